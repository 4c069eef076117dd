"""Outcome of a contest: contact is made, successes are spent one by one, the draw (K6-20, K6-27)."""

from __future__ import annotations

from typing import Any

from holmgang.kernel.play import Flow
from holmgang.kernel.questions import Choose, Option
from holmgang.kernel.sums import Sum
from holmgang.systems.k6.board import reach
from holmgang.systems.k6.board.facing import Circumstances
from holmgang.systems.k6.board.rolls import how_many
from holmgang.systems.k6.events import Avoided, Lost, Revised
from holmgang.systems.k6.flow import ammunition, movement, results, spells, spending
from holmgang.systems.k6.flow.contest import FIRST, SECOND, ContestResult
from holmgang.systems.k6.flow.spending import WonSuccesses, intent_of
from holmgang.systems.k6.state import Combatant, Flee, GamePlay
from holmgang.systems.k6.tables import AVOIDING, CLOSE_MEANS, SEIZING


def settle(play: GamePlay, compared: ContestResult) -> Flow[None]:
    """Let the winner spend his successes; an attack that was not stopped takes place all the same (K6-27.5)."""
    one, other, diff = compared.one, compared.other, compared.diff
    back = compared.found_back
    if back is None or compared.winner == FIRST:
        yield from _one_wins(play, one, other, diff, compared.found, mutual=compared.mutual)
    elif compared.winner == SECOND:
        yield from _one_wins(play, other, one, -diff, back, mutual=True)
    else:
        yield from draw(play, one, other, compared.found, back)
    for actor, target in ((one, other), (other, one)) if compared.mutual else ((one, other),):
        intent = intent_of(actor)
        if not intent.stopped:
            intent.resolved.append(target.id)


def _by_hand(play: GamePlay, one: Combatant) -> bool:
    attack = intent_of(one).deed.attack
    return attack is None or attack.means in CLOSE_MEANS


def takes_place(play: GamePlay, one: Combatant, *why: str) -> None:
    """Let an attack that was not stopped take place: a spell is spoken, ammunition is used up."""
    spells.spoken(play, one, *why)
    ammunition.use_up(play, one)


def _one_wins(
    play: GamePlay, winner: Combatant, loser: Combatant, diff: int, found: Circumstances, *, mutual: bool
) -> Flow[None]:
    number = how_many(play.knobs, diff)
    if _by_hand(play, winner):
        movement.meet(play, winner, loser)
    if number:
        takes_place(play, winner)
        yield from spend(play, WonSuccesses(winner, loser, diff, number, found))
    if mutual:
        takes_place(play, loser, "K6-28.18")
        if not intent_of(loser).stopped:
            if _by_hand(play, loser) and loser.able and reach.keeps_apart(play, loser, winner) is None:
                movement.meet(play, loser, winner)
            play.tell(Avoided, who=winner.id, by=loser.id, clauses=("K6-27.3", "K6-27.5"))
    elif not number:
        takes_place(play, winner)
        play.tell(_missed, winner, loser)


def _missed(attacker: Combatant, defender: Combatant) -> Avoided:
    flees = ("K6-26.10",) if isinstance(intent_of(defender).deed, Flee) else ()
    spell = ("K6-28.17",) if intent_of(attacker).spell else ()
    return Avoided(who=defender.id, by=attacker.id, clauses=("K6-27.2", *flees, *spell))


def spend(play: GamePlay, win: WonSuccesses) -> Flow[None]:
    """Spend success by success; what is left over is lost (K6-20.18)."""
    if _declared_wound(play, win):
        yield from results.buy(play, win, {"spend": "wound"}, "K6-21.9")
    while (menu := spending.anything(play, win)) is not None:
        answer = yield spending.spend_question(play, win, menu=menu)
        if answer["spend"] == spending.NONE:
            break
        yield from results.buy(play, win, answer)
    yield from results.close_wound(play, win)
    if win.left:
        play.tell(_lost, win)


def _lost(win: WonSuccesses) -> Lost:
    return Lost(who=win.actor.id, successes=Sum.of(win.left, "successes", "K6-20.18"), clauses=("K6-20.18",))


def _declared_wound(play: GamePlay, win: WonSuccesses) -> bool:
    attack = win.intent.attack
    return attack is not None and attack.declare_wound and spending.bar_of(play, win, "wound") is None


# ---- the draw --------------------------------------------------------------------------------------------------------


def draw(play: GamePlay, one: Combatant, other: Combatant, found: Circumstances, back: Circumstances) -> Flow[None]:
    """K6-20.10, K6-20.19: both have a success; the master's side says first, the hero's side answers."""
    number = how_many(play.knobs, 0)
    if _by_hand(play, one) or _by_hand(play, other):
        movement.meet(play, one, other)
    for actor in (one, other):
        takes_place(play, actor, "K6-28.18")
        intent_of(actor).drawn = play.knobs.draw_forbids_prevention
    wins = [
        WonSuccesses(one, other, 0, number, found, draw=True),
        WonSuccesses(other, one, 0, number, back, draw=True),
    ]
    if one.side == "hero" and other.side != "hero":
        wins.reverse()
    first = yield from _declared(play, wins[0])
    wins[1].answered, wins[1].answered_item = first["spend"], first.get("object", "")
    answers = [first, (yield from _declared(play, wins[1]))]
    if _collide(answers[0]["spend"], answers[1]["spend"]):
        for place in (0, 1):
            answers[place] = yield from _revise(play, wins[place], answers[place])
    for win, answer in zip(wins, answers, strict=True):
        if answer["spend"] != spending.NONE:
            yield from results.buy(play, win, answer)
    for win in wins:
        yield from results.close_wound(play, win)


def _declared(play: GamePlay, win: WonSuccesses) -> Flow[dict[str, Any]]:
    if _declared_wound(play, win):
        return {"spend": "wound"}
    menu = spending.anything(play, win)
    if menu is None:
        return {"spend": spending.NONE}
    answer: dict[str, Any] = yield spending.spend_question(play, win, "K6-20.10", menu=menu)
    return answer


def _collide(first: str, second: str) -> bool:
    """Return whether one spend avoids what the other seizes."""
    return (first in AVOIDING and second in SEIZING) or (second in AVOIDING and first in SEIZING)


def _revise(play: GamePlay, win: WonSuccesses, answer: dict[str, Any]) -> Flow[dict[str, Any]]:
    """Neither can cancel what the other wants: each may choose once more (K6-20.19)."""
    again = spending.spend_question(play, win, "K6-20.19", purpose="revise")
    keep = Choose(
        win.actor.seat,
        "keep",
        [Option("keep"), Option("change")],
        default="keep",
        about=win.actor.id,
        args={"target": win.target.id},
        clauses=("K6-20.19",),
    )
    if (yield keep) == "keep":
        return answer
    changed = yield again
    play.tell(Revised, who=win.actor.id, spend=changed["revise"], clauses=("K6-20.19",))
    return {"spend": changed["revise"], **{key: value for key, value in changed.items() if key != "revise"}}
