# VERSA: Karten und ihre Wirkung, Ereignisse, Ablehnungen, Stellungen. Farben kommen als R, Y, G, B.

versa-colour = { $colour ->
    [R] Rot
    [Y] Gelb
    [G] Grün
    [B] Blau
   *[other] keine Farbe
}

# Eine Karte: Farbe und Rang (eine Zahl oder der Name der Sonderkarte).
versa-card = { $rank ->
    [core] Farbkern
    [tornado] Tornado
    [pull] Sog { versa-colour }
    [lock] Farbsperre { versa-colour }
    [block] Block { versa-colour }
    [reverse] Kehrtwende { versa-colour }
    [boost] Schub { versa-colour }
    [all] Alle { versa-colour }
   *[other] { versa-colour } { $rank }
}

## Namen der Sorten und ihre genaue Wirkung

versa-name-number = Zahl
versa-name-pull = Sog
versa-name-lock = Farbsperre
versa-name-block = Block
versa-name-reverse = Kehrtwende
versa-name-boost = Schub
versa-name-all = Alle
versa-name-core = Farbkern
versa-name-tornado = Tornado

versa-effect-number = Passt auf die eigene Farbe und auf eine Zahl, die gleich oder um eins höher oder niedriger ist, gleich in welcher Farbe; 1 und 9 sind keine Nachbarn. Auf eine Sonderkarte passt sie nur über die Farbe. Auf der gleichen Zahl einer anderen Farbe bringt sie dir einen Bonuszug.
versa-effect-pull = Passt auf die eigene Farbe oder auf einen Sog. Der nächste Spieler legt ebenfalls einen Sog, gleich in welcher Farbe, oder zieht die ganze Summe auf einmal; damit endet sein Zug. Jeder Sog erhöht die Summe um { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}.
versa-effect-lock = Passt auf die eigene Farbe oder auf eine Farbsperre. Der nächste Spieler muss eine Karte genau dieser Farbe legen, keinen Farbkern und keinen Tornado, oder er zieht 2 Karten; damit endet sein Zug. So oder so ist die Sperre danach aufgehoben; eine unter der Sperre gelegte Karte wirkt ganz normal.
versa-effect-block = Passt auf die eigene Farbe oder auf einen Block. Der nächste Spieler setzt aus. Zu zweit bist du sofort noch einmal normal am Zug.
versa-effect-reverse = Passt auf die eigene Farbe oder auf eine Kehrtwende. Die Spielrichtung wechselt. Zu zweit bist du sofort noch einmal normal am Zug.
versa-effect-boost = Passt auf die eigene Farbe oder auf einen Schub. Du hast einen Bonuszug: Lege noch eine passende Karte oder beende deinen Zug; gezogen wird dabei nicht.
versa-effect-all = Passt auf die eigene Farbe oder auf eine Alle-Karte. Alle anderen ziehen sofort eine Karte, der nächste Spieler zuerst. Das ersetzt bei niemandem das gewöhnliche Ziehen, und du bekommst keinen Bonuszug.
versa-effect-core = Darf jederzeit gelegt werden, nur nicht direkt auf einen Farbkern und nicht unter Sog oder Farbsperre. Du bestimmst die Farbe, die ab jetzt gilt.
versa-effect-tornado = Darf auf jede Karte gelegt werden, nur nicht unter Sog oder Farbsperre. Danach gilt keine Farbe: Jede Karte darf folgen.
versa-effect-tornado-redeal = Darf auf jede Karte gelegt werden, nur nicht unter Sog oder Farbsperre. Alle Handkarten werden eingesammelt, gemischt und vom nächsten Spieler an gleichmäßig verteilt. Danach gilt keine Farbe: Jede Karte darf folgen.
versa-effect-tornado-rotate = Darf auf jede Karte gelegt werden, nur nicht unter Sog oder Farbsperre. Alle geben ihre Hand an den nächsten Spieler weiter. Danach gilt keine Farbe: Jede Karte darf folgen.
versa-effect-last = Als letzte Karte gewinnt sie nur die Runde, ihre Wirkung entfällt.

## Was geschehen ist

versa-played = { $colour ->
    [none] { $seat } legt { $card }.
   *[other] { $seat } legt { $card } und wünscht sich { versa-colour }.
}
versa-drew = { $own ->
    [1] { $seat } zieht { $cards }.
   *[other] { $count ->
        [0] { $seat } findet nichts mehr zum Ziehen.
        [one] { $seat } zieht { $count } Karte.
       *[other] { $seat } zieht { $count } Karten.
    }
}
versa-ended = { $bonus ->
    [1] { $seat } beendet den Bonuszug.
   *[other] { $seat } beendet den Zug.
}
versa-passed = Nichts passt, der Zug ist zu Ende.
versa-penalty = { $count ->
    [one] { $seat } muss einen Sog legen oder { $count } Karte ziehen.
   *[other] { $seat } muss einen Sog legen oder { $count } Karten ziehen.
}
versa-locked = { $seat } muss { versa-colour } legen oder { $count } Karten ziehen.
versa-skipped = { $seat } setzt aus.
versa-reversed = { $direction ->
    [1] Die Richtung wechselt: Es geht wieder vorwärts.
   *[other] Die Richtung wechselt: Es geht rückwärts.
}
versa-bonus = { $seat } hat einen Bonuszug.
versa-all = Alle anderen ziehen eine Karte.
versa-reshuffled = { $count ->
    [one] Der Stapel war leer: { $count } abgelegte Karte ist der neue Stapel.
   *[other] Der Stapel war leer: { $count } abgelegte Karten wurden zum neuen Stapel gemischt.
}
versa-tornado-redeal = Alle Handkarten werden gemischt und neu verteilt: { $count } Karten.
versa-tornado-rotate = Alle geben ihre Hand an den nächsten Spieler weiter.
versa-left = { $count ->
    [one] { $seat } verlässt die Runde; { $count } Karte kommt unter den Stapel.
   *[other] { $seat } verlässt die Runde; { $count } Karten kommen unter den Stapel.
}
versa-over = { $count ->
    [0] Niemand kann mehr legen oder ziehen: Die Runde endet ohne Gewinner.
   *[other] { $winners } gewinnt die Runde.
}

