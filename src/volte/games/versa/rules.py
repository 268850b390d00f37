"""The rules of VERSA (docs/rules/versa.md) over one state `g`; interpreted or compiled.

Functions take the state, seats (0..7), colours (0..3) and cards, which are kinds (0..61). How turns pass is
in turns.py, drawing in drawing.py, what becomes of whole hands in hands.py.
"""

from volte.games.bits import BIT_PLACES
from volte.games.versa.drawing import draw_for, supply_pile
from volte.games.versa.hands import deal_anew, gather_hands, hand_under_pile, rotate_hands
from volte.games.versa.layout import (
    ALL,
    BLOCK,
    BONUS,
    BOOST,
    BURDENED,
    COLOUR,
    CORE_CARD,
    DEAL_ANEW,
    DRAW,
    END,
    ENDED,
    EVERYBODY,
    LAY,
    LAY_CORE,
    LAY_TORNADO,
    LEAVE,
    LEFT,
    LOCK,
    LOCK_CARDS,
    LOCKED,
    NO_COLOUR,
    NUMBER,
    PLAYED,
    PLAYING,
    PULL,
    REDEAL,
    REGULAR,
    RESHUFFLE,
    REVERSE,
    REVERSED,
    ROTATE,
    SKIPPED,
    TORNADO,
    TORNADO_CARD,
    TYPE,
    VALUE,
    VersaState,
)
from volte.games.versa.turns import begin_turn, end_round, end_turn, next_seat, playable, tell
from volte.kernel import Row, kernel

# -- what may be done ----------------------------------------------------------------------------------------


@kernel
def legal_moves(g: VersaState, out: Row) -> int:
    """Fill `out` with the moves of the seat to move, ascending; return how many."""
    if g.phase != PLAYING:
        return 0
    out[0] = END if g.bonus == 1 or g.drawn == 1 else DRAW  # A10, A18
    n = 1
    rest = g.hand_set[g.turn] & playable(g)
    while rest != 0:
        bit = rest & -rest
        rest ^= bit
        card = BIT_PLACES[bit % 67]
        if card == CORE_CARD:
            for colour in range(4):  # A7
                out[n] = LAY_CORE + colour
                n += 1
        elif card == TORNADO_CARD:
            out[n] = LAY_TORNADO
            n += 1
        else:
            out[n] = LAY + card
            n += 1
    return n


# -- a move --------------------------------------------------------------------------------------------------


@kernel
def apply_move(g: VersaState, move: int) -> None:
    """Carry out a legal move of the seat to move, or a leave; tells its events from anew.

    A shuffle may be due afterwards (`g.phase`)."""
    g.told = 0
    g.new_count = 0
    if move == DRAW:
        draw(g)
    elif move == END:
        g.fresh[g.turn] = 0
        tell(g, ENDED, g.turn, g.bonus, 0, 0)
        end_turn(g, next_seat(g, g.turn))
    elif move >= LEAVE:
        leave(g, move - LEAVE)
    elif move == LAY_TORNADO:
        lay(g, TORNADO_CARD, NO_COLOUR)
    elif move >= LAY_CORE:
        lay(g, CORE_CARD, move - LAY_CORE)
    else:
        lay(g, move - LAY, NO_COLOUR)


@kernel
def draw(g: VersaState) -> None:
    """A10: one card; A13: the whole sum at once; A14: two, and the lock is lifted."""
    if g.pull > 0:
        count = g.pull
        g.pull = 0
        draw_for(g, PULL, g.turn, 1, count)
    elif g.lock != NO_COLOUR:
        g.lock = NO_COLOUR
        draw_for(g, LOCK, g.turn, 1, LOCK_CARDS)
    else:
        draw_for(g, REGULAR, g.turn, 1, 1)


@kernel
def lay(g: VersaState, card: int, colour: int) -> None:
    """The card goes on top; A4: the last one wins and has no effect, any other has its own."""
    seat = g.turn
    below = g.discards[g.discarded - 1]
    take_card(g, seat, card)
    g.discards[g.discarded] = card
    g.discarded += 1
    g.colour = colour
    g.lock = NO_COLOUR
    g.busy = 1
    g.fresh[seat] = 0
    tell(g, PLAYED, seat, card, colour, below)
    if g.hand_total[seat] == 0:
        end_round(g, seat)
    else:
        carry_out(g, seat, card, below)


@kernel
def take_card(g: VersaState, seat: int, card: int) -> None:
    g.hand[seat, card] -= 1
    g.hand_total[seat] -= 1
    if g.hand[seat, card] == 0:
        g.hand_set[seat] ^= 1 << card


