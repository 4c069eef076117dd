"""What doubles of a player mean: fumble, rise and soul (KB-7.6 to KB-7.8). Brawl rolls know none of them (KB-10.7)."""

from __future__ import annotations

from holmgang.kernel.play import Play
from holmgang.systems.kampbogen import events, rules
from holmgang.systems.kampbogen.state import Character, Fight


def special_rolls(play: Play[Fight], who: Character, rolled: list[int]) -> bool:
    """Fumble, rise and soul: what doubles of a player mean where the knobs say so. Returns whether it is a fumble."""
    knobs, dice = play.knobs, tuple(rolled)
    fumbled = rules.is_fumble(dice, knobs.fumble_rule == "auto_fail")
    if fumbled:
        play.tell(events.Fumble(who=who.id, clauses=("KB-7.6",)))
    if rules.is_rise(dice, knobs.rise_rule == "advance"):
        who.saved_advances += 1
        play.tell(events.Rise(who=who.id, clauses=("KB-7.7",)))
    if rules.is_soul(dice, knobs.dice_sides, knobs.soul_rule == "double_six"):
        who.soul += 1
        play.tell(events.Soul(who=who.id, clauses=("KB-7.8",)))
    return fumbled
