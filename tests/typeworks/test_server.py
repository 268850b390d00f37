"""TYPEWORKS over HTTP: previews and files, bounds, and a printer that dies, hangs or sleeps."""

import asyncio
import json
import select
import socket
import sys
import time
import xml.etree.ElementTree as ET
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.helper import ServerProcess
from volte.room.limits import Limits
from volte.server.limiter import Busy
from volte.server.printer import EACH, GRACE, Printer
from volte.typeworks.wire import LARGEST, Answer, Order

PATH = "/api/typeworks"


@pytest.fixture(scope="module")
def client(server: ServerProcess) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=server.address, timeout=120) as one:
        yield one


def order(client: httpx.Client, text: str, **more: Any) -> httpx.Response:
    return client.post(PATH, json={"text": text, **more})


def test_a_preview_has_rows_cards_and_each_drawing_once(client: httpx.Client) -> None:
    told = order(client, "Aha ♥\nß", colours="RR").json()
    assert told["rows"] == [[3, 1], [1]]
    assert [card["name"] for card in told["cards"]] == ["R:A", "R:H", "G:A", ":core", "R:ẞ"]
    assert set(told["drawings"]) == {"R:A", "R:H", "G:A", ":core", "R:ẞ"}
    assert told["pages"] == {"a4": 1, "letter": 1}
    assert told["wrongs"] == []
    for drawing in told["drawings"].values():
        assert {one.tag.split("}")[1] for one in ET.fromstring(drawing).iter()} == {"svg", "path"}


def test_drawings_that_are_known_are_not_sent_again(client: httpx.Client) -> None:
    assert set(order(client, "ab", known=["R:A", "B:Z"]).json()["drawings"]) == {"Y:B"}


def test_a_preview_goes_as_far_as_the_text_does(client: httpx.Client) -> None:
    told = order(client, "a😀b").json()
    assert [card["char"] for card in told["cards"]] == ["A", "B"]
    assert told["wrongs"] == [
        {"key": "typeworks-wrong-sign", "args": {"at": 2, "char": "😀", "name": "GRINNING FACE"}}
    ]


@pytest.mark.parametrize(
    ("form", "kind", "start"),
    [
        ("svg", "image/svg+xml", b"<svg "),
        ("png", "image/png", b"\x89PNG"),
        ("pdf", "application/pdf", b"%PDF"),
    ],
)
def test_files_are_given_to_keep(client: httpx.Client, form: str, kind: str, start: bytes) -> None:
    made = order(client, "Grüße, Привет, 雪 →", form=form, paper="letter")
    assert made.status_code == 200
    assert made.content.startswith(start)
    assert made.headers["content-type"].startswith(kind)
    assert made.headers["content-disposition"] == f'attachment; filename="volte.{form}"'
    assert made.headers["cache-control"] == "no-store"
    assert made.headers["x-content-type-options"] == "nosniff"
    assert "set-cookie" not in made.headers


def test_markup_stays_text(client: httpx.Client) -> None:
    made = order(client, "</svg><script>x</script>", form="svg").text
    assert {one.tag.split("}")[1] for one in ET.fromstring(made).iter()} == {"svg", "title", "g", "path"}


@pytest.mark.parametrize(
    "text", ["a" * 10_000, "e" + "\u0301" * 9_999, "😀" * 10_000, "\u202e" * 10_000, " " * 10_000]
)
def test_ten_thousand_characters_are_answered_with_what_is_wrong(client: httpx.Client, text: str) -> None:
    for form in ("preview", "pdf"):
        told = client.post(PATH, content=json.dumps({"text": text, "form": form}))
        assert told.status_code == (200 if form == "preview" else 422)
        first = told.json()["wrongs"][0] if form == "preview" else told.json()
        assert first["key"].startswith("typeworks-wrong-")


@pytest.mark.parametrize(
    ("body", "status", "key"),
    [
        (b"", 400, "typeworks-malformed"),
        (b"[1]", 400, "typeworks-malformed"),
        (b'{"text": 5}', 400, "typeworks-malformed"),
        (b'{"text": "a", "form": "exe"}', 400, "typeworks-malformed"),
        (b'{"text": "a", "paper": "a3"}', 400, "typeworks-malformed"),
        (b'{"text": "\\ud800"}', 400, "typeworks-malformed"),
        (b'{"text": "\xff"}', 400, "typeworks-malformed"),
        (b"[" * 100_000, 400, "typeworks-malformed"),
        (b'{"text": "a", "form": "svg", "colours": "RX"}', 422, "typeworks-wrong-colours"),
        (b'{"text": "a", "form": "svg", "wrap": -1}', 422, "typeworks-wrong-wrap"),
        (b'{"text": "a", "form": "svg", "wrap": 99999999999999999999}', 400, "typeworks-malformed"),
        (b'{"text": "", "form": "svg"}', 422, "typeworks-wrong-empty"),
        (b" " * (LARGEST + 1), 413, "typeworks-too-large"),
    ],
)
def test_what_is_no_order(client: httpx.Client, body: bytes, status: int, key: str) -> None:
    told = client.post(PATH, content=body)
    assert (told.status_code, told.json()["key"]) == (status, key)


