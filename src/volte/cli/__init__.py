"""The command `volte`: one file a command, loaded when it is asked for."""

import importlib
import importlib.util
from collections.abc import Sequence

import click

COMMANDS = ("serve", "play", "replay", "legal", "view", "verify", "backup")


class Commands(click.Group):
    """Finds a command in the module of its name."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        found = [name for name in COMMANDS if importlib.util.find_spec(f"volte.cli.{name}")]
        return found

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in self.list_commands(ctx):
            return None
        command: click.Command = getattr(importlib.import_module(f"volte.cli.{cmd_name}"), cmd_name)
        return command


@click.command(cls=Commands)
@click.version_option(package_name="volte")
def volte() -> None:
    """Verso, VERSA and Reversis: a card room of one's own."""


def main(arguments: Sequence[str] | None = None) -> None:
    """The entry point."""
    volte.main(args=None if arguments is None else list(arguments), prog_name="volte")
