"""The schema is brought up to date at every start; migrations/versions holds every step since the first."""

from pathlib import Path
from typing import TYPE_CHECKING

import sqlalchemy as sa
from sqlalchemy.engine import Engine

if TYPE_CHECKING:
    from alembic.config import Config

FOLDER = Path(__file__).parent / "migrations"
NEWEST = "0002"
"""The last revision; a test says when it is not."""


def upgrade(engine: Engine, revision: str = NEWEST) -> None:
    """Bring the schema to this revision; nothing happens if it is there."""
    if current(engine) == revision:
        return  # without loading Alembic, which takes longer than all the rest of a start
    from alembic import command

    with engine.begin() as connection:
        command.upgrade(config(connection), revision)


def current(engine: Engine) -> str | None:
    """The revision of this database; None for an empty one."""
    with engine.connect() as connection:
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
