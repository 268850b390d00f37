"""The schema is brought up to date at every start; migrations/versions holds every step since the first."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy.engine import Engine

FOLDER = Path(__file__).parent / "migrations"


def config(connection: object) -> Config:
    """Alembic's settings for one open connection."""
    settings = Config()
    settings.set_main_option("script_location", str(FOLDER))
    settings.attributes["connection"] = connection
    return settings


def upgrade(engine: Engine, revision: str = "head") -> None:
    """Bring the schema to this revision; nothing happens if it is there."""
    with engine.begin() as connection:
        command.upgrade(config(connection), revision)
