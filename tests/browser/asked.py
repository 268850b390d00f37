"""What is asked of somebody now, found in one look at the page: to ask for roles again and again is slow."""

from collections.abc import Sequence

from tests.browser.people import Person

Way = tuple[str, str, str]
"""What it is called here, a selector, and the words of a button ("": whatever it says)."""

LOOK = """async ([ways, wait]) => {
  const words = (one) => (one.ariaLabel ?? one.textContent).replace(/\\s+/g, ' ').trim()
  const isThere = ([, selector, text]) => [...document.querySelectorAll(selector)].some(
    (one) => one.checkVisibility({ visibilityProperty: true }) && (text === '' || words(one) === text),
  )
  const end = performance.now() + wait
  for (;;) {
    const found = ways.find(isThere)
    if (found || performance.now() >= end) return found?.[0] ?? ''
    await new Promise((done) => setTimeout(done, 10))
  }
}"""


def first_of(person: Person, ways: Sequence[Way], wait: int = 0) -> str:
    """The first of these that is there within so many milliseconds; empty where none is."""
    found: str = person.page.evaluate(LOOK, [ways, wait])
    return found


def patience(people: Sequence[Person]) -> int:
    """Milliseconds to look at each in a round of looks: who is alone needs to look at nobody else."""
    return 500 if len(people) == 1 else 50
