"""Who speaks: the device's token, in a cookie or as a bearer; stored only as a hash."""

import hashlib
import re
import secrets
from typing import Any

from volte.server.asgi import Headers, cookie, header

COOKIE = "volte_device"
YEAR = 365 * 24 * 3600
_TOKEN = re.compile(r"[A-Za-z0-9_-]{43}")


class BadToken(Exception):
    """A bearer that is no token (256 random bits as 43 signs of base64url)."""


def new_token() -> str:
    return secrets.token_urlsafe(32)


def digest(token: str) -> str:
    """What is stored of a token: who reads the store cannot make the token of it."""
    return hashlib.sha256(token.encode("utf-8", "replace")).hexdigest()


def token_of(headers: Headers) -> str:
    """The token of a request, empty if it has none; BadToken for a bearer that cannot be one."""
    bearer = header(headers, b"authorization")
    if bearer:
        kind, _, token = bearer.partition(" ")
        if kind.lower() != "bearer" or not _TOKEN.fullmatch(token.strip()):
            raise BadToken
        return token.strip()
    token = cookie(headers, COOKIE)
    return token if _TOKEN.fullmatch(token) else ""


def set_cookie(token: str, secure: bool) -> tuple[bytes, bytes]:
    """The header that gives a browser its token (an empty one takes it away)."""
    age = YEAR if token else 0
    text = f"{COOKIE}={token}; Path=/; Max-Age={age}; HttpOnly; SameSite=Lax"
    return b"set-cookie", (text + "; Secure" if secure else text).encode()


def is_secure(scope: Any, public_url: str) -> bool:
    return scope.get("scheme") in ("https", "wss") or public_url.startswith("https:")


HOST = re.compile(r"(?:[A-Za-z0-9._-]{1,255}|\[[0-9A-Fa-f:.]{2,45}\])(?::[0-9]{1,5})?")
"""A name or a number, an IPv6 one in brackets, and perhaps a port."""


def used_base(scope: Any) -> str:
    """The address the browser used, e.g. `http://192.168.1.5:8000`."""
    scheme = "https" if scope.get("scheme") in ("https", "wss") else "http"
    host = header(scope["headers"], b"host")
    return f"{scheme}://{host}" if HOST.fullmatch(host) else ""


def is_own_origin(scope: Any, public_url: str) -> bool:
    """Programs send no Origin; a browser's must be this server's own."""
    origin = header(scope["headers"], b"origin")
    if not origin:
        return header(scope["headers"], b"sec-fetch-site") not in ("cross-site", "same-site")
    host = header(scope["headers"], b"host")
    return origin in (f"http://{host}", f"https://{host}") or (
        bool(public_url) and origin == public_url.rstrip("/")
    )
