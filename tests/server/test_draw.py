"""The draw of a seed: promises first, then the host's start, then numbers, then the deal."""

from hashlib import sha256
from itertools import combinations
from pathlib import Path

import msgspec
import pytest

from rockfall.kernel.layout import WATCHER
from rockfall.server import lobby
from rockfall.server import protocol as p
from rockfall.server.draw import commitment_of, seed_of
from rockfall.server.entries import Closed, Dealt, DrawOpened, Entry, read_entry, write_entry
from rockfall.server.table import Table
from rockfall.server.table_info import info_of
from rockfall.server.telling import events
from tests.server.desks import SEED, Desk
from tests.server.halls import listen, open_hall, run
from tests.server.sockets import visitor

NUMBERS = ["a1" * 32, "b2" * 32, "c3" * 32]
OTHER = "0f" * 32


def commit(number: str) -> p.Commit:
    return p.Commit(commitment=commitment_of(number))


def pledged(*members: int) -> Desk:
    """Three people at a table of four, some of whom have pledged their numbers."""
    desk = Desk(seats=4).join("Ann", "Bob", "Cid")
    for member in members or range(3):
        desk.do(member, commit(NUMBERS[member]))
    return desk


def drawing(*members: int) -> Desk:
    """The same, when the host has started with the seed of these tests as the server's half."""
    return pledged(*members).begin()


def reveal(desk: Desk, member: int) -> list[Entry]:
    return desk.do(member, p.Reveal(number=NUMBERS[member]))


def dealt(desk: Desk) -> Dealt:
    entry = desk.table.log[-1][1]
    assert isinstance(entry, Dealt)
    return entry


def kinds(entries: list[Entry]) -> list[type]:
    return [type(entry) for entry in entries]


# -- how it goes -----------------------------------------------------------------------------


def test_a_table_without_promises_is_dealt_at_once_from_what_the_server_drew() -> None:
    desk = Desk(seats=3).join("Ann", "Bob")
    assert kinds(desk.do(0, p.Start())) == [Dealt]
    assert desk.table.draw is None
    assert lobby.start(Desk(seats=3).join("Ann").table, 0, SEED)[0] == Dealt(
        SEED, "jubilee", [0, -1, -1], ["", "greedy", "greedy"], ["Ann", "Grimbold", "Tilda"]
    )


def test_with_a_promise_the_start_begins_a_draw_and_the_last_number_brings_the_deal() -> None:
    desk = pledged()
    assert kinds(desk.do(0, p.Start())) == [DrawOpened]
    assert (desk.table.drawing, desk.table.draw_since) == (True, desk.now)
    assert (desk.table.phase, desk.table.match) == ("lobby", None)
    assert kinds(reveal(desk, 2)) == [p.Revealed]
    assert kinds(reveal(desk, 0)) == [p.Revealed]
    assert kinds(reveal(desk, 1)) == [p.Revealed, Dealt]
    assert (desk.table.drawing, desk.table.phase) == (False, "playing")


def test_the_seed_is_the_hash_of_the_half_and_of_every_number_by_seat() -> None:
    desk = pledged()
    desk.do(0, p.Sit(seat=3))
    desk.begin()
    for member in (0, 2, 1):
        reveal(desk, member)
    made = b"rockfall-deal" + bytes.fromhex(SEED)
    for seat, member in ((1, 1), (2, 2), (3, 0)):
        made += bytes([seat]) + bytes.fromhex(NUMBERS[member])
    assert dealt(desk).seed == desk.table.seed == sha256(made).hexdigest()


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
    desk = pledged(0, 1)
    desk.do(0, p.Sit(seat=-1))
    desk.do(1, commit(OTHER))
    (opened,) = desk.do(0, p.Start())
    assert isinstance(opened, DrawOpened)
    assert opened.pledges == [p.Pledge(1, 1, commitment_of(OTHER))]
    assert desk.denied(1, p.Reveal(number=NUMBERS[1])) == "wrong-number"
    assert kinds(desk.do(1, p.Reveal(number=OTHER))) == [p.Revealed, Dealt]


def test_who_does_not_show_their_number_in_time_is_left_out() -> None:
    desk = drawing()
    reveal(desk, 1)
    assert kinds(desk.fold(lobby.close_draw(desk.table))) == [Dealt]
    assert dealt(desk).seed == seed_of(SEED, {1: NUMBERS[1]})
    assert desk.denied(0, p.Reveal(number=NUMBERS[0])) == "no-draw"
    assert lobby.close_draw(desk.table) == []


