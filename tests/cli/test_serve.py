"""The command that serves tables."""

import sys
from types import ModuleType

import pytest

from rockfall.cli.serve import add_parser
from rockfall.server.config import SETTINGS, Config
from tests.cli.commands import call


@pytest.fixture(name="served")
def _served(monkeypatch: pytest.MonkeyPatch) -> list[Config]:
    """What a server would be started with; none is, and no variable of the server is set."""
    served: list[Config] = []

    def serve(config: Config) -> int:
        served.append(config)
        return 7

    stand_in = ModuleType("rockfall.server.run")
    vars(stand_in)["serve"] = serve
    monkeypatch.setitem(sys.modules, "rockfall.server.run", stand_in)
    for setting in SETTINGS:
        monkeypatch.delenv(setting.variable, raising=False)
    return served


def test_options_and_variables_reach_the_server(
    served: list[Config], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("ROCKFALL_MAX_TABLES", "5")
    monkeypatch.setenv("ROCKFALL_PORT", "1")
    assert call(add_parser, "serve", "--port", "0", "--trusted-proxy", "10.0.0.1") == 7
    assert served == [Config(port=0, max_tables=5, trusted_proxy="10.0.0.1/32")]


def test_nothing_needs_to_be_set(served: list[Config]) -> None:
    assert call(add_parser, "serve") == 7
    assert served == [Config()]


def test_a_setting_that_makes_no_sense_starts_nothing(
    served: list[Config], capsys: pytest.CaptureFixture[str]
) -> None:
    assert call(add_parser, "serve", "--port", "high") == 2
    assert served == []
    said = capsys.readouterr().err
    assert said == ("rockfall serve: --port takes a whole number from 0 to 65,535, not 'high'\n")


def test_every_setting_has_a_line_of_help(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        call(add_parser, "serve", "--help")
    said = capsys.readouterr().out
    assert all(f"  {setting.option} " in said for setting in SETTINGS)
