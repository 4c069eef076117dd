"""A contest: who still threatens whom, what counts, the dice, the difference, the spending (K6-7 to K6-20)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from holmgang.kernel.play import Flow
from holmgang.kernel.questions import Amount, Choose, Declare, Option, Roll
from holmgang.kernel.sums import Say, Sum
from holmgang.systems.k6 import casting, modifiers, rules, scene, spending, spends
from holmgang.systems.k6.events import (
    Avoided,
    Contested,
    Counted,
    Lost,
    NotRolled,
    Overridden,
    Revised,
    Rolled,
    UsedUp,
)
from holmgang.systems.k6.modifiers import DEFENCE_ROLL, Faced, Modifier
from holmgang.systems.k6.scene import Table
from holmgang.systems.k6.spending import Winning
from holmgang.systems.k6.state import Combatant, Intention, Item
from holmgang.systems.k6.tables import AVOIDING, CAST, MELEE, SEIZING

STILL_CLAUSE = "K6-16.1"
OWN_KINDS = ("aim", "feint", "distraction", "full_defence", "break_attempt", "serious_injury", "poison", "spell")


@dataclass
class Compared:
    """Two totals against each other. In a one-sided contest ``one`` is the attacker."""

    one: Combatant
    other: Combatant
    mutual: bool
    diff: int


@dataclass
class Hand:
    """One side with all that counts on it, before and after the die."""

    faced: Faced
    mods: list[Modifier]
    sum: Sum
    still_clause: str = ""


def resolve(play: Table, one: Combatant, other: Combatant) -> Flow[None]:
    """One node of the order: compare, then spend."""
    compared = yield from compare(play, one, other)
    if compared is not None:
        yield from settle(play, compared)


# ---- who still threatens ---------------------------------------------------------------------------------------------


def threat(play: Table, one: Combatant, other: Combatant) -> str | None:
    """Why somebody's threat against another has come to nothing; None: he threatens him."""
    intent = play.state.intention(one.id)
    if intent is None or not scene.threatens(play, intent, other.id):
        return "no_threat"
    if not one.able or one.still or not other.here:
        return "out"
    if one.limited("mouth") and intent.spell:
        return "gagged"
    if intent.means in ("spell", "item", "shoot", "throw") or intent.kind == "ready":
        return None
    return _melee_fails(play, one, other, intent)


def _melee_fails(play: Table, one: Combatant, other: Combatant, intent: Intention) -> str | None:
    if intent.weapon and intent.means == "melee" and intent.weapon not in (one.readied, *one.weapons):
        return "disarmed"
    away = play.state.run_rounds(one.id, other.id)
    if away == 0:
        return None
    if intent.approach in ("none", "step") or not scene.can_close_in(play, one, other):
        return "out_of_reach"
    theirs = play.state.intention(other.id)
    if scene.running_away(theirs):
        return "running_away"
    if theirs is not None and theirs.pace == "withdraw" and not theirs.stopped:
        return "withdrawing"
    return None


WHY_CLAUSE = {
    "no_threat": "K6-10.3",
    "out": "K6-22.2",
    "gagged": "K6-28.16",
    "disarmed": "K6-7.7",
    "out_of_reach": "K6-5.3",
    "running_away": "K6-5.4",
    "withdrawing": "K6-19.11",
}


# ---- comparing -------------------------------------------------------------------------------------------------------


def compare(play: Table, one: Combatant, other: Combatant) -> Flow[Compared | None]:
    """Recheck the threats, show what counts, roll."""
    mine, theirs = threat(play, one, other), threat(play, other, one)
    if mine is not None and theirs is not None:
        _fallen_away(play, one, other, mine)
        return None
    if mine is not None:
        one, other = other, one
    mutual = mine is None and theirs is None
    if mutual and one.side != "hero" and other.side == "hero":
        one, other = other, one
    first, second = hands(play, one, other, mutual)
    for hand, opponent in ((first, second), (second, first)):
        _show(play, hand, opponent)
    yield from _objection(play, first, second)
    yield from _success_die(play, first)
    if mutual:
        yield from _success_die(play, second)
    else:
        yield from _defence_die(play, second)
    diff = first.sum.total - second.sum.total
    _tell(play, first, second, mutual, diff)
    return Compared(one, other, mutual, diff)


