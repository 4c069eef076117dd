"""How a fight runs, whoever fights: dice, passes of cards, the poll that opens a further pass (PS-10 to PS-13)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from holmgang.kernel.play import Flow, ask
from holmgang.kernel.questions import Barred, Choose, Option
from holmgang.kernel.sums import Sum
from holmgang.systems.psychopaths import rules
from holmgang.systems.psychopaths.board.lookups import bare, book
from holmgang.systems.psychopaths.board.totals import bystanders, is_between_players, totals
from holmgang.systems.psychopaths.board.uses import could_use_cards, may_use_any, usable_of_hand
from holmgang.systems.psychopaths.events import FightBegan, NobodyUsedCards, PassBegan
from holmgang.systems.psychopaths.flow.abilities import use_abilities
from holmgang.systems.psychopaths.flow.dice import roll
from holmgang.systems.psychopaths.flow.fight_cards import tell_total, use_cards
from holmgang.systems.psychopaths.knowledge import vouch
from holmgang.systems.psychopaths.state import Fight, GamePlay, Player, Side

TRIGGERS = {
    "event_card": ("PS-10.1", "PS-7.6"),
    "held": ("PS-9.1", "PS-9.4", "PS-9.5", "PS-10.2", "PS-10.3"),
    "attack": ("PS-10.4", "PS-9.10"),
    "revenge": ("PS-10.6", "PS-14.5"),
    "location": ("PS-19.11",),
}
"""The clauses from which a fight arises."""


def fight_between(attacker: Player, defender: Player, why: str) -> Fight:
    """A fight of two players that is about to begin; ``why`` is ``attack`` or ``revenge`` (PS-11, PS-13, PS-14)."""
    held = list(defender.inventory.held)
    kind = "revenge" if why == "revenge" else "pvholder" if held else "pvp"
    sides = [Side(one.id, one.id, True, "PS-11.1") for one in (attacker, defender)]
    return Fight(kind, attacker.figure, sides, holder_psychopaths=held)


def fight_with(play: GamePlay, player: Player, name: str, kind: str) -> Fight:
    """A fight of a player with a psychopath or rival, for whom the next player rolls (PS-12.1, PS-12.3)."""
    next_seat = play.state.others(player.id)[0].id
    sides = [Side(player.id, player.id, True, "PS-12.1"), Side(name, next_seat, False, "PS-12.3")]
    return Fight(kind, player.figure, sides)


# The course of a fight.


def run_fight(play: GamePlay, fight: Fight, why: str, *clauses: str) -> Flow[str]:
    """From the dice to the last pass; returns the clause by which it is over.

    Afterwards ``totals`` are final; comparing them is ``comparing``'s. ``clauses`` say what is special about it.
    """
    play.state.fight = fight
    _tell_begin(play, fight, why, clauses)
    yield from roll_dice(play, fight)
    near = bystanders(play, fight)  # nobody moves while others fight
    if is_between_players(fight):
        yield from passes(play, fight, between_players, near, "PS-11.5")
        return "PS-11.8"
    yield from passes(play, fight, with_psychopath, near, "PS-12.7")
    return "PS-12.9"


def _tell_begin(play: GamePlay, fight: Fight, why: str, clauses: tuple[str, ...]) -> None:
    attacker, defender = fight.sides
    play.tell(
        FightBegan,
        kind_of_fight=fight.kind,
        attacker=attacker.actor,
        defender=defender.actor,
        field=fight.field,
        why=why,
        clauses=(*TRIGGERS[why], *clauses),
    )


def roll_dice(play: GamePlay, fight: Fight) -> Flow[None]:
    """Attacker or fighting player first, then defender or psychopath (PS-10.21)."""
    for side in fight.sides:
        roller = play.state.player(side.roller)
        side.die = (yield from roll(play, roller, "fight", 1, side.rolled_by, play.knobs.fight_die))[0]
        tell_total(play, side, "PS-10.21")


Pass = Callable[[GamePlay, Fight, Sequence[Player]], Flow[None]]
"""The card steps of a kind of fight, once; the players are the bystanders."""


def passes(play: GamePlay, fight: Fight, one_pass: Pass, near: Sequence[Player], further: str) -> Flow[None]:
    """Pass after pass, as long as somebody wants to use cards; ``further`` is the clause by which it goes on."""
    while True:
        fight.pass_no += 1
        fight.used_this_pass = {}
        fight.silent = False
        yield from one_pass(play, fight, near)
        if fight.opened_by_poll and not any(fight.used_this_pass.values()):
            number = Sum.of(fight.pass_no, "pass", "PS-10.10")
            play.tell(NobodyUsedCards, number=number, clauses=("PS-10.18",))
            return
        if not (yield from poll(play, fight, near, further)):
            return
        fight.opened_by_poll = True


def between_players(play: GamePlay, fight: Fight, near: Sequence[Player]) -> Flow[None]:
    """The smaller total, the other, what a psychopath does for its attacked holder, the bystanders (PS-11, PS-13.3)."""
    first, why = who_begins(play, fight)
    fight.order = [first, 1 - first]
    tell_pass(play, fight, *why)
    for which, clause in zip(fight.order, ("PS-11.2", "PS-11.3"), strict=True):
        yield from fighter_uses(play, fight, which, clause)
    yield from use_abilities(play, fight, fight.holder_psychopaths, "PS-13.3", "PS-13.2")
    yield from bystanders_use(play, fight, near, "PS-11.4")


def with_psychopath(play: GamePlay, fight: Fight, near: Sequence[Player]) -> Flow[None]:
    """The player, even when leading, then the abilities of the psychopath, then the bystanders (PS-12)."""
    fight.order = [rules.ATTACKER]
    tell_pass(play, fight, "PS-12.4")
    yield from fighter_uses(play, fight, rules.ATTACKER, "PS-12.4")
    rival = fight.sides[rules.DEFENDER].actor
    yield from use_abilities(play, fight, [rival] if rival in book(play).cards else [], "PS-12.5", "PS-12.8")
    yield from bystanders_use(play, fight, near, "PS-12.6")


def tell_pass(play: GamePlay, fight: Fight, *why: str) -> None:
    """A pass begins; ``why`` says who is first in it."""
    number = Sum.of(fight.pass_no, "pass", "PS-10.10")
    play.tell(PassBegan, number=number, first=fight.sides[fight.order[0]].actor, clauses=why)


def fighter_uses(play: GamePlay, fight: Fight, which: int, clause: str) -> Flow[None]:
    """The cards of one who fights."""
    fighter = play.state.player(fight.sides[which].actor)
    return use_cards(play, fight, fighter, play.knobs.fighter_cards_per_pass, clause)


def bystanders_use(play: GamePlay, fight: Fight, near: Sequence[Player], clause: str) -> Flow[None]:
    """The cards of those who stand near enough, unless something keeps them still."""
    for bystander in () if fight.silent else near:
        yield from use_cards(play, fight, bystander, play.knobs.bystander_cards_per_pass, clause, "PS-10.7", "PS-10.8")


def who_begins(play: GamePlay, fight: Fight) -> tuple[int, tuple[str, ...]]:
    """Which of two players uses cards first in the pass to come, and why.

    The smaller total, on equal totals the attacker, anew in each pass.
    """
    anew = ("PS-11.6",) if fight.order else ()
    if fight.order and not play.knobs.reorder_each_pass:
        return fight.order[0], anew
    attacker, defender = totals(play, fight)
    first = rules.acts_first(attacker, defender, play.knobs.equal_total_first == "attacker")
    return first, ("PS-11.7" if attacker == defender else "PS-11.2", *anew)


def next_order(play: GamePlay, fight: Fight) -> list[int]:
    """Return the fighters who would use cards in a further pass, in this order."""
    if not is_between_players(fight):
        return [rules.ATTACKER]
    first, _ = who_begins(play, fight)
    return [first, 1 - first]


def _more(play: GamePlay, fight: Fight, player: Player) -> list[Option]:
    """Only who has a card to use may want to use more (PS-10.16); everybody else is asked all the same (PS-10.17)."""
    return [bare("yes"), bare("no")] if may_use_any(play, fight, player) else [bare("no")]


def _no_more(play: GamePlay, fight: Fight, player: Player) -> list[Barred]:
    return [] if may_use_any(play, fight, player) else [Barred("yes", "PS-10.16")]


def poll(play: GamePlay, fight: Fight, near: Sequence[Player], further: str) -> Flow[bool]:
    """Does anybody want to use further cards? The first "yes" opens a new pass (PS-10.16, PS-10.17)."""
    fighters = [play.state.player(fight.sides[which].actor) for which in next_order(play, fight)]
    for player in (*fighters, *near):
        if could_use_cards(fight, player):
            question = Choose(
                player.id,
                "wants_more",
                partial(_more, play, fight, player),
                barred_source=partial(_no_more, play, fight, player),
                clauses=("PS-10.17", "PS-10.16", further),
                default="no",
                hides=bool(player.hand),
            )
            answer = yield from ask(play, question)
            if answer == "yes":
                vouch(play.state, player, usable_of_hand(play, fight, player))
                return True
    return False
