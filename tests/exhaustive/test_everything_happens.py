"""In every edition every verb, card, question and refusal occurs, and nothing ruled out does."""

import pytest

from rockfall.editions.saboteur.game import SABOTEUR
from tests.exhaustive.runner import Runner, codes, impossible, wanted
from tests.support.games import presets
from tests.support.play import SOAK, edition

#: The editions, and set-ups with the values that belong to no edition.
SPECS = [
    *SABOTEUR.catalogue.editions,
    "jubilee+E2=no-playable+E3=last-path+E5=chooser-if-misfit",
    "classic+E2=no-playable+E3=last-card+E6=no",
    "gigamic+E4=one-only+E5=chooser-if-misfit",
    *[f"{name}+saboteur2" for name in SABOTEUR.catalogue.editions],
    "jubilee+saboteur2+E2=no-playable+E3=last-path+E5=chooser-if-misfit+E7=boss-alone+E8=top-out",
    "classic+saboteur2+E2=hands-empty+E3=last-card+E6=no+E8=random-out+E9=nobody",
]
#: Everything that goes together, with Saboteur 2 and without.
MIXTURES = [
    presets()["party"],
    "jubilee+greedy+swap-goals+storehouse+veto+direction+craftsman+pathfinder+diversion+toll"
    "+party+new-goals+chests+sabotaged",
]
MOST_GAMES = 120


@pytest.mark.rule("R37")
@pytest.mark.parametrize("spec", [*SPECS, *MIXTURES])
def test_everything_happens(spec: str) -> None:
    runner = Runner(spec)
    runner.run(MOST_GAMES)
    assert sorted(runner.missing()) == []
    assert sorted(runner.happened & impossible(spec)) == []
    assert impossible(spec) <= wanted(edition(spec).rules)


@pytest.mark.rule("G7", "E5")
@pytest.mark.parametrize("spec", ["jubilee", "gigamic"])
def test_what_the_switches_rule_out_never_happens(spec: str) -> None:
    runner = Runner(spec)
    happened: set[str] = set()
    for _ in range(2000 if SOAK else 40):
        runner.happened.clear()
        runner.run(runner.games + 1)
        happened |= runner.happened
    assert {"verb reveal", "turned stone-nw", "turned stone-ne"} <= happened
    assert sorted(happened & impossible(spec)) == []


def test_the_codes_are_found_in_the_engine() -> None:
    base, second = (codes(edition(spec).rules) for spec in ("jubilee", "jubilee+saboteur2"))
    assert {"not-your-turn", "stands-firm", "no-path-there", "already-there"} <= base & second
    assert {"ladder-alone", "too-few-cards", "not-a-swap", "nothing-to-rob"} <= second - base