def _fallen_away(play: Table, one: Combatant, other: Combatant, why: str) -> None:
    intent = play.state.intention(one.id)
    clause = WHY_CLAUSE[why]
    if why == "no_threat" and intent is not None and intent.stopped:
        recorded = any(line.cycle and line.actor == one.id for line in play.state.order)
        clause = "K6-10.8" if intent.die and recorded else "K6-27.7"
    play.tell(NotRolled(who=one.id, against=other.id, why=why, clauses=(clause, "K6-10.3")))


def hands(play: Table, one: Combatant, other: Combatant, mutual: bool) -> tuple[Hand, Hand]:
    """Both sides with what counts."""
    attack = modifiers.success_side(play, one, other)
    if mutual:
        reply = modifiers.success_side(play, other, one)
        mine, theirs = modifiers.counting(play, attack, reply)
        return _hand(play, attack, mine, reply, theirs), _hand(play, reply, theirs, attack, mine)
    reply, still_clause = defence(play, other, attack)
    mine, theirs = modifiers.counting(play, attack, reply)
    second = _hand(play, reply, theirs, attack, mine)
    second.still_clause = still_clause
    return _hand(play, attack, mine, reply, theirs), second


def _hand(play: Table, faced: Faced, own: list[Modifier], other: Faced, theirs: list[Modifier]) -> Hand:
    return Hand(faced, own, modifiers.booked(play, faced.one, own, other.one, theirs))


def defence(play: Table, one: Combatant, attack: Faced) -> tuple[Faced, str]:
    """How somebody defends: by the way he chose or the better one; never worse than not at all."""
    knobs = play.knobs
    clause = modifiers.is_still(play, one, attack.one, attack.deed)
    still = Faced(one, attack.one, DEFENCE_ROLL, MELEE, "", clause or "K6-16.11", still=True)
    if clause is not None:
        return still, clause
    intent = play.state.intention(one.id)
    wanted = intent.defence if intent is not None else "best"
    if wanted == "still":
        return still, "K6-16.11"
    ways = modifiers.ways_to_defend(play, one, attack)
    chosen = [way for way in ways if (way.deed == MELEE) == (wanted == "parry")] if wanted != "best" else []

    def total(way: Faced) -> int:
        return way.attribute_value + modifiers.own_total(modifiers.counting(play, attack, way)[1])

    best = max(chosen or ways, key=total)
    cover = 0
    if knobs.floor_keeps_cover:
        cover = sum(m.value for m in modifiers.counting(play, attack, best)[1] if m.kind == "cover")
    if knobs.defence_floor_auto and rules.floor_is_better(total(best), knobs.immobile_attribute + cover):
        return still, "K6-16.12"
    return best, ""


def _show(play: Table, hand: Hand, other: Hand) -> None:
    """K6-13.4: what counts is shown before the die falls."""
    faced = hand.faced
    clauses = ["K6-13.4", *modifiers.notes(play, faced, other.faced)]
    if any(isinstance(term.label, Say) for term in hand.sum):
        clauses.append("K6-11.4")
    if len(hand.sum.terms) > 1:
        clauses.append("K6-11.6")
    if any(m.kind for m in (*hand.mods, *other.mods)):
        clauses.append("K6-11.1")
    if any(m.kind in OWN_KINDS for m in hand.mods):
        clauses.append("K6-11.21")
    if other.faced.still and any(term.clause == "K6-19.1" for term in hand.sum):
        clauses.append("K6-19.2")
    if faced.one.side == "gm" and other.faced.one.side == "hero" and hand.mods and not hand.sum.terms:
        clauses.append("K6-13.6")
    if play.knobs.bookkeeping == "hero" and faced.one.side != other.faced.one.side:
        clauses.append("K6-13.2")
    if other.faced.still and faced.roll != DEFENCE_ROLL and hand.mods:
        clauses.append("K6-16.2" if other.still_clause == STILL_CLAUSE else "K6-16.13")
    play.tell(
        Counted(
            who=faced.one.id,
            against=faced.other.id,
            roll=faced.roll,
            attribute=faced.attribute or "none",
            modifiers=hand.sum,
            clauses=tuple(clauses),
        )
    )


