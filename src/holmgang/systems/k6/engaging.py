"""The particulars of a threat: means, weapon or spell, targets in reach, attribute, what else goes with it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

from holmgang.kernel.questions import Barred, Choose, ChooseSome, Declare, Option, Question, Spot
from holmgang.systems.k6 import modifiers, scene
from holmgang.systems.k6.scene import BANDS, Table
from holmgang.systems.k6.state import Combatant, Item

AS_NONE = "none"
GOALS = tuple(Option(name) for name in ("gag", "disarm", "throw_in", "blade_at_throat", "free_ally", "grab_object"))
"""What is worth saying beforehand, for it decides the order of rolling (5.6, H3 and H6)."""


def token(one: Combatant) -> Option:
    """A combatant as an option that can be clicked."""
    return Option(one.id, at=(Spot.token(one.id),))


def tokens(people: Sequence[Combatant]) -> list[Option]:
    """Combatants as options."""
    return [token(one) for one in people]


def chosen(one: Combatant, purpose: str, names: Sequence[str], clauses: tuple[str, ...] = ()) -> Choose:
    """A choice among words whose default is the first."""
    return Choose(one.seat, purpose, [Option(name) for name in names], default=names[0], clauses=clauses)


def better_first(one: Combatant, names: list[str]) -> list[str]:
    """Attributes, the highest first (K6-8.5)."""
    return sorted(names, key=lambda name: -one.attribute(name))


def attribute_choice(one: Combatant, names: list[str], clause: str) -> Choose:
    """Which attribute the deed demands; where two are possible, the higher by default."""
    bars = [
        Barred(name, "K6-8.7" if one.armour.heavy else clause)
        for name in ("strength", "finesse", "soul")
        if name not in names
    ]
    return Choose(
        one.seat, "attribute", [Option(name) for name in names], barred_source=bars, default=names[0], clauses=(clause,)
    )


def in_reach(play: Table, one: Combatant, item: Item) -> bool:
    """Can a thing be reached in passing?"""
    if item.near:
        return play.state.run_rounds(one.id, item.near) <= 1
    return item.zone == one.zone


# ---- engage ----------------------------------------------------------------------------------------------------------


def engage(play: Table, one: Combatant, close_only: bool = False) -> list[Question] | None:
    """The means somebody has against anybody, each with what belongs to it; None: there is nothing to be done."""
    found = {
        "melee": _weapons(play, one, "melee", close_only),
        "unarmed": _unarmed(play, one, close_only),
        "shoot": None if close_only else _weapons(play, one, "shoot"),
        "throw": None if close_only else _weapons(play, one, "throw"),
        "spell": None if close_only else _spells(play, one),
        "item": None if close_only else _scrolls(play, one),
        "stunt": None if close_only else _stunt(play, one),
    }
    options = [Option(name, details=details) for name, details in found.items() if details is not None]
    if not options:
        return None
    usual = usual_means(play, one)
    names = [option.id for option in options]
    return [
        Declare(
            one.seat,
            "means",
            options,
            default=usual if usual in names else names[0],
            barred_source=lambda: [Barred(name, _means_bar(play, one, name)) for name in found if name not in names],
            clauses=("K6-7.1",),
        )
    ]


def _means_bar(play: Table, one: Combatant, means: str) -> str:
    kept = [scene.weapon_clause(play, one, name) for name in one.weapons if _fits(play, name, means)]
    if any(kept):
        return next(clause for clause in kept if clause)
    if means == "spell" and one.limited("mouth"):
        return "K6-28.16"
    if means == "shoot" and any(_fits(play, name, means) for name in one.weapons if name != one.readied):
        return "K6-4.1"
    if means in ("shoot", "throw"):
        return "K6-5.8"
    return "K6-5.3"


def usual_means(play: Table, one: Combatant) -> str:
    """What somebody does if he says no more than "at him"."""
    if not one.readied and one.spells:
        return "spell"
    model = scene.weapon_of(play, one.readied)
    if not one.readied or model.weight == "unarmed":
        return "unarmed"
    if model.melee:
        return "melee"
    return model.ranged


def means_meant(play: Table, one: Combatant, given: Mapping[str, Any]) -> str:
    """The means that a short form implies by the weapon or spell it names."""
    if "spell" in given:
        return "item" if f"scroll_{given['spell']}" in one.items and given["spell"] not in one.spells else "spell"
    weapon = given.get("weapon")
    if not isinstance(weapon, str) or weapon not in play.content.kind("weapons"):
        return ""
    model = scene.weapon_of(play, weapon)
    if model.weight == "unarmed":
        return "unarmed"
    return "melee" if model.melee else model.ranged


def _weapons(play: Table, one: Combatant, means: str, afterwards: bool = False) -> list[Question] | None:
    own = list(dict.fromkeys([*([one.readied] if one.readied else []), *one.weapons]))
    fitting = [name for name in own if _fits(play, name, means)]
    bars = {name: scene.weapon_clause(play, one, name) for name in fitting}
    if means == "shoot":
        bars |= {name: "K6-4.1" for name in fitting if name != one.readied or _needs_reload(play, one, name)}
    usable = [name for name in fitting if bars[name] is None and _targets(play, one, means, name)]
    if not usable:
        return None
    options = [Option(name, details=partial(_blow, play, one, means, name, afterwards)) for name in usable]
    return [
        Declare(
            one.seat,
            "weapon",
            options,
            default=usable[0],
            barred_source=[Barred(name, clause or "K6-5.8") for name, clause in bars.items() if name not in usable],
        )
    ]


def _fits(play: Table, name: str, means: str) -> bool:
    if means not in ("melee", "shoot", "throw"):
        return False
    model = scene.weapon_of(play, name)
    if means == "melee":
        return model.melee and model.weight != "unarmed"
    return model.ranged == means


def _needs_reload(play: Table, one: Combatant, name: str) -> bool:
    return scene.weapon_of(play, name).reload == "crossbow" and not scene.loaded(one, name)


def _targets(play: Table, one: Combatant, means: str, name: str) -> list[Combatant]:
    """Whom a means can reach this round."""
    foes = [foe for foe in play.state.foes(one) if not foe.has("surrendered")]
    if means in ("melee", "unarmed", "stunt"):
        return [foe for foe in foes if scene.can_close_in(play, one, foe)]
    reach = scene.spell_of(play, name).max_band if means in ("spell", "item") else scene.weapon_of(play, name).max_band
    return [foe for foe in foes if scene.band_number(play, one.id, foe.id) <= BANDS.index(reach)]


def _target_choice(play: Table, one: Combatant, means: str, name: str, most: int | None) -> ChooseSome:
    near = _targets(play, one, means, name)
    far = [foe for foe in play.state.foes(one) if foe not in near]
    ranged = means in ("shoot", "throw", "spell", "item")
    several = most is None or most > 1
    limit = len(near) if most is None else min(most, len(near))
    return ChooseSome(
        one.seat,
        "targets",
        tokens(near),
        barred_source=[
            Barred(foe.id, "K6-31.11" if foe.has("surrendered") else "K6-5.8" if ranged else "K6-5.3") for foe in far
        ],
        least=1,
        most=limit,
        limit_clause=None if several else "K6-17.7" if means == "spell" else "K6-33.2",
        clauses=("K6-17.7",) if means == "spell" and most == 1 else ("K6-17.1",) if several and limit > 1 else (),
    )


def _several(play: Table) -> int | None:
    return None if play.knobs.opt_multi_target else 1


def _blow(play: Table, one: Combatant, means: str, name: str, afterwards: bool) -> list[Question]:
    model = scene.weapon_of(play, name)
    most = None if model.area else _several(play)
    details: list[Question] = [_target_choice(play, one, means, name, most)]
    if means == "melee":
        attributes, clause = modifiers.melee_attributes(play, one, name)
        details.append(attribute_choice(one, better_first(one, attributes), clause))
        if not afterwards:
            details += _object_choice(play, one)
    elif means == "shoot":
        details.append(attribute_choice(one, ["finesse"], "K6-8.3"))
        details.append(_pace_after(play, one, name))
    else:
        light = model.weight == "light"
        names = better_first(one, ["strength", "finesse"]) if light else ["strength"]
        details.append(attribute_choice(one, names, "K6-8.9" if one.armour.heavy else "K6-8.5"))
        details.append(_pace_after(play, one, name))
    details.append(chosen(one, "declare_wound", ("no", "yes"), clauses=("K6-21.9",)))
    details.append(_goals(one))
    if means == "melee":
        details.append(chosen(one, "approach", ("auto", "none", "step", "run")))
    return details


def _goals(one: Combatant) -> ChooseSome:
    return ChooseSome(one.seat, "goals", GOALS, default=[])


def _pace_after(play: Table, one: Combatant, name: str) -> Choose:
    """Stay, withdraw at a walk, or run after the shot (K6-19.10 to K6-19.15)."""
    model = scene.weapon_of(play, name)
    paces, bars = ["stay"], []
    if play.state.zone_of(one).room:
        paces.append("withdraw")
    else:
        bars.append(Barred("withdraw", "K6-19.11"))
    if model.reload == "bow" and not scene.loaded(one, name):
        bars.append(Barred("run", "K6-4.6"))
    elif scene.can_run(play, one):
        paces.append("run")
    else:
        bars.append(Barred("run", "K6-28.13" if one.concentration else "K6-6.6"))
    return Choose(
        one.seat,
        "pace_after",
        [Option(pace) for pace in paces],
        barred_source=bars,
        default="stay",
        clauses=("K6-19.10", "K6-4.5") if scene.loaded(one, name) else ("K6-19.15",),
    )


def _object_choice(play: Table, one: Combatant) -> list[Question]:
    """The thing a shoving match is about, where anything lies within reach."""
    things = [item.id for item in play.state.items if in_reach(play, one, item)]
    return [chosen(one, "object", (AS_NONE, *things), clauses=("K6-30.8",))] if things else []


def _unarmed(play: Table, one: Combatant, afterwards: bool) -> list[Question] | None:
    if one.limited("hands") and one.has("bound_arms") is False:
        return None
    if not _targets(play, one, "unarmed", ""):
        return None
    details: list[Question] = [
        _target_choice(play, one, "unarmed", "", _several(play)),
        attribute_choice(one, ["strength"], "K6-8.2"),
        _goals(one),
    ]
    return details if afterwards else [*details, *_object_choice(play, one)]


def _stunt(play: Table, one: Combatant) -> list[Question] | None:
    """Something with what the place offers: a chair, a lamp, a chandelier's rope."""
    zone = play.state.zone_of(one)
    if not zone.overhead or one.limited("hands") or not _targets(play, one, "stunt", ""):
        return None
    return [
        _target_choice(play, one, "stunt", "", 1),
        attribute_choice(one, better_first(one, ["strength", "finesse"]), "K6-8.8"),
        chosen(one, "object", tuple(zone.overhead), clauses=("K6-32.5",)),
        _goals(one),
    ]


