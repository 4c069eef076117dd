"""The view of a match: the line-up, the grade with its reasons, effects awake and their wards, sheets, vehicles.

Nothing in this game is hidden: all dice are open and every seat sees the same.
"""

from __future__ import annotations

from holmgang.kernel.sums import Phrase, Sum, phrase
from holmgang.kernel.view import LineUp, Listing, Panel, Sheet, Sheets, Token, Track, Value, View
from holmgang.systems.kampbogen import rules
from holmgang.systems.kampbogen.board.lookups import gear, protected
from holmgang.systems.kampbogen.board.totals import NO_DICE, combat_grade, dice_sum, graded
from holmgang.systems.kampbogen.content import ABILITIES, CONDITIONS
from holmgang.systems.kampbogen.state import AwakeEffect, Character, GamePlay, Opponent, State, Vehicle

PARTY = "party"
OPPONENTS = "opponents"


def view_of(play: GamePlay) -> View:
    """Return the view of any seat, and of a spectator."""
    state = play.state
    panels: list[Panel] = [_line_up(play), _round(play)]
    if state.combat is not None and state.combat.round is not None and state.now().effects:
        panels.append(_effects(state))
    panels.append(Sheets(id="characters", title="characters", sheets=tuple(map(_character_sheet, state.characters))))
    if state.opponents:
        sheets = tuple(_opponent_sheet(play, one) for one in state.opponents)
        panels.append(Sheets(id="opponents", title="opponents", sheets=sheets))
    if state.vehicles:
        panels.append(Sheets(id="vehicles", title="vehicles", sheets=tuple(map(_vehicle_sheet, state.vehicles))))
    return View(panels=tuple(panels), names=_names(play), headline=_headline(state))


def _headline(state: State) -> Phrase:
    """The headline: the round, or the scene that comes."""
    if state.combat is None:
        return phrase("headline-between")
    if state.combat.round is None:
        return phrase("headline-round", round=state.combat.number)
    if any(one.dice for one in state.fighting()):
        return phrase("headline-rolled", round=state.combat.number)
    return phrase("headline-grade", round=state.combat.number)


def _names(play: GamePlay) -> dict[str, Phrase | str]:
    """The names of the people and things of this match; two of a kind are told apart by a letter."""
    state, names = play.state, dict[str, Phrase | str]()
    packed = {*play.content.kind("characters"), *play.content.kind("opponents"), *play.content.kind("vehicles")}
    people: list[tuple[str, str, str]] = [(one.id, one.name, one.use) for one in state.characters]
    people += [(one.id, one.name, one.use) for one in state.opponents]
    people += [(one.id, "", one.use) for one in state.vehicles]
    for name, typed, use in people:
        if typed:
            names[name] = typed
        elif use not in packed:
            names[name] = name.replace("_", " ").capitalize()
        elif name.startswith(f"{use}_"):
            names[name] = phrase("named-apart", name=phrase(_word(use)), mark=name[len(use) + 1 :].upper())
        else:
            names[name] = phrase(_word(use))
    for effect in (effect for one in state.opponents for effect in one.effects):
        called = phrase("effect-named", effect=effect.kind, trigger=effect.trigger)
        names[f"{effect.kind}/{effect.trigger}"] = called
        names[f"{effect.kind}/{effect.trigger}/{effect.amount}"] = called
    return names


def _word(name: str) -> str:
    return f"word-{name}".replace("_", "-")


# The line-up


def _line_up(play: GamePlay) -> LineUp:
    state = play.state
    party = tuple(_character_token(play, one) for one in state.characters)
    others = tuple(_opponent_token(one) for one in state.roster())
    return LineUp(id="line_up", title="line-up", sides=((PARTY, party), (OPPONENTS, others)), ties=_ties(state))


def _ties(state: State) -> tuple[tuple[str, str, Value], ...]:
    """The book knows no duels: the grade strikes for all opponents. Only a commander names one opponent.

    Drawn while the command counts: it has succeeded (KB-11.2), and who was named can still be hit (KB-11.3).
    """
    if state.combat is None or state.combat.round is None:
        return ()
    able = {one.id for one in state.able()}
    return tuple((one.who, one.target, "manoeuvre") for one in state.now().commands if one.target in able)


def _character_token(play: GamePlay, who: Character) -> Token:
    notes: list[Value] = [phrase("note-lives", lives=Sum.of(who.lives, "lives", "KB-14.5"))]
    fights, upright = play.state.combat is not None, who.upright
    if fights or not upright:  # outside a combat there is no in or out
        notes.append(who.standing)
    notes += who.tags
    if fights and who.dice:
        notes.append(phrase("note-roll", roll=dice_sum(who.dice, "KB-7.9")))
    if fights and who.exposed:
        notes.append("exposed")
    vehicle = play.state.carrier_of(who.id)
    if vehicle is not None:
        notes.append(phrase("note-drives" if vehicle.driver == who.id else "note-rides", vehicle=vehicle.id))
        if protected(play, who):
            notes.append("sheltered")
    faded = not who.fighting if fights else not upright
    lives = Track(id="lives", name="lives", value=Sum.of(who.lives, "lives", "KB-14.5"), most=who.ceilings["lives"])
    carried = gear(play, who)
    weapon = next((name for name, model in carried if "shooting" in model.tags), carried[0][0] if carried else "")
    return Token(
        id=who.id,
        name=who.id,
        side=PARTY,
        notes=tuple(notes),
        faded=faded,
        emblem=weapon,
        gauge=lives,
        acting=who.dice != [] and not who.action,
    )


