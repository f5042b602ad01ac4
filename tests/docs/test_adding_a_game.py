"""What docs/adding-a-game.md prints is the second game of the tests."""

import inspect
import re
from pathlib import Path

import msgspec

from rockfall.editions.catalogue import Catalogue
from rockfall.editions.games import GAMES
from tests.support.lots import LOTS, Prize

PAGE = Path(__file__).parents[2] / "docs" / "adding-a-game.md"


def block(language: str) -> str:
    """The only code block in a language."""
    (found,) = re.findall(rf"```{language}\n(.*?)```", PAGE.read_text(), re.DOTALL)
    return str(found)


def test_the_data_file_is_the_catalogue_of_the_game() -> None:
    assert msgspec.toml.decode(block("toml"), type=Catalogue) == LOTS.catalogue


def test_the_module_that_judges_is_the_one_that_is_played() -> None:
    assert block("python") == inspect.getsource(Prize)


def test_the_places_that_are_named_exist() -> None:
    root = PAGE.parents[1]
    named = re.findall(r"`((?:src|tests|docs)/[\w./-]+)`", PAGE.read_text())
    assert "src/rockfall/editions/games.py" in named
    assert [path for path in named if not (root / path).exists()] == []


def test_every_game_of_the_catalogue_has_its_folder() -> None:
    root = PAGE.parents[1] / "src" / "rockfall" / "editions"
    for name in GAMES:
        files = {file.name for file in (root / name).iterdir()}
        assert {"game.toml", "game.py", "makers.py", "data.py"} <= files