## Was nicht geht: Gründe, davor steht die Regelnummer

versa-refused-unknown = das ist kein Zug in VERSA
versa-refused-over = die Runde ist vorbei
versa-refused-turn = { $seat } ist am Zug
versa-refused-leave = die Runde verlassen kann nur, wer noch mitspielt
versa-refused-draw-bonus = im Bonuszug wird nicht gezogen: lege eine Karte oder beende den Zug
versa-refused-draw-again = es wurde schon gezogen, je Zug gibt es nur eine Karte
versa-refused-end = beenden geht erst, wenn eine Karte gezogen wurde
versa-refused-end-pull = { $count ->
    [one] erst ist der Sog dran: einen Sog legen oder { $count } Karte ziehen
   *[other] erst ist der Sog dran: einen Sog legen oder { $count } Karten ziehen
}
versa-refused-end-lock = erst ist die Farbsperre dran: { versa-colour } legen oder { $count } Karten ziehen
versa-refused-not-held = { $card } ist nicht auf der Hand
versa-refused-colour-missing = zum Farbkern gehört eine Farbe: R, Y, G oder B
versa-refused-colour-unknown = ein Farbkern nennt eine der vier Farben: R, Y, G oder B
versa-refused-core-on-core = ein Farbkern passt nicht direkt auf einen Farbkern
versa-refused-named-colour = gewünscht ist { versa-colour }, { $card } passt nicht
versa-refused-special = { $card } passt nicht auf { $top }: eine Sonderkarte braucht ihre Farbe oder die gleiche Sonderkarte
versa-refused-number-on-special = { $card } passt nicht auf { $top }: eine Zahl passt auf eine Sonderkarte nur über die Farbe
versa-refused-number = { $card } passt nicht auf { $top }: weder die Farbe noch die gleiche oder eine benachbarte Zahl
versa-refused-pull = { $count ->
    [one] unter einem Sog darf nur ein Sog gelegt werden, sonst { $count } Karte ziehen
   *[other] unter einem Sog darf nur ein Sog gelegt werden, sonst { $count } Karten ziehen
}
versa-refused-wild-pull = { $count ->
    [one] { $card } hebt keinen Sog auf: einen Sog legen oder { $count } Karte ziehen
   *[other] { $card } hebt keinen Sog auf: einen Sog legen oder { $count } Karten ziehen
}
versa-refused-lock = gesperrt auf { versa-colour }: { $card } geht nicht, sonst { $count } Karten ziehen
versa-refused-wild-lock = { $card } hebt keine Farbsperre auf: { versa-colour } legen oder { $count } Karten ziehen

## Optionen und Stellungen, die es nicht gibt

versa-deck-no-number = options: ohne Zahlen lässt sich nicht spielen
versa-deck-small = options: das Deck hat { $cards } Karten, an diesem Tisch sind { $needed } nötig
versa-deck-big = options: das Deck hat { $cards } Karten, höchstens { $most } sind möglich
versa-start-no-top = start: discards braucht eine Karte, die erste liegt offen
versa-start-direction = start: direction ist 1 oder -1
versa-start-colour = start: { $name } ist R, Y, G oder B
versa-start-colour-missing = start: ein Farbkern liegt offen, also ist colour nötig
versa-start-colour-other = start: colour ist nicht die Farbe der offenen Karte, { $card }
versa-start-penalty = start: penalty ist entweder pull, eine Zahl ab 1, oder lock, eine Farbe
versa-start-bonus-penalty = start: in einem Bonuszug gibt es keine Strafe

## Eine Stellung in Worten

versa-position-turn = { $seat } ist am Zug.
versa-position-drawn = { $seat } ist am Zug und hat gezogen.
versa-position-bonus = { $seat } ist im Bonuszug.
versa-position-won = Die Runde ist vorbei, { $seat } hat gewonnen.
versa-position-stalled = Die Runde ist ohne Gewinner vorbei.
versa-position-top = { $colour ->
    [none] Offen liegt { $card }; keine Farbe gilt.
   *[other] Offen liegt { $card }; es gilt { versa-colour }.
}
versa-position-direction = { $direction ->
    [1] Es geht vorwärts.
   *[other] Es geht rückwärts.
}
versa-position-seat = { $seat } ({ $count }): { $cards }
versa-position-empty = { $seat }: keine Karten
versa-position-left = { $seat } hat die Runde verlassen
versa-position-pile = Stapel: { $count }; Ablage: { $discards }.

## Optionen

versa-option-hand_size = Handkarten zu Beginn
versa-option-pull_cards = Karten, um die jeder Sog erhöht
versa-option-tornado = Ein Tornado
    .calm = bewirkt sonst nichts
    .redeal = lässt alle Hände mischen und neu verteilen
    .rotate = lässt alle ihre Hand weitergeben
versa-option-deck = Deck
    .number = jede Zahl, je Farbe
    .pull = Sog, je Farbe
    .lock = Farbsperre, je Farbe
    .block = Block, je Farbe
    .reverse = Kehrtwende, je Farbe
    .boost = Schub, je Farbe
    .all = Alle, je Farbe
    .core = Farbkern, insgesamt
    .tornado = Tornado, insgesamt
versa-start-no-hand = start: { $name } braucht eine Karte: ein Platz ohne Karten hat schon gewonnen (A4)
