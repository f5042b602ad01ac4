"""Games between bots and what is written down about them."""

import pytest

from rockfall.bots.play import GameRecord, RoundRecord, Scribe, play_game, play_round, play_rounds
from rockfall.kernel.layout import TABLE
from tests.support.play import edition
from tests.support.scene import Scene


def note(scribe: Scribe, scene: Scene, text: str) -> None:
    """Play a move under a scribe's eyes, and what comes by itself after it."""
    scribe.moving(scene.truth)
    scene.move(text)
    while scene.actor == TABLE:
        scribe.paused(scene.truth)
        scene.advance()


def written(scene: Scene, *texts: str) -> list[RoundRecord]:
    """What a scribe notes about moves at a scene."""
    scribe = Scribe()
    for text in texts:
        note(scribe, scene, text)
    return scribe.rounds


@pytest.mark.rule("B13")
def test_a_found_treasure_is_written_down_when_all_are_paid() -> None:
    scene = Scene().roles("saboteur", "digger", "digger", "digger").tunnel("1,0", "6,0")
    scene.hands("NS EW", "n", "e", "n+s").gold_pile()
    moves = ("dig NS 0,1", "pass n", "pass e", "pass n+s", "dig EW 7,0")
    (played,) = written(scene, *moves)
    assert (played.foes, played.winner, played.plies) == (1, "diggers", 5)
    assert played.roles == ("saboteur", "digger", "digger", "digger") == played.dealt
    assert played.winners == (1, 2, 3)


@pytest.mark.rule("B14")
@pytest.mark.parametrize(("first", "winner"), [("saboteur", "saboteurs"), ("digger", "nobody")])
def test_a_missed_treasure_is_the_saboteurs_win_if_there_are_any(first: str, winner: str) -> None:
    scene = Scene().roles(first, "digger", "digger", "digger").pile()
    scene.hands("NS", "n", "e", "n+s")
    moves = ("pass NS", "pass n", "pass e", "pass n+s")
    (played,) = written(scene, *moves)
    assert (played.foes, played.winner, played.plies) == (int(first == "saboteur"), winner, 4)
    assert played.winners == ((0,) if first == "saboteur" else ())


def test_choosing_gold_is_no_ply_of_any_round() -> None:
    scene = Scene().roles(*["digger"] * 4).tunnel("1,0", "6,0").hands("EW", "n", "e", "n+s")
    scene.play("dig EW 7,0")
    scribe = Scribe()
    while scene.asked == "gold":
        note(scribe, scene, scene.offered()[0])
    while len(scribe.rounds) < 2:
        note(scribe, scene, scene.offered("pass")[0])
    # The second round has 67 cards and nobody plays any: so many passes, no gold choices.
    assert [played.plies for played in scribe.rounds] == [0, 67]


def test_a_game_has_three_rounds_and_a_score_for_every_seat() -> None:
    record = play_game(edition("jubilee", 6), ["standard"] * 6, b"three")
    assert isinstance(record, GameRecord)
    assert [len(record.rounds), len(record.scores)] == [3, 6]
    paid = {"diggers": 1, "saboteurs": 1, "nobody": 0}
    assert bool(sum(record.scores)) == any(paid[played.winner] for played in record.rounds)


def test_the_first_round_alone_is_the_first_round_of_the_game() -> None:
    built = edition("jubilee", 4)
    game = play_game(built, ["standard"] * 4, b"first")
    assert play_round(built, ["standard"] * 4, b"first") == game.rounds[0]


def test_beliefs_are_written_down_lap_by_lap_beside_what_was_true() -> None:
    built = edition("jubilee", 5)
    bots = ["standard", "standard", "random", "standard", "standard"]
    record = play_rounds(built, bots, b"believed", 1, beliefs=True)
    (played,) = record.rounds
    truth = tuple(role == "saboteur" for role in played.dealt)
    assert sum(truth) == played.foes
    # Before the first move, after every whole lap, and after the last move.
    assert len(played.moments) == (played.plies + 4) // 5 + 1
    for moment in played.moments:
        assert moment.foes == truth
        assert [belief is None for belief in moment.beliefs] == [bot == "random" for bot in bots]
        for seat, belief in enumerate(moment.beliefs):
            assert belief is None or belief.foes[seat] == truth[seat]
    first, last = played.moments[0].beliefs[0], played.moments[-1].beliefs[0]
    assert first is not None
    assert last is not None
    assert len(set(first.foes[1:])) == 1 < len(set(last.foes[1:]))
    assert play_rounds(built, bots, b"believed", 1).rounds[0] == played._replace(moments=())


def test_every_seat_needs_a_bot() -> None:
    with pytest.raises(ValueError, match="5 seats need as many bots, not 2"):
        play_game(edition("jubilee", 5), ["random", "standard"], b"few")
