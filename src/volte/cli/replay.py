"""`volte replay`: play records and show their final positions."""

from typing import Any

import click

from volte import record
from volte.cli import files
from volte.cli.lazy import Command
from volte.games.contract import Table


@click.command("replay", cls=Command)
@click.argument("file", nargs=-1, required=True)
@click.option("--json", "json", is_flag=True)
def replay(file: tuple[str, ...], json: bool) -> None:
    def position(game: record.Record) -> Any:
        table = record.replay(game)
        return table if in_words else table.game.position(table.state)

    def sentences(game: record.Record, table: Table[Any]) -> list[str]:
        return [files.say(line, game.players) for line in table.game.describe(table.state)]

    in_words = not json and len(file) == 1
    files.show(file, json, position, sentences)
