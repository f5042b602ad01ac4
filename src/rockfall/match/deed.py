"""What a seat chose, as a message: the sentence of its verb with everything that was said openly.

Keys are put together from the verb's name, the most special one with words first:

- ``story-map-tunnel``: on a face-down card that lies in such a zone
- ``story-agree-own``: with a twist of the question that was answered
- ``-unseen`` at the end: the choice or its card stays hidden from this eye
- ``-self`` at the end: aimed at oneself
"""

from typing import Final

from rockfall.kernel.geometry import cell_text
from rockfall.kernel.layout import BACK, GOD, Layout, Verb
from rockfall.kernel.moves import CARD, CELL, SEAT, TURN, a_of, b_of, card_of, verb_of
from rockfall.kernel.state import State
from rockfall.match.match import Told
from rockfall.match.message import Args, Message
from rockfall.match.notation import own_card
from rockfall.match.pending import matter
from rockfall.words import says

#: Told by the gold card that moves: a last one is kept, or paid with, without being asked (R44).
TOLD_BY_CARDS: Final = ("keep", "pay")
_ARGUMENTS: Final = {CELL: "cell", SEAT: "other", TURN: "turned", CARD: "which"}


def deed(view: State, told: Told) -> Message | None:
    """A1: a move with every choice that goes with it; `view` is the eye's just before it."""
    layout = view.layout
    verb = layout.verbs[verb_of(told.move)]
    if verb.name in TOLD_BY_CARDS:
        return None
    hushed = verb.whisper and view.eye not in (GOD, told.seat)
    unseen = hushed or (verb.card and card_of(told.move) == BACK)
    args: Args = {"seat": told.seat}
    if not hushed:
        args |= _arguments(layout, verb, told.move)
    about = matter(view, f"turn-{verb.name}" if verb.task == "turn" else verb.task, told.seat)
    args |= about.args
    key = f"story-{verb.name}"
    for special in (_lying(view, verb, told.move), about.twist):
        if special and says(f"{key}-{special}"):
            key = f"{key}-{special}"
    if unseen:
        key = f"{key}-unseen"
    if args.get("other") == told.seat and says(f"{key}-self"):
        del args["other"]
        key = f"{key}-self"
    return Message(key, args)


def _lying(view: State, verb: Verb, move: int) -> str:
    """The sort of zone that keeps the face-down card a move is aimed at, if there is one."""
    zone = view.grid.down.get(a_of(move), -1) if verb.a == CELL else -1
    return view.layout.zones[zone].partition(".")[0] if zone >= 0 else ""


def _arguments(layout: Layout, verb: Verb, move: int) -> Args:
    card = card_of(move)
    args: Args = {}
    if verb.card and card not in (BACK, own_card(layout, verb)):
        args["card"] = layout.kinds[card]
    for kind, value in ((verb.a, a_of(move)), (verb.b, b_of(move))):
        if kind in _ARGUMENTS:
            name = _ARGUMENTS[kind]
            args[f"{name}2" if name in args else name] = _argument(layout, kind, value)
    return args


def _argument(layout: Layout, kind: int, value: int) -> str | int:
    if kind == CELL:
        return cell_text(value)
    return layout.kinds[value] if kind == CARD else value
