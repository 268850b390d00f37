# The room: what happened in it, and why something was not done.

## What happened

room-joined = { $name } has come.
room-left = { $name } has left.
room-removed = { $name } was removed by the host.
room-away = { $name } has lost the connection.
room-back = { $name } is back.
room-gone = { $name } has been away for long: a bot stands in.
room-idle = { $name } lets the time run out: moves are made by themselves until a sign of life.
room-woke = { $name } is playing again.
room-moved = { $name } goes on with another device.
room-sat = { $name } takes seat { $place }.
room-sat-for = { $name } takes seat { $place } instead of { $bot }.
room-waits = { $name } watches and plays in the next game.
room-watches = { $name } watches.
room-renamed = { $old } is now { $name }.
room-room-renamed = The room is now called { $name }.
room-ready = { $name } is ready.
room-not-ready = { $name } is not ready yet.
room-bot-sat = { $name } sits down.
room-bot-gone = { $name } was taken away.
room-swapped = Two seats were swapped.
room-configured = The settings were changed.
room-host = { $name } is the host now.
room-announced = The cards are being shuffled.
room-dealt = The cards are dealt.
room-arranged = The game begins from a given position.
room-finished = The game is over.
room-paused-host = The host has stopped clock and bots.
room-paused-restart = The server was started anew: it waits until the players are back.
room-goes-on = It goes on.

## Why something was not done

room-refused-closed = This room is closed.
room-refused-connections = Too many connections from your network.
room-refused-from-over = There is no playing on from here: the game is over.
room-refused-from-record = No room can begin with this record: it must set up a position, and nothing may be shuffled in its moves.
room-refused-full = No seat is free, and nobody may watch here.
room-refused-future = Your page is ahead of the table. Reload it.
room-refused-game = This server has no game called { $game }.
room-refused-guesses = Too many wrong room codes. Try again in a minute.
room-refused-hello-first = The first message must be a hello.
room-refused-host-only = Only the host can do that.
room-refused-http = This address or request does not exist here ({ $status }).
room-refused-in-game = Not while a game is running.
room-refused-internal = Something went wrong on the server. Nothing was changed.
room-refused-leave = Leaving is not a move: use “Leave the room”.
room-refused-level = There are no bots of this level.
room-refused-malformed = This message cannot be understood.
room-refused-name = A name has 1 to 24 visible characters.
room-refused-no-bot = No bot sits there.
room-refused-no-device = Your browser sent no cookie, so you can only watch. Allow cookies for this page and reload it.
room-refused-no-game = No game is running.
room-refused-no-person = There is nobody of that kind in this room.
room-refused-no-record = There is no such record for you.
room-refused-no-room = There is no open room with this code.
room-refused-no-seat = There is no such seat.
room-refused-nonce = The share of the shuffle must be 16 bytes in hex.
room-refused-not-seated = You are watching; only players can do that.
room-refused-opened = Too many rooms were opened from your network. Try again in a minute.
room-refused-origin = This request comes from another website.
room-refused-other-table = This belongs to another game of this room.
room-refused-reaction = There is no such reaction.
room-refused-removed = The host has removed you from this room.
room-refused-rooms-full = All { $most } rooms of this server are taken. Try again later.
room-refused-seat-count = This game cannot be played by { $seats }.
room-refused-seat-taken = This seat is taken.
room-refused-self = You cannot remove yourself: use “Leave the room”.
room-refused-setting = This value of { $name } is not possible.
room-refused-stale = The table has moved on.
room-refused-token = This device token is not valid.
room-refused-too-fast = Too fast. Wait a moment.
room-refused-too-large = A message may have { $most } bytes.
room-refused-too-long = This text is too long.
room-refused-watchers = Too many people are watching already.
