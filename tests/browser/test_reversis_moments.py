"""Rare moments of Reversis as they come from a server: payments, the ninth trick, claims, costly cards."""

import re
import time
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.acted import NAMES, Acted
from tests.browser.conftest import Invite
from tests.browser.measure import findings
from tests.browser.people import PATIENCE, Person
from tests.browser.tricks import go_on, hand, main_button, take_away
from tests.games.reversis.table import deck, ending, opening

pytestmark = pytest.mark.browser

TOPS = "AS KS QS JS 9S 8S 7S 6S 5S"


def paid(person: Person, payer: int, receiver: int, chips: int, reason: str, **factors: int) -> str:
    """The sentence of a payment, as the log has it."""
    return person.say(
        "reversis-paid",
        payer=payer,
        receiver=receiver,
        from_seat=NAMES[payer],
        to_seat=NAMES[receiver],
        sum=chips,
        reason=reason,
        opposite=factors.get("opposite", 0),
        late=factors.get("late", 0),
    )


def last_trick(**more: Any) -> dict[str, Any]:
    """The worked example: Ben leads hearts in the last trick and Dan, opposite, must play the Quinola."""
    start = ending("4C", "9H", "3C", "JH", tricks=(2, 2, 3, 3), **more)
    return {**start, "dealer": 0, "leader": 1}


def test_worked_example_each_payment_is_told_with_its_reason_and_factors(person: Invite) -> None:
    """R24: Dan pays Ben 40, Anna and Carla pay 10 each, and Dan the surcharge."""
    anna = person("Anna", "de", (1280, 800))
    acted = Acted(anna, last_trick())
    acted.enter()
    acted.play("play 9H", "play 3C", "play JH", "play 4C")
    telling = anna.page.locator(".telling")
    expect(telling).to_contain_text(
        paid(anna, 3, 1, 40, "quinola-forced", opposite=1, late=1), timeout=PATIENCE
    )
    expect(telling).to_contain_text(paid(anna, 2, 1, 10, "quinola-bystander", late=1))
    expect(telling).to_contain_text(paid(anna, 0, 1, 10, "quinola-bystander", late=1))
    expect(telling).to_contain_text(anna.say("reversis-reason", reason="surcharge"))
    assert len(anna.page.locator(".cross [role=img]").all()) == 4
    expect(anna.page.locator(".pots b")).to_have_text("50")
    expect(anna.page.locator(".right [data-place^=chips-] + b").first).to_contain_text("160")


def test_the_partie_and_the_kitty_are_shown_when_the_deal_ends(person: Invite) -> None:
    anna = person("Anna", "en", (360, 740))
    acted = Acted(anna, last_trick(kitty="2S KS QD 5S"))
    acted.enter()
    acted.play("play 9H", "play 3C", "play JH", "play 4C")
    expect(go_on(anna)).to_be_visible(timeout=PATIENCE)
    take_away(anna)
    dialog = anna.page.get_by_role("dialog")
    expect(dialog).to_be_visible(timeout=PATIENCE)
    expect(dialog.locator(".kitty [role=img]")).to_have_count(4)
    expect(dialog).to_contain_text(anna.say("ui-reversis-partie-value", value=9))
    take_away(anna)
    expect(dialog).to_have_count(0)


def test_a_claim_is_offered_to_the_winner_while_the_table_waits(person: Invite) -> None:
    """R11: the account of the deal stays, with the button, until the next dealer goes on."""
    anna = person("Anna", "en", (360, 740))
    start = ending("2C", "3C", "4C", "AC", tricks=(0, 3, 3, 4), dealer=3, leader=3)
    acted = Acted(anna, start, claims="must_claim")
    acted.enter()
    acted.play("play AC", "play 2C", "play 3C", "play 4C")
    expect(go_on(anna)).to_be_visible(timeout=PATIENCE)
    take_away(anna)
    expect(anna.button("ui-reversis-claim")).to_be_visible(timeout=PATIENCE)
    anna.button("ui-reversis-claim").click()
    expect(anna.button("ui-reversis-claim")).to_have_count(0)
    assert "claim" not in acted.game.legal(acted.table.state, 0)
    assert any(one.reason == "ace-led" for one in acted.view.ledger)
    anna.button("ui-reversis-next").click()
    expect(anna.page.get_by_role("dialog")).to_have_count(0, timeout=PATIENCE)


def slam() -> dict[str, Any]:
    """Anna holds nine spades from the top, nobody else has one: the first nine tricks are hers."""
    others = {1: "S", 2: "S", 3: "S"}
    held = (f"{TOPS} AC KC", "AH AD 2C 3C", "3H 4C 5C", "JH 6C 7C")
    return opening(*held, voids=others, kitty="4S 3S 2S", dealer=1, leader=0)


