"""The catalogue with a second game in it."""

from collections.abc import Iterator

import pytest

from rockfall import words
from rockfall.editions.games import GAMES, collected
from rockfall.editions.saboteur.game import SABOTEUR
from rockfall.match import known_keys
from tests.support.lots import LOTS, WORDS


@pytest.fixture(autouse=True)
def second_game(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, game in collected(SABOTEUR, LOTS).items():
        monkeypatch.setitem(GAMES, name, game)


@pytest.fixture(autouse=True)
def second_words(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """What the second game needs to be said, beside the words there are."""
    source = words.source
    monkeypatch.setattr(words, "source", lambda language: source(language) + WORDS)
    _forget_words()
    yield
    _forget_words()


def _forget_words() -> None:
    words._bundle.cache_clear()
    words.entries.cache_clear()
    known_keys._KEYS.clear()
    known_keys._BEGINNINGS.clear()
