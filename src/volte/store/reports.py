"""The reports about the rules on SQLAlchemy Core."""

import threading
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import Engine

from volte.store import schema
from volte.store.contract import Report

MOST = 2**63 - 1
"""The greatest number of a row."""


class SqlReports:
    """`volte.store.contract.Reports`; used by several threads, writing by one at a time."""

    def __init__(self, engine: Engine, writing: threading.Lock) -> None:
        self._engine = engine
        self._writing = writing

    def add(self, token: str, game: str, clause: str, language: str, text: str, now: int) -> int:
        row = {"token": token, "game": game, "clause": clause, "language": language, "text": text}
        with self._writing, self._engine.begin() as connection:
            made = connection.execute(sa.insert(schema.reports), {**row, "sent": now})
            number: int = made.inserted_primary_key[0]  # type: ignore[index]
            return number

    def under(self, token: str) -> Report | None:
        with self._engine.connect() as connection:
            row = connection.execute(_SELECT.where(schema.reports.c.token == token)).one_or_none()
            return None if row is None else _report(row)

    def waiting(self) -> list[Report]:
        return self._all(_SELECT.where(schema.reports.c.answered.is_(None)).order_by(schema.reports.c.number))

    def answered(self, most: int = 200) -> list[Report]:
        done = _SELECT.where(schema.reports.c.answered.is_not(None))
        return self._all(done.order_by(schema.reports.c.answered.desc(), schema.reports.c.number).limit(most))

    def count_waiting(self) -> int:
        query = sa.select(sa.func.count()).where(schema.reports.c.answered.is_(None))
        with self._engine.connect() as connection:
            return connection.execute(query).scalar_one()

    def answer(self, number: int, text: str, now: int) -> bool:
        if abs(number) > MOST:
            return False
        one = sa.update(schema.reports).where(schema.reports.c.number == number)
        with self._writing, self._engine.begin() as connection:
            return connection.execute(one.values(answer=text, answered=now)).rowcount == 1

    def _all(self, query: Any) -> list[Report]:
        with self._engine.connect() as connection:
            return [_report(row) for row in connection.execute(query)]


_SELECT = sa.select(*(column for column in schema.reports.c if column.name != "token"))


def _report(row: Any) -> Report:
    return Report(**row._mapping)