def nine_tricks(acted: Acted) -> None:
    """Payments for thrown cards come first, from whoever throws them; the last two cards are kept."""
    kept = {"2C", "3C", "4C", "5C", "6C", "7C"}
    for card in TOPS.split():
        acted.play(f"play {card}")
        for seat in (1, 2, 3):
            legal = acted.game.legal(acted.table.state, seat)
            acted.play(next(move for move in legal if move[5:] not in kept))
        if card != "5S":
            yield_trick(acted.person)


def yield_trick(person: Person) -> None:
    expect(go_on(person)).to_be_visible(timeout=PATIENCE)
    take_away(person)


def test_many_tricks_in_a_row_warn_and_the_ninth_is_made_clear(person: Invite) -> None:
    """R17: the warning, the moment, and the payments that go back one by one."""
    anna = person("Anna", "de", (360, 740))
    acted = Acted(anna, slam(), viewer=2)
    acted.enter()
    nine_tricks(acted)
    warning = anna.page.locator(".warning")
    expect(warning).to_have_text(anna.say("ui-reversis-streak", name="Anna", count=8))
    yield_trick(anna)
    expect(anna.page.locator(".moment")).to_have_text(anna.say("ui-reversis-moment-bound"), timeout=PATIENCE)
    telling = anna.page.locator(".telling")
    expect(telling).to_contain_text(anna.say("reversis-bound", seat="Anna"))
    returned = [one for one in acted.view.ledger if one.reason == "returned"]
    assert returned
    back = anna.say("reversis-reason", reason="returned")
    expect(telling.get_by_text(back)).to_have_count(len(returned), timeout=PATIENCE)
    expect(anna.page.locator(".warning")).to_have_text(anna.say("ui-reversis-bound", name="Anna"))
    take_away(anna)
    expect(anna.page.locator(".moment")).to_have_count(0, timeout=PATIENCE)


def test_a_reversis_that_is_broken_is_said_large(person: Invite) -> None:
    anna = person("Anna", "en", (1280, 800))
    start = slam()
    start["hands"][0] = [*TOPS.split(), "2D", "3D"]
    used = {card for hand_ in start["hands"][1:] for card in hand_} | set(start["kitty"])
    spare = [card for card in ("AC", "KC") if card not in used]
    swapped = {"2D": spare[0], "3D": spare[1]}
    for cards_ in (*start["hands"][1:], start["kitty"]):
        cards_[:] = [swapped.get(card, card) for card in cards_]
    acted = Acted(anna, start, viewer=2)
    acted.enter()
    for card in TOPS.split():
        acted.play(f"play {card}")
        for seat in (1, 2, 3):
            legal = acted.game.legal(acted.table.state, seat)
            acted.play(next((move for move in legal if not move.endswith("D")), legal[0]))
        yield_trick(anna)
    yield_trick(anna)
    acted.play("play 2D")
    while acted.game.position(acted.table.state)["trick"]:
        mover = acted.game.to_move(acted.table.state)
        assert mover is not None
        acted.play(acted.game.legal(acted.table.state, mover)[-1])
    assert acted.view.broken_by is not None
    yield_trick(anna)
    expect(anna.page.locator(".moment")).to_have_text(anna.say("ui-reversis-moment-broken"), timeout=PATIENCE)


def test_a_costly_card_says_what_it_costs_and_is_asked_for_twice(person: Invite) -> None:
    """The Quinola on hearts: 10, doubled opposite and in the last tricks, and the surcharge, said before."""
    anna = person("Anna", "de", (360, 740))
    start = ending("JH 2C", "3C 5C", "9H 7C", "6C 8C", tricks=(2, 2, 2, 3), dealer=1, leader=2)
    acted = Acted(anna, start)
    acted.enter()
    acted.play("play 9H", "play 6C")
    quinola = hand(anna).and_(anna.page.locator("[data-card=JH]"))
    expect(anna.page.locator(".own.lit")).to_be_visible(timeout=PATIENCE)
    quinola.click()
    hint = anna.page.locator(".hint")
    expect(hint).to_contain_text(anna.say("ui-reversis-would-pay", name="Carla", sum=40), timeout=PATIENCE)
    expect(hint).to_contain_text(anna.say("ui-reversis-would-surcharge", sum=25))
    assert acted.seq == 2
    while acted.seq == 2:
        main_button(anna).click()
        anna.page.wait_for_timeout(50)
    assert acted.table.state.trick_size == 3 or acted.table.state.tricks_done == 10


