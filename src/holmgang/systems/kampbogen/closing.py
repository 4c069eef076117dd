"""P9: the round closes. Fainting, draw, victory, defeat, flight, breaking through, morale, the next round (KB-14.8)."""

from __future__ import annotations

from holmgang.kernel.play import Flow, Play
from holmgang.kernel.questions import Choose, Option
from holmgang.kernel.sums import Sum
from holmgang.systems.kampbogen import events, rules
from holmgang.systems.kampbogen.aftermath import fled, lost, stop, won
from holmgang.systems.kampbogen.asking import ruling, together
from holmgang.systems.kampbogen.choosing import Use
from holmgang.systems.kampbogen.damage import faint_all
from holmgang.systems.kampbogen.state import Character, Combat, Fight, Opponent


def close_round(play: Play[Fight], combat: Combat, uses: list[Use]) -> Flow[None]:
    """How the round ends, and whether the combat does."""
    fight = play.state
    fought = len(fight.fighting()), len(fight.able())
    regrow(play)
    faint_all(play, fight.fighting())
    decided = yield from decide(play)
    if not decided:
        goes_on = yield from those_who_stand(play, combat, uses)
        if goes_on:
            next_round(play, combat, fought != (len(fight.fighting()), len(fight.able())))


def decide(play: Play[Fight]) -> Flow[bool]:
    """Draw, victory or defeat, if a side has nobody left; returns whether it is so.

    Nobody left in combat although nobody fainted (the master has put it so) means that they are gone.
    """
    fight = play.state
    if fight.able() and fight.fighting():
        return False
    if not fight.able() and not fight.fighting():
        play.tell(events.Draw(clauses=("KB-14.6",)))
        stop(fight, "draw")
    elif not fight.able():
        yield from won(play)
    elif any(one.standing == "fainted" for one in fight.characters):
        yield from lost(play)
    else:
        play.tell(events.Fled(clauses=("KB-2.8",)))
        stop(fight, "fled")
    return True


def those_who_stand(play: Play[Fight], combat: Combat, uses: list[Use]) -> Flow[bool]:
    """Both sides have somebody left: some may get away, some may give in. Returns whether the combat goes on."""
    fight = play.state
    conscious = fight.fighting()
    fleeing = yield from flight(play)
    if not fight.fighting():
        yield from fled(play, fleeing)
        return False
    through = yield from breaking_through(play, conscious, uses)
    if through:
        fight.got_past = True
        yield from fled(play, [*fleeing, *through])
        return False
    yield from morale(play, combat)
    if not fight.able():
        yield from won(play)
    elif fight.rounds >= play.knobs.max_rounds:
        rounds = Sum.of(fight.rounds, "rounds", "KB-2.8")
        play.tell(events.Undecided(rounds=rounds, clauses=("KB-2.8",)))
        stop(fight, "undecided")
    else:
        return True
    return False


def next_round(play: Play[Fight], combat: Combat, fewer: bool) -> None:
    """Style and annulments last for this round only. KB-14.8 has acted if fewer are left than before P9."""
    now = play.state.now
    annulled = tuple(effect.key for effect in now.effects if effect.annulled)
    why = [*(["KB-14.8"] if fewer else []), *(["KB-6.5"] if now.style else []), *(["KB-8.7"] if annulled else [])]
    play.tell(
        events.RoundEnded(
            number=Sum.of(combat.number, "round", "KB-2.7"), style=now.style, effects=annulled, clauses=tuple(why)
        )
    )
    combat.round = None
    for who in play.state.characters:
        who.dice, who.fumbled, who.exposed = [], False, False
        who.action = who.ability = who.target = ""


def regrow(play: Play[Fight]) -> None:
    """KB-25.4: one holder regains a life; of several the one with the fewest lives (KB-5.9)."""
    fight = play.state
    for awake in fight.now.working("regrow"):
        holders = [one for one in fight.able() if one.holds(awake)]
        holder = min(holders, key=lambda one: one.lives, default=None)
        if holder is None or rules.regrown(holder.lives, holder.start) == holder.lives:
            continue
        why = ("KB-25.4", "KB-5.9") if len(holders) > 1 else ("KB-25.4",)
        holder.lives = rules.regrown(holder.lives, holder.start)
        play.tell(events.Regrow(who=holder.id, amount=Sum.of(1, "regrow", "KB-25.4"), clauses=why))


