"""Lets visitors in: who left no trace comes again as somebody else, and the browser is warm."""

from typing import Any

from playwright.sync_api import Browser

from tests.browser.visitor import Visitor

#: An address, and what browser somebody came with.
_Kind = tuple[str, dict[str, Any]]


class Reception:
    """Visitors of one browser."""

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._here: list[tuple[_Kind, Visitor]] = []
        self._waiting: list[tuple[_Kind, Visitor]] = []

    def welcome(self, address: str, *, never_here: bool = False, **context: Any) -> Visitor:
        """Let somebody in; nothing at all was kept by the browser of who was never here."""
        kind = (address, context)
        alike = [] if never_here else [one for one in self._waiting if one[0] == kind]
        if alike:
            self._waiting.remove(alike[0])
        one = alike[0] if alike else (kind, Visitor(self._browser, address, **context))
        self._here.append(one)
        return one[1]

    def clear(self, *, lasting: bool) -> list[str]:
        """Everybody goes, to come again if the server lasts; gives what went wrong for them."""
        here, self._here = self._here, []
        faults = [fault for _, visitor in here for fault in visitor.faults]
        for kind, visitor in here:
            if visitor.traced or not lasting:
                visitor.leave()
            else:
                visitor.forget()
                visitor.faults.clear()
                self._waiting.append((kind, visitor))
        return faults

    def close(self) -> None:
        """Nobody comes again."""
        for _, visitor in self._waiting:
            visitor.leave()
