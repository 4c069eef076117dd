"""The deeds of a turn and how they are carried out: the table that binds all actions together."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from holmgang.kernel.play import Flow
from holmgang.kernel.questions import Barred, Choose, Declare, Menu, Option, Question, Spot
from holmgang.kernel.sums import Phrase, phrase
from holmgang.systems.tkds.board.attacks import HOWITZER_AREA, is_attack
from holmgang.systems.tkds.board.board import Conflict
from holmgang.systems.tkds.board.equipment import reloadable
from holmgang.systems.tkds.board.lookups import caught, is_held, square_of_area, threatened, threats_to
from holmgang.systems.tkds.board.ways import WALK, turn_momentum, ways_of
from holmgang.systems.tkds.events import Activate, Prepare, TurnEnds
from holmgang.systems.tkds.flow import actions, attack, gear, magic, momentum, movement
from holmgang.systems.tkds.flow.items import reload
from holmgang.systems.tkds.flow.prepared import (
    TRIGGERS,
    Hooks,
    Incident,
    acting,
    after_action,
    after_small_action,
    after_square,
    readable,
)
from holmgang.systems.tkds.flow.resolution import Watch, carry, watched
from holmgang.systems.tkds.state import Creature, Prepared, cell_id, cell_of, hostile

FINISH = "finish"
ACTIONS = (
    "attack",
    "throw",
    "cast",
    "use_item",
    "use_ability",
    "overcome",
    "end_magic",
    "sprint",
    "reload",
    "prepare",
    "other",
)
HAPPENINGS = {
    "attack": "attacks",
    "throw": "attacks",
    "cast": "casts",
    "stand_up": "stands_up",
    "use_ability": "uses_ability",
    "other": "something_else",
    **dict.fromkeys(("use_item", "reload", "pick_up", "exchange_weapons", "hand_over"), "uses_item"),
}
"""Deeds as prepared actions name them; all that counts as handling an item (TK-11.12) is ``uses_item``."""
HEIGHTS = ("jump_down", "climb", "leap")
MOMENTUM_DEEDS = ("move", "reload_momentum", "flee", "pass_enemy", *HEIGHTS)
DEEDS = (
    "move",
    *HEIGHTS,
    *momentum.SMALL,
    "reload_momentum",
    "flee",
    "pass_enemy",
    *(name for name in ACTIONS if name not in ("sprint", "prepare", "other")),
    "sprint",
    "prepare",
    "other",
    FINISH,
)
"""Everything there is to do, in the order in which it is offered."""


# ---- what may be done ------------------------------------------------------------------------------------------------


def deed_question(fight: Conflict, who: Creature) -> Declare:
    """Ask for the deed (6.6)."""
    return Declare(
        who.seat,
        "do",
        lambda: deed_options(fight, who),
        about=who.id,
        clauses=("TK-3.4",),
        barred_source=lambda: barred_deeds(fight, who),
    )


def deed_options(fight: Conflict, who: Creature) -> Menu:
    """Everything the creature may do at this moment."""
    if who.passing and can_move(fight, who):
        return Menu(("move",), lambda name: move_option(fight, who))

    def option(name: str) -> Option | None:
        if name == FINISH:
            return Option(FINISH, clauses=("TK-3.7",))
        if name in momentum.SMALL:
            affordable = who.momentum_left >= fight.knobs.small_action_cost or name in momentum.FREE
            return momentum.small_option(fight, who, name) if affordable else None
        if name in MOMENTUM_DEEDS:
            return momentum_option(fight, who, name)
        return action_option(fight, who, name) if who.action_left > 0 else None

    return Menu(DEEDS, option)


def can_spend(fight: Conflict, who: Creature) -> bool:
    """True if momentum is left for a deed: a point that buys nothing is no reason to ask."""
    if who.momentum_left >= fight.knobs.small_action_cost or can_move(fight, who):
        return True
    return any(option.id not in (FINISH, "drop") for option in deed_options(fight, who))


def momentum_option(fight: Conflict, who: Creature, name: str) -> Option | None:
    match name:
        case "move":
            return move_option(fight, who) if can_move(fight, who) else None
        case "reload_momentum" if momentum.may_reload_by_momentum(fight, who):
            return Option(name, details=[reload_question(fight, who)], clauses=("TK-18.10", "TK-18.11"))
        case "flee":
            price = momentum.leaving_price(fight, who)
            return None if price is None else Option(name, price=price, coin="momentum", clauses=("TK-23.3",))
        case "pass_enemy" if fight.play.master is not None and who.momentum_left >= 1:
            details = movement.pass_details(fight, who)
            return None if details is None else Option(name, details=details, clauses=("TK-7.8",))
    return movement.height_option(fight, who, name) if name in HEIGHTS else None


def can_move(fight: Conflict, who: Creature) -> bool:
    """Return whether there is any square to go to."""
    return not move_problem(fight, who)


def move_problem(fight: Conflict, who: Creature) -> str:
    """The clause that keeps a creature from going anywhere, or nothing."""
    if is_held(fight, who):
        return "TK-17.11"
    if who.mount:
        return "TK-21.1"
    if who.momentum_left < 1:
        return "TK-6.1"
    if fight.knobs.zone_mode:
        return "" if movement.zone_destinations(fight, who) else "TK-23.4"
    ways = ways_of(fight, who)
    if ways.leads_anywhere(who.momentum_left):
        return ""
    near = ways.steps(who.anchor)
    if any(price > who.momentum_left for _, price in near):
        return "TK-8.7" if who.momentum_spent else "TK-8.1"
    return "TK-7.6" if near else "TK-7.7"


def move_option(fight: Conflict, who: Creature) -> Option:
    """A move is declared as a destination; sneaking is a dearer manner of the same."""
    if fight.knobs.zone_mode:
        return Option("move", details=[movement.zone_question(fight, who)], clauses=("TK-23.4",))
    return Option("move", details=lambda: movement.move_details(fight, who), clauses=("TK-6.1", "TK-12.11"))


def reload_question(fight: Conflict, who: Creature) -> Choose:
    names = [item.id for item in reloadable(fight, who)]
    return Choose(who.seat, "item", [Option(name) for name in names], about=who.id, default=names[0])


def action_option(fight: Conflict, who: Creature, name: str) -> Option | None:
    """An action of TK-4, if it is possible now."""
    match name:
        case "sprint":
            return None if who.mount else Option(name, clauses=("TK-4.7",))
        case "prepare":
            details = lambda: prepare_details(fight, who)  # noqa: E731
            return Option(name, details=details, clauses=("TK-4.5", "TK-5.1")) if may_prepare(fight, who) else None
        case "other":
            allowed = "TK-1.2" if fight.state.contest else "TK-4.10" if fight.play.master is not None else ""
            details = lambda: actions.other_details(fight, who)  # noqa: E731
            return Option(name, details=details, clauses=(allowed,)) if allowed else None
    found = particulars(fight, who, name)
    return None if found is None else Option(name, details=found, clauses=("TK-4.11",))


def particulars(fight: Conflict, who: Creature, action: str) -> list[Question] | None:
    """The particulars of an action, or None if it is not possible now. Also what a prepared action asks."""
    asked: Question | Barred | None = None
    match action:
        case "attack":
            asked = attack.weapon_question(fight, who)
        case "throw":
            asked = attack.throw_question(fight, who)
        case "cast":
            asked = magic.spell_question(fight, who)
        case "use_item":
            asked = gear.item_question(fight, who)
        case "use_ability":
            asked = actions.ability_question(fight, who)
        case "overcome":
            asked = actions.overcome_question(fight, who)
        case "end_magic":
            asked = magic.end_question(fight, who)
        case "reload":
            asked = reload_question(fight, who) if reloadable(fight, who) else None
        case "move" | "sprint":
            return movement.to_questions(fight, who, WALK) if can_move(fight, who) else None
        case "other":
            return actions.other_details(fight, who)
    return None if asked is None or isinstance(asked, Barred) else [asked]


def barred_deeds(fight: Conflict, who: Creature) -> list[Barred]:
    """Return the deeds that a person might try, each with the clause that bars it."""
    if who.passing and can_move(fight, who):
        everything = (*ACTIONS, *momentum.CLAUSES_OF, "wait", FINISH, "reload_momentum")
        return [Barred(name, "TK-7.9") for name in everything]
    found = momentum.barred_small(fight, who)
    if who.action_left < 1:
        found += [Barred(name, "TK-4.11") for name in ACTIONS if name != "prepare"]
    else:
        weapons = attack.weapon_question(fight, who)
        found += [weapons] if isinstance(weapons, Barred) else []
        found += [
            *(Barred("cast", barred.clause) for barred in magic.barred_spells(fight, who)[:1]),
            *(Barred("use_item", barred.clause) for barred in gear.barred_items(fight, who)[:1]),
            Barred("end_magic", "TK-4.8"),
            Barred("overcome", "TK-4.4"),
            Barred("other", "TK-4.10"),
        ]
    found += [Barred("prepare", "TK-5.2"), Barred("reload_momentum", "TK-18.11")]
    if problem := move_problem(fight, who):
        found.append(Barred("move", problem))
    # What takes a scene is never done within a conflict.
    return [*found, Barred("don_armour", "TK-19.5"), Barred("clean_weapon", "TK-20.16")]


# ---- prepare ---------------------------------------------------------------------------------------------------------


def may_prepare(fight: Conflict, who: Creature) -> bool:
    """TK-5.2: only an untouched turn can be given up."""
    untouched = who.momentum_spent == 0 and who.action_left == fight.knobs.actions_per_turn
    return untouched or not fight.knobs.prepare_requires_untouched_turn


def prepare_details(fight: Conflict, who: Creature) -> list[Question]:
    """Return the questions of a prepared action: the deed, the condition, and whose act it is (TK-5.3, 6.7)."""
    names = ["attack", "move", "sprint"]
    names += ["throw"] if attack.throwable(fight, who) else []
    names += ["cast"] if who.spells else []
    names += ["use_item"] if any(item.sort == "gear" for item in who.inventory) else []
    names += ["use_ability"] if who.abilities else []
    names += ["overcome"] if actions.overcome_names(who) else []
    names += ["end_magic"] if magic.own_magic(fight, who) else []
    names += ["other"] if fight.play.master is not None else []
    foes = [one for one in fight.state.present() if hostile(who, one)]
    friends = [one for one in fight.state.present() if one.side == who.side]

    def of_trigger(name: str) -> list[Question]:
        if name in ("enters_square", "enters_area"):
            return [Choose(who.seat, "square", lambda: watched_squares(fight), about=who.id)]
        if name == "attacks":
            return [Choose(who.seat, "whom", [Option("any"), *(Option(one.id) for one in friends)], default="any")]
        return []

    triggers = [name for name in TRIGGERS if name != "custom" or fight.play.master is not None]
    trigger = lambda name: Option(name, details=lambda: of_trigger(name))  # noqa: E731
    return [
        Choose(who.seat, "action", [Option(name) for name in names], about=who.id, clauses=("TK-5.12",)),
        Declare(who.seat, "trigger", Menu(triggers, trigger), about=who.id, clauses=("TK-5.3",)),
        Choose(who.seat, "whose", [Option("any"), *(Option(one.id) for one in foes)], about=who.id, default="any"),
    ]


def watched_squares(fight: Conflict) -> Menu:
    """Squares a condition may speak of: all that can be entered."""
    solid = fight.board.ground.solid
    ids = [cell_id(cell) for cell in fight.board.grid if cell not in solid]
    return Menu(ids, lambda name: Option(name, at=(Spot.cell(*cell_of(name)),)))


def prepare(fight: Conflict, who: Creature, answer: dict[str, Any]) -> None:
    """The whole turn is given up for one action on a stated condition."""
    who.prepared = Prepared(
        answer["action"],
        answer["trigger"],
        answer["whose"],
        answer.get("whom", "any"),
        answer.get("square", ""),
        threatened(fight, who),
    )
    who.action_left, who.momentum_left, who.finished = 0, 0, True
    fight.tell(
        Prepare,
        who=who.id,
        action=answer["action"],
        trigger=answer["trigger"],
        whose=answer["whose"],
        detail=condition_detail(who.prepared),
        clauses=("TK-5.1", "TK-5.2", "TK-5.3", "TK-5.12"),
    )


def condition_detail(prepared: Prepared) -> Phrase | str:
    """The square or the target that the condition names, if it names one."""
    if prepared.square:
        return phrase("prepare-square", square=prepared.square)
    return phrase("prepare-whom", whom=prepared.whom) if prepared.whom != "any" else ""


# ---- carrying it out -------------------------------------------------------------------------------------------------


def activate(fight: Conflict, who: Creature) -> None:
    """TK-3.6: the creature's own turn begins; whether it is threatened is read now."""
    if who.activated:
        return
    who.activated = True
    clauses = ["TK-3.6", "TK-3.3"]
    if fight.knobs.turn_start_at == "first_activation":
        by, spared = threats_to(fight, who)
        who.began_threatened = bool(by)
        clauses += () if by else spared
    # Leaving a reach costs what TK-11.7 says and nothing else (TK-7.14).
    clauses += ("TK-11.7", "TK-7.14") if who.began_threatened else ("TK-11.8",)
    if who.shield_bonus_off:
        who.shield_bonus_off = False
        clauses.append("TK-19.8")
    fight.tell(activation, who, tuple(clauses))


