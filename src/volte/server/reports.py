"""Reports about the rules ("Found a mistake?") over HTTP: /report, /report/TOKEN and /operator.

Works without scripts. Stored is what was typed, with the place, the language and the time; no address, no
device. Addresses are counted in memory for a minute, so that nobody floods the operator.
"""

import asyncio
import secrets
from collections.abc import Callable
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

from volte.games.contract import Event
from volte.pages import reports as html
from volte.pages.page import Assets
from volte.pages.reports import Place
from volte.server.asgi import address_of
from volte.server.devices import digest, is_own_origin, is_secure, used_base
from volte.server.forms import Reply, query_of, read_form, send_reply
from volte.server.limiter import PerAddress
from volte.server.made import assets
from volte.server.operator import ENTER, Operator, item_of
from volte.server.pages import BUILD, build_of, wanted_languages
from volte.server.settings import ServerSettings
from volte.server.static import FOLDER
from volte.store import Reports

LARGEST = 16 * html.MOST


class ReportPages:
    """An ASGI application over the reports of a store. `clock` gives milliseconds."""

    def __init__(self, store: Reports, settings: ServerSettings, clock: Callable[[], int]) -> None:
        self.store = store
        self.settings = settings
        self.clock = clock
        self.sent = PerAddress(settings.limits.reports_a_minute)
        self.operator = Operator(settings, store, clock)

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["method"] in ("GET", "HEAD"):
            reply = await asyncio.to_thread(self.shown, scope)
        elif scope["method"] != "POST":
            reply = Reply(405)
        elif not is_own_origin(scope, self.settings.public_url):
            reply = await asyncio.to_thread(self.sorry, scope, 403, "report-wrong-origin")
        else:
            fields = await read_form(scope, receive, LARGEST)
            often = fields is not None and self.too_often(scope, fields)
            reply = await asyncio.to_thread(self.taken, scope, fields, often)
        await send_reply(send, reply, scope["method"] == "HEAD")

    # -- what is shown ---------------------------------------------------------------------------------------

    def shown(self, scope: Any) -> Reply:
        path, query = scope["path"].rstrip("/"), query_of(scope)
        language, build = language_of(scope, query), build_assets()
        if path.startswith("/operator"):
            return self.operator.shown(scope, path, language, build)
        if path != "/report":
            return self.state(scope, path.removeprefix("/report/"), language, "sent" in query)
        place = Place(query.get("game", ""), query.get("clause", ""))
        if not html.is_place(place):
            return self.sorry(scope, 404, "report-wrong-place")
        return Reply(body=html.form(language, build, place))

    def state(self, scope: Any, token: str, language: str, new: bool) -> Reply:
        report = self.store.under(digest(token))
        if report is None:
            return self.sorry(scope, 404, "report-unknown")
        base = self.settings.public_url.rstrip("/") or used_base(scope)
        link = f"{base}/report/{token}"
        return Reply(body=html.state(language, build_assets(), item_of(report), new, link))

    def sorry(self, scope: Any, status: int, key: str) -> Reply:
        return Reply(status, html.sorry(language_of(scope, query_of(scope)), build_assets(), key))

    # -- what is sent ----------------------------------------------------------------------------------------

    def too_often(self, scope: Any, fields: dict[str, str]) -> bool:
        """Whether this address has to wait; counts what it sends. On the event loop, as all that counts."""
        path, text = scope["path"].rstrip("/"), cleaned(fields.get("text", ""))
        if path == ENTER:
            counter = self.operator.tries
        elif path == "/report" and 0 < len(text) <= html.MOST:
            counter = self.sent
        else:
            return False
        return not counter.take(address_of(scope), self.clock())

    def taken(self, scope: Any, fields: dict[str, str] | None, often: bool) -> Reply:
        """A form that was sent; None: not whole. `often`: more than this address may."""
        if fields is None:
            return self.sorry(scope, 400, "report-wrong-form")
        path = scope["path"].rstrip("/")
        language = language_of(scope, fields)
        if path.startswith("/operator"):
            secure = is_secure(scope, self.settings.public_url)
            if often:
                return self.operator.too_often(language, build_assets())
            return self.operator.taken(scope, path, fields, language, build_assets(), secure)
        if path != "/report":
            return Reply(405)
        return self.report(scope, fields, language, often)

    def report(self, scope: Any, fields: dict[str, str], language: str, often: bool) -> Reply:
        place = Place(fields.get("game", ""), fields.get("clause", ""))
        if not html.is_place(place):
            return self.sorry(scope, 400, "report-wrong-place")
        text = cleaned(fields.get("text", ""))
        status, wrong = self.trouble(text, often)
        if wrong is not None:
            typed = text[: 2 * html.MOST]
            return Reply(status, html.form(language, build_assets(), place, typed, wrong))
        token = secrets.token_urlsafe(32)
        self.store.add(digest(token), place.game, place.clause, language, text, self.clock())
        return Reply(to=f"/report/{token}?{urlencode({'lang': language, 'sent': 1})}")

    def trouble(self, text: str, often: bool) -> tuple[int, Event | None]:
        """Status and reason why a report is not taken."""
        if not text:
            return 400, Event("report-wrong-empty", {})
        if len(text) > html.MOST:
            return 413, Event("report-wrong-long", {"length": len(text), "most": html.MOST})
        if often:
            return 429, Event("report-wrong-often", {})
        if self.store.count_waiting() >= self.settings.limits.reports_waiting:
            return 503, Event("report-wrong-full", {})
        return 200, None


def cleaned(text: str) -> str:
    """Lines as they are, without control characters and blanks around."""
    lines = text.replace("\r\n", "\n").split("\n")
    return "\n".join("".join(sign for sign in line if sign.isprintable()) for line in lines).strip()


def language_of(scope: Any, fields: dict[str, str]) -> str:
    """What the address or the form says, what the reader wants, English."""
    there = html.languages()
    wanted = (fields.get("lang", ""), *wanted_languages(scope))
    return next((one for one in wanted if one in there), "en")


def build_assets(folder: Path = FOLDER) -> Assets:
    """Style sheets, without the scripts: these pages have none."""
    found = assets(build_of(folder / BUILD))
    return Assets(found.styles, icon=found.icon)
