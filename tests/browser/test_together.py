"""Several people: to the end with everything that happens to a line on the way."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.people import PATIENCE, Person
from tests.browser.playing import play_on, play_to_the_end, play_until_turn_of
from tests.browser.serving import Server
from tests.browser.tunnel import Tunnel

pytestmark = [pytest.mark.browser, pytest.mark.slow]


def display(person: Person) -> list[str]:
    """All cards and names that a person sees, as a screen reader has them; not what was told."""
    passing = person.say("ui-show-again"), person.say("ui-log")
    named = re.findall(r'(?:img|button|heading) "([^"]*)"', person.page.locator(".verso").aria_snapshot())
    return [name for name in named if not any(one in name for one in passing)]


def sees_connecting(person: Person) -> None:
    lost = person.page.get_by_role("status").filter(has_text=person.say("ui-connecting"))
    expect(lost).to_be_visible(timeout=PATIENCE)


def sees_the_line_is_back(person: Person) -> None:
    lost = person.page.get_by_role("status").filter(has_text=person.say("ui-connecting"))
    expect(lost).to_have_count(0, timeout=2 * PATIENCE)


def test_two_people_and_two_bots_with_reload_tunnel_and_second_tab(person: Invite, tunnel: Tunnel) -> None:
    anna, ben = person("Anna", "de"), person("Ben", "en", address=tunnel.address)
    anna.open()
    anna.offer("ui-open-room").click()
    anna.give_name()
    anna.page.wait_for_url(re.compile("/r/"))
    code = anna.page.url.split("/")[-1]

    ben.open()
    ben.page.get_by_label(ben.say("ui-code-got")).fill(code.upper())
    ben.button("ui-join").click()
    ben.give_name()
    anna.sees_person("Ben")
    for free in (1, 0):
        anna.button("ui-bot-here").first.click()
        expect(anna.button("ui-bot-here")).to_have_count(free)
    anna.page.get_by_label(anna.say("ui-bot-pace")).select_option(index=0)
    ben.button("ui-i-am-ready").click()
    anna.button("ui-start-game").click()
    for one in (anna, ben):
        expect(one.page.locator(".verso")).to_be_visible(timeout=PATIENCE)

    play_on([anna, ben], 4)
    play_until_turn_of(ben, [anna])
    reloads(ben)
    play_on([anna, ben], 4)
    play_until_turn_of(anna, [ben])  # else she waits a minute for who is silent
    falls_silent(ben, anna, tunnel)
    play_on([anna, ben], 4)
    opens_a_second_tab(ben)
    play_to_the_end([anna, ben])

    [record] = anna.context.request.get(f"{anna.address}/api/me").json()["records"]
    assert record["players"][:2] == ["Anna", "Ben"]
    for one in (anna, ben):
        for points in record["result"]["scores"]:
            expect(one.page.get_by_text(str(points), exact=True).first).to_be_visible()


def reloads(person: Person) -> None:
    before = display(person)
    person.page.reload()
    expect(person.page.locator(".verso")).to_be_visible(timeout=PATIENCE)
    assert display(person) == before


def falls_silent(person: Person, other: Person, tunnel: Tunnel) -> None:
    """In a tunnel nothing is closed and nothing arrives: the page notices, says so, and comes back alone."""
    person.line_may_break = True
    tunnel.silent = True
    person.page.evaluate("dispatchEvent(new Event('online'))")  # as on waking up: the line is tested at once
    sees_connecting(person)
    play_on([other], 1)
    tunnel.end_silence()
    sees_the_line_is_back(person)


def opens_a_second_tab(person: Person) -> None:
    """The newest tab has the seat; the older one says so and stops, until it is told to go on."""
    first, second = person.page, person.new_page()
    second.goto(first.url)
    expect(second.locator(".verso")).to_be_visible(timeout=PATIENCE)
    expect(first.get_by_text(person.say("ui-link-replaced")).first).to_be_visible(timeout=PATIENCE)
    first.get_by_role("button", name=person.say("ui-go-on-here")).click()
    expect(first.locator(".verso")).to_be_visible(timeout=PATIENCE)
    expect(second.get_by_text(person.say("ui-link-replaced")).first).to_be_visible(timeout=PATIENCE)
    second.close()


def test_server_killed_in_mid_game_and_started_again(person: Invite, server: Server) -> None:
    anna, ben = person("Anna", "de"), person("Ben", "en", (360, 740))
    code = anna.open_room(seats=2)
    anna.open(f"/r/{code}")
    ben.come_in(code)
    ben.button("ui-i-am-ready").click()
    anna.button("ui-start-game").click()
    for one in (anna, ben):
        expect(one.page.locator(".verso")).to_be_visible(timeout=PATIENCE)
    play_on([anna, ben], 7)
    play_until_turn_of(ben, [anna])
    before = [display(one) for one in (anna, ben)]
    for one in (anna, ben):
        one.line_may_break = True
    server.kill()
    for one in (anna, ben):
        sees_connecting(one)
    server.start()
    for one in (anna, ben):
        sees_the_line_is_back(one)
    assert [display(one) for one in (anna, ben)] == before
    play_to_the_end([anna, ben])
