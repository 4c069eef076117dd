### Dračí doupě k6 in English.

## Names. A creature that comes in numbers is "skret 3".

numbered = { FORM($name, form: "bare") } { $number }
name-gorondar = Gorondar
name-naria = Naria
name-kara = Kara
name-tilda = Tilda
name-goblin = the goblin
    .bare = goblin
name-goblin-shaman = the goblin shaman
    .bare = goblin shaman
name-skret = the skret
    .bare = skret
name-skret-archer = the skret archer
    .bare = skret archer
name-skret-sentry = the skret sentry
    .bare = skret sentry
name-skret-shaman = the skret shaman
    .bare = skret shaman
name-skret-alchemist = the skret alchemist
    .bare = skret alchemist
name-orc = the orc
    .bare = orc
name-orc-shieldman = the orc with a shield
    .bare = orc with a shield
name-orc-champion = the orc champion
    .bare = orc champion
name-ogre = the ogre
    .bare = ogre
name-wolf = the wolf
    .bare = wolf
name-dire-wolf = the dire wolf
    .bare = dire wolf
name-skeleton = the skeleton
    .bare = skeleton
name-living-statue = the living statue
    .bare = living statue
name-dwarf-warrior = the dwarf warrior
    .bare = dwarf warrior
name-cyclops = the cyclops
    .bare = cyclops
name-giant-scorpion = the giant scorpion
    .bare = giant scorpion
name-giant-beetle = the giant beetle
    .bare = giant beetle
name-dragon = the dragon
    .bare = dragon
name-caravan-guard = the caravan guard
    .bare = caravan guard
name-horse = the horse
    .bare = horse
name-dog = the dog
    .bare = dog
name-pavel = Pavel
name-katka = Katka
name-jana = Jana
name-game-master = Game master

headline-intentions = Round { $round }, intentions
headline-resolution = Round { $round }, resolution
word-hero = The heroes’ side
word-gm = The game master’s side

## Events: the scene and the round

event-scene-set =
    { FORM($zones, form: "kind") ->
        [place] The fight takes place { FORM($zones, form: "in") }.
       *[other] The fight takes place here: { $zones }.
    }{ $props-count ->
        [0] {""}
       *[other] {" "}You can use { FORM($props, form: "a") }.
    }{ $dangers-count ->
        [0] {""}
       *[other] {" "}Beware of { FORM($dangers, form: "the") }.
    }{ $lights-count ->
        [0] {" "}It is dark.
       *[other] {" "}The light shows { FORM($lights, form: "the") }.
    }
event-scene-added =
    { $what-id ->
        [reinforcements] Reinforcements arrive.
        [light] Light fills the place.
        [not_yet_done] The work is not finished yet and goes on next round.
       *[other] New in the scene: { $what }.
    }
    .opens = aside
event-round-began =
    Round { $number } begins, about { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    } long.
    .opens = round
event-arrived =
    { $who } joins the fight { $mode-id ->
        [winded] winded
       *[fresh] fresh
    }{ $run-rounds ->
        [0] , right among the fighters.
        [one] , with { $run-rounds } round of running to go.
       *[other] , with { $run-rounds } rounds of running to go.
    }
event-intended =
    { $intention-id ->
        [engage] { $who } wants to { intended-attack }.
        [block] { $who } wants to bar { $targets }’s way.
        [prevent] { $who } wants to foil what { $targets } { $targets-count ->
            [one] intends
           *[other] intend
        }.
        [force_through] { $who } wants to force a way past { $targets }.
        [pass_by] { $who } wants to run past the opponents{ $targets-count ->
            [0] {""}
           *[other] {" "}and { intended-attack }
        }.
        [move] { $who } wants to move.
        [flee] { $who } wants to flee{ $targets-count ->
            [0] {""}
           *[other] {" "}from { $targets }
        }.
        [full_defence] { $who } wants to concentrate on defence.
        [break_disadvantage] { $who } wants to break a disadvantage.
        [aim] { $who } wants to aim { $targets-count ->
            [0] at a place where a target may appear
           *[other] at { $targets } with the { $weapon }
        }.
        [ready] { $who } holds a weapon ready{ $targets-count ->
            [0] {""}
           *[other] {" "}and watches { $targets }
        }.
        [feint] { $who } wants to feint against { $targets }.
        [distract] { $who } wants to distract { $targets }.
        [cast_support] { $who } wants to cast { $weapon }{ $targets-count ->
            [0] {""}
           *[other] {" "}on { $targets }
        }.
        [concentrate] { $who } wants to keep concentrating on a spell.
        [hide] { $who } wants to get out of sight.
        [pick_up] { $who } wants to pick something up{ $targets-count ->
            [0] {""}
           *[other] {" "}and { intended-attack }
        }.
        [interact] { $who } wants to { $means-id ->
            [draw] draw the { $weapon }
            [first_aid] give first aid
           *[other] { $means }
        }.
        [bind] { $who } wants to tie up { $targets }.
        [hold] { $who } wants to keep hold of an opponent.
        [arrive] { $who } wants to join the fight.
        [speak] { $who } only wants to speak.
        [surrender] { $who } wants to surrender.
        [wait] { $who } wants to wait and defend.
        [other] { $who } wants to do something off the list.
       *[none] { $who } has a new intention: { $intention }.
    }
    .weight = small
intended-attack =
    { $means-id ->
        [unarmed] attack { $targets } with bare hands
        [shoot] shoot at { $targets } with the { $weapon }
        [throw] throw the { $weapon } at { $targets }
        [spell] cast { $weapon } at { $targets }
        [item] cast { $weapon } at { $targets } from a scroll
        [stunt] use the { $weapon } against { $targets }
        [hurl] throw the { $weapon } at { $targets }
       *[melee] attack { $targets } with the { $weapon }
    }
event-order-set =
    The order of rolling has { $nodes-count ->
        [one] one step
       *[other] { $nodes-count } steps
    }.
    .opens = phase
event-cycle-found = The intentions form a circle, so { $who } roll first.

## Events: rolls

