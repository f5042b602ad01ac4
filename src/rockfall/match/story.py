"""The story of a step for one eye: message keys with arguments, worded later by `words`.

It is made of nothing but what that eye was told and what it saw just before, so it can keep
every secret without knowing one. Keys are put together from the names that modules declare, and
the most special key with words is taken, so a new module needs words and hardly ever code here:

- what was chosen: the sentence of its verb, see `deed`; every verb has one
- cards that move: ``story-move-pile-hand``, ``-unseen`` if their faces are; without words, nothing:
  what is the rule is no news, so there are none for one card drawn unseen, but ``-several``
- cards looked at: ``story-saw-role``, ``story-saw-discard``, by their zone, likewise
- a card turned over or a chest opened: ``story-turned-dragon``, ``story-opened-chest-spy``
- a token that leaves the table: by its sort, ``story-toll-paid`` if seats paid for that, otherwise
  ``story-toll-free``; without words, nothing
- what a seat gets or loses where its piece stands: ``story-lose-goblin``, see `causes`
- a counter: ``story-set-backwards``; a seat's, when it begins or ends: ``story-set-clan``; likewise
"""

from rockfall.kernel.effects import HARMS, MOVES, PAYS, PLAIN, ROLE, SEES, TAKES, TURNS
from rockfall.kernel.layout import BACK, EVERYONE, TABLE
from rockfall.kernel.ops import LIFT, MOVE, PEEK, PICK, PLACE, SET, SHOW, Op, apply
from rockfall.kernel.rules import Rules
from rockfall.kernel.state import State
from rockfall.kernel.tokens import NOBODYS, ON_EDGE, Token, edge_side, owner_of, stands
from rockfall.kernel.verdict import role_of
from rockfall.match.causes import Causes
from rockfall.match.dealing import dealt
from rockfall.match.deed import card_side, deed
from rockfall.match.drawn_pay import DrawnPay
from rockfall.match.known_keys import says, says_more
from rockfall.match.match import ToldStep
from rockfall.match.outcome import counted, judged
from rockfall.match.runs import Run
from rockfall.match.script import PILE, Script
from rockfall.match.sentence import Args, Sentence
from rockfall.match.spots import spot_text


def tell(rules: Rules, told: ToldStep, view: State) -> list[Sentence]:
    """What happened in a step; nothing if the others in a window are still to be heard. The eye's
    view, as it was just before the step, goes through it.
    """
    return _Teller(rules, told, told, view).story


def tell_two(
    rules: Rules, told: ToldStep, own: ToldStep, view: State
) -> tuple[list[Sentence], list[Sentence]]:
    """The same for all, and for one who is told more by `only_own_cards`, at once.

    The view that goes through the step is that of all.
    """
    teller = _Teller(rules, told, own, view)
    return teller.story, teller.own_story


