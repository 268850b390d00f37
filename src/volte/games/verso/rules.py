"""The rules of Verso (docs/rules/verso.md) over one state `g`; interpreted or compiled.

Functions take the state, seats (0..5), colours (0..2), values (0 = joker, 1..6) and faces (0..179).
"""

from volte.games.verso.layout import (
    BANKED,
    COLOUR,
    COUNT,
    DISCARDED,
    EMPTY,
    FINAL,
    FINAL_BANKS,
    FLIP,
    FLIPPED,
    GAME_OVER,
    HIGH,
    HIGHEST,
    JOKER,
    KEEP,
    KEPT,
    LOW,
    OPPONENT,
    OVER,
    PASS,
    PASSED,
    PLAY,
    POINTS,
    RUN_COUNT,
    RUN_LIST,
    RUN_STARTS,
    SQUARE,
    SQUARE_POINTS,
    STANDS_FOR,
    TURNED,
    VALUE,
    VersoState,
)
from volte.kernel import kernel

# -- what may be done ----------------------------------------------------------------------------------------


@kernel
def legal_moves(g: VersoState, out: list[int]) -> int:
    """Fill `out` with the moves of the seat to move, ascending; return how many."""
    if g.phase == OVER:
        return 0
    n = 0
    for colour in range(3):
        row = g.row[g.turn, colour]
        for i in range(RUN_STARTS[row], RUN_STARTS[row + 1]):
            out[n] = colour * RUN_COUNT + RUN_LIST[i]
            n += 1
    if g.phase == FINAL:
        out[n] = PASS  # V17
        return n + 1
    out[n] = FLIP
    n += 1
    if may_keep(g):
        out[n] = KEEP
        n += 1
    return n


@kernel
def may_keep(g: VersoState) -> bool:
    """V11: a visible duplicate may not be kept under `must_flip`."""
    return not g.must_flip or not is_duplicate(g, g.turn, g.deck[g.drawn])


@kernel
def is_duplicate(g: VersoState, seat: int, face: int) -> bool:
    """V10: the display holds this colour and value already."""
    return (g.row[seat, COLOUR[face]] >> VALUE[face]) & 1 == 1


# -- a move --------------------------------------------------------------------------------------------------


