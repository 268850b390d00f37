"""Frames of a WebSocket (RFC 6455, 5.2), as far as whole text messages need them."""

import struct

from websockets.utils import apply_mask

FINAL = 0x80
FINAL_TEXT = 0x81
"""The first byte of a frame that is a whole text message."""
MASKED, MASK = 0x80, 4
"""A client's frames have a mask of four bytes before the text."""
SMALL, TWO_BYTES, EIGHT_BYTES = 125, 126, 127
"""The second byte says the size itself, or in how many bytes it follows."""


def frame(text: bytes) -> bytes:
    """A server's frame with a whole text message."""
    size = len(text)
    if size <= SMALL:
        return struct.pack("!BB", FINAL_TEXT, size) + text
    if size < 1 << 16:
        return struct.pack("!BBH", FINAL_TEXT, TWO_BYTES, size) + text
    return struct.pack("!BBQ", FINAL_TEXT, EIGHT_BYTES, size) + text


def split(data: bytes) -> list[bytes] | None:
    """The client's frames of which `data` is made; None if it does not end with one, or if one of them is
    only a part of its message."""
    frames = []
    at = 0
    while at < len(data):
        end = at + length(data[at : at + 10])
        if end > len(data) or not data[at] & FINAL:
            return None
        frames.append(data[at:end])
        at = end
    return frames


def length(head: bytes) -> int:
    """How long the client's frame is that begins so; too long where its head is not all there."""
    body, size = body_of(head)
    return body + size


def body_of(head: bytes) -> tuple[int, int]:
    """Where a client's frame that begins so has its text, and of what size."""
    size = head[1] & ~MASKED if len(head) > 1 else EIGHT_BYTES
    if size == TWO_BYTES:
        return 4 + MASK, int.from_bytes(head[2:4], "big")
    if size == EIGHT_BYTES:
        return 10 + MASK, int.from_bytes(head[2:10], "big")
    return 2 + MASK, size


def text_of(whole: bytes) -> bytes | None:
    """The text of a client's frame that is a whole text message; None for any other."""
    if whole[0] != FINAL_TEXT or not whole[1] & MASKED:
        return None
    body, _ = body_of(whole)
    return apply_mask(whole[body:], whole[body - MASK : body])
