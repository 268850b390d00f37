# Der Tisch von Reversis im Browser.

ui-trick-stays = Reversis: der Stich bleibt liegen
ui-trick-stays-tap = bis ich tippe
ui-trick-stays-1500 = 1,5 Sekunden
ui-trick-stays-3000 = 3 Sekunden
ui-four-colours = Vierfarbige Karten: jede Kartenfarbe anders
ui-seats-exactly = { $count } Personen

## Was gefragt ist
ui-reversis-you-lay = Leg eine Karte ab
ui-reversis-swap-or-keep = Tauschen oder behalten?
ui-reversis-lay-now = Leg eine deiner zwölf Karten verdeckt in die Mitte.
ui-reversis-exchange-now = Tausch eine Karte gegen deine Tischkarte, ungesehen, oder behalte deine Karten.
ui-reversis-next-now = Das Spiel ist aus: Du beginnst das nächste.
ui-reversis-led = Ausgespielt ist { $card }: { reversis-suit } bedienen.
ui-reversis-lead-now = Du spielst aus.
ui-reversis-may-play = Du kannst spielen: { $cards }.
ui-reversis-hint = Karte antippen, nochmal antippen spielt sie.
ui-reversis-choose-card = Erst eine Handkarte antippen.
ui-reversis-pick = Karte wählen
ui-reversis-play = { $card } spielen
ui-reversis-on = Weiter

## Tausch
ui-reversis-your-table-card = deine Tischkarte
ui-reversis-swap-head = Tauschen:
ui-reversis-swap-means = eine Handkarte verdeckt in die Mitte, dafür die Tischkarte, ungesehen.
ui-reversis-keep-head = Behalten:
ui-reversis-keep-means = die Tischkarte ansehen, dann kommt sie in die Mitte.
ui-reversis-lay-means = Du gibst und hast zwölf Karten: Eine legst du verdeckt in die Mitte.
ui-reversis-kitty-means = Die vier Karten der Mitte sind der Talon. Ihre Punkte machen die Partie teurer.
ui-reversis-swap = Tauschen
ui-reversis-keep = Behalten
ui-reversis-lay = Ablegen
ui-reversis-swap-card = { $card } tauschen
ui-reversis-lay-card = { $card } ablegen
ui-reversis-into-kitty = { $points ->
    [0] Bringt keine Punkte in den Talon.
    [one] Bringt { $points } Punkt in den Talon.
   *[other] Bringt { $points } Punkte in den Talon.
}

## Was eine Karte bringt oder kostet
ui-reversis-would-pay = Du zahlst { $name } { $sum }.
ui-reversis-would-get = { $name } zahlt dir { $sum }.
ui-reversis-would-get-trick = Wer den Stich macht, zahlt dir { $sum }, gegenüber doppelt.
ui-reversis-would-pay-partie = Wer die Partie gewinnt, bekommt von dir { $sum }, gegenüber doppelt.
ui-reversis-would-surcharge = Zuschlag: { $sum } in den Pot.
ui-reversis-would-win-pot = Der Pot mit { $sum } gehört dir.
ui-reversis-refuses = Nicht bedienen: Von jetzt an darfst du keinen Stich mehr machen.

## Plätze
ui-reversis-self = du
ui-reversis-right = rechts
ui-reversis-across = gegenüber
ui-reversis-left = links
ui-reversis-dealer = Geber
ui-reversis-lays = legt ab
ui-reversis-has-laid = hat abgelegt
ui-reversis-chose-swap = hat getauscht
ui-reversis-chose-keep = hat behalten
ui-reversis-chooses = wählt
ui-reversis-waits = wartet
ui-reversis-tricks = { $count ->
    [one] { $count } Stich
   *[other] { $count } Stiche
}
ui-reversis-points = { $points } P.
ui-reversis-deal-standing = { $pot ->
    [none] Spiel { $deal } von { $deals }
   *[other] Spiel { $deal }/{ $deals } · Pot { $pot }
}
ui-reversis-chips-word = { " " }Chips

## Das Blatt in der Mitte
ui-reversis-trick = Stich
ui-reversis-trick-of = Stich { $trick } von { $tricks }
ui-reversis-trick-short = Stich { $trick }
ui-reversis-takes = sticht
ui-reversis-trick-taken = { $name } sticht
ui-reversis-last-trick = Voriger Stich
ui-reversis-streak = { $name } hat alle { $count } Stiche. Nach neun gilt es: Reversis.
ui-reversis-bound = { $name } muss nun alle Stiche machen.
ui-reversis-broken-by = { $name } hat den Reversis gebrochen.
ui-reversis-kitty = Talon
ui-reversis-hidden = verdeckte Karte
ui-reversis-pot = Pot
ui-reversis-pot-of = { $number ->
    [0] Pot { $sum }
   *[other] Pot { $number }: { $sum }
}
ui-reversis-no-pot = kein Pot

