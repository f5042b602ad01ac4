"""Parts of a tournament, counted again from games that were played one by one."""

import json
from itertools import product
from typing import Any

import pytest

from rockfall.arena import league, replace_one, swap
from rockfall.arena.bouts import Results
from rockfall.arena.deals import game_seed, load_once
from rockfall.arena.executors import ProcessPool, Serial
from rockfall.arena.plan import PARTS, Plan
from rockfall.arena.summary import summary
from rockfall.arena.tournament import play, work_for
from rockfall.bots.play import play_game, play_round

BOTS = ("random", "standard")


@pytest.fixture(scope="module")
def plan() -> Plan:
    return Plan("jubilee", BOTS, [4], "again", rounds=4, games=2)


@pytest.fixture(scope="module")
def results(plan: Plan) -> Results:
    return play(work_for(plan, 1), Serial(), lambda _: None)


def test_a_deal_knows_who_is_who(plan: Plan, results: Results) -> None:
    for deal in plan.deals:
        played = play_round(load_once("jubilee", 4), ["random"] * 4, deal.seed)
        assert deal.seed == game_seed("again", 4, deal.number)
        assert [role == "saboteur" for role in played.dealt] == list(deal.foes)


def test_the_swap_matrix_can_be_counted_again(plan: Plan, results: Results) -> None:
    built = load_once("jubilee", 4)
    counted: dict[tuple[int, str, str], list[bool]] = {}
    for deal, diggers, saboteurs in product(plan.deals, BOTS, BOTS):
        bots = [saboteurs if foe else diggers for foe in deal.foes]
        played = play_round(built, bots, deal.seed)
        key = (played.foes, diggers, saboteurs)
        counted.setdefault(key, []).append(played.winner == "saboteurs")
    found = {(c.foes, c.diggers, c.saboteurs): (c.rounds, c.won) for c in swap.cells(plan, results)}
    assert found == {key: (len(won), sum(won)) for key, won in counted.items()}
    for change in swap.changes(plan, results):
        pairs = change.pairs
        sides = [(bot, change.against) for bot in BOTS]
        if change.side == "saboteurs":
            sides = [(against, bot) for bot, against in sides]
        before, after = (counted[change.foes, *names] for names in sides)
        both = list(zip(before, after, strict=True))
        assert (pairs.first, pairs.second) == (both.count((True, False)), both.count((False, True)))


def test_guests_can_be_counted_again(plan: Plan, results: Results) -> None:
    built = load_once("jubilee", 4)
    found = replace_one.guests(plan, results)
    assert sum(one.pairs.deals for one in found) == 2 * plan.rounds
    for one in found:
        outcomes = []
        for deal in plan.deals:
            seat = deal.number % 4
            if (sum(deal.foes), deal.foes[seat]) != (one.foes, one.foe):
                continue
            bots = [one.among] * 4
            before = seat in play_round(built, bots, deal.seed).winners
            bots[seat] = one.bot
            outcomes.append((before, seat in play_round(built, bots, deal.seed).winners))
        assert one.pairs.deals == len(outcomes)
        assert one.pairs.difference == (
            pytest.approx(sum(b - a for a, b in outcomes) / len(outcomes))
        )


def test_bouts_that_several_parts_ask_for_are_played_once(plan: Plan) -> None:
    asked = [*swap.bouts(plan), *replace_one.bouts(plan), *league.bouts(plan)]
    work = [bout for batch in work_for(plan, 2) for bout in batch]
    assert len(work) == len(set(work)) == len(set(asked)) < len(asked)


def test_one_process_and_two_give_the_same(plan: Plan, results: Results) -> None:
    again = play(work_for(plan, 2), ProcessPool(2), lambda _: None)
    one, other = (json.dumps(_told(plan, some)) for some in (results, again))
    assert one == other


def _told(plan: Plan, results: Results) -> dict[str, Any]:
    told = summary(plan, results)
    latency = told.pop("latency")
    assert isinstance(latency, dict)
    assert set(latency) == set(BOTS)
    return told


def test_in_the_league_no_bot_has_a_table_to_itself(plan: Plan) -> None:
    for seats in (2, 3, 5):
        many = Plan("jubilee+saboteur2", BOTS, [seats], "drawn", rounds=1, games=30)
        lineups = [bout.bots for bout in league.bouts(many)]
        assert all(set(bots) == set(BOTS) for bots in lineups)
        assert len(set(lineups)) > 1


def test_ratings_follow_the_rounds_and_the_gold(plan: Plan, results: Results) -> None:
    table = league.ratings(plan, results)
    assert {one.side for one in table} == {"diggers", "saboteurs", "gold"}
    decided = 0
    for deal in plan.league_deals:
        bout = league.arrange(plan, deal)
        record = play_game(load_once("jubilee", 4), bout.bots, deal.seed)
        assert record == results.records[bout]
        decided += sum(0 < len(played.winners) < 4 for played in record.rounds)
    gold = [one for one in table if one.side == "gold"]
    assert [one.matches for one in gold] == [plan.games] * 2
    assert max(one.matches for one in table) <= max(decided, plan.games)


def test_who_always_wins_is_rated_higher_and_surer_on_that_side_alone() -> None:
    ratings = league.Ratings()
    for _ in range(20):
        ratings.match([[("up", "good"), ("up", "good")], [("down", "bad")]], (0, 1))
    best, worst = {one.bot: one for one in ratings.table()}["good"], ratings.table()[0]
    assert (worst.side, worst.bot, best.matches) == ("down", "bad", 20)
    assert best.mu > 25 > worst.mu
    assert best.sigma < 25 / 3


def test_other_games_have_what_parts_they_can() -> None:
    plan = Plan("cave", BOTS, [2], "dark", rounds=1, games=1, parts=PARTS[1:])
    assert plan.foes == ""
    told = summary(plan, play(work_for(plan, 1), Serial(), lambda _: None))
    assert told["deduction"] == []
    assert told["replace"]
    assert told["league"]
