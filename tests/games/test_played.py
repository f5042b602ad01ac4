"""A second game is played, kept, told and shown like the first one."""

import json
from random import Random

import pytest

from rockfall.bots.play import play_game
from rockfall.cli import simulate
from rockfall.kernel.layout import GOD, TABLE, WATCHER
from rockfall.kernel.verdict import result, verdict
from rockfall.match.document import load_match, save
from rockfall.match.match import Match
from rockfall.match.notation import move_text, parse_move
from rockfall.match.position import parse_position, position_text
from rockfall.match.question import question
from rockfall.match.story import tell
from rockfall.server import protocol as p
from rockfall.server.told_events import events
from rockfall.server.told_layout import layout_of
from tests.cli.commands import call
from tests.server.offline_tables import seated
from tests.support.play import edition
from tests.terminal.sitting import sit

pytestmark = pytest.mark.interpreted

NAMES = ["Ada", "Bo", "Cy"]


def played(spec: str = "village", seats: int = 3, seed: bytes = b"lots") -> Match:
    match, chance = Match(edition(spec, seats), seed, NAMES[:seats]), Random(seed)
    while not match.over:
        if match.actor == TABLE:
            match.advance()
        else:
            match.submit(match.actor, chance.choice(match.moves(match.actor)))
    return match


@pytest.mark.parametrize(
    ("spec", "seats", "rounds"), [("village", 2, 2), ("village+evening", 3, 3)]
)
def test_bots_play_it_and_its_rounds_are_written_down(spec: str, seats: int, rounds: int) -> None:
    record = play_game(edition(spec, seats), ["random"] * seats, b"lots")
    assert len(record.rounds) == rounds
    for seat, score in enumerate(record.scores):
        assert score == sum(played.winner == f"seat-{seat}" for played in record.rounds)


def test_rounds_and_the_game_are_judged_by_its_own_rules() -> None:
    match = played("village+L1=all")
    judged = 0
    for number, step in enumerate(match.steps[1:], 1):
        found = verdict(match.view_before(WATCHER, number))
        if found is not None:
            assert found.why == "all-chose"
            assert [pay["points"] for pay in found.pay] == [
                int(seat in found.winners) for seat in range(3)
            ]
            judged += found.decided
        assert step.number == number
    final = result(match.truth)
    assert judged > 0
    assert final.winners == [s for s in range(3) if final.scores[s] == max(final.scores)]


def test_simulate_counts_it(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("--edition", "village", "--players", "2-3", "--games", "5", "--bots", "random")
    assert call(simulate.add_parser, "simulate", *words, "--workers", "1", "--json") == 0
    told = json.loads(capsys.readouterr().out)
    assert [told["players"][n]["rounds"] for n in ("2", "3")] == [10, 10]
    assert call(simulate.add_parser, "simulate", *words, "--workers", "1") == 0
    assert capsys.readouterr().out.startswith("village, seed 0, 5 games")


def test_a_document_of_it_is_read_again() -> None:
    match = played("village+evening")
    again = load_match(save(match))
    assert again.edition.spec == "village+evening"
    assert [step.ops for step in again.steps] == [step.ops for step in match.steps]


def test_moves_and_positions_are_written_and_read() -> None:
    match = Match(edition("village", 3), b"lots", NAMES)
    layout = match.truth.layout
    for move in match.moves(match.actor):
        assert parse_move(layout, move_text(layout, move)) == move
    for eye in range(GOD, 3):
        view = match.view(eye)
        assert parse_position(layout, position_text(view)).same(view)


def test_every_step_is_told_to_every_eye_and_every_decision_is_a_question() -> None:
    match = played()
    rules = match.edition.rules
    for eye in range(GOD, 3):
        heard = [
            message.key
            for told in match.told_since(eye, 0)
            for message in tell(rules, told, match.view_before(eye, told.number))
        ]
        assert heard.count("story-round") == 2
        assert heard.count("story-end-all-chose") == 2
        assert heard.count("story-won-seat") == heard.count("story-paid-points") > 0
    begun = Match(match.edition, b"lots", NAMES)
    assert question(rules, begun.view(begun.actor)).key == "ask-lot"


def test_what_its_numbers_mean_can_be_sent() -> None:
    told = layout_of(edition("village", 3).rules.layout)
    assert [verb.name for verb in told.verbs] == ["show", "keep"]


@pytest.mark.parametrize("people", [0, 1, 2])
def test_it_is_played_at_the_terminal(people: int) -> None:
    match = Match(edition("village", 2), b"lots", NAMES[:2])
    text = sit(match, people, lambda _: "1")
    assert match.over
    assert "The game is over" in text


def test_a_table_on_the_server_tells_every_eye_how_its_rounds_came_out() -> None:
    offline, chance = seated(3, spec="village"), Random(1)
    match = offline.table.match
    assert match is not None
    while not match.over:
        offline.move(rng=chance)
    for eye in (GOD, WATCHER, 0, 1, 2):
        told = [each[eye] for each in events(offline.table, [eye], 0)]
        outcomes = [it.outcome for it in told if isinstance(it, p.Advanced) and it.outcome]
        assert {(it.round, it.why, it.decided) for it in outcomes} == {
            (1, "all-chose", True),
            (2, "all-chose", True),
        }
