"""What bots say they believe."""

import pytest

from rockfall.bots.bot import Belief
from rockfall.bots.play import play_move, seat_bots
from rockfall.kernel.dice import Dice
from rockfall.kernel.sight import mask
from tests.bots.seating import Onlooker
from tests.support.play import edition, settle
from tests.support.scene import Scene


def believed(spec: str, seats: int, name: str = "standard") -> Belief | None:
    """What the first seat believes before anybody has moved."""
    built = edition(spec, seats)
    bot = seat_bots(built, [name] * seats, b"belief")[0]
    return bot.belief(mask(built.rules.start(Dice(b"belief")), 0))


@pytest.mark.rule("B1")
def test_before_the_first_deed_everybody_else_is_as_likely_a_saboteur() -> None:
    belief = believed("jubilee", 5)
    assert belief is not None
    # Two saboteurs among six cards: the bot's own, four others and the one laid aside.
    left = 2 - belief.foes[0]
    assert belief.foes[1:] == pytest.approx([left / 5] * 4)
    assert sorted(belief.goals.values()) == pytest.approx([1 / 3] * 3)


@pytest.mark.rule("S1")
def test_where_there_are_teams_the_saboteurs_alone_count_as_working_against_the_rest() -> None:
    belief = believed("jubilee+saboteur2", 6)
    assert belief is not None
    left = 3 - belief.foes[0]
    assert belief.foes[1:] == pytest.approx([left / 14] * 5)


def test_a_belief_follows_deeds_and_what_was_seen() -> None:
    scene = Scene(active=1).roles(*["digger"] * 4).tunnel("1,0", "4,0").hand(1, "rockfall")
    watcher = Onlooker(scene, 3).sees("rockfall 3,0")
    belief = watcher.bot.belief(scene.view(3))
    assert belief.foes[1] > 1 / 4 > belief.foes[2] == belief.foes[0]
    assert belief.foes == tuple(watcher.suspects())


def test_who_knows_nothing_keeps_no_beliefs() -> None:
    assert believed("jubilee", 4, "random") is None


@pytest.mark.parametrize("spec", ["jubilee", "jubilee+saboteur2"])
def test_a_bot_that_is_asked_what_it_believes_plays_as_one_that_is_not(spec: str) -> None:
    built = edition(spec, 4)
    games = []
    for asked in (False, True):
        bots, dice = seat_bots(built, ["standard"] * 4, b"asked"), Dice(b"asked")
        truth = built.rules.start(dice)
        moves: list[int] = []
        while len(moves) < 60:
            for seat, bot in enumerate(bots):
                if asked:
                    bot.belief(mask(truth, seat))
            moves.append(play_move(built.rules, truth, bots, dice))
            settle(built.rules, truth, dice)
        games.append(moves)
    assert games[0] == games[1]
