# The rule pages: what is not in the games' texts (src/volte/pages/text).

page-title = Rules: { $game }
page-index = The rules
page-index-lead = Every rule, every source, and examples that can be played.
page-holds = Version { $version } · holds at every table here
page-version = This page describes version { $version } of the rules. Every record names it; a new one comes only when a game would be played differently.
page-contents = Contents
page-skip = To the text
page-home = To the start
page-games = Games
page-languages = Languages
page-mistake = Found a mistake?
page-mistake-lead = Is something wrong, in the text, in an example or at the table? Tell us; you need no account.
page-mistake-go = Report a mistake
page-missing = There is no such page.
page-missing-try = To the rules
page-refused-often = Very many questions came from here just now. It goes on in a minute.
page-refused-busy = Very many questions are waiting here just now. Please try again in a moment.

## Facts

page-fact-players = Players
page-fact-minutes = Time
page-fact-age = Age
page-fact-year = Year
page-fact-complexity = Complexity
page-fact-strategy = Strategy
page-fact-luck = Luck
page-fact-interaction = Interaction
page-players = { $most ->
    [one] 1
   *[other] { $fewest ->
        [one] 1 to { $most }
       *[other] { $same ->
            [yes] exactly { $most }
           *[no] { $fewest } to { $most }
        }
    }
}
page-minutes-verso = about 20 minutes, about 4 here
page-minutes-versa = about 10 minutes a round
page-minutes-reversis = about 40 minutes for four deals
page-age = { $age } and up
page-year-verso = 2024/25
page-year-versa = made for the web; no year is given
page-year-reversis = 17th to 19th century
page-of-five = { $number } of 5
page-estimate = our estimate

## Variants

page-option-default = { $choice } (default)
page-option-default-is = Default: { $choice }
page-option-also = Choices: { $choices }
page-option-deck = { $number } a number and colour, { $special } a special card and colour, { $core } Cores, { $tornado } Tornados
page-option-any = any number that the rule allows
page-option-name = in rooms and records: { $name }

## Examples

page-example = Example: { $title }
page-example-start = The position
page-example-refused = Not possible: { $move }
page-example-why = { $move } ({ $clause }: { $reason })
page-example-same-rules = Played by the same rules as at the table.
page-example-step = Step { $step } of { $steps }
page-example-back = Back
page-example-on = Next
page-example-may = What may I do here?
page-example-may-close = Hide
page-example-may-of = { $seat } may:
page-example-may-nothing = Nothing is left to do here: the game is over.
page-example-again = Back to the example
page-example-play = Play on from here
page-example-record = Record
page-example-trouble = That did not work. Please try again.

## Positions

page-board-pile = Pile: { $count ->
    [0] empty
    [one] one card left
   *[other] { $count } cards left
}
page-board-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
page-board-cards = { $count ->
    [0] no cards
    [one] 1 card
   *[other] { $count } cards
}
page-board-turn = to move
page-board-empty = empty
page-board-trick = In the trick
page-board-chips = { $chips ->
    [one] 1 chip
   *[other] { $chips } chips
}
page-board-pots = { $pots ->
    [none] no pot
   *[other] Pot: { $pots }
}
page-board-tricks = { $tricks ->
    [one] 1 trick
   *[other] { $tricks } tricks
}
page-board-dealer = deals

## Moves in words

page-move-verso-keep = keep
page-move-verso-flip = flip
page-move-verso-pass = pass
page-move-verso-bank = bank { verso-colour } { $low } to { $high }{ $joker ->
    [0] {""}
   *[other] {" "}(joker as { $joker })
}
page-move-versa-play = { $colour ->
    [none] play { $card }
   *[other] play { $card } and name { versa-colour }
}
page-move-versa-draw = draw
page-move-versa-end = end the turn
page-move-versa-leave = leave
page-move-reversis-play = play { $card }
page-move-reversis-lay = lay { $card } in the middle
page-move-reversis-swap = swap { $card } for the card on the table
page-move-reversis-keep = keep the hand
page-move-reversis-claim = claim
page-move-reversis-next = begin the next deal
