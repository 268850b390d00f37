# Reversis: Karten, Ereignisse, Ablehnungen, Stellungen. Karten kommen als Rang und Farbe: J H.

reversis-suit = { $suit ->
    [S] Pik
    [H] Herz
    [D] Karo
   *[C] Kreuz
}
reversis-rank = { $rank ->
    [A] Ass
    [K] König
    [Q] Dame
    [J] Bube
    [T] Zehn
   *[other] { $rank }
}
reversis-card = { $suit ->
    [H] { $rank ->
        [J] Quinola
        [2] Herz 2
        [3] Herz 3
        [4] Herz 4
        [5] Herz 5
        [6] Herz 6
        [7] Herz 7
        [8] Herz 8
        [9] Herz 9
       *[other] Herz-{ reversis-rank }
    }
   *[other] { $rank ->
        [A] { reversis-suit }-Ass
        [K] { reversis-suit }-König
        [Q] { reversis-suit }-Dame
        [J] { reversis-suit }-Bube
        [T] { reversis-suit }-Zehn
       *[other] { reversis-suit } { $rank }
    }
}

# Eine Karte für Bildschirmleser.
reversis-card-long = { $suit ->
    [H] { $rank ->
        [J] Quinola, der Herz-Bube
       *[other] { reversis-card }
    }
   *[other] { reversis-card }
}

## Was geschehen ist

reversis-dealt = Spiel { $deal } von { $deals }; { $seat } gibt.
reversis-laid = { $seat } legt eine Karte in die Mitte.
reversis-laid-own = Du legst { $card } in die Mitte.
reversis-swapped = { $seat } tauscht.
reversis-swapped-own = Du legst { $card } in die Mitte und nimmst { $got } auf.
reversis-kept = { $seat } behält alle elf Karten.
reversis-kept-own = Du behältst deine Karten; vor dir lag { $card }.
reversis-played = { $seat } spielt { $card }.
reversis-trick = { $seat } macht den { $trick }. Stich: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
reversis-bound = { $seat } hat alle neun Stiche und muss nun den Reversis machen. Alle Zahlungen dieses Spiels gehen zurück.
reversis-broken = { $by } bricht den Reversis von { $seat }.
reversis-made = { $seat } hat alle Stiche gemacht: Reversis!
reversis-deal-over = Spiel { $deal } ist aus; Punkte { $points }.{ $count ->
    [0] {""}
   *[other] { " " }Im Talon: { $cards }.
}
reversis-partie = { $winner } gewinnt die Partie, sie zählt { $value }; { $loser } verliert sie.
reversis-espagnolette-won = { $seat } hat nicht bedient und danach keinen Stich gemacht: die Partie ist gewonnen.
reversis-espagnolette-lost = { $seat } hat nicht bedient und danach einen Stich gemacht: alles geht doppelt zurück.
reversis-claimed = { $seat } fordert ein, was für ausgespielte Karten zu zahlen ist.
reversis-claim-lost = { $seat } hat nichts eingefordert; { $count ->
    [one] die Zahlung für eine ausgespielte Karte ist
   *[other] die Zahlungen für { $count } ausgespielte Karten sind
} verfallen.
reversis-next = { $seat } beginnt das nächste Spiel.
reversis-over = Die Sitzung ist aus. Gewonnen: { $winners }.

# Eine Bewegung von Chips; Grund und Verdopplungen stehen dahinter.
reversis-paid = { $payer ->
    [pot] { $to_seat } nimmt { $sum } aus dem Pot
   *[other] { $receiver ->
        [pot] { $from_seat } zahlt { $sum } in den Pot
       *[other] { $from_seat } zahlt { $sum } an { $to_seat }
    }
}: { reversis-reason }{ reversis-factors }.
reversis-reason = { $reason ->
    [ante] Einsatz
    [ace-thrown] Ass abgeworfen
    [ace-of-diamonds-thrown] Karo-Ass abgeworfen
    [quinola-thrown] Quinola abgeworfen
    [ace-forced] Ass erzwungen
    [ace-of-diamonds-forced] Karo-Ass erzwungen
    [quinola-forced] Quinola erzwungen
    [quinola-bystander] erzwungene Quinola, von den anderen
    [ace-led] Ass ausgespielt
    [ace-of-diamonds-led] Karo-Ass ausgespielt
    [quinola-led] Quinola ausgespielt
    [pot] Pot gewonnen
    [surcharge] Zuschlag für die Quinola
    [partie] Partie
    [reversis-made] Reversis gemacht
    [reversis-broken] Reversis gebrochen
    [returned] zurückgegeben
    [doubled-back] doppelt zurückgegeben
    [pot-back] Pot zurückgegeben
    [old-points] Punkte
   *[old-all-tricks] alle Stiche gemacht
}
reversis-factors = { $opposite ->
    [1] , gegenüber ×2
   *[other] {""}
}{ $late ->
    [1] , letzte zwei Stiche ×2
   *[other] {""}
}

