"""VERSA in a real browser: rounds of several people with all that happens on the way, and a round by keys."""

import re
import time

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.people import PATIENCE, Person
from tests.browser.playing_versa import (
    draw_or_end,
    fitting,
    hand,
    is_on,
    is_over,
    open_table,
    play_round,
    play_until,
    sees_what_came_of,
    state,
    take_turn,
)

pytestmark = [pytest.mark.browser, pytest.mark.slow]

TURN = 15
HARD = {
    "deck": {"pull": 8, "lock": 6, "number": 2, "boost": 0, "block": 0, "reverse": 0},
    "hand_size": 8,
}
"""So many Pulls and Locks that a stack and a Lock come in every round, and numbers enough for it to end soon:
in 200 rounds so played there were both, and at most 108 moves in nine of ten."""


def sign(person: Person) -> str:
    """What presses now, as everybody sees it: pull, lock, bonus or colour."""
    return person.page.locator("[data-sign]").get_attribute("data-sign") or ""


def open_sum(person: Person) -> int:
    """The open sum of the Pulls, 0 where there is none."""
    shown = person.page.locator("[data-sign=pull] .sum")
    if not shown.count():
        return 0
    found = re.search(r"\d+", shown.get_attribute("aria-label") or "")
    return int(found.group()) if found else 0


def seconds_left(person: Person) -> int:
    minutes, seconds = person.page.get_by_role("timer").inner_text().split(":")
    return 60 * int(minutes) + int(seconds)


def test_three_people_and_a_bot_through_two_rounds(person: Invite) -> None:
    """A Pull stack, a Lock, a time-out and a reload in the first round; a leave in the second."""
    anna, ben = person("Anna", "de"), person("Ben", "en", (360, 740))
    carla = person("Carla", "en", (768, 1024), dark=True)
    people = [anna, ben, carla]
    code = anna.open_room(
        game="versa", seats=4, bots=["casual"], turn_seconds=TURN, bot_pace=600, options=HARD
    )
    anna.open(f"/r/{code}")
    for one in (ben, carla):
        one.come_in(code)
    anna.page.get_by_label(anna.say("ui-leaving"), exact=False).select_option(index=1)
    anna.button("ui-start-game").click()
    for one in people:
        expect(one.page.locator(".versa")).to_be_visible(timeout=PATIENCE)
        expect(one.page.get_by_text(one.say("ui-versa-leavers-out")).first).to_be_attached()

    lets_the_time_run_out(anna, people)
    play_until(people, lambda: open_sum(anna) >= 4 or is_over(anna), liked="pull")
    assert open_sum(anna) >= 4, "no Pull on a Pull in the whole round"
    play_until(people, lambda: sign(anna) == "lock" or is_over(anna), liked="lock")
    assert sign(anna) == "lock", "no Lock in the whole round"
    reloads(ben)
    play_round(people)
    sees_who_won(people)

    anna.button("ui-versa-next-round").click()
    for one in people:
        expect(one.page.get_by_text(one.say("ui-versa-round", number=2))).to_be_visible(timeout=PATIENCE)
    play_until([anna, ben], lambda: is_on(carla))
    leaves_the_round(carla)
    for one in (anna, ben):
        out = one.page.get_by_label("Carla", exact=True).get_by_text(one.say("ui-versa-out"))
        expect(out).to_be_visible(timeout=PATIENCE)
    comes_back_and_watches(carla)
    play_round([anna, ben])
    sees_who_won([anna, ben])
    # Whoever came back has the seat in the next round.
    expect(carla.page.locator(".end")).to_be_visible(timeout=PATIENCE)
    anna.button("ui-versa-next-round").click()
    for one in people:
        expect(one.page.locator(".hand")).to_be_visible(timeout=PATIENCE)


def lets_the_time_run_out(person: Person, people: list[Person]) -> None:
    """Everybody sees the same time; then the server draws and ends the turn (A19), and all are told."""
    play_until([one for one in people if one is not person], lambda: is_on(person))
    begun = time.monotonic()
    shown = [seconds_left(one) for one in people]
    passed = time.monotonic() - begun
    assert max(shown) <= TURN and max(shown) - min(shown) <= 1 + passed, (shown, passed)
    for one in people:
        told = one.page.locator(".line").get_by_text(one.say("ui-time-out"))
        expect(told.first).to_be_visible(timeout=(TURN + 10) * 1000)
    expect(person.page.locator("main.lit")).to_have_count(0, timeout=PATIENCE)


def reloads(person: Person) -> None:
    """The same hand lies there again, and the clock goes on where it was."""
    before, left = hand(person), seconds_left(person)
    person.page.reload()
    expect(person.page.locator(".hand")).to_be_visible(timeout=PATIENCE)
    assert hand(person) == before
    assert seconds_left(person) <= left or sign(person) != "lock"


def sees_who_won(people: list[Person]) -> None:
    """The same winner for all, with the rounds won; the host can go on, the others see whom it waits for."""
    winners = {one.page.locator("section.won b").first.inner_text() for one in people}
    assert len(winners) == 1
    host, *others = people
    expect(host.button("ui-versa-next-round")).to_be_visible()
    for one in others:
        one.sees("ui-waits-for-host", name=host.name)


