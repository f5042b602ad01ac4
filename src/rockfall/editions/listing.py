"""Everything there is to choose from, as plain data for programs and pages."""

from functools import cache

from rockfall.editions.choices import (
    Editions,
    GameChoices,
    PartChoice,
    PresetChoice,
    SettingChoice,
    SetupChoice,
    SwitchChoice,
)
from rockfall.editions.game import Game
from rockfall.editions.games import DEFAULT, GAMES
from rockfall.editions.registry import load, seat_limits, usual_seats


def listing() -> Editions:
    """Of every game its editions, presets, parts and switches, and what excludes what."""
    return Editions(DEFAULT, {name: _choices(game) for name, game in GAMES.items()})


def _choices(game: Game) -> GameChoices:
    catalogue = game.catalogue
    return GameChoices(
        about=catalogue.sentence,
        default=game.default,
        line=line(game),
        players=seat_limits(game.default),
        seats=usual_seats(game.default),
        rounds=_rounds(game.default),
        setups={
            name: SetupChoice((setup.fewest, setup.most), setup.sentence)
            for name, setup in catalogue.setups.items()
        },
        editions=catalogue.editions,
        presets={
            name: PresetChoice(preset.spec, preset.sentence, seat_limits(preset.spec))
            for name, preset in catalogue.presets.items()
        },
        parts={name: _part(game, name) for name in catalogue.parts},
        switches={
            name: SwitchChoice(switch.question, switch.values)
            for name, switch in catalogue.switches.items()
        },
    )


def _part(game: Game, name: str) -> PartChoice:
    spec = f"{game.default}+{name}"
    setting = game.settings.get(name)
    named = setting.names if setting else {}
    return PartChoice(
        about=game.catalogue.parts[name].sentence,
        players=seat_limits(spec),
        excludes=game.excluded(name),
        settings={word: SettingChoice(it.about, it.written) for word, it in named.items()},
        window=_asks_all(spec),
    )


@cache
def _rounds(spec: str) -> int:
    """How many there are in a match."""
    return load(spec, usual_seats(spec)).rules.layout.frame.rounds


@cache
def _asks_all(spec: str) -> bool:
    """Whether something is played in which all others are asked at once."""
    fewest, _ = seat_limits(spec)
    return any(load(spec, fewest).rules.layout.windows)


def line(game: Game) -> str:
    """How it is all written, as a line of usage shows it."""
    words = ["EDITION"]
    words += ["[+PART...]"] if game.catalogue.parts else []
    words += [f"[+{part}={setting.form}]" for part, setting in game.settings.items()]
    words += ["[+SWITCH=VALUE...]"] if game.catalogue.switches else []
    return "".join(words)
