"""When the character hits: to whom a wound goes, and who falls of it."""

from __future__ import annotations

from holmgang.kernel.play import Flow, Play
from holmgang.kernel.questions import Choose, Menu
from holmgang.kernel.sums import Sum
from holmgang.systems.kampbogen import events, rules
from holmgang.systems.kampbogen.flow.asking import ruling, somebody
from holmgang.systems.kampbogen.knobs import PLACE_OF_GRADE, Knobs
from holmgang.systems.kampbogen.state import Character, Fight, Opponent, Round


def deal(play: Play[Fight, Knobs], now: Round, who: Character, amount: Sum, able: list[Opponent]) -> Flow[None]:
    """One wound of the round, undivided, to the opponent it goes to (KB-12), one of those able to fight."""
    places, why = whom_it_may_hit(now, able)
    target = able[places[0]]
    if len(places) > 1:
        target, why = (yield from picked(who, [able[place] for place in places])), (*why, "KB-11.8")
    if not lost_to_a_hide(play, now, who, target):
        yield from wound(play, who, target, amount, why)


def lost_to_a_hide(play: Play[Fight, Knobs], now: Round, who: Character, target: Opponent) -> bool:
    """KB-25.5: is a wound of the round to this opponent lost, because it is the first to a thick hide?"""
    hides = now.working("thick_hide")
    if not hides:
        return False
    held = tuple([hide.key for hide in hides if target.holds(hide)])
    caught = rules.hide_that_catches(tuple([hide.key for hide in hides]), tuple(now.hides_used), held)
    if caught:
        now.hides_used.append(caught)
        play.tell(events.Hide, who=who.id, target=target.id, clauses=("KB-25.5",))
    return bool(caught)


SETTLED = {
    rules.BY_KAMP: ("KB-12.1",),
    rules.BY_LIVES: ("KB-12.1", "KB-12.2"),
    rules.BY_COMMAND: ("KB-11.3",),
}
"""The clauses by which a wound goes where it goes."""


def whom_it_may_hit(now: Round, able: list[Opponent]) -> tuple[tuple[int, ...], tuple[str, ...]]:
    """The places, among those able to fight, of the targets a wound may go to, and the clauses that made it these."""
    named: tuple[bool, ...] = ()
    if now.commands:
        led_onto = [command.target for command in now.commands]
        named = tuple([one.id in led_onto for one in able])
    kamps, lives = [], []
    for one in able:
        kamps.append(PLACE_OF_GRADE[one.kamp])
        lives.append(one.lives)
    places, by = rules.allotted(tuple(kamps), tuple(lives), named)
    return places, SETTLED[by]


def picked(who: Character, targets: list[Opponent]) -> Flow[Opponent]:
    """KB-11.8: of several that commanders have named, whoever deals the wound picks one."""
    fewest = min(targets, key=lambda one: one.lives)
    menu = Menu([one.id for one in targets], somebody, sure=True)
    answer = yield Choose(who.seat, "pick_focus", menu, about=who.id, clauses=("KB-11.8",), default=fewest.id)
    return next(one for one in targets if one.id == answer)


def wound(play: Play[Fight, Knobs], who: Character, target: Opponent, amount: Sum, why: tuple[str, ...]) -> Flow[None]:
    """Lower an opponent's lives, and see whether it falls."""
    left = rules.opponent_lives(target.lives, amount.total)
    wasted = ("KB-12.5",) if amount.total > target.lives else ()
    lowest = () if left else ("KB-14.4",)
    play.tell(events.Hit, who=who.id, target=target.id, amount=amount, clauses=(*why, *wasted, *lowest))
    target.lives = left
    if left <= play.knobs.opponent_out_at:
        dies = target.fights_to_death or (play.master is not None and (yield from ruled_dead(play, target)))
        target.status, end = ("dead", "KB-17.2") if dies else ("unconscious", "KB-17.1")
        play.tell(events.Out, who=target.id, status=target.status, clauses=("KB-12.3", "KB-12.4", end))


def ruled_dead(play: Play[Fight, Knobs], one: Opponent) -> Flow[bool]:
    """KB-17.2: some kinds always fight to the death; whether this one has besides, the master says."""
    return (yield from ruling(play, "fallen", ("unconscious", "dead"), "unconscious", "KB-17.2", one.id)) == "dead"
