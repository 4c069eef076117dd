"""A token: rim in the shape of its side, gauge along the rim, emblem or letters, value, conditions, name.

Lengths are given in its radius: a token of radius 30 stands in a cell of 72. On a crowded board a name is shown where
it covers nothing; the others show when a reader comes near. A portrait is the token of a hero outside a fight.
The symbol of a weapon, a beast or a deed is found by its word.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache, lru_cache
from math import cos, pi, sin
from pathlib import Path
from typing import NamedTuple

from holmgang.kernel.questions import Spot
from holmgang.kernel.sums import Phrase, Sum
from holmgang.kernel.view import Token, Track, Value
from holmgang.table.draw.markup import (
    Box,
    Html,
    Point,
    at,
    circle_path,
    classes,
    el,
    join,
    n,
    noise,
    rounded,
    text_width,
)
from holmgang.table.draw.picture import Picture
from holmgang.table.memo import memoized
from holmgang.table.snapshot import Look

FINE_GAUGE = 24
"""Up to so many lives the rim has one segment for each; beyond it is one bar."""
MOST_PIPS = 3
PLAIN = Look()
LETTERS = 2


class TokenShape(NamedTuple):
    """The outline of a side: its corners at radius 1, how much of each edge is rounded, how large it is drawn."""

    corners: tuple[Point, ...]
    cut: float
    scale: float
    emblem: float
    lift: float  # the emblem sits so much higher


def _polygon(count: int, turn: float = 0) -> tuple[Point, ...]:
    return tuple((sin(turn + 2 * pi * i / count), -cos(turn + 2 * pi * i / count)) for i in range(count))


SHAPES = (
    TokenShape((), 0, 1, 0.98, 0),
    TokenShape(_polygon(4), 0.2, 1.22, 0.92, 0),
    TokenShape(_polygon(6), 0.2, 1.12, 0.94, 0),
    TokenShape(_polygon(4, pi / 4), 0.18, 1.28, 0.98, 0),
    TokenShape(_polygon(5), 0.2, 1.15, 0.92, 0),
    TokenShape(_polygon(3, pi), 0.2, 1.42, 0.8, 0.16),
)


@lru_cache(512)
def outline(side: int, radius: float) -> str:
    """The outline of a side's shape, from the top clockwise."""
    shape = SHAPES[side - 1]
    if not shape.corners:
        return circle_path(radius)
    return rounded([(x * radius * shape.scale, y * radius * shape.scale) for x, y in shape.corners], shape.cut)


def reach_of(side: int, radius: float) -> float:
    """Extent of a token of this radius from its middle."""
    return radius * (SHAPES[side - 1].scale if SHAPES[side - 1].corners else 1.02)


def letters(name: str, glyph: str = "") -> str:
    """Return the letters of a token without an emblem: its glyph, or two letters of its name (a number is one)."""
    if glyph.strip():
        return glyph.strip()[:LETTERS]
    words = [word for word in name.replace("-", " ").split() if word[:1].isalnum()]
    if len(words) > 1:
        return (words[0][0] + words[-1][0]).upper() if not words[-1].isdigit() else words[0][0].upper() + words[-1][:1]
    return name[:LETTERS].capitalize()


def body(picture: Picture, token: Token, radius: float, *, gauge: bool = True) -> Html:
    """Shadow, rim, gauge, body and emblem."""
    side = picture.side_number(token.side)
    look = picture.snapshot.looks.get(token.id, PLAIN)
    found = symbol(look.symbol) or symbol(token.emblem) or symbol(token.id)
    text = letters(picture.said(token.name), token.glyph)
    drawn = body_of(side, radius, token.gauge if gauge else None, look, found, text)
    return el("g", drawn, cls=f"ring{look.ring}") if look.ring else drawn


def body_of(side: int, radius: float, gauge: Track | None, look: Look, found: str, text: str) -> Html:
    """The body of any token: the id of its symbol or its letters, and a picture of its own over both."""
    shape = SHAPES[side - 1]
    parts = [
        el("ellipse", cx="0", cy=radius * 0.92, rx=radius * 0.95, ry=radius * 0.28, cls="tk-shadow"),
        el("path", d=outline(side, radius * 1.02), cls="tk-rim"),
    ]
    if gauge is not None and (gauge.most or 0) > 0:
        parts.append(_rim_gauge(gauge, side, radius))
    inner = outline(side, radius * 0.8)
    parts += [el("path", d=inner, cls="tk-body"), el("path", d=inner, cls="lift")]
    if look.picture:
        edge = radius * (0.8 if side == 1 else 0.72)
        parts.append(
            el("image", href=look.picture, x=-edge, y=-edge, width=edge * 2, height=edge * 2, cls="tk-picture")
        )
    else:
        parts.append(_emblem(found, text, radius * shape.emblem, -shape.lift * radius))
    return join(parts)