@kernel
def apply_move(g: VersoState, move: int) -> None:
    """Carry out a legal move of the seat to move; tells its events from anew."""
    g.told = 0
    g.moves += 1
    if move == PASS:
        tell(g, PASSED, g.turn, 0, 0)
    elif move >= FLIP:
        take_card(g, move == FLIP)
    else:
        bank(g, move // RUN_COUNT, move % RUN_COUNT)
    if g.phase == FINAL:
        end_final_turn(g)
    else:
        end_turn(g)


@kernel
def take_card(g: VersoState, turned: bool) -> None:
    """V8: the top card joins the display as it lies, or turned over."""
    face = g.deck[g.drawn]
    g.drawn += 1
    if turned:
        face ^= 1
        g.seen[face // 2] = 1
        tell(g, FLIPPED, g.turn, face ^ 1, face)
    else:
        tell(g, KEPT, g.turn, face, 0)
    place(g, g.turn, face)
    look_for_square(g, g.turn)


@kernel
def place(g: VersoState, seat: int, face: int) -> None:
    """V9, V10: a card joins its row, or is discarded as a duplicate."""
    if is_duplicate(g, seat, face):
        discard(g, face)
        tell(g, DISCARDED, seat, face, 0)
    else:
        g.display[seat, COLOUR[face], VALUE[face]] = face
        g.row[seat, COLOUR[face]] |= 1 << VALUE[face]


@kernel
def take_away(g: VersoState, seat: int, colour: int, value: int) -> int:
    """Take a card out of a display; its face."""
    face = g.display[seat, colour, value]
    g.display[seat, colour, value] = EMPTY
    g.row[seat, colour] &= ~(1 << value)
    return face


@kernel
def discard(g: VersoState, face: int) -> None:
    g.discards[g.discarded] = face
    g.discarded += 1


# -- banking -------------------------------------------------------------------------------------------------


@kernel
def bank(g: VersoState, colour: int, run: int) -> None:
    """V13: the neighbours flip, the run's cards count, its two highest are discarded."""
    seat = g.turn
    points = tell_bank(g, colour, run)
    if g.phase == PLAY or g.final_flips:
        neighbours_flip(g, colour)
    g.score[seat] += points
    for value in range(HIGH[run] - 1, HIGH[run] + 1):
        discard(g, take_away(g, seat, colour, slot_of(run, value)))
    if g.after_bank:
        g.ready[seat] = 1  # V16
    look_for_square(g, seat)


@kernel
def slot_of(run: int, value: int) -> int:
    """Where the card lies that is this value of the run: the joker stands for one of them."""
    return JOKER if value == STANDS_FOR[run] else value


@kernel
def neighbours_flip(g: VersoState, colour: int) -> None:
    """V13: first the one next in turn order; with two players the one opponent flips once."""
    if g.seats > 1:
        flip_highest(g, (g.turn + 1) % g.seats, colour)
    if g.seats > 2:
        flip_highest(g, (g.turn + g.seats - 1) % g.seats, colour)


@kernel
def flip_highest(g: VersoState, seat: int, colour: int) -> bool:
    """V13, V14: the highest numbered card of the colour is turned, the joker only if alone; was one?"""
    row = g.row[seat, colour]
    value = HIGHEST[row]
    if row == 0 or (value == JOKER and g.joker_never):
        return False
    face = take_away(g, seat, colour, value)
    g.seen[face // 2] = 1
    tell(g, TURNED, seat, face, face ^ 1)
    place(g, seat, face ^ 1)
    look_for_square(g, seat)  # V16: after the flip, not in its middle
    return True


# -- squares -------------------------------------------------------------------------------------------------


@kernel
def has_square(g: VersoState, seat: int) -> bool:
    """V15: three cards of each colour, jokers too."""
    return COUNT[g.row[seat, 0]] >= 3 and COUNT[g.row[seat, 1]] >= 3 and COUNT[g.row[seat, 2]] >= 3


@kernel
def look_for_square(g: VersoState, seat: int) -> None:
    """V15, V16: a new square scores at once; one that was broken may score again (`rebuilt`)."""
    if has_square(g, seat):
        if g.ready[seat]:
            g.ready[seat] = 0
            g.score[seat] += SQUARE_POINTS
            g.from_squares[seat] += SQUARE_POINTS
            tell(g, SQUARE, seat, SQUARE_POINTS, 0)
    elif not g.after_bank:
        g.ready[seat] = 1


# -- the end of a turn and of the game -----------------------------------------------------------------------


@kernel
def end_turn(g: VersoState) -> None:
    """V17, V20: the last card ends the game; from the next seat on each has one final move."""
    if g.seats == 1 and g.drawn < g.deck_size:
        opponent_takes_card(g)
    g.turn = (g.turn + 1) % g.seats
    if g.drawn == g.deck_size:
        g.phase = FINAL
        g.final_left = g.seats
        tell(g, FINAL_BANKS, 0, 0, 0)


@kernel
def end_final_turn(g: VersoState) -> None:
    """V17: exactly one final move each, in turn order."""
    g.turn = (g.turn + 1) % g.seats
    g.final_left -= 1
    if g.final_left == 0:
        g.phase = OVER
        tell(g, GAME_OVER, 0, 0, 0)


@kernel
def opponent_takes_card(g: VersoState) -> None:
    """V19: solo's opponent takes the top card and shows both faces; a higher back makes the player flip."""
    front = g.deck[g.drawn]
    back = front ^ 1
    g.drawn += 1
    g.seen[front // 2] = 1
    at = g.told
    tell(g, OPPONENT, 0, front, back)
    discard(g, front)
    if VALUE[front] != JOKER and VALUE[back] > VALUE[front] and flip_highest(g, 0, COLOUR[back]):
        g.event[at, 4] = 1


# -- telling -------------------------------------------------------------------------------------------------


@kernel
def tell(g: VersoState, kind: int, seat: int, a: int, b: int) -> None:
    """Note an event: kind, seat, two numbers (faces or points), and a flag that is 0 at first."""
    g.event[g.told, 0] = kind
    g.event[g.told, 1] = seat
    g.event[g.told, 2] = a
    g.event[g.told, 3] = b
    g.event[g.told, 4] = 0
    g.told += 1


@kernel
def tell_bank(g: VersoState, colour: int, run: int) -> int:
    """Note a bank: kind, seat, colour, run, points, then the run's faces ascending; its points (V13)."""
    at = g.told
    tell(g, BANKED, g.turn, colour, run)
    points = 0
    for value in range(LOW[run], HIGH[run] + 1):
        face = g.display[g.turn, colour, slot_of(run, value)]
        points += POINTS[face]
        g.event[at, 5 + value - LOW[run]] = face
    g.event[at, 4] = points
    return points
