"""Sums of entries, faults of tables, the lease of the one server, and keys found by hash."""

import sqlalchemy as sa
from alembic import op

from rockfall.server.store.checksum import checksum

revision = "0003"
down_revision = "0002"

_ENTRIES = sa.table(
    "entries",
    sa.column("table_id", sa.Text),
    sa.column("seq", sa.BigInteger),
    sa.column("at", sa.BigInteger),
    sa.column("body", sa.LargeBinary),
    sa.column("checksum", sa.LargeBinary),
)


def upgrade() -> None:
    """What is there is believed to be right, and summed."""
    op.add_column("entries", sa.Column("checksum", sa.LargeBinary()))
    op.add_column("tables", sa.Column("fault", sa.Text()))
    op.create_index("keys_by_hash", "keys", ["hash"])
    lease = op.create_table(
        "lease",
        sa.Column("id", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("epoch", sa.BigInteger(), nullable=False),
    )
    op.bulk_insert(lease, [{"id": 1, "epoch": 0}])
    connection = op.get_bind()
    for table in connection.scalars(sa.select(_ENTRIES.c.table_id).distinct()).all():
        _sum_up(connection, table)


def _sum_up(connection: sa.Connection, table: str) -> None:
    """Sum the entries of one table: all at once might not fit into memory."""
    mine = _ENTRIES.c.table_id == table
    found = sa.select(_ENTRIES.c.seq, _ENTRIES.c.at, _ENTRIES.c.body).where(mine)
    sums = [
        {"_seq": seq, "_sum": checksum(table, seq, at, body)}
        for seq, at, body in connection.execute(found)
    ]
    summed = sa.update(_ENTRIES).where(mine, _ENTRIES.c.seq == sa.bindparam("_seq"))
    connection.execute(summed.values(checksum=sa.bindparam("_sum")), sums)
