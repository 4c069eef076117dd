"""Use an item (TK-4.1, TK-20): the kit, oil, grenades, caltrops, fire, potions, tools."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from holmgang.kernel.odds import Odds
from holmgang.kernel.play import Flow
from holmgang.kernel.questions import Barred, Choose, Declare, Option, Question, Roll, Spot
from holmgang.kernel.sums import Sum
from holmgang.space.squares import Cell
from holmgang.systems.tkds import rules
from holmgang.systems.tkds.board.attacks import (
    THROW_NEAR,
    attack_odds,
    attack_problem,
    hazard,
    is_attack,
    oil_attempt,
    oil_harm,
)
from holmgang.systems.tkds.board.board import OTHER, Conflict
from holmgang.systems.tkds.board.checks import CERTAIN, Attempt, Steps, chance, check_odds, modifier, threshold_of
from holmgang.systems.tkds.board.lookups import (
    area_option,
    beside,
    flame_near,
    near_squares,
    square_of_area,
    squares_within,
    steady_hand,
    threatened,
)
from holmgang.systems.tkds.events import Action, Exploded, ItemUsed, Scattered, TerrainChanged
from holmgang.systems.tkds.flow.attack import confirmed, cover_between, natural_damage, natural_effects, spend_command
from holmgang.systems.tkds.flow.harm import burst, deal, frighten, heal, roll_damage, roll_dice, steady
from holmgang.systems.tkds.flow.items import item_attempt, put_off
from holmgang.systems.tkds.flow.momentum import turn_door
from holmgang.systems.tkds.flow.resolution import carry, check, inflict, lift, luck, put, ruling
from holmgang.systems.tkds.state import (
    COMPASS,
    DISABLED,
    DYING,
    PLAYERS_TURN,
    Creature,
    Item,
    LastingEffect,
    cell_id,
    cell_of,
    hostile,
)

SCOPES = {"aid_kit": "aid_kit", **dict.fromkeys(("torch", "lantern", "candle", "flint", "matches"), "light")}
"""Items that the knob ``threat_item_scope`` names apart from all others."""
LIGHTABLE = ("torch", "lantern", "candle", "oil_flask", "grenade")


def item_question(fight: Conflict, who: Creature) -> Declare | None:
    """The question of the item and its use; None if nothing the creature has can be used now."""
    options = []
    for item in who.inventory:
        if item.sort == "gear" and item.uses > 0 and not item.broken:
            details = uses_of(fight, who, item)
            if details is not None:
                options.append(Option(item.id, details=details, clauses=("TK-4.1",)))
    if not options:
        return None
    return Declare(
        who.seat, "item", options, about=who.id, clauses=("TK-4.1",), barred_source=lambda: barred_items(fight, who)
    )


def barred_items(fight: Conflict, who: Creature) -> list[Barred]:
    """Things that would attack, where nothing may (TK-1.2)."""
    problem = attack_problem(fight, who)
    things = [one for one in who.inventory if one.sort == "gear"] if problem else []
    return [Barred(one.id, problem) for one in things if is_attack("gear", fight.pack.get("gear", one.kind))]


def uses_of(fight: Conflict, who: Creature, item: Item) -> list[Question] | None:
    """The particulars of using an item, or None if it is of no use now."""
    model = fight.pack.get("gear", item.kind)
    if is_attack("gear", model) and attack_problem(fight, who):
        return None
    match model.use:
        case "aid_kit":
            return _kit(fight, who)
        case "potion":
            return []
        case "oil_flask":
            if not (item.lit or flame_near(fight, who)):
                return None
            targets = [one for one in fight.state.present() if one is not who and throwable(fight, who, one)]
            targets.sort(key=lambda one: not hostile(who, one))
            options = [_oil_option(fight, who, one) for one in targets]
            return [Choose(who.seat, "target", options, about=who.id, default=options[0].id)] if options else None
        case "grenade":
            ready = not item.wet and (item.lit or flame_near(fight, who))
            return (
                [_square_question(fight, who, grenade_range(fight, who), fight.knobs.grenade_area)] if ready else None
            )
        case "caltrops":
            return [_square_question(fight, who, 1, 1)]
        case "lantern" if item.lit:
            return []
        case "torch" | "lantern" | "candle":
            return [] if not item.lit and flame_near(fight, who) else None
        case "flint" | "matches":
            things = [one.id for one in who.inventory if one.kind in LIGHTABLE and not one.lit]
            return [Choose(who.seat, "light", [Option(name) for name in things], about=who.id)] if things else None
        case "thieves_tools":
            doors = near_squares(fight, who, lambda square: square.door == "closed")
            options = [Option(cell_id(cell), at=(Spot.cell(*cell),)) for cell, _ in doors]
            return [Choose(who.seat, "door", options, about=who.id)] if doors else None
        case "alchemist_tools" | "telescope":
            return []
    return None


def _oil_option(fight: Conflict, who: Creature, target: Creature) -> Option:
    attempt = oil_attempt(fight, who, target)
    return Option(
        target.id,
        at=(Spot.token(target.id),),
        worth=lambda: modifier(fight, who, attempt),
        against=lambda: threshold_of(fight, attempt),
        odds=lambda: attack_odds(
            fight, who, attempt, oil_harm(fight, who, target), steady_hand(fight, who, "use_item")
        ),
    )


def _square_question(fight: Conflict, who: Creature, reach: int, side: int) -> Choose:
    def options() -> list[Option]:
        near = [cell for cell in squares_within(fight, who, reach) if fight.board.clear(who.footprint, cell)]
        return [area_option(fight, cell, side) for cell in near]

    return Choose(who.seat, "square", options, about=who.id)


def throwable(fight: Conflict, who: Creature, target: Creature) -> bool:
    """Return whether a flask may be thrown at this creature."""
    if target.status == DISABLED:
        return False
    far = rules.throw_penalty(fight.board.distance(who, target), THROW_NEAR, fight.knobs.throw_far_add)
    return far != rules.OUT_OF_RANGE and fight.board.sees(who, target)


def grenade_range(fight: Conflict, who: Creature) -> int:
    """10 metres, or the range of a sling in hand (TK-18.22)."""
    slings = [fight.weapon(who.item(n).kind) for n in who.held if who.item(n).sort == "weapon"]
    return max([THROW_NEAR, *(int(weapon.range_m) for weapon in slings if weapon.special == "sling")])


def _kit(fight: Conflict, who: Creature) -> list[Question] | None:
    """Return the uses of the first-aid kit for an adjacent creature or its owner."""
    near = [one for one in fight.state.present() if beside(fight, who, one) and not hostile(who, one)]
    options = []
    dying = [one for one in near if one.status == DYING]
    if dying:
        options.append(Option("stabilise", details=[_patients(fight, who, dying)], clauses=("TK-20.3",)))
    ill = [one for one in near if treatable(one)]
    if ill:
        options.append(Option("treat", details=[_patients(fight, who, ill, again=True)], clauses=("TK-20.2",)))
    hurt_ones = [one for one in near if 0 < one.health < one.health_max and not one.bandaged_today]
    if hurt_ones and who.talent("war_medic"):
        options.append(Option("bandage", details=[_patients(fight, who, hurt_ones)], clauses=("TK-24.6",)))
    return [Declare(who.seat, "treatment", options, about=who.id, clauses=("TK-20.5",))] if options else None


def _patients(fight: Conflict, who: Creature, found: list[Creature], *, again: bool = False) -> Choose:
    """Ask whom to tend, with the chance that it helps; ``again``: if the patient then resists once more."""
    attempt = kit_attempt(fight, who)

    def helps(one: Creature) -> Odds:
        resists = chance(fight, one, second_resistance(one)) if again else CERTAIN
        return check_odds(fight, who, attempt, steady_hand(fight, who, SCOPES["aid_kit"]) * resists)

    def patient(one: Creature) -> Option:
        return Option(
            one.id,
            at=(Spot.token(one.id),),
            worth=lambda: modifier(fight, who, attempt),
            against=lambda: threshold_of(fight, attempt),
            odds=lambda: helps(one),
        )

    options = [patient(one) for one in found]
    return Choose(who.seat, "target", options, about=who.id, default=options[0].id)


def treatable(one: Creature) -> LastingEffect | None:
    """An effect that the kit can help to resist again."""
    return next((effect for effect in one.effects if effect.damage in ("poison", "paralysis")), None)


# ---- carrying it out -------------------------------------------------------------------------------------------------


def perform(fight: Conflict, who: Creature, answer: dict[str, Any]) -> Flow[None]:
    """The action is spent whatever comes of it; under threat the item may fall instead."""
    item = who.item(answer["item"])
    target = str(answer.get("target") or answer.get("square") or answer.get("door") or "")
    fight.tell(Action, who=who.id, action="use_item", object=item.id, target=target, clauses=("TK-4.1",))
    if not (yield from item_attempt(fight, who, item, SCOPES.get(item.kind, "use_item"))):
        return
    use: dict[str, Callable[[Conflict, Creature, Item, dict[str, Any]], Flow[None] | None]] = {
        "aid_kit": use_kit,
        "potion": drink,
        "oil_flask": throw_oil,
        "grenade": throw_grenade,
        "caltrops": scatter_caltrops,
        "torch": light_directly,
        "lantern": light_directly,
        "candle": light_directly,
        "flint": make_fire,
        "matches": make_fire,
        "thieves_tools": pick_lock,
        "alchemist_tools": use_tools,
        "telescope": look_out,
    }
    yield from carry(use[fight.pack.get("gear", item.kind).use](fight, who, item, answer))


def spend(fight: Conflict, who: Creature, item: Item, clause: str) -> None:
    """One use less; a thing without further uses is gone."""
    item.uses -= 1
    fight.tell(ItemUsed, who=who.id, item=item.id, left=Sum.of(item.uses, "uses", clause), clauses=(clause,))
    if item.uses <= 0 and item in who.inventory:
        put_off(fight, who, item)


def drink(fight: Conflict, who: Creature, item: Item, answer: dict[str, Any]) -> Flow[None]:
    dice = fight.pack.get("gear", item.kind).heals
    spend(fight, who, item, "TK-20.19")
    amount = yield from roll_dice(fight, who, "heal", dice, item.kind, "TK-20.19")
    yield from inflict(fight, OTHER, who.id, lambda: heal(fight, who, amount, who.id, "TK-20.19"))


def use_kit(fight: Conflict, who: Creature, item: Item, answer: dict[str, Any]) -> Flow[None]:
    """Every use is an Intelligence check with 1 Penalty; a use is spent per attempt."""
    target = fight.creature(answer["target"])
    spend(fight, who, item, "TK-20.5")
    if answer["treatment"] == "bandage":
        target.bandaged_today = True
    done = yield from check(fight, who, kit_attempt(fight, who), answer["treatment"], "TK-20.1", by=target.id)
    if not done.success:
        return
    match answer["treatment"]:
        case "stabilise":
            yield from inflict(fight, OTHER, target.id, lambda: stabilise(fight, target))
        case "bandage":
            amount = yield from roll_dice(fight, who, "heal", (1, 6), "bandage", "TK-20.4")
            yield from inflict(fight, OTHER, target.id, lambda: heal(fight, target, amount, who.id, "TK-20.4"))
        case "treat":
            yield from resist_again(fight, who, target)


def stabilise(fight: Conflict, target: Creature) -> None:
    """TK-20.3: the survival fight ends, if it still lasts."""
    if target.status == DYING:
        steady(fight, target, "stabilised", ("TK-20.3",))


def kit_attempt(fight: Conflict, who: Creature) -> Attempt:
    """TK-20.1: Intelligence with 1 Penalty; a war medic has a Bonus against it (TK-24.6)."""
    steps = Steps().penalty("aid_kit", "TK-20.1", fight.knobs.kit_penalty)
    if who.talent("war_medic"):
        steps.bonus("war_medic", "TK-24.6")
    return Attempt("intelligence", others=steps)


def second_resistance(target: Creature) -> Attempt:
    """TK-20.2: the patient's roll against poison or paralysis once more, with 1 Bonus."""
    effect = treatable(target)
    skill = effect.overcome if effect is not None else ""
    return Attempt(skill or "might", others=Steps().bonus("aid_kit", "TK-20.2"))


