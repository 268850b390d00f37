"""The one door to Numba: rules are written once and run twice.

Interpreted (the default): `@kernel` hands the function back untouched, a state is a plain object whose arrays
are lists and `Grid`s. Compiled: `compiled("volte.games.verso.rules")` loads the same source again, with
every `@kernel` function compiled, and `compiled_states` gives NumPy records with the same field names.
Numba and NumPy are imported only when something is to be compiled.
"""

import hashlib
import importlib.util
import itertools
import math
import sys
from collections.abc import Callable, Iterable
from contextvars import ContextVar
from functools import cache
from operator import attrgetter
from pathlib import Path
from types import ModuleType
from typing import Any, ClassVar, TypeVar

import platformdirs

F = TypeVar("F", bound=Callable[..., Any])

_compiling: ContextVar[bool] = ContextVar("compiling", default=False)


def kernel(function: F) -> F:
    """Mark a rule: plain Python, or compiled when its module is loaded by `compiled`."""
    if not _compiling.get():
        function.__kernel__ = True  # type: ignore[attr-defined]
        return function
    import numba

    compiled_function: F = numba.njit(cache=True, nogil=True)(function)  # type: ignore[assignment]
    return compiled_function


class Grid:
    """A table of integers of two or more dimensions, indexed like a NumPy array by full scalar indices."""

    __slots__ = ("_place", "cells", "shape")

    def __init__(self, shape: tuple[int, ...], cells: Iterable[int] | None = None) -> None:
        self.shape = shape
        self.cells = [0] * math.prod(shape) if cells is None else list(cells)
        self._place = places(shape)

    def __getitem__(self, index: tuple[int, ...]) -> int:
        try:
            return self.cells[self._place[index]]
        except KeyError:
            raise IndexError(f"{index} lies outside {self.shape}") from None

    def __setitem__(self, index: tuple[int, ...], value: int) -> None:
        try:
            self.cells[self._place[index]] = value
        except KeyError:
            raise IndexError(f"{index} lies outside {self.shape}") from None

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Grid) and self.shape == other.shape and self.cells == other.cells

    def __hash__(self) -> int:
        raise TypeError("a Grid changes, so it has no hash")


@cache
def places(shape: tuple[int, ...]) -> dict[tuple[int, ...], int]:
    """Index -> its place among the cells. Compiled code does not check bounds, so the interpreted run is the
    one that must notice: what lies outside is not in here. (Looking up is four times as fast as counting.)"""
    return {index: place for place, index in enumerate(itertools.product(*map(range, shape)))}


class Row(list[int]):
    """A row of integers that refuses indices outside it, negative ones too."""

    __slots__ = ()

    def __getitem__(self, i: Any) -> Any:
        if i.__class__ is int and i < 0:
            raise IndexError(f"{i} lies outside a row of {len(self)}")
        return list.__getitem__(self, i)

    def __setitem__(self, i: Any, value: Any) -> None:
        if i.__class__ is int and i < 0:
            raise IndexError(f"{i} lies outside a row of {len(self)}")
        list.__setitem__(self, i, value)


class State:
    """Base of every game's state: named integer fields, declared once in `FIELDS`.

    `FIELDS` maps a name to its shape: `()` a number, `(6,)` a Row, `(6, 3, 7)` a Grid; all 64-bit signed.
    """

    FIELDS: ClassVar[dict[str, tuple[int, ...]]] = {}
    _values: ClassVar[Callable[[Any], Any]]
    """All fields at once, since states are compared for every view."""

    def __init_subclass__(cls) -> None:
        cls._values = attrgetter(*cls.FIELDS) if cls.FIELDS else staticmethod(lambda _: ())

    def __init__(self) -> None:
        for name, shape in self.FIELDS.items():
            setattr(self, name, _zeros(shape))

    def copy(self) -> Any:
        """An independent copy of the same class."""
        twin = self.__class__.__new__(self.__class__)
        for name, shape in self.FIELDS.items():
            value = getattr(self, name)
            setattr(twin, name, value if not shape else _copy(value))
        return twin

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, State) or self.FIELDS.keys() != other.FIELDS.keys():
            return False
        values = self.__class__._values
        return bool(values(self) == values(other))

    def __hash__(self) -> int:
        raise TypeError("a state changes, so it has no hash")


