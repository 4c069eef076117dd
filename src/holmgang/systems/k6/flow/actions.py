"""Deeds without a success roll, carried out unless they were stopped (nodes P of the order); capturing and words.

Also what deeds of every sort take: incantations (K6-28, K6-32), ammunition, scrolls and aim (K6-19.3).
"""

from __future__ import annotations

from holmgang.kernel.play import Flow, rule
from holmgang.kernel.questions import Choose, Option
from holmgang.kernel.sums import Sum
from holmgang.systems.k6 import rules
from holmgang.systems.k6.board import relations, scene
from holmgang.systems.k6.board.scene import Finding
from holmgang.systems.k6.events import (
    AlarmRaised,
    Done,
    Escaped,
    NotRolled,
    Passed,
    SceneAdded,
    SpellCast,
    Spoke,
    SurrenderDemanded,
    Surrendered,
    Tied,
    UsedUp,
)
from holmgang.systems.k6.flow import movement, results, wounds
from holmgang.systems.k6.flow.conditions import end_spell, gain, held, lose, lose_all, release_all
from holmgang.systems.k6.state import (
    Aim,
    Aimed,
    Bind,
    BreakDisadvantage,
    CastSupport,
    Combatant,
    Condition,
    Distract,
    Enchantment,
    Feint,
    FullDefence,
    GamePlay,
    Hide,
    Hold,
    InCover,
    Intention,
    Interact,
    LooseItem,
    Move,
    PassBy,
    PickUp,
    PlannedAttack,
    Regard,
    Speak,
)
from holmgang.systems.k6.tables import ACTIONS, CONDITIONS


def _undone_because(one: Combatant, intent: Intention) -> str:
    """Return the clause by which a deed that was stopped comes to nothing."""
    if not one.able:
        return "K6-22.2"
    return "K6-18.12" if isinstance(intent.deed, (Aim, Feint, Distract)) else "K6-27.10"


def carry_out(play: GamePlay, one: Combatant) -> Flow[None]:
    """Carry out the deed of a combatant, unless it was stopped. Flight is part of the movement of the round."""
    intent = one.intent
    if intent is None or intent.done:
        return
    if intent.stopped or not (one.able or (one.felled and isinstance(intent.deed, Move))):
        play.tell(NotRolled, who=one.id, against="nobody", why="stopped", clauses=(_undone_because(one, intent),))
        return
    intent.done = True
    match intent.deed:
        case Aim() as deed:
            _aim(play, one, deed)
        case Feint() as deed:
            opening = Regard("opening", one.id, against=deed.target)
            gain(play, one, opening, rounds=1, clauses=("K6-18.6", "K6-18.8"))
        case Distract() as deed:
            _distract(play, one, deed)
        case Hide() as deed:
            yield from _hide(play, one, deed)
        case CastSupport():
            yield from support(play, one)
        case FullDefence():  # K6-14.7: the spell of a full defence is an incantation like any other
            spoken(play, one, *GUARD)
        case PassBy() as deed:
            play.tell(Passed, who=one.id, around=tuple(deed.around), clauses=("K6-26.2",))
        case Move() as deed:
            _move(play, one, deed)
        case PickUp() as deed:
            _pick_up(play, one, deed)
        case Interact() as deed:
            yield from _interact(play, one, deed)
        case Bind() as deed:
            yield from bind(play, one, deed)
        case Speak() as deed:
            yield from utter(play, one, deed.purpose)
        case BreakDisadvantage() as deed:
            _clear(play, one, deed)
        case _:
            pass


# ---- preparing -------------------------------------------------------------------------------------------------------


def _aim(play: GamePlay, one: Combatant, deed: Aim) -> None:
    """K6-18.1: +1 to the next shot; aiming again does not add."""
    load(play, one, deed.weapon)
    lose_all(play, one, ("aimed",), "aims_again", "K6-18.4")
    gain(play, one, Aimed("aimed", one.id, against=deed.at, weapon=deed.weapon))


def load(play: GamePlay, one: Combatant, weapon: str) -> None:
    """A bow is loaded in passing; a crossbow takes its round (K6-4.3)."""
    if weapon and scene.weapon_of(play, weapon).reload == "bow" and weapon not in one.loaded:
        one.loaded.append(weapon)


