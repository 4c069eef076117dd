"""Resolution of the rolls of a round (KB-8 to KB-13): the four uses, the wounds, their cost, fainting."""

from __future__ import annotations

from holmgang.kernel.play import Flow
from holmgang.kernel.questions import Choose, ChooseSome, Menu
from holmgang.kernel.sums import Sum
from holmgang.systems.kampbogen import events, rules
from holmgang.systems.kampbogen.board.lookups import is_surprised, protected
from holmgang.systems.kampbogen.board.totals import combat_grade, dice_sum
from holmgang.systems.kampbogen.board.uses import ARMOUR
from holmgang.systems.kampbogen.board.wounds import (
    FREE,
    IN_AMBUSH,
    armour_that_holds,
    brawl_wound,
    grade_blow,
    manoeuvre_wound,
    roll_wound,
    targets_of_a_wound,
    use_cost,
)
from holmgang.systems.kampbogen.content import CONDITION_OF, CONDITIONS
from holmgang.systems.kampbogen.flow.ability_roll import RollUse, measure, reached_by
from holmgang.systems.kampbogen.flow.questions import a_roll, plain, ruling, together, token_option
from holmgang.systems.kampbogen.state import Character, Combat, Command, GamePlay, Opponent, Round, Vehicle

# Counter-effect


def ward(play: GamePlay, now: Round, use: RollUse, grade: Sum) -> None:
    """KB-8.4: equal or above annuls the effect for all; a second success adds nothing."""
    measure(play, use, reached_by(play, use), grade)
    use.success = rules.succeeds(use.result, play.knobs.ward_on_tie)
    if not use.success:
        play.tell(events.WardFail, who=use.who.id, effect=use.effect, clauses=("KB-8.5",))
        return
    again = True
    for effect in now.effects:
        if effect.key == use.effect and not effect.annulled:
            effect.annulled, again = True, False
    why = ("KB-8.4", "KB-8.6") if again else ("KB-8.2", "KB-8.4")
    play.tell(events.Annul, who=use.who.id, effect=use.effect, clauses=why)


# Combat roll


def combat_roll(play: GamePlay, combat: Combat, now: Round, use: RollUse, reached: Sum, grade: Sum) -> Flow[None]:
    """KB-9: above the grade wounds the opponents, equal wounds both sides. A defence deals nothing."""
    measure(play, use, reached, grade)
    use.reached_brawl = rules.brawl_hits(use.who.raw, use.who.brawl_value)
    if use.action != "combat_roll":
        return
    awake, ambushed = now.awake(), combat.ambushed == "opponents"
    if use.result == rules.EQUAL and "prepared" in awake:
        play.tell(events.TieEscaped, who=use.who.id, clauses=("KB-25.2",))
    amount = roll_wound(play.knobs, use.vehicle is not None, use.result, use.reached_brawl, awake, ambushed)
    if amount.total and (able := play.state.able()):
        yield from deal(play, now, use.who, amount, able)


# Brawl


def brawl(play: GamePlay, combat: Combat, use: RollUse) -> Flow[None]:
    """KB-10.5: roll anew; every roll that reaches the brawl value hits and brings another.

    The roll of the round is given up for it (KB-10.10), whether it reached the brawl value or not (KB-10.9), and
    whatever the style (KB-6.4).
    """
    state, knobs, who = play.state, play.knobs, use.who
    play.tell(_brawling, play, use)
    amount = brawl_wound(knobs, combat.ambushed == "opponents")
    rolls, most = 0, knobs.brawl_chain_cap
    while (able := state.able()) and rolls != most:
        rolls += 1
        dice = yield a_roll(who.seat, "brawl_roll", knobs.dice, who.id, "KB-10.5", "KB-2.10")
        hits = rules.brawl_hits(rules.raw(tuple(dice)), who.brawl_value)
        play.tell(_brawl_roll, who, dice, hits)
        if not hits:
            return
        if amount.total:
            yield from deal(play, state.now(), who, amount, able)
    reason = "nobody-left" if not able else "chain-cap"
    play.tell(events.BrawlOver, who=who.id, reason=reason, clauses=("KB-10.11",))


def _brawling(play: GamePlay, use: RollUse) -> events.Used:
    who = use.who
    given_up = () if rules.brawl_hits(who.raw, who.brawl_value) else ("KB-10.9",)
    free = ("KB-6.4",) if play.state.now().style else ()
    return events.Used(
        who=who.id,
        action="brawl",
        ability="",
        total=dice_sum(who.dice, "KB-10.10"),
        grade=combat_grade(play),
        result="spent",
        clauses=("KB-10.4", *use.why, "KB-10.10", *given_up, *free),
    )


