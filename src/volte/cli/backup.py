"""`volte backup`: a copy of the database while the server runs."""

from pathlib import Path

import click

from volte.cli.files import database_in, fail, refuse, sentence
from volte.cli.lazy import Command
from volte.games.contract import BadInput


@click.command(cls=Command)
@click.argument("file", type=click.Path(dir_okay=False, path_type=Path))
@click.option("--data", type=click.Path(file_okay=False, exists=True, path_type=Path))
def backup(file: Path, data: Path | None) -> None:
    """Copy the database to FILE (which must not exist yet), also while the server runs."""
    from volte.store.database import copy_database

    source = database_in(data)
    try:
        copy_database(source, file)
    except FileExistsError:
        refuse("backup-exists", file=str(file))
    except (OSError, BadInput) as wrong:
        fail(str(file), wrong)
    click.echo(sentence("backup-done", file=str(file), bytes=str(file.stat().st_size)))
