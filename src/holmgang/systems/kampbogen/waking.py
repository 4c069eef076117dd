"""P2 and P3: the master rolls the combat grade, and the same dice wake effects and combat style."""

from __future__ import annotations

from holmgang.kernel.play import Flow, Play
from holmgang.kernel.questions import Roll
from holmgang.kernel.sums import Sum
from holmgang.systems.kampbogen import events, rules
from holmgang.systems.kampbogen.asking import ruling
from holmgang.systems.kampbogen.knobs import GRADES
from holmgang.systems.kampbogen.numbers import combat_grade, dice_sum
from holmgang.systems.kampbogen.state import Awake, Combat, Fight, Opponent, Round

CATALOGUE = {
    "aggressive": "KB-25.1",
    "prepared": "KB-25.2",
    "regrow": "KB-25.4",
    "thick_hide": "KB-25.5",
    "dread": "KB-25.6",
    "hunter": "KB-25.7",
}
"""The clause that says what each property does."""


def roll_grade(play: Play[Fight], combat: Combat) -> Flow[None]:
    """KB-4: two dice and the lowest kamp among the opponents able to fight."""
    fight, knobs = play.state, play.knobs
    able = fight.able()
    dice = yield Roll(fight.master, "grade", knobs.dice, clauses=("KB-4.1", "KB-2.10"))
    used = rules.kamp_used(tuple(one.grade for one in able), knobs.kamp_rule)
    owner = next((one for one in able if one.grade == used), able[0])
    combat.round = Round(dice=dice, kamp=GRADES[used], set_by=owner.id)
    why = ["KB-4.1", "KB-4.3"]
    if any(one.grade != used for one in able):
        why.append("KB-4.4")
    if len(able) < len(fight.roster()):
        why.append("KB-4.6")
    play.tell(
        events.Grade(
            total=combat_grade(combat.round, knobs),
            dice=tuple(dice),
            kamp=combat.round.kamp,
            owner=owner.id,
            clauses=tuple(why),
        )
    )


def wake(play: Play[Fight], combat: Combat) -> Flow[None]:
    """Style first, then effects; what stays asleep is told too."""
    now, knobs = play.state.now, play.knobs
    raw = rules.raw(tuple(now.dice))
    separate = 0
    if knobs.effect_roll_source == "separate_roll":
        separate = rules.raw(tuple((yield Roll(play.state.master, "effect_roll", knobs.dice, clauses=("KB-5.2",)))))
    surprised = is_surprised(play, combat, "opponents")
    high_for_style = rules.style_wakes(raw, knobs.style_threshold)
    total = combat_grade(now, knobs).total
    high_for_effects = rules.effects_wake(knobs.effect_source, raw, total, separate, knobs.effect_threshold)
    style, rolled = high_for_style and not surprised, high_for_effects and not surprised
    if style:
        yield from release_style(play)
    wake_effects(play, rolled)
    asleep = [] if rolled else _kinds_asleep(play.state.able())
    if asleep or not style:
        held = high_for_style or (high_for_effects and bool(asleep))
        why = [*(["KB-5.2"] if asleep else []), *([] if style else ["KB-6.1"])]
        play.tell(
            events.Dormant(
                effects=tuple(asleep),
                style=not style,
                dice=dice_sum(now.dice, "KB-4.1"),
                clauses=("KB-21.6",) if surprised and held else tuple(why),
            )
        )


def is_surprised(play: Play[Fight], combat: Combat, side: str) -> bool:
    """Is this side caught in an ambush in this round, and so unable to fight?"""
    return is_ambushed(play, combat, side) and bool(play.knobs.ambush_mode == "cannot_fight")


def is_ambushed(play: Play[Fight], combat: Combat, side: str) -> bool:
    """Does this side take the damage of an ambush in this round?"""
    return combat.ambushed == side and combat.number <= play.knobs.ambush_rounds


