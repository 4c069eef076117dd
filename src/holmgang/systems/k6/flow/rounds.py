"""A round: scene, arrivals, intentions, order, resolution, end (K6-1 to K6-4, K6-10)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from holmgang.kernel.play import Flow, rule
from holmgang.kernel.questions import Amount, Choose, Declare, Joint, Option
from holmgang.kernel.sums import Sum
from holmgang.systems.k6.events import Intended, PrecedentKept, RoundBegan, SceneSet
from holmgang.systems.k6.flow import (
    capturing,
    end_of_round,
    ending,
    fatigue,
    intentions,
    preparation,
    resolution,
)
from holmgang.systems.k6.state import Combatant, GamePlay, Intention, Other, Precedent


def round_of(play: GamePlay) -> Flow[None]:
    """One round of about three seconds; everything in it happens at once (K6-2.3)."""
    fight = play.state
    if fight.round == 0:
        play.tell(_scene_set, play)
    fight.round += 1
    fight.intend([])
    fight.order = []
    play.tell(_began, play)
    if fight.round == 1:
        yield from unnoticed(play)
    fatigue.reinforce(play)
    preparation.shed(play)
    yield from announce(play)
    yield from preparation.prepare(play)
    yield from resolved(play, resolution.resolve(play, resolution.planned(play).chain))


def resume(play: GamePlay, place: str, held: Any) -> Flow[None]:
    """The remainder of a round, which rests within its chain only."""
    yield from resolved(play, resolution.resume(play, place, held))


def resolved(play: GamePlay, chain: Flow[None]) -> Flow[None]:
    """The part of a round in which all that was announced happens: the chain, or what is left of it, and the end."""
    fight = play.state
    yield from chain
    for one, intent in fight.intended:
        if intent.say != "none" and one.able:
            yield from capturing.utter(play, one, intent.say)
    yield from end_of_round.end_of_round(play)
    ending.collect(play)


def _began(play: GamePlay) -> RoundBegan:
    """K6-2.1: another round."""
    seconds = Sum.of(play.knobs.round_seconds, "seconds", "K6-2.2")
    number = Sum.of(play.state.round, "round", "K6-2.1")
    return RoundBegan(number=number, seconds=seconds, clauses=("K6-2.1", "K6-2.2"))


def unnoticed(play: GamePlay) -> Flow[None]:
    """K6-16.10: whether an ambush was noticed is decided outside this chapter; by default as the scenario says."""
    for one in play.state.combatants:
        if one.unaware and one.here:
            question = Choose(
                play.master or "",
                "unnoticed",
                [Option("yes"), Option("no")],
                about=one.id,
                clauses=("K6-16.10",),
                default="yes",
            )
            one.unaware = (yield from rule(play, question)) == "yes"


def _scene_set(play: GamePlay) -> SceneSet:
    """K6-1.1 to K6-1.4: the scene comes before the first round."""
    fight = play.state
    dangers = [one.id for one in fight.combatants if one.side == "gm" and one.here]
    dangers += [zone.hazard for zone in fight.zones if zone.hazard != "none"]
    props = [
        prop
        for zone in fight.zones
        for prop in (*zone.props, *zone.things, *zone.obstacles, *zone.cover, *zone.overhead)
    ]
    lights = [one.id for one in fight.combatants if one.light] + [zone.id for zone in fight.zones if zone.lit]
    return SceneSet(
        zones=tuple(zone.id for zone in fight.zones),
        props=tuple(dict.fromkeys([*props, *(item.id for item in fight.items)])),
        dangers=tuple(dict.fromkeys(dangers)),
        lights=tuple(lights),
        clauses=("K6-1.1", "K6-1.2", "K6-1.3", "K6-1.4", "K6-1.7"),
    )


# ---- intentions ------------------------------------------------------------------------------------------------------


def announce(play: GamePlay) -> Flow[None]:
    """K6-3: all say openly what they intend, the master's side first, and may amend it until all have confirmed."""
    fight = play.state
    crawlers = [one for one in fight.combatants if one.side == "hero" and one.felled]
    asked = [*fight.able("gm"), *fight.able("hero"), *crawlers]
    if not asked:
        return
    parts = tuple([intentions.intention_question(play, one) for one in asked])
    answers = yield Joint(
        "",
        "intentions",
        parts,
        revisable=True,
        clears=True,
        limit=play.knobs.max_amendments_per_seat,
        clauses=("K6-3.7", "K6-3.5", "K6-3.6"),
    )
    fight.intend([intentions.made(one, answer) for one, answer in zip(asked, answers, strict=True)])
    for one, intent in fight.intended:
        if isinstance(intent.deed, Other):
            yield from other_ruling(play, one, intent, intent.deed)
    play.tell_each(_intended, play)


def _intended(play: GamePlay) -> Iterator[Intended]:
    """Yield every intention, now that none can be amended any more."""
    for intent in play.state.intentions:
        yield Intended(
            who=intent.who,
            intention=intent.kind,
            targets=tuple(intent.targets),
            means=intent.means,
            weapon=_with_what(intent),
            clauses=("K6-3.1", *intent.deed.clauses),
        )


def _with_what(intent: Intention) -> str:
    return intent.spell or (intent.attack.weapon if intent.attack is not None else getattr(intent.deed, "weapon", ""))


EFFECTS = ("stunted", "prone", "off_balance", "distracted", "encumbered", "eyes_full", "nothing")


def other_ruling(play: GamePlay, one: Combatant, intent: Intention, deed: Other) -> Flow[None]:
    """K6-33.5: the master says beforehand how a deed off the list is resolved; then it can still be withdrawn."""
    fight = play.state
    known = next((p for p in fight.precedents if p.text.casefold() == deed.text.casefold()), None)
    if known is None:
        master = play.master or ""
        details = [
            Amount(master, "cost", 1, 3, default=1),
            Choose(master, "effect", [Option(name) for name in EFFECTS], default="stunted"),
        ]
        question = Declare(
            master,
            "other_ruling",
            [Option("allow", details=details), Option("refuse")],
            about=one.id,
            args={"text": deed.text},
            clauses=("K6-33.4", "K6-33.5", "K6-3.4"),
            default="allow",
        )
        answer: dict[str, Any] = yield from rule(play, question)
        if answer["other_ruling"] == "refuse":
            yield from again(play, one, intent)
            return
        known = Precedent(deed.text, deed.attack.attribute, answer["cost"], answer["effect"])
        fight.precedents.append(known)
        cost = Sum.of(known.cost, "successes", "K6-33.6")
        play.tell(PrecedentKept, text=known.text, cost=cost, clauses=("K6-33.6",))
    deed.cost, deed.effect = known.cost, known.effect
    keep = yield Choose(
        one.seat,
        "accept_ruling",
        [Option("yes"), Option("no")],
        about=one.id,
        default="yes",
        args={"cost": known.cost, "effect": known.effect},
        clauses=("K6-33.5",),
    )
    if keep == "no":
        yield from again(play, one, intent)


def again(play: GamePlay, one: Combatant, intent: Intention) -> Flow[None]:
    """Another intention in place of the one that was withdrawn or refused."""
    while True:
        answer = yield intentions.intention_question(play, one)
        if answer["intend"] != "other":
            break
    instead = intentions.made(one, answer)
    play.state.intend([instead if other is intent else other for other in play.state.intentions])
