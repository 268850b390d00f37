"""Verso in the terminal: a row a colour for every seat, the card on the pile, and what may lie behind it."""

from collections.abc import Sequence
from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from volte.cli.terminal.layout import Say
from volte.games.registry import game
from volte.games.verso.view import Square, VersoView

STYLES = {"B": "bright_blue", "G": "green", "O": "dark_orange"}
JOKER = "★"


def draw(view: VersoView, say: Say) -> list[RenderableType]:
    own_last = [*(seat for seat in range(view.seats) if seat != view.viewer), view.viewer]
    shown: list[RenderableType] = [part for seat in own_last for part in display(view, seat, say)]
    if view.top is not None:
        pile = say("verso-terminal-pile", card=view.top, count=view.deck_left)
        shown.append(Text(pile, STYLES[view.top[0]]))
        if view.top_backs:
            shown.append(Text(say("verso-terminal-behind", backs=view.top_backs), "dim"))
    if view.finished and view.seats == 1:
        shown.append(Text(say("verso-verdict", verdict=view.verdict or 0, points=view.scores[0]), "bold"))
    return shown


def display(view: VersoView, seat: int, say: Say) -> list[RenderableType]:
    """A headline and three rows of cards, `value·points`; what is known to lie behind one stands in
    brackets."""
    head = say("verso-terminal-seat", seat=seat, points=view.scores[seat])
    title = Text(head, "bold" if seat == view.viewer else "")
    title.append("  " + say(square_key(view.square[seat])), "dim")
    rows = Table(show_header=False, box=None, pad_edge=False)
    for colour in "BGO":
        cards = [card for card in view.displays[seat] if card[0] == colour]
        row = Text("  ".join(short(card) for card in cards) or "–", STYLES[colour])
        rows.add_row(Text(say(f"verso-terminal-colour-{colour}"), STYLES[colour]), row)
    return [title, rows]


def square_key(square: Square) -> str:
    if square.stands:
        return "verso-terminal-square-stands" if square.scored else "verso-terminal-square-waits"
    return "verso-terminal-square-open"


def short(card: str) -> str:
    """`B3.1/?` as `3·1`, `B3.1/G4.3` as `3·1(G4·3)`."""
    front, _, back = card.partition("/")
    face = front[1:].replace("J", JOKER).replace(".", "·")
    return face if back in ("", "?") else f"{face}({back.replace('J', JOKER).replace('.', '·')})"


def offers(view: VersoView, legal: Sequence[str], say: Say) -> list[tuple[str, str]]:
    """Keep, flip or pass first, then the banks, the best first."""
    previews = {move: game("verso").preview(view, move) for move in legal}
    order = sorted(
        legal, key=lambda move: (move.startswith("bank"), move == "flip", -previews[move]["points"])
    )
    return [(move, describe(view, move, previews[move], say)) for move in order]


def describe(view: VersoView, move: str, preview: dict[str, Any], say: Say) -> str:
    square = preview["square"]["points"] if preview["square"] else 0
    if move == "keep":
        return say("verso-terminal-keep", card=view.top, duplicate=preview["duplicate"], square=square)
    if not move.startswith("bank"):
        return say(f"verso-terminal-{move}")
    args = {name: preview[name] for name in ("points", "cards", "discards")}
    text = say("verso-terminal-bank", **args, square=square)
    turns = [say("verso-terminal-turns", seat=turn["seat"], card=turn["card"]) for turn in preview["turns"]]
    return " ".join([text, *turns])
