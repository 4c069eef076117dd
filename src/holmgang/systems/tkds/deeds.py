"""What a creature may do in its turn, and how it is carried out: the table that binds all actions together."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from holmgang.kernel.play import Flow
from holmgang.kernel.questions import Barred, Choose, Declare, Option, Question, Spot
from holmgang.kernel.sums import Say, Sum, say
from holmgang.space.squares import Cell
from holmgang.systems.tkds import abilities, attacking, heights, items, small, spells, zones
from holmgang.systems.tkds.checks import overloaded
from holmgang.systems.tkds.events import Activate, Prepare, TurnEnds
from holmgang.systems.tkds.fight import Fight
from holmgang.systems.tkds.gear import reload, reloadable
from holmgang.systems.tkds.prepared import (
    TRIGGERS,
    Happening,
    Hooks,
    acting,
    after_small_action,
    after_square,
    readable,
)
from holmgang.systems.tkds.state import NEUTRAL, Creature, Prepared, cell_id, cell_of, hostile
from holmgang.systems.tkds.threat import unthreatened_because
from holmgang.systems.tkds.walking import AfterSquare, walk
from holmgang.systems.tkds.ways import SNEAK, WALK, Ways, barred_destinations, destinations, score_of

FINISH = "finish"
ACTIONS = ("attack", "cast", "use_item", "use_ability", "overcome", "end_magic", "sprint", "reload", "prepare", "other")
HAPPENINGS = {
    "attack": "attacks",
    "cast": "casts",
    "stand_up": "stands_up",
    **dict.fromkeys(("use_item", "reload", "pick_up", "exchange_weapons", "hand_over"), "uses_item"),
}
"""What conditions of prepared actions speak of; all that counts as handling an item (TK-11.12) is ``uses_item``."""
HEIGHTS = ("jump_down", "climb", "leap")
MOMENTUM_DEEDS = ("move", "reload_momentum", "flee", "pass_enemy", *HEIGHTS)


# ---- what may be done ------------------------------------------------------------------------------------------------


def deed_question(fight: Fight, who: Creature) -> Declare:
    """Q2: what? (6.6)"""
    return Declare(
        who.seat,
        "do",
        lambda: deed_options(fight, who),
        about=who.id,
        clauses=("TK-3.4",),
        barred_source=lambda: barred_deeds(fight, who),
    )


def deed_options(fight: Fight, who: Creature) -> list[Option]:
    """Everything the creature may do at this moment."""
    if who.passing and can_move(fight, who):
        return [move_option(fight, who)]
    found = [*momentum_options(fight, who)]
    if who.action_left > 0:
        found += action_options(fight, who)
    return [*found, Option(FINISH, clauses=("TK-3.7",))]


def momentum_options(fight: Fight, who: Creature) -> list[Option]:
    found: list[Option] = []
    if can_move(fight, who):
        found.append(move_option(fight, who))
    found += heights.height_options(fight, who)
    affordable = who.momentum_left >= fight.knobs.small_action_cost
    found += [one for one in small.small_options(fight, who) if affordable or one.id in small.FREE]
    if small.may_reload_by_momentum(fight, who):
        found.append(Option("reload_momentum", details=[reload_question(fight, who)], clauses=("TK-18.10", "TK-18.11")))
    if small.may_leave(fight, who):
        found.append(Option("flee", clauses=("TK-23.3",)))
    asked = fight.play.master is not None and who.momentum_left >= 1
    if asked and (details := abilities.pass_details(fight, who)) is not None:
        found.append(Option("pass_enemy", details=details, clauses=("TK-7.8",)))
    return found


def can_move(fight: Fight, who: Creature) -> bool:
    """Is there any square to go to?"""
    if who.momentum_left < 1 or who.has("held") or who.mount:
        return False
    if fight.knobs.zone_mode:
        return bool(zones.destinations(fight, who))
    ways = Ways(fight, who)
    near = list(ways.steps(who.anchor))
    if any(price <= who.momentum_left and not ways.shares(cell) for cell, price in near) or ways.forced():
        return True
    return any(price <= who.momentum_left for _, price in near) and bool(destinations(fight, who))


def move_option(fight: Fight, who: Creature) -> Option:
    """A move is declared as a destination; sneaking is a dearer manner of the same."""
    if fight.knobs.zone_mode:
        return Option("move", details=[zones.question(fight, who)], clauses=("TK-23.4",))

    def manner() -> list[Question]:
        options = [Option(WALK, details=[to_question(fight, who, WALK)])]
        if destinations(fight, who, SNEAK):
            options.append(Option(SNEAK, details=[to_question(fight, who, SNEAK)], clauses=("TK-8.3",)))
        return [Declare(who.seat, "manner", options, about=who.id, default=WALK)]

    return Option("move", details=manner, clauses=("TK-6.1", "TK-12.11"))


def to_question(fight: Fight, who: Creature, manner: str) -> Choose:
    return Choose(
        who.seat,
        "to",
        lambda: destinations(fight, who, manner),
        about=who.id,
        clauses=("TK-7.3",),
        barred_source=lambda: barred_destinations(fight, who),
    )


def reload_question(fight: Fight, who: Creature) -> Choose:
    names = [item.id for item in reloadable(fight, who)]
    return Choose(who.seat, "item", [Option(name) for name in names], about=who.id, default=names[0])


def action_options(fight: Fight, who: Creature) -> list[Option]:
    """The actions of TK-4 that are possible now."""
    found: list[Option] = []
    for name in ACTIONS:
        if name in ("prepare", "other", "sprint"):
            continue
        if (details := particulars(fight, who, name)) is not None:
            found.append(Option(name, details=details, clauses=("TK-4.11",)))
    if not who.mount:
        found.append(Option("sprint", clauses=("TK-4.7",)))
    if may_prepare(fight, who):
        found.append(Option("prepare", details=lambda: prepare_details(fight, who), clauses=("TK-4.5", "TK-5.1")))
    if fight.play.master is not None or fight.state.contest:
        clause = "TK-1.2" if fight.state.contest else "TK-4.10"
        found.append(Option("other", details=lambda: abilities.other_details(fight, who), clauses=(clause,)))
    return found


def particulars(fight: Fight, who: Creature, action: str) -> list[Question] | None:
    """The particulars of an action, or None if it is not possible now. Also what a prepared action asks."""
    asked: Question | None = None
    match action:
        case "attack":
            asked = attacking.weapon_question(fight, who)
        case "cast":
            asked = spells.spell_question(fight, who)
        case "use_item":
            asked = items.item_question(fight, who)
        case "use_ability":
            asked = abilities.ability_question(fight, who)
        case "overcome":
            asked = abilities.overcome_question(fight, who)
        case "end_magic":
            asked = spells.end_question(fight, who)
        case "reload":
            asked = reload_question(fight, who) if reloadable(fight, who) else None
        case "move" | "sprint":
            asked = to_question(fight, who, WALK) if can_move(fight, who) else None
        case "other":
            return abilities.other_details(fight, who)
    return None if asked is None else [asked]


def barred_deeds(fight: Fight, who: Creature) -> list[Barred]:
    """What a person might try, and the clause that bars it."""
    if who.passing and can_move(fight, who):
        everything = (*ACTIONS, *small.FIXED_CLAUSE, "wait", FINISH, "reload_momentum")
        return [Barred(name, "TK-7.9") for name in everything]
    found = small.barred_small(fight, who)
    if who.action_left < 1:
        found += [Barred(name, "TK-4.11") for name in ACTIONS if name != "prepare"]
    else:
        found += [
            Barred("attack", no_attack_because(fight, who)),
            *(Barred("cast", barred.clause) for barred in spells.barred_spells(fight, who)[:1]),
            Barred("end_magic", "TK-4.8"),
            Barred("overcome", "TK-4.4"),
            Barred("other", "TK-4.10"),
        ]
    found += [Barred("prepare", "TK-5.2"), Barred("reload_momentum", "TK-18.11")]
    found.append(Barred("move", no_move_because(fight, who)))
    # What takes a scene is never done within a conflict.
    return [*found, Barred("don_armour", "TK-19.5"), Barred("clean_weapon", "TK-20.16")]


def no_attack_because(fight: Fight, who: Creature) -> str:
    """Why there is nobody to attack: no fight, no sight, a weapon that is not ready, or nobody in reach."""
    if fight.state.contest:
        return "TK-1.2"
    if who.blinded:
        return "TK-17.5"
    waiting = attacking.barred_weapons(fight, who)
    return waiting[0].clause if waiting else "TK-10.3"


def no_move_because(fight: Fight, who: Creature) -> str:
    """Why there is nowhere to go: held, mounted, too dear, or only squares where one may not stay or enter."""
    if who.has("held"):
        return "TK-17.11"
    if who.mount:
        return "TK-21.1"
    near = list(Ways(fight, who).steps(who.anchor))
    if any(price > who.momentum_left for _, price in near):
        return "TK-8.7" if who.momentum_spent else "TK-8.1"
    return "TK-7.6" if near else "TK-7.7"


# ---- prepare ---------------------------------------------------------------------------------------------------------


def may_prepare(fight: Fight, who: Creature) -> bool:
    """TK-5.2: only an untouched turn can be given up."""
    untouched = who.momentum_spent == 0 and who.action_left == fight.knobs.actions_per_turn
    return untouched or not fight.knobs.prepare_requires_untouched_turn


def prepare_details(fight: Fight, who: Creature) -> list[Question]:
    """What, on which condition, and by whom it must come (TK-5.3, 6.7)."""
    names = ["attack", "move", "sprint"]
    names += ["cast"] if who.spells else []
    names += ["use_item"] if any(item.sort == "gear" for item in who.inventory) else []
    names += ["use_ability"] if who.abilities else []
    names += ["overcome"] if abilities.overcome_names(who) else []
    names += ["end_magic"] if spells.own_magic(fight, who) else []
    names += ["other"] if fight.play.master is not None else []
    foes = [one for one in fight.state.present() if hostile(who, one)]
    friends = [one for one in fight.state.present() if one.side == who.side]

    def of_trigger(name: str) -> list[Question]:
        if name in ("enters_square", "enters_area"):
            return [Choose(who.seat, "square", lambda: watched_squares(fight, who), about=who.id)]
        if name == "attacks":
            return [Choose(who.seat, "whom", [Option("any"), *(Option(one.id) for one in friends)], default="any")]
        return []

    triggers = [
        Option(name, details=lambda name=name: of_trigger(name))  # type: ignore[misc]
        for name in TRIGGERS
        if name != "custom" or fight.play.master is not None
    ]
    return [
        Choose(who.seat, "action", [Option(name) for name in names], about=who.id, clauses=("TK-5.12",)),
        Declare(who.seat, "trigger", triggers, about=who.id, clauses=("TK-5.3",)),
        Choose(who.seat, "whose", [Option("any"), *(Option(one.id) for one in foes)], about=who.id, default="any"),
    ]


def watched_squares(fight: Fight, who: Creature) -> list[Option]:
    """Squares a condition may speak of: all that can be entered."""
    return [Option(cell_id(cell), at=(Spot.cell(*cell),)) for cell in fight.board.grid if not fight.board.solid(cell)]


def prepare(fight: Fight, who: Creature, answer: dict[str, Any]) -> Flow[None]:
    """The whole turn is given up for one action on a stated condition."""
    who.prepared = Prepared(
        answer["action"],
        answer["trigger"],
        answer["whose"],
        answer.get("whom", "any"),
        answer.get("square", ""),
        fight.board.threatened(who),
    )
    who.action_left, who.momentum_left, who.finished = 0, 0, True
    fight.tell(
        Prepare(
            who=who.id,
            action=answer["action"],
            trigger=answer["trigger"],
            whose=answer["whose"],
            detail=condition_detail(who.prepared),
            clauses=("TK-5.1", "TK-5.2", "TK-5.3"),
        )
    )
    return
    yield


def condition_detail(prepared: Prepared) -> Say | str:
    """Which square, or against whom, where the condition names one."""
    if prepared.square:
        return say("prepare-square", square=prepared.square)
    return say("prepare-whom", whom=prepared.whom) if prepared.whom != "any" else ""


# ---- carrying it out -------------------------------------------------------------------------------------------------


def activate(fight: Fight, who: Creature) -> None:
    """TK-3.6: the creature's own turn begins; whether it is threatened is read now."""
    if who.activated:
        return
    who.activated = True
    restored = ("TK-19.8",) if who.shield_bonus_off else ()
    who.shield_bonus_off = False
    if fight.knobs.turn_start_at == "first_activation":
        who.began_threatened = fight.board.threatened(who)
    threat = ("TK-11.7",) if who.began_threatened else ("TK-11.8", *unthreatened_because(fight, who))
    neither = ("TK-1.11",) if who.side == NEUTRAL else ()
    fight.tell(
        Activate(
            who=who.id,
            momentum=budget(fight, who),
            threatened=who.began_threatened,
            clauses=("TK-3.6", "TK-3.3", *threat, *restored, *neither),
        )
    )


