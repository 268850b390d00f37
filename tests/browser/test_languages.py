"""Every screen in every language on the narrowest phone: nothing is wider than it, no text is cut
off, no word broken."""

import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.by_socket import play_by_socket
from tests.browser.conftest import Invite
from tests.browser.measure import WIDER, broken, clipped, cut_choices
from tests.browser.people import PATIENCE, Person
from volte.words import LANGUAGES

pytestmark = pytest.mark.browser

PHONE = (360, 740)
PICTURES = os.environ.get("VOLTE_PICTURES", "")
"""A folder for a picture of each screen, to be looked at."""
GAMES = {"verso": 3, "versa": 4, "reversis": 4}
"""Game -> seats."""
LONGEST = [
    pytest.param(language, marks=() if language in ("de", "ru") else pytest.mark.wide)
    for language in LANGUAGES
]
"""The languages with the longest words; the others where every one is looked at."""


class Eyes:
    """Looks at each screen of one person: measures it, and keeps a picture where asked."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.found: list[str] = []

    def look(self, screen: str) -> None:
        page = self.person.page
        page.evaluate("document.fonts.ready")
        assert page.evaluate("document.documentElement.lang") == self.person.language, screen
        found = [*page.evaluate(WIDER), *clipped(page), *broken(page), *cut_choices(page)]
        self.found += [f"{screen}: {one}" for one in found]
        if PICTURES:
            file = Path(PICTURES) / f"{screen.replace(' ', '-')}-{self.person.language}.png"
            page.screenshot(path=file, full_page=not page.locator("dialog[open]").count(), timeout=60_000)


@pytest.fixture
def eyes(person: Invite, language: str) -> Iterator[Eyes]:
    """The eyes of Anna, who speaks the test's language; at the end nothing must have been found."""
    one = Eyes(person("Anna", language, PHONE))
    yield one
    assert not one.found, "\n".join(one.found)


@pytest.mark.parametrize("language", LONGEST)
def test_start_and_tables(eyes: Eyes) -> None:
    start(eyes.person, eyes.look)
    for game in GAMES:
        table(eyes.person, game, eyes.look)
    after(eyes.person, eyes.look)


@pytest.mark.wide
@pytest.mark.parametrize("language", LANGUAGES)
def test_pages(eyes: Eyes) -> None:
    reading(eyes.person, eyes.look)


def test_a_language_is_chosen_and_remembered(person: Invite) -> None:
    anna = person("Anna", "en", PHONE)
    anna.open()
    for language in ("ja", "ru", "de"):
        anna.page.get_by_label(anna.say("ui-language")).select_option(language)
        anna.language = language
        anna.sees("ui-open-room")
        assert anna.page.evaluate("document.documentElement.lang") == language
    anna.page.reload()
    anna.sees("ui-open-room")


def start(anna: Person, look: Callable[[str], None]) -> None:
    """The start page and its sheets."""
    anna.open()
    for game in ("Verso", "VERSA", "Reversis"):
        expect(anna.offer("ui-rules", game)).to_be_visible(timeout=PATIENCE)
    look("start")
    for game in ("Verso", "VERSA", "Reversis"):
        anna.offer("ui-rules", game).click()
        look(f"sheet {game}")
        anna.button("ui-close").click()
    anna.offer("ui-open-room").click()
    look("name")


def table(anna: Person, game: str, look: Callable[[str], None]) -> None:
    """Lobby, first turn, later turns, menu, end."""
    page = anna.page
    bots = ["casual", "steady", "steady"][: GAMES[game] - 1]
    code = anna.open_room(game=game, seats=GAMES[game], bots=bots)
    anna.open(f"/r/{code}")
    expect(anna.button("ui-start-game")).to_be_visible(timeout=PATIENCE)
    open_all(page)
    look(f"lobby {game}")
    anna.button("ui-change-seat", name="Anna").click()
    look(f"seat {game}")
    anna.button("ui-close").click()
    anna.button("ui-start-game").click()
    on_turn(anna)
    look(f"first {game}")
    anna.button("ui-menu").click()
    look(f"menu {game}")
    anna.button("ui-close").click()
    play_by_socket(anna, code, 4)  # nobody has won a round of VERSA by then
    page.reload()
    on_turn(anna)
    look(f"table {game}")
    play_by_socket(anna, code)
    page.reload()
    expect(page.get_by_role("link", name=anna.say("ui-replay"))).to_be_visible(timeout=PATIENCE)
    look(f"end {game}")


def open_all(page: Page) -> None:
    """Everything folded in the lobby."""
    for one in page.locator("main details:not([open]) > summary").all():
        one.click()


def on_turn(anna: Person) -> None:
    """The table is there and it is Anna's turn."""
    expect(anna.page.locator("main.lit, .lit").first).to_be_visible(timeout=PATIENCE)


def after(anna: Person, look: Callable[[str], None]) -> None:
    """Look back, check of the shuffle, own data; a room that is not there."""
    records = anna.context.request.get(f"{anna.address}/api/me").json()["records"]
    assert {one["game"] for one in records} == set(GAMES)
    for one in records:
        for path in ("replay", "check"):
            anna.open(f"/{path}/{one['id']}")
            expect(anna.page.locator("main")).to_contain_text("Anna", timeout=PATIENCE)
            look(f"{path} {one['game']}")
    anna.open("/me")
    anna.sees("ui-results")
    look("me")
    anna.open("/r/xxxx99")
    anna.sees("ui-link-missing")
    look("missing")
    anna.troubles = [one for one in anna.troubles if "404" not in one]  # that room is not there


def reading(anna: Person, look: Callable[[str], None]) -> None:
    """The rule pages, the lessons, the form for mistakes, TYPEWORKS."""
    heading = anna.page.get_by_role("heading").first
    for game in GAMES:
        for path in (f"/rules/{game}", f"/learn/{game}", f"/learn/{game}/2"):
            anna.open(path)
            expect(heading).to_be_visible(timeout=PATIENCE)
            look(path.strip("/").replace("/", " "))
    for path in ("/rules", "/report?game=verso&clause=V13", "/typeworks"):
        anna.open(path)
        expect(heading).to_be_visible(timeout=PATIENCE)
        look(path.strip("/").partition("?")[0])