def _brawl_roll(who: Character, dice: list[int], hits: bool) -> events.Brawl:
    """A double counts like any other roll (KB-10.7)."""
    clause, double = "KB-10.5" if hits else "KB-10.6", len(set(dice)) == 1
    return events.Brawl(
        who=who.id,
        total=dice_sum(dice, "KB-10.5"),
        value=Sum.of(who.brawl_value, "brawl-value", "KB-10.5"),
        result="hit" if hits else "end",
        clauses=(clause, "KB-10.7") if double else (clause,),
    )


# Manoeuvre


def manoeuvre(play: GamePlay, combat: Combat, now: Round, use: RollUse, reached: Sum, grade: Sum) -> Flow[None]:
    """KB-11: command the others onto one opponent, or open a way to flee."""
    knobs = play.knobs
    measure(play, use, reached, grade)
    use.success = rules.succeeds(use.result, knobs.manoeuvre_on_tie)
    if not use.success:
        play.tell(events.ManoeuvreFail, who=use.who.id, clauses=("KB-11.2",))
    elif use.use == "flight":
        now.flight = True
        play.tell(events.FlightOpen, who=use.who.id, clauses=("KB-11.2", "KB-11.5"))
    elif knobs.manoeuvre_mode == "strike":
        play.tell(events.Focus, who=use.who.id, target=use.target, clauses=("KB-11.2", "KB-11.4"))
        target = play.state.opponent(use.target)
        if target.is_able() and not lost_to_a_hide(play, now, use.who, target):
            amount = manoeuvre_wound(knobs, combat.ambushed == "opponents")
            yield from wound(play, use.who, target, amount, ("KB-11.4",))
    else:
        now.commands.append(Command(use.who.id, use.target))
        play.tell(events.Focus, who=use.who.id, target=use.target, clauses=("KB-11.2", "KB-11.3"))


def flight(play: GamePlay, conscious: list[Character]) -> Flow[list[Character]]:
    """KB-11.6: after a manoeuvre for flight each character decides alone. Return those who flee."""
    fleeing: list[Character] = []
    for who in conscious:
        ways = plain("flee", "stay")
        answer = yield Choose(who.seat, "flee", ways, about=who.id, clauses=("KB-11.6",), default="stay")
        if answer == "flee":
            fleeing.append(who)
    for who in fleeing:
        who.standing, who.left = "out_of_combat", True
        play.tell(events.Flee, who=who.id, clauses=("KB-11.6", "KB-11.7", "KB-1.7"))
    return fleeing


def deal(play: GamePlay, now: Round, who: Character, amount: Sum, able: list[Opponent]) -> Flow[None]:
    """One wound of the round, undivided, to the opponent it goes to (KB-12), one of those able to fight."""
    places, why = targets_of_a_wound(now, able, [play.state.opponent(name) for name in now.fallen])
    target = able[places[0]]
    if len(places) > 1:
        target, why = (yield from picked(who, [able[place] for place in places])), (*why, "KB-11.8")
    if not lost_to_a_hide(play, now, who, target):
        yield from wound(play, who, target, amount, why)


def lost_to_a_hide(play: GamePlay, now: Round, who: Character, target: Opponent) -> bool:
    """KB-25.5: return whether a wound of the round to this opponent is lost, as the first to a thick hide."""
    hides = now.working("thick_hide")
    if not hides:
        return False
    held = tuple([hide.key for hide in hides if target.holds(hide)])
    caught = rules.hide_that_catches(tuple([hide.key for hide in hides]), tuple(now.hides_used), held)
    if caught:
        now.hides_used.append(caught)
        play.tell(events.Hide, who=who.id, target=target.id, clauses=("KB-25.5",))
    return bool(caught)


def picked(who: Character, targets: list[Opponent]) -> Flow[Opponent]:
    """KB-11.8: of several that commanders have named, the character who deals the wound picks one."""
    fewest = min(targets, key=lambda one: one.lives)
    menu = Menu([one.id for one in targets], token_option, sure=True)
    answer = yield Choose(who.seat, "pick_focus", menu, about=who.id, clauses=("KB-11.8",), default=fewest.id)
    return next(one for one in targets if one.id == answer)


