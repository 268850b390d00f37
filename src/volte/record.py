"""Records: the text of a game (docs/rules/records.md) read, written, replayed and verified.

`load` a text, `replay` it to a `Table`, `verify` a server's record, `frames` for looking through it.
"""

from collections.abc import Iterator
from typing import Any, Literal

import msgspec

from volte.games import registry
from volte.games.contract import WATCHER, Event, Game, Json, Refused, Table
from volte.games.reading import check_seat
from volte.shuffle import Seed, commitment, seed_of

FORMAT = "volte/1"
By = Literal["human", "bot", "clock"]


class BadRecord(Exception):
    """A text that is no record, and where; `key` and `args_of_key` as in `BadInput`."""

    def __init__(self, key: str, **args: Any) -> None:
        super().__init__(f"{key} {args}")
        self.key = key
        self.args_of_key = args


class IllegalMove(Exception):
    """A record's move that the rules refuse: its number from 1, its text, and the refusal."""

    def __init__(self, number: int, move: str, refused: Refused) -> None:
        super().__init__(f"move {number} ({move}): {refused}")
        self.number = number
        self.move = move
        self.refused = refused

    def event(self) -> Event:
        """The line that says it: `move 3 (bank B 3-5): V12: ...`."""
        reason = Event(self.refused.key, self.refused.args_of_key)
        args = {"number": self.number, "move": self.move, "reason": reason}
        if not self.refused.clause:
            return Event("record-illegal", args)
        return Event("record-illegal-clause", {**args, "clause": self.refused.clause})


class Made(msgspec.Struct, frozen=True, omit_defaults=True):
    """A move with its seat (None: whoever's move it is) and who made it (None: not said)."""

    move: str
    seat: int | None = None
    by: By | None = None


class Record(msgspec.Struct, frozen=True, kw_only=True):
    """A game as text. The last five are a server's; `result` and what opens the shuffle come after the
    end."""

    game: str
    players: list[str]
    moves: list[Made]
    options: dict[str, Any] = {}
    seed: str | None = None
    first: int | None = None
    start: dict[str, Any] | None = None
    rules: int | None = None
    commitment: str | None = None
    secret: str | None = None
    nonces: list[str] | None = None
    result: dict[str, Any] | None = None


class Frame(msgspec.Struct, frozen=True):
    """One state of a replay: the move that led to it (empty at the start), what happened, and the whole
    position as a view with nothing hidden."""

    move: str
    seat: int | None
    by: str
    events: list[Event]
    position: Json


# -- reading and writing -------------------------------------------------------------------------------------


def load(text: str | bytes) -> Record:
    """Read a record; BadRecord says what is wrong and where. Unknown keys are ignored."""
    try:
        raw = msgspec.json.decode(text)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise BadRecord("record-no-json") from None
    if not isinstance(raw, dict):
        raise BadRecord("record-no-object")
    if raw.get("format") != FORMAT:
        raise BadRecord("record-format", format=FORMAT, found=as_text(raw.get("format")))
    for key in ("game", "players", "moves"):
        if key not in raw:
            raise BadRecord("record-missing", name=key)
    if "start" not in raw and "seed" not in raw:
        raise BadRecord("record-missing", name="seed")
    moves = raw["moves"]
    if not isinstance(moves, list):
        raise BadRecord("record-type", name="moves")
    made = [read_move(i, move) for i, move in enumerate(moves, 1)]
    record = convert({**raw, "moves": made})
    check_hex(record)
    return record


def convert(raw: Json) -> Record:
    """The typed record; its moves are read already."""
    try:
        return msgspec.convert(raw, Record)
    except msgspec.ValidationError as wrong:
        path = str(wrong).rpartition("`$.")[2].rstrip("`") if "`$." in str(wrong) else "record"
        raise BadRecord("record-type", name=path) from None


def read_move(number: int, raw: Any) -> Made:
    if isinstance(raw, str):
        return Made(raw)
    try:
        made = msgspec.convert(raw, Made)
    except msgspec.ValidationError:
        raise BadRecord("record-move", number=number, text=as_text(raw)) from None
    return made


def check_hex(record: Record) -> None:
    """The seed, secret and commitment are 32 bytes, nonces any number of them."""
    for name in ("seed", "secret", "commitment"):
        value = getattr(record, name)
        if value is not None and (len(value) != 64 or not is_hex(value)):
            raise BadRecord("record-hex", name=name)
    for i, nonce in enumerate(record.nonces or []):
        if not is_hex(nonce):
            raise BadRecord("record-nonce", name=f"nonces[{i}]")


def is_hex(text: str) -> bool:
    return len(text) % 2 == 0 and all(c in "0123456789abcdefABCDEF" for c in text)


def as_text(value: Any) -> str:
    """A JSON value for an error line, cut short."""
    text = msgspec.json.encode(value).decode()
    return text if len(text) <= 60 else text[:57] + "..."


def dump(record: Record) -> str:
    """The record as JSON text."""
    return msgspec.json.encode(as_json(record)).decode()


