"""Names of people and rooms: what is allowed, and when two look the same."""

import unicodedata
from collections.abc import Iterable

LONGEST = 24
MARKS = 4
GENERAL_MARKS = 2
"""Marks that one letter may carry, and those among them that belong to no script."""

# Signs that look like a Latin letter, after casefolding; enough for what is typed to imitate somebody.
_LOOKS = str.maketrans(
    {
        **dict(zip("абвгеиіјкмнорстухѕьԁԛԝ", "aбbreuijkmhopctyxsbdqw", strict=True)),
        **dict(zip("αβεικνορτυχω", "abeiknoptuxw", strict=True)),
        **dict(zip("01|!ıł5$8@3ɑɡɩօոս", "olllllssbaeagionu", strict=True)),
    }
)


_BLANKS = "\u115f\u1160\u3164\uffa0\u2800"  # letters and symbols that show nothing


def clean(text: str) -> str:
    """A name as it is shown: NFKC, no invisible characters, single spaces, no towers of marks;
    empty if nothing is left or it is longer than 24."""
    shown = "".join(" " if sign.isspace() else sign for sign in unicodedata.normalize("NFKC", text[:400]))
    shown = "".join(sign for sign in shown if visible(sign) or sign == " ")
    shown = lowered(unicodedata.normalize("NFKC", " ".join(shown.split())))
    inked = any(unicodedata.category(sign)[0] in "LNPS" for sign in shown)
    return shown if inked and len(shown) <= LONGEST else ""


def lowered(text: str) -> str:
    """The text without marks that would tower over the lines around it: a sign carries so many, none twice;
    a blank carries none."""
    kept: list[str] = []
    base, marks = " ", ""
    for sign in text:
        if unicodedata.category(sign) not in ("Mn", "Me"):
            base, marks = sign, ""
            kept.append(sign)
        elif base != " " and bearable(sign, marks):
            marks += sign
            kept.append(sign)
    return " ".join("".join(kept).split())


def bearable(mark: str, marks: str) -> bool:
    """True if a sign that has these marks can carry one more. Scripts with marks of their own (Hebrew,
    Tibetan, Burmese) need more than two; what goes with any letter is called COMBINING."""
    general = [one for one in marks + mark if unicodedata.name(one, "").startswith("COMBINING")]
    return mark not in marks and len(marks) < MARKS and (mark not in general or len(general) <= GENERAL_MARKS)


def visible(sign: str) -> bool:
    return unicodedata.category(sign)[0] not in "CZ" and sign not in _BLANKS


def look(name: str) -> str:
    """Names with equal looks are taken for the same one by a reader."""
    plain = unicodedata.normalize("NFKD", name).casefold()
    letters = (sign for sign in plain if unicodedata.category(sign)[0] in "LNS" or sign in "|!@$")
    return "".join(letters).translate(_LOOKS).replace("rn", "m").replace("vv", "w").replace("i", "l")


def distinct(name: str, others: Iterable[str]) -> str:
    """`name`, with a number if somebody here already has one that looks the same."""
    taken = {look(other) for other in others}
    number = 1
    wanted = name
    while look(wanted) in taken:
        number += 1
        wanted = f"{name[: LONGEST - len(str(number)) - 1].rstrip()} {number}"
    return wanted
