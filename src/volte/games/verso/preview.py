"""What a move would do, and why something is not possible, from a view alone.

The rules themselves are asked: the move is made on a state that agrees with the view, once for each back that
matters.
"""

import re

from volte.games.contract import WATCHER, Event, Json, Refused
from volte.games.verso.events import events
from volte.games.verso.layout import (
    COLOUR,
    COLOURS,
    FACES,
    FLIP,
    JOKER,
    KEEP,
    PASS,
    RUN_LIST,
    RUN_STARTS,
    VALUE,
    VALUES,
    VersoState,
    needs,
)
from volte.games.verso.redraw import faces_with, some_state
from volte.games.verso.refusals import check_move
from volte.games.verso.rules import apply_move, has_square
from volte.games.verso.text import MOVE_TEXT
from volte.games.verso.view import VersoView

CARD = re.compile(r"([BGO])([1-6J])\.[13](?:/.*)?")


def preview(view: VersoView, text: str) -> Json:
    """What the viewer's move would do, up to the answer of solo's opponent; Refused where it may not be made.

    Keys: `move`, `kind`; `points` (of the run) and `square` (`before`, `after`, `points`) of the mover;
    `ends` (the last card is taken); keep: `card`, `duplicate`; flip: `card`, `results`; bank: `cards`,
    `discards`, `turns` (`seat`, `card`, `backs`, `results`). A result is
    `{"face", "duplicate", "square"}` for each back that can be told (none where `show_known_backs` is
    off), `square` the points that it would score.
    """
    g = some_state(view)
    seat = view.viewer
    move = check_move(g, seat, text)
    done = after(g, move)
    common: Json = {
        "move": MOVE_TEXT[move],
        "points": 0,
        "ends": view.deck_left == 1 and move in (KEEP, FLIP),
        "square": {
            "before": has_square(g, seat),
            "after": has_square(done, seat),
            "points": square(done, seat),
        },
    }
    if move == PASS:
        return {"kind": "pass", **common}
    if move == KEEP:
        return {"kind": "keep", **common, "card": front(view.top), "duplicate": is_discarded(done, seat)}
    if move == FLIP:
        return {"kind": "flip", **common, "square": None, **flip(view, g)}
    return {"kind": "bank", **common, **bank(view, g, done, move)}


def after(g: VersoState, move: int) -> VersoState:
    """A copy of the state with the move made."""
    done: VersoState = g.copy()
    apply_move(done, move)
    return done


def told(g: VersoState) -> list[Event]:
    """The events up to the turn of solo's opponent, whose card the view does not tell."""
    found = []
    for event in events(g):
        if event.key == "verso-opponent":
            break
        found.append(event)
    return found


def square(g: VersoState, seat: int) -> int:
    """The points of this seat's square in the last move."""
    return sum(e.args["points"] for e in told(g) if e.key == "verso-square" and e.args["seat"] == seat)


def is_discarded(g: VersoState, seat: int) -> bool:
    """Was a card of this seat discarded as a duplicate (V10)?"""
    return any(e.key == "verso-discarded" and e.args["seat"] == seat for e in told(g))


def front(card: str | None) -> str:
    assert card is not None
    return card.split("/")[0]


def result(done: VersoState, seat: int, face: str) -> Json:
    return {"face": face, "duplicate": is_discarded(done, seat), "square": square(done, seat)}


def flip(view: VersoView, g: VersoState) -> Json:
    """V8: what the top card's back may be, and do."""
    results = []
    for face in faces_with(front(view.top), view.top_backs):
        g.deck[g.drawn] = face
        results.append(result(after(g, FLIP), view.viewer, FACES[face ^ 1]))
    results.sort(key=lambda one: str(one["face"]))
    return {"card": front(view.top), "results": results}


def bank(view: VersoView, g: VersoState, done: VersoState, move: int) -> Json:
    """V13: the points, the two discards, and what the neighbours turn."""
    banked = next(event for event in told(done) if event.key == "verso-banked").args
    turns = [event.args for event in told(done) if event.key == "verso-turned"]
    return {
        "points": banked["points"],
        "cards": banked["cards"],
        "discards": banked["discards"],
        "turns": [turn(view, g, move, args["seat"], args["from"]) for args in turns],
    }


def turn(view: VersoView, g: VersoState, move: int, seat: int, card: str) -> Json:
    """V14: what a neighbour's card may turn to, and do."""
    place = [front(shown) for shown in view.displays[seat]].index(card)
    backs = view.backs[seat][place]
    results = []
    for face in faces_with(card, backs):
        there = g.copy()
        there.display[seat, COLOUR[face], VALUE[face]] = face
        results.append(result(after(there, move), seat, FACES[face ^ 1]))
    results.sort(key=lambda one: str(one["face"]))
    return {"seat": seat, "card": card, "backs": backs, "results": results}


def why_not(view: VersoView, thing: str) -> Refused | None:
    """Why the viewer cannot make this move, or use this card (the top one, or one of the own display)."""
    g = some_state(view)
    try:
        card = CARD.fullmatch(thing)
        if card is None:
            check_move(g, view.viewer, thing)
        elif is_top_one(view, thing):
            check_move(g, view.viewer, "keep")
        else:
            check_card(g, view.viewer, COLOURS.index(card[1]), VALUES.index(card[2]))
    except Refused as refused:
        return refused
    return None


def is_top_one(view: VersoView, card: str) -> bool:
    """Does this text mean the top card? Not where an own card shows the same face: then that one is meant."""
    if view.top is None or card not in (front(view.top), f"{front(view.top)}/?", view.top):
        return False
    return view.viewer == WATCHER or front(card) not in map(front, view.displays[view.viewer])


def check_card(g: VersoState, seat: int, colour: int, value: int) -> None:
    """V12: is there a run with this card of the own display?"""
    check_move(g, seat, "pass" if g.final_left else "flip")
    row = g.row[seat, colour]
    if not row >> value & 1:
        key = "verso-refused-missing" if value != JOKER else "verso-refused-no-joker"
        raise Refused("V12", key, colour=COLOURS[colour], **({"value": value} if value != JOKER else {}))
    runs = [RUN_LIST[i] for i in range(RUN_STARTS[row], RUN_STARTS[row + 1])]
    if not any(needs(run) >> value & 1 for run in runs):
        key = "verso-refused-alone" if value != JOKER else "verso-refused-joker-alone"
        raise Refused("V12", key, colour=COLOURS[colour], **({"value": value} if value != JOKER else {}))