event-counted =
    { $roll-id ->
        [defence] { $who } rolls defence against { $against }
       *[success] { $who } rolls success against { $against }
    } { $attribute-id ->
        [none] as an immobile target
       *[other] with { $attribute }
    }{ $reasons-count ->
        [0] , without bonuses or penalties.
       *[other] { $modifiers ->
            [0] , bonuses and penalties even out: { $reasons }.
           *[other] , bonuses and penalties { SIGNED($modifiers) } in all: { $reasons }.
        }
    }
    .weight = small
event-rolled =
    { $roll-id ->
        [poison] The poison of { $who } has a strength of { $total } against { $against }.
        [defence] { $who } rolls { $total } in defence against { $against }{ $still ->
            [true] , as an immobile target
           *[false] {""}
        }.
       *[success] { $who } rolls { $total } for success against { $against }.
    }
    .weight = small
event-rerolled = Equal totals would cancel each other, so { $who } roll again.
event-contested =
    { $successes ->
        [0] { $who } wins no success against { $against }; the difference is { SIGNED($diff) }.
       *[other] { $diff ->
            [0] { $mutual ->
                [true] { $who } draws with { $against } and wins { contested-successes }.
               *[false] { $who } equals the defence of { $against } and wins { contested-successes }.
            }
           *[other] { $who } beats { $against } by { $diff } and wins { contested-successes }.
        }
    }
    .opens = contest
contested-successes =
    { $successes ->
        [one] { $successes } success
       *[other] { $successes } successes
    }
event-avoided = { $who } fends off { $by }.
event-overridden = The game master changes the bonuses and penalties of { $who } by { SIGNED($modifier) }.

## Events: what successes buy

event-spent =
    { $who } spends { $cost ->
        [one] { $cost } success
       *[other] { $cost } successes
    } to { FORM($spend, form: "before") }{ FORM($spend, form: "whom") ->
        [yes] {" "}{ $against }{ FORM($spend, form: "after") }
        [whose] {" "}{ $against }’s{ FORM($spend, form: "after") }
       *[none] {""}
    }.
    .weight = small
event-lost =
    { $who } leaves { $successes ->
        [one] { $successes } success
       *[other] { $successes } successes
    } unspent.
    .weight = small
event-revised = { $who } thinks again and prefers to { FORM($spend, form: "before") }{ FORM($spend, form: "whom") ->
        [yes] {" "}the opponent{ FORM($spend, form: "after") }
        [whose] {" "}the opponent’s{ FORM($spend, form: "after") }
       *[none] {""}
    }.
event-damage-rolled =
    { $who } rolls damage dice, and { $damage ->
        [0] none of them counts
        [one] { $damage } counts
       *[other] { $damage } count
    }.
    .weight = small
event-wounded =
    { $cause-id ->
        [burning] { $lives ->
            [0] The fire does not hurt { $who }.
           *[other] The fire costs { $who } { wounded-lives }.
        }
        [poison] { $lives ->
            [0] The poison does not hurt { $who }.
           *[other] The poison costs { $who } { wounded-lives }.
        }
        [fall] { $lives ->
            [0] The fall does not hurt { $who }.
           *[other] The fall costs { $who } { wounded-lives }.
        }
       *[other] { $lives ->
            [0] { $by } hits { $who } but does no harm.
           *[other] { $by } takes { wounded-lives } from { $who } { FORM($damage-type, form: "with") }.
        }
    }
    .weight = big
wounded-lives =
    { $lives ->
        [one] { $lives } life
       *[other] { $lives } lives
    }
event-knocked-out = { $who } goes down.
    .weight = big
event-died = { $who } is dead.
    .weight = big
event-injured = { $by } seriously injures { $who } in the { $part }.
    .weight = big
event-condition-gained =
    { $condition-id ->
        [held_limb] { $who } is held by the { gained-part }.
        [injured_leg] { $who } can only limp.
        [injured_head] { $who } has a disadvantage in everything because of the head injury.
        [injured_torso] { $who } has a disadvantage in everything because of the injury.
        [injured_belly] { $who } can only walk and has a disadvantage in everything.
        [injured_arm] { $who } cannot use the { gained-part }.
        [injured_tail] { $who } cannot use the tail.
        [injured_part] { $who } cannot use the injured part.
        [injured_eye] { $who } cannot see.
        [shield_turned] { $who } holds the shield towards one side only.
        [shield_held] { $who } cannot move the shield.
        [limb_stood_on] { $who } has a hand pinned to the ground.
        [weapon_bound] { $who } has a weapon that is bound.
        [object_pinned] { $who } cannot lift the thing.
        [aimed] { $who } has taken aim.
        [opening] { $who } has an advantage from the feint for the next round.
        [fresh] { $who } is fresh.
        [defending] { $who } concentrates on defence.
        [sparking] Sparks run over the weapon of { $who }.
        [surrendered] { $who } stops fighting.
        [stunted] { $who } has a disadvantage for one round.
        [broken_out] { $who } has broken out of the encirclement.
        [knocked_out] { $who } is out of the fight.
       *[other] { $who } is { $condition }.
    }
gained-part =
    { $part-id ->
        [left_arm] left arm
        [right_arm] right arm
        [left_leg] left leg
        [right_leg] right leg
        [tail] tail
        [torso] body
       *[other] arm
    }
event-condition-ended =
    { $condition-id ->
        [held_limb] { $who } is no longer held by the { gained-part }{ ended-why }
        [injured_leg] { $who } can use the leg again{ ended-why }
        [injured_arm] { $who } can use the arm again{ ended-why }
        [injured_tail] { $who } can use the tail again{ ended-why }
        [injured_eye] { $who } can see again{ ended-why }
        [shield_turned] { $who } no longer holds the shield towards one side only{ ended-why }
        [shield_held] { $who } can move the shield again{ ended-why }
        [limb_stood_on] { $who } has the hand free again{ ended-why }
        [weapon_bound] { $who } has the weapon free again{ ended-why }
        [object_pinned] { $who } can lift the thing again{ ended-why }
        [aimed] { $who } has lost the aim{ ended-why }
        [opening] { $who } no longer has the advantage of the feint{ ended-why }
        [defending] { $who } is no longer in full defence{ ended-why }
        [sparking] The sparks on the weapon of { $who } go out{ ended-why }
        [surrendered] { $who } fights again{ ended-why }
        [stunted] { $who } no longer has the disadvantage{ ended-why }
        [broken_out] { $who } can be surrounded again{ ended-why }
        [knocked_out] { $who } is back in the fight{ ended-why }
       *[other] { $who } is no longer { $condition }{ ended-why }
    }
