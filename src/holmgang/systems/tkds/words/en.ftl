### Words of "Tam, kde draci spí" (Where Dragons Sleep).
### Creatures are named with their article ("the wolf"); the form "bare" is the name without it.
### Things have the forms "one" (a piece that is used up), "number" (plural, where they are several)
### and "kind" (which sentence tells of their use).

## Sentences in sentences

# How much is left: momentum, pieces, magic points.
left-over =
    { $left ->
        [0] none left
       *[other] { $left } left
    }
momentum-paid =
    { $cost ->
        [0] {""}
       *[other] {" "}for { $cost } momentum, { left-over }
    }

## Events: rounds and turns

event-phase =
    { $phase-id ->
        [players] Round { $round-no }: the players’ turn.
        [enemies] Round { $round-no }: the enemies’ turn.
       *[end_of_round] Round { $round-no }: end of round.
    }
    .opens = phase
event-surprised = { $who } is surprised and takes no turn this round.
event-activate =
    { $threatened ->
        [true] { $who } begins a turn threatened, with { $momentum } momentum.
       *[false] { $who } begins a turn with { $momentum } momentum.
    }
    .weight = small
event-turn-ends =
    { $who-id ->
        [heroes] The turn of { FORM($who, form: "inside") } is over.
        [enemies] The turn of { FORM($who, form: "inside") } is over.
       *[other] { $who } ends the turn.
    }
    .weight = small
event-handed-over = { $who } waits in the middle of the turn, and { $to } goes on.
    .weight = small
event-round-over =
    Round { $round-no } is over, about { $seconds ->
        [one] { $seconds } second has passed.
       *[other] { $seconds } seconds have passed.
    }
    .weight = small
event-relative-level =
    { $standing-id ->
        [weaker] { $target } looks weaker than the heroes.
        [equal] { $target } looks a match for the heroes.
       *[stronger] { $target } looks stronger than the heroes.
    }
    .weight = small
event-procedure =
    { $procedure-id ->
        [surprise] The surprise die shows { $total }, and { $result-id ->
            [nobody] neither side is surprised.
            [heroes] the heroes are surprised.
           *[enemies] the enemies are surprised.
        }
        [encounter_distance] They meet at a distance of { $total ->
            [one] { $total } metre.
           *[other] { $total } metres.
        }
        [contest] { $result } now have { $total ->
            [one] { $total } success.
           *[other] { $total } successes.
        }
        [reaction] The reaction roll is { $total }: { $result }.
       *[other] { $procedure }: { $result } ({ $total }).
    }

## Events: momentum

event-step = { $who } goes to { $to }{ momentum-paid }.
    .weight = small
event-small-action =
    { $action-id ->
        [open_door] { $who } opens the door at { $object }
        [close_door] { $who } shuts the door at { $object }
        [pull_lever] { $who } pulls the lever at { $object }
        [exchange_weapons] { FORM($object, form: "kind") ->
            [nothing] { $who } puts everything away
           *[other] { $who } reaches for the { $object }
        }
        [pick_up] { $who } stoops to pick up the { $object }
        [lie_down] { $who } lies down
        [stand_up] { $who } stands up
        [hand_over] { $who } holds out the { $object } to an ally
        [hang] { $who } hangs down from the edge
        [drop] { $who } lets go of the { $object }
        [mount] { $who } mounts { $object }
        [dismount] { $who } dismounts
        [spur] { $who } spurs the mount on
        [release] { $who } lets { $object } go
       *[other] { $who }: { $action }
    }{ momentum-paid }.
event-sprinted = { $who } sprints and has { $left } momentum to spend.
    .weight = small
event-fled = { $who } flees from the field.
    .weight = big

## Events: actions

event-action =
    { $action-id ->
        [attack] { $object-id ->
            [unarmed] { $who } attacks { $target } unarmed.
            [two_weapons] { $who } attacks { $target } with both weapons.
            [two_fists] { $who } attacks { $target } with both fists.
            [bite] { $who } snaps at { $target }.
            [claws] { $who } claws at { $target }.
            [kick] { $who } kicks at { $target }.
            [tree_trunk] { $who } swings a tree trunk at { $target }.
            [rock] { $who } throws a rock at { $target }.
           *[other] { $who } attacks { $target } with the { $object }.
        }
        [throw] { $who } throws the { $object } at { $target }.
        [cast] { $who } casts { $object } on { $target }.
        [use_item] { FORM($object, form: "kind") ->
            [aid_kit] { $who } uses the first-aid kit on { $target }.
            [oil_flask] { $who } aims a burning oil flask at { $target }.
            [grenade] { $who } aims a grenade at { $target }.
            [caltrops] { $who } reaches for the caltrops to cover { $target }.
            [thieves_tools] { $who } works on the lock at { $target }.
            [potion_of_mending] { $who } reaches for a potion of mending.
           *[other] { $who } uses the { $object }.
        }
        [use_ability] { $object-id ->
            [command] { $who } gives { $target } a command.
            [acid_breath] { $who } breathes acid at { $target }.
           *[other] { $who } uses the ability { $object }.
        }
        [overcome] { $who } tries to overcome the effect “{ $object }”.
        [end_magic] { $who } decides to end { $object }.
        [sprint] { $who } breaks into a sprint.
        [reload] { $who } starts to reload.
        [other] { $who } tries something else and relies on { $object }.
       *[none] { $who }: { $action }.
    }
    .opens = contest
event-prepare = { $who } gives up the turn and prepares { $action-id ->
        [attack] an attack
        [throw] a throw
        [cast] a spell
        [use_item] the use of an item
        [use_ability] an ability
        [overcome] an attempt to overcome an effect
        [end_magic] the end of a magical effect
        [sprint] a sprint
        [move] a move
       *[other] something else
    } for when { $whose } { $trigger }{ $detail }.
