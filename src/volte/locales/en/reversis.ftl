# Reversis: cards, what happened, what cannot be done, positions. Cards arrive as rank and suit: J H.

reversis-suit = { $suit ->
    [S] spades
    [H] hearts
    [D] diamonds
   *[C] clubs
}
reversis-rank = { $rank ->
    [A] ace
    [K] king
    [Q] queen
    [J] jack
    [T] ten
   *[other] { $rank }
}
reversis-card = { $suit ->
    [H] { $rank ->
        [J] Quinola
       *[other] { reversis-rank } of hearts
    }
   *[other] { reversis-rank } of { reversis-suit }
}

# A card for a screen reader.
reversis-card-long = { $suit ->
    [H] { $rank ->
        [J] Quinola, the jack of hearts
       *[other] { reversis-rank } of hearts
    }
   *[other] { reversis-rank } of { reversis-suit }
}

## What happened

reversis-dealt = Deal { $deal } of { $deals }; { $seat } deals.
reversis-laid = { $seat } lays a card in the middle.
reversis-laid-own = You lay { $card } in the middle.
reversis-swapped = { $seat } swaps.
reversis-swapped-own = You lay { $card } in the middle and take up { $got }.
reversis-kept = { $seat } keeps all eleven cards.
reversis-kept-own = You keep your cards; the card before you was { $card }.
reversis-played = { $seat } plays { $card }.
reversis-trick = { $seat } wins trick { $trick }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
reversis-bound = { $seat } has won all nine tricks: now a Reversis it must be. All payments of this deal go back.
reversis-broken = { $by } breaks { $seat }’s Reversis.
reversis-made = { $seat } has won every trick: Reversis!
reversis-deal-over = Deal { $deal } is over; points { $points }.{ $count ->
    [0] {""}
   *[other] { " " }In the kitty: { $cards }.
}
reversis-partie = { $winner } wins the Partie, worth { $value }; { $loser } loses it.
reversis-espagnolette-won = { $seat } refused to follow suit and took no trick after it: the Partie is won.
reversis-espagnolette-lost = { $seat } refused to follow suit and took a trick after it: everything goes back double.
reversis-claimed = { $seat } claims what is due for cards that were led.
reversis-claim-lost = { $seat } did not claim; { $count ->
    [one] the payment for a led card is lost
   *[other] the payments for { $count } led cards are lost
}.
reversis-next = { $seat } goes on to the next deal.
reversis-over = The session is over. Won by { $winners }.

# A movement of chips; the reason and what doubled it stand behind.
reversis-paid = { $payer ->
    [pot] { $to_seat } takes { $sum } from the pot
   *[other] { $receiver ->
        [pot] { $from_seat } pays { $sum } into the pot
       *[other] { $from_seat } pays { $to_seat } { $sum }
    }
}: { reversis-reason }{ reversis-factors }.
reversis-reason = { $reason ->
    [ante] ante
    [ace-thrown] ace thrown off
    [ace-of-diamonds-thrown] ace of diamonds thrown off
    [quinola-thrown] Quinola thrown off
    [ace-forced] ace forced
    [ace-of-diamonds-forced] ace of diamonds forced
    [quinola-forced] Quinola forced
    [quinola-bystander] forced Quinola, from the others
    [ace-led] ace led
    [ace-of-diamonds-led] ace of diamonds led
    [quinola-led] Quinola led
    [pot] the pot won
    [surcharge] surcharge for the Quinola
    [partie] Partie
    [reversis-made] Reversis made
    [reversis-broken] Reversis broken
    [returned] returned
    [doubled-back] given back double
    [pot-back] the pot given back
    [old-points] points
   *[old-all-tricks] all tricks won
}
reversis-factors = { $opposite ->
    [1] , opposite ×2
   *[other] {""}
}{ $late ->
    [1] , last two tricks ×2
   *[other] {""}
}

## What cannot be done: reasons, the clause stands before them

reversis-refused-unknown = this is no move of Reversis
reversis-refused-over = the session is over
reversis-refused-turn = it is { $seat }’s turn
reversis-refused-ten = Reversis is played without the tens: there is no { $card }
reversis-refused-not-held = { $card } is not in the hand
reversis-refused-follow = { reversis-suit } were led and must be followed
reversis-refused-follow-again = { reversis-suit } were led: from the tenth trick on suit must be followed again
reversis-refused-lay-first = first the dealer, { $seat }, lays a card in the middle
reversis-refused-choose-first = the exchange is not over: { $seat } swaps or keeps now
reversis-refused-no-exchange = the exchange is over
reversis-refused-waiting = the deal is over; { $seat } goes on with next
reversis-refused-next = the table does not wait for next
reversis-refused-claim-automatic = claims are paid automatically
reversis-refused-claim-now = led cards can be claimed only when the deal is over
reversis-refused-claim-nothing = nothing is due
reversis-refused-claim-winner = only the winner of the Partie, { $seat }, can claim

## Positions that cannot be

reversis-start-missing = start: { $card } is missing{ $count ->
    [one] {""}
   *[other] {" "}(and other cards, { $count } in all)
}
reversis-start-table = start: table: before the exchange there is a card before each player but the dealer, and no trick is won
reversis-start-kitty = start: kitty: { $count ->
    [0] it is empty here
   *[other] it has { $count } cards
}
reversis-start-tricks = start: tricks_won[{ $seatnumber }]: a trick has four cards
reversis-start-hands = start: hands[{ $seatnumber }]: { $count ->
    [one] one card is needed here
   *[other] { $count } cards are needed here
}
reversis-start-number = start: { $name }: this number cannot be
reversis-start-pots = start: pots: { $count ->
    [0] there is none in the old game
   *[other] there are { $count } at most
}

## A position in words

reversis-position-deal = The next deal is due.
reversis-position-lay = { $seat } lays a card in the middle.
reversis-position-exchange = { $seat } swaps or keeps.
reversis-position-play = It is { $seat }’s turn.
reversis-position-claim = The deal is over; { $seat } goes on.
reversis-position-over = { $count ->
    [one] The session is over; { $winners } has won.
   *[other] The session is over; { $winners } share the win.
}
reversis-position-deal-number = Deal { $deal } of { $deals }; { $seat } deals.
reversis-position-trick = In the trick, led by { $seat }: { $cards }
reversis-position-seat = { $seat }: { reversis-position-count }; { $cards }
reversis-position-empty = { $seat }: { reversis-position-count }; no cards
reversis-position-count = { $chips ->
    [one] { $chips } chip
   *[other] { $chips } chips
}, { $tricks ->
    [one] { $tricks } trick
   *[other] { $tricks } tricks
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
reversis-position-pot = Pot { $number }: { $sum }
reversis-position-no-pot = There is no pot.
reversis-position-kitty = In the kitty: { $cards }

## Options

reversis-option-deals = Deals
reversis-option-chips = Chips at the start
reversis-option-claims = Payments for led cards
    .automatic = are made at the end of the deal
    .must_claim = must be claimed before the next deal
reversis-option-show_tricks = All won tricks may be looked up
    .false = only the last one
    .true = yes
reversis-option-espagnolette = Espagnolette: with four aces, or the Quinola and three, suit may be refused
    .false = no
    .true = yes
reversis-option-heavy_kitty = In the kitty the ace of diamonds counts 5 and the Quinola 3
    .false = no
    .true = yes
reversis-option-old = The old game, before 1634: 52 cards, no exchange, no pot
    .false = no
    .true = yes
reversis-option-old_reversis_payment = The old game: what all tricks bring from each opponent
