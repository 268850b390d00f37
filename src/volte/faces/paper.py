"""What VERSA and Reversis cards share: the sheet of paper and the folded strips of the back."""

from .svg import INK, group, n, path, tag

GROUND: dict[str, str | float] = {"x": 6, "y": 6, "width": 114, "height": 164, "rx": 6}


def sheet(name: str) -> str:
    """The card's paper (`color`) with a thin edge."""
    box: dict[str, str | float] = {"x": 0.6, "y": 0.6, "width": 124.8, "height": 174.8, "rx": 10}
    edge = tag("rect", stroke=INK, stroke_opacity=".4", stroke_width=1.2, **box)
    return group(edge, fill="currentColor", id=name)


def herringbone(light: str, dark: str, clip: str) -> str:
    """Strips of paper folded to and fro over the ground."""
    ribs = {light: "", dark: ""}
    for row in range(7):
        for column in range(8):
            x, y = 6 + 28.5 * ((column + 1) // 2), 28 * row - 8
            shade, side = (light, 14.25) if column % 2 == 0 else (dark, -14.25)
            ribs[shade] += f"M{n(x)} {y}l{side} 14v14l{-side}-14Z"
    return group([path(d, fill=shade) for shade, d in ribs.items()], clip_path=f"url(#{clip})")