prepare-square = {" "}{ $square }
prepare-whom = {" "}{ $whom }
event-interrupt = { $who } cuts into the turn of { $by } with { $action-id ->
        [attack] a prepared attack.
        [throw] a prepared throw.
        [cast] a prepared spell.
        [use_item] a prepared item.
        [use_ability] a prepared ability.
        [sprint] a prepared sprint.
        [move] a prepared move.
       *[other] a prepared action.
    }
event-prepared-lost =
    { $reason-id ->
        [own_turn] { $who } begins a new turn, and the prepared action is lost.
        [end_of_round] { $who } has not used the prepared action, and it is lost.
       *[unable] { $who } can no longer use the prepared action.
    }

## Events: checks and attacks

event-check =
    { $purpose-id ->
        [attack] { $who } attacks { $target } with { $skill }, reaches { $total } against { $threshold } and { $success ->
            [true] hits.
           *[false] misses.
        }
       *[other] { $who } checks { $skill }, reaches { $total } against { $threshold } and { $success ->
            [true] { $purpose-id ->
                [overcome] overcomes the effect.
                [resist] resists.
                [concentrate] keeps concentration.
                [climb] climbs up.
                [leap] lands safely.
                [sneak] sneaks past.
                [breath] holds the breath.
                [make_fire] makes fire.
                [pick_lock] picks the lock.
                [stay] stays calm.
                [stabilise] stabilises the patient.
                [treat] helps the patient.
                [bandage] bandages the wounds.
                [pass_enemy] gets past the enemy.
               *[other] succeeds.
            }
           *[false] { $purpose-id ->
                [overcome] does not overcome the effect.
                [resist] does not resist.
                [concentrate] loses concentration.
                [climb] does not get up there.
                [leap] falls short.
                [breath] cannot hold the breath.
                [make_fire] makes no fire.
                [pick_lock] does not pick the lock.
                [stay] bolts.
                [stabilise] cannot stabilise the patient.
                [treat] cannot help the patient.
                [bandage] cannot bandage the wounds.
                [pass_enemy] does not get past the enemy.
               *[other] fails.
            }
        }
    }{ $natural }
    .weight = small
word-20 = {" "}Natural 20!
word-1 = {" "}Natural 1!
# What a luck roll or an automatic success was about.
rolled-for =
    { $purpose-id ->
        [attack] in the attack
        [blast] in the blast
        [survival] in the fight for survival
        [luck_ends] in ending an effect
        [surprise_luck] against surprise
        [grenade] with the grenade
        [catch_fire] against the flames
        [hold_on] at the edge
        [soften_fall] in the fall
        [ranged_attack] in shooting under threat
        [item_use] in handling an item under threat
        [casting] in casting under threat
        [trap] against the trap
        [overcome] in overcoming the effect
        [resist] in resisting
        [concentrate] in keeping concentration
        [climb] in climbing
        [leap] in leaping
        [sneak] in sneaking
        [breath] in holding the breath
        [make_fire] in making fire
        [pick_lock] with the lock
        [stabilise] in stabilising
        [treat] in treating
        [bandage] in bandaging
       *[other] in the attempt
    }
event-luck =
    { $success ->
        [true] { $who } is lucky { rolled-for }, with { $total } against { $threshold }.
       *[false] { $who } is unlucky { rolled-for }, with { $total } against { $threshold }.
    }
    .weight = small
event-auto-success =
    { $purpose-id ->
        [attack] { $who } hits { $target } without a roll.
       *[other] { $who } succeeds { rolled-for } without a roll.
    }
event-missed =
    { $reason-id ->
        [threatened] { $who } is threatened and misses { $target }.
       *[missed] { $who } misses { $target }.
    }
event-cover =
    { $grade-id ->
        [none] { $target } has no cover against { $who }
        [partial] { $target } has partial cover against { $who }
        [full] { $target } has full cover against { $who }
       *[hidden] { $target } is hidden from { $who }
    }{ $hidden ->
        [0] .
        [one] , { $hidden } point of { $points } is hidden.
       *[other] , { $hidden } points of { $points } are hidden.
    }
    .weight = small
event-threat =
    { $attempt-id ->
        [ranged_attack] { $who } shoots while threatened by { $by } and needs luck.
        [item_use] { $who } handles an item while threatened by { $by } and needs luck.
        [casting] { $who } casts while threatened by { $by } and needs luck.
       *[other] { $who } is threatened by { $by } and needs luck.
    }
    .weight = small

## Events: damage, healing, death

event-damage-rolled = { $who } rolls { $amount } damage.
    .weight = small
event-damage =
    { $source-id ->
        [direct] { $amount ->
            [0] { $by } does { $who } no harm, { $health } Health left.
           *[other] { $by } hits { $who } for { $amount } damage, { $health } Health left.
        }
       *[indirect] { $amount ->
            [0] { $who } takes no damage, { $health } Health left.
           *[other] { $who } takes { $amount } damage, { $health } Health left.
        }
    }
    .weight = big
event-heal =
    { $amount ->
        [0] { $who } already has full Health.
       *[other] { $who } regains { $amount } Health and now has { $health }.
    }
event-coin =
    { $change ->
        [-1] { $who } spends a death coin and has { $coins } left.
        [1] { $who } gets a death coin and now has { $coins }.
       *[other] { $who } begins with { $coins ->
            [one] { $coins } death coin.
           *[other] { $coins } death coins.
        }
    }
event-survival =
    { $stage-id ->
        [begins] { $who } falls and fights for survival.
        [success] { $who } holds on to life, with success number { $successes }.
        [ends] { $who } survives, but stays unconscious for the rest of the scene.
        [stabilised] { $who } is stabilised, but stays unconscious for the rest of the scene.
        [healed] { $who } comes round, and the survival fight is over.
       *[coin] { $who } slips further away with { $coins ->
            [one] { $coins } death coin.
           *[other] { $coins } death coins.
        }
    }
    .weight = big
event-death = { $who } is dead.
    .weight = big
event-disabled = { $by } overpowers { $who }, who is disabled but alive.
    .weight = big

## Events: conditions

