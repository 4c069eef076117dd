"""The flow of a round of the reference game."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any

from holmgang.kernel.play import Flow, Play, Rest, draw, rule
from holmgang.kernel.questions import (
    Amount,
    Barred,
    Choose,
    ChooseSome,
    Declare,
    FreeWords,
    Joint,
    Option,
    Order,
    Question,
    Roll,
    Spot,
)
from holmgang.kernel.sums import Sum, phrase
from tests.refgame import rules
from tests.refgame.state import (
    Boasted,
    Declared,
    DrewCard,
    Dropped,
    Duel,
    Fighter,
    PlayedCard,
    Rolled,
    RoundBegan,
    SawCard,
    Wounded,
)

CARDS = {"feint": 2, "shout": 1, "trip": 3}


def round_of(play: Play[Duel]) -> Flow[None]:
    duel = play.state
    duel.round += 1
    play.tell(RoundBegan, number=Sum.of(duel.round, "round", "RG-1.1"), clauses=("RG-1.1",))
    yield from deal(play)
    ground = yield from ground_underfoot(play)
    deeds = yield from declarations(play)
    bids = yield from sealed_bids(play)
    order = yield from order_of_blows(play, bids)
    yield from blows(play, order, deeds, ground)


def blows(play: Play[Duel], order: list[str], deeds: dict[str, dict[str, Any]], ground: int) -> Flow[None]:
    """All that is left of a round once everybody knows who strikes when; it rests before each blow."""
    for place, name in enumerate(order):
        yield Rest("blows", lambda place=place: [order[place:], deeds, ground])  # type: ignore[misc]
        fighter = play.state.fighter(name)
        if fighter.lives > 0 and deeds[name]["deed"] == "strike":
            yield from blow(play, fighter, deeds[name], ground)
    yield from relic(play)


def deal(play: Play[Duel]) -> Flow[None]:
    """RG-2: everybody holds up to two cards, which only the owner sees."""
    duel = play.state
    for fighter in duel.standing():
        while len(fighter.hand) < 2 and (duel.deck or duel.discard):
            if not duel.deck:
                duel.deck, duel.discard = duel.discard, []
            card = yield from draw(fighter.seat, "draw", duel.deck, str, seen_by=(fighter.seat,))
            fighter.hand.append(card)
            play.tell(DrewCard, who=fighter.id, clauses=("RG-2.1",))
            play.tell(SawCard, who=fighter.id, card=card, clauses=("RG-2.2",), seen_by=(fighter.seat,))


def ground_underfoot(play: Play[Duel]) -> Flow[int]:
    """RG-3.3: the master says whether the ground is slippery; by default it is not."""
    options = [Option("firm"), Option("slippery")]
    question = Choose(play.master or "", "ground", options, default="firm", clauses=("RG-3.3",))
    answer = yield from rule(play, question)
    return play.knobs.slippery if answer == "slippery" else 0


def declarations(play: Play[Duel]) -> Flow[dict[str, dict[str, Any]]]:
    """RG-3.1: all declare openly and may amend until everybody is content."""
    standing = play.state.standing()
    parts: list[Question] = [
        Declare(
            fighter.seat,
            "deed",
            lambda fighter=fighter: deeds_of(play.state, fighter),  # type: ignore[misc]
            barred_source=lambda: [Barred("flee", "RG-3.2")],
            about=fighter.id,
            clauses=("RG-3.1",),
        )
        for fighter in standing
    ]
    answers = yield Joint("", "deeds", tuple(parts), revisable=True, limit=2, clauses=("RG-3.1",))
    deeds = {fighter.id: answer for fighter, answer in zip(standing, answers, strict=True)}
    for fighter in standing:
        fighter.guarding = deeds[fighter.id]["deed"] == "guard"
        play.tell(Declared, who=fighter.id, deed=deeds[fighter.id]["deed"], clauses=("RG-3.1",))
    return deeds


def deeds_of(duel: Duel, fighter: Fighter) -> Iterator[Option]:
    foes = [Option(foe.id, at=(Spot.token(foe.id),)) for foe in duel.standing() if foe is not fighter]
    if foes:
        yield Option(
            "strike",
            details=lambda: [
                Choose(fighter.seat, "target", foes),
                Amount(fighter.seat, "force", 0, 2, default=1),
            ],
            clauses=("RG-3.1",),
        )
    yield Option("guard", clauses=("RG-4.3",))
    yield Option("rest")


def sealed_bids(play: Play[Duel]) -> Flow[dict[str, int]]:
    """RG-3.4: courage is bid in secret, all at once."""
    standing = play.state.standing()
    parts = tuple(Amount(fighter.seat, "courage", 0, 3, about=fighter.id) for fighter in standing)
    bids = yield Joint("", "courage", parts, sealed=True, clauses=("RG-3.4",))
    return {fighter.id: bid for fighter, bid in zip(standing, bids, strict=True)}


def order_of_blows(play: Play[Duel], bids: dict[str, int]) -> Flow[list[str]]:
    """RG-3.5: the highest bid decides who strikes when."""
    names = list(bids)
    if len(names) < 2:
        return names
    leader = max(names, key=lambda name: bids[name])
    order: list[str] = yield Order(
        play.state.fighter(leader).seat, "order", [Option(name) for name in names], about=leader, clauses=("RG-3.5",)
    )
    return order


def blow(play: Play[Duel], fighter: Fighter, deed: dict[str, Any], ground: int) -> Flow[None]:
    """RG-4: two dice, cards in between, the margin is the wound."""
    duel = play.state
    foe = duel.fighter(deed["target"])
    if foe.lives <= 0:
        return
    attack = yield from total(play, fighter)
    if ground:
        attack = attack.plus(-ground, "slippery", "RG-3.3")
    guard = yield from total(play, foe)
    if foe.guarding:
        guard = guard.plus(2, "guard", "RG-4.3")
    sums = {fighter.id: attack.plus(deed["force"], "force", "RG-4.1"), foe.id: guard}
    yield from cards_window(play, sums, fighter, foe)
    play.tell(Rolled, who=fighter.id, total=sums[fighter.id], clauses=("RG-4.1",))
    play.tell(Rolled, who=foe.id, total=sums[foe.id], clauses=("RG-4.1",))
    hurt = rules.margin(sums[fighter.id].total, sums[foe.id].total)
    if hurt:
        foe.lives -= hurt
        play.tell(Wounded, who=foe.id, by=fighter.id, lives=Sum.of(hurt, "margin", "RG-4.2"), clauses=("RG-4.2",))
        if hurt >= 2 and foe.hand:
            yield from drop_cards(play, foe)


def total(play: Play[Duel], fighter: Fighter) -> Flow[Sum]:
    faces = yield Roll(fighter.seat, "blow", (6,), about=fighter.id, clauses=("RG-4.1",))
    return Sum.of(faces[0], "die", "RG-4.1")


def cards_window(play: Play[Duel], sums: dict[str, Sum], fighter: Fighter, foe: Fighter) -> Flow[None]:
    """RG-2.3: all who stand may play cards, one at a time, until all in a row pass. It stays hidden who could."""
    standing = play.state.standing()
    passed = turn = 0
    while passed < len(standing):
        owner = standing[turn % len(standing)]
        turn += 1
        card = yield Choose(owner.seat, "cards", partial(_cards_of, owner), clauses=("RG-2.3",), default="pass")
        if card == "pass":
            passed += 1
            continue
        passed = 0
        owner.hand.remove(card)
        play.state.discard.append(card)
        helped = owner.id if owner.id in sums else fighter.id
        sums[helped] = sums[helped].plus(CARDS[card], phrase("card-of", card=card, who=owner.id), "RG-2.3")
        play.tell(PlayedCard, who=owner.id, card=card, clauses=("RG-2.3",))


def _cards_of(owner: Fighter) -> list[Option]:
    return [Option("pass"), *(Option(card) for card in dict.fromkeys(owner.hand))]


def drop_cards(play: Play[Duel], fighter: Fighter) -> Flow[None]:
    """RG-4.4: a heavy wound costs one or two cards of the victim's choice."""
    options = [Option(f"{card}_{place}") for place, card in enumerate(fighter.hand)]
    chosen = yield ChooseSome(fighter.seat, "drop", options, least=1, most=2, about=fighter.id, clauses=("RG-4.4",))
    places = sorted((int(name.rsplit("_", 1)[1]) for name in chosen), reverse=True)
    cards = tuple(fighter.hand.pop(place) for place in places)
    play.state.discard.extend(cards)
    play.tell(Dropped, who=fighter.id, cards=cards, clauses=("RG-4.4",))


def relic(play: Play[Duel]) -> Flow[None]:
    """RG-5: every third round a player may boast; the first one is heard."""
    duel = play.state
    if duel.round % 3 or not duel.standing():
        return
    parts = tuple(FreeWords(fighter.seat, "boast", about=fighter.id) for fighter in duel.standing())
    place, words = yield Joint("", "boast", parts, first=True, clauses=("RG-5.1",))
    duel.boasts.append(words)
    play.tell(Boasted, who=parts[place].about, words=words, clauses=("RG-5.1",))
