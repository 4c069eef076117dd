"""Counters, hands, decks, discard piles and inventories: what a player has, how cards move, and who learns of it."""

from __future__ import annotations

from collections.abc import Sequence

from holmgang.kernel.play import Flow, ask, draw
from holmgang.kernel.questions import Barred, Choose, ChooseSome, Option
from holmgang.kernel.sums import Sum
from holmgang.systems.psychopaths import knowledge, rules
from holmgang.systems.psychopaths.board.lookups import (
    Price,
    book,
    card_of,
    choices,
    numbered,
)
from holmgang.systems.psychopaths.board.totals import floored
from holmgang.systems.psychopaths.content import (
    Weapon,
    number,
)
from holmgang.systems.psychopaths.events import (
    Discarded,
    DrewEquipment,
    GloryChanged,
    HandLookedAt,
    HandSeen,
    HandShown,
    Laid,
    Paid,
    PhaseBegan,
    PhaseSkipped,
    SawEquipment,
    Shed,
    Shuffled,
)
from holmgang.systems.psychopaths.knowledge import ONLOOKERS
from holmgang.systems.psychopaths.state import GamePlay, Player

# Glory, action points, held psychopaths, and the phase of the turn.


def change_glory(play: GamePlay, player: Player, change: Sum, clauses: tuple[str, ...], counted_by: str = "") -> None:
    """Add to a player's glory; a loss stops at the floor (PS-15.5). ``counted_by``: the clause of the new number."""
    change = floored(play.knobs, player.glory, change)
    player.glory += change.total
    play.tell(
        lambda: GloryChanged(
            who=player.id,
            change=change,
            glory=Sum.of(player.glory, "glory", counted_by or clauses[0]),
            clauses=clauses,
        )
    )


def pay(play: GamePlay, player: Player, price: Price, what: str) -> None:
    """Take a price off the counter."""
    if not price.within_reach(player):
        raise ValueError(f"{player.id} cannot pay {price.ap} AP out of {player.ap}")
    player.ap -= price.ap
    if price.ap:
        play.tell(
            lambda: Paid(
                who=player.id,
                what=what,
                price=Sum.of(price.ap, what, price.clause),
                left=Sum.of(player.ap, "ap", "PS-1.6"),
                clauses=(price.clause, "PS-1.6"),
            )
        )


def hold(player: Player, name: str) -> None:
    """A psychopath comes into an inventory."""
    if player.inventory.psychopath is None:
        player.inventory.psychopath = name
    else:
        player.inventory.further.append(name)


def release(player: Player, name: str) -> None:
    """A psychopath leaves an inventory, if it was there."""
    if not player.is_holder:
        return
    held = [one for one in player.inventory.held if one != name]
    player.inventory.psychopath = held[0] if held else None
    player.inventory.further = held[1:]


def begin_phase(play: GamePlay, player: Player, phase: str, *clauses: str) -> None:
    """A phase of the turn begins; ``clauses`` say on what it hangs beside the order of phases."""
    play.state.turn.phase = phase
    play.tell(PhaseBegan, who=player.id, phase=phase, clauses=("PS-3.1", *clauses))


def tell_skipped(play: GamePlay, player: Player, phase: str, why: str, *clauses: str) -> None:
    """Nothing happens in a phase; ``clauses`` say why not."""
    play.tell(PhaseSkipped, who=player.id, phase=phase, why=why, clauses=clauses)


# Drawing.


def draw_equipment(play: GamePlay, player: Player, count: int, clause: str) -> Flow[int]:
    """Draw equipment into the hand, as far as there is any; returns how many came."""
    state, drawn = play.state, []
    for _ in range(count):
        refill(play, "equipment_deck", state.equipment_deck, state.equipment_discard)
        if not state.equipment_deck:
            break
        card = yield from draw(player.id, "draw_equipment", state.equipment_deck, str, seen_by=(player.id,))
        player.hand.append(card)
        knowledge.sees_draw(state, player.id, card)
        drawn.append(card)
    if drawn:  # all see how many, the player also which
        play.tell(
            lambda: DrewEquipment(who=player.id, cards=Sum.of(len(drawn), "equipment", clause), clauses=(clause,))
        )
        play.tell(lambda: SawEquipment(who=player.id, cards=tuple(drawn), clauses=("PS-18.5",), seen_by=(player.id,)))
    return len(drawn)


