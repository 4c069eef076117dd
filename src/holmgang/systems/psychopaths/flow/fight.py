"""A fight between any two fighters: dice, cards, abilities, the poll that opens a further pass, odds (PS-10 to 13).

In an ability "own" is the psychopath's side, or that of the attacked holder; "opponent" is the other side. The odds are
those of a fight in which no card is used: every fall of the dice, run through the rules of play themselves.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from fractions import Fraction
from functools import partial
from typing import Any

from holmgang.kernel.fastclasses import shallow_copy
from holmgang.kernel.odds import Odds
from holmgang.kernel.play import Flow, Rest, ask, rule
from holmgang.kernel.questions import REQUIRED, Answer, Barred, Choose, Declare, Option, Roll
from holmgang.kernel.sums import Sum, phrase
from holmgang.systems.psychopaths import rules
from holmgang.systems.psychopaths.board.cards import (
    STOP,
    ability_text,
    barred,
    bonus,
    could_use_cards,
    may_use_any,
    offers,
    repeatable_bonuses,
    side_meant,
    unused_weapons,
    usable_of_hand,
    use_of,
)
from holmgang.systems.psychopaths.board.lookups import bare, book, choices
from holmgang.systems.psychopaths.board.totals import (
    FightOutcome,
    bystanders,
    die,
    given,
    is_between_players,
    side_madness,
    total,
    totals,
    verdict,
)
from holmgang.systems.psychopaths.content import (
    Ability,
    CancelLastBonus,
    ChangeTotal,
    CopyDie,
    DiscardOrElse,
    ExtraLoss,
    Junk,
    KeepHigherDie,
    Psychopath,
    RerollOwnDie,
    SilenceBystanders,
    Weapon,
)
from holmgang.systems.psychopaths.events import (
    AbilityUsed,
    AmmoUsed,
    FightBegan,
    NobodyUsedCards,
    NoEffect,
    PassBegan,
    RivalRemark,
    Silenced,
    TotalChanged,
    TotalSet,
)
from holmgang.systems.psychopaths.flow.cards import (
    add_weapon,
    discard_from_hand,
    keep_weapon_limit,
    leave_hand,
    tell_laid,
)
from holmgang.systems.psychopaths.flow.dice import roll
from holmgang.systems.psychopaths.knowledge import vouch
from holmgang.systems.psychopaths.state import Declined, FightState, GamePlay, Mod, Player, Side


def use_cards(play: GamePlay, fight: FightState, player: Player, limit: int, clause: str, *further: str) -> Flow[None]:
    """The player uses up to ``limit`` cards by that clause, one at a time, or stops (PS-10.11).

    ``further`` clauses say why this player may.
    """
    for used in range(limit):
        if not could_use_cards(fight, player):
            return
        question = Declare(
            player.id,
            "use_card",
            partial(offers, play, fight, player),
            barred_source=lambda: barred(play, fight, player),
            clauses=("PS-10.11", clause, *further),
            args={"left": limit - used},
            default=STOP,
            hides=bool(player.hand),
        )
        answer = yield from ask(play, question)
        if answer["use_card"] == STOP:
            _note_declined(play, fight, player)
            return
        fight.declined = None
        asking = _use(play, fight, player, answer, clause)
        if asking is not None:  # only some cards ask
            yield from asking
        fight.used_this_pass[player.id] = fight.used_this_pass.get(player.id, 0) + 1
        fight.used_cards[player.id] = fight.used_cards.get(player.id, 0) + 1


def _note_declined(play: GamePlay, fight: FightState, player: Player) -> None:
    """Remember who was asked last and used no card; of a player who publicly has none no one waits for an answer."""
    if player.hand or may_use_any(play, fight, player):
        fight.declined = Declined(player.id, totals(play, fight))


# Effects of a card.


def _use(play: GamePlay, fight: FightState, player: Player, answer: dict[str, Any], clause: str) -> Flow[None] | None:
    name = answer["use_card"]
    card = book(play).cards[name]
    if isinstance(card, Junk) and card.repeats_weapon:
        _spend(play, player, name)
        given = repeatable_bonuses(fight, player, answer["weapon"])
        to = answer.get("side", given[0].to)
        return _repeat_weapon(play, fight, player, name, next(mod for mod in given if mod.to == to))
    use = use_of(card)
    if isinstance(card, Weapon):
        _take_weapon(play, fight, player, name)
        by: tuple[str, ...] = (clause, "PS-10.12", "PS-18.10")
    else:
        _spend(play, player, name)
        by = (clause, "PS-10.12", "PS-18.11") if isinstance(card, Junk) else (clause, "PS-10.12")
    if use.scope == "both":
        targets = fight.sides
    else:
        bound = use.scope in ("self", "opponent")
        target = side_meant(fight, player, use).actor if bound else answer["side"]
        targets = [side for side in fight.sides if side.actor == target]
    amount = bonus(play, fight, player, name).total
    for side in targets:
        change_total(play, side, amount, name, player.id, card.clause, by)
    return None


def change_total(
    play: GamePlay,
    side: Side,
    amount: int,
    card: str,
    by: str,
    term_clause: str,
    clauses: tuple[str, ...],
    label: str = "card_of",
) -> None:
    """Give a number to a side and tell both the change and the new total."""
    side.mods.append(Mod(amount, card, by, side.actor, term_clause, label))
    play.tell(
        lambda: TotalChanged(
            side=side.actor,
            by=by,
            card=card,
            change=Sum.of(amount, phrase(label, card=card, who=by), term_clause),
            total=total(play, side),
            clauses=(*clauses, "PS-10.9"),
        )
    )


def _spend(play: GamePlay, player: Player, card: str) -> None:
    """Junk and psychic cards go to the equipment discard (PS-10.15)."""
    leave_hand(play, player, card)
    play.state.equipment_discard.append(card)


def _take_weapon(play: GamePlay, fight: FightState, player: Player, weapon: str) -> None:
    """An unused copy of the inventory first, then one of the hand (PS-10.14)."""
    if weapon not in unused_weapons(fight, player):
        leave_hand(play, player, weapon)
        add_weapon(play, player, weapon)
        # It lies open from now on, but does not count among the inventory before the fight is over.
        player.inventory.weapons.remove(weapon)
        fight.laid.setdefault(player.id, []).append(weapon)
    fight.used_weapons.setdefault(player.id, []).append(weapon)
    _spend_token(play, player, weapon)


def _spend_token(play: GamePlay, player: Player, weapon: str) -> None:
    tokens = player.inventory.ammo_tokens
    if weapon in tokens:
        tokens[weapon] -= 1
        left = Sum.of(tokens[weapon], "ammo_tokens", "PS-18.18")
        play.tell(AmmoUsed, who=player.id, weapon=weapon, left=left, clauses=("PS-18.18",))


def _repeat_weapon(play: GamePlay, fight: FightState, player: Player, card: str, given: Mod) -> Flow[None]:
    """Ammunition: the weapon's bonus once more to the same side (PS-18.19)."""
    given.repeated = True
    _spend_token(play, player, given.card)
    side = next(side for side in fight.sides if side.actor == given.to)
    if given.cancelled_by and not (yield from later_text_wins(play, given.cancelled_by, card)):
        return
    amount = bonus(play, fight, player, given.card).total
    change_total(play, side, amount, card, player.id, "PS-18.19", ("PS-10.12", "PS-18.11"))


