"""A game in the terminal: persons at one keyboard and bots in turn, until it is over or somebody quits."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from rich.console import Console
from rich.text import Text

from volte import bots
from volte.cli.terminal.layout import Say, layout_of
from volte.games.contract import Event, Refused, Table
from volte.record import Made

SHOWN = 12
"""So many moves are numbered at once; `all` shows the rest."""
Read = Callable[[str], str]


class Quit(Exception):
    """Somebody typed `q`, or the input has ended."""


class Session:
    """One game; `levels` is the level of each seat's bot, None for a person."""

    def __init__(
        self,
        table: Table[Any],
        levels: Sequence[str | None],
        say: Say,
        console: Console,
        read: Read,
        rng: Random,
    ) -> None:
        self.table = table
        self.levels = levels
        self.say = say
        self.console = console
        self.read = read
        self.rng = rng
        self.layout = layout_of(table.game.name)
        self.moves: list[Made] = []
        self.viewer = list(levels).index(None)
        """The person who looks at the screen."""

    def run(self) -> None:
        """Play to the end; Quit where somebody stops."""
        game = self.table.game
        self.write(self.say("terminal-help"), "dim")
        while (seat := game.to_move(self.table.state)) is not None:
            self.interrupt(seat)
            level = self.levels[seat]
            if game.to_move(self.table.state) != seat:
                continue
            if level is None:
                self.ask(seat)
            else:
                self.let_play(seat, level)
        self.show_table()

    # -- moves -----------------------------------------------------------------------------------------------

    def let_play(self, seat: int, level: str) -> None:
        game, state = self.table.game, self.table.state
        move = bots.choose(game.name, level, game.view(state, seat), game.legal(state, seat), self.rng)
        self.carry_out(seat, move)

    def interrupt(self, mover: int) -> None:
        """Who may do something out of turn (Reversis' claim) does it before the next move: a person is asked,
        a bot does not forget it."""
        for seat, level in enumerate(self.levels):
            legal = self.table.game.legal(self.table.state, seat) if seat != mover else []
            if legal and level is not None:
                self.let_play(seat, level)
            elif legal:
                self.viewer = seat
                offers = self.layout.offers(self.view(), legal, self.say)
                self.list_moves(offers, SHOWN)
                typed = self.read(self.say("terminal-out-of-turn", seat=seat)).strip()
                self.stop_at_q(typed)
                if typed:
                    self.try_move(seat, self.chosen(typed, offers))

    def ask(self, seat: int) -> None:
        """Let a person choose until a move is made."""
        self.change_viewer(seat)
        self.show_table()
        offers = self.layout.offers(self.view(), self.table.game.legal(self.table.state, seat), self.say)
        self.list_moves(offers, SHOWN)
        while True:
            typed = self.read(self.say("terminal-prompt", seat=seat)).strip()
            self.stop_at_q(typed)
            if typed == "?":
                self.write(self.say("terminal-help"), "dim")
            elif typed == "all":
                self.list_moves(offers, len(offers))
            elif typed and self.try_move(seat, self.chosen(typed, offers)):
                return

    def stop_at_q(self, typed: str) -> None:
        if typed == "q":
            raise Quit

    def chosen(self, typed: str, offers: Sequence[tuple[str, str]]) -> str:
        """A number of the list, or the text of a move."""
        if typed.isdecimal() and 1 <= int(typed) <= len(offers):
            return offers[int(typed) - 1][0]
        return typed

    def try_move(self, seat: int, move: str) -> bool:
        """Make the move, or say the clause and the reason."""
        try:
            self.carry_out(seat, move)
        except Refused as refused:
            reason = self.say(refused.key, **refused.args_of_key)
            if refused.clause:
                reason = self.say("terminal-refused", clause=refused.clause, reason=reason)
            self.write(reason, "red")
            return False
        return True

    def carry_out(self, seat: int, move: str) -> None:
        in_turn = self.table.game.to_move(self.table.state) == seat
        full = self.table.play(seat, move)
        self.moves.append(Made(full) if in_turn else Made(full, seat))
        for event in self.table.game.events(self.table.state, self.viewer):
            self.tell(event)

    # -- the screen ------------------------------------------------------------------------------------------

    def view(self) -> Any:
        return self.table.game.view(self.table.state, self.viewer)

    def change_viewer(self, seat: int) -> None:
        """Where several persons share the keyboard, nobody sees the other's hand by accident."""
        if seat != self.viewer and self.levels.count(None) > 1 and self.has_hands():
            self.read(self.say("terminal-hand-over", seat=seat))
            self.console.clear()
        self.viewer = seat

    def has_hands(self) -> bool:
        return hasattr(self.view(), "hands")

    def show_table(self) -> None:
        self.console.print()
        for part in self.layout.draw(self.view(), self.say):
            self.console.print(part)

    def list_moves(self, offers: Sequence[tuple[str, str]], most: int) -> None:
        for number, (move, text) in enumerate(offers[:most], 1):
            line = Text(f"{number:3}  {text}")
            self.console.print(line.append(f"  [{move}]", "dim"))
        if len(offers) > most:
            self.write(self.say("terminal-more", count=len(offers) - most), "dim")

    def tell(self, event: Event) -> None:
        self.write(self.say(event.key, **event.args), "cyan")

    def write(self, text: str, style: str = "") -> None:
        self.console.print(Text(text, style))