ended-why =
    { $why-id ->
        [aims_again] {" "}because of a new aim.
        [moved] {" "}because of the move.
        [holder_turned] {" "}because the opponent turned to something else.
        [holder_out] {" "}because the opponent is out of the fight.
        [let_go] {" "}because the grip loosened.
        [spell_ended] {" "}because the spell has ended.
        [pushed_away] {" "}because a push parted them.
        [parted] {" "}because the two no longer stand close.
        [disarmed] {" "}because the weapon is gone.
        [freed_by_ally] {" "}because an ally stepped in.
        [left] {" "}because one of them has left.
        [healed] {" "}because the wounds are healed.
        [ruling] {" "}by ruling of the game master.
       *[over] .
    }
event-stopped =
    { $intention-id ->
        [engage] { $who } does not get to attack.
        [block] { $who } does not get to bar the way.
        [prevent] { $who } does not get to foil anything.
        [force_through] { $who } does not get through.
        [pass_by] { $who } does not get past.
        [move] { $who } does not get there.
        [flee] { $who } does not get away.
        [full_defence] { $who } cannot concentrate on defence any more.
        [break_disadvantage] { $who } does not get out of the disadvantage.
        [aim] { $who } does not get to aim.
        [ready] { $who } does not get to strike.
        [feint] { $who } does not finish the feint.
        [distract] { $who } does not get to distract.
        [cast_support] { $who } does not get to cast the spell.
        [concentrate] { $who } cannot keep concentrating.
        [hide] { $who } does not get out of sight.
        [pick_up] { $who } does not get to pick anything up.
        [interact] { $who } does not finish with the gear.
        [bind] { $who } does not get to tie anyone up.
        [hold] { $who } loses the hold.
        [arrive] { $who } does not arrive.
        [speak] { $who } does not get to speak.
       *[other] { $who } cannot carry out the intention.
    }
event-not-rolled =
    { $why-id ->
        [stopped] { $who } cannot carry out the intention.
        [out] { $who } does not roll against { $against }, because { $down } is out of the fight.
        [hold_lost] { $who } cannot tie up { $against }, because the hold is lost.
        [running_away] { $who } must catch { $against } first.
        [withdrawing] { $who } does not reach { $against } this round, because { $against } gives ground.
        [out_of_reach] { $who } does not reach { $against }.
        [disarmed] { $who } has no weapon left against { $against }.
        [gagged] { $who } cannot speak the incantation against { $against }.
        [thing_gone] { $who } comes too late: another has used what was to hit { $against }.
        [no_threat] { $who } is no threat to { $against } any more.
       *[other] { $who } does not roll against { $against }: { $why }.
    }
    .opens = aside
event-pushed =
    { $metres ->
        [0] { $by } cannot move { $who } from the spot.
       *[other] { $by } moves { $who } { $direction-id ->
            [back] away
            [aside] to the side
           *[other] towards { $direction }
        } by { pushed-metres }.
    }
pushed-metres =
    { $metres ->
        [one] { $metres } metre
       *[other] { $metres } metres
    }
event-fell =
    { $hazard-id ->
        [trap] { $by } throws { $who } into the trap.
       *[other] { $by } throws { $who } into the chasm.
    }
    .weight = big
event-piece-removed =
    { $piece-id ->
        [head] { $by } pulls the helmet off { $who }.
       *[other] { $by } pulls a piece of armour off { $who }.
    }
event-disarmed =
    { $where-id ->
        [ground] { $by } knocks the { $weapon } out of the hands of { $who }.
        [out_of_reach] { $by } sends the { $weapon } flying out of reach.
        [behind_me] { $by } sends the { $weapon } flying to the rear.
        [at_my_feet] { $by } has the { $weapon } lying close by.
       *[other] { $by } takes the { $weapon } from { $who }.
    }
event-took = { $who } now holds the { $item }.
event-object-pinned = { $who } stands on the { $item }, so that { $against } cannot lift it.
event-tied =
    { $what-id ->
        [arms] { $by } ties the hands of { $who }; the legs are still free.
       *[other] { $by } ties { $who } up altogether.
    }
    .weight = big

## Events: moving

event-passed =
    { $around-count ->
        [0] { $who } runs on unhindered.
       *[other] { $who } gets past { $around }.
    }
event-moved =
    { FORM($to, form: "kind") ->
        [place] { $who } moves to the { $to }.
       *[other] { $band-id ->
            [contact] { $who } closes in on { $to }.
            [short] { $who } is now a short distance from { $to }{ moved-rounds }.
            [medium] { $who } is now a medium distance from { $to }{ moved-rounds }.
            [long] { $who } is now a long distance from { $to }{ moved-rounds }.
           *[other] { $who } is now out of range of { $to }{ moved-rounds }.
        }
    }
moved-rounds =
    { $run-rounds ->
        [0] {""}
        [one] , { $run-rounds } round of running
       *[other] , { $run-rounds } rounds of running
    }
event-fled =
    { $who } breaks away { $lead ->
        [0] but gains no head start.
        [one] with a head start of { $lead } round of running.
       *[other] with a head start of { $lead } rounds of running.
    }
event-chased =
    { $gap ->
        [0] { $who } catches up with { $fleer }.
        [one] { $who } chases { $fleer }, { $gap } round of running behind.
       *[other] { $who } chases { $fleer }, { $gap } rounds of running behind.
    }
event-escaped =
    { $how-id ->
        [fled] { $who } gets away from the fight.
       *[other] { $who } vanishes from the fight by the spell { $how }.
    }
    .weight = big

