"""The story of a step for one eye: message keys with arguments, worded later by `words`.

It is made of nothing but what that eye was told and what it saw just before, so it can keep
every secret without knowing one.
"""

from typing import Final, NamedTuple

from rockfall.kernel.geometry import cell_text
from rockfall.kernel.layout import BACK, Layout
from rockfall.kernel.moves import (
    CARD,
    CELL,
    SEAT,
    TURN,
    a_of,
    b_of,
    card_of,
    kind_of,
    seat_of,
    verb_of,
)
from rockfall.kernel.ops import ASK, GATHER, LIFT, MOVE, PEEK, PLACE, SET, SHOW, Op, apply
from rockfall.kernel.rules import Rules
from rockfall.kernel.state import State
from rockfall.match.match import DEALER, Told
from rockfall.match.notation import own_card

_ARGUMENTS: Final = {CELL: "cell", SEAT: "other", TURN: "turned", CARD: "which"}
#: Keeping gold is told by the card that moves: the last card is kept without being asked (R44).
_SILENT: Final = ("keep",)
#: Decisions that need no announcement: whose turn it is goes without saying.
_PLAIN: Final = ("turn",)


class Message(NamedTuple):
    """A key of the catalogue and what it speaks of: seats, names of cards, cells, numbers."""

    key: str
    args: dict[str, str | int]


def tell(rules: Rules, told: Told, before: State) -> list[Message]:
    """What happened in a step, never nothing; `before` is the eye's view just before it."""
    return _Teller(rules, told, before).messages


class _Pay:
    """What one seat drew from the gold pile: how many, how many aside, and which, if known."""

    def __init__(self) -> None:
        self.count = 0
        self.aside = 0
        self.cards: list[int] = []


