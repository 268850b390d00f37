"""The rule pages over HTTP: language, caching, examples, and moves tried without a room."""

import asyncio
import gzip
import json
import threading
from pathlib import Path
from typing import Any
from unittest.mock import Mock

import httpx
import msgspec
import pytest

from volte.pages import examples, page
from volte.room.limits import Limits
from volte.server import made, pages
from volte.server.pages import Pages, accepted

BASE = "http://volte.example"


class Time:
    now = 0

    def __call__(self) -> int:
        return self.now


@pytest.fixture
def time() -> Time:
    return Time()


@pytest.fixture
def client(tmp_path: Path, time: Time) -> httpx.AsyncClient:
    app: Any = Pages("", Limits().trials_a_minute, time, tmp_path)
    return httpx.AsyncClient(transport=httpx.ASGITransport(app=app), base_url=BASE)


SEEDLESS = {
    "format": "volte/1",
    "game": "versa",
    "players": ["Anna", "Ben"],
    "start": {"discards": ["G1", "B5"], "pile": [], "hands": [["R2", "R3"], ["Y8", "Y9"]]},
    "moves": [],
}
"""To draw, the discards must be shuffled."""


def question(name: str = "05-must-flip", game: str = "verso", **more: Any) -> bytes:
    return msgspec.json.encode({"record": examples.example(game, name).raw, **more})


@pytest.mark.parametrize(
    ("path", "headers", "language"),
    [
        ("/rules/verso", {}, "en"),
        ("/rules/verso", {"accept-language": "de-CH, en;q=0.8"}, "de"),
        ("/rules/verso", {"accept-language": "fr, en;q=0.3, de;q=0.7"}, "de"),
        ("/rules/verso", {"accept-language": "de", "cookie": "volte_language=en"}, "en"),
        ("/rules/verso?lang=de", {"cookie": "volte_language=en"}, "de"),
        ("/rules/verso?lang=xx", {"cookie": "volte_language=<script>"}, "en"),
        ("/rules", {"accept-language": "de"}, "de"),
    ],
)
async def test_the_language(
    client: httpx.AsyncClient, path: str, headers: dict[str, str], language: str
) -> None:
    answer = await client.get(path, headers=headers)
    assert answer.status_code == 200
    assert answer.headers["content-language"] == language
    assert f'<html lang="{language}">' in answer.text
    remembered = "set-cookie" in answer.headers
    assert remembered == path.endswith(f"lang={language}")


def test_accept_language() -> None:
    assert accepted("de-CH;q=0.8, fr, en;q=0, ru;q=x") == ["fr", "ru", "de"]
    assert accepted("") == []


