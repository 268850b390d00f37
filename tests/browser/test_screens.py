"""Every screen: on a phone and on a desk, in both languages, by day and by night, and as axe-core sees it."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.measure import findings
from tests.browser.people import PATIENCE, Person
from tests.browser.playing import play_on, play_to_the_end

pytestmark = pytest.mark.browser

PHONE, DESK = (360, 740), (1280, 800)


@pytest.mark.parametrize(
    ("language", "size", "dark"),
    [
        pytest.param("de", PHONE, False, id="de-phone-light"),
        pytest.param("en", PHONE, True, id="en-phone-dark", marks=pytest.mark.wide),
        pytest.param("de", DESK, True, id="de-desk-dark"),
    ],
)
def test_all_screens_fit_can_be_tapped_and_read(
    person: Invite, language: str, size: tuple[int, int], dark: bool
) -> None:
    anna = person("Anna", language, size, dark)
    found: list[str] = []

    def check(screen: str) -> None:
        found.extend(f"{screen}: {one}" for one in findings(anna.page))

    walk(anna, check)
    assert not found, "\n".join(found)


def walk(anna: Person, check: Callable[[str], None]) -> None:
    """From screen to screen, `check` at each."""
    page = anna.page
    anna.open()
    expect(anna.offer("ui-open-room")).to_be_visible(timeout=PATIENCE)
    check("start")
    anna.offer("ui-rules").click()
    check("rules")
    anna.button("ui-close").click()

    code = anna.open_room(seats=4, bots=["casual", "steady", "casual"])
    anna.open(f"/r/{code}")
    expect(anna.button("ui-start-game")).to_be_visible(timeout=PATIENCE)
    check("lobby")
    anna.button("ui-start-game").click()
    expect(page.locator(".verso")).to_be_visible(timeout=PATIENCE)
    play_on([anna], 6)
    check("table")
    anna.button("ui-menu").click()
    check("menu")
    anna.button("ui-close").click()
    play_to_the_end([anna])
    check("end")

    record = anna.context.request.get(f"{anna.address}/api/me").json()["records"][0]["id"]
    for path in (f"/replay/{record}", f"/check/{record}", "/me"):
        anna.open(path)
        expect(page.get_by_role("heading", level=1)).to_be_visible(timeout=PATIENCE)
        expect(page.locator("main")).to_contain_text("Verso" if path == "/me" else "Anna", timeout=PATIENCE)
        check(path.split("/")[1])
    anna.sees("ui-results")


def test_replay_and_check_of_the_shuffle(person: Invite) -> None:
    anna = person()
    code = anna.open_room(seats=1, start=True)
    anna.open(f"/r/{code}")
    play_to_the_end([anna])
    anna.page.get_by_role("link", name=anna.say("ui-check")).click()
    anna.sees("ui-check-good")
    anna.page.get_by_role("link", name=anna.say("ui-replay")).click()
    slider = anna.page.get_by_role("slider")
    last = int(slider.get_attribute("max") or 0)
    slider.fill(str(last))
    expect(anna.page.get_by_text(anna.say("ui-move-of", move=last, moves=last))).to_be_visible()
    expect(anna.button("ui-later")).to_be_disabled()
