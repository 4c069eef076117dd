"""The ability roll (KB-7): all roll openly, then each player chooses one of four uses until all agree."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache, partial
from typing import Any

from holmgang.kernel.odds import Odds
from holmgang.kernel.play import Flow
from holmgang.kernel.questions import (
    Barred,
    Choose,
    Declare,
    Joint,
    Lazy,
    Menu,
    Option,
    Question,
    Roll,
)
from holmgang.kernel.sums import Phrase, Sum, phrase
from holmgang.systems.kampbogen import events, rules
from holmgang.systems.kampbogen.board.lookups import is_surprised, protected, riding
from holmgang.systems.kampbogen.board.odds import brawl_odds, rolled_odds
from holmgang.systems.kampbogen.board.totals import combat_grade, compared, dice_sum, total
from holmgang.systems.kampbogen.board.uses import (
    COMBAT_ROLLS,
    COMMAND,
    Uses,
    means_of,
    uses_of,
    uses_of_all,
    ward_by,
    wardable,
)
from holmgang.systems.kampbogen.content import KNOWLEDGES, TALENTS
from holmgang.systems.kampbogen.flow.questions import token_option
from holmgang.systems.kampbogen.state import AwakeEffect, Character, Combat, GamePlay, State, Vehicle

FORBIDDEN_IN_COMBAT = ("loot", "plunder", "capture", "steal", "open")
"""KB-2.6: deeds that the opponents would prevent."""


RESULTS = {rules.ABOVE: "above", rules.EQUAL: "equal", rules.BELOW: "below"}


@dataclass(slots=True)
class RollUse:
    """The use of a roll and its result. It lives only while the round is resolved."""

    who: Character
    action: str
    ability: str
    effect: str
    use: str
    target: str
    exposed: bool
    sheltered: bool
    vehicle: Vehicle | None
    why: tuple[str, ...]
    """The clauses by which the roll may be put to this use, with this ability."""
    result: int = rules.BELOW
    success: bool = False
    reached_brawl: bool = False


def in_plain(uses: Sequence[RollUse]) -> list[dict[str, Any]]:
    """Uses as plain JSON, for a rest."""
    return [
        {
            **{name: getattr(use, name) for name in RollUse.__slots__},
            "who": use.who.id,
            "vehicle": use.vehicle.id if use.vehicle is not None else None,
            "why": list(use.why),
        }
        for use in uses
    ]


def from_plain(state: State, held: list[dict[str, Any]]) -> list[RollUse]:
    """Return the uses that :func:`in_plain` has made plain."""
    vehicles = {one.id: one for one in state.vehicles}
    return [
        RollUse(
            **{
                **use,
                "who": state.character(use["who"]),
                "vehicle": vehicles[use["vehicle"]] if use["vehicle"] is not None else None,
                "why": tuple(use["why"]),
            }
        )
        for use in held
    ]


def roll_all(play: GamePlay, there: list[Character]) -> Flow[None]:
    """KB-7.1: one roll per character in combat; no use is chosen before all have rolled."""
    dice = play.knobs.dice
    if len(there) < len(play.state.characters):
        play.tell_each(_outside, play.state)
    for who in there:
        who.dice = yield roll_of_the_round(who.seat, dice, who.id, play.knobs.rolls_per_round == 1)
        who.action = who.ability = who.target = ""
        who.exposed = False
        play.tell(_rolled, who)
        who.fumbled = special_rolls(play, who, who.dice)


@lru_cache(maxsize=1024)
def roll_of_the_round(seat: str, dice: tuple[int, ...], who: str, only: bool) -> Roll:
    """A character's roll, round after round the same question; by the book it is the ``only`` one of the round."""
    one = ("KB-7.4",) if only else ()
    return Roll(seat, "roll", dice, about=who, clauses=("KB-7.1", *one, "KB-4.7", "KB-2.10"))


def _rolled(who: Character) -> events.Rolled:
    raw = dice_sum(who.dice, "KB-7.9")
    return events.Rolled(who=who.id, raw=raw, dice=tuple(who.dice), clauses=("KB-7.1",))


def _outside(state: State) -> Iterator[events.Outside]:
    aside = tuple([one.id for one in state.characters if one.standing == "out_of_combat"])
    if aside:
        yield events.Outside(who=aside, clauses=("KB-1.3", "KB-1.4", "KB-1.5"))


def special_rolls(play: GamePlay, who: Character, rolled: list[int]) -> bool:
    """Fumble, rise and soul: what doubles of a player mean where the knobs say so. Returns whether it is a fumble."""
    if rolled.count(rolled[0]) < len(rolled):
        return False
    knobs, dice = play.knobs, tuple(rolled)
    fumbled = rules.is_fumble(dice, knobs.fumble_rule == "auto_fail")
    if fumbled:
        play.tell(events.Fumble, who=who.id, clauses=("KB-7.6",))
    if rules.is_rise(dice, knobs.rise_rule == "advance"):
        who.saved_advances += 1
        play.tell(events.Rise, who=who.id, clauses=("KB-7.7",))
    if rules.is_soul(dice, knobs.dice_sides, knobs.soul_rule == "double_six"):
        who.soul += 1
        play.tell(events.Soul, who=who.id, clauses=("KB-7.8",))
    return fumbled


