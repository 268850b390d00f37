"""Sessions of Reversis in a real browser: alone with three bots to the end, and together with reloads."""

import re
import time

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.measure import findings
from tests.browser.people import PATIENCE, Person
from tests.browser.tricks import (
    SESSION_SECONDS,
    act,
    cards,
    comes_to,
    due,
    first_playable,
    is_asked,
    make,
    may_play,
    play_until,
    table_of,
    take_away,
    trick,
)

pytestmark = [pytest.mark.browser, pytest.mark.slow]

CHIPS = 400
DEALS, TRICKS = 4, 11


def money(person: Person) -> int:
    """Everybody's chips and the pots, as they are shown."""
    page = person.page
    shown = page.locator("[data-place^='chips-'] + b, .pots b")
    return sum(shown.evaluate_all("all => all.map((b) => parseInt(b.textContent.replace('−', '-')))"))


def test_alone_with_three_bots_through_four_deals_to_the_end(person: Invite) -> None:
    """Every trick is seen whole with its winner, every deal with its kitty; chips never appear or vanish."""
    anna = person("Anna", "de", (1280, 800))
    code = anna.open_room(game="reversis", seats=4, bots=["casual", "steady", "casual"], start=True)
    comes_to(anna, code)
    expect(table_of(anna)).to_be_visible(timeout=PATIENCE)
    deals: list[int] = []
    tricks: set[tuple[int, frozenset[str]]] = set()
    end = time.monotonic() + SESSION_SECONDS
    while (what := due(anna, PATIENCE)) != "over":
        assert time.monotonic() < end, f"stuck after {len(tricks)} tricks"
        if what == "deal":
            deals.append(deal_account(anna))
            take_away(anna, "deal")
        elif what == "trick":
            if len(shown := trick(anna)) == 4:
                assert anna.page.locator(".takes").count() == 1
                tricks.add((len(deals), frozenset(shown)))
            take_away(anna, "trick")
        else:
            assert what != "play" or money(anna) == CHIPS
            make(anna, what)
    assert len(tricks) == DEALS * TRICKS
    assert deals == list(range(1, DEALS + 1))
    sees_the_result(anna)


def deal_account(person: Person) -> int:
    """What the account of a deal shows: which one, four cards of the kitty, what the Partie is worth."""
    dialog = person.page.get_by_role("dialog")
    expect(dialog.locator(".kitty [role=img]")).to_have_count(4)
    table = dialog.get_by_role("table")
    counts = table.locator("tbody td:nth-child(2)").all_inner_texts()
    assert sum(int(count) for count in counts) == TRICKS
    chips = table.locator("tbody td:last-child").all_inner_texts()
    assert len(chips) == 4
    found = re.search(r"\d+", dialog.get_by_role("heading").first.inner_text())
    assert found
    return int(found[0])


def sees_the_result(person: Person) -> None:
    """The end shows the record's chips, the most first."""
    [record] = person.context.request.get(f"{person.address}/api/me").json()["records"]
    chips = record["result"]["chips"]
    assert sum(chips) <= CHIPS
    shown = person.page.locator(".chips b").all_inner_texts()
    assert [int(one.replace("−", "-")) for one in shown] == sorted(chips, reverse=True)
    winners = record["result"]["winners"]
    expect(person.page.locator("section.won")).to_have_count(len(winners))
    assert findings(person.page) == []
    person.page.get_by_role("link", name=person.say("ui-check")).click()
    person.sees("ui-check-good")
    person.page.get_by_role("link", name=person.say("ui-replay")).click()
    person.page.get_by_role("slider").fill("30")
    expect(person.page.locator(".board section")).to_have_count(4, timeout=PATIENCE)
    assert findings(person.page) == []


def test_two_people_and_two_bots_with_a_reload_in_the_exchange_and_in_a_trick(person: Invite) -> None:
    anna, ben = person("Anna", "de", (360, 740)), person("Ben", "en", (1280, 800))
    code = anna.open_room(game="reversis", seats=4)
    comes_to(anna, code)
    expect(anna.button("ui-start-game")).to_be_visible(timeout=PATIENCE)
    comes_to(ben, code)
    anna.sees_person("Ben")
    for free in (1, 0):
        anna.button("ui-bot-here").first.click()
        expect(anna.button("ui-bot-here")).to_have_count(free)
    anna.button("ui-start-game").click()
    for one in (anna, ben):
        expect(table_of(one)).to_be_visible(timeout=PATIENCE)

    wait_until_asked(anna, ben)
    reloads(anna)
    expect(anna.page.locator(".exchange")).to_be_visible()
    play_until([ben, anna], "play")
    play_until([ben, anna], "trick")
    wait_until_in_a_trick(anna, ben)
    reloads(anna)
    assert trick(anna)
    play_until([anna, ben], "deal")
    for one in (anna, ben):
        while one.page.get_by_role("dialog").count():
            take_away(one)
        expect(one.page.locator("header")).to_contain_text(re.compile(r"2(/| \w+ )4"), timeout=PATIENCE)


def wait_until_asked(person: Person, other: Person) -> None:
    """Until the exchange asks this person, while the other does what is due."""
    while not is_asked(person):
        act(other)


def wait_until_in_a_trick(person: Person, other: Person) -> None:
    """Until it is this person's turn in a trick that somebody else has begun."""
    while not (may_play(person) and trick(person)):
        act(other)
        if not (may_play(person) and trick(person)):
            act(person)


def reloads(person: Person) -> None:
    """After coming back there are the same cards at the same places."""
    before = cards(person), trick(person), first_playable(person).get_attribute("data-card")
    person.page.reload()
    expect(table_of(person)).to_be_visible(timeout=PATIENCE)
    expect(person.page.locator(".own.lit")).to_be_visible()
    assert (cards(person), trick(person), first_playable(person).get_attribute("data-card")) == before


def test_the_session_table_and_the_log_outlive_a_reload(person: Invite) -> None:
    anna = person("Anna", "en", (1280, 800))
    code = anna.open_room(game="reversis", seats=4, bots=["casual"] * 3, start=True)
    comes_to(anna, code)
    play_until([anna], "deal")
    anna.page.reload()
    expect(table_of(anna)).to_be_visible(timeout=PATIENCE)
    anna.page.locator(".reversis").press("c")
    account = anna.page.get_by_role("dialog")
    row = account.get_by_role("row", name=anna.say("ui-reversis-deal-of", deal=1))
    changes = [int(text.replace("−", "-").split(",")[0]) for text in row.locator("td").all_inner_texts()]
    assert len(changes) == 4 and any(changes)


def test_a_watcher_sees_no_hidden_card(person: Invite) -> None:
    anna, dan = person("Anna", "de", (1280, 800)), person("Dan", "de", (360, 740))
    code = anna.open_room(game="reversis", seats=4, bots=["casual"] * 3, start=True)
    comes_to(anna, code)
    expect(table_of(anna)).to_be_visible(timeout=PATIENCE)
    comes_to(dan, code, stays="1500")
    expect(table_of(dan)).to_be_visible(timeout=PATIENCE)
    dan.sees("ui-watching-hint")
    assert cards(dan) == []
    play_until([anna], "trick")
    expect(dan.page.locator(".takes")).to_be_visible(timeout=PATIENCE)
    assert len(trick(dan)) == 4
    expect(dan.page.locator(".kitty").get_by_label(dan.say("ui-reversis-hidden"))).to_have_count(4)