def _objection(play: Table, first: Hand, second: Hand) -> Flow[None]:
    """K6-13.5: before the die falls the master may put right what counts."""
    if play.master is None or not play.knobs.objection_window:
        return
    master = play.master
    sides = [Option(first.faced.one.id), Option(second.faced.one.id)]
    details = [Choose(master, "whose", sides), Amount(master, "by", -3, 3)]
    answer: dict[str, Any] = yield Declare(
        master,
        "objection",
        [Option("none"), Option("adjust", details=details)],
        default="none",
        ruling=True,
        about=first.faced.one.id,
        args={"against": second.faced.one.id},
        clauses=("K6-13.5",),
    )
    if answer["objection"] == "adjust":
        hand = first if answer["whose"] == first.faced.one.id else second
        hand.sum = hand.sum.plus(answer["by"], "ruling", "K6-33.3")
        change = Sum.of(answer["by"], "ruling", "K6-33.3")
        play.tell(Overridden(who=hand.faced.one.id, modifier=change, clauses=("K6-33.3",)))


# ---- dice ------------------------------------------------------------------------------------------------------------


def roll_success(play: Table, one: Combatant) -> Flow[int]:
    """The one success die of the round (K6-7.5); what is shot or thrown is used up with it."""
    intent = play.state.intention(one.id)
    assert intent is not None
    if not intent.die:
        faces = yield Roll(
            one.seat, "success_roll", (play.knobs.die_sides,), about=one.id, clauses=("K6-8.1", "K6-7.5", "K6-7.6")
        )
        intent.die = faces[0]
        use_up(play, one, intent)
    return intent.die


def _success_die(play: Table, hand: Hand) -> Flow[None]:
    faced = hand.faced
    again = play.state.intention(faced.one.id)
    shared = again is not None and again.die > 0
    die = yield from roll_success(play, faced.one)
    start = Sum.of(faced.attribute_value, faced.attribute, faced.clause).plus(die, "die", "K6-8.1")
    hand.sum = start + hand.sum
    clauses = ("K6-17.8", "K6-17.1") if shared else ("K6-7.1",)
    if (
        again is not None
        and again.means == "melee"
        and len(modifiers.melee_attributes(play, faced.one, again.weapon)[0]) > 1
    ):
        clauses = (*clauses, "K6-8.5")
    if again is not None and again.spell:
        clauses = (*clauses, "K6-9.15")
    play.tell(
        Rolled(
            who=faced.one.id,
            against=faced.other.id,
            roll="success",
            attribute=faced.attribute,
            total=hand.sum,
            clauses=clauses,
        )
    )


def _defence_die(play: Table, hand: Hand) -> Flow[None]:
    faced = hand.faced
    faces = yield Roll(
        faced.one.seat,
        "defence_roll",
        (play.knobs.die_sides,),
        about=faced.one.id,
        args={"against": faced.other.id},
        clauses=("K6-9.1",),
    )
    base = play.knobs.immobile_attribute if faced.still else faced.attribute_value
    start = Sum.of(base, faced.attribute or "immobile", faced.clause).plus(faces[0], "die", "K6-9.1")
    hand.sum = start + hand.sum
    clauses: tuple[str, ...] = ("K6-9.9",)
    intent = play.state.intention(faced.one.id)
    if hand.still_clause:
        clauses = (hand.still_clause, "K6-16.14") if hand.still_clause == "K6-16.12" else (hand.still_clause,)
    elif intent is not None and intent.stopped:
        clauses = ("K6-7.7", "K6-28.19") if intent.spell and len(intent.targets) > 1 else ("K6-7.7",)
    elif intent is not None and not scene.threatened_by(play, intent):
        clauses = ("K6-7.4", "K6-18.7") if intent.kind == "feint" else ("K6-7.4",)
    elif intent is not None and intent.means in ("spell", "item"):
        clauses = ("K6-9.9", "K6-9.11")
    clauses = (*clauses, *_about_defence(play, faced, hand.still_clause))
    play.tell(
        Rolled(
            who=faced.one.id,
            against=faced.other.id,
            roll="defence",
            attribute=faced.attribute or "none",
            total=hand.sum,
            still=faced.still,
            clauses=clauses,
        )
    )


