"""Who speaks: the device's token, in a cookie or as a bearer; stored only as a hash."""

import hashlib
import re
import secrets
from collections.abc import Iterable
from http.cookies import CookieError, SimpleCookie
from typing import Any

COOKIE = "volte_device"
YEAR = 365 * 24 * 3600
_TOKEN = re.compile(r"[A-Za-z0-9_-]{43}")

Headers = Iterable[tuple[bytes, bytes]]


class BadToken(Exception):
    """A bearer that is no token (256 random bits as 43 signs of base64url)."""


def new_token() -> str:
    return secrets.token_urlsafe(32)


def device_of(token: str) -> str:
    """What is stored of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


def header(headers: Headers, name: bytes) -> str:
    return next((value.decode("latin-1") for key, value in headers if key == name), "")


def token_of(headers: Headers) -> str:
    """The token of a request, empty if it has none; BadToken for a bearer that cannot be one."""
    bearer = header(headers, b"authorization")
    if bearer:
        kind, _, token = bearer.partition(" ")
        if kind.lower() != "bearer" or not _TOKEN.fullmatch(token.strip()):
            raise BadToken
        return token.strip()
    try:
        cookie = SimpleCookie(header(headers, b"cookie")).get(COOKIE)
    except CookieError:
        return ""
    return cookie.value if cookie is not None and _TOKEN.fullmatch(cookie.value) else ""


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
