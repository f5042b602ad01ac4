"""Text folded into a width, at spaces, with its styles."""

from rich.console import Console
from rich.text import Text

# Only needed because folding belongs to a console; it prints nothing.
_CONSOLE = Console(width=80, color_system=None)
_LEFT_OUT = "..."


def wrap(text: Text, width: int, indent: int = 0) -> list[Text]:
    """The lines of a text in a width; lines after the first are indented if there is room."""
    if text.cell_len <= width:
        return [text]
    hanging = indent if indent < width // 2 else 2
    first, *rest = text.wrap(_CONSOLE, width, tab_size=1)
    if not rest:
        return [first]
    tail = text[len(first.plain) :]
    while tail.plain.startswith(" "):
        tail = tail[1:]
    folded = tail.wrap(_CONSOLE, width - hanging, tab_size=1)
    lines = [first, *(Text(" " * hanging) + line for line in folded)]
    for line in lines:
        line.rstrip()
    return lines


def wrap_all(lines: list[Text], width: int, indent: int = 0) -> list[Text]:
    """The lines of several texts."""
    return [part for line in lines for part in wrap(line, width, indent)]


def flow(pieces: list[Text], width: int, between: str = "  ") -> list[Text]:
    """Pieces one after the other, with a line begun where the next would not fit."""
    lines: list[Text] = []
    for number, piece in enumerate(pieces):
        more = piece + Text(between.rstrip()) if number < len(pieces) - 1 else piece
        if lines and lines[-1].cell_len + len(between) + more.cell_len <= width:
            lines[-1] = lines[-1] + Text(" " * (len(between) - len(between.rstrip()))) + more
        else:
            lines.extend(wrap(more, width, 2))
    return lines


def latest(messages: list[str], width: int, lines: int) -> list[Text]:
    """As many of the latest messages as there is room for: a line each, or in running text."""
    apart = wrap_all([Text(message) for message in messages], width, 2)
    if len(apart) <= lines:
        return apart
    for first in range(len(messages)):
        told = ([_LEFT_OUT] if first else []) + messages[first:]
        folded = wrap(Text(" ".join(told)), width)
        if len(folded) <= lines or first == len(messages) - 1:
            return folded[: max(0, lines)]
    return []


def sentence(text: str) -> str:
    """A text that begins with a capital letter."""
    return text[:1].upper() + text[1:]
