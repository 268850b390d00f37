# TYPEWORKS: ein Text als Reihe von Karten. Die Seite (ui-type) und was am Text nicht geht (typeworks).

ui-type = TYPEWORKS
ui-type-motto = Dein Text, Karte für Karte.
ui-type-more = Ein Name, ein Gruß, eine Nachricht: zum Verschicken, Ausdrucken und Ausschneiden.
ui-type-text = Dein Text
ui-type-example = Alles Gute
ui-type-count = { $count ->
    [one] { $count } Karte von { $most }
   *[other] { $count } Karten von { $most }
}
ui-type-signs = Sonderkarten
ui-type-sign-core = Farbkern statt Herz
ui-type-sign-boost = Schub statt Stern oder Pfeil nach oben
ui-type-sign-reverse = Kehrtwende statt Pfeil
ui-type-sign-block = Block statt Kreuz
ui-type-sign-lock = Farbsperre statt Schloss
ui-type-sign-pull = Sog statt Magnet
ui-type-sign-all = Alle statt Plus im Kreis
ui-type-sign-tornado = Tornado statt Wirbel
ui-type-wrap = Karten in einer Zeile
ui-type-wrap-none = ohne Umbruch
ui-type-wrap-some = höchstens { $count }
ui-type-colours-how = Der Reihe nach. Tippe auf eine Karte, und sie wechselt die Farbe.
ui-type-colours-turn = Wieder der Reihe nach
ui-type-preview = Vorschau
ui-type-card = { $char }, { $colour }
ui-type-card-special = { $sort ->
    [core] Farbkern
    [boost] Schub
    [reverse] Kehrtwende
    [block] Block
    [lock] Farbsperre
    [pull] Sog
    [all] Alle
   *[tornado] Tornado
}
ui-type-colour = { $colour ->
    [R] rot
    [Y] gelb
    [G] grün
    [B] blau
   *[none] ohne Farbe
}
ui-type-recolour = { $card }. Farbe wechseln
ui-type-save = Mitnehmen
ui-type-copy = Link kopieren
ui-type-copied = Kopiert
ui-type-copy-yourself = Bitte selbst kopieren:
ui-type-private = Der Text steht im Link und sonst nirgends. Hier wird nichts gespeichert.
ui-type-paper = Papier
ui-type-paper-a4 = A4
ui-type-paper-letter = US Letter
ui-type-pdf = PDF zum Ausschneiden
ui-type-pdf-more = { $pages ->
    [one] { $pages } Seite. Karten in echter Größe, 63 × 88 mm, mit 3 mm Beschnitt und Schnittmarken. In Originalgröße drucken (100 %).
   *[other] { $pages } Seiten. Karten in echter Größe, 63 × 88 mm, mit 3 mm Beschnitt und Schnittmarken. In Originalgröße drucken (100 %).
}
ui-type-png = Bild (PNG, 300 dpi)
ui-type-svg = Vektorbild (SVG)
ui-type-working = Wird gezeichnet …
ui-type-font = Kanji, Kana und seltene Zeichen aus Dela Gothic One von The Dela Gothic Project Authors, SIL Open Font License 1.1. Alle anderen Buchstaben sind unsere.
ui-type-start = Schreib etwas mit Karten
ui-type-start-more = Namen und Grüße aus Karten: als Bild, als Link oder zum Ausschneiden.

typeworks-wrong-sign = Zeichen { $at }: „{ $char }“ ({ $name }) gibt es nicht als Karte.
typeworks-wrong-unseen = Zeichen { $at }: Ein unsichtbares Zeichen ({ $name }) lässt sich nicht drucken.
typeworks-wrong-more = { $count ->
    [one] Und ein weiteres Zeichen geht nicht.
   *[other] Und { $count } weitere Zeichen gehen nicht.
}
typeworks-wrong-long = Das ist zu lang: Mehr als { $most } Karten gehen nicht. Ab Zeichen { $at } ist es zu viel.
typeworks-wrong-empty = Da steht noch nichts, was eine Karte wäre.
typeworks-wrong-colours = Farben: nur R, Y, G, B und - (der Reihe nach); { $at } ist keines davon.
typeworks-wrong-wrap = Karten in einer Zeile: 0 (ohne Umbruch) bis { $most }.
typeworks-wrong-form = Die Datei muss auf .svg, .png oder .pdf enden.
typeworks-no-font = Die Schrift für „{ $char }“ fehlt hier; python3 run.py setup holt sie.
typeworks-too-often = So viel auf einmal geht nicht. In einer Minute wieder.
typeworks-busy = Gerade wird viel gedruckt. Gleich noch einmal versuchen.
typeworks-too-large = Das ist viel zu lang; höchstens { $most } Karten.
typeworks-malformed = Diese Anfrage ist nicht zu verstehen.
