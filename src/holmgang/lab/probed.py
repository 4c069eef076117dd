"""A probe in words: its three tables and what they show, for the terminal and for the report alike."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from holmgang.lab.probe import DEAD, DOMINANT, OPEN, Probe
from holmgang.lab.spoken import Spoken


@dataclass(frozen=True)
class ProbeText:
    """A table, and the sentences that belong below it."""

    heads: Sequence[str]
    rows: Sequence[Sequence[str]]
    notes: Sequence[str]


def intro(found: Probe, spoken: Spoken) -> str:
    """What was played for it."""
    effort = found.effort
    counts = {"moments": found.moments, "playouts": effort.playouts, "matches": effort.matches, "seed": found.seed}
    return spoken.text("probe-what", scenario=found.scenario, **{name: str(count) for name, count in counts.items()})


def tables(found: Probe, spoken: Spoken) -> Iterator[ProbeText]:
    """Options, skill, sides. Options, sides and seats stand there by their ids, as commands name them."""
    yield ProbeText(
        _heads(spoken, "option", "tried", "right", "interval", "loss", "verdict"),
        list(_options(found, spoken)),
        [spoken.text("probe-options-note")],
    )
    yield ProbeText(
        _heads(spoken, "stronger", "weaker", "wins", "interval", "if-equal"),
        [
            (
                one.policy,
                one.other,
                _percent(spoken, one.share),
                _between(spoken, one.interval),
                _percent(spoken, one.fair),
            )
            for one in found.skill
        ],
        [
            spoken.text(
                f"probe-skill-{'shown' if one.interval[0] > one.fair else 'not-shown'}",
                stronger=one.policy,
                weaker=one.other,
            )
            for one in found.skill
        ],
    )
    rates = [*found.sides.items(), (spoken.text("probe-draws"), found.draws)]
    better = ", ".join(found.better_off)
    yield ProbeText(
        _heads(spoken, "side", "wins", "interval"),
        [(side, _percent(spoken, rate.share), _between(spoken, rate.interval)) for side, rate in rates],
        [spoken.text("probe-better-off", sides=better) if better else spoken.text("probe-nobody-better-off")],
    )


def _options(found: Probe, spoken: Spoken) -> Iterator[Sequence[str]]:
    order = (DEAD, DOMINANT, OPEN)
    for name, one in sorted(found.options.items(), key=lambda item: (order.index(item[1].verdict), -item[1].tried)):
        loss, error = one.loss
        right = (_percent(spoken, one.right / one.tried), _between(spoken, one.interval))
        verdict = spoken.text(f"probe-verdict-{one.verdict}")
        yield name, str(one.tried), *right, f"{100 * loss:.0f} ± {196 * error:.0f}", verdict


def _heads(spoken: Spoken, *heads: str) -> list[str]:
    return [spoken.text(f"probe-{head}") for head in heads]


def _percent(spoken: Spoken, share: float) -> str:
    return spoken.figure(f"{share:.0%}")


def _between(spoken: Spoken, interval: tuple[float, float]) -> str:
    return spoken.figure(f"{interval[0]:.0%} – {interval[1]:.0%}")
