"""What is told says in one word what it does to those at the table, and gives nothing away."""

import pytest

from rockfall.kernel.effects import CHANGES, EFFECTS, FALLS, PAYS, PLAIN, ROLE, SEES, TURNS
from rockfall.kernel.layout import GOD, WATCHER
from tests.match.hearing import stories
from tests.match.playing import PARTY, finished
from tests.match.test_words import LAYOUTS

MATCHES = [("jubilee", 3, 0), ("jubilee+saboteur2", 4, 1), (PARTY, 3, 2)]


def test_every_verb_of_a_turn_says_what_it_does() -> None:
    verbs = [verb for layout in LAYOUTS for verb in layout.verbs]
    assert {verb.effect for verb in verbs} <= set(EFFECTS)
    assert [verb.name for verb in verbs if verb.task == "turn" and verb.effect == PLAIN] == []


def test_a_card_may_say_more_than_that_it_is_turned() -> None:
    effects = {
        (layout.kinds[kind], effect)
        for layout in LAYOUTS
        for kind, effect in layout.effects.cards.items()
    }
    assert {("dragon", FALLS), ("spider", FALLS)} <= effects
    counters = {
        (layout.nums[num], effect)
        for layout in LAYOUTS
        for num, effect in layout.effects.nums.items()
    }
    assert counters == {("costume", CHANGES), ("party", CHANGES)}


@pytest.mark.parametrize("spec", MATCHES)
def test_a_deed_does_the_same_whether_its_card_is_seen_or_not(spec: tuple[str, int, int]) -> None:
    match = finished(*spec)
    eyes = [list(stories(match, eye)) for eye in (0, 1, WATCHER, GOD)]
    for step, heard in zip(match.steps, zip(*eyes, strict=True), strict=True):
        if step.seat >= 0:
            assert len({story[0].effect for story in heard if story}) <= 1


@pytest.mark.parametrize("spec", MATCHES)
def test_faces_are_told_as_seen_to_those_who_know_them(spec: tuple[str, int, int]) -> None:
    match = finished(*spec)
    for eye in (0, 1):
        messages = [message for story in stories(match, eye) for message in story]
        assert {message.effect for message in messages} <= set(EFFECTS)
        assert {message.args["seat"] for message in messages if message.effect == ROLE} == {eye}
        assert eye in {message.args["seat"] for message in messages if message.effect == SEES}
    watched = {message.effect for story in stories(match, WATCHER) for message in story}
    assert not watched & {SEES, ROLE}
    assert {TURNS, PAYS} <= watched