def _emblem(found: str, text: str, size: float, lift: float = 0) -> Html:
    """The drawing for what it is or holds, or letters."""
    if found:
        half = size / 2
        return el("use", href=f"#{found}", x=-half, y=lift - half, width=size, height=size, cls="ic tk-em")
    return el("text", text, y=lift + size * 0.2, cls="tk-letters", font_size=size * (0.62 if len(text) < 2 else 0.52))


def _rim_gauge(gauge: Track, side: int, radius: float) -> Html:
    most = max(gauge.most or 1, 1)
    value = max(0, min(gauge.value.total, most))
    path, width = outline(side, radius * 0.912), n(radius * 0.13)
    if most > FINE_GAUGE:
        share = 100 * value / most
        on = el("path", d=path, pathLength="100", cls="g-on", stroke_width=width, stroke_dasharray=f"{n(share)} 200")
        return join([el("path", d=path, cls="g-base", stroke_width=width), on if value else None])
    dash = ".78 .22" if most <= 12 else ".7 .3"
    dashes = dash if value == most else " ".join([dash] * value) + f" 0 {most}"
    base = el("path", d=path, pathLength=most, cls="g-base", stroke_width=width, stroke_dasharray=dash)
    on = el("path", d=path, pathLength=most, cls="g-on", stroke_width=width, stroke_dasharray=dashes)
    return join([base, on if value else None])


def value_pill(gauge: Track | None, side: int, radius: float) -> Html:
    """The value at the foot."""
    if gauge is None:
        return Html("")
    text = str(gauge.value.total)
    size = radius * 0.42
    wide = max(text_width(text, size) + radius * 0.26, radius * 0.56)
    rect = el("rect", x=-wide / 2, y=-radius * 0.25, width=wide, height=radius * 0.48, rx=radius * 0.22)
    down = radius if side in (2, 6) else radius * 0.93
    return el("g", rect, el("text", text, y=radius * 0.14, font_size=size), cls="tk-num", transform=at(0, down))


def note_word(note: Value) -> str:
    """The word by which a note has a drawing."""
    if isinstance(note, Phrase):
        for inner in note.args.values():
            if isinstance(inner, str) and symbol(inner):
                return inner
        return note.key.removeprefix("note-").removeprefix("condition-").removeprefix("word-")
    return "" if isinstance(note, Sum) else note


def _counts(note: Value) -> bool:
    """It tells a number; the sheet has it."""
    return isinstance(note, Sum) or (
        isinstance(note, Phrase) and any(isinstance(arg, Sum) for arg in note.args.values())
    )


def pips(token: Token, radius: float) -> Html:
    """Up to three conditions at the upper right, in the order the view gives them; those without a drawing are left to
    the sheet."""
    words = [word for note in token.notes if not _counts(note) and symbol(word := note_word(note))]
    shown, left = words[:MOST_PIPS], len(words) - MOST_PIPS
    if left > 0:
        shown = words[: MOST_PIPS - 1]
    size = max(7.5, radius * 0.25)
    parts = []
    for place, word in enumerate(shown):
        use = el(
            "use",
            href=f"#{symbol(word)}",
            x=-size * 0.72,
            y=-size * 0.72,
            width=size * 1.44,
            height=size * 1.44,
            cls="ic",
        )
        parts.append(el("g", el("circle", r=size), use, transform=_pip_place(place, radius), cls="pip"))
    if left > 0:
        text = el("text", f"+{left + 1}", y=size * 0.4, font_size=size * 1.1)
        parts.append(el("g", el("circle", r=size), text, transform=_pip_place(len(shown), radius), cls="pip"))
    return join(parts)


def _pip_place(place: int, radius: float) -> str:
    angle = pi * (0.24 - 0.17 * place)
    return at(cos(angle) * radius * 1.02, -sin(angle) * radius * 1.02)


def name_drop(side: int, radius: float, gauge: Track | None) -> float:
    """Distance of the name below the middle."""
    return radius * (1.45 if side in (2, 6) else 1.2) + (18 if gauge is not None else 15)


