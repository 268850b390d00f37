"""A position and one move, without a room: what lessons and live examples ask the engine.

The record comes with the question and nothing is kept, so nobody's secrets are in it.
"""

from collections.abc import Callable
from typing import Annotated, Any

import msgspec

from volte import record
from volte.games.contract import BadInput, Event, Refused, Table
from volte.pages.examples import told
from volte.pages.moves import move_words
from volte.record import BadRecord, IllegalMove, Record
from volte.words import Words

MOST_MOVES = 400


class Question(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`record` up to `after` moves (None: all), then `move` of `seat` (None: the seat to move).

    `viewer` is the seat whose view, events and legal moves are told (None: that of `seat`); `thing` a move or
    a card of the viewer that is only asked about: what it would do, or why it is not possible.
    """

    record: dict[str, Any]
    after: Annotated[int, msgspec.Meta(ge=0)] | None = None
    move: str | None = None
    seat: int | None = None
    viewer: int | None = None
    thing: str | None = None


class Unclear(Exception):
    """A question that cannot be answered; `key` and `args_of_key` as in `BadInput`."""

    def __init__(self, key: str, args: dict[str, Any], clause: str = "") -> None:
        super().__init__(key)
        self.key = key
        self.args_of_key = args
        self.clause = clause


def answer(question: Question, words: Words, language: str) -> dict[str, Any]:
    """The state after the move, or the unchanged one and why the move is refused.

    Keys: `after` (how many moves), `move` (full form, or null), `seat` (who asked), `events` and `words` (the
    same as sentences), `refused` (null, or key, args, clause, words and the rule's address), `view` (the
    viewer's), `position` (nothing hidden), `to_move`, `legal` and `legal_words` (the viewer's), `finished`,
    `winners`; about a thing also `preview` (what it would do, or null) and `why_not` (as `refused`).
    """
    played, table = position(question)
    seat = question.seat if question.seat is not None else table.game.to_move(table.state) or 0
    viewer = question.viewer if question.viewer is not None else seat
    if not (0 <= seat < table.seats and 0 <= viewer < table.seats):
        raise Unclear("record-seat", {"number": len(played.moves) + 1, "seats": table.seats})
    after = len(played.moves) if question.after is None else question.after
    full, refused = move(table, seat, question.move)
    names, events = played.players, happened(table, seat, question.viewer) if full else []

    def tell(why: Refused) -> dict[str, Any]:
        return told_refusal(table.game.name, why, names, words, language)

    return {
        "after": after + (full is not None),
        "move": full,
        "seat": seat,
        "events": events,
        "words": [words.say(event.key, event.args, names) for event in events],
        "refused": refused and tell(refused),
        **state(table, viewer, words),
        **about(table, viewer, question.thing, tell),
    }


def position(question: Question) -> tuple[Record, Table[Any]]:
    """The record that is asked about, and the table as it is there."""
    try:
        played = record.load(msgspec.json.encode(question.record))
        if len(played.moves) > MOST_MOVES:
            raise Unclear("record-after", {"after": len(played.moves), "moves": MOST_MOVES})
        return played, record.replay(played, question.after)
    except IllegalMove as illegal:
        event = illegal.event()
        raise Unclear(event.key, event.args, illegal.refused.clause) from None
    except (BadRecord, BadInput) as bad:
        raise Unclear(bad.key, bad.args_of_key) from None


def happened(table: Table[Any], seat: int, viewer: int | None) -> list[Event]:
    """What the last move did, as the viewer may know it; as an onlooker tells it where nobody views."""
    return told(table, seat) if viewer is None else table.game.events(table.state, viewer)


def about(
    table: Table[Any], viewer: int, thing: str | None, tell: Callable[[Refused], dict[str, Any]]
) -> dict[str, Any]:
    """What is asked about a move or a card, from the viewer's view alone."""
    if thing is None:
        return {}
    view = table.game.view(table.state, viewer)
    why = table.game.why_not(view, thing)
    allowed = thing in table.game.legal(table.state, viewer)
    return {
        "preview": table.game.preview(view, thing) if allowed else None,
        "why_not": why and tell(why),
    }


def move(table: Table[Any], seat: int, text: str | None) -> tuple[str | None, Refused | None]:
    """Make the move; its full form, or why it is refused."""
    if text is None:
        return None, None
    try:
        return table.play(seat, text), None
    except Refused as refused:
        return None, refused
    except BadInput as bad:  # a shuffle is due, and the record has no seed
        raise Unclear(bad.key, bad.args_of_key) from None


def told_refusal(
    game: str, refused: Refused, names: list[str], words: Words, language: str
) -> dict[str, Any]:
    return {
        "key": refused.key,
        "args": refused.args_of_key,
        "clause": refused.clause,
        "words": words.say(refused.key, refused.args_of_key, names),
        "rule": rule(game, refused.clause, language),
    }


def rule(game: str, clause: str, language: str) -> str:
    """The address of a clause on its page; of the page where no rule speaks."""
    return f"/rules/{game}?lang={language}" + (f"#{clause}" if clause else "")


def state(table: Table[Any], seat: int, words: Words) -> dict[str, Any]:
    game, g = table.game, table.state
    legal = game.legal(g, seat)
    return {
        "view": game.view(g, seat),
        "position": record.open_view(game, g),
        "to_move": game.to_move(g),
        "legal": legal,
        "legal_words": [move_words(game.name, one, words) for one in legal],
        "finished": game.finished(g),
        "winners": game.winners(g),
    }
