"""A forger's tools: change a saved match and make its chain good again, by the description of the format alone."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from typing import Any

Lines = list[dict[str, Any]]


def lines_of(text: str) -> Lines:
    """The lines of a save after its title, without their chains: head, beginning, entries."""
    lines = [json.loads(line) for line in text.splitlines()[1:]]
    for line in lines:
        del line["chain"]
    return lines


def written(lines: Lines, title: int = 2) -> str:
    """A save of these lines, with title and chain as they must be."""
    chain, made = "", []
    for line in lines:
        body = json.dumps(line, ensure_ascii=False, separators=(",", ":"))[:-1]
        chain = hashlib.blake2b((chain + body).encode(), digest_size=16).hexdigest()
        made.append(f'{body},"chain":"{chain}"}}\n')
    return f'{{"holmgang":{title},"lines":{len(lines):>10},"tip":"{chain}"}}\n' + "".join(made)


def forged(text: str, change: Callable[[Lines], object]) -> str:
    """The save with a change that its chain does not show."""
    lines = lines_of(text)
    change(lines)
    return written(lines)


def entry_about(lines: Lines, purpose: str, seat: str | None = None) -> dict[str, Any]:
    """The line of the first entry that answers a question of this purpose."""
    return next(
        line
        for line in lines
        if line.get("entry", {}).get("purpose") == purpose and seat in (None, line["entry"].get("seat"))
    )
