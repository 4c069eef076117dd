"""Wounds (KB-12, KB-13): whom the characters hit, whom the opponents hit, what it costs and who faints."""

from __future__ import annotations

from functools import cache

from holmgang.kernel.fastclasses import value
from holmgang.kernel.play import Flow
from holmgang.kernel.questions import Choose, ChooseSome, Menu
from holmgang.kernel.sums import Sum
from holmgang.systems.kampbogen import events, rules
from holmgang.systems.kampbogen.board.sides import is_surprised, protected
from holmgang.systems.kampbogen.board.totals import GEAR_COUNTS, combat_grade
from holmgang.systems.kampbogen.flow.ability_roll import COMBAT_ROLLS, Use
from holmgang.systems.kampbogen.flow.in_combat import in_ambush
from holmgang.systems.kampbogen.flow.questions import plain, ruling, somebody, together
from holmgang.systems.kampbogen.flow.vehicles import break_vehicle
from holmgang.systems.kampbogen.knobs import PLACE_OF_GRADE, Knobs, Stakes
from holmgang.systems.kampbogen.state import Character, Combat, GamePlay, Opponent, Round


def deal(play: GamePlay, now: Round, who: Character, amount: Sum, able: list[Opponent]) -> Flow[None]:
    """One wound of the round, undivided, to the opponent it goes to (KB-12), one of those able to fight."""
    places, why = whom_it_may_hit(now, able)
    target = able[places[0]]
    if len(places) > 1:
        target, why = (yield from picked(who, [able[place] for place in places])), (*why, "KB-11.8")
    if not lost_to_a_hide(play, now, who, target):
        yield from wound(play, who, target, amount, why)


def lost_to_a_hide(play: GamePlay, now: Round, who: Character, target: Opponent) -> bool:
    """KB-25.5: is a wound of the round to this opponent lost, because it is the first to a thick hide?"""
    hides = now.working("thick_hide")
    if not hides:
        return False
    held = tuple([hide.key for hide in hides if target.holds(hide)])
    caught = rules.hide_that_catches(tuple([hide.key for hide in hides]), tuple(now.hides_used), held)
    if caught:
        now.hides_used.append(caught)
        play.tell(events.Hide, who=who.id, target=target.id, clauses=("KB-25.5",))
    return bool(caught)


SETTLED = {
    rules.BY_KAMP: ("KB-12.1",),
    rules.BY_LIVES: ("KB-12.1", "KB-12.2"),
    rules.BY_COMMAND: ("KB-11.3",),
}
"""The clauses by which a wound goes where it goes."""


def whom_it_may_hit(now: Round, able: list[Opponent]) -> tuple[tuple[int, ...], tuple[str, ...]]:
    """The places, among those able to fight, of the targets a wound may go to, and the clauses that made it these."""
    named: tuple[bool, ...] = ()
    if now.commands:
        led_onto = [command.target for command in now.commands]
        named = tuple([one.id in led_onto for one in able])
    kamps, lives = [], []
    for one in able:
        kamps.append(PLACE_OF_GRADE[one.kamp])
        lives.append(one.lives)
    places, by = rules.allotted(tuple(kamps), tuple(lives), named)
    return places, SETTLED[by]


def picked(who: Character, targets: list[Opponent]) -> Flow[Opponent]:
    """KB-11.8: of several that commanders have named, whoever deals the wound picks one."""
    fewest = min(targets, key=lambda one: one.lives)
    menu = Menu([one.id for one in targets], somebody, sure=True)
    answer = yield Choose(who.seat, "pick_focus", menu, about=who.id, clauses=("KB-11.8",), default=fewest.id)
    return next(one for one in targets if one.id == answer)


def wound(play: GamePlay, who: Character, target: Opponent, amount: Sum, why: tuple[str, ...]) -> Flow[None]:
    """Lower an opponent's lives, and see whether it falls."""
    left = rules.opponent_lives(target.lives, amount.total)
    wasted = ("KB-12.5",) if amount.total > target.lives else ()
    lowest = () if left else ("KB-14.4",)
    play.tell(events.Hit, who=who.id, target=target.id, amount=amount, clauses=(*why, *wasted, *lowest))
    target.lives = left
    if left <= play.knobs.opponent_out_at:
        dies = target.fights_to_death or (play.master is not None and (yield from ruled_dead(play, target)))
        target.status, end = ("dead", "KB-17.2") if dies else ("unconscious", "KB-17.1")
        play.tell(events.Out, who=target.id, status=target.status, clauses=("KB-12.3", "KB-12.4", end))


