"""How a combat ends: victory and loot, defeat and the victors' pleasure, flight and pursuit."""

from __future__ import annotations

from typing import Any

from holmgang.kernel.play import Flow, Play, rule
from holmgang.kernel.questions import Choose, ChooseSome, Option, Roll, Spot
from holmgang.kernel.sums import Sum
from holmgang.systems.kampbogen import events, rules
from holmgang.systems.kampbogen.asking import ruling, together
from holmgang.systems.kampbogen.content import ABILITIES
from holmgang.systems.kampbogen.state import Character, Combat, Fight, Opponent

DEFEATED = ("unconscious", "surrendered", "dead")
KEEP = "keep"


def stop(fight: Fight, outcome: str) -> None:
    """The combat is over, and with it the match unless it was won."""
    fight.combat, fight.outcome = None, outcome
    if outcome != "won" or not fight.scenes:
        fight.over = True


# Victory


def won(play: Play[Fight]) -> Flow[None]:
    """KB-17.1: no opponent is able to fight. Now, and only now, the beaten may be plundered."""
    fight = play.state
    beaten = fight.roster()
    play.tell(events.Won(clauses=("KB-17.1", "KB-2.8")))
    yield from take_loot(play, beaten)
    yield from the_defenceless(play, beaten)
    yield from spend_advances(play)
    stop(fight, "won")


def take_loot(play: Play[Fight], beaten: list[Opponent]) -> Flow[None]:
    """KB-18: one loot for every defeated opponent; those who fled give none."""
    fight, knobs = play.state, play.knobs
    defeated = [one for one in beaten if one.status in DEFEATED]
    amount = Sum.of(rules.loot(len(defeated), knobs.loot_per_opponent), "defeated", "KB-18.1")
    if any(one.status == "fled" for one in beaten):
        amount = amount.plus(0, "fled", "KB-18.5")
    if not amount.total:
        return

    def ask(seat: str) -> Choose:
        return Choose(seat, "loot", [Option("take"), Option("leave")], clauses=("KB-18.1", "KB-2.6"), default="take")

    answer = yield from together(_standing(fight), ask)
    if answer == "leave":
        return
    fight.loot += amount.total
    play.tell(events.Loot(amount=amount, clauses=("KB-18.1", "KB-18.2")))
    yield from sort_loot(play, amount.total, defeated)


def sort_loot(play: Play[Fight], pieces: int, defeated: list[Opponent]) -> Flow[None]:
    """KB-18.3: valuables and broken gear; KB-18.4: money only where it makes sense."""
    fight, knobs = play.state, play.knobs
    seat = _standing(fight)[0].seat
    dice = yield Roll(seat, "loot_dice", (knobs.dice_sides,) * pieces, clauses=("KB-18.3",))
    valuables = sum(rules.is_valuable(die, knobs.dice_sides) for die in dice)
    carried = sum(one.carries_money for one in defeated)
    default = "carried" if carried else "usual"
    money = yield from ruling(play, "money", ("usual", "carried", "none"), default, "KB-18.4")
    coins = {"usual": knobs.money_default * len(defeated), "carried": carried, "none": 0}[money]
    fight.valuables += valuables
    fight.scrap += pieces - valuables
    fight.money += coins
    play.tell(
        events.Spoils(
            valuables=Sum.of(valuables, "valuables", "KB-18.3"),
            scrap=Sum.of(pieces - valuables, "scrap", "KB-18.3"),
            money=Sum.of(coins, "money", "KB-18.4"),
            clauses=("KB-18.3",),
        )
    )


def the_defenceless(play: Play[Fight], beaten: list[Opponent]) -> Flow[None]:
    """KB-23.3: once the combat is over, the unconscious are defenceless; the players may spare them."""
    lying = [one for one in beaten if one.status == "unconscious"]
    if not lying:
        return

    def ask(seat: str) -> ChooseSome:
        options = [Option(one.id, at=(Spot.token(one.id),)) for one in lying]
        return ChooseSome(seat, "kill_defenceless", options, clauses=("KB-23.1", "KB-23.3"), default=[])

    names = yield from together(_standing(play.state), ask)
    for name in names:
        yield from kill_defenceless(play, play.state.opponent(name))


def kill_defenceless(play: Play[Fight], one: Opponent) -> Flow[None]:
    """KB-23.1: without dice and without any ability, if the master agrees that the person is defenceless."""
    default = "defenceless" if is_helpless(one) else "able_to_resist"
    answer = yield from ruling(play, "defenceless", ("defenceless", "able_to_resist"), default, "KB-23.4", one.id)
    if answer == "defenceless":
        one.status, one.lives = "dead", 0
        play.tell(events.Killed(who=one.id, clauses=("KB-23.1", "KB-23.2")))


def is_helpless(one: Opponent) -> bool:
    """KB-23.4: the states that make defenceless by default."""
    return one.status == "unconscious" or any(tag in ("bound", "asleep") for tag in one.tags)


