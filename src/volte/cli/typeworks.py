"""`volte typeworks`: a text as cards, in a file to look at or to print."""

import sys
from pathlib import Path

import click

from volte.cli.files import fail, refuse
from volte.cli.lazy import Command

FORMS = ("svg", "png", "pdf")


@click.command(cls=Command)
@click.argument("text")
@click.option("-o", "--output", required=True, type=click.Path(dir_okay=False, path_type=Path))
@click.option("--paper", type=click.Choice(["a4", "letter"]), default="a4", show_default=True)
@click.option("--colours", default="", metavar="RYGB-")
@click.option("--wrap", type=int, default=0, show_default=True, metavar="CARDS")
def typeworks(text: str, output: Path, paper: str, colours: str, wrap: int) -> None:
    """Write a text as cards to a file; its ending says which kind."""
    from volte.typeworks import compose
    from volte.typeworks.orders import printed

    form = output.suffix.lower().removeprefix(".")
    if form not in FORMS:
        refuse("typeworks-wrong-form")
    if text == "-":
        text = sys.stdin.read()
    work = compose(text, colours, wrap)
    if work.wrongs:
        refuse(work.wrongs[0].key, **work.wrongs[0].args)
    try:
        output.write_bytes(printed(work, form, paper, text))
    except OSError as error:
        fail(str(output), error)
