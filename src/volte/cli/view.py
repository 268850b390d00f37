"""`volte view`: what a seat, or a spectator, may see after a record."""

from typing import Any

import click
import msgspec

from volte import record
from volte.cli import files
from volte.cli.lazy import Command
from volte.games.contract import WATCHER, BadInput


@click.command("view", cls=Command)
@click.argument("file")
@click.option("--seat", type=int, required=True, metavar="N")
@click.option("--json", "json", is_flag=True)
def view(file: str, seat: int, json: bool) -> None:
    def shown(game: record.Record) -> Any:
        if not WATCHER <= seat < len(game.players):
            raise BadInput("cli-view-no-seat", seats=len(game.players))
        table = record.replay(game)
        return table.game.view(table.state, seat)

    def lines(_: record.Record, view: Any) -> list[str]:
        return [
            f"{key}: {msgspec.json.encode(value).decode()}"
            for key, value in msgspec.to_builtins(view).items()
        ]

    files.show([file], json, shown, lines)
