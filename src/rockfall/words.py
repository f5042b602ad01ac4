"""Words for people: the one place where keys with arguments become sentences.

Arguments come as the game has them and are put into words by their names: a seat becomes the
player's name, a card, verb, question or side its word in the reader's language, and each of
several cards its own.
"""

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

#: Every language has at least the words of this one.
REFERENCE: Final = "en"
#: argument -> the sort of name it carries
_NAMES: Final = {"card": "card", "which": "card", "which2": "card", "ill": "card"} | {
    sort: sort for sort in ("verb", "task", "side")
}
_SEATS: Final = ("seat", "other", "other2")
#: cards, parted by spaces; equal ones are counted
_CARDS: Final = "cards"
#: spots of the grid, a goal with its number: ``8,-2 1/3``
_SPOTS: Final = ("cell", "cell2", "from")
#: an entry of a catalogue: its key, and all up to the next one or a comment
_ENTRY: Final = re.compile(r"^([a-z][\w-]*) =.*(?:\n(?![a-z#]).*)*", re.MULTILINE)


class WordsError(LookupError):
    """No such language or no words for a key: a fault of the program, not of its user."""


def words(
    key: str,
    args: Mapping[str, str | int] | None = None,
    language: str = REFERENCE,
    names: Sequence[str] = (),
) -> str:
    """The words for a key; `names` are the players', by seat."""
    bundle = _bundle(language)
    if not bundle.has_message(key) and key in entries(language):
        _learn(bundle, entries(language)[key])
    pattern = bundle.get_message(key).value if bundle.has_message(key) else None
    if pattern is None:
        raise WordsError(f"no words for '{key}' in '{language}'")
    said = {name: _said(name, value, language, names) for name, value in (args or {}).items()}
    text, errors = bundle.format_pattern(pattern, said)
    if errors:
        raise WordsError(f"'{key}' cannot be said with {sorted(said)}: {errors[0]}")
    return str(text)


def stem_of(name: str) -> str:
    """A name without its group: ``rat`` for the card ``rat.2``."""
    return name.partition(".")[0]


def name_key(sort: str, name: str) -> str:
    """The key of a thing's name: ``card-n-e`` for the card ``n+e``, ``card-unknown`` for ``?``."""
    return f"{sort}-{stem_of(name).replace('+', '-').replace('?', 'unknown')}"


def name_of(sort: str, name: str, language: str = REFERENCE) -> str:
    """What a card, verb, task or side is called; a shape, in capitals, is told with its group."""
    stem, _, group = name.partition(".")
    called = words(name_key(sort, name), language=language)
    shaped = group.isdecimal() and stem != stem.lower()
    return f"{called} {'I' * int(group)}" if shaped else called


def languages() -> list[str]:
    """The languages there are words in."""
    found = files("rockfall").joinpath("locales").iterdir()
    return sorted(file.name.removesuffix(".ftl") for file in found if file.name.endswith(".ftl"))


def source(language: str) -> str:
    """The catalogue of a language, as it is written."""
    if language not in languages():
        raise WordsError(f"no words in '{language}': there is {', '.join(languages())}")
    return files("rockfall").joinpath("locales", f"{language}.ftl").read_text("utf-8")


@cache
def entries(language: str) -> Mapping[str, str]:
    """Key -> its entry as it is written, to be parsed when it is said: all at once takes longer
    than everything else at a start.
    """
    return {entry[1]: entry[0] for entry in _ENTRY.finditer(source(language))}


@cache
def _bundle(language: str) -> "FluentBundle":
    # A server says nothing itself, and starts sooner without what could.
    from fluent.runtime import FluentBundle  # noqa: PLC0415

    # Isolation marks help browsers with mixed directions; in a terminal they are only noise.
    return FluentBundle([language], use_isolating=False)


def _learn(bundle: "FluentBundle", entry: str) -> None:
    from fluent.runtime import FluentResource  # noqa: PLC0415 - as above

    bundle.add_resource(FluentResource(entry))


def _said(name: str, value: str | int, language: str, names: Sequence[str]) -> str | int:
    if name in _SEATS and isinstance(value, int):
        return names[value] if 0 <= value < len(names) else f"#{value}"
    if name in _NAMES:
        return name_of(_NAMES[name], str(value), language)
    if name == _CARDS:
        return _counted(str(value).split(), language)
    if name in _SPOTS:
        return spot_of(str(value), language)
    return value


def spot_of(spot: str, language: str = REFERENCE) -> str:
    """A goal by its name, any other spot by column and row, in no language a decimal number."""
    where, _, goal = spot.partition(" ")
    if not goal:
        return where.replace(",", "/").replace("-", "−")
    number, _, count = goal.partition("/")
    return words("ui-ask-goal", {"number": int(number), "count": int(count)}, language)


def _counted(cards: list[str], language: str) -> str:
    """Cards in words, those of one name with their number; one whose name is a number, as gold,
    as often as it is there.
    """
    told: list[str] = []
    for card, count in Counter(name_of("card", card, language) for card in cards).items():
        if count == 1 or card[0].isdecimal():
            told += [card] * count
        else:
            told.append(f"{count} × {card}")
    return ", ".join(told)