def test_other_sites_and_other_ways_are_refused(client: httpx.Client) -> None:
    elsewhere = {"Origin": "https://elsewhere.example"}
    assert client.post(PATH, json={"text": "a"}, headers=elsewhere).status_code == 403
    assert client.get(PATH).status_code == 405
    assert client.post(PATH + "/x", json={"text": "a"}).status_code == 404


def test_twenty_files_a_minute_are_enough(client: httpx.Client) -> None:
    from_elsewhere = {"X-Forwarded-For": "10.9.9.9"}
    codes = [
        client.post(PATH, json={"text": "", "form": "svg"}, headers=from_elsewhere).status_code
        for _ in range(Limits().files_a_minute + 1)
    ]
    assert codes == [422] * Limits().files_a_minute + [429]
    assert client.post(PATH, json={"text": "a"}, headers=from_elsewhere).status_code == 200


# -- the printer ---------------------------------------------------------------------------------------------

HANG = "import time; time.sleep(60)"
DIE = "import sys; sys.stdin.buffer.read(4); sys.exit(1)"
ECHO = """
import sys, msgspec
while len(head := sys.stdin.buffer.read(4)) == 4:
    order = msgspec.msgpack.decode(sys.stdin.buffer.read(int.from_bytes(head, "big")))
    answer = msgspec.msgpack.encode({"ok": True, "body": order["text"].encode()})
    sys.stdout.buffer.write(len(answer).to_bytes(4, "big") + answer)
    sys.stdout.buffer.flush()
"""

SLOW = ECHO.replace(
    "    answer =",
    """    if order["text"] == "slow":
        open("SEEN", "w").close()
        __import__("time").sleep(1)
    answer =""",
)
"""Takes its time for one order, and says by a file that it began."""


@pytest.fixture
async def printer(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Printer]:
    one = Printer(seconds=30, idle=30, queue=2)
    yield one
    await one.stop()


def program(monkeypatch: pytest.MonkeyPatch, text: str) -> None:
    """What the printer starts instead of its program."""
    start = asyncio.create_subprocess_exec

    async def instead(*_: str, **pipes: Any) -> Any:
        return await start(sys.executable, "-c", text, **pipes)

    monkeypatch.setattr("asyncio.create_subprocess_exec", instead)


async def test_orders_are_answered_one_after_the_other(
    printer: Printer, monkeypatch: pytest.MonkeyPatch
) -> None:
    program(monkeypatch, ECHO)
    orders = [printer.carry_out(Order(text=text), text[0]) for text in ("a", "ü" * 100_000)]
    answers = await asyncio.gather(*orders)
    assert [answer.body.decode() for answer in answers] == ["a", "ü" * 100_000]


async def test_more_than_the_queue_holds_is_refused(
    printer: Printer, monkeypatch: pytest.MonkeyPatch
) -> None:
    program(monkeypatch, ECHO)
    orders = [printer.carry_out(Order(text="a"), f"10.0.0.{number}") for number in range(3)]
    answers = await asyncio.gather(*orders, return_exceptions=True)
    assert [type(answer) for answer in answers] == [Answer, Answer, Busy]
    assert printer.waiting == 0


async def test_one_address_has_one_place_in_the_queue(
    printer: Printer, monkeypatch: pytest.MonkeyPatch
) -> None:
    program(monkeypatch, ECHO)
    many = [asyncio.create_task(printer.carry_out(Order(text="a"), "Anna")) for _ in range(EACH + 1)]
    await asyncio.sleep(0)
    assert printer.waiting == 1
    assert (await printer.carry_out(Order(text="b"), "Ben")).body == b"b"
    assert sum(one.done() for one in many) == 2  # one answered, one refused: Ben waited for no more
    answers = await asyncio.gather(*many, return_exceptions=True)
    assert [type(answer) for answer in answers] == [Answer] * EACH + [Busy]
    assert printer.waiting == 0


