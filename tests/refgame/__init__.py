"""A small duel of our own that uses every feature of the kernel. It is here to prove the kernel, not to be shipped."""

from tests.refgame.system import SYSTEM

__all__ = ["SYSTEM"]