event-condition-on =
    { $condition-id ->
        [prone] { $who } is on the ground.
        [blinded] { $who } is blinded.
        [helpless] { $who } is helpless.
        [paralysis] { $who } is paralysed and helpless.
        [unconscious] { $who } is unconscious.
        [sleep] { $who } falls asleep.
        [burning] { $who } is on fire.
        [acid] Acid eats into { $who }.
        [bleeding] { $who } is bleeding.
        [poison] { $who } is poisoned.
        [persistent_damage] { $who } suffers persistent damage.
        [advantaged] { $who } is advantaged.
        [disadvantaged] { $who } is disadvantaged.
        [invisible] { $who } cannot be seen.
        [obscured] { $who } is only a blurred shape.
        [hobbled] { $who } is hobbled, and all movement is difficult.
        [held] { $who } is held fast.
        [drowning] { $who } is drowning.
        [hanging] { $who } hangs from the edge.
        [commanded] { $who } gets a Bonus on the next attack.
        [warded] A ward protects { $who }.
        [regenerating] The wounds of { $who } begin to close.
        [luck_bonus] Luck smiles on { $who }.
        [luck_penalty] Luck turns away from { $who }.
       *[other] { $who }: { $condition }.
    }
event-condition-off =
    { $condition-id ->
        [prone] { $who } is up again
        [blinded] { $who } can see again
        [helpless] { $who } is no longer helpless
        [paralysis] { $who } can move again
        [unconscious] { $who } comes to
        [sleep] { $who } wakes up
        [burning] { $who } is no longer burning
        [acid] The acid no longer hurts { $who }
        [bleeding] { $who } is no longer bleeding
        [poison] { $who } is no longer poisoned
        [persistent_damage] { $who } no longer suffers persistent damage
        [advantaged] { $who } is no longer advantaged
        [disadvantaged] { $who } is no longer disadvantaged
        [invisible] { $who } can be seen again
        [obscured] { $who } can be seen clearly again
        [held] { $who } is free
        [drowning] { $who } is no longer drowning
        [hanging] { $who } no longer hangs from the edge
        [hobbled] { $who } walks freely again
        [warded] The ward no longer protects { $who }
        [regenerating] The wounds of { $who } no longer close
       *[other] { $who } no longer has the condition “{ $condition }”
    }{ $reason-id ->
        [luck] , thanks to luck.
        [overcome] {" "}by sheer effort.
        [water] , thanks to the water.
        [air] {" "}and has air.
        [time] , as the time is up.
        [ended] , as the caster ended it.
        [treated] , thanks to the treatment.
        [hurt] {" "}in pain.
        [another_spell] , as the caster turned to another spell.
        [unconscious] , as the caster is unconscious.
        [dead] , as the caster is dead.
       *[other] .
    }

## Events: things

event-item-dropped = The { $item } now { FORM($item, form: "number") ->
        [plural] lie
       *[other] lies
    } at { $at }.
event-item-broken =
    { $how-id ->
        [damaged] { $who } damages the { $item }, useless until mended.
       *[destroyed] { $who } loses the { $item }, broken for good.
    }
event-item-used = { $who } uses up { FORM($item, form: "one") }, { left-over }.
    .weight = small
event-reloaded =
    { $loaded ->
        [true] { $who } has loaded the { $item }.
       *[false] { $who } is loading the { $item }, step { $steps } of { $needed }.
    }
event-jammed = The { $item } of { $who } { FORM($item, form: "number") ->
        [plural] misfire and jam.
       *[other] misfires and jams.
    }
event-wetted = The { $item } of { $who } { FORM($item, form: "number") ->
        [plural] are
       *[other] is
    } wet and useless now.
event-exploded =
    { $what-id ->
        [grenade] The grenade goes off at { $at }.
        [howitzer] The howitzer sweeps the area around { $at }.
        [acid_breath] A cloud of acid bursts over { $at }.
       *[other] A blast bursts over { $at }.
    }
event-scattered = { $metres ->
        [0] The { $what } stays where it fell, at { $to }.
        [one] The { $what } rolls { $metres } metre, to { $to }.
       *[other] The { $what } rolls { $metres } metres, to { $to }.
    }

## Events: the ground

event-unhorsed = { $who } is parted from { $mount } and is on foot.
event-pushed = { $by } pushes { $who } to { $to }.
event-fell = { $who } falls { $metres } to { $to }{ $dice ->
        [0] {" "}unhurt.
        [one] , for { $dice } die of damage.
       *[other] , for { $dice } dice of damage.
    }
event-sank = { $who } sinks by { $metres ->
        [one] { $metres } metre
       *[other] { $metres } metres
    } and is now { $depth ->
        [one] { $depth } metre
       *[other] { $depth } metres
    } deep.
event-terrain-changed =
    { $what-id ->
        [door_open] The door at { $at } is open.
        [door_closed] The door at { $at } is shut.
        [gate_up] The portcullis at { $at } goes up.
        [gate_down] The portcullis at { $at } comes down.
        [burning_oil] Burning oil covers { $at }.
        [fire_out] The fire at { $at } is out.
        [oil] Oil is spilt at { $at }.
        [caltrops] Caltrops lie at { $at }.
        [caltrops_spent] The caltrops at { $at } have done their work.
        [light] A light is burning at { $at }.
        [dark] A shutter hides the light at { $at }.
       *[other] { $at } has changed and is now { $what }.
    }

## Events: magic

event-magic = { $who } pays { $cost ->
        [one] { $cost } magic point
       *[other] { $cost } magic points
    } for { $spell }, { left-over }.
    .weight = small
event-spell-lost =
    { $reason-id ->
        [threatened] { $who } is threatened and loses the spell { $spell }.
       *[hurt] { $who } is hurt while casting and loses the spell { $spell }.
    }
event-area-laid = The spell { $spell } covers { $area-count ->
        [one] { $area-count } square.
       *[other] { $area-count } squares.
    }
