"""Keyboard and window: the only file of the terminal that reads or writes anything."""

import os
import sys
import time
from typing import Final, Protocol

from rich.console import Console
from rich.text import Text

from rockfall.terminal import texts
from rockfall.terminal.glyphs import ASCII, THEME, UNICODE, Glyphs
from rockfall.terminal.screen import LEAST_COLUMNS, LEAST_LINES

#: Wipe the window, then what was scrolled out of it, then go to the upper left.
_WIPE: Final = "\x1b[2J\x1b[3J\x1b[H"
_CLEAR: Final = "\x1b[H\x1b[2J"
#: Between two screens where nothing can be wiped.
_RULE: Final = "-"
_PLAIN: Final = str.maketrans("“”‘’–—…·×\u00a0", "\"\"''--.-x ")
_USUAL = (80, 24)


class Keyboard(Protocol):
    """Where lines are typed; an empty text is the end of input."""

    def readline(self) -> str:
        """The next line with its end."""


class Window(Console):
    """A console that leaves it to the table what to do when nobody reads any more."""

    def on_broken_pipe(self) -> None:
        """Pass the error on instead of ending the process."""
        raise BrokenPipeError


class Terminal:
    """A window to draw in and a keyboard to read from; end of input is EOFError."""

    def __init__(self, source: Keyboard, console: Console, plain: bool) -> None:
        self._source = source
        self._console = console
        self.plain = plain

    @property
    def signs(self) -> Glyphs:
        """What can be drawn with here."""
        return ASCII if self.plain else UNICODE

    def size(self) -> tuple[int, int]:
        """Columns and lines of the window as it is now."""
        columns, lines = self._console.size
        return (columns or _USUAL[0], lines or _USUAL[1])

    def too_small(self) -> bool:
        """Whether the table cannot be drawn in the window."""
        columns, lines = self.size()
        return columns < LEAST_COLUMNS or lines < LEAST_LINES

    def clear(self, wipe: bool = False) -> None:
        """Begin a new screen; `wipe` also forgets what was scrolled away."""
        if self._console.is_terminal and not self._console.is_dumb_terminal:
            self._console.file.write(_WIPE if wipe else _CLEAR)
        else:
            columns, lines = self.size()
            away = "\n" * lines if wipe and self._console.is_terminal else ""
            self._console.file.write(away + _RULE * min(columns, _USUAL[0]) + "\n")

    def show(self, lines: list[Text]) -> None:
        """Print lines, cut at the right edge."""
        text = self._sayable(Text("\n").join(lines))
        self._console.print(text, no_wrap=True, overflow="crop", crop=True, highlight=False)

    def say(self, text: str, style: str = "", fold: bool = True) -> None:
        """Print running text, folded at spaces unless it has to stay in one piece."""
        said = self._sayable(Text(text, style))
        self._console.print(said, highlight=False, soft_wrap=not fold)

    def ask(self, prompt: str) -> str:
        """What is typed on the next line."""
        self._console.print(self._sayable(Text(prompt, "question")), end="", highlight=False)
        self._console.file.flush()
        typed = self._source.readline()
        if not typed:
            self._console.print()
            raise EOFError
        if not self._console.is_terminal:
            self._console.print()
        return typed.rstrip("\n")

    def wait(self, seconds: float) -> None:
        """Give people time to look."""
        self._console.file.flush()
        time.sleep(seconds)

    def small_window(self) -> None:
        """Say that the window is too small to draw the table."""
        columns, lines = self.size()
        self.say(
            texts.TOO_SMALL.format(
                columns=columns,
                lines=lines,
                least_columns=LEAST_COLUMNS,
                least_lines=LEAST_LINES,
            ),
            "notice",
        )

    def _sayable(self, text: Text) -> Text:
        if not self.plain:
            return text
        said = text.copy()
        said.plain = text.plain.translate(_PLAIN).encode("ascii", "replace").decode()
        return said


def open_terminal(plain: bool) -> Terminal:
    """The terminal of this process; what cannot be shown or read never stops the game."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")
    console = Window(theme=THEME)
    return Terminal(sys.stdin, console, plain or not _speaks_unicode(console.encoding))


def _speaks_unicode(encoding: str) -> bool:
    """Whether box characters can be shown: Python writes UTF-8 in the C locale all the same."""
    locale = os.environ.get("LC_ALL") or ""
    return encoding.lower().replace("-", "").startswith("utf") and locale not in ("C", "POSIX")
