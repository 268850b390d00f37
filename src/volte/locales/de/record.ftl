# Aufzeichnungen und Stellungen: was falsch ist und wo; für alle Spiele.

seat-name = Platz { $number }
list-and = { $head } und { $last }
list-none = nichts
list-comma = ,{ " " }
sentence-end = .

game-unknown = game: ein Spiel { $game } gibt es nicht
seats-wrong = players: dieses Spiel ist für { $low } bis { $high }, nicht für { $seats }
option-unknown = options: eine Variante { $option } gibt es nicht
option-wrong = options: { $option } kann nicht { $value } sein

record-no-json = das ist kein JSON
record-no-object = eine Aufzeichnung ist ein JSON-Objekt
record-format = format: es muss { $format } sein, nicht { $found }
record-missing = { $name } fehlt
record-type = { $name }: falscher Typ
record-hex = { $name }: 64 Hexadezimalziffern sind nötig
record-nonce = { $name }: Hexadezimalziffern sind nötig, oder nichts
record-move = Zug { $number } ({ $text }): ein Zug ist ein Text oder ein Objekt mit seat und move
record-seat = Zug { $number }: ein Platz ist eine Zahl ab 0 und unter { $seats }
record-after = es gibt nur { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Züge
}, nicht { $after }
record-seed-needed = seed: er ist für die Mischung { $label } nötig
record-illegal = Zug { $number } ({ $move }): { $reason }
record-illegal-clause = Zug { $number } ({ $move }): { $clause }: { $reason }

start-unknown = start: einen Schlüssel { $name } gibt es nicht
start-list = start: { $name } ist eine Liste
start-lists = start: { $name } ist eine Liste mit einem Eintrag für jeden der { $seats } Plätze
start-no-card = start: { $name }: eine Karte { $card } gibt es nicht
start-twice = start: { $name }: { $card } kommt öfter vor als im Spiel
start-number = start: { $name }: eine Zahl ab 0 ist nötig
start-seat = { $name }: ein Platz ist eine Zahl ab 0 und unter { $seats }
start-bool = start: { $name } ist true oder false

verify-ok = alles stimmt: Festlegung, Startzahl, { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Züge
} und das Ergebnis
verify-ok-arranged = alles stimmt: Festlegung, Startzahl, { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Züge
} und das Ergebnis. Die Stellung war vorgegeben; für sie gibt es keine Mischung zu prüfen.
verify-missing = das ist keine Aufzeichnung einer beendeten Partie vom Server: { $name } fehlt
verify-commitment = die Festlegung passt nicht zum Geheimnis
verify-nonces = es gibt { $count } Zufallszahlen für { $seats } Plätze
verify-seed = die Startzahl passt nicht zu Geheimnis und Zufallszahlen
verify-rules = die Aufzeichnung ist von Regelfassung { $rules }, dies ist Fassung { $own }
verify-unfinished = das Spiel ist nach { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Zügen
} nicht zu Ende
verify-result = das Ergebnis ist { $own }, nicht { $record }
