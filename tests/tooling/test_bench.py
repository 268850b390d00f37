"""The benches run, and with --json they say one object of named figures and nothing else."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parents[2]


def figures(bench: str, *options: str) -> dict[str, float]:
    command = [sys.executable, str(ROOT / "bench" / f"{bench}.py"), "--json", *options]
    done = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, text=True, timeout=240, check=True)
    found: dict[str, float] = json.loads(done.stdout)
    assert all(isinstance(value, int | float) for value in found.values())
    return found


def test_engine_says_one_object_of_named_figures() -> None:
    found = figures("engine", "verso", "--games", "0", "--moves", "40")
    names = {"interpreted_moves_per_second", "legal_us", "play_us", "view_us", "all_views_us"}
    assert found.keys() == {f"verso_{name}" for name in names}
    assert all(value > 0 for value in found.values())


def test_server_says_one_object_of_named_figures() -> None:
    found = figures("server", "--rooms", "1,3", "--pace", "full,paced", "--seconds", "1.5")
    kinds = {"moves_per_second", "p50_ms", "p99_ms", "server_cpu", "client_cpu", "memory_mb"}
    runs = {f"{pace}_{rooms}" for pace in ("full", "paced") for rooms in (1, 3)}
    assert found.keys() == {f"{run}_{kind}" for run in runs for kind in kinds}
    assert all(found[f"{run}_moves_per_second"] > 0 for run in runs)
    assert found["paced_3_moves_per_second"] < 6 < found["full_3_moves_per_second"]