def _distract(play: GamePlay, one: Combatant, deed: Distract) -> None:
    """K6-18.9: the opponent has −1 in this round; a distraction cannot hurt."""
    target = play.state.get(deed.target)
    spell = ("K6-32.6",) if deed.by in play.content.kind("spells") else ()
    play.tell(Done, who=one.id, deed="distract", on=target.id, clauses=("K6-18.9", "K6-18.10", *spell))
    if not target.has("distracted"):
        gain(play, target, Condition("distracted", one.id))


def _clear(play: GamePlay, one: Combatant, deed: BreakDisadvantage) -> None:
    """End a disadvantage without a holder: one round of effort, no roll (K6-29.2, K6-29.5)."""
    for condition in list(one.conditions):
        held = isinstance(condition, Hold) and bool(condition.holder_id)
        if condition.id == deed.condition and not held:
            if still_busy(one, f"clear_{condition.id}", play.knobs.clear_impairment_rounds):
                return
            effort = CONDITIONS[condition.id].release == "effort"
            lose(play, one, condition, "cleared", "K6-29.5" if effort else "K6-29.2", "K6-11.28")
            return


# ---- moving ----------------------------------------------------------------------------------------------------------


def _move(play: GamePlay, one: Combatant, deed: Move) -> None:
    """Move to another place or behind something; towards and away from people is movement at the end of the round."""
    zone, goal = play.state.zone_of(one), deed.destination
    lose_all(play, one, ("in_cover",), "moved", "K6-11.26")
    if goal in (*zone.cover, *zone.obstacles):
        take_cover(play, one, goal, ("K6-11.11",))
    elif goal in zone.links:
        movement.change_place(play, one, goal, zone.links[goal], deed.pace)


def take_cover(play: GamePlay, one: Combatant, where: str, clauses: tuple[str, ...]) -> None:
    """Behind a pillar, into a doorway. Cover that one has already lasts (K6-11.26)."""
    if any(isinstance(condition, InCover) and condition.behind == where for condition in one.conditions):
        return
    obstacle = where in play.state.zone_of(one).obstacles
    lose_all(play, one, ("in_cover",), "moved")
    gain(play, one, InCover("in_cover", one.id, behind=where, obstacle=obstacle), clauses=clauses)


def _hide(play: GamePlay, one: Combatant, deed: Hide) -> Flow[None]:
    """K6-16.17: opponents who fight another or cannot see him lose him; a seated master may rule otherwise."""
    if deed.where:
        take_cover(play, one, deed.where, ("K6-11.11",))
    watchers = [foe for foe in play.state.foes(one) if foe.able and relations.knows_of(play, foe, one)]
    lost = [foe for foe in watchers if relations.loses_sight_of(play, foe, one)]
    question = Choose(
        play.master or "",
        "slips_away",
        [Option("yes"), Option("no")],
        about=one.id,
        clauses=("K6-16.17",),
        default="yes" if lost or not watchers else "no",
    )
    if (yield from rule(play, question)) == "no":
        play.tell(Done, who=one.id, deed="hides_in_vain", on="none", clauses=("K6-16.17",))
        return
    gain(play, one, Condition("hidden", one.id), clauses=("K6-16.17", "K6-11.8"))
    for foe in lost or watchers:
        foe.unaware_of.append(one.id)
        play.tell(Done, who=foe.id, deed="loses_sight", on=one.id, clauses=("K6-16.17", "K6-16.15"))


# ---- things ----------------------------------------------------------------------------------------------------------


def _pick_up(play: GamePlay, one: Combatant, deed: PickUp) -> None:
    """K6-30.6: it works unless it is prevented."""
    item = next((item for item in play.state.items if item.id == deed.thing and not item.holder), None)
    if item is not None:
        if item.near:
            movement.put_at(play, one, play.state.get(item.near), 0, "K6-5.3")
        results.take(play, one, item, "K6-30.6")


def _interact(play: GamePlay, one: Combatant, deed: Interact) -> Flow[None]:
    """K6-4.1, K6-4.3: one round for what is on the list, else as the table or the master says."""
    needed = yield from _rounds_needed(play, one, deed.action)
    if one.busy_with != deed.action:
        one.busy_with, one.busy_left = deed.action, needed
    one.busy_left -= 1
    clause = ACTIONS[deed.action]
    if one.busy_left > 0:
        play.tell(SceneAdded, what="not_yet_done", clauses=(clause,))
        return
    one.busy_with = ""
    play.tell(Done, who=one.id, deed=deed.action, on=deed.weapon or "none", clauses=(clause,))
    yield from _acted(play, one, deed)