def refill(play: GamePlay, deck: str, pile: list[str], discard: list[str]) -> None:
    """An empty deck takes in its discard pile (PS-7.8)."""
    if not pile and discard:
        # In a fixed order, because where a card lay in the discard says nothing about where it lies in the deck.
        pile.extend(sorted(discard))
        discard.clear()
        play.tell(lambda: Shuffled(deck=deck, cards=Sum.of(len(pile), "cards", "PS-7.8"), clauses=("PS-7.8",)))


# Hands and what others know of them.


def leave_hand(play: GamePlay, player: Player, card: str) -> None:
    """A card leaves a hand, before all eyes."""
    player.hand.remove(card)
    knowledge.leaves_openly(play.state, player, card)


def change_hands(play: GamePlay, giver: Player, taker: Player, card: str) -> None:
    """A card goes from hand to hand; only the two know which (PS-18.5)."""
    giver.hand.remove(card)
    taker.hand.append(card)
    knowledge.changes_hands(play.state, giver, taker, card, (*play.seats, ONLOOKERS))


def take_openly(play: GamePlay, player: Player, card: str) -> None:
    """A card comes into a hand, before all eyes."""
    player.hand.append(card)
    for seat in (*play.seats, ONLOOKERS):
        if seat != player.id:
            knowledge.sees_coming(seat, player, card)


def show_hand(play: GamePlay, player: Player, clause: str) -> None:
    """The hand is shown to all (PS-19.7); they know it as it is now."""
    for seat in play.seats:
        if seat != player.id:
            knowledge.sees_hand(play.state, seat, player)
    play.tell(lambda: HandShown(who=player.id, cards=tuple(sorted(player.hand)), clauses=(clause,), seen_by=play.seats))


def look_at_hand(play: GamePlay, viewer: Player, victim: Player, clause: str) -> None:
    """One player looks at another's hand (PS-19.8)."""
    knowledge.sees_hand(play.state, viewer.id, victim)
    play.tell(HandLookedAt, who=viewer.id, victim=victim.id, clauses=(clause,))
    seen = (viewer.id, victim.id)
    play.tell(
        lambda: HandSeen(
            who=viewer.id, victim=victim.id, cards=tuple(sorted(victim.hand)), clauses=(clause,), seen_by=seen
        )
    )


def discard_from_hand(play: GamePlay, player: Player, cards: Sequence[str], why: str, clause: str) -> None:
    """Hand cards go to the equipment discard, before all eyes (PS-18.30)."""
    for card in cards:
        leave_hand(play, player, card)
        play.state.equipment_discard.append(card)
    if cards:
        play.tell(lambda: Discarded(who=player.id, cards=tuple(cards), why=why, clauses=(clause, "PS-18.30")))


def choose_discards(play: GamePlay, player: Player, count: int, purpose: str, *clauses: str) -> Flow[None]:
    """The player discards that many hand cards of choice, or all there are, by the first of these clauses."""
    count = min(count, len(player.hand))
    if count <= 0:
        return
    question = ChooseSome(
        player.id,
        purpose,
        lambda: [
            Option(name, label=card, like=card if card != name else "") for name, card in numbered(player.hand).items()
        ],
        least=count,
        most=count,
        clauses=clauses,
        args={"count": count},
        hides=count < len(player.hand),  # all can see that a whole hand goes
    )
    chosen = yield from ask(play, question)
    named = numbered(player.hand)
    discard_from_hand(play, player, [named[name] for name in chosen], purpose, clauses[0])


# Inventories.


