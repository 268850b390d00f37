"""Cards as PNG: 300 dots an inch, cards in real size as long as that is not more than 24 million dots."""

import struct
import zlib

from volte.typeworks import svg
from volte.typeworks.cards import Work
from volte.typeworks.layout import picture

DPI = 300
A_UNIT = DPI / 25.4 / 2
"""Dots for half a millimetre."""
MOST = 24_000_000
SIGNATURE = 8
HEADER = 25  # the chunk IHDR, which comes first


def size(width: float, height: float) -> tuple[int, int]:
    """In dots, of a picture that is so many half millimetres wide and high."""
    scale = min(A_UNIT, (MOST / (width * height)) ** 0.5)
    return int(width * scale), int(height * scale)


def document(work: Work, title: str = "") -> bytes:
    """The whole text as one picture on a transparent ground; the file says how large its dots are."""
    import resvg_py

    whole = picture(work)
    width, height = size(whole.width, whole.height)
    drawn = bytes(
        resvg_py.svg_to_bytes(
            svg_string=svg.document(work, title),
            width=width,
            height=height,
            dpi=DPI,
            skip_system_fonts=True,
        )
    )
    head = SIGNATURE + HEADER
    return drawn[:head] + _dots() + drawn[head:]


def _dots() -> bytes:
    """The chunk pHYs: dots a metre."""
    metre = round(DPI / 0.0254)
    body = b"pHYs" + struct.pack(">IIB", metre, metre, 1)
    return struct.pack(">I", len(body) - 4) + body + struct.pack(">I", zlib.crc32(body))
