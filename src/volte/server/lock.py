"""One server a data directory: a lock that the system lets go of when its process ends, however it ends."""

import contextlib
import os
import sys
from collections.abc import Iterator
from pathlib import Path

from volte.games.contract import BadInput

FILE = "server.lock"


class Lock:
    """A held lock: an open file, in which the server's address stands for whoever comes too late."""

    def __init__(self, number: int) -> None:
        self._number = number

    def note(self, address: str) -> None:
        os.ftruncate(self._number, 0)
        os.lseek(self._number, 0, os.SEEK_SET)
        os.write(self._number, address.encode())


@contextlib.contextmanager
def locked(data: Path) -> Iterator[Lock]:
    """Have the data directory (made if missing) alone; BadInput where another server has it or it cannot be
    used. `volte backup` and `volte reports` ask for no lock, since the database itself keeps them apart;
    only where `reports` has to bring its schema up to date, it does."""
    try:
        data.mkdir(parents=True, exist_ok=True)
        number = os.open(data / FILE, os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as error:
        raise unusable(data, error) from error
    try:
        try:
            alone = take(number)
        except OSError as error:  # a file system without locks; SQLite needs them too
            raise unusable(data, error) from error
        if not alone:
            raise BadInput("serve-data-in-use", data=str(data), address=noted(data / FILE))
        lock = Lock(number)
        lock.note("")
        yield lock
    finally:
        os.close(number)  # and with it the lock; the file stays, or two servers could lock two files


def noted(file: Path) -> str | None:
    """The address of the server that holds the lock; None before it has one."""
    text = file.read_bytes()[:200].decode("ascii", "replace")
    return text if text.startswith("http://") else None


def unusable(data: Path, error: OSError) -> BadInput:
    return BadInput("serve-data-unusable", data=str(data), why=error.strerror or str(error))


if sys.platform == "win32":
    import msvcrt

    FAR = 1 << 30

    def take(number: int) -> bool:
        """True if the open file with this number is now this process's. What is locked is one byte, which
        nobody else can read: one far from the address."""
        os.lseek(number, FAR, os.SEEK_SET)
        try:
            msvcrt.locking(number, msvcrt.LK_NBLCK, 1)
        except PermissionError:
            return False
        return True
else:
    import fcntl

    def take(number: int) -> bool:
        """True if the open file with this number is now this process's."""
        try:
            fcntl.flock(number, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True
