"""`volte backup`: a copy of the database while the server runs."""

from pathlib import Path

import click
import platformdirs


@click.command()
@click.argument("file", type=click.Path(dir_okay=False, path_type=Path))
@click.option(
    "--data",
    type=click.Path(file_okay=False, exists=True, path_type=Path),
    help="Directory of the database.  [default: the user's data directory]",
)
def backup(file: Path, data: Path | None) -> None:
    """Copy the database to FILE (which must not exist yet), also while the server runs."""
    from volte.store.sql import FILE, copy_database

    source = (data or Path(platformdirs.user_data_dir("volte"))) / FILE
    if not source.is_file():
        raise click.ClickException(f"there is no database at {source}")
    if file.exists():
        raise click.ClickException(f"{file} exists already")
    try:
        copy_database(source, file)
    except OSError as error:
        raise click.ClickException(f"cannot write {file}: {error.strerror}") from error
    click.echo(f"{file}: {file.stat().st_size} bytes")
