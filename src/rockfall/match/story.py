"""The story of a step for one eye: message keys with arguments, worded later by `words`.

It is made of nothing but what that eye was told and what it saw just before, so it can keep
every secret without knowing one. Keys are put together from the names that modules declare, and
the most special key with words is taken, so a new module needs words and hardly ever code here:

- what was chosen: the sentence of its verb, see `deed`; every verb has one
- cards that move: ``story-move-pile-hand``, ``-unseen`` if their faces are; without words, nothing
- cards looked at: ``story-saw-role``, ``story-saw-discard``, by their zone, likewise
- a card turned over or a chest opened: ``story-turned-dragon``, ``story-opened-chest-spy``
- a counter: ``story-set-backwards``; without words, nothing
"""

from typing import NamedTuple

from rockfall.kernel.geometry import cell_text
from rockfall.kernel.layout import BACK, Layout
from rockfall.kernel.ops import GATHER, LIFT, MOVE, PEEK, PICK, PLACE, SET, SHOW, Op, apply
from rockfall.kernel.rules import Rules
from rockfall.kernel.state import State
from rockfall.match.deed import deed
from rockfall.match.match import DEALER, Told
from rockfall.match.message import Args, Message
from rockfall.match.outcome import role_of, unpaid_for, why_over, winning_roles
from rockfall.match.pending import counted
from rockfall.match.wages import Wages
from rockfall.words import says


def tell(rules: Rules, told: Told, view: State) -> list[Message]:
    """What happened in a step, never nothing; the eye's view, as it was just before it, goes
    through the step.
    """
    return _Teller(rules, told, view).messages


class _Run(NamedTuple):
    """Cards that went the same way or were looked at in a row."""

    key: str
    args: Args
    cards: list[int]


