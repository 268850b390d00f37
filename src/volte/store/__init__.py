"""Where logs and records are kept: one contract, SQLite by default."""

from volte.store.contract import Store, TableRow
from volte.store.sql import open_store

__all__ = ["Store", "TableRow", "open_store"]
