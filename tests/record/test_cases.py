"""The cases of tests/cases: records with what `replay` and `legal` must say of them."""

import json
from pathlib import Path
from typing import Any

import pytest

from volte import record
from volte.games import registry

CASES = sorted(
    file
    for file in (Path(__file__).parents[1] / "cases").glob("*.json")
    if file.name.count(".") == 1 and file.name.split("-")[0] in registry.names()
)


def beside(case: Path, kind: str) -> Any:
    file = case.with_suffix(f".{kind}.json")
    return json.loads(file.read_text()) if file.exists() else None


def unordered(value: Any) -> Any:
    """Lists of cards say nothing by their order."""
    if isinstance(value, list) and value and all(isinstance(item, str) for item in value):
        return sorted(value)
    return [unordered(item) for item in value] if isinstance(value, list) else value


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.stem)
def test_expected(case: Path) -> None:
    expected = beside(case, "expected")
    read = record.load(case.read_bytes())
    if "exit" in expected:
        with pytest.raises(record.IllegalMove) as illegal:
            record.replay(read)
        refused = illegal.value
        found = {"move": refused.number, "text": refused.move, "clause": refused.refused.clause}
        assert {"exit": 2, **found} == expected
        return
    table = record.replay(read)
    position = table.game.position(table.state)
    assert {key: unordered(position[key]) for key in expected} == {
        key: unordered(value) for key, value in expected.items()
    }


@pytest.mark.parametrize("case", [c for c in CASES if beside(c, "legal")], ids=lambda case: case.stem)
def test_legal(case: Path) -> None:
    for entry in beside(case, "legal"):
        table = record.replay(record.load(case.read_bytes()), entry["after"])
        seat = table.game.to_move(table.state)
        assert (table.game.legal(table.state, seat) if seat is not None else []) == entry["legal"]


def test_there_are_cases() -> None:
    assert any(case.name.startswith("verso") for case in CASES)
