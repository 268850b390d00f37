# Lessons: short positions to be played. Lines, not paragraphs; a title has 40 letters at most.

## The frame
ui-learn = Learn
ui-learn-game = Learn { $game }
page-lessons = { $count ->
    [one] Learn: { $count } position to play
   *[other] Learn: { $count } positions to play
}
ui-lesson-all = All positions
ui-lesson-at = { $number } of { $count }
ui-lesson-progress = Position { $number } of { $count }, { $done } done. Show all
ui-lesson-loading = The cards are being dealt …
ui-lesson-task = What to do
ui-lesson-done = done
ui-lesson-hint = Hint
ui-lesson-next = Next
ui-lesson-again = Once more
ui-lesson-right = Right.
ui-lesson-other = Allowed, but not the point.
ui-lesson-rule = Rule
ui-lesson-all-done = All { $count } positions done: you can play { $game }.
ui-lesson-play = Play now
ui-lesson-from-start = From the start

## Verso
lesson-verso-keep-title = Keep
lesson-verso-keep-task = Take the top card as it lies: sea 4 goes with your sea 3.
lesson-verso-keep-hint = Press “Keep” at the bottom.
lesson-verso-keep-right = Sea 3 and 4 lie side by side. A turn is one of three things: keep, flip or bank.
lesson-verso-keep-other = Flipped, the back counts. Here the sea 4 should join your display.

lesson-verso-flip-title = Flip
lesson-verso-flip-task = You have sky 2 already, and a duplicate goes off at once. Take the back instead.
lesson-verso-flip-hint = “Flip” asks again: press it twice.
lesson-verso-flip-right = 1 point in front, 3 behind. What is flipped stays flipped.
lesson-verso-flip-other = The second sky 2 went off at once, and you gained nothing.

lesson-verso-bank-title = Bank
lesson-verso-bank-task = Sea 3 and 4 follow each other: that is a run. Bank it.
lesson-verso-bank-hint = Tap underlined cards, then “Again: bank”.
lesson-verso-bank-right = 4 points. Sea 1 was no part of it, since the 2 is missing; nor does a 1 follow the 6.
lesson-verso-bank-other = One more card, but the run is still lying there. Bank it.

lesson-verso-whole-run-title = Only two go off
lesson-verso-whole-run-task = Get as many points as you can for land.
lesson-verso-whole-run-hint = Always the two highest cards of a run go off, however long it is.
lesson-verso-whole-run-right = 8 points, and only the 3 and the 4 went off. 1 and 2 are the next run already.
lesson-verso-whole-run-other = That brings less. The whole run costs just two cards as well.

lesson-verso-joker-title = The joker fills in
lesson-verso-joker-task = Bank sky 2 to 5. The 4 is missing, but you have the joker.
lesson-verso-joker-hint = Tap 2, 3, the joker and 5.
lesson-verso-joker-right = 8 points. The joker counts 1 and went off as the 4: 4 and 5 were the highest.
lesson-verso-joker-other = That brings less. With the joker as the 4 the run goes from 2 to 5.

lesson-verso-neighbour-title = Neighbours flip
lesson-verso-neighbour-task = Sea or land, both bring you 2. Spoil your neighbour’s run as well.
lesson-verso-neighbour-hint = Each neighbour flips the highest card of the colour that you bank.
lesson-verso-neighbour-right = The sea 6 lies flipped among the sky now. Nothing comes of 5 and 6.
lesson-verso-neighbour-other = The neighbour’s sea 5 and 6 still stand. Sea would have hit them.

lesson-verso-lonely-joker-title = The lonely joker
lesson-verso-lonely-joker-task = Take a joker from your neighbour. A joker is flipped only where it lies alone.
lesson-verso-lonely-joker-hint = In which colour is the joker the only card?
lesson-verso-lonely-joker-right = The sea joker lay alone and had to be flipped. With land, the 6 would have shielded it.
lesson-verso-lonely-joker-other = Both jokers still lie there. Bank the colour in which the joker is alone.

