"""What the journeys in a real browser share: the built client, a server, Chromium, and people.

Words are never written down here: they are taken from the catalogues by their key, as the client does.
"""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, sync_playwright

import run
from tests.browser.people import Person
from tests.browser.serving import Server
from tests.browser.tunnel import Tunnel

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
LOCALES = {"de": "de-DE", "en": "en-GB", "ja": "ja-JP", "ru": "ru-RU"}
Invite = Callable[..., Person]


@pytest.fixture(scope="session")
def client() -> None:
    """The client as its sources are now."""
    run.build_client()


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    """One Chromium a file: its driver holds an event loop while it lives, and other tests need their own.

    It ends with the file, since a folder without `__init__` is no package whose scope would end.
    """
    found = run.find_chromium()
    if not found:
        pytest.fail("the browser tests need Chromium; VOLTE_CHROMIUM may name it")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="module")
def house(client: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server a file: its rooms do not know of each other, and starting takes seconds."""
    one = Server(tmp_path_factory.mktemp("house") / "data")
    yield one
    one.stop()


@pytest.fixture
def server(house: Server) -> Server:
    """Runs, whatever a test before did to it."""
    if house.process is None:
        house.start()
    return house


@pytest.fixture
def tunnel(server: Server) -> Iterator[Tunnel]:
    one = Tunnel(server.port)
    yield one
    one.close()


@pytest.fixture
def person(chromium: Browser, server: Server) -> Iterator[Invite]:
    """person(name, language, size, dark, address, calm): comes with a device of their own.

    Whatever the browser complains about on the way fails the test: errors of scripts, refused by the page's
    policy, failed requests.
    """
    here: list[Person] = []

    def invite(
        name: str = "Anna",
        language: str = "de",
        size: tuple[int, int] = (1280, 800),
        dark: bool = False,
        address: str = "",
        calm: bool = True,
    ) -> Person:
        context = chromium.new_context(
            locale=LOCALES[language],
            viewport={"width": size[0], "height": size[1]},
            has_touch=size[0] < 700,
            color_scheme="dark" if dark else "light",
            reduced_motion="reduce" if calm else "no-preference",
        )
        here.append(Person(name, language, context, address or server.address))
        return here[-1]

    yield invite
    for one in here:
        one.context.close()
    assert [trouble for one in here for trouble in one.troubles] == []
