"""How people play Reversis here: plainly, but through the page alone."""

import time
from collections.abc import Sequence
from contextlib import suppress

from playwright.sync_api import Locator, TimeoutError, expect

from tests.browser.asked import first_of, patience
from tests.browser.people import PATIENCE, Person

SESSION_SECONDS = 900.0
MOMENT = 360
"""Milliseconds after which the second tap of a costly move counts."""


def comes_to(person: Person, code: str, stays: str = "tap") -> None:
    """Come into a room where a finished trick stays until a tap (or so many milliseconds)."""
    person.context.add_init_script(
        f"localStorage.volte ??= JSON.stringify({{ trick: '{stays}', name: '{person.name}' }})"
    )
    person.open(f"/r/{code}")


def table_of(person: Person) -> Locator:
    return person.page.locator(".reversis")


def hand(person: Person) -> Locator:
    return person.page.locator(".hand [data-card]")


def cards(person: Person) -> list[str]:
    """The own hand as it lies."""
    found: list[str] = hand(person).evaluate_all("all => all.map((one) => one.dataset.card)")
    return found


def trick(person: Person) -> list[str]:
    """The cards of the trick, as they are named."""
    found: list[str] = person.page.locator(".cross [role=img]").evaluate_all(
        "all => all.map((one) => one.getAttribute('aria-label'))"
    )
    return found


def main_button(person: Person) -> Locator:
    return person.page.locator(".bar .button.main")


def go_on(person: Person) -> Locator:
    """The button that takes a finished trick, or the account of a deal, away."""
    return person.button("ui-reversis-on")


def due(person: Person, wait: int = 0) -> str:
    """What is asked of this person now: "deal" (an account to be looked at), "trick" (likewise), "exchange",
    "play"; "over" once the session is; else empty."""
    ways = [
        ("over", "button", person.say("ui-once-more")),
        ("deal", "dialog button", person.say("ui-reversis-on")),
        ("trick", "button:not(dialog button)", person.say("ui-reversis-on")),
        ("exchange", ".exchange", ""),
        ("play", ".own.lit .hand [data-card]", ""),
    ]
    return first_of(person, ways, wait)


def is_asked(person: Person) -> bool:
    return due(person) == "exchange"


def may_play(person: Person) -> bool:
    return due(person) == "play"


def first_playable(person: Person) -> Locator:
    fits = person.page.locator(".hand .fits")
    return (fits if fits.count() else hand(person)).last


def keep_or_lay(person: Person) -> None:
    keep = person.button("ui-reversis-keep").and_(person.page.locator("[aria-disabled=false]"))
    if keep.count():
        keep.click()
        return
    hand(person).last.click()
    press_twice(person)


def press_twice(person: Person) -> None:
    main_button(person).click()
    expect(main_button(person)).to_contain_text(person.say("ui-again"))
    person.page.wait_for_timeout(MOMENT)
    main_button(person).click()


def play_card(person: Person) -> None:
    """Raise a card that may be played and confirm it; a costly one counts only after a moment."""
    card = first_playable(person)
    text = card.get_attribute("data-card") or ""
    card.click()
    rank = int(text[0]) if text[0].isdigit() else text[0]
    name = person.say("reversis-card", rank=rank, suit=text[1])
    confirm = main_button(person).filter(has_text=person.say("ui-reversis-play", card=name))
    expect(confirm).to_be_visible(timeout=PATIENCE)
    end = time.monotonic() + PATIENCE / 1000
    while confirm.count():
        assert time.monotonic() < end, f"{text} cannot be played"
        with suppress(TimeoutError):  # it was played while we waited for the button
            confirm.click(timeout=500)


def take_away(person: Person, shown: str = "") -> str:
    """Enough seen of a finished trick, or of a deal's account; a tap counts only after a moment.

    `shown` ("trick" or "deal") is what was looked at: nothing that came since goes unseen.
    """
    shown = shown or ("deal" if person.page.get_by_role("dialog").count() else "trick")
    before = told(person)
    place = "dialog button" if shown == "deal" else "button:not(dialog button)"
    button = go_on(person).and_(person.page.locator(place))  # never the one of what comes next
    end = time.monotonic() + PATIENCE / 1000
    while told(person) == before and button.count():
        assert time.monotonic() < end, f"{before} does not go"
        with suppress(TimeoutError):
            button.first.click(timeout=2000)
    return shown


def told(person: Person) -> tuple[int, list[str]]:
    """What lies there to be looked at."""
    return person.page.locator("dialog[open]").count(), trick(person)


def act(person: Person, wait: int = 0) -> str:
    """Whatever is asked of this person now: what it was, or empty."""
    what = due(person, wait)
    if what in ("deal", "trick"):
        return take_away(person, what)
    return make(person, what)


def make(person: Person, what: str) -> str:
    """The move that is due: what it was."""
    if what == "exchange":
        keep_or_lay(person)
    elif what == "play":
        play_card(person)
    return what


def play_until(people: Sequence[Person], what: str, whose: Person | None = None) -> None:
    """Everybody acts until this person (the first one) has just done it."""
    end = time.monotonic() + SESSION_SECONDS
    while True:
        assert time.monotonic() < end, f"never came to {what}"
        for one in people:
            if act(one, patience(people)) == what and one is (whose or people[0]):
                return