def later_text_wins(play: GamePlay, earlier: str, later: str) -> Flow[bool]:
    """Two card texts clash: the referee decides; by default the text of the card played later wins (PS-10.22)."""
    question = Choose(
        play.master or "",
        "card_clash",
        [Option("later"), Option("earlier")],
        clauses=("PS-10.22",),
        args={"card": later, "earlier": earlier},
        default="later",
    )
    answer = yield from rule(play, question)
    return bool(answer == "later")


def put_weapons_away(play: GamePlay, fight: FightState) -> Flow[None]:
    """After the fight: weapons used from a hand go into the user's inventory (PS-10.15)."""
    for seat, weapons in fight.laid.items():
        player = play.state.player(seat)
        for weapon in weapons:
            player.inventory.weapons.append(weapon)
            tell_laid(play, player, weapon, "PS-10.15")
        yield from keep_weapon_limit(play, player)


def tell_total(play: GamePlay, side: Side, clause: str) -> None:
    """Totals are public and told whenever they change (PS-10.9)."""
    play.tell(
        lambda: TotalSet(
            side=side.actor,
            die=die(side),
            madness=side_madness(play, side),
            given=given(side),
            total=total(play, side),
            clauses=(clause, "PS-10.9"),
        )
    )


REFUSE = "refuse"