def activation(who: Creature, clauses: tuple[str, ...]) -> Activate:
    """The event that says what a turn begins with."""
    return Activate(who=who.id, momentum=turn_momentum(who), threatened=who.began_threatened, clauses=clauses)


def perform(fight: Conflict, who: Creature, answer: dict[str, Any]) -> Flow[None]:
    """One atomic step of a creature's turn (TK-3.9)."""
    do = answer["do"]
    if do == FINISH:
        who.finished = True
        fight.tell(TurnEnds, who=who.id, clauses=("TK-3.7",))
        return
    activate(fight, who)
    if do in momentum.CLAUSES_OF:
        before = watched(fight)
        yield from momentum.perform_small(fight, who, answer)
        yield from after_small_action(fight, who, HAPPENINGS.get(do, do), before)
    elif do in MOMENTUM_DEEDS:
        yield from spend_momentum(fight, who, answer)
    else:
        who.action_left -= 1
        yield from take_action(fight, who, answer)


def spend_momentum(fight: Conflict, who: Creature, answer: dict[str, Any]) -> Flow[None]:
    before = watched(fight)
    match answer["do"]:
        case "move":
            yield from move(fight, who, answer, before)
        case "reload_momentum":
            yield from momentum.momentum_reload(fight, who, who.item(answer["item"]))
            yield from after_small_action(fight, who, "uses_item", before)
        case "flee":
            momentum.leave_map(fight, who)
            yield from after_small_action(fight, who, "flees", before)
        case "pass_enemy":
            yield from movement.pass_enemy(fight, who, answer, after_each_square(before))
        case _:
            yield from movement.change_height(fight, who, answer)
            yield from after_square(fight, who, before)


