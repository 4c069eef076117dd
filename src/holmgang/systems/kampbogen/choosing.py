"""P6: every player chooses what the roll is for, openly, with all dice on the table, until all are content."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from holmgang.kernel.play import Flow, Play
from holmgang.kernel.questions import Barred, Choose, Declare, Joint, Option, Question, Spot
from holmgang.kernel.sums import say
from holmgang.systems.kampbogen import rules
from holmgang.systems.kampbogen.content import KNOWLEDGES, TALENTS
from holmgang.systems.kampbogen.numbers import expertises, total
from holmgang.systems.kampbogen.rolling import protected
from holmgang.systems.kampbogen.state import Awake, Character, Combat, Fight, Vehicle
from holmgang.systems.kampbogen.waking import is_surprised

FORBIDDEN_IN_COMBAT = ("loot", "plunder", "capture", "steal", "open")
"""KB-2.6: what the opponents would prevent."""


@dataclass
class Use:
    """What a roll was used for, and what came of it. It lives only while the round is resolved."""

    who: Character
    action: str
    ability: str = ""
    effect: str = ""
    use: str = ""
    target: str = ""
    exposed: bool = False
    sheltered: bool = False
    vehicle: Vehicle | None = field(default=None, repr=False)
    result: int = rules.BELOW
    success: bool = False
    reached_brawl: bool = False


def choose_uses(play: Play[Fight], combat: Combat) -> Flow[list[Use]]:
    """KB-7.3: all rolls are open, and a choice can be withdrawn until the last seat has confirmed."""
    there = play.state.fighting()
    parts: list[Question] = [_question(play, combat, who) for who in there]
    answers = yield Joint(
        "",
        "actions",
        tuple(parts),
        revisable=True,
        limit=3,
        clauses=("KB-7.2", "KB-7.3", *(("KB-2.3",) if len(there) > 1 else ())),
    )
    return [_use(play, who, answer) for who, answer in zip(there, answers, strict=True)]


def _question(play: Play[Fight], combat: Combat, who: Character) -> Declare:
    clauses = ["KB-7.5", "KB-2.5"]
    if is_surprised(play, combat, "characters"):
        clauses.append("KB-21.4")
    if protected(play, who):
        clauses.append("KB-24.10")
    return Declare(
        who.seat,
        "action",
        lambda: actions_of(play, combat, who),
        barred_source=lambda: barred_for(play, combat, who),
        about=who.id,
        clauses=tuple(clauses),
    )


def _use(play: Play[Fight], who: Character, answer: dict[str, Any]) -> Use:
    action = answer["action"]
    ability = answer.get("ability", "")
    if action == "manoeuvre":
        ability = "fieldcraft"
    elif action == "counter_effect":
        ability = rules.ward_of(answer["effect"].split("/")[0])
    who.action, who.ability = action, ability
    who.target = answer.get("effect") or answer.get("target") or answer.get("use") or ""
    return Use(
        who=who,
        action=action,
        ability=ability,
        effect=answer.get("effect", ""),
        use=answer.get("use", ""),
        target=answer.get("target", ""),
        exposed=who.exposed,
        sheltered=protected(play, who),
        vehicle=play.state.driven_by(who.id),
    )


# What is offered


def actions_of(play: Play[Fight], combat: Combat, who: Character) -> Iterator[Option]:
    """The uses a character's roll may be put to, each with its particulars."""
    barred = {bar.id for bar in barred_for(play, combat, who)}
    if is_surprised(play, combat, "characters") and not protected(play, who):
        yield Option("defend", details=lambda: [_ability_question(play, who, "defend")], clauses=("KB-21.4",))
    if "combat_roll" not in barred:
        yield Option("combat_roll", details=lambda: [_ability_question(play, who, "combat_roll")], clauses=("KB-9.1",))
    if "brawl" not in barred:
        yield Option("brawl", clauses=("KB-10.4",))
    if "counter_effect" not in barred:
        effects = wardable(play, who)
        yield Option("counter_effect", details=lambda: [_effect_question(play, who, effects)], clauses=("KB-8.1",))
    if "manoeuvre" not in barred:
        yield Option(
            "manoeuvre",
            details=lambda: [_manoeuvre_question(play, combat, who)],
            worth=total(play, who, "manoeuvre", "fieldcraft"),
            clauses=("KB-11.1",),
        )
    if "none" not in barred:
        yield Option("none", clauses=("KB-24.10",))