def use_abilities(
    play: GamePlay, fight: FightState, psychopaths: Sequence[str], clause: str, further: str
) -> Flow[None]:
    """After the fighters' cards and before the bystanders': the abilities of the psychopaths in this fight.

    They act by ``clause`` for the side that did not begin the fight; ``further`` says more of how.
    """
    opponent, own = fight.sides
    for name in psychopaths:
        card = book(play).cards[name]
        assert isinstance(card, Psychopath)
        frequency = card.ability.frequency or play.knobs.ability_default_frequency
        if frequency == "once" and name in fight.abilities_done:
            continue
        if card.ability.waits and not can_act(play, fight, card.ability, own, opponent):
            continue
        fight.abilities_done.append(name)
        _tell_ability(play, name, card.ability, own, (clause, further))
        yield from act(play, fight, name, card.ability, own, opponent, clause)


def _tell_ability(play: GamePlay, name: str, ability: Ability, own: Side, clauses: tuple[str, ...]) -> None:
    play.tell(
        lambda: AbilityUsed(
            psychopath=name, side=own.actor, does=ability_text(ability, name, play.knobs), clauses=clauses
        )
    )
    if own.is_player and not play.knobs.variant_no_rival_remark:
        play.tell(RivalRemark, holder=own.actor, psychopath=name, clauses=("PS-13.2", "PS-13.11"))


def can_act(play: GamePlay, fight: FightState, ability: Ability, own: Side, opponent: Side) -> bool:
    """Tell if the effect can happen at all at this moment."""
    effect = ability.effect
    if isinstance(effect, CancelLastBonus):
        return _last_bonus(opponent) is not None
    if isinstance(effect, ChangeTotal):
        return _condition_holds(play, fight, effect, opponent)
    return True


def act(
    play: GamePlay, fight: FightState, name: str, ability: Ability, own: Side, opponent: Side, clause: str
) -> Flow[None]:
    """Carry out an ability; ``clause`` is the one by which it acts now."""
    match ability.effect:
        case ChangeTotal() as effect:
            _change_total(play, fight, name, effect, own, opponent, clause)
        case CancelLastBonus():
            _cancel_last_bonus(play, name, opponent, clause)
        case RerollOwnDie(up_to=limit):
            if own.die <= limit:
                own.die = yield from _die(play, own, clause)
                tell_total(play, own, clause)
            else:
                play.tell(NoEffect, who=own.actor, card=name, clauses=(clause,))
        case KeepHigherDie():
            own.die = max(own.die, (yield from _die(play, own, clause)))
            tell_total(play, own, clause)
        case CopyDie():
            own.die = opponent.die
            tell_total(play, own, clause)
        case SilenceBystanders(in_pass=number):
            if fight.pass_no == number:
                fight.silent = True
                play.tell(Silenced, psychopath=name, clauses=(clause,))
        case DiscardOrElse(amount=amount):
            yield from _discard_or_else(play, name, amount, own, opponent, clause)
        case ExtraLoss(glory=glory):
            fight.extra_loss = glory


def _die(play: GamePlay, own: Side, clause: str) -> Flow[int]:
    faces = yield from roll(play, play.state.player(own.roller), "ability", 1, clause, play.knobs.fight_die)
    return faces[0]


def _change_total(
    play: GamePlay, fight: FightState, name: str, effect: ChangeTotal, own: Side, opponent: Side, clause: str
) -> None:
    side = own if effect.side == "own" else opponent
    times = len(bystanders(play, fight)) if effect.per == "bystander" else 1
    if times and _condition_holds(play, fight, effect, opponent):
        clauses = (clause, "PS-10.7") if effect.per == "bystander" else (clause,)
        change_total(play, side, effect.amount * times, name, name, "PS-12.8", clauses, label="ability_of")
    else:
        play.tell(NoEffect, who=own.actor, card=name, clauses=(clause,))


