"""Two servers do not share a data folder; one that was killed leaves it free."""

import subprocess
import sys
from pathlib import Path

from rockfall.server.folder_lock import lock_folder
from tests.server.support.process import ServerProcess

HOLD = """
import sys, time
from pathlib import Path
from rockfall.server.folder_lock import lock_folder
claim = lock_folder(Path(sys.argv[1]))
print("claimed", flush=True)
time.sleep(60)
"""


def test_a_folder_is_claimed_once_and_free_again_when_its_claim_is_closed(tmp_path: Path) -> None:
    folder = tmp_path / "deep" / "data"
    first = lock_folder(folder)
    assert first is not None
    assert lock_folder(folder) is None
    first.close()
    second = lock_folder(folder)
    assert second is not None
    second.close()


def test_a_killed_process_keeps_nothing(tmp_path: Path) -> None:
    with subprocess.Popen(
        [sys.executable, "-c", HOLD, str(tmp_path)], stdout=subprocess.PIPE
    ) as holder:
        assert holder.stdout is not None
        assert holder.stdout.readline() == b"claimed\n"
        assert lock_folder(tmp_path) is None
        holder.kill()
    claim = lock_folder(tmp_path)
    assert claim is not None
    claim.close()


def test_who_comes_too_late_learns_where_the_first_one_is(tmp_path: Path) -> None:
    with ServerProcess(tmp_path) as server:
        late = subprocess.run(
            [sys.executable, "-m", "rockfall.cli.main", "serve", "--data", str(server.data)],
            capture_output=True,
            text=True,
            check=False,
        )
    assert late.returncode == 1
    assert late.stderr.endswith(f"; it is at http://127.0.0.1:{server.port}/\n")
