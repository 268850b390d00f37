"""What pages with plain HTML forms need: fields of a form, redirects, whole pages; no scripts, no cookies of
devices."""

from dataclasses import dataclass, field
from typing import Any
from urllib.parse import parse_qs

from volte.server.asgi import answer, header, read_body, unkept

Headers = list[tuple[bytes, bytes]]
FORM = "application/x-www-form-urlencoded"


@dataclass(frozen=True)
class Reply:
    """A page, or where the browser goes on (`to`, after a form: with GET)."""

    status: int = 200
    body: str = ""
    to: str = ""
    headers: Headers = field(default_factory=list)


async def send_reply(send: Any, reply: Reply, head_only: bool = False) -> None:
    """Send it; never kept by anything on the way, and without telling other sites where it was."""
    headers = [(b"referrer-policy", b"same-origin"), *reply.headers, (b"x-robots-tag", b"noindex")]
    if reply.to:
        headers += [(b"cache-control", b"no-store"), (b"location", reply.to.encode("ascii", "replace"))]
        await answer(send, 303, b"", headers)
        return
    body = reply.body.encode("utf-8", "replace")
    headers += unkept("text/html; charset=utf-8", body)
    await answer(send, reply.status, b"" if head_only else body, headers)


async def read_form(scope: Any, receive: Any, most: int) -> dict[str, str] | None:
    """The fields of a form, the first of each name; None if it is too long or no form."""
    kind = header(scope["headers"], b"content-type").partition(";")[0].strip().lower()
    body = await read_body(receive, most)
    if body is None or kind != FORM:
        return None
    try:
        fields = parse_qs(body.decode("ascii"), keep_blank_values=True, errors="replace", max_num_fields=20)
    except ValueError:
        return None
    return {name: values[0] for name, values in fields.items()}


def query_of(scope: Any) -> dict[str, str]:
    """The fields of the address, the first of each name."""
    text = scope["query_string"].decode("latin-1")[:2000]
    try:
        return {name: values[0] for name, values in parse_qs(text, max_num_fields=20).items()}
    except ValueError:
        return {}
