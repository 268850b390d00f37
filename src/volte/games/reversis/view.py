"""What a seat may see of a session of Reversis (R23)."""

from collections.abc import Iterable
from typing import Any, Literal

import msgspec

from volte.games.contract import WATCHER
from volte.games.reversis.books import (
    LastDeal,
    Partie,
    Payment,
    ReversisEnd,
    last_deal,
    partie,
    payments,
    reversis,
    seat_or_none,
)
from volte.games.reversis.layout import (
    DEALING,
    NO_CARD,
    OVER,
    PLAYING,
    SEATS,
    WAITING,
    ReversisState,
)
from volte.games.reversis.options import ReversisOptions
from volte.games.reversis.rules import may_refuse
from volte.games.reversis.text import CARD_TEXT, HIDDEN, SUIT_LETTERS, text_or_none, texts_of
from volte.games.reversis.tricks import Streak, Trick, history, last_trick, streak, trick_of, tricks_won

Phase = Literal["deal", "lay", "exchange", "play", "claim", "over"]
PHASES: tuple[Phase, ...] = ("deal", "lay", "exchange", "play", "claim", "over")
Choice = Literal["swap", "keep"]
CHOICES: tuple[Choice | None, ...] = (None, "swap", "keep")


class Due(msgspec.Struct, frozen=True):
    """A led card that is still to be paid (R10-R12); `late`: led in the last two tricks."""

    card: str
    seat: int
    late: bool


class ReversisView(msgspec.Struct, frozen=True, kw_only=True, tag_field="game", tag="reversis"):
    """Everything a client draws and a bot knows; a hidden card is `?`, and no list says more than its
    length."""

    viewer: int
    options: ReversisOptions
    phase: Phase
    finished: bool
    to_move: int | None
    winners: list[int]
    deal: int
    deals: int
    dealer: int
    leader: int
    chips: list[int]
    pots: list[int]
    """Oldest first."""
    pots_doubled: list[bool]
    """R14: a further surcharge starts a new pot."""
    hands: list[list[str]]
    table: list[str | None]
    chose: list[Choice | None]
    laid: str | None
    """The viewer's card in the middle."""
    kitty: list[str]
    trick: list[tuple[int, str]]
    points: list[int]
    tricks: list[int]
    tricks_won: list[list[str]]
    history: list[Trick]
    """The finished tricks of this deal; none where `show_tricks` is off."""
    last_trick: Trick | None
    unfollowed: list[list[str]]
    """Suits a seat did not follow and has not shown since; none where `show_tricks` is off."""
    streak: Streak | None
    bound: int | None
    """Who is bound to win all eleven tricks (R17)."""
    broken_by: int | None
    quinola_by: int | None
    """Who laid the Quinola in the first nine tricks."""
    may_refuse: bool
    """R20: the viewer's cards give the right to refuse suit now."""
    refuser: bool
    refused: bool
    refuser_took: bool
    """R20, only of the viewer: holds the right, has refused, has taken a trick since."""
    due: list[Due]
    ledger: list[Payment]
    """Every payment of this deal so far."""
    partie: Partie | None
    reversis: ReversisEnd | None
    """Of the deal finished last."""
    last_deal: LastDeal | None


def view(g: ReversisState, viewer: int) -> ReversisView:
    """The view of a seat, or of a spectator."""
    return seen_by(g, public_view(g), viewer)


def views(g: ReversisState, viewers: Iterable[int]) -> dict[int, ReversisView]:
    """The views of several: what everybody sees is made once."""
    public = public_view(g)
    return {viewer: seen_by(g, public, viewer) for viewer in viewers}


def seen_by(g: ReversisState, public: ReversisView, viewer: int) -> ReversisView:
    """What everybody sees, and a seat's own cards and right to refuse."""
    if viewer == WATCHER:
        return public
    refuser = g.refuser == viewer
    hands = list(public.hands)
    hands[viewer] = texts_of(g.hand[viewer])
    return msgspec.structs.replace(
        public,
        viewer=viewer,
        hands=hands,
        laid=text_or_none(g.laid[viewer]),
        kitty=kitty_of(g, viewer),
        may_refuse=refuser and g.phase == PLAYING and may_refuse(g, viewer),
        refuser=refuser,
        refused=refuser and bool(g.refused),
        refuser_took=refuser and bool(g.refuser_took),
    )


