"""The command that plays finished matches again, on files and against a real server."""

import asyncio
import json
import subprocess
import sys
from collections.abc import Iterator
from functools import partial
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

import msgspec
import pytest

from rockfall.cli.fetch import FetchError, fetch
from rockfall.cli.verify import add_parser
from rockfall.match.document import save
from rockfall.server import protocol as p
from rockfall.server.draw import commitment_of
from tests.cli.commands import call
from tests.server.played import (
    NUMBERS,
    dealt_table,
    drawn_table,
    finish,
    finished_table,
    play,
    proof_of,
    replay_of,
)
from tests.server.support.client import Client
from tests.server.support.process import ServerProcess

Printed = pytest.CaptureFixture[str]


def verify(*words: str) -> int:
    return call(add_parser, "verify", *words)


def test_a_true_proof_says_what_was_checked(tmp_path: Path, capsys: Printed) -> None:
    table = finished_table()
    assert table.match is not None
    proof = proof_of(table)
    file = tmp_path / "proof.json"
    file.write_text(json.dumps(proof))
    assert verify(str(file)) == 0
    head, promise, drawn, played, gold, verdict = capsys.readouterr().out.splitlines()
    assert head == "proof: jubilee: Anna, Ben, Bot 2"
    assert promise == f"  the seed is the one that was promised: {proof['commitment']}"
    assert drawn == (
        "  no player's number is in the seed: proven is only that it was not changed after the deal"
    )
    assert played.startswith(f"  {table.step} moves played again, ")
    best = ", ".join(table.match.names[seat] for seat in table.match.result().winners)
    assert gold == f"  gold {', '.join(map(str, table.match.result().scores))}: won by {best}"
    assert verdict == "all true"


@pytest.mark.parametrize(
    ("revealed", "said"),
    [
        (
            2,
            [
                "  the seed is made of the server's number and those of Anna, Ben (2 of 3 seats),"
                " each as promised",
                "  that the promises came first is told at the table's address, not in a file",
            ],
        ),
        (
            1,
            [
                "  the seed is made of the server's number and those of Anna (1 of 3 seats),"
                " each as promised",
                "  that the promises came first is told at the table's address, not in a file",
                "  left out, as they showed no number: Ben;"
                " in league with them a server had 2 to choose from",
            ],
        ),
        (
            0,
            [
                "  no player's number is in the seed:"
                " proven is only that it was not changed after the deal",
                "  left out, as they showed no number: Anna, Ben",
            ],
        ),
    ],
)
def test_it_says_no_more_of_who_chose_the_seed_than_is_proven(
    revealed: int, said: list[str], tmp_path: Path, capsys: Printed
) -> None:
    file = tmp_path / "proof.json"
    file.write_text(json.dumps(proof_of(finish(drawn_table(revealed)))))
    assert verify(str(file)) == 0
    assert capsys.readouterr().out.splitlines()[2:-3] == said


def test_nothing_is_proven_by_a_proof_with_a_lie_in_it(tmp_path: Path, capsys: Printed) -> None:
    proof = proof_of(finish(drawn_table()))
    proof["draw"]["half"] = "0f" * 32
    file = tmp_path / "proof.json"
    file.write_text(json.dumps(proof))
    assert verify(str(file)) == 1
    said = capsys.readouterr().out
    assert "proven" not in said
    assert "each as promised" not in said
    assert "  WRONG $.draw.commitment: " in said


def test_a_lie_is_named_and_so_is_its_place(tmp_path: Path, capsys: Printed) -> None:
    proof = proof_of(finished_table())
    proof["match"]["steps"][3]["sum"] = "00000000"
    file = tmp_path / "proof.json"
    file.write_text(json.dumps(proof))
    assert verify(str(file)) == 1
    *_, wrong, verdict = capsys.readouterr().out.splitlines()
    assert wrong == ("  WRONG $.match.steps[3].sum: step 4 does not replay as it was saved")
    assert verdict == "NOT TRUE: 1 of 1"


def test_json_tells_the_same(tmp_path: Path, capsys: Printed) -> None:
    table = play(dealt_table(), steps=4)
    assert table.match is not None
    file = tmp_path / "match.json"
    file.write_text(save(table.match))
    assert verify("--json", str(file)) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["kind"], told["true"], told["running"]) == ("match", True, 0)
    assert (told["matches"][0]["steps"], told["matches"][0]["faults"]) == (4, [])
    file.write_text(save(table.match)[:-400])
    assert verify("--json", str(file)) == 1
    told = json.loads(capsys.readouterr().out)
    assert told["true"] is False
    assert set(told["matches"][0]["faults"][0]) == {"where", "what"}


