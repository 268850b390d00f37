"""How a move is told: to the ear, with and without movement, once more after a reload; and the clock."""

import time

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.people import PATIENCE, Person
from tests.browser.playing import play_on, play_until_turn_of

pytestmark = pytest.mark.browser

MOVING = """() => document.getAnimations()
  .filter((one) => !(one instanceof CSSTransition || one instanceof CSSAnimation)).length"""
"""How many things the table moves or frames now."""


def at_a_table(person: Person, **wish: object) -> None:
    code = person.open_room(seats=2, bots=["casual"], start=True, **wish)
    person.open(f"/r/{code}")
    expect(person.page.locator(".verso")).to_be_visible(timeout=PATIENCE)
    play_until_turn_of(person, [])


@pytest.mark.parametrize("calm", [False, True], ids=["moving", "calm"])
def test_a_turn_is_shown_and_shown_again_after_a_reload(person: Invite, calm: bool) -> None:
    anna = person(calm=calm)
    at_a_table(anna)
    play_on([anna], 2)
    play_until_turn_of(anna, [])
    anna.page.reload()
    play_until_turn_of(anna, [])
    assert anna.page.evaluate(MOVING) == 0
    anna.button("ui-show-again").click()
    assert anna.page.evaluate(MOVING) > 0
    end = time.monotonic() + PATIENCE / 1000
    while anna.page.evaluate(MOVING):  # the page's policy allows no waiting for a text of script
        assert time.monotonic() < end, "it never ends"


def test_each_move_and_the_own_turn_are_said(person: Invite) -> None:
    anna = person("Anna", "en")
    at_a_table(anna)
    polite = anna.page.locator("p.unseen[aria-live=polite]")
    expect(polite).to_contain_text(anna.say("ui-your-turn"))
    for choice in ("ui-verso-keep", "ui-verso-flip"):
        expect(polite).to_contain_text(anna.say(choice))
    top = anna.page.locator("[data-place=top] [role=img]").get_attribute("aria-label") or "?"
    expect(polite).to_contain_text(top)  # the card and what may lie behind it
    said = polite.inner_text()
    anna.page.keyboard.press("k")
    expect(polite).not_to_have_text(said, timeout=PATIENCE)
    play_until_turn_of(anna, [])
    expect(polite).to_contain_text("Bot 2")
    # A card that lies alone: what is not possible is said at once, with its clause.
    anna.page.locator("[data-card]").press("Enter")
    expect(anna.page.get_by_role("alert").get_by_role("link")).to_have_text("V12", timeout=PATIENCE)


def test_the_clock_warns_and_then_plays_by_itself(person: Invite) -> None:
    anna = person("Anna", "de", (360, 740))
    at_a_table(anna, turn_seconds=15)
    clock = anna.page.get_by_role("timer")
    expect(clock).to_be_visible()
    count = anna.page.locator("[data-place=discards] .unseen")
    before = count.inner_text()
    expect(anna.page.get_by_role("alert").filter(has_text=anna.say("ui-ten-seconds"))).to_have_count(
        1, timeout=PATIENCE
    )
    expect(count).not_to_have_text(before, timeout=2 * PATIENCE)  # nobody touched anything
    anna.page.locator("button.line").click()
    expect(anna.page.get_by_role("dialog").locator("b", has_text="Anna").first).to_be_visible()
