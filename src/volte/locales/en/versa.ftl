# VERSA: cards and their effects, what happened, what cannot be done, positions. Colours arrive as R, Y, G, B.

versa-colour = { $colour ->
    [R] red
    [Y] yellow
    [G] green
    [B] blue
   *[other] no colour
}

# A card, by colour and rank (a number, or a special's name).
versa-card = { $rank ->
    [core] Core
    [tornado] Tornado
    [pull] { versa-colour } Pull
    [lock] { versa-colour } Lock
    [block] { versa-colour } Block
    [reverse] { versa-colour } Reverse
    [boost] { versa-colour } Boost
    [all] { versa-colour } All
   *[other] { versa-colour } { $rank }
}

## Names of the sorts, and their exact effects

versa-name-number = Number
versa-name-pull = Pull
versa-name-lock = Lock
versa-name-block = Block
versa-name-reverse = Reverse
versa-name-boost = Boost
versa-name-all = All
versa-name-core = Core
versa-name-tornado = Tornado

versa-effect-number = Fits on its own colour, and on a number that is the same or one higher or lower, in any colour; 1 and 9 are not neighbours. On a special it fits only by colour. On the same number of another colour it gives you a bonus turn.
versa-effect-pull = Fits on its colour or on another Pull. The next player lays a Pull too, of any colour, or draws the whole sum at once, which ends the turn. Each Pull adds { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
versa-effect-lock = Fits on its colour or on another Lock. The next player has to lay a card of exactly this colour, no Core and no Tornado, or draws 2 cards, which ends the turn. Either way the lock is lifted; a card laid under it has its normal effect.
versa-effect-block = Fits on its colour or on another Block. The next player is skipped. With two players you have another normal turn at once.
versa-effect-reverse = Fits on its colour or on another Reverse. The direction of play turns. With two players you have another normal turn at once.
versa-effect-boost = Fits on its colour or on another Boost. You have a bonus turn: lay one more fitting card or end your turn; there is no drawing in it.
versa-effect-all = Fits on its colour or on another All. Every other player draws one card at once, beginning with the next one. It is nobody’s regular draw, and you have no bonus turn.
versa-effect-core = May be laid at any time, except directly on a Core or under a Pull or a Lock. You name the colour that counts from now on.
versa-effect-tornado = May be laid on any card, except under a Pull or a Lock. No colour counts after it: any card may follow.
versa-effect-tornado-redeal = May be laid on any card, except under a Pull or a Lock. All hands are gathered, shuffled and dealt out evenly, from the next player on. No colour counts after it: any card may follow.
versa-effect-tornado-rotate = May be laid on any card, except under a Pull or a Lock. Everybody passes the hand on to the next player. No colour counts after it: any card may follow.
versa-effect-last = Laid as your last card it only wins the round: its effect is not carried out.

## What happened

versa-played = { $colour ->
    [none] { $seat } lays { $card }.
   *[other] { $seat } lays { $card } and names { versa-colour }.
}
versa-drew = { $own ->
    [1] { $seat } draws { $cards }.
   *[other] { $count ->
        [0] { $seat } finds nothing left to draw.
        [one] { $seat } draws { $count } card.
       *[other] { $seat } draws { $count } cards.
    }
}
versa-ended = { $bonus ->
    [1] { $seat } ends the bonus turn.
   *[other] { $seat } ends the turn.
}
versa-passed = Nothing fits, the turn passes on.
versa-penalty = { $count ->
    [one] { $seat } has to lay a Pull or draw { $count } card.
   *[other] { $seat } has to lay a Pull or draw { $count } cards.
}
versa-locked = { $seat } has to lay { versa-colour } or draw { $count } cards.
versa-skipped = { $seat } is skipped.
versa-reversed = { $direction ->
    [1] The direction turns: play goes forward again.
   *[other] The direction turns: play goes backward.
}
versa-bonus = { $seat } has a bonus turn.
versa-all = Everybody else draws one card.
versa-reshuffled = { $count ->
    [one] The pile was empty: { $count } discard is the new pile.
   *[other] The pile was empty: { $count } discards were shuffled into a new one.
}
versa-tornado-redeal = All hands are shuffled and dealt anew: { $count } cards.
versa-tornado-rotate = Everybody passes the hand on to the next player.
versa-left = { $count ->
    [one] { $seat } leaves the round; { $count } card goes under the pile.
   *[other] { $seat } leaves the round; { $count } cards go under the pile.
}
versa-over = { $count ->
    [0] Nobody can lay or draw any more: the round ends without a winner.
   *[other] { $winners } wins the round.
}

## What cannot be done: reasons, the clause stands before them

versa-refused-unknown = this is no move of VERSA
versa-refused-over = the round is over
versa-refused-turn = it is { $seat }’s turn
versa-refused-leave = only somebody who is still in the round can leave it
versa-refused-draw-bonus = there is no drawing in a bonus turn: lay a card or end the turn
versa-refused-draw-again = one card was drawn already, there is one draw a turn
versa-refused-end = a turn ends with a card laid or drawn
versa-refused-end-pull = { $count ->
    [one] the Pull comes first: lay a Pull or draw { $count } card
   *[other] the Pull comes first: lay a Pull or draw { $count } cards
}
versa-refused-end-lock = the Lock comes first: lay { versa-colour } or draw { $count } cards
versa-refused-not-held = { $card } is not in the hand
versa-refused-colour-missing = a Core needs a colour: R, Y, G or B
versa-refused-colour-unknown = a Core names one of the four colours: R, Y, G or B
versa-refused-core-on-core = a Core does not fit directly on a Core
versa-refused-named-colour = { versa-colour } was named, and { $card } is not { versa-colour }
versa-refused-special = { $card } does not fit on { $top }: a special needs its own colour or a special of the same kind
versa-refused-number-on-special = { $card } does not fit on { $top }: a number fits on a special only by colour
versa-refused-number = { $card } does not fit on { $top }: neither the same colour nor the same or a neighbouring number
versa-refused-pull = { $count ->
    [one] under a Pull only another Pull may be laid, else draw { $count } card
   *[other] under a Pull only another Pull may be laid, else draw { $count } cards
}
versa-refused-wild-pull = { $count ->
    [one] { $card } does not lift a Pull: lay a Pull or draw { $count } card
   *[other] { $card } does not lift a Pull: lay a Pull or draw { $count } cards
}
versa-refused-lock = { versa-colour } is locked: { $card } is not { versa-colour }, else draw { $count } cards
versa-refused-wild-lock = { $card } does not lift a Lock: lay { versa-colour } or draw { $count } cards

## Options and positions that cannot be

versa-deck-no-number = options: a deck without a number cannot be played
versa-deck-small = options: the deck has { $cards } cards, this table needs { $needed }
versa-deck-big = options: the deck has { $cards } cards, { $most } are the most
versa-start-no-top = start: discards needs a card, the first one lies open
versa-start-direction = start: direction is 1 or -1
versa-start-colour = start: { $name } is R, Y, G or B
versa-start-colour-missing = start: a Core lies open, so colour is needed
versa-start-colour-other = start: colour is not that of the open card, { $card }
versa-start-penalty = start: penalty is one of pull, a number from 1 on, and lock, a colour
versa-start-bonus-penalty = start: a bonus turn has no penalty

## A position in words

versa-position-turn = It is { $seat }’s turn.
versa-position-drawn = It is { $seat }’s turn, after the draw.
versa-position-bonus = It is { $seat }’s bonus turn.
versa-position-won = The round is over; { $seat } has won.
versa-position-stalled = The round is over without a winner.
versa-position-top = { $colour ->
    [none] Open: { $card }; no colour counts.
   *[other] Open: { $card }; the colour is { versa-colour }.
}
versa-position-direction = { $direction ->
    [1] Play goes forward.
   *[other] Play goes backward.
}
versa-position-seat = { $seat } ({ $count }): { $cards }
versa-position-empty = { $seat }: no cards
versa-position-left = { $seat } has left the round
versa-position-pile = Pile: { $count }; discards: { $discards }.

## Options

versa-option-hand_size = Cards in a hand
versa-option-pull_cards = Cards that each Pull adds
versa-option-tornado = A Tornado
    .calm = does nothing else
    .redeal = has all hands shuffled and dealt anew
    .rotate = has everybody pass the hand on
versa-option-deck = Deck
    .number = each number per colour
    .pull = Pull per colour
    .lock = Lock per colour
    .block = Block per colour
    .reverse = Reverse per colour
    .boost = Boost per colour
    .all = All per colour
    .core = Core, in all
    .tornado = Tornado, in all
versa-start-no-hand = start: { $name } needs a card: a seat without any has won already (A4)
