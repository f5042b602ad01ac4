"""Before the match: who may do what at a table that has not begun."""

from rockfall.match.match import Match
from rockfall.server import lobby
from rockfall.server import protocol as p
from rockfall.server.entries import Dealt
from tests.server.desks import SEED, Desk, seated


def test_people_come_without_an_account_and_get_the_first_free_seat() -> None:
    desk = Desk(seats=3, bots=["greedy"]).join("Ann", "Bob", "Cid")
    assert [member.seat for member in desk.table.members] == [1, 2, -1]
    assert [chair.member for chair in desk.table.chairs] == [-1, 0, 1]
    assert desk.table.host == 0


def test_who_watches_only_may_come_if_watching_is_allowed() -> None:
    desk = Desk(seats=3, watch="nobody").join("Ann", "Bob", "Cid")
    assert desk.turned_away("Dot") == "no-watching"


def test_names_are_told_apart_and_can_be_shown() -> None:
    desk = Desk().join("Ann")
    assert desk.turned_away("Ann") == desk.turned_away(" Ann ") == "name-taken"
    assert desk.turned_away("  ") == desk.turned_away("a\x07b") == "bad-name"


def test_seats_are_changed_until_the_match_begins() -> None:
    desk = Desk(seats=4, bots=["", "", "", "random"]).join("Ann", "Bob")
    desk.do(0, p.Sit(seat=3))
    assert desk.table.chairs[3].member == 0
    assert desk.table.settings.bots == [], "a person sits on the bot's seat"
    assert desk.denied(0, p.Sit(seat=1)) == "seat-taken"
    assert desk.denied(0, p.Sit(seat=4)) == "no-such-seat"
    desk.do(0, p.Sit(seat=-1))
    assert desk.table.seat_of(0) == -1
    assert desk.denied(0, p.Sit(seat=-1)) == "not-seated"
    desk.begin()
    assert desk.denied(1, p.Sit(seat=0)) == "match-began"


def test_only_the_host_puts_bots_changes_settings_and_starts() -> None:
    desk = Desk().join("Ann", "Bob")
    for wish in (p.PutBot(seat=4, level="greedy"), p.Change(settings=p.Settings()), p.Start()):
        assert desk.denied(1, wish) == "not-host"
    desk.do(0, p.PutBot(seat=4, level="greedy"))
    assert desk.table.settings.bots == ["", "", "", "", "greedy"]
    assert desk.denied(0, p.PutBot(seat=1, level="greedy")) == "seat-taken"
    assert desk.denied(0, p.PutBot(seat=3, level="genius")) == "unknown-bot"
    desk.do(0, p.PutBot(seat=4, level=""))
    assert desk.table.settings.bots == []


def test_the_next_one_is_host_when_the_host_leaves() -> None:
    desk = Desk().join("Ann", "Bob")
    desk.do(0, p.Leave())
    assert desk.table.host == 1
    assert desk.table.chairs[0].member == -1
    assert desk.denied(0, p.Sit(seat=0)) == "has-left"
    desk.do(1, p.Start())


def test_new_settings_keep_people_seated_as_far_as_there_are_seats() -> None:
    desk = Desk(seats=5).join("Ann", "Bob", "Cid", "Dot")
    desk.do(1, p.Ready(ready=True))
    desk.do(0, p.Change(settings=p.Settings(seats=3, bots=["greedy", "greedy", "greedy"])))
    assert [member.seat for member in desk.table.members] == [0, 1, 2, -1]
    assert not desk.table.members[1].ready, "who was ready for something else must say so again"
    assert desk.denied(0, p.Change(settings=p.Settings(seats=2))) == "impossible-settings"


def test_free_seats_get_bots_with_names_of_their_own_when_the_match_begins() -> None:
    desk = Desk(seats=5, bots=["", "random"], sit_in="greedy").join("Grimbold", "Bob")
    (dealt,) = lobby.start(desk.table, 0, SEED)
    assert isinstance(dealt, Dealt)
    assert dealt.levels == ["", "random", "", "greedy", "greedy"]
    assert dealt.members == [0, -1, 1, -1, -1]
    assert len(set(dealt.names)) == 5
    desk.fold([dealt])
    assert isinstance(desk.table.match, Match)
    assert desk.table.phase == "playing"


def test_a_table_without_anybody_seated_does_not_begin() -> None:
    desk = Desk().join("Ann")
    desk.do(0, p.Sit(seat=-1))
    assert desk.denied(0, p.Start()) == "nobody-seated"


def test_who_leaves_a_match_is_played_on_for_and_may_come_back() -> None:
    desk = seated()
    desk.do(1, p.Leave())
    assert desk.table.chairs[1].away == "greedy"
    assert desk.table.seat_of(1) == 1, "the seat stays theirs"
    assert desk.table.players() == [0, 2]
    desk.do(1, p.Away(away=False))
    assert desk.table.players() == [0, 1, 2]
    assert not desk.table.chairs[1].away


def test_a_watcher_without_a_place_can_wish_nothing() -> None:
    assert seated().denied(-1, p.Start()) == "only-watching"