def _opponent_token(one: Opponent) -> Token:
    lives: list[Value] = [phrase("note-lives", lives=Sum.of(one.lives, "lives", "KB-12.3"))]
    notes = [*lives, one.kamp, *([] if one.unbeaten else [one.status]), *one.tags]
    gauge = Track(id="lives", name="lives", value=Sum.of(one.lives, "lives", "KB-12.3"), most=one.start)
    return Token(
        id=one.id,
        name=one.id,
        side=OPPONENTS,
        notes=tuple(notes),
        faded=not one.is_able(),
        emblem=one.kind,
        gauge=gauge,
    )


# The round


def _round(play: GamePlay) -> Sheets:
    state = play.state
    rows: list[tuple[Value, Value]] = []
    notes: list[Value] = []
    if state.combat is None:
        notes.append("no-combat-now")
    else:
        combat = state.combat
        rows.append(("round", Sum.of(combat.number, "round", "KB-2.7")))
        left = sum(one.lives for one in state.able())
        rows.append(("lives-against-us", Sum.of(left, "lives", "KB-17.4")))
        if combat.ambushed != "nobody":
            notes.append(phrase("note-ambush", side=combat.ambushed))
        if combat.round is not None:
            rows.append(("combat-grade", combat_grade(play)))
            rows.append(("set-by", combat.round.set_by))
            if combat.round.style:
                rows.append(("combat-style", combat.round.style))
    if state.loot:
        rows.append(("loot", Sum.of(state.loot, "loot", "KB-18.1")))
    sheet = Sheet(id="round", name="the-round", rows=tuple(rows), notes=tuple(notes))
    return Sheets(id="round", title="the-round", sheets=(sheet,))


def _effects(state: State) -> Listing:
    rows = tuple(
        (
            phrase("effect-kind", effect=effect.kind),
            effect.trigger,
            _amount(effect),
            effect.owner,
            rules.ward_of(effect.kind) or "no-ward",
            "annulled" if effect.annulled else "awake",
        )
        for effect in state.now().effects
    )
    columns = ("effect", "trigger", "amount", "owner", "warded-with", "state")
    return Listing(id="effects", title="effects", columns=columns, rows=rows)


def _amount(effect: AwakeEffect) -> Value:
    """The amount of damage; a property works or does not."""
    if effect.kind not in rules.DAMAGE_KINDS:
        return "no-amount"
    return Sum.of(effect.amount, effect.kind, "KB-5.1" if effect.trigger == "automatic" else "KB-5.2")


# Sheets


def _character_sheet(who: Character) -> Sheet:
    rows: list[tuple[Value, Value]] = []
    for part in CONDITIONS:
        value = Sum.of(getattr(who, part), part, "KB-14.5")
        rows.append((part, phrase("value-of", value=value, most=who.ceilings[part])))
    rows += [(ability, Sum.of(who.abilities[ability], ability, "KB-2.2")) for ability in ABILITIES]
    rows.append(("brawl-value", Sum.of(who.brawl_value, "brawl-value", "KB-10.1")))
    if who.saved_advances:
        rows.append(("saved-advances", Sum.of(who.saved_advances, "saved-advances", "KB-7.7")))
    if who.soul:
        rows.append(("soul", Sum.of(who.soul, "soul", "KB-7.8")))
    if who.money:
        rows.append(("money", Sum.of(who.money, "money", "KB-16.3")))
    notes: tuple[Value, ...] = (*who.expertises, *(piece.id for piece in who.gear))
    return Sheet(id=who.id, name=who.id, side=PARTY, rows=tuple(rows), notes=notes, headline=2, seat=who.seat)


def _opponent_sheet(play: GamePlay, one: Opponent) -> Sheet:
    value = graded(NO_DICE, one.kamp, play.knobs, "KB-4.2").total
    rows: tuple[tuple[Value, Value], ...] = (
        ("kind", one.kind),
        ("kamp", phrase("kamp-of", grade=one.kamp, value=Sum.of(value, one.kamp, "KB-4.2"))),
        ("lives", phrase("value-of", value=Sum.of(one.lives, "lives", "KB-12.3"), most=one.start)),
        ("combat-style", one.style),
    )
    notes = tuple(
        phrase(
            "note-effect",
            effect=effect.kind,
            trigger=effect.trigger,
            amount=Sum.of(effect.amount, effect.kind, "KB-5.1" if effect.trigger == "automatic" else "KB-5.2"),
            ward=rules.ward_of(effect.kind) or "no-ward",
        )
        for effect in one.effects
    )
    return Sheet(id=one.id, name=one.id, side=OPPONENTS, rows=rows, notes=notes)


def _vehicle_sheet(vehicle: Vehicle) -> Sheet:
    rows: list[tuple[Value, Value]] = [
        ("brud", phrase("value-of", value=Sum.of(vehicle.brud, "brud", "KB-24.5"), most=vehicle.start)),
        ("driven-with", vehicle.drive),
        ("driver", vehicle.driver or "nobody"),
    ]
    rows += [("passenger", name) for name in vehicle.passengers]
    notes: tuple[Value, ...] = ("burnt-out",) if vehicle.burnt_out else ()
    return Sheet(id=vehicle.id, name=vehicle.id, side=PARTY, rows=tuple(rows), notes=notes)
