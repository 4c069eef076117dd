"""Optional procedures before a fight (TK-23.1, TK-23.2): how far apart they meet, and how the others take it.

Both are switches of a scenario. By default creatures stand where the scenario puts them, and opponents are hostile.
"""

from __future__ import annotations

from holmgang.kernel.play import Flow
from holmgang.kernel.questions import Roll
from holmgang.kernel.sums import Sum
from holmgang.systems.tkds import rules
from holmgang.systems.tkds.events import Procedure
from holmgang.systems.tkds.flow.fight import Fight, ruling
from holmgang.systems.tkds.state import ENEMIES, HEROES

REACTIONS = ("reaction_attacks", "reaction_hostile", "reaction_uncertain", "reaction_indifferent", "reaction_friendly")


def encounter_distance(fight: Fight) -> Flow[None]:
    """TK-23.1: told for the table; the map stays as the scenario draws it."""
    if not fight.state.encounter:
        return
    outdoors = fight.state.encounter == "outdoors"
    count, sides = rules.encounter_dice(outdoors, bool(fight.state.surprise))
    roller = next(one for one in fight.state.roster())
    faces = yield Roll(roller.seat, "encounter", (sides,) * count, about=roller.id, clauses=("TK-23.1",))
    metres = Sum.of(rules.encounter_metres(sum(faces), outdoors), "metres_apart", "TK-23.1")
    fight.tell(
        Procedure, procedure="encounter_distance", result=fight.state.encounter, total=metres, clauses=("TK-23.1",)
    )


def reaction(fight: Fight) -> Flow[None]:
    """TK-23.2: 2d6, with the Personality of whoever speaks. What is not hostile may talk, if the master lets it."""
    if not fight.state.reaction:
        return
    heroes = [one for one in fight.state.roster() if one.side == HEROES]
    speaker = max(heroes, key=lambda one: one.skills["personality"])
    faces = yield Roll(speaker.seat, "reaction", (6, 6), about=speaker.id, clauses=("TK-23.2",))
    total = Sum.of(faces[0], "die", "TK-23.2").plus(faces[1], "die", "TK-23.2")
    modifier = rules.skill_modifier(speaker.skills["personality"], fight.knobs.skill_base)
    total = total.plus(modifier, "personality", "TK-23.2")
    found = rules.reaction(total.total)
    fight.tell(Procedure, procedure="reaction", result=REACTIONS[found], total=total, clauses=("TK-23.2",))
    if found < REACTIONS.index("reaction_indifferent"):
        return
    if (yield from ruling(fight, "parley", ("fight", "parley"), "TK-23.2")) == "parley":
        for one in fight.state.creatures:
            if one.side == ENEMIES:
                one.side = "neutral"
