"""The view of a fight. k6 has no secrets, so all seats see the same."""

from __future__ import annotations

from itertools import combinations

from holmgang.kernel.sums import Phrase, Sum
from holmgang.kernel.view import Listing, Panel, Sheet, Sheets, Token, Track, Value, View, Zone, Zones
from holmgang.systems.k6.board import scene
from holmgang.systems.k6.state import AnyCondition, Combatant, GamePlay, Hold, LooseItem, State
from holmgang.systems.k6.state import Zone as Place
from holmgang.systems.k6.tables import CONDITIONS


def view(play: GamePlay) -> View:
    """Places, sheets, the board of intentions with its order, things that lie about."""
    fight = play.state
    present = [one for one in fight.combatants if one.present]
    panels: list[Panel] = [
        Zones(
            id="scene",
            title="scene",
            zones=tuple(_place(play, zone, present) for zone in fight.zones),
            links=tuple(_links(play, present)),
        ),
        Sheets(id="combatants", title="combatants", sheets=tuple(_sheet(play, one) for one in present)),
    ]
    if fight.intentions:
        panels.append(_board(play))
    if fight.items:
        rows = tuple(
            (item.weapon or item.id, _place_of(fight, item), _who(fight, item.pinned_by)) for item in fight.items
        )
        panels.append(Listing(id="items", title="things", columns=("thing", "where", "pinned_by"), rows=rows))
    names = {one.id: _name(one) for one in fight.combatants}
    return View(panels=tuple(panels), names=names, headline=_headline(fight))


def _headline(fight: State) -> Phrase | None:
    """Return the round, and whether intentions are being announced or resolved."""
    if not fight.round:
        return None
    number = Sum.of(fight.round, "round", "K6-2.1")
    return Phrase("headline-resolution" if fight.order else "headline-intentions", {"round": number})


def _who(fight: State, name: str) -> Value:
    return _name(fight.get(name)) if name else "none"


def _place_of(fight: State, item: LooseItem) -> Value:
    """Return the holder of a thing, or its place."""
    return _who(fight, item.holder or item.near) if item.holder or item.near else item.zone


def _name(one: Combatant) -> Phrase | str:
    number = one.id.removeprefix(one.template).strip("_")
    if not number:
        return Phrase(f"name-{one.template.replace('_', '-')}")
    return Phrase("numbered", {"name": Phrase(f"name-{one.template.replace('_', '-')}"), "number": number})


def _place(play: GamePlay, zone: Place, present: list[Combatant]) -> Zone:
    notes: list[Value] = ["lit" if zone.lit else "dark"]
    notes += [*zone.terrain, *zone.cover, *zone.obstacles, *zone.overhead, *zone.props, *zone.things]
    if zone.hazard != "none":
        notes.append(zone.hazard)
    if zone.passage:
        notes.append(Phrase("passage-for", {"count": Sum.of(zone.passage, "passage", "K6-26.4")}))
    here = [one for one in present if one.zone == zone.id]
    acting = next((line.actor for line in play.state.order if not line.done), "")
    tokens = tuple(_token(play, one, one.id == acting) for one in here)
    return Zone(id=zone.id, name=zone.id, tokens=tokens, notes=tuple(notes))


def _token(play: GamePlay, one: Combatant, acting: bool) -> Token:
    lives = Sum.of(one.lives, "lives", "K6-22.1")
    return Token(
        id=one.id,
        name=one.id,
        side=one.side,
        size=max(1, one.size),
        faded=not one.able,
        notes=tuple(condition.id for condition in one.conditions),
        emblem=_emblem(play, one),
        gauge=Track(id=f"lives_{one.id}", name="lives", value=lives, most=one.lives_max),
        acting=acting,
    )


def _emblem(play: GamePlay, one: Combatant) -> str:
    """Return the emblem of a combatant: a beast by its kind, people by weapon or spells."""
    weight = scene.weapon_of(play, one.readied).weight
    if weight == "natural":
        return one.template
    if not one.readied or weight == "unarmed":
        return "spell" if one.spells else "unarmed"
    return one.readied


