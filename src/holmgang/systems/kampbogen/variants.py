"""Changes of a Kampbogen fight worth trying in a forecast."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from holmgang.kernel.sums import phrase
from holmgang.kernel.system import Game
from holmgang.kernel.variants import Variant, group_name, groups_of, neighbours, next_id, shortened, variant
from holmgang.systems.kampbogen.knobs import GRADES
from holmgang.systems.kampbogen.state import State

Data = Mapping[str, Any]


def variants(game: Game) -> Iterator[Variant]:
    """Yield the changes: who takes part, how strong they are, ambush and challenges."""
    setup = game.scenario.data["setup"]
    kinds = {name: one.get("use") or name for name, one in setup["opponents"].items()}
    heroes = list(setup["characters"])
    groups = groups_of(kinds)
    for kind, members in groups.items() if len(groups) > 1 else ():
        changed = (setup, without(setup, "opponents", members))
        yield variant(f"without-{kind}", "without", group_name(kind, members), changed, members, decides=True)
    for name in heroes if len(heroes) > 1 else ():
        changed = (setup, without(setup, "characters", [name]))
        named = phrase("variant-one", who=name)
        yield variant(f"without-{name}", "without", named, changed, [name], decides=True, offered=False)
    yield from _numbers(setup, groups)
    yield from _swaps(game, setup, groups)
    yield from _lives(game.beginning(), setup)
    yield from _circumstances(setup)
    yield from _company(game, setup)


def without(setup: Data, group: str, gone: Sequence[str]) -> Data:
    """Return a set-up without some characters or opponents, also in its scenes and vehicles."""
    made = {**setup, group: {name: one for name, one in setup[group].items() if name not in gone}}
    made["scenes"] = [
        {**scene, group: [name for name in scene[group] if name not in gone]} if scene.get(group) else scene
        for scene in setup["scenes"]
    ]
    made["vehicles"] = {
        name: {
            **car,
            "driver": "" if car.get("driver") in gone else car.get("driver", ""),
            "passengers": [one for one in car.get("passengers", ()) if one not in gone],
        }
        for name, car in setup.get("vehicles", {}).items()
    }
    return made


def _numbers(setup: Data, groups: Mapping[str, Sequence[str]]) -> Iterator[Variant]:
    for kind, members in groups.items():
        last = members[-1]
        if len(members) > 1:
            changed = (setup, without(setup, "opponents", [last]))
            yield variant(f"fewer-{kind}", "fewer", phrase("variant-fewer", who=kind), changed, members)
        new = next_id(setup["opponents"], kind)
        entry = {**shortened(setup["opponents"][last]), "use": kind}
        scenes = [
            {**scene, "opponents": [*scene["opponents"], new]} if last in (scene.get("opponents") or ()) else scene
            for scene in setup["scenes"]
        ]
        changed = (setup, {**setup, "opponents": {**setup["opponents"], new: entry}, "scenes": scenes})
        yield variant(f"more-{kind}", "more", phrase("variant-more", who=kind), changed)


def _swaps(game: Game, setup: Data, groups: Mapping[str, Sequence[str]]) -> Iterator[Variant]:
    ranks = {name: (GRADES.index(one.kamp), one.lives) for name, one in game.content.kind("opponents").items()}
    for kind, members in groups.items():
        if len(members) > 1 or kind not in ranks:
            continue
        [name] = members
        for other in neighbours(ranks, kind):
            changed = (setup, {**setup, "opponents": {**setup["opponents"], name: {"use": other}}})
            yield variant(f"swap-{name}-{other}", "swap", phrase("variant-swap", old=name, new=other), changed, members)


def _lives(state: State, setup: Data) -> Iterator[Variant]:
    """Change the lives of the opponent with the most of them by a quarter."""
    strongest = max(state.opponents, key=lambda one: one.lives, default=None)
    if strongest is None:
        return
    quarter = max(1, strongest.lives // 4)
    for now in (strongest.lives - quarter, strongest.lives + quarter):
        if now > 0:
            entry = {**setup["opponents"][strongest.id], "lives": now}
            changed = (setup, {**setup, "opponents": {**setup["opponents"], strongest.id: entry}})
            named = phrase("variant-lives", who=strongest.id, count=now)
            yield variant(f"lives-{now}", "vigour", named, changed, [strongest.id])


def _circumstances(setup: Data) -> Iterator[Variant]:
    scenes = list(setup["scenes"])

    def with_scene(number: int, **changes: Any) -> tuple[Data, Data]:
        changed = [{**scene, **changes} if place == number else scene for place, scene in enumerate(scenes)]
        return setup, {**setup, "scenes": changed}

    for number, scene in enumerate(scenes):
        if scene.get("ambushed", "nobody") != "nobody":
            changed = with_scene(number, ambushed="nobody")
            yield variant(f"no-ambush-{number}", "circumstance", phrase("variant-no-ambush"), changed, decides=True)
        elif scene["scene"] == "combat":
            changed = with_scene(number, ambushed="opponents")
            yield variant(f"ambush-{number}", "circumstance", phrase("variant-ambush"), changed)
        for place, challenge in enumerate(scene.get("challenges") or ()):
            left = [one for other, one in enumerate(scene["challenges"]) if other != place]
            changed = with_scene(number, challenges=left)
            named = phrase("variant-one", who=challenge["use"])
            yield variant(f"without-{challenge['use']}-{number}", "circumstance", named, changed, decides=True)


def _company(game: Game, setup: Data) -> Iterator[Variant]:
    """Let a character of the pack who is not there come along."""
    there = {one.get("use") or name for name, one in setup["characters"].items()}
    for name in game.content.kind("characters"):
        if name not in there and name not in setup["characters"] and name not in setup["opponents"]:
            changed = (setup, {**setup, "characters": {**setup["characters"], name: {}}})
            yield variant(f"joins-{name}", "more", phrase("variant-joins", who=name), changed)
            return
