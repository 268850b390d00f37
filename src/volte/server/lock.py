"""One server a data directory: a lock that the system lets go of when its process ends, however it ends."""

import contextlib
import os
import sys
from collections.abc import Iterator
from pathlib import Path

from volte.games.contract import BadInput

FILE = "server.lock"


@contextlib.contextmanager
def locked(data: Path) -> Iterator[None]:
    """Have the data directory (made if missing) alone; BadInput where another server has it or it cannot be
    used. `volte backup` and `volte reports` ask for no lock: the database itself keeps them apart."""
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
            raise BadInput("serve-data-in-use", data=str(data))
        yield
    finally:
        os.close(number)  # and with it the lock; the file stays, or two servers could lock two files


def unusable(data: Path, error: OSError) -> BadInput:
    return BadInput("serve-data-unusable", data=str(data), why=error.strerror or str(error))


if sys.platform == "win32":
    import msvcrt

    def take(number: int) -> bool:
        """True if the open file with this number is now this process's."""
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
