# Die Regelseiten: was nicht im Text der Spiele steht (src/volte/pages/text).

page-title = Regeln: { $game }
page-index = Die Regeln
page-index-lead = Jede Regel, jede Quelle, und Beispiele, die man spielen kann.
page-holds = Fassung { $version } · gilt für jeden Tisch hier
page-version = Diese Seite beschreibt Fassung { $version } der Regeln. Sie steht in jeder Aufzeichnung; eine neue gibt es nur, wenn ein Spiel anders verlaufen würde.
page-contents = Inhalt
page-skip = Zum Text
page-home = Zum Start
page-games = Spiele
page-languages = Sprachen
page-mistake = Fehler gefunden?
page-mistake-lead = Stimmt etwas nicht, im Text, in einem Beispiel oder am Tisch? Sag es uns; ein Konto brauchst du nicht.
page-mistake-go = Fehler melden
page-missing = Diese Seite gibt es nicht.
page-missing-try = Zu den Regeln
page-refused-often = Von hier kamen gerade sehr viele Fragen. In einer Minute geht es weiter.
page-refused-busy = Gerade warten hier sehr viele Fragen. Bitte gleich noch einmal versuchen.

## Fakten

page-fact-players = Personen
page-fact-minutes = Dauer
page-fact-age = Alter
page-fact-year = Jahr
page-fact-complexity = Komplexität
page-fact-strategy = Strategie
page-fact-luck = Glück
page-fact-interaction = Miteinander
page-players = { $most ->
    [one] 1
   *[other] { $fewest ->
        [one] 1 bis { $most }
       *[other] { $same ->
            [yes] genau { $most }
           *[no] { $fewest } bis { $most }
        }
    }
}
page-minutes-verso = etwa 20 Minuten, hier etwa 4
page-minutes-versa = etwa 10 Minuten die Runde
page-minutes-reversis = etwa 40 Minuten für vier Spiele
page-age = ab { $age }
page-year-verso = 2024/25
page-year-versa = ein Spiel fürs Netz, ohne Jahresangabe
page-year-reversis = 17. bis 19. Jahrhundert
page-of-five = { $number } von 5
page-estimate = unsere Einschätzung

## Varianten

page-option-default = { $choice } (voreingestellt)
page-option-default-is = Voreingestellt: { $choice }
page-option-also = Zur Wahl: { $choices }
page-option-deck = { $number } je Zahl und Farbe, { $special } je Sonderkarte und Farbe, { $core } Farbkerne, { $tornado } Tornados
page-option-any = jede Zahl, die die Regel erlaubt
page-option-name = im Zimmer und in Aufzeichnungen: { $name }

## Beispiele

page-example = Beispiel: { $title }
page-example-start = So steht es
page-example-refused = Geht nicht: { $move }
page-example-why = { $move } ({ $clause }: { $reason })
page-example-same-rules = Gespielt wird hier mit denselben Regeln wie am Tisch.
page-example-step = Schritt { $step } von { $steps }
page-example-back = Zurück
page-example-on = Weiter
page-example-may = Was darf ich hier?
page-example-may-close = Ausblenden
page-example-may-of = { $seat } darf:
page-example-may-nothing = Hier ist nichts mehr zu tun: Das Spiel ist aus.
page-example-again = Zum Beispiel zurück
page-example-play = Ab hier weiterspielen
page-example-record = Aufzeichnung
page-example-trouble = Das hat nicht geklappt. Versuch es noch einmal.

## Stellungen

page-board-pile = Stapel: { $count ->
    [0] leer
    [one] noch eine Karte
   *[other] noch { $count } Karten
}
page-board-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
page-board-cards = { $count ->
    [0] keine Karten
    [one] 1 Karte
   *[other] { $count } Karten
}
page-board-turn = am Zug
page-board-empty = leer
page-board-trick = Im Stich
page-board-chips = { $chips ->
    [one] 1 Chip
   *[other] { $chips } Chips
}
page-board-pots = { $pots ->
    [none] kein Pot
   *[other] Pot: { $pots }
}
page-board-tricks = { $tricks ->
    [one] 1 Stich
   *[other] { $tricks } Stiche
}
page-board-dealer = gibt

## Züge in Worten

page-move-verso-keep = behalten
page-move-verso-flip = wenden
page-move-verso-pass = passen
page-move-verso-bank = { verso-colour } { $low } bis { $high } kassieren{ $joker ->
    [0] {""}
   *[other] {" "}(Joker als { $joker })
}
page-move-versa-play = { $colour ->
    [none] { $card } legen
   *[other] { $card } legen und { versa-colour } wünschen
}
page-move-versa-draw = ziehen
page-move-versa-end = Zug beenden
page-move-versa-leave = gehen
page-move-reversis-play = { $card } spielen
page-move-reversis-lay = { $card } in die Mitte legen
page-move-reversis-swap = { $card } gegen die Karte auf dem Tisch tauschen
page-move-reversis-keep = die Handkarten behalten
page-move-reversis-claim = einfordern
page-move-reversis-next = das nächste Spiel beginnen
