"""Heuristic seats: they arm themselves, explore to have room to walk, walk into events, and fight whom they can beat.

A seat sees only what it may know. It weighs: every point of a total is a point of glory in the end, so weapons are laid
at once and used in every fight; junk is spent where it changes something; bystanders lean against the leader.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import wraps
from typing import Any, ClassVar

from holmgang.kernel.policy import Asked, plain_answer
from holmgang.kernel.questions import REQUIRED, Amount, ChooseSome, Declare, Offering, Option
from holmgang.space.hexes import Placement, distance
from holmgang.systems.psychopaths.board import chart
from holmgang.systems.psychopaths.board.cards import STOP, repeatable, repeatable_bonuses, usable
from holmgang.systems.psychopaths.board.lookups import book, together
from holmgang.systems.psychopaths.board.pieces import touching, way_id
from holmgang.systems.psychopaths.board.totals import totals
from holmgang.systems.psychopaths.bots.worth import (
    HARMFUL,
    MEAN_PSYCHOPATH,
    card_value,
    kept_value,
    prey_value,
    psychopath_madness,
    strength,
    to_lose,
    weapon_amount,
)
from holmgang.systems.psychopaths.content import Junk, Mutation, Psychic, Weapon
from holmgang.systems.psychopaths.flow.effects import LAY, PLAY
from holmgang.systems.psychopaths.state import FightState, GamePlay, MapCluster, Player


def free_action(options: Sequence[Option], purpose: str, play: GamePlay, me: Player) -> dict[str, Any] | None:
    """The free action among these options that helps most, or None."""
    offered = {option.id: option for option in options}
    if LAY in offered:
        card = _best_to_lay(play, me)
        if card is not None:
            return {purpose: LAY, "card": card}
    if PLAY in offered:
        which = offered[PLAY].particulars[0]
        assert isinstance(which, Offering)
        for option in which.options:
            if _worth_playing(play, me, option.id):
                return {purpose: PLAY, "card": option.id}
    return None


def _best_to_lay(play: GamePlay, me: Player) -> str | None:
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
    worst = min(held, key=lambda name: kept_value(play, me, name))
    return best if card_value(play, best) > kept_value(play, me, worst) else None


def _worth_playing(play: GamePlay, me: Player, card: str) -> bool:
    state = play.state
    if card in ("old_car", "petrol_can"):
        moving = state.turn.phase in ("movement", "before_turn_end", "fight") and not me.is_holder
        waits_for_car = card == "petrol_can" and "old_car" in me.hand
        return moving and me.ap == 0 and bool(room_to_walk(play, me)) and not waits_for_car
    if card == "poison":
        held = me.inventory.psychopath
        return held is not None and strength(play, me) + 1 < psychopath_madness(play, held)
    return card in ("clown_mask", "shiny_trinkets")


def room_to_walk(play: GamePlay, me: Player) -> list[str]:
    return [field for field in chart.crossings(play.state, me.figure) if field not in play.state.turn.visited]


Thought = Callable[[Asked, GamePlay, Player], Any]
"""Thinks of an answer to what is asked; None where the seat has no opinion."""


def options(asked: Asked) -> tuple[Option, ...]:
    """Return the options."""
    assert isinstance(asked.question, Offering)
    return asked.question.options


def offered(asked: Asked) -> list[str]:
    """The ids of what may be chosen."""
    return [option.id for option in options(asked)]


def in_order(question: ChooseSome, chosen: Sequence[Option]) -> list[str]:
    """Return the chosen options as the question lists them."""
    ids = {option.id for option in chosen}
    return [option.id for option in question.options if option.id in ids]


def best(asked: Asked, worth: Callable[[str], Any]) -> str:
    """The option that is worth most, by its id."""
    return max(offered(asked), key=worth)


def free_first(thought: Thought) -> Thought:
    """A thought that begins with the free actions: they cost nothing, so whatever helps is done first."""

    @wraps(thought)
    def after_free_actions(asked: Asked, play: GamePlay, me: Player) -> Any:
        free = free_action(options(asked), asked.question.purpose, play, me)
        return thought(asked, play, me) if free is None else free

    return after_free_actions


@free_first
def whom_to_attack(asked: Asked, play: GamePlay, me: Player) -> Any:
    """Attack the player who promises most glory, if any; of equals the one who has most of it."""
    offers = offered(asked)
    prey = [other for other in together(play, me) if other.id in offers]
    best = max(prey, key=lambda other: (prey_value(play, me, other), other.glory))
    if "decline" in offers and prey_value(play, me, best) < 1.0:
        return {"attack": "decline"}
    return {"attack": best.id}


def whether_to_take_revenge(asked: Asked, play: GamePlay, me: Player) -> Any:
    rival = play.state.player(str(asked.question.args["rival"]))
    return "yes" if prey_value(play, me, rival) > DARES_REVENGE else "no"


DARES_REVENGE = -1.0
"""By this much the rival may be the stronger: a revenge that is won undoes a kill, and dice decide close fights."""


def whether_to_fight_again(asked: Asked, play: GamePlay, me: Player) -> Any:
    held = str(asked.question.args["psychopath"])
    return "yes" if strength(play, me) > psychopath_madness(play, held) else "no"


def which_card(asked: Asked, play: GamePlay, me: Player) -> Any:
    assert isinstance(asked.question, Declare)
    chosen = best_card(play, me, [name for name in asked.question.menu.ids if name != STOP])
    return {"use_card": STOP} if chosen is None else chosen


def whether_to_go_on(asked: Asked, play: GamePlay, me: Player) -> Any:
    """Only where a card would then be used: what may be used is worked out as the rules do."""
    fight = play.state.fight
    assert fight is not None
    return "no" if best_card(play, me, list(usable(play, fight, me))) is None else "yes"


def best_card(play: GamePlay, me: Player, cards: list[str]) -> dict[str, Any] | None:
    """The best card for the side one favours. As a bystander what is used up is kept for when it matters."""
    if not cards:
        return None
    fight = play.state.fight
    assert fight is not None
    favoured, gain = _favoured_side(play, me, fight)
    if favoured is None:
        return None
    fighting = me.id in fight.actors
    ranked = sorted(cards, key=lambda name: -card_value(play, name))
    for name in ranked:
        use = _use(play, fight, me, name, favoured, fighting)
        if use is not None and (fighting or _worth_spending(play, name, gain)):
            return use
    return None


def _worth_spending(play: GamePlay, name: str, gain: bool) -> bool:
    """On the fight of others: a weapon is there again in the next one, junk is not, and shells are the dearest."""
    card = book(play).cards[name]
    if not isinstance(card, Weapon):
        return gain
    return card.tokens is None or (gain and _leading(play) >= play.knobs.glory_target * 0.85)


def _leading(play: GamePlay) -> int:
    return max(player.glory for player in play.state.players)


def _favoured_side(play: GamePlay, me: Player, fight: FightState) -> tuple[str | None, bool]:
    """Return the side to help, and whether junk is worth spending on it."""
    names = fight.actors
    if me.id in names:
        hopeless = to_lose(play, me) <= 0 and _lead(play, fight, names.index(me.id)) < -8
        return (None, False) if hopeless else (me.id, True)
    leading = _leading(play)
    close = leading >= play.knobs.glory_target * 0.6
    if not fight.sides[1].is_player:
        rival = play.state.player(names[0])
        return names[1], close and rival.glory == leading
    first, second = (play.state.player(name) for name in names)
    if first.glory == second.glory:
        return None, False
    weaker = first if first.glory < second.glory else second
    return weaker.id, close and max(first.glory, second.glory) == leading


def _lead(play: GamePlay, fight: FightState, place: int) -> int:
    """Return the lead of the side in that place."""
    both = totals(play, fight)
    return both[place] - both[1 - place]


def _use(
    play: GamePlay, fight: FightState, me: Player, name: str, favoured: str, fighting: bool
) -> dict[str, Any] | None:
    card = book(play).cards[name]
    if isinstance(card, Junk) and card.repeats_weapon:
        best = max(repeatable(fight, me), key=lambda weapon: weapon_amount(play, weapon))
        helps = repeatable_bonuses(fight, me, best)[0].to == favoured and weapon_amount(play, best) >= 2
        return {"use_card": name, "weapon": best} if helps else None
    assert isinstance(card, (Weapon, Junk, Psychic))
    if card.fight is None or card.fight.scope == "both":
        return None
    if card.fight.scope in ("self", "opponent"):
        return {"use_card": name} if fighting else None
    against = next(side.actor for side in fight.sides if side.actor != favoured)
    return {"use_card": name, "side": favoured if card.fight.amount > 0 else against}


class HeuristicBot:
    """Answers by simple, explainable rules of thumb; where it has none, it takes the first option."""

    canonical: ClassVar[bool] = True
    thoughts: ClassVar[Mapping[str, Thought]]
    """Its thought on each kind of question, which answers in canonical form."""

    def answer(self, asked: Asked) -> Any:
        question = asked.question
        only = question.foregone
        if only is not REQUIRED:
            return only
        thought = self.thoughts.get(question.purpose)
        found = thought(asked, asked.veiled, player_of(asked)) if thought is not None else None
        return question.read(plain_answer(question)) if found is None else found

    def routine(self, asked: Asked) -> bool:
        """Cards in fights, rerolls and the like come by the dozen in a turn, and there is little to choose."""
        return asked.question.purpose in ROUTINE


ROUTINE = ("use_card", "wants_more", "reroll", "free_action", "pick_die", "spark", "look_at", "give_card", "place_area")


def player_of(asked: Asked) -> Player:
    """Return the player who is asked."""
    players: list[Player] = asked.veiled.state.players
    for player in players:
        if player.id == asked.seat:
            return player
    return players[0]


def _pick_die(asked: Asked, play: GamePlay, me: Player) -> Any:
    ranked = sorted(options(asked), key=lambda option: -(option.worth.total if option.worth else 0))
    if isinstance(asked.question, ChooseSome):
        return in_order(asked.question, ranked[: asked.question.least])
    return ranked[0].id


def _reroll(asked: Asked, play: GamePlay, me: Player) -> Any:
    faces = [int(face) for face in str(asked.question.args["dice"]).split(", ")]
    mine = asked.question.args["roller"] == me.id
    fight = play.state.fight
    if fight is not None and not mine and me.id not in fight.actors:
        return "keep"
    if mine and fight is not None and me.id not in fight.actors:
        return "keep"  # rolling for a psychopath: a low die hurts only a rival
    if mine:
        low = min(faces)
        return f"die_{faces.index(low) + 1}" if max(faces) <= 3 else "keep"
    high = max(faces)
    return f"die_{faces.index(high) + 1}" if high >= 5 else "keep"


@free_first
def _explore(asked: Asked, play: GamePlay, me: Player) -> Any:
    """To company from a lonely place; else land to walk on."""
    mine = chart.cluster_of(play.state, me.figure)
    alone = not any(other.figure in mine.named for other in play.state.others(me.id))
    if "join" in offered(asked) and me.ap >= 3 and alone and len(play.state.clusters) > 1:
        return {"explore": "join"}
    return land_to_walk_on(asked, play, me)


def land_to_walk_on(asked: Asked, play: GamePlay, me: Player) -> Any:
    """New land where there is less than the points allow to walk."""
    offers = offered(asked)
    if "1x1" in offers and me.ap >= 3 and "redraw_area" in _own_effects(play, me):
        return {"explore": "1x1"}  # a poor area is set aside for another
    if len(chart.cluster_of(play.state, me.figure).fields) - 1 >= me.ap + 2:
        return {"explore": "skip"}
    for offer, least in (("1x3", 4), ("1x1", 2)):
        if offer in offers and me.ap >= least:
            return {"explore": offer}
    return {"explore": "1x1"} if "1x1" in offers and not room_to_walk(play, me) else {"explore": "skip"}


def _own_effects(play: GamePlay, me: Player) -> set[str]:
    """Return what the mutations of a player do."""
    cards = (book(play).cards[name] for name in me.inventory.mutations)
    return {effect.do for card in cards if isinstance(card, Mutation) for effect in card.effects}


def _place_area(asked: Asked, play: GamePlay, me: Player) -> Any:
    """Beside the own figure if that is possible, else where most edges touch."""
    area = offered(asked)[0]
    state = play.state
    here = chart.cluster_of(state, me.figure)
    standing = here.named[me.figure]

    tile = chart.piece_of_area(state, play.content, area)

    def near(cluster: MapCluster, way: Placement) -> bool:
        return cluster is here and any(distance((standing.q, standing.r), way.field(cell)) == 1 for cell in tile.fields)

    found = chart.area_ways(state, play.content, area)
    wanted = [one for one in found if near(*one)] or [one for one in found if one[0] is here] or found
    cluster, way = max(wanted, key=lambda one: len([*touching(one[0].piece, tile, one[1])]))
    return {"place_area": area, "at": f"{cluster.id}/{way_id(way)}"}


def _join(asked: Asked, play: GamePlay, me: Player) -> Any:
    """The own cluster with the one where most players are."""
    state = play.state
    mine = {field.area for field in chart.cluster_of(state, me.figure).fields}
    crowd = {
        field.area: sum(other.figure == field.id for other in state.others(me.id))
        + sum(other.figure in cluster.named for other in state.others(me.id))
        for cluster in state.clusters
        for field in cluster.fields
    }
    own_area = chart.area_of(state, me.figure)
    best: tuple[tuple[bool, int, bool], Any] | None = None
    for x, y, way in chart.join_ways(state, play.content):
        worth = (x in mine, crowd.get(y, 0), x == own_area)
        if best is None or worth > best[0]:
            best = worth, {"join": x, "with": y, "at": way_id(way)}
    assert best is not None
    return best[1]


@free_first
def _step(asked: Asked, play: GamePlay, me: Player) -> Any:
    stay, *fields = (name for name in offered(asked) if name not in (LAY, PLAY))
    if not fields or (to_lose(play, me) > 2 and strength(play, me) < MEAN_PSYCHOPATH - 1):
        return {"step": stay}
    return {"step": max(fields, key=lambda field: _field_score(play, me, field))}


def _field_score(play: GamePlay, me: Player, field: str) -> float:
    """Room to walk on, prey to attack, and what lies on the edge."""
    state = play.state
    room = sum(1 for other in chart.crossings(state, field) if other not in state.turn.visited)
    place = book(play).locations[chart.crossings(state, me.figure)[field]].id
    score = 0.4 * min(room, me.ap) + _place_score(play, me, place)
    for other in state.others(me.id):
        if other.figure == field:
            score += max(0.0, prey_value(play, me, other)) * 1.5
    return score


def most_times(asked: Asked) -> int:
    """The most times that the action on offer may be taken at once."""
    return next((one.most for one in options(asked)[1].particulars if isinstance(one, Amount)), 1)


def bought(asked: Asked, times: int) -> Any:
    """The answer that takes the action on offer so many times, or as often as it may be taken."""
    action = options(asked)[1]
    more = {"times": min(times, most_times(asked))} if action.particulars else {}
    return {"voluntary_location": action.id, **more}


def at_location(asked: Asked, play: GamePlay, me: Player) -> Any:
    """Cards are bought with points to spare; only a bad mutation is shed."""
    action = offered(asked)[1]
    if action == "buy" and me.ap >= 2 and len(me.hand) < 5:
        return bought(asked, me.ap - 1)
    if action == "look":
        return {"voluntary_location": "look"}
    if action == "shed" and any(name in HARMFUL for name in me.inventory.mutations):
        return {"voluntary_location": "shed"}
    if action == "binge" and me.ap >= 3:
        return {"voluntary_location": "binge"}
    if action == "ride" and ride_to(play, me, play.knobs.caravan_range) is not None:
        return {"voluntary_location": "ride"}
    return {"voluntary_location": "decline"}


def ride_to(play: GamePlay, me: Player, most: int) -> tuple[str, ...] | None:
    """The way to the best prey that a caravan reaches, field by field; None where it leads to nothing.

    A ride also carries a weak figure past the events of the fields between, to a shop or away from its hunters.
    """
    ways: list[tuple[str, ...]] = [(name,) for name in _unridden(play, me.figure, ())]
    for way in ways:
        if len(way) < most:
            ways += [(*way, name) for name in _unridden(play, way[-1], way)]
    found = max(ways, key=lambda way: (_worth_riding_to(play, me, way[-1]), -len(way)), default=None)
    return found if found is not None and _worth_riding_to(play, me, found[-1]) > RIDE_PAYS else None


RIDE_PAYS = 0.5
"""A ride must promise more than the point it costs, which would also buy a step with its event."""


def _unridden(play: GamePlay, field: str, way: tuple[str, ...]) -> list[str]:
    visited = play.state.turn.visited
    return [name for name in chart.crossings(play.state, field) if name not in visited and name not in way]


def _worth_riding_to(play: GamePlay, me: Player, field: str) -> float:
    """Prey to attack there, and whether one could walk on to a shop."""
    state = play.state
    prey = [prey_value(play, me, other) for other in state.others(me.id) if other.figure == field]
    shops = [
        name
        for name, letter in chart.crossings(state, field).items()
        if name not in state.turn.visited and book(play).locations[letter].id == "shop"
    ]
    wanted = 0.7 if shops and me.ap >= 3 and len(me.hand) < 3 else 0.0
    return max([*prey, wanted], default=0.0) if all(one > 0 for one in prey) else 0.0


def _ride(asked: Asked, play: GamePlay, me: Player) -> Any:
    """On to the goal, and off the cart when it is reached or there is none."""
    fields = [name for name in offered(asked) if name != "alight"]
    if "alight" in offered(asked) and _worth_riding_to(play, me, me.figure) > RIDE_PAYS:
        return "alight"
    way = ride_to(play, me, play.knobs.caravan_range)
    if way is not None and way[0] in fields:
        return way[0]
    return "alight" if "alight" in offered(asked) else fields[0]


@free_first
def _spark(asked: Asked, play: GamePlay, me: Player) -> Any:
    """Another area, if this one offers less than the mean of those still in the bag."""
    state = play.state
    area = str(asked.question.args["area"])
    bag = [_area_score(play, me, name) for name in state.bag1]
    poor = bool(bag) and _area_score(play, me, area) < sum(bag) / len(bag)
    return {"spark": "redraw" if poor else "keep"}


def _area_score(play: GamePlay, me: Player, area: str) -> float:
    """Return the worth to a walker of the locations on the edges of an area."""
    locations = book(play).locations
    letters = [letter for cell in chart.cells_of(play.state, play.content, area) for letter in cell]
    places = [locations[letter].id for letter in letters]
    return sum(_place_score(play, me, place) for place in places)


def _place_score(play: GamePlay, me: Player, place: str) -> float:
    """Return the worth of crossing an edge with a location."""
    if place == "graveyard":
        return (strength(play, me) - play.knobs.undead_madness) * 0.8
    return {"shop": 0.6, "tavern": 0.5, "caravan": 0.2, "seer": -0.2}.get(place, 0.0)


def _discard(asked: Asked, play: GamePlay, me: Player) -> Any:
    question = asked.question
    assert isinstance(question, ChooseSome)
    ranked = sorted(question.options, key=lambda option: card_value(play, str(option.label)))
    return in_order(question, ranked[: question.least])


def _least(asked: Asked, play: GamePlay, me: Player) -> Any:
    return best(asked, lambda name: -card_value(play, name))


def _most(asked: Asked, play: GamePlay, me: Player) -> Any:
    return best(asked, lambda name: card_value(play, name))


def _least_weapon(asked: Asked, play: GamePlay, me: Player) -> Any:
    return best(asked, lambda name: -kept_value(play, me, name))


def _rob_target(asked: Asked, play: GamePlay, me: Player) -> Any:
    def loot(name: str) -> float:
        weapons = play.state.player(name).inventory.weapons
        return max((card_value(play, weapon) for weapon in weapons), default=1.5)

    return best(asked, loot)


def _richest(asked: Asked, play: GamePlay, me: Player) -> Any:
    return best(asked, lambda name: len(play.state.player(name).hand))


def _discard_or_else(asked: Asked, play: GamePlay, me: Player) -> Any:
    cheap = [card for card in me.hand if card_value(play, card) <= 1.0]
    return cheap[0] if cheap else "refuse"


def _keep_psychopath(asked: Asked, play: GamePlay, me: Player) -> Any:
    return best(asked, lambda name: -psychopath_madness(play, name))


def _shed(asked: Asked, play: GamePlay, me: Player) -> Any:
    return best(asked, lambda name: name in HARMFUL)


def _free_step(asked: Asked, play: GamePlay, me: Player) -> Any:
    fields = [name for name in offered(asked) if name != "stay"]
    return max(fields, key=lambda field: _field_score(play, me, field))


def _joins(asked: Asked, play: GamePlay, me: Player) -> Any:
    """A seat that is kept for a latecomer comes to the first turn it can."""
    return "yes"


def _signs(asked: Asked, play: GamePlay, me: Player) -> Any:
    """Every player but the issuer may fulfil a quest, so it is only a chance."""
    return "yes"


def _believes(asked: Asked, play: GamePlay, me: Player) -> Any:
    """The word of a player is good enough, unless it would take the lead further away."""
    claimant = play.state.player(str(asked.question.args["claimant"]))
    return "no" if claimant is not me and claimant.glory == _leading(play) else "yes"


@free_first
def _just_free(asked: Asked, play: GamePlay, me: Player) -> Any:
    return None


HeuristicBot.thoughts = {
    "pick_die": _pick_die,
    "reroll": _reroll,
    "explore": _explore,
    "spark": _spark,
    "place_area": _place_area,
    "join": _join,
    "step": _step,
    "free_step": _free_step,
    "ride": _ride,
    "free_action": _just_free,
    "voluntary_location": free_first(at_location),
    "attack": whom_to_attack,
    "revenge": whether_to_take_revenge,
    "refight": whether_to_fight_again,
    "use_card": which_card,
    "wants_more": whether_to_go_on,
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
    "join_game": _joins,
    "sign_quest": _signs,
    "vote_quest": _believes,
}
