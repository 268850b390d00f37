"""Small helpers to write SVG, and the sprite: symbols that a page holds once and uses by id."""

from collections.abc import Iterable
from dataclasses import dataclass

WIDTH, HEIGHT = 126, 176
CARD_BOX = f"0 0 {WIDTH} {HEIGHT}"
INK = "#2B2029"
PAPER = "#FFFDF8"  # what `currentColor` means on a card unless the page says otherwise (dark: #EFE7DA)


@dataclass(frozen=True)
class Symbol:
    """One drawing of a sprite. Its paper (on a mark: its ink) has the `color` of the surroundings."""

    id: str
    body: str
    box: str = CARD_BOX

    def __str__(self) -> str:
        return f'<symbol id="{self.id}" viewBox="{self.box}">{self.body}</symbol>'


@dataclass(frozen=True)
class Sprite:
    """All drawings of one game: parts that symbols share, and the symbols, by name."""

    parts: tuple[str, ...]
    symbols: tuple[Symbol, ...]

    def __str__(self) -> str:
        shared, symbols = "".join(self.parts), "".join(map(str, self.symbols))
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0" aria-hidden="true">'
            f"<defs>{shared}</defs>{symbols}</svg>"
        )


def n(value: float) -> str:
    """A number, at most two decimals."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text


def tag(name: str, body: str = "", /, **attributes: str | float) -> str:
    """An element; `stroke_width` becomes `stroke-width`."""
    text = "".join(
        f' {key.strip("_").replace("_", "-")}="{value if isinstance(value, str) else n(value)}"'
        for key, value in attributes.items()
    )
    return f"<{name}{text}>{body}</{name}>" if body else f"<{name}{text}/>"


def path(d: str, /, **attributes: str | float) -> str:
    return tag("path", d=d, **attributes)


def group(body: str | Iterable[str], /, **attributes: str | float) -> str:
    return tag("g", body if isinstance(body, str) else "".join(body), **attributes)


def use(name: str, /, x: float = 0, y: float = 0, scale: float = 1, **attributes: str | float) -> str:
    """A shared part at a place."""
    move = f"translate({n(x)} {n(y)})" if x or y else ""
    grow = f"scale({scale:.4g})" if scale != 1 else ""
    placed = {"transform": f"{move} {grow}".strip()} if move or grow else {}
    return tag("use", href=f"#{name}", **placed, **attributes)


def mix(first: str, second: str, part: float) -> str:
    """The colour `part` of the way from `first` to `second`."""
    pairs = ((int(first[i : i + 2], 16), int(second[i : i + 2], 16)) for i in (1, 3, 5))
    return "#" + "".join(f"{round(a + (b - a) * part):02x}" for a, b in pairs)


def standalone(sprite: Sprite, *names: str, box: str = CARD_BOX, width: float = WIDTH) -> str:
    """A whole SVG document of one card, its symbols laid over each other; for pages and print."""
    wanted = {symbol.id: symbol for symbol in sprite.symbols}
    body = "".join(group(wanted[name].body) for name in names)
    height = width * float(box.split()[3]) / float(box.split()[2])
    used = tag("defs", "".join(sprite.parts))
    return tag(
        "svg",
        used + body,
        xmlns="http://www.w3.org/2000/svg",
        width=width,
        height=height,
        viewBox=box,
        color=PAPER,
    )
