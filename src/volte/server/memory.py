"""The garbage collector, so that a server with many rooms does not stand still while it looks at all of them.

What dies here is mostly no circle and goes at once. So what was loaded is never looked at again, what is
young in small portions, and everything only now and then.
"""

import gc

YOUNG = 1_000
"""So many objects more than before: a look at those. All rooms wait for it, two microseconds an object where
they lie scattered."""
OLDER = 500
"""After so many of these looks one at all that came through the last ones; closed connections end there."""
ALL = 1_000_000
"""Never by itself: a look at everything takes a third of a second with a thousand rooms."""


def settle() -> None:
    """After everything is loaded: next to nothing of that is of no use any more, and a look at it would hold
    up the first page for a tenth of a second."""
    gc.freeze()
    gc.set_threshold(YOUNG, OLDER, ALL)


def clean() -> None:
    """Look at everything that came since."""
    gc.collect()