event-magic-ended =
    { $reason-id ->
        [ended] { $who } lets the spell { $spell } go.
        [hurt] { $who } loses concentration, and the spell { $spell } is over.
        [another_spell] { $who } turns to another spell, and { $spell } is over.
       *[other] { $who } can no longer concentrate, and the spell { $spell } is over.
    }

## The end

event-ended =
    { $winners-count ->
        [0] The fight is over, and neither side has won: { $reason }.
       *[other] The fight is over, won by { FORM($winners, form: "inside") }: { $reason }.
    }
event-conflict-over =
    { $winner-id ->
        [heroes] The conflict is decided, and the heroes hold the field.
        [enemies] The conflict is decided, and the enemies hold the field.
       *[nobody] The conflict is over, and neither side holds the field.
    }
    .weight = big
event-trap-sprung = { $who } sets off a trap at { $at }.
won-by-heroes = no enemy is left standing
won-by-enemies = no hero is left standing
won-by-nobody = no one is left standing
won-by-heroes-contest = the heroes have made their point
won-by-enemies-contest = the other side has made its point
won-by-nobody-contest = neither side has made its point
won-by-heroes-escape = the heroes have won the chase
won-by-enemies-escape = the enemies have won the chase

## Questions in a turn

headline = Round { $round }, { $phase-id ->
    [players] the players’ turn
    [enemies] the enemies’ turn
   *[end_of_round] end of round
}
ask-group-turn = Who acts next?
ask-who = Who acts next?
ask-do = What does { $who } do?
ask-manner = How?
ask-to =
    { $who-id ->
        [master] To how much?
       *[other] Where does { $who } go?
    }
ask-over = Over which squares? (the best way if you name none)
refused-way = “{ $text }” cannot be walked square by square
ask-hunger = { $who } goes hungry
ask-weapon = What does { $who } attack with?
ask-mode = How is the weapon used?
ask-target = Who is the target?
ask-second-target = Whom does { $who } attack with the second weapon?
ask-next-target = Whom does { $who } attack next?
ask-skill = With which skill?
ask-hands = In one hand or in both?
ask-square = Which square?
ask-item = Which item?
ask-hold = What does { $who } take in hand?
ask-door = Which door?
ask-lever = Which lever?
ask-light = What is lit?
ask-treatment = What is the kit used for?
ask-spell = Which spell does { $who } cast?
ask-ability = Which ability does { $who } use?
ask-effect = Which effect?
ask-words = What exactly does { $who } do?
ask-action = Which action does { $who } prepare?
ask-trigger = On which condition?
ask-whose = Whom does { $who } watch?
ask-whom = At whom must the attack be aimed?
ask-cut-in = { $by } { $trigger }. Does { $who } cut in?
ask-coin = Does { $who } roll, or spend a death coin and succeed? ({ $what })
ask-confirm-attack = { $target } is no enemy. Does { $who } attack anyway?
ask-overpower = This attack fells { $target }. Kill, or merely disable?
ask-killing-blow = { $target } is helpless. Kill with one blow, or roll ordinary damage?
ask-special = The hit on { $target } allows more than damage. What does { $who } want?
ask-sweep = The blow may sweep on. At whom?
ask-brutal = Reroll the ones?
ask-direction = In which direction does { $who } push { $target }?

## Questions to the game master

ask-surprised = Who is surprised?
ask-simultaneous = Do both actions happen at the same moment?
ask-effective = Does this attack work on { $who }?
ask-something-else = { $who } tries something else
ask-pass-enemy = { $who } wants to get past an enemy
ask-breakage = Does the item that { $who } dropped break?
ask-consequence = { $who } has failed with the tools. What is the consequence?
ask-of = Whose?
ask-cell = Which square?
ask-condition = Which condition?
ruling-surprised = who is surprised
ruling-simultaneous = actions at the same moment
ruling-effective = effect of the attack
ruling-something-else = something else
ruling-pass-enemy = getting past an enemy
ruling-breakage = breaking when dropped
ruling-consequence = consequence of a failure

## Dice

ask-attack = { $who } attacks
ask-damage = { $who } rolls damage
ask-reroll = { $who } rerolls
ask-heal = { $who } rolls healing
ask-persistent = Persistent damage to { $who }
ask-fire = { $who } steps into fire
ask-fall = { $who } falls
ask-drown = { $who } is drowning
ask-blast = Luck of { $who } in the blast
ask-blast-more = More damage to { $who }
ask-scatter = How far does it roll?
ask-scatter-direction = Which way does it roll? (1 is north, then clockwise)
ask-surprise = The surprise die
ask-surprise-luck = Luck of { $who } against surprise
ask-grenade = Luck of { $who } with the grenade
ask-catch-fire = Luck of { $who } against the flames
ask-hold-on = Luck of { $who } at the edge
ask-soften-fall = Luck of { $who } in the fall
ask-survival = Luck of { $who } in the fight for survival
ask-luck-ends = Luck of { $who } to end an effect
ask-ranged-attack = Luck of { $who } in shooting under threat
ask-item-use = Luck of { $who } in handling an item under threat
ask-casting = Luck of { $who } in casting under threat
ask-resist = { $who } resists
ask-concentrate = { $who } keeps concentration
ask-overcome = { $who } tries to overcome the effect
ask-climb = { $who } climbs
ask-leap = { $who } leaps
ask-sneak = { $who } sneaks
ask-breath = { $who } holds the breath
ask-make-fire = { $who } makes fire
ask-pick-lock = { $who } picks the lock
ask-alchemy = { $who } works with alchemist’s tools
ask-search = { $who } looks out
ask-stay = { $who } stays calm or bolts
ask-stabilise = { $who } tries to stabilise the patient
ask-treat = { $who } treats poison or paralysis
ask-bandage = { $who } bandages the wounds

## What may be done

