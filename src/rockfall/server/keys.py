"""Keys: what proves that somebody is who they were. Only hashes of them are kept.

A key is 256 random bits, so a plain fast hash protects it: there is nothing to guess.
"""

from base64 import urlsafe_b64encode
from collections.abc import Iterable
from hashlib import blake2b
from hmac import compare_digest
from secrets import choice, token_urlsafe
from typing import Final

from rockfall.server.store.rows import KeyRow, Kind

_KEY_BYTES: Final = 32
_TABLE_BYTES: Final = 16
#: Letters that are not mistaken for each other, nor for digits, when read out.
_LETTERS: Final = "ABCDEFGHJKMNPQRSTUVWXYZ"
_CODE_LENGTH: Final = 6


def new_key() -> str:
    """A token or recovery key."""
    return token_urlsafe(_KEY_BYTES)


def new_table() -> str:
    """The name of a table, which nobody can guess."""
    name = token_urlsafe(_TABLE_BYTES)
    # Commands are given names of tables, and take what begins so for an option.
    return new_table() if name.startswith("-") else name


def new_code() -> str:
    """A short code to be read out; it opens a table only while it is live."""
    return "".join(choice(_LETTERS) for _ in range(_CODE_LENGTH))


def hash_of(key: str) -> bytes:
    """What is kept of a key."""
    return blake2b(key.encode(), digest_size=_KEY_BYTES).digest()


def screen_key(digest: bytes) -> str:
    """The key of a member's screen, from the hash of the token: nothing more needs to be kept.

    It leads back to no token, stops working when the token does, and goes along to a rematch.
    """
    made = blake2b(b"screen", key=digest, digest_size=_KEY_BYTES).digest()
    return urlsafe_b64encode(made).decode().rstrip("=")


def new_keys(member: int) -> tuple[str, str, list[KeyRow]]:
    """A token and a recovery key for a member, and what is kept of them."""
    token, recovery = new_key(), new_key()
    kept = [KeyRow(member, "token", hash_of(token)), KeyRow(member, "recovery", hash_of(recovery))]
    return token, recovery, kept


def nobodys_keys(member: int) -> list[KeyRow]:
    """Keys in place of a member's that nobody was ever given: their own open nothing any more."""
    _, _, kept = new_keys(member)
    return kept


class Keyring:
    """The hashes of a table's members."""

    def __init__(self) -> None:
        self._hashes: dict[tuple[Kind, int], bytes] = {}

    def put(self, member: int, kind: Kind, digest: bytes) -> None:
        """Keep the hash of a member's key in place of an older one."""
        self._hashes[kind, member] = digest

    def holder(self, kind: Kind, key: str) -> int:
        """The member whose key this is, -1 for nobody; looks at all of them in constant time."""
        found, digest = -1, hash_of(key)
        for (sort, member), known in self._hashes.items():
            if sort == kind and compare_digest(known, digest):
                found = member
        return found

    def screen_of(self, member: int) -> str:
        """The key of the screen that a member may put up."""
        return screen_key(self._hashes["token", member])

    def screened(self, key: str) -> int:
        """The member whose screen this key opens, -1 for nobody; in constant time as well."""
        found = -1
        for (sort, member), known in self._hashes.items():
            if sort == "token" and compare_digest(screen_key(known).encode(), key.encode()):
                found = member
        return found

    def opens(self, key: str) -> bool:
        """Whether it is the token of a member, or the key of a member's screen."""
        return self.holder("token", key) != -1 or self.screened(key) != -1

    def token_of(self, member: int) -> bytes:
        """The hash of a member's token, empty if there is none."""
        return self._hashes.get(("token", member), b"")

    def keeper(self, kind: Kind, digest: bytes) -> int:
        """The member whose key has this hash, -1 for nobody."""
        for (sort, member), known in self._hashes.items():
            if sort == kind and compare_digest(known, digest):
                return member
        return -1

    def drop(self, member: int) -> None:
        """Nothing that a member has opens anything any more."""
        for kind, _ in self.of(member):
            del self._hashes[kind, member]

    def add(self, rows: Iterable[KeyRow]) -> None:
        """Keep what was never seen; what is known stays until somebody cuts off who has it."""
        for row in rows:
            self._hashes.setdefault((row.kind, row.member), row.hash)

    def take(self, rows: Iterable[KeyRow]) -> list[int]:
        """Keep these in place of all others; gives the members whose token is another one now."""
        before = self._hashes
        self._hashes = {(row.kind, row.member): row.hash for row in rows}
        return [
            member
            for (kind, member), digest in before.items()
            if kind == "token" and self.token_of(member) != digest
        ]

    def of(self, member: int) -> list[tuple[Kind, bytes]]:
        """All that is kept for a member."""
        return [(kind, digest) for (kind, other), digest in self._hashes.items() if other == member]
