"""What an operator can set."""

from collections.abc import Iterable
from pathlib import Path

import msgspec

from volte.games.contract import BadInput
from volte.room.limits import Limits

MOST = 10**12
"""No limit is greater; milliseconds of thirty years."""


class ServerSettings(msgspec.Struct, frozen=True, kw_only=True):
    """`public_url` empty: links name the address the host's browser used."""

    host: str
    port: int
    data: Path
    public_url: str = ""
    trusted_proxies: str = "127.0.0.1"
    limits: Limits = Limits()


def limits_of(texts: Iterable[str]) -> Limits:
    """The limits with these set, each `NAME=NUMBER`; BadInput where there is no such limit, or it cannot be
    this number."""
    found = {}
    for text in texts:
        name, _, number = text.partition("=")
        if name not in Limits.__struct_fields__:
            raise BadInput("serve-limit-unknown", name=name, names=", ".join(Limits.__struct_fields__))
        found[name] = number.strip()
        try:
            limits = msgspec.convert(found, Limits, strict=False)
        except msgspec.ValidationError:
            limits = None
        if limits is None or not 0 < getattr(limits, name) <= MOST:
            raise BadInput("serve-limit-number", name=name, number=number, most=str(MOST))
    return msgspec.convert(found, Limits, strict=False)
