"""Corrections by the master at the start of a step: Health, coins, magic, place, conditions, standing rulings.

A **standing ruling** settles for the rest of the conflict what a [ruling] clause leaves to the master. Rulings that
concern a single moment are asked when it comes (``kernel.play.rule``).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from holmgang.kernel.events import Corrected
from holmgang.kernel.questions import Amount, Choose, Declare, Option, Question, Spot
from holmgang.kernel.sums import Sum
from holmgang.systems.tkds.board.attacks import FULL, HALF, NONE, effect_key
from holmgang.systems.tkds.board.board import Conflict
from holmgang.systems.tkds.flow.resolution import incapacitate, part, place, take
from holmgang.systems.tkds.state import ACTIVE, DEAD, DYING, Creature, GamePlay, LastingEffect, cell_id, cell_of

NUMBERS = {"health": "TK-16.1", "death_coins": "TK-16.4", "magic": "TK-22.7", "luck": "TK-9.8"}
CLAUSES = {**NUMBERS, "place": "TK-7.1", "condition": "TK-17.10"}
RULINGS: dict[str, tuple[str, tuple[str, ...]]] = {
    "threat_states": ("TK-11.9", ("listed", "everybody")),
    "creature_cover": ("TK-12.9", ("size_at_least_target", "never", "always")),
    "unarmed_large": ("TK-14.11", ("reduced", "undiminished")),
    "monster_falls": ("TK-16.3", ("dies", "fights_for_life")),
    "powder": ("TK-18.3", ("gets_wet", "stays_dry")),
}
"""Standing rulings: the clause, and what may be ruled, the default first."""
EFFECT_KINDS = ("weapons", "spells", "fire", "thrusting", "slashing", "blunt", "shot", "unarmed", "everything")
"""Kinds of attack that the master may rule on: how well they work on a creature (TK-10.10)."""
EFFECT_WORDS = {FULL: "works_fully", HALF: "works_half", NONE: "works_not"}
MOST = 200
CONDITIONS = ("prone", "blinded", "helpless", "obscured", "invisible", "held")


def corrections(play: GamePlay) -> list[Option]:
    """The corrections, as options with particulars."""
    master, state = play.master or "", play.state
    tokens = [Option(one.id, at=(Spot.token(one.id),)) for one in state.creatures]

    def number(name: str) -> list[Question]:
        least, most = (play.knobs.luck_min, play.knobs.luck_max) if name == "luck" else (0, MOST)
        return [Choose(master, "of", tokens), Amount(master, "to", least, most)]

    def place() -> list[Question]:
        cells = [(x, y) for x in range(state.battlefield.width) for y in range(state.battlefield.height)]
        return [
            Choose(master, "of", tokens),
            Choose(master, "cell", [Option(cell_id(c), at=(Spot.cell(*c),)) for c in cells]),
        ]

    def condition() -> list[Question]:
        return [Choose(master, "of", tokens), Choose(master, "condition", [Option(name) for name in CONDITIONS])]

    def effect() -> list[Question]:
        kinds = [Option(kind) for kind in EFFECT_KINDS]
        works = [Option(value) for value in (FULL, HALF, NONE)]
        return [Choose(master, "of", tokens), Choose(master, "kind", kinds), Choose(master, "effective", works)]

    return [
        *(Option(name, details=lambda name=name: number(name)) for name in NUMBERS),  # type: ignore[misc]
        Option("place", details=place),
        Option("condition", details=condition),
        Option("effect", details=effect, clauses=("TK-10.10",)),
        Option("ruling", details=lambda: [_ruling_question(master)]),
    ]


def _ruling_question(master: str) -> Declare:
    options = [
        Option(name, details=[Choose(master, "value", [Option(value) for value in values])], clauses=(clause,))
        for name, (clause, values) in RULINGS.items()
    ]
    return Declare(master, "ruling", options)


def correct(play: GamePlay, answer: Mapping[str, Any]) -> None:
    """Put it right and tell it."""
    if answer["master"] == "ruling":
        _rule_for_good(play, answer["ruling"], answer["value"])
        return
    what, who = answer["master"], play.state.creature(answer["of"])
    if what == "effect":
        _rule_effect(play, who, answer["kind"], answer["effective"])
        return
    before, after = _change(play, who, what, answer)
    clauses = (CLAUSES[what],)
    play.tell(Corrected, by=play.master or "", what=what, about=who.id, before=before, after=after, clauses=clauses)


def _rule_for_good(play: GamePlay, name: str, value: str) -> None:
    clause, values = RULINGS[name]
    before = play.state.rulings.get(name, values[0])
    play.state.rulings[name] = value
    play.tell(Corrected, by=play.master or "", what="ruling", about=name, before=before, after=value, clauses=(clause,))


def _rule_effect(play: GamePlay, who: Creature, kind: str, value: str) -> None:
    """From now on attacks of this kind work so well on the creature."""
    key = effect_key(who.id, kind)
    before, after = EFFECT_WORDS[play.state.rulings.get(key, FULL)], EFFECT_WORDS[value]
    play.state.rulings[key] = value
    what, clauses = f"effect_{kind}", ("TK-10.10",)
    play.tell(Corrected, by=play.master or "", what=what, about=who.id, before=before, after=after, clauses=clauses)


def _change(play: GamePlay, who: Creature, what: str, answer: Mapping[str, Any]) -> tuple[Sum | str, Sum | str]:
    fight = Conflict.of(play)
    if what == "place":
        before = who.cell
        place(fight, fight.creature(who.mount) if who.mount else who, cell_of(answer["cell"]))
        return before, who.cell
    if what == "condition":
        kind = answer["condition"]
        if who.has(kind):
            who.effects = [effect for effect in who.effects if effect.kind != kind]
            return kind, "none"
        take(fight, who, LastingEffect(play.state.new_id(kind), kind))
        incapacitate(fight, who, kind)
        return "none", kind
    clause, value = NUMBERS[what], answer["to"]
    old = Sum.of(getattr(who, what), what, clause)
    if what == "health":
        value = min(value, who.health_max)
        _revive(fight, who, value)
    setattr(who, what, value)
    return old, Sum.of(value, what, clause)


def _revive(fight: Conflict, who: Creature, health: int) -> None:
    if health > 0 and who.status in (DYING, DEAD):
        who.status, who.successes = ACTIVE, 0
    elif health == 0 and who.status == ACTIVE:
        part(fight, who, "TK-21.1")
        incapacitate(fight, who, "unconscious")
        who.status = DYING if who.hero else DEAD