def test_if_nobody_shows_a_number_the_half_alone_decides() -> None:
    desk = drawing()
    desk.fold(lobby.close_draw(desk.table))
    assert dealt(desk).seed == seed_of(SEED, {}) != SEED


def test_there_is_no_draw_to_close_before_it_was_opened() -> None:
    assert lobby.close_draw(pledged().table) == []


def test_who_leaves_meanwhile_is_left_out_and_a_bot_gets_the_seat() -> None:
    desk = drawing()
    desk.do(2, p.Leave())
    reveal(desk, 0)
    assert kinds(reveal(desk, 1)) == [p.Revealed, Dealt]
    assert dealt(desk).seed == seed_of(SEED, dict(enumerate(NUMBERS[:2])))
    assert dealt(desk).members == [0, 1, -1, -1]
    assert dealt(desk).levels[2] == "greedy"


def test_a_number_that_was_shown_counts_even_if_its_owner_leaves() -> None:
    desk = drawing()
    reveal(desk, 0)
    desk.do(0, p.Leave())
    desk.fold(lobby.close_draw(desk.table))
    assert dealt(desk).seed == seed_of(SEED, {0: NUMBERS[0]})


# -- what is refused -------------------------------------------------------------------------


def test_promises_are_for_those_who_sit_at_a_table_that_has_not_begun() -> None:
    desk = pledged()
    desk.do(1, p.Sit(seat=-1))
    assert desk.denied(1, commit(OTHER)) == "not-seated"
    assert desk.denied(-1, commit(OTHER)) == "only-watching"
    desk.begin()
    assert desk.denied(0, commit(OTHER)) == "match-began"
    desk.fold(lobby.close_draw(desk.table))
    assert desk.denied(0, commit(OTHER)) == "match-began"


def test_numbers_are_shown_once_by_who_promised_them_and_only_in_the_draw() -> None:
    desk = pledged(0, 1)
    assert desk.denied(0, p.Reveal(number=NUMBERS[0])) == "no-draw"
    desk.begin()
    assert desk.denied(0, p.Reveal(number=NUMBERS[1])) == "wrong-number"
    assert desk.denied(2, p.Reveal(number=NUMBERS[2])) == "no-pledge"
    reveal(desk, 0)
    assert desk.denied(0, p.Reveal(number=NUMBERS[0])) == "no-pledge"
    desk.do(1, p.Leave())
    assert desk.denied(1, p.Reveal(number=NUMBERS[1])) == "has-left"


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
    desk = drawing()
    assert lobby.join(desk.table, "Dot", -1) == [p.Joined(3, "Dot")]
    assert lobby.join(desk.table, "Dot", 3) == [p.Joined(3, "Dot")]
    shy = Desk(seats=3, watch="nobody").join("Ann")
    shy.do(0, commit(OTHER))
    shy.begin()
    assert shy.turned_away("Dot") == "no-watching"


@pytest.mark.parametrize("text", ["", "a1" * 31, "a1" * 33, "A1" * 32, "g1" * 32, "a1" * 32 + "\n"])
def test_what_is_not_32_bytes_in_hexadecimal_is_no_wish(text: str) -> None:
    for wish in ({"type": "commit", "commitment": text}, {"type": "reveal", "number": text}):
        with pytest.raises(msgspec.ValidationError):
            p.decode(msgspec.json.encode(wish))


# -- what is told and kept -------------------------------------------------------------------


def told(desk: Desk, eye: int = WATCHER) -> list[p.ToldEvent]:
    return [what[eye] for what in events(desk.table, [eye], 0)]


def test_promises_and_numbers_are_told_to_everybody_and_of_the_half_only_the_promise() -> None:
    desk = drawing(0, 2)
    reveal(desk, 0)
    reveal(desk, 2)
    for eye in (WATCHER, 0, 1, 2):
        *_, zero, two, opened, first, second, began = told(desk, eye)
        assert zero == p.Committed(0, commitment_of(NUMBERS[0]))
        assert two == p.Committed(2, commitment_of(NUMBERS[2]))
        assert opened == p.Drawing(
            commitment_of(SEED),
            [p.Pledge(seat, seat, commitment_of(NUMBERS[seat])) for seat in (0, 2)],
        )
        assert (first, second) == (p.Revealed(0, NUMBERS[0]), p.Revealed(2, NUMBERS[2]))
        assert isinstance(began, p.Began)
        assert began.commitment == commitment_of(desk.table.seed)


