"""What is told says in one word what it does to those at the table, and gives nothing away."""

import pytest

from rockfall.kernel.effects import (
    CHANGES,
    EFFECTS,
    FALLS,
    LEAVES,
    LOSES,
    PAYS,
    PLAIN,
    ROLE,
    SEES,
    STRIKES,
    TURNS,
)
from rockfall.kernel.layout import GOD, WATCHER
from rockfall.words import stem_of
from tests.match import cave_tales as tales
from tests.match.hearing import play, stories
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
        (stem_of(layout.nums[num]), effect)
        for layout in LAYOUTS
        for num, effect in layout.effects.nums.items()
    }
    assert counters == {
        ("costume", CHANGES),
        ("party", CHANGES),
        ("lying", STRIKES),
        ("dwarf", LEAVES),
    }


@pytest.mark.rule("D9", "D10", "D12", "D19")
@pytest.mark.parametrize(
    ("tale", "effects"),
    [
        *[((lambda one=one: tales.lair(one), tales.hunting(one)), [STRIKES])
          for one in tales.CREATURES],
        ((tales.at_a_bridge, (tales.IDLE, "enough", "step 1,0 1")), [LOSES]),
        (tales.walk("tunnel-NW+ES.2", "1,0 1", "1,0 4"), [LOSES]),
        (tales.walk("EW.1", "1,0 0"), []),
        ((lambda: tales.at_the_exit(5, 0, *tales.ROLES5), tales.OUT), [LEAVES]),
        ((lambda: tales.beside().counter("lying.0", 1), (tales.IDLE,)), []),
    ],
)  # fmt: skip
def test_a_strike_a_loss_and_the_way_out_say_so_to_everybody(
    tale: tales.Tale, effects: list[str]
) -> None:
    make, texts = tale
    for eye in (0, 1, WATCHER):
        told = [message.effect for message in play(make(), *texts).messages(eye)]
        assert [one for one in told if one in (STRIKES, LOSES, LEAVES)] == effects


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
