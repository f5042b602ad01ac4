"""Before the match: who may do what at a table that has not begun."""

from rockfall.match.match import Match
from rockfall.server import lobby
from rockfall.server import protocol as p
from rockfall.server.entries import Dealt
from tests.server.offline_tables import SEED, OfflineTable, seated


def test_people_come_without_an_account_and_get_the_first_free_seat() -> None:
    offline = OfflineTable(seats=3, bots=["standard"]).join("Ann", "Bob", "Cid")
    assert [member.seat for member in offline.table.members] == [1, 2, -1]
    assert [chair.member for chair in offline.table.chairs] == [-1, 0, 1]
    assert offline.table.host == 0


def test_who_watches_only_may_come_if_watching_is_allowed() -> None:
    offline = OfflineTable(seats=3, watch="nobody").join("Ann", "Bob", "Cid")
    assert offline.turned_away("Dot") == "no-watching"


def test_names_are_told_apart_and_can_be_shown() -> None:
    offline = OfflineTable().join("Ann")
    assert offline.turned_away("Ann") == offline.turned_away(" Ann ") == "name-taken"
    assert offline.turned_away("  ") == offline.turned_away("a\x07b") == "bad-name"


def test_seats_are_changed_until_the_match_begins() -> None:
    offline = OfflineTable(seats=4, bots=["", "", "", "random"]).join("Ann", "Bob")
    offline.do(0, p.Sit(seat=3))
    assert offline.table.chairs[3].member == 0
    assert offline.table.settings.bots == [], "a person sits on the bot's seat"
    assert offline.denied(0, p.Sit(seat=1)) == "seat-taken"
    assert offline.denied(0, p.Sit(seat=4)) == "no-such-seat"
    offline.do(0, p.Sit(seat=-1))
    assert offline.table.seat_of(0) == -1
    assert offline.denied(0, p.Sit(seat=-1)) == "not-seated"
    offline.begin()
    assert offline.denied(1, p.Sit(seat=0)) == "match-began"


def test_only_the_host_puts_bots_changes_settings_and_starts() -> None:
    offline = OfflineTable().join("Ann", "Bob")
    for wish in (p.PutBot(seat=4, level="standard"), p.Change(settings=p.Settings()), p.Start()):
        assert offline.denied(1, wish) == "not-host"
    offline.do(0, p.PutBot(seat=4, level="standard"))
    assert offline.table.settings.bots == ["", "", "", "", "standard"]
    assert offline.denied(0, p.PutBot(seat=1, level="standard")) == "seat-taken"
    assert offline.denied(0, p.PutBot(seat=3, level="genius")) == "unknown-bot"
    offline.do(0, p.PutBot(seat=4, level=""))
    assert offline.table.settings.bots == []


def test_the_next_one_is_host_when_the_host_leaves() -> None:
    offline = OfflineTable().join("Ann", "Bob")
    offline.do(0, p.Leave())
    assert offline.table.host == 1
    assert offline.table.chairs[0].member == -1
    assert offline.denied(0, p.Sit(seat=0)) == "has-left"
    offline.do(1, p.Start())


def test_new_settings_keep_people_seated_as_far_as_there_are_seats() -> None:
    offline = OfflineTable(seats=5).join("Ann", "Bob", "Cid", "Dot")
    offline.do(1, p.Ready(ready=True))
    offline.do(0, p.Change(settings=p.Settings(seats=3, bots=["standard", "standard", "standard"])))
    assert [member.seat for member in offline.table.members] == [0, 1, 2, -1]
    assert not offline.table.members[1].ready, "who was ready for something else must say so again"
    assert offline.denied(0, p.Change(settings=p.Settings(seats=2))) == "impossible-settings"


def test_free_seats_get_bots_with_names_of_their_own_when_the_match_begins() -> None:
    offline = OfflineTable(seats=5, bots=["", "random"], sit_in="standard").join("Grimbold", "Bob")
    (dealt,) = lobby.start(offline.table, 0, SEED)
    assert isinstance(dealt, Dealt)
    assert dealt.levels == ["", "random", "", "standard", "standard"]
    assert dealt.members == [0, -1, 1, -1, -1]
    assert len(set(dealt.names)) == 5
    offline.fold([dealt])
    assert isinstance(offline.table.match, Match)
    assert offline.table.phase == "playing"


def test_a_table_without_anybody_seated_does_not_begin() -> None:
    offline = OfflineTable().join("Ann")
    offline.do(0, p.Sit(seat=-1))
    assert offline.denied(0, p.Start()) == "nobody-seated"


def test_a_watcher_without_a_place_can_wish_nothing() -> None:
    assert seated().denied(-1, p.Start()) == "only-watching"
