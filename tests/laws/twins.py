"""L4 twin worlds: what an eye is told does not depend on what it cannot see.

At every step a twin of the truth is made: the same to the eye, but with the cards it cannot see
dealt anew, save those that the rules are about to show it. Both worlds are played on alike: the
same choices, or others where the eye cannot hear them, and draws out of the same places. They
must tell the eye the same, byte for byte.
"""

from collections import Counter
from random import Random
from typing import NamedTuple

import msgspec

from rockfall.kernel.dice import Dice
from rockfall.kernel.layout import ANYTHING, BACK, ROW, TABLE, witness
from rockfall.kernel.moves import a_of, b_of, pack, verb_of
from rockfall.kernel.ops import GATHER, SET, Op, apply
from rockfall.kernel.rules import Rules
from rockfall.kernel.sight import mask
from rockfall.kernel.state import STRIDE, State
from tests.laws.coupling import Coupled
from tests.laws.knowing import holds
from tests.laws.projection import REAL, Projection, seats_and_watcher
from tests.laws.traces import Place, Trace
from tests.support.play import Step, again, dice_of
from tests.support.strategies import Game

#: Worlds that differ in whether the round ends, where that may be (E2 no-playable).
ONE_BIT = "the one bit"
#: Worlds that differ in whether all who work for a clan are out now: then the game is over (D20).
CLAN_OUT = "a clan is out"
#: Worlds that differ in whether a Pathfinder can be followed by a path card (C22).
TRAIL_ENDS = "the trail ends"


class Told(NamedTuple):
    """What an eye is told of a step, and what it sees after it."""

    said: int
    ops: list[Op]
    view: State

    @property
    def stream(self) -> bytes:
        """All of it as it would be sent."""
        return msgspec.json.encode([self.said, self.ops])


class Twin(NamedTuple):
    """A world that looks like the truth to an eye, and the move that is the same there."""

    truth: State
    move: int
    dice: Coupled


def deal_anew(truth: State, eye: int, kept: set[Place], chance: Random) -> dict[Place, int]:
    """New cards for the places that the eye sees only backs of, deck by deck, save those kept."""
    carries = truth.layout.carries
    view = mask(truth, eye)
    decks = [_Unseen([], [], []) for _ in truth.layout.decks]
    for zone in range(len(view.zones)):
        seen = view.cards(zone)
        if BACK not in seen:
            continue
        lying, may_lie, unseen = truth.cards(zone), _holds(truth, zone), decks[carries[zone]]
        for at, card in enumerate(seen):
            if card == BACK and (zone, at) not in kept:
                unseen.places.append((zone, at))
                unseen.cards.append(lying[at])
                unseen.allowed.append(may_lie)
    dealt: dict[Place, int] = {}
    for places, cards, allowed in decks:
        _shuffle(cards, allowed, chance)
        dealt.update(zip(places, cards, strict=True))
    return dealt


class _Unseen(NamedTuple):
    """What an eye does not see of a deck: where, which cards, and what may lie there."""

    places: list[Place]
    cards: list[int]
    allowed: list[int]


def _holds(truth: State, zone: int) -> int:
    """What may lie in a zone; everything before its deck was dealt."""
    home = truth.layout.home[truth.layout.carries[zone]]
    return ANYTHING if truth.size(home) == len(truth.layout.full[home]) else holds(truth, zone)


def _shuffle(cards: list[int], allowed: list[int], chance: Random) -> None:
    """Let cards change places wherever each may lie in the other's place."""
    for one in range(len(cards) - 1, 0, -1):
        other = int(chance.random() * (one + 1))
        if allowed[one] >> cards[other] & 1 and allowed[other] >> cards[one] & 1:
            cards[one], cards[other] = cards[other], cards[one]


def with_cards(truth: State, dealt: dict[Place, int]) -> State:
    """The truth with other cards in some places."""
    other = truth.copy()
    cards = {zone: bytearray(truth.zones[zone]) for zone, _ in dealt}
    for (zone, at), card in dealt.items():
        cards[zone][at * STRIDE if truth.sort[zone] == ROW else at] = card
    for zone, lying in cards.items():
        other.zones[zone] = bytes(lying) if truth.sort[zone] == ROW else bytes(sorted(lying))
    return other


def make_twin(rules: Rules, step: Step, trace: Trace, dice: Dice, eye: int, chance: Random) -> Twin:
    """Deal what the eye cannot see anew, and choose alike, or otherwise if it cannot tell."""
    kept = trace.shown_to(witness(eye))
    cards = deal_anew(step.before, eye, kept, chance)
    other = with_cards(step.before, cards)
    move, verb = step.move, verb_of(step.move)
    if step.seat == TABLE:
        return Twin(other, move, Coupled(dice, trace.draws, cards))
    said = rules.layout.verbs[verb]
    unheard = eye != step.seat and not kept.intersection(trace.between)
    if said.whisper and unheard:
        move = chance.choice([choice for choice in rules.moves(other) if verb_of(choice) == verb])
    elif said.secret and trace.chosen is not None:
        chosen = chance.choice(trace.between) if trace.between and unheard else trace.chosen
        places = trace.chosen, chosen
        was, taken = [cards.get((zone, at), step.before.cards(zone)[at]) for zone, at in places]
        # Where another card is taken, the two have changed places from here on.
        cards |= {trace.chosen: taken, chosen: was}
        move = pack(verb, taken, a_of(move), b_of(move))
    return Twin(other, move, Coupled(dice, trace.draws, cards))