def as_json(record: Record) -> Json:
    """The record as its text says it; what is not said is left out."""
    raw: Json = {"format": FORMAT}
    for name, value in msgspec.to_builtins(record).items():
        if value is not None:
            raw[name] = value
    raw["moves"] = [
        made.move if made.seat is None and made.by is None else msgspec.to_builtins(made)
        for made in record.moves
    ]
    return raw


# -- playing -------------------------------------------------------------------------------------------------


def open_table(record: Record) -> Table[Any]:
    """The table before the first move; BadInput where options or start cannot be."""
    game = registry.game(record.game)
    seats = game.check_seats(len(record.players))
    options = game.options(record.options, seats)
    seed = None if record.seed is None else Seed(bytes.fromhex(record.seed))
    if record.first is not None:
        check_seat("first", record.first, seats)
    if record.start is not None:
        state = game.setup(options, seats, record.start, record.first)
    elif seed is not None:
        state = game.deal(options, seats, seed, record.first)
    else:
        raise BadRecord("record-missing", name="seed")
    table = Table(game, options, seats, seed, state, {})
    table.settle()
    return table


def play_on(record: Record, table: Table[Any], after: int | None = None) -> Iterator[tuple[int, Made]]:
    """Play the record's moves one by one; yields (seat, move in its full form) after each."""
    moves = record.moves if after is None else record.moves[:after]
    for number, made in enumerate(moves, 1):
        seat = made.seat
        if seat is None:
            seat = table.game.to_move(table.state) or 0
        if not 0 <= seat < table.seats:
            raise BadRecord("record-seat", number=number, seats=table.seats)
        try:
            full = table.play(seat, made.move)
        except Refused as refused:
            raise IllegalMove(number, made.move, refused) from None
        yield seat, Made(full, seat, made.by)


def replay(record: Record, after: int | None = None) -> Table[Any]:
    """The table after all moves, or after the first so many; IllegalMove names the first refused one."""
    if after is not None and after > len(record.moves):
        raise BadRecord("record-after", after=after, moves=len(record.moves))
    table = open_table(record)
    for _ in play_on(record, table, after):
        pass
    return table


def frames(record: Record, viewer: int = WATCHER) -> list[Frame]:
    """Every state of the game, nothing hidden in the position: for the replay slider. The events are those
    that `viewer` was told, a spectator if no seat is named."""
    table = open_table(record)
    found = [frame(table, "", None, "", [])]
    for seat, made in play_on(record, table):
        events = table.game.events(table.state, viewer)
        found.append(frame(table, made.move, seat, made.by or "", events))
    return found


def frame(table: Table[Any], move: str, seat: int | None, by: str, events: list[Event]) -> Frame:
    return Frame(move, seat, by, events, open_view(table.game, table.state))


def open_view(game: Game[Any, Any], state: Any) -> Json:
    """A spectator's view with everything hidden laid open: the keys of both, the position's values."""
    shown: Json = msgspec.to_builtins(game.view(state, WATCHER))
    return {**shown, **game.position(state)}


# -- verifying -----------------------------------------------------------------------------------------------


def verify(record: Record) -> list[Event]:
    """What differs when a finished server game is repeated, as catalogue keys; empty if all agrees.

    BadRecord where it is no record of a finished server game.
    """
    for name in ("commitment", "secret", "nonces", "result", "seed"):
        if getattr(record, name) is None:
            raise BadRecord("verify-missing", name=name)
    return [*shuffle_differences(record), *game_differences(record)]


def agreed(record: Record) -> Event:
    """The line for a record whose `verify` found nothing: what was checked. A position that was set up has
    no deal to check, which is said in a sentence of its own."""
    key = "verify-ok" if record.start is None else "verify-ok-arranged"
    return Event(key, {"moves": len(record.moves)})


def shuffle_differences(record: Record) -> Iterator[Event]:
    """The commitment is the secret's, the seed that of secret and nonces."""
    secret = bytes.fromhex(record.secret or "")
    nonces = record.nonces or []
    if commitment(secret) != (record.commitment or "").lower():
        yield Event("verify-commitment", {})
    if len(nonces) != len(record.players):
        yield Event("verify-nonces", {"count": len(nonces), "seats": len(record.players)})
    elif seed_of(secret, [bytes.fromhex(nonce) for nonce in nonces]).key.hex() != (record.seed or "").lower():
        yield Event("verify-seed", {})


def game_differences(record: Record) -> Iterator[Event]:
    """Every move is allowed, the game is over, and the result is the record's."""
    game = registry.game(record.game)
    if record.rules is not None and record.rules != game.rules_version:
        yield Event("verify-rules", {"rules": record.rules, "own": game.rules_version})
    try:
        table = replay(record)
    except IllegalMove as illegal:
        yield illegal.event()
        return
    if not game.finished(table.state):
        yield Event("verify-unfinished", {"moves": len(record.moves)})
    elif (result := game.result(table.state)) != record.result:
        yield Event("verify-result", {"record": as_text(record.result), "own": as_text(result)})
