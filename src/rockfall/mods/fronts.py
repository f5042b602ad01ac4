"""Fronts: cards laid in front of a seat, and cards that take them away (B8-B10, S9, S16, S17).

Broken tools and their repairs, Trapped and Free at last, Theft and Hands off are one idea with
different data, so this module is listed once for each.
"""

from typing import Final

from rockfall.kernel.build import Builder
from rockfall.kernel.effects import HARMS, HELPS
from rockfall.kernel.module import Module
from rockfall.kernel.moves import A_AT, B_AT, CARD, SEAT, a_of, b_of, card_of, pack, verb_of
from rockfall.kernel.refusal import Refusal
from rockfall.kernel.state import State
from rockfall.kernel.transition import Transition

# In front of whom such a card may be laid.
OTHERS: Final = "others"
ANYONE: Final = "anyone"
ONESELF: Final = "oneself"


class FrontCard:
    """A card that lies in front of a seat, or one that removes one of several such cards."""

    def __init__(self, name: str, count: int, removes: list[str] | None = None) -> None:
        self.name = name
        self.count = count
        self.removes: list[str] = removes if removes is not None else []


class Fronts(Module):
    """At most one card of each kind lies in front of a seat."""

    def __init__(
        self,
        name: str,
        lay: str,
        remove: str,
        ills: list[FrontCard],
        cures: list[FrontCard],
        whom: str,
        bars_digging: bool,
    ) -> None:
        super().__init__(name)
        self.lay_name = lay
        self.remove_name = remove
        self.ills = ills
        self.cures = cures
        self.on_oneself = whom != OTHERS
        self.on_others = whom != ONESELF
        self.bars_digging = bars_digging
        self.laying: list[int] = []
        self.removing: list[int] = []
        #: seat -> the seats in front of which it may lay such a card
        self.targets: list[list[int]] = []
        #: cure -> the kinds it can remove
        self.removes: dict[int, list[int]] = {}
        self.laid_mine = 0
        self.removes_mine = 0

    def declare(self, b: Builder) -> None:
        kinds: dict[str, int] = {}
        for card in self.ills:
            kind = b.card(card.name, "pile", card.count)
            kinds[card.name] = kind
            self.laying.append(kind)
            self.laid_mine |= 1 << kind
        for card in self.cures:
            kind = b.card(card.name, "pile", card.count)
            self.removes[kind] = [kinds[name] for name in card.removes]
            self.removing.append(kind)
            self.removes_mine |= 1 << kind
        self.lay = b.verb(self.lay_name, self, "turn", SEAT, kinds=self.laying, effect=HARMS)
        self.remove = b.verb(
            self.remove_name, self, "turn", SEAT, CARD, kinds=self.removing, effect=HELPS
        )
        b.offers(self)
        if self.bars_digging:
            b.gate(self)

    def link(self, b: Builder) -> None:
        self.mats = b.find_seat_zones("mat")
        for seat in range(b.seats):
            self.targets.append([other for other in range(b.seats) if self._may_lay(seat, other)])
        self.played = b.find("zone", "played")
        self.discard = b.find("zone", "discard")

    def bars(self, state: State, seat: int, verb: str) -> Refusal | None:
        if verb == "dig":
            for card in state.zones[self.mats[seat]]:
                if self.laid_mine >> card & 1:
                    return Refusal("cannot-dig", {"card": state.layout.kinds[card]})
        return None

    def _may_lay(self, seat: int, target: int) -> bool:
        return self.on_oneself if target == seat else self.on_others

    def offer(self, state: State, seat: int, held: int, out: list[int]) -> None:
        if held & self.laid_mine:
            for card in self.laying:
                if held >> card & 1:
                    move = pack(self.lay, card)
                    for target in self.targets[seat]:
                        if card not in state.zones[self.mats[target]]:
                            out.append(move + (target << A_AT))
        if held & self.removes_mine:
            for card in self.removing:
                if held >> card & 1:
                    move = pack(self.remove, card)
                    removes = self.removes[card]
                    for target, mat in enumerate(self.mats):
                        for ill in state.zones[mat]:
                            if ill in removes:
                                out.append(move + (target << A_AT) + (ill << B_AT))

    def refuse(self, state: State, seat: int, move: int) -> Refusal:
        card, target, names = card_of(move), a_of(move), state.layout.kinds
        if verb_of(move) == self.lay:
            if not self.laid_mine >> card & 1:
                return Refusal("lies-nowhere", {"card": names[card]})
            if not self._may_lay(seat, target):
                code = "not-on-oneself" if target == seat else "only-on-oneself"
                return Refusal(code, {"card": names[card]})
            return Refusal("already-there", {"card": names[card], "seat": target})
        if not self.removes_mine >> card & 1:
            return Refusal("removes-nothing", {"card": names[card]})
        if b_of(move) not in state.zones[self.mats[target]]:
            return Refusal("not-there", {"card": names[b_of(move)], "seat": target})
        return Refusal("wrong-cure", {"card": names[card], "ill": names[b_of(move)]})

    def play(self, t: Transition, seat: int, move: int) -> None:
        mat = self.mats[a_of(move)]
        if verb_of(move) == self.lay:
            t.move(card_of(move), self.played, mat)
        else:
            t.move(b_of(move), mat, self.discard)
