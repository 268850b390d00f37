"""Time that can stand still."""


class StopWatch:
    """Milliseconds that pass only while it runs; `now` is the caller's clock."""

    def __init__(self) -> None:
        self._passed = 0
        self._since: int | None = None

    @property
    def running(self) -> bool:
        return self._since is not None

    def at(self, now: int) -> int:
        """How much time has passed on this watch."""
        return self._passed + (0 if self._since is None else now - self._since)

    def run(self, now: int, running: bool) -> None:
        """Let it run or stand still from `now` on."""
        if running and self._since is None:
            self._since = now
        elif not running and self._since is not None:
            self._passed += now - self._since
            self._since = None

    def when(self, now: int, mark: int) -> int | None:
        """The moment at which the watch shows `mark`; None while it stands still."""
        return None if self._since is None else now + max(0, mark - self.at(now))
