"""Rooms and their logs, tables and their moves, who was there, links to another device."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "rooms",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("code", sa.String(8), nullable=False),
        sa.Column("opened", sa.BigInteger, nullable=False),
        sa.Column("closed", sa.BigInteger),
    )
    op.create_index("rooms_by_code", "rooms", ["code"])
    op.create_table(
        "room_log",
        sa.Column("room", sa.Integer, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("time", sa.BigInteger, nullable=False),
        sa.Column("entry", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("room", "seq"),
    )
    op.create_table(
        "tables",
        sa.Column("record", sa.String(32), primary_key=True),
        sa.Column("room", sa.Integer, nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("head", sa.Text, nullable=False),
        sa.Column("started", sa.BigInteger, nullable=False),
        sa.Column("finished", sa.BigInteger),
        sa.Column("result", sa.Text),
    )
    op.create_index("tables_by_room", "tables", ["room"])
    op.create_table(
        "moves",
        sa.Column("record", sa.String(32), nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("move", sa.Text, nullable=False),
        sa.Column("by", sa.String(8), nullable=False),
        sa.Column("time", sa.BigInteger, nullable=False),
        sa.Column("left_ms", sa.BigInteger),
        sa.PrimaryKeyConstraint("record", "seq"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "present",
        sa.Column("record", sa.String(32), nullable=False),
        sa.Column("device", sa.String(64), nullable=False),
        sa.PrimaryKeyConstraint("record", "device"),
    )
    op.create_index("present_by_device", "present", ["device"])
    op.create_table(
        "links",
        sa.Column("token", sa.String(64), primary_key=True),
        sa.Column("device", sa.String(64), nullable=False),
        sa.Column("expires", sa.BigInteger, nullable=False),
    )
    alive = op.create_table(
        "alive", sa.Column("id", sa.Integer, primary_key=True), sa.Column("time", sa.BigInteger)
    )
    op.bulk_insert(alive, [{"id": 1, "time": None}])