def wound(play: GamePlay, who: Character, target: Opponent, amount: Sum, why: tuple[str, ...]) -> Flow[None]:
    """Lower an opponent's lives, and see whether it falls."""
    left = rules.opponent_lives(target.lives, amount.total)
    play.tell(_hit, who, target, amount, why)
    target.lives = left
    if left <= play.knobs.opponent_out_at:
        dies = target.fights_to_death or (play.master is not None and (yield from ruled_dead(play, target)))
        target.status, end = ("dead", "KB-17.2") if dies else ("unconscious", "KB-17.1")
        play.tell(events.Out, who=target.id, status=target.status, clauses=("KB-12.3", end))
        combat = play.state.combat
        if combat is not None and combat.round is not None:
            combat.round.fallen.append(target.id)


def _hit(who: Character, target: Opponent, amount: Sum, why: tuple[str, ...]) -> events.Hit:
    """Return the event of a hit; damage beyond the lives of the target is lost."""
    wasted = ("KB-12.5", "KB-14.4") if amount.total > target.lives else ()
    return events.Hit(who=who.id, target=target.id, amount=amount, clauses=(*why, *wasted))


def ruled_dead(play: GamePlay, one: Opponent) -> Flow[bool]:
    """KB-17.2: some kinds always fight to the death; whether others have, the master says once for the encounter."""
    state = play.state
    if not state.fallen:
        words = ("unconscious", "dead")
        state.fallen = yield from ruling(play, "fallen", words, "unconscious", "KB-17.2", one.id)
    return state.fallen == "dead"


def expose(play: GamePlay, combat: Combat, there: list[Character], opponents: int) -> Flow[None]:
    """KB-13: all, or only as many as there are opponents, those with the lowest dice."""
    if is_surprised(play, combat, "opponents"):
        play.tell(_exposed, there, there, None)
        return
    candidates = [one for one in there if not protected(play, one)] if play.state.vehicles else there
    places = rules.places_struck(opponents, len(candidates))
    if places < len(candidates):
        yield from expose_the_lowest(play, candidates, places)
    else:
        for who in candidates:
            who.exposed = True
    play.tell(_exposed, there, candidates, places)


def _exposed(there: list[Character], candidates: list[Character], places: int | None) -> events.Exposed:
    """``places``: how many the opponents strike; None if an ambush keeps them from striking."""
    if places is None:
        none = Sum.of(0, "ambushed", "KB-21.5")
        return events.Exposed(who=(), places=none, clauses=("KB-13.1", "KB-21.5"))
    some = places < len(candidates)
    count, why = ("KB-13.3", ("KB-13.1", "KB-13.4")) if some else ("KB-13.2", ("KB-13.1",))
    if len(candidates) < len(there):
        why = (*why, "KB-13.8")
    struck = tuple([one.id for one in candidates if one.exposed])
    return events.Exposed(who=struck, places=Sum.of(places, "places", count), clauses=why)


def expose_the_lowest(play: GamePlay, candidates: list[Character], places: int) -> Flow[None]:
    """KB-13.4: there are fewer opponents than characters, so those with the lowest dice are struck."""
    struck, tied = rules.exposure(tuple([one.raw for one in candidates]), places)
    for place in struck:
        candidates[place].exposed = True
    if tied:
        level = [candidates[place] for place in tied]
        named = yield from name_the_struck(play, level, places - len(struck))
        for who in level:
            who.exposed = who.id in named


def name_the_struck(play: GamePlay, tied: list[Character], places: int) -> Flow[list[str]]:
    """KB-13.5: of those who rolled equally low the players say who is struck."""
    sturdy = sorted(tied, key=lambda one: -one.lives)[:places]
    default = [one.id for one in tied if one in sturdy]
    options = [token_option(one.id) for one in tied]

    def ask(seat: str) -> ChooseSome:
        return ChooseSome(
            seat,
            "expose",
            options,
            least=places,
            most=places,
            clauses=("KB-13.5",),
            default=default,
        )

    names: list[str] = yield from together(tied, ask)
    play.tell(events.ExposeChoice, who=tuple(names), clauses=("KB-13.5",))
    return names


def grade_strikes(play: GamePlay, combat: Combat, now: Round, uses: list[RollUse], able: list[Opponent]) -> None:
    """KB-13: the grade costs each character, or the vehicle it drives, in seat order.

    Everything of a round counts as simultaneous: the grade strikes although no opponent may be left (KB-14.2).
    """
    knobs = play.knobs
    fallen = () if able else ("KB-14.2",)
    surprised, awake = is_surprised(play, combat, "opponents"), now.awake()
    for use in uses:
        driving = use.vehicle is not None
        cost = use_cost(
            knobs, use.action, driving, use.result, use.success, use.exposed, use.sheltered, use.reached_brawl
        )
        if cost is FREE:
            continue
        if surprised:
            cost = IN_AMBUSH
        if cost.spared:
            play.tell(events.Spared, who=use.who.id, reason=cost.spared, clauses=cost.why)
        elif use.vehicle is not None:
            break_vehicle(play, use.vehicle, cost.amount, cost.why)
        else:
            blow(play, combat, use.who, cost.amount, awake, cost.why + fallen)


