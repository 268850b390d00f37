"""The HTTP side: pages, headers, devices, rooms, records, and every bad request."""

import re
import secrets
from http.cookies import SimpleCookie

import httpx
import pytest

from tests.server.helper import Device, ServerProcess
from volte.words import LANGUAGES, words


def test_pages_and_their_headers(server: ServerProcess) -> None:
    for path in ("/", "/r/VOLA47", "/me", "/replay/x", "/check/x"):
        page = httpx.get(server.address + path)
        assert page.status_code == 200 and '<div id="app">' in page.text
        assert page.headers["cache-control"] == "no-cache"
        policy = page.headers["content-security-policy"]
        assert "default-src 'self'" in policy and "unsafe" not in policy
        assert page.headers["x-content-type-options"] == "nosniff"
    asset = re.search(r'src="(/assets/[^"]+\.js)"', page.text)
    assert asset
    script = httpx.get(server.address + asset[1])
    assert "immutable" in script.headers["cache-control"]
    assert script.headers["content-encoding"] == "gzip"
    again = httpx.get(server.address + asset[1], headers={"If-None-Match": script.headers["etag"]})
    assert again.status_code == 304


@pytest.mark.parametrize(
    "path",
    ["/x", "/assets/none.js", "/../pyproject.toml", "/assets/%2e%2e/%2e%2e/app.py", "/%00", "/" + "a" * 5000],
)
def test_what_is_not_there(server: ServerProcess, path: str) -> None:
    assert httpx.get(server.address + path).status_code == 404


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_reads_a_wrong_address_gets_a_page_with_the_way_home(
    server: ServerProcess, language: str
) -> None:
    wanted = {"Accept": "text/html,*/*;q=0.8", "Accept-Language": language}
    for path in ("/x", "/rules/x"):
        page = httpx.get(server.address + path, headers=wanted)
        assert page.status_code == 404 and page.headers["content-language"] == language
        assert words(language).say("page-missing", {}) in page.text and 'href="/"' in page.text
    script = httpx.get(server.address + "/assets/none.js", headers=wanted)
    assert script.status_code == 404 and script.headers["content-type"] == "text/plain"
    answer = httpx.get(server.address + "/api/nothing", headers=wanted)
    assert answer.status_code == 404 and answer.json()["key"] == "room-refused-http"


@pytest.mark.parametrize("host", ["[x]", "[::1", "a]b", "", "a b", "[::1]:99999999"])
def test_a_host_that_cannot_be_breaks_no_room(anna: Device, host: str) -> None:
    body = {"game": "verso", "name": "Anna"}
    opened = anna.ask("POST", "/api/rooms", json=body, headers={**anna.headers, "Host": host})
    assert opened.status_code in (201, 400)
    for room in anna.ask("GET", "/api/me").json()["rooms"]:
        assert anna.ask("GET", f"/api/rooms/{room['code']}/qr.svg").status_code == 200
    assert anna.ask("DELETE", "/api/me").status_code in (200, 204)


def test_first_answer_gives_a_device(server: ServerProcess) -> None:
    answer = httpx.get(f"{server.address}/api/me")
    cookie = SimpleCookie(answer.headers["set-cookie"])["volte_device"]
    assert len(cookie.value) == 43
    assert cookie["httponly"] and cookie["samesite"] == "Lax" and not cookie["secure"]
    again = httpx.get(f"{server.address}/api/me", headers={"Cookie": f"volte_device={cookie.value}"})
    assert "set-cookie" not in again.headers


def test_cookie_is_secure_behind_https(server: ServerProcess) -> None:
    answer = httpx.get(f"{server.address}/api/me", headers={"X-Forwarded-Proto": "https"})
    assert SimpleCookie(answer.headers["set-cookie"])["volte_device"]["secure"]


def test_status(server: ServerProcess) -> None:
    status = httpx.get(f"{server.address}/api/status").json()
    assert status["protocol"] == 1 and 0 < status["rooms_free"] <= status["rooms_max"] == 500
    verso = next(game for game in status["games"] if game["name"] == "verso")
    assert verso["seat_counts"] == [1, 2, 3, 4, 5, 6] and verso["options"][0]["clause"] == "V11"


@pytest.mark.parametrize("origin", ["http://elsewhere.example", "null", "https://127.0.0.1.example"])
def test_foreign_origins_change_nothing(anna: Device, origin: str) -> None:
    wish = {"game": "verso", "name": "Anna"}
    answer = anna.ask("POST", "/api/rooms", json=wish, headers={"Origin": origin})
    assert answer.status_code == 403 and answer.json()["key"] == "room-refused-origin"
    assert anna.ask("DELETE", "/api/me", headers={"Origin": origin}).status_code == 403
    assert anna.ask("POST", "/api/rooms", json=wish, headers={"Origin": anna.server.address}).is_success


@pytest.mark.parametrize("bearer", ["x", "Bearer", "Bearer short", f"Basic {'x' * 43}", f"Bearer {'!' * 43}"])
def test_bad_tokens(server: ServerProcess, bearer: str) -> None:
    answer = httpx.get(f"{server.address}/api/me", headers={"Authorization": bearer})
    assert answer.status_code == 401 and answer.json()["key"] == "room-refused-token"


