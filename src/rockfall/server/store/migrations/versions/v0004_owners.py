"""Many servers on one database: who owns a table, who is alive, and a way to talk without a bus."""

from secrets import token_hex

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Nobody owns anything yet."""
    op.add_column("tables", sa.Column("owner", sa.Text()))
    op.add_column("tables", _count("token"))
    op.add_column("tables", _count("rekeyed"))
    op.create_index("tables_by_owner", "tables", ["owner"])
    op.create_index("tables_by_rekeyed", "tables", ["rekeyed"])
    op.add_column("entries", sa.Column("wish", sa.Text()))
    op.create_table(
        "workers",
        sa.Column("id", sa.Text(), primary_key=True),
        sa.Column("until", sa.BigInteger(), nullable=False),
    )
    op.create_table(
        "messages",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), primary_key=True),
        sa.Column("sent", sa.BigInteger(), nullable=False),
        sa.Column("channel", sa.Text(), nullable=False),
        sa.Column("body", sa.LargeBinary(), nullable=False),
    )
    op.create_index("messages_by_age", "messages", ["sent"])
    op.add_column("lease", sa.Column("site", sa.Text()))
    op.execute(sa.text("UPDATE lease SET site = :site").bindparams(site=token_hex(8)))


def _count(name: str) -> sa.Column[int]:
    return sa.Column(name, sa.BigInteger(), nullable=False, server_default="0")