lesson-verso-square-title = The square
lesson-verso-square-task = Three cards of each colour are a square and bring 7 at once. Complete it.
lesson-verso-square-hint = One sky card is missing, and one lies on top.
lesson-verso-square-right = 7 points, and nothing goes off. It counts even when it is not your turn.
lesson-verso-square-other = No square yet: a third sky card is missing.

lesson-verso-square-again-title = Another square
lesson-verso-square-again-task = Your square stands and has scored. Break it: bank sea 1 to 3.
lesson-verso-square-again-hint = Only a broken square can score once more.
lesson-verso-square-again-right = 5 points, and sea has only two cards left. Your opponent draws.
lesson-verso-square-again-other = Not quite: the whole run of sea 1 to 3 was wanted.
lesson-verso-square-again-2-task = Sea 6 lies on top. Rebuild the square.
lesson-verso-square-again-2-hint = A third sea card will do.
lesson-verso-square-again-2-right = 7 points again. Break and rebuild as often as you like.
lesson-verso-square-again-2-other = That was not sea 6. Keeping it would have completed the square again.

lesson-verso-last-card-title = The last card
lesson-verso-last-card-task = Whoever takes the last card ends the game. Bank a whole run before that.
lesson-verso-last-card-hint = At the end everybody may bank once more. So one run now, the other one then.
lesson-verso-last-card-right = Points made. Your opponent takes the last card.
lesson-verso-last-card-other = That was not all: first one whole run, at the end the other.
lesson-verso-last-card-2-task = The pile is empty. Bank your last run.
lesson-verso-last-card-2-hint = You have one left; tap underlined cards.
lesson-verso-last-card-2-right = Two runs instead of one, 9 points in all. At the very end no neighbour flips.
lesson-verso-last-card-2-other = That leaves points behind. Bank the whole run: nothing else counts any more.

## VERSA
lesson-versa-colour-title = Same colour
lesson-versa-colour-task = Green 7 lies open. Lay a card of the same colour.
lesson-versa-colour-hint = Tap a card, then tap it again.
lesson-versa-colour-right = The same colour always fits. Whoever runs out of cards first wins the round.
lesson-versa-colour-other = Drawn. Green 2 would have fitted, and you want to get rid of cards.

lesson-versa-number-beside-title = The number beside
lesson-versa-number-beside-task = The same number and the one beside it fit too, in any colour. Lay one on yellow 9.
lesson-versa-number-beside-hint = Only the 8 is beside the 9.
lesson-versa-number-beside-right = Red 8 is beside yellow 9. Only 9 and 1 are not neighbours.
lesson-versa-number-beside-other = Drawn. One of your cards fits: an 8 is beside the 9.

lesson-versa-draw-title = Draw
lesson-versa-draw-task = Green 7 lies open and nothing fits. Draw a card.
lesson-versa-draw-hint = The button is at the very bottom.
lesson-versa-draw-right = One card is drawn, never more.
lesson-versa-draw-2-task = The new card fits. Lay it straight away.
lesson-versa-draw-2-hint = It wears a dot: green 3.
lesson-versa-draw-2-right = After drawing you may lay any card that fits, or end the turn.
lesson-versa-draw-2-other = You may do that, but green 3 could have gone straight away.

lesson-versa-bonus-title = Bonus turn
lesson-versa-bonus-task = The same number in another colour gives a bonus turn. Get it.
lesson-versa-bonus-hint = Red 4 lies open.
lesson-versa-bonus-right = A bonus turn! You are on again.
lesson-versa-bonus-other = No bonus turn: for that the number has to be the same and the colour another.
lesson-versa-bonus-2-task = Lay one more card in the bonus turn.
lesson-versa-bonus-2-hint = Blue counts now.
lesson-versa-bonus-2-right = Two cards in one turn. There is no drawing in a bonus turn.
lesson-versa-bonus-2-other = Ended. You could have got rid of one more card.

