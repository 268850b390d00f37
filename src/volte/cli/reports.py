"""`volte reports`: what people found in the rules, and the answers they get."""

import time
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import TYPE_CHECKING

import click

from volte.cli.files import database_in, one_line, refuse, sentence
from volte.cli.lazy import Command
from volte.games.contract import BadInput

if TYPE_CHECKING:
    from volte.store import Report, Reports


@click.command(cls=Command)
@click.option("--data", type=click.Path(file_okay=False, exists=True, path_type=Path))
@click.option("--all", "everything", is_flag=True)
@click.option("--json", "json", is_flag=True)
@click.option("--answer", type=(int, str), metavar="NUMBER TEXT")
def reports(data: Path | None, everything: bool, json: bool, answer: tuple[int, str] | None) -> None:
    """Show reports, or answer one; also while the server runs."""
    from volte.store.sql import open_store

    file = database_in(data)
    try:
        with alone_to_upgrade(file):
            store = open_store(file.parent)
        try:
            if answer is not None:
                answered(store.reports, *answer)
                return
            show(store.reports.waiting(), json)
            if everything:
                show(store.reports.answered(), json)
        finally:
            store.close()
    except BadInput as bad:
        refuse(bad.key, **bad.args_of_key)


def alone_to_upgrade(file: Path) -> AbstractContextManager[object]:
    """The data directory alone, where the schema will be brought up to date: a server of an older version
    that plays there could not store anything any more. BadInput where one does."""
    from volte.server.lock import locked
    from volte.store.upgrade import is_newest

    return nullcontext() if is_newest(file) else locked(file.parent)


def answered(reports: "Reports", number: int, typed: str) -> None:
    """Store an answer; BadInput where there is no such report or nothing was typed."""
    text = typed.encode("utf-8", "replace").decode().strip()
    if not text:
        raise BadInput("reports-no-answer")
    if not reports.answer(number, text, int(time.time() * 1000)):
        raise BadInput("reports-no-such", number=str(number))


def show(reports: "list[Report]", json: bool) -> None:
    import msgspec

    for one in reports:
        if json:
            click.echo(msgspec.json.encode(one))
            continue
        place = {"number": str(one.number), "game": one.game, "clause": one.clause, "language": one.language}
        click.echo(sentence("reports-line", **place, day=day(one.sent)))
        click.echo(indented(one.text))
        if one.answer is not None:
            assert one.answered is not None
            click.echo(sentence("reports-answered", day=day(one.answered)))
            click.echo(indented(one.answer))


def day(time_ms: int) -> str:
    return time.strftime("%Y-%m-%d", time.gmtime(time_ms / 1000))


def indented(text: str) -> str:
    """What a stranger wrote, without the power to move the cursor."""
    return "\n".join(f"    {one_line(line)}" for line in text.splitlines())
