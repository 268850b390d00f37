"""The fan of VERSA on the narrowest phone: how it lies, how it is tapped, slid along and sorted."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, WebSocketRoute, expect

from tests.browser.conftest import Invite
from tests.browser.people import PATIENCE, Person
from tests.browser.playing_versa import fitting, hand, is_on, lay
from tests.browser.positions import holding

pytestmark = pytest.mark.browser

PHONE, ACROSS, DESK = (360, 740), (740, 360), (1440, 900)
STRIP = 30  # look.md, "Hands": a strip is never narrower
SIZES = (7, 8, 14, 20, 21, 26, 35)

SHOWN = """(strips) => strips.map((one) => {
  one.scrollIntoView({ block: 'center' })
  const box = one.getBoundingClientRect()
  const y = box.top + 20
  const hits = Array.from({ length: innerWidth }, (_, x) => document.elementFromPoint(x + 0.5, y))
  return { left: box.left, right: box.right, width: hits.filter((hit) => hit && one.contains(hit)).length }
})"""

STILL = "() => document.getAnimations().every((one) => one.playState !== 'running')"

ENDS = """() => {
  const row = [...document.querySelectorAll('.hand .row')].at(-1).getBoundingClientRect()
  const links = [...document.querySelectorAll('.holding .title *')].map((one) => {
    const words = document.createRange()
    words.selectNodeContents(one)
    return words.getBoundingClientRect()
  })
  const raised = [...document.querySelectorAll('.hand .lift')].map((one) => one.getBoundingClientRect())
  return {
    high: document.documentElement.scrollHeight,
    hand: row.bottom,
    bar: document.querySelector('.bar').getBoundingClientRect().top,
    words: Math.max(...links.map((one) => one.bottom)),
    raised: Math.min(...raised.map((one) => one.top)),
  }
}"""
FRAME = 4
"""Px of the frame around the raised card."""


def strips(person: Person) -> Locator:
    return person.page.locator(".hand [data-at]")


def shown(person: Person) -> list[dict[str, Any]]:
    """Of each card: where it begins and ends, and how many px of its width a finger can hit, once all lie
    still."""
    person.page.wait_for_function(STILL)
    found: list[dict[str, Any]] = strips(person).evaluate_all(SHOWN)
    return found


def holds(person: Invite, count: int, size: tuple[int, int] = PHONE, seats: int = 2) -> Person:
    """Anna, on turn with so many cards; nobody moves while she looks."""
    anna = person("Anna", "de", size)
    sits_down_with(anna, count, seats)
    return anna


def sits_down_with(anna: Person, count: int, seats: int = 2) -> None:
    begin, bots = holding(seats, count), ["casual"] * (seats - 1)
    code = anna.open_room(game="versa", from_record=begin, seats=seats, bots=bots, turn_seconds=0, start=True)
    anna.open(f"/r/{code}")
    expect(anna.page.locator("main.lit .hand [data-at]")).to_have_count(count, timeout=PATIENCE)


def draws(anna: Person) -> None:
    before = len(hand(anna))
    anna.page.keyboard.press("d")
    expect(strips(anna)).to_have_count(before + 1, timeout=PATIENCE)


def test_every_strip_is_wide_enough_inside_the_screen_and_raises_its_own_card(person: Invite) -> None:
    """The hand has just grown to each of these sizes."""
    anna = person("Anna", "de", PHONE)
    for size in SIZES:
        sits_down_with(anna, size - 1)
        draws(anna)
        cards = hand(anna)
        measured = shown(anna)
        assert len(measured) == len(cards) == size
        assert min(one["width"] for one in measured) >= STRIP, (size, measured)
        assert min(one["left"] for one in measured) >= 0
        assert max(one["right"] for one in measured) <= PHONE[0]
        for at, card in enumerate(cards):
            strips(anna).nth(at).click(position={"x": 15, "y": 20})
            raised = anna.page.locator(".hand [aria-pressed=true]")  # one: else this is an error
            expect(raised).to_have_attribute("data-at", str(at))
            assert raised.get_attribute("data-card") == card


def test_a_tap_on_the_raised_card_lays_it(person: Invite) -> None:
    anna = holds(person, 20)
    card = next(one for one in fitting(anna) if one != "core")
    at = hand(anna).index(card)
    before = len(hand(anna))
    strips(anna).nth(at).click(position={"x": 15, "y": 20})
    expect(anna.page.locator(".bar")).to_contain_text(anna.say("ui-versa-effect"))
    assert len(hand(anna)) == before
    strips(anna).nth(at).click(position={"x": 15, "y": 20})
    expect(strips(anna)).to_have_count(before - 1, timeout=PATIENCE)
    expect(anna.page.locator("[data-place=top] use")).to_have_attribute("href", f"#versa-{card}")


def test_sliding_lifts_and_names_and_chooses_and_off_the_hand_cancels(person: Invite) -> None:
    anna = holds(person, 18)
    cards, mouse = hand(anna), anna.page.mouse
    boxes = [strips(anna).nth(at).bounding_box() for at in range(len(cards))]
    assert all(boxes)
    spots = [(box["x"] + 15, box["y"] + 40) for box in boxes if box]

    mouse.move(*spots[1])
    mouse.down()
    for at in (3, 5, 12):
        mouse.move(*spots[at], steps=4)
        expect(anna.page.locator(".hand .lifted")).to_have_attribute("data-at", str(at))
        expect(anna.page.locator(".hand .name")).to_be_visible()
    mouse.up()
    expect(anna.page.locator(".hand .lifted")).to_have_count(0)
    expect(anna.page.locator(".hand [aria-pressed=true]")).to_have_attribute("data-at", "12")
    assert hand(anna) == cards and is_on(anna)

    anna.page.keyboard.press("Escape")
    mouse.move(*spots[1])
    mouse.down()
    mouse.move(*spots[4], steps=4)
    mouse.move(180, 120, steps=4)
    expect(anna.page.locator(".hand .lifted")).to_have_count(0)
    mouse.up()
    expect(anna.page.locator(".hand [aria-pressed=true]")).to_have_count(0)
    assert hand(anna) == cards


def test_the_order_is_chosen_and_remembered(person: Invite) -> None:
    anna = holds(person, 12)
    by_colour = hand(anna)
    assert by_colour == sorted(by_colour, key=lambda card: "RYGB".find(card[0]) % 5)
    anna.button("ui-versa-by-value").click()
    by_value = hand(anna)
    numbers = [card[1] for card in by_value if card[1:].isdigit()]
    assert numbers == sorted(numbers) and sorted(by_value) == sorted(by_colour)
    anna.page.reload()
    expect(anna.button("ui-versa-by-colour")).to_be_visible(timeout=PATIENCE)
    assert hand(anna) == by_value


def test_a_new_card_wears_a_dot_until_its_owner_has_moved_again(person: Invite) -> None:
    anna = holds(person, 8)
    dots = anna.page.locator(".hand .dot")
    draws(anna)
    expect(dots).to_have_count(1)
    new = anna.page.locator(".hand [data-card]").filter(has=anna.page.locator(".dot"))
    expect(new).to_have_accessible_name(re.compile(f", {anna.say('ui-versa-new')}$"))
    lay(anna, fitting(anna)[0])
    expect(dots).to_have_count(0, timeout=PATIENCE)


def idle(person: Person) -> None:
    """The server says to this person that their time ran out unused twice: the band over the table."""

    def tell(to_page: WebSocketRoute, text: str | bytes) -> None:
        message = json.loads(text)
        if message["type"] == "room":
            message["seats"][message["your_seat"]]["idle"] = True
        to_page.send(json.dumps(message))

    def between(to_page: WebSocketRoute) -> None:
        to_page.connect_to_server().on_message(lambda text: tell(to_page, text))

    person.page.route_web_socket("**/ws/*", between)


@pytest.mark.parametrize(("count", "seats"), [(9, 2), (20, 4), (21, 4), (21, 7), (36, 4)])
def test_up_to_four_rows_are_seen_whole_above_the_bar_with_the_band_too(
    person: Invite, count: int, seats: int
) -> None:
    anna = person("Anna", "de", PHONE)
    idle(anna)
    sits_down_with(anna, count, seats)
    anna.sees("ui-idle-band")
    seen = anna.page.evaluate(ENDS)
    assert seen["high"] <= PHONE[1] and seen["hand"] <= seen["bar"], seen
    assert min(one["width"] for one in shown(anna)) >= STRIP


@pytest.mark.parametrize(
    ("size", "count"), [(ACROSS, 7), (ACROSS, 20), (ACROSS, 36), ((640, 400), 9), (DESK, 36)]
)
def test_across_and_on_a_desk_the_hand_is_seen_above_the_buttons(
    person: Invite, size: tuple[int, int], count: int
) -> None:
    anna = holds(person, count, size, seats=4)
    seen = anna.page.evaluate(ENDS)
    assert seen["high"] <= size[1] and seen["hand"] <= seen["bar"], seen
    assert min(one["width"] for one in shown(anna)) >= STRIP
    expect(anna.page.locator("[data-place=top]")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("size", [PHONE, (768, 1024), (1440, 900)])
def test_the_raised_last_card_leaves_the_title_to_be_read(person: Invite, size: tuple[int, int]) -> None:
    anna = holds(person, 7, size)
    anna.page.locator(".hand [data-fits=true]").last.click(position={"x": 10, "y": 30})
    expect(anna.button("ui-versa-effect")).to_be_visible(timeout=PATIENCE)
    seen = anna.page.evaluate(ENDS)
    assert seen["raised"] - FRAME >= seen["words"], seen