def resist_again(fight: Conflict, who: Creature, target: Creature) -> Flow[None]:
    effect = treatable(target)
    if effect is None:
        return
    shaken = yield from check(fight, target, second_resistance(target), "resist", "TK-20.2")
    if shaken.success:
        yield from inflict(fight, OTHER, target.id, lambda: cure(fight, target, effect))


def cure(fight: Conflict, target: Creature, effect: LastingEffect) -> None:
    if effect in target.effects:
        lift(fight, target, effect, "treated", "TK-20.2")


# ---- oil and grenades ------------------------------------------------------------------------------------------------


def throw_oil(fight: Conflict, who: Creature, item: Item, answer: dict[str, Any]) -> Flow[None]:
    """TK-20.6: a lit flask flies at a target."""
    target = fight.creature(answer["target"])
    if (yield from confirmed(fight, who, target)):
        spend(fight, who, item, "TK-20.6")
        yield from oil_at(fight, who, target)
        yield from frighten(fight, target)


def oil_at(fight: Conflict, who: Creature, target: Creature) -> Flow[None]:
    """TK-20.7: better of Might and Dexterity against Defence, not improvised, no luck roll of its own."""
    fight.tell(cover_between, fight, who, target, False)
    one_roll = ("TK-11.14",) if threatened(fight, who) else ()  # its luck was that of using an item
    made = yield from check(fight, who, oil_attempt(fight, who, target), "attack", "TK-20.7", *one_roll)
    spend_command(who)
    if not made.success:
        yield from natural_effects(fight, who, target, None, made)
        # One round: what is thrown in the later of the two turns burns through the next round's first.
        fight.board.field.change(target.anchor, fire=1 if fight.state.phase == PLAYERS_TURN else 2)
        fight.tell(TerrainChanged, at=target.cell, what="burning_oil", clauses=("TK-20.7",))
        return
    harm = oil_harm(fight, who, target)
    amount = yield from roll_damage(fight, who, harm)
    amount += yield from natural_damage(fight, who, None, made)
    if not (yield from deal(fight, harm, amount)).works:
        return
    yield from natural_effects(fight, who, target, None, made)
    if not (yield from luck(fight, target, "catch_fire", "TK-20.6")):
        effect = burning(fight, who.id, fight.knobs.oil_burn)
        yield from inflict(fight, OTHER, target.id, lambda: put(fight, target, effect, who.id, "TK-20.6", "TK-17.6"))


