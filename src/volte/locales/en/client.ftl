# The browser: all that screens say themselves. Events and reasons stand with their games.

## Everywhere
ui-close = Close
ui-back = Back
ui-menu = Menu
ui-yes = yes
ui-no = no
ui-or = { $head } or { $last }
ui-headed = { $head }:
ui-range = { $low } to { $high }
ui-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
ui-seconds = { $seconds } s
ui-settings = Settings
ui-language = Language
ui-language-de = Deutsch
ui-language-en = English
ui-language-ja = 日本語
ui-language-ru = Русский
ui-light = Theme
ui-light-auto = like the device
ui-light-light = light
ui-light-dark = dark
ui-switch-light = Light mode
ui-switch-dark = Dark mode
ui-sound = A quiet sound when it is my turn
ui-vibrate = Vibrate when it is my turn
ui-confirm = Moves that cannot be undone
ui-confirm-taps = tap twice
ui-confirm-drag = drag or tap
ui-your-name = Your name
ui-name = Name
ui-error-network = The server cannot be reached. Nothing is lost; try again in a moment.
ui-error-server = That did not work. Nothing is lost; try again in a moment.
ui-error-missing = That is not here (any more).

## Start
ui-motto =
    A card room
    of your own.
ui-idea-verso = Every card has two sides. You see only one.
ui-idea-versa = Shed while something fits: colour, number or neighbour.
ui-idea-reversis = Avoid tricks, throw off aces, guard the Quinola.
ui-idea-short-verso = Every card has two sides.
ui-idea-short-versa = Shed while something fits.
ui-idea-short-reversis = Avoid tricks, shed aces.
ui-open-room = Open a room
ui-play-alone = Play alone
ui-alone = Alone
ui-rules = Rules
ui-rules-all = All rules, with examples
ui-my-data = My data
ui-code-got = Got a code?
ui-code-form = A code has four letters and two digits.
ui-join = Join
ui-join-in = Join in
ui-join-next = Join the next game
ui-rooms-free = { $count ->
    [one] { $count } room free
   *[other] { $count } rooms free
}
ui-ready = connection ready
ui-promise = No account, no advertising. The shuffle can be checked.
ui-own-rooms = Your rooms
ui-close-room = Close the room
ui-close-room-of = Close room { $code }
ui-close-room-more = Nobody but you is in it. A game that is still going on ends without a result.
ui-seats = { $low ->
    [one] { $low } to { $high } people
   *[other] { $low } to { $high } people
}

## Room and connection
ui-room = Room { $code }
ui-room-of = Room for { $game }
ui-game-unknown = This room plays { $game }, which this page does not know yet. Please reload.
ui-to-start = To the start page
ui-connecting = Looking for the connection
ui-try-now = Try now
ui-back-again = { $count ->
    [one] Back again. One move was made meanwhile.
   *[other] Back again. { $count } moves were made meanwhile.
}
ui-paused-host = Paused
ui-paused-restart = The server is back and waits for you
ui-paused-empty = Nobody is here
ui-go-on = Go on
ui-go-on-here = Continue here
ui-link-replaced = The room is open elsewhere
ui-link-replaced-more = You opened it in another window or on another device. It goes on there.
ui-link-closed = The room is closed
ui-link-closed-more = The records of your games are under “My data”.
ui-link-removed = You are no longer in this room
ui-link-removed-more = The host has freed the seat.
ui-link-missing = There is no such room
ui-link-missing-more = Perhaps the code is mistyped, or the room is closed already.

## Lobby
ui-code = Code
ui-qr = QR code of the link
ui-link = Link
ui-copy = Copy
ui-copied = Copied
ui-copy-marked = The link is marked: copy it with Ctrl+C or a long press.
ui-share = Share link
ui-share-hint = Whoever opens the link sits at the table. Latecomers watch and play the next game.
ui-local-only = This link works on this computer only. For others, start the server with --host 0.0.0.0.
ui-invite = Invite
ui-seats-title = Seats
ui-seats-taken = { $taken } of { $seats }
ui-free = free
ui-you = you
ui-host = host
ui-level-casual = Bot, easy
ui-level-steady = Bot, medium
ui-level-expert = Bot, strong
ui-stand-in = a bot plays meanwhile
ui-idle = does not respond
ui-away = away
ui-presence-away = not connected
ui-presence-gone = long away
ui-wins-count = { $count ->
    [one] { $count } win
   *[other] { $count } wins
}
ui-ready-is = ready
ui-change = Change
ui-change-seat = Change { $name }
ui-bot-here = Add a bot
ui-sit = Sit here
ui-watching = Watching: { $names }
ui-seat-more = Add a seat
ui-seat-less = Remove a seat
ui-bot-more = One more bot
ui-rename = Rename
ui-watch = Only watch
ui-swap = Swap seats with { $name }
ui-hand-over = Hand the room over
ui-remove = Remove
ui-rules-here = Rules here
ui-changed = changed
ui-changed-count = { $count } changed
ui-what-means = What does this mean?
ui-turn-seconds = Time to think
ui-turn-seconds-of = { $seconds ->
    [0] no limit
   *[other] { $seconds } s
}
ui-bot-pace = Bots think for
ui-bot-pace-of = { $seconds ->
    [0] no time
   *[other] { $seconds } s
}
ui-away-seconds = Whoever is away
ui-away-seconds-more = then a bot plays meanwhile
ui-watching-allowed = Watching allowed
ui-announced = The cards are being shuffled. Commitment
ui-not-enough = { $count ->
    [one] Somebody is still missing.
   *[other] At least { $count } seats are needed: bots may play.
}
ui-not-ready = Not ready yet: { $names }. You can start all the same.
ui-start-game = Start the game
ui-host-starts = The host starts the game.
ui-i-am-ready = I am ready
ui-not-ready-yet = Not yet after all
ui-next-seat = You are watching and will play the next game.
ui-watching-hint = You are watching.

