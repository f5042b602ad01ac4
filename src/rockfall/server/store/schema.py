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
    # Which of many servers writes the table; nobody does to one that rests.
    Column("owner", Text),
    # How often it was taken: who has an older number writes nothing any more.
    Column("token", BigInteger, nullable=False, server_default="0"),
    # When its keys were last replaced, counted over all tables.
    Column("rekeyed", BigInteger, nullable=False, server_default="0"),
    Index("tables_by_age", "phase", "touched"),
    Index("tables_by_owner", "owner"),
    Index("tables_by_rekeyed", "rekeyed"),
)
ENTRIES: Final = Table(
    "entries",
    METADATA,
    _table_id(),
    Column("seq", BigInteger, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("body", LargeBinary, nullable=False),
    Column("checksum", LargeBinary),
    # The last entry of what was wished at another server says which wish it was.
    Column("wish", Text),
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
#: Servers that share the database; one that is not seen again by then is taken for dead.
WORKERS: Final = Table(
    "workers",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("until", BigInteger, nullable=False),
)
#: What servers say to each other while there is no bus; forgotten after a minute.
MESSAGES: Final = Table(
    "messages",
    METADATA,
    Column("id", BigInteger().with_variant(Integer(), "sqlite"), primary_key=True),
    Column("sent", BigInteger, nullable=False),
    Column("channel", Text, nullable=False),
    Column("body", LargeBinary, nullable=False),
    Index("messages_by_age", "sent"),
)
#: One row: how many servers have had the database for themselves so far, and a name for the site.
LEASE: Final = Table(
    "lease",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("epoch", BigInteger, nullable=False),
    Column("site", Text),
    # How often keys were replaced, at all tables that ever were.
    Column("rekeyed", BigInteger, nullable=False, server_default="0"),
)
