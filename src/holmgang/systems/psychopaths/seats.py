"""Heuristic seats: they arm themselves, explore to have room to walk, walk into events, and fight whom they can beat.

A seat sees only what it may know. It weighs: every point of a total is a point of glory in the end, so weapons are laid
at once and used in every fight; junk is spent where it changes something; bystanders lean against whoever leads.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from holmgang.kernel.policy import Asked
from holmgang.kernel.questions import REQUIRED, Amount, Choose, ChooseSome, Declare, Offering, Order, Question, Words
from holmgang.space.hexes import distance
from holmgang.systems.psychopaths import chart
from holmgang.systems.psychopaths.cards import Game, book, madness
from holmgang.systems.psychopaths.content import Junk, Mutation, Psychic, Psychopath, Weapon
from holmgang.systems.psychopaths.fight_cards import STOP, repeatable, repeatable_bonuses, usable
from holmgang.systems.psychopaths.free import LAY, PLAY
from holmgang.systems.psychopaths.state import Cluster, Fight, Player
from holmgang.systems.psychopaths.totals import totals
from holmgang.systems.psychopaths.walking import together

FAVOURED = {
    "old_car": 2.0,
    "petrol_can": 1.5,
    "ammunition": 1.5,
    "poison": 1.2,
    "clown_mask": 2.0,
    "shiny_trinkets": 1.8,
}
HARMFUL = ("endless_nails", "endless_itching")
MEAN_PSYCHOPATH = 3.8
"""The madness of an average psychopath."""


class Heuristic:
    """Answers by simple, explainable rules of thumb; where it has none, it takes the first option."""

    def answer(self, asked: Asked) -> Any:
        question = asked.question
        thought = _THOUGHTS.get(question.purpose)
        found = thought(asked, asked.play, _me(asked)) if thought is not None else None
        return _plain_answer(question) if found is None else found


def _me(asked: Asked) -> Player:
    players: list[Player] = asked.play.state.players
    return next((player for player in players if player.id == asked.seat), players[0])


def _plain_answer(question: Question) -> Any:
    """What is taken without thinking: the default where there is one, else the first option."""
    if question.default is not REQUIRED:
        return question.default
    match question:
        case Declare():
            answer = {question.purpose: question.options[0].id}
            for detail in question.options[0].particulars:
                given = _plain_answer(detail)
                answer.update(given if isinstance(given, dict) else {detail.purpose: given})
            return answer
        case Choose():
            return question.options[0].id
        case ChooseSome():
            return [option.id for option in question.options[: question.least]]
        case Order():
            return [option.id for option in question.options]
        case Amount():
            return question.least
        case Words():
            return "…"
    raise TypeError(f"{question!r} is not a question of the closed set")


# What things are worth.


def card_value(play: Game, name: str) -> float:
    """How much a card is wanted, in points of a total."""
    card = book(play).cards[name]
    match card:
        case Weapon():
            return 3.0 + card.fight.amount + (0.5 if card.fight.scope == "anyone" else 0.0)
        case Mutation():
            return 0.1 if name in HARMFUL else 2.5
        case Psychic():
            return 1.0 + abs(card.fight.amount) * 0.4
        case Junk() if card.fight is not None:
            return 0.5 + card.fight.amount
    return FAVOURED.get(name, 1.0)


def weapon_amount(play: Game, name: str) -> int:
    """The bonus of a weapon."""
    card = book(play).cards[name]
    assert isinstance(card, Weapon)
    return card.fight.amount


def strength(play: Game, player: Player, fresh: bool = True) -> float:
    """What a player brings to a fight beside the die: madness, weapons, and a little for every hidden card."""
    armed = sum(
        weapon_amount(play, weapon)
        for weapon in player.inventory.weapons
        if player.inventory.ammo_tokens.get(weapon, 1) > 0
    )
    return madness(play, player).total + armed + (0.6 * len(player.hand) if fresh else 0.0)


def psychopath_madness(play: Game, name: str) -> int:
    """The number in the circle."""
    card = book(play).cards[name]
    assert isinstance(card, Psychopath)
    return card.madness


# Free actions: taken whenever they help, on whatever question they are offered.


def _free_action(asked: Asked, play: Game, me: Player) -> dict[str, Any] | None:
    question = asked.question
    assert isinstance(question, Offering)
    offered = {option.id: option for option in question.options}
    if LAY in offered:
        card = _best_to_lay(play, me)
        if card is not None:
            return {question.purpose: LAY, "card": card}
    if PLAY in offered:
        which = offered[PLAY].particulars[0]
        assert isinstance(which, Offering)
        for option in which.options:
            if _worth_playing(play, me, option.id):
                return {question.purpose: PLAY, "card": option.id}
    return None


def _best_to_lay(play: Game, me: Player) -> str | None:
    cards = book(play).cards
    for name in dict.fromkeys(me.hand):
        if isinstance(cards[name], Mutation) and name not in HARMFUL:
            return name
    weapons = [name for name in dict.fromkeys(me.hand) if isinstance(cards[name], Weapon)]
    if not weapons:
        return None
    best = max(weapons, key=lambda name: card_value(play, name))
    held = me.inventory.weapons
    if len(held) < play.knobs.weapon_limit:
        return best
    worst = min(held, key=lambda name: _kept_value(play, me, name))
    return best if card_value(play, best) > _kept_value(play, me, worst) else None


def _kept_value(play: Game, me: Player, weapon: str) -> float:
    return 0.0 if me.inventory.ammo_tokens.get(weapon, 1) == 0 else card_value(play, weapon)


def _worth_playing(play: Game, me: Player, card: str) -> bool:
    land = play.state
    if card in ("old_car", "petrol_can"):
        moving = land.turn.phase in ("movement", "before_turn_end", "fight") and not me.is_holder
        waits_for_car = card == "petrol_can" and "old_car" in me.hand
        return moving and me.ap == 0 and bool(_room(play, me)) and not waits_for_car
    if card == "poison":
        held = me.inventory.psychopath
        return held is not None and strength(play, me) + 1 < psychopath_madness(play, held)
    return card in ("clown_mask", "shiny_trinkets")


def _room(play: Game, me: Player) -> list[str]:
    return [field for field in chart.crossings(play.state, me.figure) if field not in play.state.turn.visited]


# Phases 1 to 4.


def _pick_die(asked: Asked, play: Game, me: Player) -> Any:
    question = asked.question
    assert isinstance(question, Offering)
    ranked = sorted(question.options, key=lambda option: -(option.worth.total if option.worth else 0))
    if isinstance(question, ChooseSome):
        return [option.id for option in ranked[: question.least]]
    return ranked[0].id


def _reroll(asked: Asked, play: Game, me: Player) -> Any:
    faces = [int(face) for face in str(asked.question.args["dice"]).split()]
    mine = asked.question.args["roller"] == me.id
    fight = play.state.fight
    if fight is not None and not mine and me.id not in [side.actor for side in fight.sides]:
        return "keep"
    if mine and fight is not None and not any(side.actor == me.id for side in fight.sides):
        return "keep"  # rolling for a psychopath: a low die hurts only a rival
    if mine:
        low = min(faces)
        return f"die_{faces.index(low) + 1}" if max(faces) <= 3 else "keep"
    high = max(faces)
    return f"die_{faces.index(high) + 1}" if high >= 5 else "keep"


def _explore(asked: Asked, play: Game, me: Player) -> Any:
    free = _free_action(asked, play, me)
    if free is not None:
        return free
    question = asked.question
    assert isinstance(question, Offering)
    offered = [option.id for option in question.options]
    mine = chart.cluster_of(play.state, me.figure)
    alone = not any(other.figure in {field.id for field in mine.fields} for other in play.state.others(me.id))
    if "join" in offered and me.ap >= 3 and alone and len(play.state.clusters) > 1:
        return {"explore": "join"}
    if len(mine.fields) - 1 >= me.ap + 2:
        return {"explore": "skip"}
    for offer, least in (("1x3", 4), ("1x1", 2)):
        if offer in offered and me.ap >= least:
            return {"explore": offer}
    return {"explore": "1x1"} if "1x1" in offered and not _room(play, me) else {"explore": "skip"}


def _place_area(asked: Asked, play: Game, me: Player) -> Any:
    """Beside the own figure if that is possible, else where most edges touch."""
    question = asked.question
    assert isinstance(question, Offering)
    area = question.options[0].id
    land = play.state
    here = chart.cluster_of(land, me.figure)
    standing = next(field for field in here.fields if field.id == me.figure)

    def score(found: tuple[Cluster, chart.Way]) -> tuple[bool, bool, int]:
        cluster, way = found
        cells = chart.SHAPES[len(chart.cells_of(land, play.content, area))]
        near = cluster is here and any(
            distance((standing.q, standing.r), way.placement.field(cell)) == 1 for cell in cells
        )
        return near, cluster is here, len(way.touching)

    cluster, way = max(chart.area_ways(land, play.content, area), key=score)
    return {"place_area": area, "at": f"{cluster.id}/{way.id}"}


def _join(asked: Asked, play: Game, me: Player) -> Any:
    """The own cluster with the one where most players are."""
    land = play.state
    mine = {field.area for field in chart.cluster_of(land, me.figure).fields}
    crowd = {
        field.area: sum(other.figure == field.id for other in land.others(me.id))
        + sum(other.figure in {one.id for one in cluster.fields} for other in land.others(me.id))
        for cluster in land.clusters
        for field in cluster.fields
    }
    own_area = chart.area_of(land, me.figure)
    best: tuple[tuple[bool, int, bool], Any] | None = None
    for x, y, way in chart.join_ways(land, play.content):
        worth = (x in mine, crowd.get(y, 0), x == own_area)
        if best is None or worth > best[0]:
            best = worth, {"join": x, "with": y, "at": way.id}
    assert best is not None
    return best[1]


def _step(asked: Asked, play: Game, me: Player) -> Any:
    free = _free_action(asked, play, me)
    if free is not None:
        return free
    question = asked.question
    assert isinstance(question, Offering)
    fields = [option.id for option in question.options[1:] if option.id not in (LAY, PLAY)]
    if not fields or (me.glory > play.knobs.glory_floor + 2 and strength(play, me) < MEAN_PSYCHOPATH - 1):
        return {question.purpose: question.options[0].id}
    return {question.purpose: max(fields, key=lambda field: _field_score(play, me, field))}


def _field_score(play: Game, me: Player, field: str) -> float:
    """Room to walk on, prey to attack, and what lies on the edge."""
    land = play.state
    room = sum(1 for other in chart.crossings(land, field) if other not in land.turn.visited)
    place = book(play).locations[chart.crossings(land, me.figure)[field]].id
    score = 0.4 * min(room, me.ap) + {"shop": 0.6, "tavern": 0.5, "seer": -0.2}.get(place, 0.0)
    if place == "graveyard":
        score += (strength(play, me) - play.knobs.undead_madness) * 0.8
    for other in land.others(me.id):
        if other.figure == field:
            score += max(0.0, _advantage(play, me, other)) * 1.5
    return score


def _voluntary(asked: Asked, play: Game, me: Player) -> Any:
    free = _free_action(asked, play, me)
    if free is not None:
        return free
    question = asked.question
    assert isinstance(question, Offering)
    action = question.options[1].id
    if action == "buy" and me.ap >= 2 and len(me.hand) < 5:
        return {"voluntary_location": "buy", "times": min(play.knobs.shop_max, me.ap - 1)}
    if action == "look":
        return {"voluntary_location": "look"}
    if action == "shed" and any(name in HARMFUL for name in me.inventory.mutations):
        return {"voluntary_location": "shed"}
    if action == "binge" and me.ap >= 3:
        return {"voluntary_location": "binge"}
    return {"voluntary_location": "decline"}


# Phase 5.


def _advantage(play: Game, me: Player, other: Player) -> float:
    ahead = strength(play, me) - strength(play, other)
    return ahead * 0.6 if other.is_holder else ahead


def _attack(asked: Asked, play: Game, me: Player) -> Any:
    free = _free_action(asked, play, me)
    if free is not None:
        return free
    question = asked.question
    assert isinstance(question, Offering)
    offered = [option.id for option in question.options]
    prey = [other for other in together(play, me) if other.id in offered]
    best = max(prey, key=lambda other: (_advantage(play, me, other), other.glory))
    if "decline" in offered and _advantage(play, me, best) < 1.0:
        return {"attack": "decline"}
    return {"attack": best.id}


def _revenge(asked: Asked, play: Game, me: Player) -> Any:
    rival = play.state.player(str(asked.question.args["rival"]))
    nothing_to_lose = me.glory <= play.knobs.glory_floor
    return "yes" if nothing_to_lose or _advantage(play, me, rival) > 0 else "no"


def _refight(asked: Asked, play: Game, me: Player) -> Any:
    held = str(asked.question.args["psychopath"])
    return "yes" if strength(play, me) > psychopath_madness(play, held) else "no"


# Cards in a fight.


def _use_card(asked: Asked, play: Game, me: Player) -> Any:
    question = asked.question
    assert isinstance(question, Offering)
    chosen = _best_card(play, me, [option.id for option in question.options if option.id != STOP])
    return {"use_card": STOP} if chosen is None else chosen


def _wants_more(asked: Asked, play: Game, me: Player) -> Any:
    """Only where a card would then be used: what may be used is worked out as the rules do."""
    fight = play.state.fight
    assert fight is not None
    return "no" if _best_card(play, me, usable(play, fight, me)) is None else "yes"


def _best_card(play: Game, me: Player, offered: list[str]) -> dict[str, Any] | None:
    fight = play.state.fight
    assert fight is not None
    favoured, gain = _favoured_side(play, me, fight)
    if favoured is None:
        return None
    fighting = any(side.actor == me.id for side in fight.sides)
    ranked = sorted(offered, key=lambda name: -card_value(play, name))
    for name in ranked:
        use = _use(play, fight, me, name, favoured, fighting)
        if use is not None and (fighting or gain or isinstance(book(play).cards[name], Weapon)):
            return use
    return None


def _favoured_side(play: Game, me: Player, fight: Fight) -> tuple[str | None, bool]:
    """Whom to help, and whether junk is worth spending on it."""
    own, other = totals(play)
    names = [side.actor for side in fight.sides]
    if me.id in names:
        behind = (own.total - other.total) * (1 if names[0] == me.id else -1)
        hopeless = behind < -8 and me.glory <= play.knobs.glory_floor
        return (None, False) if hopeless else (me.id, True)
    leading = max(player.glory for player in play.state.players)
    close = leading >= play.knobs.glory_target * 0.6
    if not fight.sides[1].is_player:
        rival = play.state.player(names[0])
        return names[1], close and rival.glory == leading
    first, second = (play.state.player(name) for name in names)
    if first.glory == second.glory:
        return None, False
    weaker = first if first.glory < second.glory else second
    return weaker.id, close and max(first.glory, second.glory) == leading


def _use(play: Game, fight: Fight, me: Player, name: str, favoured: str, fighting: bool) -> dict[str, Any] | None:
    card = book(play).cards[name]
    if isinstance(card, Junk) and card.repeats_weapon:
        best = max(repeatable(fight, me), key=lambda weapon: weapon_amount(play, weapon))
        helps = repeatable_bonuses(fight, me, best)[0].to == favoured and weapon_amount(play, best) >= 2
        return {"use_card": name, "weapon": best} if helps else None
    assert isinstance(card, (Weapon, Junk, Psychic))
    if card.fight is None or card.fight.scope == "both":
        return None
    if card.fight.scope == "self":
        return {"use_card": name} if fighting else None
    against = next(side.actor for side in fight.sides if side.actor != favoured)
    return {"use_card": name, "side": favoured if card.fight.amount > 0 else against}


# Giving up and taking cards.


def _discard(asked: Asked, play: Game, me: Player) -> Any:
    question = asked.question
    assert isinstance(question, ChooseSome)
    ranked = sorted(question.options, key=lambda option: card_value(play, str(option.label)))
    return [option.id for option in ranked[: question.least]]


def _least(asked: Asked, play: Game, me: Player) -> Any:
    question = asked.question
    assert isinstance(question, Offering)
    return min(question.options, key=lambda option: card_value(play, option.id)).id


def _most(asked: Asked, play: Game, me: Player) -> Any:
    question = asked.question
    assert isinstance(question, Offering)
    return max(question.options, key=lambda option: card_value(play, option.id)).id


def _least_weapon(asked: Asked, play: Game, me: Player) -> Any:
    question = asked.question
    assert isinstance(question, Offering)
    return min(question.options, key=lambda option: _kept_value(play, me, option.id)).id


def _rob_target(asked: Asked, play: Game, me: Player) -> Any:
    question = asked.question
    assert isinstance(question, Offering)

    def loot(name: str) -> float:
        weapons = play.state.player(name).inventory.weapons
        return max((card_value(play, weapon) for weapon in weapons), default=1.5)

    return max(question.options, key=lambda option: loot(option.id)).id


def _richest(asked: Asked, play: Game, me: Player) -> Any:
    question = asked.question
    assert isinstance(question, Offering)
    return max(question.options, key=lambda option: len(play.state.player(option.id).hand)).id


def _discard_or_else(asked: Asked, play: Game, me: Player) -> Any:
    cheap = [card for card in me.hand if card_value(play, card) <= 1.0]
    return cheap[0] if cheap else "refuse"


def _keep_psychopath(asked: Asked, play: Game, me: Player) -> Any:
    question = asked.question
    assert isinstance(question, Offering)
    return min(question.options, key=lambda option: psychopath_madness(play, option.id)).id


def _shed(asked: Asked, play: Game, me: Player) -> Any:
    question = asked.question
    assert isinstance(question, Offering)
    return next((option.id for option in question.options if option.id in HARMFUL), question.options[0].id)


def _free_step(asked: Asked, play: Game, me: Player) -> Any:
    question = asked.question
    assert isinstance(question, Offering)
    fields = [option.id for option in question.options if option.id != "stay"]
    return max(fields, key=lambda field: _field_score(play, me, field))


def _just_free(asked: Asked, play: Game, me: Player) -> Any:
    return _free_action(asked, play, me)


_THOUGHTS: dict[str, Callable[[Asked, Game, Player], Any]] = {
    "pick_die": _pick_die,
    "reroll": _reroll,
    "explore": _explore,
    "spark": _just_free,
    "place_area": _place_area,
    "join": _join,
    "step": _step,
    "free_step": _free_step,
    "free_action": _just_free,
    "voluntary_location": _voluntary,
    "attack": _attack,
    "revenge": _revenge,
    "refight": _refight,
    "use_card": _use_card,
    "wants_more": _wants_more,
    "discard": _discard,
    "discard_to_limit": _discard,
    "discard_weapon": _least_weapon,
    "discard_or_else": _discard_or_else,
    "keep_psychopath": _keep_psychopath,
    "give_card": _least,
    "take_from_discard": _most,
    "rob_target": _rob_target,
    "rob_weapon": _most,
    "beg_target": _richest,
    "look_at": _richest,
    "shed_mutation": _shed,
}