def ruled_dead(play: GamePlay, one: Opponent) -> Flow[bool]:
    """KB-17.2: some kinds always fight to the death; whether this one has besides, the master says."""
    return (yield from ruling(play, "fallen", ("unconscious", "dead"), "unconscious", "KB-17.2", one.id)) == "dead"


CONDITION_OF = {"life": "lives", "power": "power", "psyche": "psyche", "blood": "blood"}


def expose(play: GamePlay, combat: Combat, there: list[Character], opponents: int) -> Flow[None]:
    """KB-13: everybody, or only as many as there are opponents, those with the lowest dice."""
    if is_surprised(play, combat, "opponents"):
        none = Sum.of(0, "ambushed", "KB-21.5")
        play.tell(events.Exposed, who=(), places=none, clauses=("KB-13.1", "KB-21.5"))
        return
    candidates = [one for one in there if not protected(play, one)] if play.state.vehicles else there
    places = rules.places_struck(opponents, len(candidates))
    if places < len(candidates):
        yield from expose_the_lowest(play, candidates, places)
        count, why = "KB-13.3", ["KB-13.1", "KB-13.4"]
    else:
        for who in candidates:
            who.exposed = True
        count, why = "KB-13.2", ["KB-13.1"]
    exposed = tuple([one.id for one in candidates if one.exposed])
    if len(candidates) < len(there):
        why.append("KB-13.8")
    play.tell(events.Exposed, who=exposed, places=Sum.of(places, "places", count), clauses=tuple(why))


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
    options = [somebody(one.id) for one in tied]

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


NOTHING = Sum()


@value
class Price:
    """What a use of the roll costs by the grade. Where it costs nothing though something was at stake: why."""

    amount: Sum = NOTHING
    why: tuple[str, ...] = ()
    spared: str = ""


FREE = Price()
IN_AMBUSH = Price(spared="ambush", why=("KB-21.5",))
"""Whoever is caught in an ambush strikes nobody."""


def grade_strikes(play: GamePlay, combat: Combat, now: Round, uses: list[Use]) -> None:
    """KB-13: what the grade costs each character, or the vehicle it drives, in seat order.

    Everything of a round counts as simultaneous: the grade strikes although nobody may be left to deal it (KB-14.2).
    """
    knobs = play.knobs
    fallen = ("KB-14.2",) if not play.state.able() else ()
    surprised, aggressive = is_surprised(play, combat, "opponents"), now.works("aggressive")
    on_foot = knobs.stakes(driving=False)
    for use in uses:
        price = price_of(knobs, on_foot if use.vehicle is None else knobs.stakes(driving=True), use)
        if price is FREE:
            continue
        if surprised:
            price = IN_AMBUSH
        if price.spared:
            play.tell(events.Spared, who=use.who.id, reason=price.spared, clauses=price.why)
        elif use.vehicle is not None:
            break_vehicle(play, use.vehicle, price.amount, price.why)
        else:
            blow(play, combat, now, use.who, price.amount, aggressive, price.why + fallen)


def price_of(knobs: Knobs, stakes: Stakes, use: Use) -> Price:
    """What a use costs, before anything makes the blow heavier; FREE if nothing was at stake."""
    action, driving = use.action, use.vehicle is not None
    if action == "none":
        return FREE
    if action == "brawl":
        return brawl_price(stakes.brawling, use.exposed, use.sheltered)
    if action in COMBAT_ROLLS:
        limits = knobs.exposure_limits_rolls or use.sheltered
        unprotected = use.reached_brawl and action == "combat_roll"
        return roll_price(stakes, limits, use.result, use.exposed, use.sheltered, driving, unprotected)
    return other_price(knobs.other_action, stakes.other_use, use.success, use.exposed, use.sheltered, driving)


