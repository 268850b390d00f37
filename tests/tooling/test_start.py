"""`python3 run.py play`: the page is there soon, and SIGTERM ends it."""

import sys
import time
from pathlib import Path

import pytest

import run
from tests.tooling.servers import check_page_and_assets, free_port, running, wait_for_page
from tests.tooling.trees import ROOT


@pytest.fixture(autouse=True)
def _set_up() -> None:
    run.install("run")
    run.build_client()


def test_a_later_start_shows_the_page_within_two_seconds(tmp_path: Path) -> None:
    """The best of three: the machine may be busy with other tests."""
    times = []
    for _ in range(3):
        port = free_port()
        begin = time.monotonic()
        command: list[str | Path] = [
            sys.executable,
            ROOT / "run.py",
            "play",
            "--port",
            str(port),
            "--data",
            str(tmp_path),
        ]
        with running(*command, port=port, cwd=tmp_path) as address:
            page = wait_for_page(address, 20)
            times.append(time.monotonic() - begin)
            check_page_and_assets(address, page)
        if times[-1] < 2:
            return
    raise AssertionError(f"starts took {times} s")
