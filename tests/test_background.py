"""The tests pass in the background too, where a shell lets its jobs ignore Ctrl-C."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
PROGRAM = """
import os, signal, subprocess, sys
assert signal.getsignal(signal.SIGINT) is signal.SIG_IGN
import tests.conftest
os.kill(os.getpid(), signal.SIGINT)
child = "import os, signal; os.kill(os.getpid(), signal.SIGINT)"
print(subprocess.run([sys.executable, "-c", child], stderr=subprocess.DEVNULL).returncode)
"""


def test_programs_that_tests_start_hear_ctrl_c_where_the_tests_themselves_ignore_it() -> None:
    command = ["sh", "-c", 'trap "" INT; exec "$@"', "sh", sys.executable, "-c", PROGRAM]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    assert (done.stdout, done.stderr) == ("-2\n", "")