def budget(fight: Fight, who: Creature) -> Sum:
    """The momentum a turn begins with, and what a load takes from it."""
    total = Sum.of(who.momentum, "momentum", "TK-3.5")
    if overloaded(who):
        clause = "TK-19.13" if who.is_mount else "TK-19.10"
        total = total.plus(score_of(fight, who) - who.momentum, "overloaded", clause)
    return total


def perform(fight: Fight, who: Creature, answer: dict[str, Any]) -> Flow[None]:
    """One atomic step of a creature's turn (TK-3.9)."""
    do = answer["do"]
    if do == FINISH:
        who.finished = True
        fight.tell(TurnEnds(who=who.id, clauses=("TK-3.7",)))
        return
    activate(fight, who)
    if do in small.FIXED_CLAUSE:
        seen = seers(fight, who)
        yield from small.perform_small(fight, who, answer)
        yield from after_small_action(fight, who, HAPPENINGS.get(do, do), HOOKS, seen)
    elif do in MOMENTUM_DEEDS:
        yield from spend_momentum(fight, who, answer)
    else:
        who.action_left -= 1
        yield from take_action(fight, who, answer)


def spend_momentum(fight: Fight, who: Creature, answer: dict[str, Any]) -> Flow[None]:
    match answer["do"]:
        case "move":
            yield from move(fight, who, answer)
        case "reload_momentum":
            yield from small.momentum_reload(fight, who, who.item(answer["item"]))
            yield from after_small_action(fight, who, "uses_item", HOOKS, seers(fight, who))
        case "flee":
            yield from small.leave_map(fight, who)
        case "pass_enemy":
            yield from abilities.pass_enemy(fight, who, answer, after_each_square(fight, who))
        case _:
            came_from, seen = who.anchor, seers(fight, who)
            yield from heights.perform(fight, who, answer)
            if who.anchor != came_from:
                yield from after_square(fight, who, came_from, HOOKS, seen)


