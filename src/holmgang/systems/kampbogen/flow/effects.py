"""Effects and properties: which wake, whom they strike."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from holmgang.kernel.play import Flow
from holmgang.kernel.questions import Roll
from holmgang.kernel.sums import Sum
from holmgang.systems.kampbogen import events, rules
from holmgang.systems.kampbogen.board.sides import is_surprised
from holmgang.systems.kampbogen.board.totals import combat_grade, dice_sum
from holmgang.systems.kampbogen.flow.combat_grade import release_style
from holmgang.systems.kampbogen.flow.vehicles import break_vehicle
from holmgang.systems.kampbogen.flow.wounds import break_gear, hurt
from holmgang.systems.kampbogen.state import Awake, Combat, GamePlay, Opponent, Round

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


def wake(play: GamePlay, combat: Combat, able: list[Opponent]) -> Flow[None]:
    """Style first, then effects; what stays asleep is told too."""
    now, knobs = play.state.now(), play.knobs
    raw, source = rules.raw(tuple(now.dice)), knobs.effect_source
    total = separate = 0
    if source == rules.FROM_TOTAL:
        total = combat_grade(now, knobs).total
    elif source == rules.FROM_SEPARATE_ROLL:
        separate = rules.raw(tuple((yield Roll(play.state.master, "effect_roll", knobs.dice, clauses=("KB-5.2",)))))
    surprised = is_surprised(play, combat, "opponents")
    high_for_style = rules.style_wakes(raw, knobs.style_threshold)
    high_for_effects = rules.effects_wake(source, raw, total, separate, knobs.effect_threshold)
    style, rolled = high_for_style and not surprised, high_for_effects and not surprised
    if style:
        yield from release_style(play, now, able)
    brought: list[Brought] = []
    for foe in able:
        for one in foe.effects:
            brought.append((one.kind, one.trigger, one.amount, foe.id))
    woken: tuple[Woken, ...] = ()
    if brought:
        woken = woken_of(tuple(brought), rolled, knobs.effect_identity_includes_amount, knobs.same_effect_per_round)
        now.effects = [Awake(each.kind, each.amount, each.trigger, each.owner, each.key) for each in woken]
    _tell_effects(play, woken)
    asleep = [] if rolled else [f"{kind}/{trigger}" for kind, trigger, *_ in brought if trigger == "rolled"]
    held = surprised and (high_for_style or (high_for_effects and bool(asleep)))
    _tell_asleep(play, list(dict.fromkeys(asleep)), not style, held)


def _tell_asleep(play: GamePlay, effects: list[str], style: bool, held: bool) -> None:
    """What the dice have not woken; what they would have woken is held in an ambush (KB-21.6)."""
    if effects or style:
        why = (*(("KB-5.2",) if effects else ()), *(("KB-6.1",) if style else ()))
        play.tell(
            events.Dormant,
            effects=tuple(effects),
            style=style,
            dice=dice_sum(play.state.now().dice, "KB-4.1"),
            clauses=("KB-21.6",) if held else why,
        )


class Woken(NamedTuple):
    """An effect that works in this round: whose it is, how strong, and by which clauses."""

    kind: str
    amount: int
    trigger: str
    owner: str
    key: str
    size: Sum
    why: tuple[str, ...]


def _tell_effects(play: GamePlay, woken: tuple[Woken, ...]) -> None:
    for one in woken:
        play.tell(
            events.Effect, effect=one.kind, amount=one.size, trigger=one.trigger, owner=one.owner, clauses=one.why
        )


Brought = tuple[str, str, int, str]
"""Kind, trigger and amount of an effect, and who brings it."""


@lru_cache(maxsize=1024)
def woken_of(brought: tuple[Brought, ...], rolled: bool, by_amount: bool, most: int) -> tuple[Woken, ...]:
    """KB-5: of all that opponents bring, automatic effects always, rolled ones if the dice say so; the same one once.

    The same effect by another trigger is another one (KB-5.5, KB-5.6). Automatic ones come first, then as they stand.
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
        apart = ("KB-5.5", "KB-5.6") if all((kind, other) in bearers for other in RELEASED) else ()
        woken += [one._replace(why=(*one.why, *apart)) for one in _woken(kind, trigger, those, by_amount, most)]
    roster = [owner for *_, owner in brought]
    return tuple(sorted(woken, key=lambda one: (one.trigger != "automatic", roster.index(one.owner))))


def _woken(kind: str, trigger: str, bearers: list[tuple[int, str]], by_amount: bool, most: int) -> list[Woken]:
    """What works of one effect with one trigger, however many opponents bring it."""
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
        woken.append(Woken(kind, amount, trigger, owner, key, size, why))
    return woken


def effect_strikes(play: GamePlay, combat: Combat, effect: Awake) -> Flow[None]:
    """KB-5.8: everybody in combat, whether the grade strikes or not; in vehicles too."""
    state = play.state
    amount = Sum.of(effect.amount, effect.kind, "KB-5.8")
    why = ["KB-14.3"]
    if not state.opponent(effect.owner).is_able():
        why += ["KB-5.10", "KB-14.2"]
    if combat.ambushed == "characters":
        why.append("KB-21.7")
    broken: list[str] = []
    for who in state.fighting():
        carrier = state.carrier_of(who.id)
        here = (*why, "KB-24.9") if carrier is not None else tuple(why)
        if effect.kind != "break":
            hurt(play, who, effect.kind, amount, "effect", here, effect.owner)
        elif carrier is None:
            yield from break_gear(play, who, amount, here)
        elif carrier.id not in broken:
            broken.append(carrier.id)
            break_vehicle(play, carrier, amount, here)


def regrow(play: GamePlay, now: Round, able: list[Opponent]) -> None:
    """KB-25.4: one holder regains a life; of several the one with the fewest lives (KB-5.9)."""
    for awake in now.working("regrow"):
        holders = [one for one in able if one.holds(awake)]
        holder = min(holders, key=lambda one: one.lives, default=None)
        if holder is None or rules.regrown(holder.lives, holder.start) == holder.lives:
            continue
        why = ("KB-25.4", "KB-5.9") if len(holders) > 1 else ("KB-25.4",)
        holder.lives = rules.regrown(holder.lives, holder.start)
        play.tell(events.Regrow, who=holder.id, amount=Sum.of(1, "regrow", "KB-25.4"), clauses=why)
