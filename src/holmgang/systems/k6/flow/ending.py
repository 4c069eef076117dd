"""The end of a round: movement, fire and poison, conditions that lapse (5.6 step 8); and the end of the fight."""

from __future__ import annotations

from holmgang.kernel.play import Flow
from holmgang.kernel.sums import Sum, phrase
from holmgang.kernel.system import Outcome
from holmgang.systems.k6.board import relations, scene
from holmgang.systems.k6.board.reach import threatened_by
from holmgang.systems.k6.events import AmmoCollected, Done
from holmgang.systems.k6.flow import actions, movement, wounds
from holmgang.systems.k6.flow.conditions import drop_far_holds, end_spell, lose
from holmgang.systems.k6.state import (
    Aimed,
    Aims,
    AnyCondition,
    Bind,
    Combatant,
    Flee,
    GamePlay,
    Intention,
    Move,
    Poisoning,
    Snag,
    State,
)
from holmgang.systems.k6.tables import CLOSE_MEANS, CONDITIONS, DURATION_CLAUSE, ONE_ROUND


def end_of_round(play: GamePlay) -> Flow[None]:
    """Movement is completed, fires burn, what was for one round lapses."""
    fight = play.state
    yield from movement.move_all(play)
    drop_far_holds(play)
    for one in fight.combatants:
        if one.conditions and one.has("burning", "poisoned") and one.here:
            yield from suffer(play, one)
    wake(play)
    come_down(play)
    for one in fight.combatants:
        if one.conditions or one.concentration:
            lapse(play, one)
        if one.behind:
            turn_round(play, one)
        if one.able:
            after_shot(play, one)
            one.rounds_fought += 1


def suffer(play: GamePlay, one: Combatant) -> Flow[None]:
    """Fire burns on, a deadly poison takes a life."""
    if one.has("burning"):
        yield from wounds.burn(play, one)
    poison = one.condition("poisoned")
    if one.here and isinstance(poison, Poisoning) and poison.deadly:
        lost = Sum.of(1, "poison", "K6-11.29")
        wounds.harm(play, one, poison.source_id, lost, "poison", "poison", "K6-11.29")


def wake(play: GamePlay) -> None:
    """Targets of an attack, those who saw it from a few steps away, and all after an alarm become aware (K6-16.7).

    A hidden or invisible opponent who has done nothing that gives him away stays unknown (K6-16.16).
    """
    fight = play.state
    for one in fight.combatants:
        if one.unaware and (fight.alarm_round is not None or _sees_attack(play, one)):
            one.unaware = False
            one.unaware_of = [foe.id for foe in fight.foes(one) if foe.has("hidden", "invisible")]
            play.tell(Done, who=one.id, deed="notices", on="none", clauses=("K6-16.7",))
        if one.unaware_of:
            one.unaware_of = [name for name in one.unaware_of if not _found_out(play, one, fight.get(name))]


def _sees_attack(play: GamePlay, one: Combatant) -> bool:
    return any(_sees_attack_by(play, one, intent) for intent in play.state.intentions)


def _found_out(play: GamePlay, one: Combatant, foe: Combatant) -> bool:
    """Return whether a combatant finds out about an opponent: by his attack, or because he gives himself away."""
    intent = foe.intent
    if not foe.here or intent is None:
        return not foe.here
    if not (_sees_attack_by(play, one, intent) or relations.gives_himself_away(play, foe, intent)):
        return False
    play.tell(Done, who=one.id, deed="finds_out", on=foe.id, clauses=("K6-16.16",))
    return True


def _sees_attack_by(play: GamePlay, one: Combatant, intent: Intention) -> bool:
    """Return whether an attack met a combatant, or one of his side a few steps away."""
    fight = play.state
    attacked = map(fight.get, intent.resolved)
    return any(other.faction == one.faction and fight.run_rounds(one.id, other.id) == 0 for other in attacked)


def come_down(play: GamePlay) -> None:
    """A thing that was brought down hangs no more (K6-32.4), and one that was thrown is broken (K6-32.7)."""
    for intent in play.state.intentions:
        attack = intent.attack if intent.used else None
        if attack is not None and attack.targets and attack.means in ("spell", "item", "stunt"):
            play.state.zone_of(play.state.get(attack.targets[0])).overhead.pop(attack.thing, None)
        if attack is not None and attack.means == "hurl":
            play.state.zone_of(play.state.get(intent.who)).things.pop(attack.thing, None)


def turn_round(play: GamePlay, one: Combatant) -> None:
    """K6-11.25: an attack from behind is for one round; who knows of the attacker turns to him."""
    one.behind = [name for name in one.behind if not relations.knows_of(play, play.state.get(name), one)]


# ---- what lapses -----------------------------------------------------------------------------------------------------

ENDS_BY = {
    "prone": "K6-11.24",
    "pinned_clothing": "K6-24.6",
    "teetering": "K6-25.4",
    "aimed": "K6-18.4",
    "hidden": "K6-16.17",
}
"""Conditions with a clause of their own on how they end; the others go by their duration."""


def lapse(play: GamePlay, one: Combatant) -> None:
    """End conditions whose time is over, or that end in passing."""
    for condition in list(one.conditions):
        if condition in one.conditions and _over(play, one, condition):
            row = CONDITIONS[condition.id]
            lose(play, one, condition, "over", ENDS_BY.get(condition.id, DURATION_CLAUSE[row.duration]))
    if one.concentration and not one.able:
        end_spell(play, one)


