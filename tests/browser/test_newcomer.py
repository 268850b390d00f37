"""Somebody who is here for the first time: no dead ends, nobody else's controls, nothing lost by haste."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.people import PATIENCE, Person
from tests.browser.playing import play_to_the_end

pytestmark = [pytest.mark.browser, pytest.mark.slow]


def closes_the_name_dialog(guest: Person, code: str) -> None:
    guest.open(f"/r/{code}")
    expect(guest.page.get_by_role("dialog")).to_be_visible(timeout=PATIENCE)
    guest.page.keyboard.press("Escape")
    expect(guest.page.get_by_role("dialog")).to_have_count(0)


@pytest.mark.parametrize("language", ["de", "en", "ja", "ru"])
def test_who_closes_the_name_dialog_can_still_join(person: Invite, language: str) -> None:
    anna, ben = person("Anna", language), person("Ben", language, (360, 740))
    code = anna.open_room(seats=3)
    anna.open(f"/r/{code}")
    expect(anna.button("ui-bot-here")).to_have_count(2, timeout=PATIENCE)
    closes_the_name_dialog(ben, code)
    ben.sees("ui-watching-hint")
    expect(ben.button("ui-bot-here")).to_have_count(0)
    ben.button("ui-join-in").click()
    ben.give_name()
    anna.sees_person("Ben")
    expect(ben.button("ui-i-am-ready")).to_be_visible()


def test_who_closes_it_while_others_play_joins_the_next_game_which_is_told(
    person: Invite,
) -> None:
    anna, ben = person("Anna", "en"), person("Ben", "de", (360, 740))
    code = anna.open_room(seats=2, bots=["casual"], start=True)
    anna.open(f"/r/{code}")
    expect(anna.page.locator(".verso")).to_be_visible(timeout=PATIENCE)
    expect(anna.button("ui-react")).to_have_count(0)  # to whom?
    closes_the_name_dialog(ben, code)
    expect(ben.button("ui-react")).to_have_count(0)
    ben.button("ui-join-next").click()
    ben.give_name()
    ben.sees("ui-next-seat")
    expect(ben.button("ui-react")).to_be_visible()
    expect(anna.button("ui-react")).to_be_visible()
    play_to_the_end([anna])
    anna.button("ui-look-at-table").click()
    log = anna.page.get_by_role("complementary", name=anna.say("ui-log"))
    told = anna.say("room-sat-for", name="Ben", place=2, bot="Bot 2")
    expect(log.get_by_text(told)).to_be_visible(timeout=PATIENCE)


@pytest.mark.parametrize("size", [(360, 740), (768, 1024), (1440, 900)])
def test_a_link_shows_all_of_itself_and_what_opens_has_a_sign(person: Invite, size: tuple[int, int]) -> None:
    anna = person("Anna", "de", size)
    code = anna.open_room(seats=2)
    anna.open(f"/r/{code}")
    link = anna.page.get_by_label(anna.say("ui-link"), exact=True)
    expect(link).to_have_value(re.compile(f"/r/{code}$"), timeout=PATIENCE)
    # As a name of a real house would be, with an address of its own.
    link.evaluate("(field) => (field.value = 'https://volte.the-living-room.example.org/r/MOHN42')")
    assert link.evaluate("(field) => field.scrollWidth <= field.clientWidth")
    assert link.evaluate("(field) => field.scrollHeight <= field.clientHeight")
    opens = anna.page.locator("summary")
    assert opens.evaluate("(one) => getComputedStyle(one, '::after').borderBottomStyle") == "solid"


@pytest.mark.parametrize(("size", "key"), [((360, 740), "ui-idea-short-"), ((1440, 900), "ui-idea-")])
def test_the_start_page_says_what_each_game_is_and_what_the_theme_becomes(
    person: Invite, size: tuple[int, int], key: str
) -> None:
    anna = person("Anna", "en", size)
    anna.open()
    for game in ("verso", "versa", "reversis"):
        idea = anna.page.locator("main").get_by_text(anna.say(key + game), exact=True)
        expect(idea).to_be_visible(timeout=PATIENCE)
        assert size[0] > 360 or idea.bounding_box()["height"] < 24  # type: ignore[index]
    anna.button("ui-switch-dark").click()
    anna.button("ui-switch-light").click()
    expect(anna.button("ui-switch-dark")).to_be_visible()


def test_results_say_what_they_brought_and_a_double_tap_deletes_nothing(person: Invite) -> None:
    anna = person("Anna", "de")
    code = anna.open_room(seats=2, bots=["casual"], start=True)
    anna.open(f"/r/{code}")
    play_to_the_end([anna])
    [record] = anna.context.request.get(f"{anna.address}/api/me").json()["records"]
    anna.open("/me")
    line = anna.page.get_by_role("listitem").filter(has_text="Verso")
    expect(line).to_contain_text(anna.say("ui-points", points=record["result"]["scores"][0]))
    won = record["result"]["winners"] == [0]
    expect(line).to_contain_text(anna.say("ui-won") if won else anna.say("ui-won-by", names="Bot 2"))
    anna.button("ui-forget").dblclick()
    expect(anna.button("ui-forget")).to_be_visible()
    expect(line).to_be_visible()
    anna.button("ui-forget").click()
    anna.button("ui-forget-sure").click()
    anna.sees("ui-forgotten")


def test_back_is_one_thing_in_the_replay(person: Invite) -> None:
    anna = person("Anna", "de", (360, 740))
    code = anna.open_room(seats=1, start=True)
    anna.open(f"/r/{code}")
    play_to_the_end([anna])
    anna.page.get_by_role("link", name=anna.say("ui-replay"), exact=True).click()
    expect(anna.button("ui-later")).to_be_visible(timeout=PATIENCE)
    back = re.compile(re.escape(anna.say("ui-back")), re.IGNORECASE)
    buttons, links = anna.page.get_by_role("button", name=back), anna.page.get_by_role("link", name=back)
    assert buttons.count() + links.count() == 1
    assert anna.page.get_by_role("slider").bounding_box()["width"] > 300  # type: ignore[index]


def test_a_room_one_is_alone_in_is_closed_from_the_start_page(person: Invite) -> None:
    anna, ben = person("Anna", "de"), person("Ben", "de")
    alone, shared = anna.open_room(seats=1, start=True), anna.open_room(seats=2)
    ben.come_in(shared)
    anna.open()
    written = [f"{code[:4]} {code[4:]}" for code in (alone, shared)]
    expect(anna.page.get_by_role("link", name=written[1])).to_be_visible(timeout=PATIENCE)
    expect(anna.button("ui-close-room-of", code=written[1])).to_have_count(0)
    anna.button("ui-close-room-of", code=written[0]).click()
    anna.sees("ui-close-room-more")
    anna.button("ui-close-room").click()
    expect(anna.page.get_by_role("link", name=written[0])).to_have_count(0)
    assert anna.context.request.get(f"{anna.address}/api/rooms/{alone}").status == 404


def test_a_wrong_address_is_a_page_with_the_way_home(person: Invite) -> None:
    anna = person("Anna", "ru", (360, 740))
    answer = anna.page.goto(anna.address + "/nothing")
    assert answer is not None and answer.status == 404
    anna.sees("page-missing")
    anna.page.get_by_role("link", name=anna.say("ui-to-start"), exact=True).click()
    expect(anna.page.get_by_role("heading", name="Volte")).to_be_visible(timeout=PATIENCE)
    anna.troubles = [trouble for trouble in anna.troubles if "404" not in trouble]
