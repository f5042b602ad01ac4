"""Tables, their entries and the keys of their members."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """From nothing."""
    op.create_table(
        "tables",
        sa.Column("id", sa.Text(), primary_key=True),
        sa.Column("code", sa.Text(), unique=True),
        sa.Column("listed", sa.Boolean(), nullable=False),
        sa.Column("phase", sa.Text(), nullable=False),
        sa.Column("opened", sa.BigInteger(), nullable=False),
        sa.Column("touched", sa.BigInteger(), nullable=False),
        sa.Column("length", sa.BigInteger(), nullable=False),
        sa.Column("size", sa.BigInteger(), nullable=False),
    )
    op.create_table(
        "entries",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("seq", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("body", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seq"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], ondelete="CASCADE"),
    )
    op.create_table(
        "keys",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("member", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("hash", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "member", "kind"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], ondelete="CASCADE"),
    )