def _over(play: GamePlay, one: Combatant, condition: AnyCondition) -> bool:
    fight = play.state
    now, row = fight.round, CONDITIONS[condition.id]
    if condition.expires_round is not None:
        return now >= condition.expires_round
    if row.duration == ONE_ROUND:
        return True
    earlier = condition.created_round < now
    if condition.id == "prone":
        return earlier and _acts_freely(one) and not _held_down(one)
    if condition.id == "crouched":
        return earlier and one.able
    if isinstance(condition, Snag):
        return condition.loose and one.able
    if isinstance(condition, Aimed):
        return one.intent is not None and bool(one.intent.stopped)
    if condition.id == "hidden":
        return one.intent is not None and _left_hiding(one.intent)
    if condition.id == "teetering":
        return earlier and one.able and not _threatened(play, one)
    if condition.id == "lying_on":
        return not any(hold.id == "pinned_under" for _, hold in fight.held_by(one))
    return False


def _left_hiding(intent: Intention) -> bool:
    """Return whether a combatant has come out: by a run, by flight or to close quarters; sneaking keeps him hidden."""
    if isinstance(intent.deed, Move):
        return intent.deed.pace == "run"
    by_hand = intent.means in CLOSE_MEANS or isinstance(intent.deed, (Flee, Bind))
    return bool(intent.runs_at) or intent.pace != "stay" or by_hand


def _acts_freely(one: Combatant) -> bool:
    return one.able and one.intent is not None and not one.intent.stopped


def _held_down(one: Combatant) -> bool:
    return one.has("pinned_under", "limb_stood_on", "held_both_arms", "bound", "paralysed")


def _threatened(play: GamePlay, one: Combatant) -> bool:
    return any(one.id in threatened_by(play, intent) for intent in play.state.intentions)


def after_shot(play: GamePlay, one: Combatant) -> None:
    """K6-4.5: who shot a loaded bow and stayed has loaded again."""
    intent = one.intent
    attack = intent.deed.attack if intent is not None else None
    if attack is not None and attack.loaded and intent is not None and not intent.stopped and intent.pace != "run":
        actions.load(play, one, attack.weapon)


# ---- the end of the fight --------------------------------------------------------------------------------------------


def outcome(play: GamePlay) -> Outcome | None:
    """The aims of the scenario first, then the last side standing, then the limit of rounds."""
    fight = play.state
    victory = fight.aims
    if fight.round == 0:
        return None
    standing = {one.side for one in fight.combatants if one.able}
    heroes, others = "hero" in standing, "gm" in standing
    aim = _aim(fight, victory, heroes)
    if aim is not None:
        return aim
    if not heroes and not others:
        return Outcome((), phrase("nobody-left"))
    if not others and victory.capture and heroes:
        return _captive_to_be(play)
    if not others and not _more_to_come(fight):
        return Outcome(("hero",), phrase("word-last-standing"))
    if not heroes:
        won = victory.heroes_escape and all(
            one.gone in ("fled", "left") for one in fight.combatants if one.side == "hero"
        )
        return Outcome(("hero",), phrase("escaped")) if won else Outcome(("gm",), phrase("word-last-standing"))
    if fight.round >= play.knobs.rounds_limit:
        return Outcome((), phrase("word-rounds-over"))
    return None


def _captive_to_be(play: GamePlay) -> Outcome | None:
    """Opponents who are out but alive can still be bound; where there are none, the captive is lost."""
    fight = play.state
    if fight.round >= play.knobs.rounds_limit:
        return Outcome((), phrase("word-rounds-over"))
    alive = any(one.side == "gm" and one.here for one in fight.combatants)
    return None if alive else Outcome(("gm",), phrase("nobody-left"))


def _more_to_come(fight: State) -> bool:
    """Return whether the master's side gets reinforcements, at a set time or after the alarm."""
    expected = any(coming.round is not None or fight.alarm_round is not None for coming in fight.coming)
    return expected and any(fight.get(name).side == "gm" for coming in fight.coming for name in coming.who)


def _aim(fight: State, victory: Aims, heroes: bool) -> Outcome | None:
    if victory.casts_allowed is not None and fight.casts >= victory.casts_allowed:
        return Outcome(("gm",), phrase("spell-complete"))
    if victory.no_alarm and fight.alarm_round is not None:
        return Outcome(("gm",), phrase("alarm-raised"))
    if victory.none_escapes and any(fight.get(name).side == "gm" for name in fight.escaped):
        return Outcome(("gm",), phrase("one-got-away"))
    if victory.keep and sum(fight.get(name).able for name in victory.keep) < victory.keep_least:
        return Outcome(("gm",), phrase("too-few-left"))
    if victory.capture and heroes:
        bound = [one for one in fight.combatants if one.side == "gm" and one.has("bound", "surrendered")]
        if len(bound) >= victory.capture and not fight.able("gm"):
            return Outcome(("hero",), phrase("captured"))
    if victory.hold_rounds is not None and heroes and fight.round >= victory.hold_rounds:
        return Outcome(("hero",), phrase("held-out"))
    if victory.throw_down is not None and fight.thrown_down >= victory.throw_down:
        return Outcome(("hero",), phrase("thrown-down"))
    return None


def collect(play: GamePlay) -> None:
    """K6-19.6, K6-19.7: after the fight each hero gathers what he has shot or thrown; what is costly is gone."""
    fight = play.state
    if outcome(play) is None:
        return
    for one in fight.combatants:
        for name in one.shot if one.able and one.side == "hero" else ():
            weapon = scene.weapon_of(play, name)
            if weapon.costly or weapon.weight == "natural":
                continue
            plenty = "K6-19.5" if weapon.ranged == "shoot" else "K6-19.6"
            play.tell(AmmoCollected, who=one.id, ammo=name, clauses=("K6-19.7", plenty))