@pytest.mark.parametrize(
    ("body", "key"),
    [
        ("", "room-refused-malformed"),
        ("[]", "room-refused-malformed"),
        ('{"game": "verso"}', "room-refused-malformed"),
        ('{"game": "verso", "name": "Anna", "secret": 1}', "room-refused-malformed"),
        ('{"game": "verso", "name": "Anna", "seats": "two"}', "room-refused-malformed"),
        ('{"game": "poker", "name": "Anna"}', "room-refused-game"),
        ('{"game": "verso", "name": "\\u200b"}', "room-refused-name"),
        ('{"game": "verso", "name": "Anna", "seats": 7}', "room-refused-seat-count"),
        ('{"game": "verso", "name": "Anna", "turn_seconds": 5}', "room-refused-setting"),
        ('{"game": "verso", "name": "Anna", "bots": ["perfect"]}', "room-refused-level"),
        ('{"game": "verso", "name": "Anna", "options": {"turn_seconds": 20}}', "room-refused-setting"),
        ("[" * 3000, "room-refused-malformed"),
        ('{"game": "' + "x" * 5000 + '"}', "room-refused-too-large"),
    ],
)
def test_bad_wishes_open_no_room(anna: Device, body: str, key: str) -> None:
    answer = anna.ask("POST", "/api/rooms", content=body)
    assert answer.status_code == 400 and answer.json()["key"] == key
    assert anna.ask("GET", "/api/me").json()["rooms"] == []


def test_unknown_options_are_refused_by_the_game(anna: Device) -> None:
    wish = {"game": "verso", "name": "Anna", "options": {"wild": True}}
    answer = anna.ask("POST", "/api/rooms", json=wish)
    assert answer.status_code == 400 and answer.json()["key"].startswith("option")


def test_link_and_code(anna: Device) -> None:
    code = anna.open(seats=2)
    room = anna.ask("GET", f"/api/rooms/{code}").json()
    assert room == {
        "code": code,
        "game": "verso",
        "name": "",
        "people": ["Anna"],
        "seats_free": 1,
        "phase": "lobby",
    }
    qr = anna.ask("GET", f"/api/rooms/{code}/qr.svg")
    assert qr.headers["content-type"] == "image/svg+xml" and qr.text.startswith("<svg")


def test_a_room_one_is_alone_in_is_closed(anna: Device, ben: Device) -> None:
    code, other = anna.open(seats=2), anna.open(seats=2)
    refused = ben.ask("DELETE", f"/api/rooms/{code}")
    assert refused.status_code == 400 and refused.json()["key"] == "room-refused-host-only"
    assert [room["alone"] for room in anna.ask("GET", "/api/me").json()["rooms"]] == [True, True]
    assert anna.ask("DELETE", f"/api/rooms/{code}").json() == {"ok": True}
    assert anna.ask("GET", f"/api/rooms/{code}").status_code == 404
    assert [room["code"] for room in anna.ask("GET", "/api/me").json()["rooms"]] == [other]


async def test_a_room_with_somebody_else_is_not_closed_this_way(anna: Device, ben: Device) -> None:
    code = anna.open(seats=2)
    async with ben.enter(code) as client:
        assert (await client.answer(type="join", name="Ben"))["type"] == "done"
    assert [room["alone"] for room in anna.ask("GET", "/api/me").json()["rooms"]] == [False]
    assert anna.ask("DELETE", f"/api/rooms/{code}").json()["key"] == "room-refused-host-only"


def test_records_of_others_and_unknown_ones(anna: Device) -> None:
    answer = anna.ask("GET", f"/api/records/{secrets.token_urlsafe(12)}")
    assert answer.status_code == 404 and answer.json()["key"] == "room-refused-no-record"


def test_unknown_addresses_and_methods(anna: Device) -> None:
    for method, path in (("GET", "/api/nothing"), ("PUT", "/api/me"), ("POST", "/healthz")):
        answer = anna.ask(method, path)
        assert answer.status_code in (404, 405)
        assert answer.json()["key"] == "room-refused-http"


def test_seats_move_to_another_device_once(server: ServerProcess, anna: Device, ben: Device) -> None:
    code = anna.open(seats=2)
    link = anna.ask("POST", "/api/me/link").json()
    assert link["seconds"] == 300 and link["qr"].startswith("data:image/svg+xml")
    path = link["link"].removeprefix(server.address)
    answer = ben.ask("GET", path)
    assert answer.status_code == 303 and answer.headers["location"] == "/"
    assert [room["code"] for room in ben.ask("GET", "/api/me").json()["rooms"]] == [code]
    assert anna.ask("GET", "/api/me").json()["rooms"] == []
    Device(server).ask("GET", path)
    assert [room["code"] for room in ben.ask("GET", "/api/me").json()["rooms"]] == [code]


def test_forgetting_a_device(anna: Device) -> None:
    anna.open(seats=2)
    assert anna.ask("GET", "/api/me/export").json()["rooms"]
    answer = anna.ask("DELETE", "/api/me")
    assert answer.is_success and "Max-Age=0" in answer.headers["set-cookie"]
    assert anna.ask("GET", "/api/me").json() == {"records": [], "solo_best": None, "rooms": []}


def test_guessing_codes_is_limited(server: ServerProcess, anna: Device) -> None:
    """From an address of its own, forwarded by a trusted proxy, so that other tests are not hindered."""
    spoofed = {"X-Forwarded-For": "192.0.2.77"}
    found = [
        anna.ask("GET", f"/api/rooms/BABA{number:02}", headers=spoofed).status_code for number in range(25)
    ]
    assert found[0] == 404 and found[-1] == 429
    assert anna.ask("GET", "/api/rooms/BABA00").status_code == 404