def test_a_card_that_may_not_be_played_says_why_with_its_clause(person: Invite) -> None:
    anna = person("Anna", "en", (360, 740))
    start = ending("JH 2C", "3C 5C", "9H 7C", "6C 8C", tricks=(2, 2, 2, 3), dealer=1, leader=2)
    acted = Acted(anna, start)
    acted.enter()
    acted.play("play 9H", "play 6C")
    club = anna.page.locator("[data-card='2C']")
    expect(club).to_have_class(re.compile("lies"), timeout=PATIENCE)
    club.click()
    alert = anna.page.locator(".hint [role=alert]")
    expect(alert).to_contain_text("must be followed")
    expect(alert.get_by_role("link")).to_have_attribute("href", re.compile(r"^/rules/reversis\b.*#R9$"))
    assert acted.seq == 2


def test_the_finished_trick_disappears_before_anybody_has_seen_it(person: Invite) -> None:
    """A fault of others: here it stays, however fast the next cards come, and they are shown after it."""
    anna = person("Anna", "de", (1280, 800))
    start = ending("2C 4D", "3C 5C", "9C 7C", "6C 8C", tricks=(2, 2, 2, 3), dealer=3, leader=0)
    acted = Acted(anna, start, viewer=-1)
    acted.enter()
    acted.play("play 2C", "play 3C", "play 9C", "play 6C", "play 7C", "play 8C")
    expect(anna.page.locator(".takes")).to_have_count(1, timeout=PATIENCE)
    anna.page.wait_for_timeout(600)
    assert anna.page.locator(".cross [role=img]").count() == 4
    take_away(anna)
    expect(anna.page.locator(".cross [role=img]")).to_have_count(2, timeout=PATIENCE)


def test_espagnolette_refusing_is_said_before_and_settled_at_the_end(person: Invite) -> None:
    """R20: with all aces every card may be played; what that binds to is said before the second tap."""
    anna = person("Anna", "en", (360, 740))
    acted = Acted(anna, opening("AS AH AD AC 2S", "", "", "", leader=3), espagnolette=True)
    acted.enter()
    others_play(acted)
    led = acted.view.trick[0][1]
    off = next(card for card in acted.view.hands[0] if card[1] != led[1])
    expect(anna.page.locator(".own.lit .hand")).to_be_visible(timeout=PATIENCE)
    assert anna.page.locator(".own.lit .hand .lies").count() == 0
    anna.page.locator(f"[data-card='{off}']").click()
    expect(anna.page.locator(".hint")).to_contain_text(anna.say("ui-reversis-refuses"), timeout=PATIENCE)
    before = acted.seq
    while acted.seq == before:
        main_button(anna).click()
        anna.page.wait_for_timeout(50)
    assert acted.view.refused
    while acted.view.deal == 1:
        others_play(acted)
        if acted.view.deal == 1:
            acted.play(acted.game.legal(acted.table.state, 0)[0])
    last = acted.view.last_deal
    assert last is not None and last.espagnolette == 0 and last.partie is not None
    result = "won" if last.partie.winner == 0 else "lost"
    dialog = looks_at_all_tricks(anna)
    expect(dialog).to_contain_text(anna.say(f"reversis-espagnolette-{result}", seat="Anna"))


def looks_at_all_tricks(person: Person) -> Locator:
    """Take trick after trick away until the account of the deal lies there."""
    dialog = person.page.get_by_role("dialog")
    end = time.monotonic() + 6 * PATIENCE / 1000
    while not dialog.count():
        assert time.monotonic() < end, "the account never comes"
        take_away(person, "trick")
    return dialog


def others_play(acted: Acted) -> None:
    """Whatever they may, until it is Anna's turn or the deal is over."""
    while acted.view.deal == 1 and (seat := acted.game.to_move(acted.table.state)):
        acted.play(acted.game.legal(acted.table.state, seat)[0])


def test_the_old_game_has_tens_and_neither_exchange_nor_pots(person: Invite) -> None:
    """R22: thirteen cards each, played at once, and one payment at the end."""
    anna = person("Anna", "de", (360, 740))
    all_cards = deck(old=True)
    start = {"hands": [all_cards[seat::4] for seat in range(4)], "dealer": 3, "leader": 0}
    acted = Acted(anna, start, old=True)
    acted.enter()
    expect(hand(anna)).to_have_count(13)
    assert any(card.startswith("T") for card in acted.view.hands[0])
    for shown in (".exchange", ".pots"):
        assert anna.page.locator(shown).count() == 0
    assert findings(anna.page) == []
    while acted.view.deal == 1:
        seat = acted.game.to_move(acted.table.state)
        assert seat is not None
        acted.play(acted.game.legal(acted.table.state, seat)[-1])
    dialog = looks_at_all_tricks(anna)
    assert dialog.locator(".kitty").count() == 0
    counts = dialog.get_by_role("table").locator("tbody td:nth-child(2)").all_inner_texts()
    assert sum(int(count) for count in counts) == 13
    assert findings(anna.page) == []