option-wait = let others go first
option-end-turn = end the turn
option-do-finish = finished for this round
option-do-move = move
option-do-attack = attack
option-do-cast = cast a spell
option-do-use-item = use an item
option-do-use-ability = use an ability
option-do-overcome = overcome an effect
option-do-end-magic = end a magical effect
option-do-sprint = sprint
option-do-reload = reload (action)
option-do-reload-momentum = reload (all momentum)
option-do-prepare = prepare an action
option-do-other = something else
option-do-open-door = open a door
option-do-close-door = shut a door
option-do-pull-lever = pull a lever
option-do-exchange-weapons = change weapons
option-do-pick-up = pick something up
option-do-lie-down = lie down
option-do-stand-up = stand up
option-do-hand-over = hand something over
option-do-hang = lower oneself over the edge
option-do-drop = drop something
option-do-mount = mount
option-do-dismount = dismount
option-do-spur = spur the mount on
option-do-release = let go
option-do-jump-down = jump down
option-do-climb = climb up
option-do-leap = leap across
option-do-flee = flee from the map
option-do-pass-enemy = get past an enemy
option-walk = walk
option-sneak = sneak
option-tumble = tumble past (Dexterity)
option-barge = barge through (Might)
option-melee = in melee
option-shot = shoot
option-thrown = throw
option-area = over an area
option-one = in one hand
option-two = in both hands
option-nothing = nothing
option-any = anyone
option-cut-in-pass = keep waiting
option-cut-in-cut-in = cut in
option-coin-roll = roll
option-coin-coin = spend a death coin
option-kill = kill
option-disable = disable
option-killing-blow-damage = ordinary damage
option-special-damage = full damage
option-catch = half damage and hold fast
option-knock-prone = half damage and knock down
option-push = half damage and push away
option-reroll = reroll
option-keep = keep
option-confirm-attack-yes = attack
option-confirm-attack-no = leave it (the action is spent anyway)
option-stabilise = stabilise
option-treat = treat poison or paralysis
option-bandage = bandage
option-north = north
option-north-east = north-east
option-east = east
option-south-east = south-east
option-south = south
option-south-west = south-west
option-west = west
option-north-west = north-west
option-as-stated = as the scenario says
option-together = at the same moment
option-prepared-first = the prepared action first
option-check = a check decides
option-succeeds = it succeeds
option-fails = it fails
option-die = the die decides
option-breaks = it breaks
option-holds = it stays whole
option-consequence-none = nothing further
option-consequence-hurt = the user is hurt
option-master-health = Health
option-master-death-coins = death coins
option-master-magic = magic points
option-master-luck = Luck
option-master-place = place on the map
option-master-condition = condition

## Actions and conditions of prepared actions

word-attack = attack
word-cast = casting a spell
word-use-item = using an item
word-use-ability = using an ability
word-overcome = overcoming
word-end-magic = ending a magical effect
word-sprint = sprint
word-move = moving
word-reload = reloading
word-prepare = preparing an action
word-other = something else
word-any = anyone
word-enters-square = enters the square
word-enters-area = enters the area around the square
word-comes-adjacent = comes to an adjacent square
word-comes-in-reach = comes within reach
word-becomes-visible = comes into sight
word-attacks = attacks
word-casts = casts a spell
word-uses-item = uses an item
word-stands-up = stands up
word-custom = does what was agreed

## What is rolled for

word-blast = blast
word-survival = survival
word-luck-ends = ending an effect
word-surprise = surprise
word-surprise-luck = surprise
word-catch-fire = catching fire
word-hold-on = holding on to the edge
word-soften-fall = softening the fall
word-ranged-attack = shooting under threat
word-item-use = handling an item under threat
word-casting = casting under threat
word-resist = resisting
word-concentrate = concentration
word-climb = climbing
word-leap = leaping
word-sneak = sneaking
word-breath = holding one’s breath
word-make-fire = making fire
word-pick-lock = picking a lock
word-alchemy = alchemy
word-search = looking out
word-stay = staying calm
word-stabilise = stabilising
word-treat = treating
word-bandage = bandage
word-something-else = something else
word-pass-enemy = getting past an enemy
word-encounter-distance = distance of the encounter
word-reaction = reaction

## Reasons of numbers

squares =
    { $count ->
        [one] square
       *[other] squares
    }
diagonals =
    { $count ->
        [one] diagonal square
       *[other] diagonal squares
    }
metres =
    { $whole ->
        [5] 0.5 metres
        [10] 1 metre
        [15] 1.5 metres
        [20] 2 metres
        [25] 2.5 metres
        [30] 3 metres
        [35] 3.5 metres
        [40] 4 metres
        [45] 4.5 metres
        [50] 5 metres
        [55] 5.5 metres
        [60] 6 metres
        [65] 6.5 metres
        [70] 7 metres
        [75] 7.5 metres
        [80] 8 metres
        [85] 8.5 metres
        [90] 9 metres
        [95] 9.5 metres
        [100] 10 metres
        [110] 11 metres
        [120] 12 metres
        [130] 13 metres
        [140] 14 metres
        [150] 15 metres
        [160] 16 metres
        [170] 17 metres
        [180] 18 metres
        [190] 19 metres
        [200] 20 metres
        [210] 21 metres
        [220] 22 metres
        [230] 23 metres
        [240] 24 metres
        [250] 25 metres
        [260] 26 metres
        [270] 27 metres
        [280] 28 metres
        [290] 29 metres
        [300] 30 metres
       *[other] { $whole } decimetres
    }