class _Teller:
    """Walks through the operations with the eye's view."""

    def __init__(self, rules: Rules, told: Told, before: State) -> None:
        self.layout = rules.layout
        self.messages: list[Message] = []
        self.view = before.copy()
        self.after = before.copy()
        for op in told.ops:
            apply(self.after, op)
        self.dealing = False
        self.unmasked = False
        self.pays: dict[int, _Pay] = {}
        #: gold cards on their way: (from zone, to zone) and how many
        self.handed: tuple[int, int, int] = (0, 0, 0)
        if told.seat != DEALER:
            self._announce(told)
        for op in told.ops:
            self._hear(op)
            apply(self.view, op)
        self._settle_gold()
        if rules.over(self.after):
            self._end()

    def _say(self, key: str, **args: str | int) -> None:
        self.messages.append(Message(f"story-{key}", args))

    def _announce(self, told: Told) -> None:
        """A1: the move itself, with every choice that goes with it."""
        verb, card = self.layout.verbs[verb_of(told.move)], card_of(told.move)
        if verb.name in _SILENT:
            return
        args: dict[str, str | int] = {"seat": told.seat}
        unseen = verb.card and card == BACK
        if verb.card and not unseen and card != own_card(self.layout, verb):
            args["card"] = self.layout.kinds[card]
        for kind, value in ((verb.a, a_of(told.move)), (verb.b, b_of(told.move))):
            if kind in _ARGUMENTS:
                args[_ARGUMENTS[kind]] = self._argument(kind, value)
        self._say(f"{verb.name}-unseen" if unseen else verb.name, **args)

    def _argument(self, kind: int, value: int) -> str | int:
        if kind == CELL:
            return cell_text(value)
        return self.layout.kinds[value] if kind == CARD else value

    def _hear(self, op: Op) -> None:
        code = op[0]
        names = self.layout.kinds
        if code != MOVE:
            self._hand_over()
        if code == MOVE:
            self._moved(op)
        elif code == PLACE and op[4] >= 0:
            self._say("goal-turned", card=names[op[2] >> 1], cell=cell_text(op[1]))
        elif code == LIFT:
            self._say("fell", card=names[op[2] >> 1], cell=cell_text(op[1]))
        elif code == PEEK:
            self._peeked(op)
        elif code == SHOW:
            self._shown(op)
        elif code == SET:
            self._counted(self.layout.nums[op[1]], op[2])
        elif code == GATHER:
            self._settle_gold()
        elif code == ASK and self.layout.tasks[kind_of(op[1])] not in _PLAIN:
            self._say(f"ask-{self.layout.tasks[kind_of(op[1])]}", seat=seat_of(op[1]))

    def _counted(self, name: str, value: int) -> None:
        if name == "round":
            self.dealing = True
            first = self._count_of("first")
            cards = self.after.size(self.layout.zones.index(f"hand.{first}"))
            self._say("round", round=value, seat=first, count=cards)
        elif name == "finder" and value:
            self._say("treasure", seat=value - 1)

    def _count_of(self, name: str) -> int:
        return self.after.nums[self.layout.nums.index(name)]

    # -- cards shown -------------------------------------------------------------------------

    def _peeked(self, op: Op) -> None:
        card, seat, zone = op[1], op[2], op[3]
        if card == BACK:
            return
        if _stem(self.layout, zone) == "role":
            self._say("role", seat=seat, card=self.layout.kinds[card])
        else:
            self._say("saw", seat=seat, card=self.layout.kinds[card], cell=self._cell(zone))

    def _shown(self, op: Op) -> None:
        card, zone = self.layout.kinds[op[1]], op[2]
        if _stem(self.layout, zone) != "role":
            self._say("goal-shown", card=card, cell=self._cell(zone))
            return
        if not self.unmasked:
            self.unmasked = True
            found = self.view.nums[self.layout.nums.index("finder")]
            self._say("diggers-win" if found else "saboteurs-win", round=self._round())
        self._say("role-shown", seat=self.layout.owner[zone], card=card)

    def _round(self) -> int:
        return self.view.nums[self.layout.nums.index("round")]

    def _cell(self, zone: int) -> str:
        return next(cell_text(at) for at, kept in self.view.grid.down.items() if kept == zone)

    # -- cards moved -------------------------------------------------------------------------

    def _moved(self, op: Op) -> None:
        card, src, dst = op[1], op[2], op[4]
        way = (_stem(self.layout, src), _stem(self.layout, dst))
        if (src, dst) != self.handed[:2]:
            self._hand_over()
        if self.dealing:
            return
        if way == ("pile", "hand"):
            self._drew(self.layout.owner[dst], card, src)
        elif way == ("offer", "gold"):
            self._kept(self.layout.owner[dst], card)
        elif way in (("gold-pile", "offer"), ("offer", "offer")):
            self.handed = (src, dst, self.handed[2] + 1)
        elif "aside" in way or way == ("gold-pile", "gold"):
            self._paid(way, src, dst, card)

    def _drew(self, seat: int, card: int, pile: int) -> None:
        if card == BACK:
            self._say("drew-unseen", seat=seat)
        else:
            self._say("drew", seat=seat, card=self.layout.kinds[card])
        if self.view.size(pile) == 1:
            self._say("pile-empty")

    def _kept(self, seat: int, card: int) -> None:
        if card == BACK:
            self._say("gold-kept-unseen", seat=seat)
        else:
            self._say("gold-kept", seat=seat, card=self.layout.kinds[card])

    def _hand_over(self) -> None:
        """Say how many gold cards went the same way, once they all have."""
        src, dst, count = self.handed
        self.handed = (0, 0, 0)
        if not count or src == dst:
            return
        giver, taker = self.layout.owner[src], self.layout.owner[dst]
        if giver < 0:
            self._say("gold-offered", seat=taker, count=count)
        else:
            self._say("gold-handed-on", seat=giver, other=taker, count=count)

    def _paid(self, way: tuple[str, str], src: int, dst: int, card: int) -> None:
        """B16: add up what a saboteur draws, lays aside and exchanges."""
        owner = self.layout.owner
        pay = self.pays.setdefault(max(owner[src], owner[dst]), _Pay())
        pay.aside += way == ("gold-pile", "aside")
        if way[1] == "gold":
            pay.count += 1
            pay.cards.append(card)
        elif way[0] == "gold":
            pay.count -= 1
            pay.cards.remove(card)

    def _settle_gold(self) -> None:
        """Say who was paid, when nothing more is drawn."""
        unmasked, self.unmasked = self.unmasked, False
        if not unmasked or self.view.nums[self.layout.nums.index("finder")]:
            return
        for seat, pay in self.pays.items():
            self._say("paid", seat=seat, count=pay.count, aside=pay.aside)
            for card in pay.cards:
                if card != BACK:
                    self._kept(seat, card)
        if not self.pays:
            self._say("no-gold")

    # -- the end -----------------------------------------------------------------------------

    def _end(self) -> None:
        """B20: the count, and who won."""
        scores = [self._count_of(f"score.{seat}") for seat in range(self.layout.seats)]
        for seat, score in enumerate(scores):
            self._say("score", seat=seat, nuggets=score)
        best = [seat for seat, score in enumerate(scores) if score == max(scores)]
        for seat in best:
            self._say("wins" if len(best) == 1 else "shares", seat=seat, nuggets=scores[seat])


def _stem(layout: Layout, zone: int) -> str:
    """A zone's name without its seat or number."""
    return layout.zones[zone].partition(".")[0]