def choose_uses(play: GamePlay, combat: Combat, there: list[Character]) -> Flow[list[RollUse]]:
    """KB-7.3: all rolls are open, and a choice can be withdrawn until the last seat has confirmed."""
    why = ("KB-7.5", "KB-2.5", "KB-21.4") if is_surprised(play, combat, "characters") else ("KB-7.5", "KB-2.5")
    alike = uses_of_all(play)
    answers = yield Joint(
        "",
        "actions",
        tuple([_question(play, who, alike or uses_of(play, who), why) for who in there]),
        revisable=True,
        limit=3,
        clauses=("KB-7.2", "KB-7.3", "KB-2.3"),
    )
    return [_use(play, who, answer) for who, answer in zip(there, answers, strict=True)]


def _question(play: GamePlay, who: Character, uses: Uses, why: tuple[str, ...]) -> Declare:
    actions = UseMenu(play, who, uses)
    clauses = (*why, "KB-24.10") if protected(play, who) else why
    return Declare(who.seat, "action", actions, barred_source=actions.bars, about=who.id, clauses=clauses)


def _use(play: GamePlay, who: Character, answer: dict[str, Any]) -> RollUse:
    action, state = answer["action"], play.state
    ability = effect = use = target = ""
    sheltered, driven = False, None
    why: tuple[str, ...] = ()
    if state.vehicles:
        sheltered, why = riding(play, who)
        driven = state.driven_by(who.id)
    if action in COMBAT_ROLLS:
        ability = answer["ability"]
        why = (*why, *means_of(play, who, action).by(ability)[1])
    elif action == "manoeuvre":
        ability, use = COMMAND, answer["use"]
        target = answer.get("target", "")
        why = ("KB-11.1", "KB-11.9", "KB-6.4") if state.now().style else ("KB-11.1", "KB-11.9")
    elif action == "counter_effect":
        effect = answer["effect"]
        ability, _, why = ward_by(kind_of(effect))
    who.action = action
    who.ability = ability
    who.target = effect or target or use
    return RollUse(who, action, ability, effect, use, target, who.exposed, sheltered, driven, why)


def kind_of(key: str) -> str:
    """Return the kind of an effect, which its key begins with."""
    return key.partition("/")[0]


class UseMenu(Menu):
    """The uses a character's roll may be put to, each with its particulars."""

    __slots__ = ("play", "uses", "who")
    sure = True

    def __init__(self, play: GamePlay, who: Character, uses: Uses) -> None:
        self.play, self.who, self.uses, self.ids = play, who, uses, uses.open
        self._made = self._all = None

    def make(self, name: str) -> Option:
        """A use as an option."""
        match name:
            case "defend":
                return Option(name, details=partial(self.details, name), clauses=("KB-21.4",))
            case "combat_roll":
                return Option(name, details=partial(self.details, name), clauses=("KB-9.1",))
            case "brawl":
                return _to_brawl(self.play, self.who)
            case "counter_effect":
                return Option(name, details=partial(self.details, name), clauses=("KB-8.1",))
            case "manoeuvre":
                details = partial(self.details, name)
                return Measured(name, self.play, self.who, name, COMMAND, ("KB-11.1",), details)
        return NOTHING_TO_DO

    def details(self, name: str) -> Sequence[Question]:
        """Return the questions declared together with a use of the roll."""
        if name in COMBAT_ROLLS:
            return (_ability_question(self.play, self.who, name),)
        if name == "counter_effect":
            return (_effect_question(self.play, self.who),)
        return (_manoeuvre_question(self.play, self.who),) if name == "manoeuvre" else ()

    def bars(self) -> list[Barred]:
        """Return the uses that are not open, each with the clause that bars it."""
        return [
            *(Barred(name, "KB-2.6") for name in FORBIDDEN_IN_COMBAT),
            *(Barred(name, clause) for name, clause in self.uses.barred.items()),
        ]


NOTHING_TO_DO = Option("none", clauses=("KB-24.10",))


class Measured(Option):
    """The roll of the round used with an ability: what that comes to is worked out when token_option looks."""

    __slots__ = ("use",)

    def __init__(
        self,
        name: str,
        play: GamePlay,
        who: Character,
        action: str,
        ability: str,
        clauses: tuple[str, ...] = (),
        details: Lazy[Question] = (),
        label: Phrase | str = "",
        effect: str = "",
    ) -> None:
        Option.__init__(self, name, label, (), details, None, clauses)
        self.use = (play, who, action, ability, effect)

    @property
    def worth(self) -> Sum:
        """The total of the roll."""
        return total(*self.use)

    @property
    def against(self) -> Sum:
        """The combat grade."""
        play, *_ = self.use
        return combat_grade(play)

    @property
    def odds(self) -> Odds:
        """Above, equal to or below the grade: the roll lies on the table."""
        _, who, *_ = self.use
        return rolled_odds(self.worth.total, self.against.total, who.fumbled)


