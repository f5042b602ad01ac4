"""Tools: breaking them, repairing them, and not digging meanwhile (B8-B10, E6)."""

from rockfall.kernel.build import Builder
from rockfall.kernel.layout import ALL
from rockfall.kernel.module import Module
from rockfall.kernel.moves import A_AT, CARD, SEAT, a_of, b_of, card_of, pack, verb_of
from rockfall.kernel.refusal import Refusal
from rockfall.kernel.state import State
from rockfall.kernel.table import Table


class ToolCard:
    """A card that breaks one tool or repairs one of several."""

    def __init__(self, name: str, tools: list[str], count: int) -> None:
        self.name = name
        self.tools = tools
        self.count = count


class Tools(Module):
    """Broken tools lie in front of a seat, at most one of each kind."""

    def __init__(self, broken: list[ToolCard], repairs: list[ToolCard], on_oneself: bool) -> None:
        super().__init__("tools")
        self.broken = broken
        self.repairs = repairs
        self.on_oneself = on_oneself
        self.breaking: list[int] = []
        self.mending: list[int] = []
        #: repair kind -> the broken kinds it can remove
        self.mends: dict[int, list[int]] = {}
        self.breaks_mine = 0
        self.mends_mine = 0

    def declare(self, b: Builder) -> None:
        self.mats = b.seat_zones("mat", "pile", ALL)
        tools: dict[str, int] = {}
        for card in self.broken:
            kind = b.card(card.name, "pile", card.count)
            tools[card.tools[0]] = kind
            self.breaking.append(kind)
            self.breaks_mine |= 1 << kind
        for card in self.repairs:
            kind = b.card(card.name, "pile", card.count)
            self.mends[kind] = [tools[tool] for tool in card.tools]
            self.mending.append(kind)
            self.mends_mine |= 1 << kind
        self.breaks = b.verb("break", self, "turn", SEAT)
        self.repair = b.verb("repair", self, "turn", SEAT, CARD)
        b.offers(self)
        b.gate(self)

    def link(self, b: Builder) -> None:
        self.played = b.find("zone", "played")
        self.discard = b.find("zone", "discard")

    def bars(self, state: State, seat: int, verb: str) -> Refusal | None:
        if verb == "dig":
            for card in state.zones[self.mats[seat]]:
                if self.breaks_mine >> card & 1:
                    return Refusal("tool-broken", {"card": state.layout.kinds[card]})
        return None

    def offer(self, state: State, seat: int, held: int, out: list[int]) -> None:
        if held & self.breaks_mine:
            for card in self.breaking:
                if held >> card & 1:
                    move = pack(self.breaks, card)
                    for target, mat in enumerate(self.mats):
                        if card not in state.zones[mat] and (target != seat or self.on_oneself):
                            out.append(move + (target << A_AT))
        if held & self.mends_mine:
            for target, mat in enumerate(self.mats):
                for broken in state.zones[mat]:
                    for card in self.mending:
                        if held >> card & 1 and broken in self.mends[card]:
                            out.append(pack(self.repair, card, target, broken))

    def refuse(self, state: State, seat: int, move: int) -> Refusal:
        card, target, names = card_of(move), a_of(move), state.layout.kinds
        in_front = state.zones[self.mats[target]]
        if verb_of(move) == self.breaks:
            if not self.breaks_mine >> card & 1:
                return Refusal("not-a-broken-tool", {"card": names[card]})
            if target == seat and not self.on_oneself:
                return Refusal("not-on-oneself", {"card": names[card]})
            return Refusal("already-broken", {"card": names[card], "seat": target})
        if not self.mends_mine >> card & 1:
            return Refusal("not-a-repair", {"card": names[card]})
        if b_of(move) not in in_front:
            return Refusal("not-broken", {"card": names[b_of(move)], "seat": target})
        return Refusal("wrong-repair", {"card": names[card], "broken": names[b_of(move)]})

    def play(self, t: Table, seat: int, move: int) -> None:
        mat = self.mats[a_of(move)]
        if verb_of(move) == self.breaks:
            t.move(card_of(move), self.played, mat)
        else:
            t.move(b_of(move), mat, self.discard)
