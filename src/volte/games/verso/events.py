"""What the last move did, in the catalogues' keys; in Verso everybody may know all of it."""

from typing import Any

from volte.games.contract import Event
from volte.games.verso.layout import (
    BANKED,
    COLOUR,
    COLOURS,
    DISCARDED,
    FACES,
    FINAL_BANKS,
    FLIPPED,
    GAME_OVER,
    HIGH,
    KEPT,
    LOW,
    OPPONENT,
    OVER,
    PASSED,
    SQUARE,
    STANDS_FOR,
    TURNED,
    VersoState,
)
from volte.games.verso.view import display_of, verdict, winners

EVENT_WIDTH = VersoState.FIELDS["event"][1]
POSITION = ("verso-position-play", "verso-position-final", "verso-position-over")


def events(g: VersoState) -> list[Event]:
    """In the order in which they happened; cards are the texts of faces."""
    return [event(g, g.event.cells[EVENT_WIDTH * i : EVENT_WIDTH * (i + 1)]) for i in range(g.told)]


def event(g: VersoState, told: list[int]) -> Event:
    kind, seat, a, b = told[:4]
    if kind == KEPT:
        return Event("verso-kept", {"seat": seat, "card": FACES[a]})
    if kind == FLIPPED:
        return Event("verso-flipped", {"seat": seat, "from": FACES[a], "to": FACES[b]})
    if kind == BANKED:
        return Event("verso-banked", banked(told))
    if kind == TURNED:
        return Event("verso-turned", {"seat": seat, "from": FACES[a], "to": FACES[b]})
    if kind == DISCARDED:
        return Event("verso-discarded", {"seat": seat, "card": FACES[a]})
    if kind == SQUARE:
        return Event("verso-square", {"seat": seat, "points": a})
    if kind == PASSED:
        return Event("verso-passed", {"seat": seat})
    if kind == OPPONENT:
        return Event("verso-opponent", opponent(told))
    if kind == FINAL_BANKS:
        return Event("verso-final", {"seats": g.seats})
    assert kind == GAME_OVER
    return Event("verso-over", {"winners": winners(g), "scores": g.score[: g.seats], "seats": g.seats})


def banked(told: list[int]) -> dict[str, Any]:
    """V13: `joker` is the value it stands for, 0 for none; `discards` are the two highest of `cards`."""
    _, seat, colour, run, points = told[:5]
    cards = [FACES[face] for face in told[5 : 6 + HIGH[run] - LOW[run]]]
    return {
        "seat": seat,
        "colour": COLOURS[colour],
        "low": LOW[run],
        "high": HIGH[run],
        "joker": STANDS_FOR[run],
        "points": points,
        "cards": cards,
        "discards": cards[-2:],
    }


def opponent(told: list[int]) -> dict[str, Any]:
    """V19: `flips` is 1 where the player had to flip a card of the back's colour."""
    _, _, front, back, flips = told[:5]
    return {
        "card": FACES[front],
        "back": FACES[back],
        "colour": COLOURS[COLOUR[back]],
        "flips": flips,
    }


def describe(g: VersoState) -> list[Event]:
    """The position in lines: where the game is, each seat's points and cards, pile and discards."""
    lines = [Event(POSITION[g.phase], position_args(g))]
    for seat in range(g.seats):
        cards = [FACES[face] for face in display_of(g, seat)]
        args = {"seat": seat, "points": g.score[seat], "cards": cards, "count": len(cards)}
        lines.append(Event("verso-position-seat" if cards else "verso-position-empty", args))
    if g.drawn < g.deck_size:
        top = {"card": FACES[g.deck[g.drawn]], "count": g.deck_size - g.drawn}
        lines.append(Event("verso-position-pile", top))
    lines.append(Event("verso-position-discards", {"count": g.discarded}))
    if g.seats == 1 and g.phase == OVER:
        lines.append(Event("verso-verdict", {"verdict": verdict(g) or 0, "points": g.score[0]}))
    return lines


def position_args(g: VersoState) -> dict[str, Any]:
    if g.phase == OVER:
        return {"winners": winners(g), "count": len(winners(g))}
    return {"seat": g.turn}
