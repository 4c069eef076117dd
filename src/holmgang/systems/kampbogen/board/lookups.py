"""Lookups of the scene: who is there and in what state, what a character carries, which effects work in a round."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from holmgang.kernel.sums import Sum
from holmgang.systems.kampbogen import rules
from holmgang.systems.kampbogen.content import ExpertiseModel, GearModel
from holmgang.systems.kampbogen.knobs import Knobs
from holmgang.systems.kampbogen.state import Character, Combat, GamePlay, Opponent, PlannedChallenge, Scene, State


def standing(state: State, scene: Scene) -> list[Character]:
    """Return the characters of a scene who are able to act, or will be as soon as they wake."""
    return [one for one in state.standing() if one.id in scene.characters]


def awake(state: State, scene: Scene) -> list[Character]:
    """Return the characters of a scene who are able to act now."""
    return [one for one in standing(state, scene) if "asleep" not in one.tags]


def members(state: State, scene: Scene) -> list[Opponent]:
    """Return all opponents of a scene, in whatever status."""
    return [one for one in state.opponents if one.id in scene.opponents]


def able(state: State, scene: Scene) -> list[Opponent]:
    """Return the opponents of a scene able to fight."""
    return [one for one in members(state, scene) if one.is_able()]


def unbeaten(state: State, scene: Scene) -> list[Opponent]:
    """Return the opponents of a scene that nothing has beaten yet, captives included."""
    return [one for one in members(state, scene) if one.unbeaten]


def expertises(play: GamePlay, who: Character) -> list[ExpertiseModel]:
    """Return the trainings of a character."""
    return [play.content.get("expertises", name) for name in who.expertises]


def gear(play: GamePlay, who: Character) -> list[tuple[str, GearModel]]:
    """Return the unbroken gear of a character, each piece with its id."""
    models = play.content.kind("gear")
    return [(piece.id, models[piece.id]) for piece in who.gear]


def armed_to_shoot(play: GamePlay, who: Character) -> bool:
    """Return whether a character carries a shooting weapon."""
    return any("shooting" in model.tags for _, model in gear(play, who))


def protected(play: GamePlay, who: Character) -> bool:
    """Return whether a vehicle keeps the grade off a character, and the character from fighting."""
    return bool(play.state.vehicles) and riding(play, who)[0]


def riding(play: GamePlay, who: Character) -> tuple[bool, tuple[str, ...]]:
    """Return whether a character is a protected passenger, and the clauses that decide it (none: no passenger)."""
    state = play.state
    vehicle = state.vehicle_of(who.id)
    if vehicle is None or vehicle.driver == who.id or not state.is_driven(vehicle):
        return False, ()
    if armed_to_shoot(play, who):
        return False, ("KB-24.7", "KB-24.14")
    return True, ("KB-24.8",)


def is_surprised(play: GamePlay, combat: Combat, side: str) -> bool:
    """Return whether this side is caught in an ambush in this round, and so unable to fight."""
    return combat.ambushed == side and bool(play.knobs.ambush_mode == "cannot_fight")


def is_helpless(one: Opponent) -> bool:
    """KB-23.4: return whether an opponent is defenceless unless the master rules otherwise."""
    return one.status == "unconscious" or "bound" in one.tags or (one.unbeaten and "asleep" in one.tags)


def hunters_on_the_trail(state: State) -> list[Opponent]:
    """KB-25.7: return the hunters who pursue by themselves, as long as the scenario lets them keep the trail.

    In a chase that the master has started all opponents are hunters.
    """
    if state.chase:
        return state.able()
    if state.pursuits == 0:
        return []
    return [one for one in state.able() if any(effect.kind == "hunter" for effect in one.effects)]


def is_due(challenge: PlannedChallenge, number: int) -> bool:
    """Return whether the scenario plans this challenge for the round of this number."""
    return number >= challenge.first and (number - challenge.first) % challenge.every == 0


RELEASED = {"automatic": "KB-5.1", "rolled": "KB-5.2"}
"""The clause by which an effect works, by its trigger."""
PROPERTIES = {
    "aggressive": "KB-25.1",
    "prepared": "KB-25.2",
    "regrow": "KB-25.4",
    "thick_hide": "KB-25.5",
    "dread": "KB-25.6",
    "hunter": "KB-25.7",
}
CATALOGUE: dict[tuple[str, str], tuple[str, ...]] = {
    ("blood", "rolled"): ("KB-25.3",),
    **{(kind, trigger): ("KB-5.3", clause) for kind, clause in PROPERTIES.items() for trigger in RELEASED},
}
"""The clauses that describe an effect or property, by kind and trigger; plain damage needs none."""

Brought = tuple[str, str, int, str]
"""Kind, trigger and amount of an effect, and the id of the opponent that brings it."""


class WokenEffect(NamedTuple):
    """An effect that works in this round: its bearer, its amount, and the clauses by which it works."""

    kind: str
    amount: int
    trigger: str
    owner: str
    key: str
    size: Sum
    why: tuple[str, ...]


def brought_by(opponents: Iterable[Opponent]) -> tuple[Brought, ...]:
    """Return the effects and properties of these opponents, in roster order."""
    return tuple([(one.kind, one.trigger, one.amount, foe.id) for foe in opponents for one in foe.effects])


@lru_cache(maxsize=1024)
def woken_of(brought: tuple[Brought, ...], rolled: bool, knobs: Knobs) -> tuple[WokenEffect, ...]:
    """Return the effects at work: automatic ones always, rolled ones if the dice say so; the same one once (KB-5.4).

    One effect with two triggers counts as two (KB-5.5, KB-5.6). Automatic ones come first, then in roster order.
    """
    triggers = RELEASED if rolled else ("automatic",)
    bearers: dict[tuple[str, str], list[tuple[int, str]]] = {
        (kind, trigger): [] for kind, trigger, *_ in brought if trigger in triggers
    }
    for kind, trigger, amount, owner in brought:
        if trigger in triggers:
            bearers[kind, trigger].append((amount, owner))
    woken = []
    for (kind, trigger), those in bearers.items():
        apart: tuple[str, ...] = ()
        if all((kind, other) in bearers for other in RELEASED):
            apart = ("KB-5.5", "KB-5.6") if kind == "life" else ("KB-5.5",)
        woken += [one._replace(why=(*one.why, *apart)) for one in _woken(kind, trigger, those, knobs)]
    roster = [owner for *_, owner in brought]
    return tuple(sorted(woken, key=lambda one: (one.trigger != "automatic", roster.index(one.owner))))


def _woken(kind: str, trigger: str, bearers: list[tuple[int, str]], knobs: Knobs) -> list[WokenEffect]:
    """The effects at work of one kind with one trigger, however many opponents bring it."""
    by_amount, most = knobs.effect_identity_includes_amount, knobs.same_effect_per_round
    released, left = RELEASED[trigger], list(bearers)
    brought = tuple([amount for amount, _ in bearers])
    woken = []
    for amount in rules.effect_counts(brought, by_amount, most):
        same = [other for other in brought if other == amount or not by_amount]
        size = Sum.of(amount, kind, released) if len(set(same)) == 1 else Sum.of(amount, "largest-amount", "KB-5.7")
        once = ("KB-5.4",) if len(same) > most else ()
        owner = next(name for much, name in left if much == amount)
        left.remove((amount, owner))
        key = f"{kind}/{trigger}/{amount}" if by_amount else f"{kind}/{trigger}"
        why = (released, *CATALOGUE.get((kind, trigger), ()), *once)
        woken.append(WokenEffect(kind, amount, trigger, owner, key, size, why))
    return woken
