"""Every screen of VERSA: on phone and desk, in German and English, light and dark, as axe-core sees it."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.measure import findings
from tests.browser.people import PATIENCE, Person
from tests.browser.playing_versa import draw_until, hand, play_round, play_until

pytestmark = pytest.mark.browser

PHONE, DESK = (360, 740), (1440, 900)
WAYS = [
    pytest.param("de", PHONE, False, id="de-phone-light"),
    pytest.param("en", PHONE, True, id="en-phone-dark"),
    pytest.param("en", DESK, False, id="en-desk-light"),
]


@pytest.mark.wide
@pytest.mark.parametrize(("language", "size", "dark"), WAYS)
def test_all_screens_of_versa_fit_can_be_tapped_and_read(
    person: Invite, language: str, size: tuple[int, int], dark: bool
) -> None:
    anna = person("Anna", language, size, dark)
    found: list[str] = []

    def check(screen: str) -> None:
        found.extend(f"{screen}: {one}" for one in findings(anna.page))

    lobby(anna, check)
    table(anna, check)
    end(anna, check)
    assert not found, "\n".join(found)


def lobby(anna: Person, check: Callable[[str], None]) -> None:
    """The deck of one's own is set here, and what differs is said at the table."""
    bots = ["casual"] * 3
    code = anna.open_room(game="versa", seats=4, bots=bots, turn_seconds=0, options={"tornado": "rotate"})
    anna.open(f"/r/{code}")
    expect(anna.button("ui-start-game")).to_be_visible(timeout=PATIENCE)
    summary = anna.page.locator("details > summary")
    if not anna.button("ui-counts-usual").is_visible():
        summary.click()
    check("lobby")
    anna.button("ui-counts-usual").click()
    pulls = anna.page.get_by_role("dialog").locator("li").nth(1)
    pulls.get_by_role("button").last.click()
    expect(pulls.locator("b")).to_have_text("2", timeout=PATIENCE)
    check("deck of one's own")
    anna.button("ui-close").click()
    expect(anna.button("ui-counts-changed")).to_be_visible()
    anna.button("ui-start-game").click()
    expect(anna.page.locator(".versa")).to_be_visible(timeout=PATIENCE)


def table(anna: Person, check: Callable[[str], None]) -> None:
    draw_until([anna], 8)
    rules = anna.page.locator(".own .rules")
    expect(rules).to_contain_text(": 2")
    check("own turn")
    anna.page.locator(".hand [data-at]").nth(3).click(position={"x": 12, "y": 30})
    check("raised card")
    anna.button("ui-versa-effect").click()
    check("effect")
    anna.button("ui-close").click()
    anna.button("ui-versa-deck").click()
    dialog = anna.page.get_by_role("dialog")
    expect(dialog.get_by_text(anna.say("ui-versa-deck-total", count=108))).to_be_visible()
    expect(dialog.locator(".cards li")).to_have_count(62)
    check("deck")
    anna.button("ui-close").click()
    anna.page.locator(".discards").click()
    check("discards")
    anna.button("ui-close").click()
    anna.button("ui-menu").click()
    anna.page.get_by_role("dialog").get_by_role("button", name=anna.say("ui-leave"), exact=True).click()
    check("leaving")
    anna.button("ui-close").click()


def end(anna: Person, check: Callable[[str], None]) -> None:
    play_round([anna])
    check("end")
    anna.button("ui-seats-and-rules").click()
    check("seats and rules")
    anna.button("ui-close").click()
    anna.page.get_by_role("link", name=anna.say("ui-check")).click()
    anna.sees("ui-check-good")
    check("check")
    anna.page.get_by_role("link", name=anna.say("ui-replay")).click()
    expect(anna.page.locator("main")).to_contain_text("Anna", timeout=PATIENCE)
    check("replay")


def test_a_card_that_does_not_fit_says_why_with_the_clause_as_a_link(person: Invite) -> None:
    anna = person("Anna", "de", PHONE)
    code = anna.open_room(game="versa", seats=2, bots=["casual"], turn_seconds=0, start=True)
    anna.open(f"/r/{code}")
    expect(anna.page.locator(".versa")).to_be_visible(timeout=PATIENCE)
    not_fitting = anna.page.locator("main.lit .hand [data-fits=false]")
    play_until([anna], lambda: not_fitting.count() > 0)
    before = hand(anna)
    not_fitting.first.click(position={"x": 12, "y": 30})
    why = anna.page.locator(".bar").get_by_role("alert")
    expect(why).to_be_visible(timeout=PATIENCE)
    expect(why.get_by_role("link")).to_have_attribute("href", re.compile(r"^/rules/versa.*#A\d+$"))
    assert hand(anna) == before


def test_cards_are_seen_to_travel(person: Invite) -> None:
    """A drawn card comes from the pile to its place in the hand; a laid one from there to the discards."""
    anna = person("Anna", "de")
    anna.page.emulate_media(reduced_motion="no-preference")
    code = anna.open_room(game="versa", seats=2, bots=["casual"], turn_seconds=0, bot_pace=3000, start=True)
    anna.open(f"/r/{code}")
    expect(anna.page.locator(".versa")).to_be_visible(timeout=PATIENCE)
    anna.page.evaluate(
        """() => {
          globalThis.travels = []
          const animate = Element.prototype.animate
          Element.prototype.animate = function (frames, timing) {
            const where = this.closest('.hand') ? 'hand' : this.closest('.stack') ? 'discards' : 'other'
            travels.push([where, frames])
            return animate.call(this, frames, timing)
          }
        }"""
    )
    draw_until([anna], 0)
    anna.page.keyboard.press("d")
    expect_travel(anna, "hand")
    play_until([anna], lambda: "discards" in travels(anna))


def travels(person: Person) -> list[str]:
    found: list[str] = person.page.evaluate("() => travels.map(([where]) => where)")
    return found


def expect_travel(person: Person, where: str) -> None:
    for _ in range(200):
        if where in travels(person):
            return
        person.page.wait_for_timeout(50)
    raise AssertionError(f"nothing travelled to the {where}: {travels(person)}")