def _about_defence(play: Table, faced: Faced, still_clause: str) -> list[str]:
    """Clauses by which this defence is what it is."""
    one, attacker, cited = faced.one, faced.other, []
    attack = modifiers.success_side(play, attacker, one)
    if not still_clause and spending.gripped(one):
        cited.append("K6-16.4")
    if not still_clause and len(modifiers.ways_to_defend(play, one, attack)) > 1:
        cited.append("K6-9.6")
    if not still_clause and one.unaware:
        cited.append("K6-16.6" if attack.deed == CAST else "K6-16.7")
    ambushers = [intent for intent in play.state.intentions if one.id in scene.threatened_by(play, intent)]
    if still_clause == "K6-16.5" and len(ambushers) > 1:
        cited.append("K6-16.8")
    return cited


def use_up(play: Table, one: Combatant, intent: Intention) -> None:
    """A shot unloads, a throw leaves the hand, an aim is spent."""
    name = intent.weapon
    aim = one.condition("aimed")
    if intent.means in ("shoot", "throw") and aim is not None:
        aim.expires_round = play.state.round
    if intent.means == "item":
        one.items.remove(f"scroll_{intent.spell}")
        left = Sum.of(one.items.count(f"scroll_{intent.spell}"), "pieces", "K6-19.3")
        play.tell(UsedUp(who=one.id, item=intent.spell, left=left, clauses=("K6-19.3",)))
    if not name:
        return
    model = scene.weapon_of(play, name)
    if intent.means == "shoot" and name in one.loaded:
        one.loaded.remove(name)
    if intent.means not in ("shoot", "throw"):
        return
    pieces = one.ammo.get(name, 1 if intent.means == "throw" else play.knobs.few_pieces_limit + 1)
    if rules.tracked(pieces, model.costly, play.knobs.few_pieces_limit):
        one.ammo[name] = pieces - 1
        clause = "K6-19.3" if model.costly else "K6-19.4"
        cited: tuple[str, ...] = (clause,)
        if intent.means == "throw" and not model.costly and model.weight != "natural" and intent.targets:
            target = play.state.get(intent.targets[0])
            play.state.items.append(Item(spends.free_name(play, name), name, target.zone, target.id))
            cited = (clause, "K6-19.6")
        play.tell(UsedUp(who=one.id, item=name, left=Sum.of(pieces - 1, "pieces", clause), clauses=cited))
        if intent.means == "throw" and one.ammo[name] <= 0 and one.readied == name and model.melee:
            one.readied = ""


def successes(play: Table, diff: int) -> int:
    """How many successes a difference buys at this table (K6-20.1)."""
    one, two, three = play.knobs.success_thresholds
    return rules.successes(diff, one, two, three, play.knobs.max_successes)


def _tell(play: Table, first: Hand, second: Hand, mutual: bool, diff: int) -> None:
    pairs = [(first, second, diff)] + ([(second, first, -diff)] if mutual else [])
    for own, other, margin in pairs:
        number = successes(play, margin)
        base = ("K6-7.2",) if mutual else ("K6-7.3", "K6-20.2")
        if diff == 0:
            base = (*base, "K6-27.4") if mutual else (*base, "K6-20.12")
        if mutual and own.faced.deed != other.faced.deed:
            base = (*base, "K6-7.8", "K6-9.14")
        if diff == 0:
            base = (*base, "K6-20.3")
        total = Sum.of(own.sum.total, "own_total", "K6-7.1").plus(-other.sum.total, "other_total", "K6-13.1")
        play.tell(
            Contested(
                who=own.faced.one.id,
                against=other.faced.one.id,
                mutual=mutual,
                diff=total,
                successes=Sum.of(number, "successes", "K6-20.1"),
                clauses=base,
            )
        )


# ---- spending --------------------------------------------------------------------------------------------------------


def settle(play: Table, compared: Compared) -> Flow[None]:
    """Who has successes spends them; an attack that was not stopped took place all the same (K6-27.5)."""
    one, other, diff = compared.one, compared.other, compared.diff
    if compared.mutual and diff == 0:
        yield from draw(play, one, other)
    elif compared.mutual and diff < 0:
        yield from _one_wins(play, other, one, -diff, True)
    else:
        yield from _one_wins(play, one, other, diff, compared.mutual)
    for actor, target in ((one, other), (other, one)):
        intent = play.state.intention(actor.id)
        if intent is not None and scene.threatens(play, intent, target.id):
            intent.resolved.append(target.id)


