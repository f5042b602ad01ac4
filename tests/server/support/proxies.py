"""nginx and Caddy as docs/deploying.md has them, before two hosts of this machine."""

import re
import shutil
import ssl
import subprocess
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from http.client import HTTPConnection, HTTPSConnection
from pathlib import Path
from typing import Final, NamedTuple

import msgspec

from rockfall.server import protocol as p
from tests.server.support.process import free_port

NAME: Final = "play.example.org"
PAGE: Final = Path(__file__).parents[3] / "docs" / "deploying.md"
#: Seconds until a proxy must answer.
_PATIENCE: Final = 20.0
_PATH: Final = "/usr/sbin:/usr/bin:/sbin:/bin"
_NGINX: Final = """
daemon off;
user root;
pid {folder}/nginx.pid;
events {{ worker_connections 512; }}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxied;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
{block}
}}
"""


class Proxy(NamedTuple):
    """A proxy that speaks TLS at one port, and sends whoever comes to the other one there."""

    port: int
    plain: int
    trust: ssl.SSLContext

    @property
    def host(self) -> str:
        """What a browser calls it."""
        return f"{NAME}:{self.port}"

    def post(self, path: str, body: object) -> p.Place:
        """Ask for a place at a table, as the page does."""
        line = _Secure("127.0.0.1", self.port, timeout=_PATIENCE, context=self.trust)
        headers = {"host": self.host, "content-type": "application/json"}
        try:
            line.request("POST", path, msgspec.json.encode(body), headers)
            answer = line.getresponse()
            text = answer.read()
            assert answer.status == 201, text
            return msgspec.json.decode(text, type=p.Place)
        finally:
            line.close()

    def redirect(self) -> str:
        """Where somebody is sent who comes without TLS."""
        line = HTTPConnection("127.0.0.1", self.plain, timeout=_PATIENCE)
        try:
            line.request("GET", "/somewhere", headers={"host": NAME})
            answer = line.getresponse()
            assert answer.status in (301, 308)
            return str(answer.getheader("location"))
        finally:
            line.close()


class _Secure(HTTPSConnection):
    """A connection to this machine that expects the certificate of the site."""

    def connect(self) -> None:
        """Connect, and check whose certificate it is."""
        HTTPConnection.connect(self)
        context: ssl.SSLContext = self._context  # type: ignore[attr-defined]
        self.sock = context.wrap_socket(self.sock, server_hostname=NAME)


def block(language: str) -> str:
    """The example of the page in a language."""
    (found,) = re.findall(rf"```{language}\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    return str(found)


def _replaced(text: str, pairs: dict[str, str]) -> str:
    """A block with other addresses; everything that is replaced must be there."""
    for old, new in pairs.items():
        assert old in text, old
        text = text.replace(old, new)
    return text


def _addresses(hosts: Sequence[int]) -> dict[str, str]:
    """The page's address of every process, and its own; each host has two, at ports in a row."""
    return {
        f"10.0.0.{11 + at}:{8000 + number}": f"127.0.0.1:{host + number}"
        for at, host in enumerate(hosts)
        for number in range(2)
    }


def _nginx(folder: Path, hosts: Sequence[int], port: int, plain: int) -> list[str]:
    live = f"/etc/letsencrypt/live/{NAME}"
    own = {
        **_addresses(hosts),
        "listen 443": f"listen 127.0.0.1:{port}",
        "listen 80": f"listen 127.0.0.1:{plain}",
        # There may be no IPv6 here.
        "listen [::]:443": f"listen 127.0.0.2:{port}",
        "listen [::]:80": f"listen 127.0.0.2:{plain}",
        f"{live}/fullchain.pem": f"{folder}/certificate.pem",
        f"{live}/privkey.pem": f"{folder}/key.pem",
    }
    file = folder / "nginx.conf"
    file.write_text(_NGINX.format(folder=folder, block=_replaced(block("nginx"), own)))
    return ["nginx", "-p", str(folder), "-c", str(file), "-e", str(folder / "proxy.log")]


def _caddy(folder: Path, hosts: Sequence[int], port: int, plain: int) -> list[str]:
    own = {
        **_addresses(hosts),
        # Nobody else vouches for that name here.
        f"{NAME} {{\n": f"{NAME} {{\n    bind 127.0.0.1\n    tls {folder}/certificate.pem"
        f" {folder}/key.pem\n",
    }
    ports = f"{{\n    admin off\n    https_port {port}\n    http_port {plain}\n}}\n"
    file = folder / "Caddyfile"
    file.write_text(ports + _replaced(block("caddy"), own))
    return ["caddy", "run", "--config", str(file), "--adapter", "caddyfile"]


_COMMANDS: Final = {"nginx": _nginx, "caddy": _caddy}


@contextmanager
def open_proxy(name: str, folder: Path, hosts: Sequence[int]) -> Iterator[Proxy]:
    """A proxy as the page has it, with its own certificate, before hosts from some ports on."""
    assert shutil.which(name, path=_PATH), f"these tests need Debian's package {name}"
    _certify(folder)
    port, plain = free_port(), free_port()
    command = _COMMANDS[name](folder, hosts, port, plain)
    with (folder / "proxy.log").open("ab") as log:
        process = subprocess.Popen(
            command, cwd=folder, env={"HOME": str(folder), "PATH": _PATH}, stdout=log, stderr=log
        )
    made = Proxy(port, plain, ssl.create_default_context(cafile=folder / "certificate.pem"))
    try:
        _wait_for(made, process, folder / "proxy.log")
        yield made
    finally:
        process.terminate()
        process.wait(_PATIENCE)


def _certify(folder: Path) -> None:
    """A certificate for the name of the site, signed by itself."""
    made = ["-keyout", str(folder / "key.pem"), "-out", str(folder / "certificate.pem")]
    about = ["-subj", f"/CN={NAME}", "-addext", f"subjectAltName=DNS:{NAME}", "-days", "2"]
    command = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", *about, *made]
    subprocess.run(command, check=True, capture_output=True)


def _wait_for(proxy: Proxy, process: "subprocess.Popen[bytes]", log: Path) -> None:
    deadline = time.monotonic() + _PATIENCE
    while True:
        try:
            proxy.redirect()
            return
        except (OSError, AssertionError):
            if process.poll() is not None or time.monotonic() > deadline:
                raise AssertionError(f"the proxy did not start:\n{log.read_text()}") from None
            time.sleep(0.05)
