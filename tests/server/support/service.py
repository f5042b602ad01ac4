"""A service that tests start, stop and freeze, as things happen to services."""

from abc import ABC, abstractmethod
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Self


class Service(ABC):
    """Something that other programs lean on."""

    @abstractmethod
    def start(self) -> Self:
        """Start it and wait until it answers."""

    @abstractmethod
    def stop(self) -> None:
        """End it, and every connection to it, without waiting for anybody."""

    @abstractmethod
    def freeze(self) -> None:
        """Let it hold still: it takes connections and requests, and answers none."""

    @abstractmethod
    def thaw(self) -> None:
        """Let it go on where it was."""

    @abstractmethod
    def put_away(self) -> None:
        """End it for good, whatever state it is in."""

    def __enter__(self) -> Self:
        try:
            return self.start()
        except BaseException:
            self.put_away()
            raise

    def __exit__(self, *error: object) -> None:
        self.put_away()

    @contextmanager
    def stopped(self) -> Iterator[None]:
        """Stopped inside, started again behind."""
        self.stop()
        try:
            yield
        finally:
            self.start()

    @contextmanager
    def frozen(self) -> Iterator[None]:
        """Frozen inside, as before behind."""
        self.freeze()
        try:
            yield
        finally:
            self.thaw()
