"""During the match: moves, words, being away, and what players decide together."""

import pytest

from rockfall.kernel.geometry import cell
from rockfall.kernel.moves import verb_of
from rockfall.server import protocol as p
from rockfall.server.entries import Chose, Closed
from rockfall.server.playing import early_moves
from rockfall.server.settings import link_of
from tests.server.offline_tables import OfflineTable, seated


def acting(offline: OfflineTable) -> tuple[int, int]:
    """The seat that must act, and a move it may make."""
    match = offline.table.match
    assert match is not None
    return match.actor, match.moves(match.actor)[0]


def test_a_move_is_made_on_the_step_it_was_meant_for_and_once() -> None:
    offline = seated()
    seat, move = acting(offline)
    assert offline.denied(seat, p.Move(step=5, move=move)) == "stale-step"
    assert offline.do(seat, p.Move(step=0, move=move)) == [Chose(seat, move, "person")]
    assert offline.denied(seat, p.Move(step=0, move=move)) == "stale-step"
    assert offline.table.step == 1


def test_the_engine_says_why_a_move_is_refused() -> None:
    offline = seated()
    seat, move = acting(offline)
    assert offline.denied((seat + 1) % 3, p.Move(step=0, move=move)) == "not-your-turn"
    assert offline.denied(seat, p.Move(step=0, move=2**31)) == "no-such-move"


def test_before_and_after_the_match_there_are_no_moves() -> None:
    offline = OfflineTable().join("Ann")
    assert offline.denied(0, p.Move(step=0, move=1)) == "match-not-begun"
    offline.begin()
    offline.fold([Closed("void")])
    assert offline.denied(0, p.Move(step=0, move=1)) == "match-over"


def test_answers_to_a_window_may_come_early_from_all_but_who_laid_the_card() -> None:
    offline = seated(3, spec="jubilee+veto")
    match = offline.table.match
    assert match is not None
    verbs = match.edition.rules.layout.verbs
    while not offline.table.in_window:
        seat = match.actor
        open_ones = [m for m in match.moves(seat) if not verbs[verb_of(m)].secret]
        offline.fold([Chose(seat, (open_ones or match.moves(seat))[0], "person")])
    active = match.truth.nums[match.truth.layout.nums.index("active")]
    assert early_moves(match, active) == []
    for seat in {0, 1, 2} - {active}:
        assert {verbs[verb_of(m)].name for m in early_moves(match, seat)} <= {"allow", "veto"}
    assert offline.denied(active, p.Move(step=offline.step, move=0)) == "not-asked"


def test_who_moves_is_not_away_any_more() -> None:
    offline = seated()
    seat, move = acting(offline)
    offline.do(seat, p.Away())
    assert offline.denied(seat, p.Away()) == "already-away"
    assert offline.table.plays(seat) == "standard"
    offline.do(seat, p.Move(step=0, move=move))
    assert offline.table.plays(seat) == ""
    assert offline.denied(seat, p.Away(away=False)) == "not-away"


# -- words -----------------------------------------------------------------------------------


def test_chat_can_be_off_and_must_be_showable() -> None:
    offline = seated(chat=False)
    assert offline.denied(0, p.Say(words=p.Chat("hello"))) == "chat-off"
    offline.do(0, p.Say(words=p.Phrase("hello")))
    offline.do(0, p.Say(words=p.Emote("wow")))
    talkative = seated()
    assert talkative.denied(0, p.Say(words=p.Chat(" \u200b"))) == "bad-text"
    assert talkative.denied(0, p.Say(words=p.Chat("a\nb"))) == "bad-text"
    talkative.do(0, p.Say(words=p.Chat("<b>hello</b>")))


@pytest.mark.parametrize(
    ("claim", "code"),
    [
        (p.RoleClaim(7, "digger"), "no-such-seat"),
        (p.RoleClaim(0, "wizard"), "no-such-card"),
        (p.RoleClaim(0, "map"), "no-such-card"),
        (p.GoalClaim(cell(8, 0), "digger"), "no-such-card"),
        (p.GoalClaim(cell(3, 0), "treasure"), "nothing-hidden"),
    ],
)
def test_claims_are_about_what_there_is(claim: p.RoleClaim | p.GoalClaim, code: str) -> None:
    assert seated().denied(0, p.Say(words=claim)) == code


