"""The built client: pages, and assets that never change under their name."""

import gzip
import mimetypes
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from volte.server.asgi import answer, answer_kept, header, tag_of

FOLDER = Path(__file__).parent / "static"
PAGES = ("r", "me", "replay", "check", "learn", "typeworks", "device")
"""First parts of the addresses that the client answers itself."""
FOREVER = b"public, max-age=31536000, immutable"
ASK = b"no-cache"
TEXTS = ("text/", "application/javascript", "application/json", "image/svg", "application/manifest")


@dataclass(frozen=True)
class File:
    body: bytes
    zipped: bytes | None
    kind: bytes
    tag: bytes
    changed: int


class Static:
    """Answers GET and HEAD; files are kept in memory, zipped once, read again when they change. `missing`
    answers a reader whose address leads nowhere."""

    def __init__(self, missing: Callable[[Any, Any], Awaitable[None]], folder: Path = FOLDER) -> None:
        self.missing = missing
        self.folder = folder.resolve()
        self._files: dict[Path, File] = {}

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        path = scope["path"].strip("/")
        asset = path.startswith("assets/")
        if scope["method"] not in ("GET", "HEAD"):
            await answer(send, 405, b"", [])
            return
        file = self._file("index.html" if is_page(path) else path)
        if file is None:
            if not asset and "text/html" in header(scope["headers"], b"accept"):
                await self.missing(scope, send)
            else:
                await answer(send, 404, b"not found", [(b"content-type", b"text/plain")])
            return
        headers = [
            (b"content-type", file.kind),
            (b"cache-control", FOREVER if asset else ASK),
            (b"vary", b"accept-encoding"),
        ]
        await answer_kept(scope, send, 200, file.body, file.zipped, file.tag, headers)

    def _file(self, name: str) -> File | None:
        try:
            path = (self.folder / name).resolve()
            if not path.is_relative_to(self.folder) or not path.is_file():
                return None
        except (OSError, ValueError):  # too long for a name, or no name at all
            return None
        changed = path.stat().st_mtime_ns
        known = self._files.get(path)
        if known is None or known.changed != changed:
            known = self._files[path] = read(path, changed)
        return known


def is_page(path: str) -> bool:
    return path == "" or path.split("/")[0] in PAGES


def read(path: Path, changed: int) -> File:
    body = path.read_bytes()
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    if kind == "text/javascript" or path.suffix in (".js", ".mjs"):
        kind = "text/javascript"
    text = kind.startswith(TEXTS)
    zipped = gzip.compress(body, 6, mtime=0) if text and len(body) > 1000 else None
    full = f"{kind}; charset=utf-8" if text else kind
    return File(body, zipped, full.encode(), tag_of(body), changed)
