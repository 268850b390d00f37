# The command line. It says colours as the notation does; these override the games' own names (Words, plain).

verso-colour = { $colour ->
    [B] blue
    [G] green
   *[O] orange
}

cli-volte = Volte: Verso, VERSA and Reversis, in the browser, in the terminal and as records.
cli-serve = Start the server.
cli-play = Play in the terminal, alone or against bots.
cli-replay = Play records and show their final positions; - reads standard input.
cli-replay-json = the whole position as JSON, nothing hidden, a line a record
cli-legal = Show the moves that may be made after a record.
cli-legal-json = as a JSON list, a line a record
cli-legal-after = after the record’s first K moves
legal-over = The game is over: nobody is to move.
cli-view = Show what a seat may see after a record.
cli-view-seat = the seat, from 0 on; -1: a spectator
cli-view-json = as JSON
cli-view-no-seat = --seat: a number from -1 on and below { $seats } is needed
cli-verify = Repeat a finished server game: shuffle, moves and result.
cli-typeworks = Write a text as cards, letter by letter; - reads standard input.
cli-typeworks-output = the file: .svg, .png (300 dpi) or .pdf (to print and cut)
cli-typeworks-paper = sheets of the PDF
cli-typeworks-colours = a letter a card: red, yellow, green, blue, or - for its turn
cli-typeworks-wrap = cards in a line at most, 0: as the text has them
cli-reports = Show reports about the rules that wait for an answer, and answer them.
cli-reports-data = directory of the database; without it the user’s data directory
cli-reports-everything = answered ones too
cli-reports-json = as JSON, a line a report
cli-reports-answer = the number of the report to answer, and the answer
cli-backup = Copy the database while the server runs.
reports-line = { $number }. { $day } { $game } { $clause } ({ $language })
reports-answered = answered { $day }:
reports-no-database = there is no database at { $file }; a server with --data DIR has its own there: give this command the same --data
reports-no-such = there is no report { $number }
reports-no-answer = the answer is empty

# Serving and keeping (`volte serve`, `volte backup`, `volte reports`).
cli-serve-host = the address to listen on; 0.0.0.0: all
cli-serve-port = the port; without it 8000. Where it is taken: the next free one with --open, or if neither --port nor --public-url is given
cli-serve-data = directory of the database; without it the user’s data directory
cli-serve-public-url = the address in links, as the others reach this server
cli-serve-open-browser = open the page in the browser
cli-serve-trusted-proxy = proxies whose forwarded addresses are believed, separated by commas
cli-serve-rooms = so many rooms may be open; without it 500
cli-backup-data = directory of the database; without it the user’s data directory
serve-data-in-use = { $data }: { $address ->
    [none] another Volte server
   *[other] the Volte server at { $address }
} is using this data directory. End that one first, or give this one another directory with --data.
serve-data-unusable = { $data }: this data directory cannot be used: { $why }
serve-no-port = { $host }, port { $port }: the server cannot listen there: { $why }
serve-port-taken = Port { $port } is taken, so it is { $found }.
serve-port-needed = Port { $port } is taken. End what uses it, or name another one with --port.
serve-others = For the others: { $address }
operator-key-unusable = { $file }: the operator’s key cannot be read or written: { $why }
serve-public-url = --public-url { $url }: this is no address for links. It needs http:// or https:// and a host, perhaps a port, and nothing more.
store-unusable = { $file }: the database cannot be used, and was left as it is: { $why }
store-newer = { $file }: the database comes from a newer version of Volte, and was left as it is. Use that version, or another directory with --data.
store-other = { $file }: this database belongs to something else than Volte, and was left as it is. Use another directory with --data.
backup-exists = { $file }: there is such a file already
backup-done = { $file }: { $bytes } bytes
cli-serve-limit = another limit than the usual one, as often as needed; docs/self-hosting.md lists them
serve-limit-unknown = --limit { $name }: there is no such limit; there are { $names }
serve-limit-number = --limit { $name }: this needs a number above 0, { $most } at most, and not “{ $number }”
