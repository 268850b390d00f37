"""From a skeleton of strips to one outline path a glyph, with a hairline gap where strips cross.

How: each strip becomes polygons (its own width, and wider by the gap); all their edges are cut at their
crossings; a piece of an edge belongs to the outline if ink lies on exactly one side of it; the pieces are
chained to loops.
"""

import math
import re
from collections.abc import Callable, Iterator
from itertools import pairwise

from .skeletons import HANGS, RISES, SAME, SKELETONS

Point = tuple[float, float]
Loop = list[Point]
Edge = tuple[Point, Point]
Strip = list[tuple[Loop, bool]]  # middle lines and whether each is closed

GAP = 0.14  # of the strip's width (look.md)
STEP = math.radians(9)  # how far a flattened arc may turn
_NEAR = 1e-9
_SIDE = 1e-5  # how far beside an edge ink is looked for


def glyph_path(char: str, width: float) -> str:
    """The outline of `char` in strips of `width` as SVG path data, one decimal, units of the glyph box."""
    char = SAME.get(char, char)
    text, right = SKELETONS[char]
    half = width / 2
    hang = HANGS.get(char, 0)
    places = {"T": -half, "B": 100 + half, "l": -half, "r": right + half}
    return strips_path(
        text.format(**places),
        width,
        top=-half - RISES.get(char, 0),
        bottom=100 + half + hang,
        left=-half - hang,
    )


def strips_path(
    text: str, width: float, *, top: float = -500, bottom: float = 500, left: float = -500
) -> str:
    """The outline of strips of `width` along middle lines (`|` between strips), cut off at the edges."""
    half = width / 2
    strips = [_flatten(part) for part in text.split("|")]
    own = [_bands(strip, half) for strip in strips]
    over = [_bands(strip, half * (1 + 2 * GAP)) for strip in strips]
    loops = [loop for bands in own for loop in bands] + [loop for bands in over[1:] for loop in bands]
    edges = [(a, b) for loop in loops for a, b in zip(loop, loop[1:] + loop[:1], strict=True)]
    edges += [((-501.0, y), (501.0, y)) for y in (top, bottom)] + [((left, -501.0), (left, 501.0))]

    def ink(p: Point) -> bool:
        if not (top < p[1] < bottom and p[0] > left):
            return False
        for i in range(len(own) - 1, -1, -1):
            if _winds(p, own[i]):
                return True
            if i and _winds(p, over[i]):
                return False
        return False

    return "".join(_path(loop) for loop in _chain(_border(edges, ink)))


def _flatten(text: str) -> Strip:
    """Straight pieces for the commands M L H V C A Z, all absolute."""
    strip: Strip = []
    line: Loop = []
    for command, rest in re.findall(r"([MLHVCAZ])([^MLHVCAZ]*)", text):
        n = [float(value) for value in rest.split()]
        if command == "M":
            line = [(n[0], n[1])]
            strip.append((line, False))
        elif command == "L":
            line.append((n[0], n[1]))
        elif command == "H":
            line.append((n[0], line[-1][1]))
        elif command == "V":
            line.append((line[-1][0], n[0]))
        elif command == "C":
            line += _cubic(line[-1], (n[0], n[1]), (n[2], n[3]), (n[4], n[5]))
        elif command == "A":
            line += _arc(line[-1], n[0], n[1], n[4] > 0, (n[5], n[6]))
        else:
            strip[-1] = (line, True)
    return [(_distinct(points, closed), closed) for points, closed in strip]


def _distinct(line: Loop, closed: bool) -> Loop:
    points = [p for i, p in enumerate(line) if i == 0 or math.dist(p, line[i - 1]) > 0.01]
    if closed and math.dist(points[0], points[-1]) <= 0.01:
        points.pop()
    return points