## At the table
ui-your-turn = Your turn
ui-turn-of = { $name } to move
ui-is-on = to move
ui-over = Over
ui-again = Again:
ui-again-flip = Again: flip
ui-neighbour = neighbour
ui-where-next = next
ui-where-before = before
ui-where-across = opposite
ui-log = What happened
ui-show-again = Show
ui-dealt = The cards are dealt.
ui-arranged = Begins from a given position
ui-arranged-coming = The first game begins from a given position as long as only the host and bots sit here. Otherwise the cards are shuffled.
ui-watchers = { $count } watching
ui-ten-seconds = Ten seconds left.
ui-pause = Pause
ui-leave = Leave the room
ui-leave-sure = { $meaning ->
    [round] Really leave? Your cards go under the pile and the round goes on without you. What was aimed at you hits the next seat.
    [bot] Really leave? A bot plays on with your cards.
   *[room] Really leave? Your seat becomes free.
}
ui-time-out = Time is up.
ui-idle-band = You were quiet for long: the clock makes your moves.
ui-idle-back = I am back
ui-leave-really = Yes, leave
ui-stay = Stay
ui-link-left = You have left the room
ui-link-left-more = If you come back, you watch, and play the next game if a seat is free.
ui-come-back = Come back in
ui-seats-and-rules = Seats and rules
ui-joins-next = Joins now: { $names }
ui-waits-for-host = It goes on as soon as { $name } starts.
ui-leaving = Whoever leaves during a game
ui-leaving-bot = is replaced by a bot
ui-leaving-out = is out of the round
ui-else-seconds = { $seconds ->
    [0] else none
   *[other] else { $seconds } s
}
ui-counts-usual = As usual
ui-counts-changed = Look
ui-counts-else = else { $count }
ui-counts-less = { $name }: one less
ui-counts-more = { $name }: one more
ui-counts-back = All as usual
ui-react = React
ui-reaction-hello = Hello!
ui-reaction-well_played = Well played!
ui-reaction-thanks = Thanks!
ui-reaction-oops = Oops.
ui-reaction-thinking = One moment …
ui-reaction-hurry = Come on!
ui-reaction-laugh = Haha!
ui-reaction-wow = Oh!
ui-reaction-again = Another one?
ui-mute = Mute
ui-nobody-else = Nobody else is here.
ui-rules-of = { $game } in short

