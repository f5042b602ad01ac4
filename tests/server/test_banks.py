"""Clocks: who is charged for the time between two entries of the log."""

from random import Random

from rockfall.server import protocol as p
from tests.server.desks import Desk, seated

BANK = p.Clock("bank", 60, 5)
MOVE = p.Clock("move", 30)


def other(seat: int) -> int:
    """Somebody else."""
    return (seat + 1) % 3


def actor(desk: Desk) -> int:
    """The seat that must act."""
    return desk.table.actor


def test_without_a_clock_there_is_no_hurry() -> None:
    assert seated().table.due() == 0


def test_each_move_has_its_time_and_words_do_not_stretch_it() -> None:
    desk = seated(clock=MOVE)
    began = desk.now
    assert desk.table.due() == began + 30_000
    desk.do(0, p.Say(words=p.Phrase("hurry")), after=10_000)
    assert desk.table.due() == began + 30_000
    desk.move(after=5_000)
    assert desk.table.due() == desk.now + 30_000


def test_a_bank_is_charged_while_its_seat_is_waited_for_and_grows_with_each_move() -> None:
    desk = seated(clock=BANK)
    seat = actor(desk)
    desk.do(other(seat), p.Say(words=p.Phrase("hurry")), after=10_000)
    assert desk.table.banks.left[seat] == 50_000
    assert desk.table.due() == desk.now + 50_000
    desk.move(after=10_000)
    assert desk.table.banks.left[seat] == 40_000 + 5_000
    assert desk.table.banks.left[actor(desk)] == 60_000


def test_a_bank_never_goes_below_nothing_and_a_move_by_the_clock_adds_nothing() -> None:
    desk = seated(clock=BANK)
    seat = actor(desk)
    desk.move(after=100_000, by="clock")
    assert desk.table.banks.left[seat] == 0


def test_a_pause_and_a_server_that_was_down_charge_nobody() -> None:
    desk = seated(clock=BANK)
    seat = actor(desk)
    desk.do(0, p.Propose(motion="pause"), after=10_000)
    assert desk.table.due() == 0
    desk.do(0, p.Propose(motion="continue"), after=500_000)
    assert desk.table.banks.left[seat] == 50_000
    assert desk.table.due() == desk.now + 50_000
    desk.now += 900_000
    desk.fold([p.Woke()])
    assert desk.table.banks.left[seat] == 50_000
    assert desk.table.due() == desk.now + 50_000


def test_bots_and_those_who_sit_in_are_not_charged() -> None:
    desk = seated(clock=BANK)
    seat = actor(desk)
    desk.do(seat, p.Away(), after=10_000)
    assert desk.table.due() == 0
    desk.do(seat, p.Away(away=False), after=100_000)
    assert desk.table.banks.left[seat] == 50_000


def test_a_window_lasts_as_long_as_the_settings_say_and_charges_nobody() -> None:
    desk = seated(clock=BANK, spec="jubilee+veto", window=4.0)
    rng = Random(1)
    while not desk.table.in_window:
        desk.move(after=1_000, rng=rng)
    began, left = desk.now, desk.table.banks.left.copy()
    assert desk.table.due() == began + 4_000
    desk.do(0, p.Say(words=p.Phrase("why")), after=2_000)
    assert desk.table.due() == began + 4_000
    desk.move(after=2_000)
    desk.move()
    assert desk.table.banks.left == left


def test_the_time_for_a_move_is_not_given_again_to_who_goes_away_and_comes_back() -> None:
    desk = seated(clock=MOVE)
    seat, began = actor(desk), desk.now
    desk.do(seat, p.Away(), after=20_000)
    assert desk.table.due() == 0, "a bot has all the time"
    desk.do(seat, p.Away(away=False), after=60_000)
    assert desk.table.due() == desk.now + 10_000
    assert desk.now == began + 80_000
    desk.move(after=1_000)
    assert desk.table.due() == desk.now + 30_000, "the next one has the whole of it"


def test_the_time_for_a_move_is_not_given_again_after_a_pause_or_a_restart() -> None:
    desk = seated(clock=MOVE)
    desk.do(0, p.Propose(motion="pause"), after=12_000)
    desk.do(0, p.Propose(motion="continue"), after=90_000)
    assert desk.table.due() == desk.now + 18_000
    desk.do(0, p.Say(words=p.Phrase("hurry")), after=3_000)
    desk.now += 100_000
    desk.fold([p.Woke()])
    assert desk.table.due() == desk.now + 15_000