def test_before_the_end_nothing_that_is_told_holds_the_half_or_the_seed() -> None:
    desk = drawing()
    for member in range(3):
        reveal(desk, member)
    desk.move()
    for eye in (WATCHER, 0, 1, 2):
        said = [*told(desk, eye), info_of(desk.table)]
        text = p.encode(said).decode()
        assert SEED not in text
        assert desk.table.seed not in text
        # With all numbers known, the half is the only thing that is wanting: nothing else fits it.
        words = {word for word in text.split('"') if len(word) == 64}
        numbers = dict(enumerate(NUMBERS))
        assert words >= {*NUMBERS, commitment_of(SEED), commitment_of(desk.table.seed)}
        assert desk.table.seed not in {seed_of(word, numbers) for word in words}
    assert seed_of(SEED, dict(enumerate(NUMBERS))) == desk.table.seed


@pytest.mark.parametrize("how", ["finished", "void"])
def test_the_end_shows_the_half_and_the_seed_however_it_came(how: str) -> None:
    desk = drawing()
    for member in range(3):
        reveal(desk, member)
    desk.fold([Closed(how)])  # type: ignore[arg-type]
    ended = told(desk)[-1]
    assert isinstance(ended, p.Ended)
    assert (ended.seed, ended.half) == (desk.table.seed, SEED)
    assert desk.table.draw is not None
    assert desk.table.draw.opened().numbers == NUMBERS


def test_a_match_without_a_draw_has_no_half() -> None:
    desk = Desk(seats=3).join("Ann").begin()
    desk.fold([Closed("void")])
    ended = told(desk)[-1]
    assert isinstance(ended, p.Ended)
    assert (ended.seed, ended.half) == (SEED, "")


def test_a_server_that_stops_in_the_middle_of_a_draw_goes_on_with_it() -> None:
    desk = drawing()
    reveal(desk, 1)
    again = Table("a-table")
    for at, entry in desk.table.log:
        again.fold(at, read_entry(write_entry(entry)))
    assert (again.drawing, again.draw_since) == (True, desk.table.draw_since)
    twin = Desk()
    twin.table, twin.now = again, desk.now
    for one in (desk, twin):
        reveal(one, 0)
        reveal(one, 2)
    assert twin.table.log == desk.table.log
    assert twin.table.seed == desk.table.seed


def test_the_time_for_numbers_begins_anew_when_the_server_does() -> None:
    desk = drawing()
    desk.now += 60_000
    desk.fold([p.Woke()])
    assert desk.table.draw_since == desk.now


def test_a_draw_is_told_as_it_goes_kept_over_a_restart_and_made_anew_for_a_rematch(
    tmp_path: Path,
) -> None:
    async def begin() -> p.Place:
        async with open_hall(tmp_path) as hall:
            ann = await hall.open(p.MakeTable("Ann", p.Settings(seats=3)))
            await hall.join(ann.table, p.JoinTable("Bob"))
            live, ear = await hall.live(ann.table), await listen(hall, ann)
            for member in range(2):
                await live.act(member, commit(NUMBERS[member]))
            await live.act(0, p.Start())
            await live.act(1, p.Reveal(number=NUMBERS[1]))
            *_, opened, shown = (told.what for told in ear.told)
            assert isinstance(opened, p.Drawing)
            assert shown == p.Revealed(1, NUMBERS[1])
            return ann

    async def go_on(ann: p.Place) -> None:
        async with open_hall(tmp_path) as hall:
            live = await hall.live(ann.table)
            await live.act(0, p.Reveal(number=NUMBERS[0]))
            assert live.table.draw is not None
            numbers = dict(enumerate(NUMBERS[:2]))
            assert live.table.seed == seed_of(live.table.draw.half, numbers)
            await live.act(0, p.Propose(motion="void"))
            await hall.rematch(live, 0, visitor())
            again = await hall.live(live.table.rematch)
            assert lobby.pledges(again.table) == []
            assert again.table.draw is None

    async def work() -> None:
        await go_on(await begin())

    run(work)
