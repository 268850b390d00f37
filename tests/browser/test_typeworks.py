"""TYPEWORKS and "Found a mistake?" in a real browser."""

import re
from pathlib import Path
from urllib.parse import quote

import pytest
from playwright.sync_api import expect

from run import CLIENT
from tests.browser.conftest import Invite
from tests.browser.measure import findings
from tests.browser.people import PATIENCE, Person
from volte.server.operator import FILE
from volte.typeworks.signs import SIGNS

pytestmark = pytest.mark.browser

PHONE, DESK = (360, 740), (1280, 800)


def card(person: Person, char: str, colour: str) -> str:
    """How a card of the preview is called."""
    name = person.say("ui-type-card", char=char, colour=person.say("ui-type-colour", colour=colour))
    return person.say("ui-type-recolour", card=name)


def sees_cards(person: Person, count: int) -> None:
    expect(person.page.get_by_role("listitem")).to_have_count(count, timeout=PATIENCE)


def test_the_pages_signs_are_those_of_the_text() -> None:
    """The client has its own short list of signs to insert."""
    source = (CLIENT / "src/typeworks/wish.ts").read_text("utf-8")
    listed = dict(re.findall(r"^  (\w+): '(\S+)',$", source, re.MULTILINE))
    assert listed == {kind: signs[0] for kind, signs in SIGNS.items()}


def test_from_the_start_page_to_a_pdf(person: Invite, tmp_path: Path) -> None:
    anna = person("Anna", "de", PHONE)
    anna.open()
    anna.page.get_by_text(anna.say("ui-type-start"), exact=True).click()
    field = anna.page.get_by_label(anna.say("ui-type-text"))
    field.fill("Grüße ♥")
    sees_cards(anna, 6)
    expect(anna.page.get_by_role("img", name=anna.say("ui-type-card-special", sort="core"))).to_be_visible()

    anna.page.get_by_role("button", name=card(anna, "G", "R")).click()
    expect(anna.page.get_by_role("button", name=card(anna, "G", "Y"))).to_be_visible(timeout=PATIENCE)
    field.press("Home")
    field.press_sequentially("X")
    expect(anna.page.get_by_role("button", name=card(anna, "G", "Y"))).to_be_visible(timeout=PATIENCE)
    anna.page.get_by_role("button", name=anna.say("ui-type-sign-reverse")).click()
    sees_cards(anna, 8)

    with anna.page.expect_download(timeout=4 * PATIENCE) as download:
        anna.button("ui-type-pdf").click()
    download.value.save_as(tmp_path / "a.pdf")
    assert (tmp_path / "a.pdf").read_bytes().startswith(b"%PDF-1.7")
    assert download.value.suggested_filename == "volte.pdf"


def test_the_link_carries_text_colours_and_wrapping(person: Invite) -> None:
    anna, ben = person("Anna", "en", DESK), person("Ben", "de", PHONE, True)
    anna.open(f"/typeworks#t={quote('Привет, 雪 <b>')}&c=B&w=5")
    sees_cards(anna, 11)
    expect(anna.page.get_by_role("button", name=card(anna, "П", "B"))).to_be_visible()
    ben.page.goto(anna.page.url)
    sees_cards(ben, 11)
    expect(ben.page.get_by_role("button", name=card(ben, "П", "B"))).to_be_visible()
    assert ben.page.get_by_label(ben.say("ui-type-text")).input_value() == "Привет, 雪 <b>"
    ben.page.get_by_label(ben.say("ui-type-text")).fill("ab")
    ben.page.wait_for_url(re.compile(r"/typeworks#t=ab&"))


@pytest.mark.parametrize(
    ("text", "key", "args"),
    [
        ("a😀", "typeworks-wrong-sign", {"at": 2, "char": "😀", "name": "GRINNING FACE"}),
        ("a\u202e", "typeworks-wrong-unseen", {"at": 2, "name": "RIGHT-TO-LEFT OVERRIDE"}),
        ("a" * 10_000, "typeworks-wrong-long", {"most": 200, "at": 201}),
    ],
)
def test_what_cannot_be_is_said_and_not_printed(
    person: Invite, text: str, key: str, args: dict[str, object]
) -> None:
    anna = person("Anna", "de", DESK)
    anna.open("/typeworks")
    sees_cards(anna, 9)
    anna.page.get_by_label(anna.say("ui-type-text")).fill(text)
    expect(anna.page.get_by_text(anna.say(key, **args))).to_be_visible(timeout=2 * PATIENCE)
    button = anna.button("ui-type-pdf")
    expect(button).to_have_attribute("aria-disabled", "true")
    button.click(force=True)
    expect(anna.page.get_by_role("alert")).to_have_text(anna.say(key, **args))


@pytest.mark.wide
@pytest.mark.parametrize(
    ("language", "size", "dark"),
    [
        ("de", PHONE, False),
        ("en", PHONE, True),
        ("de", DESK, True),
        ("ja", PHONE, False),
        ("ru", PHONE, False),
    ],
)
def test_it_fits_and_can_be_read(person: Invite, language: str, size: tuple[int, int], dark: bool) -> None:
    anna = person("Anna", language, size, dark)
    anna.open(f"/typeworks#t={quote('Alles Gute zum Geburtstag 😀 ♥')}")
    sees_cards(anna, 23)
    found = [f"typeworks: {one}" for one in findings(anna.page)]
    anna.open(f"/report?game=verso&clause=V13&lang={language}")
    expect(anna.page.get_by_role("heading", level=1)).to_be_visible()
    found += [f"report: {one}" for one in findings(anna.page)]
    assert not found, "\n".join(found)


def test_a_report_and_its_answer(person: Invite, server) -> None:  # type: ignore[no-untyped-def]
    anna, host = person("Anna", "de", PHONE), person("Dan", "en", DESK)
    anna.open("/report?game=verso&clause=V13&lang=de")
    anna.page.get_by_label(anna.say("report-text")).fill("Da fehlt ein Wort.")
    anna.button("report-send").click()
    anna.sees("report-thanks-more")
    private = anna.page.locator("a.private").get_attribute("href")

    host.line_may_break = True  # the question for the key is answered with 401
    host.open("/operator/reports?lang=en")
    host.page.get_by_label(host.say("operator-token")).fill((server.data / FILE).read_text().strip())
    host.button("operator-enter").click()
    host.page.get_by_label(host.say("operator-reply")).fill("Stimmt, danke!")
    host.button("operator-close").click()
    expect(host.page.get_by_text(host.say("operator-closed"), exact=True)).to_be_visible()
    host.troubles = [one for one in host.troubles if "401" not in one]

    assert private is not None
    anna.page.goto(private)
    expect(anna.page.get_by_text("Stimmt, danke!")).to_be_visible()
    assert findings(anna.page) == []
