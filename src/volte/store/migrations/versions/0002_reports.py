"""Reports about the rules and their answers."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "reports",
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("token", sa.String(64), nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("clause", sa.String(40), nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("sent", sa.BigInteger, nullable=False),
        sa.Column("answered", sa.BigInteger),
        sa.Column("answer", sa.Text),
    )
    op.create_index("reports_by_token", "reports", ["token"], unique=True)
