"""Parts of a page that come later, while the line is down: the page says so, or goes on once they come."""

import re
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Request, expect

from tests.browser.conftest import Invite
from tests.browser.people import PATIENCE, Person

pytestmark = pytest.mark.browser


@contextmanager
def without(person: Person, part: str) -> Iterator[None]:
    """The line breaks when this part of the client is asked for, which happens within this."""
    pattern = re.compile(rf"/assets/{part}-\w[^/]*\.js$")
    person.line_may_break = True
    person.page.route(pattern, lambda route: route.abort("connectionfailed"))

    def is_it(request: Request) -> bool:
        return pattern.search(request.url) is not None

    with person.page.expect_event("requestfailed", is_it, timeout=3 * PATIENCE):
        yield
    person.page.unroute(pattern)


@pytest.mark.parametrize(
    ("path", "part", "there"), [("/learn/verso/1", "Learn", ".task"), ("/typeworks", "Typeworks", "textarea")]
)
def test_a_page_that_did_not_come_says_so_and_is_tried_again(
    person: Invite, path: str, part: str, there: str
) -> None:
    anna = person("Anna", "en")
    with without(anna, part):
        anna.open(path)
        anna.sees("ui-error-network")
    anna.button("ui-try-now").click()
    expect(anna.page.locator(there).first).to_be_visible(timeout=PATIENCE)
    expect(anna.page.get_by_text(anna.say("ui-error-network"))).to_have_count(0)


def test_drawings_that_did_not_come_are_asked_for_until_they_do(person: Invite) -> None:
    anna = person("Anna", "en")
    drawn = anna.page.locator("symbol[id^=verso]")
    with without(anna, "faces-verso"):
        anna.open("/learn/verso/1")
        expect(anna.page.locator("[data-card]").first).to_be_visible(timeout=PATIENCE)
        assert drawn.count() == 0
    expect(drawn.first).to_be_attached(timeout=PATIENCE)


def test_words_that_did_not_come_are_waited_for(person: Invite) -> None:
    anna = person("Anna", "en")
    with without(anna, "en"):
        anna.open()
    expect(anna.offer("ui-open-room")).to_be_visible(timeout=PATIENCE)


def test_an_example_that_did_not_come_is_still_and_comes_alive_later(person: Invite) -> None:
    anna = person("Anna", "en")
    example = anna.page.locator(".example").first
    with without(anna, "Board"):
        anna.page.goto(anna.address + "/rules/verso?lang=en", timeout=3 * PATIENCE)
        example.scroll_into_view_if_needed()
        expect(example.locator(".still")).to_be_visible()
    expect(example).to_have_class(re.compile(r"\blive\b"), timeout=PATIENCE)