def test_only_players_claim_and_only_in_a_match() -> None:
    offline = OfflineTable(seats=3).join("Ann", "Bob", "Cid", "Dot")
    claim = p.Say(words=p.RoleClaim(0, "digger"))
    assert offline.denied(0, claim) == "match-not-begun"
    offline.begin()
    assert offline.denied(3, claim) == "not-seated"
    offline.do(0, claim)


def test_one_may_mute_others_but_not_oneself() -> None:
    offline = seated()
    assert offline.denied(0, p.Mute(member=0)) == "no-such-member"
    assert offline.denied(0, p.Mute(member=9)) == "no-such-member"
    offline.do(0, p.Mute(member=1))
    assert offline.table.members[0].muted == {1}
    offline.do(0, p.Mute(member=1, muted=False))
    assert offline.table.members[0].muted == set()


# -- deciding together -----------------------------------------------------------------------


def test_the_host_pauses_and_nobody_can_move_until_it_goes_on() -> None:
    offline = seated()
    seat, move = acting(offline)
    assert offline.denied(0, p.Propose(motion="continue")) == "not-paused"
    offline.do(0, p.Propose(motion="pause"))
    assert offline.denied(seat, p.Move(step=0, move=move)) == "match-paused"
    assert offline.denied(0, p.Propose(motion="pause")) == "already-paused"
    offline.do(0, p.Propose(motion="continue"))
    offline.do(seat, p.Move(step=0, move=move))


def test_others_need_more_than_half_of_the_players() -> None:
    offline = seated(4)
    offline.do(1, p.Propose(motion="void"))
    offline.do(2, p.Propose(motion="void"))
    assert offline.table.phase == "playing"
    offline.do(1, p.Propose(motion="void", wish=False))
    offline.do(3, p.Propose(motion="void"))
    assert offline.table.phase == "playing"
    offline.do(1, p.Propose(motion="void"))
    assert (offline.table.phase, offline.table.how) == ("over", "void")


def test_wishes_of_who_left_do_not_count() -> None:
    offline = seated(4)
    offline.do(1, p.Propose(motion="pause"))
    offline.do(1, p.Leave())
    offline.do(2, p.Propose(motion="pause"))
    assert not offline.table.paused
    offline.do(3, p.Propose(motion="pause"))
    assert offline.table.paused


def test_the_host_alone_changes_the_pace_of_bots_and_only_while_the_match_is_on() -> None:
    offline = OfflineTable(seats=3).join("Ann", "Bob")
    assert offline.denied(0, p.SetPace(pace=0.0)) == "match-not-begun"
    offline.begin()
    assert offline.denied(1, p.SetPace(pace=0.0)) == "not-host"
    extras = offline.table.members[0].extras
    assert offline.do(0, p.SetPace(pace=0.4)) == [p.Paced(0.4)]
    assert offline.table.settings.pace == 0.4
    assert offline.table.members[0].extras == extras + 1
    assert link_of(offline.table.settings).endswith("pace=0.4"), "a rematch keeps it"
    # Whoever is host after somebody left.
    offline.do(0, p.Leave())
    offline.do(1, p.SetPace(pace=1.0))
    offline.do(1, p.Propose(motion="void"))
    assert offline.denied(1, p.SetPace(pace=0.0)) == "match-over"


def test_a_bot_can_be_asked_to_sit_in_for_somebody() -> None:
    offline = seated(sit_in="random")
    assert offline.denied(0, p.Propose(motion="sit-in")) == "no-such-seat"
    assert offline.denied(0, p.Propose(motion="pause", seat=1)) == "no-such-seat"
    offline.do(0, p.Propose(motion="sit-in", seat=1))
    assert offline.table.plays(1) == "random"
    assert offline.denied(0, p.Propose(motion="sit-in", seat=1)) == "already-away"