word-squares = squares
word-metres = metres
word-seconds = seconds
word-round-no = round
word-dice = dice
word-kind-mud = mud
word-kind-swamp = swamp
word-kind-water = water
word-kind-swim = swimming
word-kind-snow = snow
word-kind-rubble = rubble
word-kind-stairs = stairs
word-kind-roots = roots
word-kind-climb = climbing over
word-kind-ally = past an ally
word-kind-threat = began the turn threatened
word-kind-blind = without sight
word-kind-crawl = crawling
word-kind-hobbled = hobbled
word-kind-sneak = sneaking
word-whole-momentum = the whole momentum
word-zone-move = move between zones
word-kind-enemy = past an enemy
word-small-action = small action
word-free = free
word-momentum-left = momentum left
word-threshold = threshold
word-cap = limit
word-cover-partial = partial cover
word-cover-full = full cover
word-cover-none = no cover
word-cover-hidden = hidden
word-area = area
word-hidden-points = hidden points
word-points = points
word-far = long range
word-improvised = improvised weapon
word-two-weapons = two weapons
word-two-fists = two fists
word-not-handy = a weapon that is not handy
word-flintlock = flintlock
word-piercing = Piercing
word-too-close = too close for the long bow
word-exceptional = exceptional quality
word-cramped = cramped space
word-brutal = Brutal
word-half = half
word-larger-target = much larger target
word-immune = immune
word-at-least = at least 1
word-full-health = no more than maximum Health
word-collision = collision
word-fall = fall
word-regeneration = regeneration
word-blast-more = more of the blast
word-natural-defence = natural Defence
word-too-heavy = too heavy to be of use
word-shield-struck = shield used to strike
word-shield-damaged = damaged shield
word-armour = armour
word-overloaded = overloaded
word-target-advantaged = target advantaged
word-target-disadvantaged = target disadvantaged
word-target-overloaded = target overloaded
word-tools = delicate work
word-reload-steps = loading steps
word-uses = uses
word-spent = spent
word-death-coin = death coin
word-sinking = sinking
word-depth = depth
word-luck-bonus = favourable luck
word-luck-penalty = unfavourable luck

## Labels of the table

word-heroes = the heroes
word-enemies = the enemies
word-hero = the hero
word-enemy = the enemy
word-neutral = bystanders
word-players = players’ turn
word-end-of-round = end of round
word-start = before the fight
word-map = map
word-creatures = creatures
word-ground = on the ground
word-areas = spells on the map
word-phase = phase
word-might = Might
word-dexterity = Dexterity
word-intelligence = Intelligence
word-personality = Personality
word-luck = Luck
word-health = Health
word-health-max = maximum Health
word-defence = Defence
word-momentum = momentum
count-momentum = { $count } momentum
count-health = { $count } Health
count-magic =
    { $count ->
        [one] { $count } magic point
       *[other] { $count } magic points
    }
word-magic = magic points
word-magic-max = most magic points
word-death-coins = death coins
word-successes = survival successes
word-level = level
word-size = size
word-reach = reach
word-load = load
word-capacity = capacity
word-action = action
word-action-left = actions left
word-held-things = in hand
word-inventory = carried
word-prepared = prepared
word-conditions = conditions
word-effects = effects
word-talents = talents
word-spells = spells
word-abilities = abilities
word-attacks-listed = attacks
word-threatened = threatened
word-surprised = surprised
word-activated = has begun its turn
word-finished = finished
word-concentrating = concentrating
word-status = state
word-active = able to act
word-dying = fighting for survival
word-stable = stable, unconscious
word-disabled = disabled
word-dead = dead
word-fled = fled
word-place = place on the map
word-lit = lit
word-dark = dark
word-light = light
word-loaded = loaded
word-unloaded = not loaded
word-jammed = jammed
word-broken = broken
word-wet = wet
word-weapon = weapon
word-item = item
word-where = where
word-spell = spell
word-caster = caster
word-unarmed = unarmed
word-nothing = nothing
    .kind = nothing
word-nobody = no one
word-weaker = weaker
word-equal = equal
word-stronger = stronger

## More words of the table

word-creature = creature
word-trigger = condition
word-whose = whose
word-task = task
word-plain = ordinary task
word-swim = swimming
word-trap = trap
word-spike-trap = spike trap
word-kind-body = body in the way
word-easy = easy adventure
word-normal = normal adventure
word-advanced = advanced adventure
word-hard = hard adventure
word-very-hard = very hard adventure
word-direct = direct
word-indirect = indirect
word-partial = partial
word-full = full
word-hidden = hidden
word-hit = a hit
word-failure = failure
need-d20 = { $least } or more on the d20
word-missed = missed
word-begins = begins
word-success = success
word-ends = ends
word-healed = healed
word-stabilised = stabilised
word-destroyed = destroyed
word-damaged = damaged
word-own-turn = new turn begun
word-unable = unable to act
word-hurt = hurt
word-another-spell = another spell
word-ended = ended
word-time = time is up
word-hunger = hunger
word-adventure-over = adventure over
word-let-go = let go
word-stood-up = up again
word-dropped = let go
word-treated = treated
word-air = air
word-door-open = the door is open
word-door-closed = the door is shut
word-gate-up = the portcullis is up
word-gate-down = the portcullis is down
word-fire-out = the fire is out
word-threat = threatened square
word-condition = condition
word-damage = damage
word-do-attack = attack
word-do-move = move
word-do-sprint = sprint
word-do-cast = cast a spell
word-do-use-item = use an item
word-do-use-ability = use an ability
word-do-overcome = overcome an effect
word-do-end-magic = end a magical effect
word-do-other = something else
word-trigger-enters-square = enters the square
word-trigger-enters-area = enters the area around the square
word-trigger-comes-adjacent = comes to an adjacent square
word-trigger-comes-in-reach = comes within reach
word-trigger-becomes-visible = comes into sight
word-trigger-attacks = attacks
word-trigger-casts = casts a spell
word-trigger-uses-item = uses an item
word-trigger-stands-up = stands up
word-trigger-custom = does what was agreed
in-hand = in hand: { $item }
hands-two = { $first } and { $second }
ask-task = What kind of task is it?
ask-opportunity = Does { $who } strike at the one who leaves?
ask-custom-trigger = Has the condition that { $who } is waiting for come true?
ruling-custom-trigger = the agreed condition
ask-trap = Luck of { $who } against the trap
option-task-plain = an ordinary task
option-task-swim = swimming
option-task-climb = climbing
option-task-sneak = sneaking
option-strike = strike
option-go-on = go on