def move(fight: Fight, who: Creature, answer: dict[str, Any]) -> Flow[None]:
    """Walk to the declared square; prepared actions of opponents are asked after every square."""
    if fight.knobs.zone_mode:
        zones.move(fight, who, cell_of(answer["to"]))
        return
    after = after_each_square(fight, who)
    yield from walk(fight, who, cell_of(answer["to"]), answer.get("manner", WALK), after)


def after_each_square(fight: Fight, who: Creature) -> AfterSquare:
    """What opponents may do about every square of a move."""
    seen = seers(fight, who)

    def after(fight: Fight, who: Creature, came_from: Cell) -> Flow[None]:
        nonlocal seen
        yield from attacking.opportunities(fight, who, came_from)
        yield from after_square(fight, who, came_from, HOOKS, seen)
        seen = seers(fight, who)

    return after


def seers(fight: Fight, who: Creature) -> tuple[str, ...]:
    """Opponents waiting for somebody to become visible who see this one already."""
    return tuple(
        one.id
        for one in fight.state.present()
        if one.prepared is not None and one.prepared.trigger == "becomes_visible" and fight.board.sees(one, who)
    )


def take_action(fight: Fight, who: Creature, answer: dict[str, Any]) -> Flow[None]:
    """An action, with whoever cuts into it."""
    do = answer["do"]
    if do not in HAPPENINGS:
        yield from carry_out(fight, who, answer)
        return
    happening = Happening(
        HAPPENINGS[do],
        who,
        answer.get("target", ""),
        spell=answer.get("spell", ""),
        is_attack=is_attack(fight, who, answer),
    )

    def possible() -> bool:
        details = particulars(fight, who, do)
        declared = {name: value for name, value in answer.items() if name != "who"}
        return details is not None and readable(Declare(who.seat, "do", [Option(do, details=details)]), declared)

    yield from acting(fight, happening, lambda: carry_out(fight, who, answer), possible, HOOKS)