@cache
def roll_price(
    stakes: Stakes, limits: bool, result: int, exposed: bool, sheltered: bool, driving: bool, unprotected: bool
) -> Price:
    """A combat roll or a defence: equal or below the grade costs, if the grade strikes (KB-9.5 to KB-9.7)."""
    below = result == rules.BELOW
    cost = rules.roll_cost(result, exposed, limits, stakes.own_tie, stakes.own_fail)
    if not cost:
        stake = rules.roll_cost(result, True, limits, stakes.own_tie, stakes.own_fail)
        return not_struck(sheltered, "KB-24.6" if driving else "KB-9.7") if stake else FREE
    clause = ("KB-24.4" if below else "KB-24.3") if driving else ("KB-9.6" if below else "KB-9.5")
    amount = Sum.of(cost, "below-the-grade" if below else "equal-to-the-grade", clause)
    brawled = ("KB-10.3",) if unprotected else ()
    return Price(amount, ("KB-24.6", *brawled) if driving else brawled)


@cache
def brawl_price(damage: int, exposed: bool, sheltered: bool) -> Price:
    """A brawl costs whoever the grade strikes, without any comparison (KB-10.8)."""
    cost = rules.brawl_cost(exposed, damage)
    if not cost:
        return not_struck(sheltered, "KB-10.8") if damage and not exposed else FREE
    return Price(Sum.of(cost, "brawling", "KB-10.8"))


@cache
def other_price(when: int, damage: int, success: bool, exposed: bool, sheltered: bool, driving: bool) -> Price:
    """A counter-effect or a manoeuvre is no combat roll; whether it costs those struck is open (KB-13.7)."""
    cost = rules.other_cost(success, exposed, when, damage)
    if cost:
        return Price(Sum.of(cost, "no-combat-roll", "KB-24.13" if driving else "KB-13.7"))
    if exposed:
        return FREE if success else Price(spared="other_use", why=("KB-13.7",))
    stake = rules.other_cost(success, True, when, damage)
    return not_struck(sheltered, *(("KB-24.6",) if driving else ())) if stake else FREE


def not_struck(sheltered: bool, *own: str) -> Price:
    """Something was at stake, but the grade strikes others (KB-13.6), or the vehicle is in the way (KB-24.8)."""
    if sheltered:
        return Price(spared="vehicle", why=("KB-24.8",))
    return Price(spared="not_struck", why=("KB-13.6", *own))


def blow(
    play: GamePlay,
    combat: Combat,
    now: Round,
    who: Character,
    cost: Sum,
    aggressive: bool,
    why: tuple[str, ...],
) -> None:
    """A blow of the grade: heavier in an ambush or from the aggressive, kept off by armour that is high enough."""
    models = play.content.kind("gear")
    for piece in who.gear:
        armour = models[piece.id].armour
        if armour and rules.armour_holds(armour, (grade := combat_grade(now, play.knobs)).total):
            play.tell(events.ArmourHeld, who=who.id, gear=piece.id, grade=grade, clauses=(GEAR_COUNTS,))
            return
    if combat.ambushed == "characters":
        cost = in_ambush(play, combat, "characters", cost)
    if aggressive and (more := rules.aggressive_blow(cost.total, aggressive) - cost.total):
        cost = cost.plus(more, "aggressive", "KB-25.1")
    hurt(play, who, "life", cost, "grade", why)


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
    left = rules.condition_after(getattr(who, part), amount.total, min(-1, out_at))
    setattr(who, part, left)
    on_the_edge = ("KB-14.5",) if left == 0 and out_at < 0 else ()
    lowest = ("KB-14.4",) if left < 0 else ()
    why = (*clauses, *on_the_edge, *lowest)
    play.tell(events.Hurt, who=who.id, damage=damage, amount=amount, cause=cause, source=source, clauses=why)


def faint_all(play: GamePlay, people: list[Character]) -> list[Character]:
    """KB-14.5: whoever has a condition at -1 has one too few and faints. Returns who is still on their feet."""
    out_at = play.knobs.character_out_at
    conscious = []
    for one in people:
        if rules.faints(one.lives, one.power, one.psyche, one.blood, out_at):
            one.standing = "fainted"
            play.tell(events.Faint, who=one.id, clauses=("KB-14.5", "KB-14.7", "KB-16.5"))
        else:
            conscious.append(one)
    return conscious


def break_gear(play: GamePlay, who: Character, amount: Sum, clauses: tuple[str, ...]) -> Flow[None]:
    """Break damage to somebody on foot: one piece of gear of the owner's choice; nothing if there is none."""
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
