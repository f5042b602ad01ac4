"""The story of a step for one eye: message keys with arguments, worded later by `words`.

It is made of nothing but what that eye was told and what it saw just before, so it can keep
every secret without knowing one. It knows almost no rule either: keys are put together from the
names that modules declare, the catalogue decides what is worth telling, and the most special key
it has is taken. So a new module needs words and no code here:

- a verb: ``story-dig``, ``-unseen`` if the card stays hidden, ``-self`` if aimed at oneself;
  without words of its own, ``story-act`` with the verb's name
- cards that move: ``story-move-pile-hand``, ``-unseen`` likewise; without words, nothing
- a counter: ``story-set-pieces``; without words, nothing
- a question: ``story-ask-gold``; without words, nothing
"""

from typing import Final, NamedTuple

from rockfall.kernel.geometry import cell_text
from rockfall.kernel.layout import BACK, GOD, Layout, Verb
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
from rockfall.kernel.ops import ASK, GATHER, LIFT, MOVE, PEEK, PICK, PLACE, SET, SHOW, Op, apply
from rockfall.kernel.rules import Rules
from rockfall.kernel.state import State
from rockfall.match.match import DEALER, Told
from rockfall.match.notation import move_text, own_card
from rockfall.match.outcome import role_of, winning_roles
from rockfall.match.wages import Wages
from rockfall.words import says

_ARGUMENTS: Final = {CELL: "cell", SEAT: "other", TURN: "turned", CARD: "which"}
#: Keeping gold is told by the card that moves: the last card is kept without being asked (R44).
_SILENT: Final = ("keep",)


class Message(NamedTuple):
    """A key of the catalogue and what it speaks of: seats, names of cards, cells, numbers."""

    key: str
    args: dict[str, str | int]


def tell(rules: Rules, told: Told, before: State) -> list[Message]:
    """What happened in a step, never nothing; `before` is the eye's view just before it."""
    return _Teller(rules, told, before).messages


class _Run(NamedTuple):
    """Cards that went the same way or were looked at in a row."""

    key: str
    args: dict[str, str | int]
    cards: list[int]


