"""Every route of a running server: what it gives, and how it refuses."""

import asyncio
from hashlib import sha256
from typing import Any
from urllib.parse import urlencode

import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis.core.result import Ok
from schemathesis.generation import GenerationMode
from schemathesis.specs.openapi.checks import positive_data_acceptance

from rockfall.editions.registry import EditionError, load
from rockfall.match.document import load_match
from rockfall.server import protocol as p
from tests.server.support.client import Client
from tests.server.support.party import Party
from tests.server.support.process import ServerProcess
from tests.support.strategies import lane

NOWHERE = "AAAAAAAAAAAAAAAAAAAAAA"


# -- making, finding, joining ----------------------------------------------------------------


def test_a_table_is_made_listed_found_and_joined(server: ServerProcess) -> None:
    made = server.open_table("Ann", seats=3, listed=True)
    assert (made.member, made.seat) == (0, 0)
    info = server.ask(f"/api/tables/{made.table}").read(p.TableInfo)
    assert (info.phase, info.host, [one.name for one in info.members]) == ("lobby", 0, ["Ann"])
    found = server.ask(f"/api/codes/{info.code.lower()}").read(p.Found)
    assert found.table == made.table
    bob = server.join(made.table, "Bob", seat=2)
    assert (bob.member, bob.seat) == (1, 2)
    watcher = server.join(made.table, "Cat", seat=-2)
    assert (watcher.member, watcher.seat) == (2, -1)
    (listed,) = [
        table
        for table in server.ask("/api/tables").read(p.OpenTables).tables
        if table.table == made.table
    ]
    assert (listed.names, listed.free) == (["Ann", "Bob", "Cat"], 1)
    keys = {key for place in (made, bob, watcher) for key in (place.token, place.recovery)}
    assert len(keys) == 6


def test_the_bots_that_are_listed_can_be_given_a_seat(server: ServerProcess) -> None:
    levels = server.ask("/api/bots").read(p.Bots).levels
    made = server.open_table("Ann", seats=1 + max(2, len(levels)), bots=["", *levels])
    seats = server.ask(f"/api/tables/{made.table}").read(p.TableInfo).seats
    assert [seat.level for seat in seats[1 : 1 + len(levels)]] == levels
    assert "random" not in levels, "chance is a measure for others, no level"


def test_a_table_that_is_not_listed_is_not_shown(server: ServerProcess) -> None:
    made = server.open_table("Ann")
    tables = server.ask("/api/tables").read(p.OpenTables).tables
    assert made.table not in [table.table for table in tables]


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        ({"name": "Ann"}, 409, "name-taken"),
        ({"name": " "}, 422, "bad-name"),
        ({"name": "Bob", "seat": 0}, 409, "seat-taken"),
        ({"name": "Bob", "seat": 7}, 422, "no-such-seat"),
        ({"name": "Bob", "seat": 99}, 400, "misshapen"),
        ({"name": "Bob", "chair": 1}, 400, "misshapen"),
        ({}, 400, "misshapen"),
        (b'{"name": ', 400, "malformed"),
        (b"[" * 3000, 400, "malformed"),
        (b"\xff", 400, "malformed"),
        ({"name": "B" * 5000}, 413, "content-too-large"),
    ],
)
def test_who_cannot_join_is_told_why(
    server: ServerProcess, body: object, status: int, code: str
) -> None:
    made = server.open_table("Ann", seats=3)
    answer = server.ask(f"/api/tables/{made.table}/members", body)
    assert (answer.status, answer.code) == (status, code)


@pytest.mark.parametrize(
    ("path", "body", "code"),
    [
        (f"/api/tables/{NOWHERE}", None, "no-such-table"),
        (f"/api/tables/{NOWHERE}/replay", None, "no-such-table"),
        (f"/api/tables/{NOWHERE}/proof", None, "no-such-table"),
        (f"/api/tables/{NOWHERE}/members", {"name": "Ann"}, "no-such-table"),
        (f"/api/tables/{NOWHERE}/recovery", {"recovery": "x"}, "no-such-table"),
        ("/api/codes/QQQQQQQQ", None, "no-such-code"),
        ("/api/nothing", None, "not-found"),
    ],
)
def test_what_does_not_exist_is_not_found(
    server: ServerProcess, path: str, body: object, code: str
) -> None:
    answer = server.ask(path, body)
    assert (answer.status, answer.code) == (404, code)


def test_a_wrong_recovery_key_opens_nothing(server: ServerProcess) -> None:
    made = server.open_table("Ann")
    for wrong in ("", made.token, made.recovery[:-1]):
        answer = server.ask(f"/api/tables/{made.table}/recovery", {"recovery": wrong})
        assert (answer.status, answer.code) == (403, "bad-recovery")


# -- settings --------------------------------------------------------------------------------