def burning(fight: Conflict, source: str, dice: tuple[int, int], spell: str = "") -> LastingEffect:
    return LastingEffect(
        fight.state.new_id("burning"),
        "persistent_damage",
        source=source,
        dice=dice,
        damage="burning",
        ends="luck",
        overcome="dexterity",
        spell=spell,
    )


def throw_grenade(fight: Conflict, who: Creature, item: Item, answer: dict[str, Any]) -> Flow[None]:
    """TK-20.8: no roll to hit; the thrower's luck decides whether it goes off where it should."""
    middle = cell_of(answer["square"])
    far = fight.board.distance_to(who, middle) > THROW_NEAR
    spend(fight, who, item, "TK-18.22" if far else "TK-20.8")
    if not (yield from luck(fight, who, "grenade", "TK-20.8")):
        middle = yield from roll_away(fight, who, middle)
    area = square_of_area(middle, fight.knobs.grenade_area, fight)
    shown = tuple(cell_id(cell) for cell in area)
    fight.tell(Exploded, what="grenade", at=cell_id(middle), area=shown, clauses=("TK-20.9", "TK-18.28"))
    yield from burst(fight, who, middle, area, fight.knobs.grenade_damage, "grenade", "TK-20.9")


def roll_away(fight: Conflict, who: Creature, middle: Cell) -> Flow[Cell]:
    """1d4 metres in a random direction, stopping in front of solid squares (TK-20.10)."""
    [metres] = yield Roll(who.seat, "scatter", (fight.knobs.grenade_scatter,), about=who.id, clauses=("TK-20.8",))
    [way] = yield Roll(who.seat, "scatter_direction", (8,), about=who.id, clauses=("TK-20.10",))
    dx, dy = list(COMPASS.values())[way - 1]
    gone = 0
    for _ in range(metres):
        ahead = (middle[0] + dx, middle[1] + dy)
        if ahead not in fight.board.grid or fight.board.solid(ahead):
            break
        middle, gone = ahead, gone + 1
    fight.tell(
        Scattered, what="grenade", to=cell_id(middle), metres=Sum.of(gone, "metres", "TK-20.8"), clauses=("TK-20.10",)
    )
    return middle