lesson-versa-special-title = On a special card
lesson-versa-special-task = On the red Block a number fits only if it is red. Which of your cards fits?
lesson-versa-special-hint = A special card fits on one of its own kind too.
lesson-versa-special-right = Block on Block, in any colour. The next player is skipped.
lesson-versa-special-other = Drawn. One of your cards fits: a special on its own kind.

lesson-versa-core-title = Core
lesson-versa-core-task = Only the Core fits. Lay it and name the colour of which you have most.
lesson-versa-core-hint = Tap it, then choose the colour at the bottom.
lesson-versa-core-right = Blue counts now, and you have three of it. Only on a Core no second one may be laid.
lesson-versa-core-other = You may, but blue is the colour of which you have most.

lesson-versa-pull-title = Pull
lesson-versa-pull-task = A Pull hits you: you draw 2 unless you act. Pass it on.
lesson-versa-pull-hint = Only a Pull helps against a Pull, in any colour. The Core does not.
lesson-versa-pull-right = 4 together. The next player lays a Pull too or draws them all at once.
lesson-versa-pull-other = Two more cards, and your turn is over. Your green Pull would have saved you.

lesson-versa-lock-title = Lock
lesson-versa-lock-task = A Lock on green: lay green, or you draw 2.
lesson-versa-lock-hint = Core and Tornado do not lift it.
lesson-versa-lock-right = The Lock is lifted. Under it only exactly this colour helps, number or special.
lesson-versa-lock-other = Two more cards. Green 8 would have lifted the Lock.

lesson-versa-boost-title = Boost
lesson-versa-boost-task = You have two cards left. Win in this turn.
lesson-versa-boost-hint = A Boost gives a bonus turn. So which one comes first?
lesson-versa-boost-right = A bonus turn! One card is left.
lesson-versa-boost-other = You may, but then the others are on. With the Boost first, both cards go.
lesson-versa-boost-2-task = And now the last one.
lesson-versa-boost-2-hint = Blue fits on blue.
lesson-versa-boost-2-right = You win. The last card may be any, a special too; it need not take effect any more.
lesson-versa-boost-2-other = Ended. Blue 6 would have won.

lesson-versa-for-two-title = Just the two of you
lesson-versa-for-two-task = Your opponent has one card left. Do not let them have another turn.
lesson-versa-for-two-hint = With two players a Block or a Reverse gives you the next turn as well.
lesson-versa-for-two-right = They are skipped, you are on again.
lesson-versa-for-two-other = Now it is their turn. After the Block it would have been yours again.
lesson-versa-for-two-2-task = Lay your last card.
lesson-versa-for-two-2-hint = Yellow fits on yellow.
lesson-versa-for-two-2-right = You win. That was a normal turn, not a bonus turn: with nothing fitting you would have drawn.
lesson-versa-for-two-2-other = Drawn. Yet your last card fits.

lesson-versa-all-title = All
lesson-versa-all-task = The next player has only one card left. See to it that there are more.
lesson-versa-all-hint = “All” bears +1.
lesson-versa-all-right = Everybody else draws one card. It gives no bonus turn.
lesson-versa-all-other = The next player still has one card. With “All” it would be two.

## Reversis
lesson-reversis-follow-title = Follow suit
lesson-reversis-follow-task = Spades are led. Whoever has spades must play spades.
lesson-reversis-follow-hint = Tap a card, then tap it again.
lesson-reversis-follow-right = The highest card of the suit led wins the trick. Here it is the jack.

lesson-reversis-under-title = Stay under
lesson-reversis-under-task = Tricks bring points, and points are bad. Stay under the jack, with the highest card you can.
lesson-reversis-under-hint = The king is higher than the jack. You need low cards later.
lesson-reversis-under-right = No trick, and the more dangerous 9 is gone. In tricks an ace counts 4, king 3, queen 2, jack 1.
lesson-reversis-under-other = The 9 was better: the king wins the trick, and the 3 saves you once more later.

lesson-reversis-throw-off-title = Throw off
lesson-reversis-throw-off-task = You have no diamonds and may throw off any card. Which one pays?
lesson-reversis-throw-off-hint = For an ace thrown off, the winner of the trick pays you.
lesson-reversis-throw-off-right = 1 chip for you, and somebody else has the ace’s 4 points.
lesson-reversis-throw-off-other = You could have got rid of the ace here, for 1 chip.