def move(fight: Conflict, who: Creature, answer: dict[str, Any], before: Watch) -> Flow[None]:
    """Walk to the declared square; prepared actions of opponents are asked after every square."""
    if fight.knobs.zone_mode:
        movement.zone_move(fight, who, cell_of(answer["to"]))
        yield from after_square(fight, who, before)
        return
    yield from movement.walk(fight, who, answer, after_each_square(before))


def after_each_square(before: Watch) -> movement.AfterSquare:
    """Return the reaction to every square of a move; ``before`` is the watch as it begins."""

    def after(fight: Conflict, who: Creature, left: list[Creature]) -> Flow[bool]:
        nonlocal before
        yield from attack.opportunities(fight, who, left)
        cut = yield from after_square(fight, who, before)
        before = watched(fight)
        return cut

    return after


def take_action(fight: Conflict, who: Creature, answer: dict[str, Any]) -> Flow[None]:
    """Carry out an action, with all who cut into it."""
    do, before = answer["do"], watched(fight)
    whom = attacked(fight, who, answer)
    happening = Incident(
        HAPPENINGS.get(do, do),
        who,
        tuple(one.id for one in whom or ()),
        spell=answer.get("spell", ""),
        is_attack=whom is not None,
        clauses=("TK-10.1",) if whom is not None else (),
    )

    def possible() -> bool:
        if do in ("sprint", "prepare"):
            return True
        details = particulars(fight, who, do)
        declared = {name: value for name, value in answer.items() if name != "who"}
        return details is not None and readable(Declare(who.seat, "do", [Option(do, details=details)]), declared)

    yield from acting(fight, happening, lambda: carry_out(fight, who, answer), possible)
    yield from after_action(fight, who, before)


