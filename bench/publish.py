"""Write the figures of both benches into docs/bench.md.

python3 run.py bench engine --json > engine.json
python3 run.py bench server --json --rounds 3 > server.json
.venv/bin/python bench/publish.py engine.json server.json
"""

import json
import re
import sys
from pathlib import Path

PAGE = Path(__file__).parent.parent / "docs/bench.md"
Figures = dict[str, float]
ENGINE = {
    "compiled_games_per_second": "games a second, compiled",
    "compiled_moves_per_second": "moves a second, compiled",
    "interpreted_moves_per_second": "moves a second, interpreted",
    "legal_us": "`legal`, interpreted (µs)",
    "play_us": "`play`, interpreted (µs)",
    "view_us": "one `view` (µs)",
    "all_views_us": "the views of four seats (µs)",
}
SERVER = {
    "moves_per_second": "moves a second",
    "p50_ms": "p50 (ms)",
    "p99_ms": "p99 (ms)",
    "server_cpu": "cores: server",
    "client_cpu": "client",
    "memory_mb": "memory (MB)",
}
PACES = {"full": "full speed", "paced": "one move a second a room"}


def row(cells: list[str]) -> str:
    return "| " + " | ".join(cells) + " |"


def shown(value: float | None) -> str:
    if value is None:
        return ""
    return f"{value:,.0f}" if value >= 1000 else f"{value:g}"


def engine_table(found: Figures) -> list[str]:
    games = list(dict.fromkeys(name.split("_")[0] for name in found))
    head = [row(["four players", *games]), row(["---", *["---:"] * len(games)])]
    lines = [[title, *(shown(found.get(f"{game}_{key}")) for game in games)] for key, title in ENGINE.items()]
    return head + [row(line) for line in lines]


def server_table(found: Figures) -> list[str]:
    runs = list(dict.fromkeys(tuple(name.split("_")[:2]) for name in found))
    head = [row(["pace", "rooms", *SERVER.values()]), row(["---", *["---:"] * (1 + len(SERVER))])]
    lines = [
        [PACES[pace], rooms, *(shown(found[f"{pace}_{rooms}_{key}"]) for key in SERVER)]
        for pace, rooms in runs
    ]
    return head + [row(line) for line in lines]


def put(page: str, title: str, table: list[str]) -> str:
    """The page with this table under the heading of this title, in place of the one that is there."""
    head, tail = page.split(f"\n## {title}\n")
    text = "\n".join(table)
    return head + f"\n## {title}\n" + re.sub(r"(?m)(^\|.*\n)+", lambda _: text + "\n", tail, count=1)


def main() -> None:
    engine, server = (json.loads(Path(name).read_text("utf-8")) for name in sys.argv[1:3])
    page = put(PAGE.read_text("utf-8"), "The rules", engine_table(engine))
    PAGE.write_text(put(page, "The server", server_table(server)), "utf-8")


if __name__ == "__main__":
    main()
