"""What a move needs is seen at once: on a phone, upright and across, zoomed, long names, while resizing."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.measure import findings
from tests.browser.people import PATIENCE, Person
from tests.browser.playing import bankable, gather, play_on, play_until_turn_of
from tests.browser.positions import ready_to_bank

pytestmark = pytest.mark.browser

PHONE, ACROSS, ZOOMED, TABLET, DESK = (360, 740), (740, 360), (640, 400), (768, 1024), (1440, 900)
LOWEST = 80
"""look.md: the deciding button lies in the lowest 80 px of a phone."""

PLACES = """() => {
  const box = (one) => one.getBoundingClientRect()
  const rows = [...document.querySelectorAll('main .display .row')].map(box)
  const bar = document.querySelector('.bar'), buttons = [...bar.querySelectorAll('.buttons button')].map(box)
  return {
    high: innerHeight,
    scrolled: scrollY,
    head: box(document.querySelector('header')).bottom,
    rows: [rows[0].top, rows.at(-1).bottom],
    bar: box(bar).top,
    decide: [Math.min(...buttons.map((one) => one.top)), Math.max(...buttons.map((one) => one.bottom))],
  }
}"""


def at_a_table(person: Person, seats: int, runs: int = 1) -> None:
    """Where this person is to move and has so many runs of a colour to bank."""
    begin = ready_to_bank(seats, runs)
    code = person.open_room(from_record=begin, seats=seats, bots=["casual"] * (seats - 1), start=True)
    person.open(f"/r/{code}")
    expect(person.page.locator(".verso")).to_be_visible(timeout=PATIENCE)


def sees_all_of_it(person: Person) -> None:
    """The whole own display between head and bar without scrolling, the buttons in reach of the thumb."""
    seen = person.page.evaluate(PLACES)
    first, last = seen["rows"]
    assert seen["scrolled"] == 0
    assert seen["head"] <= first and last <= seen["bar"], seen
    top, bottom = seen["decide"]
    assert seen["high"] - LOWEST <= top and bottom <= seen["high"], seen


def sees_own_display_and_buttons(person: Person) -> None:
    """On a low screen they lie beside each other."""
    seen = person.page.evaluate(PLACES)
    first, last = seen["rows"]
    assert seen["scrolled"] == 0
    assert seen["head"] <= first and last <= seen["high"], seen
    assert seen["decide"][1] <= seen["high"], seen


@pytest.mark.parametrize("seats", [1, 2, 4, 6])
def test_the_own_display_and_the_buttons_are_seen_whole_on_a_phone(person: Invite, seats: int) -> None:
    anna = person("Anna", "de", PHONE)
    at_a_table(anna, seats, runs=3)
    gather(anna)
    expect(anna.page.get_by_role("group", name=anna.say("ui-verso-choices"))).to_be_visible()
    expect(anna.page.locator(".bar p")).to_contain_text(anna.say("ui-verso-off"))  # what it costs is told
    sees_all_of_it(anna)
    anna.page.keyboard.press("Escape")
    sees_all_of_it(anna)


@pytest.mark.parametrize("size", [ACROSS, ZOOMED], ids=["phone-across", "desk-at-200-percent"])
def test_across_and_zoomed_it_can_be_played(person: Invite, size: tuple[int, int]) -> None:
    anna = person("Anna", "en", size)
    at_a_table(anna, 4)
    sees_own_display_and_buttons(anna)
    gather(anna)
    sees_own_display_and_buttons(anna)
    again = anna.button("ui-again", exact=False)
    box = again.bounding_box()
    assert box and box["y"] + box["height"] <= size[1], "the deciding button stays in sight"
    bankable(anna).last.scroll_into_view_if_needed()
    assert findings(anna.page) == []


def test_the_runs_to_choose_from_are_seen_and_keep_their_places(person: Invite) -> None:
    anna = person("Anna", "de", DESK)
    at_a_table(anna, 1, runs=5)
    gather(anna)
    choices = anna.page.get_by_role("group", name=anna.say("ui-verso-choices"))
    before = choices.get_by_role("button").all_inner_texts()
    assert len(before) >= 5
    assert choices.evaluate("(one) => one.scrollWidth <= one.clientWidth")
    choices.get_by_role("button").nth(3).click()
    expect(choices.get_by_role("button").nth(3)).to_have_attribute("aria-pressed", "true")
    assert choices.get_by_role("button").all_inner_texts() == before


def test_long_names_leave_room_for_the_rest(person: Invite) -> None:
    wide = "W" * 24
    anna, ben = person(wide, "de", PHONE), person("W" * 23 + "M", "de", DESK)
    code = anna.open_room(seats=4, bots=["casual", "steady"])
    anna.open(f"/r/{code}")
    ben.come_in(code)
    assert findings(anna.page) == []
    assert findings(ben.page) == []
    anna.button("ui-start-game").click()
    for one in (anna, ben):
        expect(one.page.locator(".verso")).to_be_visible(timeout=PATIENCE)
        assert findings(one.page) == []
    play_until_turn_of(anna, [ben])
    sees_all_of_it(anna)


def test_the_window_may_change_in_the_middle_of_a_turn(person: Invite) -> None:
    anna = person("Anna", "de", DESK)
    at_a_table(anna, 4)
    gather(anna)
    chosen = anna.page.locator("main [data-card][aria-pressed=true]")
    count = chosen.count()
    for width, height in (PHONE, TABLET, DESK):
        anna.page.set_viewport_size({"width": width, "height": height})
        expect(chosen).to_have_count(count)
        expect(anna.button("ui-again", exact=False)).to_be_visible()
        assert findings(anna.page) == []
    anna.page.keyboard.press("Escape")
    play_on([anna], 1)


@pytest.mark.parametrize("game", ["verso", "versa", "reversis"])
def test_a_lesson_fits_a_phone_held_across(person: Invite, game: str) -> None:
    anna = person("Anna", "de", ACROSS)
    anna.open(f"/learn/{game}/2")
    expect(anna.page.locator(".lit").first).to_be_visible(timeout=PATIENCE)
    assert anna.page.evaluate("document.documentElement.scrollHeight") <= ACROSS[1]
    assert findings(anna.page) == []
