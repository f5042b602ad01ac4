"""SWITCH and PICK, and the answers to a veto: every eye can follow, none is told too much.

For every eye, folding what it is told over what it saw is what it sees afterwards (L1), and
worlds that differ only in a secret stay alike to all who do not share it (L4).
"""

from random import Random

import pytest

from rockfall.kernel.layout import WATCHER
from rockfall.kernel.moves import seat_of, verb_of
from rockfall.kernel.ops import ASK, BAG, MOVE, PEEK, PICK, SWITCH, Op, apply
from rockfall.kernel.rules import Rules
from rockfall.kernel.sight import mask, redact
from rockfall.kernel.state import State
from tests.laws.projection import every_eye, seats_and_watcher
from tests.laws.telling import fold_is_projection, within
from tests.support.play import SOAK, alike, at_random, bounded, edition, from_deal, reach
from tests.support.scene import Scene
from tests.support.told import told

pytestmark = pytest.mark.engine

SPECS = (
    "jubilee+swap-goals+storehouse",
    "classic+swap-goals+storehouse+new-goals",
    "jubilee+saboteur2+swap-goals+storehouse+veto+pathfinder+diversion+party",
    "gigamic+saboteur2+swap-goals+storehouse+veto+costume",
)
WORLDS = bounded(40, 400)


def world(spec: str, number: int) -> tuple[State, Random]:
    """A truth within a game, in which all kinds of eyes have looked at goals and discards."""
    chance = Random(number)
    seats = chance.randrange(3, 8)
    _, state, _ = reach(spec, seats, number, chance.randrange(0, 60))
    names = state.layout.zones
    while state.size(names.index("discard")) < chance.randrange(1, 9):
        pile = state.zones[names.index("pile")]
        card = chance.choice(pile)
        apply(state, (MOVE, card, names.index("pile"), BAG, names.index("discard")))
    for zone, name in enumerate(names):
        if name.startswith(("goal.", "discard")):
            for slot in range(state.size(zone)):
                for seat in range(seats):
                    if chance.random() < 0.4:
                        apply(state, (PEEK, state.card(zone, slot), seat, zone, slot))
    return state, chance


def after(truth: State, op: Op) -> State:
    """The truth once an operation was carried out."""
    changed = truth.copy()
    apply(changed, op)
    return changed


def followed(truth: State, op: Op) -> None:
    """Assert that every eye, told of an operation in its way, sees what it should."""
    changed = after(truth, op)
    for eye in every_eye(truth.layout):
        view = mask(truth, eye)
        apply(view, redact(truth, op, eye))
        assert alike(view, mask(changed, eye)), f"eye {eye} is led astray by {op}"


# -- SWITCH -------------------------------------------------------------------------------------


def switches(truth: State) -> list[tuple[Op, Op]]:
    """For any two face-down goals and any doer: really switched, and not."""
    goals = list(truth.grid.down.values())
    return [
        ((SWITCH, one, other, 1, seat), (SWITCH, one, other, 0, seat))
        for one in goals
        for other in goals
        if one != other
        for seat in range(truth.layout.seats)
    ]


