"""The harness itself: what goes wrong on a page is noticed."""

import pytest

from tests.browser.conftest import Invite

pytestmark = pytest.mark.browser


def test_troubles_of_a_page_are_noted(person: Invite) -> None:
    anna = person()
    anna.open()
    anna.page.evaluate("document.body.insertAdjacentHTML('beforeend', '<p style=\"color:red\">x</p>')")
    anna.page.evaluate("setTimeout(() => { throw new Error('broken') })")
    anna.page.evaluate("fetch('/api/records/none').catch(() => 0)")
    anna.page.wait_for_timeout(50)
    noted = "\n".join(anna.troubles)
    anna.troubles.clear()
    assert "CSP style-src" in noted
    assert "broken" in noted
    assert "404" in noted
