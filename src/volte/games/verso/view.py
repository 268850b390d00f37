"""What a seat may see of a game of Verso (V22): the same for everybody, since no player has hidden cards of
their own."""

from collections.abc import Iterable
from functools import cache
from itertools import chain, compress
from operator import sub
from typing import Any, Literal

import msgspec

from volte.games.contract import WATCHER
from volte.games.verso.backs import ALL_CARDS, Narrowed, narrowed
from volte.games.verso.layout import CARDS, EMPTY, OVER, VersoState
from volte.games.verso.options import VersoOptions
from volte.games.verso.text import CARD_TEXT, HALF_TEXT
from volte.games.verso.told import Lying, Row, lying, row_of

encode = msgspec.json.Encoder().encode
PHASES: tuple[Literal["play"], Literal["final"], Literal["over"]] = ("play", "final", "over")
BITS: list[int] = [1 << card for card in range(CARDS)]


class Square(msgspec.Struct, frozen=True):
    """A seat's way to its square (V15, V16)."""

    counts: list[int]
    """Cards of blue, green and orange."""
    stands: bool
    scored: bool
    """A square stands, and has scored."""
    ready: bool
    """A square that is made now would score."""


class Viewer(msgspec.Struct, frozen=True, kw_only=True, tag_field="game", tag="verso"):
    """What is not the same for all who see a table."""

    viewer: int
    neighbours: list[int]
    """The viewer's neighbours, the next in turn order first (V13); none for a spectator."""


class Standing(Viewer, frozen=True, kw_only=True, tag_field="game", tag="verso"):
    """What is seen besides the displays: the pile, and how the game stands."""

    seats: int
    options: VersoOptions
    phase: Literal["play", "final", "over"]
    finished: bool
    to_move: int | None
    winners: list[int]
    scores: list[int]
    runs_score: list[int]
    squares_score: list[int]
    top: str | None
    top_backs: list[str]
    deck_left: int
    final_left: int
    """Seats that still have their final bank or pass (V17)."""
    moves: int
    """Moves made so far."""
    discards: list[str]
    """Oldest first, with the face up that was seen last."""
    square: list[Square]
    verdict: int | None
    """V21, of a finished solo game: 35, 40, ... 60, or None."""


class VersoView(Standing, frozen=True, kw_only=True, tag_field="game", tag="verso"):
    """Everything a client draws and a bot knows; cards are `B3.1/?`, or `B3.1/G4.3` where both faces were
    seen."""

    displays: list[list[str]]
    """Cards a seat, by colour, joker first, then ascending."""
    backs: list[list[list[str]]]
    """For each card of `displays` what its other side may be; empty where `show_known_backs` is off."""


def view(g: VersoState, viewer: int) -> VersoView:
    """The view of a seat, or of a spectator."""
    return seen_by(g, public_view(g), viewer)


def views(g: VersoState, viewers: Iterable[int]) -> dict[int, VersoView]:
    """The views of several: nearly all in them is the same."""
    public = public_view(g)
    return {viewer: seen_by(g, public, viewer) for viewer in viewers}


def seen_by(g: VersoState, public: VersoView, viewer: int) -> VersoView:
    return msgspec.structs.replace(public, viewer=viewer, neighbours=neighbours(g.seats, viewer))


def public_view(g: VersoState) -> VersoView:
    """What everybody sees."""
    displays, top = rows_of(g)
    return VersoView(
        **msgspec.structs.asdict(standing(g, top)),
        displays=[[card.text for card in row.told] for row in displays],
        backs=[[card.backs for card in row.told] for row in displays],
    )


def written(g: VersoState, viewers: Iterable[int]) -> dict[int, bytes]:
    """The views of several as JSON: what comes after the `Viewer` of each is written once, and of that the
    displays, which are most of it, are only put together."""
    displays, top = rows_of(g)
    texts = b"],[".join([row.texts_json for row in displays])
    backs = b"],[".join([row.backs_json for row in displays])
    rest = encode(standing(g, top))[len(own_part(g.seats, WATCHER)) : -1]
    common = b'%b,"displays":[[%b]],"backs":[[%b]]}' % (rest, texts, backs)
    return {viewer: own_part(g.seats, viewer) + common for viewer in viewers}


@cache
def own_part(seats: int, viewer: int) -> bytes:
    """How the JSON of a view begins, as far as it is this viewer's alone."""
    return encode(Viewer(viewer=viewer, neighbours=neighbours(seats, viewer)))[:-1]


