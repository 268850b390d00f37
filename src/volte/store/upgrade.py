"""The schema is brought up to date at every start; migrations/versions holds every step since the first."""

from pathlib import Path
from typing import TYPE_CHECKING

import sqlalchemy as sa
from sqlalchemy.engine import Connection, Engine

from volte.store.contract import Unusable
from volte.store.database import open_engine

if TYPE_CHECKING:
    from alembic.config import Config

FOLDER = Path(__file__).parent / "migrations"
NEWEST = "0003"
"""The last revision; a test says when it is not."""


def is_newest(file: Path) -> bool:
    """Has this database the schema of this version?"""
    engine = open_engine(file)
    try:
        return is_at(engine, NEWEST)
    finally:
        engine.dispose()


def is_at(engine: Engine, revision: str) -> bool:
    with engine.connect() as connection:
        return current(connection) == revision


def upgrade(engine: Engine, revision: str = NEWEST) -> None:
    """Bring the schema to this revision, wholly or not at all; nothing happens if it is there. Unusable for
    a schema that this version does not know, or a database of something else."""
    if is_at(engine, revision):
        return  # without loading Alembic, which takes longer than all the rest of a start
    from alembic import command

    with engine.begin() as connection:
        connection.exec_driver_sql("BEGIN IMMEDIATE")  # Python's SQLite begins none before a CREATE TABLE
        check_known(connection)
        command.upgrade(config(connection), revision)


def check_known(connection: Connection) -> None:
    from alembic.script import ScriptDirectory

    there = current(connection)
    file = connection.engine.url.database
    if there is None and sa.inspect(connection).get_table_names():
        raise Unusable("store-other", file=file)
    known = {one.revision for one in ScriptDirectory.from_config(config(connection)).walk_revisions()}
    if there is not None and there not in known:
        raise Unusable("store-newer", file=file)


def current(connection: Connection) -> str | None:
    """The revision of this database; None for an empty one."""
    if not sa.inspect(connection).has_table("alembic_version"):
        return None
    found: str | None = connection.execute(sa.text("SELECT version_num FROM alembic_version")).scalar()
    return found


def config(connection: object) -> "Config":
    """Alembic's settings for one open connection."""
    from alembic.config import Config

    settings = Config()
    settings.set_main_option("script_location", str(FOLDER))
    settings.attributes["connection"] = connection
    return settings
