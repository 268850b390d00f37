"""The guides in docs/: each Python block runs, one after another; text blocks are what was printed."""

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
DOCS = ROOT / "docs"
BLOCK = re.compile(r"```(python|text|diff)\n(.*?)```", re.DOTALL)


def blocks(guide: str, *kinds: str) -> list[tuple[str, str]]:
    return [(kind, text) for kind, text in BLOCK.findall((DOCS / guide).read_text("utf-8")) if kind in kinds]


def run_guide(guide: str, source: Path) -> list[str]:
    """Run its blocks in one process that finds `volte` in `source`; what each Python block printed."""
    parts = [text for kind, text in blocks(guide, "python")]
    between = "\n" + f"print({'=' * 20!r})" + "\n"
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", between.join(parts)],
        capture_output=True, text=True, encoding="utf-8", env={"PYTHONPATH": str(source), "PYTHONUTF8": "1"},
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    return done.stdout.split("=" * 20 + "\n")


def check_guide(guide: str, source: Path) -> None:
    printed = run_guide(guide, source)
    at = -1
    for kind, text in blocks(guide, "python", "text"):
        at += kind == "python"
        if kind == "text":
            assert printed[at] == text, guide


@pytest.mark.parametrize("guide", ["library.md", "reading-records.md", "typeworks.md"])
def test_the_examples_do_what_they_say(guide: str) -> None:
    assert blocks(guide, "text")
    check_guide(guide, ROOT / "src")


def apply(change: str, clone: Path) -> None:
    """A change as the guide says to apply it."""
    done = subprocess.run(["git", "apply", "-"], cwd=clone, input=change, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


def test_the_first_variant_is_played(tmp_path: Path) -> None:
    """What it prints comes from the view, the preview and the display: all three know the house rule."""
    shutil.copytree(
        ROOT / "src/volte",
        tmp_path / "src/volte",
        ignore=shutil.ignore_patterns("static", "__pycache__", "font"),
    )
    changes = [text for _, text in blocks("first-variant.md", "diff")]
    for change in changes:
        apply(change, tmp_path)
    engine = re.findall(r"^\+\+\+ b/src/volte/games/", "".join(changes), re.MULTILINE)
    assert len(engine) == 6 and "Six files" in (DOCS / "first-variant.md").read_text("utf-8")
    check_guide("first-variant.md", tmp_path / "src")


def test_the_first_bot_is_about_twenty_lines() -> None:
    code = next(text for _, text in blocks("library.md", "python") if "def my_bot" in text)
    assert len([line for line in code.splitlines() if line]) <= 25
