"""The built client obeys the server's Content-Security-Policy: nothing inline, nothing from elsewhere."""

import re

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
