"""The golden games are played again and must come out word for word."""

import re

import pytest

from rockfall.editions.registry import load
from tests.golden.make import GAMES, game_text, path_of

pytestmark = pytest.mark.engine

TOO_LONG_TO_READ = 125_000
#: Games that together show every verb, and verbs that none can show.
TOGETHER: list[tuple[list[str], set[str]]] = [
    (["jubilee", "classic", "gigamic"], set()),
    (["jubilee+saboteur2", "classic+saboteur2", "gigamic+saboteur2"], set()),
    # A curve can be turned only one way towards who comes (D12).
    (["cave-2", "cave-3", "cave-5", "cave-8", "cave-example"], {"rotate"}),
]
#: What else is to be seen in The Dark Cave, as it is told.
IN_THE_CAVE = {
    "a web is put up": r"set web\.\d #",
    "a web is cut": r"#\d cut .*\n(  .*\n)*?  set web-age",
    "a rat comes": r"set rat #",
    "a lindworm strikes": r"set lying\.\d [12]",
    "a goblin comes": r"set goblin #",
    "a creature is driven away": r"#\d fend\n(  .*\n)*?  move \S+ mat\.\d discard",
    "a bridge or a rat costs a card": r"#\d (step|prowl).*\n(  .*\n)*?  move \S+ hand\.\d discard",
    "a tunnel or a goblin costs gold": r"#\d step.*\n(  .*\n)*?  set gold\.\d \d\n  set bank",
    "a vein is empty": r"set nugget\.\d gone\n  set gold\.\d \d\n  show",
    "a goal is turned": r"place \S+ goal-\S+",
    "the exit is found": r"place \S+ exit ",
    "a dwarf gets out": r"set dwarf\.\d gone\n(  .*\n)*?  show \S+ role",
    "the first one out looks at the cards set aside": r"peek \S+ #\d spare",
    "the next group comes": r"set group 1",
    "the end": r"--- the end\n",
}


@pytest.mark.parametrize("name", list(GAMES))
def test_a_golden_game_comes_out_word_for_word(name: str) -> None:
    """If a change is wanted: ``python -m tests.golden.make``, then read the difference."""
    assert game_text(GAMES[name]) == path_of(name).read_text(encoding="utf-8")


@pytest.mark.parametrize(("names", "never"), TOGETHER, ids=[names[0] for names, _ in TOGETHER])
def test_the_golden_games_show_every_verb_and_can_be_read(
    names: list[str], never: set[str]
) -> None:
    texts = [path_of(name).read_text(encoding="utf-8") for name in names]
    assert all(len(text) < TOO_LONG_TO_READ for text in texts)
    game = GAMES[names[0]]
    for verb in load(game.spec, game.seats).rules.layout.verbs:
        said = re.compile(rf"^#\d {verb.name}\b", re.MULTILINE)
        shown = any(said.search(text) for text in texts)
        assert shown != (verb.name in never), f"nobody uses {verb.name} in round one"


@pytest.mark.parametrize("what", IN_THE_CAVE)
def test_the_golden_games_of_the_dark_cave_show_what_matters(what: str) -> None:
    texts = [path_of(name).read_text(encoding="utf-8") for name in TOGETHER[-1][0]]
    assert any(re.search(IN_THE_CAVE[what], text) for text in texts)


def test_every_golden_game_is_looked_at() -> None:
    assert sorted(name for names, _ in TOGETHER for name in names) == sorted(GAMES)
