"""Reversis in the terminal: chips, pots, points, the trick, and the own hand by suit."""

from collections.abc import Sequence

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from volte.cli.terminal.layout import Say
from volte.games.reversis.view import ReversisView

SIGNS = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}
RED = "bright_red"


def draw(view: ReversisView, say: Say) -> list[RenderableType]:
    head = say("reversis-position-deal-number", deal=view.deal, deals=view.deals, seat=view.dealer)
    shown: list[RenderableType] = [Text(head, "bold"), standings(view, say), pots(view, say)]
    if view.bound is not None:
        shown.append(Text(say("reversis-bound", seat=view.bound), "bold"))
    if view.trick:
        cards = [card for _, card in view.trick]
        shown.append(Text(say("reversis-position-trick", seat=view.leader, cards=cards), "bold"))
    if view.kitty and "?" not in view.kitty:
        shown.append(Text(say("reversis-position-kitty", cards=view.kitty), "dim"))
    if view.viewer >= 0 and view.hands[view.viewer]:
        shown.append(hand(view, say))
    return shown


def standings(view: ReversisView, say: Say) -> Table:
    """A line a seat: chips, and the tricks and points of this deal."""
    table = Table(box=None, pad_edge=False)
    for column in ("seat", "chips", "tricks", "points"):
        table.add_column(say(f"reversis-terminal-{column}"), justify="left" if column == "seat" else "right")
    for seat, chips in enumerate(view.chips):
        name = say("reversis-terminal-name", seat=seat, turn=seat == view.to_move)
        table.add_row(Text(name), str(chips), str(view.tricks[seat]), str(view.points[seat]))
    return table


def pots(view: ReversisView, say: Say) -> Text:
    if not view.pots:
        return Text(say("reversis-position-no-pot"), "dim")
    lines = [say("reversis-position-pot", number=i, sum=pot) for i, pot in enumerate(view.pots, 1)]
    return Text("; ".join(lines), "dim")


def hand(view: ReversisView, say: Say) -> Text:
    """The own cards, a group a suit."""
    line = Text(say("reversis-terminal-hand") + " ")
    for suit, sign in SIGNS.items():
        ranks = [card[0].replace("T", "10") for card in view.hands[view.viewer] if card[1] == suit]
        if ranks:
            line.append(f" {sign} {' '.join(ranks)} ", RED if suit in "HD" else "")
    return line


def offers(view: ReversisView, legal: Sequence[str], say: Say) -> list[tuple[str, str]]:
    """By suit, as in the hand."""
    hand = view.hands[view.viewer] if view.viewer >= 0 else []
    order = sorted(legal, key=lambda move: hand.index(move.split()[1]) if " " in move else -1)
    return [(move, describe(move, say)) for move in order]


def describe(move: str, say: Say) -> str:
    kind, _, card = move.partition(" ")
    return say(f"reversis-terminal-{kind}", card=card) if card else say(f"reversis-terminal-{kind}")
