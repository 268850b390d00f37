"""What takes a moment to load: the store, the games, /api and the sockets."""

from volte.room.machine import House
from volte.server.house import make_house
from volte.server.http import api
from volte.server.limiter import PerAddress
from volte.server.reports import ReportPages
from volte.server.rooms import Rooms
from volte.server.settings import ServerSettings
from volte.server.socket import SocketApp
from volte.server.typeworks import Typeworks
from volte.store import Store, open_store


def prepare(settings: ServerSettings) -> tuple[Store, House]:
    """The blocking part; on a thread, so that pages are served meanwhile."""
    return open_store(settings.data), make_house(settings.limits)


class Inside:
    def __init__(self, settings: ServerSettings, store: Store, house: House) -> None:
        self.store = store
        self.rooms = Rooms(house, store, settings)
        guesses = PerAddress(settings.limits.guesses)
        self.socket = SocketApp(self.rooms, guesses)
        self.api = api(self.rooms, guesses)
        self.reports = ReportPages(store.reports, settings, self.rooms.clock.now)
        self.typeworks = Typeworks(settings, self.rooms.clock.now)

    async def stop(self) -> None:
        await self.typeworks.stop()
        await self.rooms.stop()
        self.store.close()
