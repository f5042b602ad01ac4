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
from rockfall.kernel.tokens import ON_CELL


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
        places=[*_places(game)],
    )


@cache
def _places(game: Game) -> tuple[int, ...]:
    """What the tokens of a game stand on, as it is played unasked."""
    fewest, _ = seat_limits(game.default)
    tokens = load(game.default, fewest).rules.layout.tokens
    return tuple(sorted({token.place for token in tokens}))


def on_cells(game: Game) -> bool:
    """Whether all of a game's tokens stand on cells: so far, pictures are made of such games."""
    return not {*_places(game)} - {ON_CELL}


def _part(game: Game, name: str) -> PartChoice:
    setting = game.settings.get(name)
    named = setting.names if setting else {}
    return PartChoice(
        about=game.catalogue.parts[name].sentence,
        players=seat_limits(f"{game.default}+{name}"),
        excludes=game.excluded(name),
        settings={word: SettingChoice(it.about, it.written) for word, it in named.items()},
    )


def line(game: Game) -> str:
    """How it is all written, as a line of usage shows it."""
    words = ["EDITION"]
    words += ["[+PART...]"] if game.catalogue.parts else []
    words += [f"[+{part}={setting.form}]" for part, setting in game.settings.items()]
    words += ["[+SWITCH=VALUE...]"] if game.catalogue.switches else []
    return "".join(words)