# ---- the rest --------------------------------------------------------------------------------------------------------


def scatter_caltrops(fight: Conflict, who: Creature, item: Item, answer: dict[str, Any]) -> None:
    spend(fight, who, item, "TK-20.11")
    cell = cell_of(answer["square"])
    fight.board.field.change(cell, caltrops=True)
    fight.tell(TerrainChanged, at=cell_id(cell), what="caltrops", clauses=("TK-20.11",))


def light_directly(fight: Conflict, who: Creature, item: Item, answer: dict[str, Any]) -> None:
    if item.lit:  # only a lantern is offered then: its shutter
        item.shut = not item.shut
        what = "dark" if item.shut else "light"
        fight.tell(TerrainChanged, at=who.cell, what=what, clauses=("TK-13.7",))
        return
    item.lit = True
    fight.tell(TerrainChanged, at=who.cell, what="light", clauses=("TK-20.13",))


def make_fire(fight: Conflict, who: Creature, item: Item, answer: dict[str, Any]) -> Flow[None]:
    """TK-20.12: flint under stress with a Penalty, matches without."""
    steps = Steps()
    if fight.pack.get("gear", item.kind).use == "flint":
        steps.penalty("flint", "TK-20.12")
    else:
        spend(fight, who, item, "TK-20.12")
    lit = yield from check(fight, who, Attempt("dexterity", others=steps), "make_fire", "TK-20.12")
    if lit.success:
        who.item(answer["light"]).lit = True
        fight.tell(TerrainChanged, at=who.cell, what="light", clauses=("TK-20.13",))


