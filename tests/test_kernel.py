"""What `compiled` promises beside the same results: a cache that notices every change, and rules that stay
interpreted for everybody else. (That both give the same results stands in each game's laws.)"""

import subprocess
import sys
from pathlib import Path

import pytest

from volte.kernel import cache_folder


@pytest.mark.parametrize("changed", ["kernel.py", "games/chance.py", "games/verso/layout.py"])
def test_a_change_of_any_rule_needs_new_machine_code(changed: str, tmp_path: Path) -> None:
    for name in ("kernel.py", "games/chance.py", "games/verso/layout.py"):
        file = tmp_path / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text("CARDS = 36\n")
    before = cache_folder(tmp_path, "0.1")
    assert before == cache_folder(tmp_path, "0.1") != cache_folder(tmp_path, "0.2")
    (tmp_path / changed).write_text("CARDS = 40\n")
    assert before != cache_folder(tmp_path, "0.1")


def test_what_is_first_loaded_compiled_is_interpreted_as_well() -> None:
    code = (
        "import sys; from volte.kernel import compiled;"
        "twin = compiled('volte.games.reversis.playout');"
        "names = ('volte.games.chance', 'volte.games.reversis.playout');"
        "print([type(sys.modules[name].shuffle).__name__ for name in names], type(twin.shuffle).__name__)"
    )
    made = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert made.stdout.strip() == "['function', 'function'] CPUDispatcher"
