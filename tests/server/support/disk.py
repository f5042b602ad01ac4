"""A disk of the tests' own, and one without room."""

import os
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


@contextmanager
def small_disk(folder: Path, megabytes: int) -> Iterator[bool]:
    """A folder on a disk of its own, so that it can be full; gives whether that was possible."""
    folder.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", f"size={megabytes}m,mode=700", "tmpfs", str(folder)]
    try:
        mounted = subprocess.run(mount, capture_output=True, check=False).returncode == 0
    except OSError:
        mounted = False
    try:
        yield mounted
    finally:
        if mounted:
            subprocess.run(["umount", "--lazy", str(folder)], check=True)


@contextmanager
def full_disk(folder: Path) -> Iterator[None]:
    """There is no room for anything more inside on the disk that a folder is on."""
    ballast = folder / "ballast"
    disk = os.statvfs(folder)
    at, size = 0, disk.f_bavail * disk.f_frsize
    try:
        with ballast.open("wb") as file:
            # Others write meanwhile: what does not go in as a whole goes in by halves.
            while size >= disk.f_frsize:
                try:
                    os.posix_fallocate(file.fileno(), at, size)
                    at += size
                except OSError:
                    size //= 2
        yield
    finally:
        ballast.unlink(missing_ok=True)
