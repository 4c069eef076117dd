"""One player's turn, from upkeep to the end of phase 6, in the order of the book (PS-3)."""

from __future__ import annotations

from collections.abc import Iterator

from holmgang.kernel.play import Flow
from holmgang.kernel.questions import REQUIRED, Barred, Choose, ChooseSome, Option, Order, Spot
from holmgang.kernel.sums import Sum, Term
from holmgang.systems.psychopaths import chart, free, rules
from holmgang.systems.psychopaths.cards import (
    Game,
    choose_discards,
    draw_equipment,
    hand_size,
    madness,
    mutations,
    numbered,
)
from holmgang.systems.psychopaths.content import LowDieAp
from holmgang.systems.psychopaths.ending import check_end, next_turn
from holmgang.systems.psychopaths.events import (
    ActionPoints,
    ApLost,
    EndEffectDue,
    MadnessRestored,
    NoGlory,
    PhaseBegan,
    PhaseSkipped,
    TurnBegan,
    TurnEnded,
    Upkeep,
)
from holmgang.systems.psychopaths.explore import exploration
from holmgang.systems.psychopaths.fight_events import NoMoreAttacks
from holmgang.systems.psychopaths.happenings import end_effect, turn_event
from holmgang.systems.psychopaths.move import can_step, movement
from holmgang.systems.psychopaths.paying import can_pay, pay
from holmgang.systems.psychopaths.quests import Deed, check_quests
from holmgang.systems.psychopaths.rolls import dice_options, roll
from holmgang.systems.psychopaths.settling import attack, change_glory, location_of, psychopath_fight
from holmgang.systems.psychopaths.state import Player, Turn
from holmgang.systems.psychopaths.walking import together

PHASES = ("action_points", "exploration", "event", "movement", "fight", "before_turn_end", "turn_end")
"""The phases of a turn; a scenario may begin in any of them."""
FOR_HOLDERS_TOO = {"action_points": ("PS-4.5",), "event": ("PS-7.2",)}
"""Phases that a held psychopath does not take away."""
REFIGHT_PRICE = 1
"""What fighting a held psychopath once more costs in the newer edition."""


def take_turn(play: Game, player: Player, begin: str = "") -> Flow[None]:
    """A whole turn of a player; ``begin`` names the phase in which a scenario starts in the middle of one."""
    phases = PHASES[PHASES.index(begin) :] if begin else PHASES
    if not begin:
        yield from upkeep(play, player)
    if "action_points" in phases:
        _phase(play, player, "action_points")
        yield from action_points(play, player)
    if "exploration" in phases:
        _phase(play, player, "exploration")
        yield from exploration(play, player)
    if "event" in phases:
        _phase(play, player, "event")
        for _ in range(play.knobs.events_in_event_phase):
            yield from turn_event(play, player, ("PS-7.1",))
    killed = False
    if "movement" in phases:
        yield from movement_phase(play, player)
    if "fight" in phases:
        killed = yield from fight_phase(play, player)
    if "before_turn_end" in phases and not killed:
        yield from before_turn_end(play, player)
    yield from end_of_turn(play, player)


def _phase(play: Game, player: Player, phase: str, *clauses: str) -> None:
    play.state.turn.phase = phase
    for_holders = FOR_HOLDERS_TOO.get(phase, ()) if player.is_holder else ()
    play.tell(PhaseBegan(who=player.id, phase=phase, clauses=("PS-3.1", *for_holders, *clauses)))


# Upkeep and phase 1.


def upkeep(play: Game, player: Player) -> Flow[None]:
    """Before phase 1: a fresh turn, equipment, and the field under the figure counts as visited (PS-3.3, PS-3.4)."""
    land = play.state
    land.turn = Turn(active=player.id, phase="upkeep")
    if play.knobs.start_field_visited:
        land.turn.visited.append(player.figure)
    number = Sum.of(land.round, "round", "PS-3.2")
    play.tell(TurnBegan(who=player.id, round=number, clauses=("PS-3.2", "PS-1.7")))
    play.tell(Upkeep(who=player.id, field=player.figure, clauses=("PS-3.3", "PS-3.4")))
    yield from draw_equipment(play, player, play.knobs.equipment_draw_per_turn, "PS-3.3")


