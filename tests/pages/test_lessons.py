"""Every lesson runs on the engine: its right moves are right, its wrong ones are refused or not the point,
and its words are there in every language."""

from typing import Any

import pytest
from fluent.syntax import ast, parse

from volte import record
from volte.games import registry
from volte.games.contract import Refused, Table
from volte.pages import lessons
from volte.pages.lessons import Lesson, Step
from volte.words import LANGUAGES, LOCALES, words

GAMES = registry.names()
ALL = [(game, name) for game in GAMES for name in lessons.names(game)]


def each(game: str, name: str) -> Lesson:
    return lessons.lesson(game, name)


def play_step(table: Table[Any], one: Lesson, step: Step, right: str) -> None:
    table.play(one.sidecar.seat, right)
    for move in step.then:
        seat = table.game.to_move(table.state)
        assert seat is not None and seat != one.sidecar.seat, f"{move} is the learner's"
        table.play(seat, move)


def at_step(one: Lesson, number: int) -> Table[Any]:
    """The position before this step, the first right moves made."""
    table = record.replay(one.record)
    for step in one.sidecar.steps[:number]:
        right = next(move for move in step.right if move in table.game.legal(table.state, one.sidecar.seat))
        play_step(table, one, step, right)
    return table


STEPS = [(game, name, number) for game, name in ALL for number in range(len(each(game, name).sidecar.steps))]


@pytest.mark.parametrize("game", GAMES)
def test_there_are_eight_to_twelve(game: str) -> None:
    assert 8 <= len(lessons.names(game)) <= 12
    numbers = [int(name[:2]) for name in lessons.names(game)]
    assert numbers == list(range(1, len(numbers) + 1))


@pytest.mark.parametrize("game", GAMES)
def test_every_position_has_its_sidecar(game: str) -> None:
    files = {file.name.split(".")[0] for file in (lessons.FOLDER / game).iterdir()}
    assert sorted(files) == lessons.names(game)
    assert len(list((lessons.FOLDER / game).iterdir())) == 2 * len(files)


@pytest.mark.parametrize(("game", "name", "number"), STEPS)
def test_right_moves_are_the_learners_and_allowed(game: str, name: str, number: int) -> None:
    one, table = each(game, name), at_step(each(game, name), number)
    step, seat = one.sidecar.steps[number], one.sidecar.seat
    assert table.game.to_move(table.state) == seat
    legal = table.game.legal(table.state, seat)
    # Of two that are right, the second step's may have been made in the first (10-last-card).
    assert set(step.right) & set(legal) and (number > 0 or set(step.right) <= set(legal))
    for right in set(step.right) & set(legal):
        play_step(at_step(one, number), one, step, right)


@pytest.mark.parametrize(("game", "name"), ALL)
def test_it_ends_as_it_says(game: str, name: str) -> None:
    one = each(game, name)
    table = at_step(one, len(one.sidecar.steps))
    position = record.open_view(table.game, table.state)
    assert one.sidecar.end
    for key, value in one.sidecar.end.items():
        assert sort(position[key]) == sort(value), key


def sort(value: Any) -> Any:
    """Hands and displays say nothing by their order."""
    if isinstance(value, list) and value and all(isinstance(one, list) for one in value):
        return [sorted(one) for one in value]
    return value


@pytest.mark.parametrize(("game", "name", "number"), STEPS)
def test_wrong_tries_are_refused_or_not_the_point(game: str, name: str, number: int) -> None:
    one = each(game, name)
    step, seat = one.sidecar.steps[number], one.sidecar.seat
    assert step.wrong
    for wrong in step.wrong:
        table = at_step(one, number)
        assert wrong.move not in step.right
        if not wrong.key:
            table.play(seat, wrong.move)
            continue
        with pytest.raises(Refused) as refused:
            table.play(seat, wrong.move)
        assert (refused.value.clause, refused.value.key) == (wrong.clause, wrong.key)


@pytest.mark.parametrize(("game", "name", "number"), STEPS)
def test_a_move_that_is_not_the_point_has_its_words(game: str, name: str, number: int) -> None:
    """Where something else is allowed, the sidecar tries it, so that there is a text for it."""
    one, table = each(game, name), at_step(each(game, name), number)
    step = one.sidecar.steps[number]
    others = set(table.game.legal(table.state, one.sidecar.seat)) - set(step.right)
    assert bool(others) == any(not wrong.key for wrong in step.wrong)


@pytest.mark.parametrize("game", GAMES)
def test_clauses_are_those_of_the_game(game: str) -> None:
    clauses = (LOCALES.parents[2] / "docs/rules" / f"{game}.md").read_text("utf-8")
    for name in lessons.names(game):
        for step in each(game, name).sidecar.steps:
            assert step.clauses
            assert [clause for clause in step.clauses if f"- {clause} " not in clauses] == []


def keys_of(language: str) -> set[str]:
    body = parse((LOCALES / language / "lessons.ftl").read_text("utf-8")).body
    return {entry.id.name for entry in body if isinstance(entry, ast.Message)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_are_there_and_none_is_unused(language: str) -> None:
    said = [key for game, name in ALL for key in lessons.keys(each(game, name).sidecar)]
    assert sorted(said) == sorted(key for key in keys_of(language) if key.startswith("lesson-"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_wall_of_text(language: str) -> None:
    """Tasks and answers are lines, not paragraphs."""
    long = {}
    for game, name in ALL:
        for key in lessons.keys(each(game, name).sidecar):
            most = 40 if key.endswith("-title") else 170
            if len(text := words(language).say(key, {})) > most:
                long[key] = (len(text), text)
    assert long == {}
