"""The examples of the rule pages are records: what the engine does with them is what the page says."""

import pytest

from volte import record
from volte.games import registry
from volte.games.contract import Refused
from volte.pages import examples, text
from volte.pages.moves import move_words
from volte.words import words

GAMES = ("verso", "versa", "reversis")
ALL = [(game, name) for game in GAMES for name in examples.names(game)]


@pytest.mark.parametrize("game", GAMES)
def test_there_are_at_least_twelve(game: str) -> None:
    assert len(examples.names(game)) >= 12
    shows = {examples.example(game, name).check.shows for name in examples.names(game)}
    assert {"worked", "mistake"} <= shows or game == "versa"


@pytest.mark.parametrize(("game", "name"), ALL)
def test_the_engine_does_what_the_page_says(game: str, name: str) -> None:
    one = examples.example(game, name)
    assert one.record.game == game
    assert one.record.start is not None  # "play on from here" sets it up
    table = record.replay(one.record)
    position = registry.game(game).position(table.state)
    assert {key: position[key] for key in one.check.end} == one.check.end
    assert 0 <= one.check.from_ <= len(one.record.moves)


@pytest.mark.parametrize(("game", "name"), ALL)
def test_what_may_be_done_and_what_not(game: str, name: str) -> None:
    one = examples.example(game, name)
    for legal in one.check.legal:
        table = record.replay(one.record, legal.after)
        seat = one.check.seat if one.check.seat is not None else table.game.to_move(table.state)
        assert seat is not None
        moves = table.game.legal(table.state, seat)
        assert set(legal.has) <= set(moves)
        assert not set(legal.not_) & set(moves)
    for trial in one.check.refused:
        table = record.replay(one.record, trial.after)
        to_move = table.game.to_move(table.state)
        assert to_move is not None
        with pytest.raises(Refused) as refused:
            table.game.check(table.state, to_move if trial.seat is None else trial.seat, trial.move)
        assert (refused.value.clause, refused.value.key) == (trial.clause, trial.key)


@pytest.mark.parametrize("game", GAMES)
def test_steps_are_the_engine_s_own(game: str) -> None:
    for name in examples.names(game):
        one = examples.example(game, name)
        steps = examples.steps(one)
        assert len(steps) == len(one.record.moves) + 1
        assert [step.position for step in steps] == [frame.position for frame in record.frames(one.record)]
        assert sum(len(step.refused) for step in steps) == len(one.check.refused)
        assert all(step.events for step in steps[1:])


def test_a_move_called_refused_that_is_allowed_is_an_error() -> None:
    one = examples.example("verso", "02-keep-or-flip")
    table = record.open_table(one.record)
    with pytest.raises(ValueError, match="keep is allowed"):
        examples.tried(table, examples.Trial(0, "keep", "V8", "verso-refused-turn"))


def test_an_unknown_example_is_not_a_file() -> None:
    with pytest.raises(FileNotFoundError):
        examples.example("verso", "../verso/01-worked-example")


@pytest.mark.parametrize(("game", "named"), [("verso", "V"), ("versa", "A"), ("reversis", "R")])
def test_clauses_of_examples_stand_on_the_page(game: str, named: str) -> None:
    page = text.text(game, "en")
    anchors = {
        clause
        for section in page.sections
        for block in section.blocks
        if isinstance(block, text.Statement)
        for clause in block.anchors
    }
    for name in examples.names(game):
        check = examples.example(game, name).check
        used = {*check.clauses, *(trial.clause for trial in check.refused)}
        assert used and all(clause.startswith(named) for clause in used)
        assert used <= anchors


@pytest.mark.parametrize(("game", "name"), ALL)
def test_every_move_has_words(game: str, name: str) -> None:
    """Also every move that "what may I do here?" lists; no German word is a move's notation."""
    for step in examples.steps(examples.example(game, name)):
        for move in {*step.legal, step.move} - {""}:
            said = move_words(game, move, words("de"))
            assert said and said != move


def test_a_move_without_words_is_shown_as_it_is() -> None:
    assert move_words("verso", "bank nonsense", words("en")) == "bank nonsense"
    assert move_words("versa", "dance", words("en")) == "dance"
    assert move_words("verso", "bank B 3-5 J=4", words("en")) == "bank sea 3 to 5 (joker as 4)"
