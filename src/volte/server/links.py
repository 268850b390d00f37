"""Addresses that others can open."""

import io
import ipaddress
import socket
from functools import cache
from urllib.parse import urlsplit

import segno

from volte.server.settings import ServerSettings

EVERYWHERE = ("0.0.0.0", "::", "")


@cache
def home_address() -> str:
    """This machine's address in the local network; 127.0.0.1 where there is none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("10.255.255.255", 1))  # nothing is sent
            found: str = probe.getsockname()[0]
            return found
        except OSError:
            return "127.0.0.1"


def is_local(host: str) -> bool:
    """True for names and numbers of this very machine."""
    if host == "localhost" or host.endswith(".localhost"):
        return True
    try:
        return ipaddress.ip_address(host.strip("[]")).is_loopback
    except ValueError:
        return False


def share_base(settings: ServerSettings, used: str) -> tuple[str, bool]:
    """The address for links, and whether it works on this machine only; `used` is what the host's browser
    used (`http://localhost:8000`)."""
    if settings.public_url:
        return settings.public_url.rstrip("/"), False
    parts = urlsplit(used)
    if not is_local(parts.hostname or ""):
        return used, False
    if settings.host in EVERYWHERE and not is_local(home_address()):
        return f"{parts.scheme}://{home_address()}:{settings.port}", False
    return used, True


def qr_svg(text: str) -> bytes:
    """A QR code as an SVG picture without a size of its own."""
    out = io.BytesIO()
    segno.make(text, error="m").save(out, kind="svg", xmldecl=False, omitsize=True, border=2, light="#fff")
    return out.getvalue()


def qr_data(text: str) -> str:
    """The same as an address for an `img`."""
    found: str = segno.make(text, error="m").svg_data_uri(
        xmldecl=False, omitsize=True, border=2, light="#fff"
    )
    return found
