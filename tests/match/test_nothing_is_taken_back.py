"""What was played stays played: nothing that can be asked of a match takes a step back."""

from collections.abc import Callable
from contextlib import suppress
from random import Random

import pytest

from rockfall.kernel.layout import GOD, TABLE, WATCHER
from rockfall.match.match import Match, MoveError
from rockfall.match.why_not import Parts
from tests.support.play import edition

#: Everything that a match can do; whoever adds to it says here how it is asked.
ASKED: dict[str, Callable[[Match, Random], object]] = {
    "actor": lambda match, chance: match.actor,
    "over": lambda match, chance: match.over,
    "moves": lambda match, chance: match.moves(GOD),
    "ways": lambda match, chance: match.ways(GOD),
    "refusal": lambda match, chance: match.refusal(0, chance.randrange(2**31)),
    "why_not": lambda match, chance: match.why_not(chance.randrange(3), Parts(card=5)),
    "submit": lambda match, chance: match.submit(chance.randrange(3), chance.randrange(2**31)),
    "advance": lambda match, chance: match.advance(),
    "view": lambda match, chance: match.view(WATCHER),
    "view_before": lambda match, chance: match.view_before(0, len(match.steps) - 1),
    "told_since": lambda match, chance: match.told_since(1, chance.randrange(len(match.steps))),
    "told_all": lambda match, chance: list(match.told_all([GOD, 0], len(match.steps) - 1)),
    "told_last": lambda match, chance: match.told_last([GOD, 0]),
    "told": lambda match, chance: match.told(2, chance.randrange(len(match.steps))),
    "verdict": lambda match, chance: match.verdict(),
    "result": lambda match, chance: match.result(),
}


# Compiled, a class has what its objects have, too.
@pytest.mark.interpreted
def test_everything_a_match_can_do_is_tried_here() -> None:
    assert {name for name in dir(Match) if not name.startswith("_")} == set(ASKED)


@pytest.mark.rule("R170")
@pytest.mark.parametrize(
    "spec", ["jubilee+E2=no-playable", "jubilee+saboteur2+chests+costume", "cave"]
)
def test_steps_only_become_more_whatever_is_asked_of_a_match(spec: str) -> None:
    chance = Random(7)
    match = Match(edition(spec, 3), b"played")
    while not match.over:
        if match.actor == TABLE:
            match.advance()
        else:
            match.submit(match.actor, chance.choice(match.moves(match.actor)))
        made = list(match.steps)
        truth = match.truth.copy()
        name = chance.choice(sorted(ASKED))
        with suppress(MoveError, ValueError):
            ASKED[name](match, chance)
        assert match.steps[: len(made)] == made, f"{name} takes something back"
        assert len(match.steps) > len(made) or match.truth.same(truth)


@pytest.mark.rule("R170", "E2")
def test_a_pass_that_may_have_told_something_is_made_once_and_for_all() -> None:
    match = Match(edition("jubilee+E2=no-playable", 3), b"passed")
    seat, move = match.actor, match.moves(match.actor)[0]
    match.submit(seat, move)
    assert match.actor != seat
    with pytest.raises(MoveError, match="not-your-turn"):
        match.submit(seat, move)
    assert [step.seat for step in match.steps] == [TABLE, seat]
