"""Settings of the server: options, variables, and what makes no sense."""

from dataclasses import fields
from pathlib import Path

import pytest

from rockfall.server.config import (
    SETTINGS,
    Address,
    Config,
    ConfigError,
    check_together,
    read_config,
)
from rockfall.server.origin import Origin

#: A text other than the default for every setting, and its value.
GIVEN: dict[str, tuple[str, object]] = {
    "host": ("0.0.0.0", "0.0.0.0"),
    "port": ("0", 0),
    "data": ("/srv/a b", Path("/srv/a b")),
    "database": ("postgresql+psycopg://me@db/rockfall", "postgresql+psycopg://me@db/rockfall"),
    "bus": ("redis://bus:6379", "redis://bus:6379"),
    "workers": ("4", 4),
    "worker_ports": ("own", "own"),
    "log_level": ("debug", "debug"),
    "metrics": ("[::1]:9100", Address("::1", 9100)),
    "thinkers": ("3", 3),
    "max_tables": ("7", 7),
    "max_sockets": ("8", 8),
    "sockets_per_address": ("9", 9),
    "connections_per_address": ("11", 11),
    "tables_per_address": ("10", 10),
    "message_bytes": ("512", 512),
    "messages_per_second": ("2.5", 2.5),
    "message_burst": ("4", 4),
    "work_per_second": ("12", 12),
    "work_burst": ("13", 13),
    "store_bytes_per_address": ("5M", 5 * 1024 * 1024),
    "max_database_bytes": ("3M", 3 * 1024 * 1024),
    "least_free": ("5M", 5 * 1024 * 1024),
    "lobby_days": ("1", 1),
    "playing_days": ("5", 5),
    "over_days": ("6", 6),
    "origins": (
        "https://Example.org, http://localhost:5173",
        (Origin("https", "example.org", 443), Origin("http", "localhost", 5173)),
    ),
    "names": ("Example.org, [::1],10.0.0.1", ("example.org", "::1", "10.0.0.1")),
    "trusted_proxy": ("10.0.0.1, 192.168.0.0/24,::1", "10.0.0.1/32,192.168.0.0/24,::1/128"),
}

#: Texts that make no sense, with a word of what would do.
WRONG = [
    ("host", "", "host name"),
    ("host", "two words", "host name"),
    ("port", "65536", "65,535"),
    ("port", "-1", "whole number"),
    ("port", "8_0", "whole number"),
    ("port", "٣", "whole number"),
    ("metrics", "on", "off"),
    ("metrics", "127.0.0.1", "127.0.0.1:9100"),
    ("metrics", ":9100", "127.0.0.1:9100"),
    ("metrics", "127.0.0.1:65536", "127.0.0.1:9100"),
    ("max_tables", "0", "from 1 "),
    ("max_tables", "9" * 5000, "whole number"),
    ("database", "rockfall.db", "URL"),
    ("database", "://x", "URL"),
    ("bus", "127.0.0.1:6379", "URL"),
    ("workers", "0", "from 1 "),
    ("worker_ports", "any", "shared, own"),
    ("log_level", "loud", "debug, info"),
    ("messages_per_second", "nan", "0.1"),
    ("messages_per_second", "many", "0.1"),
    ("max_database_bytes", "2", "1M"),
    ("max_database_bytes", "G", "1M"),
    ("max_database_bytes", "1.5G", "1M"),
    ("max_database_bytes", "", "1M"),
    ("origins", "example.org", "https://example.org"),
    ("origins", "https://example.org/page", "https://example.org"),
    ("origins", "*", "https://example.org"),
    ("names", "example.org:80", "example.org"),
    ("names", "example.org:8000", "example.org"),
    ("names", "https://example.org", "example.org"),
    ("names", "two words", "example.org"),
    ("trusted_proxy", "yes", "off"),
    ("trusted_proxy", "10.0.0.1/8", "off"),
]