def blow(
    play: GamePlay, combat: Combat, who: Character, cost: Sum, awake: frozenset[str], why: tuple[str, ...]
) -> None:
    """A blow of the grade: kept off by armour that is high enough, else heavier in an ambush or from the aggressive."""
    if who.gear:
        grade = combat_grade(play)
        piece = armour_that_holds(play, who, grade.total)
        if piece:
            play.tell(events.ArmourHeld, who=who.id, gear=piece, grade=grade, clauses=(ARMOUR,))
            return
    amount = grade_blow(play.knobs, cost, combat.ambushed == "characters", awake)
    hurt(play, who, "life", amount, "grade", why)


def hurt(
    play: GamePlay,
    who: Character,
    damage: str,
    amount: Sum,
    cause: str,
    clauses: tuple[str, ...],
    source: str = "",
) -> None:
    """Lower a condition. Fainting comes when the round closes."""
    if amount.total <= 0:
        return
    part, out_at = CONDITION_OF[damage], play.knobs.character_out_at
    before = getattr(who, part)
    left = rules.condition_after(before, amount.total)
    setattr(who, part, left)
    if left <= out_at and not who.spent:
        who.spent = part
    on_the_edge = ("KB-14.5",) if left == out_at + 1 else ()
    beyond = ("KB-14.4",) if before - amount.total < left else ()
    play.tell(_hurt, who, damage, amount, cause, source, (*clauses, *on_the_edge, *beyond))


def _hurt(
    who: Character,
    damage: str,
    amount: Sum,
    cause: str,
    source: str,
    clauses: tuple[str, ...],
) -> events.Hurt:
    return events.Hurt(who=who.id, damage=damage, amount=amount, cause=cause, source=source, clauses=clauses)


def faint_all(play: GamePlay, people: list[Character]) -> list[Character]:
    """KB-14.5: a character with a condition at -1 faints. Return those still on their feet."""
    out_at = play.knobs.character_out_at
    fainting: list[Character] = []
    conscious: list[Character] = []
    for one in people:
        down = rules.faints(one.lives, one.power, one.psyche, one.blood, out_at)
        (fainting if down else conscious).append(one)
    for one in fainting:
        one.standing = "fainted"
    for one in fainting:
        play.tell(_faint, play, one, out_at)
    return conscious


def _faint(play: GamePlay, who: Character, out_at: int) -> events.Faint:
    """While a companion stands, the fainted are not killed (KB-16.5)."""
    spent = who.spent or next(part for part in CONDITIONS if getattr(who, part) <= out_at)
    safe = ("KB-16.5",) if play.state.standing() else ()
    return events.Faint(who=who.id, condition=spent, clauses=("KB-14.5", "KB-14.7", *safe))


def break_gear(play: GamePlay, who: Character, amount: Sum, clauses: tuple[str, ...]) -> Flow[None]:
    """Break damage to a character on foot: one piece of gear of the owner's choice; nothing if there is none."""
    names = list(dict.fromkeys(piece.id for piece in who.gear))
    if not names:
        return
    name, *others = names
    if others:
        name = yield Choose(who.seat, "break_gear", plain(*names), about=who.id, clauses=clauses, default=names[0])
    piece = next(one for one in who.gear if one.id == name)
    piece.brud -= amount.total
    broken = piece.brud < 0
    if broken:
        who.gear.remove(piece)
    play.tell(events.GearBreak, who=who.id, gear=name, amount=amount, broken=broken, clauses=clauses)


def break_vehicle(play: GamePlay, vehicle: Vehicle, amount: Sum, clauses: tuple[str, ...]) -> None:
    """KB-24.5: a vehicle that falls to -1 burns out. Its people are on foot from the next round on."""
    if amount.total <= 0 or vehicle.burnt_out:
        return
    vehicle.brud = max(vehicle.brud - amount.total, play.knobs.vehicle_burn_out_at)
    play.tell(events.Break, vehicle=vehicle.id, amount=amount, clauses=clauses)
    if rules.burns_out(vehicle.brud, play.knobs.vehicle_burn_out_at):
        vehicle.burnt_out = True
        play.tell(events.Burnout, vehicle=vehicle.id, clauses=("KB-24.5",))
