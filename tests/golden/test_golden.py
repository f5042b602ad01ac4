"""The golden games are played again and must come out word for word."""

import re

import pytest

from rockfall.editions.registry import load
from tests.golden.make import GAMES, SEATS, game_text, path_of

pytestmark = pytest.mark.engine

TOO_LONG_TO_READ = 120_000


@pytest.mark.parametrize("spec", list(GAMES))
def test_a_golden_game_comes_out_word_for_word(spec: str) -> None:
    """If a change is wanted: ``python -m tests.golden.make``, then read the difference."""
    assert game_text(spec, GAMES[spec]) == path_of(spec).read_text(encoding="utf-8")


@pytest.mark.parametrize("second", [False, True])
def test_the_golden_games_show_every_verb_and_can_be_read(second: bool) -> None:
    specs = [spec for spec in GAMES if spec.endswith("+saboteur2") == second]
    texts = [path_of(spec).read_text(encoding="utf-8") for spec in specs]
    assert all(len(text) < TOO_LONG_TO_READ for text in texts)
    for verb in load(specs[0], SEATS).rules.layout.verbs:
        said = re.compile(rf"^#\d {verb.name}\b", re.MULTILINE)
        assert any(said.search(text) for text in texts), f"nobody uses {verb.name} in round one"
