"""What a game supplies: all that rooms, records, the command line, bots and the generic checker know of it.

A game is a folder with the same five files: layout.py (cards, state, tables), rules.py (`@kernel` functions),
view.py (what a seat sees, preview, why_not, redraw), text.py (cards and moves as text, parsing), options.py.
Its `__init__.py` makes one `GAME`, an instance of a subclass of `Game`.

Seats are 0 .. seats - 1 in turn order; `WATCHER` (-1) is a spectator. Moves cross this contract as text
(docs/rules/records.md) in their full form; inside a game they are integers.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Generic, TypeVar

import msgspec

from volte.kernel import State
from volte.shuffle import Seed

WATCHER = -1

Value = str | int | bool | list[Any] | dict[str, Any] | None
Json = dict[str, Any]


class Refused(Exception):
    """Something the rules do not allow.

    `clause` is the clause's number (`V12`; empty where no rule speaks, e.g. a malformed move), `key` the
    message in the catalogues (`verso-refused-missing`), `args` its arguments. The sentence itself is made in
    `volte.words`.
    """

    def __init__(self, clause: str, key: str, **args: Value) -> None:
        super().__init__(f"{clause}: {key} {args}" if clause else f"{key} {args}")
        self.clause = clause
        self.key = key
        self.args_of_key = args


class BadInput(Exception):
    """Options or a start position that cannot be; `key` and `args` as in `Refused`."""

    def __init__(self, key: str, **args: Value) -> None:
        super().__init__(f"{key} {args}")
        self.key = key
        self.args_of_key = args


class Event(msgspec.Struct, frozen=True):
    """What happened, as one audience may know it: a catalogue key (`verso-kept`) and its arguments.

    Arguments are seats (numbers), cards (text), sums; never sentences.
    `seat` is who did it or to whom it happened.
    """

    key: str
    args: dict[str, Any]


@dataclass(frozen=True)
class Shuffle:
    """A shuffle that is due: the label without its number ("reshuffle"),
    and the cards in the order the label says."""

    label: str
    cards: Sequence[int]


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Base of every game's options: defaults are the clauses. `turn_seconds` is the room's;
    the rules ignore it."""

    turn_seconds: int | None = None


class OptionInfo(msgspec.Struct, frozen=True):
    """One option as a room offers it: its choices in order (numbers or names;
    a bool offers false and true)."""

    name: str
    clause: str
    default: Any
    choices: list[Any]


G = TypeVar("G", bound=State)
O = TypeVar("O", bound=Options)  # noqa: E741