## End
ui-game-over = Game { $number } is over
ui-wins = wins
ui-won = won
ui-won-by = won by { $names }
ui-replay = Look back
ui-check = Check the shuffle
ui-look-at-table = See the table
ui-record = Record
ui-to-end = To the result
ui-wins-of = { $name }: { $count }
ui-wins-here = In this room: { $wins }
ui-thinks = { $name } is thinking
ui-once-more = Once more
ui-agreed = You are in
ui-solo-best = Your best result alone: { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## Looking back and checking
ui-earlier = Previous move
ui-later = Next move
ui-move-number = Move
ui-move-of = Move { $move } of { $moves }
ui-check-good = All agrees: nobody could arrange these cards.
ui-check-agrees = All that can be checked agrees.
ui-check-arranged = The position was set up, so there is no shuffle of it to check. Only what was shuffled later follows from these numbers.
ui-check-bad = Something does not agree here.
ui-check-how = Before the game the server showed the commitment to its secret. Then each device added a random number. The shuffle follows from both together. This browser has just computed it all again:
ui-check-commitment = Commitment
ui-check-commitment-more = The secret is the one that the server committed to beforehand.
ui-check-seed = Seed
ui-check-seed-more = It follows from the secret and all random numbers in seat order.
ui-check-pile = Pile
ui-check-pile-more = Exactly these cards lay there in this order, top first.
ui-check-same = agrees
ui-check-differs = differs
ui-check-parts = What the shuffle was made of
ui-check-secret = Secret of the server
ui-check-no-nonce = none (bot or not connected)

## My data
ui-results = Results
ui-no-results = None yet.
ui-other-device = To another device
ui-other-device-more = The link is valid once, for five minutes. It takes your seats along.
ui-make-link = Make a link
ui-stored = What is stored
ui-stored-more = A checksum of this device’s random number, your name in rooms, your seats, and your games: moves with their times, and results. Nothing else, no address.
ui-export = Download everything
ui-forget = Delete everything
ui-forget-what = Your results, your seats and your name are gone for good.
ui-forget-not = Cancel
ui-forget-sure = Yes, delete everything
ui-forgotten = Deleted. This device is unknown now.

## Verso
ui-verso-keep = Keep
ui-verso-flip = Flip
ui-verso-bank = bank
ui-verso-pass = Pass
ui-verso-run = { $colour } { $low } to { $high }
ui-verso-short = { $colour } { $value }
ui-verso-behind-one = Behind it { $card }.
ui-verso-behind = Behind it { $colours }: { $joker ->
    [only] a joker
    [too] { $values } with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, or a joker
   *[no] { $values } with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
}.
ui-verso-left = { $count ->
    [0] Pile empty
    [one] Last card
   *[other] { $count } cards in the pile
}
ui-verso-discards = { $count } discarded
ui-verso-no-discards = Nothing is discarded yet.
ui-verso-pile-empty = Pile empty
ui-verso-your-display = Your display
ui-verso-display-of = Display of { $name }
ui-verso-enlarge = points, { $square }. Show large
ui-verso-square = Square: { $blue } sea · { $green } land · { $orange } sky
ui-verso-square-stands = it stands
ui-verso-square-missing = missing: { $missing }
ui-verso-missing-of = { $count } { $colour }
ui-verso-own-square = Your square
ui-verso-square-scores = Square
ui-verso-square-breaks = Your square breaks
ui-verso-off = off
ui-verso-bankable = Can be banked
ui-verso-last-run = Your last run
ui-verso-bank-hint = Bank: tap underlined cards.
ui-verso-no-bank = No run to bank yet.
ui-verso-no-bank-final = No run left: pass.
ui-verso-keep-duplicate = Keep: already there, the card is discarded at once.
ui-verso-keep-square = Keep: square, +{ $points }.
ui-verso-flip-cost = Flip: the back counts, there is no way back.
ui-verso-pass-cost = Pass: no further run, you are done.
ui-verso-bank-title = Bank { $run }
ui-verso-bank-for = { $run } for { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
ui-verso-run-counts = The run counts
ui-verso-go = { $head } and { $last } are discarded.
ui-verso-turns = { $name } flips { $card }
ui-verso-nobody-turns = Nobody has to flip.
ui-verso-choices = Other runs
ui-verso-keys = Keys: K keep · F flip · 3 4 5 run · Enter twice · Esc back
ui-verso-runs = Runs { $points }
ui-verso-squares = Squares { $points }
ui-verso-opponent-showed = Opponent
ui-verso-scale = What points are worth
ui-verso-verdict-35 = average reached
ui-verso-verdict-40 = above average
ui-verso-verdict-45 = strong
ui-verso-verdict-50 = very strong
ui-verso-verdict-55 = outstanding
ui-verso-verdict-60 = legend of the deck

ui-rules-verso-1-head = Aim
ui-rules-verso-1 = Most points at the end win. Banked runs and squares bring points.
ui-rules-verso-2-head = Cards
ui-rules-verso-2 = Each card has two sides of different colours. Their values are neighbours (1 and 6 too); one side counts 1, the other 3 (told in brackets). A joker counts 1; behind it lies some card of 3 points.
ui-rules-verso-3-head = A turn
ui-rules-verso-3 = Keep: take the top card as it lies. Flip: take its back. Or bank. What you would hold twice is discarded at once.
ui-rules-verso-4-head = Bank
ui-rules-verso-4 = 2 to 6 consecutive values of a colour; the joker may stand for one value. First both neighbours flip their highest card of that colour, then the run scores its points, then its two highest cards are discarded.
ui-rules-verso-5-head = Square
ui-rules-verso-5 = Three cards of each colour bring 7 points at once, nothing is discarded. Again only after it was broken and rebuilt.
ui-rules-verso-6-head = End
ui-rules-verso-6 = When the pile is empty, everybody may bank one more run; nobody flips then.
ui-rules-verso-7-head = Alone
ui-rules-verso-7 = After each turn the opponent shows both sides of the top card. If the back is higher (and neither is a joker), you flip your highest card of its colour. From 35 points on the average is reached.