def _zeros(shape: tuple[int, ...]) -> int | Row | Grid:
    if not shape:
        return 0
    return Row([0] * shape[0]) if len(shape) == 1 else Grid(shape)


def _copy(value: Row | Grid) -> Row | Grid:
    return Grid(value.shape, value.cells) if isinstance(value, Grid) else Row(value)


def compiled(module_name: str) -> ModuleType:
    """The compiled twin of a rules module: the same source, every `@kernel` function compiled by Numba.

    Tables of the module's namespace (tuples of integers, nested or not) become NumPy arrays.
    The machine code is cached in the user's cache directory (`cache_folder`).
    """
    twin_name = module_name + "__compiled"
    if twin_name in sys.modules:
        return sys.modules[twin_name]
    # Whatever the module imports must be loaded interpreted before its twin asks for it.
    source = importlib.import_module(module_name).__file__
    assert source is not None, module_name
    _use_cache()
    twin_spec = importlib.util.spec_from_file_location(twin_name, source)
    assert twin_spec is not None and twin_spec.loader is not None
    twin = importlib.util.module_from_spec(twin_spec)
    sys.modules[twin_name] = twin
    token = _compiling.set(True)
    try:
        twin_spec.loader.exec_module(twin)
    finally:
        _compiling.reset(token)
    _compile_imports(twin)
    _tables_to_arrays(twin)
    return twin


def _compile_imports(twin: ModuleType) -> None:
    """Rules that the module imports are replaced by their compiled twins."""
    for name, value in list(vars(twin).items()):
        if getattr(value, "__kernel__", False):
            setattr(twin, name, getattr(compiled(value.__module__), value.__name__))


@cache
def _use_cache() -> None:
    import numba

    folder = cache_folder(Path(__file__).parent, numba.__version__)
    folder.mkdir(parents=True, exist_ok=True)
    numba.config.CACHE_DIR = str(folder)  # type: ignore[attr-defined]


def cache_folder(package: Path, numba_version: str) -> Path:
    """Where the machine code of these rules belongs: a folder named after the hash of all files of all games,
    because Numba itself does not notice what changed in another module."""
    digest = hashlib.sha256(numba_version.encode())
    for file in [package / "kernel.py", *sorted((package / "games").rglob("*.py"))]:
        digest.update(file.read_bytes())
    return Path(platformdirs.user_cache_dir("volte")) / "numba" / digest.hexdigest()[:16]


def _tables_to_arrays(module: ModuleType) -> None:
    import numpy as np

    for name, value in list(vars(module).items()):
        if isinstance(value, Grid):
            setattr(module, name, np.array(value.cells, np.int64).reshape(value.shape))
        elif isinstance(value, tuple) and value and all(isinstance(item, int) for item in value):
            setattr(module, name, np.array(value, np.int64))


def compiled_states(state: type[State], count: int) -> Any:
    """`count` zeroed states of this class as a NumPy record array, shape (count,);
    item i is one state `g`."""
    import numpy as np

    fields = [(name, np.int64, shape) if shape else (name, np.int64) for name, shape in state.FIELDS.items()]
    return np.zeros(count, np.dtype(fields)).view(np.recarray)


def to_compiled(source: State, target: Any) -> None:
    """Copy an interpreted state into one compiled record."""
    import numpy as np

    for name, shape in source.FIELDS.items():
        value = getattr(source, name)
        cells = value.cells if isinstance(value, Grid) else value
        target[name] = np.array(cells, np.int64).reshape(shape) if shape else value


def from_compiled(source: Any, target: State) -> None:
    """Copy a compiled record into an interpreted state."""
    for name, shape in target.FIELDS.items():
        value = source[name]
        if not shape:
            setattr(target, name, int(value))
        elif len(shape) == 1:
            setattr(target, name, Row(value.tolist()))
        else:
            setattr(target, name, Grid(shape, value.reshape(-1).tolist()))
