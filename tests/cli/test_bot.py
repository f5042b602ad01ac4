"""`rockfall bot`: clear refusals; that it plays is shown in tests/docs/test_remote_bots.py."""

import pytest

from rockfall.bots.registry import BOTS
from rockfall.cli import bot
from tests.cli.commands import call

TABLE = "http://127.0.0.1:9/t/cellar"


@pytest.mark.parametrize(
    ("words", "code", "sentence"),
    [
        (
            (TABLE, "genius", "--token", "t"),
            2,
            f"'genius' is no bot and no program: there are {', '.join(BOTS)}",
        ),
        (
            ("cellar", "random", "--token", "t"),
            1,
            "'cellar' is no table's address, such as http://localhost:8000/t/NAME",
        ),
        ((TABLE, "random"), 1, "needs the seat's token: --token, or ROCKFALL_TOKEN"),
    ],
)
def test_input_that_makes_no_sense_is_refused_in_one_sentence(
    words: tuple[str, ...],
    code: int,
    sentence: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.delenv("ROCKFALL_TOKEN", raising=False)
    assert call(bot.add_parser, "bot", *words) == code
    printed = capsys.readouterr()
    assert (printed.out, printed.err) == ("", f"rockfall bot: {sentence}\n")
