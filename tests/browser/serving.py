"""A server as a process of its own, that can be killed and started again where it was."""

import subprocess
import sys
from pathlib import Path

from tests.tooling.servers import free_port, wait_for_page

STARTS_WITHIN = 90.0


class Server:
    """One Volte with its own data; `address` stays the same over restarts."""

    def __init__(self, data: Path) -> None:
        self.data = data
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        command = [sys.executable, "-m", "volte", "serve"]
        self.process = subprocess.Popen([*command, "--port", str(self.port), "--data", str(self.data)])
        wait_for_page(self.address, STARTS_WITHIN)

    def kill(self) -> None:
        """As SIGKILL does: nothing can be said or stored any more."""
        if self.process:
            self.process.kill()
            self.process.wait(10)
            self.process = None

    def stop(self) -> None:
        """As SIGTERM does; has to end by itself."""
        if self.process:
            self.process.terminate()
            try:
                assert self.process.wait(60) == 0
            finally:
                self.kill()
