"""Two workers here, with a PostgreSQL and a Redis of their own: `./run serve --demo-cluster`.

Both services have free ports and a folder that is removed at the end.
"""

import signal
import subprocess
import sys
import tempfile

from tests.server.support.postgres import Postgres
from tests.server.support.redis import Redis


def main(options: list[str]) -> int:
    """Serve until told to stop; gives the exit code."""
    # Told to stop, the workers are, and then what they need.
    signal.signal(signal.SIGTERM, lambda *_: signal.raise_signal(signal.SIGINT))
    with (
        tempfile.TemporaryDirectory(prefix="rockfall-demo-") as data,
        Postgres() as postgres,
        Redis() as redis,
        postgres.database() as url,
    ):
        database = url.render_as_string(hide_password=False)
        given = ["--database", database, "--bus", redis.url, "--workers", "2", "--data", data]
        print(f"PostgreSQL is at {database}, Redis at {redis.url}", flush=True)
        command = [sys.executable, "-m", "rockfall.cli.main", "serve", *given, *options]
        process = subprocess.Popen(command, start_new_session=True)
        try:
            return process.wait()
        except KeyboardInterrupt:
            process.send_signal(signal.SIGTERM)
            return process.wait()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