## Was nicht geht: Gründe, davor steht die Regelnummer

reversis-refused-unknown = das ist kein Zug in Reversis
reversis-refused-over = die Sitzung ist aus
reversis-refused-turn = { $seat } ist am Zug
reversis-refused-ten = Reversis hat keine Zehnen: { $card } gibt es nicht
reversis-refused-not-held = { $card } ist nicht in der Hand
reversis-refused-follow = { reversis-suit } ist ausgespielt und muss bedient werden
reversis-refused-follow-again = { reversis-suit } ist ausgespielt: vom zehnten Stich an muss wieder bedient werden
reversis-refused-lay-first = zuerst legt der Geber, { $seat }, eine Karte in die Mitte
reversis-refused-choose-first = der Tausch ist nicht zu Ende: { $seat } tauscht oder behält jetzt
reversis-refused-no-exchange = der Tausch ist vorbei
reversis-refused-waiting = das Spiel ist aus; { $seat } beginnt das nächste
reversis-refused-next = der Tisch wartet nicht auf das nächste Spiel
reversis-refused-claim-automatic = ausgespielte Karten werden von selbst bezahlt
reversis-refused-claim-now = ausgespielte Karten kann man erst nach dem Spiel einfordern
reversis-refused-claim-nothing = es ist nichts zu zahlen
reversis-refused-claim-winner = einfordern kann nur, wer die Partie gewonnen hat: { $seat }

## Stellungen, die es nicht gibt

reversis-start-missing = start: { $card } fehlt{ $count ->
    [one] {""}
   *[other] {" "}(und weitere Karten, im ganzen { $count })
}
reversis-start-table = start: table: vor dem Tausch liegt vor jedem außer dem Geber eine Karte, und kein Stich ist gemacht
reversis-start-kitty = start: kitty: { $count ->
    [0] hier ist der Talon leer
   *[other] der Talon hat { $count } Karten
}
reversis-start-tricks = start: tricks_won[{ $seatnumber }]: ein Stich hat vier Karten
reversis-start-hands = start: hands[{ $seatnumber }]: { $count ->
    [one] hier ist eine Karte nötig
   *[other] hier sind { $count } Karten nötig
}
reversis-start-number = start: { $name }: diese Zahl kann nicht sein
reversis-start-pots = start: pots: { $count ->
    [0] im alten Spiel gibt es keinen
   *[other] es sind höchstens { $count }
}

## Eine Stellung in Worten

reversis-position-deal = Das nächste Spiel ist zu geben.
reversis-position-lay = { $seat } legt eine Karte in die Mitte.
reversis-position-exchange = { $seat } tauscht oder behält.
reversis-position-play = { $seat } ist am Zug.
reversis-position-claim = Das Spiel ist aus; { $seat } beginnt das nächste.
reversis-position-over = { $count ->
    [one] Die Sitzung ist aus; { $winners } hat gewonnen.
   *[other] Die Sitzung ist aus; { $winners } teilen sich den Sieg.
}
reversis-position-deal-number = Spiel { $deal } von { $deals }; { $seat } gibt.
reversis-position-trick = Im Stich, ausgespielt von { $seat }: { $cards }
reversis-position-seat = { $seat }: { reversis-position-count }; { $cards }
reversis-position-empty = { $seat }: { reversis-position-count }; keine Karten
reversis-position-count = { $chips ->
    [one] { $chips } Chip
   *[other] { $chips } Chips
}, { $tricks ->
    [one] { $tricks } Stich
   *[other] { $tricks } Stiche
}, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
reversis-position-pot = Pot { $number }: { $sum }
reversis-position-no-pot = Es gibt keinen Pot.
reversis-position-kitty = Im Talon: { $cards }

## Varianten

reversis-option-deals = Spiele
reversis-option-chips = Chips zu Beginn
reversis-option-claims = Ausgespielte Karten
    .automatic = werden am Spielende von selbst bezahlt
    .must_claim = sind vor dem nächsten Spiel einzufordern
reversis-option-show_tricks = Alle Stiche darf man nachsehen
    .false = nur den letzten
    .true = ja
reversis-option-espagnolette = Espagnolette: mit vier Assen, oder Quinola und drei Assen, muss man nicht bedienen
    .false = nein
    .true = ja
reversis-option-heavy_kitty = Im Talon zählt das Karo-Ass 5 und die Quinola 3
    .false = nein
    .true = ja
reversis-option-old = Das alte Spiel, vor 1634: 52 Karten, kein Tausch, kein Pot
    .false = nein
    .true = ja
reversis-option-old_reversis_payment = Das alte Spiel: was alle Stiche von jedem Gegner bringen
