"""The draw of a seed: promises first, then the host's start, then numbers, then the deal."""

from hashlib import sha256
from itertools import combinations

import msgspec
import pytest

from rockfall.server import lobby
from rockfall.server import protocol as p
from rockfall.server.draw import commitment_of, seed_of
from rockfall.server.entries import Dealt, DrawOpened
from tests.server.draws import NUMBERS, OTHER, commit, dealt, drawing, kinds, pledged, reveal
from tests.server.offline_tables import SEED, OfflineTable

# -- how it goes -----------------------------------------------------------------------------


def test_a_table_without_promises_is_dealt_at_once_from_what_the_server_drew() -> None:
    offline = OfflineTable(seats=3).join("Ann", "Bob")
    assert kinds(offline.do(0, p.Start())) == [Dealt]
    assert offline.table.draw is None
    assert lobby.start(OfflineTable(seats=3).join("Ann").table, 0, SEED)[0] == Dealt(
        SEED, "jubilee", [0, -1, -1], ["", "standard", "standard"], ["Ann", "Grimbold", "Tilda"], 2
    )


def test_with_a_promise_the_start_begins_a_draw_and_the_last_number_brings_the_deal() -> None:
    offline = pledged()
    assert kinds(offline.do(0, p.Start())) == [DrawOpened]
    assert (offline.table.drawing, offline.table.draw_since) == (True, offline.now)
    assert (offline.table.phase, offline.table.match) == ("lobby", None)
    assert kinds(reveal(offline, 2)) == [p.Revealed]
    assert kinds(reveal(offline, 0)) == [p.Revealed]
    assert kinds(reveal(offline, 1)) == [p.Revealed, Dealt]
    assert (offline.table.drawing, offline.table.phase) == (False, "playing")


def test_the_seed_is_the_hash_of_the_half_and_of_every_number_by_seat() -> None:
    offline = pledged()
    offline.do(0, p.Sit(seat=3))
    offline.begin()
    for member in (0, 2, 1):
        reveal(offline, member)
    made = b"rockfall-deal" + bytes.fromhex(SEED)
    for seat, member in ((1, 1), (2, 2), (3, 0)):
        made += bytes([seat]) + bytes.fromhex(NUMBERS[member])
    assert dealt(offline).seed == offline.table.seed == sha256(made).hexdigest()


def test_every_number_and_the_half_change_the_seed() -> None:
    all_three = dict(enumerate(NUMBERS))
    some = [dict(one) for count in range(4) for one in combinations(all_three.items(), count)]
    some += [{**all_three, 0: OTHER}, {3: OTHER}, dict(enumerate(NUMBERS[::-1]))]
    seeds = [seed_of(half, numbers) for half in (SEED, OTHER) for numbers in some]
    assert len({*seeds}) == 2 * (8 + 3)


def test_the_server_draws_a_new_half_each_time() -> None:
    halves: set[str] = set()
    for _ in range(2):
        (opened,) = pledged().do(0, p.Start())
        assert isinstance(opened, DrawOpened)
        assert len(bytes.fromhex(opened.half)) == 32
        halves.add(opened.half)
    assert len(halves) == 2


def test_only_those_count_who_sit_there_and_promised_with_their_last_promise() -> None:
    offline = pledged(0, 1)
    offline.do(0, p.Sit(seat=-1))
    offline.do(1, commit(OTHER))
    (opened,) = offline.do(0, p.Start())
    assert isinstance(opened, DrawOpened)
    assert opened.pledges == [p.Pledge(1, 1, commitment_of(OTHER))]
    assert offline.denied(1, p.Reveal(number=NUMBERS[1])) == "wrong-number"
    assert kinds(offline.do(1, p.Reveal(number=OTHER))) == [p.Revealed, Dealt]


def test_who_does_not_show_their_number_in_time_is_left_out() -> None:
    offline = drawing()
    reveal(offline, 1)
    assert kinds(offline.fold(lobby.close_draw(offline.table))) == [Dealt]
    assert dealt(offline).seed == seed_of(SEED, {1: NUMBERS[1]})
    assert offline.denied(0, p.Reveal(number=NUMBERS[0])) == "no-draw"
    assert lobby.close_draw(offline.table) == []


