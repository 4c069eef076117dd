"""The characters win: who gives in, what victory brings."""

from __future__ import annotations

from collections.abc import Sequence

from holmgang.kernel.play import Flow, Play, Rest
from holmgang.kernel.questions import Choose
from holmgang.kernel.sums import Sum
from holmgang.systems.kampbogen import events, rules
from holmgang.systems.kampbogen.content import ABILITIES
from holmgang.systems.kampbogen.flow.asking import plain, ruling
from holmgang.systems.kampbogen.flow.defenceless import the_defenceless, tie_up
from holmgang.systems.kampbogen.flow.loot import take_loot
from holmgang.systems.kampbogen.knobs import Knobs
from holmgang.systems.kampbogen.state import Character, Combat, Fight, Opponent

KEEP = "keep"
AFTERMATH = ("loot", "captives", "defenceless", "advances")
"""The parts of a victory, in their order; each can be taken up by itself."""


def morale(play: Play[Fight, Knobs], combat: Combat, characters: int, able: list[Opponent]) -> Flow[bool]:
    """KB-17.3: humans and trolls often flee or surrender before they have lost. Returns whether somebody did."""
    lives = sum([one.lives for one in able])
    if lives >= combat.start_lives:
        return False
    knobs = play.knobs
    part, whole = knobs.morale_share
    broken = knobs.opponent_morale == "third" and rules.morale_breaks(lives, combat.start_lives, part, whole)
    if not broken and play.master is None:
        return False
    for one in able:
        if one.gives_in == "never" or one.fights_to_death:
            continue
        default = "fight_on"
        if broken:
            always_flees = one.gives_in == "flees"
            default = "surrender" if rules.gives_up(characters, len(able), always_flees) else "flee"
        answer = yield from ruling(play, "morale", ("fight_on", "flee", "surrender"), default, "KB-17.3", one.id)
        _give_in(play, one, answer, broken)
    return any(not one.is_able() for one in able)


def _give_in(play: Play[Fight, Knobs], one: Opponent, answer: str, broken: bool) -> None:
    why = ("KB-17.3", "KB-17.4") if broken else ("KB-17.3",)
    if answer == "surrender":
        one.status = "surrendered"
        play.tell(events.Surrender, who=one.id, clauses=why)
    elif answer == "flee":
        one.status = "fled"
        play.tell(events.OpponentFlees, who=one.id, clauses=why)


def won(play: Play[Fight, Knobs], people: Sequence[Character], opponents: Sequence[Opponent]) -> Flow[None]:
    """KB-17.1: no opponent is able to fight. Now, and only now, the beaten may be plundered, tied or killed."""
    play.tell(events.Won, clauses=("KB-17.1", "KB-2.8"))
    yield from aftermath(play, people, opponents, AFTERMATH[0])


def aftermath(
    play: Play[Fight, Knobs], people: Sequence[Character], opponents: Sequence[Opponent], begin: str
) -> Flow[None]:
    """What victory brings, from one of its parts on; it rests before each."""
    fight = play.state
    beaten = [one for one in fight.opponents if one.id in fight.met]
    for part in AFTERMATH[AFTERMATH.index(begin) :]:
        if play.rests:
            yield Rest(part, lambda: [[one.id for one in people], [one.id for one in opponents]])
        match part:
            case "loot":
                yield from take_loot(play, people, opponents)
            case "captives":
                yield from tie_up(play, people, beaten)
            case "defenceless":
                yield from the_defenceless(play, people, beaten)
            case _:
                yield from spend_advances(play)


def spend_advances(play: Play[Fight, Knobs]) -> Flow[None]:
    """KB-7.7: what rise rolls have saved is spent on abilities after the combat, or kept."""
    for who in play.state.characters:
        while who.saved_advances and who.standing in ("in_combat", "out_of_combat"):
            name = yield Choose(
                who.seat, "advance", plain(KEEP, *ABILITIES), about=who.id, clauses=("KB-7.7",), default=KEEP
            )
            if name == KEEP:
                break
            who.saved_advances -= 1
            who.abilities[name] += 1
            value = Sum.of(who.abilities[name], name, "KB-7.7")
            play.tell(events.Advanced, who=who.id, ability=name, value=value, clauses=("KB-7.7",))