def is_attack(fight: Fight, who: Creature, answer: dict[str, Any]) -> bool:
    """TK-10.2: every check against an opponent's Defence or skill that is to harm it, by weapon, spell or flask."""
    match answer["do"]:
        case "attack":
            return True
        case "cast":
            return bool(fight.pack.get("spells", answer["spell"]).against)
        case "use_item":
            return who.item(answer["item"]).kind == "oil_flask"
    return False


def carry_out(fight: Fight, who: Creature, answer: dict[str, Any]) -> Flow[None]:
    """The action itself: also how a prepared action is used."""
    perform_action: dict[str, Callable[[Fight, Creature, dict[str, Any]], Flow[None]]] = {
        "attack": attacking.perform,
        "cast": spells.perform,
        "use_item": items.perform,
        "use_ability": abilities.use_ability,
        "overcome": abilities.overcome,
        "end_magic": spells.end_magic,
        "sprint": abilities.sprint,
        "reload": reload_action,
        "prepare": prepare,
        "other": abilities.something_else,
        "move": prepared_move,
    }
    yield from perform_action[answer["do"]](fight, who, answer)


def reload_action(fight: Fight, who: Creature, answer: dict[str, Any]) -> Flow[None]:
    yield from reload(fight, who, who.item(answer["item"]))


def prepared_move(fight: Fight, who: Creature, answer: dict[str, Any]) -> Flow[None]:
    yield from walk(fight, who, cell_of(answer["to"]))


HOOKS = Hooks(particulars, carry_out)