## Hand
ui-reversis-your-cards = { $count ->
    [one] Deine letzte Karte
   *[other] Deine { $count } Karten
}
ui-reversis-fits = darf gespielt werden
ui-reversis-fits-not = darf gerade nicht gespielt werden
ui-reversis-new = neu

## Chips
ui-reversis-chips = Chips
ui-reversis-account = Chips und Zahlungen
ui-reversis-no-payments = Noch keine Zahlung.
ui-reversis-from-to = { $from } → { $to }
ui-reversis-returned = zurück: { $reason }

ui-reversis-deals-head = Spiele
ui-reversis-won-deal = gewonnen
ui-reversis-all-chips = Alle Chips zusammen: { $count }
ui-reversis-due = Noch fällig
ui-reversis-due-means = Am Ende an den Sieger der Partie:
ui-reversis-due-card = { $name }: { $card } ausgespielt{ $late ->
    [yes] , letzte zwei Stiche ×2
   *[no] {""}
}
ui-reversis-this-deal = Zahlungen in Spiel { $deal }
ui-reversis-to = → { $to }
ui-reversis-moment-bound = Neun Stiche!
ui-reversis-moment-broken = Gebrochen
ui-reversis-moment-made = Reversis!
ui-reversis-tricks-of = Stiche von { $name }
ui-reversis-tricks-hidden = Hier darf man nur den letzten Stich nachsehen.
ui-reversis-no-tricks = Noch kein Stich.
ui-reversis-trick-number = { $number }. Stich

## Spiel zu Ende
ui-reversis-deal-over = Spiel { $deal } von { $deals } ist aus
ui-reversis-deal-of = Spiel { $deal }
ui-reversis-tricks-head = Stiche
ui-reversis-points-head = Punkte
ui-reversis-all-payments = Alle Zahlungen ({ $count })
ui-reversis-partie = { $winner } gewinnt die Partie, { $loser } verliert sie und zahlt { $paid }{ $twice ->
    [yes] : { $value }, gegenüber ×2
   *[no] {""}
}.
ui-reversis-partie-value = Die Partie zählt { $value }: 4 und die Punkte im Talon.
ui-reversis-was-broken = { $name } hatte neun Stiche, aber nicht alle: Der Reversis ist gebrochen. Eine Partie gibt es nicht.
ui-reversis-claim = Einfordern
ui-reversis-next = Nächstes Spiel
ui-reversis-waits-for-next = { $name } beginnt das nächste Spiel, spätestens nach 20 Sekunden.

## Regeln auf einem Blatt
ui-rules-reversis-1-head = Ziel
ui-rules-reversis-1 = Vier Personen, jede für sich. Wer am Ende aller Spiele die meisten Chips hat, gewinnt. Meist heißt das: wenig Punkte in Stichen.
ui-rules-reversis-2-head = Karten
ui-rules-reversis-2 = 48 Karten ohne die Zehnen, keine Trümpfe. In Stichen zählen Ass 4, König 3, Dame 2, Bube 1. Der Herz-Bube ist die Quinola.
ui-rules-reversis-3-head = Tausch
ui-rules-reversis-3 = Der Geber legt eine seiner zwölf Karten in die Mitte. Alle anderen tauschen eine Karte ungesehen gegen ihre Tischkarte oder behalten. Die vier Karten der Mitte sind der Talon.
ui-rules-reversis-4-head = Stiche
ui-rules-reversis-4 = Rechts vom Geber wird ausgespielt, gespielt wird nach rechts. Farbe bedienen, wenn es geht, sonst irgendeine Karte abwerfen. Die höchste Karte der ausgespielten Farbe sticht.
ui-rules-reversis-5-head = Asse und Quinola
ui-rules-reversis-5 = Abgeworfen bringen Ass 1, Karo-Ass 2, Quinola 5 von dem, der sticht. Erzwungen kosten sie 1, 2 oder 10 an den, der ausspielte (bei der Quinola zahlen ihm auch die anderen 5). Ausgespielt gehen 1, 2 oder 10 an den Sieger der Partie. Gegenüber gilt alles doppelt, in den letzten zwei Stichen auch.
ui-rules-reversis-6-head = Pot
ui-rules-reversis-6 = Wer die Quinola abwirft, gewinnt den neuesten Pot. Wer sie bedienen muss oder ausspielt, zahlt so viel hinein, wie darin liegt.
ui-rules-reversis-7-head = Partie
ui-rules-reversis-7 = Am wenigsten Punkte gewinnt, am meisten verliert. Der Verlierer zahlt 4 und die Punkte im Talon, gegenüber doppelt.
ui-rules-reversis-8-head = Reversis
ui-rules-reversis-8 = Wer die ersten neun Stiche macht, muss alle elf machen. Dann gehen alle Zahlungen dieses Spiels zurück. Geschafft: 16 von jedem Nachbarn, 32 von gegenüber. Gebrochen: 64 an den, der den ersten Stich wegnimmt.