## Events: words, spells, things

event-surrender-demanded =
    { $to-count ->
        [0] { $who } calls on the opponents to surrender, but none of them understands.
       *[other] { $who } calls on { $to } to surrender.
    }
event-surrendered = { $who } surrenders.
    .weight = big
event-alarm-raised = { $who } raises the alarm!
    .weight = big
event-spoke =
    { $purpose-id ->
        [order] { $who } shouts an order.
       *[other] { $who } shouts something.
    }
event-spell-cast =
    { $targets-count ->
        [0] { $who } speaks the incantation of { $spell }.
       *[other] { $who } casts { $spell } at { $targets }.
    }
event-spell-ended = The spell { $spell }, cast by { $who }, has ended.
event-concentration-broken = { $who } loses concentration on { $spell }.
event-concentration-kept = The blow does no harm, and { $who } keeps concentrating on { $spell }.
    .weight = small
event-done =
    { $deed-id ->
        [draw] { $who } takes the { $on } in hand.
        [stow] { $who } puts the weapon away.
        [put_down] { $who } lays the weapon on the ground.
        [potion_out] { $who } pulls a potion from the belt.
        [drink] { $who } drinks the potion.
        [pack_off] { $who } takes the pack off.
        [take_from_pack] { $who } takes something out of the pack.
        [load] { $who } loads the bow.
        [crossbow_reload] { $who } reloads the crossbow.
        [shield_on_off] { $who } takes the shield off or puts it on.
        [light_lantern] { $who } lights the lantern.
        [douse_light] { $who } puts the light out.
        [force_door] { $who } breaks the door down.
        [first_aid] { $who } dresses the wounds.
        [put_out_fire] { $who } puts out the flames.
        [ready] The moment has come, and { $who } lets fly at { $on }.
        [distract] { $who } draws the attention of { $on }.
        [notices] { $who } notices what is going on.
        [overturn] { $who } overturns the { $on } and takes cover behind it.
        [climb] { $who } climbs onto the { $on }.
        [drags] { $who } drags { $on } along.
        [hides_in_vain] { $who } tries to hide, but the opponents keep watching.
        [loses_sight] { $who } loses sight of { $on }.
        [finds_out] { $who } finds out about { $on }.
        [tears_loose] { $who } tears loose and can use the arm again; it still hinders this round.
        [stays_pinned] { $who } cannot tear loose and stays pinned.
       *[other] { $who } is done: { $deed }.
    }
event-used-up =
    { $who } uses up { FORM($item, form: "a") }; { $left ->
        [0] none is left.
        [one] { $left } is left.
       *[other] { $left } are left.
    }
    .weight = small
event-ammo-collected =
    { FORM($ammo, form: "ammo") ->
        [arrows] After the fight { $who } restocks arrows, gathering some and buying the rest in town.
        [bolts] After the fight { $who } restocks crossbow bolts, gathering some and buying the rest in town.
        [knives] After the fight { $who } restocks knives, gathering some and buying the rest in town.
        [javelins] After the fight { $who } restocks javelins, gathering some and buying the rest in town.
        [stones] After the fight { $who } gathers new stones.
       *[other] After the fight { $who } restocks ammunition, gathering some and buying the rest in town.
    }
    .opens = aside
event-healed =
    { $who } gets back { $lives ->
        [one] { $lives } life
       *[other] { $lives } lives
    }.
    .opens = aside
event-precedent-kept =
    Noted for the next time: “{ $text }” costs { $cost ->
        [one] { $cost } success
       *[other] { $cost } successes
    }.

## Why it is over

nobody-left = none of them is left
escaped = the heroes have got away
spell-complete = the spells could not be stopped in time
alarm-raised = the alarm was raised
one-got-away = one of them got away
too-few-left = too few are left of those to be kept alive
captured = the prisoners are taken alive
held-out = the place was held long enough
thrown-down = enough of them were thrown down

## Questions: intentions

ask-intentions = What are the intentions?
ask-intend = What does { $who } want to do?
ask-means = By what means?
ask-weapon = Which weapon?
ask-spell = Which spell?
ask-targets = Against whom?
ask-attribute = With which attribute?
ask-object = Which thing?
ask-pace-after = And then?
ask-declare-wound = Is the first success to be a wound (“plus damage”)?
ask-goals = What are you aiming for?
ask-approach = How do you get there?
ask-blocker = Past whom?
ask-around = Around whom?
ask-then = And then?
ask-destination = Where to?
ask-pace = At what pace?
ask-drag = Whom do you drag along?
ask-from = From whom?
ask-into-cover = Into which cover?
ask-hiding-place = Where do you hide?
ask-shield-facing = Towards whom is the shield turned?
ask-condition = Out of which disadvantage?
ask-at = What do you aim at?
ask-trigger = When does the shot go off?
ask-through = Through whom?
ask-by = By what, or by how much?
ask-action = What exactly?
ask-mode = How do you arrive?
ask-purpose = For what purpose?
ask-say = Do you say anything meanwhile?
ask-defence = How do you defend if attacked?
ask-after = After whose deed?
ask-text = In your own words, what happens?
ask-method = In what way?
ask-beneficiary = For whom?

## Questions: dice

ask-success-roll = { $who } rolls success.
ask-defence-roll = { $who } rolls defence against { $against }.
ask-damage-dice = { $who } rolls damage dice.
ask-poison = How strong is the poison of { $who }?
ask-resist-poison = { $who } resists the poison.
ask-chase-roll = { $who } rolls in the chase.

## Questions: spending

ask-spend =
    { $who } has { spend-left } against { $target }. What do you do with { $left ->
        [one] it
       *[other] them
    }?
ask-revise =
    { $who } has { spend-left } against { $target }. What do you do with { $left ->
        [one] it
       *[other] them
    } instead?
spend-left =
    { $left ->
        [one] { $left } success
       *[other] { $left } successes
    }
