"""The particulars of a threat: means, weapon or spell, targets in reach, attribute, what else goes with it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache, partial
from typing import Any

from holmgang.kernel.play import kept_while_open
from holmgang.kernel.questions import (
    Barred,
    Choose,
    ChooseSome,
    Declare,
    Option,
    Question,
    Spot,
)
from holmgang.systems.k6.board import arms, body, reach, scene
from holmgang.systems.k6.board.odds import AttackOdds
from holmgang.systems.k6.board.scene import BANDS
from holmgang.systems.k6.state import Combatant, GamePlay
from holmgang.systems.k6.tables import CLOSE_MEANS

AS_NONE = "none"
GOALS = tuple(Option(name) for name in ("gag", "disarm", "throw_in", "blade_at_throat", "free_ally", "grab_object"))
"""Goals that are announced beforehand, since they decide the order of rolling (5.6, H3 and H6)."""


def token(one: Combatant) -> Option:
    """A combatant as an option that can be clicked."""
    return _token(one.id)


@lru_cache(4096)
def _token(name: str) -> Option:
    return Option(name, at=(Spot.token(name),))


@lru_cache(4096)
def word(name: str) -> Option:
    """An option that is no more than its name."""
    return Option(name)


@lru_cache(4096)
def thing(name: str) -> Option:
    """A thing of the place as an option that can be clicked."""
    return Option(name, at=(Spot.thing(name),))


def tokens(people: Sequence[Combatant]) -> list[Option]:
    """Combatants as options."""
    return [token(one) for one in people]


def chosen(one: Combatant, purpose: str, names: tuple[str, ...], clauses: tuple[str, ...] = ()) -> Choose:
    """A choice among words whose default is the first."""
    return of_words(one.seat, purpose, names, clauses)


OF_THINGS = ("object", "into_cover")
"""The purposes of choices among things of the place."""


def _stands_there(purpose: str, name: str) -> bool:
    """Return whether an option is a thing of the place: to need none, to shout or to cast a spell is not."""
    return (purpose in OF_THINGS and name != AS_NONE) or (purpose, name) == ("by", "stones")


@lru_cache(4096)
def of_words(seat: str, purpose: str, names: tuple[str, ...], clauses: tuple[str, ...]) -> Choose:
    """Return such a choice for a seat. It does not depend on the fight, so it is made once."""
    options = (thing(name) if _stands_there(purpose, name) else word(name) for name in names)
    return Choose(seat, purpose, tuple(options), default=names[0], clauses=clauses)


def better_first(one: Combatant, names: list[str]) -> list[str]:
    """Attributes, the highest first (K6-8.5)."""
    return sorted(names, key=one.attribute, reverse=True) if len(names) > 1 else names


def attribute_choice(one: Combatant, names: list[str], clause: str) -> Choose:
    """Return the question for the attribute; where two are possible, the higher by default."""
    return _of_attributes(one.seat, tuple(names), clause, "K6-8.7" if one.armour.heavy else clause)


@lru_cache(1024)
def _of_attributes(seat: str, names: tuple[str, ...], clause: str, bar: str) -> Choose:
    bars = [Barred(name, bar) for name in ("strength", "finesse", "soul") if name not in names]
    options = tuple(Option(name) for name in names)
    return Choose(seat, "attribute", options, barred_source=bars, default=names[0], clauses=(clause,))


# ---- engage ----------------------------------------------------------------------------------------------------------


MEANS = ("melee", "unarmed", "shoot", "throw", "spell", "item", "hurl", "stunt")
CLOSE = ("melee", "unarmed")


Tools = Mapping[str, list[Combatant]]
"""Weapons or spells, each with those whom it can reach; an empty name for hands and what the place offers."""


@kept_while_open
def arsenal(play: GamePlay, one: Combatant) -> Mapping[str, Tools]:
    """Return the means by which a combatant can threaten an opponent, each with its tools.

    What is on offer and what policies weigh both start from here.
    """
    return _reaching(play, one, arms.at_hand(arms.gear(play, one)))


def tools(play: GamePlay, one: Combatant, means: str) -> Tools:
    """Return the tools with which a combatant can threaten an opponent by one means."""
    ready = arms.at_hand(arms.gear(play, one)).get(means)
    return _reaching(play, one, {means: ready}).get(means, {}) if ready else {}


def _reaching(play: GamePlay, one: Combatant, ready: Mapping[str, Sequence[str]]) -> dict[str, Tools]:
    """Return the tools that reach an opponent this round, by means, each with whom it reaches."""
    near, holds = reach.met(play, one), one.id in scene.holders(play)
    found: dict[str, Tools] = {}
    for means, names in ready.items():
        if means not in CLOSE_MEANS:
            reached = {name: foes for name in names if (foes := _in_range(play, one, means, name))}
        else:
            reached = dict.fromkeys(names, near) if near else {}
        if holds and means in arms.BY_WEAPON:
            spared = {name: _let_go_for(play, one, name, foes) for name, foes in reached.items()}
            reached = {name: foes for name, foes in spared.items() if foes}
        if reached:
            found[means] = reached
    return found


def _in_range(play: GamePlay, one: Combatant, means: str, name: str) -> list[Combatant]:
    """Return the opponents whom a shot, a throw or a spell reaches."""
    if means == "hurl":
        farthest = BANDS.index("short")
    else:
        farthest = BANDS.index((scene.spell_of if means in ("spell", "item") else scene.weapon_of)(play, name).max_band)
    return [
        foe for foe in scene.fighting_against(play, one.faction) if scene.band_number(play, one.id, foe.id) <= farthest
    ]


def _let_go_for(play: GamePlay, one: Combatant, weapon: str, foes: list[Combatant]) -> list[Combatant]:
    """Return the opponents on whom a weapon can be used without letting go of them (K6-11.27)."""
    return [foe for foe in foes if not body.holds_with_hand_for(play, one, foe, weapon)]


def _weapon_bars(play: GamePlay, one: Combatant, means: str) -> dict[str, str | None]:
    """The weapons that fit, each with the clause that keeps it from being used now."""
    gear = arms.gear(play, one)
    bars: dict[str, str | None] = {}
    for weapon in gear.weapons:
        name, handling, _ = weapon
        if means in handling.uses:
            bars[name] = arms.weapon_bar(gear, means, weapon)
    return bars


def _attribute(play: GamePlay, one: Combatant, means: str, tool: str) -> Choose:
    names, clause = arms.attributes(play, one, means, tool)
    return attribute_choice(one, better_first(one, names), clause)


def engaging(play: GamePlay, one: Combatant) -> list[Question]:
    """Return the question for the means, each with its particulars."""
    return [_means_choice(play, one, arsenal(play, one), usual_means(play, one), False)]


def engaging_after(play: GamePlay, one: Combatant, snatched: str = "") -> Callable[[], list[Question]] | None:
    """Return the question for means at close quarters, on top of another deed; None: there are none.

    ``snatched`` is a weapon that lies there and is to be used at once (K6-30.7).
    """
    ready = arms.at_hand(arms.gear(play, one))
    own = _reaching(play, one, {means: ready[means] for means in CLOSE if means in ready})
    usual = ""
    if snatched and "melee" in scene.weapon_of(play, snatched).uses:
        near = targets(play, one, "melee", snatched)
        if near:
            own = {**own, "melee": {snatched: near, **own.get("melee", {})}}
            usual = "melee"
    return (lambda: [_means_choice(play, one, own, usual or usual_means(play, one), True)]) if own else None


def _means_choice(play: GamePlay, one: Combatant, own: Mapping[str, Tools], usual: str, afterwards: bool) -> Declare:
    names = [means for means in MEANS if means in own]
    return Declare(
        one.seat,
        "means",
        [Option(name, details=partial(_by_means, play, one, name, own[name], afterwards)) for name in names],
        default=usual if usual in own else names[0],
        barred_source=lambda: [Barred(name, _means_bar(play, one, name)) for name in MEANS if name not in own],
        clauses=("K6-7.1",),
    )


def _by_means(play: GamePlay, one: Combatant, means: str, usable: Tools, afterwards: bool) -> list[Question]:
    if means in ("unarmed", "hurl", "stunt"):
        return _threat(play, one, means, "", afterwards)
    if means in ("spell", "item"):
        return _casting(play, one, means, list(usable))
    return _weapons(play, one, means, list(usable), afterwards)


def _means_bar(play: GamePlay, one: Combatant, means: str) -> str:
    """Return the clause that bars a means: by the state of the attacker, his tools or the distance, in this order."""
    if means in ("spell", "item"):
        return _casting_bar(play, one, means)
    if (means == "unarmed" and one.still) or (means in ("hurl", "stunt") and not body.can_work(one)):
        return "K6-11.23"
    if means in ("hurl", "stunt") and not scene.things_for(play, one, means):
        return "K6-1.3"
    if means in ("unarmed", "hurl", "stunt"):
        return "K6-5.8" if means == "hurl" else "K6-5.3"
    bars = _weapon_bars(play, one, means)
    if not bars:
        return "K6-8.2" if means == "melee" else "K6-8.3"
    clauses = [clause or arms.weapon_clause(play, one, name) for name, clause in bars.items()]
    kept = next((clause for clause in clauses if clause), None)
    return kept or ("K6-5.3" if means == "melee" else "K6-5.8")


def _casting_bar(play: GamePlay, one: Combatant, means: str) -> str:
    if one.limited("mouth"):
        return "K6-28.16"
    if means == "spell" and one.spells and not play.knobs.spells_per_round:
        return "K6-17.6"
    if means == "item" and not body.can_work(one):
        return "K6-11.23"
    if not arms.spells(play, one, means):
        return "K6-8.4"
    return "K6-5.8" if arms.offensive(play, one, means) else "K6-9.12"


def usual_means(play: GamePlay, one: Combatant) -> str:
    """Return the means of an attack that names none."""
    if not one.readied and one.spells:
        return "spell"
    model = scene.weapon_of(play, one.readied)
    if not one.readied or model.weight == "unarmed":
        return "unarmed"
    if model.melee:
        return "melee"
    return model.ranged


def means_meant(play: GamePlay, one: Combatant, given: Mapping[str, Any]) -> str:
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


def _weapons(play: GamePlay, one: Combatant, means: str, usable: list[str], afterwards: bool) -> list[Question]:
    return [
        Declare(
            one.seat,
            "weapon",
            [Option(name, details=partial(_threat, play, one, means, name, afterwards)) for name in usable],
            default=usable[0],
            barred_source=lambda: [
                Barred(name, clause or "K6-5.8")
                for name, clause in _weapon_bars(play, one, means).items()
                if name not in usable
            ],
        )
    ]


def targets(play: GamePlay, one: Combatant, means: str, name: str) -> list[Combatant]:
    """Return the opponents whom a means can reach this round."""
    return _reaching(play, one, {means: [name]}).get(means, {}).get(name, [])


def _target_choice(
    play: GamePlay, one: Combatant, means: str, name: str, most: int | None, limit_clause: str = ""
) -> ChooseSome:
    """Return the question for targets: ``most`` at once, by ``limit_clause``; None: as many as there are (K6-17.1)."""
    near = targets(play, one, means, name)
    limit = len(near) if most is None else min(most, len(near))
    return ChooseSome(
        one.seat,
        "targets",
        [_foe(play, one, foe, means, name) for foe in near],
        barred_source=lambda: [
            Barred(foe.id, _target_bar(play, one, foe, means, name)) for foe in play.state.foes(one) if foe not in near
        ],
        least=1,
        most=limit,
        limit_clause=limit_clause or None,
        clauses=(limit_clause or "K6-17.1",),
    )


def _target_bar(play: GamePlay, one: Combatant, foe: Combatant, means: str, name: str) -> str:
    if foe.has("surrendered"):
        return "K6-31.11"
    if means in ("melee", "shoot", "throw") and body.holds_with_hand_for(play, one, foe, name):
        return "K6-11.23"
    return "K6-5.8" if means in ("shoot", "throw", "hurl", "spell", "item") else "K6-5.3"


def _foe(play: GamePlay, one: Combatant, foe: Combatant, means: str, name: str) -> Option:
    """An opponent as a target, with what one may expect."""
    prospect = AttackOdds(play, one, foe, means, name)
    spot = token(foe).at
    return Option(foe.id, at=spot, worth=prospect.own, against=prospect.against, odds=prospect.odds)


def _several(play: GamePlay, one: Combatant, means: str, name: str) -> tuple[int | None, str]:
    """Return how many can be threatened at once, and the clause."""
    if means in ("hurl", "stunt"):
        return 1, "K6-33.2"
    if means in ("spell", "item"):
        spell = scene.spell_of(play, name)
        return {"one": (1, "K6-17.7"), "area": (None, "")}.get(spell.targets, (spell.max_targets, ""))
    model = scene.weapon_of(play, name)
    if model.area:
        return None, ""
    if not play.knobs.opt_multi_target:
        return 1, "K6-33.2"
    if means == "throw":
        return max(1, one.ammo.get(name, 1)), "K6-19.4"
    return (1, "K6-4.1") if model.reload == "crossbow" else (None, "")


def _threat(play: GamePlay, one: Combatant, means: str, name: str, afterwards: bool) -> list[Question]:
    """Return the questions for targets and manner of a threat."""
    most, clause = _several(play, one, means, name)
    return [_target_choice(play, one, means, name, most, clause), *manner(play, one, means, name, afterwards)]


def manner(play: GamePlay, one: Combatant, means: str, name: str, afterwards: bool) -> list[Question]:
    """Return the particulars of a threat that do not depend on its target; each has a default."""
    attribute, goals = _attribute(play, one, means, name), _goals(one.seat)
    if means in ("hurl", "stunt"):  # with what the place offers: a chair, a lamp, a chandelier's rope
        things = tuple(scene.things_for(play, one, means))
        return [attribute, chosen(one, "object", things, clauses=("K6-32.7" if means == "hurl" else "K6-32.5",)), goals]
    if means in ("spell", "item"):
        burnt = play.state.zone_of(one).overhead if "burn" in scene.spell_of(play, name).allows else {}
        falling = [chosen(one, "object", (AS_NONE, *burnt), clauses=("K6-32.4",))] if burnt else []
        return [attribute, goals, *falling]
    objects = [] if afterwards or means not in CLOSE else _object_choice(play, one)
    if means == "unarmed":
        return [attribute, goals, *objects]
    wound = chosen(one, "declare_wound", ("no", "yes"), clauses=("K6-21.9",))
    if means == "melee":
        return [attribute, *objects, wound, goals, chosen(one, "approach", ("auto", "none", "step", "run"))]
    return [attribute, _pace_after(play, one, name), wound, goals]


@lru_cache(256)
def _goals(seat: str) -> ChooseSome:
    return ChooseSome(seat, "goals", GOALS, default=[])


def _pace_after(play: GamePlay, one: Combatant, name: str) -> Choose:
    """Stay, withdraw at a walk, or run after the shot (K6-19.10 to K6-19.15)."""
    loaded = scene.loaded(one, name)
    if not loaded and scene.weapon_of(play, name).reload == "bow":
        no_run: str | None = "K6-4.6"
    elif scene.minds_a_spell(play, one):
        no_run = "K6-28.13"
    else:
        no_run = scene.kept_from_running(play, one)
    return _of_paces(one.seat, play.state.zone_of(one).room, no_run, loaded)


@lru_cache(1024)
def _of_paces(seat: str, room: bool, no_run: str | None, loaded: bool) -> Choose:
    bars = {"withdraw": None if room else "K6-19.11", "run": no_run}
    return Choose(
        seat,
        "pace_after",
        tuple(word(pace) for pace in ("stay", *bars) if bars.get(pace) is None),
        barred_source=[Barred(pace, clause) for pace, clause in bars.items() if clause is not None],
        default="stay",
        clauses=("K6-19.10", "K6-4.5") if loaded else ("K6-19.15",),
    )


def _object_choice(play: GamePlay, one: Combatant) -> list[Question]:
    """The thing a shoving match is about, where anything lies within reach."""
    things = [item.id for item in play.state.items if scene.item_in_reach(play, one, item)]
    return [chosen(one, "object", (AS_NONE, *things), clauses=("K6-30.8",))] if things else []


def _casting(play: GamePlay, one: Combatant, means: str, usable: list[str]) -> list[Question]:
    names = arms.spells(play, one, means)
    options = [
        Option(name, details=partial(_threat, play, one, "spell", name, False), clauses=("K6-28.15",))
        for name in usable
    ]

    def bars() -> list[Barred]:
        found = [Barred(name, "K6-9.12") for name in names if scene.spell_of(play, name).sort == "defensive"]
        return found + [Barred(name, "K6-5.8") for name in arms.offensive(play, one, means) if name not in usable]

    return [Declare(one.seat, "spell", options, default=usable[0], barred_source=bars, clauses=("K6-17.6",))]


def supporting(play: GamePlay, one: Combatant) -> list[str]:
    """Return the spells of a combatant that threaten no opponent."""
    if not play.knobs.spells_per_round:
        return []
    scrolls = [item.removeprefix("scroll_") for item in one.items if item.startswith("scroll_")]
    return [name for name in (*one.spells, *scrolls) if scene.spell_of(play, name).sort != "offensive"]


def support(play: GamePlay, one: Combatant) -> list[Question]:
    """Return the question for a spell that threatens no opponent, and for whom it is cast."""
    names = supporting(play, one)
    options = [Option(name, details=_beneficiaries(play, one, name)) for name in dict.fromkeys(names)]
    bars = [Barred(name, "K6-9.11") for name in one.spells if name not in names]
    return [Declare(one.seat, "spell", options, default=names[0], barred_source=bars, clauses=("K6-28.15", "K6-17.6"))]


def _beneficiaries(play: GamePlay, one: Combatant, name: str) -> list[Question]:
    spell = scene.spell_of(play, name)
    if spell.targets not in ("ally", "weapon"):
        return []
    people = [one, *(friend for friend in play.state.friends(one))]
    return [Choose(one.seat, "beneficiary", tokens(people), default=one.id)]