def test_what_is_not_there_is_no_lie(tmp_path: Path, capsys: Printed) -> None:
    assert verify(str(tmp_path / "nothing")) == 2
    assert verify("http://127.0.0.1:1/api/tables/x") == 2
    assert verify("http://127.0.0.1:1/") == 2
    assert verify("file:///etc/passwd") == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert [line.split(": ", 1)[0] for line in said.err.splitlines()] == ["rockfall verify"] * 4


def test_a_proof_comes_through_a_pipe() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "rockfall.cli.main", "verify", "-"],
        input=json.dumps(proof_of(finished_table())).encode(),
        capture_output=True,
        check=False,
    )
    assert (done.returncode, done.stdout.splitlines()[-1]) == (0, b"all true")


# -- a server that lies ----------------------------------------------------------------------


class Liar(BaseHTTPRequestHandler):
    """Answers what it was given, by path, and writes down what it was asked."""

    def __init__(
        self, answers: dict[str, bytes], asked: list[str], *args: object, **kwargs: object
    ) -> None:
        self.answers = answers
        self.asked = asked
        super().__init__(*args, **kwargs)  # type: ignore[arg-type]

    def do_GET(self) -> None:
        self.asked.append(self.path)
        body = self.answers.get(self.path, b'{"code":"match-not-over","args":{},"where":""}')
        self.send_response(200 if self.path in self.answers else 403)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, format: str, *args: object) -> None:
        """Say nothing."""


class Stall:
    """A server of answers, its address, and the paths that were asked for."""

    def __init__(self, answers: dict[str, bytes]) -> None:
        self.asked: list[str] = []
        self.server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Liar, answers, self.asked))
        self.address = f"http://127.0.0.1:{self.server.server_port}"
        Thread(target=self.server.serve_forever, args=(0.01,), daemon=True).start()

    def close(self) -> None:
        self.server.shutdown()
        self.server.server_close()


@pytest.fixture(name="answers")
def _answers() -> dict[str, bytes]:
    """What an honest server says about a table."""
    table = finished_table()
    return {
        "/api/tables/cellar/proof": msgspec.json.encode(proof_of(table)),
        "/api/tables/cellar/replay?eye=-1": msgspec.json.encode(replay_of(table)),
    }


@pytest.fixture(name="stall")
def _stall(answers: dict[str, bytes]) -> Iterator[Stall]:
    stall = Stall(answers)
    yield stall
    stall.close()


def test_a_score_that_the_server_made_up(
    stall: Stall, answers: dict[str, bytes], capsys: Printed
) -> None:
    assert verify(f"{stall.address}/api/tables/cellar") == 0
    replay = json.loads(answers["/api/tables/cellar/replay?eye=-1"])
    scores = replay["steps"][-1]["what"]["scores"]
    told = [scores[0] + 1, *scores[1:]]
    replay["steps"][-1]["what"]["scores"] = told
    answers["/api/tables/cellar/replay?eye=-1"] = json.dumps(replay).encode()
    capsys.readouterr()
    assert verify(f"{stall.address}/api/tables/cellar/proof") == 1
    last = len(replay["steps"]) - 1
    where = f"replay $.steps[{last}].what.scores[0]"
    assert f"  WRONG {where}: tells {told[0]} instead of {scores[0]}" in capsys.readouterr().out


def test_a_token_in_an_address_is_not_sent(stall: Stall) -> None:
    fetch(f"{stall.address}/#table=cellar&token=secret")
    assert stall.asked == ["/api/tables/cellar/proof", "/api/tables/cellar/replay?eye=-1"]


def test_a_refusal_is_passed_on(stall: Stall) -> None:
    with pytest.raises(FetchError, match="/api/tables/attic/proof: match-not-over"):
        fetch(f"{stall.address}/api/tables/attic")


# -- a real server ---------------------------------------------------------------------------


def test_a_match_at_a_real_server_is_true(tmp_path: Path, capsys: Printed) -> None:
    with ServerProcess(tmp_path) as server:
        place = server.open_table("Anna", seats=3, bots=["", "random", "random"])
        address = f"http://127.0.0.1:{server.port}/api/tables/{place.table}"

        async def play_all() -> None:
            client = Client(server.socket_address, place.table, place.token)
            await client.connect()
            pledge = commitment_of(NUMBERS[0])
            assert isinstance(await client.say("commit", commitment=pledge), p.Done)
            assert isinstance(await client.say("start"), p.Done)
            assert isinstance(await client.say("reveal", number=NUMBERS[0]), p.Done)
            await client.play(3)
            assert verify(address) == 2
            await client.play()
            await client.close()

        asyncio.run(play_all())
        assert verify(address) == 0
        said = capsys.readouterr().out
        assert said.endswith("all true\n")
        assert "those of Anna (1 of 3 seats), each as promised\n  proven to each of them" in said