class Game(ABC, Generic[G, O]):
    """The rules of one game. Methods never change their arguments unless they say so."""

    name: ClassVar[str]
    rules_version: ClassVar[int]
    seat_counts: ClassVar[tuple[int, ...]]
    """How many may play, ascending, e.g. (1, 2, 3, 4, 5, 6)."""
    rules_module: ClassVar[str]
    """The module with the `@kernel` functions, among them `legal_moves(g, out) -> count` (moves of the seat
    to move, as numbers; `out` a row of MAX_LEGAL) and `apply_move(g, move)`; `volte.kernel.compiled` takes
    this name."""
    usual_turn_seconds: ClassVar[int] = 0
    """The clock a new room of this game has; 0: none (docs/rooms.md, Clocks)."""
    start_moves_on: ClassVar[bool] = False
    """True: in a room's later games the seat after the last one that began begins; else the lot decides."""

    # -- options and set-up ----------------------------------------------------------------------------------

    def check_seats(self, seats: int) -> int:
        """The same number, if so many may play; else BadInput."""
        if seats not in self.seat_counts:
            raise BadInput("seats-wrong", seats=seats, low=self.seat_counts[0], high=self.seat_counts[-1])
        return seats

    @abstractmethod
    def options(self, raw: Mapping[str, Any], seats: int) -> O:
        """Read options, refusing unknown ones, wrong values, and what does not go with so many seats
        (BadInput)."""

    @abstractmethod
    def option_infos(self) -> list[OptionInfo]:
        """The options a host can set, in the order of the screen."""

    @abstractmethod
    def deal(self, options: O, seats: int, seed: Seed, first: int | None = None) -> G:
        """A new game; `first` replaces the lot. Reads every shuffle due from `seed`."""

    @abstractmethod
    def setup(self, options: O, seats: int, start: Mapping[str, Any], first: int | None = None) -> G:
        """The position of a record's `start` (docs/rules/records.md); BadInput where it cannot be."""

    # -- play ------------------------------------------------------------------------------------------------

    @abstractmethod
    def to_move(self, g: G) -> int | None:
        """Whose move it is; None when the game is over (or only a shuffle is due)."""

    @abstractmethod
    def legal(self, g: G, seat: int) -> list[str]:
        """Every move this seat may make now, full form, ASCII order; also out of turn (`claim`),
        but not `leave`."""

    @abstractmethod
    def check(self, g: G, seat: int, move: str) -> str:
        """The move's full form if this seat may make it now, else `Refused` with the clause (and only
        then)."""

    @abstractmethod
    def play(self, g: G, seat: int, move: str) -> str:
        """Check and carry out a move; changes `g`; the move's full form. A shuffle may be due afterwards."""

    @abstractmethod
    def due(self, g: G) -> Shuffle | None:
        """The shuffle play waits for, or None. (Verso has none after the deal.)"""

    @abstractmethod
    def supply(self, g: G, order: Sequence[int]) -> None:
        """Give the shuffled cards (top first) that `due` asked for; changes `g`."""

    @abstractmethod
    def events(self, g: G, viewer: int) -> list[Event]:
        """What the last `play` (with its `supply`) did, in order, as `viewer` may know it."""

    def events_for(self, g: G, viewers: Iterable[int]) -> dict[int, list[Event]]:
        """The events for several at once; a game in which all are told the same makes them once."""
        return {viewer: self.events(g, viewer) for viewer in viewers}

    @abstractmethod
    def can_leave(self, g: G, seat: int) -> bool:
        """True where the rules know a `leave` for this seat now (VERSA, A20)."""

    @abstractmethod
    def default_move(self, g: G, seat: int) -> str:
        """What the clock plays for this seat (docs/rooms.md, A19); always legal. May have to be asked again
        until `clock_turn` changes (VERSA: draw, then end)."""

    @abstractmethod
    def clock_turn(self, g: G) -> int:
        """A number that changes whenever a new turn of the clock begins (docs/rooms.md, Clocks)."""

    def goes_on_after(self, g: G) -> int | None:
        """After how many seconds the default move comes by itself, clock or not (a bot waits as long too);
        None: it does not (docs/rooms.md, Clocks: Reversis' `next`)."""
        return None

    def shown_move(self, g: G, viewer: int, seat: int, move: str) -> str:
        """The text of the move just made as `viewer` may know it; empty where it is hidden."""
        return move

    # -- ends ------------------------------------------------------------------------------------------------

    @abstractmethod
    def finished(self, g: G) -> bool:
        """True when the record of this game is complete."""

    @abstractmethod
    def winners(self, g: G) -> list[int]:
        """The winning seats, ascending; empty while it runs (and for a round without a winner)."""

    @abstractmethod
    def result(self, g: G) -> Json:
        """The record's `result`: `winners`, and `scores` or `chips`."""

    # -- what is shown ---------------------------------------------------------------------------------------

    @abstractmethod
    def position(self, g: G) -> Json:
        """The whole position, nothing hidden: the keys of `volte replay --json`."""

    @abstractmethod
    def view(self, g: G, viewer: int) -> msgspec.Struct:
        """What this seat (or WATCHER) may see: a frozen struct of the game's own type, with the keys of
        `volte view --json` and more; tagged by the field `game`, so that clients can tell views apart.

        Everything a client draws and a bot knows is in it (options and `viewer` too)."""

    def views(self, g: G, viewers: Iterable[int]) -> dict[int, Any]:
        """The views of several at once; a game whose views have much in common makes that once."""
        return {viewer: self.view(g, viewer) for viewer in viewers}

    def written_views(self, g: G, viewers: Iterable[int]) -> dict[int, bytes]:
        """The views of several as JSON; a game whose views have much in common writes that once."""
        return {viewer: msgspec.json.encode(view) for viewer, view in self.views(g, viewers).items()}

    @abstractmethod
    def preview(self, view: Any, move: str) -> Json:
        """What a move would do as far as the view tells: points, discards, who flips what."""

    @abstractmethod
    def why_not(self, view: Any, thing: str) -> Refused | None:
        """Why this move, or this card as a thing one wants to play, is not possible now; None if it is."""

    @abstractmethod
    def redraw(self, view: Any, seed: Seed) -> G:
        """A state that agrees with everything the view shows, the hidden part drawn anew from `seed`."""

    @abstractmethod
    def describe(self, g: G) -> list[Event]:
        """The position in words' keys, a line each: `volte replay` prints them."""


@dataclass
class Table(Generic[G]):
    """A game in progress: rules, options, seed and state together; the smallest thing that can be played
    on."""

    game: Game[G, Any]
    options: Options
    seats: int
    seed: Seed | None
    state: G
    shuffles: dict[str, int]

    @classmethod
    def dealt(
        cls, game: Game[G, Any], options: Options, seats: int, seed: Seed, first: int | None = None
    ) -> "Table[G]":
        """A game that begins, its cards dealt; `first` replaces the lot."""
        table = cls(game, options, seats, seed, game.deal(options, seats, seed, first), {})
        table.settle()
        return table

    def play(self, seat: int, move: str) -> str:
        """Check, carry out, and make every shuffle that then is due; the move's full form."""
        full = self.game.play(self.state, seat, move)
        self.settle()
        return full

    def settle(self) -> None:
        """Make the shuffles that are due: label N counts from 1 (docs/rules/records.md)."""
        while (due := self.game.due(self.state)) is not None:
            if self.seed is None:
                raise BadInput("record-seed-needed", label=due.label)
            number = self.shuffles.get(due.label, 0) + 1
            self.shuffles[due.label] = number
            self.game.supply(self.state, self.seed.shuffled(f"{due.label} {number}", due.cards))
