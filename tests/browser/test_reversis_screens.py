"""Every screen of a deal of Reversis: it fits a phone, can be tapped, read, and played by keys alone."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.acted import Acted
from tests.browser.conftest import Invite
from tests.browser.measure import findings
from tests.browser.people import PATIENCE, Person
from tests.browser.tricks import cards, go_on, main_button, take_away
from tests.games.reversis.table import deck

pytestmark = pytest.mark.browser

PHONE, TABLET, DESK = (360, 740), (768, 1024), (1440, 900)
ACROSS, ZOOMED = (740, 360), (640, 400)
THUMB = 80
STRIP = 30
"""Pixels from the bottom in which the deciding button lies; the least that shows of a card."""

HANDS = [
    ["AS", "KS", "7S", "JH", "9H", "4H", "QD", "6D", "3D", "KC", "2C"],
    ["QS", "JS", "9S", "AH", "KH", "QH", "AD", "KD", "JD", "AC", "QC"],
    ["8S", "6S", "5S", "8H", "7H", "6H", "9D", "8D", "7D", "JC", "9C"],
    ["4S", "3S", "2S", "5H", "3H", "2H", "5D", "4D", "2D", "8C", "7C", "6C"],
]


def before_the_exchange(dealer: int = 3) -> dict[str, Any]:
    """Twelve cards for the dealer, a table card before each of the others; Anna's hand is the mock-up's."""
    left = [card for card in deck() if all(card not in hand for hand in HANDS)]
    hands = [list(hand) for hand in HANDS]
    if dealer != 3:
        hands[dealer].append(hands[3].pop())
    table: list[str | None] = [None if seat == dealer else left.pop() for seat in range(4)]
    return {"hands": hands, "table": table, "dealer": dealer, "pots": [25]}


def through_a_deal(acted: Acted, check: Callable[[str], None]) -> None:
    """From the exchange over tricks with payments to the account of the deal."""
    anna = acted.person
    page = anna.page
    acted.play("lay 8C")
    expect(anna.button("ui-reversis-keep")).to_be_visible(timeout=PATIENCE)
    page.locator("[data-card=KC]").click()
    expect(page.locator(".hint")).to_contain_text(
        anna.say("ui-reversis-into-kitty", points=3), timeout=PATIENCE
    )
    check("exchange")
    anna.button("ui-reversis-keep").click()
    acted.play("keep", "keep")
    expect(page.locator(".own.lit")).to_be_visible(timeout=PATIENCE)
    check("lead")
    while any(acted.game.position(acted.table.state)["hands"]):
        seat = acted.game.to_move(acted.table.state)
        assert seat is not None
        if seat == 0 and acted.table.state.trick_size > 0 and acted.table.state.tricks_done in (1, 4):
            expect(page.locator(".own.lit")).to_be_visible(timeout=PATIENCE)
            check("follow")
        acted.play(acted.game.legal(acted.table.state, seat)[0])
        if acted.table.state.trick_size == 0:
            expect(go_on(anna)).to_be_visible(timeout=PATIENCE)
            if page.locator(".telling p").count() > 1:
                check("payments")
            take_away(anna)
            while page.locator(".moment").count():
                take_away(anna)
    expect(page.get_by_role("dialog")).to_be_visible(timeout=PATIENCE)
    check("deal")


@pytest.mark.parametrize("language", ["de", pytest.param("en", marks=pytest.mark.wide)])
def test_the_phone_shows_every_decision_without_scrolling(person: Invite, language: str) -> None:
    anna = person("Anna", language, PHONE)
    acted = Acted(anna, before_the_exchange(), claims="must_claim")
    acted.enter()
    found: list[str] = []

    def measure(screen: str) -> None:
        page = anna.page
        height = page.evaluate("() => document.documentElement.scrollHeight")
        if height > PHONE[1]:
            found.append(f"{screen}: {height} high")
        if screen == "deal":
            return
        top = (main_button(anna).bounding_box() or {"y": 0})["y"]
        if top < PHONE[1] - THUMB:
            found.append(f"{screen}: the button begins at {top}")
        widths = page.locator(".hand [data-card]").evaluate_all(
            "all => all.map((one) => one.getBoundingClientRect().width)"
        )
        found.extend(f"{screen}: a strip of {width}" for width in widths if width < STRIP)

    through_a_deal(acted, measure)
    assert not found, "\n".join(found)


def test_the_dealer_sees_twelve_cards_without_scrolling(person: Invite) -> None:
    anna = person("Anna", "de", PHONE)
    acted = Acted(anna, before_the_exchange(dealer=0))
    acted.enter()
    anna.sees("ui-reversis-lay-means")
    assert len(cards(anna)) == 12
    assert anna.page.evaluate("() => document.documentElement.scrollHeight") <= PHONE[1]


@pytest.mark.parametrize("size", [ACROSS, ZOOMED], ids=["phone-across", "desk-at-200-percent"])
def test_across_the_trick_and_the_hand_are_seen_above_the_button(
    person: Invite, size: tuple[int, int]
) -> None:
    anna = person("Anna", "de", size)
    acted = Acted(anna, before_the_exchange())
    acted.enter()
    acted.play("lay 8C", "keep", "keep", "keep")
    while acted.game.to_move(acted.table.state) != 0 or acted.table.state.trick_size == 0:
        seat = acted.game.to_move(acted.table.state)
        assert seat is not None
        acted.play(acted.game.legal(acted.table.state, seat)[0])
        if acted.table.state.trick_size == 0:
            expect(go_on(anna)).to_be_visible(timeout=PATIENCE)
            take_away(anna)
    expect(anna.page.locator(".own.lit")).to_be_visible(timeout=PATIENCE)
    page = anna.page
    assert page.evaluate("() => document.documentElement.scrollHeight") <= size[1]
    bar = (page.locator(".bar").bounding_box() or {"y": 0})["y"]
    for one in page.locator(".hand [data-card]").all():
        box = one.bounding_box()
        assert box and box["y"] >= 0 and box["y"] + box["height"] <= bar and box["width"] >= STRIP, box
    for one in page.locator(".cross [role=img]").all():
        box = one.bounding_box()
        assert box and box["y"] >= 0 and box["y"] + box["height"] <= size[1], box
    assert findings(page) == []


@pytest.mark.wide
@pytest.mark.parametrize(
    ("language", "size", "dark"),
    [
        pytest.param("de", PHONE, False, id="de-phone-light"),
        pytest.param("en", TABLET, True, id="en-tablet-dark"),
        pytest.param("de", DESK, True, id="de-desk-dark"),
    ],
)
def test_all_screens_of_a_deal_can_be_tapped_and_read(
    person: Invite, language: str, size: tuple[int, int], dark: bool
) -> None:
    anna = person("Anna", language, size, dark)
    acted = Acted(anna, before_the_exchange(), claims="must_claim")
    acted.enter()
    found: list[str] = []
    seen: set[str] = set()

    def check(screen: str) -> None:
        if screen not in seen:
            seen.add(screen)
            found.extend(f"{screen}: {one}" for one in findings(anna.page))
            for key in ("c", "l") if screen == "follow" else "":
                sheet(anna, key)
                found.extend(f"{screen} {key}: {one}" for one in findings(anna.page))
                anna.page.keyboard.press("Escape")

    through_a_deal(acted, check)
    assert seen >= {"exchange", "lead", "follow", "payments", "deal"}
    assert not found, "\n".join(found)


def sheet(person: Person, key: str) -> None:
    """The account (C), or the last trick (L)."""
    person.page.keyboard.press(key)
    expect(person.page.get_by_role("dialog")).to_be_visible(timeout=PATIENCE)


def test_a_trick_by_keys_alone(person: Invite) -> None:
    """K keeps; the arrows walk along the hand, Enter raises and plays, Enter takes the trick away."""
    anna = person("Anna", "en", DESK)
    acted = Acted(anna, before_the_exchange())
    acted.enter()
    acted.play("lay 8C")
    keys = anna.page.keyboard
    expect(anna.button("ui-reversis-keep")).to_have_attribute("aria-disabled", "false", timeout=PATIENCE)
    keys.press("k")
    expect(anna.page.locator(".exchange")).to_have_count(0, timeout=PATIENCE)
    acted.play("keep", "keep")
    expect(anna.page.locator(".own.lit")).to_be_visible(timeout=PATIENCE)
    anna.page.locator(".hand [tabindex='0']").focus()
    keys.press("End")
    keys.press("ArrowLeft")
    focused = anna.page.evaluate("() => document.activeElement.dataset.card")
    assert focused == cards(anna)[-2]
    keys.press("End")
    keys.press("Enter")
    expect(main_button(anna)).to_have_text(
        anna.say("ui-reversis-play", card=anna.say("reversis-card", rank=2, suit="C"))
    )
    keys.press("Enter")
    expect(anna.page.locator("[data-card='2C']")).to_have_count(0, timeout=PATIENCE)
    acted.play("play QC", "play 9C", "play 7C")
    expect(go_on(anna)).to_be_visible(timeout=PATIENCE)
    before = anna.page.locator(".takes")
    expect(before).to_have_count(1)
    anna.page.wait_for_timeout(400)
    anna.page.evaluate("() => document.activeElement.blur()")
    keys.press("Enter")
    expect(before).to_have_count(0, timeout=PATIENCE)


def test_a_screen_reader_hears_each_move_and_the_choices(person: Invite) -> None:
    anna = person("Anna", "en", DESK)
    acted = Acted(anna, before_the_exchange())
    acted.enter()
    acted.play("lay 8C")
    polite = anna.page.locator(".unseen[aria-live=polite]")
    expect(polite).to_contain_text(anna.say("ui-reversis-exchange-now"), timeout=PATIENCE)
    anna.button("ui-reversis-keep").click()
    expect(polite).to_contain_text("You keep your cards", timeout=PATIENCE)
    acted.play("keep", "keep")
    expect(polite).to_contain_text(anna.say("ui-reversis-lead-now"), timeout=PATIENCE)
    expect(anna.page.get_by_role("button", name="Quinola, the jack of hearts")).to_be_visible()