def _condition_holds(play: GamePlay, fight: FightState, effect: ChangeTotal, opponent: Side) -> bool:
    player = play.state.player(opponent.actor)
    if effect.opponent_glory is not None and player.glory < effect.opponent_glory:
        return False
    cards = effect.opponent_cards_in_pass
    if cards is not None and fight.used_this_pass.get(player.id, 0) < cards:
        return False
    return not effect.opponent_used_weapon or bool(fight.used_weapons.get(player.id))


def _last_bonus(opponent: Side) -> int | None:
    """The place of the last bonus the opponent's own card gave to the opponent's side."""
    found = [
        place
        for place, mod in enumerate(opponent.mods)
        if mod.by == opponent.actor and mod.value > 0 and not mod.cancelled_by
    ]
    return found[-1] if found else None


def _cancel_last_bonus(play: GamePlay, name: str, opponent: Side, clause: str) -> None:
    place = _last_bonus(opponent)
    if place is None:
        play.tell(NoEffect, who=opponent.actor, card=name, clauses=(clause,))
        return
    mod = opponent.mods[place]
    mod.cancelled_by = name
    change_total(play, opponent, -mod.value, mod.card, name, "PS-12.8", (clause,), label="cancelled_by")


def _discard_or_else(play: GamePlay, name: str, amount: int, own: Side, opponent: Side, clause: str) -> Flow[None]:
    player = play.state.player(opponent.actor)
    if player.hand:
        answer = yield Choose(
            player.id,
            "discard_or_else",
            lambda: [Option(REFUSE), *choices(player.hand)],
            about=name,
            clauses=(clause,),
            args={"psychopath": name},
            default=REFUSE,
        )
        if answer != REFUSE:
            discard_from_hand(play, player, [answer], "discard_or_else", clause)
            return
    change_total(play, own, amount, name, name, "PS-12.8", (clause,), label="ability_of")


TRIGGERS = {
    "event_card": ("PS-10.1", "PS-7.6"),
    "held": ("PS-9.1", "PS-10.2", "PS-10.3"),
    "attack": ("PS-10.4", "PS-9.10"),
    "revenge": ("PS-10.6", "PS-14.5"),
    "location": ("PS-19.11",),
}
"""The clauses from which a fight arises."""


def fight_between(attacker: Player, defender: Player, why: str) -> FightState:
    """A fight of two players that is about to begin; ``why`` is ``attack`` or ``revenge`` (PS-11, PS-13, PS-14)."""
    held = list(defender.inventory.held)
    kind = "revenge" if why == "revenge" else "pvholder" if held else "pvp"
    sides = [Side(one.id, one.id, True, "PS-11.1") for one in (attacker, defender)]
    return FightState(kind, attacker.figure, sides, holder_psychopaths=held)


def fight_with(play: GamePlay, player: Player, name: str, kind: str) -> FightState:
    """A fight of a player with a psychopath or rival, for whom the next player rolls (PS-12.1, PS-12.3)."""
    next_seat = play.state.others(player.id)[0].id
    sides = [Side(player.id, player.id, True, "PS-12.1"), Side(name, next_seat, False, "PS-12.3")]
    return FightState(kind, player.figure, sides)


# The course of a fight.


def run_fight(play: GamePlay, fight: FightState, why: str, *clauses: str) -> Flow[str]:
    """From the dice to the last pass; returns the clause by which it is over.

    Afterwards ``totals`` are final; comparing them is ``comparing``'s. ``clauses`` say what is special about it.
    """
    play.state.fight = fight
    _tell_begin(play, fight, why, clauses)
    yield from roll_dice(play, fight)
    near = bystanders(play, fight)  # no player moves while others fight
    if is_between_players(fight):
        yield from passes(play, fight, between_players, near, "PS-11.5")
        return "PS-11.8"
    yield from passes(play, fight, with_psychopath, near, "PS-12.7")
    return "PS-12.9"


def _tell_begin(play: GamePlay, fight: FightState, why: str, clauses: tuple[str, ...]) -> None:
    attacker, defender = fight.sides
    play.tell(
        FightBegan,
        kind_of_fight=fight.kind,
        attacker=attacker.actor,
        defender=defender.actor,
        field=fight.field,
        why=why,
        clauses=(*TRIGGERS[why], *clauses),
    )


