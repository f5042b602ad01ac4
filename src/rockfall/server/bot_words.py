"""What bots say: phrases, faces and claims, by what everybody sees and by nothing else.

A bot speaks as one of those who dig would: what it says follows from the public view, from what was
done or said openly, from its persona and from dice that no card has a part in. Whom it suspects and
why is what a digger on its seat would make of what all could see (`bot_suspicions.py`). So the
words of one who works against the rest are those of all others, and are no sign of a role.

Only what a goal is, when a bot has looked at it, is said as it was seen, and by those only who want
it found (`as_seen`). Whoever works against them says what the dice make of it: a card that lies
there as likely as any that the public cannot rule out, and so as likely as what the others say.
When, how often and of which goal something is said is the same for all.
"""

from typing import Final, Literal, NamedTuple

from rockfall.bots.personas import Persona
from rockfall.kernel.dice import Dice
from rockfall.kernel.effects import FALLS, HARMS, HELPS, LAYS, LOOKS, TAKES
from rockfall.kernel.guess import determinise
from rockfall.kernel.layout import BACK, Layout
from rockfall.kernel.moves import CELL, SEAT, a_of, verb_of
from rockfall.kernel.state import State
from rockfall.server import protocol as p

_NOBODY: Final = -1
ANYBODY: Final = -1
_NOWHERE: Final = -1
_SIDES: Final = 1000
_Occasion = Literal["hurt", "helped", "suspects", "praises", "accused", "looked"]
_Words = p.Phrase | p.Emote
_Claim = Literal["denies", "tells"]


class Doubt(NamedTuple):
    """What is said depends on whom the bot suspects, by what all could see."""

    #: the seat in question, ANYBODY for whoever is suspected most
    of: int
    #: whether they are accused, or others warned
    accuses: bool
    #: what is said if they are not suspected
    otherwise: p.Words | None = None


class _IfSuspected(NamedTuple):
    """The same as it is listed: of whoever did it, with other words if they are not suspected."""

    accuses: bool
    otherwise: _Words | None = None


#: How much there is to say to something, from 0 to 1.
_WEIGHT: Final[dict[_Occasion, float]] = {
    "hurt": 0.9, "helped": 0.8, "suspects": 0.4, "praises": 0.1, "accused": 1.0,
    "looked": 0.8,
}  # fmt: skip
#: Occasion -> persona -> what is said.
_SAYS: Final[dict[_Occasion, dict[str, _Words | _IfSuspected | _Claim]]] = {
    "hurt": {
        "cautious": p.Phrase("why"),
        "hot-headed": _IfSuspected(True, p.Emote("angry")),
        "talkative": _IfSuspected(True, p.Phrase("why")),
        "sly": p.Emote("wink"),
    },
    "helped": {
        "cautious": p.Phrase("thanks"),
        "hot-headed": p.Phrase("thanks"),
        "talkative": p.Emote("cheer"),
        "sly": p.Emote("wink"),
    },
    "suspects": {
        "cautious": _IfSuspected(False, p.Emote("think")),
        "hot-headed": _IfSuspected(True, p.Phrase("why")),
        "talkative": _IfSuspected(True, p.Phrase("watch-out")),
        "sly": _IfSuspected(True),
    },
    "praises": {
        "cautious": _IfSuspected(False, p.Phrase("well-dug")),
        "hot-headed": _IfSuspected(True, p.Phrase("one-more")),
        "talkative": _IfSuspected(True, p.Phrase("well-dug")),
        "sly": _IfSuspected(True, p.Emote("yawn")),
    },
    "accused": {
        "cautious": "denies",
        "hot-headed": p.Emote("angry"),
        "talkative": p.Phrase("trust-me"),
        "sly": p.Phrase("not-me"),
    },
    "looked": {
        "cautious": "tells",
        "hot-headed": "tells",
        "talkative": "tells",
        "sly": p.Emote("think"),
    },
}


class Deed(NamedTuple):
    """Something that was done, or claimed, for all to see."""

    seat: int
    effect: str
    #: whom it was done to, _NOBODY if it was to nobody
    target: int
    #: where it was done, _NOWHERE if that is no place
    cell: int = _NOWHERE


