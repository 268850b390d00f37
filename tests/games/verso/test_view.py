"""V22: what can be told about backs; `preview` and `why_not`."""

import itertools
import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.games.verso.positions import table
from volte.games.contract import Refused
from volte.games.verso import GAME
from volte.games.verso.backs import ALL_CARDS, CARDS_OF_KIND, COUNTS, back_texts, kinds_all_open, narrowed
from volte.games.verso.layout import FACES, FACES_OF_KIND, KIND, KINDS
from volte.games.verso.text import FACE_OF_CARD

BEN = ["B3.1/G4.3", "BJ.1/O3.3", "B5.3/G4.1"]
PETER = ["B1.1/G6.3", "BJ.1/G2.3", "G6.1/O5.3"]


def test_a_back_is_hidden_until_it_was_seen() -> None:
    t = table([["B3.1/G4.3"], []], deck=["O1.1/B2.3", "O2.1/B3.3"])
    t.play(0, "flip")
    view = GAME.view(t.state, 0)
    assert view.displays[0] == ["B2.3/O1.1", "B3.1/?"]
    assert view.backs[0] == [["O1.1"], ["G2.3", "G4.3", "O2.3", "O4.3"]]
    assert view.top == "O2.1/?"


def test_behind_three_points_there_may_be_a_joker() -> None:
    view = GAME.view(table([["G3.3/B2.1"], []]).state, 0)
    assert view.backs[0] == [["B2.1", "B4.1", "O2.1", "O4.1", "OJ.1"]]


def test_option_off_shows_no_back_at_all() -> None:
    t = table([[], []], options={"show_known_backs": False})
    t.play(0, "flip")
    view = GAME.view(t.state, 0)
    assert view.displays[0] == ["B2.3/?"]
    assert view.backs == [[[]], []]
    assert view.top_backs == []


def test_what_was_seen_elsewhere_is_not_behind_this_face() -> None:
    """Of the four cards that show blue 3 (1), one was seen whole; it is not this one."""
    t = table([["B3.1/G4.3"], []], deck=["G2.3/B3.1", "O2.1/B3.3"])
    t.play(0, "flip")
    assert GAME.view(t.state, 0).discards == ["B3.1/G2.3"]
    assert GAME.view(t.state, 0).backs[0] == [["G4.3", "O2.3", "O4.3"]]