# Getting away


def flight(play: Play[Fight]) -> Flow[list[Character]]:
    """KB-11.6: after a manoeuvre for flight each character decides for itself."""
    fight = play.state
    if not fight.now.flight:
        return []
    fleeing: list[Character] = []
    for who in fight.fighting():
        options = [Option("flee"), Option("stay")]
        answer = yield Choose(who.seat, "flee", options, about=who.id, clauses=("KB-11.6",), default="flee")
        if answer == "flee":
            fleeing.append(who)
    for who in fleeing:
        who.standing, who.left = "out_of_combat", True
        play.tell(events.Flee(who=who.id, clauses=("KB-11.6", "KB-11.7", "KB-1.7")))
    return fleeing


def breaking_through(play: Play[Fight], conscious: list[Character], uses: list[Use]) -> Flow[list[Character]]:
    """KB-15.5: if all made combat rolls and mastered the grade, they may fight their way through.

    All are those still on their feet when the round ends, also one who then flees by a manoeuvre.
    """
    fight, ties = play.state, play.knobs.breakout_tie_counts
    there = fight.fighting()
    rolled = [use for use in uses if use.who in conscious and not use.sheltered]
    if not rolled or any(use.action != "combat_roll" for use in rolled):
        return []
    if not all(rules.masters(use.result, ties) for use in rolled):
        tied = tuple(use.who.id for use in rolled if use.result == rules.EQUAL)
        if tied and all(use.result != rules.BELOW for use in rolled):
            play.tell(events.TieHolds(who=tied, clauses=("KB-15.6",)))
        return []

    def ask(seat: str) -> Choose:
        default = "break_through" if fight.goal == "get_past" else "stay"
        options = [Option("break_through"), Option("stay")]
        return Choose(seat, "break_through", options, clauses=("KB-15.5",), default=default)

    answer = yield from together(there, ask)
    if answer == "stay":
        return []
    why = ["KB-15.5", "KB-1.7"]
    if len(fight.roster()) > 1:
        why.append("KB-15.7")
    if any(use.sheltered for use in uses) or any(one.standing == "fainted" for one in fight.characters):
        why.append("KB-15.9")
    for who in there:
        who.standing, who.left = "out_of_combat", True
    play.tell(events.BreakThrough(who=tuple(one.id for one in there), clauses=tuple(why)))
    return there


# Giving in


def morale(play: Play[Fight], combat: Combat) -> Flow[None]:
    """KB-17.3: humans and trolls often flee or surrender before they have lost."""
    fight = play.state
    lives = sum(one.lives for one in fight.able())
    if lives >= combat.start_lives:
        return
    waverers = [one for one in fight.able() if one.gives_in != "never" and not one.fights_to_death]
    opponents, characters = len(fight.able()), len(fight.fighting())
    broken = play.knobs.opponent_morale == "third" and rules.morale_breaks(
        lives, combat.start_lives, *play.knobs.morale_share
    )
    for one in waverers:
        default = "fight_on"
        if broken:
            always_flees = one.gives_in == "flees"
            default = "surrender" if rules.gives_up(characters, opponents, always_flees) else "flee"
        if default == "fight_on" and play.master is None:
            continue
        answer = yield from ruling(play, "morale", ("fight_on", "flee", "surrender"), default, "KB-17.3", one.id)
        _give_in(play, one, answer, broken)


def _give_in(play: Play[Fight], one: Opponent, answer: str, broken: bool) -> None:
    why = ("KB-17.3", "KB-17.4") if broken else ("KB-17.3",)
    if answer == "surrender":
        one.status = "surrendered"
        play.tell(events.Surrender(who=one.id, clauses=why))
    elif answer == "flee":
        one.status = "fled"
        play.tell(events.OpponentFlees(who=one.id, clauses=why))
