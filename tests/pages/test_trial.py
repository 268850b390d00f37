"""What a lesson asks about a position: with the learner's eyes, and about a move without making it."""

from typing import Any

from volte.pages import lessons, trial
from volte.pages.trial import Question
from volte.words import words


def ask(game: str, name: str, **more: Any) -> dict[str, Any]:
    one = lessons.lesson(game, name).record
    raw = {
        "format": "volte/1",
        "game": one.game,
        "players": one.players,
        "seed": one.seed,
        "start": one.start,
        "moves": [made.move for made in one.moves],
    }
    return trial.answer(Question(record=raw, **more), words("en"), "en")


def test_the_learner_sees_what_others_do() -> None:
    answer = ask("versa", "02-number-beside", move="play R8", viewer=1)
    assert (answer["seat"], answer["view"].viewer) == (0, 1)
    assert answer["view"].hands[0] == ["?", "?"] and "?" not in answer["view"].hands[1]
    assert answer["legal"] == ["draw", "play R3"]


def test_who_swaps_is_told_the_cards_and_others_are_not() -> None:
    own = ask("reversis", "05-exchange", move="swap AD", viewer=0)
    other = ask("reversis", "05-exchange", move="swap AD", viewer=1)
    assert [event.key for event in own["events"]] == ["reversis-swapped-own"]
    assert [event.key for event in other["events"]] == ["reversis-swapped"]


def test_what_a_move_would_do() -> None:
    answer = ask("verso", "04-whole-run", thing="bank G 1-4", viewer=0)
    assert answer["why_not"] is None
    assert (answer["preview"]["points"], answer["preview"]["discards"]) == (8, ["G3.1", "G4.3"])
    assert answer["move"] is None and answer["after"] == 0


def test_why_a_card_cannot_be_laid() -> None:
    answer = ask("versa", "07-pull", thing="core", viewer=0)
    assert answer["preview"] is None
    assert (answer["why_not"]["clause"], answer["why_not"]["key"]) == ("A9", "versa-refused-wild-pull")
    assert answer["why_not"]["rule"] == "/rules/versa?lang=en#A9"


def test_nothing_is_said_about_a_thing_nobody_asked_about() -> None:
    answer = ask("verso", "01-keep")
    assert "preview" not in answer and "why_not" not in answer
