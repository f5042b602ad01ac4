"""Whatever can be chosen for a table has words, and in English those of the listing."""

from collections.abc import Iterator

import pytest

from rockfall.bots.registry import BOTS
from rockfall.editions.data import CATALOGUE, JUBILEE
from rockfall.editions.registry import exclusions
from rockfall.words import languages, words


def said() -> Iterator[tuple[str, str]]:
    """Every key of something to choose with what the listing says of it."""
    for name, part in CATALOGUE.parts.items():
        yield f"ui-about-part-{name}", part.sentence
    for name, layout in JUBILEE.chests.layouts.items():
        yield f"ui-about-layout-{name}", layout.sentence
    for name, switch in CATALOGUE.switches.items():
        yield f"ui-switch-{name}", switch.question
        yield from ((f"ui-switch-{name}-{it}", it.replace("-", " ")) for it in switch.values)
    for one, other, reason in exclusions():
        yield f"ui-clash-{'-'.join(sorted((one, other)))}", reason


def test_what_is_said_of_a_choice_is_what_the_listing_says() -> None:
    told = dict(said())
    assert len(told) > len(CATALOGUE.parts)
    assert {key: words(key) for key in told} == told


@pytest.mark.parametrize("language", languages())
def test_every_bot_has_a_name(language: str) -> None:
    keys = [f"ui-level-{level}" for level in BOTS]
    assert len({words(key, {}, language) for key in keys}) == len(BOTS)


def test_every_choice_has_a_name() -> None:
    keys = [f"ui-part-{name}" for name in CATALOGUE.parts]
    keys += [f"ui-preset-{name}" for name in CATALOGUE.presets]
    keys += [f"ui-edition-{name}" for name in CATALOGUE.editions]
    assert len({words(key) for key in keys}) > len(CATALOGUE.parts)
