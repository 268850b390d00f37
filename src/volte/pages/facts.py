"""The facts of each game, as at the head of its clause list (docs/rules); numbers of five where it says so.

What a clause list does not say is our estimate and marked as such.
"""

import msgspec


class Facts(msgspec.Struct, frozen=True):
    """`age` in years; complexity, strategy, luck and interaction from 1 to 5; `estimates` names what is ours.
    Players are the engine's seat counts, time and year are words (`page-minutes-GAME`, `page-year-GAME`)."""

    age: int
    complexity: int
    strategy: int
    luck: int
    interaction: int
    estimates: frozenset[str] = frozenset()


SCALES = ("complexity", "strategy", "luck", "interaction")

FACTS = {
    "verso": Facts(age=8, complexity=1, strategy=2, luck=3, interaction=2),
    "versa": Facts(8, 2, 2, 4, 4, frozenset({"age", "minutes", *SCALES})),
    "reversis": Facts(12, 4, 4, 3, 3, frozenset({"age", "minutes", *SCALES})),
}
