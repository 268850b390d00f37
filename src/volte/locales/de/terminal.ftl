# Spielen im Terminal: der Tisch, die möglichen Züge, die Fragen; und die Zahlen des Selbstspiels.

## Die Optionen des Befehls

cli-play-bots = so viele Bots spielen mit
cli-play-seats = so viele Plätze; die ohne Bot sind Personen an dieser Tastatur
cli-play-level = wie gut die Bots spielen
cli-play-seed = 64 Hexziffern, die die Karten festlegen
cli-play-lang = die Sprache am Tisch
cli-play-record = das Spiel hier als Aufzeichnung speichern
cli-arena = Bots gegeneinander spielen lassen, je Platz ein LEVEL, und messen, wie gut sie sind.
cli-arena-games = so viele Spiele
cli-arena-seed = ein Text, der alle Karten festlegt
cli-arena-json = als ein JSON-Objekt

## Alle Spiele

terminal-person = { $number ->
    [0] Spieler
   *[other] Spieler { $number }
}
terminal-bot = { $number ->
    [0] Bot
   *[other] Bot { $number }
}
terminal-help = Ein Zug ist seine Nummer oder sein Text. all: alle Züge, ?: diese Zeile, q: aufhören.
terminal-prompt = { $seat }:
terminal-out-of-turn = { $seat }, ein Zug außer der Reihe, oder Enter zum Weiterspielen:
terminal-hand-over = { $seat } ist an der Reihe: Enter zeigt die Hand.
terminal-more = all zeigt { $count ->
    [one] { $count } weiteren Zug
   *[other] { $count } weitere Züge
}
terminal-refused = Nicht möglich, { $clause }: { $reason }
terminal-quit = Das Spiel ist abgebrochen.
terminal-saved = Gespeichert in { $file }.
terminal-record-exists = { $file } gibt es schon
terminal-record-folder = es gibt keinen Ordner für { $file }
terminal-no-person = --bots: von { $seats } Plätzen gehört mindestens einer einer Person, { $bots } Bots sind also zu viele

## Verso

verso-terminal-colour-B = Meer (B)
verso-terminal-colour-G = Land (G)
verso-terminal-colour-O = Himmel (O)
verso-terminal-seat = { $seat }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
verso-terminal-square-stands = das Quadrat steht
verso-terminal-square-waits = das Quadrat steht und zählt nach dem Kassieren
verso-terminal-square-open = kein Quadrat
verso-terminal-pile = Auf dem Stapel: { $card }, { $count ->
    [one] die letzte Karte
   *[other] noch { $count } Karten
}
verso-terminal-behind = Dahinter eines davon: { $backs }
verso-terminal-gains = { $square ->
    [0] {""}
   *[other] {" "}Ergibt ein Quadrat: { $square } Punkte.
}
verso-terminal-keep = { $card } behalten{ $duplicate ->
    [yes] , doppelt: sie geht ab
   *[no] {""}
}{ verso-terminal-gains }
verso-terminal-flip = wenden
verso-terminal-pass = passen
verso-terminal-bank = { $cards } kassieren für { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}; { $discards } gehen ab.{ verso-terminal-gains }
verso-terminal-turns = { $seat } wendet { $card }.

## VERSA

versa-terminal-seat = { $turn ->
    [yes] →
   *[no] {" "}
} { $seat }: { $count ->
    [one] { $count } Karte!
   *[other] { $count } Karten
}
versa-terminal-hand = Hand (* passt):
versa-terminal-card = { $card }
versa-terminal-play = { $card } legen{ $colour ->
    [none] {""}
   *[other] {" "}und { versa-colour } ansagen
}
versa-terminal-draw = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
} ziehen
versa-terminal-end = den Zug beenden
versa-terminal-leave = die Runde verlassen

## Reversis

reversis-terminal-seat = Spieler
reversis-terminal-chips = Chips
reversis-terminal-tricks = Stiche
reversis-terminal-points = Punkte
reversis-terminal-name = { $turn ->
    [yes] →
   *[no] {" "}
} { $seat }
reversis-terminal-hand = Hand:
reversis-terminal-lay = { $card } in die Mitte legen
reversis-terminal-swap = { $card } gegen die Karte vor dir tauschen
reversis-terminal-keep = die elf Karten behalten
reversis-terminal-play = { $card } spielen
reversis-terminal-claim = fordern, was fällig ist
reversis-terminal-next = weiter zur nächsten Ausspielung

## Selbstspiel

arena-played = { $games ->
    [one] { $games } Spiel
   *[other] { $games } Spiele
}, { $moves } Züge
arena-wins = { $level }: gewinnt auf { $rate } % seiner Plätze (Standardfehler { $error })
arena-mean = { $level }: Mittel { $mean } (Standardfehler { $error })