## Conditions

word-helpless = helpless
word-paralysis = paralysis
word-unconscious = unconscious
word-sleep = sleep
word-prone = prone
word-blinded = blinded
word-persistent-damage = persistent damage
word-burning = burning
word-acid = acid
word-bleeding = bleeding
word-poison = poison
word-advantaged = advantaged
word-disadvantaged = disadvantaged
word-invisible = invisible
word-obscured = obscured
word-covered = covered
word-hobbled = hobbled
word-held = held
word-drowning = drowning
word-hanging = hanging from the edge
word-commanded = under command
word-warded = warded
word-regenerating = healing slowly

## Weapons and natural attacks

word-staff = staff
word-short-spear = short spear
word-knife = knife
word-hatchet = hatchet
word-knuckles = knuckledusters
    .number = plural
word-spear = spear
word-club = club
word-whip = whip
word-mace = mace
word-three-quarter-staff = three-quarter staff
word-main-gauche = main-gauche
word-short-sword = short sword
word-pike = pike
word-flail = flail
word-curved-sword = curved sword
word-rapier = rapier
word-long-sword = long sword
word-war-axe = war axe
word-war-hammer = war hammer
word-two-handed-hammer = two-handed hammer
word-two-handed-sword = two-handed sword
word-two-handed-axe = two-handed axe
word-sling = sling
word-short-bow = short bow
word-long-bow = long bow
word-hand-crossbow = hand crossbow
word-crossbow = crossbow
word-pistol = pistol
word-heavy-crossbow = heavy crossbow
word-howitzer = howitzer
word-musket = musket
word-chair = chair
word-bite = bite
word-claws = claws
    .number = plural
word-kick = kick
word-tree-trunk = tree trunk

## Armour

word-padded = padded clothing
word-leather = leather armour
word-studded-leather = studded leather armour
word-scale = scale armour
word-scale-cuirass = scale armour with cuirass
word-half-plate = half plate with cuirass
word-full-plate = full plate
word-shield = shield

## Gear

word-bolts = crossbow bolts
    .one = a crossbow bolt
    .number = plural
word-arrows = arrows
    .one = an arrow
    .number = plural
word-shot-and-powder = shot and powder
    .one = a load of shot and powder
    .number = plural
word-balls-and-powder = balls and powder
    .one = a ball with powder
    .number = plural
word-aid-kit = first-aid kit
    .one = one use of the first-aid kit
    .kind = aid_kit
word-oil-flask = oil flask
    .one = an oil flask
    .kind = oil_flask
word-grenade = grenade
    .one = a grenade
    .kind = grenade
word-caltrops = caltrops
    .one = the caltrops
    .kind = caltrops
    .number = plural
word-torch = torch
word-lantern = lantern
word-candle = candle
word-flint = flint
word-matches = matches
    .one = a match
    .number = plural
word-potion-of-mending = potion of mending
    .one = a potion of mending
    .kind = potion_of_mending
word-thieves-tools = thieves’ tools
    .one = one use of the thieves’ tools
    .kind = thieves_tools
    .number = plural
word-alchemist-tools = alchemist’s tools
    .one = one use of the alchemist’s tools
    .number = plural
word-climbing-gear = climbing gear
word-telescope = telescope
word-cleaning-kit = cleaning kit
word-saddle = saddle and reins
    .number = plural
word-travel-kit = travel kit
word-wooden-pole = wooden pole
word-wooden-stake = wooden stake
word-grapnel = grapnel
word-mug = mug
word-small-instrument = small instrument
word-large-instrument = large instrument
word-small-hammer = small hammer
word-iron-spike = iron spike
word-chalk = chalk
word-vial = corked vial
word-magnifying-glass = magnifying glass
word-twine = twine
word-soap = soap
word-tool = tool
word-common-clothing = common clothing
word-formal-clothing = formal clothing
word-fashionable-clothing = fashionable clothing
word-winter-clothing = winter clothing
word-manacles = manacles
    .number = plural
word-rope = rope
word-writing-kit = writing kit
word-chain = chain
word-small-chest = small chest
word-large-chest = large chest
word-common-wine = common wine
word-fine-wine = fine wine
word-padlock = padlock
word-rations = rations
    .number = plural
word-animal-feed = animal feed
word-mirror = mirror
word-bell = bell
# Further pieces of one kind, also when they are gone.
word-grenade-2 = grenade
    .one = a grenade
    .kind = grenade
word-oil-flask-2 = oil flask
    .one = an oil flask
    .kind = oil_flask
word-oil-flask-3 = oil flask
    .one = an oil flask
    .kind = oil_flask
word-potion-of-mending-2 = potion of mending
    .one = a potion of mending
    .kind = potion_of_mending

## Terrain

word-floor = open ground
word-wall = wall
word-house = house
word-pillar = pillar
word-rock = rock
word-slit = arrow slit
word-barricade = barricade
word-low-wall = low wall
word-window = window
word-low-rock = low rock
word-table = table
word-door = door
word-open-door = open door
word-portcullis = portcullis
word-lever = lever
word-mud = mud
word-swamp = swamp
word-snow = snow
word-rubble = rubble
word-stairs = stairs
word-water = shallow water
word-deep-water = deep water
word-under-water = under water
word-roof = roof
word-ledge = ledge
word-parapet = parapet
word-burning-oil = burning oil
word-oil = spilt oil
word-fire = fire
word-caltrops-spent = spent caltrops

## Spells, abilities, talents

word-fire-dart = Fire Dart
word-ember-burst = Ember Burst
word-roots = Roots
word-blinding-dust = Blinding Dust
word-dread-whisper = Dread Whisper
word-force-shove = Force Shove
word-mending-word = Mending Word
word-renewal = Renewal
word-veil-of-mist = Veil of Mist
word-dawn-ward = Dawn Ward
word-command = Command
word-acid-breath = acid breath
word-better-defence = Better Defence
word-combat-prowess = Combat Prowess
word-empowered-magic = Empowered Magic
word-somewhat-healthier = Somewhat Healthier
word-step-to-perfection-might = Step to Perfection (Might)
word-step-to-perfection-dexterity = Step to Perfection (Dexterity)
word-step-to-perfection-intelligence = Step to Perfection (Intelligence)
word-step-to-perfection-personality = Step to Perfection (Personality)
word-war-medic = War Medic

