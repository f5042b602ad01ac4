"""What a seat chose, as a message: the sentence of its verb with everything that was said openly.

Keys are put together from the verb's name, the most special one with words first:

- ``story-map-tunnel``: on a face-down card that lies in such a zone
- ``story-send-rat``: with a card of that name, which then goes without saying
- ``story-step-ladder``: to a space with such a mark; in the middle of a tile, or at one side of it
- ``story-agree-own``: with a twist of the question that was answered
- ``story-allow-all``: nobody in a window had anything to say; told with the last answer, for all
- ``-unseen`` at the end: the choice or its card stays hidden from this eye
- ``-self`` at the end: aimed at oneself
"""

from typing import Final

from rockfall.kernel.effects import PAYS
from rockfall.kernel.geometry import STEP, TURNED, cell_text
from rockfall.kernel.layout import BACK, GOD, Layout, Verb
from rockfall.kernel.moves import (
    CARD,
    CELL,
    EDGE,
    SEAT,
    SPACE,
    TURN,
    a_of,
    b_of,
    card_of,
    kind_of,
    verb_of,
)
from rockfall.kernel.ops import ASK
from rockfall.kernel.rules import Rules
from rockfall.kernel.state import State
from rockfall.kernel.tokens import edge_side
from rockfall.match.about import of_verb
from rockfall.match.known_keys import says
from rockfall.match.match import ToldStep
from rockfall.match.sentence import Args, Sentence
from rockfall.match.spelling import side_text
from rockfall.match.spots import spot_text
from rockfall.words import stem_of

_ARGUMENTS: Final = {CELL: "cell", SEAT: "other", TURN: "turned", CARD: "which"}
#: How many of something are left is asked about; when the choice is made they are fewer.
_ASKED_ONLY: Final = "count"
_MIDDLE: Final = "middle"
_SIDE: Final = "side"


def deed(rules: Rules, view: State, told: ToldStep) -> Sentence | None:
    """A1: a move with every choice that goes with it; `view` is the eye's just before it."""
    layout = view.layout
    number = verb_of(told.move)
    verb = layout.verbs[number]
    if verb.effect == PAYS:
        # Told by the card that moves: a last one is kept, or paid with, without being asked (R44).
        return None
    if verb.neutral and layout.windows[layout.tasks.index(verb.task)]:
        said = Sentence(f"story-{verb.name}-all", {}, verb.effect)
        return None if _goes_on(layout, told) else said
    hushed = verb.whisper and view.eye not in (GOD, told.seat)
    unseen = hushed or (verb.card and card_of(told.move) == BACK)
    args: Args = {"seat": told.seat}
    if not hushed:
        args |= _arguments(view, verb, told.move)
    about = of_verb(rules, view, number, verb, told.seat)
    for name, value in about.args.items():
        if name != _ASKED_ONLY:
            args[name] = value
    card = stem_of(str(args.get("card", "")))
    key = f"story-{verb.name}"
    for special in (
        _lying(view, verb, told.move),
        card,
        _space(view, verb, told.move),
        about.twist,
    ):
        if special and says(f"{key}-{special}"):
            key = f"{key}-{special}"
            if special == card:
                del args["card"]
            elif special == _SIDE:
                args[_SIDE] = side_text(_sides(view, told.move))
    if unseen:
        key = f"{key}-unseen"
    if args.get("other") == told.seat and says(f"{key}-self"):
        del args["other"]
        key = f"{key}-self"
    return Sentence(key, args, verb.effect)


def _goes_on(layout: Layout, told: ToldStep) -> bool:
    """Whether the next seat is asked in a window."""
    return any(op[0] == ASK and layout.windows[kind_of(op[1])] for op in told.ops)


def _lying(view: State, verb: Verb, move: int) -> str:
    """The sort of zone that keeps the face-down card a move is aimed at, if there is one."""
    zone = view.grid.down.get(a_of(move), -1) if verb.a == CELL else -1
    return view.layout.stems[zone] if zone >= 0 else ""


def _sides(view: State, move: int) -> int:
    """The open sides of the space that a move goes to."""
    return view.layout.spaces.sides[view.grid.tiles[a_of(move)] << 3 | b_of(move)]


def _space(view: State, verb: Verb, move: int) -> str:
    """What is special about the space that a move goes to, if it goes to one."""
    tile = view.grid.tiles.get(a_of(move), 0) if verb.b == SPACE else 0
    table = view.layout.spaces
    mark = table.marks[table.mark[tile << 3 | b_of(move)]] if tile else ""
    if mark or not tile or table.count[tile] == 1:
        return mark
    sides = _sides(view, move)
    if not sides:
        return _MIDDLE
    return _SIDE if sides.bit_count() == 1 else ""


def _arguments(view: State, verb: Verb, move: int) -> Args:
    layout, card = view.layout, card_of(move)
    args: Args = {}
    if verb.card and card != BACK and stem_of(layout.kinds[card]) != verb.name:
        args["card"] = layout.kinds[card]
    if verb.b == EDGE:
        at, side = card_side(view, a_of(move), edge_side(b_of(move)))
        return args | {"cell": cell_text(at), _SIDE: side_text(side)}
    for kind, value in ((verb.a, a_of(move)), (verb.b, b_of(move))):
        if kind in _ARGUMENTS:
            name = _ARGUMENTS[kind]
            args[f"{name}2" if name in args else name] = _argument(view, kind, value)
    if verb.digs:
        # How a card lies that was laid all can see.
        args.pop(_ARGUMENTS[TURN], None)
    return args


def card_side(view: State, at: int, side: int) -> tuple[int, int]:
    """An edge, given as a side of a cell, as a side of a face-up card if there is one at it."""
    if at not in view.grid.tiles and at + STEP[side] in view.grid.tiles:
        return at + STEP[side], TURNED[side]
    return at, side


def _argument(view: State, kind: int, value: int) -> str | int:
    if kind == CELL:
        return spot_text(view, value)
    return view.layout.kinds[value] if kind == CARD else value