def spend_advances(play: Play[Fight]) -> Flow[None]:
    """KB-7.7: what rise rolls have saved is spent on abilities after the combat, or kept."""
    for who in play.state.characters:
        while who.saved_advances and who.standing in ("in_combat", "out_of_combat"):
            options = [Option(KEEP), *(Option(name) for name in ABILITIES)]
            name = yield Choose(who.seat, "advance", options, about=who.id, clauses=("KB-7.7",), default=KEEP)
            if name == KEEP:
                break
            who.saved_advances -= 1
            who.abilities[name] += 1
            value = Sum.of(who.abilities[name], name, "KB-7.7")
            play.tell(events.Advanced(who=who.id, ability=name, value=value, clauses=("KB-7.7",)))


def _standing(fight: Fight) -> list[Character]:
    return fight.fighting() or [one for one in fight.characters if one.standing == "out_of_combat"]


# Defeat


def lost(play: Play[Fight]) -> Flow[None]:
    """KB-16: all in combat have fainted; now the victors do as their kind does."""
    fight = play.state
    fainted = [one for one in fight.characters if one.standing == "fainted"]
    play.tell(events.Lost(clauses=("KB-16.1", "KB-2.8")))
    yield from victors_pleasure(play, fainted)
    stop(fight, "lost")


def victors_pleasure(play: Play[Fight], fainted: list[Character]) -> Flow[None]:
    """KB-16.6: leave, plunder or kill; by default what the kind of the victors does."""
    victors = play.state.able()
    default = "leave"
    if any(one.kills_defeated for one in victors):
        default = "kill"
    elif any(one.plunders for one in victors):
        default = "plunder"
    fate = yield from ruling(play, "fate", ("leave", "plunder", "kill"), default, "KB-16.6")
    for who in fainted:
        if fate == "kill":
            who.standing = "dead"
            play.tell(events.Killed(who=who.id, clauses=("KB-16.4", "KB-16.5")))
            continue
        if fate == "plunder":
            yield from plunder(play, who)
        spirits = any(one.kind == "spirit" for one in victors)
        play.tell(events.LeftLying(who=who.id, clauses=("KB-16.2", "KB-17.5") if spirits else ("KB-16.2",)))


def plunder(play: Play[Fight], who: Character) -> Flow[None]:
    """KB-16.3: all money and all gear; where a master sits, the master picks what is taken."""
    things = [*dict.fromkeys(piece.id for piece in who.gear), *(["money"] if who.money else [])]
    taken: Any = things
    if things and play.master is not None:
        options = [Option(name) for name in things]
        taken = yield from rule(
            play,
            ChooseSome(
                play.master, "plunder", options, about=who.id, clauses=("KB-16.3",), default=things, ruling=True
            ),
            things,
            "KB-16.3",
        )
    gone = tuple(piece.id for piece in who.gear if piece.id in taken)
    money = Sum.of(who.money if "money" in taken else 0, "money", "KB-16.3")
    who.gear = [piece for piece in who.gear if piece.id not in taken]
    who.money -= money.total
    play.tell(events.Plundered(who=who.id, gear=gone, money=money, clauses=("KB-16.3",)))


# Flight


def fled(play: Play[Fight], gone: list[Character]) -> Flow[None]:
    """The last standing characters are out of combat: carried companions, and perhaps pursuit."""
    fight = play.state
    yield from fainted_companions(play)
    play.tell(events.Fled(clauses=("KB-2.8",)))
    hunters = hunters_on_the_trail(fight)
    default = "pursue" if hunters or play.knobs.pursuit_default else "let_go"
    answer = yield from ruling(play, "pursue", ("pursue", "let_go"), default, "KB-15.8")
    if answer == "pursue" and fight.rounds < play.knobs.max_rounds:
        pursue(play, gone, bool(hunters))
    else:
        yield from spend_advances(play)
        stop(fight, "fled")


def hunters_on_the_trail(fight: Fight) -> list[Opponent]:
    """KB-25.7: hunters pursue of their own accord, as long as the scenario lets them keep the trail."""
    if fight.pursuits == 0:
        return []
    return [one for one in fight.able() if any(effect.kind == "hunter" for effect in one.effects)]


def fainted_companions(play: Play[Fight]) -> Flow[None]:
    """KB-11.10: by default the fainted are carried along, and nobody is killed or plundered."""
    fainted = [one for one in play.state.characters if one.standing == "fainted"]
    if not fainted:
        return
    answer = yield from ruling(
        play, "fainted_companions", ("carried_along", "left_behind"), "carried_along", "KB-11.10"
    )
    if answer == "left_behind":
        yield from victors_pleasure(play, fainted)


def pursue(play: Play[Fight], gone: list[Character], by_hunters: bool) -> None:
    """KB-15.8: a new combat with the same opponents, in which the characters are attacked."""
    fight = play.state
    able = fight.able()
    why = ("KB-15.8", "KB-25.7", "KB-1.8") if by_hunters else ("KB-15.8", "KB-1.8")
    assert fight.combat is not None
    fight.combat = Combat(
        roster=[one.id for one in able],
        ambushed="nobody",
        start_lives=sum(one.lives for one in able),
        challenges=fight.combat.challenges,
    )
    if fight.pursuits:
        fight.pursuits -= 1
    for who in gone:
        who.standing, who.left = "in_combat", False
    play.tell(events.Pursuit(opponents=tuple(one.id for one in able), clauses=why))
