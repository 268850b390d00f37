"""`volte verify`: repeat a finished server game."""

import click

from volte import record
from volte.cli import files
from volte.cli.lazy import Command


@click.command("verify", cls=Command)
@click.argument("file")
def verify(file: str) -> None:
    try:
        game = files.read(file)
        differences = record.verify(game)
    except files.Wrong as wrong:
        files.fail(file, wrong)
    for difference in differences:
        click.echo(files.one_line(files.say(difference, game.players)))
    if differences:
        raise SystemExit(1)
    click.echo(files.say(record.agreed(game)))