ask-keep = Neither can cancel what the other does. Does { $who } keep the choice against { $target }?
ask-type = Which type of damage?
ask-part = Which part of the body?
ask-direction = In which direction?
ask-other = Who is the other one?
ask-hold = Out of which hold?
ask-ally = Which ally?
ask-effect = With what effect?
ask-where = Where does it end up?

## Questions: the game master

ask-objection = { $who } rolls against { $against }. Is anything missing from what counts, or wrong?
ask-whose = Whose roll?
ask-other-ruling = { $who } wants to do this: “{ $text }”. How is it resolved?
ask-cost = How many successes does it cost?
ask-accept-ruling =
    It would cost { $cost ->
        [one] { $cost } success
       *[other] { $cost } successes
    }, with this effect: { $effect }. Does { $who } do it?
ask-stunt-cost = How many successes does the stunt cost?
ask-winded = Does { $who } arrive fresh or winded?
ask-action-rounds = How many rounds does it take { $who }? ({ $action })
ask-shorten = { $who } has hardly a chance left. Cut it short, with { $who } tied up?
ask-surrender = Does { $who } surrender?
ask-story-immunity = Does { $who } catch hold of a ledge?
ask-unnoticed = Is { $who } still unaware of everyone?
ask-slips-away = Does { $who } get out of sight?
ask-of = Whom does it concern?
ask-to = How much shall it be?
ask-zone = Which place?
ask-lit = Is there light?
ask-called = What is it called?

ruling-other-ruling = a deed off the list
ruling-stunt-cost = the cost of a stunt
ruling-winded = fresh or winded
ruling-action-rounds = the rounds it takes
ruling-shorten = cutting it short
ruling-surrender = the surrender
ruling-story-immunity = the fall
ruling-unnoticed = being unaware
ruling-objection = what counts

## Options where the same word needs another sense

option-spend-serious-injury = make it a serious injury
option-revise-serious-injury = make it a serious injury
option-spend-stunt = pull off a stunt
option-revise-stunt = pull off a stunt
option-intend-engage = attack or threaten
    .short = attack
option-intend-block = bar the way
option-intend-prevent = prevent an action
option-intend-force-through = force a way through
option-intend-pass-by = run past
option-intend-move = move
option-intend-flee = flee
option-intend-full-defence = full defence
option-intend-break-disadvantage = break a disadvantage
option-intend-aim = aim
option-intend-ready = hold the shot
option-intend-feint = feint or wait for an opening
    .short = feint
option-intend-distract = distract an opponent
    .short = distract
option-intend-cast-support = cast a supporting spell
    .short = support with a spell
option-intend-hide = hide or sneak off
    .short = hide
option-intend-concentrate = keep concentrating
option-intend-pick-up = pick something up
option-intend-interact = do something with the gear
    .short = use the gear
option-intend-bind = tie an opponent up
    .short = tie up
option-intend-hold = keep the hold
option-intend-arrive = arrive
option-intend-speak = just speak
option-intend-surrender = surrender
option-intend-wait = wait and defend
    .short = wait
option-intend-other = something off the list
option-then-none = no more than that
option-then-engage = attack
option-after-none = no one’s
option-object-none = no thing
option-spell-none = no spell
option-spell-fear = magical fear
option-into-cover-none = no cover
option-shield-facing-none = towards no one in particular
option-say-none = nothing
option-objection-none = nothing to change
option-objection-adjust = adjust it
option-spend-none = nothing more
option-revise-none = nothing
option-destination-away = away from here
option-at-place = at a place where a target may appear
option-approach-auto = as needed
option-approach-none = stay on the spot
option-approach-run = at a run
option-pace-after-stay = stay
option-pace-after-withdraw = withdraw at a walk
option-pace-after-run = run
option-defence-best = whichever is better
option-defence-dodge = dodge
option-defence-parry = parry
option-defence-still = do not defend at all
option-effect-nothing = no effect
option-effect-stunted = hindered for a round
option-keep-keep = keep the choice
option-keep-change = choose again
option-master-lives = lives
option-master-add-condition = put into a condition
option-master-end-condition = end a condition
option-master-distance = distance
option-master-place = place
option-master-light = light
option-master-weapon = weapon in hand
option-master-thing = add a thing to the scene
option-master-awareness = aware or unaware
option-story-immunity-hanging = hangs on a ledge
option-story-immunity-fallen = falls
option-pass = get past

## Intentions

word-engage = attack
word-block = barring the way
word-prevent = preventing an action
word-force-through = forcing a way through
word-pass-by = running past
word-move = move
word-flee = flight
word-full-defence = full defence
word-break-disadvantage = breaking a disadvantage
word-aim = aiming
word-ready = holding the shot
word-feint = feint
word-distract = distraction
word-cast-support = spell
word-concentrate = concentration
word-hide = hiding
word-pick-up = picking something up
word-interact = handling the gear
word-bind = tying up
word-hold = holding
word-arrive = arriving
word-speak = speaking
word-surrender = surrender
word-wait = waiting
word-other = something off the list

## Means, ways, paces

word-melee = melee
word-shoot = shot
word-throw = throw
word-spell = spell
word-item = scroll
word-stunt = stunt
    .before = pull off a stunt
    .whom = none
    .after = {""}
option-means-stunt = use what the place offers
option-means-hurl = throw a thing of the place
word-hurl = throwing a thing
word-grab-arm = hold back the arm
word-ram = ram
word-shove = shove
word-stay = stay
word-withdraw = withdraw
word-run = run
word-walk = walk
word-crawl = crawl
word-gallop = gallop
word-winded-now = winded, but at once
word-fresh-late = fresh, but late
word-winded = winded
word-acts = when the target does anything
word-appears = when the target appears
word-moves = when the target moves
word-attacks = when the target attacks
word-flees = when the target flees
word-speaks = when the target speaks
word-surrenders = when the target surrenders
word-not-acts = when the target does nothing
word-not-moves = when the target does not move
word-not-attacks = when the target does not attack
word-not-flees = when the target does not flee
word-not-speaks = when the target does not speak
word-not-surrenders = when the target does not surrender
word-alarm = alarm
word-surrender-demand = call to surrender
word-order = order
option-say-order = an order
option-purpose-order = an order
word-shout = shout
word-stones = stones
    .a = stones