def action_points(play: Game, player: Player) -> Flow[None]:
    """Two dice; the player picks one and receives that many AP (PS-4)."""
    knobs = play.knobs
    faces = yield from roll(play, player, "action_points", knobs.ap_dice, "PS-4.1")
    options = [
        Option(die.id, die.label, worth=_ap_of(play, player, [face]))
        for die, face in zip(dice_options(faces), faces, strict=True)
    ]
    if knobs.ap_dice_kept == 1:
        picked = [(yield Choose(player.id, "pick_die", options, clauses=("PS-4.2",)))]
    else:
        kept = min(knobs.ap_dice_kept, len(faces))
        picked = yield ChooseSome(player.id, "pick_die", options, least=kept, most=kept, clauses=("PS-4.2",))
    received = _ap_of(play, player, [faces[int(name.removeprefix("die_")) - 1] for name in picked])
    player.ap += received.total
    play.tell(ActionPoints(who=player.id, ap=received, clauses=("PS-4.3",)))


def _ap_of(play: Game, player: Player, dice: list[int]) -> Sum:
    terms = [Term(rules.action_points(die), "die", "PS-4.3") for die in dice]
    for card in mutations(play, player):
        if any(isinstance(effect, LowDieAp) for effect in card.effects):
            bonus = sum(rules.pains_bonus(die, 1, play.knobs.pains_threshold, play.knobs.pains_bonus) for die in dice)
            terms += [Term(bonus, card.id, "PS-4.4")] if bonus else []
    return Sum(terms)


# Phases 4 and 5.


def movement_phase(play: Game, player: Player) -> Flow[None]:
    """Phase 4; in some houses the held psychopath is fought at its start (PS-10.3)."""
    _phase(play, player, "movement", *(("PS-8.1", "PS-10.3") if player.is_holder else ()))
    if play.knobs.held_fight_in_movement:
        yield from fight_held(play, player)
    yield from movement(play, player)


def fight_phase(play: Game, player: Player, *clauses: str) -> Flow[bool]:
    """Phase 5: the held psychopath first, then an attack on somebody here; returns whether the active player died.

    ``clauses`` say why the phase is repeated, where it is.
    """
    play.state.turn.phase = "fight"
    while not (unfought(play, player) or attackable(play, player) or _refights(play, player)):
        if not (yield from free.window(play, player)):
            play.tell(PhaseSkipped(who=player.id, phase="fight", clauses=("PS-9.3", *clauses)))
            return False
    why = ("PS-9.4",) if unfought(play, player) and attackable(play, player) else ()
    _phase(play, player, "fight", *why, *clauses)
    yield from fight_held(play, player)
    yield from refight(play, player)
    revenges = [0]
    for _ in range(play.knobs.attacks_per_fight_phase):
        target = yield from choose_attack(play, player)
        if target is None:
            return False
        if (yield from attack(play, player, target, revenges)):
            return True
    if attackable(play, player):
        play.tell(NoMoreAttacks(who=player.id, clauses=("PS-9.7",)))
    return False


def unfought(play: Game, player: Player) -> list[str]:
    """Held psychopaths not yet fought this turn (PS-9.1, PS-9.9)."""
    return [name for name in player.inventory.held if name not in play.state.turn.fought]


def fight_held(play: Game, player: Player) -> Flow[None]:
    """The duel with a held psychopath is compulsory (PS-9.5)."""
    for name in unfought(play, player):
        yield from psychopath_fight(play, player, name, "held")


def _refights(play: Game, player: Player) -> bool:
    return play.knobs.variant_refight_held and player.is_holder and can_pay(player, REFIGHT_PRICE)


def refight(play: Game, player: Player) -> Flow[None]:
    """The newer edition: after each tie the held psychopath may be fought again for an AP."""
    while _refights(play, player):
        name = player.inventory.held[0]
        answer = yield Choose(
            player.id,
            "refight",
            (Option("yes", worth=Sum.of(REFIGHT_PRICE, "price", "PS-9.1")), Option("no")),
            about=name,
            clauses=("PS-9.1",),
            args={"psychopath": name},
            default="no",
        )
        if answer == "no":
            return
        pay(play, player, REFIGHT_PRICE, "refight", "PS-9.1")
        yield from psychopath_fight(play, player, name, "held")


def choose_attack(play: Game, player: Player) -> Flow[Player | None]:
    """Whom to attack on the own field, or nobody; the attack is voluntary (PS-9.2, PS-9.6)."""
    while True:
        targets = attackable(play, player)
        if not targets:
            return None
        decline = [] if play.knobs.must_attack else [Option("decline", clauses=("PS-9.6",))]
        options = [*decline, *(Option(other.id, at=(Spot.token(other.id),), clauses=("PS-9.2",)) for other in targets)]
        answer = yield from free.ask(
            play,
            player,
            "attack",
            lambda options=options: options,  # type: ignore[misc]
            ("PS-9.6", "PS-10.4", "PS-10.5", *(("PS-9.8",) if player.is_holder else ())),
            barred=lambda: _not_here(play, player),
            default=REQUIRED if play.knobs.must_attack else "decline",
        )
        if answer is None:
            continue
        return None if answer["attack"] == "decline" else play.state.player(answer["attack"])


