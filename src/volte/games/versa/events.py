"""What the last move did, in the catalogues' keys, as one viewer may know it (A21): drawn cards are their
owner's."""

from volte.games.contract import Event
from volte.games.versa.layout import (
    BONUS,
    BURDENED,
    COLOURS,
    DEALT_ANEW,
    DREW,
    ENDED,
    EVERYBODY,
    KINDS,
    LEFT,
    LOCK_CARDS,
    LOCKED,
    NO_COLOUR,
    OVER,
    PASSED,
    PLAYED,
    REGULAR,
    RESHUFFLED,
    REVERSED,
    ROTATED,
    ROUND_OVER,
    SKIPPED,
    TYPE,
    TYPE_NAMES,
    VersaState,
)
from volte.games.versa.view import colour_of, discards_of, hand_of, penalty_of, top_of, winners

EVENT_WIDTH = VersaState.FIELDS["event"][1]
WITHOUT_NUMBERS = {
    PASSED: "versa-passed",
    SKIPPED: "versa-skipped",
    BONUS: "versa-bonus",
    EVERYBODY: "versa-all",
}


def events(g: VersaState, viewer: int) -> list[Event]:
    """In the order in which they happened."""
    rows = [g.event.cells[EVENT_WIDTH * i : EVENT_WIDTH * (i + 1)] for i in range(g.told)]
    return [event(g, row, viewer) for row in rows]


def event(g: VersaState, told: list[int], viewer: int) -> Event:
    kind, seat, a, b, _ = told
    if kind in WITHOUT_NUMBERS:
        return Event(WITHOUT_NUMBERS[kind], {"seat": seat})
    if kind == PLAYED:
        return played(seat, a, b)
    if kind == DREW:
        return drew(g, told, viewer)
    if kind == ENDED:
        return Event("versa-ended", {"seat": seat, "bonus": int(a)})
    if kind == BURDENED:
        return Event("versa-penalty", {"seat": seat, "count": a})
    if kind == LOCKED:
        return Event("versa-locked", {"seat": seat, "colour": COLOURS[a], "count": LOCK_CARDS})
    if kind == REVERSED:
        return Event("versa-reversed", {"seat": seat, "direction": a})
    if kind == RESHUFFLED:
        return Event("versa-reshuffled", {"count": a})
    if kind == DEALT_ANEW:
        return Event("versa-tornado-redeal", {"seat": seat, "count": a})
    if kind == ROTATED:
        return Event("versa-tornado-rotate", {"seat": seat, "direction": a})
    if kind == LEFT:
        return Event("versa-left", {"seat": seat, "count": a})
    assert kind == ROUND_OVER
    won = winners(g)
    return Event("versa-over", {"winners": won, "count": len(won)})


def played(seat: int, card: int, colour: int) -> Event:
    """`rule` names the sort of card: number, pull, ... core, tornado; `colour` is named for a Core, else
    `none`."""
    named = "none" if colour == NO_COLOUR else COLOURS[colour]
    args = {"seat": seat, "card": KINDS[card], "colour": named, "rule": TYPE_NAMES[TYPE[card]]}
    return Event("versa-played", args)


def drew(g: VersaState, told: list[int], viewer: int) -> Event:
    """`cards` only for who drew them (`own` is 1); `cause` is regular, pull, lock or all."""
    _, seat, start, count, cause = told
    own = seat == viewer and count > 0
    cards = [KINDS[kind] for kind in g.new_cards[start : start + count]] if own else []
    why = "regular" if cause == REGULAR else TYPE_NAMES[cause]
    return Event("versa-drew", {"seat": seat, "count": count, "cause": why, "own": int(own), "cards": cards})


def describe(g: VersaState) -> list[Event]:
    """The position in lines: whose turn it is, what lies open, what is to be served, each hand, the pile."""
    return [
        turn_line(g),
        Event("versa-position-top", {"card": KINDS[top_of(g)], "colour": colour_of(g) or "none"}),
        *penalty_lines(g),
        Event("versa-position-direction", {"direction": g.direction}),
        *(seat_line(g, seat) for seat in range(g.seats)),
        Event("versa-position-pile", {"count": g.pile_to - g.pile_from, "discards": len(discards_of(g))}),
    ]


def turn_line(g: VersaState) -> Event:
    if g.phase == OVER:
        won = winners(g)
        return Event("versa-position-won", {"seat": won[0]}) if won else Event("versa-position-stalled", {})
    if g.bonus:
        return Event("versa-position-bonus", {"seat": g.turn})
    return Event("versa-position-drawn" if g.drawn else "versa-position-turn", {"seat": g.turn})


def penalty_lines(g: VersaState) -> list[Event]:
    penalty = penalty_of(g)
    if penalty is None:
        return []
    if "pull" in penalty:
        return [Event("versa-penalty", {"seat": g.turn, "count": g.pull})]
    return [Event("versa-locked", {"seat": g.turn, "colour": COLOURS[g.lock], "count": LOCK_CARDS})]


def seat_line(g: VersaState, seat: int) -> Event:
    if not g.active >> seat & 1:
        return Event("versa-position-left", {"seat": seat})
    cards = hand_of(g, seat)
    if not cards:
        return Event("versa-position-empty", {"seat": seat})
    return Event("versa-position-seat", {"seat": seat, "cards": cards, "count": len(cards)})