class _Teller(Script):
    """Walks through the operations with the eye's view."""

    def __init__(self, rules: Rules, told: ToldStep, own: ToldStep, view: State) -> None:
        super().__init__(view, own is not told)
        self.rules = rules
        self.frame = rules.layout.frame
        self.own_ops = own.ops
        #: the operations of the step, and how many of them have been heard
        self.ops = told.ops
        self.heard = 0
        self.dealing = False
        #: whether it has been said in this step who won, so that gold is pay
        self.judged = False
        self.wages = DrawnPay(self.layout)
        self.causes = Causes(view, told)
        #: seats whose pieces changed in a row, and by how many
        self.changes: list[tuple[int, int]] = []
        if told.seat != TABLE:
            self._choose(told, own)
        for op in told.ops:
            self._hear(op)
            apply(view, op)
            self.causes.hear(op)
            self.heard += 1
        self.end_run()
        self._end_changes()
        self.add(*self.wages.settle())
        if rules.over(view):
            self.add(*counted(view))

    def _choose(self, told: ToldStep, own: ToldStep) -> None:
        """What was chosen; a card that is put down unseen is known to who did it."""
        chosen = deed(self.rules, self.view, told)
        if chosen is not None:
            self.story.append(chosen)
        if self.own_story is not self.story:
            if own.move != told.move:
                chosen = deed(self.rules, self.view, own)
            if chosen is not None:
                self.own_story.append(chosen)

    # -- what came of it ---------------------------------------------------------------------

    def _hear(self, op: Op) -> None:
        code = op[0]
        if self.run is not None and code not in (MOVE, PICK, PEEK):
            self.end_run()
        if self.changes and code != SET:
            self._end_changes()
        if code in (MOVE, PICK):
            self._moved(op)
        elif code == PLACE and op[4] >= 0:
            self._turned(op[2] >> 1, spot_text(self.view, op[1]))
        elif code == LIFT:
            card, to = self.layout.kinds[op[2] >> 1], self.layout.stems[op[3]]
            self.say_if(f"lift-{to}", card=card, cell=spot_text(self.view, op[1]))
        elif code == PEEK:
            self._peeked(op)
        elif code == SHOW:
            self._shown(op)
        elif code == SET:
            self._counted(op)

    def _active(self) -> int:
        return self.view.nums[self.frame.active]

    def _turned(self, kind: int, cell: str) -> None:
        """A face-down card of the grid is turned over, by the active seat (G9)."""
        card, effect = self.layout.kinds[kind], self.layout.effects.cards.get(kind, TURNS)
        if not self.say_if(f"turned-{card}", effect, seat=self._active(), cell=cell):
            self.say("turned", effect, card=card, cell=cell)

    # -- numbers -----------------------------------------------------------------------------

    def _counted(self, op: Op) -> None:
        number, value, frame = op[1], op[2], self.frame
        name, token = self.layout.nums[number], self.layout.token(number)
        effect = self.layout.effects.nums.get(number, PLAIN)
        if token is not None:
            self._left(token, self.view.nums[number], value)
        elif number == frame.round:
            self.dealing = True
            self._dealt(value)
        elif number == frame.ended:
            if value:
                self.say_if(f"end-{frame.reasons[value - 1]}")
        elif number == frame.won:
            self._judge(op)
        elif number in frame.unpaid:
            seat, card = frame.unpaid.index(number), self.layout.kinds[value]
            self.say("unpaid", HARMS, seat=seat, card=card)
        elif self.layout.names_seat[number]:
            if value:
                self.say_if(f"set-{name}", effect, seat=value - 1)
        elif not self._owned(number, value):
            self._set(name, effect, self.view.nums[number], value)

    def _set(self, name: str, effect: str, before: int, value: int) -> None:
        """A plain counter: the table's, or one of a seat's, whose number its name ends with."""
        stem, _, seat = name.partition(".")
        if (not seat or (before == 0) != (value == 0)) and says(f"story-set-{stem}"):
            whose: Args = {"seat": int(seat)} if seat else {}
            self.say(f"set-{stem}", effect if value else PLAIN, **whose, count=value)

    def _owned(self, number: int, value: int) -> bool:
        """Whether a counter is what a seat owns; then it is told by how much it changes."""
        for wealth in self.frame.wealth:
            if number in wealth.nums:
                change = value - self.view.nums[number]
                self._gained(wealth.nums.index(number), wealth.unit, change)
                return True
        return False

    def _dealt(self, number: int) -> None:
        """Who begins a round, and with how many cards, is known when all are dealt."""
        first, cards = dealt(self.view, self.ops[self.heard :])
        rounds: Args = {"round": number} if self.frame.rounds > 1 else {}
        self.say("round" if rounds else "begin", PLAIN, **rounds, seat=first, count=cards)

    def _gained(self, seat: int, unit: str, change: int) -> None:
        """What a seat counts: as pay after a round by its role, otherwise with what follows."""
        if not self.judged:
            self._changed(seat, change)
            return
        role = role_of(self.view, seat)
        if not role:
            self.say_if(f"paid-{unit}", PAYS, seat=seat, count=change)
        elif not self.say_if(f"paid-{unit}-{role}", PAYS, seat=seat, count=change):
            self.say(f"paid-{unit}", PAYS, seat=seat, card=role, count=change)

    def _changed(self, seat: int, change: int) -> None:
        """Pieces come and go: for a cause of their own, otherwise with what follows."""
        key = "gain" if change > 0 else "lose"
        cause = self.causes.of(seat, key)
        if cause:
            effect = self.causes.effect(cause, PAYS)
            self.say(f"{key}-{cause}", effect, seat=seat, count=abs(change))
        elif not self.dealing:
            self.changes.append((seat, change))

    def _end_changes(self) -> None:
        """Say who got or lost pieces; one who took them from another has said so (`rob`)."""
        if len(self.changes) == 1:
            ((seat, change),) = self.changes
            self.say("gain" if change > 0 else "lose", PAYS, seat=seat, count=abs(change))
        self.changes = []

    def _left(self, token: Token, value: int, now: int) -> None:
        """A token leaves the table, paid or not (T3); that one was put down was a seat's choice."""
        if not stands(value) or stands(now):
            return
        at, owner = token.cell(value), owner_of(value)
        if token.place == ON_EDGE:
            at, _ = card_side(self.view, at, edge_side(token.part(value)))
        cell = spot_text(self.view, at)
        paid = says(f"story-{token.sort}-paid")
        payers = [seat for seat, change in self.changes if change < 0] if paid else []
        if not payers:
            whose: Args = {} if owner == NOBODYS else {"seat": owner}
            effect = self.layout.effects.nums.get(token.num, PLAIN)
            self.say_if(f"{token.sort}-free", effect, **whose, cell=cell)
        else:
            self.changes = []
            for payer in payers:
                self.say(f"{token.sort}-paid", TAKES, seat=payer, other=owner, cell=cell)

    # -- cards seen --------------------------------------------------------------------------

    def _peeked(self, op: Op) -> None:
        card, seat, zone = op[1], op[2], op[3]
        name, stem = self.layout.kinds[card], self.layout.stems[zone]
        if zone in self.view.grid.down.values():
            if card != BACK:
                self.say("saw", SEES, seat=seat, card=name, cell=self._cell(zone))
        elif zone not in self.frame.roles:
            self.go_on(Run(f"story-saw-{stem}", {"seat": seat}, SEES, card, card))
        elif card != BACK and self.layout.owner[zone] == seat:
            self.say("role", ROLE, seat=seat, card=name)
        elif card != BACK:
            self.say("saw-role", SEES, seat=seat, other=self.layout.owner[zone], card=name)

    def _shown(self, op: Op) -> None:
        card, zone = self.layout.kinds[op[1]], op[2]
        if zone in self.frame.roles:
            known = "role-shown" if self.view.nums[self.frame.ended] else "role-turned"
            if self.view.witnesses(zone) != EVERYONE:
                self.say(known, seat=self.layout.owner[zone], card=card)
        elif zone in self.view.grid.down.values():
            self.say("shown-at", TURNS, card=card, cell=self._cell(zone))

    def _judge(self, op: Op) -> None:
        """Say who has won."""
        after = self.view.copy()
        apply(after, op)
        told = judged(after)
        self.judged = self.judged or bool(told)
        self.add(*told)

    def _cell(self, zone: int) -> str:
        at = next(at for at, kept in self.view.grid.down.items() if kept == zone)
        return spot_text(self.view, at)

    # -- cards moved -------------------------------------------------------------------------

    def _moved(self, op: Op) -> None:
        card, src, dst = op[1], op[2], op[4]
        if self.dealing or (self.judged and self.wages.hear(op)):
            self.end_run()
            return
        stems = self.layout.stems
        if stems[dst] == "opened":
            self.say(f"opened-{self.layout.kinds[card]}", TURNS, seat=self._active())
            return
        key = f"move-{stems[src]}-{stems[dst]}"
        if not says_more(f"story-{key}") and stems[src] != PILE:
            # As most cards go: there is nothing to say of it, whoever they belong to.
            self.end_run()
            return
        owners = self.layout.owner
        args: Args = {}
        if max(owners[src], owners[dst]) >= 0:
            args["seat"] = owners[dst] if owners[dst] >= 0 else owners[src]
        if owners[src] >= 0 and args["seat"] != owners[src]:
            args["other"] = owners[src]
        cause = self.causes.of(owners[src], key) if owners[src] >= 0 else ""
        owned = self.frame.keeps_wealth(src) or self.frame.keeps_wealth(dst)
        effect = self.causes.effect(cause, PAYS if owned else MOVES)
        key, shown = f"{key}-{cause}" if cause else key, self.own_ops[self.heard][1]
        self.go_on(Run(f"story-{key}", args, effect, card, shown))
