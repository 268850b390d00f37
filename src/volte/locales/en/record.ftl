# Records and start positions: what is wrong and where; shared by all games.

seat-name = seat { $number }
list-and = { $head } and { $last }
list-none = nothing
list-comma = ,{ " " }
sentence-end = .

game-unknown = game: there is no game { $game }
seats-wrong = players: this game is for { $low } to { $high }, not { $seats }
option-unknown = options: there is no option { $option }
option-wrong = options: { $option } cannot be { $value }

record-no-json = this is not JSON
record-no-object = a record is one JSON object
record-format = format: { $format } is needed, not { $found }
record-missing = { $name } is missing
record-type = { $name }: wrong type
record-hex = { $name }: 64 hex digits are needed
record-nonce = { $name }: hex digits are needed, or nothing
record-move = move { $number } ({ $text }): a move is a text, or an object with seat and move
record-seat = move { $number }: a seat is a number from 0 on and below { $seats }
record-after = { $moves ->
    [one] there is only { $moves } move
   *[other] there are only { $moves } moves
}, not { $after }
record-seed-needed = seed: it is needed for the shuffle { $label }
record-illegal = move { $number } ({ $move }): { $reason }
record-illegal-clause = move { $number } ({ $move }): { $clause }: { $reason }

start-unknown = start: there is no key { $name }
start-list = start: { $name } is a list
start-lists = start: { $name } is a list with one entry for each of { $seats } seats
start-no-card = start: { $name }: there is no card { $card }
start-twice = start: { $name }: { $card } is there more often than the deck holds it
start-number = start: { $name }: a number from 0 on is needed
start-seat = { $name }: a seat is a number from 0 on and below { $seats }
start-bool = start: { $name } is true or false

verify-ok = all agrees: commitment, seed, { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
} and the result
verify-ok-arranged = all agrees: commitment, seed, { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
} and the result. The position was set up, so there is no shuffle of it to check.
verify-missing = this is no record of a finished server game: { $name } is missing
verify-commitment = the commitment is not that of the secret
verify-nonces = there are { $count } nonces for { $seats } seats
verify-seed = the seed is not that of the secret and the nonces
verify-rules = the record is of rules version { $rules }, this is version { $own }
verify-unfinished = the game is not over after { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}
verify-result = the result is { $own }, not { $record }
