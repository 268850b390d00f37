"""What an operator can set."""

from pathlib import Path

import msgspec

from volte.room.limits import Limits


class ServerSettings(msgspec.Struct, frozen=True, kw_only=True):
    """`public_url` empty: links name the address the host's browser used."""

    host: str
    port: int
    data: Path
    public_url: str = ""
    trusted_proxies: str = "127.0.0.1"
    limits: Limits = Limits()
