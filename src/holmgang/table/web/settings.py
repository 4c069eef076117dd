"""Settings of a server, fixed when it starts."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field

from holmgang.table.service.forecasts import ForecastBudget
from holmgang.table.service.lab_runs import LabBudget
from holmgang.table.web.local_network import LocalNetwork


@dataclass(frozen=True)
class Settings:
    """``address``: under which guests find the server, if not the one they asked. ``hosts``: the names it answers to
    (none: any), beside addresses in numbers. ``throttle``: slow down visitors who ask too much; there is no need to on
    one's own machine. ``lab``: what a run of the lab may cost; None: there is no lab on this server, and no
    forecasts but the kept ones. ``lab_folder``: where several processes of a server find each other's runs.
    ``forecasts``: what a forecast may cost. ``clock``: the
    seconds by which one is slowed down. ``longest_body``: within how many seconds a request must have said all it has
    to say if it brings a file; ``short_body``: if not. ``network``: the local network, which may be opened while the
    server runs.
    """

    address: str = ""
    hosts: tuple[str, ...] = ()
    throttle: bool = False
    lab: LabBudget | None = field(default_factory=LabBudget)
    lab_folder: str = ""
    forecasts: ForecastBudget = field(default_factory=ForecastBudget)
    clock: Callable[[], float] = time.monotonic
    longest_body: float = 120.0
    short_body: float = 30.0
    network: LocalNetwork = field(default_factory=LocalNetwork)

    @property
    def limited(self) -> bool:
        """True if there are limits per address."""
        return self.throttle or self.network.is_open

    @property
    def secure(self) -> bool:
        """True if the server is only reached over TLS."""
        return self.address.startswith("https://")