def leaves_the_round(person: Person) -> None:
    """The confirmation says what happens (A20); only then it is done."""
    person.button("ui-menu").click()
    dialog = person.page.get_by_role("dialog")
    dialog.get_by_role("button", name=person.say("ui-leave"), exact=True).click()
    expect(dialog.get_by_text(person.say("ui-leave-sure", meaning="round"))).to_be_visible()
    dialog.get_by_role("button", name=person.say("ui-leave-really"), exact=True).click()
    expect(person.page.get_by_role("heading", name=person.say("ui-link-left"))).to_be_visible(
        timeout=PATIENCE
    )


def comes_back_and_watches(person: Person) -> None:
    person.button("ui-come-back").click()
    expect(person.page.locator(".versa")).to_be_visible(timeout=PATIENCE)
    expect(person.page.locator(".hand")).to_have_count(0)
    expect(person.page.locator("main.lit")).to_have_count(0)


def test_leaving_where_a_bot_takes_over_says_so(person: Invite) -> None:
    anna, ben = person("Anna", "de"), person("Ben", "en")
    open_table(anna, [ben], turn_seconds=0)
    ben.button("ui-menu").click()
    dialog = ben.page.get_by_role("dialog")
    dialog.get_by_role("button", name=ben.say("ui-leave"), exact=True).click()
    expect(dialog.get_by_text(ben.say("ui-leave-sure", meaning="bot"))).to_be_visible()
    dialog.get_by_role("button", name=ben.say("ui-stay"), exact=True).click()
    expect(dialog.get_by_text(ben.say("ui-leave-sure", meaning="bot"))).to_have_count(0)
    dialog.get_by_role("button", name=ben.say("ui-leave"), exact=True).click()
    dialog.get_by_role("button", name=ben.say("ui-leave-really"), exact=True).click()
    anna.sees_person("Bot 2")
    play_round([anna])


def test_a_round_by_keyboard_only(person: Invite) -> None:
    anna = person("Anna", "en")
    anna.open()
    tab_to(anna, ".actions", anna.offer("ui-play-alone", "VERSA"))
    anna.page.keyboard.press("Enter")
    expect(anna.page.get_by_label(anna.say("ui-your-name"))).to_be_focused()
    anna.page.keyboard.type(anna.name)
    anna.page.keyboard.press("Enter")
    expect(anna.page.locator(".versa")).to_be_visible(timeout=PATIENCE)
    end = time.monotonic() + 240
    while not is_over(anna):
        assert time.monotonic() < end, "the round does not end"
        if is_on(anna):
            one_turn_by_keys(anna)
    tab_to(anna, ".bar", anna.button("ui-versa-next-round"))
    anna.page.keyboard.press("Enter")
    expect(anna.page.locator(".hand")).to_be_visible(timeout=PATIENCE)


def one_turn_by_keys(person: Person) -> None:
    """Walk along the hand to a card that fits, Enter raises it, Enter lays it; a Core: its colour's digit."""
    if not fitting(person):
        draw_or_end(person)
        return
    keys, before = person.page.keyboard, state(person)
    enter_the_hand(person)
    keys.press("Home")
    for _ in hand(person):
        if focused(person, "data-fits") == "true":
            break
        keys.press("ArrowRight")
    core = focused(person, "data-card") == "core"
    keys.press("Enter")
    keys.press("2" if core else "Enter")
    sees_what_came_of(person, before)


def focused(person: Person, what: str) -> str | None:
    """An attribute of the card that has the focus."""
    return person.page.locator(".hand :focus").get_attribute(what)


def enter_the_hand(person: Person) -> None:
    for _ in range(40):
        if person.page.locator(".hand :focus").count():
            return
        person.page.keyboard.press("Tab")
    raise AssertionError("the tab key never comes to the hand")


def tab_to(person: Person, where: str, goal) -> None:  # type: ignore[no-untyped-def]
    """Go on with the tab key until this has the focus."""
    expect(person.page.locator(where).first).to_be_visible(timeout=PATIENCE)
    for _ in range(60):
        if goal.evaluate("one => one === document.activeElement"):
            return
        person.page.keyboard.press("Tab")
    raise AssertionError("the tab key never comes there")


def test_a_second_tap_comes_too_late_and_changes_nothing(person: Invite) -> None:
    """Quick taps draw one card (A10), and lay one card. No Pull or Lock makes it two (A13, A14)."""
    anna, ben = person("Anna", "de"), person("Ben", "en")
    open_table(anna, [ben], turn_seconds=0, options={"deck": {"pull": 0, "lock": 0}})
    play_until([ben], lambda: is_on(anna))
    before = len(hand(anna))
    draw = anna.page.locator(".bar .button").first
    draw.dblclick()
    expect(anna.page.locator(".hand [data-card]")).to_have_count(before + 1, timeout=PATIENCE)
    take_turn(anna)
    expect(anna.page.locator(".hand [data-card]")).not_to_have_count(before + 2)


def test_who_let_two_turns_pass_is_told_and_is_back_at_the_first_touch(person: Invite) -> None:
    anna, ben = person("Anna", "de"), person("Ben", "en")
    open_table(anna, [ben], turn_seconds=TURN)
    band = anna.page.get_by_role("status").filter(has_text=anna.say("ui-idle-band"))
    play_until([ben], lambda: band.count() > 0 or is_over(ben), liked="nothing")
    expect(band).to_be_visible(timeout=PATIENCE)
    expect(ben.page.get_by_label("Anna", exact=True)).to_contain_text(ben.say("ui-idle"))
    anna.button("ui-idle-back").click()
    expect(band).to_have_count(0, timeout=PATIENCE)
