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
        "blue": "bold #6fb1ff",
        "green": "bold #6fd07a",
        "boss": "bold #e8c34a",
        "profiteer": "bold #d58ae0",
        "geologist": "bold #7fd0c8",
        "greedy": "bold #e8c34a",
        "clan-yellow": "reverse bold #ffd84d",
        "yellow-loyal": "bold #ffd84d",
        "yellow-saboteur": "bold #ff7a59",
        "blue-loyal": "bold #6fb1ff",
        "blue-saboteur": "bold #ff7a59",
        "clan-blue": "reverse bold #6fb1ff",
        "hole": "bold #d58ae0",
        "vein": "bold #ffe14d",
        "exit": "bold #9fd069",
        "tunnel": "bold #7fd0c8",
        "web": "bold #ffffff",
        "ladder": "bold #f0dfc0",
        "crystal": "bold #b8f0ff",
        "broken": "bold #ff7a59",
        "notice": "bold #ff9f5a",
        "question": "bold #f0dfc0",
    }
)


#: Every box character of light and heavy lines, by the weights of its arms: N + 3 E + 9 S + 27 W.
_BOXES: Final = " ╵╹╶└┖╺┕┗╷│╿┌├┞┍┝┡╻╽┃┎┟┠┏┢┣╴┘┚─┴┸╼┶┺┐┤┦┬┼╀┮┾╄┒┧┨┰╁╂┲╆╊╸┙┛╾┵┹━┷┻┑┥┩┭┽╃┯┿╇┓┪┫┱╅╉┳╈╋"
_LIGHT, _HEAVY = 1, 2


def _boxes(through: int, blind: int) -> str:
    """The signs for tunnels that lead on and dead ends beside them, by `joined << 4 | stubs`."""
    signs = []
    for both in range(256):
        weights = [through * (both >> 4 + i & 1) or blind * (both >> i & 1) for i in range(4)]
        signs.append(_BOXES[sum(weight * 3**i for i, weight in enumerate(weights))])
    return "".join(signs)


def _letters(plain: str) -> str:
    """The same in ASCII: a dot at the foot or the head of a line for a dead end there."""
    signs = []
    for both in range(256):
        joined, upright, stubs = both >> 4, both >> 4 & 5, both & 5
        heads = {(1, 4): "!", (4, 1): "i", (0, 1): '"', (0, 4): ";", (0, 5): ":"}
        signs.append(heads.get((upright, stubs), plain[joined]))
    return "".join(signs)


class Glyphs(NamedTuple):
    """One set of signs. Strings of sixteen are indexed by a set of sides, N 1, E 2, S 4, W 8."""

    #: lines and middles of reached and of cut-off tunnels
    lit: str
    dark: str
    #: the same where a card is one line high, and dead ends, for which rubble has no room there
    low_lit: str
    low_dark: str
    low_stubs: str
    #: and tunnels with dead ends beside them, by `joined << 4 | stubs`
    low_lit_mixed: str
    low_dark_mixed: str
    #: two strands that cross, or that bend past each other: north with west, north with east
    bridge: str
    bends: str
    #: rock of a card that is reached, and of one that is not
    rock: str
    dark_rock: str
    rubble: str
    empty: str
    start: str
    treasure: str
    stone: str
    unknown: str
    ladder: str
    crystal: str
    #: what a door is between, by its colour: the doors differ in shape and not only in colour
    doors: dict[str, tuple[str, str]]
    #: a space inside a card, what can be printed on one by its mark, and a web on an edge
    space: str
    marks: dict[str, str]
    web: str
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
    low_lit_mixed=_boxes(_HEAVY, _LIGHT),
    low_dark_mixed=_boxes(_LIGHT, _HEAVY),
    bridge="╫",
    bends="╱╲",
    rock="░",
    dark_rock="░",
    rubble="▓",
    empty="·",
    start="⌂",
    treasure="★",
    stone="●",
    unknown="?",
    ladder="≡",
    crystal="◇",
    doors={"blue": ("[", "]"), "green": ("(", ")")},
    space="•",
    marks={"ladder": "≡", "hole": "◉", "vein": "◇", "exit": "∩", "tunnel": "§"},
    web="※",
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
    low_lit=" '=',#,}='=',{,#",
    low_dark=" '-',|,)-'-',(,+",
    low_stubs=' "x";:;:x"x";:;:',
    low_lit_mixed=_letters(" '=',#,}='=',{,#"),
    low_dark_mixed=_letters(" '-',|,)-'-',(,+"),
    bridge="H",
    bends="/\\",
    rock=".",
    dark_rock=":",
    rubble="x",
    empty="`",
    start="S",
    treasure="$",
    stone="o",
    unknown="?",
    ladder="%",
    crystal="^",
    doors={"blue": ("[", "]"), "green": ("(", ")")},
    space="o",
    marks={"ladder": "%", "hole": "O", "vein": "^", "exit": "A", "tunnel": "$"},
    web="W",
    frame="++++-|",
    more="<>^v",
    here=">",
    bot="*",
    gold="g",
    cross="!",
    dot="-",
)