def roll_dice(play: GamePlay, fight: FightState) -> Flow[None]:
    """Attacker or fighting player first, then defender or psychopath (PS-10.21)."""
    for side in fight.sides:
        roller = play.state.player(side.roller)
        sides = play.knobs.fight_die
        [side.die] = yield from roll(play, roller, "fight", 1, side.rolled_by, sides, "PS-10.21")
        tell_total(play, side, side.rolled_by)


Pass = Callable[[GamePlay, FightState, Sequence[Player]], Flow[None]]
"""The card steps of a kind of fight, once; the players are the bystanders."""


def passes(play: GamePlay, fight: FightState, one_pass: Pass, near: Sequence[Player], further: str) -> Flow[None]:
    """Pass after pass, as long as a player wants to use cards; ``further`` is the clause by which it goes on."""
    while True:
        fight.pass_no += 1
        fight.used_this_pass = {}
        fight.silent = False
        yield from one_pass(play, fight, near)
        if fight.opened_by_poll and not any(fight.used_this_pass.values()):
            number = Sum.of(fight.pass_no, "pass", "PS-10.10")
            play.tell(NobodyUsedCards, number=number, clauses=("PS-10.18",))
            return
        if not (yield from poll(play, fight, near, further)):
            return
        fight.opened_by_poll = True


def between_players(play: GamePlay, fight: FightState, near: Sequence[Player]) -> Flow[None]:
    """The smaller total, the other, what a psychopath does for its attacked holder, the bystanders (PS-11, PS-13.3)."""
    first, why = who_begins(play, fight)
    fight.order = [first, 1 - first]
    tell_pass(play, fight, *why)
    for which, clause in zip(fight.order, ("PS-11.2", "PS-11.3"), strict=True):
        yield from fighter_uses(play, fight, which, clause)
    yield from use_abilities(play, fight, fight.holder_psychopaths, "PS-13.3", "PS-13.2")
    yield from bystanders_use(play, fight, near, "PS-11.4")


def with_psychopath(play: GamePlay, fight: FightState, near: Sequence[Player]) -> Flow[None]:
    """The player, even when leading, then the abilities of the psychopath, then the bystanders (PS-12)."""
    fight.order = [rules.ATTACKER]
    tell_pass(play, fight, "PS-12.4")
    yield from fighter_uses(play, fight, rules.ATTACKER, "PS-12.4")
    rival = fight.sides[rules.DEFENDER].actor
    yield from use_abilities(play, fight, [rival] if rival in book(play).cards else [], "PS-12.5", "PS-12.8")
    yield from bystanders_use(play, fight, near, "PS-12.6")


def tell_pass(play: GamePlay, fight: FightState, *why: str) -> None:
    """A pass begins; ``why`` says who is first in it."""
    play.tell(
        lambda: PassBegan(
            number=Sum.of(fight.pass_no, "pass", "PS-10.10"), first=fight.sides[fight.order[0]].actor, clauses=why
        )
    )


def fighter_uses(play: GamePlay, fight: FightState, which: int, clause: str) -> Flow[None]:
    """The cards of one who fights."""
    fighter = play.state.player(fight.sides[which].actor)
    return use_cards(play, fight, fighter, play.knobs.fighter_cards_per_pass, clause)


def bystanders_use(play: GamePlay, fight: FightState, near: Sequence[Player], clause: str) -> Flow[None]:
    """The cards of those who stand near enough, unless something keeps them still."""
    limit = play.knobs.bystander_cards_per_pass
    for bystander in () if fight.silent else near:
        yield from use_cards(play, fight, bystander, limit, clause, "PS-10.7", "PS-10.8")


def who_begins(play: GamePlay, fight: FightState) -> tuple[int, tuple[str, ...]]:
    """Return the place of the player who uses cards first in the pass to come, and the clause.

    The smaller total, on equal totals the attacker, anew in each pass.
    """
    anew = ("PS-11.6",) if fight.order else ()
    if fight.order and not play.knobs.reorder_each_pass:
        return fight.order[0], anew
    attacker, defender = totals(play, fight)
    first = rules.acts_first(attacker, defender, play.knobs.equal_total_first == "attacker")
    return first, ("PS-11.7" if attacker == defender else "PS-11.2", *anew)


def next_order(play: GamePlay, fight: FightState) -> list[int]:
    """Return the fighters who would use cards in a further pass, in this order."""
    if not is_between_players(fight):
        return [rules.ATTACKER]
    first, _ = who_begins(play, fight)
    return [first, 1 - first]


