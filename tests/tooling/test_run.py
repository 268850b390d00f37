"""The starter: what it decides without being asked."""

import subprocess
import sys
from pathlib import Path

import pytest

import run
from tests.tooling.trees import ROOT
from volte.cli.serve import serve


def test_help_names_every_command() -> None:
    answer = subprocess.run(
        [sys.executable, str(ROOT / "run.py"), "--help"], capture_output=True, text=True, check=True
    )
    for name in ("play", "setup", "wheel", "test", "check", "bench", "golden"):
        assert f"\n    {name} " in answer.stdout


def test_help_of_play_is_there_at_once_and_knows_the_options_of_serve(tmp_path: Path) -> None:
    """From a copy where nothing is installed, and nothing is afterwards."""
    for name in ("run.py", "src/volte/locales/en/cli.ftl"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_bytes((ROOT / name).read_bytes())
    command = [sys.executable, "-I", "-S", str(tmp_path / "run.py"), "play", "--help"]
    answer = subprocess.run(command, capture_output=True, text=True)
    assert answer.returncode == 0 and answer.stdout.startswith("usage: run.py play ")
    options = [option for parameter in serve.params for option in parameter.opts if option != "--open"]
    assert options and all(f"\n  {option} ..." in answer.stdout for option in options)
    assert not (tmp_path / ".venv").exists()


def test_only_the_standard_library_is_needed() -> None:
    """`-I -S`: no site-packages; run.py starts all the same."""
    command = [sys.executable, "-I", "-S", str(ROOT / "run.py"), "--help"]
    assert subprocess.run(command, capture_output=True).returncode == 0


@pytest.mark.parametrize(
    "arguments", [["check", "everything"], ["wheel", "rim"], ["bench"], ["bench", "client"], ["fly"], []]
)
def test_wrong_arguments_are_refused(arguments: list[str]) -> None:
    answer = subprocess.run(
        [sys.executable, str(ROOT / "run.py"), *arguments], capture_output=True, text=True
    )
    assert answer.returncode != 0 and "run.py" in answer.stderr


@pytest.mark.parametrize(
    ("version", "enough"), [("v20.19.0", True), ("v24.1.0", True), ("v20.5.1", False), ("?", False)]
)
def test_old_node_is_not_used(tmp_path: Path, version: str, enough: bool) -> None:
    node = tmp_path / "node"
    node.write_text(f"#!/bin/sh\necho '{version}'\n")
    node.chmod(0o755)
    assert run.is_new_enough(str(node)) is enough


def test_client_is_built_again_only_when_a_source_changed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    client, static, fresh = tmp_path / "client", tmp_path / "static", tmp_path / "fresh"
    for folder in (client / "src", client / "node_modules", static, fresh):
        folder.mkdir(parents=True)
    (client / "src/main.ts").write_text("1")
    built: list[tuple[object, ...]] = []

    def build(*command: object, **_: object) -> None:
        built.append(command)
        (fresh / "index.html").write_text("<!doctype html>")

    for name, value in {
        "ROOT": tmp_path,
        "CLIENT": client,
        "STATIC": static,
        "FRESH": fresh,
        "CLIENT_STAMP": client / ".built",
    }.items():
        monkeypatch.setattr(run, name, value)
    monkeypatch.setattr(run, "install_client", lambda: ["npm"])
    monkeypatch.setattr(run, "sh", build)

    run.build_client()
    run.build_client()
    assert len(built) == 1
    (client / "node_modules/other.js").write_text("2")
    run.build_client()
    assert len(built) == 1, "what npm installs is covered by the lock"
    (client / "src/main.ts").write_text("2")
    run.build_client()
    assert len(built) == 2
    (static / "index.html").unlink()
    run.build_client()
    assert len(built) == 3
