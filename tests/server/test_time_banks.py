"""Clocks: who is charged for the time between two entries of the log."""

from random import Random

from rockfall.server import protocol as p
from tests.server.offline_tables import OfflineTable, seated

BANK = p.Clock("bank", 60, 5)
MOVE = p.Clock("move", 30)


def other(seat: int) -> int:
    """Somebody else."""
    return (seat + 1) % 3


def actor(offline: OfflineTable) -> int:
    """The seat that must act."""
    return offline.table.actor


def test_without_a_clock_there_is_no_hurry() -> None:
    assert seated().table.due() == 0


def test_each_move_has_its_time_and_words_do_not_stretch_it() -> None:
    offline = seated(clock=MOVE)
    began = offline.now
    assert offline.table.due() == began + 30_000
    offline.do(0, p.Say(words=p.Phrase("hurry")), after=10_000)
    assert offline.table.due() == began + 30_000
    offline.move(after=5_000)
    assert offline.table.due() == offline.now + 30_000


def test_a_bank_is_charged_while_its_seat_is_waited_for_and_grows_with_each_move() -> None:
    offline = seated(clock=BANK)
    seat = actor(offline)
    offline.do(other(seat), p.Say(words=p.Phrase("hurry")), after=10_000)
    assert offline.table.banks.left[seat] == 50_000
    assert offline.table.due() == offline.now + 50_000
    offline.move(after=10_000)
    assert offline.table.banks.left[seat] == 40_000 + 5_000
    assert offline.table.banks.left[actor(offline)] == 60_000


def test_a_bank_never_goes_below_nothing_and_a_move_by_the_clock_adds_nothing() -> None:
    offline = seated(clock=BANK)
    seat = actor(offline)
    offline.move(after=100_000, by="clock")
    assert offline.table.banks.left[seat] == 0


def test_a_pause_and_a_server_that_was_down_charge_nobody() -> None:
    offline = seated(clock=BANK)
    seat = actor(offline)
    offline.do(0, p.Propose(motion="pause"), after=10_000)
    assert offline.table.due() == 0
    offline.do(0, p.Propose(motion="continue"), after=500_000)
    assert offline.table.banks.left[seat] == 50_000
    assert offline.table.due() == offline.now + 50_000
    offline.now += 900_000
    offline.fold([p.Woke()])
    assert offline.table.banks.left[seat] == 50_000
    assert offline.table.due() == offline.now + 50_000


def test_bots_and_those_who_sit_in_are_not_charged() -> None:
    offline = seated(clock=BANK)
    seat = actor(offline)
    offline.do(seat, p.Away(), after=10_000)
    assert offline.table.due() == 0
    offline.do(seat, p.Away(away=False), after=100_000)
    assert offline.table.banks.left[seat] == 50_000


def test_a_window_lasts_as_long_as_the_settings_say_and_charges_nobody() -> None:
    offline = seated(clock=BANK, spec="jubilee+veto", window=4.0)
    rng = Random(1)
    while not offline.table.in_window:
        offline.move(after=1_000, rng=rng)
    began, left = offline.now, offline.table.banks.left.copy()
    assert offline.table.due() == began + 4_000
    offline.do(0, p.Say(words=p.Phrase("why")), after=2_000)
    assert offline.table.due() == began + 4_000
    offline.move(after=2_000)
    offline.move()
    assert offline.table.banks.left == left


def test_the_time_for_a_move_is_not_given_again_to_who_goes_away_and_comes_back() -> None:
    offline = seated(clock=MOVE)
    seat, began = actor(offline), offline.now
    offline.do(seat, p.Away(), after=20_000)
    assert offline.table.due() == 0, "a bot has all the time"
    offline.do(seat, p.Away(away=False), after=60_000)
    assert offline.table.due() == offline.now + 10_000
    assert offline.now == began + 80_000
    offline.move(after=1_000)
    assert offline.table.due() == offline.now + 30_000, "the next one has the whole of it"


def test_the_time_for_a_move_is_not_given_again_after_a_pause_or_a_restart() -> None:
    offline = seated(clock=MOVE)
    offline.do(0, p.Propose(motion="pause"), after=12_000)
    offline.do(0, p.Propose(motion="continue"), after=90_000)
    assert offline.table.due() == offline.now + 18_000
    offline.do(0, p.Say(words=p.Phrase("hurry")), after=3_000)
    offline.now += 100_000
    offline.fold([p.Woke()])
    assert offline.table.due() == offline.now + 15_000