class _Teller:
    """Walks through the operations with the eye's view."""

    def __init__(self, rules: Rules, told: Told, before: State) -> None:
        self.rules = rules
        self.layout = rules.layout
        self.messages: list[Message] = []
        self.view = before.copy()
        self.after = before.copy()
        for op in told.ops:
            apply(self.after, op)
        self.dealing = False
        self.seats = [str(seat) for seat in range(self.layout.seats)]
        #: how many roles were shown, and whether it has been said who won
        self.shown = 0
        self.judged = False
        self.wages = Wages(self.layout)
        self.run = _Run("", {}, [])
        if told.seat != DEALER:
            self._announce(told)
        for op in told.ops:
            self._hear(op)
            apply(self.view, op)
        self._end_run()
        self._judge()
        self._pay_out()
        if rules.over(self.after):
            self._end()

    def _say(self, key: str, **args: str | int) -> None:
        self.messages.append(Message(f"story-{key}", args))

    def _say_best(self, keys: list[str], **args: str | int) -> None:
        """Say the first of some keys that there are words for, if any."""
        for key in keys:
            if says(f"story-{key}"):
                self._say(key, **args)
                return

    # -- the move ----------------------------------------------------------------------------

    def _announce(self, told: Told) -> None:
        """A1: the move itself, with every choice that goes with it."""
        verb = self.layout.verbs[verb_of(told.move)]
        if verb.name in _SILENT:
            return
        hushed = verb.whisper and self.view.eye not in (GOD, told.seat)
        unseen = hushed or (verb.card and card_of(told.move) == BACK)
        args = {"seat": told.seat} if hushed else self._arguments(verb, told)
        key = f"{verb.name}-unseen" if unseen else verb.name
        if args.get("other") == told.seat and says(f"story-{key}-self"):
            del args["other"]
            key = f"{key}-self"
        if says(f"story-{key}"):
            self._say(key, **args)
            return
        about = " ".join(move_text(self.layout, told.move).split()[2 if unseen else 1 :])
        if about and not hushed:
            self._say("act-about", seat=told.seat, verb=verb.name, about=about)
        else:
            self._say("act", seat=told.seat, verb=verb.name)

    def _arguments(self, verb: Verb, told: Told) -> dict[str, str | int]:
        card = card_of(told.move)
        args: dict[str, str | int] = {"seat": told.seat}
        if verb.card and card not in (BACK, own_card(self.layout, verb)):
            args["card"] = self.layout.kinds[card]
        for kind, value in ((verb.a, a_of(told.move)), (verb.b, b_of(told.move))):
            if kind in _ARGUMENTS:
                name = _ARGUMENTS[kind]
                args[f"{name}2" if name in args else name] = self._argument(kind, value)
        return args

    def _argument(self, kind: int, value: int) -> str | int:
        if kind == CELL:
            return cell_text(value)
        return self.layout.kinds[value] if kind == CARD else value

    # -- what came of it ---------------------------------------------------------------------

    def _hear(self, op: Op) -> None:
        code = op[0]
        names = self.layout.kinds
        if code not in (MOVE, PICK, PEEK):
            self._end_run()
        if code != SHOW:
            self._judge()
        if code in (MOVE, PICK):
            self._moved(op)
        elif code == PLACE and op[4] >= 0:
            self._say("turned", card=names[op[2] >> 1], cell=cell_text(op[1]))
        elif code == LIFT:
            self._say("fell", card=names[op[2] >> 1], cell=cell_text(op[1]))
        elif code == PEEK:
            self._peeked(op)
        elif code == SHOW:
            self._shown(op)
        elif code == SET:
            self._counted(self.layout.nums[op[1]], op[1], op[2])
        elif code == GATHER:
            self._pay_out()
            self.judged, self.shown = False, 0
        elif code == ASK:
            self._say_best([f"ask-{self.layout.tasks[kind_of(op[1])]}"], seat=seat_of(op[1]))

    def _counted(self, name: str, number: int, value: int) -> None:
        if name == "round":
            self.dealing = True
            first = self.after.nums[self.layout.nums.index("first")]
            cards = self.after.size(self.layout.zones.index(f"hand.{first}"))
            self._say("round", round=value, seat=first, count=cards)
        elif name == "finder" and value:
            self._say("treasure", seat=value - 1)
        elif name.partition(".")[2] in self.seats:
            stem, _, seat = name.partition(".")
            self._counted_for(stem, int(seat), number, value)
        else:
            self._say_best([f"set-{name}"], count=value)

    def _counted_for(self, name: str, seat: int, number: int, value: int) -> None:
        """A counter of a seat; as pay after a round, what it grew by."""
        if not self.judged:
            self._say_best([f"set-{name}"], seat=seat, count=value)
            return
        role = role_of(self.view, seat)
        keys = [f"paid-{name}-{role}", f"paid-{name}"]
        self._say_best(keys, seat=seat, card=role, count=value - self.view.nums[number])

    # -- cards seen --------------------------------------------------------------------------

    def _peeked(self, op: Op) -> None:
        card, seat, zone = op[1], op[2], op[3]
        names = self.layout.kinds
        if _stem(self.layout, zone) == "role" and card != BACK:
            owner = self.layout.owner[zone]
            if owner == seat:
                self._say("role", seat=seat, card=names[card])
            else:
                self._say("saw-role", seat=seat, other=owner, card=names[card])
        elif card != BACK and zone in self.view.grid.down.values():
            self._say("saw", seat=seat, card=names[card], cell=self._cell(zone))
        elif card != BACK:
            self._go_on("saw-cards", {"seat": seat}, card)

    def _shown(self, op: Op) -> None:
        card, zone = self.layout.kinds[op[1]], op[2]
        if _stem(self.layout, zone) == "role":
            self.shown += 1
            self._say("role-shown", seat=self.layout.owner[zone], card=card)
        elif zone in self.view.grid.down.values():
            self._say("shown-at", card=card, cell=self._cell(zone))
        else:
            self._say("shown", card=card)

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

    def _cell(self, zone: int) -> str:
        return next(cell_text(at) for at, kept in self.view.grid.down.items() if kept == zone)

    # -- cards moved -------------------------------------------------------------------------

    def _moved(self, op: Op) -> None:
        card, src, dst = op[1], op[2], op[4]
        if self.dealing or self.wages.hear(op):
            self._end_run()
            return
        owners = self.layout.owner
        args: dict[str, str | int] = {}
        if max(owners[src], owners[dst]) >= 0:
            args["seat"] = owners[dst] if owners[dst] >= 0 else owners[src]
        if owners[src] >= 0 and args["seat"] != owners[src]:
            args["other"] = owners[src]
        self._go_on(f"move-{_stem(self.layout, src)}-{_stem(self.layout, dst)}", args, card)

    def _go_on(self, key: str, args: dict[str, str | int], card: int) -> None:
        if (key, args) != self.run[:2]:
            self._end_run()
            self.run = _Run(key, args, [])
        self.run.cards.append(card)

    def _end_run(self) -> None:
        """Say which cards went the same way, once they all have; or how many, if they are backs."""
        key, args, cards = self.run
        self.run = _Run("", {}, [])
        if BACK in cards:
            self._say_best([f"{key}-unseen"], **args, count=len(cards))
        elif cards:
            self._say_best([key], **args, cards=" ".join(self.layout.kinds[card] for card in cards))
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
        nums = self.layout.nums
        scores = [self.after.nums[nums.index(f"score.{s}")] for s in range(self.layout.seats)]
        for seat, score in enumerate(scores):
            self._say("score", seat=seat, gold=score)
        best = [seat for seat, score in enumerate(scores) if score == max(scores)]
        for seat in best:
            self._say("wins" if len(best) == 1 else "shares", seat=seat, gold=scores[seat])


def _stem(layout: Layout, zone: int) -> str:
    """A zone's name without its seat or number."""
    return layout.zones[zone].partition(".")[0]
