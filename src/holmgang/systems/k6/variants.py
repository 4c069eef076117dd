"""Changes of a k6 fight worth trying in a forecast."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from holmgang.kernel.sums import phrase
from holmgang.kernel.system import Game
from holmgang.kernel.variants import (
    Variant,
    group_name,
    groups_of,
    neighbours,
    next_id,
    shortened,
    variant,
)
from holmgang.systems.k6.setup import template_of, without_distances
from holmgang.systems.k6.state import State, pair

Data = Mapping[str, Any]
HERO = "hero"
KEPT_IN_SWAP = ("seat", "side", "zone", "unaware", "arriving", "light", "rounds_fought", "name")
"""Fields that a combatant keeps when replaced by another kind."""


def variants(game: Game) -> Iterator[Variant]:
    """Yield the changes: who takes part, how strong they are, how far apart they start, and the circumstances."""
    fight: State = game.beginning()
    setup = game.scenario.data["setup"]
    models = game.scenario.setup.combatants
    kinds = {name: template_of(game.content, name, model)[0] for name, model in models.items()}
    sides = {one.id: one.side for one in fight.combatants}
    heroes = [name for name in kinds if sides[name] == HERO]
    opponents = {name: kind for name, kind in kinds.items() if sides[name] != HERO}
    yield from _left_out(setup, heroes, opponents)
    yield from _numbers(setup, opponents)
    yield from _swaps(game, setup, opponents)
    yield from _lives(setup, fight, opponents)
    yield from _distances(setup, fight, heroes, list(opponents))
    yield from _circumstances(setup, list(opponents))
    yield from _company(game, setup, kinds, heroes)


def without(setup: Data, gone: Sequence[str]) -> Data:
    """Return a set-up without some combatants and without what it says about them."""
    left = {name: one for name, one in setup["combatants"].items() if name not in gone}
    made: dict[str, Any] = {**setup, "combatants": {name: _alone(one, gone) for name, one in left.items()}}
    for name in gone:
        made = dict(without_distances(made, name))
    coming = [
        {**one, "combatants": [name for name in one["combatants"] if name not in gone]}
        for one in setup.get("reinforcements", ())
    ]
    made["reinforcements"] = [one for one in coming if one["combatants"]]
    victory = dict(setup.get("victory") or {})
    if "keep" in victory:
        victory["keep"] = [name for name in victory["keep"] if name not in gone]
        victory["keep_least"] = min(victory.get("keep_least", 0), len(victory["keep"]))
        made["victory"] = victory
    return made


def _alone(one: Data, gone: Sequence[str]) -> dict[str, Any]:
    """Return a combatant without the persons who have been left out."""
    made = dict(one)
    if made.get("behind"):
        made["behind"] = [name for name in made["behind"] if name not in gone]
    if isinstance(made.get("unaware"), list):
        made["unaware"] = [name for name in made["unaware"] if name not in gone]
    if made.get("concentration_on") in gone:
        made["concentration"], made["concentration_on"] = "", ""
    return made


def _left_out(setup: Data, heroes: Sequence[str], opponents: Mapping[str, str]) -> Iterator[Variant]:
    groups = groups_of(opponents)
    for kind, members in groups.items() if len(groups) > 1 else ():
        changed = (setup, without(setup, members))
        yield variant(f"without-{kind}", "without", group_name(kind, members), changed, members, decides=True)
    for name in heroes if len(heroes) > 1 else ():
        changed = (setup, without(setup, [name]))
        named = phrase("variant-one", who=name)
        yield variant(f"without-{name}", "without", named, changed, [name], decides=True, offered=False)


def _numbers(setup: Data, opponents: Mapping[str, str]) -> Iterator[Variant]:
    for kind, members in groups_of(opponents).items():
        last = members[-1]
        if len(members) > 1:
            changed = (setup, without(setup, [last]))
            yield variant(f"fewer-{kind}", "fewer", phrase("variant-fewer", who=kind), changed, members)
        new = next_id(setup["combatants"], kind)
        yield variant(
            f"more-{kind}", "more", phrase("variant-more", who=kind), (setup, _copied(setup, last, new, kind))
        )


def _copied(setup: Data, old: str, new: str, kind: str) -> Data:
    """Return a set-up with one combatant more, who stands where another does."""
    entry = {**shortened(setup["combatants"][old]), "template": kind}
    distances = {name: dict(others) for name, others in setup.get("distances", {}).items()}
    for others in distances.values():
        if old in others:
            others[new] = others[old]
    if old in distances:
        distances[new] = {name: far for name, far in distances[old].items() if name != new}
    return {**setup, "combatants": {**setup["combatants"], new: entry}, "distances": distances}


def _swaps(game: Game, setup: Data, opponents: Mapping[str, str]) -> Iterator[Variant]:
    creatures = game.content.kind("creatures")
    ranks = {
        name: (one.lives + 2 * one.strength + one.finesse, one.lives)
        for name, one in creatures.items()
        if one.side != HERO
    }
    for kind, members in groups_of(opponents).items():
        if len(members) > 1 or kind not in ranks:
            continue
        [name] = members
        for other in neighbours(ranks, kind):
            kept = {key: value for key, value in setup["combatants"][name].items() if key in KEPT_IN_SWAP}
            entry = {**shortened(kept), "template": other}
            changed = (setup, {**setup, "combatants": {**setup["combatants"], name: entry}})
            named = phrase("variant-swap", old=name, new=other)
            yield variant(f"swap-{name}-{other}", "swap", named, changed, members)


def _lives(setup: Data, fight: State, opponents: Mapping[str, str]) -> Iterator[Variant]:
    """Change the lives of the opponent with the most of them by a quarter."""
    name = max(opponents, key=lambda one: fight.get(one).lives, default="")
    lives = fight.get(name).lives if name else 0
    for now in (lives - lives // 4, lives + lives // 4):
        if now != lives and now > 0:
            entry = {**setup["combatants"][name], "lives": now, "lives_max": now}
            changed = (setup, {**setup, "combatants": {**setup["combatants"], name: entry}})
            yield variant(f"lives-{now}", "vigour", phrase("variant-lives", who=name, count=now), changed, [name])


def _distances(setup: Data, fight: State, heroes: Sequence[str], opponents: Sequence[str]) -> Iterator[Variant]:
    """Let both sides start one round of running farther apart, or nearer."""
    for direction, step in (("farther", 1), ("nearer", -1)):
        moved = {name: dict(others) for name, others in setup.get("distances", {}).items()}
        anything = False
        for hero in heroes:
            for other in opponents:
                far = fight.distances[pair(hero, other)]
                anything = anything or far + step >= 0
                for one in (moved.get(hero, {}), moved.get(other, {})):
                    one.pop(hero, None)
                    one.pop(other, None)
                moved.setdefault(hero, {})[other] = max(0, far + step)
        if anything and heroes and opponents:
            for others in moved.values():
                others.pop("all", None)
            left = {name: others for name, others in moved.items() if others}
            changed = (setup, {**setup, "distances": left})
            yield variant(direction, "distance", phrase(f"variant-{direction}"), changed, opponents)


def _circumstances(setup: Data, opponents: Sequence[str]) -> Iterator[Variant]:
    combatants = setup["combatants"]
    unaware = [name for name in opponents if combatants[name].get("unaware")]
    if unaware:
        awake = {name: {**combatants[name], "unaware": False} for name in unaware}
        changed = (setup, {**setup, "combatants": {**combatants, **awake}})
        yield variant("aware", "circumstance", phrase("variant-aware"), changed, unaware, decides=True)
    if setup.get("reinforcements"):
        coming = [name for one in setup["reinforcements"] for name in one["combatants"]]
        rest = without({**setup, "reinforcements": []}, coming)
        yield variant(
            "no-reinforcements",
            "circumstance",
            phrase("variant-no-reinforcements"),
            (setup, rest),
            coming,
            decides=True,
        )
    zones = setup.get("zones", {})
    dark = [name for name, zone in zones.items() if zone.get("lit") is False]
    if dark:
        lit = {name: {**zones[name], "lit": True} for name in dark}
        changed = (setup, {**setup, "zones": {**zones, **lit}})
        yield variant("lit", "circumstance", phrase("variant-lit"), changed, decides=True)
    for name, zone in zones.items():
        for thing in zone.get("overhead") or {}:
            rest = {key: value for key, value in zone["overhead"].items() if key != thing}
            changed = (setup, {**setup, "zones": {**zones, name: {**zone, "overhead": rest}}})
            named = phrase("variant-one", who=thing)
            yield variant(f"without-{thing}", "circumstance", named, changed, decides=True, offered=False)


def _company(game: Game, setup: Data, kinds: Mapping[str, str], heroes: Sequence[str]) -> Iterator[Variant]:
    """Let a hero of the pack who is not there come along, beside the last hero."""
    if not heroes:
        return
    last = heroes[-1]
    for name, model in game.content.kind("creatures").items():
        if model.side != HERO or name in kinds.values() or name in setup["combatants"] or "helper" in model.flags:
            continue
        with_copy = _copied(setup, last, name, name)
        kept = {
            key: with_copy["combatants"][name][key] for key in ("seat", "zone") if key in with_copy["combatants"][name]
        }
        changed = (setup, {**with_copy, "combatants": {**with_copy["combatants"], name: {**kept, "template": name}}})
        yield variant(f"joins-{name}", "more", phrase("variant-joins", who=name), changed)
        return