def attacked(fight: Conflict, who: Creature, answer: dict[str, Any]) -> list[Creature] | None:
    """Return the targets of an action; None: it is no attack by weapon, spell, flask or burst (TK-10.1, TK-10.2)."""
    area = 0
    match answer["do"]:
        case "throw":
            area = 0
        case "attack":
            area = HOWITZER_AREA if "square" in answer else 0
        case "cast":
            spell = fight.pack.get("spells", answer["spell"])
            if not is_attack("spells", spell):
                return None
            area = spell.area
        case "use_item":
            model = fight.pack.get("gear", who.item(answer["item"]).kind)
            if not is_attack("gear", model):
                return None
            area = fight.knobs.grenade_area if model.use == "grenade" else 0
        case "use_ability":
            ability = fight.pack.get("abilities", answer["ability"])
            if not is_attack("abilities", ability):
                return None
            area = ability.area
        case "other":
            if answer["target"] == actions.NOBODY or not hostile(who, fight.creature(answer["target"])):
                return None
        case _:
            return None
    if not area:
        return [fight.creature(answer["target"])]
    middle = cell_of(answer["square"])
    return caught(fight, middle, square_of_area(middle, area, fight))


def carry_out(fight: Conflict, who: Creature, answer: dict[str, Any]) -> Flow[None]:
    """The action itself: also how a prepared action is used."""
    perform_action: dict[str, Callable[[Conflict, Creature, dict[str, Any]], Flow[None] | None]] = {
        "attack": attack.perform,
        "throw": attack.throw,
        "cast": magic.perform,
        "use_item": gear.perform,
        "use_ability": actions.use_ability,
        "overcome": actions.overcome,
        "end_magic": magic.end_magic,
        "sprint": actions.sprint,
        "reload": reload_action,
        "prepare": prepare,
        "other": actions.something_else,
        "move": movement.walk,
    }
    yield from carry(perform_action[answer["do"]](fight, who, answer))


def reload_action(fight: Conflict, who: Creature, answer: dict[str, Any]) -> Flow[None]:
    yield from reload(fight, who, who.item(answer["item"]))


HOOKS = Hooks(particulars, carry_out)
