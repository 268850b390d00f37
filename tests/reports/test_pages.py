"""Found a mistake? Over HTTP, as a browser without scripts does it, and as those do who mean no good."""

import html
import itertools
import re
import stat
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.server.helper import ServerProcess, serving
from volte.games.contract import BadInput
from volte.server import operator
from volte.words import words

EN = words("en")
MARKUP = '<script>alert(1)</script> & "quotes" \''


@pytest.fixture
def fresh(tmp_path: Path) -> Iterator[ServerProcess]:
    """One that a test may stop."""
    with serving(tmp_path) as one:
        yield one


ADDRESSES = itertools.count(1)


def at(server: ServerProcess) -> httpx.Client:
    """A browser with an address of its own; it sends its origin with forms and keeps cookies."""
    headers = {"Origin": server.address, "X-Forwarded-For": f"10.1.2.{next(ADDRESSES)}"}
    return httpx.Client(base_url=server.address, headers=headers, timeout=60)


@pytest.fixture
def browser(server: ServerProcess) -> Iterator[httpx.Client]:
    with at(server) as one:
        yield one


def report(browser: httpx.Client, text: str = "Hier fehlt ein Wort.", **more: str) -> httpx.Response:
    return browser.post(
        "/report", data={"game": "verso", "clause": "V13", "lang": "en", "text": text, **more}
    )


def number_of(browser: httpx.Client, text: str) -> str:
    """The number of a report in the operator's list."""
    listed = browser.get("/operator/reports?lang=en").text
    for article in listed.split("<article ")[1:]:
        if text in html.unescape(article):
            return article.partition('id="report-')[2].partition('"')[0]
    raise AssertionError(listed)


def key_of(server: ServerProcess) -> str:
    return (server.data / operator.FILE).read_text().strip()


def enter(browser: httpx.Client, server: ServerProcess) -> None:
    answer = browser.post("/operator/enter", data={"key": key_of(server)})
    assert (answer.status_code, answer.headers["location"]) == (303, "/operator/reports")


def test_from_the_form_to_the_answer(server: ServerProcess, browser: httpx.Client) -> None:
    form = browser.get("/report?game=verso&clause=V13&lang=en")
    assert form.status_code == 200
    assert EN.say("report-about", {"game": "Verso", "clause": "V13"}) in form.text
    assert 'href="/rules/verso?lang=en#V13"' in form.text
    assert "<script" not in form.text

    sent = report(browser, MARKUP)
    assert sent.status_code == 303
    private = sent.headers["location"]
    token = re.fullmatch(r"/report/([\w-]{43})\?lang=en&sent=1", private)
    assert token is not None
    thanks = browser.get(private)
    assert f"{server.address}/report/{token[1]}" in thanks.text
    typed = re.search(r"<blockquote[^>]*>([^<]*)<", thanks.text)
    assert typed is not None and html.unescape(typed[1]) == MARKUP
    assert "<script>" not in thanks.text
    assert EN.say("report-waiting", {}) in browser.get(f"/report/{token[1]}?lang=en").text

    enter(browser, server)
    listed = browser.get("/operator/reports?lang=en").text
    assert "Verso, V13" in listed and "&lt;script&gt;alert(1)" in listed and "<script>" not in listed
    number = number_of(browser, "<script>alert(1)")
    closed = browser.post(f"/operator/reports/{number}", data={"answer": "Fixed. <b>Thanks.</b>"})
    assert (closed.status_code, closed.headers["location"]) == (303, "/operator/reports")
    listed = browser.get("/operator/reports?lang=en").text
    assert listed.index(EN.say("operator-closed", {})) < listed.index("Fixed. &lt;b&gt;")

    answered = browser.get(f"/report/{token[1]}?lang=en").text
    assert "Fixed. &lt;b&gt;Thanks.&lt;/b&gt;" in answered
    assert EN.say("report-waiting", {}) not in answered


def test_nothing_is_kept_about_the_reporter(fresh: ServerProcess) -> None:
    with at(fresh) as browser:
        form = browser.get("/report?game=verso&clause=V13")
        sent = report(browser, "Ein Wort fehlt.")
        address = browser.headers["X-Forwarded-For"].encode()
    assert "set-cookie" not in form.headers and "set-cookie" not in sent.headers
    token = sent.headers["location"].split("/")[2].split("?")[0]
    fresh.stop()
    stored = b"".join(file.read_bytes() for file in fresh.data.glob("volte.db*"))
    assert b"Ein Wort fehlt." in stored
    assert b"127.0.0.1" not in stored and address not in stored
    assert token.encode() not in stored  # a hash alone: the database leads to no private page


