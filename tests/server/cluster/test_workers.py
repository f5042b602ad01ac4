"""Many processes behind one socket: what keeps one from serving does not cost the others."""

import signal
import subprocess
import sys
import time
from pathlib import Path

_PROGRAM = """
import os, signal, sys
from dataclasses import replace
from pathlib import Path
from rockfall.server.config import read_config
from rockfall.server.workers import supervise

folder = Path(sys.argv[1])

def serve(config, *, ready):
    with (folder / "started").open("a") as file:
        file.write(config.data.name + "\\n")
    if (folder / "broken").exists():
        return 1
    ready()
    signal.pause()

supervise(replace(read_config({"data": str(folder)}, {}), workers=2), serve)
"""


def _until_started(folder: Path, least: int) -> list[str]:
    deadline = time.monotonic() + 30
    while True:
        started = (folder / "started").read_text().split() if (folder / "started").exists() else []
        if len(started) >= least:
            return started
        assert time.monotonic() < deadline
        time.sleep(0.02)


def test_a_process_that_cannot_serve_is_the_last_one_to_be_replaced(tmp_path: Path) -> None:
    parent = subprocess.Popen([sys.executable, "-c", _PROGRAM, str(tmp_path)])
    try:
        assert sorted(_until_started(tmp_path, 2)) == ["worker-0", "worker-1"]
        (tmp_path / "broken").touch()
        parent.send_signal(signal.SIGHUP)
        # It is tried again, and the other one serves meanwhile.
        assert _until_started(tmp_path, 4)[2:] == ["worker-0", "worker-0"]
    finally:
        parent.terminate()
        parent.wait(30)