def _more(play: GamePlay, fight: FightState, player: Player) -> list[Option]:
    """Offer "yes" only to players with a card to use (PS-10.16); the others are asked all the same (PS-10.17)."""
    return [bare("yes"), bare("no")] if may_use_any(play, fight, player) else [bare("no")]


def _no_more(play: GamePlay, fight: FightState, player: Player) -> list[Barred]:
    return [] if may_use_any(play, fight, player) else [Barred("yes", "PS-10.16")]


def poll(play: GamePlay, fight: FightState, near: Sequence[Player], further: str) -> Flow[bool]:
    """Ask the players for further cards: the first "yes" opens a new pass (PS-10.16, PS-10.17).

    A player who was asked last and used none has answered already, unless a total has changed since.
    """
    fighters = [play.state.player(fight.sides[which].actor) for which in next_order(play, fight)]
    for player in (*fighters, *near):
        if could_use_cards(fight, player):
            question = Choose(
                player.id,
                "wants_more",
                partial(_more, play, fight, player),
                barred_source=partial(_no_more, play, fight, player),
                clauses=("PS-10.17", "PS-10.16", further),
                default="no",
                hides=bool(player.hand),
            )
            has_declined = fight.declined == Declined(player.id, totals(play, fight))
            answer = yield from ask(play, question, "no" if has_declined else REQUIRED)
            _note_declined(play, fight, player)
            if answer == "yes":
                fight.declined = None
                vouch(play.state, player, usable_of_hand(play, fight, player))
                return True
    return False


NAMES = {rules.DEFENDER: "defeat", rules.TIE: "tie", rules.ATTACKER: "victory"}
"""The outcomes for the attacker, from worst to best."""


def against_player(play: GamePlay, attacker: Player, defender: Player, why: str) -> Odds:
    """The odds of an attack (``attack``) or a revenge duel (``revenge``)."""
    return _odds(play, lambda: fight_between(attacker, defender, why), why)


def against_psychopath(play: GamePlay, player: Player, name: str) -> Odds:
    """The odds of a fight with a held psychopath."""
    return _odds(play, lambda: fight_with(play, player, name, "pvpsych"), "held")


def _odds(play: GamePlay, begin: Callable[[], FightState], why: str) -> Odds:
    """Shares of defeat, tie and victory, and the glory to expect, that of a kill included."""
    shares = dict.fromkeys(NAMES, Fraction(0))
    expected = Fraction(0)
    for weight, found in _falls(play, begin, why):
        shares[found.winner] += weight
        kill = play.knobs.kill_glory if found.kill and found.winner == rules.ATTACKER else 0
        expected += weight * (found.changes[rules.ATTACKER].total + kill)
    return Odds(
        tuple((NAMES[which], share) for which, share in shares.items() if share),
        works=shares[rules.ATTACKER],
        need=phrase("before-cards"),
        expects=expected,
        unit="glory",
    )


def _falls(play: GamePlay, begin: Callable[[], FightState], why: str) -> Iterator[tuple[Fraction, FightOutcome]]:
    """Every fall of the dice with its weight. The fight runs on a copy of the state, and nothing of it is told."""
    trial = replace(play, state=shallow_copy(play.state), listener=None, facts=None)
    waiting: list[tuple[tuple[int, ...], Fraction]] = [((), Fraction(1))]
    while waiting:
        faces, weight = waiting.pop()
        fight = begin()
        sides = _next_die(run_fight(trial, fight, why), faces)
        if sides:
            waiting += [((*faces, face), weight * Fraction(1, sides)) for face in range(1, sides + 1)]
        else:
            yield weight, verdict(trial, fight)


def _next_die(flow: Flow[str], faces: Sequence[int]) -> int:
    """Run a fight with these dice and defaults for every other question; the sides of the next die, 0 if it is over."""
    falling = iter(faces)
    answer: Answer = None
    while True:
        try:
            question = flow.send(answer)
        except StopIteration:
            return 0
        assert not isinstance(question, Rest)
        if isinstance(question, Roll):
            face = next(falling, None)
            if face is None:
                return question.dice[0]
            answer = [face]
        else:
            answer = question.read(question.default)