#: Who claims that somebody works against the rest does this to them.
ACCUSES: Final = "accuses"


def deed_of(layout: Layout, seat: int, move: int) -> Deed:
    """A move as everybody is told it."""
    verb = layout.verbs[verb_of(move)]
    target = a_of(move) if verb.a == SEAT else _NOBODY
    return Deed(seat, verb.effect, target, cell=a_of(move) if verb.a == CELL else _NOWHERE)


def does_harm(deed: Deed) -> bool:
    """Whether something looks like the work of one who is against the rest."""
    return deed.effect in (HARMS, TAKES, FALLS) and deed.target != deed.seat


def remark(
    view: State, deed: Deed, seat: int, persona: Persona, dice: Dice
) -> p.Words | Doubt | None:
    """What a bot says to something that all have seen; mostly nothing. The view is the public's."""
    occasion = _occasion(deed, seat)
    if occasion is None or not persona.name:
        return None
    # Rolled even if it is in vain, so that how often is no sign of what for.
    if dice.roll(f"talk/{seat}", _SIDES) >= _SIDES * persona.talk * _WEIGHT[occasion]:
        return None
    says = _SAYS[occasion][persona.name]
    if isinstance(says, _IfSuspected):
        of = ANYBODY if occasion == "suspects" else deed.seat
        return Doubt(of, says.accuses, says.otherwise)
    if says == "tells":
        return _goal(view, deed.cell, dice)
    if says == "denies":
        role = _role(view, seat, foe=False)
        return p.RoleClaim(seat, role) if role else p.Phrase("not-me")
    return says


def accusation(view: State, doubt: Doubt, suspect: int) -> p.Words:
    """What is said of a seat that is suspected."""
    role = _role(view, suspect, foe=True) if doubt.accuses else ""
    return p.RoleClaim(suspect, role) if role else p.Phrase("watch-out")


def _occasion(deed: Deed, seat: int) -> _Occasion | None:
    """What something that was done is to a bot."""
    if deed.seat == seat:
        return "looked" if deed.effect == LOOKS and deed.cell != _NOWHERE else None
    if deed.target == seat:
        if deed.effect == ACCUSES:
            return "accused"
        if deed.effect == HELPS:
            return "helped"
        return "hurt" if does_harm(deed) else None
    if does_harm(deed):
        return "suspects"
    return "praises" if deed.effect == LAYS else None


def is_foe(layout: Layout, role: str) -> bool:
    """Whether who has a role works against the rest."""
    frame = layout.frame
    return bool(frame.foes) and frame.sides.get(layout.kinds.index(role), "") == frame.foes


def _role(view: State, seat: int, foe: bool) -> str:
    """A role that a seat may have as far as all can see: the first of a foe's, or of a friend's."""
    layout = view.layout
    if not layout.frame.roles or not layout.frame.foes:
        return ""
    zone = layout.frame.roles[seat]
    for kind in range(1, len(layout.kinds)):
        fits = layout.deck[kind] == layout.carries[zone] and view.may_hold(zone) >> kind & 1
        if fits and is_foe(layout, layout.kinds[kind]) == foe:
            return layout.kinds[kind]
    return ""


def _goal(view: State, cell: int, dice: Dice) -> p.GoalClaim | None:
    """A card that may lie there as far as all can see; None where nobody is against the rest."""
    zone = view.grid.down.get(cell)
    if zone is None or view.card(zone) != BACK or not view.layout.frame.foes:
        return None
    return p.GoalClaim(cell, view.layout.kinds[determinise(view, dice).card(zone)])


def as_seen(words: p.Words, own: State, seat: int) -> p.Words | None:
    """The same words as a bot says them that has seen what they are about; None if it has not.

    The view is the bot's own. Whether it has seen a card is no secret, only which card it is.
    """
    if not isinstance(words, p.GoalClaim):
        return words
    layout, card = own.layout, own.card(own.grid.down[words.cell])
    if card == BACK:
        return None
    role = own.card(layout.frame.roles[seat])
    return (
        words if is_foe(layout, layout.kinds[role]) else p.GoalClaim(words.cell, layout.kinds[card])
    )
