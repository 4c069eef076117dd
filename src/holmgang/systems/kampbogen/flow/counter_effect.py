"""Counter-effect: warding off one effect for everybody."""

from __future__ import annotations

from holmgang.kernel.play import Play
from holmgang.kernel.sums import Sum
from holmgang.systems.kampbogen import events, rules
from holmgang.systems.kampbogen.flow.ability_roll import Use, measure
from holmgang.systems.kampbogen.knobs import Knobs
from holmgang.systems.kampbogen.state import Fight, Round


def ward(play: Play[Fight, Knobs], now: Round, use: Use, grade: Sum) -> None:
    """KB-8.4: equal or above annuls the effect for everybody; a second success adds nothing."""
    measure(play, use, grade)
    use.success = rules.succeeds(use.result, play.knobs.ward_on_tie)
    if not use.success:
        play.tell(events.WardFail, who=use.who.id, effect=use.effect, clauses=("KB-8.5",))
        return
    again = True
    for effect in now.effects:
        if effect.key == use.effect and not effect.annulled:
            effect.annulled, again = True, False
    why = ("KB-8.4", "KB-8.6") if again else ("KB-8.2", "KB-8.4")
    play.tell(events.Annul, who=use.who.id, effect=use.effect, clauses=why)
