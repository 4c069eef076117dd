"""Copies of scenario files under another name: ``holmgang new scenario`` and the workshop write the same."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from holmgang.kernel.yamltext import read_yaml
from holmgang.workshop.yaml_edit import edited


def renamed(text: str, name: str, title: Mapping[str, str] | None = None) -> str:
    """Return the text of a scenario with another id, and another title if one is given; the rest stays as it is."""
    data: dict[str, Any] = read_yaml(text, name).data
    short = re.sub(r"[^a-z0-9_]", "_", name.lower())[:60]
    new = {**data, "id": short}
    if title is not None:
        new["title"] = dict(title)
    return edited(text, data, new)[0]
