"""What modules cannot declare together is refused when rules are built, naming who is at fault."""

from collections.abc import Callable

import pytest

from rockfall.kernel.build import Builder, BuildError
from rockfall.kernel.layout import ALL, NOBODY, OWNER
from rockfall.kernel.module import Module
from tests.support.play import edition

Declaration = Callable[[Builder, Module], object]


class Idea(Module):
    """A module that declares one thing."""

    def __init__(self, name: str, declaration: Declaration) -> None:
        super().__init__(name)
        self.declaration = declaration

    def declare(self, b: Builder) -> None:
        self.declaration(b, self)


def build(*ideas: Idea, flow: tuple[str, ...] = ()) -> None:
    """Build rules for three seats of these ideas."""
    Builder(3, list(flow)).build(list(ideas))


@pytest.mark.parametrize(
    ("what", "declaration"),
    [
        ("deck 'box'", lambda b, idea: b.deck("box", NOBODY)),
        ("counter 'luck'", lambda b, idea: b.num("luck")),
        ("task 'think'", lambda b, idea: b.task("think", idea)),
        ("verb 'dance'", lambda b, idea: b.verb("dance", idea, "turn")),
        ("verdict 'winners'", lambda b, idea: b.judge(idea)),
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


@pytest.mark.rule("S21", "S22", "B13", "B14")
def test_only_teams_need_a_judge() -> None:
    judge = edition("jubilee+saboteur2", 5).rules.judge
    assert judge is not None
    assert judge.name == "shares"
    for spec in ("jubilee", "jubilee+greedy", "jubilee+tournament"):
        assert edition(spec, 5).rules.judge is None
