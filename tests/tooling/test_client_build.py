"""The built client obeys the server's Content-Security-Policy: nothing inline, nothing from elsewhere."""

import os
import re
from pathlib import Path

import pytest

import run


@pytest.fixture(scope="module")
def page() -> str:
    run.build_client()
    return (run.STATIC / "index.html").read_text("utf-8")


def test_nothing_inline(page: str) -> None:
    for attributes, body in re.findall(r"<script([^>]*)>(.*?)</script>", page, re.DOTALL):
        assert "src=" in attributes and not body.strip()
    assert "<style" not in page
    assert not re.search(r"\s(?:style|on[a-z]+)=", page)


def test_everything_comes_from_the_server_itself(page: str) -> None:
    addresses = re.findall(r'(?:src|href)="([^"]*)"', page)
    assert addresses and all(re.match(r"/(?!/)", address) for address in addresses)
    for style in run.STATIC.rglob("*.css"):
        for address in re.findall(r"url\(([^)]*)\)", style.read_text("utf-8")):
            assert not re.match(r"""["']?(?:[a-z]+:|//)""", address), f"{style.name}: {address[:60]}"


def test_new_client_takes_the_old_one_s_place_without_a_gap(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At every moment the page that can be had names files that can be had."""
    static, fresh = tmp_path / "static", tmp_path / "fresh"
    for folder, script in ((static, "old"), (fresh, "new")):
        (folder / "assets").mkdir(parents=True)
        (folder / f"assets/{script}.js").write_text(script)
        (folder / "assets/both.css").write_text(script)
        (folder / "index.html").write_text(f"assets/{script}.js assets/both.css")
    steps = []

    def check(step: str) -> None:
        named = (static / "index.html").read_text().split()
        steps.append(step)
        assert all((static / name).is_file() for name in named), steps

    def replace(source: Path, target: Path) -> None:
        source.rename(target)
        check(f"replaced {target.name}")

    def unlink(file: Path) -> None:
        remove(file)
        check(f"removed {file.name}")

    remove = Path.unlink
    monkeypatch.setattr(os, "replace", replace)
    monkeypatch.setattr(Path, "unlink", unlink)
    run.move_in(fresh, static)
    assert steps[-2:] == ["replaced index.html", "removed old.js"]
    assert sorted(path.name for path in (static / "assets").iterdir()) == ["both.css", "new.js"]
