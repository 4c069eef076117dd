"""The dice of ``kernel.dice`` for compiled rules. It imports numba, so only compiled kernels import it.

Nothing is compiled before it is called, and what was compiled is kept on disk for the next process.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar, cast

import numba
import numpy as np

F = TypeVar("F", bound=Callable[..., Any])

_FIRST, _SECOND = np.uint64(0xBF58476D1CE4E5B9), np.uint64(0x94D049BB133111EB)
_30, _27, _31, _32 = np.uint64(30), np.uint64(27), np.uint64(31), np.uint64(32)
_ONE, _TWO, _HALF, _WRAP = np.uint64(1), np.uint64(2), np.uint64(2**32 - 1), np.uint64(2**32)


def compiled(function: F) -> F:
    """Compile a function to machine code. It must be defined in a file, of numbers, arrays and other such functions."""
    return cast(F, numba.njit(cache=True, nogil=True, error_model="numpy")(function))


@compiled
def mixed(x: Any) -> Any:
    """See :func:`holmgang.kernel.dice.mixed`."""
    x = (x ^ (x >> _30)) * _FIRST
    x = (x ^ (x >> _27)) * _SECOND
    return x ^ (x >> _31)


@compiled
def match_key(a: Any, b: Any, number: Any) -> Any:
    """Key and step of match ``number``, out of the key of the run."""
    k = np.uint64(number) * _TWO
    return mixed(a + b * (k + _ONE)), mixed(a + b * (k + _TWO)) | _ONE


@compiled
def face(key: Any, step: Any, position: Any, sides: Any) -> Any:
    """Die number ``position`` of a match: 1 … sides."""
    wide = np.uint64(sides)
    x = mixed(key + step * (np.uint64(position) + _ONE))
    while True:
        product = (x >> _32) * wide
        low = product & _HALF
        if low >= wide or low >= _WRAP % wide:  # the remainder is below the sides: it is rarely worked out
            return np.int64(product >> _32) + 1
        x = mixed(x + step)