@pytest.mark.rule("C17")
@pytest.mark.parametrize("spec", SPECS)
def test_every_eye_can_follow_a_switch(spec: str) -> None:
    count = 0
    for number in range(WORLDS // 4):
        truth, _ = world(spec, number)
        for really, _ in switches(truth):
            count += 1
            followed(truth, really)
        for _, not_really in switches(truth):
            followed(truth, not_really)
    assert count > WORLDS


@pytest.mark.rule("C17")
@pytest.mark.parametrize("spec", SPECS)
def test_nobody_but_the_doer_can_tell_switched_from_not(spec: str) -> None:
    for number in range(WORLDS // 4):
        truth, _ = world(spec, number)
        for really, not_really in switches(truth):
            one, other = after(truth, really), after(truth, not_really)
            for eye in seats_and_watcher(truth.layout):
                if eye != really[4]:
                    assert redact(truth, really, eye) == redact(truth, not_really, eye)
                    assert alike(mask(one, eye), mask(other, eye)), f"eye {eye} sees through it"


@pytest.mark.rule("C17")
@pytest.mark.parametrize("spec", SPECS)
def test_a_switch_moves_the_two_cards_or_leaves_them_and_touches_nothing_else(spec: str) -> None:
    for number in range(WORLDS // 4):
        truth, _ = world(spec, number)
        for really, not_really in switches(truth):
            a, b = really[1], really[2]
            one, other = after(truth, really), after(truth, not_really)
            assert (one.card(a), one.card(b)) == (truth.card(b), truth.card(a))
            assert (other.card(a), other.card(b)) == (truth.card(a), truth.card(b))
            for changed in (one, other):
                kept = [zone for zone in range(len(truth.zones)) if zone not in (a, b)]
                assert [changed.zones[z] for z in kept] == [truth.zones[z] for z in kept]
                assert changed.grid.same(truth.grid)
                for eye in seats_and_watcher(truth.layout):
                    if eye != really[4]:
                        assert not mask(changed, eye).card(a)
                        assert not mask(changed, eye).card(b)


# -- PICK ---------------------------------------------------------------------------------------


def picks(truth: State, seat: int, depth: int) -> tuple[State, list[Op]]:
    """A seat has looked at the last discards: that truth, and each way to take one of them."""
    names = truth.layout.zones
    discard, hand = names.index("discard"), names.index(f"hand.{seat}")
    truth = truth.copy()
    size = truth.size(discard)
    depth = min(depth, size)
    slots = range(size - depth, size)
    for slot in slots:
        apply(truth, (PEEK, truth.card(discard, slot), seat, discard, slot))
    return truth, [
        (PICK, truth.card(discard, slot), discard, slot | depth << 8, hand) for slot in slots
    ]


def all_picks(spec: str) -> list[tuple[State, list[Op]]]:
    """Picks out of many worlds, by every seat, one to six deep."""
    found = []
    for number in range(WORLDS // 4):
        truth, chance = world(spec, number)
        for seat in range(truth.layout.seats):
            found.append(picks(truth, seat, chance.randrange(1, 7)))
    return found


@pytest.mark.rule("C18")
@pytest.mark.parametrize("spec", SPECS)
def test_every_eye_can_follow_a_pick(spec: str) -> None:
    count = 0
    for truth, ops in all_picks(spec):
        for op in ops:
            followed(truth, op)
            count += 1
    assert count > WORLDS


@pytest.mark.rule("C18")
@pytest.mark.parametrize("spec", SPECS)
def test_nobody_but_the_picker_can_tell_which_card_was_picked(spec: str) -> None:
    for truth, ops in all_picks(spec):
        picker = truth.layout.owner[ops[0][4]]
        for eye in seats_and_watcher(truth.layout):
            if eye != picker:
                assert len({redact(truth, op, eye) for op in ops}) == 1
                views = [mask(after(truth, op), eye) for op in ops]
                assert all(alike(view, views[0]) for view in views), f"eye {eye} sees which"


@pytest.mark.rule("C18")
@pytest.mark.parametrize("spec", SPECS)
def test_a_pick_takes_its_card_into_the_hand_and_keeps_the_others_in_order(spec: str) -> None:
    for truth, ops in all_picks(spec):
        for op in ops:
            _, card, discard, packed, hand = op
            slot, depth = packed & 255, packed >> 8
            changed = after(truth, op)
            row = list(truth.cards(discard))
            del row[slot]
            assert list(changed.cards(discard)) == row
            assert sorted(changed.cards(hand)) == sorted([*truth.cards(hand), card])
            below = len(row) - depth + 1
            for at in range(below):
                assert changed.witnesses(discard, at) == truth.witnesses(discard, at)
            for at in range(below, len(row)):
                assert changed.witnesses(discard, at) == 1 << truth.layout.owner[hand]


# -- whole games --------------------------------------------------------------------------------


def eagerly(rules: Rules, state: State, moves: list[int], chance: Random) -> int:
    """Swap goals and open the storehouse as soon as possible, else anything."""
    wanted = ("switch", "storehouse", "settle", "take")
    eager = [move for move in moves if rules.layout.verbs[verb_of(move)].name in wanted]
    return chance.choice(eager) if eager else at_random(rules, state, moves, chance)


@pytest.mark.rule("C17", "C18")
@pytest.mark.parametrize("spec", SPECS)
def test_every_eye_can_follow_whole_games_with_these_cards(spec: str) -> None:
    done = {SWITCH: 0, PICK: 0}
    for seed in range(3 if SOAK else 1):
        steps = list(from_deal(spec, 4, seed, eagerly))
        assert fold_is_projection(edition(spec, 4).rules.layout, steps) > 0
        for step in steps:
            for _, op, _ in within(step):
                if op[0] in done:
                    done[op[0]] += 1
    assert all(done.values()), "both happened"


# -- the answers to a veto ----------------------------------------------------------------------


def held_by(holder: int | None) -> Scene:
    """Five seats with equal hands, but for one that holds the veto; with None the pile has it."""
    hands = [["map", "rockfall", "NES"], *(["NW", "NS"] for _ in range(4))]
    if holder is not None:
        hands[holder][1] = "veto"
    scene = Scene("jubilee+veto", seats=5).tunnel("1,0", "2,0")
    return scene.hands(*(" ".join(hand) for hand in hands))


def answers_heard(holder: int | None, eye: int, move: str) -> list[object]:
    """Everything an eye hears and sees from the announcement until the last but one answer."""
    scene = held_by(holder)
    heard: list[object] = [*told(scene, eye, move)]
    for _ in range(3):
        heard += told(scene, eye, "allow")
        view = scene.view(eye)
        own = scene.actor == eye
        heard += [*view.todo, *view.nums, *(() if own else scene.rules.moves(view))]
    return heard


@pytest.mark.rule("C19")
@pytest.mark.parametrize("eye", [WATCHER, 0, 1, 2, 3, 4])
@pytest.mark.parametrize("move", ["dig NES 3,0 turned", "map 8,0", "rockfall 2,0"])
def test_what_one_sees_of_the_answers_is_the_same_whoever_could_have_vetoed(
    eye: int, move: str
) -> None:
    holders = [holder for holder in (None, 1, 2, 3, 4) if holder != eye]
    worlds = [answers_heard(holder, eye, move) for holder in holders]
    assert all(heard == worlds[0] for heard in worlds)
    assert len(worlds[0]) > 10


@pytest.mark.rule("C19")
def test_the_same_questions_are_put_in_the_same_order_whoever_holds_the_veto() -> None:
    sequences = set()
    for holder in (None, 1, 2, 3, 4):
        scene = held_by(holder).play("map 8,0")
        asks: list[int] = []
        while scene.asked == "veto":
            asks += [seat_of(op[1]) for op in scene.ops if op[0] == ASK]
            scene.play("allow")
        sequences.add(tuple(asks))
    assert sequences == {(1, 2, 3, 4)}