LONG_ACTIONS = (
    "crossbow_reload",
    "shield_on_off",
    "light_lantern",
    "force_door",
    "douse_light",
    "first_aid",
    "put_out_fire",
)


def _rounds_needed(play: GamePlay, one: Combatant, action: str) -> Flow[int]:
    table = play.knobs.action_rounds
    if action not in LONG_ACTIONS:
        return 1
    default = getattr(table, action, table.other)
    if one.busy_with == action:
        return int(default)
    question = Choose(
        play.master or "",
        "action_rounds",
        [Option("one"), Option("two"), Option("three")],
        about=one.id,
        args={"action": action},
        clauses=("K6-4.3",),
        default=("one", "two", "three")[min(default, 3) - 1],
    )
    answer = yield from rule(play, question)
    return ("one", "two", "three").index(answer) + 1


def _acted(play: GamePlay, one: Combatant, deed: Interact) -> Flow[None]:
    action = deed.action
    if action in ("stow", "put_down", "load", "crossbow_reload") and not one.readied:
        return
    if action == "draw" and deed.weapon in one.weapons:
        one.readied = deed.weapon
    elif action == "stow":
        one.readied = ""
    elif action == "put_down":
        weapon, one.readied = one.readied, ""
        one.weapons.remove(weapon)
        play.state.items.append(LooseItem(scene.free_name(play, weapon), weapon, one.zone, one.id))
    elif action == "potion_out":
        one.items.remove("potion")
        one.items.append("potion_in_hand")
    elif action == "drink":
        one.items.remove("potion_in_hand")
        play.tell(
            UsedUp,
            who=one.id,
            item="potion",
            left=Sum.of(one.items.count("potion"), "pieces", "K6-19.3"),
            clauses=("K6-19.3",),
        )
        yield from wounds.heal(play, one, 2, 2, "potion")
    elif action == "pack_off":
        one.pack = False
        one.items.append("pack_down")
        lose_all(play, one, ("overloaded",), "put_down")
    elif action == "take_from_pack":
        one.items.remove("potion")
        one.items.append("potion_in_hand")
    elif action in ("load", "crossbow_reload"):
        one.loaded.append(one.readied)
    elif action == "shield_on_off":
        one.shield, one.shield_off = one.shield_off, one.shield
    elif action in ("light_lantern", "douse_light"):
        one.light = action == "light_lantern"
    elif action == "first_aid":
        play.state.spent_items.append(f"first_aid_{one.id}")
        wounds.restore(play, one, Sum.of(1, "first_aid", "K6-11.30"))
    elif action in ("overturn", "climb"):
        zone = play.state.zone_of(one)
        zone.things.pop(deed.weapon, None)
        if deed.weapon not in zone.obstacles:
            zone.obstacles.append(deed.weapon)
        take_cover(play, one, deed.weapon, ("K6-11.11", "K6-32.7"))
    elif action == "put_out_fire":
        lose_all(play, one, ("burning",), "put_out", "K6-29.5")


# ---- capturing and words (K6-31) -------------------------------------------------------------------------------------


YES_OR_NO = (Option("yes"), Option("no"))


PAST_RESISTING = {"knocked_out": "K6-31.2", "surrendered": "K6-31.11", "at_mercy": "K6-31.9", "bound_arms": "K6-31.5"}
"""Conditions in which an opponent can be tied up, and why."""


def bindable(target: Combatant, one: Combatant) -> Finding | None:
    """Return why a combatant can tie an opponent up: past resisting, or held by another's hands; None: he cannot."""
    for condition, clause in PAST_RESISTING.items():
        if target.has(condition):
            return Finding(condition, (clause,))
    if any(hold.id == "held_both_arms" and hold.holder_id != one.id for hold in target.holds()):
        return Finding("held_both_arms", ("K6-31.3", "K6-31.4"))
    return None


