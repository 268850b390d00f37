# The VERSA table in the browser.

ui-versa-fitting = These fit: { $cards }.
ui-versa-none-fits = Nothing fits: draw.
ui-versa-open-pull = Open Pull: lay a Pull or draw { $count }.
ui-versa-open-lock = Lock: lay { versa-colour } or draw 2.
ui-versa-bonus = Bonus turn: one more card, or end the turn.
ui-versa-after-draw = Drawn: lay a card, or end.
ui-versa-any-card = No colour counts: any card fits.
ui-versa-colour-counts = { versa-colour } counts.
ui-versa-number-counts = { versa-colour } counts, or any { $numbers }.
ui-versa-wild-no-help = No Core or Tornado here.
ui-versa-fits = fits
ui-versa-fits-not = does not fit now
ui-versa-new = new
ui-versa-your-cards = { $count ->
    [one] Your last card
   *[other] Your { $count } cards
}
ui-versa-fit-count = { $count ->
    [0] none fits
    [one] { $count } fits
   *[other] { $count } fit
}
ui-versa-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
ui-versa-last-card = last card
ui-versa-out = out of the round
ui-versa-next = next
ui-versa-top = Open: { $card }. Show the discards.
ui-versa-pile = { $count ->
    [one] Draw pile: { $count } card
   *[other] Draw pile: { $count } cards
}
ui-versa-forward = then { $name }
ui-versa-backward = backward, then { $name }
ui-versa-deck = Deck
ui-versa-deck-total = { $count } cards in all.
ui-versa-times = { $count } ×
ui-versa-rounds-won = { $count ->
    [one] { $count } round
   *[other] { $count } rounds
}
ui-versa-round-over = Round { $number } is over
ui-versa-next-round = Next round
ui-versa-round = Round { $number }
ui-versa-your-bonus = Your bonus turn
ui-versa-house-rules = Played here: { $rules }
ui-versa-by-value = By number
ui-versa-by-colour = By colour
ui-versa-hint = Tap a raised card, then once more to lay it.
ui-versa-name-colour = Lay the Core and name { versa-colour }
ui-versa-lay = Lay { $card }
ui-versa-draw = { $count ->
    [one] Draw a card
   *[other] Draw { $count }
}
ui-versa-draw-penalty = Draw { $count }, the turn ends
ui-versa-end = End the turn
ui-versa-discards = Discards
ui-versa-you = you
ui-versa-sum = { $count } together
ui-versa-discarded = { $count } laid
ui-versa-pile-empty = empty
ui-versa-effect = Effect
ui-versa-in-deck = { $count ->
    [one] There is one of this card in the deck.
   *[other] There are { $count } of this card in the deck.
}
ui-versa-discards-order = { $count ->
    [one] One card lies here.
   *[other] { $count } cards, the top one first. Tap one for its effect.
}
ui-versa-which-colour = Which colour shall count?
ui-versa-hint-end = Lay one more card that fits, or end the turn.
ui-versa-hint-wait = Tap a card to see what it does.
ui-versa-keys = Keys: ← → ↑ ↓ card · Enter raise, again to lay · 1–4 colour · D draw · E end · S sort · Esc back
ui-versa-then-wins = With this you win the round.
ui-versa-then-skips = { $names } is skipped.
ui-versa-then-all = { $count ->
    [one] { $names } draws a card.
   *[other] { $names } draw a card each.
}
ui-versa-then-redeal = All hands are shuffled and dealt anew.
ui-versa-then-rotate = Everybody passes the hand on.
ui-versa-then-any = Then any card fits.
ui-versa-then-bonus = This gives you a bonus turn.
ui-versa-then-again = It is your turn again at once.
ui-versa-then-pull = { $name } then lays a Pull or draws { $count }.
ui-versa-then-lock = { $name } then lays { versa-colour } or draws 2.
ui-versa-then-next = Then it is { $name }’s turn.
ui-versa-house-count = { $what }: { $count }
ui-versa-house-hand_size = { $count } cards to start
ui-versa-house-pull_cards = each Pull +{ $count }
ui-versa-leavers-out = Whoever leaves is out
ui-rules-versa-1-head = Aim
ui-rules-versa-1 = Get rid of your cards first. Whoever lays the last card wins the round at once.
ui-rules-versa-2-head = Numbers
ui-rules-versa-2 = A number fits on its colour, on the same number, and on the number next to it; 1 and 9 are not neighbours.
ui-rules-versa-3-head = Specials
ui-rules-versa-3 = A special fits on its colour or on its own kind. A number fits on a special only by colour.
ui-rules-versa-4-head = Core and Tornado
ui-rules-versa-4 = Core fits on anything but a Core and names a colour. Tornado fits on anything; then any card may follow.
ui-rules-versa-5-head = Drawing
ui-rules-versa-5 = If you lay nothing, you draw one card and may still lay any fitting one.
ui-rules-versa-6-head = Pull and Lock
ui-rules-versa-6 = Pull: answer with a Pull or draw the sum. Lock: lay that colour or draw 2. Nothing else helps.
ui-rules-versa-7-head = Bonus turn
ui-rules-versa-7 = The same number in another colour, and Boost, give a bonus turn: one more card, no drawing.
