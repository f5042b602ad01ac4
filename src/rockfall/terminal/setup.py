"""From what was asked for to a match with its seats; what cannot be is one clear sentence."""

import secrets
from pathlib import Path
from typing import NamedTuple

from rockfall.bots.registry import fault
from rockfall.editions.games import DEFAULT
from rockfall.editions.registry import RANDOM_FIRST, EditionError, load, usual_seats
from rockfall.match.document import DocumentError, load_match
from rockfall.match.match import Match, SetupError, name_fault
from rockfall.terminal.keeper import Keeper, KeepError, reason
from rockfall.terminal.seats import DWARVES, Seats, full_names, people_names
from rockfall.words import languages

_LONGEST_PACE = 60.0
#: What a saved game has decided already.
_DECIDED = ("edition", "players", "seed", "first")


class PlayError(Exception):
    """Something that cannot be played, and why."""


class Wish(NamedTuple):
    """What was asked for, as it was typed; None where nothing was."""

    edition: str | None = None
    players: str | None = None
    humans: str | None = None
    names: str | None = None
    bots: str = "standard"
    seed: str | None = None
    first: str | None = None
    save: str | None = None
    load: str | None = None
    pace: str = "0"
    language: str = "en"


class Setup(NamedTuple):
    """A match ready to be played, and who plays it."""

    match: Match
    seats: Seats
    keeper: Keeper
    pace: float
    language: str


def set_up(wish: Wish) -> Setup:
    """Everything a table needs, or PlayError."""
    if wish.language not in languages():
        there = ", ".join(languages())
        raise PlayError(f"--language '{wish.language}' is not there yet: there is {there}")
    pace = _pace(wish.pace)
    match = _saved(wish, wish.load) if wish.load is not None else _dealt(wish)
    people = _people_of(wish, match) if wish.load is not None else _people(wish)[0]
    seats = Seats(match.names, _bots(wish, people, match))
    return Setup(match, seats, _keeper(wish, match), pace, wish.language)


def _number(option: str, text: str, least: int) -> int:
    if not (text.strip().isascii() and text.strip().isdecimal()) or int(text) < least:
        raise PlayError(f"{option} takes a whole number from {least} up, not '{text}'")
    return int(text)


def _pace(text: str) -> float:
    try:
        pace = float(text)
    except ValueError:
        pace = -1.0
    if not 0 <= pace <= _LONGEST_PACE:
        raise PlayError(f"--pace takes seconds from 0 to {_LONGEST_PACE:.0f}, not '{text}'")
    return pace


# -- people and bots -------------------------------------------------------------------------


def _people(wish: Wish) -> tuple[list[str], int]:
    """The people's names and the number of players of a new game."""
    if wish.names is not None:
        people = [name.strip() for name in wish.names.split(",")]
        for name in people:
            if name_fault(name):
                raise PlayError(f"--names: {name_fault(name)}")
        if len({name.casefold() for name in people}) < len(people):
            raise PlayError("--names has the same name twice: nobody could tell you apart")
        humans = len(people)
        if wish.humans is not None and _number("--humans", wish.humans, 0) != humans:
            raise PlayError(f"--humans {wish.humans} does not go with {humans} names: leave it out")
    else:
        humans = _number("--humans", wish.humans, 0) if wish.humans is not None else 1
        people = people_names(humans) if humans <= len(DWARVES) else []
    players = max(usual_seats(wish.edition or DEFAULT), humans)
    if wish.players is not None:
        players = _number("--players", wish.players, 0)
    if humans > players:
        raise PlayError(f"{humans} people do not fit at a table for {players}: see --players")
    return people, players


def _people_of(wish: Wish, match: Match) -> list[str]:
    """The people of a saved game: by name, or the first seats."""
    if wish.names is not None:
        people = [name.strip() for name in wish.names.split(",")]
        for name in people:
            if name not in match.names:
                there = ", ".join(match.names)
                raise PlayError(f"nobody called '{name}' plays in this game: there are {there}")
        return people
    humans = _number("--humans", wish.humans, 0) if wish.humans is not None else 1
    if humans > len(match.names):
        raise PlayError(f"{humans} people do not fit at a table for {len(match.names)}")
    return match.names[:humans]


def _bots(wish: Wish, people: list[str], match: Match) -> list[str]:
    """The bot of every seat, empty for a person's."""
    layout, names = match.edition.rules.layout, match.names
    bots = [bot.strip() for bot in wish.bots.split(",")]
    for bot in bots:
        if why := fault(bot, layout):
            raise PlayError(f"--bots has {why}")
    free = [name for name in names if name not in people]
    if len(bots) not in {1, len(free)}:
        raise PlayError(
            f"--bots names {len(bots)} bots for {len(free)} free seats: name one, or one for each"
        )
    named = dict(zip(free, bots * len(free) if len(bots) == 1 else bots, strict=False))
    return [named.get(name, "") for name in names]


# -- the match -------------------------------------------------------------------------------


def _dealt(wish: Wish) -> Match:
    first = RANDOM_FIRST if wish.first is None else _number("--first", wish.first, 0)
    seed = secrets.token_hex(4) if wish.seed is None else wish.seed
    try:
        people, players = _people(wish)
        edition = load(wish.edition or DEFAULT, players, first)
        return Match(edition, seed.encode("utf-8", "surrogateescape"), full_names(people, players))
    except (EditionError, SetupError) as error:
        raise PlayError(str(error)) from None


def _saved(wish: Wish, name: str) -> Match:
    for option in _DECIDED:
        if getattr(wish, option) is not None:
            raise PlayError(f"--{option} does not go with --load: the saved game has its own")
    try:
        return load_match(Path(name).expanduser().read_bytes())
    except (OSError, ValueError) as error:
        if isinstance(error, DocumentError):
            raise PlayError(f"{name} cannot be played on: {error}") from None
        raise PlayError(f"{name} cannot be read: {reason(error)}") from None


def _keeper(wish: Wish, match: Match) -> Keeper:
    """The keeper of the file to save to, once tried; the file loaded may be written over."""
    loaded = Path(wish.load).expanduser() if wish.load is not None else None
    if wish.save is None:
        return Keeper(None, loaded)
    file = Path(wish.save).expanduser()
    keeper = Keeper(file, loaded)
    try:
        keeper.claim(file)
        keeper.keep(match)
    except KeepError as error:
        raise PlayError(f"cannot save to {wish.save}: {error}") from None
    return keeper
