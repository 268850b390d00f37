# Playing in the terminal: the table, the moves on offer, the prompts; and self-play's figures.

## The command's options

cli-play-bots = so many bots play along
cli-play-seats = so many seats; those without a bot are persons at this keyboard
cli-play-level = how well the bots play
cli-play-seed = 64 hex digits that fix the cards
cli-play-lang = the language at the table
cli-play-record = save the game here as a record
cli-arena = Let bots play against each other, a LEVEL a seat, and measure how well they do.
cli-arena-games = so many games
cli-arena-seed = a text that fixes all cards
cli-arena-json = as one JSON object

## All games

terminal-person = { $number ->
    [0] Player
   *[other] Player { $number }
}
terminal-bot = { $number ->
    [0] Bot
   *[other] Bot { $number }
}
terminal-help = A move is its number or its text. all: every move, ?: this line, q: quit.
terminal-prompt = { $seat }:
terminal-out-of-turn = { $seat }, a move out of turn, or Enter to go on:
terminal-hand-over = { $seat } is next: Enter shows the hand.
terminal-more = all shows { $count ->
    [one] { $count } more move
   *[other] { $count } more moves
}
terminal-refused = Not possible, { $clause }: { $reason }
terminal-quit = The game is stopped.
terminal-saved = Saved in { $file }.
terminal-record-exists = { $file } exists already
terminal-record-folder = there is no folder for { $file }
terminal-no-person = --bots: of { $seats } seats at least one is a person’s, so { $bots } bots are too many

## Verso

verso-terminal-colour-B = sea (B)
verso-terminal-colour-G = land (G)
verso-terminal-colour-O = sky (O)
verso-terminal-seat = { $seat }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
verso-terminal-square-stands = the square stands
verso-terminal-square-waits = the square stands and scores after a bank
verso-terminal-square-open = no square
verso-terminal-pile = On the pile: { $card }, { $count ->
    [one] the last card
   *[other] { $count } cards left
}
verso-terminal-behind = Behind it, one of: { $backs }
verso-terminal-gains = { $square ->
    [0] {""}
   *[other] {" "}It makes a square: { $square } points.
}
verso-terminal-keep = keep { $card }{ $duplicate ->
    [yes] , a duplicate: it is discarded
   *[no] {""}
}{ verso-terminal-gains }
verso-terminal-flip = flip
verso-terminal-pass = pass
verso-terminal-bank = bank { $cards } for { $points ->
    [one] { $points } point
   *[other] { $points } points
}; { $discards } go.{ verso-terminal-gains }
verso-terminal-turns = { $seat } flips { $card }.

## VERSA

versa-terminal-seat = { $turn ->
    [yes] →
   *[no] {" "}
} { $seat }: { $count ->
    [one] { $count } card!
   *[other] { $count } cards
}
versa-terminal-hand = Hand (* fits):
versa-terminal-card = { $card }
versa-terminal-play = lay { $card }{ $colour ->
    [none] {""}
   *[other] {" "}and name { versa-colour }
}
versa-terminal-draw = draw { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
versa-terminal-end = end the turn
versa-terminal-leave = leave the round

## Reversis

reversis-terminal-seat = Player
reversis-terminal-chips = Chips
reversis-terminal-tricks = Tricks
reversis-terminal-points = Points
reversis-terminal-name = { $turn ->
    [yes] →
   *[no] {" "}
} { $seat }
reversis-terminal-hand = Hand:
reversis-terminal-lay = lay { $card } in the middle
reversis-terminal-swap = swap { $card } for the card before you
reversis-terminal-keep = keep the eleven cards
reversis-terminal-play = play { $card }
reversis-terminal-claim = claim what is due
reversis-terminal-next = on to the next deal

## Self-play

arena-played = { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $moves } moves
arena-wins = { $level }: wins { $rate } % of its seats (standard error { $error })
arena-mean = { $level }: mean { $mean } (standard error { $error })
