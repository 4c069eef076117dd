"""When a fight is over and who has won (house, G28), and what is done after it."""

from __future__ import annotations

from holmgang.kernel.sums import phrase
from holmgang.kernel.system import Outcome
from holmgang.systems.k6.board import scene
from holmgang.systems.k6.events import AmmoCollected
from holmgang.systems.k6.state import Aims, GamePlay, State


def outcome(play: GamePlay) -> Outcome | None:
    """The aims of the scenario first, then the last side standing, then the limit of rounds."""
    fight = play.state
    victory = fight.aims
    if fight.round == 0:
        return None
    standing = {one.side for one in fight.combatants if one.able}
    heroes, others = "hero" in standing, "gm" in standing
    aim = _aim(fight, victory, heroes)
    if aim is not None:
        return aim
    if not heroes and not others:
        return Outcome((), phrase("nobody-left"))
    if not others and victory.capture and heroes:
        return _captive_to_be(play)
    if not others and not _more_to_come(fight):
        return Outcome(("hero",), phrase("word-last-standing"))
    if not heroes:
        won = victory.heroes_escape and all(
            one.gone in ("fled", "left") for one in fight.combatants if one.side == "hero"
        )
        return Outcome(("hero",), phrase("escaped")) if won else Outcome(("gm",), phrase("word-last-standing"))
    if fight.round >= play.knobs.rounds_limit:
        return Outcome((), phrase("word-rounds-over"))
    return None


def _captive_to_be(play: GamePlay) -> Outcome | None:
    """Opponents who are out but alive can still be bound; where there are none, the captive is lost."""
    fight = play.state
    if fight.round >= play.knobs.rounds_limit:
        return Outcome((), phrase("word-rounds-over"))
    alive = any(one.side == "gm" and one.here for one in fight.combatants)
    return None if alive else Outcome(("gm",), phrase("nobody-left"))


def _more_to_come(fight: State) -> bool:
    """Return whether the master's side gets reinforcements, at a set time or after the alarm."""
    expected = any(coming.round is not None or fight.alarm_round is not None for coming in fight.coming)
    return expected and any(fight.get(name).side == "gm" for coming in fight.coming for name in coming.who)


def _aim(fight: State, victory: Aims, heroes: bool) -> Outcome | None:
    if victory.casts_allowed is not None and fight.casts >= victory.casts_allowed:
        return Outcome(("gm",), phrase("spell-complete"))
    if victory.no_alarm and fight.alarm_round is not None:
        return Outcome(("gm",), phrase("alarm-raised"))
    if victory.none_escapes and any(fight.get(name).side == "gm" for name in fight.escaped):
        return Outcome(("gm",), phrase("one-got-away"))
    if victory.keep and sum(fight.get(name).able for name in victory.keep) < victory.keep_least:
        return Outcome(("gm",), phrase("too-few-left"))
    if victory.capture and heroes:
        bound = [one for one in fight.combatants if one.side == "gm" and one.has("bound", "surrendered")]
        if len(bound) >= victory.capture and not fight.able("gm"):
            return Outcome(("hero",), phrase("captured"))
    if victory.hold_rounds is not None and heroes and fight.round >= victory.hold_rounds:
        return Outcome(("hero",), phrase("held-out"))
    if victory.throw_down is not None and fight.thrown_down >= victory.throw_down:
        return Outcome(("hero",), phrase("thrown-down"))
    return None


def collect(play: GamePlay) -> None:
    """K6-19.6, K6-19.7: after the fight each hero gathers what he has shot or thrown; what is costly is gone."""
    fight = play.state
    if outcome(play) is None:
        return
    for one in fight.combatants:
        for name in one.shot if one.able and one.side == "hero" else ():
            weapon = scene.weapon_of(play, name)
            if weapon.costly or weapon.weight == "natural":
                continue
            plenty = "K6-19.5" if weapon.ranged == "shoot" else "K6-19.6"
            play.tell(AmmoCollected, who=one.id, ammo=name, clauses=("K6-19.7", plenty))
