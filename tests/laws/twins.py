"""L4 twin worlds: what an eye is told does not depend on what it cannot see.

At every step a twin of the truth is made: the same to the eye, but with the cards it cannot see
dealt anew, save those that the rules are about to show it. Both worlds are played on alike, with
equal dice, and must tell the eye the same, byte for byte.
"""

from collections import Counter
from random import Random
from typing import NamedTuple

import msgspec

from rockfall.kernel.dice import Dice
from rockfall.kernel.layout import BACK, ROW, witness
from rockfall.kernel.moves import a_of, b_of, pack, verb_of
from rockfall.kernel.ops import SHOW, Op, apply
from rockfall.kernel.rules import Rules
from rockfall.kernel.sight import mask
from rockfall.kernel.state import STRIDE, State
from tests.laws.projection import REAL, Projection, seats_and_watcher
from tests.laws.traces import Place, Trace
from tests.support.play import Step, dice_of
from tests.support.strategies import Game

#: Worlds that differ in whether the round ends, where that may be (E2 no-playable).
ONE_BIT = "the one bit"


class Told(NamedTuple):
    """What an eye is told of a step, and what it sees after it."""

    stream: bytes
    view: State
    ops: list[Op]


def twin(truth: State, eye: int, kept: set[Place], chance: Random) -> dict[Place, int]:
    """New cards for the places that the eye sees only backs of, deck by deck, save those kept."""
    layout = truth.layout
    view = mask(truth, eye)
    free = [
        (zone, at)
        for zone in range(len(view.zones))
        for at, card in enumerate(view.cards(zone))
        if card == BACK and (zone, at) not in kept
    ]
    dealt: dict[Place, int] = {}
    for deck in range(len(layout.decks)):
        mine = [place for place in free if layout.carries[place[0]] == deck]
        cards = [truth.cards(zone)[at] for zone, at in mine]
        chance.shuffle(cards)
        dealt.update(zip(mine, cards, strict=True))
    return dealt


def with_cards(truth: State, dealt: dict[Place, int]) -> State:
    """The truth with other cards in some places."""
    other = truth.copy()
    cards = [bytearray(zone) for zone in truth.zones]
    for (zone, at), card in dealt.items():
        cards[zone][at * STRIDE if truth.sort[zone] == ROW else at] = card
    for zone, lying in enumerate(cards):
        other.zones[zone] = bytes(lying) if truth.sort[zone] == ROW else bytes(sorted(lying))
    return other


def twin_move(rules: Rules, step: Step, chosen: Place | None, dealt: dict[Place, int]) -> int:
    """The same choice in the twin world: whatever lies now where the card came from."""
    verb = verb_of(step.move)
    if rules.layout.verbs[verb].secret and chosen in dealt:
        return pack(verb, dealt[chosen], a_of(step.move), b_of(step.move))
    return step.move


def tell(rules: Rules, state: State, move: int, dice: Dice, eye: int, p: Projection) -> Told:
    """Play a move, and note all that the eye is told."""
    now = state.copy()
    ops: list[Op] = []
    rules.play(now, move, dice.copy(), ops)
    replayed = state.copy()
    told = []
    for op in ops:
        told.append(p.redact(replayed, op, eye))
        apply(replayed, op)
    said = p.redact_move(rules.layout, move, rules.actor(state), eye)
    return Told(msgspec.json.encode([said, told]), mask(now, eye), told)


def ends_round(rules: Rules, told: Told) -> int:
    """At which operation the round ends, where the dwarves are shown (B14); -1 if it does not."""
    for number, op in enumerate(told.ops):
        if op[0] == SHOW and rules.layout.zones[op[2]].startswith("role."):
            return number
    return -1


def twin_worlds(game: Game, p: Projection = REAL) -> Counter[str]:
    """L4: equal to the eye before, told the same, equal to it after. Verbs compared, by name.

    The rule E2 no-playable gets its due: whether the round ends may depend on hidden hands, and
    that alone; up to there the worlds must still tell the same.
    """
    rules = game.rules
    chance = Random(game.seed)
    dice = dice_of(game.seed)
    rules.start(dice)
    compared: Counter[str] = Counter()
    for step in game.steps():
        if step.seat < 0:
            continue
        trace = Trace(step)
        for eye in seats_and_watcher(rules.layout):
            dealt = twin(step.before, eye, trace.shown_to(witness(eye)), chance)
            other = with_cards(step.before, dealt)
            if not other.same(step.before):
                move = twin_move(rules, step, trace.chosen, dealt)
                compared.update(compare(game, step, other, move, dice, eye, p))
        rules.play(step.before.copy(), step.move, dice)
    return compared


def compare(
    game: Game, step: Step, other: State, move: int, dice: Dice, eye: int, p: Projection
) -> list[str]:
    """Play a step and its twin, and see that the eye cannot tell them apart."""
    rules = game.rules
    name = rules.layout.verbs[verb_of(step.move)].name
    assert mask(other, eye).same(mask(step.before, eye)), "these are no twins"
    assert move in rules.moves(other), "the twin world lacks the move"
    mine = tell(rules, step.before, step.move, dice, eye, p)
    yours = tell(rules, other, move, dice, eye, p)
    ends = ends_round(rules, mine), ends_round(rules, yours)
    if game.switch("E2") == "no-playable" and ends[0] != ends[1]:
        last = max(ends)
        assert mine.ops[:last] == yours.ops[:last], f"eye {eye} learns more than the end"
        return [ONE_BIT]
    assert mine.stream == yours.stream, f"eye {eye} learns of hidden cards from {name}"
    assert mine.view.same(yours.view), f"eye {eye} sees different tables after {name}"
    return [name, f"{name} of another card"] if move != step.move else [name]