@pytest.mark.parametrize("text", [HANG, DIE])
async def test_a_printer_that_hangs_or_dies_is_replaced(
    printer: Printer, monkeypatch: pytest.MonkeyPatch, text: str
) -> None:
    program(monkeypatch, text)
    printer.seconds = 1 if text == HANG else 30
    with pytest.raises(Busy):
        await printer.carry_out(Order(text="a"), "Anna")
    monkeypatch.undo()
    program(monkeypatch, ECHO)
    printer.seconds = 30
    assert (await printer.carry_out(Order(text="b"), "Anna")).body == b"b"


async def until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(30):
        while not true():
            await asyncio.sleep(0.01)


async def test_somebody_who_leaves_gives_no_answer_to_the_next(
    printer: Printer, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    program(monkeypatch, SLOW.replace("SEEN", str(tmp_path / "seen")))
    first = asyncio.create_task(printer.carry_out(Order(text="slow"), "Anna"))
    await until((tmp_path / "seen").exists)  # its answer is on the way
    first.cancel()
    assert (await printer.carry_out(Order(text="second"), "Ben")).body == b"second"


async def test_somebody_who_leaves_while_waiting_disturbs_nobody(
    printer: Printer, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    program(monkeypatch, SLOW.replace("SEEN", str(tmp_path / "seen")))
    first = asyncio.create_task(printer.carry_out(Order(text="slow"), "Anna"))
    await until((tmp_path / "seen").exists)
    waiting = asyncio.create_task(printer.carry_out(Order(text="second"), "Ben"))
    await until(lambda: printer.waiting == 2)
    waiting.cancel()
    assert (await first).body == b"slow"
    assert (await asyncio.gather(waiting, return_exceptions=True))[0].__class__ is asyncio.CancelledError


async def test_what_is_nearly_drawn_is_drawn_and_what_takes_long_is_not(
    printer: Printer, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Who types leaves one preview for the next: the process that draws them need not begin anew."""
    program(monkeypatch, SLOW.replace("SEEN", str(tmp_path / "seen")))
    for grace, lives in ((20.0, True), (0.1, False)):
        printer.grace = grace
        drawing = asyncio.create_task(printer.carry_out(Order(text="slow"), "Anna"))
        await until((tmp_path / "seen").exists)
        process = printer._process
        assert process is not None
        drawing.cancel()
        await asyncio.wait([drawing])
        assert drawing.cancelled() and (process.returncode is None) == lives
        assert (await printer.carry_out(Order(text="next"), "Anna")).body == b"next"
        (tmp_path / "seen").unlink()


def test_nothing_is_drawn_for_who_is_gone(server: ServerProcess, client: httpx.Client) -> None:
    """As many pictures as an address may have wait, and whoever ordered them goes: there is room at once.

    Were they drawn all the same, the next order would wait for three pictures and what is left of one more.
    """
    head = {"X-Forwarded-For": "10.8.8.8"}
    picture = {"text": "Viele Grüße " * 8, "form": "png"}
    began = time.monotonic()
    assert client.post(PATH, json=picture, headers=head).status_code == 200
    one_takes = time.monotonic() - began

    gone = [ordered(server.port, picture, head) for _ in range(EACH + 1)]
    refused = select.select(gone, [], [], 60)[0]  # one too many: once it is refused the others are in line
    assert [one.recv(4096).split()[1] for one in refused] == [b"503"]
    began = time.monotonic()
    for one in gone:
        one.close()
    while (answer := client.post(PATH, json={"text": "a", "form": "svg"}, headers=head)).status_code == 503:
        time.sleep(0.3)  # its leaving is not noticed yet; an address has twenty files a minute
    assert answer.status_code == 200
    assert time.monotonic() - began < GRACE + 2 * one_takes


def ordered(port: int, order: dict[str, str], head: dict[str, str]) -> socket.socket:
    """The line on which something was ordered and no answer was waited for."""
    body = json.dumps(order).encode()
    lines = [f"POST {PATH} HTTP/1.1", "Host: x", *(f"{name}: {value}" for name, value in head.items())]
    line = socket.create_connection(("127.0.0.1", port))
    line.sendall("\r\n".join([*lines, f"Content-Length: {len(body)}", "", ""]).encode() + body)
    return line


async def test_an_idle_printer_ends_by_itself(printer: Printer, monkeypatch: pytest.MonkeyPatch) -> None:
    program(monkeypatch, ECHO)
    printer.idle = 0.2
    await printer.carry_out(Order(text="a"), "Anna")
    process = printer._process
    assert process is not None
    assert await asyncio.wait_for(process.wait(), 30) == 0
    assert (await printer.carry_out(Order(text="b"), "Anna")).body == b"b"
