"""`rockfall serve`: the application behind uvicorn."""

import asyncio
import signal
import socket
import sys
from collections.abc import Callable
from functools import partial

import structlog
import uvicorn

from rockfall.server.app import make_app
from rockfall.server.config import Config
from rockfall.server.folder_lock import address_of, lock_folder, tell_address
from rockfall.server.frames import make_socket_protocol
from rockfall.server.http import Gate, Times, make_protocol
from rockfall.server.logs import set_up_logs
from rockfall.server.rubbish import look, look_often, look_seldom
from rockfall.server.workers import supervise

if sys.platform != "win32":
    import resource

#: Seconds that connections have to say goodbye when the server is stopped.
_GRACE = 10
#: Seconds that a connection without a request is kept, so that a page need not open it anew.
_KEEP_ALIVE = 5
#: HTTP connections open at once; sockets come on top of them.
_CONNECTIONS = 2048
#: Files that are open beside connections: the database, pipes to thinkers, what is being sent.
_OTHER_FILES = 256


class _Uvicorn(uvicorn.Server):
    """Lets tables and sockets finish before uvicorn cuts the lines."""

    #: told when connections are taken
    ready: Callable[[], None] = staticmethod(lambda: None)
    _looking: asyncio.Task[None] | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            # Here, and not among the chores of the application: it is about the whole process. Much
            # of what was needed to come up is not needed any more.
            look()
            self._looking = asyncio.create_task(look_often())
            self.ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        if self._looking is not None:
            self._looking.cancel()
        app = self.config.app
        if app.state.server.registry.cluster is not None:  # type: ignore[union-attr]
            # Whoever comes now comes to another one.
            for server in self.servers:
                server.close()
        await self.config.app.state.server.say_goodbye()  # type: ignore[union-attr]
        await super().shutdown(sockets)


def serve(
    config: Config, started: Callable[[str], None] | None = None, *, any_port: bool = False
) -> int:
    """Serve until told to stop; gives the exit code. `started` is told the address.

    With `any_port` another port will do if the one wished for is taken.
    """
    set_up_logs(config.log_level)
    claim = lock_folder(config.data)
    if claim is None:
        where = address_of(config.data) or "an address it has not told yet"
        folder = f"uses the folder {config.data}"
        print(f"rockfall: another server {folder}; it is at {where}", file=sys.stderr)
        return 1
    with claim:
        own = config.workers > 1 and config.worker_ports == "own"
        listener = None if own else _listen(config, any_port)
        if listener is None and not own:
            return 1
        host, port = listener.getsockname()[:2] if listener else (config.host, config.port)
        address = f"http://{f'[{host}]' if ':' in host else host}:{port}/"
        tell_address(claim, address)
        if started is not None:
            started(address)
        if listener is None:
            return supervise(config, _serve_at_own_port)
        if config.workers > 1:
            return supervise(config, partial(serve_at, listener=listener))
        return serve_at(config, listener)


def _serve_at_own_port(config: Config, *, ready: Callable[[], None]) -> int:
    """Serve as one of many processes, at a port that nobody else holds.

    Who comes while it is gone is turned away at once, and a balancer sends them to another one.
    """
    listener = _listen(config, any_port=False)
    return 1 if listener is None else serve_at(config, listener, ready)


def serve_at(
    config: Config, listener: socket.socket, ready: Callable[[], None] = lambda: None
) -> int:
    """Serve whoever comes to a socket, until told to stop; gives the exit code."""
    _allow_files(_CONNECTIONS + config.max_sockets + _OTHER_FILES)
    gate = Gate(_CONNECTIONS, config.connections_per_address, config.trusted_proxy)
    server = _Uvicorn(
        uvicorn.Config(
            make_app(config),
            http=make_protocol(gate, Times()),
            ws=make_socket_protocol(config.messages_per_second, config.message_burst),
            timeout_keep_alive=_KEEP_ALIVE,
            log_config=None,
            access_log=False,
            lifespan="on",
            server_header=False,
            proxy_headers=bool(config.trusted_proxy),
            forwarded_allow_ips=config.trusted_proxy or None,
            timeout_graceful_shutdown=_GRACE,
            ws_max_size=4 * config.message_bytes,
            # Messages are small: compression would cost more memory a socket than all the rest.
            ws_per_message_deflate=False,
        )
    )
    server.ready = ready
    for number in (signal.SIGTERM, signal.SIGINT):
        # Until uvicorn listens to them; and when all is put away it raises them once more: to be
        # stopped is no failure.
        signal.signal(number, lambda *_: setattr(server, "should_exit", True))
    look_seldom()
    server.run(sockets=[listener])
    return 0 if server.started else 1


def _allow_files(needed: int) -> None:
    """A connection is an open file, and systems allow few of them unless they are asked."""
    if sys.platform == "win32":  # pragma: no cover - there is no such limit
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != resource.RLIM_INFINITY and soft < needed:
        allowed = needed if hard == resource.RLIM_INFINITY else min(needed, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (allowed, hard))
        if allowed < needed:
            structlog.get_logger().warning("few-files", files=allowed, needed=needed)


def _listen(config: Config, any_port: bool) -> socket.socket | None:
    """A listening socket, so that its port is known before anything else starts."""
    family = socket.AF_INET6 if ":" in config.host else socket.AF_INET
    for port in (config.port, 0) if any_port else (config.port,):
        try:
            listener = socket.create_server((config.host, port), family=family, backlog=2048)
        except (OSError, OverflowError) as error:
            why = getattr(error, "strerror", None) or str(error)
            continue
        structlog.get_logger().info("listening", host=config.host, port=listener.getsockname()[1])
        return listener
    where = f"{config.host}:{config.port}"
    print(f"rockfall serve: cannot listen at {where}: {why}", file=sys.stderr)
    return None
