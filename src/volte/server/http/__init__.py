"""The HTTP interface under /api (docs/protocol.md), a file a subject."""

from litestar import Litestar
from litestar.datastructures import State

from volte.server.http import me, records, rooms, status
from volte.server.http.asking import Desk
from volte.server.http.errors import HANDLERS
from volte.server.limiter import PerAddress
from volte.server.rooms import Rooms


def api(house: Rooms, guesses: PerAddress) -> Litestar:
    """The Litestar application; who asks is in the scope as `device` (a hash), from `volte.server.app`."""
    desk = Desk(house, guesses, PerAddress(house.house.limits.opened_a_minute))
    return Litestar(
        [*status.ROUTES, *rooms.ROUTES, *records.ROUTES, *me.ROUTES],
        state=State({"desk": desk}),
        openapi_config=None,
        exception_handlers=HANDLERS,
        logging_config=None,
    )