class _Teller:
    """Walks through the operations with the eye's view."""

    def __init__(self, rules: Rules, told: Told, view: State) -> None:
        self.rules = rules
        self.layout = rules.layout
        self.messages: list[Message] = []
        self.view = view
        #: what is still to come of the step
        self.ahead = told.ops
        self.dealing = False
        self.seats = [str(seat) for seat in range(self.layout.seats)]
        #: how many roles were shown, and whether it has been said who won
        self.shown = 0
        self.judged = False
        self.wages = Wages(self.layout)
        self.run = _Run("", {}, [])
        #: seats whose pieces changed in a row, and by how many
        self.changes: list[tuple[int, int]] = []
        chosen = deed(view, told) if told.seat != DEALER else None
        if chosen is not None:
            self.messages.append(chosen)
        for number, op in enumerate(told.ops):
            self.ahead = told.ops[number:]
            self._hear(op)
            apply(view, op)
        self._end_run()
        self._end_changes()
        self._judge()
        self._pay_out()
        if rules.over(view):
            self._end()

    def _say(self, key: str, **args: str | int) -> None:
        self.messages.append(Message(f"story-{key}", args))

    def _say_if(self, key: str, **args: str | int) -> bool:
        """Say something if there are words for it; whether there are."""
        known = says(f"story-{key}")
        if known:
            self._say(key, **args)
        return known

    # -- what came of it ---------------------------------------------------------------------

    def _hear(self, op: Op) -> None:
        code = op[0]
        if code not in (MOVE, PICK, PEEK):
            self._end_run()
        if code != SET:
            self._end_changes()
        if code != SHOW:
            self._judge()
        if code in (MOVE, PICK):
            self._moved(op)
        elif code == PLACE and op[4] >= 0:
            self._turned(self.layout.kinds[op[2] >> 1], cell_text(op[1]))
        elif code == LIFT:
            card, to = self.layout.kinds[op[2] >> 1], _stem(self.layout, op[3])
            self._say_if(f"lift-{to}", card=card, cell=cell_text(op[1]))
        elif code == PEEK:
            self._peeked(op)
        elif code == SHOW:
            self._shown(op)
        elif code == SET:
            self._counted(self.layout.nums[op[1]], op[1], op[2])
        elif code == GATHER:
            self._pay_out()
            self.judged, self.shown = False, 0

    def _turned(self, card: str, cell: str) -> None:
        """A face-down card of the grid is turned over, by the active seat (G9)."""
        if not self._say_if(f"turned-{card}", seat=counted(self.view, "active"), cell=cell):
            self._say("turned", card=card, cell=cell)

    # -- numbers -----------------------------------------------------------------------------

    def _counted(self, name: str, number: int, value: int) -> None:
        stem, _, part = name.partition(".")
        if name == "round":
            self.dealing = True
            self._dealt(value)
        elif name == "finder" and value:
            self._say("treasure", seat=value - 1)
        elif stem == "dwarf":
            self._dwarf(self.view.nums[number])
        elif name == "visited":
            party = "crowd" in self.layout.zones
            self._say("party" if party else "costume", seat=counted(self.view, "active"))
        elif stem == "pieces":
            self._gained(int(part), value - self.view.nums[number])
        elif part not in self.seats:
            self._say_if(f"set-{name}", count=value)

    def _dealt(self, number: int) -> None:
        """Who begins a round, and with how many cards, is known when all are dealt."""
        after = self.view.copy()
        for op in self.ahead:
            apply(after, op)
        first = counted(after, "first")
        cards = after.size(self.layout.zones.index(f"hand.{first}"))
        self._say("round", round=number, seat=first, count=cards)

    def _gained(self, seat: int, change: int) -> None:
        """Pieces of a seat: as pay after a round by its role, otherwise with what follows."""
        if not self.judged:
            self.changes.append((seat, change))
            return
        role = role_of(self.view, seat)
        if not self._say_if(f"paid-pieces-{role}", seat=seat, count=change):
            self._say("paid-pieces", seat=seat, card=role, count=change)

    def _end_changes(self) -> None:
        """Say who got or lost pieces; one who took them from another has said so (`rob`)."""
        if len(self.changes) == 1:
            ((seat, change),) = self.changes
            self._say("gain" if change > 0 else "lose", seat=seat, count=abs(change))
        if self.changes:
            self.changes = []

    def _dwarf(self, place: int) -> None:
        """T3: a dwarf leaves its cell, paid or not; that one sat down was the seat's own choice."""
        if place > 0:
            owner, cell = place & 15, cell_text(place >> 4)
            payers = [seat for seat, change in self.changes if change < 0]
            self.changes = []
            for payer in payers:
                self._say("toll-paid", seat=payer, other=owner, cell=cell)
            if not payers:
                self._say("toll-free", seat=owner, cell=cell)

    # -- cards seen --------------------------------------------------------------------------

    def _peeked(self, op: Op) -> None:
        card, seat, zone = op[1], op[2], op[3]
        name, stem = self.layout.kinds[card], _stem(self.layout, zone)
        if zone in self.view.grid.down.values():
            if card != BACK:
                self._say("saw", seat=seat, card=name, cell=self._cell(zone))
        elif stem != "role":
            self._go_on(f"saw-{stem}", {"seat": seat}, card)
        elif card != BACK and self.layout.owner[zone] == seat:
            self._say("role", seat=seat, card=name)
        elif card != BACK:
            self._say("saw-role", seat=seat, other=self.layout.owner[zone], card=name)

    def _shown(self, op: Op) -> None:
        card, zone = self.layout.kinds[op[1]], op[2]
        if _stem(self.layout, zone) == "role":
            if not self.shown:
                self._say_if(f"end-{why_over(self.view)}")
            self.shown += 1
            self._say("role-shown", seat=self.layout.owner[zone], card=card)
        elif zone in self.view.grid.down.values():
            self._say("shown-at", card=card, cell=self._cell(zone))

    def _judge(self) -> None:
        """Say who has won, as soon as all roles lie open."""
        if self.judged or self.shown < self.layout.seats:
            return
        self.judged = True
        number = self.view.nums[self.layout.nums.index("round")]
        roles = winning_roles(self.rules, self.view)
        special = f"won-{'-'.join(roles)}"
        if not roles:
            self._say("won-by-nobody", round=number)
        elif says(f"story-{special}"):
            self._say(special, round=number)
        else:
            self._say("won", round=number, cards=" ".join(roles))
        for seat in range(self.layout.seats):
            card = unpaid_for(self.rules, self.view, seat)
            if card:
                self._say("unpaid", seat=seat, card=card)

    def _cell(self, zone: int) -> str:
        return next(cell_text(at) for at, kept in self.view.grid.down.items() if kept == zone)

    # -- cards moved -------------------------------------------------------------------------

    def _moved(self, op: Op) -> None:
        card, src, dst = op[1], op[2], op[4]
        if self.dealing or (self.judged and self.wages.hear(op)):
            self._end_run()
            return
        if _stem(self.layout, dst) == "opened":
            opened = f"opened-{self.layout.kinds[card]}"
            self._say(opened, seat=counted(self.view, "active"))
            return
        owners = self.layout.owner
        args: Args = {}
        if max(owners[src], owners[dst]) >= 0:
            args["seat"] = owners[dst] if owners[dst] >= 0 else owners[src]
        if owners[src] >= 0 and args["seat"] != owners[src]:
            args["other"] = owners[src]
        self._go_on(f"move-{_stem(self.layout, src)}-{_stem(self.layout, dst)}", args, card)

    def _go_on(self, key: str, args: Args, card: int) -> None:
        if (key, args) != self.run[:2]:
            self._end_run()
            self.run = _Run(key, args, [])
        self.run.cards.append(card)

    def _end_run(self) -> None:
        """Say which cards went the same way, once they all have; or how many, if they are backs."""
        if not self.run.cards:
            return
        key, args, cards = self.run
        self.run = _Run("", {}, [])
        if BACK in cards:
            self._say_if(f"{key}-unseen", **args, count=len(cards))
        else:
            self._say_if(key, **args, cards=" ".join(self.layout.kinds[card] for card in cards))
        if key.startswith("move-pile-") and not self.view.size(self.layout.zones.index("pile")):
            self._say("pile-empty")

    def _pay_out(self) -> None:
        """B16: say what each of those was paid who drew gold until a sum was met."""
        for seat, pay in self.wages.settle().items():
            self._say("paid", seat=seat, count=pay.count, aside=pay.aside)
            if pay.cards and BACK not in pay.cards:
                cards = " ".join(self.layout.kinds[card] for card in pay.cards)
                self._say("move-offer-gold", seat=seat, cards=cards)

    # -- the end -----------------------------------------------------------------------------

    def _end(self) -> None:
        """B20: the count, and who won."""
        scores = [counted(self.view, f"score.{seat}") for seat in range(self.layout.seats)]
        for seat, score in enumerate(scores):
            self._say("score", seat=seat, gold=score)
        best = [seat for seat, score in enumerate(scores) if score == max(scores)]
        for seat in best:
            self._say("wins" if len(best) == 1 else "shares", seat=seat, gold=scores[seat])


def _stem(layout: Layout, zone: int) -> str:
    """A zone's name without its seat or number."""
    return layout.zones[zone].partition(".")[0]
