"""Write the sprites that the client is built with: `python -m volte.faces.export [FOLDER]`.

The build calls it before Vite; where Volte is not installed, `python -m faces.export` from src/volte does
the same.
"""

import json
import sys
from pathlib import Path

from . import glyphs, reversis, versa, verso
from .svg import Sprite

GENERATED = Path(__file__).resolve().parents[3] / "client/src/cards/generated"
TEXT_STRIP = 20  # of headings and monograms


def sprites() -> dict[str, Sprite]:
    """The sprite of each game, by the game's name."""
    return {"verso": verso.sprite(), "versa": versa.sprite(), "reversis": reversis.sprite()}


def letters() -> dict[str, list[str | float]]:
    """For words in strip letters: path data and width a character."""
    return {
        char: [one.d, round(one.width, 1)]
        for char in glyphs.CHARS
        for one in [glyphs.glyph(char, TEXT_STRIP)]
    }


def write(folder: Path = GENERATED) -> None:
    """Write faces-GAME.svg for each game and letters.json; files that would not change are left alone."""
    folder.mkdir(parents=True, exist_ok=True)
    files = {f"faces-{game}.svg": str(sprite) for game, sprite in sprites().items()}
    files["letters.json"] = json.dumps(letters(), ensure_ascii=False, separators=(",", ":"))
    for name, text in files.items():
        file = folder / name
        if not file.is_file() or file.read_text(encoding="utf-8") != text:
            file.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    write(Path(sys.argv[1]) if len(sys.argv) > 1 else GENERATED)
