"""What a store may refuse; each says why in words."""


class StoreError(Exception):
    """Nothing was stored."""


class StoreClosedError(StoreError):
    """The store takes nothing more."""

    def __init__(self) -> None:
        super().__init__("the store is closed")


class StoreFullError(StoreError):
    """The owner set a limit, and it is reached; running tables have a reserve."""

    def __init__(self) -> None:
        super().__init__("the database is as big as it may become")


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