def _shown_of(
    picture: Picture, token: Token, x: float, y: float, radius: float, *, named: bool = True, plain: bool = False
) -> tuple[object, object]:
    target = target_of(picture, token.id)
    choice = picture.step.choices[target[0]] if target is not None and picture.step is not None else None
    called = (_asked_about(picture, token.id), token.id in picture.own, token.id in picture.tappable)
    asked = (picture.draft is not None, *called)
    chosen = (target[1], choice.id, choice.remark) if target is not None and choice is not None else None
    return (token.id, radius), (token, x, y, named, plain, picture.side_number(token.side), asked, chosen)


@memoized(_shown_of)
def draw_token(
    picture: Picture, token: Token, x: float, y: float, radius: float, *, named: bool = True, plain: bool = False
) -> Html:
    """A token in its place, with everything about it; it can be tapped whenever the reader is asked something.

    ``plain``: for thumbnails, without value, conditions and name.
    """
    side = picture.side_number(token.side)
    target = target_of(picture, token.id)
    acting = token.acting or _asked_about(picture, token.id)
    ring = el("path", d=outline(side, radius * 1.22), cls="tk-call") if acting and not plain else None
    value = None if plain else value_pill(token.gauge, side, radius)
    words = picture.said(token.name)
    called = el(
        "text", words, cls=classes("tk-name", not named and "when-near"), y=name_drop(side, radius, token.gauge)
    )
    parts = [
        ring,
        body(picture, token, radius),
        value,
        None if plain else pips(token, radius),
        None if plain else called,
    ]
    hit = el("circle", r=max(radius, 22.0), cls="hit") if not plain else None
    chosen = target is not None and target[1]
    tappable = token.id in picture.tappable and not plain
    return el(
        "g",
        el("title", describe(picture, token)) if not plain else None,
        parts,
        hit,
        cls=classes(
            "tk",
            f"s{side}",
            acting and "acting",
            tappable and "target",
            chosen and "on",
            token.faded and "out",
            token.id in picture.own and "mine",
        ),
        transform=at(x, y),
        data_token=None if plain else token.id,
        data_point=f"token:{token.id}" if picture.draft is not None and not plain else None,
        data_choice=picture.step.choices[target[0]].id if target is not None and picture.step and not plain else None,
        **(_as_button(picture, token.id, words) if tappable else {}),
    )


def _as_button(picture: Picture, name: str, words: str) -> dict[str, str | int]:
    return {
        "tabindex": 0,
        "role": "button",
        "aria-label": spoken_target(picture, name, words),
        "data_key": f"token:{name}",
    }


def target_of(picture: Picture, name: str) -> tuple[int, bool] | None:
    """The number of the first choice that means a token, and whether it is chosen; None if it cannot be chosen now."""
    numbers = picture.spots.get(Spot.token(name))
    if numbers is None or picture.step is None:
        return None
    return numbers[0], any(picture.step.choices[number].id in picture.chosen for number in numbers)


def spoken_target(picture: Picture, name: str, words: str) -> str:
    """Return the text for screen readers of a token that may be chosen: its name, what it costs, how likely it is."""
    numbers = picture.spots.get(Spot.token(name))
    remark = picture.step.choices[numbers[0]].remark if numbers is not None and picture.step is not None else ""
    return f"{words}, {remark}" if remark else words


def _asked_about(picture: Picture, name: str) -> bool:
    return picture.asked_about == name


@memoized(lambda _, token: (token.id, token))
def describe(picture: Picture, token: Token) -> str:
    """The token in words: name, value, conditions."""
    parts = [picture.said(token.name)]
    if token.gauge is not None:
        most = token.gauge.most
        value, name = picture.said(token.gauge.value), picture.said(token.gauge.name)
        parts.append(picture.page("value-of", name=name, value=value, most=str(most)) if most else f"{name} {value}")
    parts += [picture.said(note) for note in token.notes]
    return ", ".join(parts)


def _shown_small(picture: Picture, name: str, size: int = 32) -> tuple[object, object]:
    thing = picture.tokens.get(name) or picture.sheets.get(name)
    return (name, size), (thing, picture.side_of(name))


