# TYPEWORKS: a text as a row of cards. The page (ui-type) and what is wrong with a text (typeworks).

ui-type = TYPEWORKS
ui-type-motto = Your text, card by card.
ui-type-more = A name, a greeting, a message: to send, to print and to cut out.
ui-type-text = Your text
ui-type-example = Well done
ui-type-count = { $count ->
    [one] { $count } card of { $most }
   *[other] { $count } cards of { $most }
}
ui-type-signs = Special cards
ui-type-sign-core = Core for a heart
ui-type-sign-boost = Boost for a star or an arrow up
ui-type-sign-reverse = Reverse for an arrow
ui-type-sign-block = Block for a cross
ui-type-sign-lock = Lock for a padlock
ui-type-sign-pull = Pull for a magnet
ui-type-sign-all = All for a plus in a circle
ui-type-sign-tornado = Tornado for a whirl
ui-type-wrap = Cards in a line
ui-type-wrap-none = no wrapping
ui-type-wrap-some = { $count } at most
ui-type-colours-how = In turn. Tap a card and it changes its colour.
ui-type-colours-turn = In turn again
ui-type-preview = Preview
ui-type-card = { $char }, { $colour }
ui-type-card-special = { $sort ->
    [core] Core
    [boost] Boost
    [reverse] Reverse
    [block] Block
    [lock] Lock
    [pull] Pull
    [all] All
   *[tornado] Tornado
}
ui-type-colour = { $colour ->
    [R] red
    [Y] yellow
    [G] green
    [B] blue
   *[none] no colour
}
ui-type-recolour = { $card }. Change the colour
ui-type-save = Take it along
ui-type-copy = Copy link
ui-type-copied = Copied
ui-type-copy-yourself = Please copy it yourself:
ui-type-private = The text is in the link and nowhere else. Nothing is stored here.
ui-type-paper = Paper
ui-type-paper-a4 = A4
ui-type-paper-letter = US Letter
ui-type-pdf = PDF to cut out
ui-type-pdf-more = { $pages ->
    [one] { $pages } page. Cards in real size, 63 × 88 mm, with 3 mm bleed and crop marks. Print at actual size (100 %).
   *[other] { $pages } pages. Cards in real size, 63 × 88 mm, with 3 mm bleed and crop marks. Print at actual size (100 %).
}
ui-type-png = Picture (PNG, 300 dpi)
ui-type-svg = Vector picture (SVG)
ui-type-working = Drawing …
ui-type-font = Kanji, kana and rare signs from Dela Gothic One by The Dela Gothic Project Authors, SIL Open Font License 1.1. All other letters are ours.
ui-type-start = Write something with cards
ui-type-start-more = Names and greetings made of cards: as a picture, as a link or to cut out.

typeworks-wrong-sign = Character { $at }: there is no card for “{ $char }” ({ $name }).
typeworks-wrong-unseen = Character { $at }: an invisible character ({ $name }) cannot be printed.
typeworks-wrong-more = { $count ->
    [one] And one more character does not work.
   *[other] And { $count } more characters do not work.
}
typeworks-wrong-long = This is too long: more than { $most } cards cannot be. From character { $at } on it is too much.
typeworks-wrong-empty = There is nothing yet that would be a card.
typeworks-wrong-colours = Colours: only R, Y, G, B and - (in turn); { $at } is none of them.
typeworks-wrong-wrap = Cards in a line: 0 (no wrapping) to { $most }.
typeworks-wrong-form = The file must end in .svg, .png or .pdf.
typeworks-no-font = The font for “{ $char }” is missing here; python3 run.py setup brings it.
typeworks-too-often = That is too much at once. Try again in a minute.
typeworks-busy = Much is being printed right now. Try again in a moment.
typeworks-too-large = This is much too long; { $most } cards at most.
typeworks-malformed = This request cannot be understood.
