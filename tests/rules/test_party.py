"""Tunnel party: all roles are dealt anew when the double card is reached (P2, W3)."""

from collections import Counter
from itertools import permutations

import pytest

from rockfall.kernel.layout import UNSEEN, WATCHER
from rockfall.kernel.ops import MOVE, PEEK, apply
from rockfall.kernel.sight import redact
from tests.support.double import (
    EAST,
    PARTY,
    PARTY_2,
    REACH,
    S,
    facing,
    finishing,
    inspected,
    roles,
)

pytestmark = pytest.mark.engine


# -- P2: the tunnel party -----------------------------------------------------------------------


@pytest.mark.rule("P2")
def test_roles_are_dealt_anew_at_random_and_ones_own_may_come_back() -> None:
    dealt = ("blue", "green", "boss")
    seen: Counter[tuple[str, ...]] = Counter()
    for seed in range(120):
        seen[tuple(roles(facing(PARTY_2, *dealt, seed=seed).play(REACH)))] += 1
    assert set(seen) == set(permutations(dealt))
    assert min(seen.values()) >= 8, "none is rare: twenty of each are expected"


@pytest.mark.rule("P2")
def test_the_cards_are_collected_unseen() -> None:
    scene = facing(PARTY_2, "blue", "green", "boss", S)
    names = scene.layout.zones
    crowd = names.index("crowd")
    assert scene.layout.sight[crowd] == UNSEEN
    now = scene.truth.copy()
    for op in scene.play(REACH).ops:
        if op[0] == MOVE and crowd in (op[2], op[4]):
            seat = scene.layout.owner[op[2] if op[4] == crowd else op[4]]
            for eye in (WATCHER, 0, 1, 2, 3):
                told = redact(now, op, eye)[1]
                assert told == 0 or (eye == seat and op[4] == crowd), "only one's own old card"
        apply(now, op)
    assert scene.cards("crowd") == []


@pytest.mark.rule("P2")
def test_the_party_happens_once() -> None:
    for seed in range(6):
        scene = facing(PARTY_2, "blue", "green", "boss", S, seed=seed)
        scene.hand(1, "rockfall").hand(2, "NESW").play(REACH)
        after = roles(scene)
        scene.play("rockfall 3,0", "dig NESW 3,0")
        assert scene.reached(EAST) == "NESW"
        assert roles(scene) == after


@pytest.mark.rule("P2", "A1", "G9", "S21", "S23", "R121")
def test_the_finisher_wins_by_the_role_held_after_the_party() -> None:
    won = {"blue": {"blue": 5}, "green": {"green": 5}, S: {"blue": 4, "green": 4}}
    finishers = set()
    for seed in range(12):
        scene = finishing(PARTY_2, "blue", "green", S, seed=seed).play(REACH)
        now = roles(scene)
        finishers.add(now[0])
        paid = [scene.num(f"pieces.{seat}") for seat in range(3)]
        assert paid == [won[now[0]].get(role, 0) for role in now]
    assert finishers == set(won)


# -- W3: what is still known --------------------------------------------------------------------


@pytest.mark.rule("P2", "W3")
def test_after_a_party_nobody_knows_anothers_role_but_the_roles_in_play_are_the_same() -> None:
    dealt = ["blue", "green", "boss", "profiteer", S]
    for seed in range(8):
        scene = inspected(facing(PARTY_2, *dealt, seed=seed), 1, 0, 2, 3, 4)
        inspected(scene, 3, 1)
        scene.play(REACH)
        assert Counter(roles(scene)) == Counter(dealt)
        for seat in range(5):
            known = ["?"] * 5
            known[seat] = roles(scene)[seat]
            assert roles(scene, seat) == known, "each looks at the own role and no other"
        assert roles(scene, WATCHER) == ["?"] * 5


@pytest.mark.rule("P2", "W3")
@pytest.mark.parametrize("spec", [PARTY, PARTY_2])
def test_what_is_left_over_stays_out_of_the_party_with_all_that_was_known_of_it(spec: str) -> None:
    scene = facing(spec)
    zone = scene.layout.zones.index("spare")
    apply(scene.truth, (PEEK, scene.truth.card(zone), 2, zone, 0))
    before = scene.truth.zones[zone]
    scene.play(REACH)
    assert scene.truth.zones[zone] == before
    assert scene.cards("spare", 2)[0] != "?"