def _spells(play: Table, one: Combatant) -> list[Question] | None:
    if one.limited("mouth") or not play.knobs.spells_per_round:
        return None
    return _casting(play, one, one.spells)


def _scrolls(play: Table, one: Combatant) -> list[Question] | None:
    if one.limited("mouth") or one.limited("hands"):
        return None
    return _casting(play, one, [item.removeprefix("scroll_") for item in one.items if item.startswith("scroll_")])


def _casting(play: Table, one: Combatant, names: Sequence[str]) -> list[Question] | None:
    offensive = [name for name in names if scene.spell_of(play, name).sort == "offensive"]
    usable = [name for name in offensive if _targets(play, one, "spell", name)]
    if not usable:
        return None
    options = [Option(name, details=partial(_cast_at, play, one, name), clauses=("K6-28.15",)) for name in usable]
    bars = [Barred(name, "K6-9.12") for name in names if scene.spell_of(play, name).sort == "defensive"]
    bars += [Barred(name, "K6-5.8") for name in offensive if name not in usable]
    return [Declare(one.seat, "spell", options, default=usable[0], barred_source=bars, clauses=("K6-17.6",))]


def _cast_at(play: Table, one: Combatant, name: str) -> list[Question]:
    spell = scene.spell_of(play, name)
    most = 1 if spell.targets == "one" else None if spell.targets == "area" else spell.max_targets
    overhead = play.state.zone_of(one).overhead if "burn" in spell.allows else {}
    details: list[Question] = [
        _target_choice(play, one, "spell", name, most),
        attribute_choice(one, ["soul"], "K6-8.4"),
        _goals(one),
    ]
    if overhead:
        details.append(chosen(one, "object", (AS_NONE, *overhead), clauses=("K6-32.4",)))
    return details


def support(play: Table, one: Combatant) -> list[Question] | None:
    """Spells that threaten nobody, and on whom."""
    names = [
        name
        for name in (*one.spells, *(item.removeprefix("scroll_") for item in one.items if item.startswith("scroll_")))
        if scene.spell_of(play, name).sort != "offensive"
    ]
    if not names or not play.knobs.spells_per_round:
        return None
    options = [Option(name, details=_beneficiaries(play, one, name)) for name in dict.fromkeys(names)]
    bars = [Barred(name, "K6-9.11") for name in one.spells if name not in names]
    return [Declare(one.seat, "spell", options, default=names[0], barred_source=bars, clauses=("K6-28.15", "K6-17.6"))]


def _beneficiaries(play: Table, one: Combatant, name: str) -> list[Question]:
    spell = scene.spell_of(play, name)
    if spell.targets not in ("ally", "weapon"):
        return []
    people = [one, *(friend for friend in play.state.friends(one))]
    return [Choose(one.seat, "beneficiary", tokens(people), default=one.id)]
