"""A position of Verso from a record's `start` (docs/rules/records.md), or a fresh deal (V5-V7)."""

from collections.abc import Mapping
from typing import Any

from volte.games.contract import BadInput
from volte.games.reading import check_bool, check_keys, check_list, check_lists, check_seat
from volte.games.verso.layout import (
    CARDS,
    COLOUR,
    FACES,
    FINAL,
    PILE_A_SEAT,
    SOLO_PILE,
    VALUE,
    VersoState,
    empty_state,
)
from volte.games.verso.options import VersoOptions
from volte.games.verso.rules import has_square, is_duplicate
from volte.games.verso.text import FACE_OF_CARD
from volte.shuffle import Seed

KEYS = ("deck", "displays", "scores", "to_move", "final")


def with_options(seats: int, options: VersoOptions) -> VersoState:
    """An empty table for so many seats, under these options."""
    g = empty_state(seats)
    g.must_flip = int(options.duplicate_draw == "must_flip")
    g.joker_never = int(options.joker_flip == "never")
    g.after_bank = int(options.square_again == "after_bank")
    g.final_flips = int(options.final_bank_flips)
    g.known_backs = int(options.show_known_backs)
    g.turn_seconds = options.turn_seconds or 0
    return g


def deal(options: VersoOptions, seats: int, seed: Seed, first: int | None) -> VersoState:
    """V5-V7: the pile is shuffled, each card lies with a random side up, the first player is drawn by lot."""
    g = with_options(seats, options)
    g.deck_size = SOLO_PILE if seats == 1 else PILE_A_SEAT * seats
    sides = seed.stream("sides")
    for i, card in enumerate(seed.shuffled("deck", range(CARDS))[: g.deck_size]):
        g.deck[i] = 2 * card + sides.next() % 2
    g.turn = seed.stream("first").below(seats) if first is None else check_seat("first", first, seats)
    return g


def setup(options: VersoOptions, seats: int, start: Mapping[str, Any], first: int | None) -> VersoState:
    """The position that a record's `start` says; BadInput where it cannot be."""
    check_keys(start, KEYS)
    g = with_options(seats, options)
    used: set[int] = set()
    put_pile(g, cards_of("deck", start.get("deck", []), used))
    put_displays(g, start.get("displays", [[] for _ in range(seats)]), used)
    put_scores(g, start.get("scores", [0] * seats))
    if first is not None:
        check_seat("first", first, seats)
    g.turn = check_seat("to_move", start.get("to_move", first or 0), seats)
    put_phase(g, start.get("final", False))
    return g


def put_pile(g: VersoState, faces: list[int]) -> None:
    g.deck_size = len(faces)
    for i, face in enumerate(faces):
        g.deck[i] = face


def put_displays(g: VersoState, displays: Any, used: set[int]) -> None:
    """V10: no two cards of a colour and value; a square that stands has scored already (V16)."""
    for seat, cards in enumerate(check_lists("displays", displays, g.seats)):
        for face in cards_of(f"displays[{seat}]", cards, used):
            if is_duplicate(g, seat, face):
                raise BadInput("verso-start-duplicate", seatnumber=seat, card=FACES[face])
            g.display[seat, COLOUR[face], VALUE[face]] = face
            g.row[seat, COLOUR[face]] |= 1 << VALUE[face]
        g.ready[seat] = int(not has_square(g, seat))


def cards_of(name: str, cards: Any, used: set[int]) -> list[int]:
    """The faces that a list of card texts shows; each card exists once."""
    faces = []
    for text in check_list(name, cards):
        face = FACE_OF_CARD.get(text) if isinstance(text, str) else None
        if face is None:
            raise BadInput("start-no-card", name=name, card=str(text))
        if face // 2 in used:
            raise BadInput("start-twice", name=name, card=text)
        used.add(face // 2)
        faces.append(face)
    return faces


def put_scores(g: VersoState, scores: Any) -> None:
    for seat, score in enumerate(check_lists("scores", scores, g.seats)):
        if type(score) is not int or not 0 <= score <= 10_000:
            raise BadInput("start-number", name=f"scores[{seat}]")
        g.score[seat] = score


def put_phase(g: VersoState, final: Any) -> None:
    """V17: with an empty pile only the final banks are left, one for every seat."""
    if check_bool("final", final) != (g.deck_size == 0):
        raise BadInput("verso-start-final-cards" if final else "verso-start-final-missing")
    if final:
        g.phase = FINAL
        g.final_left = g.seats