def _to_brawl(play: GamePlay, who: Character) -> Option:
    combat = play.state.combat
    assert combat is not None
    odds = partial(brawl_odds, play.knobs, who.brawl_value, combat.ambushed == "opponents")
    return Option("brawl", clauses=("KB-10.4",), odds=odds)


def _ability_question(play: GamePlay, who: Character, action: str) -> Choose:
    free, why, follows = means_of(play, who, action)
    menu = Menu(free, partial(_with_ability, play, who, action), True)
    return Choose(who.seat, "ability", menu, barred_source=other_abilities(free, why), about=who.id, clauses=follows)


def _with_ability(play: GamePlay, who: Character, action: str, name: str) -> Option:
    return Measured(name, play, who, action, name)


@cache
def other_abilities(free: tuple[str, ...], why: str) -> tuple[Barred, ...]:
    """The abilities that a roll may not be made with."""
    return tuple([Barred(name, why) for name in (*TALENTS, *KNOWLEDGES) if name not in free])


def _effect_question(play: GamePlay, who: Character) -> Choose:
    found = wardable(play)
    menu = Menu(found, partial(_with_effect, play, who, found), True)
    return Choose(who.seat, "effect", menu, barred_source=partial(_unwardable, play), about=who.id, clauses=("KB-8.2",))


def _with_effect(play: GamePlay, who: Character, found: Mapping[str, AwakeEffect], key: str) -> Option:
    awake = found[key]
    label = phrase("effect-named", effect=awake.kind, trigger=awake.trigger)
    ability, clause, _ = ward_by(awake.kind)
    return Measured(key, play, who, "counter_effect", ability, (clause,), label=label, effect=awake.kind)


def _unwardable(play: GamePlay) -> list[Barred]:
    return [Barred(one.key, "KB-8.8") for one in play.state.now().effects if not rules.ward_of(one.kind)]


FLIGHT = Option("flight", clauses=("KB-11.5",))


def _manoeuvre_question(play: GamePlay, who: Character) -> Declare:
    """KB-11.9: target or flight is declared together with the action."""
    combat = play.state.combat
    assert combat is not None

    helpless = is_surprised(play, combat, "characters") and play.knobs.manoeuvre_mode == "strike"
    whom = partial(_led_onto, play, who)
    menu = Menu(("flight",) if helpless else ("target", "flight"), partial(_manoeuvre, whom), True, whom)
    return Declare(who.seat, "use", menu, about=who.id, clauses=("KB-11.9",))


def _manoeuvre(whom: Callable[[str], Sequence[Question]], name: str) -> Option:
    return Option(name, details=partial(whom, name), clauses=("KB-11.3",)) if name == "target" else FLIGHT


def _led_onto(play: GamePlay, who: Character, name: str) -> Sequence[Question]:
    """The target that the others are led onto; a way to flee has none."""
    if name == "flight":
        return ()
    menu = Menu([one.id for one in play.state.able()], token_option, True)
    return (Choose(who.seat, "target", menu, about=who.id, clauses=("KB-11.3", "KB-2.4")),)


def reached_by(play: GamePlay, use: RollUse) -> Sum:
    """Return the total of a roll in its use."""
    return total(play, use.who, use.action, use.ability, kind_of(use.effect))


def measure(play: GamePlay, use: RollUse, reached: Sum, grade: Sum) -> None:
    """Compare the total with the grade, and tell it. The grade stands, even if its opponent has fallen (KB-4.6)."""
    use.result, why = compared(reached, grade, use.who.fumbled)
    play.tell(_measured, play.state, use, reached, grade, why)


def _measured(state: State, use: RollUse, reached: Sum, grade: Sum, why: tuple[str, ...]) -> events.Used:
    fallen = () if state.opponent(state.now().set_by).is_able() else ("KB-4.6",)
    return events.Used(
        who=use.who.id,
        action=use.action,
        ability=use.ability,
        total=reached,
        grade=grade,
        result=RESULTS[use.result],
        clauses=(*use.why, *why, *fallen),
    )


def rolled_against(
    play: GamePlay, who: Character, action: str, ability: str, dice: list[int], total: Sum, grade: Sum, clause: str
) -> int:
    """Compare a roll outside the round's own with a grade, tell it, and return the result."""
    result, why = compared(total, grade, special_rolls(play, who, dice))
    play.tell(
        events.Used,
        who=who.id,
        action=action,
        ability=ability,
        total=total,
        grade=grade,
        result=RESULTS[result],
        clauses=(clause, *why),
    )
    return result
