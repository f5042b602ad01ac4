"""Whatever can be chosen for a table has words, and in English those of the listing."""

from collections.abc import Iterator

import pytest

from rockfall.bots.registry import BOTS
from rockfall.editions.games import GAMES
from rockfall.words import languages, words


def said() -> Iterator[tuple[str, str]]:
    """Every key of something to choose with what the listing says of it."""
    for game in GAMES.values():
        yield f"ui-about-game-{game.name}", game.catalogue.sentence
        for name, setup in game.catalogue.setups.items():
            yield f"ui-setup-{name}", setup.sentence
        for name, part in game.catalogue.parts.items():
            yield f"ui-about-part-{name}", part.sentence
        for part_name, setting in game.settings.items():
            for word, named in setting.names.items():
                yield f"ui-setting-{part_name}-{word}", named.about
        for name, switch in game.catalogue.switches.items():
            yield f"ui-switch-{name}", switch.question
        for one, other, reason in game.exclusions():
            yield f"ui-clash-{'-'.join(sorted((one, other)))}", reason


def names() -> Iterator[str]:
    """Every key of what something to choose is called."""
    for game in GAMES.values():
        yield f"ui-game-{game.name}"
        yield from (f"ui-part-{name}" for name in game.catalogue.parts)
        yield from (f"ui-preset-{name}" for name in game.catalogue.presets)
        yield from (f"ui-edition-{name}" for name in game.catalogue.editions)
        for name, switch in game.catalogue.switches.items():
            yield from (f"ui-switch-{name}-{value}" for value in switch.values)
        for part in game.settings:
            yield f"ui-setting-{part}"
            yield f"ui-setting-{part}-usual"


def test_what_is_said_of_a_choice_is_what_the_listing_says() -> None:
    told = dict(said())
    assert len(told) > sum(len(game.catalogue.parts) for game in GAMES.values())
    assert {key: words(key) for key in told} == told


@pytest.mark.parametrize("language", languages())
def test_every_bot_has_a_name(language: str) -> None:
    keys = [f"ui-level-{level}" for level in BOTS]
    assert len({words(key, {}, language) for key in keys}) == len(BOTS)


def test_every_choice_has_a_name() -> None:
    assert len({words(key) for key in names()}) > len(GAMES)