def _links(play: GamePlay, present: list[Combatant]) -> list[tuple[str, str, Value]]:
    found: list[tuple[str, str, Value]] = []
    for one, other in combinations([one for one in present if one.here], 2):
        away = play.state.run_rounds(one.id, other.id)
        if away:
            distance = Sum.of(away, "run_rounds", "K6-5.7")
            band = scene.band(play, one.id, other.id)
            found.append((one.id, other.id, Phrase("distance", {"band": band, "rounds": distance})))
    return found


def _sheet(play: GamePlay, one: Combatant) -> Sheet:
    rows: list[tuple[Value, Value]] = [
        ("lives", Sum.of(one.lives, "lives", "K6-22.1")),
        ("strength", Sum.of(one.strength, "strength", "K6-8.2")),
        ("finesse", Sum.of(one.finesse, "finesse", "K6-8.3")),
        ("soul", Sum.of(one.soul, "soul", "K6-8.4")),
        ("readied", one.readied or "unarmed"),
        ("speed", play.knobs.speed_ladder[min(max(0, scene.speed(play, one)), len(play.knobs.speed_ladder) - 1)]),
    ]
    if one.armour.value:
        rows.append(("armour", Sum.of(one.armour.value, one.armour.id or "armour", "K6-21.3")))
    if one.shield:
        rows.append(("shield", Sum.of(one.shield, "shield", "K6-21.3")))
    rows += [("resistance", Sum.of(value, kind, "K6-21.5")) for kind, value in one.resistances.items()]
    rows += [("loaded", weapon) for weapon in one.loaded]
    rows += [
        ("ammo", Sum.of(count, name, "K6-19.4"))
        for name, count in one.ammo.items()
        if count <= play.knobs.few_pieces_limit or scene.weapon_of(play, name).costly
    ]
    if one.concentration:
        rows.append(("concentration", one.concentration))
    if one.gone:
        rows.append(("state", one.gone))
    notes = tuple(_note(play, condition) for condition in one.conditions)
    return Sheet(id=one.id, name=one.id, side=one.side, rows=tuple(rows), notes=notes, headline=1, seat=one.seat)


def _note(play: GamePlay, condition: AnyCondition) -> Value:
    kind = CONDITIONS[condition.id].kind or "no_kind"
    if isinstance(condition, Hold) and condition.holder_id:
        return Phrase(
            "condition-held", {"what": condition.id, "kind": kind, "by": _who(play.state, condition.holder_id)}
        )
    return Phrase("condition-plain", {"what": condition.id, "kind": kind})


def _board(play: GamePlay) -> Listing:
    """Intentions in the order of resolution; each with the reasons that put others before it."""
    fight = play.state
    rows: list[tuple[Value, ...]] = []
    for number, line in enumerate(fight.order, 1):
        intent = fight.intention(line.actor)
        kind = intent.kind if intent is not None else "none"
        after = [_reason(play, reason) for reason in line.reasons]
        why: Value = after[0] if after else Phrase("cycle-board") if line.cycle else "free_order"
        place = Sum.of(number, "order", "K6-10.1")
        rows.append((place, line.actor, kind, line.target or "none", why, "done" if line.done else "open"))
    listed = [line.actor for line in fight.order]
    rows += [
        (Sum.of(0, "order", "K6-10.9"), intent.who, intent.kind, "none", "free_order", "open")
        for intent in fight.intentions
        if intent.who not in listed
    ]
    columns = ("order", "who", "intention", "target", "because", "state")
    return Listing(id="intentions", title="intentions", columns=columns, rows=tuple(rows))


def _reason(play: GamePlay, text: str) -> Phrase:
    """An arrow of the order: after which node, and by which rule."""
    rule, _, node = text.partition(" ")
    return Phrase("after-reason", {"node": _node(play, node), "reason": f"reason_{rule}"})


def _node(play: GamePlay, name: str) -> Value:
    line = next((line for line in play.state.order if line.node == name), None)
    if line is None:
        return name
    sides = {"who": _who(play.state, line.actor), "other": _who(play.state, line.target)}
    return Phrase("node-contest" if line.target else "node-deed", sides)