# -- what cards do -------------------------------------------------------------------------------------------


@kernel
def carry_out(g: VersaState, seat: int, card: int, below: int) -> None:
    """The effect of a card, and the turn that follows."""
    kind = TYPE[card]
    if kind == NUMBER:
        # A18: the same number of another colour.
        if VALUE[card] == VALUE[below] and card != below:
            give_bonus(g, seat)
        else:
            end_turn(g, next_seat(g, seat))
    elif kind == BOOST:
        give_bonus(g, seat)
    elif kind == BLOCK:
        block(g, seat)
    elif kind == REVERSE:
        reverse(g, seat)
    elif kind == PULL:
        pull(g, seat)
    elif kind == LOCK:
        lock(g, seat, card)
    elif kind == ALL:
        tell(g, EVERYBODY, seat, 0, 0, 0)
        draw_for(g, ALL, next_seat(g, seat), g.active_count - 1, 1)  # A17
    elif kind == TORNADO:
        tornado(g, seat)
    else:
        end_turn(g, next_seat(g, seat))


@kernel
def give_bonus(g: VersaState, seat: int) -> None:
    """A16, A18: another turn of the same seat, without drawing."""
    end_turn(g, seat)
    g.bonus = 1
    tell(g, BONUS, seat, 0, 0, 0)


@kernel
def block(g: VersaState, seat: int) -> None:
    """A15: the next player is skipped; with two it is the same player's turn again."""
    skipped = next_seat(g, seat)
    tell(g, SKIPPED, skipped, 0, 0, 0)
    end_turn(g, next_seat(g, skipped))


@kernel
def reverse(g: VersaState, seat: int) -> None:
    """A15: the direction turns; with two it is the same player's turn again."""
    g.direction = -g.direction
    tell(g, REVERSED, seat, g.direction, 0, 0)
    if g.active_count == 2:
        end_turn(g, seat)
    else:
        end_turn(g, next_seat(g, seat))


@kernel
def pull(g: VersaState, seat: int) -> None:
    """A13: the sum grows and is the next player's."""
    g.pull += g.pull_cards
    end_turn(g, next_seat(g, seat))
    tell(g, BURDENED, g.turn, g.pull, 0, 0)


@kernel
def lock(g: VersaState, seat: int, card: int) -> None:
    """A14: the colour is locked for the next player."""
    g.lock = COLOUR[card]
    end_turn(g, next_seat(g, seat))
    tell(g, LOCKED, g.turn, g.lock, 0, 0)


@kernel
def tornado(g: VersaState, seat: int) -> None:
    """A8: nothing else, or all hands are dealt anew (a shuffle is due), or passed on."""
    if g.tornado == DEAL_ANEW:
        g.phase = REDEAL
    else:
        if g.tornado == ROTATE:
            rotate_hands(g)
        end_turn(g, next_seat(g, seat))


# -- a player goes -------------------------------------------------------------------------------------------


@kernel
def leave(g: VersaState, seat: int) -> None:
    """A20: the hand goes under the pile; a penalty aimed at the seat and the turn pass to the next one."""
    tell(g, LEFT, seat, g.hand_total[seat], 0, 0)
    following = next_seat(g, seat)
    hand_under_pile(g, seat)
    g.active ^= 1 << seat
    g.active_count -= 1
    g.quiet = 0  # A12
    if g.active_count == 1:
        end_round(g, next_seat(g, seat))
    elif seat == g.turn:
        begin_turn(g, following)
        if g.pull > 0:
            tell(g, BURDENED, following, g.pull, 0, 0)
        elif g.lock != NO_COLOUR:
            tell(g, LOCKED, following, g.lock, 0, 0)


# -- shuffles ------------------------------------------------------------------------------------------------


@kernel
def due_cards(g: VersaState, out: Row) -> int:
    """Fill `out` with the cards that are to be shuffled, in the order records.md says; how many, 0: none."""
    if g.phase == RESHUFFLE:
        for i in range(g.discarded - 1):
            out[i] = g.discards[i]
        return g.discarded - 1
    if g.phase == REDEAL:
        return gather_hands(g, out)
    return 0


@kernel
def supply_cards(g: VersaState, order: Row, count: int) -> None:
    """Give the shuffled cards, top first."""
    if g.phase == RESHUFFLE:
        supply_pile(g, order, count)
    else:
        deal_anew(g, order, count)
        end_turn(g, next_seat(g, g.turn))
