"""VERSA in the terminal: hand sizes, the open card with all that is in force, and the own hand by colour."""

from collections.abc import Sequence

from rich.console import RenderableType
from rich.text import Text

from volte.cli.terminal.layout import Say
from volte.games.versa.view import VersaView

STYLES = {"R": "red", "Y": "yellow", "G": "green", "B": "bright_blue"}
LOCK_CARDS = 2  # A14


def draw(view: VersaView, say: Say) -> list[RenderableType]:
    shown: list[RenderableType] = [Text(seat_line(view, seat, say)) for seat in range(view.seats)]
    top = say("versa-position-top", card=view.top, colour=view.colour or "none")
    shown.append(Text(top, f"bold {STYLES.get(view.colour or '', '')}"))
    shown.append(Text(say("versa-position-direction", direction=view.direction), "dim"))
    shown.append(Text(say("versa-position-pile", count=view.pile_size, discards=len(view.discards)), "dim"))
    if view.penalty is not None and view.to_move is not None:
        shown.append(Text(penalty(view, view.to_move, say), "bold"))
    if view.bonus and view.to_move is not None:
        shown.append(Text(say("versa-bonus", seat=view.to_move), "bold"))
    if view.viewer >= 0 and view.active[view.viewer]:
        shown.append(hand(view, say))
    return shown


def seat_line(view: VersaView, seat: int, say: Say) -> str:
    if not view.active[seat]:
        return say("versa-position-left", seat=seat)
    return say("versa-terminal-seat", seat=seat, count=view.hand_sizes[seat], turn=seat == view.to_move)


def penalty(view: VersaView, seat: int, say: Say) -> str:
    assert view.penalty is not None
    if "pull" in view.penalty:
        return say("versa-penalty", seat=seat, count=view.penalty["pull"])
    return say("versa-locked", seat=seat, colour=view.penalty["lock"], count=LOCK_CARDS)


def hand(view: VersaView, say: Say) -> Text:
    """The own cards; those that may be laid are underlined and marked."""
    line = Text(say("versa-terminal-hand") + " ")
    for i, card in enumerate(view.hands[view.viewer]):
        style = STYLES.get(card[0], "bold")
        fits = card in view.fits
        line.append(", " if i else "")
        line.append(say("versa-terminal-card", card=card) + ("*" if fits else ""), style)
    return line


def offers(view: VersaView, legal: Sequence[str], say: Say) -> list[tuple[str, str]]:
    """Cards first, then drawing or ending."""
    order = sorted(legal, key=lambda move: (not move.startswith("play"), move))
    return [(move, describe(view, move, say)) for move in order]


def describe(view: VersaView, move: str, say: Say) -> str:
    parts = move.split()
    if parts[0] == "play":
        colour = parts[2] if len(parts) > 2 else "none"
        return say("versa-terminal-play", card=parts[1], colour=colour)
    if move == "draw":
        return say("versa-terminal-draw", count=cards_to_draw(view))
    return say(f"versa-terminal-{move}")


def cards_to_draw(view: VersaView) -> int:
    if view.penalty is None:
        return 1
    return int(view.penalty["pull"]) if "pull" in view.penalty else LOCK_CARDS