def test_if_nobody_shows_a_number_the_half_alone_decides() -> None:
    offline = drawing()
    offline.fold(lobby.close_draw(offline.table))
    assert dealt(offline).seed == seed_of(SEED, {}) != SEED


def test_there_is_no_draw_to_close_before_it_was_opened() -> None:
    assert lobby.close_draw(pledged().table) == []


def test_who_leaves_meanwhile_is_left_out_and_a_bot_gets_the_seat() -> None:
    offline = drawing()
    offline.do(2, p.Leave())
    reveal(offline, 0)
    assert kinds(reveal(offline, 1)) == [p.Revealed, Dealt]
    assert dealt(offline).seed == seed_of(SEED, dict(enumerate(NUMBERS[:2])))
    assert dealt(offline).members == [0, 1, -1, -1]
    assert dealt(offline).levels[2] == "standard"


def test_a_number_that_was_shown_counts_even_if_its_owner_leaves() -> None:
    offline = drawing()
    reveal(offline, 0)
    offline.do(0, p.Leave())
    offline.fold(lobby.close_draw(offline.table))
    assert dealt(offline).seed == seed_of(SEED, {0: NUMBERS[0]})


# -- what is refused -------------------------------------------------------------------------


def test_promises_are_for_those_who_sit_at_a_table_that_has_not_begun() -> None:
    offline = pledged()
    offline.do(1, p.Sit(seat=-1))
    assert offline.denied(1, commit(OTHER)) == "not-seated"
    assert offline.denied(-1, commit(OTHER)) == "only-watching"
    offline.begin()
    assert offline.denied(0, commit(OTHER)) == "match-began"
    offline.fold(lobby.close_draw(offline.table))
    assert offline.denied(0, commit(OTHER)) == "match-began"


def test_numbers_are_shown_once_by_who_promised_them_and_only_in_the_draw() -> None:
    offline = pledged(0, 1)
    assert offline.denied(0, p.Reveal(number=NUMBERS[0])) == "no-draw"
    offline.begin()
    assert offline.denied(0, p.Reveal(number=NUMBERS[1])) == "wrong-number"
    assert offline.denied(2, p.Reveal(number=NUMBERS[2])) == "no-pledge"
    reveal(offline, 0)
    assert offline.denied(0, p.Reveal(number=NUMBERS[0])) == "no-pledge"
    offline.do(1, p.Leave())
    assert offline.denied(1, p.Reveal(number=NUMBERS[1])) == "has-left"


@pytest.mark.parametrize(
    "wish",
    [
        p.Sit(seat=3),
        p.Sit(seat=-1),
        p.PutBot(seat=3, level="random"),
        p.Change(settings=p.Settings(seats=3)),
        p.Ready(ready=True),
        p.Start(),
    ],
)
def test_nothing_about_the_seats_changes_while_numbers_are_gathered(wish: p.FromClient) -> None:
    assert drawing().denied(0, wish) == "match-began"


def test_who_comes_while_numbers_are_gathered_may_watch_but_not_sit() -> None:
    offline = drawing()
    assert lobby.join(offline.table, "Dot", -1) == [p.Joined(3, "Dot")]
    assert lobby.join(offline.table, "Dot", 3) == [p.Joined(3, "Dot")]
    shy = OfflineTable(seats=3, watch="nobody").join("Ann")
    shy.do(0, commit(OTHER))
    shy.begin()
    assert shy.turned_away("Dot") == "no-watching"


@pytest.mark.parametrize("text", ["", "a1" * 31, "a1" * 33, "A1" * 32, "g1" * 32, "a1" * 32 + "\n"])
def test_what_is_not_32_bytes_in_hexadecimal_is_no_wish(text: str) -> None:
    for wish in ({"type": "commit", "commitment": text}, {"type": "reveal", "number": text}):
        with pytest.raises(msgspec.ValidationError):
            p.decode(msgspec.json.encode(wish))
