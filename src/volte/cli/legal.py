"""`volte legal`: the moves that may be made after a record, or after its first moves."""

import click

from volte import record
from volte.cli import files
from volte.cli.lazy import Command


@click.command("legal", cls=Command)
@click.argument("file", nargs=-1, required=True)
@click.option("--json", "json", is_flag=True)
@click.option("--after", type=click.IntRange(min=0), metavar="K")
def legal(file: tuple[str, ...], json: bool, after: int | None) -> None:
    def moves(game: record.Record) -> list[str]:
        table = record.replay(game, after)
        seat = table.game.to_move(table.state)
        return [] if seat is None else table.game.legal(table.state, seat)

    def lines(_: record.Record, legal: list[str]) -> list[str]:
        if not legal:
            click.echo(files.sentence("legal-over"), err=True)
        return legal

    files.show(file, json, moves, lines)
