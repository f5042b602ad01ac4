"""Personas change what a bot risks, never what it knows; every level plays in each of them."""

import pytest

from rockfall.bots.bot import BUDGET
from rockfall.bots.personas import PERSONAS, joined, named, split
from rockfall.bots.play import play_game, play_move, seat_bots
from rockfall.bots.registry import BOTS, BotError, can_play, make_bot, offered
from rockfall.editions.registry import seat_limits
from rockfall.kernel.dice import Dice
from rockfall.kernel.effects import FALLS, HARMS, TAKES
from rockfall.kernel.guess import determinise
from rockfall.kernel.layout import TABLE
from rockfall.kernel.moves import verb_of
from rockfall.kernel.sight import mask
from tests.bots.test_fair_play import refereed
from tests.support.games import presets
from tests.support.play import SOAK, edition, settle

LEVELS = [level for level in BOTS if level != "random"]
KNOWN = [
    (spec, level)
    for spec in presets().values()
    for level in offered(edition(spec, seat_limits(spec)[0] + 1).rules.layout)
]
DEALS = 60 if SOAK else 4


@pytest.mark.parametrize(("spec", "level"), KNOWN)
def test_every_level_plays_every_preset_to_its_end_in_all_personas(spec: str, level: str) -> None:
    if not SOAK:
        every = [joined(level, persona) for persona in PERSONAS]
        tables = [[*every, *every][: max(len(every), seat_limits(spec)[0])]]
    else:
        seats = range(seat_limits(spec)[0], seat_limits(spec)[1] + 1)
        tables = [[joined(level, persona)] * count for persona in PERSONAS for count in seats]
    for names in tables:
        referees = refereed(spec, names, b"personas")
        assert all(referee.asked for referee in referees)
        assert not any(referee.fouls for referee in referees)


def harms(spec: str, name: str) -> int:
    """How often bots do harm in the first fifty moves of some games."""
    built, done = edition(spec, 5), 0
    for number in range(DEALS):
        dice = Dice(b"risk %d" % number)
        bots = seat_bots(built, [name] * 5, b"risk %d" % number)
        truth = built.rules.start(dice)
        for _ in range(50):
            if built.rules.over(truth):
                break
            if built.rules.actor(truth) == TABLE:
                built.rules.advance(truth, dice)
                continue
            move = play_move(built.rules, truth, bots, dice)
            done += truth.layout.verbs[verb_of(move)].effect in (HARMS, FALLS, TAKES)
    return done


@pytest.mark.parametrize(
    ("spec", "level"), [*(("jubilee", level) for level in LEVELS), ("cave", "standard")]
)
def test_the_hot_headed_do_more_harm_than_the_cautious(spec: str, level: str) -> None:
    assert harms(spec, joined(level, "hot-headed")) > harms(spec, joined(level, "cautious"))


@pytest.mark.parametrize("level", LEVELS)
def test_a_persona_sees_no_more_than_its_seat_does(level: str) -> None:
    built, dice, worlds = edition("jubilee", 4), Dice(b"honest"), Dice(b"other worlds")
    rules = built.rules
    bots = seat_bots(built, [joined(level, persona) for persona in PERSONAS], b"honest")
    truth = rules.start(dice)
    others = 0
    for _ in range(40):
        seat = rules.actor(truth)
        guess = determinise(mask(truth, seat), worlds)
        others += not guess.same(truth)
        elsewhere = bots[seat].choose(mask(guess, seat), rules.moves(guess), BUDGET)
        assert play_move(rules, truth, bots, dice) == elsewhere
        settle(rules, truth, dice)
    assert others > 20


def test_names_of_bots_are_read_and_written_alike() -> None:
    assert split("detective.sly") == ("detective", "sly")
    assert split("detective") == ("detective", "")
    assert joined(*split("newcomer.hot-headed")) == "newcomer.hot-headed"
    assert joined("standard", "") == "standard"
    assert named("").risk == 0
    assert {persona.risk > 0 for persona in PERSONAS.values()} == {True, False}


def test_a_persona_that_there_is_not_is_refused_with_those_there_are() -> None:
    rules = edition("jubilee", 4).rules
    with pytest.raises(BotError, match=r"'grim': there are sly, talkative, cautious, hot-headed"):
        make_bot("standard.grim", rules, 0, b"")
    assert can_play("standard.sly", rules.layout)
    assert not can_play("detective.sly", edition("cave", 4).rules.layout)


def test_the_same_persona_plays_the_same_game_again() -> None:
    built = edition("jubilee", 3)
    games = [play_game(built, [joined("newcomer", "sly")] * 3, b"again") for _ in range(2)]
    assert games[0] == games[1]
