"""What a move would do, and why one is not possible, as far as a view tells."""

from volte.games.contract import Json, Refused
from volte.games.versa import rules
from volte.games.versa.events import events
from volte.games.versa.layout import (
    DRAW,
    LEAVE,
    LOCK_CARDS,
    NO_COLOUR,
    OVER,
    PLAYING,
    REDEAL,
    RESHUFFLE,
    VersaState,
)
from volte.games.versa.redraw import state_of, unseen_cards
from volte.games.versa.refusals import check_card, check_move
from volte.games.versa.text import KIND_OF_TEXT, is_lay
from volte.games.versa.turns import next_seat
from volte.games.versa.view import VersaView, colour_of, penalty_of, winners


def preview(view: VersaView, move: str) -> Json:
    """`draws`: cards that the seat itself draws; `reshuffles`: the discards are needed.

    After a card also `wins`, `colour`, `direction`, `bonus`, `skips`, `all` (seats that draw one), `hands`
    (`redeal`, `rotate` or None), and `next` with its `burden`: `{"pull": 4}`, `{"lock": "R"}` or None."""
    g = state_of(view, unseen_cards(view))
    number = check_move(g, view.viewer, move)
    result: Json = {"move": move, "draws": draws(g, number), "reshuffles": False}
    if number >= LEAVE:
        return result
    drawing = result["draws"] if not is_lay(number) else 0
    result["reshuffles"] = drawing > view.pile_size and len(view.discards) > 1
    return {**result, **after_card(g, number)} if is_lay(number) else result


def draws(g: VersaState, move: int) -> int:
    """A10, A13, A14: how many cards a draw asks for."""
    if move != DRAW:
        return 0
    if g.pull:
        return g.pull
    return 1 if g.lock == NO_COLOUR else LOCK_CARDS


def after_card(g: VersaState, move: int) -> Json:
    """The open things after a card; what hidden cards decide is not among them."""
    rules.apply_move(g, move)
    happened = events(g, g.turn)
    everybody = [event for event in happened if event.key == "versa-all"]
    waits = g.phase not in (PLAYING, OVER)
    redeals = g.phase == REDEAL
    seat_after = next_seat(g, g.turn) if waits else g.turn
    return {
        "wins": g.phase == OVER and winners(g) != [],
        "colour": colour_of(g),
        "direction": g.direction,
        "bonus": bool(g.bonus),
        "skips": [event.args["seat"] for event in happened if event.key == "versa-skipped"],
        "all": others(g) if everybody else [],
        "hands": hands_after(redeals, [event.key for event in happened]),
        "next": None if g.phase == OVER else seat_after,
        "burden": penalty_of(g),
        "reshuffles": g.phase == RESHUFFLE,
    }


def others(g: VersaState) -> list[int]:
    """A17: everybody but who laid the All, in the order of drawing."""
    laid = g.event[0, 1]
    found = []
    seat = next_seat(g, laid)
    while seat != laid:
        found.append(seat)
        seat = next_seat(g, seat)
    return found


def hands_after(redeals: bool, keys: list[str]) -> str | None:
    if redeals:
        return "redeal"
    return "rotate" if "versa-tornado-rotate" in keys else None


def why_not(view: VersaView, thing: str) -> Refused | None:
    """Why the viewer cannot make this move, or lay this card (`R7`, `core`) now."""
    g = state_of(view, unseen_cards(view))
    try:
        if thing in KIND_OF_TEXT:
            check_move(g, view.viewer, default_move(g))
            check_card(g, view.viewer, KIND_OF_TEXT[thing])
        else:
            check_move(g, view.viewer, thing)
    except Refused as refused:
        return refused
    return None


def default_move(g: VersaState) -> str:
    """A19: what the clock plays: draw; after the draw, and in a bonus turn, end."""
    return "end" if g.bonus or g.drawn else "draw"
