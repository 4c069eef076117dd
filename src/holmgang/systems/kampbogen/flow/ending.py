"""How it ends, in whatever scene: victory, defeat or neither. One entry for combats, hold-ups and the rest."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from holmgang.kernel.play import Flow, Play
from holmgang.systems.kampbogen import events
from holmgang.systems.kampbogen.flow.characters_win import aftermath, won
from holmgang.systems.kampbogen.flow.opponents_win import lost
from holmgang.systems.kampbogen.knobs import Knobs
from holmgang.systems.kampbogen.state import Character, Fight, Opponent


def settle(play: Play[Fight, Knobs], people: Sequence[Character], opponents: Sequence[Opponent]) -> Flow[bool]:
    """Draw, victory or defeat, if a side has nobody left; returns whether it is so.

    ``people`` are those of the scene who can still act, ``opponents`` all of the scene. Nobody left although nobody
    fainted (the master has put it so) means that they are gone. Captives whom nobody has touched are no victory.
    """
    resisted = any(one.is_able() for one in opponents)
    if (resisted and people) or (not resisted and all(one.unbeaten for one in opponents)):
        return False
    if not resisted and not people:
        play.tell(events.Draw, clauses=("KB-14.6",))
        stop(play.state, "draw")
    elif not resisted:
        yield from won(play, people, opponents)
        stop(play.state, "won")
    elif any(one.standing == "fainted" for one in play.state.characters):
        yield from lost(play, [one for one in opponents if one.is_able()])
        stop(play.state, "lost")
    else:
        play.tell(events.Fled, clauses=("KB-2.8",))
        stop(play.state, "fled")
    return True


def resume(play: Play[Fight, Knobs], place: str, held: Any) -> Flow[None]:
    """The remainder of a victory from where it rested, with whom it concerns."""
    fight = play.state
    people, opponents = held
    yield from aftermath(play, [*map(fight.character, people)], [*map(fight.opponent, opponents)], place)
    stop(fight, "won")


def stop(fight: Fight, outcome: str) -> None:
    """The scene is over, and with it the match unless it was won and another follows."""
    fight.combat, fight.outcome = None, outcome
    if outcome != "won" or not fight.scenes:
        fight.over = True