def _cubic(a: Point, b: Point, c: Point, d: Point) -> Loop:
    turn = sum(abs(_angle(p, q, r)) for p, q, r in ((a, b, c), (b, c, d)))
    count = max(4, math.ceil(turn / STEP * 1.3))
    points = []
    for i in range(1, count + 1):
        t = i / count
        w = ((1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3)
        points.append(
            (
                sum(k * p[0] for k, p in zip(w, (a, b, c, d), strict=True)),
                sum(k * p[1] for k, p in zip(w, (a, b, c, d), strict=True)),
            )
        )
    return points


def _angle(p: Point, q: Point, r: Point) -> float:
    turn = math.atan2(r[1] - q[1], r[0] - q[0]) - math.atan2(q[1] - p[1], q[0] - p[0])
    return (turn + math.pi) % math.tau - math.pi


def _arc(start: Point, rx: float, ry: float, clockwise: bool, end: Point) -> Loop:
    """The smaller elliptical arc; radii grow if they do not reach, as SVG says."""
    reach = math.hypot((start[0] - end[0]) / 2 / rx, (start[1] - end[1]) / 2 / ry)
    rx, ry = rx * max(1.0, reach), ry * max(1.0, reach)
    ax, ay, bx, by = start[0] / rx, start[1] / ry, end[0] / rx, end[1] / ry  # on the unit circle
    chord = math.hypot(bx - ax, by - ay)
    side = math.sqrt(max(0.0, 1 - chord * chord / 4)) / chord * (1 if clockwise else -1)
    cx, cy = (ax + bx) / 2 - (by - ay) * side, (ay + by) / 2 + (bx - ax) * side
    first, last = math.atan2(ay - cy, ax - cx), math.atan2(by - cy, bx - cx)
    sweep = (last - first) % math.tau if clockwise else -((first - last) % math.tau)
    count = max(2, math.ceil(abs(sweep) / STEP))
    turns = [first + sweep * i / count for i in range(1, count)]
    return [((cx + math.cos(t)) * rx, (cy + math.sin(t)) * ry) for t in turns] + [end]


def _bands(strip: Strip, half: float) -> list[Loop]:
    """The strip's outline with mitred bends and blunt ends; a closed line gives two loops."""
    loops: list[Loop] = []
    for line, closed in strip:
        left, right = _offset(line, closed, half), _offset(line, closed, -half)
        loops += [left, right[::-1]] if closed else [left + right[::-1]]
    return loops


def _offset(line: Loop, closed: bool, by: float) -> Loop:
    normals = []
    count = len(line)
    for i in range(count if closed else count - 1):
        a, b = line[i], line[(i + 1) % count]
        length = math.dist(a, b)
        normals.append(((b[1] - a[1]) / length * by, (a[0] - b[0]) / length * by))
    points = []
    for i, (x, y) in enumerate(line):
        before = normals[i - 1] if closed or i else normals[0]
        after = normals[i % len(normals)] if closed or i < count - 1 else normals[-1]
        sx, sy = before[0] + after[0], before[1] + after[1]
        scale = 2 * by * by / (sx * sx + sy * sy)
        points.append((x + sx * scale, y + sy * scale))
    return points


def _winds(p: Point, loops: list[Loop]) -> bool:
    """Whether the loops go round the point (non-zero winding)."""
    x, y = p
    winding = 0
    for loop in loops:
        ax, ay = loop[-1]
        for bx, by in loop:
            if (ay <= y) != (by <= y):
                if (ax + (y - ay) * (bx - ax) / (by - ay)) > x:
                    winding += 1 if by > ay else -1
            ax, ay = bx, by
    return winding != 0


def _border(edges: list[Edge], ink: Callable[[Point], bool]) -> list[Edge]:
    """The pieces of the edges that have ink on one side only, running with the ink on their left."""
    kept: dict[tuple[Point, Point], Edge] = {}
    for a, b in _pieces(edges):
        length = math.dist(a, b)
        nx, ny = (b[1] - a[1]) / length * _SIDE, (a[0] - b[0]) / length * _SIDE
        x, y = (a[0] + b[0]) / 2, (a[1] + b[1]) / 2
        left, right = ink((x + nx, y + ny)), ink((x - nx, y - ny))
        if left != right:
            piece = (a, b) if left else (b, a)
            kept[_key(piece[0]), _key(piece[1])] = piece
    return list(kept.values())


def _pieces(edges: list[Edge]) -> Iterator[Edge]:
    """The edges, cut wherever they cross or touch each other."""
    cuts: list[list[Point]] = [[a, b] for a, b in edges]
    for i, (a, b) in enumerate(edges):
        low, high = min(a[0], b[0]) - _NEAR, max(a[0], b[0]) + _NEAR
        under, upper = min(a[1], b[1]) - _NEAR, max(a[1], b[1]) + _NEAR
        for j in range(i):
            c, d = edges[j]
            if (c[0] < low and d[0] < low) or (c[0] > high and d[0] > high):
                continue
            if (c[1] < under and d[1] < under) or (c[1] > upper and d[1] > upper):
                continue
            for p in _meetings(a, b, c, d):
                cuts[i].append(p)
                cuts[j].append(p)
    for (a, _), points in zip(edges, cuts, strict=True):
        points.sort(key=lambda p: math.dist(a, p))
        for p, q in pairwise(points):
            if _key(p) != _key(q):
                yield p, q


def _meetings(a: Point, b: Point, c: Point, d: Point) -> list[Point]:
    ux, uy, vx, vy = b[0] - a[0], b[1] - a[1], d[0] - c[0], d[1] - c[1]
    cross = ux * vy - uy * vx
    if abs(cross) < 1e-9 * math.hypot(ux, uy) * math.hypot(vx, vy):
        return [p for p, (q, r) in ((a, (c, d)), (b, (c, d)), (c, (a, b)), (d, (a, b))) if _on(p, q, r)]
    wx, wy = c[0] - a[0], c[1] - a[1]
    t, s = (wx * vy - wy * vx) / cross, (wx * uy - wy * ux) / cross
    if -_NEAR <= t <= 1 + _NEAR and -_NEAR <= s <= 1 + _NEAR:
        return [(a[0] + ux * t, a[1] + uy * t)]
    return []


def _on(p: Point, a: Point, b: Point) -> bool:
    return math.dist(a, p) + math.dist(p, b) - math.dist(a, b) < 1e-9


def _key(p: Point) -> Point:
    """Points closer than a ten thousandth are the same; the odd shift keeps round numbers off the borders."""
    return (round(p[0] * 10000 + 0.137), round(p[1] * 10000 + 0.137))


def _chain(pieces: list[Edge]) -> list[Loop]:
    leaving: dict[Point, list[Edge]] = {}
    for piece in pieces:
        leaving.setdefault(_key(piece[0]), []).append(piece)
    loops = []
    while leaving:
        start = next(iter(leaving))
        loop: Loop = []
        at = start
        while at != start or not loop:
            ways = leaving[at]
            a, b = ways.pop()
            if not ways:
                del leaving[at]
            loop.append(a)
            at = _key(b)
        loops.append(loop)
    return loops


def _path(loop: Loop) -> str:
    corners = [p for i, p in enumerate(loop) if not _straight(loop[i - 1], p, loop[(i + 1) % len(loop)])]
    rounded: list[str] = []
    for x, y in corners:
        text = f"{_n(x)} {_n(y)}"
        if not rounded or rounded[-1] != text:
            rounded.append(text)
    return f"M{'L'.join(rounded)}Z" if len(rounded) > 2 else ""


def _straight(a: Point, b: Point, c: Point) -> bool:
    return abs((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])) < 0.02 * math.dist(a, c)


def _n(value: float) -> str:
    return f"{value:.1f}".removesuffix(".0") if abs(value) >= 0.05 else "0"
