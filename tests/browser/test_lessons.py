"""Lessons in a real browser: whole ones by touch and by keyboard, tries that go wrong, every screen."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Invite
from tests.browser.measure import WIDER, broken, clipped, findings
from tests.browser.people import PATIENCE, Person
from tests.browser.serving import Server
from volte.pages import lessons
from volte.pages.lessons import Lesson, Step
from volte.words import LANGUAGES

pytestmark = pytest.mark.browser

PHONE, TABLET, DESKTOP = (360, 740), (768, 1024), (1440, 900)


def all_of(game: str) -> list[Lesson]:
    return [lessons.lesson(game, name) for name in lessons.names(game)]


def key(one: Lesson, number: int, what: str) -> str:
    return f"{one.sidecar.text}-{what}" if number == 0 else f"{one.sidecar.text}-{number + 1}-{what}"


def outcome(anna: Person) -> Locator:
    return anna.page.locator(".outcome")


def task(anna: Person, one: Lesson, number: int = 0) -> None:
    """The task stands there, and the table waits for the learner."""
    expect(anna.page.locator(".task")).to_contain_text(anna.say(key(one, number, "task")), timeout=PATIENCE)
    expect(anna.page.locator(".game > :not(.loading)")).to_be_visible(timeout=PATIENCE)


def go_through(
    anna: Person, game: str, make: Callable[[Person, str], None], on: Callable[[Person], None]
) -> None:
    """All lessons of a game, each solved by its first right move, from one to the next."""
    anna.open(f"/learn/{game}")
    every = all_of(game)
    for at, one in enumerate(every):
        for number, step in enumerate(one.sidecar.steps):
            task(anna, one, number)
            make(anna, right_now(one, number, step))
        last = len(one.sidecar.steps) - 1
        expect(outcome(anna)).to_contain_text(anna.say(key(one, last, "right")), timeout=PATIENCE)
        clauses = outcome(anna).get_by_role("link", name=re.compile(r"^\S+ [VAR]\d+$"))
        assert clauses.count() == len(one.sidecar.steps[last].clauses)
        if at + 1 < len(every):
            on(anna)
    expect(outcome(anna)).to_contain_text(anna.say("ui-lesson-all-done", count=len(every), game=titled(game)))


def right_now(one: Lesson, number: int, step: Step) -> str:
    """The right move of this step; where the last one had the same choice, the other one (10-last-card)."""
    before = one.sidecar.steps[number - 1].right[0] if number else ""
    return next(move for move in step.right if move != before or len(step.right) == 1)


def titled(game: str) -> str:
    return {"verso": "Verso", "versa": "VERSA", "reversis": "Reversis"}[game]


def next_one(anna: Person) -> Locator:
    return outcome(anna).get_by_role("link", name=anna.say("ui-lesson-next"), exact=True)


def by_touch(anna: Person, move: str) -> None:
    """A move of VERSA with the finger: a card is tapped twice, a Core once and then its colour."""
    verb, *rest = move.split(" ")
    if verb != "play":
        anna.button("ui-versa-draw", count=1).tap()
        return
    card = anna.page.locator(f'[data-card="{rest[0]}"]').first
    expect(card).to_be_enabled(timeout=PATIENCE)
    card.tap()
    if rest[1:]:
        anna.button("ui-versa-name-colour", colour=rest[1]).tap()
        return
    expect(card).to_have_attribute("aria-pressed", "true")
    card.tap()


def by_keyboard(anna: Person, move: str) -> None:
    """A move of Verso with the keys that the table names."""
    keys = anna.page.keyboard
    verb, *rest = move.split(" ")
    expect(anna.page.locator("main.own.lit")).to_be_visible(timeout=PATIENCE)
    if verb == "keep":
        expect(anna.button("ui-verso-keep")).to_be_enabled(timeout=PATIENCE)
        keys.press("k")
    elif verb == "flip":
        expect(anna.button("ui-verso-flip")).to_be_enabled(timeout=PATIENCE)
        keys.press("f")
        expect(anna.page.get_by_text(anna.say("ui-verso-flip-cost")).first).to_be_visible(timeout=PATIENCE)
        keys.press("f")
    else:
        low, high = rest[1].split("-")
        joker = rest[2][2:] if rest[2:] else ""
        for value in range(int(low), int(high) + 1):
            keys.press("j" if str(value) == joker else str(value))
        expect(anna.page.get_by_text(anna.say("ui-again")).first).to_be_visible(timeout=PATIENCE)
        keys.press("Enter")


def test_a_whole_lesson_by_touch(person: Invite) -> None:
    anna = person("Anna", "de", PHONE)
    go_through(anna, "versa", by_touch, lambda one: next_one(one).tap())
    # Progress is kept on the device, and the lessons stay in free order.
    anna.page.reload()
    count = len(all_of("versa"))
    progress = anna.button("ui-lesson-progress", number=count, count=count, done=count)
    progress.tap()
    dialog = anna.page.get_by_role("dialog")
    expect(dialog.get_by_text(anna.say("ui-lesson-done"))).to_have_count(count)
    dialog.get_by_role("link", name=anna.say("lesson-versa-core-title")).tap()
    task(anna, lessons.lesson("versa", "06-core"))
    # From the start: nothing is done any more.
    anna.page.locator(".progress").tap()
    anna.button("ui-lesson-from-start").tap()
    task(anna, all_of("versa")[0])
    expect(anna.button("ui-lesson-progress", number=1, count=count, done=0)).to_be_visible()


def test_a_whole_lesson_by_keyboard(person: Invite) -> None:
    anna = person("Anna", "en", DESKTOP)

    def go_on(one: Person) -> None:
        expect(next_one(one)).to_be_focused(timeout=PATIENCE)
        one.page.keyboard.press("Enter")

    go_through(anna, "verso", by_keyboard, go_on)


def test_reversis_up_to_the_partie(person: Invite) -> None:
    """A deal ends within a lesson: its account comes as at any table, then what it was about."""
    anna = person("Anna", "en", PHONE)
    anna.open("/learn/reversis/10")
    one = lessons.lesson("reversis", "10-partie")
    for number, card in enumerate(("3D", "KS")):
        task(anna, one, number)
        held = anna.page.locator(f'[data-card="{card}"]')
        expect(held).to_be_enabled()
        expect(anna.page.get_by_text(anna.say("ui-your-turn"), exact=True)).to_be_visible(timeout=PATIENCE)
        held.tap()
        held.tap()
    anna.page.get_by_role("dialog").get_by_role("button", name=anna.say("ui-close")).tap(timeout=PATIENCE)
    expect(outcome(anna)).to_contain_text(anna.say(key(one, 1, "right")), timeout=PATIENCE)


def test_what_is_refused_and_what_is_not_the_point(person: Invite) -> None:
    anna = person("Anna", "de", PHONE)
    anna.open("/learn/versa/7")
    one = lessons.lesson("versa", "07-pull")
    task(anna, one)
    # A card that does not fit stays, and the engine's reason leads to its clause.
    anna.page.locator('[data-card="core"]').tap()
    why = anna.page.locator(".bar [role=alert]")
    expect(why).to_contain_text("Farbkern", timeout=PATIENCE)
    expect(why.get_by_role("link", name="A9", exact=True)).to_have_attribute(
        "href", "/rules/versa?lang=de#A9"
    )
    assert outcome(anna).count() == 0
    # A hint, only when asked for.
    hint = anna.page.get_by_text(anna.say(key(one, 0, "hint")))
    assert hint.count() == 0
    anna.button("ui-lesson-hint").tap()
    expect(hint).to_be_visible()
    # Drawing is allowed, but not what was asked for: again, from the same position.
    anna.button("ui-versa-draw-penalty", count=2).tap()
    expect(outcome(anna)).to_contain_text(anna.say(key(one, 0, "other")), timeout=PATIENCE)
    expect(anna.page.locator(".hand [data-card]")).to_have_count(5)
    outcome(anna).get_by_role("button", name=anna.say("ui-lesson-again"), exact=True).tap()
    expect(anna.page.locator(".hand [data-card]")).to_have_count(3, timeout=PATIENCE)
    expect(outcome(anna)).to_have_count(0)
    by_touch(anna, "play G-pull")
    expect(outcome(anna)).to_contain_text(anna.say(key(one, 0, "right")), timeout=PATIENCE)


def test_the_server_is_away_for_a_while(person: Invite, server: Server) -> None:
    anna = person("Anna", "en")
    anna.line_may_break = True
    anna.open("/learn/verso/1")
    task(anna, lessons.lesson("verso", "01-keep"))
    server.kill()
    anna.button("ui-verso-keep").click()
    anna.sees("ui-error-network")
    server.start()
    anna.button("ui-try-now").click()
    expect(anna.page.get_by_text(anna.say("ui-error-network"))).to_have_count(0, timeout=PATIENCE)
    anna.button("ui-verso-keep").click()
    expect(outcome(anna)).to_contain_text(anna.say("lesson-verso-keep-right"), timeout=PATIENCE)


@pytest.mark.parametrize("game", ["verso", "versa", "reversis"])
def test_it_is_found(person: Invite, game: str) -> None:
    """From the start page, from a table's menu, and from the rule page."""
    anna = person("Anna", "de", PHONE)
    anna.open()
    address = re.compile(rf"/learn/{game}$")
    link = anna.page.get_by_role("link", name=anna.say("ui-learn-game", game=titled(game)))
    link.tap()
    expect(anna.page).to_have_url(address)
    task(anna, all_of(game)[0])
    anna.open(f"/rules/{game}?lang=de")
    count = len(all_of(game))
    anna.page.get_by_role("link", name=anna.say("page-lessons", count=count)).tap()
    expect(anna.page).to_have_url(address)