@memoized(_shown_small)
def mini(picture: Picture, name: str, size: int = 32) -> Html:
    """A small token for lines, cards and seats; a person's outline where there is no such token."""
    token = picture.tokens.get(name)
    if token is None and name in picture.sheets:
        sheet = picture.sheets[name]
        token = Token(id=sheet.id, name=sheet.name, side=sheet.side)
    if token is None:
        use = el("use", href=f"#{symbol(name) or 'i-person'}")
        return el("span", el("svg", use, cls="ic", width=16, height=16), cls="mini av2", aria_hidden="true")
    inner = el(
        "g", body(picture, token, 25), cls=classes("tk", f"s{picture.side_number(token.side)}", token.faded and "out")
    )
    return el("svg", inner, cls="mini", width=size, height=size, viewBox="-32 -32 64 64", aria_hidden="true")


def overlap(one: Box, other: Box) -> bool:
    """Return whether two boxes (left, top, right, bottom) cover each other."""
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


def name_box(picture: Picture, token: Token, x: float, y: float, radius: float, size: float = 16) -> Box:
    """Return the box that a token's name covers."""
    side = picture.side_number(token.side)
    down = y + name_drop(side, radius, token.gauge)
    half = text_width(picture.said(token.name), size) / 2
    return x - half, down - size * 0.8, x + half, down + size * 0.25


def _shown_of_names(
    picture: Picture, placed: Iterable[tuple[Token, float, float, float]], size: float = 16
) -> tuple[object, object]:
    everyone = [
        (token.id, token.name, token.gauge is None, token.faded, picture.side_number(token.side), *place)
        for token, *place in placed
    ]
    return size, everyone


@memoized(_shown_of_names)
def with_room(picture: Picture, placed: Iterable[tuple[Token, float, float, float]], size: float = 16) -> set[str]:
    """The tokens whose name covers neither another token nor another name; those still in the fight come first."""
    everyone = list(placed)
    bodies: dict[str, Box] = {}
    for token, x, y, radius in everyone:
        reach = reach_of(picture.side_number(token.side), radius) * 0.86
        bodies[token.id] = (x - reach, y - reach, x + reach, y + reach)
    taken: list[Box] = []
    found: set[str] = set()
    for token, x, y, radius in sorted(everyone, key=lambda item: (item[0].faded, -item[3], item[2], item[1])):
        box = name_box(picture, token, x, y, radius, size)
        free = not any(overlap(box, body) for name, body in bodies.items() if name != token.id)
        if free and not any(overlap(box, other) for other in taken):
            taken.append(box)
            found.add(token.id)
    return found


RADIUS = 30.0
VIEW = "-44 -44 88 88"


def portrait(
    look: Look, name: str, gauge: Track | None, emblem: str = "", *, size: int = 122, value: bool = True
) -> Html:
    """Return the token of a hero as a picture of its own."""
    found = symbol(look.symbol) or symbol(emblem)
    inner = [
        body_of(1, RADIUS, gauge, look, found, letters(name)),
        value_pill(gauge, 1, RADIUS) if value else None,
    ]
    group = el("g", join(inner), cls=classes("tk", "s1", f"ring{look.ring}"))
    return el("svg", group, viewBox=VIEW, width=size, height=size, cls="hero-token", aria_hidden="true")


# ---- symbols ---------------------------------------------------------------------------------------------------------


STATIC = Path(__file__).parent.parent / "static"

