"""Hands made for a Reversis or an Espagnolette, which random play hardly shows, counted by the slow
scorer."""

from collections import Counter
from random import Random
from typing import Any

from tests.games.reversis.slow import Books, score
from tests.games.reversis.table import chips, deck, position, pots, total
from volte.games.contract import Table
from volte.games.reversis import GAME
from volte.games.reversis.layout import ReversisState
from volte.games.reversis.text import RANK_LETTERS


def start_for(random: Random, cards: list[str]) -> dict[str, Any]:
    """A deal after the exchange in which seat 0 holds `cards` and some more."""
    left = [card for card in deck() if card not in cards]
    random.shuffle(left)
    own = cards + [left.pop() for _ in range(11 - len(cards))]
    hands = [own, left[:11], left[11:22], left[22:33]]
    return {
        "hands": hands,
        "kitty": left[33:],
        "dealer": random.randrange(4),
        "pots": random.choice([[], [25], [25, 30]]),
        "leader": random.randrange(4),
    }


def play_out(table: Table[ReversisState], random: Random, greedy: bool) -> list[tuple[int, str]]:
    """Play the deal: seat 0 its highest card if `greedy`, else a low one or a refusal; others anything."""
    plays = []
    while table.state.phase == 3:
        seat = GAME.to_move(table.state)
        assert seat is not None
        moves = GAME.legal(table.state, seat)
        if seat == 0:
            moves.sort(key=lambda move: RANK_LETTERS.index(move[5]), reverse=greedy)
            move = moves[0] if random.random() < 0.8 else random.choice(moves)
        else:
            move = random.choice(moves)
        table.play(seat, move)
        plays.append((seat, move[5:]))
    return plays


def compare(
    start: dict[str, Any], table: Table[ReversisState], plays: list[tuple[int, str]], **options: Any
) -> Books:
    books = Books([100] * 4, [[chips, 0] for chips in start["pots"]])
    tricks = [plays[i : i + 4] for i in range(0, len(plays), 4)]
    score(books, start["dealer"], tricks, start["kitty"], options)
    found = GAME.position(table.state)
    assert found["chips"] == books.chips
    assert found["pots"] == [pot[0] for pot in books.pots]
    assert found["partie"] == books.partie
    assert found["reversis"] == books.reversis
    return books


def test_reversis_made_and_broken() -> None:
    seen: Counter[str] = Counter()
    for n in range(150):
        random = Random(f"reversis {n}")
        own = ["AS", "KS", "QS", "AH", "KH", "QH", "AD", "AC", "KC"] + (["JH"] if n % 2 else ["KD"])
        start = start_for(random, own)
        table = position(start)
        whole = total(table)
        books = compare(start, table, play_out(table, random, greedy=True))
        assert sum(chips(table)) + sum(pots(table)) == whole
        seen["none" if books.reversis is None else "made" if books.reversis["made"] else "broken"] += 1
    assert min(seen["made"], seen["broken"], seen["none"]) > 5, seen


def test_espagnolette_won_and_lost() -> None:
    seen: Counter[str] = Counter()
    for n in range(200):
        random = Random(f"espagnolette {n}")
        aces = ["AS", "AH", "AD", "AC"]
        own = aces if n % 2 else [*random.sample(aces, 3), "JH"]
        start = start_for(random, [*own, "2S", "2C", "3H"][: random.choice([4, 6, 7])])
        table = position(start, espagnolette=True)
        whole = total(table)
        compare(start, table, play_out(table, random, greedy=False), espagnolette=True)
        assert sum(chips(table)) + sum(pots(table)) == whole
        last = GAME.view(table.state, -1).last_deal
        assert last is not None
        if last.espagnolette is not None and last.partie is not None:
            assert last.espagnolette == 0
            seen["lost" if last.partie.loser == 0 else "won"] += 1
    assert min(seen["won"], seen["lost"]) > 5, seen
