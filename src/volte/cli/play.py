"""`volte play`: a game in the terminal, alone, with others at the same keyboard, or against bots."""

import secrets
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

import click

from volte.cli.files import fail
from volte.cli.lazy import Command
from volte.games import registry
from volte.games.contract import BadInput, Game, Table


@click.command("play", cls=Command)
@click.argument("game", type=click.Choice(registry.NAMES))
@click.option("--bots", type=click.IntRange(min=0), metavar="N")
@click.option("--seats", type=click.IntRange(min=1), metavar="N")
@click.option("--level", type=click.Choice(["casual", "steady"]), default="steady", show_default=True)
@click.option("--seed", metavar="HEX")
@click.option("--lang", type=click.Choice(["en", "de", "ja", "ru"]), default="en", show_default=True)
@click.option("--record", type=click.Path(dir_okay=False, path_type=Path), metavar="FILE")
def play(
    game: str,
    bots: int | None,
    seats: int | None,
    level: str,
    seed: str | None,
    lang: str,
    record: Path | None,
) -> None:
    try:
        rules = registry.game(game)
        persons, others = who_plays(rules, bots, seats)
        table = new_table(rules, persons + others, seed or secrets.token_hex(32))
    except BadInput as wrong:
        fail("play", wrong)
    if record is not None:
        check_new(record)
    # The bots' chance is their own, never the cards'; with --seed a game can be repeated.
    rng = Random() if seed is None else Random(f"bots {seed}")
    run(table, [None] * persons + [level] * others, lang, record, rng)


def check_new(file: Path) -> None:
    """Nothing is there yet, and something could be: said before the game, not after it."""
    try:
        if file.exists():
            fail("play", BadInput("terminal-record-exists", file=str(file)))
        if not file.resolve().parent.is_dir():
            fail("play", BadInput("terminal-record-folder", file=str(file)))
    except OSError as error:
        fail(str(file), error)


def who_plays(rules: Game[Any, Any], bots: int | None, seats: int | None) -> tuple[int, int]:
    """Persons and bots. With neither number: one person at the smallest table; with one of them: one person,
    bots in the other seats; with both, the seats that are left are persons' too."""
    if seats is None:
        seats = rules.seat_counts[0] if bots is None else bots + 1
    if bots is None:
        bots = seats - 1
    rules.check_seats(seats)
    if bots >= seats:
        raise BadInput("terminal-no-person", bots=bots, seats=seats)
    return seats - bots, bots


def new_table(rules: Game[Any, Any], seats: int, hexadecimal: str) -> Table[Any]:
    """A dealt table; BadInput where the seed is none."""
    from volte.record import is_hex
    from volte.shuffle import Seed

    if len(hexadecimal) != 64 or not is_hex(hexadecimal):
        raise BadInput("record-hex", name="--seed")
    return Table.dealt(rules, rules.options({}, seats), seats, Seed(bytes.fromhex(hexadecimal)))


def run(
    table: Table[Any], levels: Sequence[str | None], language: str, file: Path | None, rng: Random
) -> None:
    """Play, and keep the record, also of a game that was stopped."""
    from rich.console import Console

    from volte.cli.terminal.layout import Say
    from volte.cli.terminal.session import Quit, Session
    from volte.words import words

    say = Say(words(language), names_of(levels, language))
    console = Console(highlight=False)
    session = Session(table, levels, say, console, read, rng)
    try:
        session.run()
    except Quit:
        session.write(say("terminal-quit"))
    finally:
        if file is not None:
            try:
                save(session, file)
            except OSError as error:
                fail(str(file), error)
            session.write(say("terminal-saved", file=str(file)), "dim")


def read(prompt: str) -> str:
    """A line of standard input; Quit where it has ended."""
    from volte.cli.terminal.session import Quit

    try:
        return input(f"{prompt} ")
    except (EOFError, KeyboardInterrupt):
        raise Quit from None


def names_of(levels: Sequence[str | None], language: str) -> list[str]:
    """`Player` and `Bot`, numbered where there are several."""
    from volte.words import words

    names = []
    for seat, level in enumerate(levels):
        kind = [other is None for other in levels]
        number = kind[: seat + 1].count(level is None) if kind.count(level is None) > 1 else 0
        key = "terminal-person" if level is None else "terminal-bot"
        names.append(words(language).say(key, {"number": number}))
    return names


def save(session: Any, file: Path) -> None:
    """The record of what was played."""
    from volte.record import Record, dump

    table = session.table
    finished = table.game.finished(table.state)
    record = Record(
        game=table.game.name,
        players=list(session.say.names),
        moves=session.moves,
        seed=table.seed.key.hex(),
        rules=table.game.rules_version,
        result=table.game.result(table.state) if finished else None,
    )
    file.write_text(dump(record) + "\n", "utf-8")
