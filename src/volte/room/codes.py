"""Room codes: four letters that can be spoken and two digits, e.g. `VOLA47`."""

import re
from collections.abc import Callable

CONSONANTS = "BCDFGHJKLMNPRSTVWZ"
VOWELS = "AEIOU"
PATTERNS = ("CVCV", "VCVC", "CVVC", "VCCV")
"""Readable aloud; no letter stands for two things, the digits are at the end."""

_SHAPE = re.compile(r"[A-Z]{4}[0-9]{2}")


def count() -> int:
    """How many different codes there are."""
    return len(PATTERNS) * (len(CONSONANTS) * len(VOWELS)) ** 2 * 100


def draw(below: Callable[[int], int]) -> str:
    """A random code; `below(n)` is a fair number 0 .. n - 1."""
    kinds = {"C": CONSONANTS, "V": VOWELS}
    letters = [kinds[kind] for kind in PATTERNS[below(len(PATTERNS))]]
    return "".join(letter[below(len(letter))] for letter in letters) + f"{below(100):02}"


def normal(text: str) -> str:
    """What somebody typed as a code, without spaces, hyphens and case; empty if it cannot be one."""
    code = re.sub(r"[\s-]+", "", text[:40]).upper()
    return code if _SHAPE.fullmatch(code) else ""