def bind(play: GamePlay, one: Combatant, deed: Bind) -> Flow[None]:
    """K6-31.3 to K6-31.6: the arms first; a captive without a chance is soon bound altogether."""
    target = play.state.get(deed.target)
    found = bindable(target, one)
    if found is None:
        play.tell(NotRolled, who=one.id, against=target.id, why="hold_lost", clauses=("K6-31.4",))
        return
    movement.meet(play, one, target)
    if target.has("bound"):  # another rope was quicker
        return
    if not target.has("bound_arms") and still_busy(one, "bind", play.knobs.action_rounds.bind_arms):
        play.tell(SceneAdded, what="not_yet_done", clauses=("K6-4.3",))
        return
    if not target.has("bound_arms"):
        play.tell(Tied, who=target.id, by=one.id, what="arms", clauses=found.clauses)
        gain(play, target, held("bound_arms", one), clauses=("K6-31.3", "K6-31.5"))
    fight = play.state
    hopeless = rules.shortens(
        target.has("held_both_arms", "bound_arms", "knocked_out"),
        len(fight.able(target.side)),
        len(fight.able(one.side)),
    )
    default = "yes" if hopeless else "no"
    question = Choose(
        play.master or "",
        "shorten",
        YES_OR_NO,
        about=target.id,
        clauses=("K6-31.6",),
        default=default,
    )
    if (yield from rule(play, question)) == "yes":
        play.tell(Tied, who=target.id, by=one.id, what="all", clauses=("K6-31.6",))
        gain(play, target, held("bound", one), clauses=("K6-31.6", "K6-31.1"))


def still_busy(one: Combatant, what: str, rounds: int) -> bool:
    """Return whether a work of so many rounds goes on beyond this one (K6-4.3, K6-11.28)."""
    if one.busy_with != what:
        one.busy_with, one.busy_left = what, rounds
    one.busy_left -= 1
    return one.busy_left > 0


# ---- words -----------------------------------------------------------------------------------------------------------


def utter(play: GamePlay, one: Combatant, purpose: str) -> Flow[None]:
    """Words in passing: an alarm, a demand to surrender, an order."""
    intent = one.intent
    in_time = intent is not None and intent.drawn  # a hand put over the mouth in a draw cancels no word (K6-20.10)
    if one.limited("mouth") and not in_time:
        return
    if purpose == "alarm" and one.side == "gm":
        if play.state.alarm_round is None:
            play.state.alarm_round = play.state.round
        play.tell(AlarmRaised, who=one.id, clauses=("K6-28.1",))
    elif purpose == "surrender_demand":
        yield from demand(play, one)
    else:
        play.tell(Spoke, who=one.id, purpose=purpose, clauses=("K6-4.4",))


def demand(play: GamePlay, one: Combatant) -> Flow[None]:
    """K6-31.7, K6-31.8: every opponent who understands is asked to give in."""
    fight = play.state
    understood = [
        foe for foe in fight.foes(one) if foe.able and any(tongue in foe.languages for tongue in one.languages)
    ]
    deaf = ("K6-31.10",) if any(foe.able and foe not in understood for foe in fight.foes(one)) else ()
    to = tuple(foe.id for foe in understood)
    play.tell(SurrenderDemanded, who=one.id, to=to, clauses=("K6-31.7", *deaf))
    for foe in understood:
        own, others = len(fight.able(foe.side)), len(fight.able(one.side))
        leader_down = any("leader" in c.flags and not c.able for c in fight.combatants if c.side == foe.side)
        gives_in = rules.surrenders(
            "fearless" in foe.flags, foe.has("at_mercy"), foe.lives, foe.lives_max, own, others, leader_down
        )
        default = "yes" if gives_in else "no"
        question = Choose(
            play.master or "",
            "surrender",
            YES_OR_NO,
            about=foe.id,
            clauses=("K6-31.8",),
            default=default,
        )
        if (yield from rule(play, question)) == "yes":
            surrender(play, foe)


def surrender(play: GamePlay, one: Combatant) -> None:
    """K6-31.11: no more rolls; the weapon goes down."""
    gain(play, one, Condition("surrendered", one.id))
    release_all(play, one, "surrendered")
    play.tell(Surrendered, who=one.id, clauses=("K6-31.11", "K6-31.1"))


# ---- incantations, and what an attack uses up ------------------------------------------------------------------------


GUARD = ("K6-9.16", "K6-17.6")
"""A spell that serves as a defence is a casting like any other, and the only one of the round."""