def pick_lock(fight: Conflict, who: Creature, item: Item, answer: dict[str, Any]) -> Flow[None]:
    spend(fight, who, item, "TK-20.17")
    steps = Steps().penalty("tools", "TK-20.17")
    done = yield from check(fight, who, Attempt("dexterity", others=steps), "pick_lock", "TK-20.17")
    if done.success:
        turn_door(fight, cell_of(answer["door"]), True)


def use_tools(fight: Conflict, who: Creature, item: Item, answer: dict[str, Any]) -> Flow[None]:
    """Failure means beyond the user's ability, and a consequence of the master's making."""
    spend(fight, who, item, "TK-20.17")
    steps = Steps().penalty("tools", "TK-20.17")
    done = yield from check(fight, who, Attempt("intelligence", others=steps), "alchemy", "TK-20.17")
    if done.success:
        return
    if (yield from ruling(fight, "consequence", ("none", "hurt"), "TK-20.17", who.id)) == "hurt":
        amount = yield from roll_dice(fight, who, "damage", (1, 6), "tools", "TK-20.17")
        yield from deal(fight, hazard("tools", who, ("TK-20.17",)), amount)


def look_out(fight: Conflict, who: Creature, item: Item, answer: dict[str, Any]) -> Flow[None]:
    """TK-20.15: 1 Bonus on searching for distant subjects."""
    steps = Steps().bonus("telescope", "TK-20.15")
    yield from check(fight, who, Attempt("intelligence", others=steps), "search", "TK-20.15")
