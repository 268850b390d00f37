"""A way to the server that can fall silent: nothing is closed, nothing comes through, as in a tunnel."""

import socket
import threading
from contextlib import suppress

from tests.tooling.servers import free_port


class Tunnel:
    """Forwards TCP from `address` to a port of this machine, unless `silent` is set."""

    def __init__(self, to_port: int) -> None:
        self.to_port = to_port
        self.silent = False
        self.sockets: list[socket.socket] = []
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.listener = socket.create_server(("127.0.0.1", self.port))
        threading.Thread(target=self._accept, daemon=True).start()

    def end_silence(self) -> None:
        """New connections come through again; those that lost something are dead."""
        hang_up(self.sockets)
        self.sockets = []
        self.silent = False

    def close(self) -> None:
        hang_up([self.listener, *self.sockets])

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                near = self.listener.accept()[0]
                self.sockets.append(near)
                if self.silent:
                    continue
                far = socket.create_connection(("127.0.0.1", self.to_port))
                self.sockets.append(far)
                for source, goal in ((near, far), (far, near)):
                    threading.Thread(target=self._forward, args=(source, goal), daemon=True).start()

    def _forward(self, source: socket.socket, goal: socket.socket) -> None:
        with suppress(OSError):
            while data := source.recv(65536):
                if not self.silent:
                    goal.sendall(data)
            if not self.silent:
                goal.shutdown(socket.SHUT_WR)


def hang_up(sockets: list[socket.socket]) -> None:
    for one in sockets:
        with suppress(OSError):
            one.shutdown(socket.SHUT_RDWR)
        one.close()
