"""`volte serve`: the server, with the address to open and to give on."""

import errno
import os
import socket
import sys
import webbrowser
from pathlib import Path
from typing import TYPE_CHECKING

import click
import platformdirs

from volte.cli.files import refuse, sentence
from volte.cli.lazy import Command
from volte.games.contract import BadInput

if TYPE_CHECKING:
    from volte.server.settings import ServerSettings

PORT = 8000


@click.command("serve", cls=Command)
@click.option("--host", default="127.0.0.1", show_default=True, metavar="ADDRESS")
@click.option("--port", type=click.IntRange(0, 65535))
@click.option("--data", type=click.Path(file_okay=False, readable=False, path_type=Path))
@click.option("--public-url", default="", metavar="URL")
@click.option("--open", "open_browser", is_flag=True)
@click.option("--trusted-proxy", default="127.0.0.1", show_default=True, metavar="ADDRESSES")
@click.option("--rooms", type=click.IntRange(1), metavar="N")
@click.option("--limit", multiple=True, metavar="NAME=N")
def serve(
    host: str,
    port: int | None,
    data: Path | None,
    public_url: str,
    open_browser: bool,
    trusted_proxy: str,
    rooms: int | None,
    limit: tuple[str, ...],
) -> None:
    from volte.server.address import public_base
    from volte.server.lock import locked
    from volte.server.run import serve as run
    from volte.server.settings import ServerSettings, limits_of

    folder = data or Path(platformdirs.user_data_dir("volte"))
    try:
        base = public_base(public_url)
        limits = limits_of([*limit, *([] if rooms is None else [f"rooms={rooms}"])])
        with locked(folder) as lock:
            # A proxy, or whoever named the port, looks there and nowhere else; a browser is told where.
            exactly = bool(base) or (port is not None and not open_browser)
            listener = listening(host, PORT if port is None else port, exactly)
            settings = ServerSettings(
                host=host,
                port=listener.getsockname()[1],
                data=folder,
                public_url=base,
                trusted_proxies=trusted_proxy,
                limits=limits,
            )
            run(settings, listener, lambda: lock.note(announce(settings, open_browser)))
    except BadInput as bad:
        refuse(bad.key, **bad.args_of_key)


def listening(host: str, port: int, exactly: bool) -> socket.socket:
    """A listening socket, where this port is taken on another one, which is said; BadInput where there is
    none, or the port has to be this one `exactly`."""
    from volte.server.run import TRIES, free_port

    try:
        listener = free_port(host, port, 1 if exactly else TRIES)
    except OSError as error:
        if exactly and error.errno == errno.EADDRINUSE:
            raise BadInput("serve-port-needed", port=str(port)) from error
        why = error.strerror or str(error)
        raise BadInput("serve-no-port", host=host, port=str(port), why=why) from error
    found = listener.getsockname()[1]
    if port not in (0, found):
        click.echo(sentence("serve-port-taken", port=str(port), found=str(found)))
    return listener


def announce(settings: "ServerSettings", open_browser: bool) -> str:
    """Say where the page is: here (which is returned), and in the local network with a code for phones."""
    from volte.server.links import EVERYWHERE, home_address

    everywhere = settings.host in EVERYWHERE
    here = f"http://{'localhost' if everywhere else bracketed(settings.host)}:{settings.port}"
    click.echo(f"Volte: {here}")
    others = settings.public_url or (f"http://{home_address()}:{settings.port}" if everywhere else "")
    if others:
        click.echo(sentence("serve-others", address=others))
        if sys.stdout.isatty():
            print_qr(others)
    if open_browser:
        browse(here)
    return here


def bracketed(host: str) -> str:
    return f"[{host}]" if ":" in host else host


def print_qr(text: str) -> None:
    import segno

    segno.make(text, error="l").terminal(compact=True, border=2)


def browse(address: str) -> None:
    """Open the browser without waiting for it."""
    import threading

    if os.environ.get("VOLTE_NO_BROWSER"):
        return
    threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
