# Der Tisch von VERSA im Browser.

ui-versa-fitting = Es passen: { $cards }.
ui-versa-none-fits = Nichts passt: Du musst ziehen.
ui-versa-open-pull = Offener Sog: Sog legen oder { $count } ziehen.
ui-versa-open-lock = Farbsperre: { versa-colour } legen oder 2 ziehen.
ui-versa-bonus = Bonuszug: noch eine Karte, oder beenden.
ui-versa-after-draw = Gezogen: noch legen, oder beenden.
ui-versa-any-card = Keine Farbe gilt: Jede Karte passt.
ui-versa-colour-counts = Es gilt: { versa-colour }.
ui-versa-number-counts = Es gilt: { versa-colour }, oder jede { $numbers }.
ui-versa-wild-no-help = Farbkern, Tornado: hier nicht.
ui-versa-fits = passt
ui-versa-fits-not = passt gerade nicht
ui-versa-new = neu
ui-versa-your-cards = { $count ->
    [one] Deine letzte Karte
   *[other] Deine { $count } Karten
}
ui-versa-fit-count = { $count ->
    [0] keine passt
    [one] { $count } passt
   *[other] { $count } passen
}
ui-versa-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
ui-versa-last-card = letzte Karte
ui-versa-out = nicht mehr in der Runde
ui-versa-next = als Nächstes
ui-versa-top = Offen liegt: { $card }. Abgelegte Karten zeigen.
ui-versa-pile = { $count ->
    [one] Stapel: { $count } Karte
   *[other] Stapel: { $count } Karten
}
ui-versa-forward = dann { $name }
ui-versa-backward = rückwärts, dann { $name }
ui-versa-deck = Deck
ui-versa-deck-total = { $count } Karten im Ganzen.
ui-versa-times = { $count } ×
ui-versa-rounds-won = { $count ->
    [one] { $count } Runde
   *[other] { $count } Runden
}
ui-versa-round-over = Runde { $number } zu Ende
ui-versa-next-round = Nächste Runde
ui-versa-round = Runde { $number }
ui-versa-your-bonus = Dein Bonuszug
ui-versa-house-rules = Hier gilt: { $rules }
ui-versa-by-value = Nach Zahl
ui-versa-by-colour = Nach Farbe
ui-versa-hint = Gehobene Karte antippen, nochmal antippen legt sie.
ui-versa-name-colour = Farbkern legen und { versa-colour } nennen
ui-versa-lay = { $card } legen
ui-versa-draw = { $count ->
    [one] Karte ziehen
   *[other] { $count } ziehen
}
ui-versa-draw-penalty = { $count } ziehen, Zug endet
ui-versa-end = Zug beenden
ui-versa-discards = Abgelegt
ui-versa-you = du
ui-versa-sum = zusammen { $count }
ui-versa-discarded = { $count } abgelegt
ui-versa-pile-empty = leer
ui-versa-effect = Wirkung
ui-versa-in-deck = { $count ->
    [one] Diese Karte gibt es einmal im Deck.
   *[other] Diese Karte gibt es { $count }-mal im Deck.
}
ui-versa-discards-order = { $count ->
    [one] Eine Karte liegt hier.
   *[other] { $count } Karten, die oberste zuerst. Antippen zeigt die Wirkung.
}
ui-versa-which-colour = Welche Farbe soll gelten?
ui-versa-hint-end = Noch eine passende Karte legen, oder beenden.
ui-versa-hint-wait = Antippen zeigt, was eine Karte bewirkt.
ui-versa-keys = Tasten: ← → ↑ ↓ Karte · Enter heben, nochmal legen · 1–4 Farbe · D ziehen · E beenden · S ordnen · Esc zurück
ui-versa-then-wins = Damit gewinnst du die Runde.
ui-versa-then-skips = { $names } setzt aus.
ui-versa-then-all = { $count ->
    [one] { $names } zieht eine Karte.
   *[other] { $names } ziehen je eine Karte.
}
ui-versa-then-redeal = Alle Hände werden gemischt und neu verteilt.
ui-versa-then-rotate = Alle geben ihre Hand weiter.
ui-versa-then-any = Danach passt jede Karte.
ui-versa-then-bonus = Das gibt dir einen Bonuszug.
ui-versa-then-again = Du bist gleich noch einmal dran.
ui-versa-then-pull = { $name } legt dann einen Sog oder zieht { $count }.
ui-versa-then-lock = { $name } legt dann { versa-colour } oder zieht 2.
ui-versa-then-next = Dann ist { $name } dran.
ui-versa-house-count = { $what }: { $count }
ui-versa-house-hand_size = { $count } Karten zu Beginn
ui-versa-house-pull_cards = jeder Sog +{ $count }
ui-versa-leavers-out = Wer geht, scheidet aus
ui-rules-versa-1-head = Ziel
ui-rules-versa-1 = Werde als Erste deine Karten los. Wer die letzte legt, gewinnt die Runde sofort.
ui-rules-versa-2-head = Zahlen
ui-rules-versa-2 = Eine Zahl passt auf ihre Farbe, auf die gleiche Zahl und auf die Zahl daneben; 1 und 9 sind keine Nachbarn.
ui-rules-versa-3-head = Sonderkarten
ui-rules-versa-3 = Eine Sonderkarte passt auf ihre Farbe oder ihre eigene Art. Auf eine Sonderkarte passt eine Zahl nur nach Farbe.
ui-rules-versa-4-head = Farbkern und Tornado
ui-rules-versa-4 = Farbkern passt auf alles außer einen Farbkern und nennt eine Farbe. Tornado passt auf alles, danach passt jede Karte.
ui-rules-versa-5-head = Ziehen
ui-rules-versa-5 = Wer nichts legt, zieht eine Karte und darf dann noch irgendeine passende legen.
ui-rules-versa-6-head = Sog und Farbsperre
ui-rules-versa-6 = Sog: mit Sog antworten oder die Summe ziehen. Farbsperre: diese Farbe legen oder 2 ziehen. Sonst hilft nichts.
ui-rules-versa-7-head = Bonuszug
ui-rules-versa-7 = Die gleiche Zahl in anderer Farbe und der Schub geben einen Bonuszug: noch eine Karte, ohne Ziehen.
