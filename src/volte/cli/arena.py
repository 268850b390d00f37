"""`volte arena`: how well bots play, measured by self-play."""

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

import click

from volte.cli.files import fail
from volte.cli.lazy import Command
from volte.games import registry
from volte.games.contract import BadInput

if TYPE_CHECKING:
    from volte.bots.arena import Outcome


@click.command("arena", cls=Command)
@click.argument("game", type=click.Choice(registry.NAMES))
@click.argument("level", nargs=-1, required=True, type=click.Choice(["casual", "steady"]))
@click.option("--games", type=click.IntRange(min=1), default=1000, show_default=True, metavar="N")
@click.option("--seed", default="arena", show_default=True, metavar="TEXT")
@click.option("--json", "json", is_flag=True)
def arena(game: str, level: tuple[str, ...], games: int, seed: str, json: bool) -> None:
    import msgspec

    from volte.bots.arena import measure
    from volte.words import words

    try:
        measured = measure(game, level, games, seed, watch=lambda played: with_progress(played, games))
    except BadInput as wrong:
        fail("arena", wrong)
    if json:
        click.echo(msgspec.json.encode(measured))
        return
    say = words("en", plain=True).say
    click.echo(say("arena-played", {"games": measured.games, "moves": measured.moves}))
    for standing in measured.standings:
        shown = {"level": standing.level, "rate": percent(standing.win_rate)}
        click.echo(say("arena-wins", {**shown, "error": percent(standing.win_rate_error)}))
        if standing.mean is not None:
            args = {"level": standing.level, "mean": standing.mean, "error": standing.mean_error}
            click.echo(say("arena-mean", {name: short(value) for name, value in args.items()}))


def with_progress(played: "Iterator[Outcome]", games: int) -> "Iterable[Outcome]":
    """The same games; meanwhile a bar on standard error, where that is a terminal."""
    from rich.console import Console
    from rich.progress import track

    terminal = Console(stderr=True)
    hidden = not terminal.is_interactive
    return track(played, "", games, console=terminal, transient=True, disable=hidden)


def percent(share: float) -> str:
    return f"{100 * share:.1f}"


def short(value: object) -> str:
    return f"{value:.2f}" if isinstance(value, float) else str(value)
