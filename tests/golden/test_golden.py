"""Each game's playthroughs are as they were (`python3 run.py golden` writes them anew)."""

import pytest

from tests.golden.regenerate import FOLDER, names, playthrough


@pytest.mark.generated
@pytest.mark.parametrize("name", names())
def test_playthrough(name: str) -> None:
    assert playthrough(name).splitlines() == (FOLDER / f"{name}.txt").read_text("utf-8").splitlines()


def test_no_file_is_left_over() -> None:
    assert sorted(file.stem for file in FOLDER.glob("*.txt")) == sorted(names())
