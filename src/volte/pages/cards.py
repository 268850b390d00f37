"""Cards on a page: one sprite with just the drawings that it shows, and a short reference for each card.

A card of a page is a symbol of its own (`c-B3.1-G4`), laid together from the symbols of `volte.faces` in the
same way as the client does (client/src/cards/faces.ts).
"""

import re
from functools import cache

from markupsafe import Markup, escape

from volte.faces import reversis, versa, verso
from volte.faces.svg import CARD_BOX, Sprite, Symbol, group, use
from volte.pages.moves import card_words
from volte.words import Words

SPRITES = {"verso": verso.sprite, "versa": versa.sprite, "reversis": reversis.sprite}
MARK_BOX = "0 0 24 24"
BEHIND = {"B": "GO", "G": "OB", "O": "BG"}

_ID = re.compile(r'id="([\w.-]+)"')
_LETTER = re.compile(r'id="(?:reversis-index|verso-n|versa-[1-9]-)')
_PATH = re.compile(r'(?<= d=")[^"]+(?=")')
_REFERENCE = re.compile(r'(?:href="#|url\(#)([\w.-]+)')


@cache
def sprite(game: str) -> Sprite:
    return SPRITES[game]()


class Cards:
    """The cards of one page, in the order in which they were first shown."""

    def __init__(self, game: str, language: str, words: Words) -> None:
        self.game = game
        self.language = language
        self.words = words
        self.bodies: dict[str, str] = {}

    def __call__(self, card: str) -> Markup:
        """The card as a small picture with its name."""
        name = re.sub(r"[^\w.-]", "-", f"c-{card}")
        if name not in self.bodies:
            self.bodies[name] = self._body(card)
        label = escape(card_words(self.game, card.split("/")[0], self.words, "-long"))
        return Markup(f'<svg role="img"><title>{label}</title><use href="#{name}"/></svg>')

    def mark(self, name: str) -> Markup:
        """A colour's or suit's mark beside words that name it."""
        self.bodies.setdefault(f"m-{name}", use(f"{self.game}-mark-{name}"))
        return Markup(f'<svg class="mark" aria-hidden="true"><use href="#m-{name}"/></svg>')

    def written(self, hand: list[str]) -> Markup:
        """A full hand of Reversis as a line a suit: too many cards to draw them all."""
        letters = reversis.INDEX["en"] | reversis.INDEX.get(self.language, {})
        rows = [
            f'<span class="suit">{self.mark(suit)} {" ".join(ranks)}</span>'
            for suit in "SHDC"
            if (ranks := [letters[card[0]] for card in hand if card[1] == suit])
        ]
        return Markup(" ".join(rows))

    def _body(self, card: str) -> str:
        if self.game == "verso":
            return "".join(use(name) for name in verso_symbols(card))
        if self.game == "versa":
            return use(f"versa-{card}")
        picture, *index = reversis.layers(card, self.language, large=True)
        if card[0] in "KQJ" and card != "JH":  # figures would be half of the page
            picture = f"reversis-2{card[1]}-large"
        over = map(use, [picture, *index])
        return use("reversis-sheet") + group(over, color=reversis.TWO_COLOURS[card[1]])

    def svg(self) -> Markup:
        """The sprite: the symbols of this page's cards and all that these need."""
        whole = sprite(self.game)
        parts = {found[1]: coarse(part) for part in whole.parts if (found := _ID.search(part))}
        symbols = {symbol.id: coarse(str(symbol)) for symbol in whole.symbols}
        own = {name: str(Symbol(name, body, box_of(name))) for name, body in self.bodies.items()}
        needed = reachable(own, symbols | parts)
        defs = "".join(part for name, part in parts.items() if name in needed)
        drawings = "".join(symbol for name, symbol in symbols.items() if name in needed)
        return Markup(
            f'<svg class="sprite" width="0" height="0" aria-hidden="true"><defs>{defs}</defs>'
            f"{drawings}{''.join(own.values())}</svg>"
        )


def coarse(drawing: str) -> str:
    """A letter without decimals: drawn 100 units high and shown 20 pixels high, it looks the same in half the
    bytes."""
    if not _LETTER.search(drawing):
        return drawing
    return _PATH.sub(lambda d: re.sub(r"-?\d*\.\d+", lambda n: f"{float(n[0]):.0f}", d[0]), drawing)


def box_of(name: str) -> str:
    return MARK_BOX if name.startswith("m-") else CARD_BOX


def verso_symbols(card: str) -> list[str]:
    """`B3.1/G4.3` shows its other side on the fold, `B3.1/?` and `B3.1` both colours it may have."""
    face, _, back = card.partition("/")
    colour, value, points = face[0], face[1], face[3]
    fold = back[:2] if back and back != "?" else BEHIND[colour]
    return [f"verso-{colour}{value}-small", f"verso-p{points}-small", f"verso-fold-{fold}-small"]


def reachable(own: dict[str, str], others: dict[str, str]) -> set[str]:
    """The names of all drawings that the page's own cards use, directly or not."""
    found: set[str] = set()
    waiting = [name for body in own.values() for name in _REFERENCE.findall(body)]
    while waiting:
        name = waiting.pop()
        if name not in found and name in others:
            found.add(name)
            waiting += _REFERENCE.findall(others[name])
    return found
