"""The signs the table is drawn with: box characters, or ASCII where a terminal has no more.

Reached and cut-off tunnels differ in shape and not only in colour: heavy and light lines, or
``=#`` and ``-|`` in ASCII.
"""

from typing import Final, NamedTuple

from rich.theme import Theme

#: Warm lantern light on dark rock; every style also has a shape of its own.
THEME: Final = Theme(
    {
        "rock": "#5a4632",
        "earth": "#4a4038",
        "lit": "bold #ffc94d",
        "dark": "#8a7a66",
        "rubble": "#d0603a",
        "start": "bold #ffe9b0",
        "treasure": "bold #ffe14d",
        "hidden": "#b08d57",
        "secret": "bold #7fd0c8",
        "mark": "reverse bold #ffc94d",
        "ruler": "#8a7a66",
        "title": "bold #ffc94d",
        "faint": "#9a8a76",
        "name": "bold #f0dfc0",
        "digger": "bold #9fd069",
        "saboteur": "bold #ff7a59",
        "broken": "bold #ff7a59",
        "notice": "bold #ff9f5a",
        "question": "bold #f0dfc0",
    }
)


class Glyphs(NamedTuple):
    """One set of signs. Strings of sixteen are indexed by a set of sides, N 1, E 2, S 4, W 8."""

    #: lines and middles of reached and of cut-off tunnels
    lit: str
    dark: str
    #: the same where a card is one line high, and dead ends, for which rubble has no room there
    low_lit: str
    low_dark: str
    low_stubs: str
    #: rock of a card that is reached, and of one that is not
    rock: str
    dark_rock: str
    rubble: str
    empty: str
    start: str
    treasure: str
    stone: str
    unknown: str
    #: frame of a face-down card: corners from the upper left clockwise, then both lines
    frame: str
    #: more of the board to the west, east, north, south
    more: str
    here: str
    bot: str
    gold: str
    cross: str
    dot: str


UNICODE: Final = Glyphs(
    lit=" ╹╺┗╻┃┏┣╸┛━┻┓┫┳╋",
    dark=" ╵╶└╷│┌├╴┘─┴┐┤┬┼",
    low_lit=" ╹╺┗╻┃┏┣╸┛━┻┓┫┳╋",
    low_dark=" ╵╶└╷│┌├╴┘─┴┐┤┬┼",
    low_stubs=" ╨╞╚╥║╔╠╡╝═╩╗╣╦╬",
    rock="░",
    dark_rock="░",
    rubble="▓",
    empty="·",
    start="⌂",
    treasure="★",
    stone="●",
    unknown="?",
    frame="╭╮╯╰─│",
    more="◀▶▲▼",
    here="▶",
    bot="⚙",
    gold="◆",
    cross="✗",
    dot="·",
)

ASCII: Final = Glyphs(
    lit=" #=#####=#=#####",
    dark=" |-+||++-+-+++++",
    low_lit=" '=',#,#='=',#,#",
    low_dark=" '-',|,|-'-',|,+",
    low_stubs=' "x";:;:x"x";:;:',
    rock=".",
    dark_rock=":",
    rubble="x",
    empty="`",
    start="S",
    treasure="$",
    stone="o",
    unknown="?",
    frame="++++-|",
    more="<>^v",
    here=">",
    bot="*",
    gold="g",
    cross="!",
    dot="-",
)
