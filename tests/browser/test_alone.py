"""One person: from the start page to the verdict, by pointer and by keys alone."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.people import PATIENCE, Person
from tests.browser.playing import bank_by_pointer, is_over, play_to_the_end, take_turn

pytestmark = pytest.mark.browser


def sees_the_verdict(person: Person) -> None:
    """The one step of the table that was reached is marked, or none below 35; the same as the record says."""
    mine = person.context.request.get(f"{person.address}/api/me").json()
    [record] = mine["records"]
    points = record["result"]["scores"][0]
    reached = [step for step in (35, 40, 45, 50, 55, 60) if step <= points]
    verdict = person.say("verso-verdict", verdict=max(reached, default=0), points=points)
    expect(person.page.get_by_text(verdict)).to_be_visible(timeout=PATIENCE)
    marked = person.page.locator("li[aria-current=true]")
    assert marked.count() == (1 if reached else 0)
    assert mine["solo_best"] == points


def test_alone_from_two_taps_to_the_verdict_by_pointer(person: Invite) -> None:
    anna = person()
    anna.open()
    anna.offer("ui-play-alone").click()
    anna.give_name()
    anna.sees("ui-your-turn")
    banked = False
    while not is_over(anna):
        banked = (not banked and bank_by_pointer(anna)) or banked
        take_turn(anna, wait=500)
    assert banked
    play_to_the_end([anna])
    sees_the_verdict(anna)


def test_alone_by_keyboard_only(person: Invite) -> None:
    anna = person("Anna", "en")
    anna.open()
    keys = anna.page.keyboard
    tab_to(anna, anna.offer("ui-play-alone"))
    keys.press("Enter")
    expect(anna.page.get_by_label(anna.say("ui-your-name"))).to_be_focused()
    keys.type(anna.name)
    keys.press("Enter")
    anna.sees("ui-your-turn")
    play_to_the_end([anna])
    tab_to(anna, anna.button("ui-once-more"))
    sees_the_verdict(anna)


def tab_to(person: Person, goal) -> None:  # type: ignore[no-untyped-def]
    """Go on with the tab key until this has the focus, which shows."""
    for _ in range(60):
        person.page.keyboard.press("Tab")
        if goal.evaluate("(one) => one === document.activeElement"):
            assert goal.evaluate("(one) => getComputedStyle(one).outlineStyle") != "none"
            return
    raise AssertionError("the tab key never comes there")
