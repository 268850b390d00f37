"""A position and one move, without a room: what lessons and live examples ask the engine.

The record comes with the question and nothing is kept, so nobody's secrets are in it.
"""

from typing import Any

import msgspec

from volte import record
from volte.games.contract import BadInput, Refused, Table
from volte.pages.examples import told
from volte.pages.moves import move_words
from volte.record import BadRecord, IllegalMove
from volte.words import Words

MOST_MOVES = 400


class Question(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`record` up to `after` moves (None: all), then `move` of `seat` (None: the seat to move)."""

    record: dict[str, Any]
    after: int | None = None
    move: str | None = None
    seat: int | None = None


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
    same as sentences), `refused` (null, or key, args, clause, words and the rule's address), `view` (of that
    seat), `position` (nothing hidden), `to_move`, `legal` and `legal_words` (of that seat), `finished`,
    `winners`.
    """
    try:
        text = msgspec.json.encode(question.record)
        played = record.load(text)
        if len(played.moves) > MOST_MOVES:
            raise Unclear("record-after", {"after": len(played.moves), "moves": MOST_MOVES})
        table = record.replay(played, question.after)
    except IllegalMove as illegal:
        event = illegal.event()
        raise Unclear(event.key, event.args, illegal.refused.clause) from None
    except (BadRecord, BadInput) as bad:
        raise Unclear(bad.key, bad.args_of_key) from None
    seat = question.seat if question.seat is not None else table.game.to_move(table.state) or 0
    if not 0 <= seat < table.seats:
        raise Unclear("record-seat", {"number": len(played.moves) + 1, "seats": table.seats})
    after = len(played.moves) if question.after is None else question.after
    full, refused = move(table, seat, question.move)
    names, events = played.players, told(table, seat) if full else []
    return {
        "after": after + (full is not None),
        "move": full,
        "seat": seat,
        "events": events,
        "words": [words.say(event.key, event.args, names) for event in events],
        "refused": refused and told_refusal(table.game.name, refused, names, words, language),
        **state(table, seat, words),
    }


def move(table: Table[Any], seat: int, text: str | None) -> tuple[str | None, Refused | None]:
    """Make the move; its full form, or why it is refused."""
    if text is None:
        return None, None
    try:
        return table.play(seat, text), None
    except Refused as refused:
        return None, refused


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
