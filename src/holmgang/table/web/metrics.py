"""What a house counts about itself, in the text format that Prometheus reads.

Of several processes each keeps its own counts; where a folder is given they lay them there, and any of them tells all.
"""

from __future__ import annotations

import json
import os
import time
from collections import Counter
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

BOUNDS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
FRESH = 30.0
"""Counts that no process has renewed for so many seconds are of one that is gone."""
HELP = {
    "holmgang_requests_total": ("counter", "Requests answered, by method and class of status."),
    "holmgang_request_seconds": ("histogram", "How long requests took."),
    "holmgang_acts_total": ("counter", "What people did over sockets and the API: taken, refused, stale."),
    "holmgang_act_seconds": ("histogram", "From an act's arrival to its being on the disk and acknowledged."),
    "holmgang_sockets": ("gauge", "Sockets open now."),
    "holmgang_tables_open": ("gauge", "Tables in memory."),
    "holmgang_up_seconds": ("gauge", "Seconds since the process began."),
    "holmgang_memory_bytes": ("gauge", "Memory in use."),
}


class Metrics:
    """The counts of one process."""

    def __init__(self, folder: Path | None = None) -> None:
        self._began, self._folder = time.monotonic(), folder
        self._counts: Counter[str] = Counter()
        self._sockets = 0

    @contextmanager
    def socket(self) -> Iterator[None]:
        """While a socket is open."""
        self._sockets += 1
        try:
            yield
        finally:
            self._sockets -= 1

    def request(self, method: str, status: int, seconds: float) -> None:
        """A request was answered."""
        known = method if method in ("GET", "HEAD", "POST", "PATCH", "DELETE") else "other"
        self._counts[f'holmgang_requests_total{{method="{known}",status="{status // 100}xx"}}'] += 1
        self._observe("holmgang_request_seconds", seconds)

    def act(self, outcome: str, seconds: float) -> None:
        """Something was done: taken, refused or stale."""
        self._counts[f'holmgang_acts_total{{outcome="{outcome}"}}'] += 1
        self._observe("holmgang_act_seconds", seconds)

    def _observe(self, name: str, seconds: float) -> None:
        for bound in BOUNDS:
            if seconds <= bound:
                self._counts[f'{name}_bucket{{le="{bound}"}}'] += 1
        self._counts[f'{name}_bucket{{le="+Inf"}}'] += 1
        self._counts[f"{name}_count"] += 1
        self._counts[f"{name}_sum"] += seconds  # type: ignore[assignment]

    def values(self, tables: int) -> dict[str, float]:
        """All counts of this process."""
        return {
            **self._counts,
            "holmgang_sockets": self._sockets,
            "holmgang_tables_open": tables,
            "holmgang_up_seconds": round(time.monotonic() - self._began, 1),
            "holmgang_memory_bytes": memory(),
        }

    def share(self, tables: int) -> None:
        """Let the other processes know the counts of this one."""
        if self._folder is not None:
            part = self._folder / f"{os.getpid()}.part"
            part.write_text(json.dumps(self.values(tables)))
            part.replace(self._folder / f"{os.getpid()}.json")

    def text(self, tables: int) -> str:
        """The counts of all processes that are alive."""
        if self._folder is None:
            return exposed({str(os.getpid()): self.values(tables)})
        self.share(tables)
        everybody = {}
        for path in sorted(self._folder.glob("*.json")):
            try:
                if time.time() - path.stat().st_mtime < FRESH:
                    everybody[path.stem] = json.loads(path.read_text())
            except FileNotFoundError:
                continue
        return exposed(everybody)


def exposed(everybody: Mapping[str, Mapping[str, Any]]) -> str:
    """The counts as Prometheus reads them; each process under its own label."""
    lines = []
    for name, (kind, says) in HELP.items():
        lines += [f"# HELP {name} {says}", f"# TYPE {name} {kind}"]
        for worker, values in everybody.items():
            for key, value in values.items():
                base, _, labels = key.partition("{")
                if base == name or (kind == "histogram" and base in (f"{name}_bucket", f"{name}_sum", f"{name}_count")):
                    inner = f"{labels[:-1]}," if labels else ""
                    lines.append(f'{base}{{{inner}worker="{worker}"}} {value}')
    return "\n".join(lines) + "\n"


def memory() -> int:
    """Bytes of memory this process holds; where the system does not say, the most it ever held."""
    try:
        pages = int(Path("/proc/self/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")
    except (OSError, ValueError, IndexError):
        import resource

        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024
