"""Where logs, records and reports are kept: one contract, SQLite by default."""

from volte.store.contract import Report, Reports, Store, TableRow
from volte.store.sql import open_store

__all__ = ["Report", "Reports", "Store", "TableRow", "open_store"]
