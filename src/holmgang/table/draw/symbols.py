"""Drawings by word: which symbol of the sprite stands for a weapon, a beast, a deed, a condition.

A word is the id of an option, an emblem, a note. It is looked up as it is, by other names for the same thing, and by
its last part (``giant_club`` is a club). Where there is nothing, the painter falls back to letters or draws nothing.
"""

from __future__ import annotations

import re
from functools import cache, lru_cache
from pathlib import Path

from holmgang.table.draw.markup import Html, el, noise

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
gear: equipment change_weapons ready draw_weapon
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
star: glory luck hero
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
cards: card use_card play_own_turn_card hand hand_cards give_card
compass: explore 1x1 2x1 1x3 3x1 lay place_area
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
