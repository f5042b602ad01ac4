"""How rounds and games end on the screen."""

from rockfall.kernel.layout import TABLE
from rockfall.kernel.verdict import Result
from rockfall.match.match import Match
from rockfall.terminal.chronicle import Chronicle
from rockfall.terminal.look import wealth
from rockfall.terminal.podium import podium
from rockfall.terminal.seats import full_names
from tests.support.play import act, edition
from tests.terminal.sitting import look_of, plain

NAMES = ["Anna", "Ben", "Cleo", "Dora"]


def test_the_podium_ranks_by_gold_and_level_players_share_a_place() -> None:
    lines = plain(podium(Result([3, 5, 1, 3], [1]), look_of(NAMES))).splitlines()
    assert [line.split()[:3] for line in lines[2:6]] == [
        ["1.", "Ben", "5"],
        ["2.", "Anna", "3"],
        ["2.", "Dora", "3"],
        ["4.", "Cleo", "1"],
    ]
    assert lines[4].endswith("◆◆◆")
    assert "1 gold " in lines[5]
    assert lines[-1] == "Ben wins!"


def test_level_players_at_the_top_share_the_victory() -> None:
    assert plain(podium(Result([4, 4, 1, 4], [0, 1, 3]), look_of(NAMES))).endswith(
        "Anna, Ben and Dora share the victory!"
    )
    assert plain(podium(Result([4, 4, 1, 0], [0, 1]), look_of(NAMES))).endswith(
        "Anna and Ben share the victory!"
    )


def test_an_eye_remembers_how_each_round_ended_before_the_cards_are_gathered() -> None:
    match = Match(edition("jubilee", 4), b"ends", full_names(NAMES, 4))
    chronicle, rich = Chronicle(0, "en"), list[int]()
    while not match.over:
        if match.actor != TABLE:
            match.submit(match.actor, match.moves(match.actor)[0])
            continue
        chronicle.catch_up(match)
        found = match.verdict()
        assert found is not None
        if found.decided:
            rich.append(int(wealth(match.view(0), 0)))
            assert any("is over" in text for text in chronicle.end_of_round())
            assert not any("begins" in text for text in chronicle.end_of_round())
        match.advance()
    assert len(rich) == 3
    assert rich == sorted(rich)


def test_the_story_goes_back_to_the_own_last_move_but_not_into_the_last_round() -> None:
    match = Match(edition("jubilee", 4, 0), b"news", full_names(NAMES, 4))
    chronicle = Chronicle(0, "en")
    for _ in range(6):
        act(match, match.moves(match.actor)[0])
    chronicle.catch_up(match)
    news = chronicle.news()
    assert news[0].startswith("Anna ")
    assert any(text.startswith("Ben ") for text in news)
    assert not any("draws a card" in text for text in news)
    assert "Round 1 begins" not in " ".join(news)


def test_another_eye_never_hears_what_was_drawn_or_passed() -> None:
    match = Match(edition("jubilee", 4, 0), b"news", full_names(NAMES, 4))
    for _ in range(30):
        act(match, match.moves(match.actor)[0])
    watcher = Chronicle(-1, "en")
    watcher.catch_up(match)
    keys = {line.key for line in watcher.lines}
    assert "story-pass-unseen" in keys
    private = {"story-move-pile-hand", "story-pass", "story-saw", "story-role"}
    assert not keys & (private | {"story-move-offer-gold", "story-move-gold-pile-offer"})
