"""Record files of the command line: reading them, and the one line that says what is wrong (records.md)."""

import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NoReturn

import click
import msgspec

from volte import record
from volte.games.contract import BadInput, Event

BAD = 2
"""The exit code of a bad file or an illegal move."""
Wrong = (OSError, record.BadRecord, record.IllegalMove, BadInput)


def read(name: str) -> record.Record:
    """The record in a file, or on standard input for `-`."""
    return record.load(sys.stdin.buffer.read() if name == "-" else Path(name).read_bytes())


def say(event: Event, names: Sequence[str] = ()) -> str:
    """The English sentence of an event or a reason, colours as in the notation."""
    from volte.words import words

    return words("en", plain=True).say(event.key, event.args, names)


def explain(name: str, wrong: Exception) -> str:
    """One line: for an illegal move the move and its reason, else the file and what is wrong in it."""
    if isinstance(wrong, record.IllegalMove):
        return one_line(say(wrong.event()))
    if isinstance(wrong, OSError):
        return one_line(f"{name}: {wrong.strerror}")
    assert isinstance(wrong, record.BadRecord | BadInput)
    return one_line(f"{name}: {say(Event(wrong.key, wrong.args_of_key))}")


def one_line(text: str) -> str:
    """Text of a record may hold line ends and other controls; the error stays one line."""
    return "".join(sign if sign.isprintable() else " " for sign in text)


def fail(name: str, wrong: Exception) -> NoReturn:
    click.echo(explain(name, wrong), err=True)
    raise SystemExit(BAD)


def sentence(key: str, /, **args: object) -> str:
    """The English sentence of a key, on one line."""
    return one_line(say(Event(key, args)))


def refuse(key: str, /, **args: object) -> NoReturn:
    """One line from the catalogue, and the exit code of bad input."""
    click.echo(sentence(key, **args), err=True)
    raise SystemExit(BAD)


def database_in(data: Path | None) -> Path:
    """The database in this directory, or in the user's; ends the command where there is none."""
    import platformdirs

    from volte.store.database import FILE

    file = (data or Path(platformdirs.user_data_dir("volte"))) / FILE
    try:
        if not file.is_file():
            refuse("reports-no-database", file=str(file))
    except OSError as error:
        fail(str(file), error)
    return file


def show(
    names: Sequence[str], json: bool, of: Callable[[record.Record], object], lines: Callable[..., list[str]]
) -> None:
    """Print what `of` makes of each record: as JSON, a line each, or as the text lines of it.

    One file that is refused ends the command; of several, a refused one has its error in its place.
    """
    several = len(names) > 1
    code = 0
    for name in names:
        try:
            game = read(name)
            made = of(game)
        except Wrong as wrong:
            if not several:
                fail(name, wrong)
            code = BAD
            made = {"error": explain(name, wrong)}
            click.echo(msgspec.json.encode(made))
            continue
        if json or several:
            click.echo(msgspec.json.encode(made))
        else:
            for line in lines(game, made):
                click.echo(line)
    if code:
        raise SystemExit(code)
