# Verso: Karten, Ereignisse, Ablehnungen, Stellungen. Farben kommen als B, G, O.

verso-colour = { $colour ->
    [B] Meer
    [G] Land
   *[O] Himmel
}

# Eine Kartenseite: Farbe, Wert, Punkte.
verso-card = { $value ->
    [J] { verso-colour }-Joker
   *[other] { verso-colour } { $value } ({ $points })
}

# Eine Kartenseite für Bildschirmleser.
verso-card-long = { $value ->
    [J] { verso-colour }-Joker, 1 Punkt
   *[other] { verso-colour } { $value }, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
}

## Was geschehen ist

verso-kept = { $seat } behält { $card }.
verso-flipped = { $seat } wendet { $from }: { $to }.
verso-banked = { $seat } kassiert { verso-colour } { $low }–{ $high }{ $joker ->
    [0] {""}
   *[other] { " " }mit dem Joker als { $joker }
} für { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}; { $discards } gehen ab.
verso-turned = { $seat } muss { $from } wenden: { $to }.
verso-discarded = { $card } von { $seat } ist doppelt und geht ab.
verso-square = { $seat } hat ein Quadrat: { $points } Punkte.
verso-passed = { $seat } passt.
verso-opponent = Der Gegner nimmt { $card }, dahinter { $back }{ $flips ->
    [1] {" "}– das ist höher: deine höchste Karte der Farbe { verso-colour } wird gewendet.
   *[other] {"."}
}
verso-final = { $seats ->
    [one] Der Stapel ist leer. Du darfst ein letztes Mal kassieren.
   *[other] Der Stapel ist leer. Alle dürfen ein letztes Mal kassieren.
}
verso-over = { $seats ->
    [one] Das Spiel ist aus: { $scores } Punkte.
   *[other] Das Spiel ist aus. Gewonnen: { $winners }.
}

## Was nicht geht: Gründe, davor steht die Regelnummer

verso-refused-unknown = das ist kein Zug in Verso
verso-refused-over = das Spiel ist aus
verso-refused-turn = { $seat } ist am Zug
verso-refused-pass = passen geht erst am Ende, wenn der Stapel leer ist
verso-refused-final = der Stapel ist leer: du kannst nur noch eine letzte Reihe kassieren oder passen
verso-refused-duplicate = { verso-colour }{ $value ->
    [0] -Joker
   *[other] { " " }{ $value }
} liegt schon in der Auslage, diese Karte kann man nicht behalten: wenden oder kassieren
verso-refused-values = eine Reihe geht höchstens von 1 bis 6, nicht von { $low } bis { $high }
verso-refused-single = eine Reihe hat mindestens zwei Werte, nicht nur { $low }
verso-refused-round = eine Reihe steigt an: von { $low } bis { $high } ist keine, und auf 6 folgt nicht 1
verso-refused-joker-outside = der Joker kann in einer Reihe von { $low } bis { $high } nicht für { $value } stehen
verso-refused-no-joker = in der Auslage liegt kein { verso-colour }-Joker
verso-refused-missing = { verso-colour } { $value } liegt nicht in der Auslage, und einen { verso-colour }-Joker gibt es dort nicht
verso-refused-joker-used = { verso-colour } { $value } liegt nicht in der Auslage, und der { verso-colour }-Joker steht für { $joker }
verso-refused-alone = { verso-colour } { $value } hat keinen Nachbarwert: eine Reihe braucht mindestens zwei Werte
verso-refused-joker-alone = der { verso-colour }-Joker liegt allein: eine Reihe braucht mindestens zwei Karten

## Stellungen, die es nicht gibt

verso-start-duplicate = displays[{ $seatnumber }] enthält zwei Karten wie { $card }
verso-start-final-cards = final: nur bei leerem Stapel
verso-start-final-missing = final: bei leerem Stapel wird nur noch ein letztes Mal kassiert, es muss also true sein

## Eine Stellung in Worten

verso-position-play = { $seat } ist am Zug.
verso-position-final = Der Stapel ist leer; { $seat } darf kassieren oder passt.
verso-position-over = { $count ->
    [one] Das Spiel ist aus; { $winners } hat gewonnen.
   *[other] Das Spiel ist aus; { $winners } teilen sich den Sieg.
}
verso-position-seat = { $seat }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}; { $cards }
verso-position-empty = { $seat }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}; keine Karten
verso-position-pile = Auf dem Stapel: { $card }; { $count ->
    [one] es ist die letzte Karte
   *[other] noch { $count } Karten
}
verso-position-discards = { $count ->
    [0] Nichts ist abgelegt.
    [one] Eine Karte ist abgelegt.
   *[other] { $count } Karten sind abgelegt.
}

## Solo (V21)

verso-verdict = { $verdict ->
    [0] { $points } Punkte: der Durchschnitt von 35 ist noch nicht erreicht.
    [35] { $points } Punkte: der Durchschnitt ist erreicht.
    [40] { $points } Punkte: über dem Durchschnitt.
    [45] { $points } Punkte: ein starkes Spiel.
    [50] { $points } Punkte: ein sehr starkes Spiel.
    [55] { $points } Punkte: ein herausragendes Spiel.
   *[60] { $points } Punkte: Legende des Decks! Der eigene Rekord der Autoren liegt bei 64.
}

## Varianten

verso-option-duplicate_draw = Eine sichtbar doppelte Karte
    .free = darf genommen werden und geht ab
    .must_flip = darf nicht behalten, nur gewendet werden
verso-option-joker_flip = Der Joker eines Nachbarn
    .only_card = wird nur allein in seiner Farbe gewendet
    .never = wird nie gewendet
verso-option-square_again = Ein Quadrat zählt wieder
    .rebuilt = wenn es zerbrochen war und neu gebaut ist
    .after_bank = wenn sein Besitzer seither kassiert hat
verso-option-final_bank_flips = Nachbarn wenden auch beim letzten Kassieren
    .false = nein
    .true = ja
verso-option-show_known_backs = Zeigen, was man über die Rückseiten wissen kann
    .false = nein
    .true = ja
