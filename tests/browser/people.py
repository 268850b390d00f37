"""Somebody at a browser: reads words, presses buttons, and notes everything that goes wrong on the page."""

import re
from typing import Any

from playwright.sync_api import BrowserContext, ConsoleMessage, Locator, Page, Request, expect

from volte.words import words

PATIENCE = 40_000
"""Milliseconds to wait for what must come: this machine may be busy."""
expect.set_options(timeout=PATIENCE)
LINE = re.compile(r"WebSocket connection to|net::ERR_|Failed to load resource: net::")


class Person:
    """A person with a device (cookies, storage) of their own, and one page to begin with."""

    def __init__(self, name: str, language: str, context: BrowserContext, address: str) -> None:
        self.name = name
        self.language = language
        self.context = context
        self.address = address
        self.troubles: list[str] = []
        self.line_may_break = False
        context.set_default_timeout(PATIENCE)
        context.add_init_script(
            "addEventListener('securitypolicyviolation', (e) => console.error('CSP', e.violatedDirective))"
        )
        self.page = self.new_page()

    def new_page(self) -> Page:
        page = self.context.new_page()
        page.on("console", self._console)
        page.on("pageerror", lambda error: self.troubles.append(f"error: {error}"))
        page.on("requestfailed", self._request_failed)
        return page

    def _console(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.note(f"console: {message.text} {message.location['url']}")

    def _request_failed(self, request: Request) -> None:
        if request.failure != "net::ERR_ABORTED":  # left the page in the middle of it
            self.note(f"request: {request.url} {request.failure}")

    def note(self, trouble: str) -> None:
        if not (self.line_may_break and LINE.search(trouble)):
            self.troubles.append(f"{self.name}: {trouble}")

    def say(self, key: str, **args: Any) -> str:
        """The words of a key in this person's language."""
        return words(self.language).say(key, args)

    def open(self, path: str = "/") -> None:
        self.page.goto(self.address + path)

    def button(self, key: str, *, exact: bool = True, **args: Any) -> Locator:
        return self.page.get_by_role("button", name=self.say(key, **args), exact=exact)

    def sees(self, key: str, **args: Any) -> None:
        expect(self.page.get_by_text(self.say(key, **args)).first).to_be_visible(timeout=PATIENCE)

    def offer(self, key: str, game: str = "Verso") -> Locator:
        """A button of a game on the start page."""
        page = self.page
        section = page.locator("section").filter(has=page.get_by_role("heading", name=game, exact=True))
        return section.get_by_role("button", name=self.say(key), exact=True)

    def give_name(self) -> None:
        """Answer the sheet that asks for the name."""
        dialog = self.page.get_by_role("dialog")
        dialog.get_by_label(self.say("ui-your-name")).fill(self.name)
        self.page.keyboard.press("Enter")

    def come_in(self, code: str) -> None:
        """Follow the link of a room as somebody who was never here, and sit down."""
        self.open(f"/r/{code}")
        self.give_name()
        self.sees_person(self.name)

    def sees_person(self, name: str) -> None:
        expect(self.page.get_by_text(name, exact=True).first).to_be_visible(timeout=PATIENCE)

    def open_room(self, **wish: Any) -> str:
        """Open a room as the start page does (docs/protocol.md), bots without a pause; gives its code."""
        wish = {"game": "verso", "name": self.name, "bot_pace": 0, **wish}
        answer = self.context.request.post(f"{self.address}/api/rooms", data=wish, timeout=3 * PATIENCE)
        assert answer.status == 201, answer.text()
        code: str = answer.json()["code"]
        return code
