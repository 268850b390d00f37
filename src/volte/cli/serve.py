"""`volte serve`: the server, with the address to open and to give on."""

import os
import socket
import webbrowser
from pathlib import Path

import click
import platformdirs


@click.command()
@click.option("--host", default="127.0.0.1", show_default=True, help="Address to listen on; 0.0.0.0: all.")
@click.option("--port", default=8000, show_default=True, type=click.IntRange(0, 65535), help="Port.")
@click.option(
    "--data",
    type=click.Path(file_okay=False, path_type=Path),
    help="Directory of the database.  [default: the user's data directory]",
)
@click.option("--public-url", default="", help="Address in links, as others reach this server.")
@click.option("--open", "open_browser", is_flag=True, help="Open the page in the browser.")
@click.option(
    "--trusted-proxy",
    default="127.0.0.1",
    show_default=True,
    help="Proxies whose forwarded addresses are believed, separated by commas.",
)
@click.option("--rooms", type=click.IntRange(1), help="How many rooms may be open.  [default: 500]")
def serve(
    host: str,
    port: int,
    data: Path | None,
    public_url: str,
    open_browser: bool,
    trusted_proxy: str,
    rooms: int | None,
) -> None:
    """Start the card room and serve it until Ctrl-C or SIGTERM."""
    from volte.games.contract import BadInput
    from volte.room.limits import Limits
    from volte.server.run import free_port
    from volte.server.run import serve as run
    from volte.server.settings import ServerSettings

    if public_url and not public_url.startswith(("http://", "https://")):
        raise click.BadParameter("must begin with http:// or https://", param_hint="--public-url")
    try:
        listener = free_port(host, port)
    except OSError as error:
        raise click.ClickException(f"cannot listen on {host}:{port}: {error.strerror or error}") from error
    found = listener.getsockname()[1]
    if port not in (0, found):
        click.echo(f"Port {port} is taken, so it is {found}.")
    settings = ServerSettings(
        host=host,
        port=found,
        data=data or Path(platformdirs.user_data_dir("volte")),
        public_url=public_url.rstrip("/"),
        trusted_proxies=trusted_proxy,
        limits=Limits() if rooms is None else Limits(rooms=rooms),
    )
    try:
        run(settings, listener, lambda: announce(settings, listener, open_browser))
    except BadInput as bad:
        from volte.words import words

        raise click.ClickException(words("en").say(bad.key, bad.args_of_key)) from None


def announce(settings: object, listener: socket.socket, open_browser: bool) -> None:
    """Say where the page is: here, and in the local network with a code for phones."""
    from volte.server.links import EVERYWHERE, home_address
    from volte.server.settings import ServerSettings

    assert isinstance(settings, ServerSettings)
    everywhere = settings.host in EVERYWHERE
    here = f"http://{'localhost' if everywhere else bracketed(settings.host)}:{settings.port}"
    click.echo(f"Volte: {here}")
    others = settings.public_url or (f"http://{home_address()}:{settings.port}" if everywhere else "")
    if others:
        click.echo(f"For the others: {others}")
        print_qr(others)
    if open_browser:
        browse(here)


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
