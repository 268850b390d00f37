"""The operator's list of reports. Whoever knows the key in the data directory is the operator."""

import hashlib
import hmac
import os
import re
import secrets
from collections.abc import Callable
from pathlib import Path
from typing import Any

from volte.games.contract import BadInput
from volte.pages import reports as html
from volte.pages.page import Assets
from volte.pages.reports import Item, Place
from volte.server import asgi
from volte.server.forms import Reply
from volte.server.limiter import PerAddress
from volte.server.settings import ServerSettings
from volte.store import Report, Reports

FILE = "operator.key"
LEAST = 16
"""Characters of a key."""
COOKIE = "volte_operator"
HOURS = 12
HOME = "/operator/reports"
ENTER = "/operator/enter"


class Operator:
    """Pages under /operator; the key is made when it is not there yet."""

    def __init__(self, settings: ServerSettings, store: Reports, clock: Callable[[], int]) -> None:
        self.key = key_of(settings.data)
        self.store = store
        self.clock = clock
        self.tries = PerAddress(settings.limits.keys_a_minute)

    def shown(self, scope: Any, path: str, language: str, assets: Assets) -> Reply:
        if path == "/operator":
            return Reply(to=HOME)
        if path != HOME:
            return Reply(404, html.sorry(language, assets, "report-unknown"))
        if not self.is_operator(scope):
            return Reply(401, html.entry(language, assets, FILE))
        waiting = [item_of(one) for one in self.store.waiting()]
        answered = [item_of(one) for one in self.store.answered()]
        return Reply(body=html.operator(language, assets, waiting, answered))

    def taken(
        self, scope: Any, path: str, fields: dict[str, str], language: str, assets: Assets, secure: bool
    ) -> Reply:
        if path == ENTER:
            return self.entered(fields.get("key", ""), language, assets, secure)
        if path == "/operator/leave":
            return Reply(to=HOME, headers=[cookie("", 0, secure)])
        if not self.is_operator(scope):
            return Reply(401, html.entry(language, assets, FILE))
        number = re.fullmatch(rf"{HOME}/([0-9]{{1,9}})", path)
        text = fields.get("answer", "").replace("\r\n", "\n").strip()
        if number is None or not 0 < len(text) <= html.MOST:
            return Reply(400, html.sorry(language, assets, "report-wrong-form"))
        if not self.store.answer(int(number[1]), text, self.clock()):
            return Reply(404, html.sorry(language, assets, "report-unknown"))
        return Reply(to=HOME)

    def too_often(self, language: str, assets: Assets) -> Reply:
        """The answer to one key too many."""
        return Reply(429, html.entry(language, assets, FILE, "operator-wrong-often"))

    def entered(self, key: str, language: str, assets: Assets, secure: bool) -> Reply:
        if not self.is_key(key.strip()):
            return Reply(401, html.entry(language, assets, FILE, "operator-wrong"))
        return Reply(to=HOME, headers=[cookie(pass_of(self.key), HOURS * 3600, secure)])

    def is_operator(self, scope: Any) -> bool:
        return same(asgi.cookie(scope["headers"], COOKIE), pass_of(self.key))

    def is_key(self, key: str) -> bool:
        return same(key, self.key)


def same(one: str, other: str) -> bool:
    """Compared in a time that tells nothing."""
    return hmac.compare_digest(one.encode("utf-8", "replace"), other.encode("utf-8", "replace"))


def key_of(data: Path) -> str:
    """The key in the data directory, a new one where there is none; BadInput where it could be guessed, or
    cannot be read or written."""
    file = data / FILE
    try:
        key = read_key(file) or new_key(file)
    except OSError as error:
        raise BadInput("operator-key-unusable", file=str(file), why=error.strerror or str(error)) from error
    if len(key) < LEAST:
        raise BadInput("operator-key-short", file=str(file), least=LEAST)
    return key


def read_key(file: Path) -> str:
    """The key in this file, empty where there is none (or a full disk left none there)."""
    return file.read_text("ascii", "replace").strip() if file.is_file() else ""


def new_key(file: Path) -> str:
    """A key that the server's user alone may read. The file is there whole or not at all."""
    key = secrets.token_urlsafe(32)
    beside = file.with_suffix(".new")
    beside.unlink(missing_ok=True)  # of a server that ended here
    with os.fdopen(os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as new:
        new.write(key + "\n")
        new.flush()
        os.fsync(new.fileno())
    beside.replace(file)
    return key


def pass_of(key: str) -> str:
    """What a browser keeps instead of the key; only who knows the key can make it, and it opens no more."""
    return hmac.new(key.encode(), b"volte operator cookie", hashlib.sha256).hexdigest()


def cookie(value: str, age: int, secure: bool) -> tuple[bytes, bytes]:
    text = f"{COOKIE}={value}; Path=/operator; Max-Age={age}; HttpOnly; SameSite=Strict"
    return b"set-cookie", (text + "; Secure" if secure else text).encode()


def item_of(report: Report) -> Item:
    """A report as pages show it."""
    return Item(
        number=report.number,
        place=Place(report.game, report.clause),
        language=report.language,
        text=report.text,
        sent=report.sent,
        answered=report.answered,
        answer=report.answer,
    )
