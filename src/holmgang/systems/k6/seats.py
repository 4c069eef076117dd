"""Heuristic seats."""

from __future__ import annotations

from typing import Any

from holmgang.kernel.policy import Asked


class Heuristic:
    """Stub."""

    def answer(self, asked: Asked) -> Any:
        raise NotImplementedError