def release_style(play: Play[Fight]) -> Flow[None]:
    """KB-6.3: the style of the opponent whose kamp set the grade; between equals the master picks."""
    fight = play.state
    now, able = fight.now, fight.able()
    setters = [one for one in able if one.kamp == now.kamp] or [fight.opponent(now.set_by)]
    owner = setters[0]
    if len({one.style for one in setters}) > 1:
        names = [one.id for one in setters]
        owner = fight.opponent((yield from ruling(play, "style_of", names, names[0], "KB-6.3")))
    now.style, now.style_kind = owner.style, owner.kind
    mixed = len({one.style for one in able}) > 1
    why = ("KB-6.1", "KB-6.2", "KB-6.3") if mixed else ("KB-6.1", "KB-6.2")
    play.tell(events.Style(ability=owner.style, owner=owner.id, clauses=why))


def wake_effects(play: Play[Fight], rolled: bool) -> None:
    """KB-5: automatic effects always, rolled ones if the dice say so; the same effect once."""
    fight, now = play.state, play.state.now
    for trigger in ("automatic", "rolled") if rolled else ("automatic",):
        for kind in _kinds(fight.able(), trigger):
            _wake_kind(play, kind, trigger)
    roster = [one.id for one in fight.able()]
    now.effects.sort(key=lambda effect: (effect.trigger != "automatic", roster.index(effect.owner)))
    for effect in now.effects:
        play.tell(
            events.Effect(
                effect=effect.kind,
                amount=_amount(play, effect),
                trigger=effect.trigger,
                owner=effect.owner,
                clauses=_why(play, effect),
            )
        )


def _kinds(able: list[Opponent], trigger: str) -> list[str]:
    return list(dict.fromkeys(effect.kind for one in able for effect in one.effects if effect.trigger == trigger))


def _kinds_asleep(able: list[Opponent]) -> list[str]:
    return [f"{kind}/rolled" for kind in _kinds(able, "rolled")]


def _bearers(fight: Fight, kind: str, trigger: str) -> list[tuple[int, str]]:
    return [
        (effect.amount, one.id)
        for one in fight.able()
        for effect in one.effects
        if effect.kind == kind and effect.trigger == trigger
    ]


def _wake_kind(play: Play[Fight], kind: str, trigger: str) -> None:
    """One effect with one trigger, however many opponents bring it."""
    knobs = play.knobs
    bearers = _bearers(play.state, kind, trigger)
    amounts = tuple(amount for amount, _ in bearers)
    counted = rules.effect_counts(amounts, knobs.effect_identity_includes_amount, knobs.same_effect_per_round)
    for amount in counted:
        owner = next(name for much, name in bearers if much == amount)
        bearers.remove((amount, owner))
        key = f"{kind}/{trigger}" + (f"/{amount}" if knobs.effect_identity_includes_amount else "")
        play.state.now.effects.append(Awake(kind, amount, trigger, owner, key))


def _same(play: Play[Fight], effect: Awake) -> list[int]:
    """The amounts of all that count as this same effect."""
    amounts = [amount for amount, _ in _bearers(play.state, effect.kind, effect.trigger)]
    by_amount = play.knobs.effect_identity_includes_amount
    return [amount for amount in amounts if amount == effect.amount or not by_amount]


def _amount(play: Play[Fight], effect: Awake) -> Sum:
    differ = len(set(_same(play, effect))) > 1
    trigger = "KB-5.1" if effect.trigger == "automatic" else "KB-5.2"
    return Sum.of(effect.amount, "largest-amount" if differ else effect.kind, "KB-5.7" if differ else trigger)


def _why(play: Play[Fight], effect: Awake) -> tuple[str, ...]:
    fight = play.state
    why = ["KB-5.1" if effect.trigger == "automatic" else "KB-5.2"]
    if effect.kind not in rules.DAMAGE_KINDS:
        why += ["KB-5.3", CATALOGUE[effect.kind]]
    if effect.kind == "blood" and effect.trigger == "rolled":
        why.append("KB-25.3")
    if len(_same(play, effect)) > sum(other.key == effect.key for other in fight.now.effects):
        why.append("KB-5.4")
    if any(other.kind == effect.kind and other.trigger != effect.trigger for other in fight.now.effects):
        why += ["KB-5.5", "KB-5.6"]
    return tuple(why)
