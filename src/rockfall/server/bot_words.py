"""What bots say: phrases, faces and claims, by what everybody sees and by nothing else.

A bot speaks as one of those who dig would: what it says follows from the public view, from what was
done or said openly, from its temper and from dice that no card has a part in. So the words of one
who works against the rest are those of all others, and are no sign of a role.

Only what a goal is, when a bot has looked at it, is said as it was seen, and by those only who want
it found (`as_seen`). Whoever works against them says what the dice make of it: a card that lies
there as likely as any that the public cannot rule out, and so as likely as what the others say.
When, how often and of which goal something is said is the same for all.
"""

from typing import Final, Literal, NamedTuple

from rockfall.kernel.dice import Dice
from rockfall.kernel.effects import FALLS, HARMS, HELPS, LAYS, LOOKS, TAKES
from rockfall.kernel.guess import determinise
from rockfall.kernel.layout import BACK, Layout
from rockfall.kernel.moves import CELL, SEAT, a_of, verb_of
from rockfall.kernel.state import State
from rockfall.server import protocol as p
from rockfall.server.tempers import Manner, Temper

#: What somebody has done so often in a round is no slip any more.
_TOO_OFTEN: Final = 2
_NOBODY: Final = -1
_NOWHERE: Final = -1
_SIDES: Final = 1000
_Occasion = Literal["hurt", "helped", "suspects", "praises", "accused", "looked"]
_Claim = Literal["accuses", "denies", "tells"]
#: How much there is to say to something, from 0 to 1.
_WEIGHT: Final[dict[_Occasion, float]] = {
    "hurt": 0.9, "helped": 0.8, "suspects": 0.4, "praises": 0.06, "accused": 1.0,
    "looked": 0.8,
}  # fmt: skip
_SAYS: Final[dict[_Occasion, dict[Manner, p.Phrase | p.Emote | _Claim]]] = {
    "hurt": {
        "calm": p.Phrase("why"),
        "brisk": p.Emote("angry"),
        "cheerful": p.Emote("wow"),
        "gruff": "accuses",
    },
    "helped": {
        "calm": p.Phrase("thanks"),
        "brisk": p.Phrase("thanks"),
        "cheerful": p.Emote("cheer"),
        "gruff": p.Emote("wink"),
    },
    "suspects": {
        "calm": p.Phrase("watch-out"),
        "brisk": p.Phrase("why"),
        "cheerful": p.Emote("think"),
        "gruff": "accuses",
    },
    "praises": {
        "calm": p.Phrase("well-dug"),
        "brisk": p.Phrase("one-more"),
        "cheerful": p.Phrase("well-dug"),
        "gruff": p.Emote("yawn"),
    },
    "accused": {
        "calm": "denies",
        "brisk": p.Phrase("not-me"),
        "cheerful": p.Phrase("trust-me"),
        "gruff": p.Emote("angry"),
    },
    "looked": {
        "calm": "tells",
        "brisk": "tells",
        "cheerful": "tells",
        "gruff": p.Emote("think"),
    },
}


class Deed(NamedTuple):
    """Something that was done, or claimed, for all to see."""

    seat: int
    effect: str
    #: whom it was done to, _NOBODY if it was to nobody
    target: int
    #: how often the same seat did others harm in this round, with this
    harms: int = 0
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


def remark(view: State, deed: Deed, seat: int, temper: Temper, dice: Dice) -> p.Words | None:
    """What a bot says to something that all have seen; mostly nothing. The view is the public's."""
    occasion = _occasion(deed, seat)
    if occasion is None:
        return None
    # Rolled even if it is in vain, so that how often is no sign of what for.
    if dice.roll(f"talk/{seat}", _SIDES) >= _SIDES * temper.talk * _WEIGHT[occasion]:
        return None
    says = _SAYS[occasion][temper.manner]
    if not isinstance(says, str):
        return says
    if says == "tells":
        return _goal(view, deed.cell, dice)
    about, foe = (deed.seat, True) if says == "accuses" else (seat, False)
    role = _role(view, about, foe)
    return p.RoleClaim(about, role) if role else p.Phrase("why" if foe else "not-me")


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
        return "suspects" if deed.harms >= _TOO_OFTEN else None
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
