"""What a seat may see of a game of Verso (V22): the same for everybody, since no player has hidden cards of
their own."""

from collections.abc import Iterable
from functools import lru_cache
from itertools import chain, compress
from operator import sub
from typing import Any, Literal

import msgspec

from volte.games.contract import WATCHER
from volte.games.verso.backs import BIT_OF_FACE, back_list, possible_cards, tight_kinds
from volte.games.verso.laid import Laid, behind, laid
from volte.games.verso.layout import CARDS, COUNT, EMPTY, KIND, OVER, VersoState
from volte.games.verso.options import VersoOptions
from volte.games.verso.text import CARD_TEXT

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


class VersoView(Viewer, frozen=True, kw_only=True, tag_field="game", tag="verso"):
    """Everything a client draws and a bot knows; cards are `B3.1/?`, or `B3.1/G4.3` where both faces were
    seen."""

    seats: int
    options: VersoOptions
    phase: Literal["play", "final", "over"]
    finished: bool
    to_move: int | None
    winners: list[int]
    scores: list[int]
    runs_score: list[int]
    squares_score: list[int]
    displays: list[list[str]]
    """Cards a seat, by colour, joker first, then ascending."""
    backs: list[list[list[str]]]
    """For each card of `displays` what its other side may be; empty where `show_known_backs` is off."""
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


def view(g: VersoState, viewer: int) -> VersoView:
    """The view of a seat, or of a spectator."""
    return seen_by(g, public_view(g), viewer)


def views(g: VersoState, viewers: Iterable[int]) -> dict[int, VersoView]:
    """The views of several: nearly all in them is the same."""
    public = public_view(g)
    return {viewer: seen_by(g, public, viewer) for viewer in viewers}


def written(g: VersoState, viewers: Iterable[int]) -> dict[int, bytes]:
    """The views of several as JSON: what comes after the `Viewer` of each is written once."""
    public = encode(public_view(g))
    common = public[len(own_part(g, WATCHER)) :]
    return {viewer: own_part(g, viewer) + common for viewer in viewers}


def own_part(g: VersoState, viewer: int) -> bytes:
    """How the JSON of a view begins, as far as it is this viewer's alone."""
    return encode(Viewer(viewer=viewer, neighbours=neighbours(g, viewer)))[:-1]


def seen_by(g: VersoState, public: VersoView, viewer: int) -> VersoView:
    return msgspec.structs.replace(public, viewer=viewer, neighbours=neighbours(g, viewer))


def public_view(g: VersoState) -> VersoView:
    """What everybody sees."""
    seen = seen_cards(g)
    displays = [laid(places_of(g, seat), seen) for seat in range(g.seats)]
    top = laid(() if g.drawn == g.deck_size else (g.deck[g.drawn],), seen)
    discards = laid(tuple(g.discards[: g.discarded]), seen)
    backs = backs_of(g, seen, [*displays, top], discards)
    scores, from_squares = g.score[: g.seats], g.from_squares[: g.seats]
    return VersoView(
        viewer=WATCHER,
        seats=g.seats,
        options=options_of(g),
        phase=PHASES[g.phase],
        finished=g.phase == OVER,
        to_move=None if g.phase == OVER else g.turn,
        winners=winners(g),
        scores=scores,
        runs_score=list(map(sub, scores, from_squares)),
        squares_score=from_squares,
        displays=[list(display.texts) for display in displays],
        backs=backs[:-1],
        top=top.texts[0] if top.faces else None,
        top_backs=backs[-1][0] if top.faces else [],
        deck_left=g.deck_size - g.drawn,
        final_left=g.final_left,
        moves=g.moves,
        discards=list(discards.texts),
        neighbours=[],
        square=[square_of(g, seat) for seat in range(g.seats)],
        verdict=verdict(g),
    )


def display_of(g: VersoState, seat: int) -> list[int]:
    """The faces of a display, by colour and value."""
    return [face for face in places_of(g, seat) if face != EMPTY]


def places_of(g: VersoState, seat: int) -> tuple[int, ...]:
    """The faces of a display's rows, `EMPTY` where there is none."""
    return tuple(g.display.cells[21 * seat : 21 * seat + 21])


def seen_cards(g: VersoState) -> int:
    """The cards of which everybody knows both sides, as bits; none where `show_known_backs` is off."""
    return sum(compress(BITS, g.seen)) if g.known_backs else 0


def backs_of(g: VersoState, seen: int, rows: list[Laid], discards: Laid) -> list[list[list[str]]]:
    """For each card of the displays and the pile what its other side may be; nothing where `show_known_backs`
    is off."""
    if not g.known_backs:
        return [[[] for _ in row.faces] for row in rows]
    told = [list(behind(row.faces, seen)) for row in rows]
    half_known = [*chain(*[row.half_known for row in rows], discards.half_known)]
    if tight := tight_kinds(sum([row.counts for row in rows], discards.counts), half_known):
        cards = possible_cards(seen, half_known, tight)
        lists = {kind: back_list(kind, which) for kind, which in cards.items()}
        for row, backs in zip(rows, told, strict=True):
            for place, face in enumerate(row.faces):
                if not BIT_OF_FACE[face] & seen:
                    backs[place] = lists[KIND[face]]
    return told


def square_of(g: VersoState, seat: int) -> Square:
    return square(*g.row.cells[3 * seat : 3 * seat + 3], bool(g.ready[seat]))


@lru_cache(maxsize=1024)
def square(blue: int, green: int, orange: int, ready: bool) -> Square:
    """From the values in the rows, as bits."""
    counts = [COUNT[row] for row in (blue, green, orange)]
    stands = min(counts) >= 3
    return Square(counts=counts, stands=stands, scored=stands and not ready, ready=ready)


def options_of(g: VersoState) -> VersoOptions:
    return VersoOptions(
        turn_seconds=g.turn_seconds or None,
        duplicate_draw="must_flip" if g.must_flip else "free",
        joker_flip="never" if g.joker_never else "only_card",
        square_again="after_bank" if g.after_bank else "rebuilt",
        final_bank_flips=bool(g.final_flips),
        show_known_backs=bool(g.known_backs),
    )


def neighbours(g: VersoState, seat: int) -> list[int]:
    """V13: whom a bank of this seat makes flip, in this order."""
    if seat == WATCHER or g.seats == 1:
        return []
    after = (seat + 1) % g.seats
    return [after] if g.seats == 2 else [after, (seat - 1) % g.seats]


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
