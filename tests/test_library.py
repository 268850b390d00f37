"""The public face: what its docstrings show works as it stands there (the guides: test_guides.py)."""

import doctest
import subprocess
import sys

import pytest

import volte
from volte.games.contract import BadInput, Refused
from volte.record import BadRecord, IllegalMove


def test_the_docstrings_examples() -> None:
    found = doctest.testmod(volte)
    assert found.attempted >= 6 and not found.failed


def test_the_same_seed_gives_the_same_match() -> None:
    one, two = (volte.new("versa", seats=3, seed="ab" * 32) for _ in range(2))
    assert one.view(0) == two.view(0)
    assert volte.new("versa", seats=3).view(0) != volte.new("versa", seats=3).view(0)
    assert volte.new("verso", seed=bytes(32)).view() == volte.new("verso", seed="00" * 32).view()


def test_options_and_first_reach_the_match() -> None:
    match = volte.new("verso", seats=4, options={"joker_flip": "never"}, seed="00" * 32, first=2)
    assert match.to_move == 2 and match.seats == 4
    assert match.view().options.joker_flip == "never"
    assert volte.load(match.record()).view().options.joker_flip == "never"


def test_a_stopped_match_is_loaded_and_played_on() -> None:
    match = volte.new("verso", seats=2, seed="00" * 32, first=0)
    match.play("keep")
    again = volte.load(match.record())
    assert again.to_move == 1 and not again.finished and not again.result["winners"]
    again.play("flip")
    assert [made.move for made in again.moves] == ["keep", "flip"]


def test_what_cannot_be_is_refused() -> None:
    with pytest.raises(BadInput):
        volte.new("whist")
    with pytest.raises(BadInput):
        volte.new("verso", seats=7)
    with pytest.raises(BadRecord):
        volte.new("verso", seed="abc")
    with pytest.raises(BadRecord):
        volte.load("{}")
    match = volte.new("verso", seats=2, seed="00" * 32)
    with pytest.raises(Refused, match="V12"):
        match.play("bank B 1-2")
    with pytest.raises(IllegalMove):
        volte.load(match.record().replace('"moves":[]', '"moves":["pass"]'))
    assert match.moves == []


def test_a_match_that_is_over_takes_no_move() -> None:
    start = '{"deck": [], "displays": [[]], "final": true}'
    head = '{"format": "volte/1", "game": "verso", "options": {}, "players": ["Anna"], "moves": ["pass"], '
    match = volte.load(f'{head}"start": {start}}}')
    assert match.finished and match.legal() == [] and match.to_move is None
    with pytest.raises(ValueError, match="over"):
        match.play("pass")


def test_importing_a_part_does_not_load_the_others() -> None:
    parts = "('volte.bots', 'volte.games', 'volte.record')"
    code = f"import sys, volte.kernel; print([name for name in sys.modules if name.startswith({parts})])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_games_and_bots_are_attributes() -> None:
    code = "import volte; print(volte.games.registry.names()[0], volte.bots.LEVELS, volte.record.FORMAT)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "verso ('casual', 'steady') volte/1"
    with pytest.raises(AttributeError):
        _ = volte.nothing