def public_view(g: ReversisState) -> ReversisView:
    """What a spectator sees."""
    return ReversisView(
        viewer=WATCHER,
        options=options_of(g),
        phase=PHASES[g.phase],
        finished=g.phase == OVER,
        to_move=to_move(g),
        winners=winners(g),
        deal=g.deal,
        deals=g.deals,
        dealer=g.dealer,
        leader=g.leader,
        chips=list(g.chips),
        pots=g.pot[: g.pots],
        pots_doubled=[i >= g.fresh for i in range(g.pots)],
        hands=[[HIDDEN] * g.hand[seat].bit_count() for seat in range(SEATS)],
        table=[None if card == NO_CARD else HIDDEN for card in g.table],
        chose=chose(g),
        laid=None,
        kitty=kitty_of(g, WATCHER),
        trick=trick_of(g),
        points=list(g.points),
        tricks=list(g.tricks),
        tricks_won=tricks_won(g),
        history=history(g),
        last_trick=last_trick(g),
        unfollowed=[suits_of(g.unfollowed[seat] if g.show_tricks else 0) for seat in range(SEATS)],
        streak=streak(g),
        bound=seat_or_none(g.reversis_seat),
        broken_by=seat_or_none(g.broken_by),
        quinola_by=seat_or_none(g.quinola_by),
        may_refuse=False,
        refuser=False,
        refused=False,
        refuser_took=False,
        due=[Due(CARD_TEXT[g.due_card[i]], g.due_seat[i], bool(g.due_late[i])) for i in range(g.dues)],
        ledger=payments(g, g.deal),
        partie=partie(g),
        reversis=reversis(g),
        last_deal=last_deal(g),
    )


def to_move(g: ReversisState) -> int | None:
    return None if g.phase in (DEALING, OVER) else g.turn


def winners(g: ReversisState) -> list[int]:
    """R19: most chips, equal chips share."""
    if g.phase != OVER:
        return []
    best = max(g.chips)
    return [seat for seat in range(SEATS) if g.chips[seat] == best]


def chose(g: ReversisState) -> list[Choice | None]:
    """R5: what one chose is seen."""
    return [CHOICES[choice] for choice in g.chose]


def kitty_of(g: ReversisState, viewer: int) -> list[str]:
    """R6: closed until the end of the deal; R23: but for one's own card."""
    if g.phase in (WAITING, OVER):
        return texts_of(g.kitty)
    own = [] if viewer == WATCHER or g.laid[viewer] == NO_CARD else [CARD_TEXT[g.laid[viewer]]]
    return own + [HIDDEN] * (g.kitty.bit_count() - len(own))


def suits_of(bits: int) -> list[str]:
    return [letter for i, letter in enumerate(SUIT_LETTERS) if bits >> i & 1]


def options_of(g: ReversisState) -> ReversisOptions:
    return ReversisOptions(
        turn_seconds=g.turn_seconds or None,
        deals=g.deals,
        chips=g.opening_chips,
        claims="must_claim" if g.must_claim else "automatic",
        show_tricks=bool(g.show_tricks),
        espagnolette=bool(g.old_espagnolette),
        heavy_kitty=bool(g.old_heavy_kitty),
        old=bool(g.old),
        old_reversis_payment=g.old_payment,
    )


def position(g: ReversisState) -> dict[str, Any]:
    """The whole position, nothing hidden: `volte replay --json`."""
    return {
        "game": "reversis",
        "finished": g.phase == OVER,
        "to_move": to_move(g),
        "winners": winners(g),
        "dealer": g.dealer,
        "leader": g.leader,
        "hands": [texts_of(g.hand[seat]) for seat in range(SEATS)],
        "table": [text_or_none(card) for card in g.table],
        "trick": [list(card) for card in trick_of(g)],
        "chips": list(g.chips),
        "pots": g.pot[: g.pots],
        "points": list(g.points),
        "tricks": list(g.tricks),
        "kitty": texts_of(g.kitty),
        "deal": g.deal,
        "partie": None if (last := partie(g)) is None else msgspec.to_builtins(last),
        "reversis": None if (end := reversis(g)) is None else msgspec.to_builtins(end),
    }
