"""Carrying out what the server asks of a printer."""

from typing import Any

import msgspec

from volte.typeworks import pdf, png, svg
from volte.typeworks.cards import Work, compose
from volte.typeworks.text import MOST
from volte.typeworks.wire import Answer, Order

KNOWN = 2000


def carry_out(order: Order) -> Answer:
    """The answer to an order; a text with anything wrong in it is shown as far as it goes, not printed."""
    work = compose(order.text, order.colours[:MOST], order.wrap)
    if order.form == "preview":
        return Answer(ok=True, body=msgspec.json.encode(_preview(work, order.known[:KNOWN])))
    if work.wrongs:
        first = work.wrongs[0]
        return Answer(
            ok=False, body=msgspec.json.encode({"key": first.key, "args": first.args, "clause": ""})
        )
    return Answer(ok=True, body=printed(work, order.form, order.paper, order.text))


def printed(work: Work, form: str, paper: str, title: str) -> bytes:
    """The file: `form` is svg, png or pdf, `paper` a4 or letter."""
    title = " ".join(title.split())
    if form == "svg":
        return svg.document(work, title).encode()
    return png.document(work) if form == "png" else pdf.document(work, paper, title)


def _preview(work: Work, known: list[str]) -> dict[str, Any]:
    cards = work.cards
    missing = {card.name for card in cards}.difference(known)
    return {
        "rows": [[len(word) for word in row] for row in work.rows],
        "cards": [
            {"name": card.name, "char": card.char, "special": card.special, "colour": card.colour}
            for card in cards
        ],
        "drawings": {card.name: svg.single(card) for card in cards if card.name in missing},
        "most": MOST,
        "pages": {paper: pdf.pages(len(cards), paper) for paper in pdf.PAPERS},
        "wrongs": [{"key": wrong.key, "args": wrong.args} for wrong in work.wrongs],
    }
