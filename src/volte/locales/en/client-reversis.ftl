# The table of Reversis in the browser.

ui-trick-stays = Reversis: the trick stays
ui-trick-stays-tap = until I tap
ui-trick-stays-1500 = 1.5 seconds
ui-trick-stays-3000 = 3 seconds
ui-four-colours = Four-colour cards: each suit different
ui-seats-exactly = { $count } people

## What is asked
ui-reversis-you-lay = Lay a card away
ui-reversis-swap-or-keep = Swap or keep?
ui-reversis-lay-now = Lay one of your twelve cards face down in the middle.
ui-reversis-exchange-now = Swap a card for your table card, unseen, or keep your cards.
ui-reversis-next-now = The deal is over: you go on to the next one.
ui-reversis-led = Led was the { $card }: follow with { reversis-suit }.
ui-reversis-lead-now = You lead.
ui-reversis-may-play = You may play: { $cards }.
ui-reversis-hint = Tap a card, tap it again to play it.
ui-reversis-choose-card = Tap a card of your hand first.
ui-reversis-pick = Choose a card
ui-reversis-play = Play { $card }
ui-reversis-on = Go on

## Exchange
ui-reversis-your-table-card = your table card
ui-reversis-swap-head = Swap:
ui-reversis-swap-means = a hand card face down in the middle; you take the table card, unseen.
ui-reversis-keep-head = Keep:
ui-reversis-keep-means = look at the table card, then it goes into the middle.
ui-reversis-lay-means = You deal and hold twelve cards: lay one face down in the middle.
ui-reversis-kitty-means = The four cards in the middle are the kitty. Its points make the Partie dearer.
ui-reversis-swap = Swap
ui-reversis-keep = Keep
ui-reversis-lay = Lay away
ui-reversis-swap-card = Swap { $card }
ui-reversis-lay-card = Lay { $card }
ui-reversis-into-kitty = { $points ->
    [0] Brings no points into the kitty.
    [one] Brings { $points } point into the kitty.
   *[other] Brings { $points } points into the kitty.
}

## What a card brings or costs
ui-reversis-would-pay = You pay { $name } { $sum }.
ui-reversis-would-get = { $name } pays you { $sum }.
ui-reversis-would-get-trick = Whoever takes the trick pays you { $sum }, double if opposite.
ui-reversis-would-pay-partie = The winner of the Partie gets { $sum } from you, double if opposite.
ui-reversis-would-surcharge = Surcharge: { $sum } into the pot.
ui-reversis-would-win-pot = The pot of { $sum } is yours.
ui-reversis-refuses = Not following: from now on you must not take a trick.

## Seats
ui-reversis-self = you
ui-reversis-right = right
ui-reversis-across = opposite
ui-reversis-left = left
ui-reversis-dealer = dealer
ui-reversis-lays = lays a card
ui-reversis-has-laid = has laid
ui-reversis-chose-swap = has swapped
ui-reversis-chose-keep = has kept
ui-reversis-chooses = chooses
ui-reversis-waits = waits
ui-reversis-tricks = { $count ->
    [one] { $count } trick
   *[other] { $count } tricks
}
ui-reversis-points = { $points ->
    [one] { $points } pt
   *[other] { $points } pts
}
ui-reversis-deal-standing = { $pot ->
    [none] Deal { $deal } of { $deals }
   *[other] Deal { $deal }/{ $deals } · pot { $pot }
}
ui-reversis-chips-word = { " " }chips

## The sheet in the middle
ui-reversis-trick = Trick
ui-reversis-trick-of = Trick { $trick } of { $tricks }
ui-reversis-trick-short = Trick { $trick }
ui-reversis-takes = takes it
ui-reversis-trick-taken = { $name } takes it
ui-reversis-last-trick = Previous trick
ui-reversis-streak = { $name } has all { $count } tricks. After nine it must be a Reversis.
ui-reversis-bound = { $name } must now win every trick.
ui-reversis-broken-by = { $name } has broken the Reversis.
ui-reversis-kitty = Kitty
ui-reversis-hidden = hidden card
ui-reversis-pot = pot
ui-reversis-pot-of = { $number ->
    [0] Pot { $sum }
   *[other] Pot { $number }: { $sum }
}
ui-reversis-no-pot = no pot

