"""Every limit is the operator's: set on the command line, known by name, and obeyed."""

from pathlib import Path
from typing import Any

import httpx
import pytest

from run import ROOT
from volte.games.contract import BadInput
from volte.room.limits import Limits
from volte.server.pages import Pages
from volte.server.reports import ReportPages
from volte.server.settings import ServerSettings, limits_of
from volte.server.typeworks import Typeworks
from volte.store import open_store

NAMES = Limits.__struct_fields__


@pytest.mark.parametrize("name", NAMES)
def test_every_limit_can_be_set_and_is_documented(name: str) -> None:
    assert limits_of([f"{name}=7", "rooms=8"]) == Limits(**{name: 7, "rooms": 8})
    usual = (
        f"{getattr(Limits(), name):g}"
        if isinstance(getattr(Limits(), name), float)
        else getattr(Limits(), name)
    )
    assert f"| `{name}` | {usual} |" in (ROOT / "docs/self-hosting.md").read_text("utf-8")


def test_without_any_they_are_the_usual_ones_and_the_last_one_counts() -> None:
    assert limits_of([]) == Limits()
    assert limits_of(["rooms=5", "rooms=6"]).rooms == 6
    assert limits_of(["messages_a_second=0.5"]).messages_a_second == 0.5


@pytest.mark.parametrize(
    ("text", "key"),
    [
        *(
            (text, "serve-limit-unknown")
            for text in ("", "=", "=5", "room=5", "Rooms=5", "rooms:5", "__doc__=1")
        ),
        *(
            (f"rooms={number}", "serve-limit-number")
            for number in ("", "x", "0", "-1", "1.5", "5 rooms", "9" * 30, "nan", "true")
        ),
        ("rooms", "serve-limit-number"),
        *((f"messages_a_second={number}", "serve-limit-number") for number in ("nan", "inf", "-inf", "0")),
    ],
)
def test_what_is_no_limit(text: str, key: str) -> None:
    with pytest.raises(BadInput) as caught:
        limits_of([text])
    assert caught.value.key == key


# -- obeyed --------------------------------------------------------------------------------------------------


def app_of(path: str, data: Path, limits: Limits) -> Any:
    settings = ServerSettings(host="127.0.0.1", port=0, data=data, limits=limits)
    if path == "/api/try":
        return Pages("", limits.trials_a_minute, lambda: 0)
    if path == "/api/typeworks":
        return Typeworks(settings, lambda: 0)
    return ReportPages(open_store(data).reports, settings, lambda: 0)


REPORT = {"game": "verso", "clause": "V13", "text": "A word is missing."}


@pytest.mark.parametrize(
    ("limit", "path", "more", "refused"),
    [
        ("trials_a_minute", "/api/try", {"json": {}}, 429),
        ("previews_a_minute", "/api/typeworks", {"json": {"text": "a"}}, 429),
        ("files_a_minute", "/api/typeworks", {"json": {"text": "", "form": "svg"}}, 429),
        ("keys_a_minute", "/operator/enter", {"data": {"key": "wrong"}}, 429),
        ("reports_a_minute", "/report", {"data": REPORT}, 429),
        ("reports_waiting", "/report", {"data": REPORT}, 503),
    ],
)
async def test_limits_are_obeyed(
    tmp_path: Path, limit: str, path: str, more: dict[str, Any], refused: int
) -> None:
    app = app_of(path, tmp_path, limits_of([f"{limit}=2"]))
    async with httpx.AsyncClient(transport=httpx.ASGITransport(app=app), base_url="http://volte") as browser:
        codes = [(await browser.post(path, **more)).status_code for _ in range(3)]
    assert refused not in codes[:2] and codes[2] == refused
    if isinstance(app, Typeworks):
        await app.stop()