def test_every_field_is_a_setting_and_tried_here() -> None:
    assert [setting.name for setting in SETTINGS] == [field.name for field in fields(Config)]
    assert {setting.name for setting in SETTINGS} == set(GIVEN)


@pytest.mark.parametrize("name", GIVEN)
def test_a_setting_is_read_from_its_option_and_from_its_variable(name: str) -> None:
    text, value = GIVEN[name]
    variable = {f"ROCKFALL_{name.upper()}": text}
    assert getattr(Config(), name) != value
    assert getattr(read_config({name: text}, {}), name) == value
    assert getattr(read_config({name: None}, variable), name) == value


def test_an_option_wins_over_a_variable_and_an_empty_variable_is_none() -> None:
    assert read_config({"port": "81"}, {"ROCKFALL_PORT": "82"}).port == 81
    assert read_config({"port": "81"}, {"ROCKFALL_PORT": "nonsense"}).port == 81
    assert read_config({}, {"ROCKFALL_PORT": ""}) == Config()


@pytest.mark.parametrize(("name", "text", "hint"), WRONG)
def test_what_makes_no_sense_is_refused_in_words_that_name_the_option(
    name: str, text: str, hint: str
) -> None:
    with pytest.raises(ConfigError) as typed:
        read_config({name: text}, {})
    option = "--" + name.replace("_", "-")
    assert str(typed.value).startswith(f"{option} takes ")
    assert hint in str(typed.value)
    if text:
        with pytest.raises(ConfigError, match=f"^ROCKFALL_{name.upper()} takes "):
            read_config({}, {f"ROCKFALL_{name.upper()}": text})


def test_the_defaults_are_a_server_for_this_machine_alone() -> None:
    config = Config()
    assert (config.host, config.port, config.message_bytes) == ("127.0.0.1", 8000, 4096)
    assert (config.origins, config.trusted_proxy, config.thinkers) == ((), "", 1)
    assert config.metrics == Address("127.0.0.1", 0)
    assert read_config({"metrics": "off"}, {}).metrics is None


def test_the_data_folder_follows_the_desktop_rule(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", "/home/ann")
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    assert Config().data == Path("/home/ann/.local/share/rockfall")
    monkeypatch.setenv("XDG_DATA_HOME", "relative")
    assert Config().data == Path("/home/ann/.local/share/rockfall")
    monkeypatch.setenv("XDG_DATA_HOME", "/data")
    assert Config().data == Path("/data/rockfall")
    assert read_config({"data": "~/tables"}, {}).data == Path("/home/ann/tables")


def test_the_database_lies_in_the_data_folder_unless_it_is_named() -> None:
    assert Config(data=Path("/srv")).database_url == "sqlite:////srv/rockfall.db"
    assert Config(database="sqlite://").database_url == "sqlite://"


def test_the_password_of_a_database_is_never_repeated() -> None:
    assert "hunter2" not in repr(Config(database="postgresql://me:hunter2@db/x"))
    with pytest.raises(ConfigError) as wrong:
        read_config({"database": "me:hunter2@db/x"}, {})
    assert "hunter2" not in str(wrong.value)


@pytest.mark.parametrize(
    ("options", "hint"),
    [
        ({"workers": "2", "database": "postgresql://db/r"}, "--workers takes a --bus"),
        ({"worker_ports": "own", "port": "0"}, "--worker-ports own takes a --port"),
        ({"bus": "redis://bus"}, "--bus takes a --database that can be shared"),
        ({"bus": "redis://bus", "database": "sqlite:////r.db"}, "--bus takes a --database"),
    ],
)
def test_settings_that_make_no_sense_together_are_refused(
    options: dict[str, str], hint: str
) -> None:
    with pytest.raises(ConfigError, match=hint):
        check_together(read_config(options, {}))


def test_many_servers_are_set_up_with_a_bus_and_a_database_to_share() -> None:
    options = {"workers": "2", "bus": "redis://bus", "database": "postgresql://db/r"}
    check_together(read_config(options, {}))
    check_together(read_config({}, {}))
