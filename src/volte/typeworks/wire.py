"""What the server asks of a printer, and what it answers."""

from typing import Annotated, Literal

import msgspec

LARGEST = 128 * 1024
"""Bytes of an order: 10,000 characters, however they are written, are told to be too many."""


class Order(msgspec.Struct, frozen=True, kw_only=True):
    """`known`: names of cards whose drawings need not be sent again."""

    form: Literal["preview", "svg", "png", "pdf"] = "preview"
    text: str
    colours: str = ""
    wrap: Annotated[int, msgspec.Meta(ge=-1000, le=1000)] = 0
    paper: Literal["a4", "letter"] = "a4"
    known: list[str] = []


class Answer(msgspec.Struct, frozen=True, kw_only=True):
    """`body` is the file or, for a preview and for refusals, JSON."""

    ok: bool
    body: bytes