word-shouting = shouting
word-back = backwards
word-aside = aside
word-out-of-reach = out of reach
word-behind-me = behind me
word-at-my-feet = at my feet
word-away = away
word-one = one
word-two = two
word-three = three
word-keep = keep
word-change = change
word-adjust = adjust
word-allow = allowed
word-refuse = refused
word-other-ruling = verdict
word-cost = cost
word-effect = effect
word-auto = as needed
word-step = a step
word-best = whichever is better
word-still = no defence at all
word-nothing = nothing
word-arms = the arms
word-all = everything
word-notices = notices what is going on
word-overturn = overturn something
word-climb = climb onto something
word-drags = drags along
word-hides-in-vain = tries to hide in vain
word-loses-sight = loses sight
word-finds-out = finds out
word-tears-loose = tears loose
word-stays-pinned = stays pinned
word-reinforcements = reinforcements
word-not-yet-done = not finished yet
word-dodge = dodge
word-parry = parry
option-action-rounds-one = one
option-action-rounds-two = two
option-action-rounds-three = three

## Actions

word-draw = draw a weapon
word-stow = put the weapon away
word-put-down = lay the weapon down
word-potion-out = pull out a potion
word-drink = drink the potion
word-pack-off = take the pack off
word-take-from-pack = take something from the pack
word-load = load the bow
word-crossbow-reload = reload the crossbow
word-shield-on-off = take the shield off or put it on
word-light-lantern = light the lantern
word-douse-light = put the light out
word-force-door = break the door down
word-first-aid = first aid
word-put-out-fire = put out the flames

## What successes buy

word-wound = wound
    .before = hit
    .whom = yes
    .after = {""}
word-serious-injury = serious injury
    .before = make it a serious injury
    .whom = none
    .after = {""}
word-outside-armour = hit outside the armour
    .before = hit
    .whom = yes
    .after = {" "}outside the armour
word-knock-down = knock down
    .before = knock
    .whom = yes
    .after = {" "}down
word-knock-down-and-pin = knock down and pin
    .before = pin
    .whom = yes
    .after = {" "}to the ground
word-drag-down = drag down too
    .before = drag
    .whom = yes
    .after = {" "}down too
word-grab-limb = grab and hold
    .before = grab
    .whom = yes
    .after = {""}
word-press-to-wall = press to the wall
    .before = press
    .whom = yes
    .after = {" "}to the wall
word-drive-into-corner = drive into a corner
    .before = drive
    .whom = yes
    .after = {" "}into a corner
word-stand-on-limb = stand on the hand
    .before = stand on
    .whom = whose
    .after = {" "}hand
word-grab-shield = grab the shield
    .before = grab
    .whom = whose
    .after = {" "}shield
word-pin-clothing = pin by the clothes
    .before = pin
    .whom = yes
    .after = {" "}by the clothes
word-blind-briefly = sand in the eyes
    .before = throw sand into
    .whom = whose
    .after = {" "}eyes
word-unbalance = throw off balance
    .before = throw
    .whom = yes
    .after = {" "}off balance
word-encumber = hang a load on the opponent
    .before = hang a load on
    .whom = yes
    .after = {""}
word-push = push
    .before = push
    .whom = yes
    .after = {""}
word-pull = pull
    .before = pull
    .whom = yes
    .after = {""}
word-to-edge = push to the edge
    .before = push
    .whom = yes
    .after = {" "}to the edge
word-throw-in = throw in
    .before = throw
    .whom = yes
    .after = {" "}down
word-push-into-other = push into another
    .before = push
    .whom = yes
    .after = {" "}into another
word-bar-way = bar the way
    .before = bar
    .whom = whose
    .after = {" "}way
word-pass = get past
    .before = get past
    .whom = yes
    .after = {""}
word-prevent-attack = stop the attack
    .before = stop
    .whom = whose
    .after = {" "}attack
word-hold-for-gag = seize, to cover the mouth later
    .before = seize
    .whom = yes
    .after = {" "}and cover the mouth later
word-gag = cover the mouth
    .before = cover
    .whom = whose
    .after = {" "}mouth
word-bind-weapon = bind the weapon
    .before = bind
    .whom = whose
    .after = {" "}weapon
word-disarm = disarm
    .before = disarm
    .whom = yes
    .after = {""}
word-weapon-place = say where the weapon lands
    .before = choose where the weapon lands
    .whom = none
    .after = {""}
word-weapon-take = take the weapon
    .before = take
    .whom = whose
    .after = {" "}weapon
word-escape = get out of the disadvantage
    .before = get out of the disadvantage
    .whom = none
    .after = {""}
word-free-ally = free an ally
    .before = free an ally
    .whom = none
    .after = {""}
word-grab-object = take a thing
    .before = take the thing
    .whom = none
    .after = {""}
word-pin-object = stand on the thing
    .before = stand on the thing
    .whom = none
    .after = {""}
word-remove-piece = take the helmet off
    .before = pull off
    .whom = whose
    .after = {" "}helmet
word-hold-both-arms = hold both arms
    .before = hold both of
    .whom = whose
    .after = {" "}arms
word-blade-at-throat = blade at the throat
    .before = put a blade to
    .whom = whose
    .after = {" "}throat
word-disengage = get away
    .before = get away
    .whom = none
    .after = {""}
word-spell-side-effect = side effect of the spell
    .before = use a side effect of the spell
    .whom = none
    .after = {""}
word-ignite = set on fire
word-burn = burn through

## Conditions

