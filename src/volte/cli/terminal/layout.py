"""What a game's layout supplies, and where it is."""

import importlib
from collections.abc import Sequence
from typing import Any, Protocol

from rich.console import RenderableType

from volte.words import Words


class Say:
    """Keys to sentences in one language, with the players' names."""

    def __init__(self, words: Words, names: Sequence[str]) -> None:
        self.words = words
        self.names = names

    def __call__(self, key: str, **args: Any) -> str:
        return self.words.say(key, args, self.names)


class Layout(Protocol):
    """A module volte.cli.terminal.GAME."""

    def draw(self, view: Any, say: Say) -> list[RenderableType]:
        """The table as this seat sees it."""

    def offers(self, view: Any, legal: Sequence[str], say: Say) -> list[tuple[str, str]]:
        """The moves in the order in which they are numbered, each with what it does in words."""


def layout_of(game_name: str) -> Layout:
    found: Any = importlib.import_module(f"volte.cli.terminal.{game_name}")
    layout: Layout = found
    return layout