def slow_possible(half_known: list[int], known: set[int]) -> dict[int, set[int]]:
    """The slow, independent version: every way to give each face a different card."""
    choices = [[f // 2 for f in FACES_OF_KIND[KIND[face]] if f // 2 not in known] for face in half_known]
    found: dict[int, set[int]] = {KIND[face]: set() for face in half_known}
    for cards in itertools.product(*choices):
        if len(set(cards)) == len(cards):
            for face, card in zip(half_known, cards, strict=True):
                found[KIND[face]].add(card)
    return found


def quick_possible(half_known: list[int], known: set[int]) -> dict[int, set[int]]:
    """The same by what the view is made of."""
    hidden = ALL_CARDS - sum(1 << card for card in known)
    lying = (*half_known, *(2 * card for card in known))
    less = dict(narrowed(hidden, sum(COUNTS[face] for face in lying), lying))
    kinds = {KIND[face] for face in half_known}
    bits = {kind: less.get(kind, CARDS_OF_KIND[kind] & hidden) for kind in kinds}
    return {kind: {card for card in range(90) if bits[kind] >> card & 1} for kind in kinds}


@pytest.mark.parametrize("number", range(40))
def test_deductions_are_exact(number: int) -> None:
    """Small corners of the deck where faces crowd each other, against the slow version."""
    chance = random.Random(number)
    middle = chance.randrange(len(KINDS))
    kinds = [middle, *(KIND[face ^ 1] for face in chance.sample(FACES_OF_KIND[middle], 2))]
    cards = sorted({face // 2 for kind in kinds for face in FACES_OF_KIND[kind]})
    chance.shuffle(cards)
    half_known = []
    for card in cards[:6]:
        sides = [face for face in (2 * card, 2 * card + 1) if KIND[face] in kinds]
        half_known.append(chance.choice(sides))
    known = {card for card in range(90) if card not in cards[: 6 + number % 2]}
    assert quick_possible(half_known, known) == slow_possible(half_known, known)


def test_deductions_go_round_a_circle() -> None:
    """Four cards that each lie between two of four faces: all may be turned on by one, or none."""
    circle = ["B3.1/G4.3", "G4.3/O3.1", "O3.1/G2.3", "G2.3/B3.1"]
    half_known = [FACE_OF_CARD[card] for card in circle]
    cards = {face // 2 for face in half_known}
    exact = slow_possible(half_known, set(range(90)) - cards)
    assert all(len(found) == 2 for found in exact.values())
    assert quick_possible(half_known, set(range(90)) - cards) == exact


@given(st.sets(st.integers(0, 89), min_size=40))
def test_kinds_of_which_no_card_is_hidden(lying: set[int]) -> None:
    hidden = sum(1 << card for card in set(range(90)) - lying)
    none_left = {kind for kind, cards in enumerate(CARDS_OF_KIND) if not cards & hidden}
    assert kinds_all_open(sum(COUNTS[2 * card] for card in lying)) == none_left


def test_a_view_that_is_changed_changes_no_other() -> None:
    """What was told of a display is remembered; whoever gets a view may do with it what he likes."""
    t = table([["B3.1/G4.3"], []])
    before = GAME.written_views(t.state, [0])
    view = GAME.view(t.state, 0)
    view.displays[0].clear()
    view.backs[0].clear()
    assert GAME.written_views(t.state, [0]) == before


def test_texts_of_backs() -> None:
    kind = KINDS.index("B3.1")
    assert back_texts(kind, 1 << FACE_OF_CARD["B3.1/G4.3"] // 2) == ["G4.3"]
    assert FACES[FACE_OF_CARD["G4.3/B3.1"]] == "G4.3"


def test_preview_of_a_bank() -> None:
    view = GAME.view(table([BEN, PETER]).state, 0)
    shown = GAME.preview(view, "bank B 3-5")
    assert shown["kind"] == "bank"
    assert (shown["move"], shown["points"]) == ("bank B 3-5 J=4", 5)
    assert shown["discards"] == ["BJ.1", "B5.3"]
    turn = shown["turns"][0]
    assert (turn["seat"], turn["card"], turn["backs"]) == (1, "B1.1", ["G2.3", "G6.3", "O2.3", "O6.3"])
    assert {one["face"]: one["duplicate"] for one in turn["results"]} == {
        "G2.3": False,
        "G6.3": True,
        "O2.3": False,
        "O6.3": False,
    }


def test_preview_of_keep_and_flip() -> None:
    view = GAME.view(table([["O1.3/B2.1", "B2.1/G1.3"], []], deck=["O1.1/B2.3"]).state, 0)
    keep = GAME.preview(view, "keep")
    assert (keep["duplicate"], keep["ends"], keep["square"]["points"]) == (True, True, 0)
    flip = GAME.preview(view, "flip")
    assert {one["face"]: one["duplicate"] for one in flip["results"]} == {
        "B2.3": True,
        "B6.3": False,
        "G2.3": False,
        "G6.3": False,
    }


def test_preview_says_what_the_move_then_does() -> None:
    """The points of a previewed bank are those that are scored; the turned face is one of the results."""
    chance = random.Random(3)
    for seats in (1, 2, 4):
        t = table([BEN, PETER, [], []][:seats])
        while not GAME.finished(t.state):
            seat = GAME.to_move(t.state) or 0
            move = chance.choice(GAME.legal(t.state, seat))
            before = t.state.score[seat]
            shown = GAME.preview(GAME.view(t.state, seat), move)
            t.play(seat, move)
            told = GAME.events(t.state, seat)
            if shown["kind"] == "bank" and seats > 1:
                assert t.state.score[seat] - before == shown["points"] + shown["square"]["points"]
                turned = [
                    (e.args["seat"], e.args["from"], e.args["to"]) for e in told if e.key == "verso-turned"
                ]
                assert [(one["seat"], one["card"]) for one in shown["turns"]] == [one[:2] for one in turned]
                for one, (_, _, to) in zip(shown["turns"], turned, strict=True):
                    assert to in [result["face"] for result in one["results"]]


def test_preview_of_what_is_not_possible_is_refused() -> None:
    with pytest.raises(Refused, match="V17"):
        GAME.preview(GAME.view(table([[], []]).state, 0), "pass")


@pytest.mark.parametrize(
    ("viewer", "thing", "clause", "key"),
    [
        (0, "bank B 3-5", "", ""),
        (0, "B3.1", "", ""),
        (0, "keep", "", ""),
        (0, "O1.1/?", "", ""),
        (0, "pass", "V17", "verso-refused-pass"),
        (0, "bank G 1-2", "V12", "verso-refused-missing"),
        (0, "G4.1", "V12", "verso-refused-alone"),
        (0, "OJ.1", "V12", "verso-refused-joker-alone"),
        (0, "G5.1", "V12", "verso-refused-missing"),
        (1, "keep", "V7", "verso-refused-turn"),
        (1, "G6.1", "V7", "verso-refused-turn"),
        (-1, "keep", "V7", "verso-refused-turn"),
    ],
)
def test_why_not(viewer: int, thing: str, clause: str, key: str) -> None:
    t = table([[*BEN, "G4.1/O3.3", "OJ.1/G3.3"], PETER])
    why = GAME.why_not(GAME.view(t.state, viewer), thing)
    assert (why.clause, why.key) == (clause, key) if why else clause == ""


@pytest.mark.parametrize(("own", "key"), [("GJ.1/B3.3", "joker-alone"), ("G3.1/B2.3", "alone")])
def test_why_not_of_an_own_card_that_looks_like_the_top_one(own: str, key: str) -> None:
    """Another card with the same face lies on the pile: it is the own one that was meant."""
    face = own.split("/", maxsplit=1)[0]
    top = {"GJ.1": "GJ.1/B1.3", "G3.1": "G3.1/B4.3"}[face]
    view = GAME.view(table([[own], []], deck=[top, "O2.1/B3.3"]).state, 0)
    assert view.top == view.displays[0][0] == f"{face}/?"
    for thing in (face, f"{face}/?"):
        why = GAME.why_not(view, thing)
        assert why is not None and (why.clause, why.key) == ("V12", f"verso-refused-{key}")


def test_redraws_differ_and_agree() -> None:
    from volte.shuffle import Seed

    view = GAME.view(table([BEN, PETER], deck=["O1.1/B2.3", "O2.1/B1.3", "O3.1/B2.3"]).state, 0)
    drawn = [GAME.redraw(view, Seed(bytes([i]) * 32)) for i in range(30)]
    assert all(GAME.view(g, 0) == view for g in drawn)
    assert len({tuple(GAME.position(g)["displays"][0]) for g in drawn}) > 10
    assert GAME.redraw(view, Seed(bytes(32))) == GAME.redraw(view, Seed(bytes(32)))
