"""What the last move did, in the catalogues' keys, as one viewer may know it (R23)."""

from typing import Any

import msgspec

from volte.games.contract import Event
from volte.games.reversis.books import payment
from volte.games.reversis.layout import (
    DEALING,
    E_BROKEN,
    E_CLAIM_LOST,
    E_DEAL_OVER,
    E_DEALT,
    E_KEPT,
    E_LAID,
    E_OVER,
    E_PAID,
    E_PARTIE,
    E_PLAYED,
    E_SWAPPED,
    E_TRICK,
    EVENTS,
    EXCHANGE,
    LAYING,
    NO_CARD,
    OVER,
    PLAYING,
    SEATS,
    WAITING,
    ReversisState,
)
from volte.games.reversis.text import CARD_TEXT, texts_of
from volte.games.reversis.view import winners


def events(g: ReversisState, viewer: int) -> list[Event]:
    """In the order in which they happened; cards of the exchange are told only to whom they belong."""
    return [event(g, i, viewer) for i in range(g.events)]


def event(g: ReversisState, i: int, viewer: int) -> Event:
    kind, a, b, c = (g.event[i, column] for column in range(4))
    key = f"reversis-{EVENTS[kind]}"
    if kind in (E_LAID, E_SWAPPED, E_KEPT):
        return exchanged(key, a, b, c if kind == E_SWAPPED else NO_CARD, viewer)
    if kind == E_PLAYED:
        return Event(key, {"seat": a, "card": CARD_TEXT[b]})
    if kind == E_TRICK:
        return Event(key, {"seat": a, "points": b, "trick": c + 1})
    if kind == E_PAID:
        return paid(g, a, b)
    if kind == E_BROKEN:
        return Event(key, {"seat": a, "by": b})
    if kind == E_PARTIE:
        return Event(key, {"seat": a, "winner": a, "loser": b, "value": c})
    if kind == E_CLAIM_LOST:
        return Event(key, {"seat": a, "count": b})
    if kind == E_DEALT:
        return Event(key, {"seat": a, "deal": b, "deals": g.deals})
    if kind == E_DEAL_OVER:
        args = {"deal": a, "points": list(g.last_points), "tricks": list(g.last_tricks)}
        return Event(key, {**args, "cards": texts_of(g.last_kitty), "count": g.last_kitty.bit_count()})
    if kind == E_OVER:
        won = winners(g)
        return Event(key, {"winners": won, "count": len(won), "chips": list(g.chips)})
    return Event(key, {"seat": a})


def exchanged(key: str, seat: int, card: int, got: int, viewer: int) -> Event:
    """R5, R23: what one chose is seen, the cards are not."""
    if seat != viewer:
        return Event(key, {"seat": seat})
    args: dict[str, Any] = {"seat": seat, "card": CARD_TEXT[card]}
    if got != NO_CARD:
        args["got"] = CARD_TEXT[got]
    return Event(f"{key}-own", args)


def paid(g: ReversisState, book: int, line: int) -> Event:
    """Payer, receiver (a seat or `pot`), sum, base, factors, reason, card; `of` where something is
    returned."""
    args = msgspec.to_builtins(payment(g, book, line))
    for name, seat in (("to_seat", args["receiver"]), ("from_seat", args["payer"])):
        if seat != "pot":
            args[name] = args["seat"] = seat
    args["opposite"] = int("opposite" in args["factors"])
    args["late"] = int("last_tricks" in args["factors"])
    return Event("reversis-paid", args)


# -- the position in words -----------------------------------------------------------------------------------

PHASE_LINES = {
    DEALING: "reversis-position-deal",
    LAYING: "reversis-position-lay",
    EXCHANGE: "reversis-position-exchange",
    PLAYING: "reversis-position-play",
    WAITING: "reversis-position-claim",
}


def describe(g: ReversisState) -> list[Event]:
    """The position in lines: where the session is, the pots, each seat, the running trick, the kitty."""
    return [
        turn_line(g),
        Event("reversis-position-deal-number", {"deal": g.deal, "deals": g.deals, "seat": g.dealer}),
        *trick_lines(g),
        *(seat_line(g, seat) for seat in range(SEATS)),
        *pot_lines(g),
        *kitty_lines(g),
    ]


def turn_line(g: ReversisState) -> Event:
    if g.phase == OVER:
        won = winners(g)
        return Event("reversis-position-over", {"winners": won, "count": len(won)})
    return Event(PHASE_LINES[g.phase], {"seat": g.turn})


def trick_lines(g: ReversisState) -> list[Event]:
    if g.phase != PLAYING or g.trick_size == 0:
        return []
    cards = [CARD_TEXT[g.played[g.tricks_done, i]] for i in range(g.trick_size)]
    return [Event("reversis-position-trick", {"seat": g.leader, "cards": cards, "count": len(cards)})]


def seat_line(g: ReversisState, seat: int) -> Event:
    cards = texts_of(g.hand[seat])
    key = "reversis-position-seat" if cards else "reversis-position-empty"
    return Event(
        key,
        {
            "seat": seat,
            "chips": g.chips[seat],
            "points": g.points[seat],
            "tricks": g.tricks[seat],
            "cards": cards,
            "count": len(cards),
        },
    )


def pot_lines(g: ReversisState) -> list[Event]:
    if g.old:
        return []
    if g.pots == 0:
        return [Event("reversis-position-no-pot", {})]
    return [Event("reversis-position-pot", {"number": i + 1, "sum": g.pot[i]}) for i in range(g.pots)]


def kitty_lines(g: ReversisState) -> list[Event]:
    cards = texts_of(g.kitty)
    return [Event("reversis-position-kitty", {"cards": cards, "count": len(cards)})] if cards else []
