"""The attackers, in a process of their own: `python -m bench.load.hostile_crowd`.

Reads a `Plan` from standard input, says that it begins, and when its time is up prints what was
got: attack -> answer -> how often.
"""

import asyncio
import os
import sys
import time
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from typing import Final

import msgspec

from bench.load.hostile_plan import Got, Plan
from bench.load.hostile_requests import attack_by_request
from bench.load.hostile_sockets import attack_by_socket

#: Attackers bring machines of their own; here they get what the server and the innocent leave.
_NICE: Final = 10


async def attack(plan: Plan) -> Got:
    """Everything at once, for as long as the plan says."""
    got = Got(Counter)
    loop = asyncio.get_running_loop()
    until, then = loop.time() + plan.seconds, time.monotonic() + plan.seconds
    print("begun", flush=True)
    with ThreadPoolExecutor(plan.clients) as threads:
        clients = [
            loop.run_in_executor(threads, attack_by_request, plan, number, then, got)
            for number in range(plan.clients)
        ]
        sockets = [attack_by_socket(plan, number, until, got) for number in range(plan.sockets)]
        await asyncio.gather(*sockets, *clients)
    return got


def main() -> None:
    """Attack as told."""
    os.nice(_NICE)
    plan = msgspec.json.decode(sys.stdin.buffer.read(), type=Plan)
    got = asyncio.run(attack(plan))
    print(msgspec.json.encode(got).decode(), flush=True)


if __name__ == "__main__":
    main()