OTHER_NAMES = """
hammer: maul mallet cudgel
warhammer: war_hammer pick
dagger: knife cleaver meat_cleaver razor
sword: blade rapier longsword shortsword greatsword fencing
staff: wand rod cast_support spell cast magic shaman adept mage wizard staff_sling witch concentrate
club: giant_club ogre mace bludgeon rusty_pipe pipe
cosh: baton sap
bow: short_bow longbow archer plastic_pipe_bow
crossbow: wrist_crossbow arbalest
shield: full_defence defend defence sheltered parry cover buckler guarded
sabre: curved_sword scimitar cutlass
rifle: musket gun shotgun carbine deserter
pistol: revolver shoot handgun
bag: pack satchel medicine
skull: wight barrow psychopath skeleton dead undead corpse kill
claws: marsh_monster monster ghoul claw bite teeth natural
trunk: tree_trunk log giant
wolf: dog hound beast
goblin: kobold imp
troll: old_troll bridge_troll orc brute
drake: lindworm dragon lizard wyrm
helm: watchman skingelhird skingel guard sentry captain knight soldier plate armour_worn blue_guard red_guard
mask: bandit robber thief outlaw
spear: pike pikeman lance halberd
cog: gear_wheel rust machine
eye: vera seer look notice spot senses
fist: crusher brawl brawl_roll
paw: mole hand_print
axe: hatchet battleaxe
horn: signal call_for_help
car: vehicle cart wagon chase drive
ghost: wailer wailing_spirit spirit wraith invisible
crown: master king ruling lord
attack: engage strike melee fight combat combat_roll hit assault attack_move wound
block: bar_way hold_line bar
stop: prevent prevent_attack interrupt hold halt stop_now pass pass_turn end_turn none skip decline stay keep
around: pass_by run_around
move: step walk go advance approach step_to
flee: force_through break_disadvantage retreat escape withdraw leave slip break_through
aim: aimed attack_ranged shot aimed_shot target shoot_at
feint: trick counter_effect bluff
distract: distraction distracted
gear: equipment equipment_deck equipment_discard change_weapons ready draw_weapon
pickup: pick_up take grab interact loot grab_object
speak: talk say just_speak words shout
surrender: yield_up surrendered give_up flag manoeuvre
wait: delay hourglass later
overhead: chandelier
hands: strength disable unarmed bare_hands wrestle grab_limb hold_for_gag free_hand held held_limb held_both_arms
sprint: run dash charge hurry
prepare: prepared ready_action
use: use_item junk potion farmaka poison moonshine_grenade flask_item
finish: finished done yes go_on confirm join
more: others
arm: injured_arm injured injury serious_injury wounded injured_head injured_leg lamed
prone: knocked_down knock_down lying fallen down teetering to_edge off_balance unbalance
warn: threatened exposed in_danger surprised opening pressed cornered
star: glory luck hero quest_deck quest_discard
torch: light lamp tallow_lamps lit
sling: slingshot underpants_slingshot
spike: mind_spike psychic mental
nerve: dead_nerves
flame: ash fire burning burn burned oil
drop: acid bleeding blood water wet
chain: bound bind bind_weapon pinned pinned_clothing pin_clothing tied
blind: blinded blind_briefly dark in_the_dark
heart: lives life health heal physique
coin: money death_coins coins
cards: card use_card play_own_turn_card hand hand_cards give_card event_deck event_discard
compass: explore 1x1 2x1 1x3 3x1 lay place_area bag1 bag3
shackle: captured caught encumbered encumber
snow: cold frozen ice
bolt: lightning stunned shock stun
spiral: tick confused madness dizzy
sleep: asleep unconscious knocked_out knock_out out dying
envelope: sealed
engine: ai
lock: gag gagged locked
die: roll reroll die_1 die_2 pick_die dice
ear: listen heard
horse: mounted rider ride
"""


@cache
def _text() -> str:
    return (STATIC / "sprite.svg").read_text(encoding="utf-8")


def sprite() -> Html:
    """All symbols, gradients and patterns, to be put once at the top of a page's body."""
    return Html(_text().replace(' xmlns="http://www.w3.org/2000/svg"', ""))


@cache
def known() -> dict[str, str]:
    """Every word that has a drawing, with the id of its symbol."""
    found = {name: f"i-{name}" for name in re.findall(r'<symbol id="i-([\w-]+)"', _text())}
    for line in OTHER_NAMES.strip().splitlines():
        name, _, others = line.partition(":")
        for other in others.split():
            found.setdefault(other, f"i-{name}")
    return found


@cache
def edges() -> frozenset[str]:
    """The words for sides of a hex that have a drawing."""
    return frozenset(re.findall(r'<symbol id="h-([\w-]+)"', _text()))


@lru_cache(4096)
def symbol(word: str) -> str:
    """The id of the symbol for a word, or nothing."""
    word = word.lower().replace("-", "_").replace(" ", "_")
    parts = [part for part in re.split(r"_", word) if part and not part.isdigit()]
    for name in (word, "_".join(parts), *reversed(parts)):
        if name in known():
            return known()[name]
    return ""


@lru_cache(4096)
def icon(word: str, size: int = 20, cls: str = "") -> Html:
    """A small drawing in a line of text; nothing where the word has none."""
    found = symbol(word)
    if not found:
        return Html("")
    use = el("use", href=f"#{found}")
    return el("svg", use, cls=f"ic {cls}".strip(), width=size, height=size, aria_hidden="true")


def hue(word: str) -> str:
    """The class of one of eight muted hues, always the same for a word that has no drawing."""
    return f"u{int(noise('hue', word) * 8) + 1}"
