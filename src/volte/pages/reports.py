"""Reports about the rules ("Found a mistake?") as HTML: the form, the answer, the operator's list."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import cache
from typing import Any

from babel.dates import format_date

from volte.games.contract import Event
from volte.pages import page, text
from volte.words import LOCALES

MOST = 2000
"""Characters of a report and of an answer."""
LONGEST_CLAUSE = 40
"""Characters of an anchor."""


@dataclass(frozen=True)
class Place:
    """Where in the rules: `game` a game's name or empty, `clause` an anchor of its page or empty."""

    game: str = ""
    clause: str = ""


@dataclass(frozen=True)
class Item:
    """A report to be shown; times in milliseconds since 1970."""

    number: int
    place: Place
    language: str
    text: str
    sent: int
    answered: int | None
    answer: str | None


@cache
def languages() -> list[str]:
    """The languages that have these words."""
    return sorted(folder.name for folder in LOCALES.iterdir() if (folder / "reports.ftl").is_file())


def is_place(place: Place) -> bool:
    """Whether there is such a game, and a clause that could be one."""
    plain = place.clause.replace("-", "").replace("_", "")
    clause = (
        len(place.clause) <= LONGEST_CLAUSE
        and place.clause.isascii()
        and (plain.isalnum() or not place.clause)
    )
    return clause and (place.game in page.games() or place == Place())


def form(
    language: str, assets: page.Assets, place: Place, typed: str = "", wrong: Event | None = None
) -> str:
    """The form for a place of the rules; again with what was typed if something was wrong with it."""
    return _render("report.html.j2", language, assets, place=place, typed=typed, wrong=wrong, most=MOST)


def state(language: str, assets: page.Assets, item: Item, new: bool, link: str) -> str:
    """What a reporter sees under the private link; `new`: just sent."""
    return _render("report-state.html.j2", language, assets, item=item, new=new, link=link, place=item.place)


def sorry(language: str, assets: page.Assets, key: str) -> str:
    """One sentence, and the way on."""
    return _render("report-sorry.html.j2", language, assets, key=key, place=Place())


def entry(language: str, assets: page.Assets, file: str, wrong: str = "") -> str:
    """The question for the operator's key, which is in `file`; `wrong`: the key of what was wrong."""
    return _render("operator-entry.html.j2", language, assets, file=file, wrong=wrong, place=Place())


def operator(language: str, assets: page.Assets, waiting: Sequence[Item], answered: Sequence[Item]) -> str:
    """The operator's list."""
    return _render(
        "operator.html.j2", language, assets, waiting=waiting, answered=answered, most=MOST, place=Place()
    )


def _render(template: str, language: str, assets: page.Assets, **more: Any) -> str:
    frame = {**page.common("", language, "", "/report", assets), "languages": []}
    titles = {name: text.text(name, "en").title for name in page.games()}
    html = page.environment().get_template(template)
    return html.render({**frame, "titles": titles, "day": lambda time: day(time, language), **more})


def day(time_ms: int, language: str) -> str:
    """`30. November 2026`."""
    return format_date(datetime.fromtimestamp(time_ms / 1000, UTC), "long", locale=language)
