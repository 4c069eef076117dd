"""When the character hits: to whom a wound goes, and who falls of it."""

from __future__ import annotations

from holmgang.kernel.play import Flow, Play
from holmgang.kernel.questions import Choose, Menu
from holmgang.kernel.sums import Sum
from holmgang.systems.kampbogen import events, rules
from holmgang.systems.kampbogen.flow.asking import ruling, somebody
from holmgang.systems.kampbogen.flow.telling import tell
from holmgang.systems.kampbogen.knobs import Knobs
from holmgang.systems.kampbogen.state import Character, Fight, Opponent


def deal(play: Play[Fight, Knobs], who: Character, amount: Sum) -> Flow[None]:
    """One wound of the round, undivided, to the opponent it goes to (KB-12); nobody left, nothing dealt."""
    able = play.state.able() if amount.total else []
    if able:
        target, why = yield from whom_it_hits(play, who, able)
        yield from deal_to(play, who, target, amount, why)


def deal_to(
    play: Play[Fight, Knobs], who: Character, target: Opponent, amount: Sum, why: tuple[str, ...]
) -> Flow[None]:
    """A wound of the round to this very opponent; the first one to a thick hide is lost (KB-25.5)."""
    now, caught = play.state.now(), ""
    if hides := now.working("thick_hide"):
        held = tuple([hide.key for hide in hides if target.holds(hide)])
        caught = rules.hide_that_catches(tuple([hide.key for hide in hides]), tuple(now.hides_used), held)
    if caught:
        now.hides_used.append(caught)
        tell(play, events.Hide, who=who.id, target=target.id, clauses=("KB-25.5",))
    else:
        yield from wound(play, who, target, amount, why)


SETTLED = {
    rules.BY_KAMP: ("KB-12.1",),
    rules.BY_LIVES: ("KB-12.1", "KB-12.2"),
    rules.BY_COMMAND: ("KB-11.3",),
}
"""The clauses by which a wound goes where it goes."""


def whom_it_hits(
    play: Play[Fight, Knobs], who: Character, able: list[Opponent]
) -> Flow[tuple[Opponent, tuple[str, ...]]]:
    """The target of a wound, one of those able to fight, and the clauses that made it this one."""
    led_onto = [command.target for command in play.state.now().commands]
    named = tuple([one.id in led_onto for one in able])
    places, by = rules.allotted(tuple([one.grade for one in able]), tuple([one.lives for one in able]), named)
    if len(places) > 1:
        targets = [able[place] for place in places]
        fewest = min(targets, key=lambda one: one.lives)
        menu = Menu([one.id for one in targets], somebody, sure=True)
        answer = yield Choose(who.seat, "pick_focus", menu, about=who.id, clauses=("KB-11.8",), default=fewest.id)
        return play.state.opponent(answer), (*SETTLED[by], "KB-11.8")
    return able[places[0]], SETTLED[by]


def wound(play: Play[Fight, Knobs], who: Character, target: Opponent, amount: Sum, why: tuple[str, ...]) -> Flow[None]:
    """Lower an opponent's lives, and see whether it falls."""
    left = rules.opponent_lives(target.lives, amount.total)
    if amount.total > target.lives:
        why = (*why, "KB-12.5")
    if not left:
        why = (*why, "KB-14.4")
    if play.heard:
        tell(play, events.Hit, who=who.id, target=target.id, amount=amount, clauses=why)
    target.lives = left
    if left <= play.knobs.opponent_out_at:
        dies = yield from fought_to_the_death(play, target)
        target.status, end = ("dead", "KB-17.2") if dies else ("unconscious", "KB-17.1")
        tell(play, events.Out, who=target.id, status=target.status, clauses=("KB-12.3", "KB-12.4", end))


def fought_to_the_death(play: Play[Fight, Knobs], one: Opponent) -> Flow[bool]:
    """KB-17.2: some kinds always do; whether this one does besides, a master at the table says."""
    if one.fights_to_death or play.master is None:
        return one.fights_to_death
    return (yield from ruling(play, "fallen", ("unconscious", "dead"), "unconscious", "KB-17.2", one.id)) == "dead"