## Peoples and callings

word-kuduk = kuduk
word-human = human
word-nomad = desert nomad
word-dwarf = dwarf
word-velkomocny = Velkomocný
word-alchemist = alchemist
word-ranger = ranger
word-inquisitor = inquisitor
word-rogue = rogue
word-medji = Med’ji
word-skald = skald
word-warrior = warrior

## Creatures

word-carl = Carl
word-taren = Taren
word-abigail = Abigail
word-nicole = Nicole
word-bruni = Bruni
word-pippa = Pippa
word-freya = Freya
word-cave-rat = the cave rat
    .bare = cave rat
word-goblin-skirmisher = the goblin skirmisher
    .bare = goblin skirmisher
word-bandit = the bandit
    .bare = bandit
word-crossbow-guard = the crossbow guard
    .bare = crossbow guard
word-pikeman = the pikeman
    .bare = pikeman
word-wolf = the wolf
    .bare = wolf
word-skeleton-warrior = the skeleton warrior
    .bare = skeleton warrior
word-orc-brute = the orc brute
    .bare = orc brute
word-cult-adept = the cult adept
    .bare = cult adept
word-ghoul = the ghoul
    .bare = ghoul
word-knight-captain = the knight captain
    .bare = knight captain
word-troll = the troll
    .bare = troll
word-giant = the giant
    .bare = giant
word-marsh-drake = the marsh drake
    .bare = marsh drake
word-dog = the dog
    .bare = dog
word-mule = the mule
    .bare = mule
word-horse = the horse
    .bare = horse
word-sample-hero = the hero
    .bare = hero
word-sample-enemy = the enemy
    .bare = enemy
word-sample-pikeman = the pikeman
    .bare = pikeman
word-sample-ogre = the ogre
    .bare = ogre
numbered = { FORM($kind, form: "bare") } { $number }

## Names that scenarios give, as they stand inside a sentence

name-side-heroes = Heroes
    .inside = the heroes
name-side-soldiers = Soldiers
    .inside = the soldiers
name-side-dead = The dead
    .inside = the dead
name-side-guard = The guard
    .inside = the guard
name-side-cult = The cult
    .inside = the cult
name-side-beasts = Beasts
    .inside = the beasts
name-side-blue-company = Blue company
    .inside = the blue company
name-side-red-company = Red company
    .inside = the red company
name-side-troll-and-goblins = Troll and goblins
    .inside = the troll and the goblins
name-side-giant = The giant
    .inside = the giant
name-side-bandit = Bandit
    .inside = the bandit

## Standing rulings of the master

option-master-ruling = a standing ruling
word-rest = rest
word-scene = one scene, in minutes
ask-ruling = Which ruling?
ask-value = What applies from now on?
word-threat-states = who threatens
word-creature-cover = creatures as cover
word-unarmed-large = fists against the large
word-monster-falls = monsters at 0 Health
word-powder = black powder in water
word-listed = all but the helpless, prone and blinded
word-everybody = everyone
word-size-at-least-target = if at least as large as the target
word-never = never
word-always = always
word-reduced = less or nothing
word-undiminished = undiminished
word-dies = dies
word-fights-for-life = fights for its life
word-gets-wet = gets wet
word-stays-dry = stays dry

## Before the fight

ask-encounter = How far apart do they meet?
ask-reaction = How do they react? { $who } rolls 2d6
ask-parley = They are not looking for a fight. Talk?
ruling-parley = fight or talk
word-reaction-attacks = hostile, they attack
word-reaction-hostile = hostile, they may attack
word-reaction-uncertain = uncertain
word-reaction-indifferent = indifferent, they may bargain
word-reaction-friendly = friendly
word-metres-apart = metres apart
word-indoors = indoors
word-outdoors = outdoors
word-fight = fight
word-parley = talk

## Tables of exact odds

table-hits = hits
table-damage = damage
table-success = success
table-reaction = their reaction
table-chase = how the chase ends
word-caught = caught
word-got-away = got away
word-given-up = given up
word-talents-of-level = talents by level

## How well attacks work, natural 20 and 1

word-resistant = resistant
word-natural20 = natural 20
word-natural1 = natural 1
ask-natural = { $who } rolls what the natural 20 or 1 brings
option-master-effect = how well attacks work
ask-kind = Attacks of which kind?
word-works-fully = full
word-works-half = half
word-works-not = none
word-effect-weapons = effect of weapons
word-effect-spells = effect of spells
word-effect-fire = effect of fire
word-effect-thrusting = effect of thrusting weapons
word-effect-slashing = effect of slashing weapons
word-effect-blunt = effect of blunt weapons
word-effect-shot = effect of shots
word-effect-unarmed = effect of bare hands
word-effect-everything = effect of all attacks
option-kind-weapons = weapons
option-kind-spells = spells
option-kind-fire = fire
option-kind-thrusting = thrusting weapons
option-kind-slashing = slashing weapons
option-kind-blunt = blunt weapons
option-kind-shot = shots
option-kind-unarmed = bare hands
option-kind-everything = all attacks
option-effective-half = by half

## Throwing anything, abilities of heroes

option-do-throw = throw something
word-do-throw = throw something
knob-improvised-throw-m = metres that anything can be thrown
event-regained = { $who } gathers strength and has { $left } magic points.
ask-regain = { $who } rolls for magic points
word-steady-aim = Steady Aim
word-second-wind = Second Wind
word-gather-power = Gather Power
word-vanish = Vanish
word-stand-firm = Stand Firm
word-healing-salve = Healing Salve
word-war-song = War Song
