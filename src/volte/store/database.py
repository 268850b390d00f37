"""The database's file: opening it, copying it, and what is said when that cannot be."""

import sqlite3
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import Engine, ExceptionContext

from volte.store.contract import Unusable

FILE = "volte.db"


def open_engine(file: Path) -> Engine:
    """The database in this file, made if missing. Whatever SQLite cannot do with it is Unusable."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.touch(mode=0o600)  # the cards of running tables are in it; SQLite's other files follow it
    except OSError as error:
        raise Unusable("store-unusable", file=str(file), why=error.strerror or str(error)) from error
    engine = engine_of(file)
    sa.event.listen(engine, "connect", _tune)
    return engine


def copy_database(source: Path, target: Path) -> None:
    """A consistent copy of a database file, which may be in use; only its owner may read it."""
    target.touch(mode=0o600, exist_ok=False)
    engine = engine_of(source)
    try:
        with engine.connect() as connection:
            connection.exec_driver_sql("VACUUM INTO ?", (str(target),))
    except BaseException:
        target.unlink()  # it would look like a copy
        raise
    finally:
        engine.dispose()


def engine_of(file: Path) -> Engine:
    """The file as SQLAlchemy takes it, whatever signs are in its name."""
    engine = sa.create_engine(sa.URL.create("sqlite", database=str(file)))

    def explain(context: ExceptionContext) -> BaseException | None:
        error = context.original_exception
        ours = sqlite3.IntegrityError | sqlite3.ProgrammingError
        if isinstance(error, sqlite3.DatabaseError) and not isinstance(error, ours):
            return Unusable("store-unusable", file=str(file), why=str(error))
        return None

    sa.event.listen(engine, "handle_error", explain, retval=True)
    return engine


def _tune(connection: Any, _: Any) -> None:
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000", "cache_size=-16000"):
        connection.execute(f"PRAGMA {pragma}")
