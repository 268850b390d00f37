"""From a text to cards with colours, in lines."""

from dataclasses import dataclass, field

from volte.typeworks.signs import COLOURLESS
from volte.typeworks.text import Wrong, read

COLOURS = "RYGB"
TURN = "-"
"""In the choice of colours: as it is its turn."""
WIDEST = 50
"""Cards in a line at most, where one is chosen."""


@dataclass(frozen=True)
class Card:
    """`special` is the kind of a special card, else empty; `colour` is R, Y, G, B or empty."""

    char: str
    special: str
    colour: str

    @property
    def name(self) -> str:
        """Short and unlike that of any other card: `R:A`, `B:reverse`, `:core`."""
        return f"{self.colour}:{self.special or self.char}"


Row = list[list[Card]]


@dataclass
class Work:
    """Rows of words of cards; with `wrongs` it is not to be printed."""

    rows: list[Row]
    wrongs: list[Wrong] = field(default_factory=list)

    @property
    def cards(self) -> list[Card]:
        """All of them as they are read."""
        return [card for row in self.rows for word in row for card in word]


def compose(text: str, colours: str = "", wrap: int = 0) -> Work:
    """Cards for a text, up to 200.

    `colours`: a sign a card, R, Y, G, B or - (in turn; also where it is shorter than the text).
    `wrap`: cards in a row at most, 0 for rows as long as the text's lines.
    What cannot be is told in `wrongs`, as messages of the catalogues, with the place in the text.
    """
    reading = read(text)
    wrongs = list(reading.wrongs)
    odd = next((sign for sign in colours if sign not in COLOURS + TURN), None)
    if odd is not None:
        wrongs.append(Wrong("typeworks-wrong-colours", {"at": odd}))
        colours = ""
    if not 0 <= wrap <= WIDEST:
        wrongs.append(Wrong("typeworks-wrong-wrap", {"most": WIDEST}))
        wrap = 0
    if not reading.count and not wrongs:
        wrongs.append(Wrong("typeworks-wrong-empty", {}))
    rows: list[Row] = []
    number = 0
    for line in reading.lines:
        coloured: Row = []
        for word in line:
            coloured.append([])
            for sign in word:
                coloured[-1].append(Card(sign.char, sign.special, _colour(sign.special, colours, number)))
                number += 1
        rows += _wrapped(coloured, wrap)
    while rows and not rows[-1]:
        rows.pop()
    return Work(rows, wrongs)


def _colour(special: str, colours: str, number: int) -> str:
    if special in COLOURLESS:
        return ""
    chosen = colours[number : number + 1] or TURN
    return COLOURS[number % len(COLOURS)] if chosen == TURN else chosen


def _wrapped(line: Row, wrap: int) -> list[Row]:
    """Rows of at most `wrap` cards: broken between words where it goes."""
    if not wrap:
        return [line]
    rows: list[Row] = [[]]
    left = wrap
    for word in line:
        if len(word) > left and left < wrap:
            rows.append([])
            left = wrap
        while len(word) > left:
            rows[-1].append(word[:left])
            word = word[left:]
            rows.append([])
            left = wrap
        if word:
            rows[-1].append(word)
            left -= len(word)
        if not left:
            rows.append([])
            left = wrap
    if not rows[-1] and len(rows) > 1:
        rows.pop()
    return rows