def test_a_link_carries_settings(server: ServerProcess) -> None:
    wish = {"spec": "classic", "seats": 4, "bots": ["", "standard", ""], "chat": False}
    checked = server.ask("/api/settings", wish).read(p.CheckedSettings)
    assert checked.settings.bots == ["", "standard"]
    assert server.ask(_with(checked.link)).read(p.CheckedSettings) == checked
    made = server.open_table("Ann", **{**wish, "pace": 1, "window": 1.5})
    assert server.ask(f"/api/tables/{made.table}").read(p.TableInfo).link == checked.link


def _with(link: str) -> str:
    """Where the settings of a link are asked for."""
    return "/api/settings?" + urlencode({"line": link})


@pytest.mark.parametrize(
    ("spec", "seats"), [("jubilee", 12), ("jubilee", 2), ("nothing", 5), ("jubilee+nothing", 5)]
)
def test_impossible_settings_are_refused_in_the_words_of_the_engine(
    server: ServerProcess, spec: str, seats: int
) -> None:
    with pytest.raises(EditionError) as refused:
        load(spec, seats, -1)
    wish = {"spec": spec, "seats": seats}
    for answer in (
        server.ask("/api/settings", wish),
        server.ask("/api/tables", {"name": "Ann", "settings": wish}),
        server.ask(_with(urlencode(wish))),
    ):
        problem = answer.read(p.Problem)
        assert (answer.status, problem.code) == (422, "impossible-settings")
        assert problem.args == {"why": str(refused.value)}


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"bots": ["clever"]}, "unknown-bot"),
        ({"seats": 3, "bots": ["standard"] * 4}, "too-many-bots"),
        ({"clock": {"kind": "move", "seconds": 1}}, "clock-too-short"),
    ],
)
def test_settings_that_make_no_sense_are_refused(
    server: ServerProcess, wish: dict[str, Any], code: str
) -> None:
    answer = server.ask("/api/settings", wish)
    assert (answer.status, answer.code) == (422, code)


# -- matches ---------------------------------------------------------------------------------


def test_replay_and_proof_open_with_the_end_of_the_match(server: ServerProcess) -> None:
    async def run() -> None:
        party = Party(server, 2, 3, seats=3)
        path = f"/api/tables/{party.table}"
        assert server.ask(f"{path}/replay").code == "match-not-begun"
        code = server.ask(path).read(p.TableInfo).code
        await party.begin()
        ann = {"authorization": f"Bearer {party.players[0].token}"}
        for eye, headers, status in [(0, ann, 200), (1, ann, 403), (-2, ann, 403), (0, {}, 403)]:
            answer = server.ask(f"{path}/replay?eye={eye}", headers=headers)
            assert answer.status == status, (eye, answer.body)
        proof = server.ask(f"{path}/proof")
        assert (proof.status, proof.code) == (403, "match-not-over")
        await party.play()
        for client in party.everyone:
            _check_replay(server, client)
        everything = server.ask(f"{path}/replay?eye=-2").read(p.Replay)
        assert len(everything.steps) == len(party.watcher.told)
        assert server.ask(f"{path}/replay?eye=3").code == "no-such-seat"
        assert server.ask(f"/api/codes/{code}").status == 404
        _check_proof(server, party.watcher)

    asyncio.run(run())


def _check_replay(server: ServerProcess, client: Client) -> None:
    replay = server.ask(f"/api/tables/{client.table}/replay?eye={client.member}").read(p.Replay)
    assert replay.eye == client.member
    assert [(one.seq, one.at, one.what) for one in replay.steps] == [
        (one.seq, one.at, one.what) for one in client.told
    ]


def _check_proof(server: ServerProcess, client: Client) -> None:
    proof = server.ask(f"/api/tables/{client.table}/proof").read(p.Proof)
    (began,) = [told.what for told in client.told if isinstance(told.what, p.Began)]
    ended = client.over
    assert ended is not None
    promised = sha256(bytes.fromhex(ended.seed)).hexdigest()
    assert began.commitment == proof.commitment == promised
    match = load_match(msgspec.json.encode(proof.match))
    assert (match.seed.hex(), match.over) == (ended.seed, True)
    assert (match.result().scores, match.result().winners) == (ended.scores, ended.winners)


# -- anything at all -------------------------------------------------------------------------


def test_the_server_keeps_to_its_own_description(server: ServerProcess) -> None:
    schema = schemathesis.openapi.from_url(f"http://127.0.0.1:{server.port}/api/openapi.json")
    operations = [found.ok() for found in schema.get_all_operations() if isinstance(found, Ok)]
    assert len(operations) >= 11

    cases = st.tuples(st.sampled_from(operations), st.sampled_from(GenerationMode)).flatmap(
        lambda drawn: drawn[0].as_strategy(generation_mode=drawn[1])
    )

    @settings(lane(120), suppress_health_check=list(HealthCheck))
    @given(cases)
    def check(case: schemathesis.Case[Any]) -> None:
        response = case.call()
        if response.status_code == 413:
            # Whatever it was, nobody read it.
            assert int(response.request.headers["content-length"]) > 4096
            return
        # What can be played follows from the rules, not from a schema: 422 says so.
        case.validate_response(response, excluded_checks=[positive_data_acceptance])

    check()
