"""The rule pages in a browser: examples that are played, refusals that lead to their rule, reading without
script, printing, every size and language."""

import re

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.conftest import Invite
from tests.browser.measure import findings
from tests.browser.people import PATIENCE, Person
from tests.browser.serving import Server
from volte.pages import text

pytestmark = pytest.mark.browser

PHONE, TABLET, DESK = (360, 740), (768, 1024), (1440, 900)
GAMES = ("verso", "versa", "reversis")


def example(page: Page, name: str) -> Locator:
    """An example of the page, once it is alive."""
    found = page.locator(f'[id="{name}"]')
    found.scroll_into_view_if_needed()
    expect(found).to_have_class(re.compile(r"\blive\b"), timeout=PATIENCE)
    return found


def open_rules(person: Person, path: str) -> None:
    """The first page of a server is made when it is asked for; a busy machine takes its time."""
    person.page.goto(person.address + path, timeout=3 * PATIENCE)


def press(person: Person, inside: Locator, key: str) -> None:
    inside.get_by_role("button", name=person.say(key), exact=True).click()


def test_an_example_is_stepped_asked_and_played_another_way(person: Invite) -> None:
    anna = person("Anna", "de", DESK)
    open_rules(anna, "/rules/verso?lang=de")
    here = example(anna.page, "05-must-flip")
    step, told = here.locator(".count"), here.locator(".told")
    expect(step).to_have_text(anna.say("page-example-step", step=1, steps=2))
    refused = here.locator(".at-work .refused")
    expect(refused).to_contain_text(anna.say("page-example-refused", move=anna.say("page-move-verso-keep")))
    assert refused.get_by_role("link").get_attribute("href") == "#V11"

    press(anna, here, "page-example-on")
    expect(step).to_have_text(anna.say("page-example-step", step=2, steps=2))
    expect(told).to_contain_text("Anna")
    onwards = here.get_by_role("button", name=anna.say("page-example-on"), exact=True)
    expect(onwards).to_have_attribute("aria-disabled", "true")
    press(anna, here, "page-example-back")

    press(anna, here, "page-example-may")
    bank = anna.say("page-move-verso-bank", colour="B", low=3, high=4, joker=0)
    choices = here.locator(".may button")
    expect(choices.filter(has_text=bank)).to_be_visible(timeout=PATIENCE)
    assert choices.all_inner_texts() == [bank, anna.say("page-move-verso-flip")]
    choices.filter(has_text=bank).click()
    expect(told).to_contain_text("4", timeout=PATIENCE)  # points: 3 + 1
    press(anna, here, "page-example-again")
    expect(step).to_have_text(anna.say("page-example-step", step=1, steps=2))


def test_playing_on_opens_a_table_whose_refusals_lead_to_the_rule(person: Invite) -> None:
    anna = person("Anna", "de", DESK)
    open_rules(anna, "/rules/verso?lang=de")
    press(anna, example(anna.page, "05-must-flip"), "page-example-play")
    anna.page.wait_for_url(re.compile("/r/"))
    table = anna.page.locator(".verso").first
    expect(table).to_be_visible(timeout=PATIENCE)
    anna.sees("ui-your-turn")
    keep = anna.page.get_by_role("button", name=re.compile(f"^{anna.say('ui-verso-keep')}")).first
    expect(keep).to_have_attribute("aria-disabled", "true")
    keep.click(force=True)  # people do
    link = anna.page.get_by_role("alert").get_by_role("link")
    expect(link).to_have_text("V11", timeout=PATIENCE)
    assert link.get_attribute("href") == "/rules/verso?lang=de#V11"
    with anna.context.expect_page() as opened:
        link.click()
    rule = opened.value
    alive = "() => document.querySelectorAll('.example.live').length > 3"
    rule.wait_for_function(alive, timeout=PATIENCE)
    expect(rule.locator("#V11")).to_be_in_viewport(ratio=0.9)  # also after what is above it came alive
    assert rule.locator("html").get_attribute("lang") == "de"
    expect(table).to_be_visible()  # nothing was lost


