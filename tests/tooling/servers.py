"""Starting Volte as a process of its own, as a person would."""

import os
import re
import signal
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


@contextmanager
def running(*command: str | Path, port: int, cwd: Path) -> Iterator[str]:
    """Run a server command until the block ends (SIGTERM, obeyed within ten seconds); gives its address."""
    environment = {**os.environ, "BROWSER": "true"}  # whoever opens a browser here opens nothing
    with subprocess.Popen([str(part) for part in command], cwd=cwd, env=environment) as process:
        try:
            yield f"http://127.0.0.1:{port}"
            process.send_signal(signal.SIGTERM)
            process.wait(10)
        finally:
            process.kill()


def wait_for_page(address: str, seconds: float) -> str:
    """The start page, as soon as it is there."""
    end = time.monotonic() + seconds
    while True:
        try:
            answer = httpx.get(address, timeout=seconds)
            answer.raise_for_status()
            return answer.text
        except httpx.TransportError:
            if time.monotonic() > end:
                raise
            time.sleep(0.02)


def check_page_and_assets(address: str, page: str) -> None:
    """The page is the client, and everything it names is served."""
    assert '<div id="app">' in page
    assets = re.findall(r'(?:src|href)="(/assets/[^"]+)"', page)
    assert assets
    for asset in assets:
        assert httpx.get(address + asset).raise_for_status().content