async def test_a_page_that_is_known_is_not_sent_again(client: httpx.AsyncClient) -> None:
    first = await client.get("/rules/verso")
    again = await client.get("/rules/verso", headers={"if-none-match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    head = await client.head("/rules/verso")
    assert head.status_code == 200
    assert head.content == b""
    assert (await client.post("/rules/verso")).status_code == 405


async def test_it_is_sent_zipped(client: httpx.AsyncClient) -> None:
    plain = await client.get("/rules/verso", headers={"accept-encoding": "identity"})
    async with client.stream("GET", "/rules/verso", headers={"accept-encoding": "gzip"}) as answer:
        raw = b"".join([part async for part in answer.aiter_raw()])
    assert answer.headers["content-encoding"] == "gzip"
    assert gzip.decompress(raw) == plain.content
    assert len(raw) < len(plain.content) / 4


async def test_a_page_is_drawn_once_whatever_its_readers_call_this_server(
    client: httpx.AsyncClient, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / pages.BUILD).write_text('{"of": "this test"}')  # not a page that another test had drawn
    draw = Mock(wraps=page.rules_page)
    monkeypatch.setattr(page, "rules_page", draw)
    answers = [
        await client.get("/rules/verso", headers={"host": host}) for host in ("a.example", "b.example")
    ]
    assert draw.call_count == 1
    for host, other, answer in (("a", "b", answers[0]), ("b", "a", answers[1])):
        assert f'<link rel="canonical" href="http://{host}.example/rules/verso?lang=en">' in answer.text
        assert f"{other}.example" not in answer.text and made.BASE not in answer.text
    assert answers[0].headers["etag"] != answers[1].headers["etag"]


@pytest.mark.parametrize(
    "path",
    [
        "/rules/chess",
        "/rules/verso/x",
        "/rules/verso/examples/99-no.json",
        "/rules/..%2fverso",
        "/rules/Verso",
    ],
)
async def test_what_is_not_there(client: httpx.AsyncClient, path: str) -> None:
    answer = await client.get(path)
    assert answer.status_code == 404
    assert 'href="/rules?lang=en"' in answer.text


async def test_examples_as_records_and_as_steps(client: httpx.AsyncClient) -> None:
    raw = (await client.get("/rules/verso/examples/01-worked-example.json")).json()
    assert raw["format"] == "volte/1"
    told = (await client.get("/rules/verso/examples/01-worked-example/steps.json")).json()
    assert told["record"] == raw
    assert [step["move"] for step in told["steps"]] == ["", "bank B 3-5 J=4"]
    assert told["steps"][1]["position"]["scores"] == [5, 0]


async def test_the_client_s_files_are_named_once_it_is_built(
    client: httpx.AsyncClient, tmp_path: Path
) -> None:
    assert "<script" not in (await client.get("/rules/verso")).text
    build = {
        made.ENTRY: {"file": "assets/rules-2.js", "css": ["assets/rules-2.css"], "imports": ["_base.js"]},
        "_base.js": {"file": "assets/base-2.js", "css": ["assets/base-2.css"]},
    }
    (tmp_path / pages.BUILD).write_text(json.dumps(build))
    text = (await client.get("/rules/verso")).text
    assert '<script type="module" src="/assets/rules-2.js"></script>' in text
    assert text.index("/assets/base-2.css") < text.index("/assets/rules-2.css")


# -- a move tried --------------------------------------------------------------------------------------------


async def test_a_move_is_tried(client: httpx.AsyncClient) -> None:
    answer = (await client.post("/api/try?lang=de", content=question(after=0, move="flip"))).json()
    assert (answer["after"], answer["move"], answer["seat"], answer["to_move"]) == (1, "flip", 0, 1)
    assert answer["refused"] is None
    assert [event["key"] for event in answer["events"]] == ["verso-flipped"]
    assert answer["words"][0].startswith("Anna ")
    assert answer["view"]["displays"][0][0] == "B3.3/?"  # a view hides what the position shows
    assert answer["position"]["displays"][0][0] == "B3.3/O2.1"
    assert len(answer["legal"]) == len(answer["legal_words"])


async def test_an_answer_is_in_the_first_language_there_is(client: httpx.AsyncClient) -> None:
    wanted = {"accept-language": "fr, de;q=0.8, en;q=0.5"}
    answer = (await client.post("/api/try", content=question(after=0, move="keep"), headers=wanted)).json()
    assert answer["refused"]["rule"] == "/rules/verso?lang=de#V11"


async def test_a_refused_move_says_why_and_changes_nothing(client: httpx.AsyncClient) -> None:
    answer = (await client.post("/api/try?lang=de", content=question(after=0, move="keep"))).json()
    assert (answer["after"], answer["move"], answer["events"]) == (0, None, [])
    refused = answer["refused"]
    assert (refused["clause"], refused["rule"]) == ("V11", "/rules/verso?lang=de#V11")
    assert "Meer 3" in refused["words"]
    assert "flip" in answer["legal"]


async def test_a_position_without_a_move(client: httpx.AsyncClient) -> None:
    body = question("07-lock", "versa", after=1)
    answer = (await client.post("/api/try", content=body)).json()
    assert (answer["after"], answer["move"], answer["refused"]) == (1, None, None)
    assert answer["legal_words"] == ["draw", "play blue 2"]
    other = (await client.post("/api/try", content=question("07-lock", "versa", after=1, seat=0))).json()
    assert other["legal"] == []
    assert other["view"]["hands"][1] == ["?"] * 4


@pytest.mark.parametrize(
    ("body", "key"),
    [
        (b"", "room-refused-malformed"),
        (b"[" * 20_000, "room-refused-malformed"),
        (b"\xff", "room-refused-malformed"),
        (b'{"record": {}, "more": 1}', "room-refused-malformed"),
        (b'{"record": {}}', "record-format"),
        (question(after=9), "record-after"),
        (question(after=-1), "room-refused-malformed"),
        (msgspec.json.encode({"record": SEEDLESS, "move": "draw"}), "record-seed-needed"),
        (question(seat=7), "record-seat"),
        (question(seat=-1), "record-seat"),
        (
            b'{"record": {"format": "volte/1", "game": "go", "players": ["A"], "moves": [], "start": {}}}',
            "game-unknown",
        ),
    ],
)
async def test_an_unclear_question(client: httpx.AsyncClient, body: bytes, key: str) -> None:
    answer = await client.post("/api/try", content=body)
    assert (answer.status_code, answer.json()["key"]) == (400, key)


async def test_a_record_that_breaks_a_rule_names_the_clause(client: httpx.AsyncClient) -> None:
    raw = {**examples.example("verso", "05-must-flip").raw, "moves": ["keep"]}
    answer = await client.post("/api/try", content=msgspec.json.encode({"record": raw}))
    assert answer.status_code == 400
    assert answer.json()["clause"] == "V11"


async def test_too_long_and_too_often(client: httpx.AsyncClient, time: Time) -> None:
    assert (await client.post("/api/try", content=b" " * 40_000)).status_code == 413
    many = {**examples.example("verso", "02-keep-or-flip").raw, "moves": ["keep"] * 500}
    long = await client.post("/api/try", content=msgspec.json.encode({"record": many, "after": 0}))
    assert long.status_code == 400
    assert (await client.get("/api/try")).status_code == 405
    for _ in range(Limits().trials_a_minute - 2):
        await client.post("/api/try", content=b"")
    assert (await client.post("/api/try", content=b"")).status_code == 429
    time.now += 61_000
    assert (await client.post("/api/try", content=b"")).status_code == 400


async def test_one_question_is_answered_at_a_time_and_few_wait(
    client: httpx.AsyncClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    go_on, answering, most = threading.Event(), [0], [0]

    def slowly(*_: Any) -> tuple[int, bytes]:
        answering[0] += 1
        most[0] = max(most[0], answering[0])
        assert go_on.wait(30)
        answering[0] -= 1
        return 200, b"{}"

    monkeypatch.setattr(pages, "tried", slowly)
    asked = [asyncio.create_task(client.post("/api/try", content=b"{}")) for _ in range(pages.QUEUE + 1)]
    first, _ = await asyncio.wait(asked, timeout=30, return_when=asyncio.FIRST_COMPLETED)
    refused = first.pop().result()
    assert (refused.status_code, refused.json()["key"]) == (503, "page-refused-busy")
    go_on.set()
    codes = sorted([(await one).status_code for one in asked])
    assert codes == [200] * pages.QUEUE + [503]
    assert most == [1]
    assert (await client.post("/api/try", content=b"{}")).status_code == 200
