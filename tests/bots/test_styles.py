"""Styles are one-sided ways to play, for measurements alone."""

import pytest

from rockfall.bots.bot import BUDGET
from rockfall.bots.registry import BOTS, make_bot
from rockfall.bots.styles.styled_bot import STYLES
from rockfall.match.notation import move_text
from tests.bots.jubilee_tables import ALONE, DIGGERS, table
from tools.fit.rounds import BASE, Task, play_one


@pytest.mark.parametrize("style", sorted(STYLES))
def test_every_style_plays_a_round_and_is_offered_to_nobody(style: str) -> None:
    assert style not in BOTS
    played = play_one(Task(BASE, 4, ({style: 1}, {style: 1}), f"style {style}", False))
    assert played.deeds
    assert set(played.styles) == {style}


@pytest.mark.parametrize(
    ("style", "roles", "choice"),
    [
        ("all-in", ALONE, "dig e+w 5,0"),
        ("idler", ALONE, "pass"),
        ("loyal", ALONE, "dig NESW 5,0"),
        ("simple", DIGGERS, "dig NESW 5,0"),
    ],
)
def test_a_style_does_what_it_is_called_for(
    style: str, roles: tuple[str, ...], choice: str
) -> None:
    scene = table("veto", roles, "e+w", "NESW", "broken-cart")
    view = scene.view(0)
    bot = make_bot(style, scene.rules, 0, b"style")
    move = bot.choose(view, scene.rules.moves(view), BUDGET)
    assert move_text(scene.layout, move).startswith(choice)
