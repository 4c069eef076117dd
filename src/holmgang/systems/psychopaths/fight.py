"""How a fight runs, whoever fights: dice, passes of cards, the poll that opens a further pass (PS-10 to PS-13)."""

from __future__ import annotations

from holmgang.kernel.play import Flow
from holmgang.kernel.questions import Choose, Option
from holmgang.kernel.sums import Sum
from holmgang.systems.psychopaths import rules
from holmgang.systems.psychopaths.abilities import use_abilities
from holmgang.systems.psychopaths.cards import Game
from holmgang.systems.psychopaths.fight_cards import could_use_cards, use_cards
from holmgang.systems.psychopaths.fight_events import FightBegan, NobodyUsedCards, PassBegan
from holmgang.systems.psychopaths.rolls import roll
from holmgang.systems.psychopaths.state import Fight
from holmgang.systems.psychopaths.totals import bystanders, die_clause, is_between_players, tell_total, totals

TRIGGERS = {
    "event_card": ("PS-10.1", "PS-7.6"),
    "held": ("PS-9.1", "PS-9.5", "PS-10.2"),
    "attack": ("PS-10.4", "PS-9.10"),
    "revenge": ("PS-10.6", "PS-14.5"),
    "location": ("PS-19.11",),
}
"""The clauses from which a fight arises."""


# The course of a fight.


def run_fight(play: Game, fight: Fight, why: str) -> Flow[None]:
    """From the dice to the last pass. Afterwards ``totals`` are final; comparing them is ``settling``'s."""
    play.state.fight = fight
    attacker, defender = fight.sides
    play.tell(
        FightBegan(
            kind_of_fight=fight.kind,
            attacker=attacker.actor,
            defender=defender.actor,
            field=fight.field,
            why=why,
            clauses=(*TRIGGERS[why], *_against_holder(fight, why)),
        )
    )
    yield from roll_dice(play, fight)
    while True:
        yield from one_pass(play, fight)
        if fight.opened_by_poll and not any(fight.used_this_pass.values()):
            number = Sum.of(fight.pass_no, "pass", "PS-10.10")
            play.tell(NobodyUsedCards(number=number, clauses=("PS-10.18",)))
            return
        if not (yield from poll(play, fight)):
            return
        fight.opened_by_poll = True


def _against_holder(fight: Fight, why: str) -> tuple[str, ...]:
    if not fight.holder_psychopaths:
        return ()
    return ("PS-13.1", "PS-14.7") if why == "revenge" else ("PS-13.1", "PS-13.12")


def roll_dice(play: Game, fight: Fight) -> Flow[None]:
    """Attacker or fighting player first, then defender or psychopath (PS-10.21)."""
    for side in fight.sides:
        clause = die_clause(fight, side)
        roller = play.state.player(side.roller)
        side.die = (yield from roll(play, roller, "fight", 1, clause, play.knobs.fight_die))[0]
        tell_total(play, side, "PS-10.21")


def one_pass(play: Game, fight: Fight) -> Flow[None]:
    """The card steps once: fighters, abilities, bystanders (PS-10.10)."""
    fight.pass_no += 1
    fight.used_this_pass = {}
    fight.silent = False
    if not fight.order or play.knobs.reorder_each_pass:
        fight.order = order(play, fight)
    first = fight.sides[fight.order[0]].actor
    if not is_between_players(fight):
        why = "PS-12.4"
    else:
        attacker, defender = totals(play)
        why = "PS-11.7" if attacker.total == defender.total else "PS-11.2"
    number = Sum.of(fight.pass_no, "pass", "PS-10.10")
    play.tell(PassBegan(number=number, first=first, clauses=(why, *(("PS-11.6",) if fight.pass_no > 1 else ()))))
    for place, which in enumerate(fight.order):
        fighter = play.state.player(fight.sides[which].actor)
        clause = ("PS-11.2", "PS-11.3")[place] if is_between_players(fight) else "PS-12.4"
        yield from use_cards(play, fight, fighter, play.knobs.fighter_cards_per_pass, clause)
    yield from use_abilities(play, fight)
    if fight.silent:
        return
    clause = "PS-11.4" if is_between_players(fight) else "PS-12.6"
    for bystander in bystanders(play, fight):
        yield from use_cards(play, fight, bystander, play.knobs.bystander_cards_per_pass, clause)


def order(play: Game, fight: Fight) -> list[int]:
    """Who uses cards first: the smaller total, on equal totals the attacker; against a psychopath only the player."""
    if not is_between_players(fight):
        return [rules.ATTACKER]
    attacker, defender = totals(play)
    first = rules.acts_first(attacker.total, defender.total, play.knobs.equal_total_first == "attacker")
    return [first, 1 - first]


def poll(play: Game, fight: Fight) -> Flow[bool]:
    """Does anybody want to use further cards? The first "yes" opens a new pass (PS-10.16, PS-10.17)."""
    upcoming = order(play, fight) if play.knobs.reorder_each_pass else fight.order
    fighters = [play.state.player(fight.sides[which].actor) for which in upcoming]
    again = "PS-11.5" if is_between_players(fight) else "PS-12.7"
    for player in [*fighters, *bystanders(play, fight)]:
        if could_use_cards(play, fight, player):
            answer = yield Choose(
                player.id,
                "wants_more",
                (Option("yes"), Option("no")),
                clauses=("PS-10.17", "PS-10.16", again),
                default="no",
            )
            if answer == "yes":
                return True
    return False
