"""What modules cannot declare together is refused when rules are built, naming who is at fault."""

from collections.abc import Callable

import pytest

from rockfall.kernel.build import Builder
from rockfall.kernel.declare import BuildError
from rockfall.kernel.layout import ALL, OWNER, UNSEEN
from rockfall.kernel.module import Module
from tests.support.play import edition

pytestmark = pytest.mark.interpreted

Declaration = Callable[[Builder, Module], object]


class Idea(Module):
    """A module that declares one thing."""

    def __init__(self, name: str, declaration: Declaration) -> None:
        super().__init__(name)
        self.declaration = declaration

    def declare(self, b: Builder) -> None:
        self.declaration(b, self)


def build(*ideas: Idea, flow: tuple[str, ...] = ()) -> None:
    """Build rules for three seats of these ideas, after those that every game needs."""
    Builder(3, list(flow)).build([Idea("judge", _judge), Idea("clock", _clock), *ideas])


def _judge(b: Builder, idea: Module) -> None:
    b.judge()
    b.scores(b.seat_nums("score"))


def _clock(b: Builder, idea: Module) -> None:
    b.layout.frame.round = b.num("round")
    b.layout.frame.active = b.num("active")


@pytest.mark.parametrize(
    ("what", "declaration"),
    [
        ("deck 'box'", lambda b, idea: b.deck("box", UNSEEN)),
        ("counter 'luck'", lambda b, idea: b.num("luck")),
        ("task 'think'", lambda b, idea: b.task("think", idea)),
        ("verb 'dance'", lambda b, idea: b.verb("dance", idea, "turn")),
        ("reason 'dusk'", lambda b, idea: b.reason("dusk")),
        ("frame 'roles'", lambda b, idea: b.roles([])),
    ],
)
def test_what_only_one_can_own_is_refused_to_a_second_naming_both(
    what: str, declaration: Declaration
) -> None:
    build(Idea("ada", declaration))
    with pytest.raises(BuildError, match=f"the {what} is claimed by both 'ada' and 'bo'"):
        build(Idea("ada", declaration), Idea("bo", declaration))


def test_a_zone_for_its_owners_eyes_needs_an_owner() -> None:
    ada = Idea("ada", lambda b, idea: b.deck("box", OWNER))
    with pytest.raises(BuildError, match=r"the zone 'box' of 'ada' .* has no owner"):
        build(ada)


def test_what_nothing_declares_cannot_be_found() -> None:
    ada = Idea("ada", lambda b, idea: b.zone("nook", "box", ALL))
    with pytest.raises(BuildError, match="'ada' needs the deck 'box', which nothing declares"):
        build(ada)


def test_every_phase_of_the_flow_is_run_by_somebody_unless_it_may_be_left_out() -> None:
    ada = Idea("ada", lambda b, idea: b.phase("dusk", idea))
    build(ada, flow=("dusk", "night?"))
    with pytest.raises(BuildError, match="no module runs the phase 'night' of the flow"):
        build(ada, flow=("dusk", "night"))
    with pytest.raises(BuildError, match="'ada' wants the phase 'dusk', which the flow lacks"):
        build(ada)


@pytest.mark.rule("B13", "B14", "B20", "S21", "S22", "S25")
def test_every_game_says_who_wins_a_round_and_the_game_and_only_one_module_does() -> None:
    silent = Idea("ada", lambda b, idea: b.scores(b.seat_nums("score")))
    with pytest.raises(BuildError, match="no module says who has won the round"):
        Builder(3, ["dusk?"]).build([silent])
    with pytest.raises(BuildError, match="no module says who has won the game"):
        Builder(3, ["dusk?"]).build([Idea("ada", lambda b, idea: b.judge())])
    with pytest.raises(BuildError, match="the verdict 'round' is claimed by both"):
        build(Idea("bo", lambda b, idea: b.judge()))


def test_every_game_counts_its_rounds_and_says_whose_turn_it_is() -> None:
    def rounds_only(b: Builder, idea: Module) -> None:
        b.layout.frame.round = b.num("round")

    with pytest.raises(BuildError, match="no module counts the rounds"):
        Builder(3, ["dusk?"]).build([Idea("judge", _judge)])
    with pytest.raises(BuildError, match="no module says whose turn it is"):
        Builder(3, ["dusk?"]).build([Idea("judge", _judge), Idea("ada", rounds_only)])


def test_a_step_of_the_table_begins_after_every_stroke_of_the_flow() -> None:
    rules = edition("jubilee", 5).rules
    begins = [rules.flow_names[at] for at, pause in enumerate(rules.pauses) if pause]
    assert begins == ["round-end", "close"]