def standing(g: VersoState, top: Row) -> Standing:
    scores, from_squares = g.score[: g.seats], g.from_squares[: g.seats]
    return Standing(
        viewer=WATCHER,
        neighbours=[],
        seats=g.seats,
        options=options_of(g),
        phase=PHASES[g.phase],
        finished=g.phase == OVER,
        to_move=None if g.phase == OVER else g.turn,
        winners=winners(g),
        scores=scores,
        runs_score=list(map(sub, scores, from_squares)),
        squares_score=from_squares,
        top=top.told[0].text if top.told else None,
        top_backs=top.told[0].backs if top.told else [],
        deck_left=g.deck_size - g.drawn,
        final_left=g.final_left,
        moves=g.moves,
        discards=discards(g),
        square=squares(g),
        verdict=verdict(g),
    )


def rows_of(g: VersoState) -> tuple[list[Row], Row]:
    """The displays, and the pile's top card, if there is one, as a row of its own."""
    hidden = hidden_cards(g) if g.known_backs else None
    cards = [lying(places_of(g, seat)) for seat in range(g.seats)]
    cards.append(lying(tuple(g.deck[g.drawn : min(g.drawn + 1, g.deck_size)])))
    less = () if hidden is None else narrowed_by(g, hidden, cards)
    rows = [row_of(one, hidden, less) for one in cards]
    return rows[:-1], rows[-1]


def narrowed_by(g: VersoState, hidden: int, cards: list[Lying]) -> Narrowed:
    """`narrowed` by these cards and the discards."""
    gone = tuple(g.discards[: g.discarded])
    counts = sum([one.counts for one in cards], lying(gone).counts)
    return narrowed(hidden, counts, chain(*[one.faces for one in cards], gone))


def display_of(g: VersoState, seat: int) -> list[int]:
    """The faces of a display, by colour and value."""
    return [face for face in places_of(g, seat) if face != EMPTY]


def places_of(g: VersoState, seat: int) -> tuple[int, ...]:
    """The faces of a display's rows, `EMPTY` where there is none."""
    return tuple(g.display.cells[21 * seat : 21 * seat + 21])


def discards(g: VersoState) -> list[str]:
    known = list(g.seen) if g.known_backs else [0] * CARDS
    return [(CARD_TEXT if known[face // 2] else HALF_TEXT)[face] for face in g.discards[: g.discarded]]


def hidden_cards(g: VersoState) -> int:
    """The cards of which not everybody knows both sides, as bits."""
    return ALL_CARDS - sum(compress(BITS, g.seen))


def squares(g: VersoState) -> list[Square]:
    """Each seat's."""
    counts = [*map(int.bit_count, g.row.cells)]
    return list(map(square, counts[0::3], counts[1::3], counts[2::3], g.ready[: g.seats]))


@cache
def square(blue: int, green: int, orange: int, ready: int) -> Square:
    """From the numbers of cards in the rows, and whether a square would score (0 or 1)."""
    stands = min(blue, green, orange) >= 3
    return Square([blue, green, orange], stands, scored=stands and not ready, ready=bool(ready))


def options_of(g: VersoState) -> VersoOptions:
    return VersoOptions(
        turn_seconds=g.turn_seconds or None,
        duplicate_draw="must_flip" if g.must_flip else "free",
        joker_flip="never" if g.joker_never else "only_card",
        square_again="after_bank" if g.after_bank else "rebuilt",
        final_bank_flips=bool(g.final_flips),
        show_known_backs=bool(g.known_backs),
    )


def neighbours(seats: int, seat: int) -> list[int]:
    """V13: whom a bank of this seat makes flip, in this order."""
    if seat == WATCHER or seats == 1:
        return []
    after = (seat + 1) % seats
    return [after] if seats == 2 else [after, (seat - 1) % seats]


def winners(g: VersoState) -> list[int]:
    """V18: most points, a tie is shared; V20: solo's winner is the player."""
    if g.phase != OVER:
        return []
    best = max(g.score[: g.seats])
    return [seat for seat in range(g.seats) if g.score[seat] == best]


def verdict(g: VersoState) -> int | None:
    """V21: the lower end of the step that the points reach, 60 at most."""
    if g.seats > 1 or g.phase != OVER or g.score[0] < 35:
        return None
    return min(60, int(g.score[0]) // 5 * 5)


def position(g: VersoState) -> dict[str, Any]:
    """The whole position, nothing hidden: `volte replay --json`."""
    return {
        "game": "verso",
        "finished": g.phase == OVER,
        "to_move": None if g.phase == OVER else g.turn,
        "winners": winners(g),
        "scores": g.score[: g.seats],
        "displays": [[CARD_TEXT[face] for face in display_of(g, seat)] for seat in range(g.seats)],
        "deck": [CARD_TEXT[face] for face in g.deck[g.drawn : g.deck_size]],
        "deck_left": g.deck_size - g.drawn,
        "discards": [CARD_TEXT[face] for face in g.discards[: g.discarded]],
        "verdict": verdict(g),
        "phase": PHASES[g.phase],
    }
