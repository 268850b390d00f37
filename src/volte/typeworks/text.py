"""What is written, read character by character: words of letters and special cards, and what cannot be."""

import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from volte.typeworks import glyphs, gothic
from volte.typeworks.signs import SPECIAL

MOST = 200
"""Cards of a text."""
TOLD = 5
"""Wrong characters that are told one by one."""
JOINER = "\u200d"
VARIATIONS = "\ufe0e\ufe0f"
_JOINS = ("Mn", "Me", "Mc")
_JOINED = VARIATIONS + "ﾞﾟ🏻🏼🏽🏾🏿"
_UNSEEN = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")


@dataclass(frozen=True)
class Sign:
    """One card to be: a letter, or the kind of a special card; `at` counts characters from 1."""

    at: int
    char: str
    special: str = ""


@dataclass(frozen=True)
class Wrong:
    """A message of the catalogues (`typeworks-wrong-...`) and its arguments."""

    key: str
    args: dict[str, Any]


Word = list[Sign]
Line = list[Word]


@dataclass
class Reading:
    """Lines of words, and what is wrong: with wrongs nothing is printed."""

    lines: list[Line] = field(default_factory=lambda: [[]])
    wrongs: list[Wrong] = field(default_factory=list)

    @property
    def count(self) -> int:
        return sum(len(word) for line in self.lines for word in line)


def read(text: str) -> Reading:
    """Read a text of any length; what is past the 200th card is not looked at."""
    reading, more = Reading(), 0
    apart = True
    for at, cluster in enumerate(clusters(text.replace("\r\n", "\n")), 1):
        if cluster == "\n":
            reading.lines.append([])
            apart = True
            continue
        if cluster == "\t" or unicodedata.category(cluster[0]) == "Zs":
            apart = True
            continue
        try:
            signs = list(_signs(at, cluster))
        except gothic.NoFont:
            signs, wrong = [], Wrong("typeworks-no-font", {"char": cluster[0]})
        else:
            wrong = _wrong(at, cluster)
        if not signs:
            if len(reading.wrongs) < TOLD:
                reading.wrongs.append(wrong)
            else:
                more += 1
            continue
        if reading.count + len(signs) > MOST:
            reading.wrongs.insert(0, Wrong("typeworks-wrong-long", {"most": MOST, "at": at}))
            break
        if apart:
            reading.lines[-1].append([])
            apart = False
        reading.lines[-1][-1] += signs
    if more:
        reading.wrongs.append(Wrong("typeworks-wrong-more", {"count": more}))
    return reading


def clusters(text: str) -> Iterator[str]:
    """What a person takes for one character: a base with its accents, joined emoji in one piece."""
    cluster = ""
    for char in text:
        joins = (
            unicodedata.category(char) in _JOINS or char in _JOINED or "\U0001f3fb" <= char <= "\U0001f3ff"
        )
        if cluster and cluster != "\n" and (joins or JOINER in (char, cluster[-1])):
            cluster += char
            continue
        if cluster:
            yield cluster
        cluster = char
    if cluster:
        yield cluster


def _signs(at: int, cluster: str) -> Iterator[Sign]:
    """The cards of one character: mostly one, several for ligatures and the like, none if it cannot be."""
    plain = cluster.rstrip(VARIATIONS)
    if plain in SPECIAL:
        yield Sign(at, plain, SPECIAL[plain])
        return
    if unicodedata.category(plain[:1] or JOINER) in _UNSEEN:
        return
    capital = unicodedata.normalize("NFC", plain.replace("ß", "ẞ").upper())
    forms = [capital, unicodedata.normalize("NFKC", capital)]
    if plain[0].isalnum() and unicodedata.decomposition(plain[0]).startswith(("<wide>", "<narrow>")):
        forms.reverse()  # letters of full or half width are the usual ones
    for form in forms:
        letters = list(clusters(form))
        if letters and all(glyphs.has(letter) for letter in letters):
            yield from (Sign(at, letter) for letter in letters)
            return


def _wrong(at: int, cluster: str) -> Wrong:
    names = " + ".join(_name(char) for char in cluster[:3]) + (" …" if len(cluster) > 3 else "")
    if unicodedata.category(cluster[0]) in _UNSEEN:
        return Wrong("typeworks-wrong-unseen", {"at": at, "name": names})
    return Wrong("typeworks-wrong-sign", {"at": at, "char": cluster[:2], "name": names})


def _name(char: str) -> str:
    return unicodedata.name(char, f"U+{ord(char):04X}")