def test_pages_are_for_nobody_else(browser: httpx.Client) -> None:
    private = browser.get(report(browser).headers["location"])
    assert private.headers["cache-control"] == "no-store"
    assert private.headers["x-robots-tag"] == "noindex"
    assert private.headers["referrer-policy"] == "same-origin"
    assert "script-src 'self'" in private.headers["content-security-policy"]
    assert private.headers["x-frame-options"] == "DENY"


@pytest.mark.parametrize(("language", "title"), [("de", "Fehler gefunden?"), ("en", "Found a mistake?")])
def test_the_form_is_in_the_readers_language(browser: httpx.Client, language: str, title: str) -> None:
    assert title in browser.get(f"/report?lang={language}").text
    assert title in browser.get("/report", headers={"Accept-Language": f"xx, {language}-AT;q=0.9"}).text


@pytest.mark.parametrize(
    "query",
    ["game=chess", "game=verso&clause=a%20b", "game=verso&clause=%3Cb%3E", f"game=verso&clause={'V' * 41}"],
)
def test_there_is_no_form_for_what_is_no_place(browser: httpx.Client, query: str) -> None:
    answer = browser.get(f"/report?lang=en&{query}")
    assert answer.status_code == 404
    assert EN.say("report-wrong-place", {}) in answer.text


@pytest.mark.parametrize(
    ("text", "status", "key"),
    [
        ("", 400, "report-wrong-empty"),
        (" \n\x00", 400, "report-wrong-empty"),
        ("x" * 2001, 413, "report-wrong-long"),
    ],
)
def test_what_is_not_taken_is_said_and_stays_typed(
    browser: httpx.Client, text: str, status: int, key: str
) -> None:
    answer = report(browser, text)
    assert answer.status_code == status
    assert EN.say(key, {"length": len(text), "most": 2000}) in answer.text
    assert text.strip("\n\x00 ") in answer.text


def test_any_text_is_kept_as_it_was_typed(server: ServerProcess, browser: httpx.Client) -> None:
    text = "Zeile 1\r\n\r\n\x1b[2J\u202e שלום 😀 e\u0301\x00 " + "z" * 1900
    location = report(browser, text).headers["location"]
    shown = html.unescape(browser.get(location).text)
    assert "Zeile 1\n\n[2J שלום 😀 e\u0301 zzz" in shown


@pytest.mark.parametrize(
    ("body", "kind"),
    [
        (b"x" * 40_000, "application/x-www-form-urlencoded"),
        (b'{"text":"x"}', "application/json"),
        (b"\xff\xfe=\xff", "application/x-www-form-urlencoded"),
        (b"&".join(b"a%d=1" % number for number in range(50)), "application/x-www-form-urlencoded"),
    ],
)
def test_what_is_no_form_is_not_taken(browser: httpx.Client, body: bytes, kind: str) -> None:
    answer = browser.post("/report", content=body, headers={"Content-Type": kind, "Accept-Language": "en"})
    assert answer.status_code == 400
    assert EN.say("report-wrong-form", {}) in answer.text


@pytest.mark.parametrize("origin", ["https://elsewhere.example", "null"])
def test_forms_of_other_sites_are_not_taken(
    server: ServerProcess, browser: httpx.Client, origin: str
) -> None:
    mine = f"Mine, beside {origin}"
    report(browser, mine)
    enter(browser, server)
    for path, fields in (
        ("/report", {"text": "Theirs", "game": "verso"}),
        ("/operator/enter", {"key": key_of(server)}),
        (f"/operator/reports/{number_of(browser, mine)}", {"answer": "Their answer"}),
    ):
        refused = browser.post(path, data=fields, headers={"Origin": origin})
        assert refused.status_code == 403, path
    listed = browser.get("/operator/reports").text
    assert "Theirs" not in listed and "Their answer" not in listed


def test_five_reports_a_minute_are_enough(browser: httpx.Client) -> None:
    answers = [report(browser, f"Nummer {number}") for number in range(6)]
    assert [answer.status_code for answer in answers] == [303] * 5 + [429]
    assert EN.say("report-wrong-often", {}) in answers[-1].text
    assert "Nummer 5" in answers[-1].text


@pytest.mark.parametrize(
    "path", ["/report/none", "/report/" + "a" * 43, "/report/../x", "/report/%00", "/report/a/b"]
)
def test_a_link_that_leads_nowhere(browser: httpx.Client, path: str) -> None:
    answer = browser.get(path, headers={"Accept-Language": "en"})
    assert answer.status_code == 404


