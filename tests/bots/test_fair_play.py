"""Bots play by the rules, see no more than their seat does, and repeat themselves exactly."""

import pytest

from rockfall.bots.bot import BUDGET, Belief, Bot, Budget, Claim, Listener
from rockfall.bots.play import play_game, play_move, seat_bots
from rockfall.bots.registry import BOTS, make_bot
from rockfall.editions.saboteur.game import SABOTEUR
from rockfall.kernel.dice import Dice
from rockfall.kernel.guess import determinise
from rockfall.kernel.sight import mask
from rockfall.kernel.state import State
from tests.support.games import presets
from tests.support.play import SOAK, edition, settle

EDITIONS = tuple(SABOTEUR.catalogue.editions)
SWITCHES = [
    f"jubilee+{key}={value}"
    for key, switch in SABOTEUR.catalogue.switches.items()
    for value in switch.values
]
#: Games with all that a bot may be asked.
WIDE = ("jubilee+saboteur2", presets()["party"], presets()["tournament"])
GAMES = 20 if SOAK else 1


class Referee:
    """Lets a bot play and notes every choice that was not on offer."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.asked = 0
        self.fouls: list[int] = []

    def watch(self, before: State, seat: int, move: int) -> None:
        self.bot.watch(before, seat, move)

    def choose(self, view: State, moves: list[int], budget: Budget) -> int:
        self.asked += 1
        move = self.bot.choose(view, moves, budget)
        if move not in moves:
            self.fouls.append(move)
        return move

    def belief(self, view: State) -> Belief | None:
        return self.bot.belief(view)


def refereed(spec: str, names: list[str], seed: bytes) -> list[Referee]:
    """Play a game under the eyes of a referee for every seat."""
    built = edition(spec, len(names))
    referees = [Referee(bot) for bot in seat_bots(built, names, seed)]
    play_game(built, referees, seed)
    return referees


@pytest.mark.parametrize("seats", range(3, 11))
@pytest.mark.parametrize("spec", EDITIONS)
def test_standard_bots_play_every_edition_to_its_end_with_legal_moves(
    spec: str, seats: int
) -> None:
    for game in range(GAMES):
        referees = refereed(spec, ["standard"] * seats, b"legal %d" % game)
        assert all(referee.asked for referee in referees)
        assert not any(referee.fouls for referee in referees)


@pytest.mark.parametrize("spec", SWITCHES)
def test_mixed_tables_play_every_switch_value_with_legal_moves(spec: str) -> None:
    for game in range(GAMES):
        referees = refereed(spec, ["standard", "random", "standard", "random"], b"mixed %d" % game)
        assert not any(referee.fouls for referee in referees)


@pytest.mark.parametrize("seats", [2, 5, 12])
@pytest.mark.parametrize("spec", WIDE[:2])
def test_standard_bots_play_the_wider_games_with_legal_moves(spec: str, seats: int) -> None:
    for game in range(GAMES):
        referees = refereed(spec, ["standard"] * seats, b"wide %d" % game)
        assert not any(referee.fouls for referee in referees)


def talk(bots: list[Bot], truth: State, speaker: int) -> None:
    """A seat calls the next one a saboteur, and all hear it."""
    kinds = truth.layout.kinds
    for seat, bot in enumerate(bots):
        if isinstance(bot, Listener) and "saboteur" in kinds:
            claim = Claim(speaker, "role", (speaker + 1) % 5, kinds.index("saboteur"))
            bot.hears(mask(truth, seat), claim)


@pytest.mark.parametrize(
    ("spec", "name"),
    [*[(spec, name) for spec in (*EDITIONS, *WIDE) for name in BOTS], ("cave", "standard")],
)
def test_a_bot_chooses_and_believes_the_same_in_every_world_that_looks_the_same(
    spec: str, name: str
) -> None:
    built = edition(spec, 5)
    rules = built.rules
    bots = seat_bots(built, [name] * 5, b"no peeking")
    dice, worlds = Dice(b"no peeking"), Dice(b"other worlds")
    truth = rules.start(dice)
    others = 0
    while not rules.over(truth):
        seat = rules.actor(truth)
        view = mask(truth, seat)
        guess = determinise(view, worlds)
        others += not guess.same(truth)
        talk(bots, truth, seat)
        elsewhere = bots[seat].choose(mask(guess, seat), rules.moves(guess), BUDGET)
        assert bots[seat].belief(mask(guess, seat)) == bots[seat].belief(view)
        assert play_move(rules, truth, bots, dice) == elsewhere
        settle(rules, truth, dice)
    assert others > 30, "the guesses were no other worlds"


@pytest.mark.parametrize(
    ("spec", "name"),
    [
        *[("jubilee", name) for name in BOTS],
        ("jubilee+saboteur2", "detective"),
        ("cave", "standard"),
    ],
)
def test_the_same_seed_gives_the_same_game_and_another_seed_another(spec: str, name: str) -> None:
    built = edition(spec, 5)
    first, again, other = [play_game(built, [name] * 5, seed) for seed in (b"a", b"a", b"b")]
    assert first == again != other


@pytest.mark.parametrize(
    ("spec", "name"),
    [*[(spec, name) for spec in ("jubilee", WIDE[1]) for name in BOTS], ("cave", "standard")],
)
def test_a_bot_set_up_anew_goes_on_where_the_old_one_was(spec: str, name: str) -> None:
    built = edition(spec, 4)
    rules = built.rules
    bots = seat_bots(built, [name] * 4, b"resumed")
    dice = Dice(b"resumed")
    truth = rules.start(dice)
    seen: list[tuple[State, int, int]] = []
    for _ in range(25):
        before, actor = mask(truth, 0), rules.actor(truth)
        seen.append((before, actor, play_move(rules, truth, bots, dice)))
        settle(rules, truth, dice)
    while rules.actor(truth) != 0:
        before, actor = mask(truth, 0), rules.actor(truth)
        seen.append((before, actor, play_move(rules, truth, bots, dice)))
        settle(rules, truth, dice)
    heir = seat_bots(built, [name] * 4, b"resumed")[0]
    for before, actor, move in seen:
        heir.watch(before, actor, move)
    view = mask(truth, 0)
    moves = rules.moves(view)
    answers = [bot.choose(view, moves, BUDGET) for bot in (heir, bots[0], bots[0])]
    assert len(set(answers)) == 1


def test_bots_with_different_seeds_differ_where_all_is_the_same_to_them() -> None:
    built = edition("jubilee", 4, 0)
    view = mask(built.rules.start(Dice(b"whims")), 0)
    moves = built.rules.moves(view)
    makes = [make_bot("random", built.rules, 0, b"%d" % seed) for seed in range(30)]
    assert len({bot.choose(view, moves, BUDGET) for bot in makes}) > 3