def play(rules: Rules, state: State, move: int, dice: Dice, p: Projection) -> Step:
    """Play a move, or let the table go on; dice are used up, the state is not."""
    now = state.copy()
    ops: list[Op] = []
    if rules.actor(state) == TABLE:
        rules.advance(now, dice, ops)
    else:
        p.play(rules, now, move, dice, ops)
    return Step(state, rules.actor(state), move, ops, now)


def tell(step: Step, eye: int, p: Projection) -> Told:
    """All that the eye is told of a step."""
    now = step.before.copy()
    told = []
    for op in step.ops:
        told.append(p.redact(now, op, eye))
        apply(now, op)
    said = step.move
    if step.seat != TABLE:
        said = p.redact_move(now.layout, step.move, step.seat, eye)
    return Told(said, told, p.mask(step.after, eye))


def twin_worlds(
    game: Game, p: Projection = REAL, eyes: int | None = None, plies: int | None = None
) -> Counter[str]:
    """L4: equal to the eye before, told the same, equal to it after. Verbs compared, by name.

    At every step all eyes are tried, or so many of them.
    """
    rules = game.rules
    chance = Random(game.seed)
    dice = dice_of(game.seed)
    rules.start(dice)
    compared: Counter[str] = Counter()
    _, *steps = game.steps(plies)
    for real in steps:
        step = play(rules, real.before, real.move, dice.copy(), p)
        trace = Trace(step, chance)
        follow_exactly(rules, step, trace, dice, p)
        watching = seats_and_watcher(rules.layout)
        for eye in watching if eyes is None else chance.sample(watching, min(eyes, len(watching))):
            twin = make_twin(rules, step, trace, dice, eye, chance)
            if twin.move != step.move or not twin.truth.same(step.before):
                compared.update(compare(game, step, twin, eye, p))
        again(rules, real, real.before.copy(), dice)
    return compared


def follow_exactly(rules: Rules, step: Step, trace: Trace, dice: Dice, p: Projection) -> None:
    """The truth is a twin of itself: all its draws are known, or no other twin can be trusted."""
    coupled = Coupled(dice, trace.draws, {})
    repeated = play(rules, step.before, step.move, coupled.dice, p)
    new_round = any(op[0] == GATHER for op in step.ops)
    assert repeated.ops == step.ops, f"{trace.verb} draws in a way that is unknown to L4"
    assert coupled.used_up(new_round), f"{trace.verb} rolls in a way that is unknown to L4"


def name_of(rules: Rules, step: Step) -> str:
    """The verb of a step, or what the table did."""
    if step.seat == TABLE:
        return "a deal" if any(op[0] == GATHER for op in step.ops) else "the end"
    return rules.layout.verbs[verb_of(step.move)].name


def bit(game: Game, mine: Told, yours: Told) -> str | None:
    """Where worlds part, the rule that lets them; None if there is none.

    Whether the round ends may depend on hidden hands under E2 no-playable, and on hidden clan cards
    when a dwarf gets out (D20): it is over in one world only. Whether another path card is asked
    for depends on a hand too (C22).
    """
    layout = game.rules.layout
    parted = [pair for pair in zip(mine.ops, yours.ops, strict=False) if pair[0] != pair[1]]
    if mine.said != yours.said or not parted:
        return None
    for op in parted[0]:
        if op[0] == SET and op[1] == layout.frame.ended:
            if layout.frame.reasons[op[2] - 1] == "clan-out":
                return CLAN_OUT
            return ONE_BIT if game.switch("E2") == "no-playable" else None
        if op[0] == SET and layout.nums[op[1]] == "trail":
            return TRAIL_ENDS
    return None


def compare(game: Game, step: Step, twin: Twin, eye: int, p: Projection) -> list[str]:
    """Play the twin's step, and see that the eye cannot tell it from the true one."""
    rules = game.rules
    name = name_of(rules, step)
    assert mask(twin.truth, eye).same(mask(step.before, eye)), "these are no twins"
    if step.seat != TABLE and twin.move not in rules.moves(twin.truth):
        # C22: to play a Pathfinder is to say that one has a path card for it.
        assert name == "pathfind", "the twin world lacks the move"
        return []
    other = play(rules, twin.truth, twin.move, twin.dice.dice, p)
    mine, yours = tell(step, eye, p), tell(other, eye, p)
    parted = bit(game, mine, yours)
    if parted is not None:
        return [parted]
    assert mine.stream == yours.stream, f"eye {eye} learns of hidden cards from {name}"
    assert mine.view.same(yours.view), f"eye {eye} sees different tables after {name}"
    new_round = any(op[0] == GATHER for op in step.ops)
    assert twin.dice.used_up(new_round), f"{name} rolls in a way that is unknown to L4"
    return [name, f"{name} otherwise"] if twin.move != step.move else [name]
