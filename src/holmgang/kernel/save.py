"""Saved matches: the scenario, the knobs, the record, and the log for people to read.

A save carries format, system, rules version, knobs and content hash. One of other rules is never continued on a guess:
it is refused with :class:`SaveOutdated`, which still holds its whole log.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from holmgang.kernel import codec
from holmgang.kernel.dice import FairDice, dice_from
from holmgang.kernel.errors import HolmgangError, SaveDamaged, SaveOutdated
from holmgang.kernel.events import RecordedEvent
from holmgang.kernel.match import Checkpoint, Match
from holmgang.kernel.record import entry_from, kept
from holmgang.kernel.system import Game

FORMAT = 1
_PARTS: Mapping[str, type | tuple[type, ...]] = {
    "system": str,
    "rules_version": str,
    "scenario": dict,
    "content_hash": str,
    "dice": dict,
    "master": bool,
    "people": list,
    "record": list,
    "checkpoint": dict,
    "log": list,
}


def save(match: Match) -> dict[str, Any]:
    """The match as JSON. It names the secret of fair dice: keep it to the server, see :func:`public_save`."""
    game, last = match.game, match.checkpoints[-1]
    return {
        "format": FORMAT,
        "system": game.system.id,
        "rules_version": game.system.rules_version,
        "scenario": dict(game.scenario.data),
        "content_hash": game.content.hash,
        "dice": match.dice.plain(),
        "master": match.play.master is not None,
        "people": list(match.people),
        "record": [entry.plain() for entry in match.record],
        "checkpoint": last._asdict(),
        "log": [event.plain() for event in match.log],
    }


def public_save(match: Match, seat: str | None) -> dict[str, Any]:
    """The match as a seat may carry it home: only what it saw, and no secret of running dice.

    While the match runs this cannot be continued by anybody; it can be read. Once it is over nothing is hidden.
    """
    data = save(match)
    if match.over:
        return data
    data["log"] = [event.plain() for event in match.log_for(seat)]
    data["dice"] = match.dice.public() if isinstance(match.dice, FairDice) else {"mode": match.dice.plain()["mode"]}
    del data["record"], data["checkpoint"]
    return data


def read_save(text: str | bytes) -> dict[str, Any]:
    """Parse a saved match and check that all its parts are there."""
    try:
        data = json.loads(text)
    except (UnicodeDecodeError, json.JSONDecodeError) as error:
        raise SaveDamaged(f"the file is not a saved match, or it is cut short: {error}") from None
    if not isinstance(data, dict) or "format" not in data:
        raise SaveDamaged("the file is not a saved match: it names no format")
    if data["format"] != FORMAT:
        log = data.get("log")
        raise SaveOutdated(f"it has format {data['format']!r}, this is {FORMAT}", log if isinstance(log, list) else ())
    for part, kind in _PARTS.items():
        if part not in data:
            raise SaveDamaged(f"the saved match lacks its {part!r}")
        if not isinstance(data[part], kind):
            raise SaveDamaged(f"the {part!r} of the saved match is not what it should be")
    return data


def restore(data: Mapping[str, Any], game: Game) -> Match:
    """The match a save speaks of, at the same question. ``game`` must be made of the save's own scenario."""
    system = game.system
    if data["rules_version"] != system.rules_version:
        raise SaveOutdated(
            f"it was played by {system.id} rules {data['rules_version']}, these are {system.rules_version}",
            data["log"],
        )
    if data["content_hash"] != game.content.hash:
        raise SaveOutdated("the content packs have changed since", data["log"])
    entries = [entry_from(entry, at) for at, entry in enumerate(data["record"])]
    try:
        match = _rebuilt(data, game, entries)
    except HolmgangError:
        raise
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        raise SaveDamaged(f"the saved match does not fit its own rules: {error!r}") from error
    return match


def _rebuilt(data: Mapping[str, Any], game: Game, entries: list[Any]) -> Match:
    match = Match.__new__(Match)
    match._prepare(game, dice_from(data["dice"]), data["master"], data["people"], light=False)
    first = Checkpoint(0, 0, 0, 0, codec.dump(match.play.state, game.system.state_type))
    last = Checkpoint(**data["checkpoint"])
    holds = kept(entries)
    if last.answers > len(holds):
        raise SaveDamaged("the record of the saved match is shorter than its checkpoint")
    match.checkpoints = [first] if last.answers == 0 and last.step == 0 else [first, last]
    match.record = entries
    match.log = [RecordedEvent(event) for event in data["log"]]
    match._rebuild(holds)
    match._settle()
    return match


def replay_from_start(data: Mapping[str, Any], game: Game) -> Match:
    """Play a save again from the first question on, whatever its checkpoint says: the proof that it replays."""
    match = Match.__new__(Match)
    match._prepare(game, dice_from(data["dice"]), data["master"], data["people"], light=False)
    entries = kept(entry_from(entry, at) for at, entry in enumerate(data["record"]))
    match._replaying = True
    match._begin()
    match._advance(None)
    match._replay(entries)
    match._replaying = False
    match.record = list(entries)
    return match


