"""Suspicion: priors from the table of roles, evidence from deeds."""

import pytest

from rockfall.bots.standard.players.trust import Trust
from rockfall.bots.standard.table.lookup import Lookup
from tests.bots.seating import Onlooker
from tests.support.scene import Scene

SEATS = range(3, 11)
#: B1: saboteurs among all roles, by number of players.
SABOTEURS = {3: 1, 4: 1, 5: 2, 6: 2, 7: 3, 8: 3, 9: 3, 10: 4}


@pytest.mark.rule("B1")
@pytest.mark.parametrize("seats", SEATS)
def test_without_evidence_a_digger_counts_the_role_cards(seats: int) -> None:
    # The digger's own card is known; the saboteurs are spread evenly over the other `seats` cards.
    scene = Scene(seats=seats).roles("digger")
    chances = Trust(Lookup(scene.rules), 0).chances(scene.view(0))
    assert chances == pytest.approx([0] + [SABOTEURS[seats] / seats] * (seats - 1))


@pytest.mark.rule("B1")
@pytest.mark.parametrize("seats", SEATS)
def test_a_saboteur_knows_that_there_is_one_less_among_the_others(seats: int) -> None:
    scene = Scene(seats=seats).roles("saboteur")
    chances = Trust(Lookup(scene.rules), 0).chances(scene.view(0))
    assert chances == pytest.approx([1] + [(SABOTEURS[seats] - 1) / seats] * (seats - 1))


def test_suspecting_one_clears_the_others() -> None:
    scene = Scene(seats=5).roles("digger")
    trust = Trust(Lookup(scene.rules), 0)
    trust.note(1, 3.0)
    before = 2 / 5
    one, *others = trust.chances(scene.view(0))[1:]
    assert one > before > max(others)


def test_old_evidence_fades() -> None:
    trust = Trust(Lookup(Scene().rules), 0)
    trust.note(1, 2.0)
    trust.note(1, 0.0)
    assert 0 < trust.evidence[1] < 2.0


@pytest.mark.parametrize(
    "deed",
    ["dig e+w 5,0", "rockfall 3,0", "break broken-cart #3", "pass NES"],
)
def test_hindering_makes_suspect(deed: str) -> None:
    scene = Scene(active=1).roles(*["digger"] * 4).tunnel("1,0", "4,0")
    scene.hand(1, "e+w", "rockfall", "broken-cart", "NES")
    watcher = Onlooker(scene, 3)
    watcher.sees(deed)
    assert watcher.suspects()[1] > 1 / 4


def test_helping_clears() -> None:
    scene = Scene(active=1).roles(*["digger"] * 4).tunnel("1,0", "4,0").hand(1, "NESW")
    watcher = Onlooker(scene, 3).sees("dig NESW 5,0")
    assert watcher.suspects()[1] < 1 / 4


def test_breaking_a_suspect_clears_and_mending_one_makes_suspect() -> None:
    def after(deed: str) -> float:
        scene = Scene(active=1).roles(*["digger"] * 4).tunnel("1,0", "3,0").mat(1, "broken-lantern")
        scene.hand(1, "rockfall").hand(2, "broken-cart", "fix-lantern")
        watcher = Onlooker(scene, 3).sees("rockfall 3,0")
        unknown = watcher.suspects()[2]
        return watcher.sees(deed).suspects()[2] - unknown

    assert after("break broken-cart #1") < 0 < after("repair fix-lantern #1 broken-lantern")
