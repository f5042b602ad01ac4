"""Counting rounds: who wins together is counted when they do."""

from rockfall.bots.play import GameRecord, RoundRecord
from rockfall.cli.tally import Tally


def tally(*winners: str) -> Tally:
    counted = Tally(2, ["diggers", "saboteurs"])
    rounds = tuple(RoundRecord(1, winner, 10, (), (), ()) for winner in winners)
    counted.add(GameRecord(rounds, (3, 1)))
    return counted


def test_the_sides_there_are_come_first_and_then_those_that_have_won() -> None:
    rounds = tally("green", "blue", "saboteurs", "blue").all_rounds()
    assert rounds.winners() == ["diggers", "saboteurs", "blue", "green", "nobody"]
    assert rounds.share("blue")[0] == 0.5
    assert rounds.share("diggers")[0] == 0
    assert rounds.share("blue+green")[0] == 0


def test_tallies_with_different_sides_add_up() -> None:
    one, other = tally("green", "nobody"), tally("blue+green", "green")
    one.merge(other)
    won = one.all_rounds().won
    assert (won["green"], won["blue+green"], won["nobody"], won["diggers"]) == (2, 1, 1, 0)
    assert one.summary()["nuggets"] == [3.0, 1.0]
