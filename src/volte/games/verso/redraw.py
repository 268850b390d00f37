"""A state that agrees with everything a view shows; what is hidden is drawn anew."""

from volte.games.verso.layout import (
    CARDS,
    COLOUR,
    FACES,
    FACES_OF_KIND,
    FINAL,
    KINDS,
    OVER,
    PLAY,
    VALUE,
    VersoState,
)
from volte.games.verso.start import with_options
from volte.games.verso.text import FACE_OF_CARD, HIDDEN
from volte.games.verso.view import VersoView
from volte.shuffle import Seed, Words

SWEEPS = 2
"""How often each hidden back is drawn again among what the others leave: more is more evenly mixed."""


def redraw(view: VersoView, seed: Seed) -> VersoState:
    """Backs, pile and sides drawn from the label `redraw` of `seed`."""
    words = seed.stream("redraw")
    faces = draw_backs(half_known_cards(view), known_cards(view), words)
    rest = sorted(set(range(CARDS)) - {face // 2 for face in [*faces, *known_cards(view)]})
    for i in range(len(rest) - 1, 0, -1):
        j = words.below(i + 1)
        rest[i], rest[j] = rest[j], rest[i]
    pile = [2 * card + words.next() % 2 for card in rest[: max(view.deck_left - 1, 0)]]
    return state_of(view, faces, pile)


def shown_cards(view: VersoView) -> list[str]:
    """Every card of which a face is shown, in one fixed order: displays, discards, top card."""
    top = [] if view.top is None else [view.top]
    return [*(card for display in view.displays for card in display), *view.discards, *top]


def half_known_cards(view: VersoView) -> list[str]:
    return [card for card in shown_cards(view) if card.endswith(HIDDEN)]


def known_cards(view: VersoView) -> list[int]:
    """The faces of cards of which both sides are shown."""
    return [FACE_OF_CARD[card] for card in shown_cards(view) if not card.endswith(HIDDEN)]


def candidates(card: str, taken: set[int]) -> list[int]:
    """Faces that look like this half known card, of cards that are not taken."""
    kind = KINDS.index(card.split("/")[0])
    return [face for face in FACES_OF_KIND[kind] if face // 2 not in taken]


def draw_backs(cards: list[str], known: list[int], words: Words) -> list[int]:
    """A different card for each half known one; any that agrees is found, and then mixed."""
    fixed = {face // 2 for face in known}
    choices = [candidates(card, fixed) for card in cards]
    holder: dict[int, int] = {}
    for i in range(len(cards)):
        found = seat_card(i, choices, holder, words, set())
        assert found, "the view shows what cannot be"
    faces = [0] * len(cards)
    for card, i in holder.items():
        faces[i] = next(face for face in choices[i] if face // 2 == card)
    for _ in range(SWEEPS):
        for i, choice in enumerate(choices):
            free = [face for face in choice if face == faces[i] or face // 2 not in holder]
            del holder[faces[i] // 2]
            faces[i] = free[words.below(len(free))]
            holder[faces[i] // 2] = i
    return faces


def seat_card(
    i: int, choices: list[list[int]], holder: dict[int, int], words: Words, tried: set[int]
) -> bool:
    """Give half known card i a card, moving others on where they are in the way (an augmenting path)."""
    turn = words.below(len(choices[i]))
    for face in choices[i][turn:] + choices[i][:turn]:
        card = face // 2
        if card in tried:
            continue
        tried.add(card)
        if card not in holder or seat_card(holder[card], choices, holder, words, tried):
            holder[card] = i
            return True
    return False


def state_of(view: VersoView, faces: list[int], pile: list[int]) -> VersoState:
    """The state that a view shows; `faces` are those of its half known cards, `pile` lies under the top."""
    g = with_options(view.seats, view.options)
    hidden = iter(faces)
    face_of = [FACE_OF_CARD.get(card, -1) for card in shown_cards(view)]
    order = iter([face if face >= 0 else next(hidden) for face in face_of])
    for seat, display in enumerate(view.displays):
        for _ in display:
            face = next(order)
            g.display[seat, COLOUR[face], VALUE[face]] = face
            g.row[seat, COLOUR[face]] |= 1 << VALUE[face]
    for i in range(len(view.discards)):
        g.discards[i] = next(order)
    g.discarded = len(view.discards)
    for i, face in enumerate([*order, *pile]):
        g.deck[i] = face
    g.deck_size = view.deck_left
    for face in known_cards(view):
        g.seen[face // 2] = 1
    put_scores(g, view)
    return g


def put_scores(g: VersoState, view: VersoView) -> None:
    """Points, squares, phase and turn."""
    for seat in range(view.seats):
        g.score[seat] = view.scores[seat]
        g.from_squares[seat] = view.squares_score[seat]
        g.ready[seat] = int(view.square[seat].ready)
    g.phase = {"play": PLAY, "final": FINAL, "over": OVER}[view.phase]
    g.turn = view.to_move or 0
    g.moves = view.moves
    g.final_left = view.final_left


def some_state(view: VersoView) -> VersoState:
    """The view's state with any backs that the faces allow, perhaps the same twice: good for one look ahead
    at what does not depend on them."""
    faces = [first_face(card) for card in half_known_cards(view)]
    return state_of(view, faces, [0] * max(view.deck_left - 1, 0))


def first_face(card: str) -> int:
    return FACES_OF_KIND[KINDS.index(card.split("/")[0])][0]


def faces_with(front: str, backs: list[str]) -> list[int]:
    """The faces that look like `front` and have one of these texts behind them."""
    return [face for face in FACES_OF_KIND[KINDS.index(front)] if FACES[face ^ 1] in backs]
