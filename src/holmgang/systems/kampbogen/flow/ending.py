"""The end of a scene: victory with its loot, defeat and draw (KB-14.6, KB-16 to KB-18); the defenceless (KB-23)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from holmgang.kernel.play import Flow, Rest, rule
from holmgang.kernel.questions import Amount, Barred, Choose, ChooseSome, Option, Roll
from holmgang.kernel.sums import Sum
from holmgang.systems.kampbogen import events, rules
from holmgang.systems.kampbogen.board.lookups import able, awake, is_helpless, members
from holmgang.systems.kampbogen.content import ABILITIES
from holmgang.systems.kampbogen.flow.questions import as_written, plain, ruling, together, token_option
from holmgang.systems.kampbogen.knobs import MOST
from holmgang.systems.kampbogen.state import Character, Combat, GamePlay, Opponent, Scene, State, able_among


def settle(play: GamePlay, people: Sequence[Character], opponents: Sequence[Opponent]) -> Flow[bool]:
    """Settle draw, victory or defeat if a side is gone; return whether the scene is over.

    ``people`` are those of the scene who can still act, ``opponents`` all of the scene. Nothing is lost while a
    companion stands outside (KB-16.1). A side of which none has fallen and none is left (by a correction of the
    master) has gone. Untouched captives are no victory.
    """
    resisted = bool(able_among(opponents))
    if resisted and people:
        return False
    outside, fallen = play.state.standing(), any(one.fallen for one in play.state.characters)
    if resisted and fallen and outside:
        return False
    if not resisted and all(one.unbeaten for one in opponents):
        return False
    if not resisted and not outside:
        play.tell(events.Draw, clauses=("KB-14.6",))
        stop(play.state, "draw")
    elif not resisted:
        yield from won(play, people or outside, opponents)
        stop(play.state, "won")
    elif fallen:
        yield from lost(play, [one for one in opponents if one.is_able()])
        stop(play.state, "lost")
    else:
        play.tell(events.Fled, clauses=("KB-2.8",))
        stop(play.state, "fled")
    return True


def resume(play: GamePlay, place: str, held: Any) -> Flow[None]:
    """The remainder of a victory from where it rested, with whom it concerns."""
    state = play.state
    people, opponents = held
    yield from aftermath(play, [*map(state.character, people)], [*map(state.opponent, opponents)], place)
    stop(state, "won")


def stop(state: State, outcome: str) -> None:
    """The scene is over, and with it the match unless it was won and another follows."""
    state.combat, state.outcome, state.fallen = None, outcome, ""
    for one in state.opponents:
        one.lives_when_met = None
    if outcome != "won" or not state.scenes:
        state.over = True


KEEP = "keep"
AFTERMATH = ("loot", "captives", "defenceless", "advances")
"""The parts of a victory, in their order; each can be taken up by itself."""


def morale(play: GamePlay, combat: Combat, characters: int, able: list[Opponent]) -> Flow[None]:
    """KB-17.3: humans and trolls often flee or surrender before they have lost.

    The master is asked once in a combat, when morale breaks; before that a correction can let an opponent give in.
    """
    lives = sum([one.lives for one in able])
    if lives >= combat.start_lives:
        return
    knobs = play.knobs
    part, whole = knobs.morale_share
    broken = knobs.opponent_morale == "third" and rules.morale_breaks(lives, combat.start_lives, part, whole)
    if not broken or combat.steadfast:
        return
    wavering = [one for one in able if one.wavers]
    if not wavering:
        return
    beasts = all(one.gives_in == "flees" for one in wavering)
    default = "surrender" if rules.gives_up(characters, len(able), beasts) else "flee"
    answer = yield from ruling(play, "morale", ("fight_on", "flee", "surrender"), default, "KB-17.3")
    combat.steadfast = answer == "fight_on"
    for one in wavering:
        _give_in(play, one, answer)


def _give_in(play: GamePlay, one: Opponent, answer: str) -> None:
    """KB-17.4: a beast flees where others surrender."""
    if answer == "surrender" and one.gives_in != "flees":
        one.status = "surrendered"
        play.tell(events.Surrender, who=one.id, clauses=("KB-17.3", "KB-17.4"))
    elif answer != "fight_on":
        one.status = "fled"
        play.tell(events.OpponentFlees, who=one.id, clauses=("KB-17.3", "KB-17.4"))


def won(play: GamePlay, people: Sequence[Character], opponents: Sequence[Opponent]) -> Flow[None]:
    """KB-17.1: no opponent is able to fight. Now, and only now, the beaten may be plundered, tied or killed."""
    play.tell(events.Won, clauses=("KB-17.1", "KB-2.8"))
    for who in play.state.characters:
        if "bound" in who.tags:
            who.tags.remove("bound")
            play.tell(events.Untied, who=who.id, clauses=("KB-23.6",))
    yield from aftermath(play, people, opponents, AFTERMATH[0])


def aftermath(play: GamePlay, people: Sequence[Character], opponents: Sequence[Opponent], begin: str) -> Flow[None]:
    """Play the parts of a victory from one of them on; it rests before each."""
    state = play.state
    beaten = [one for one in state.opponents if one.id in state.met]
    for part in AFTERMATH[AFTERMATH.index(begin) :]:
        if play.rests:
            yield Rest(part, lambda: [[one.id for one in people], [one.id for one in opponents]])
        match part:
            case "loot":
                yield from take_loot(play, people, opponents)
            case "captives":
                yield from tie_up(play, people, beaten)
            case "defenceless":
                yield from the_defenceless(play, people, beaten)
            case _:
                yield from spend_advances(play)


def spend_advances(play: GamePlay) -> Flow[None]:
    """KB-7.7: the advances that rise rolls have saved are spent on abilities after the combat, or kept."""
    for who in play.state.characters:
        while who.saved_advances and who.standing in ("in_combat", "out_of_combat"):
            name = yield Choose(
                who.seat, "advance", plain(KEEP, *ABILITIES), about=who.id, clauses=("KB-7.7",), default=KEEP
            )
            if name == KEEP:
                break
            who.saved_advances -= 1
            who.abilities[name] += 1
            value = Sum.of(who.abilities[name], name, "KB-7.7")
            play.tell(events.Advanced, who=who.id, ability=name, value=value, clauses=("KB-7.7",))


DEFEATED = ("unconscious", "surrendered", "dead")


def is_defeated(one: Opponent) -> bool:
    """Return whether there is something to take from this opponent, once it is won. A captive cannot keep it either."""
    return one.status in DEFEATED or (one.unbeaten and not one.is_able())


def take_loot(play: GamePlay, people: Sequence[Character], opponents: Sequence[Opponent]) -> Flow[None]:
    """KB-18: one loot for every defeated opponent, those beaten before this fight included; the fled give none."""
    state, knobs = play.state, play.knobs
    defeated = [one for one in state.opponents if one.id in state.met and is_defeated(one) and not one.plundered]
    amount = Sum.of(rules.loot(len(defeated), knobs.loot_per_opponent), "defeated", "KB-18.1")
    if any(one.status == "fled" for one in opponents):
        amount = amount.plus(0, "fled", "KB-18.5")
    if not amount.total:
        return

    def ask(seat: str) -> Choose:
        return Choose(seat, "loot", plain("take", "leave"), clauses=("KB-18.1", "KB-2.6"), default="take")

    answer = yield from together(people, ask)
    for one in defeated:
        one.plundered = True
    if answer == "leave":
        return
    state.loot += amount.total
    play.tell(events.Loot, amount=amount, clauses=("KB-18.1", "KB-18.2"))
    yield from sort_loot(play, people[0].seat, amount.total, defeated)


def sort_loot(play: GamePlay, seat: str, pieces: int, defeated: list[Opponent]) -> Flow[None]:
    """KB-18.3: valuables and broken gear; KB-18.4: money only where it makes sense."""
    state, knobs = play.state, play.knobs
    dice = yield Roll(seat, "loot_dice", (knobs.dice_sides,) * pieces, clauses=("KB-18.3",))
    valuables = sum(rules.is_valuable(die, knobs.dice_sides) for die in dice)
    coins = sum(one.carries_money for one in defeated)
    if coins:
        as_written(play, "money", "carried", "KB-18.4")
    else:
        usual = knobs.money_default * len(defeated)
        found: Any = yield from rule(
            play, Amount(play.master or "", "money", 0, MOST, clauses=("KB-18.4",), default=usual)
        )
        coins = found
    state.valuables += valuables
    state.scrap += pieces - valuables
    state.money += coins
    play.tell(
        events.Spoils,
        valuables=Sum.of(valuables, "valuables", "KB-18.3"),
        scrap=Sum.of(pieces - valuables, "scrap", "KB-18.3"),
        money=Sum.of(coins, "money", "KB-18.4"),
        clauses=("KB-18.3",),
    )


def lost(play: GamePlay, victors: Sequence[Opponent]) -> Flow[None]:
    """KB-16: all characters have fallen or lie bound; now the victors do as their kind does."""
    play.tell(events.Lost, clauses=("KB-16.1", "KB-2.8"))
    victims = [one for one in play.state.characters if one.standing != "dead"]
    yield from victors_act(play, victims, victors, "KB-16.6", kill=("KB-16.5",))


def victors_act(
    play: GamePlay, victims: Sequence[Character], victors: Sequence[Opponent], clause: str, kill: tuple[str, ...]
) -> Flow[None]:
    """KB-16.6: leave, plunder or kill; by default what the kind of the victors does.

    They plunder whom they kill, if robbers or trolls are among them (KB-16.3). ``kill`` are the clauses by which they
    may kill; none: they may not.
    """
    if not victims:
        return
    plunderers, killers = any(one.plunders for one in victors), any(one.kills_defeated for one in victors)
    fates = ("leave", "plunder", "kill") if kill else ("leave", "plunder")
    default = "kill" if kill and killers else "plunder" if plunderers else "leave"
    fate = yield from ruling(play, "fate", fates, default, clause)
    why = ("KB-16.4" if killers else "KB-16.6", *kill)
    spirits = any(one.kind == "spirit" for one in victors)
    for who in victims:
        if fate == "plunder" or (fate == "kill" and plunderers):
            yield from plunder(play, who)
        if fate == "kill":
            who.standing = "dead"
            play.tell(events.Killed, who=who.id, clauses=why)
        elif who.standing == "fainted":
            play.tell(events.LeftLying, who=who.id, clauses=("KB-16.2", "KB-17.5") if spirits else ("KB-16.2",))


def plunder(play: GamePlay, who: Character) -> Flow[None]:
    """KB-16.3: all money and all gear; where a master sits, the master picks what is taken."""
    things = [*dict.fromkeys(piece.id for piece in who.gear), *(["money"] if who.money else [])]
    taken: Any = things
    if things and play.master is not None:
        options = [Option(name) for name in things]
        taken = yield from rule(
            play,
            ChooseSome(play.master, "plunder", options, about=who.id, clauses=("KB-16.3",), default=things),
        )
    gone = tuple(piece.id for piece in who.gear if piece.id in taken)
    money = Sum.of(who.money if "money" in taken else 0, "money", "KB-16.3")
    who.gear = [piece for piece in who.gear if piece.id not in taken]
    who.money -= money.total
    play.tell(events.Plundered, who=who.id, gear=gone, money=money, clauses=("KB-16.3",))


def defenceless(play: GamePlay, scene: Scene) -> Flow[None]:
    """KB-23: a bound or sleeping opponent can be killed without any roll, or spared.

    Opponents who come upon characters that are bound or asleep do with them as their kind does (KB-23.6).

    It uses nothing up, so each character is asked until it spares the rest. Only a master can rule that another
    opponent cannot resist: without one it is not offered.
    """
    state = play.state
    helpless = [one for one in state.characters if one.id in scene.characters and one.tags and one.standing != "dead"]
    if scene.started_by == "opponents" and helpless:
        if victors := able(state, scene):
            yield from victors_act(play, helpless, victors, "KB-23.6", kill=("KB-23.1", "KB-23.2"))
        return
    there = [one for one in members(state, scene) if one.status not in ("dead", "fled")]
    left = [one for one in there if is_helpless(one) or play.master is not None]
    for who in awake(state, scene):
        answer = ""
        while left and answer != "spare":
            answer = yield Choose(
                who.seat,
                "kill_defenceless",
                [*[token_option(one.id) for one in left], *plain("spare")],
                barred_source=[Barred(one.id, "KB-23.1") for one in there if one not in left],
                about=who.id,
                clauses=("KB-23.1",),
                default="spare",
            )
            if answer != "spare":
                left = [one for one in left if one.id != answer]
                yield from kill_defenceless(play, state.opponent(answer))


def tie_up(play: GamePlay, people: Sequence[Character], beaten: Sequence[Opponent]) -> Flow[None]:
    """KB-2.6: once it is won, those who surrendered or lie unconscious can be captured; the bound are defenceless."""
    free = [one for one in beaten if one.status in ("surrendered", "unconscious") and "bound" not in one.tags]
    if not free:
        return

    options = [token_option(one.id) for one in free]

    def ask(seat: str) -> ChooseSome:
        return ChooseSome(seat, "tie_up", options, clauses=("KB-2.6",), default=[])

    for name in (yield from together(people, ask)):
        play.state.opponent(name).tags.append("bound")
        play.tell(events.TiedUp, who=name, clauses=("KB-2.6", "KB-23.1"))


def the_defenceless(play: GamePlay, people: Sequence[Character], beaten: Sequence[Opponent]) -> Flow[None]:
    """KB-23.3: once the fight is over, the unconscious and the bound are defenceless; the players may spare them."""
    lying = [one for one in beaten if one.status not in ("dead", "fled") and is_helpless(one)]
    if not lying:
        return

    options = [token_option(one.id) for one in lying]

    def ask(seat: str) -> ChooseSome:
        return ChooseSome(seat, "kill_defenceless", options, clauses=("KB-23.1", "KB-23.3"), default=[])

    names = yield from together(people, ask)
    for name in names:
        yield from kill_defenceless(play, play.state.opponent(name))


def kill_defenceless(play: GamePlay, one: Opponent) -> Flow[None]:
    """KB-23.1: without dice and without any ability, if the master agrees that the person is defenceless."""
    if is_helpless(one):
        as_written(play, "defenceless", "defenceless", "KB-23.4")
    else:
        words = ("defenceless", "able_to_resist")
        if (yield from ruling(play, "defenceless", words, "able_to_resist", "KB-23.4", one.id)) != "defenceless":
            return
    one.status, one.lives = "dead", 0
    play.tell(events.Killed, who=one.id, clauses=("KB-23.1", "KB-23.2"))
