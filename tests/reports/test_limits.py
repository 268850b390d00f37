"""Reports that come at the same time or only in part: the application itself, with a store that is slow."""

import asyncio
import time
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

import httpx
import pytest

from volte.room.limits import Limits
from volte.server.asgi import read_body
from volte.server.reports import ReportPages
from volte.server.settings import ServerSettings


class SlowReports:
    """What is stored, each question taking a moment."""

    def __init__(self) -> None:
        self.texts: list[str] = []

    def count_waiting(self) -> int:
        time.sleep(0.1)
        return len(self.texts)

    def add(self, token: str, game: str, clause: str, language: str, text: str, sent: int) -> None:
        self.texts.append(text)


@pytest.fixture
def store() -> SlowReports:
    return SlowReports()


@pytest.fixture
def pages(store: SlowReports, tmp_path: Path) -> Any:
    return ReportPages(store, ServerSettings(host="127.0.0.1", port=0, data=tmp_path), lambda: 0)  # type: ignore[arg-type]


@pytest.fixture
def browser(pages: Any) -> httpx.AsyncClient:
    return httpx.AsyncClient(transport=httpx.ASGITransport(app=pages), base_url="http://volte.example")


async def test_reports_sent_at_once_are_counted_like_any(
    browser: httpx.AsyncClient, store: SlowReports
) -> None:
    form = {"game": "verso", "clause": "V13", "text": "A word is missing."}
    sent = await asyncio.gather(*(browser.post("/report", data=form) for _ in range(9)))
    codes = sorted(answer.status_code for answer in sent)
    assert codes == [303] * Limits().reports_a_minute + [429] * (9 - Limits().reports_a_minute)
    assert len(store.texts) == Limits().reports_a_minute


async def test_what_is_not_taken_does_not_count(browser: httpx.AsyncClient, store: SlowReports) -> None:
    for text in ["", "x" * 2001] * 4:
        await browser.post("/report", data={"game": "verso", "text": text})
    assert (await browser.post("/report", data={"game": "verso", "text": "Now."})).status_code == 303
    assert store.texts == ["Now."]


async def test_keys_guessed_at_once_are_counted_like_any(
    browser: httpx.AsyncClient, pages: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    right = pages.operator.is_key

    def slowly(key: str) -> bool:
        time.sleep(0.05)
        return bool(right(key))

    monkeypatch.setattr(pages.operator, "is_key", slowly)
    guesses = (browser.post("/operator/enter", data={"key": f"{number}"}) for number in range(15))
    codes = sorted([answer.status_code for answer in await asyncio.gather(*guesses)])
    most = Limits().keys_a_minute
    assert codes == [401] * most + [429] * (15 - most)


async def test_half_a_report_is_none(pages: Any, store: SlowReports) -> None:
    """Whoever leaves while sending has sent nothing."""
    body = urlencode({"game": "verso", "text": "I would like to"}).encode()
    messages = iter([{"type": "http.request", "body": body, "more_body": True}, {"type": "http.disconnect"}])
    sent = []

    async def receive() -> Any:
        return next(messages)

    async def send(message: Any) -> None:
        sent.append(message)

    headers = [(b"content-type", b"application/x-www-form-urlencoded")]
    scope = {"method": "POST", "path": "/report", "headers": headers, "query_string": b""}
    await pages(scope, receive, send)
    assert sent[0]["status"] == 400
    assert store.texts == []


async def test_a_body_ends_only_with_its_last_message() -> None:
    async def receive() -> Any:
        return {"type": "http.disconnect"}

    assert await read_body(receive, 100) is None
