"""How people play Verso here: plainly, but through the page alone."""

import time
from collections.abc import Sequence

from playwright.sync_api import Locator, expect

from tests.browser.asked import first_of, patience
from tests.browser.people import PATIENCE, Person

GAME_SECONDS = 120.0
MOVES = (("ui-verso-keep", "k"), ("ui-verso-flip", "ff"), ("ui-verso-pass", "pp"))
"""The button of a move, and its keys."""
OVER = "ui-once-more"
"""The button that stands where the game is over."""


def offered(person: Person, key: str) -> Locator:
    """The button of a move, where that move can be made now."""
    return person.button(key).and_(person.page.locator("[aria-disabled=false]"))


def bankable(person: Person) -> Locator:
    """The own cards out of which a run can be banked."""
    return person.page.locator("[data-card]").and_(
        person.page.get_by_role("button", name=person.say("ui-verso-bankable"))
    )


def due(person: Person, wait: int = 0) -> str:
    """The key of the move that this person can make now, OVER once the game is; else empty."""
    moves = [(key, "button[aria-disabled=false]", person.say(key)) for key, _ in MOVES]
    return first_of(person, [(OVER, "button", person.say(OVER)), *moves], wait)


def take_turn(person: Person, wait: int = 0) -> bool:
    """Keep, else flip, else pass, by keys; False where it is not this person's turn."""
    keys = dict(MOVES).get(due(person, wait), "")
    for one in keys:
        person.page.keyboard.press(one)
    return keys != ""


def bank_by_pointer(person: Person) -> bool:
    """Gather the run of the first underlined card and confirm; False where there is none."""
    if due(person) != "ui-verso-keep" or not bankable(person).count():
        return False
    bankable(person).first.click()
    again = person.button("ui-again", exact=False)
    expect(again).to_be_visible(timeout=PATIENCE)
    while again.count():  # the second tap counts only after a moment
        again.click()
    return True


def is_over(person: Person) -> bool:
    return due(person) == OVER


def play_on(people: Sequence[Person], turns: int) -> None:
    """Until these people have made so many moves together, or the game is over."""
    made = 0
    end = time.monotonic() + GAME_SECONDS
    while made < turns and not is_over(people[0]):
        assert time.monotonic() < end, "nobody can move"
        made += sum(take_turn(one, patience(people)) for one in people)


def play_until_turn_of(person: Person, others: Sequence[Person]) -> None:
    """Until it is this person's turn: then nothing moves while they wait."""
    end = time.monotonic() + GAME_SECONDS
    while not (found := due(person, patience([person, *others]))):
        assert time.monotonic() < end, "it is never their turn"
        for one in others:
            take_turn(one)
    assert found != OVER, "the game is over"


def play_to_the_end(people: Sequence[Person]) -> None:
    play_on(people, 10_000)
    for one in people:
        expect(one.button("ui-once-more")).to_be_visible(timeout=PATIENCE)


def gather(person: Person) -> None:
    """Gather the run of the first underlined card, to be confirmed."""
    bankable(person).first.click()
    expect(person.button("ui-again", exact=False)).to_be_visible(timeout=PATIENCE)


def score(person: Person) -> int:
    """The own points as the table shows them."""
    return int(person.page.locator("main [data-place^='score:']").inner_text())
