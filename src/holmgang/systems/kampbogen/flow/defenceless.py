"""The defenceless can be killed without any roll."""

from __future__ import annotations

from collections.abc import Sequence

from holmgang.kernel.play import Flow
from holmgang.kernel.questions import Barred, Choose, ChooseSome
from holmgang.systems.kampbogen import events
from holmgang.systems.kampbogen.board.lookups import able, awake, is_helpless, members
from holmgang.systems.kampbogen.flow.questions import as_written, plain, ruling, together, token_option
from holmgang.systems.kampbogen.state import Character, GamePlay, Opponent, Scene


def defenceless(play: GamePlay, scene: Scene) -> Flow[None]:
    """KB-23: a bound or sleeping opponent can be killed without any roll, or spared.

    It uses nothing up, so each character is asked until it spares the rest. Only a master can rule that another
    opponent cannot resist: without one it is not offered.
    """
    state = play.state
    if scene.started_by == "opponents" and any(one.tags for one in state.characters if one.id in scene.characters):
        yield from opponents_kill(play, scene)
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


def opponents_kill(play: GamePlay, scene: Scene) -> Flow[None]:
    """KB-23.1 the other way round: opponents come upon characters who are bound or asleep; by kind they kill or not."""
    state = play.state
    victims = [one for one in state.characters if one.id in scene.characters and one.tags and one.standing != "dead"]
    if not victims or not able(state, scene):
        return
    default = "kill" if any(one.kills_defeated for one in able(state, scene)) else "spare"
    if (yield from ruling(play, "kill_helpless", ("spare", "kill"), default, "KB-23.1")) == "kill":
        for who in victims:
            who.standing = "dead"
            play.tell(events.Killed, who=who.id, clauses=("KB-23.1", "KB-23.2"))
