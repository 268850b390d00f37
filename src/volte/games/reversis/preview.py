"""What a move would do, why something is not possible, and the clock's move, from a view alone."""

from typing import Any

from volte.games.contract import Json, Refused
from volte.games.reversis.books import card_name
from volte.games.reversis.layout import (
    BYSTANDER,
    FORCED_SUM,
    LAY,
    NO_CARD,
    NOBODY,
    PAYING,
    POINTS,
    QUINOLA,
    RANKS,
    SEATS,
    SWAP,
    THROWN_SUM,
    TRICKS,
    WAITING,
    ReversisState,
)
from volte.games.reversis.payments import are_opposite
from volte.games.reversis.redraw import known_state
from volte.games.reversis.refusals import check_move
from volte.games.reversis.rules import legal_moves
from volte.games.reversis.text import CARD_OF_TEXT, CARD_TEXT, MOVE_TEXT
from volte.games.reversis.view import PHASES, ReversisView
from volte.kernel import Row

WORD_OF_PHASE = {"lay": "lay", "exchange": "swap", "play": "play"}


def why_not(view: ReversisView, thing: str) -> Refused | None:
    """Why the viewer cannot make this move, or use this card (`JH`) now; None if it can be done."""
    g = known_state(view)
    text = f"{WORD_OF_PHASE.get(view.phase, 'play')} {thing}" if thing in CARD_OF_TEXT else thing
    try:
        check_move(g, view.viewer, text)
    except Refused as refused:
        return refused
    return None


def preview(view: ReversisView, text: str) -> Json:
    """What the viewer's move would do as far as the view tells; Refused where it may not be made.

    Keys: `move`, `kind` (lay, swap, keep, play, claim, next). lay and swap: `card`, `card_points` (what it
    adds to the kitty). play: `card`, `how` (led, followed, thrown), `best` (it would be the highest so
    far), `last` (it completes the trick), `refuses` (R20), and `payments`: `{"payer", "receiver", "sum",
    "reason"}` with a seat, `pot`, `partie` (the winner of the Partie) or `trick` (the winner of the trick,
    where open) for each side. claim: `sum`; next: `lost` (whether something unclaimed is lost).
    """
    g = known_state(view)
    move = check_move(g, view.viewer, text)
    common: Json = {"move": MOVE_TEXT[move], "kind": text.split()[0]}
    if move < LAY:
        return {**common, **play(g, view, move)}
    if move < SWAP + LAY:
        card = move % LAY
        return {**common, "card": CARD_TEXT[card], "card_points": kitty_value(g, card)}
    if common["kind"] == "claim":
        return {**common, "sum": sum(due_sum(g, i) for i in range(g.dues))}
    if common["kind"] == "next":
        return {**common, "lost": g.dues > 0}
    return common


def kitty_value(g: ReversisState, card: int) -> int:
    """R16, R21: what a card in the kitty adds to the Partie."""
    heavy = {"quinola": 2, "ace-of-diamonds": 1}.get(card_name(card), 0) if PAYING >> card & 1 else 0
    return POINTS[card] + (heavy if g.heavy_kitty else 0)


def due_sum(g: ReversisState, i: int) -> int:
    """R12: what a led card brings the winner of the Partie."""
    return doubled(FORCED_SUM[g.due_card[i]], g.due_seat[i], g.last_winner, bool(g.due_late[i]))


def doubled(base: int, one: int, other: int, late: bool) -> int:
    """R12."""
    return base * (2 if are_opposite(one, other) else 1) * (2 if late else 1)


def play(g: ReversisState, view: ReversisView, card: int) -> Json:
    led = None if g.trick_size == 0 else g.played[g.tricks_done, 0]
    follows = led is not None and card // RANKS == led // RANKS
    best = led is None or (follows and card > g.best_card)
    return {
        "card": CARD_TEXT[card],
        "how": "led" if led is None else "followed" if follows else "thrown",
        "best": best,
        "last": g.trick_size == SEATS - 1,
        "refuses": led is not None
        and not follows
        and any(CARD_OF_TEXT[text] // RANKS == led // RANKS for text in view.hands[view.viewer]),
        "payments": payments(g, view.viewer, card, led),
    }


def payments(g: ReversisState, seat: int, card: int, led: int | None) -> list[Json]:
    """R10, R13, R14 for one card; none while a Reversis is on (R17) or in the old game."""
    if g.old or g.reversis_seat != NOBODY or not PAYING >> card & 1:
        return []
    late = g.tricks_done >= TRICKS - 2
    name = card_name(card)
    surcharge = [line(seat, "pot", g.pot[g.pots - 1], "surcharge")] if card == QUINOLA and g.pots else []
    if led is None:
        base = FORCED_SUM[card] * (2 if late else 1)
        return [line(seat, "partie", base, f"{name}-led"), *surcharge]
    if card // RANKS == led // RANKS:
        return [*forced(g, seat, card, late), *surcharge]
    winner: int | str = g.best_seat if g.trick_size == SEATS - 1 else "trick"
    chips = THROWN_SUM[card] * (2 if late else 1)
    if isinstance(winner, int):
        chips = doubled(THROWN_SUM[card], seat, winner, late)
    pot = [line("pot", seat, g.pot[g.pots - 1], "pot")] if card == QUINOLA and g.pots else []
    return [line(winner, seat, chips, f"{name}-thrown"), *pot]


def forced(g: ReversisState, seat: int, card: int, late: bool) -> list[Json]:
    """R10: to the player who led; for the Quinola from the other two as well."""
    payers = [seat]
    if card == QUINOLA:
        payers += [other for other in range(SEATS) if other not in (seat, g.leader)]
    name = card_name(card)
    return [
        line(
            payer,
            g.leader,
            doubled(FORCED_SUM[card] if payer == seat else BYSTANDER, payer, g.leader, late),
            f"{name}-forced" if payer == seat else f"{name}-bystander",
        )
        for payer in payers
    ]


def line(payer: int | str, receiver: int | str, chips: int, reason: str) -> Json:
    return {"payer": payer, "receiver": receiver, "sum": chips, "reason": reason}


# -- the clock -----------------------------------------------------------------------------------------------


def default_move(g: ReversisState) -> str:
    """docs/rooms.md, Clocks: the lowest card of the longest legal suit; keep; next."""
    if PHASES[g.phase] == "exchange":
        return "keep"
    if g.phase == WAITING:
        return "next"
    out = Row([NO_CARD] * 13)
    moves = [out[i] for i in range(legal_moves(g, out))]
    suits: dict[int, list[Any]] = {}
    for move in sorted(moves):
        suits.setdefault(move % LAY // RANKS, []).append(move)
    return MOVE_TEXT[max(suits.values(), key=len)[0]]
