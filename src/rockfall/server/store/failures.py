"""What a failure of the database means: in words, and for what was to be stored."""

from typing import Any, Final

from sqlalchemy.exc import DBAPIError

from rockfall.server.store.errors import StoreError, StoreFullError

#: No room, in SQLite's names (a quota, too, is a write that fails) and in PostgreSQL's numbers.
_FULL: Final = {"SQLITE_FULL", "SQLITE_IOERR_WRITE", "SQLITE_IOERR_SHMSIZE", "53100"}
#: What stands in the file or on the page cannot be right.
_DAMAGED: Final = ("SQLITE_CORRUPT", "SQLITE_NOTADB", "XX001", "XX002")
#: A commit of SQLite that ended so came to nothing: the frame that would complete it was not
#: written. Any other may have been, and a commit of PostgreSQL may always have been heard.
_UNDONE: Final = ("SQLITE_FULL", "SQLITE_BUSY", "SQLITE_IOERR_WRITE")


def in_words(error: Exception) -> StoreError:
    """An error of the database, without the statement and the values that it was about."""
    if isinstance(error, StoreError):
        return error
    if _code(error) in _FULL:
        return StoreFullError("the disk is full")
    return StoreError(f"the database failed: {first_line(error)}")


def first_line(error: Exception) -> str:
    """What the database says; PostgreSQL quotes the row below the first line."""
    cause = error.orig if isinstance(error, DBAPIError) else error
    first, *_ = str(cause).splitlines() or [type(cause).__name__]
    return first


def means_damage(error: Exception) -> bool:
    """Whether something is wrong with what was stored, and not with the asking."""
    return _code(error).startswith(_DAMAGED)


def commit_undone(error: Exception) -> bool:
    """Whether a commit that failed has certainly changed nothing."""
    return _code(error).startswith(_UNDONE)


def _code(error: Exception) -> str:
    cause: Any = error.orig if isinstance(error, DBAPIError) else None
    return str(getattr(cause, "sqlite_errorname", None) or getattr(cause, "sqlstate", None) or "")