## Hand
ui-reversis-your-cards = { $count ->
    [one] Your last card
   *[other] Your { $count } cards
}
ui-reversis-fits = may be played
ui-reversis-fits-not = may not be played now
ui-reversis-new = new

## Chips
ui-reversis-chips = Chips
ui-reversis-account = Chips and payments
ui-reversis-no-payments = No payment yet.
ui-reversis-from-to = { $from } → { $to }
ui-reversis-returned = back: { $reason }

ui-reversis-deals-head = Deals
ui-reversis-won-deal = won
ui-reversis-all-chips = All chips together: { $count }
ui-reversis-due = Still due
ui-reversis-due-means = At the end, to the winner of the Partie:
ui-reversis-due-card = { $name }: { $card } led{ $late ->
    [yes] , last two tricks ×2
   *[no] {""}
}
ui-reversis-this-deal = Payments in deal { $deal }
ui-reversis-to = → { $to }
ui-reversis-moment-bound = Nine tricks!
ui-reversis-moment-broken = Broken
ui-reversis-moment-made = Reversis!
ui-reversis-tricks-of = { $name }’s tricks
ui-reversis-tricks-hidden = Only the last trick may be looked up here.
ui-reversis-no-tricks = No trick yet.
ui-reversis-trick-number = Trick { $number }

## Deal over
ui-reversis-deal-over = Deal { $deal } of { $deals } is over
ui-reversis-deal-of = Deal { $deal }
ui-reversis-tricks-head = Tricks
ui-reversis-points-head = Points
ui-reversis-all-payments = All payments ({ $count })
ui-reversis-partie = { $winner } wins the Partie, { $loser } loses it and pays { $paid }{ $twice ->
    [yes] : { $value }, opposite ×2
   *[no] {""}
}.
ui-reversis-partie-value = The Partie is worth { $value }: 4 and the points in the kitty.
ui-reversis-was-broken = { $name } had nine tricks, but not all: the Reversis was broken. There is no Partie.
ui-reversis-claim = Claim
ui-reversis-next = Next deal
ui-reversis-waits-for-next = { $name } goes on to the next deal, within 20 seconds.

## The rules on one sheet
ui-rules-reversis-1-head = Aim
ui-rules-reversis-1 = Four people, each for oneself. Most chips after all deals wins. Mostly that means: few points in tricks.
ui-rules-reversis-2-head = Cards
ui-rules-reversis-2 = 48 cards without the tens, no trumps. In tricks an ace counts 4, king 3, queen 2, jack 1. The jack of hearts is the Quinola.
ui-rules-reversis-3-head = Exchange
ui-rules-reversis-3 = The dealer lays one of his twelve cards in the middle. All others swap a card, unseen, for their table card, or keep. The four cards in the middle are the kitty.
ui-rules-reversis-4-head = Tricks
ui-rules-reversis-4 = The dealer’s right neighbour leads, play goes to the right. Follow suit if you can, else throw off any card. The highest card of the suit led takes the trick.
ui-rules-reversis-5-head = Aces and Quinola
ui-rules-reversis-5 = Thrown off, an ace brings 1, the ace of diamonds 2, the Quinola 5 from who takes the trick. Forced, they cost 1, 2 or 10 to who led (for the Quinola the others pay him 5 too). Led, 1, 2 or 10 go to the winner of the Partie. Opposite everything is doubled, in the last two tricks too.
ui-rules-reversis-6-head = Pot
ui-rules-reversis-6 = Whoever throws off the Quinola wins the newest pot. Whoever must follow with it or leads it pays in as much as lies there.
ui-rules-reversis-7-head = Partie
ui-rules-reversis-7 = Fewest points wins it, most loses it. The loser pays 4 and the points in the kitty, double if opposite.
ui-rules-reversis-8-head = Reversis
ui-rules-reversis-8 = Who takes the first nine tricks must take all eleven. Then all payments of this deal go back. Made: 16 from each neighbour, 32 from opposite. Broken: 64 to who first takes a trick away.
