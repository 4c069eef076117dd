"""The arithmetic of the rulebook: pure functions of integers and single knobs. No state, no dice, no events.

Where several clauses may decide, the answer is a sum that names the one that did.
"""

from __future__ import annotations

from collections.abc import Iterable

from holmgang.kernel.clauses import by_clause
from holmgang.kernel.sums import Sum, Term

ATTACKER = 0
DEFENDER = 1
TIE = -1


@by_clause("PS-1.10")
def current_madness(base: int, mutations: Iterable[tuple[str, int]], temporary: int) -> Sum:
    """A player's worth in a fight before die and cards: base, each mutation, and what lasts until the turn ends.

    It may be 0 or negative.
    """
    terms = [Term(base, "base_madness", "PS-1.10"), *(Term(amount, card, "PS-18.12") for card, amount in mutations)]
    return Sum([*terms, Term(temporary, "until_turn_end", "PS-17.7")] if temporary else terms)


@by_clause("PS-1.6")
def can_pay(ap: int, price: int) -> bool:
    """A payment larger than the counter is illegal."""
    return price <= ap


@by_clause("PS-4.3")
def action_points(die: int) -> int:
    """AP for the picked die."""
    return die


@by_clause("PS-4.4")
def pains_bonus(die: int, copies: int, threshold: int, bonus: int) -> int:
    """Return the bonus of Endless Pains to a low picked die, for every copy in the inventory."""
    return copies * bonus if die < threshold else 0


@by_clause("PS-17.5")
def hand_size(limit: int, modifiers: int) -> int:
    """The hand size at the end of the own turn, never below 0."""
    return max(0, limit + modifiers)


@by_clause("PS-7.5")
def is_good_side(mental_mutations: int) -> bool:
    """Tell if a psychic event shows its good side."""
    return mental_mutations > 0


@by_clause("PS-10.9")
def total(die: Sum, madness: Sum, modifiers: Sum) -> Sum:
    """A side's total in a fight: its die, its madness, and all that cards and abilities gave it."""
    return die + madness + modifiers


@by_clause("PS-11.2", "PS-11.7")
def acts_first(attacker_total: int, defender_total: int, attacker_first_when_equal: bool) -> int:
    """Return the side that uses cards first: the smaller total; of equals the attacker, or as the knob says."""
    if attacker_total == defender_total:
        return ATTACKER if attacker_first_when_equal else DEFENDER
    return ATTACKER if attacker_total < defender_total else DEFENDER


@by_clause("PS-15.1", "PS-15.2")
def winner(attacker_total: int, defender_total: int) -> int:
    """The side with the greater total, or a tie."""
    if attacker_total == defender_total:
        return TIE
    return ATTACKER if attacker_total > defender_total else DEFENDER


@by_clause("PS-15.3")
def margin(attacker_total: int, defender_total: int) -> int:
    """The difference of the totals."""
    return abs(attacker_total - defender_total)


@by_clause("PS-15.3")
def glory_of(difference: int, per_difference: int) -> int:
    """Glory gained by the winner and lost by the loser."""
    return difference * per_difference


@by_clause("PS-15.5")
def glory_after(glory: int, change: int, floor: int) -> int:
    """Glory never falls below the floor; who stands below it (a changed knob) is not raised."""
    return max(glory + change, min(glory, floor))


@by_clause("PS-15.9")
def glory_won(difference: int, loser_glory: int, floor: int, full: bool) -> int:
    """Return the winner's gain from a player of that glory: from one at the floor none, unless ``full``."""
    return difference if full or loser_glory > floor else 0


@by_clause("PS-15.7")
def is_kill(difference: int, kill_margin: int) -> bool:
    """Tell if the loser of a fight between players is beaten badly enough to count as killed."""
    return difference >= kill_margin


@by_clause("PS-21.2")
def small_fame(glory: int, gain: int, max_glory: int) -> int:
    """A card or event that lifts only players of little glory."""
    return gain if glory <= max_glory else 0


@by_clause("PS-21.5", "PS-21.6", "PS-21.7")
def walking_glory(
    walked: int, glory: int, low_fields: int, low_max_glory: int, high_fields: int, high_min_glory: int, gain: int
) -> Sum:
    """Return the glory of fields walked in a turn: the small become known, the great need more; one gain a turn."""
    if walked >= low_fields and glory <= low_max_glory:
        return Sum.of(gain, "walking", "PS-21.5")
    if walked >= high_fields and glory >= high_min_glory:
        return Sum.of(gain, "walking", "PS-21.6")
    return Sum()


@by_clause("PS-23.1", "PS-23.4")
def rules_the_land(glory: int, glory_at_turn: int, target: int, leap: int) -> bool:
    """Tell if the target is reached for good: after a leap it must be held until the own next turn ends."""
    return glory >= target and glory_at_turn >= target - leap


@by_clause("PS-20.2")
def enough_signatures(signed: int, players: int, percentage: int) -> bool:
    """Tell if a quest is signed by more than the given share of all players."""
    return signed * 100 > players * percentage


@by_clause("PS-18.18")
def tokens_kept(tokens: int, copies_left: int, full: int) -> int:
    """Ammunition tokens that stay when a copy of the weapon leaves; the fullest copies stay."""
    return min(tokens, copies_left * full)


@by_clause("PS-18.18")
def tokens_taken(tokens: int, full: int) -> int:
    """Ammunition tokens that go along with a copy that a player takes."""
    return min(tokens, full)
