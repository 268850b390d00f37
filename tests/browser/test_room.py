"""A room among people: what the host does, reactions, late comers, once more, and what a device keeps."""

import json
import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Invite
from tests.browser.people import PATIENCE, Person
from tests.browser.playing import play_on, play_to_the_end

pytestmark = [pytest.mark.browser, pytest.mark.slow]


def seat_of(person: Person, name: str) -> Locator:
    return person.page.locator("li").filter(has=person.page.get_by_text(name, exact=True))


def seats(person: Person) -> list[str]:
    return [text.split("\n")[0] for text in person.page.locator(".seats li .who b").all_inner_texts()]


def change(host: Person, name: str) -> None:
    host.page.get_by_role("button", name=host.say("ui-change-seat", name=name), exact=True).click()


def test_the_host_names_swaps_fills_hands_over_and_removes(person: Invite) -> None:
    anna, ben = person("Anna", "de"), person("Ben", "en", (360, 740))
    anna.open()
    free = int(re.sub(r"\D", "", anna.page.locator("footer b").inner_text()))
    code = anna.open_room(seats=3)
    anna.open()
    expect(anna.page.locator("footer b")).to_have_text(anna.say("ui-rooms-free", count=free - 1))
    anna.open(f"/r/{code}")
    expect(anna.page.get_by_alt_text(anna.say("ui-qr"))).to_be_visible(timeout=PATIENCE)
    assert anna.page.get_by_alt_text(anna.say("ui-qr")).evaluate(
        "(one) => one.complete && one.naturalWidth > 0"
    )
    ben.come_in(code)
    anna.sees_person("Ben")

    change(anna, "Ben")
    anna.page.get_by_label(anna.say("ui-name"), exact=True).fill("Benno")
    anna.button("ui-rename").click()
    ben.sees_person("Benno")
    anna.button("ui-bot-here").click()
    expect(seat_of(ben, "Bot 3")).to_be_visible(timeout=PATIENCE)
    before = seats(ben)
    change(anna, "Benno")
    anna.button("ui-swap", name="Anna").click()
    expect(ben.page.locator(".seats li .who b").first).to_have_text("Benno", timeout=PATIENCE)
    assert sorted(seats(ben)) == sorted(before)

    change(anna, "Benno")
    anna.button("ui-hand-over").click()
    expect(ben.button("ui-start-game")).to_be_visible(timeout=PATIENCE)
    expect(anna.button("ui-start-game")).to_have_count(0)
    change(ben, "Anna")
    ben.button("ui-remove").click()
    anna.sees("ui-link-removed")


def test_pause_reactions_and_muting(person: Invite) -> None:
    anna, ben = person("Anna", "de"), person("Ben", "en", (360, 740))
    code = anna.open_room(seats=2, turn_seconds=60)
    anna.open(f"/r/{code}")
    ben.come_in(code)
    anna.button("ui-start-game").click()
    for one in (anna, ben):
        expect(one.page.locator(".verso")).to_be_visible(timeout=PATIENCE)
    anna.button("ui-menu").click()
    anna.button("ui-pause").click()
    anna.button("ui-close").click()
    expect(ben.page.get_by_role("status").filter(has_text=ben.say("ui-paused-host"))).to_be_visible()
    assert anna.page.locator("main button[aria-disabled=false]").count() == 0
    anna.button("ui-go-on").click()
    expect(ben.page.get_by_role("status").filter(has_text=ben.say("ui-paused-host"))).to_have_count(0)

    react(ben, "hello")
    anna.sees("ui-reaction-hello")
    expect(anna.page.get_by_text(anna.say("ui-reaction-hello"))).to_have_count(0, timeout=PATIENCE)
    anna.button("ui-react").click()
    anna.page.get_by_role("checkbox", name="Ben", exact=True).check()
    anna.button("ui-close").click()
    react(ben, "oops")
    ben.sees("ui-reaction-oops")  # it went round
    react(anna, "wow")
    ben.sees("ui-reaction-wow")
    assert anna.page.get_by_text(anna.say("ui-reaction-oops"), exact=True).count() == 0


def react(person: Person, reaction: str) -> None:
    person.button("ui-react").click()
    person.button(f"ui-reaction-{reaction}").click()


def test_late_comers_are_seated_in_the_next_game_and_seats_stay(person: Invite) -> None:
    anna, ben, carla = person("Anna", "de"), person("Ben", "en"), person("Carla", "de", (360, 740))
    code = anna.open_room(seats=3, bots=["casual"])
    anna.open(f"/r/{code}")
    ben.come_in(code)
    anna.button("ui-start-game").click()
    for one in (anna, ben):
        expect(one.page.locator(".verso")).to_be_visible(timeout=PATIENCE)
    carla.open(f"/r/{code}")
    carla.give_name()
    expect(carla.page.locator(".verso.watching")).to_be_visible(timeout=PATIENCE)
    carla.sees("ui-watching-hint")
    carla.sees("ui-next-seat")
    assert carla.page.locator("main button[aria-disabled=false], [data-card]").count() == 0
    play_to_the_end([anna, ben])

    ben.button("ui-once-more").click()
    expect(anna.page.locator(".agreed")).to_contain_text("Ben", timeout=PATIENCE)
    anna.button("ui-once-more").click()
    for one in (anna, ben, carla):
        expect(one.page.locator(".verso:not(.watching)")).to_be_visible(timeout=2 * PATIENCE)
    play_on([anna, ben, carla], 3)
    names = carla.page.locator(".verso section.other .name").all_inner_texts()
    assert set(names) >= {"Anna", "Ben"}


def test_results_are_kept_exported_moved_to_another_device_and_deleted(person: Invite) -> None:
    anna, phone = person("Anna", "de"), person("", "de", (360, 740))
    code = anna.open_room(seats=1, start=True)
    anna.open(f"/r/{code}")
    play_to_the_end([anna])
    anna.open("/me")
    points = anna.context.request.get(f"{anna.address}/api/me").json()["solo_best"]
    anna.sees("ui-solo-best", points=points)
    with anna.page.expect_download() as download:
        anna.page.get_by_role("link", name=anna.say("ui-export")).click()
    exported = json.loads(download.value.path().read_text("utf-8"))
    assert json.dumps(exported).count("Anna") > 0

    anna.button("ui-make-link").click()
    link = anna.page.get_by_label(anna.say("ui-link"), exact=True).input_value()
    phone.page.goto(re.sub(r"^https?://[^/]+", anna.address, link))
    phone.open("/me")
    phone.sees("ui-solo-best", points=points)
    phone.open(f"/r/{code}")
    expect(phone.button("ui-once-more")).to_be_visible(timeout=PATIENCE)

    phone.open("/me")
    phone.sees("ui-solo-best", points=points)
    phone.button("ui-forget").click()
    phone.button("ui-forget-sure").click()
    phone.sees("ui-forgotten")
    phone.sees("ui-no-results")
    assert phone.context.request.get(f"{anna.address}/api/me").json()["records"] == []