word-prone = prone
word-pinned-under = pinned under an opponent
word-lying-on = lying on an opponent
word-held-limb = held fast
word-held-both-arms = held by both arms
word-pressed = pressed to the wall
word-cornered = driven into a corner
word-limb-stood-on = held by a foot on the hand
word-pinned-clothing = pinned by the clothes
word-teetering = teetering on the edge
word-wading = waist-deep in water
word-mud = in the mud
word-crouched = crouched
word-injured-leg = injured in the leg
word-injured-head = injured in the head
word-injured-torso = injured in the body
word-injured-belly = injured in the belly
word-injured-arm = injured in the arm
word-injured-tail = injured in the tail
word-injured-part = seriously injured
word-injured-eye = injured in the eye
word-blind = blinded
word-blindfolded = blindfolded
word-hidden = hidden
word-invisible = invisible
word-eyes-full = blinded by sand
word-shield-held = held by the shield
word-shield-turned = covered by the shield on one side only
word-weapon-bound = caught with a bound weapon
word-object-pinned = unable to lift the thing
word-encumbered = encumbered
word-overloaded = overloaded
word-in-cover = in cover
word-confused = confused
word-hallucinating = hallucinating
word-amnesia = without memory
word-afraid = afraid
word-off-balance = off balance
word-surprised = surprised
word-back-exposed = exposed from behind
word-tired = tired
word-fresh = fresh
word-aimed = aiming
word-opening = opening after a feint
word-distracted = distracted
word-defending = in full defence
word-poisoned = poisoned
word-slowed = slowed
word-hasted = hastened
word-gagged = silenced by a hand over the mouth
word-bound-arms = tied by the hands
word-bound = tied up
word-paralysed = paralysed
word-unconscious = unconscious
word-at-mercy = under a blade at the throat
word-hanging = hanging on a ledge
word-knocked-out = knocked out
word-surrendered = surrendered
word-burning = on fire
word-sparking = sparks on the weapon
word-stunted = hindered
word-broken-out = out of the encirclement
word-encirclement = encirclement

## Why a condition ends, why a roll falls away

word-aim-lost = the aim is lost
word-aims-again = new aim
word-left-cover = cover left
word-moved = moved on
word-put-out = put out
word-cleared = removed
word-holder-turned = the opponent turned to something else
word-holder-out = the opponent is out of the fight
word-over = over
word-healed = all healed
word-let-go = let go
word-spell-ended = the spell has ended
word-pushed-away = pushed away
word-disarmed = disarmed
word-broke-free = broke free
word-freed-by-ally = freed by an ally
word-fell = fell
word-left = gone
word-no-threat = no threat
word-out = out of the fight
word-hindered = not possible any more
word-attack = attack
word-running-away = running away
word-withdrawing = withdrawing out of reach
word-stopped = stopped
word-hold-lost = the hold is lost
word-fled = fled
word-fallen = fallen
word-dead = dead

## Kinds of advantage and disadvantage

word-movement = hindered movement
word-visibility = hindered sight
word-unsuitable-weapon = unsuitable weapon
word-overload = excessive load
word-cover = cover
word-disorientation = disorientation
word-fear = fear
word-surprise = surprise
word-back-attack = attack from behind
word-exhaustion = exhaustion
word-distraction = distraction
word-break-attempt = breaking a disadvantage
word-close-shot = shooting at a close attacker
word-running-target = running target
word-poison = poison
    .with = with poison
word-no-kind = no modifier

## What numbers are made of

opponents = { $what } (opponent)
damage-dice = damage dice ({ $faces })
word-seconds = seconds
word-run-rounds = rounds of running
word-success = success
count-success =
    { $count ->
        [one] { $count } success
       *[other] { $count } successes
    }
word-defence = defence
word-obstacle = obstacle
word-own-total = own total
word-other-total = opponent’s total
word-successes = successes
word-no-success = no success
word-one-success = 1 success
word-two-successes = 2 successes
word-three-successes = 3 successes
word-immobile = immobile
word-pieces = pieces left
word-difference = difference of the rolls
word-weight = weight
word-held-already = already held
word-aware-and-free = aware and able to resist
word-range-medium = medium distance
word-range-long = long distance
word-range-out-of-range = out of range
word-several-targets = several targets
word-breaking-free = breaking free
word-tired-against-fresh = tired against a fresh opponent
word-long-weapon-confined = long weapon in a tight place
word-invisible-opponent = invisible opponent
word-hidden-target = hidden target
word-dark-vs-lit = shooting out of the dark
word-darkness = darkness
word-damage-dice-healed = healing dice
word-full-lives = at most full lives
word-added-damage = added damage
word-armour-no-help = armour is no help
word-uncovered-side = uncovered side
word-armour = armour
word-shield = shield
word-shield-bypassed = shield bypassed
word-resistance = resistance
word-no-less-than-none = never below zero
word-fall = fall
word-speed = speed
word-passage = passage

## Attributes, distances, damage

word-strength = Strength
word-finesse = Finesse
word-soul = Soul
word-lives = lives
word-contact = contact
word-short = short
word-medium = medium
word-long = long
word-out-of-range = out of range
word-pierce = piercing
    .with = with a piercing hit
word-slash = slashing
    .with = with a slashing hit
word-crush = crushing
    .with = with a crushing blow
word-lightning = lightning
    .with = with lightning
word-fire = fire
    .with = with fire
word-mental = mental
    .with = by mental force
word-left-arm = left arm
word-right-arm = right arm
word-left-leg = left leg
word-right-leg = right leg
word-head = head
word-torso = body
word-belly = belly
word-eye = eye
word-tail = tail

## Weapons, armour, spells

word-spells = spells
word-unarmed = bare hands
word-dagger = dagger
    .ammo = knives
    .a = a dagger
word-knife = knife
    .ammo = knives
    .a = a knife
word-throwing-knife = throwing knife
    .ammo = knives
    .a = a throwing knife
word-cudgel = cudgel
    .a = a cudgel
word-staff = staff
    .a = a staff
word-short-sword = short sword
    .a = a short sword
word-sabre = sabre
    .a = a sabre
word-sword = sword
    .a = a sword
word-spear = spear
    .a = a spear
word-javelin = javelin
    .ammo = javelins
    .a = a javelin
word-axe = axe
    .a = an axe
word-stone-axe = stone axe
    .a = a stone axe
word-hammer = hammer
    .a = a hammer
word-hammer-of-lightning = enchanted hammer
    .a = an enchanted hammer