@pytest.mark.parametrize(("game", "name"), [("versa", "01-pull-stack"), ("reversis", "10-quinola-forced")])
def test_examples_of_the_other_games_are_alive_and_go_on(person: Invite, game: str, name: str) -> None:
    anna = person("Anna", "en", TABLET)
    open_rules(anna, f"/rules/{game}?lang=en#{name}")
    here = example(anna.page, name)
    press(anna, here, "page-example-on")
    expect(here.locator(".told")).to_contain_text("Anna")
    press(anna, here, "page-example-play")
    anna.page.wait_for_url(re.compile("/r/"))
    expect(anna.page.locator(f".{game}").first).to_be_visible(timeout=PATIENCE)


def test_the_language_is_the_reader_s_and_a_choice_is_remembered(person: Invite) -> None:
    anna = person("Anna", "de")
    open_rules(anna, "/rules/verso")
    html = anna.page.locator("html")
    expect(html).to_have_attribute("lang", "de")
    anna.page.locator(".languages").get_by_role("link", name="English").click()
    expect(html).to_have_attribute("lang", "en")
    open_rules(anna, "/rules/reversis")
    expect(html).to_have_attribute("lang", "en")
    anna.open("/")
    expect(html).to_have_attribute("lang", "en")


def test_the_start_page_leads_to_the_rules(person: Invite) -> None:
    anna = person("Anna", "en")
    anna.open()
    anna.offer("ui-rules").click()
    with anna.context.expect_page() as opened:
        anna.page.get_by_role("link", name=anna.say("ui-rules-all")).click()
    expect(opened.value.get_by_role("heading", level=1)).to_have_text("Verso", timeout=PATIENCE)


def test_everything_can_be_read_without_script(chromium: Browser, server: Server) -> None:
    context = chromium.new_context(
        java_script_enabled=False, locale="de-DE", viewport={"width": PHONE[0], "height": PHONE[1]}
    )
    page = context.new_page()
    page.goto(f"{server.address}/rules/verso#01-worked-example", timeout=3 * PATIENCE)
    here = page.locator('[id="01-worked-example"]')
    expect(here.locator(".board svg").first).to_be_visible()
    expect(here.locator(".moves li")).to_have_count(1)
    page.locator("summary").click()
    page.locator(".contents").get_by_role("link", name="Häufige Fehler").click()
    expect(page.locator("#mistakes h2")).to_be_in_viewport()
    context.close()


def test_printing_leaves_the_text_and_every_move(person: Invite) -> None:
    anna = person("Anna", "de", DESK)
    open_rules(anna, "/rules/verso?lang=de")
    here = example(anna.page, "01-worked-example")
    anna.page.emulate_media(media="print")
    expect(here.locator(".moves")).to_be_visible()
    expect(here.locator(".steps")).to_be_hidden()
    for gone in (".contents", ".languages", "#report"):
        expect(anna.page.locator(gone)).to_be_hidden()


@pytest.mark.wide
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("size", "dark"), [(PHONE, False), (DESK, True)])
def test_pages_fit_and_can_be_read_and_tapped(
    person: Invite, game: str, size: tuple[int, int], dark: bool
) -> None:
    found = []
    for language in text.languages(game):
        anna = person("Anna", language, size, dark)
        open_rules(anna, f"/rules/{game}?lang={language}")
        here = anna.page.locator(".example").first
        here.scroll_into_view_if_needed()
        expect(here).to_have_class(re.compile(r"\blive\b"), timeout=PATIENCE)
        press(anna, here, "page-example-may")
        expect(here.locator(".may")).to_be_visible(timeout=PATIENCE)
        found += [f"{language}: {one}" for one in findings(anna.page)]
    assert found == []
