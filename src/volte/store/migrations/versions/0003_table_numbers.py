"""Tables have numbers, and moves lie in their order."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.drop_index("tables_by_room", "tables")
    op.rename_table("tables", "old_tables")
    op.create_table(
        "tables",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("record", sa.String(32), nullable=False),
        sa.Column("room", sa.Integer, nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("head", sa.Text, nullable=False),
        sa.Column("started", sa.BigInteger, nullable=False),
        sa.Column("finished", sa.BigInteger),
        sa.Column("result", sa.Text),
    )
    columns = "record, room, game, head, started, finished, result"
    op.execute(f"INSERT INTO tables ({columns}) SELECT {columns} FROM old_tables ORDER BY started")
    op.drop_table("old_tables")
    op.create_index("tables_by_record", "tables", ["record"], unique=True)
    op.create_index("tables_by_room", "tables", ["room"])
    op.rename_table("moves", "old_moves")
    op.create_table(
        "moves",
        sa.Column("table_id", sa.Integer, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("move", sa.Text, nullable=False),
        sa.Column("by", sa.String(8), nullable=False),
        sa.Column("time", sa.BigInteger, nullable=False),
        sa.Column("left_ms", sa.BigInteger),
        sa.PrimaryKeyConstraint("table_id", "seq"),
        sqlite_with_rowid=False,
    )
    columns = 'seq, seat, move, "by", time, left_ms'
    op.execute(
        f"INSERT INTO moves (table_id, {columns}) SELECT id, {columns} FROM old_moves "
        "JOIN tables ON tables.record = old_moves.record ORDER BY id, seq"
    )
    op.drop_table("old_moves")
