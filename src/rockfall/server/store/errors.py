"""What a store may refuse; each says why in words."""


class StoreError(Exception):
    """Nothing was stored, and nothing will be."""


class StoreClosedError(StoreError):
    """The store takes nothing more."""

    def __init__(self) -> None:
        super().__init__("the store is closed")


class StoreFullError(StoreError):
    """The owner set a limit, or the disk does, and it is reached; running games have a reserve."""

    def __init__(self, reason: str = "the database is as big as it may become") -> None:
        super().__init__(reason)


class UnknownOutcomeError(StoreError):
    """The one that is not certain: it may have been stored, or may still be."""

    def __init__(self, reason: str = "the database did not answer in time") -> None:
        super().__init__(f"nobody knows whether it was stored: {reason}")


class LeaseLostError(StoreError):
    """Another server has the database now, and this one will never write again."""

    def __init__(self) -> None:
        super().__init__("another server has taken over the database")


class NotOwnerError(StoreError):
    """Another server has the table now."""

    def __init__(self, table: str) -> None:
        super().__init__(f"another server has table {table}")


class KeysChangedError(StoreError):
    """Somebody else has replaced the keys that were to be replaced."""

    def __init__(self, table: str) -> None:
        super().__init__(f"the keys of table {table} are others by now")


class DamagedError(StoreError):
    """What is kept of a table is not what was stored."""

    def __init__(self, table: str, seq: int | None, why: str) -> None:
        where = "" if seq is None else f" at entry {seq}"
        super().__init__(f"table {table} is damaged{where}: {why}")
        self.table, self.seq, self.why = table, seq, why


class NoTableError(StoreError):
    """There is no such table, or no more."""

    def __init__(self, table: str) -> None:
        super().__init__(f"there is no table {table}")


class TableTakenError(StoreError):
    """A table of that id was opened before."""

    def __init__(self, table: str) -> None:
        super().__init__(f"there is a table {table} already")


class CodeTakenError(StoreError):
    """Another table goes by that code."""

    def __init__(self, code: str) -> None:
        super().__init__(f"another table has the code {code}")


class SeqError(StoreError):
    """An entry that does not follow the last one."""

    def __init__(self, table: str, seq: int, length: int) -> None:
        super().__init__(f"table {table} has {length} entries, so the next is not number {seq}")


class SeqTakenError(SeqError):
    """Somebody else wrote that entry first: what the writer knows of the table is old."""


class SeqGapError(SeqError):
    """The entries before it are missing: the log would have a hole."""
