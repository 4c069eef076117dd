"""Who takes which wound: opponents, characters, vehicles, gear. Everything that lowers a value goes through here."""

from __future__ import annotations

from holmgang.kernel.play import Flow, Play
from holmgang.kernel.questions import Choose, Option, Spot
from holmgang.kernel.sums import Sum
from holmgang.systems.kampbogen import events, rules
from holmgang.systems.kampbogen.asking import ruling
from holmgang.systems.kampbogen.state import Character, Fight, Opponent, Vehicle

CONDITION_OF = {"life": "lives", "power": "power", "psyche": "psyche", "blood": "blood"}


# Opponents


def deal(play: Play[Fight], who: Character, amount: Sum) -> Flow[None]:
    """One wound of the round, undivided, to the opponent it goes to (KB-12); nobody left, nothing dealt."""
    if amount.total <= 0 or not play.state.able():
        return
    target, why = yield from whom_it_hits(play, who)
    yield from deal_to(play, who, target, amount, why)


def deal_to(play: Play[Fight], who: Character, target: Opponent, amount: Sum, why: tuple[str, ...]) -> Flow[None]:
    """A wound of the round to this very opponent; the first one to a thick hide is lost (KB-25.5)."""
    now = play.state.now
    for hide in now.working("thick_hide"):
        if hide.key not in now.hides_used and target.holds(hide):
            now.hides_used.append(hide.key)
            play.tell(events.Hide(who=who.id, target=target.id, clauses=("KB-25.5",)))
            return
    yield from wound(play, who, target, amount, why)


def whom_it_hits(play: Play[Fight], who: Character) -> Flow[tuple[Opponent, tuple[str, ...]]]:
    """The target of a wound, and the clauses that made it this one."""
    fight = play.state
    able = fight.able()
    named = [one for one in able if one.id in fight.now.focus]
    if len(named) > 1:
        fewest = min(named, key=lambda one: one.lives)
        options = [Option(one.id, at=(Spot.token(one.id),)) for one in named]
        answer = yield Choose(who.seat, "pick_focus", options, about=who.id, clauses=("KB-11.8",), default=fewest.id)
        return fight.opponent(answer), ("KB-11.3", "KB-11.8")
    if named:
        return named[0], ("KB-11.3",)
    place = rules.weakest(tuple(one.grade for one in able), tuple(one.lives for one in able))
    target = able[place]
    why = ["KB-12.1"]
    if sum(one.grade == target.grade for one in able) > 1:
        why.append("KB-12.2")
    if any(not one.able for one in fight.roster()):
        why.append("KB-12.4")
    return target, tuple(why)


def wound(play: Play[Fight], who: Character, target: Opponent, amount: Sum, why: tuple[str, ...]) -> Flow[None]:
    """Lower an opponent's lives, and see whether it falls."""
    left = rules.opponent_lives(target.lives, amount.total)
    if amount.total > target.lives:
        why = (*why, "KB-12.5")
    if left == 0:
        why = (*why, "KB-14.4")
    play.tell(events.Hit(who=who.id, target=target.id, amount=amount, clauses=why))
    target.lives = left
    if left <= play.knobs.opponent_out_at:
        dies = yield from fought_to_the_death(play, target)
        target.status = "dead" if dies else "unconscious"
        end = "KB-17.2" if dies else "KB-17.1"
        play.tell(events.Out(who=target.id, status=target.status, clauses=("KB-12.3", end)))


def fought_to_the_death(play: Play[Fight], one: Opponent) -> Flow[bool]:
    """KB-17.2: some kinds always do; whether this one does besides, a master at the table says."""
    if one.fights_to_death or play.master is None:
        return one.fights_to_death
    return (yield from ruling(play, "fallen", ("unconscious", "dead"), "unconscious", "KB-17.2", one.id)) == "dead"


# Characters


def hurt(
    play: Play[Fight],
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
    part = CONDITION_OF[damage]
    left = rules.condition_after(getattr(who, part), amount.total, min(-1, play.knobs.character_out_at))
    if left == 0 and play.knobs.character_out_at < 0:
        clauses = (*clauses, "KB-14.5")
    if left < 0:
        clauses = (*clauses, "KB-14.4")
    setattr(who, part, left)
    play.tell(events.Hurt(who=who.id, damage=damage, amount=amount, cause=cause, source=source, clauses=clauses))


def faint_all(play: Play[Fight], whom: list[Character]) -> None:
    """KB-14.5: whoever has a condition at -1 has one too few and faints."""
    out_at = play.knobs.character_out_at
    down = [
        one
        for one in whom
        if one.standing not in ("fainted", "dead") and rules.faints(one.lives, one.power, one.psyche, one.blood, out_at)
    ]
    for one in down:
        one.standing = "fainted"
    safe = bool(play.state.fighting()) and any(one.kills_defeated for one in play.state.able())
    why = ("KB-14.5", "KB-14.7", "KB-16.5") if safe else ("KB-14.5", "KB-14.7")
    for one in down:
        play.tell(events.Faint(who=one.id, clauses=why))


# Vehicles and gear


def break_vehicle(play: Play[Fight], vehicle: Vehicle, amount: Sum, clauses: tuple[str, ...]) -> None:
    """KB-24.5: a vehicle that falls to -1 burns out. Its people are on foot from the next round on."""
    if amount.total <= 0 or vehicle.burnt_out:
        return
    vehicle.brud = max(vehicle.brud - amount.total, play.knobs.vehicle_burn_out_at)
    play.tell(events.Break(vehicle=vehicle.id, amount=amount, clauses=clauses))
    if rules.burns_out(vehicle.brud, play.knobs.vehicle_burn_out_at):
        vehicle.burnt_out = True
        play.tell(events.Burnout(vehicle=vehicle.id, clauses=("KB-24.5",)))


def break_gear(play: Play[Fight], who: Character, amount: Sum, clauses: tuple[str, ...]) -> Flow[None]:
    """Break damage to somebody on foot: one piece of gear of the owner's choice; nothing if there is none."""
    names = list(dict.fromkeys(piece.id for piece in who.gear))
    if not names:
        return
    name = names[0]
    if len(names) > 1:
        name = yield Choose(
            who.seat, "break_gear", [Option(one) for one in names], about=who.id, clauses=clauses, default=names[0]
        )
    piece = next(one for one in who.gear if one.id == name)
    piece.brud -= amount.total
    broken = piece.brud < 0
    if broken:
        who.gear.remove(piece)
    play.tell(events.GearBreak(who=who.id, gear=name, amount=amount, broken=broken, clauses=clauses))
