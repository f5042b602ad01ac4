"""The tables of the database as they are now; `migrations` leads there from every older form."""

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
)

METADATA: Final = MetaData()
#: Where the version of the schema is noted; a name of our own, for databases that others share.
VERSION_TABLE: Final = "rockfall_version"


def _table_id() -> Column[str]:
    """Entries and keys go when their table goes, so no table is ever half deleted."""
    return Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)


TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("code", Text, unique=True),
    Column("listed", Boolean, nullable=False),
    Column("phase", Text, nullable=False),
    Column("opened", BigInteger, nullable=False),
    Column("touched", BigInteger, nullable=False),
    # One writer at a time gets from a length to the next: the lock of a log, and its lack of holes.
    Column("length", BigInteger, nullable=False),
    Column("size", BigInteger, nullable=False),
    # Why nobody plays on there; nothing is wrong with tables that have none.
    Column("fault", Text),
    Index("tables_by_age", "phase", "touched"),
)
ENTRIES: Final = Table(
    "entries",
    METADATA,
    _table_id(),
    Column("seq", BigInteger, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("body", LargeBinary, nullable=False),
    Column("checksum", LargeBinary),
)
KEYS: Final = Table(
    "keys",
    METADATA,
    _table_id(),
    Column("member", Integer, primary_key=True, autoincrement=False),
    Column("kind", Text, primary_key=True),
    Column("hash", LargeBinary, nullable=False),
    Index("keys_by_hash", "hash"),
)
#: One row: how many servers have had the database for themselves so far.
LEASE: Final = Table(
    "lease",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("epoch", BigInteger, nullable=False),
)
