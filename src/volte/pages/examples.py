"""Examples are records that run on the engine: what a page shows of a game is what the game does.

Beside `NN-name.json`, a record (docs/rules/records.md), lies `NN-name.check.json`:

    {"shows": "rule",              rule, worked, mistake, special or payment
     "clauses": ["V12"],           what it is an example of
     "from": 0,                    after how many moves the page begins to show it
     "seat": 0,                    whose moves "what may I do here?" tells; left out: of the seat to move
     "legal": [{"after": 0, "has": ["keep"], "not": ["pass"]}],
     "refused": [{"after": 0, "seat": 0, "move": "bank O 5-1", "clause": "V12", "key": "verso-refused-..."}],
     "end": {"scores": [5, 0]}}    keys of the whole position after all moves
"""

from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Literal

import msgspec

from volte import record
from volte.games.contract import WATCHER, Event, Refused, Table
from volte.record import Record

FOLDER = Path(__file__).parent / "examples"


class Legal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    after: int
    has: list[str] = []
    not_: list[str] = msgspec.field(name="not", default_factory=list)


class Trial(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A move that is refused; `seat` None: of the seat to move."""

    after: int
    move: str
    clause: str
    key: str
    seat: int | None = None


class Check(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename={"from_": "from"}):
    """The sidecar."""

    shows: Literal["rule", "worked", "mistake", "special", "payment"]
    clauses: list[str]
    end: dict[str, Any]
    from_: int = 0
    seat: int | None = None
    legal: list[Legal] = []
    refused: list[Trial] = []


@dataclass(frozen=True)
class Example:
    """`raw` is the record as it stands in its file."""

    name: str
    raw: dict[str, Any]
    record: Record
    check: Check


class Step(msgspec.Struct, frozen=True):
    """One state: the move that led to it and what happened, the whole position, whose turn it is and what
    that seat may do, and what is refused here."""

    move: str
    seat: int | None
    events: list[Event]
    position: dict[str, Any]
    to_move: int | None
    legal: list[str]
    refused: list["RefusedHere"]


class RefusedHere(msgspec.Struct, frozen=True):
    move: str
    seat: int
    clause: str
    reason: Event


def names(game: str) -> list[str]:
    """The examples of a game, by name."""
    files = sorted((FOLDER / game).glob("*.json"))
    return [file.stem for file in files if not file.stem.endswith(".check")]


@cache
def example(game: str, name: str) -> Example:
    """FileNotFoundError where there is none."""
    if name not in names(game):
        raise FileNotFoundError(f"{game}/{name}")
    text = (FOLDER / game / f"{name}.json").read_bytes()
    check = (FOLDER / game / f"{name}.check.json").read_bytes()
    return Example(name, msgspec.json.decode(text), record.load(text), msgspec.json.decode(check, type=Check))


def steps(one: Example) -> list[Step]:
    """Every state of the record from its beginning, as the engine plays it."""
    table = record.open_table(one.record)
    found = [step(one, table, 0, "", None, [])]
    for seat, made in record.play_on(one.record, table):
        found.append(step(one, table, len(found), made.move, seat, told(table, seat)))
    return found


def told(table: Table[Any], seat: int) -> list[Event]:
    """What the last move did, as who made it may know it; but to somebody who looks on, not to "you"."""
    events = table.game.events(table.state, seat)
    if any(event.key.endswith("-own") for event in events):
        return table.game.events(table.state, WATCHER)
    return events


def step(
    one: Example, table: Table[Any], after: int, move: str, seat: int | None, events: list[Event]
) -> Step:
    to_move = table.game.to_move(table.state)
    trials = [trial for trial in one.check.refused if trial.after == after]
    asked = to_move if one.check.seat is None else one.check.seat
    return Step(
        move=move,
        seat=seat,
        events=events,
        position=record.open_view(table.game, table.state),
        to_move=to_move,
        legal=[] if asked is None else table.game.legal(table.state, asked),
        refused=[tried(table, trial) for trial in trials],
    )


def tried(table: Table[Any], trial: Trial) -> RefusedHere:
    """What the engine says to a move that the sidecar calls refused; ValueError if it is allowed."""
    to_move = table.game.to_move(table.state)
    seat = trial.seat if trial.seat is not None else to_move or 0
    try:
        table.game.check(table.state, seat, trial.move)
    except Refused as why:
        return RefusedHere(trial.move, seat, why.clause, Event(why.key, why.args_of_key))
    raise ValueError(f"{trial.move} is allowed after {trial.after} moves")
