"""Signs that have a special card of VERSA in their place."""

SIGNS: dict[str, str] = {
    "core": "♥❤♡❣💙💚💛💕💖🧡",
    "boost": "★☆⭐✦✧✶✹🌟↑⇑⬆▲△⏫🚀",
    "reverse": "→←↔⇄⇆⇐⇒⇔➔➜↩↪⟲⟳↺↻⬅➡🔁🔃🔄",
    "block": "✕✖✗✘❌🚫",
    "lock": "🔒🔐🔓",
    "pull": "🧲",
    "all": "⊕⨁",
    "tornado": "🌀🌪",
}
"""Special card -> the signs; the first is what the page puts into the text."""

COLOURLESS = frozenset({"core", "tornado"})

SPECIAL: dict[str, str] = {sign: kind for kind, signs in SIGNS.items() for sign in signs}
