"""How people play VERSA here: plainly, but through the page alone."""

import time
from collections.abc import Callable, Sequence

from playwright.sync_api import TimeoutError as Late
from playwright.sync_api import expect

from tests.browser.asked import first_of, patience
from tests.browser.people import PATIENCE, Person

ROUND_SECONDS = 400.0
SOON = 3_000
"""Milliseconds for a tap: whoever is too late finds the table changed and tries again."""


def is_on(person: Person, wait: int = 0) -> bool:
    """Is it this person's turn, as the lit facet says, within so many milliseconds?"""
    return first_of(person, [("on", "main.lit", "")], wait) == "on"


def hand(person: Person) -> list[str]:
    """The own cards in the order in which they lie."""
    cards: list[str] = person.page.locator(".hand [data-card]").evaluate_all(
        "cards => cards.map((one) => one.dataset.card)"
    )
    return cards


def fitting(person: Person) -> list[str]:
    cards: list[str] = person.page.locator(".hand [data-fits=true]").evaluate_all(
        "cards => cards.map((one) => one.dataset.card)"
    )
    return cards


def lay(person: Person, card: str) -> None:
    """Tap the card, tap it again; a Core: name the first colour instead (A7)."""
    one = person.page.locator(f'.hand [data-card="{card}"]').first
    one.click(timeout=SOON)
    if card == "core":
        person.button("ui-versa-name-colour", colour="R").click(timeout=SOON)
    else:
        one.click(timeout=SOON)


def take_turn(person: Person, liked: str = "", wait: int = 0) -> bool:
    """Lay something that fits, where a sort is liked only that; else draw or end by their keys.
    False: not on turn, nor within so many milliseconds."""
    if not is_on(person, wait):
        return False
    before = state(person)
    try:
        cards = [card for card in fitting(person) if liked in card]
        cards.sort(key=lambda card: "pull" in card)  # last, or hands grow and grow
        if cards:
            lay(person, cards[0])
        else:
            person.page.keyboard.press("d")
            person.page.keyboard.press("e")
    except Late:
        return True  # the clock was faster
    first_of(person, [("came", f'.versa:not([data-seq="{before}"])', ""), ("over", ".end", "")], SOON)
    return True


def is_over(person: Person) -> bool:
    return person.page.locator(".end").count() > 0


def see_the_same(people: Sequence[Person]) -> None:
    """Until all pages show the same state of the table, or the round is over."""
    end = time.monotonic() + PATIENCE / 1000
    while len({state(one) for one in at_the_table(people)}) > 1:
        assert time.monotonic() < end, "the pages show different states"


def state(person: Person) -> str:
    """Which state of the table is shown."""
    return person.page.locator(".versa").get_attribute("data-seq") or ""


def at_the_table(people: Sequence[Person]) -> list[Person]:
    return [one for one in people if one.page.locator(".versa").count()]


def play_until(people: Sequence[Person], done: Callable[[], bool], liked: str = "") -> None:
    """Everybody plays until this is so."""
    end = time.monotonic() + ROUND_SECONDS
    while not done():
        assert time.monotonic() < end, "it never comes to that"
        for one in people:
            if take_turn(one, liked, patience(people)) and liked:
                see_the_same(people)
                if done():
                    return


def play_round(people: Sequence[Person]) -> None:
    play_until(people, lambda: any(is_over(one) for one in people))
    for one in people:
        expect(one.page.locator(".end")).to_be_visible(timeout=PATIENCE)


def may_draw(person: Person) -> bool:
    """Is it this person's turn, and nothing has been drawn in it?"""
    return (
        is_on(person) and person.page.locator(".bar .button").first.get_attribute("aria-disabled") == "false"
    )


def draw_until(people: Sequence[Person], count: int) -> None:
    """Nobody lays anything, until the first one holds so many cards and may draw."""
    first, end = people[0], time.monotonic() + ROUND_SECONDS
    while len(hand(first)) < count or not may_draw(first):
        assert time.monotonic() < end, "nobody can draw"
        for one in people:
            if is_on(one):
                draw_or_end(one)


def draw_or_end(person: Person) -> None:
    """Draw where that is possible, else end the turn; then the table shows it."""
    before = state(person)
    person.page.keyboard.press("d" if may_draw(person) else "e")
    sees_what_came_of(person, before)


def sees_what_came_of(person: Person, before: str) -> None:
    """Until the table shows another state: before that the hand is not the one that the server knows."""
    expect(person.page.locator(f'.versa[data-seq="{before}"]')).to_have_count(0, timeout=PATIENCE)


def open_table(host: Person, guests: Sequence[Person] = (), **wish: object) -> str:
    """A room of the host, everybody in it, the cards dealt; its code."""
    wish = {"seats": 1 + len(guests), **wish}
    code = host.open_room(game="versa", **wish)
    host.open(f"/r/{code}")
    for one in guests:
        one.come_in(code)
    host.button("ui-start-game").click()
    for one in (host, *guests):
        expect(one.page.locator(".versa")).to_be_visible(timeout=PATIENCE)
    return code
