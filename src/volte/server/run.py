"""Start the server in this process, until SIGTERM or Ctrl-C."""

import asyncio
import contextlib
import errno
import signal
import socket
import sys
from collections.abc import Callable, Iterator

import uvicorn

from volte.server.app import App
from volte.server.line import Line
from volte.server.settings import ServerSettings

TRIES = 100
SWITCH_SECONDS = 0.001
"""After so long a busy thread lets another one go on: the event loop the one that writes to the store."""


def free_port(host: str, port: int, tries: int = TRIES) -> socket.socket:
    """A listening socket on this port, or on the next free one of so many; OSError if there is none."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    last = port if port == 0 else min(port + tries - 1, 65535)
    for number in range(port, last + 1):
        listener = socket.socket(family, socket.SOCK_STREAM)
        if sys.platform != "win32":
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind((host, number))
            listener.listen(1024)
        except TypeError as error:  # a host that cannot be a name
            listener.close()
            raise OSError(str(error)) from error
        except OSError as error:
            listener.close()
            if number == last or not is_taken(error):
                raise
        else:
            listener.setblocking(False)
            return listener
    raise OSError(f"no free port from {port} on")


def is_taken(error: OSError) -> bool:
    return error.errno in (errno.EADDRINUSE, errno.EACCES)


def serve(settings: ServerSettings, listener: socket.socket, started: Callable[[], None]) -> None:
    """Serve on this socket until a signal; `started` is called when the page can be had.

    Raises what kept the rooms from beginning (a database that cannot be read, say).
    """
    sys.setswitchinterval(SWITCH_SECONDS)
    with contextlib.closing(listener):
        failures: list[BaseException] = []

        def broken(error: BaseException) -> None:
            failures.append(error)
            server.should_exit = True

        server = Server(configuration(App(settings, broken), settings))
        with asyncio.Runner(loop_factory=server.config.get_loop_factory()) as runner:
            runner.run(_serve(server, listener, started))
        if failures:
            raise failures[0]


class Server(uvicorn.Server):
    """A signal ends it cleanly, with exit code 0; a second one ends it at once."""

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, self.handle_exit)
        yield


def configuration(app: App, settings: ServerSettings) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        loop="auto",  # uvloop where it exists
        http="httptools",
        ws=Line,
        ws_per_message_deflate=False,
        ws_max_size=4 * settings.limits.message_bytes,
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        lifespan="on",
        log_level="warning",
        access_log=False,
        server_header=False,
        proxy_headers=True,
        forwarded_allow_ips=settings.trusted_proxies,
        timeout_graceful_shutdown=3,
    )


async def _serve(server: uvicorn.Server, listener: socket.socket, started: Callable[[], None]) -> None:
    async def tell() -> None:
        while not server.started:
            await asyncio.sleep(0.01)
        started()

    telling = asyncio.create_task(tell())
    try:
        await server.serve(sockets=[listener])
    finally:
        telling.cancel()