def test_it_is_in_the_table_s_menu(person: Invite) -> None:
    anna = person("Anna", "de", PHONE)
    anna.open(f"/r/{anna.open_room(seats=2, bots=['steady'], start=True)}")
    anna.button("ui-menu").tap()
    link = anna.page.get_by_role("link", name=anna.say("ui-learn-game", game="Verso"))
    expect(link).to_have_attribute("href", "/learn/verso")
    expect(link).to_have_attribute("target", "_blank")


MOVES: dict[str, Callable[[Person], None]] = {
    "verso": lambda anna: anna.page.keyboard.press("k"),
    "versa": lambda anna: anna.page.keyboard.press("d"),
    "reversis": lambda anna: anna.page.locator('[data-card="5S"]').dblclick(),
}


@pytest.mark.wide
@pytest.mark.parametrize("game", MOVES)
@pytest.mark.parametrize(("size", "dark"), [(PHONE, False), (PHONE, True), (TABLET, False), (DESKTOP, True)])
def test_every_screen(person: Invite, game: str, size: tuple[int, int], dark: bool) -> None:
    """The position, what is said after a move, and the list: sizes, width, axe-core."""
    anna = person("Anna", "de", size, dark)
    anna.open(f"/learn/{game}/1")
    task(anna, all_of(game)[0])
    assert findings(anna.page) == []
    MOVES[game](anna)
    expect(outcome(anna)).to_be_visible(timeout=PATIENCE)
    assert findings(anna.page) == []
    anna.page.locator(".progress").click()
    expect(anna.page.get_by_role("dialog")).to_be_visible()
    assert findings(anna.page) == []


@pytest.mark.wide
@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_cut_off_in_any_language(person: Invite, language: str) -> None:
    anna = person("Anna", language, PHONE)
    found = []
    for game in MOVES:
        for number, one in enumerate(all_of(game), 1):
            anna.open(f"/learn/{game}/{number}")
            task(anna, one)
            anna.button("ui-lesson-hint").tap()
            seen = [*anna.page.evaluate(WIDER), *clipped(anna.page), *broken(anna.page)]
            found += [f"{one.name}: {what}" for what in seen]
    assert found == []