def _one_wins(play: Table, winner: Combatant, loser: Combatant, diff: int, mutual: bool) -> Flow[None]:
    number = successes(play, diff)
    if number:
        casting.spoken(play, winner)
        yield from spend(play, Winning(winner, loser, diff, number, mutual=mutual))
    if mutual:
        casting.spoken(play, loser)
        if not _was_stopped(play, loser):
            play.tell(Avoided(who=winner.id, by=loser.id, clauses=("K6-27.3", "K6-27.5")))
    elif not number:
        casting.spoken(play, winner)
        clauses = ("K6-27.2", "K6-26.10") if _flees(play, loser) else ("K6-27.2",)
        if spending.intent_of(play, winner).spell:
            clauses = (*clauses, "K6-28.17")
        play.tell(Avoided(who=loser.id, by=winner.id, clauses=clauses))


def _flees(play: Table, one: Combatant) -> bool:
    intent = play.state.intention(one.id)
    return intent is not None and intent.kind == "flee"


def _was_stopped(play: Table, one: Combatant) -> bool:
    intent = play.state.intention(one.id)
    return intent is None or bool(intent.stopped)


def spend(play: Table, win: Winning) -> Flow[None]:
    """Spend success by success; what is left over is lost (K6-20.18)."""
    intent = play.state.intention(win.actor.id)
    if intent is not None and intent.declare_wound and spending.bar_of(play, win, "wound") is None:
        yield from spends.buy(play, win, {"spend": "wound"}, "K6-21.9")
    while spending.anything(play, win):
        answer = yield spending.spend_question(play, win)
        if answer["spend"] == spending.NONE:
            break
        yield from spends.buy(play, win, answer)
    yield from spends.close_blow(play, win)
    if win.left:
        play.tell(Lost(who=win.actor.id, successes=Sum.of(win.left, "successes", "K6-20.18"), clauses=("K6-20.18",)))


def draw(play: Table, one: Combatant, other: Combatant) -> Flow[None]:
    """K6-20.10, K6-20.19: both have a success; the master's side says first, the hero's side answers."""
    number = successes(play, 0)
    for actor in (one, other):
        casting.spoken(play, actor)
    first, second = (other, one) if one.side == "hero" and other.side != "hero" else (one, other)
    wins = (Winning(first, second, 0, number, True, True), Winning(second, first, 0, number, True, True))
    answers = [(yield from _declared(play, wins[0]))]
    wins[1].answered, wins[1].answered_item = answers[0]["spend"], answers[0].get("object", "")
    answers.append((yield from _declared(play, wins[1])))
    if _collide(answers[0]["spend"], answers[1]["spend"]):
        for place in (0, 1):
            answers[place] = yield from _revise(play, wins[place], answers[place])
    for win, answer in zip(wins, answers, strict=True):
        if answer["spend"] != spending.NONE:
            yield from spends.buy(play, win, answer)
    for win in wins:
        yield from spends.close_blow(play, win)


def _declared(play: Table, win: Winning) -> Flow[dict[str, Any]]:
    intent = play.state.intention(win.actor.id)
    if intent is not None and intent.declare_wound and spending.bar_of(play, win, "wound") is None:
        return {"spend": "wound"}
    if not spending.anything(play, win):
        return {"spend": spending.NONE}
    answer: dict[str, Any] = yield spending.spend_question(play, win)
    return answer


def _collide(first: str, second: str) -> bool:
    """Does one get away from what the other wants to do to him?"""
    return (first in AVOIDING and second in SEIZING) or (second in AVOIDING and first in SEIZING)


def _revise(play: Table, win: Winning, answer: dict[str, Any]) -> Flow[dict[str, Any]]:
    """Neither can cancel what the other wants: each may choose once more (K6-20.19)."""
    again = spending.spend_question(play, win, "revise")
    keep = Choose(
        win.actor.seat,
        "keep",
        [Option("keep"), Option("change")],
        default="keep",
        about=win.actor.id,
        args={"target": win.target.id},
        clauses=("K6-20.19",),
    )
    if (yield keep) == "keep":
        return answer
    changed = yield again
    play.tell(Revised(who=win.actor.id, spend=changed["revise"], clauses=("K6-20.19",)))
    return {"spend": changed["revise"], **{key: value for key, value in changed.items() if key != "revise"}}
