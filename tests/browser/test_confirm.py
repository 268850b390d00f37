"""Costly moves: two taps with a moment between, taken back elsewhere; or a drag, with mouse and finger."""

import time
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Invite
from tests.browser.people import PATIENCE, Person
from tests.browser.playing import gather, offered, play_until_turn_of, score
from tests.browser.positions import ready_to_bank

pytestmark = pytest.mark.browser

PHONE = (360, 740)


def at_a_table(person: Person) -> None:
    """Where this person is to move and has a run to bank."""
    code = person.open_room(from_record=ready_to_bank(2), seats=2, bots=["casual"], start=True)
    person.open(f"/r/{code}")
    expect(person.page.locator(".verso")).to_be_visible(timeout=PATIENCE)
    play_until_turn_of(person, [])


def set_dragging(person: Person) -> None:
    person.button("ui-menu").click()
    person.page.get_by_label(person.say("ui-confirm")).select_option("drag")
    person.button("ui-close").click()


def middle(thing: Locator) -> tuple[float, float]:
    box = thing.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def top(person: Person) -> Locator:
    return person.page.locator("[data-place=top]")


def raised(person: Person) -> Locator:
    return person.page.locator("main [data-card][aria-pressed=true]").first


def drag_by_mouse(person: Person, thing: Locator, goal: Locator) -> None:
    mouse, start, end = person.page.mouse, middle(thing), middle(goal)
    mouse.move(*start)
    mouse.down()
    mouse.move(*end, steps=6)
    mouse.up()


def drag_by_finger(person: Person, thing: Locator, goal: Locator) -> None:
    session = person.context.new_cdp_session(person.page)
    (x, y), (to_x, to_y) = middle(thing), middle(goal)
    ways = [(x + (to_x - x) * i / 6, y + (to_y - y) * i / 6) for i in range(7)]
    for i, (a, b) in enumerate(ways):
        kind = "touchMove" if i else "touchStart"
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": a, "y": b}]})
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_a_slip_flips_nothing(person: Invite) -> None:
    anna = person()
    at_a_table(anna)
    anna.button("ui-verso-flip").dblclick()  # faster than a second thought
    again = anna.button("ui-again-flip")
    expect(again).to_be_visible()
    anna.sees("ui-verso-flip-cost")
    anna.page.get_by_role("heading", name=anna.say("ui-verso-your-display")).click()
    expect(again).to_have_count(0)
    assert offered(anna, "ui-verso-flip").count() == 1
    left = anna.page.locator("[data-place=discards] .unseen").inner_text()
    anna.button("ui-verso-flip").click()
    end = time.monotonic() + PATIENCE / 1000
    while again.count() and time.monotonic() < end:
        again.click()
    expect(anna.page.locator("[data-place=discards] .unseen")).not_to_have_text(left)


WAYS = {"mouse": ("en", (1280, 800), drag_by_mouse), "finger": ("de", PHONE, drag_by_finger)}


def ready_to_drag(person: Invite, way: str) -> tuple[Person, Callable[[Person, Locator, Locator], None]]:
    """Somebody at a table whose cards are dragged, and how."""
    language, size, drag = WAYS[way]
    anna = person("Anna", language, size)
    at_a_table(anna)
    set_dragging(anna)
    return anna, drag


@pytest.mark.parametrize("way", WAYS)
def test_dragging_flips(person: Invite, way: str) -> None:
    anna, drag = ready_to_drag(person, way)
    facts = anna.page.locator("[data-place=discards] .unseen")
    left = facts.inner_text()
    anna.button("ui-verso-flip").click()
    drag(anna, top(anna), anna.page.locator("main .display"))
    expect(facts).not_to_have_text(left, timeout=PATIENCE)


@pytest.mark.parametrize("way", WAYS)
def test_dragging_banks(person: Invite, way: str) -> None:
    anna, drag = ready_to_drag(person, way)
    gather(anna)
    before = score(anna)
    drag(anna, raised(anna), anna.page.get_by_role("heading", name=anna.say("ui-verso-your-display")))
    expect(anna.button("ui-again", exact=False)).to_be_visible()  # beside the goal: nothing happened
    assert score(anna) == before
    drag(anna, raised(anna), top(anna))
    expect(anna.button("ui-again", exact=False)).to_have_count(0, timeout=PATIENCE)
    expect(anna.page.locator("main [data-place^='score:']")).not_to_have_text(str(before), timeout=PATIENCE)


SEEN = """(place) => {
  window.seen = []
  const look = () => {
    const score = document.querySelector(place)
    if (document.querySelector('.points-ghost')) window.seen.push(getComputedStyle(score).opacity)
    requestAnimationFrame(look)
  }
  look()
}"""


def test_a_score_changes_when_its_points_land(person: Invite) -> None:
    anna = person("Anna", "en", calm=False)
    at_a_table(anna)
    before = score(anna)
    gather(anna)
    points = anna.page.locator("main [data-place^='score:']")
    anna.page.evaluate(SEEN, "main [data-place^='score:']")
    again = anna.button("ui-again", exact=False)
    while again.count():  # the second tap counts only after a moment
        again.click()
    expect(points).not_to_have_text(str(before))
    expect(points).to_have_css("opacity", "1")  # the points are there
    seen = anna.page.evaluate("window.seen")
    assert seen[0] == "0", "the new number is seen before the points are there"


def test_a_double_tap_on_leave_does_not_leave(person: Invite) -> None:
    anna = person("Anna", "de", PHONE)
    code = anna.open_room(seats=1, start=True)
    anna.open(f"/r/{code}")
    anna.button("ui-menu").click()
    leave = anna.button("ui-leave")
    leave.scroll_into_view_if_needed()
    anna.page.mouse.dblclick(*middle(leave))
    expect(leave).to_be_visible()
    expect(anna.button("ui-leave-really")).to_have_count(0)
    leave.click()
    anna.button("ui-leave-really").click()
    expect(anna.page.locator(".verso")).to_have_count(0, timeout=PATIENCE)
