"""Lessons: short positions one plays, each with one thing to find out.

`lessons/GAME/NN-name.json` is a record (docs/rules/records.md): its moves lead to the position. Beside it
lies `NN-name.lesson.json`:

    {"text": "lesson-verso-keep",     begins the keys of its words, see `keys`
     "seat": 0,                       who learns; left out: seat 0
     "steps": [                       one or more moves of the learner, in order
        {"clauses": ["V8"],           the rules it is about, the first one first
         "right": ["keep"],           full forms; any of them is right
         "wrong": [                   what a learner may try: with a key it is refused,
            {"move": "flip"},         without one it is allowed but not the point
            {"move": "pass", "clause": "V17", "key": "verso-refused-pass"}],
         "then": ["keep"]}],          what the others do after it
     "end": {"scores": [5, 0]}}       keys of the whole position after all of it (the first right move each)
"""

from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from volte import record
from volte.record import Record

FOLDER = Path(__file__).parent / "lessons"


class Wrong(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Refused with this key, or (without one) allowed but not the point."""

    move: str
    clause: str = ""
    key: str = ""


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    clauses: list[str]
    right: list[str]
    wrong: list[Wrong]
    then: list[str] = []


class Sidecar(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    text: str
    steps: list[Step]
    end: dict[str, Any]
    seat: int = 0


@dataclass(frozen=True)
class Lesson:
    name: str
    record: Record
    sidecar: Sidecar


def names(game: str) -> list[str]:
    """The lessons of a game, in order."""
    files = sorted((FOLDER / game).glob("*.lesson.json"))
    return [file.name.removesuffix(".lesson.json") for file in files]


@cache
def lesson(game: str, name: str) -> Lesson:
    """FileNotFoundError where there is none."""
    text = (FOLDER / game / f"{name}.json").read_bytes()
    sidecar = (FOLDER / game / f"{name}.lesson.json").read_bytes()
    return Lesson(name, record.load(text), msgspec.json.decode(sidecar, type=Sidecar))


def keys(sidecar: Sidecar) -> list[str]:
    """The keys of its words: the title, and for each step what to do, a hint, what is said to a right move
    and (where another one is allowed) to one that is not the point."""
    found = [f"{sidecar.text}-title"]
    for number, step in enumerate(sidecar.steps, 1):
        part = sidecar.text if number == 1 else f"{sidecar.text}-{number}"
        found += [f"{part}-task", f"{part}-hint", f"{part}-right"]
        if any(not one.key for one in step.wrong):
            found.append(f"{part}-other")
    return found
