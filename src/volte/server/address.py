"""The address under which others reach this server, as its operator types it."""

import re
from urllib.parse import urlsplit

from volte.games.contract import BadInput

HOST = re.compile(r"[a-z0-9_]([a-z0-9_-]*[a-z0-9])?(\.[a-z0-9_]([a-z0-9_-]*[a-z0-9])?)*\.?|\[[0-9a-f:.]+\]")
"""A name or a number, an IPv6 one in brackets."""
USUAL = {"http": 80, "https": 443}


def public_base(typed: str) -> str:
    """Scheme, host and perhaps a port, as a browser writes them in `Origin`; empty stays empty.

    BadInput for all else: a path, say, since the server's pages lie at the top of their host.
    """
    if not typed:
        return ""
    try:
        parts = urlsplit(typed)
        host = ascii_host(parts.hostname or "")
        port = parts.port
    except ValueError:
        raise BadInput("serve-public-url", url=typed) from None
    plain = parts.netloc.count("@") == 0 and parts.path in ("", "/") and not parts.query and "#" not in typed
    if parts.scheme not in USUAL or not plain or not HOST.fullmatch(host) or port == 0 or " " in typed:
        raise BadInput("serve-public-url", url=typed)
    return f"{parts.scheme}://{host}" + ("" if port in (None, USUAL[parts.scheme]) else f":{port}")


def ascii_host(host: str) -> str:
    """A name with letters of any script as the net writes it (xn--...); ValueError where there is none."""
    if ":" in host:
        return f"[{host}]"
    return host if host.isascii() else host.encode("idna").decode("ascii")