def spoken(play: GamePlay, one: Combatant, *why: str) -> None:
    """Speak the incantation of a caster who was not stopped.

    ``why`` are further clauses by which it can be spoken here.
    """
    intent = one.intent
    if intent is None or not intent.deed.spoken() or intent.stopped or intent.cast:
        return
    intent.cast = True
    if one.side == "gm":
        play.state.casts += 1
    if one.concentration:
        end_spell(play, one, "K6-28.12")
    play.tell(SpellCast, who=one.id, spell=intent.spell, targets=tuple(intent.targets), clauses=("K6-28.15", *why))


def support(play: GamePlay, one: Combatant) -> Flow[None]:
    """Carry out a spell that threatens no opponent."""
    intent = one.intent
    assert intent is not None
    spell = scene.spell_of(play, intent.spell)
    guards = spell.usable_as_defence or spell.sort == "defensive"
    spoken(play, one, *(GUARD if guards else ()))
    use_up(play, one)
    if spell.leaves:
        one.gone = "left"
        play.tell(Escaped, who=one.id, how=intent.spell, clauses=("K6-9.13",))
        return
    friend = play.state.get(intent.targets[0]) if intent.targets else one
    if spell.heals_kz:
        yield from wounds.heal(play, friend, spell.heals_kz, spell.heals, intent.spell)
    rounds = spell.rounds or None
    if spell.condition in CONDITIONS:
        gain(play, friend, Enchantment(spell.condition, one.id, spell=intent.spell), rounds=rounds)
    if spell.adds_kz:
        sparks = Enchantment("sparking", one.id, spell=intent.spell)
        gain(play, friend, sparks, rounds=rounds, clauses=("K6-21.12",))
    if spell.targets == "place":
        play.state.zone_of(one).lit = True
        play.tell(SceneAdded, what="light", clauses=("K6-1.7",))
    if spell.concentration:
        one.concentration, one.concentration_on = intent.spell, friend.id


# ---- what an attack uses up (K6-19.3 to K6-19.6) ---------------------------------------------------------------------


def use_up(play: GamePlay, one: Combatant) -> None:
    """A shot unloads, a throw leaves the hand, a scroll crumbles: once, and only if not prevented (K6-27.6)."""
    intent = one.intent
    if intent is None or intent.stopped or intent.used:
        return
    intent.used = True
    deed = intent.deed
    spell, attack = deed.spoken(), deed.attack
    if spell and (intent.means == "item" or spell not in one.spells):
        _read_scroll(play, one, spell)
    if attack is None or attack.means not in ("shoot", "throw"):
        return
    aim = one.condition("aimed")
    if aim is not None:
        aim.expires_round = play.state.round
    if attack.weapon not in one.shot:
        one.shot.append(attack.weapon)
    if attack.weapon in one.loaded:
        one.loaded.remove(attack.weapon)
    _count(play, one, attack)


def _read_scroll(play: GamePlay, one: Combatant, spell: str) -> None:
    one.items.remove(f"scroll_{spell}")
    _tell_used(play, one, spell, one.items.count(f"scroll_{spell}"), ("K6-19.3",))


def _count(play: GamePlay, one: Combatant, attack: PlannedAttack) -> None:
    """Count costly or few pieces, one for each target; a thrown weapon lies where it was thrown."""
    name, thrown = attack.weapon, attack.means == "throw"
    model = scene.weapon_of(play, name)
    if model.weight == "natural":  # a dragon does not run out of breath
        return
    pieces = one.ammo.get(name, 1 if thrown else play.knobs.few_pieces_limit + 1)
    if not rules.tracked(pieces, model.costly, play.knobs.few_pieces_limit):
        return
    one.ammo[name] = max(0, pieces - (1 if model.area else len(attack.targets)))
    lies = thrown and not model.costly
    for target in map(play.state.get, attack.targets) if lies else ():
        play.state.items.append(LooseItem(scene.free_name(play, name), name, target.zone, target.id))
    clause = "K6-19.3" if model.costly else "K6-19.4"
    _tell_used(play, one, name, one.ammo[name], (clause, "K6-19.6") if lies else (clause,))
    if thrown and not one.ammo[name]:
        one.readied = ""


def _tell_used(play: GamePlay, one: Combatant, thing: str, left: int, clauses: tuple[str, ...]) -> None:
    play.tell(UsedUp, who=one.id, item=thing, left=Sum.of(left, "pieces", clauses[0]), clauses=clauses)