def barred_for(play: Play[Fight], combat: Combat, who: Character) -> Iterator[Barred]:
    """What a player might expect, and the clause that keeps it out."""
    knobs, fight = play.knobs, play.state
    style = fight.now.style
    sheltered = protected(play, who)
    for name in FORBIDDEN_IN_COMBAT:
        yield Barred(name, "KB-2.6")
    if is_surprised(play, combat, "characters"):
        yield Barred("combat_roll", "KB-21.3")
        yield Barred("brawl", "KB-21.3")
    elif sheltered:
        yield Barred("combat_roll", "KB-24.8")
        yield Barred("brawl", "KB-24.8")
    elif fight.driven_by(who.id) is not None and not knobs.driver_may_brawl:
        yield Barred("brawl", "KB-24.13")
    elif knobs.brawl_requires_value and not rules.brawl_hits(who.raw, who.brawl_value):
        yield Barred("brawl", "KB-10.9")
    elif style and "brawl" in knobs.style_scope:
        yield Barred("brawl", "KB-6.4")
    if not wardable(play, who):
        yield Barred("counter_effect", "KB-7.5")
    if style and style != "fieldcraft" and "manoeuvre" in knobs.style_scope:
        yield Barred("manoeuvre", "KB-6.4")
    if not sheltered:
        yield Barred("none", "KB-24.10")
    if not is_surprised(play, combat, "characters"):
        yield Barred("defend", "KB-21.4")


def wardable(play: Play[Fight], who: Character) -> list[Awake]:
    """The effects awake that some knowledge wards (KB-8.8)."""
    style, scope = play.state.now.style, play.knobs.style_scope
    found: dict[str, Awake] = {}
    for effect in play.state.now.effects:
        ward = rules.ward_of(effect.kind)
        if ward and (not style or "counter_effect" not in scope or ward == style):
            found.setdefault(effect.key, effect)
    return list(found.values())


def fighting_abilities(play: Play[Fight], who: Character, action: str) -> tuple[str, ...]:
    """What a character may fight with: a talent of its choice, the style if released, the vehicle's if driving."""
    fight, knobs = play.state, play.knobs
    style = fight.now.style if action == "combat_roll" and "combat_roll" in knobs.style_scope else ""
    vehicle = fight.driven_by(who.id)
    if vehicle is not None:
        return (style,) if style and knobs.style_binds_driver else (vehicle.drive,)
    if not style:
        return TALENTS
    if _freed_from_style(play):
        return tuple(dict.fromkeys((*TALENTS, style)))
    return (style,)


def _freed_from_style(play: Play[Fight]) -> bool:
    kind = play.state.now.style_kind
    return any(
        trained.frees_from_style_of == kind for who in play.state.fighting() for trained in expertises(play, who)
    )


def _ability_question(play: Play[Fight], who: Character, action: str) -> Choose:
    free = fighting_abilities(play, who, action)
    driving = play.state.driven_by(who.id) is not None
    clause = "KB-24.1" if driving else "KB-9.3" if play.state.now.style else "KB-9.1"
    return Choose(
        who.seat,
        "ability",
        [Option(name, worth=total(play, who, action, name)) for name in free],
        barred_source=[Barred(name, clause) for name in (*TALENTS, *KNOWLEDGES) if name not in free],
        about=who.id,
        clauses=("KB-24.1",) if driving else ("KB-9.3",) if free == (play.state.now.style,) else ("KB-9.2",),
    )


def _effect_question(play: Play[Fight], who: Character, effects: list[Awake]) -> Choose:
    options = [
        Option(
            effect.key,
            label=say("effect-named", effect=effect.kind, trigger=effect.trigger),
            worth=total(play, who, "counter_effect", rules.ward_of(effect.kind)),
            clauses=("KB-8.3",),
        )
        for effect in effects
    ]
    unwardable = [Barred(one.key, "KB-8.8") for one in play.state.now.effects if not rules.ward_of(one.kind)]
    return Choose(who.seat, "effect", options, barred_source=unwardable, about=who.id, clauses=("KB-8.2",))


def _manoeuvre_question(play: Play[Fight], combat: Combat, who: Character) -> Declare:
    """KB-11.9: target or flight is declared together with the action."""
    targets = [Option(one.id, at=(Spot.token(one.id),)) for one in play.state.able()]
    reach = ("KB-2.4",) if len(targets) > 1 else ()
    name_one = Option(
        "target",
        details=(Choose(who.seat, "target", targets, about=who.id, clauses=("KB-11.3", *reach)),),
        clauses=("KB-11.3",),
    )
    flight = Option("flight", clauses=("KB-11.5",))
    helpless = is_surprised(play, combat, "characters") and play.knobs.manoeuvre_mode == "strike"
    options = [flight] if helpless else [name_one, flight]
    return Declare(who.seat, "use", options, about=who.id, clauses=("KB-11.9",))