word-two-handed-club = two-handed club
    .a = a two-handed club
word-two-handed-sword = two-handed sword
    .a = a two-handed sword
word-giant-club = giant club
    .a = a giant club
word-bow = bow
    .ammo = arrows
    .a = a bow
word-crossbow = crossbow
    .ammo = bolts
    .a = a crossbow
word-sling = sling
    .ammo = stones
    .a = a sling
word-fire-clay = fire clay
    .a = some fire clay
word-stone = stone
    .ammo = stones
    .a = a stone
word-bite = bite
word-dire-bite = bite
word-claws = claws
word-sting = sting
word-mandibles = mandibles
word-fists = stone fists
word-hooves = hooves
word-fire-breath = fire breath
word-thick-leather = thick leather
word-breastplate = breastplate
word-heavy-armour = heavy armour
word-dwarf-plate = dwarven plate
word-chitin = chitin
word-stone-skin = stone
word-scales = scales
word-thick-hide = thick hide
word-blue-lightning = blue lightning
word-green-lightning = green lightning
word-fireball = fireball
word-flare-up = flare-up
word-soul-strike = soul strike
word-magic-shield = magic shield
word-return-spell = return
word-invisibility = invisibility
word-blinding = blinding
word-confusion = confusion
word-slow = slowing
word-haste = haste
word-paralysis = paralysis
word-gust = gust of wind
word-light = light
word-healing-touch = healing touch
word-weapon-of-sparks = weapon of sparks

## Places and things

word-hall = hall
    .kind = place
    .in = in the hall
    .the = the hall
word-bridge = bridge
    .kind = place
    .in = on the bridge
    .the = the bridge
word-glade = glade
    .kind = place
    .in = in the glade
    .the = the glade
word-road = road
    .kind = place
    .in = on the road
    .the = the road
word-corridor = corridor
    .kind = place
    .in = in the corridor
    .the = the corridor
word-gate = gate
    .kind = place
    .in = at the gate
    .the = the gate
word-camp = camp
    .kind = place
    .in = in the camp
    .the = the camp
word-pillar = pillar
    .a = a pillar
word-wall-tables = heavy tables along the walls
    .a = the heavy tables along the walls
word-small-table = small table
    .a = a small table
word-tallow-lamps = tallow lamps
    .a = tallow lamps
word-chandelier = chandelier
    .a = a chandelier
word-wagons = wagons
    .a = the wagons
word-lair = mouth of the lair
    .a = the mouth of the lair
word-bushes = bushes
    .a = bushes
word-door = door
    .a = a door
word-torch = torch
    .a = a torch
word-campfire = campfire
    .a = a campfire
word-sand = sand
    .a = sand
word-rope = rope
    .a = a rope
word-lantern = lantern
    .a = a lantern
word-horn = horn
    .a = a horn
word-potion = potion
    .a = a potion
word-potion-in-hand = potion in hand
word-bank = bank
    .kind = place
    .in = on the bank
    .the = the bank
word-cave = cave
    .kind = place
    .in = in the cave
    .the = the cave
word-cell = cell
    .kind = place
    .in = in the cell
    .the = the cell
word-cellar = cellar
    .kind = place
    .in = in the cellar
    .the = the cellar
word-ledge = ledge
    .kind = place
    .in = on the ledge
    .a = a ledge
word-merlon = merlon
    .a = a merlon
word-river = river
    .kind = place
    .in = in the river
    .the = the river
word-shaft = shaft
    .kind = place
    .in = in the shaft
    .the = the shaft
word-table = table
    .a = a table
word-chair = chair
    .a = a chair
word-wall = wall
    .a = a wall
word-room = room
    .kind = place
    .in = in the room
    .the = the room
word-pit = pit
    .kind = place
    .in = in the pit
    .the = the pit
word-yard = yard
    .kind = place
    .in = in the yard
    .the = the yard
word-boulder = boulder
    .a = a boulder
word-thing-1 = a thing
word-thing-2 = another thing
word-thing-3 = a third thing
word-thing-4 = a fourth thing
word-thing-5 = a fifth thing
word-chasm = chasm
    .the = the chasm
word-trap = trap
    .the = the trap
word-ground = ground

## The board

distance =
    { $band }, { $rounds ->
        [one] { $rounds } round of running
       *[other] { $rounds } rounds of running
    }
passage-for =
    { $count ->
        [one] room for one to get past
       *[other] room for { $count } to get past
    }
condition-plain =
    { $kind-id ->
        [no_kind] { $what }
        [aim] { $what }
        [distraction] { $what }
        [full_defence] { $what }
        [off_balance] { $what }
        [poison] { $what }
       *[other] { $what } ({ $kind })
    }
condition-held =
    { $kind-id ->
        [no_kind] { $what } (held by { $by })
       *[other] { $what } ({ $kind }; held by { $by })
    }
after-reason = after { $node }: { $reason }
cycle-board = the intentions form a circle
node-contest = { $who } – { $other }
node-deed = { $who }
word-scene = board
word-combatants = combatants
word-intentions = intentions
word-intention = intention
word-things = things
word-thing = thing
word-items = things
word-where = where
word-pinned-by = held down by
word-lit = lit
word-dark = dark
word-readied = in hand
word-loaded = loaded
word-ammo = pieces left
word-concentration = concentration
word-state = state
word-who = who
word-target = target
word-because = because
word-done = done
word-open = to come
word-free-order = any order
word-reason-h1 = a threatened combatant acts only afterwards
word-reason-h2 = the way comes before the goal
word-reason-h3 = preventing comes before what is to be prevented
word-reason-h4 = distraction comes first
word-reason-h5 = as agreed
word-reason-h6 = the hold comes before its use
word-reason-h7 = concentration comes before the spell’s effect
word-distance = distance
word-place = place
word-weapon = weapon in hand
word-awareness = awareness
word-aware = aware
word-unaware = unaware
word-add-condition = new condition
word-end-condition = condition ended

## Tables of exact odds

table-successes = successes
table-wound = lives lost to a wound
table-difference = difference of the rolls