def add_weapon(play: GamePlay, player: Player, weapon: str, tokens: int | None = None) -> None:
    """A weapon comes into the inventory; a fresh one with all its ammunition tokens."""
    card = card_of(play, weapon)
    inventory = player.inventory
    inventory.weapons.append(weapon)
    if isinstance(card, Weapon) and card.tokens is not None:
        fresh = number(card.tokens, play.knobs)
        inventory.ammo_tokens[weapon] = inventory.ammo_tokens.get(weapon, 0) + (fresh if tokens is None else tokens)


def remove_weapon(play: GamePlay, player: Player, weapon: str, taken: bool = False) -> int | None:
    """A weapon leaves the inventory; returns the tokens that go along, if it has any (PS-18.18)."""
    card = card_of(play, weapon)
    inventory = player.inventory
    inventory.weapons.remove(weapon)
    if not isinstance(card, Weapon) or card.tokens is None:
        return None
    full, tokens = number(card.tokens, play.knobs), inventory.ammo_tokens[weapon]
    copies = inventory.weapons.count(weapon)
    gone = rules.tokens_taken(tokens, full) if taken else 0
    left = tokens - gone if taken else rules.tokens_kept(tokens, copies, full)
    if copies:
        inventory.ammo_tokens[weapon] = left
    else:
        del inventory.ammo_tokens[weapon]
    return gone


def discard_weapon(play: GamePlay, player: Player, weapon: str, clause: str) -> None:
    """A weapon goes from the inventory to the equipment discard."""
    remove_weapon(play, player, weapon)
    play.state.equipment_discard.append(weapon)
    play.tell(Shed, who=player.id, card=weapon, pile="equipment_discard", clauses=(clause, "PS-18.30"))


def keep_weapon_limit(play: GamePlay, player: Player) -> Flow[None]:
    """Too many weapons: those of choice are discarded (PS-18.9)."""
    while len(player.inventory.weapons) > play.knobs.weapon_limit:
        question = Choose(player.id, "discard_weapon", lambda: choices(player.inventory.weapons), clauses=("PS-18.9",))
        chosen = yield from ask(play, question)
        discard_weapon(play, player, chosen, "PS-18.9")


def discard_mutation(play: GamePlay, player: Player, card: str, clause: str) -> None:
    """A mutation goes to the discard pile of the deck it came from (PS-18.30)."""
    inventory = player.inventory
    inventory.mutations.remove(card)
    pile, name = play.state.equipment_discard, "equipment_discard"
    if card in inventory.from_events:
        inventory.from_events.remove(card)
        pile, name = play.state.event_discard, "event_discard"
    pile.append(card)
    play.tell(Shed, who=player.id, card=card, pile=name, clauses=(clause, "PS-18.30"))


def layable(play: GamePlay, player: Player) -> list[str]:
    """The hand cards that may be laid into the inventory: weapons and mutations (PS-18.8)."""
    can = book(play).layable
    return [card for card in dict.fromkeys(player.hand) if card in can]


def not_layable(play: GamePlay, player: Player) -> list[Barred]:
    """Junk and psychic abilities stay out of inventories (PS-18.4)."""
    can = layable(play, player)
    return [Barred(card, "PS-18.4") for card in dict.fromkeys(player.hand) if card not in can]


def lay(play: GamePlay, player: Player, card: str) -> Flow[None]:
    """A free action: a weapon or mutation from the hand into the inventory."""
    leave_hand(play, player, card)
    if book(play).kinds[card] == "weapons":
        add_weapon(play, player, card)
        tell_laid(play, player, card, "PS-18.8", "PS-18.3", "PS-3.5")
        yield from keep_weapon_limit(play, player)
    else:
        player.inventory.mutations.append(card)
        tell_laid(play, player, card, "PS-18.8", "PS-18.6", "PS-3.5")


def tell_laid(play: GamePlay, player: Player, card: str, *clauses: str) -> None:
    """A card has come into an inventory."""
    play.tell(Laid, who=player.id, card=card, clauses=clauses)
