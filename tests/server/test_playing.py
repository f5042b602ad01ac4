"""During the match: moves, words, being away, and what players decide together."""

import pytest

from rockfall.kernel.geometry import cell
from rockfall.kernel.moves import verb_of
from rockfall.server import protocol as p
from rockfall.server.entries import Chose, Closed
from rockfall.server.playing import early_moves
from tests.server.desks import Desk, seated


def acting(desk: Desk) -> tuple[int, int]:
    """The seat that must act, and a move it may make."""
    match = desk.table.match
    assert match is not None
    return match.actor, match.moves(match.actor)[0]


def test_a_move_is_made_on_the_step_it_was_meant_for_and_once() -> None:
    desk = seated()
    seat, move = acting(desk)
    assert desk.denied(seat, p.Move(step=5, move=move)) == "stale-step"
    assert desk.do(seat, p.Move(step=0, move=move)) == [Chose(seat, move, "person")]
    assert desk.denied(seat, p.Move(step=0, move=move)) == "stale-step"
    assert desk.table.step == 1


def test_the_engine_says_why_a_move_is_refused() -> None:
    desk = seated()
    seat, move = acting(desk)
    assert desk.denied((seat + 1) % 3, p.Move(step=0, move=move)) == "not-your-turn"
    assert desk.denied(seat, p.Move(step=0, move=2**31)) == "no-such-move"


def test_before_and_after_the_match_there_are_no_moves() -> None:
    desk = Desk().join("Ann")
    assert desk.denied(0, p.Move(step=0, move=1)) == "match-not-begun"
    desk.begin()
    desk.fold([Closed("void")])
    assert desk.denied(0, p.Move(step=0, move=1)) == "match-over"


def test_answers_to_a_window_may_come_early_from_all_but_who_laid_the_card() -> None:
    desk = seated(3, spec="jubilee+veto")
    match = desk.table.match
    assert match is not None
    verbs = match.edition.rules.layout.verbs
    while not desk.table.in_window:
        seat = match.actor
        open_ones = [m for m in match.moves(seat) if not verbs[verb_of(m)].secret]
        desk.fold([Chose(seat, (open_ones or match.moves(seat))[0], "person")])
    active = match.truth.nums[match.truth.layout.nums.index("active")]
    assert early_moves(match, active) == []
    for seat in {0, 1, 2} - {active}:
        assert {verbs[verb_of(m)].name for m in early_moves(match, seat)} <= {"allow", "veto"}
    assert desk.denied(active, p.Move(step=desk.step, move=0)) == "not-asked"


def test_who_moves_is_not_away_any_more() -> None:
    desk = seated()
    seat, move = acting(desk)
    desk.do(seat, p.Away())
    assert desk.denied(seat, p.Away()) == "already-away"
    assert desk.table.plays(seat) == "greedy"
    desk.do(seat, p.Move(step=0, move=move))
    assert desk.table.plays(seat) == ""
    assert desk.denied(seat, p.Away(away=False)) == "not-away"


# -- words -----------------------------------------------------------------------------------


def test_chat_can_be_off_and_must_be_showable() -> None:
    desk = seated(chat=False)
    assert desk.denied(0, p.Say(words=p.Chat("hello"))) == "chat-off"
    desk.do(0, p.Say(words=p.Phrase("hello")))
    desk.do(0, p.Say(words=p.Emote("wow")))
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
    desk = Desk(seats=3).join("Ann", "Bob", "Cid", "Dot")
    claim = p.Say(words=p.RoleClaim(0, "digger"))
    assert desk.denied(0, claim) == "match-not-begun"
    desk.begin()
    assert desk.denied(3, claim) == "not-seated"
    desk.do(0, claim)


def test_one_may_mute_others_but_not_oneself() -> None:
    desk = seated()
    assert desk.denied(0, p.Mute(member=0)) == "no-such-member"
    assert desk.denied(0, p.Mute(member=9)) == "no-such-member"
    desk.do(0, p.Mute(member=1))
    assert desk.table.members[0].muted == {1}
    desk.do(0, p.Mute(member=1, muted=False))
    assert desk.table.members[0].muted == set()


# -- deciding together -----------------------------------------------------------------------


def test_the_host_pauses_and_nobody_can_move_until_it_goes_on() -> None:
    desk = seated()
    seat, move = acting(desk)
    assert desk.denied(0, p.Propose(motion="continue")) == "not-paused"
    desk.do(0, p.Propose(motion="pause"))
    assert desk.denied(seat, p.Move(step=0, move=move)) == "match-paused"
    assert desk.denied(0, p.Propose(motion="pause")) == "already-paused"
    desk.do(0, p.Propose(motion="continue"))
    desk.do(seat, p.Move(step=0, move=move))


def test_others_need_more_than_half_of_the_players() -> None:
    desk = seated(4)
    desk.do(1, p.Propose(motion="void"))
    desk.do(2, p.Propose(motion="void"))
    assert desk.table.phase == "playing"
    desk.do(1, p.Propose(motion="void", wish=False))
    desk.do(3, p.Propose(motion="void"))
    assert desk.table.phase == "playing"
    desk.do(1, p.Propose(motion="void"))
    assert (desk.table.phase, desk.table.how) == ("over", "void")


def test_wishes_of_who_left_do_not_count() -> None:
    desk = seated(4)
    desk.do(1, p.Propose(motion="pause"))
    desk.do(1, p.Leave())
    desk.do(2, p.Propose(motion="pause"))
    assert not desk.table.paused
    desk.do(3, p.Propose(motion="pause"))
    assert desk.table.paused


def test_a_bot_can_be_asked_to_sit_in_for_somebody() -> None:
    desk = seated(sit_in="random")
    assert desk.denied(0, p.Propose(motion="sit-in")) == "no-such-seat"
    assert desk.denied(0, p.Propose(motion="pause", seat=1)) == "no-such-seat"
    desk.do(0, p.Propose(motion="sit-in", seat=1))
    assert desk.table.plays(1) == "random"
    assert desk.denied(0, p.Propose(motion="sit-in", seat=1)) == "already-away"
