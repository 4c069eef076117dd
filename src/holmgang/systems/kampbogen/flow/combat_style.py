"""Combat style: high dice of the grade release it."""

from __future__ import annotations

from holmgang.kernel.play import Flow, Play
from holmgang.systems.kampbogen import events
from holmgang.systems.kampbogen.flow.asking import ruling
from holmgang.systems.kampbogen.knobs import Knobs
from holmgang.systems.kampbogen.state import Fight


def release_style(play: Play[Fight, Knobs]) -> Flow[None]:
    """KB-6.3: the style of the opponent whose kamp set the grade; between equals the master picks."""
    fight = play.state
    now, able = fight.now, fight.able()
    setters = [one for one in able if one.kamp == now.kamp] or [fight.opponent(now.set_by)]
    owner = setters[0]
    if any(one.style != owner.style for one in setters):
        names = [one.id for one in setters]
        owner = fight.opponent((yield from ruling(play, "style_of", names, names[0], "KB-6.3")))
    now.style, now.style_kind = owner.style, owner.kind
    mixed = any(one.style != owner.style for one in able)
    why = ("KB-6.1", "KB-6.2", "KB-6.3") if mixed else ("KB-6.1", "KB-6.2")
    play.tell(events.Style(ability=owner.style, owner=owner.id, clauses=why))