def attackable(play: Game, player: Player) -> list[Player]:
    """The players on the same field who may be attacked now."""
    if player.is_holder and play.knobs.variant_holder_cannot_attack:
        return []
    once = play.knobs.variant_one_fight_per_opponent
    return [other for other in together(play, player) if not (once and other.id in play.state.turn.attacked)]


def _not_here(play: Game, player: Player) -> Iterator[Barred]:
    here, allowed = together(play, player), attackable(play, player)
    for other in play.state.others(player.id):
        if other not in here:
            yield Barred(other.id, "PS-9.2")
        elif other not in allowed:
            yield Barred(other.id, "PS-9.6")
    if play.knobs.must_attack:
        yield Barred("decline", "PS-9.6")


# Before the end of the turn.


def before_turn_end(play: Game, player: Player) -> Flow[None]:
    """As long as AP are left and no psychopath is held: a further step, and the fight phase after it (PS-16)."""
    while True:
        play.state.turn.phase = "before_turn_end"
        if not (yield from movement(play, player, stay="end_turn")):
            if not can_step(play, player):
                tied = ("PS-16.5",) if player.is_holder and not unfought(play, player) else ()
                play.tell(PhaseSkipped(who=player.id, phase="before_turn_end", clauses=("PS-16.3", *tied)))
            return
        if (yield from fight_phase(play, player, "PS-16.2", "PS-16.4")):
            return


# Phase 6.


def end_of_turn(play: Game, player: Player) -> Flow[None]:
    """AP are lost, end effects happen, the hand is trimmed, glory for walking, quests, the end of the game (PS-17)."""
    _phase(play, player, "turn_end")
    if player.ap:
        before_effects = ("PS-17.3",) if play.state.turn.end_effects else ()
        lost = Sum.of(player.ap, "ap", "PS-17.1")
        play.tell(ApLost(who=player.id, ap=lost, clauses=("PS-17.1", *before_effects)))
        player.ap = 0
    yield from end_effects(play, player)
    limit = hand_size(play, player)
    yield from choose_discards(play, player, len(player.hand) - limit.total, "discard_to_limit", "PS-17.4")
    if player.temp_madness:
        player.temp_madness = 0
        play.tell(MadnessRestored(who=player.id, madness=madness(play, player), clauses=("PS-17.7",)))
    walking_glory(play, player)
    place = location_of(play, chart.area_of(play.state, player.figure))
    check_quests(play, [Deed(player.id, "ends_turn_on_location", name=place)] if place else [])
    following = next_turn(play)
    play.tell(TurnEnded(who=player.id, next=following, clauses=("PS-3.2", "PS-17.6")))
    check_end(play)


def end_effects(play: Game, player: Player) -> Flow[None]:
    """Card effects due at the end of the turn, in the order the active player sets (PS-17.2)."""
    due = play.state.turn.end_effects
    named = dict(zip(numbered([effect.card for effect in due]), due, strict=True))
    order = list(named)
    if len(order) > 1:
        order = yield Order(
            player.id,
            "order_end_effects",
            [Option(name, label=effect.card) for name, effect in named.items()],
            clauses=("PS-17.2",),
            default=order,
        )
    for name in order:
        play.tell(EndEffectDue(who=player.id, card=named[name].card, clauses=("PS-17.2",)))
        yield from end_effect(play, player, named[name])
    play.state.turn.end_effects = []


def walking_glory(play: Game, player: Player) -> None:
    """Many fields in one turn: the small become known, the great need more (PS-21.5 to PS-21.7)."""
    knobs, walked = play.knobs, play.state.turn.fields_walked
    gain = rules.walking_glory(
        walked,
        player.glory,
        knobs.walk_low_fields,
        knobs.walk_low_max_glory,
        knobs.walk_high_fields,
        knobs.walk_high_min_glory,
        knobs.walk_glory,
    )
    low = player.glory <= knobs.walk_low_max_glory
    if gain:
        clause = "PS-21.5" if low else "PS-21.6"
        change_glory(play, player, Sum.of(gain, "walking", clause), (clause, "PS-21.7", "PS-21.1", "PS-17.6"))
    elif walked >= min(knobs.walk_low_fields, knobs.walk_high_fields):
        play.tell(NoGlory(who=player.id, what="walking", clauses=("PS-21.6", "PS-21.7")))