# -- the operator --------------------------------------------------------------------------------------------


def test_without_the_key_nothing_is_seen_and_nothing_is_answered(
    server: ServerProcess, browser: httpx.Client
) -> None:
    report(browser, "Geheim")
    for cookie in ("", "volte_operator=", "volte_operator=wrong", 'volte_operator="', "volte_operator=ä"):
        seen = browser.get("/operator/reports", headers={b"Cookie": cookie.encode("latin-1")})
        assert seen.status_code == 401
        assert "Geheim" not in seen.text
    assert browser.post("/operator/reports/1", data={"answer": "x"}).status_code == 401
    wrong = browser.post("/operator/enter", data={"key": "wrong"}, headers={"Accept-Language": "en"})
    assert wrong.status_code == 401
    assert EN.say("operator-wrong", {}) in wrong.text


def test_the_key_is_guessed_ten_times_a_minute_at_most(server: ServerProcess, browser: httpx.Client) -> None:
    tries = [browser.post("/operator/enter", data={"key": f"{number}"}).status_code for number in range(11)]
    assert tries == [401] * 10 + [429]
    assert browser.post("/operator/enter", data={"key": key_of(server)}).status_code == 429


def test_the_key_lies_in_the_data_directory_for_the_server_alone(server: ServerProcess) -> None:
    file = server.data / operator.FILE
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert len(key_of(server)) == 43
    assert operator.key_of(server.data) == key_of(server)


def test_a_key_that_could_be_guessed_is_refused_in_one_line(tmp_path: Path) -> None:
    (tmp_path / operator.FILE).write_text("secret\n")
    command = [sys.executable, "-m", "volte", "serve", "--port", "0", "--data", str(tmp_path)]
    ended = subprocess.run(command, capture_output=True, text=True, timeout=60)
    said = EN.say("operator-key-short", {"file": str(tmp_path / operator.FILE), "least": 16})
    assert (ended.returncode, ended.stderr) == (2, f"{said}\n")


def test_a_server_that_ended_while_it_made_its_key_makes_one_again(tmp_path: Path) -> None:
    (tmp_path / operator.FILE).write_text("")
    (tmp_path / operator.FILE).with_suffix(".new").write_text("half")
    key = operator.key_of(tmp_path)
    assert len(key) == 43
    assert [file.name for file in tmp_path.iterdir()] == [operator.FILE]
    assert operator.key_of(tmp_path) == key


def test_no_key_is_there_in_part(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever ends the server while it writes: the file has its whole text, or is not there."""

    def full(_: int) -> None:
        raise OSError("no space left")

    monkeypatch.setattr("os.fsync", full)
    with pytest.raises(BadInput, match="no space"):
        operator.key_of(tmp_path)
    assert not (tmp_path / operator.FILE).exists()


def test_a_browser_keeps_something_else_than_the_key(server: ServerProcess, browser: httpx.Client) -> None:
    enter(browser, server)
    kept = browser.cookies["volte_operator"]
    assert key_of(server) not in kept
    assert browser.get("/operator/reports").status_code == 200
    again = browser.post("/operator/enter", data={"key": kept})
    assert again.status_code == 401
    browser.cookies.clear()
    assert (
        browser.get("/operator/reports", headers={"Cookie": f"volte_operator={key_of(server)}"}).status_code
        == 401
    )


def test_leaving_forgets_the_key(server: ServerProcess, browser: httpx.Client) -> None:
    enter(browser, server)
    cookie = browser.cookies.jar.__iter__().__next__()
    assert (cookie.path, cookie.has_nonstandard_attr("HttpOnly")) == ("/operator", True)
    assert browser.get("/operator/reports").status_code == 200
    assert browser.post("/operator/leave").status_code == 400  # no form at all
    browser.post("/operator/leave", data={"x": ""})
    assert browser.get("/operator/reports").status_code == 401


@pytest.mark.parametrize(
    ("path", "answer", "status"),
    [
        ("/operator/reports/98765", "x", 404),
        ("/operator/reports/1", " ", 400),
        ("/operator/reports/1", "x" * 2001, 400),
        ("/operator/reports/0x1", "x", 400),
        ("/operator/reports/" + "9" * 30, "x", 400),
    ],
)
def test_answers_that_are_none(
    server: ServerProcess, browser: httpx.Client, path: str, answer: str, status: int
) -> None:
    report(browser, "No answer")
    enter(browser, server)
    path = path.replace("/1", "/" + number_of(browser, "No answer"))
    assert browser.post(path, data={"answer": answer}).status_code == status