lesson-reversis-forced-ace-title = Hold back the ace
lesson-reversis-forced-ace-task = Spades are led. Play so that you need not pay.
lesson-reversis-forced-ace-hint = An ace of the suit that somebody else leads costs 1.
lesson-reversis-forced-ace-right = Nothing paid, no trick. Throw the ace off when you are out of a suit.
lesson-reversis-forced-ace-other = You pay for the ace even if you had a lower card: 1 to the leader. And the trick is yours too.

lesson-reversis-exchange-title = The exchange
lesson-reversis-exchange-task = The ace of diamonds costs most after the Quinola. Swap it for the card before you.
lesson-reversis-exchange-hint = Tap the ace, then “swap”; once more to confirm.
lesson-reversis-exchange-right = The ace lies face down in the kitty. What you got for it you saw only afterwards.
lesson-reversis-exchange-other = Any card may be swapped, and you may keep. But the ace of diamonds stays with you then.

lesson-reversis-guard-title = Guard the Quinola
lesson-reversis-guard-task = Hearts are led, and you hold the Quinola. Play so that it costs nothing.
lesson-reversis-guard-hint = Low hearts guard the Quinola. You have one.
lesson-reversis-guard-right = Saved. On hearts it costs 10, the other two pay 5 each besides, and a surcharge goes into the pot.
lesson-reversis-guard-other = Dear: 10 to the leader, 5 from each of the others, and you double the pot.

lesson-reversis-quinola-title = Quinola and pot
lesson-reversis-quinola-task = You have no clubs. There are 25 in the pot. Get them.
lesson-reversis-quinola-hint = Whoever throws off the Quinola wins the pot.
lesson-reversis-quinola-right = The pot is yours, and the winner of the trick pays 5. No other card brings as much.
lesson-reversis-quinola-other = The pot is still there. A chance to throw off the Quinola is rare.

lesson-reversis-opposite-title = Opposite counts double
lesson-reversis-opposite-task = The player opposite wins this trick. Throw off what brings most.
lesson-reversis-opposite-hint = An ace brings 1, the ace of diamonds 2, and opposite everything is doubled.
lesson-reversis-opposite-right = 2 for the ace of diamonds, opposite times two: 4 chips.
lesson-reversis-opposite-other = There was more in it: the ace of diamonds brings 4 here.

lesson-reversis-hunt-title = Hunt the Quinola
lesson-reversis-hunt-task = The tenth trick. The player opposite has the Quinola, the only other heart. Draw it out.
lesson-reversis-hunt-hint = Whoever has a single heart must play it on yours.
lesson-reversis-hunt-right = 10, opposite times two, in the last two tricks times two again: 40. And 10 from each of the others.
lesson-reversis-hunt-other = On that suit the Quinola may be thrown off, and wins the pot. Lead a heart.

lesson-reversis-partie-title = The Partie
lesson-reversis-partie-task = You have fewest points. Win no more tricks: what do you lead?
lesson-reversis-partie-hint = Nobody else has spades left, but everybody has a higher diamond.
lesson-reversis-partie-right = Somebody else wins the trick and leads clubs.
lesson-reversis-partie-other = The king wins the trick, as nobody else has spades: 3 points for you.
lesson-reversis-partie-2-task = Throw off the king.
lesson-reversis-partie-2-hint = It is your last card.
lesson-reversis-partie-2-right = Fewest points: the Partie is yours. It is worth 4 and the kitty, here 7, opposite double.

lesson-reversis-break-title = Break the Reversis
lesson-reversis-break-task = Your right neighbour has all nine tricks and must now win all eleven. Prevent it.
lesson-reversis-break-hint = This time you want the trick.
lesson-reversis-break-right = Broken: 64 chips for you. Nothing is paid for the ace any more.
lesson-reversis-break-other = The streak goes on, and you would all pay for it. Your ace would have stopped it.
