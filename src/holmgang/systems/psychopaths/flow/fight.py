"""How a fight runs, whoever fights: dice, passes of cards, the poll that opens a further pass (PS-10 to PS-13)."""

from __future__ import annotations

from holmgang.kernel.play import Flow, ask
from holmgang.kernel.questions import Barred, Choose, Option
from holmgang.kernel.sums import Sum
from holmgang.systems.psychopaths import rules
from holmgang.systems.psychopaths.events import FightBegan, NobodyUsedCards, PassBegan
from holmgang.systems.psychopaths.flow.abilities import use_abilities
from holmgang.systems.psychopaths.flow.cards import Game
from holmgang.systems.psychopaths.flow.fight_cards import could_use_cards, usable, use_cards
from holmgang.systems.psychopaths.flow.rerolls import roll
from holmgang.systems.psychopaths.flow.totals import bystanders, die_clause, is_between_players, tell_total, totals
from holmgang.systems.psychopaths.state import Fight, Player

TRIGGERS = {
    "event_card": ("PS-10.1", "PS-7.6"),
    "held": ("PS-9.1", "PS-9.4", "PS-9.5", "PS-10.2", "PS-10.3"),
    "attack": ("PS-10.4", "PS-9.10"),
    "revenge": ("PS-10.6", "PS-14.5"),
    "location": ("PS-19.11",),
}
"""The clauses from which a fight arises."""


# The course of a fight.


def run_fight(play: Game, fight: Fight, why: str, *clauses: str) -> Flow[None]:
    """From the dice to the last pass. Afterwards ``totals`` are final; comparing them is ``comparing``'s.

    ``clauses`` say what is special about this fight.
    """
    play.state.fight = fight
    attacker, defender = fight.sides
    play.tell(
        FightBegan(
            kind_of_fight=fight.kind,
            attacker=attacker.actor,
            defender=defender.actor,
            field=fight.field,
            why=why,
            clauses=(*TRIGGERS[why], *clauses),
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
    acting, why = order(play, fight)
    fight.order = [which for which, _ in acting]
    number = Sum.of(fight.pass_no, "pass", "PS-10.10")
    play.tell(PassBegan(number=number, first=fight.sides[fight.order[0]].actor, clauses=why))
    for which, clause in acting:
        fighter = play.state.player(fight.sides[which].actor)
        yield from use_cards(play, fight, fighter, play.knobs.fighter_cards_per_pass, clause)
    yield from use_abilities(play, fight)
    if fight.silent:
        return
    clause = "PS-11.4" if is_between_players(fight) else "PS-12.6"
    for bystander in bystanders(play, fight):
        yield from use_cards(play, fight, bystander, play.knobs.bystander_cards_per_pass, clause, "PS-10.7", "PS-10.8")


def order(play: Game, fight: Fight) -> tuple[list[tuple[int, str]], tuple[str, ...]]:
    """Who uses cards in the pass that begins, one after the other, each by which clause; and why in this order.

    The smaller total first, on equal totals the attacker, anew in each pass; against a psychopath only the player.
    """
    if not is_between_players(fight):
        return [(rules.ATTACKER, "PS-12.4")], ("PS-12.4",)
    why: tuple[str, ...] = ("PS-11.6",) if fight.order else ()
    if fight.order and not play.knobs.reorder_each_pass:
        first = fight.order[0]
    else:
        attacker, defender = totals(play)
        first = rules.acts_first(attacker.total, defender.total, play.knobs.equal_total_first == "attacker")
        why = ("PS-11.7" if attacker.total == defender.total else "PS-11.2", *why)
    return [(first, "PS-11.2"), (1 - first, "PS-11.3")], why


def _more(play: Game, fight: Fight, player: Player) -> list[Option]:
    """Only who has a card to use may want to use more (PS-10.16); everybody else is asked all the same (PS-10.17)."""
    return [Option("yes"), Option("no")] if usable(play, fight, player) else [Option("no")]


def _no_more(play: Game, fight: Fight, player: Player) -> list[Barred]:
    return [] if usable(play, fight, player) else [Barred("yes", "PS-10.16")]


def poll(play: Game, fight: Fight) -> Flow[bool]:
    """Does anybody want to use further cards? The first "yes" opens a new pass (PS-10.16, PS-10.17)."""
    upcoming, _ = order(play, fight)
    fighters = [play.state.player(fight.sides[which].actor) for which, _ in upcoming]
    again = "PS-11.5" if is_between_players(fight) else "PS-12.7"
    for player in [*fighters, *bystanders(play, fight)]:
        if could_use_cards(play, fight, player):
            question = Choose(
                player.id,
                "wants_more",
                lambda player=player: _more(play, fight, player),  # type: ignore[misc]
                barred_source=lambda player=player: _no_more(play, fight, player),  # type: ignore[misc]
                clauses=("PS-10.17", "PS-10.16", again),
                default="no",
                hides=bool(player.hand),
            )
            answer = yield from ask(play, question)
            if answer == "yes":
                return True
    return False
