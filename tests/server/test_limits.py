"""How much may be asked for."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rockfall.server.limits import (
    DAY,
    HOUR,
    Bucket,
    Budgets,
    Doorway,
    Openings,
    Shares,
    address_key,
)
from tests.support.strategies import lane


@pytest.mark.parametrize(
    ("host", "key"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::1", "::/64"),
        ("testclient", "testclient"),
        ("", ""),
    ],
)
def test_an_address_is_a_host_or_the_net_of_one_customer(host: str, key: str) -> None:
    assert address_key(host) == key


def test_what_is_no_address_takes_little_room() -> None:
    assert len(address_key("x" * 10_000)) == 64


def took(bucket: Bucket, now: float) -> bool:
    """Whether there was a token to take."""
    return not bucket.pay(1, now)


def test_a_bucket_gives_its_burst_and_then_its_rate() -> None:
    bucket = Bucket(rate=2.0, burst=3, now=100.0)
    assert [took(bucket, 100.0) for _ in range(4)] == [True, True, True, False]
    assert not took(bucket, 100.4)
    assert took(bucket, 100.5)
    assert not took(bucket, 100.9)
    assert took(bucket, 101.0)


def test_a_bucket_never_holds_more_than_its_burst() -> None:
    bucket = Bucket(rate=2.0, burst=3, now=0.0)
    assert [took(bucket, 1e9) for _ in range(4)] == [True, True, True, False]


@lane(100)
@given(st.lists(st.integers(0, 3000), max_size=80), st.integers(1, 8), st.integers(1, 9))
def test_no_rhythm_of_asking_gets_more_than_burst_and_rate(
    pauses: list[int], rate: int, burst: int
) -> None:
    bucket = Bucket(rate, burst, 0.0)
    now, given_out = 0.0, 0
    for pause in pauses:
        now += pause / 1000
        given_out += took(bucket, now)
        assert given_out <= burst + rate * now + 1e-6


def test_an_address_has_so_many_sockets_and_others_are_not_bothered() -> None:
    door = Doorway(most=10, per_address=2)
    assert [door.enter("192.0.2.7") for _ in range(3)] == ["", "", "too-many-sockets"]
    assert door.enter("192.0.2.8") == ""
    door.leave("192.0.2.7")
    assert door.enter("192.0.2.7") == ""


def test_neighbours_in_one_net_count_together() -> None:
    door = Doorway(most=10, per_address=1)
    assert door.enter("2001:db8::1") == ""
    assert door.enter("2001:db8::2") == "too-many-sockets"
    assert door.enter("2001:db8:0:1::1") == ""


def test_the_server_has_so_many_sockets() -> None:
    door = Doorway(most=2, per_address=2)
    assert [door.enter(host) for host in ("a", "b", "c")] == ["", "", "server-full"]
    door.leave("a")
    assert door.enter("c") == ""
    assert door.total == 2


def test_a_doorway_remembers_nobody_who_has_left() -> None:
    door = Doorway(most=100, per_address=1)
    for number in range(1000):
        assert door.enter(f"10.0.{number // 256}.{number % 256}") == ""
        door.leave(f"10.0.{number // 256}.{number % 256}")
    assert (len(door), door.total) == (0, 0)


def test_who_was_never_let_in_cannot_be_counted_out() -> None:
    with pytest.raises(KeyError):
        Doorway(most=1, per_address=1).leave("a")


def test_an_address_opens_so_many_tables_in_any_hour() -> None:
    openings = Openings(per_address=2)
    assert openings.open("a", 0.0)
    assert openings.open("a", 10.0)
    assert not openings.open("a", HOUR - 0.1)
    assert openings.open("b", HOUR - 0.1)
    assert openings.open("a", HOUR)
    assert not openings.open("a", HOUR + 9.9)
    assert openings.open("a", HOUR + 10.0)


def test_a_refused_table_does_not_count() -> None:
    openings = Openings(per_address=1)
    assert openings.open("a", 0.0)
    assert not any(openings.open("a", time) for time in (1.0, 2.0, HOUR - 1))
    assert openings.open("a", HOUR)


def test_addresses_are_forgotten_after_their_hour() -> None:
    openings = Openings(per_address=1)
    for number in range(100):
        openings.open(f"early {number}", float(number))
    for number in range(50):
        openings.open(f"late {number}", 2 * HOUR)
    assert len(openings) == 50


def test_an_address_still_within_its_hour_is_not_forgotten() -> None:
    openings = Openings(per_address=1)
    openings.open("a", 0.0)
    for number in range(100):
        openings.open(f"b {number}", HOUR - 1)
    assert not openings.open("a", HOUR - 1)


def test_addresses_without_number_take_bounded_room_and_let_off_the_oldest() -> None:
    openings = Openings(per_address=1, most_addresses=10)
    for number in range(1000):
        assert openings.open(f"{number}", 0.0)
    assert len(openings) == 10
    assert not openings.open("999", 0.0)
    assert openings.open("0", 0.0)


def test_let_off_is_the_address_that_opened_a_table_longest_ago() -> None:
    openings = Openings(per_address=2, most_addresses=2)
    for number, host in enumerate("abac"):
        assert openings.open(host, float(number))
    assert not openings.open("a", 5.0)


# -- work ------------------------------------------------------------------------------------


def test_work_is_paid_from_a_burst_and_then_at_a_rate() -> None:
    budgets = Budgets(rate=10, burst=100)
    assert budgets.take("a", 60, 0.0) == 0.0
    assert budgets.take("a", 60, 0.0) == 2.0
    assert budgets.take("a", 40, 0.0) == 0.0
    assert budgets.take("a", 1, 0.0) == 0.1
    assert budgets.take("a", 20, 2.0) == 0.0


def test_a_refused_wish_costs_nothing() -> None:
    budgets = Budgets(rate=10, burst=100)
    assert budgets.take("a", 99, 0.0) == 0.0
    assert all(budgets.take("a", 50, 0.0) for _ in range(10))
    assert budgets.take("a", 1, 0.0) == 0.0


def test_addresses_pay_each_for_themselves_and_one_net_together() -> None:
    budgets = Budgets(rate=1, burst=10)
    assert budgets.take("2001:db8::1", 10, 0.0) == 0.0
    assert budgets.take("2001:db8::2", 1, 0.0) > 0
    assert budgets.take("2001:db8:0:1::1", 10, 0.0) == 0.0


def test_what_is_dearer_than_a_full_bucket_is_done_on_credit() -> None:
    budgets = Budgets(rate=10, burst=100)
    assert budgets.take("a", 1000, 0.0) == 0.0
    assert budgets.take("a", 1, 0.0) == 90.1
    assert budgets.take("a", 1, 90.1) == 0.0
    assert budgets.take("a", 1000, 91.0) > 0


def test_what_was_paid_for_nothing_is_given_back_and_never_more() -> None:
    budgets = Budgets(rate=1, burst=10)
    assert budgets.take("a", 10, 0.0) == 0.0
    budgets.give_back("a", 4, 0.0)
    assert budgets.take("a", 5, 0.0) == 1.0
    assert budgets.take("a", 4, 0.0) == 0.0
    budgets.give_back("a", 1000, 0.0)
    budgets.give_back("nobody", 1000, 0.0)
    assert budgets.take("a", 10, 0.0) == 0.0
    assert budgets.take("a", 1, 0.0) == 1.0


@lane(100)
@given(
    st.lists(st.tuples(st.integers(0, 3000), st.integers(1, 30)), max_size=60),
    st.integers(1, 8),
    st.integers(1, 9),
)
def test_no_mixture_of_prices_gets_more_than_the_budget_and_one_dear_wish(
    wishes: list[tuple[int, int]], rate: int, burst: int
) -> None:
    budgets, now, done = Budgets(rate, burst), 0.0, 0
    for pause, cost in wishes:
        now += pause / 1000
        if not budgets.take("a", cost, now):
            done += cost
        assert done <= burst + rate * now + 30 + 1e-6


def test_an_address_whose_bucket_is_full_again_is_forgotten() -> None:
    budgets = Budgets(rate=1, burst=10)
    for number in range(100):
        budgets.take(f"early {number}", 10, 0.0)
    for number in range(50):
        budgets.take(f"late {number}", 10, 10.0)
    assert len(budgets) == 50
    assert budgets.take("late 0", 1, 10.0) > 0


def test_budgets_of_addresses_without_number_take_bounded_room() -> None:
    budgets = Budgets(rate=1, burst=10, most_addresses=10)
    for number in range(1000):
        assert budgets.take(f"{number}", 10, 0.0) == 0.0
    assert len(budgets) == 10
    assert budgets.take("999", 1, 0.0) > 0


def test_an_address_adds_so_many_bytes_a_day_to_the_store() -> None:
    shares = Shares(per_address=1000)
    assert shares.add("a", 600, 0.0)
    assert not shares.add("a", 600, 0.0)
    assert shares.add("b", 1000, 0.0)
    assert shares.add("a", 400, 0.0)
    assert not shares.add("a", 600, DAY / 2)
    assert shares.add("a", 500, DAY / 2)
    assert shares.add("a", 1000, 3 * DAY)
    shares.add("c", 1, 10 * DAY)
    assert len(shares) == 1
