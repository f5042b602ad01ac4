"""One screen: header, board with the players beside or below, story, tray, question.

The largest drawing that fits the window wins; in the smallest windows the board is cropped
around the action instead.
"""

from typing import NamedTuple

from rich.text import Text

from rockfall.kernel.layout import BACK
from rockfall.kernel.state import State
from rockfall.terminal.board import Window, crop, draw_board, whole
from rockfall.terminal.cards import Size
from rockfall.terminal.hand import choice_lines, chosen_card, low_hand, tall_hand
from rockfall.terminal.look import Look, header
from rockfall.terminal.menu import Menu
from rockfall.terminal.side import corner, players, roster
from rockfall.terminal.wrap import latest, wrap, wrap_all

LEAST_COLUMNS = 40
LEAST_LINES = 12
_NARROWEST_SIDE = 25
_GAP = 1
_LEAST_STORY = 1
#: Beside a board with large cards there must be room for so many characters of story.
_STORY_SIGNS = 110
_LEAST_BOARD = 4
#: From here on there is room for whole sentences.
_WIDE = 64
#: From the finest to the plainest: card size, and whether the tray is drawn or in words.
_PLANS = (
    (Size.LARGE, True),
    (Size.MIDDLE, True),
    (Size.LARGE, False),
    (Size.MIDDLE, False),
    (Size.LOW, True),
    (Size.LOW, False),
)


class Page(NamedTuple):
    """What is to be shown of a view, apart from how it is drawn."""

    view: State
    #: the cell where something happened last
    focus: int
    story: list[str]
    menu: Menu | None
    question: str
    notice: str = ""

    def marks(self) -> dict[int, str]:
        """Cell -> the number written on it."""
        return self.menu.marks() if self.menu is not None else {}

    def numbers(self) -> dict[int, dict[int, str]]:
        """Cell -> space of its tile -> the number written there."""
        return self.menu.numbers() if self.menu is not None else {}


class _Plan(NamedTuple):
    """A way to lay a screen out that fits: what goes beside the board, below it, and how much."""

    size: Size
    tray: list[Text]
    beside: list[Text]
    below: list[Text]
    #: lines that are left for the story below
    free: int


def compose(page: Page, look: Look, columns: int, lines: int) -> list[Text]:
    """The lines of a screen, all but the prompt, in a window of columns and lines."""
    window = whole(page.view, page.marks())
    short = columns < _WIDE
    head = wrap(Text(header(page.view, look, short), "title"), columns, 2)
    asks = _asks(page, columns)
    # Room for a notice is kept free in wide windows, so that one does not move everything else.
    room = lines - 1 - len(head) - max(len(asks), 1 if short else 2)
    for size, drawn in _PLANS:
        plan = _plan(page, look, columns, room, window, size, drawn)
        if plan is not None:
            return head + _laid_out(page, look, columns, window, plan) + plan.tray + asks
    rest = lines - 1 - len(head) - len(asks)
    everything = head + _cropped(page, look, columns, rest) + asks
    return everything[-(lines - 1) :]


def _plan(
    page: Page, look: Look, columns: int, room: int, window: Window, size: Size, drawn: bool
) -> _Plan | None:
    """The lay-out with cards of a size; None if it does not fit."""
    width = columns - window.columns(size) - _GAP
    if width < -_GAP or window.lines(size) > room:
        return None
    tray = _tray(page, look, columns, drawn, [])
    beside: list[Text] = []
    below: list[Text] = []
    if width >= _NARROWEST_SIDE:
        beside = players(page.view, look, width)
        mine = wrap_all(corner(page.view, look), width)
        beside += [Text(), *mine] if mine else []
    else:
        below = roster(page.view, look, columns)
        below += wrap_all(corner(page.view, look, short=True), columns, 2)
    free = room - len(tray) - max(window.lines(size), len(beside)) - len(below)
    if free < (0 if beside else _LEAST_STORY):
        return None
    room_told = max(free * columns, (window.lines(size) - len(beside) - 1) * width)
    wanted = min(_STORY_SIGNS, len(" ".join(page.story)))
    if beside and size is not Size.LOW and room_told < wanted:
        return None
    return _Plan(size, tray, beside, below, free)


def _laid_out(page: Page, look: Look, columns: int, window: Window, plan: _Plan) -> list[Text]:
    """Board, players and story; the story below, or beside the board if more of it fits there."""
    board = draw_board(page.view, window, plan.size, look.signs, page.marks(), page.numbers())
    told = latest(page.story, columns, plan.free)
    if not plan.beside:
        return board + plan.below + told
    left = window.columns(plan.size) + _GAP
    room, width = len(board) - len(plan.beside) - 1, columns - left
    if room * width <= plan.free * columns or len(told) < plan.free:
        return _beside(board, plan.beside, left) + told
    return _beside(board, [*plan.beside, Text(), *latest(page.story, width, room)], left)


def _asks(page: Page, columns: int) -> list[Text]:
    asks = [Text(page.notice, "notice")] if page.notice else []
    short = page.menu.short if page.menu is not None and columns < _WIDE else ""
    if short or page.question:
        asks.append(Text(short or page.question, "question"))
    return wrap_all(asks, columns, 2)


def _tray(page: Page, look: Look, columns: int, drawn: bool, unseen: list[int]) -> list[Text]:
    """What there is to choose from: cards, ways round, or targets."""
    menu = page.menu
    if menu is None:
        return []
    if menu.cards or any(choice.tile >= 0 for choice in menu.choices):
        tall = tall_hand(page.view, menu, look, columns) if drawn else []
        return tall or low_hand(page.view, menu, look, columns)
    if not drawn or menu.card == BACK:
        return choice_lines(menu, unseen, columns)
    card = chosen_card(page.view, menu.card, look)
    width = max(line.cell_len for line in card) + 2
    choices = choice_lines(menu, unseen, columns - width)
    return _beside(card, choices, width)


def _beside(left: list[Text], right: list[Text], width: int) -> list[Text]:
    """Two columns of lines; the left one is padded to a width."""
    lines = []
    for number in range(max(len(left), len(right))):
        line = left[number].copy() if number < len(left) else Text()
        if number < len(right):
            line.pad_right(max(0, width - line.cell_len))
            line.append_text(right[number])
        lines.append(line)
    return lines


def _cropped(page: Page, look: Look, columns: int, lines: int) -> list[Text]:
    """The last resort: as much of the board as there is room for, around the action.

    The board comes first, then the own role, then the players; the rest can be looked up.
    """
    size, marks = Size.LOW, page.marks()
    everything = whole(page.view, marks)
    tray = _tray(page, look, columns, False, [])
    room = max(_LEAST_BOARD, lines - len(tray))
    window = crop(everything, page.focus, columns, room, size)
    unseen = [at for at in marks if not window.holds(at)]
    if unseen:
        tray = _tray(page, look, columns, False, unseen)
        window = crop(everything, page.focus, columns, max(_LEAST_BOARD, lines - len(tray)), size)
    below: list[Text] = []
    spare = lines - len(tray) - window.lines(size)
    mine = wrap_all(corner(page.view, look, short=True), columns, 2)
    for part in (mine, roster(page.view, look, columns)):
        if len(below) + len(part) <= spare:
            below += part
    board = draw_board(page.view, window, size, look.signs, marks, page.numbers())
    return board + below + latest(page.story, columns, spare - len(below)) + tray
