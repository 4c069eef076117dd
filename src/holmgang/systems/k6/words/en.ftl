### Dračí doupě k6 in English.

## Names. A creature that comes in numbers is "Skret 3".

numbered = { $name } { $number }
name-gorondar = Gorondar
name-naria = Naria
name-kara = Kara
name-tilda = Tilda
name-goblin = Goblin
name-goblin-shaman = Goblin shaman
name-skret = Skret
name-skret-archer = Skret archer
name-skret-sentry = Skret sentry
name-skret-shaman = Skret shaman
name-skret-alchemist = Skret alchemist
name-orc = Orc
name-orc-shieldman = Orc with a shield
name-orc-champion = Orc champion
name-ogre = Ogre
name-wolf = Wolf
name-dire-wolf = Dire wolf
name-skeleton = Skeleton
name-living-statue = Living statue
name-dwarf-warrior = Dwarf warrior
name-cyclops = Cyclops
name-giant-scorpion = Giant scorpion
name-giant-beetle = Giant beetle
name-dragon = Dragon
name-caravan-guard = Caravan guard
name-horse = Horse
name-dog = Dog

headline-intentions = Round { $round }, intentions
headline-resolution = Round { $round }, resolution
word-hero = The heroes' side
word-gm = The game master's side

## Events: the scene and the round

event-scene-set =
    The scene: { $zones }.{ $props-count ->
        [0] {""}
       *[other] {" "}To hand: { $props }.
    }{ $dangers-count ->
        [0] {""}
       *[other] {" "}Dangers: { $dangers }.
    }{ $lights-count ->
        [0] {" "}It is dark.
       *[other] {" "}Lit: { $lights }.
    }
event-scene-added =
    { $what-id ->
        [reinforcements] Reinforcements arrive.
        [light] Light fills the place.
        [not_yet_done] The work is not finished yet and goes on next round.
       *[other] The scene gains something: { $what }.
    }
    .opens = aside
event-round-began =
    Round { $number } begins, about { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    } long.
    .opens = round
event-arrived =
    { $who } joins the fight, { $mode-id ->
        [winded] winded
       *[fresh] fresh
    }, { $run-rounds ->
        [0] right among them.
        [one] { $run-rounds } round of running away.
       *[other] { $run-rounds } rounds of running away.
    }
event-intended =
    { $who } intends { $intention }{ $targets-count ->
        [0] {""}
       *[other] {" "}({ $targets })
    }{ $means-id ->
        [melee] , with the { $weapon }.
        [unarmed] , with bare hands.
        [shoot] , shooting: { $weapon }.
        [throw] , throwing: { $weapon }.
        [spell] , by the spell { $weapon }.
        [item] , reading the spell { $weapon } from a scroll.
        [stunt] , with what the place offers.
       *[other] .
    }
    .weight = small
event-order-set =
    The order of resolution is set: { $nodes-count ->
        [one] one step
       *[other] { $nodes-count } steps
    }.
    .opens = phase
event-cycle-found = The intentions go round in a circle. First all of them roll: { $who }.

## Events: rolls

event-counted =
    { $roll-id ->
        [defence] { $who } defends against { $against }
       *[success] { $who } goes for success against { $against }
    }{ $attribute-id ->
        [none] , like an immobile target
       *[other] {" "}with { $attribute }
    }; bonuses and penalties: { SIGNED($modifiers) }.
    .weight = small
event-rolled =
    { $roll-id ->
        [poison] The poison of { $who } has { $total } against { $against }.
        [defence] { $who } has { $total } in defence against { $against }{ $still ->
            [true] , like an immobile target
           *[false] {""}
        }.
       *[success] { $who } has { $total } for success against { $against }.
    }
    .weight = small
event-rerolled = Equal totals that would cancel each other. The dice fall again: { $who }.
event-contested =
    { $who } against { $against }: { $diff ->
        [0] a draw
       *[other] difference { SIGNED($diff) }
    }, { $successes ->
        [0] no success
        [one] { $successes } success
       *[other] { $successes } successes
    }.
    .opens = contest
event-avoided = { $by } tried, and nothing happened to { $who }.
event-overridden = The game master adjusts what counts for { $who }: { SIGNED($modifier) }.

## Events: what successes buy

event-spent =
    { $who } spends { $cost ->
        [one] { $cost } success
       *[other] { $cost } successes
    } on { $against }: { $spend }.
    .weight = small
event-lost =
    { $who } leaves { $successes ->
        [one] { $successes } success
       *[other] { $successes } successes
    } unspent.
    .weight = small
event-revised = { $who } thinks again: { $spend }.
event-damage-rolled =
    { $who } rolls damage dice ({ $of }): { $damage ->
        [0] none of them counts
        [one] { $damage } counts
       *[other] { $damage } count
    }.
    .weight = small
event-wounded =
    { $lives ->
        [0] { $who } loses no lives
        [one] { $who } loses { $lives } life
       *[other] { $who } loses { $lives } lives
    }{ $damage-type-id ->
        [fire] {" "}(fire).
        [poison] {" "}(poison).
       *[other] {" "}({ $damage-type }, by { $by }).
    }
    .weight = big
event-knocked-out = { $who } is out of the fight.
    .weight = big
event-died = { $who } is dead.
    .weight = big
event-injured = { $by } has seriously injured { $who }: { $part }.
    .weight = big
event-condition-gained =
    { $condition-id ->
        [aimed] { $who } has taken aim.
        [opening] { $who } has won an opening.
        [fresh] { $who } comes to the fight fresh.
        [distracted] { $who } is distracted.
        [sparking] Sparks run over the weapon of { $who }.
        [surrendered] { $who } has given up the fight.
       *[other] { $who } is now { $condition }.
    }
event-condition-ended =
    { $condition-id ->
        [aimed] { $who } no longer has aim ({ $why }).
        [opening] The opening that { $who } had won is gone ({ $why }).
        [sparking] The sparks on the weapon of { $who } go out ({ $why }).
        [surrendered] { $who } takes back the surrender ({ $why }).
       *[other] { $who } is no longer { $condition } ({ $why }).
    }
event-stopped = { $who } is stopped; nothing comes of it ({ $intention }).
event-not-rolled =
    { $why-id ->
        [stopped] { $who } was stopped, so nothing comes of it.
        [out] { $who } against { $against } is not rolled: somebody is out of the fight.
        [hold_lost] { $who } cannot tie { $against } up: nobody holds on any more.
        [running_away] { $against } runs away; { $who } must catch up first.
        [withdrawing] { $against } gives ground; { $who } does not get there this round.
        [disarmed] { $who } has no weapon left against { $against }.
        [gagged] { $who } cannot speak the incantation against { $against }.
        [no_threat] { $who } was stopped and is no threat to { $against } any more.
       *[other] { $who } does not get to { $against }: { $why }.
    }
    .opens = aside
event-pushed =
    { $by } shoves { $who }{ $metres ->
        [0] , who gives no ground
        [one] {" "}{ $metres } metre
       *[other] {" "}{ $metres } metres
    }{ $direction-id ->
        [back] .
        [aside] {" "}to the side.
       *[other] {" "}towards { $direction }.
    }
event-fell =
    { $hazard-id ->
        [trap] { $by } sends { $who } into the trap.
       *[other] { $by } sends { $who } over the edge, into the chasm.
    }
    .weight = big
event-piece-removed =
    { $piece-id ->
        [head] { $by } pulls the helmet off { $who }.
       *[other] { $by } takes a piece of armour off { $who }: { $piece }.
    }
event-disarmed =
    { $where-id ->
        [ground] { $by } knocks the { $weapon } out of the hands of { $who }; it falls to the ground.
        [out_of_reach] The { $weapon } of { $who } flies out of reach.
        [behind_me] The { $weapon } of { $who } lands behind { $by }.
        [at_my_feet] The { $weapon } of { $who } lands at the feet of { $by }.
       *[other] { $by } takes the { $weapon } from { $who }.
    }
event-took = { $who } now has it in hand: { $item }.
event-object-pinned = { $who } stands on it ({ $item }); { $against } cannot lift it.
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
       *[other] { $who } gets past: { $around }.
    }
event-moved =
    { $who } moves ({ $to }): { $band-id ->
        [contact] contact distance
        [short] short distance
        [medium] medium distance
        [long] long distance
       *[other] out of range
    }{ $run-rounds ->
        [0] {""}
        [one] , { $run-rounds } round of running
       *[other] , { $run-rounds } rounds of running
    }.
event-fled =
    { $who } breaks away { $lead ->
        [0] but gains no lead.
        [one] with a lead of { $lead } round of running.
       *[other] with a lead of { $lead } rounds of running.
    }
event-chased =
    { $who } chases { $fleer }: { $gap ->
        [0] caught up.
        [one] { $gap } round of running between them.
       *[other] { $gap } rounds of running between them.
    }
event-escaped =
    { $how-id ->
        [fled] { $who } has got away from the fight.
       *[other] { $who } vanishes from the fight ({ $how }).
    }
    .weight = big

## Events: words, spells, things

event-surrender-demanded =
    { $to-count ->
        [0] { $who } calls on them to surrender, but nobody understands.
       *[other] { $who } calls on them to surrender: { $to }.
    }
event-surrendered = { $who } surrenders.
    .weight = big
event-alarm-raised = { $who } raises the alarm!
    .weight = big
event-spoke =
    { $purpose-id ->
        [order] { $who } calls out an order.
       *[other] { $who } shouts something.
    }
event-spell-cast =
    { $targets-count ->
        [0] { $who } speaks the incantation: { $spell }.
       *[other] { $who } speaks the incantation: { $spell } ({ $targets }).
    }
event-spell-ended = The spell { $spell } of { $who } no longer works.
event-concentration-broken = { $who } loses concentration ({ $spell }).
event-concentration-kept = The blow does no harm; { $who } keeps concentrating ({ $spell }).
    .weight = small
event-done =
    { $deed-id ->
        [draw] { $who } draws: { $on }.
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
        [ready] This is what { $who } was waiting for ({ $on }): the shot goes off.
        [distract] { $who } draws attention away ({ $on }).
        [notices] { $who } has noticed what is going on.
        [tears_loose] { $who } tears loose and can use the arm again; it still hinders this round.
       *[other] { $who } has done it: { $deed }.
    }
event-used-up =
    { $who } uses up: { $item }; { $left ->
        [0] none is left.
        [one] { $left } is left.
       *[other] { $left } are left.
    }
    .weight = small
event-ammo-collected = After the fight { $who } gathers up what can still be used, and will buy the rest in town ({ $ammo }).
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

nobody-left = nobody of them is left
escaped = the heroes have got away
spell-complete = the spells could not be stopped in time
alarm-raised = the alarm was raised
one-got-away = one of them got away
too-few-left = too few are left of those to be kept alive
captured = the prisoners are taken alive
held-out = the place was held long enough
thrown-down = enough of them were thrown down

## Questions: intentions

ask-intentions = What does everybody intend?
ask-intend = What does { $who } intend?
ask-means = By what means?
ask-weapon = Which weapon?
ask-spell = Which spell?
ask-targets = Against whom?
ask-attribute = With which attribute?
ask-object = Which thing?
ask-pace-after = And then?
ask-declare-wound = Is the first success to be a wound (“plus damage”)?
ask-goals = What is it meant to come to?
ask-approach = How to get there?
ask-blocker = Past whom?
ask-around = Around whom?
ask-then = And then?
ask-destination = Where to?
ask-pace = At what pace?
ask-from = From whom?
ask-into-cover = Stepping into cover?
ask-shield-facing = Towards whom is the shield turned?
ask-condition = Which condition?
ask-at = Aiming at what?
ask-trigger = When does the shot go off?
ask-through = Through whom?
ask-by = By what, or by how much?
ask-action = What is to be done?
ask-mode = How to arrive?
ask-purpose = To what purpose?
ask-say = Anything said in passing?
ask-defence = How to defend where need be?
ask-after = After whose deed?
ask-text = In your own words: what happens?
ask-method = In what way?
ask-beneficiary = For whom?

## Questions: dice

ask-success-roll = Success roll: { $who }
ask-defence-roll = Defence roll: { $who } against { $against }
ask-damage-dice = Damage dice: { $who } ({ $of })
ask-poison = How strong is the poison? { $who }
ask-resist-poison = { $who } resists the poison
ask-chase-roll = The chase: { $who }

## Questions: spending

ask-spend =
    What does { $who } do to { $target }? { $left ->
        [one] { $left } success
       *[other] { $left } successes
    } to spend.
ask-revise =
    What does { $who } do to { $target } instead? { $left ->
        [one] { $left } success
       *[other] { $left } successes
    } to spend.
ask-keep = Neither can cancel what the other does. Does { $who } stand by it against { $target }?
ask-type = What sort of wound?
ask-part = Which part of the body?
ask-direction = In which direction?
ask-other = Who is the other one?
ask-hold = Out of what?
ask-ally = Which ally?
ask-effect = With what effect?
ask-where = Where does it end up?

## Questions: the game master

ask-objection = { $who } against { $against }: is anything missing from what counts, or wrong?
ask-whose = Whose roll?
ask-other-ruling = { $who } wants to: “{ $text }”. How is that resolved?
ask-cost = How many successes does it cost?
ask-accept-ruling =
    It would cost { $cost ->
        [one] { $cost } success
       *[other] { $cost } successes
    }; effect: { $effect }. Does { $who } do it?
ask-stunt-cost = How many successes does that cost?
ask-winded = Does { $who } arrive fresh or winded?
ask-action-rounds = How many rounds does it take { $who }? ({ $action })
ask-shorten = { $who } has hardly a chance left. Shall we cut it short: tied up?
ask-surrender = Does { $who } give in?
ask-story-immunity = Does { $who } catch hold of a ledge?
ask-unnoticed = Has { $who } noticed nothing yet?
ask-of = Whom does it concern?
ask-to = How much shall it be?
ask-zone = Which place?
ask-lit = Is there light?
ask-called = What is it called?

ruling-other-ruling = a deed off the list
ruling-stunt-cost = the cost of a stunt
ruling-winded = how they arrive
ruling-action-rounds = the rounds it takes
ruling-shorten = cutting it short
ruling-surrender = surrender
ruling-story-immunity = the fall
ruling-unnoticed = whether they have noticed nothing yet
ruling-objection = what counts

## Options where the same word needs another sense

option-intend-engage = attack or threaten somebody
option-intend-block = bar somebody's way
option-intend-prevent = stop somebody from acting
option-intend-force-through = force a way through
option-intend-pass-by = run around them
option-intend-move = move
option-intend-flee = flee
option-intend-full-defence = full defence
option-intend-break-disadvantage = get out of a disadvantage
option-intend-aim = aim
option-intend-ready = wait with the shot
option-intend-feint = feint, wait for an opening
option-intend-distract = distract somebody
option-intend-cast-support = cast a spell that threatens nobody
option-intend-concentrate = keep concentrating
option-intend-pick-up = pick something up
option-intend-interact = do something with the gear
option-intend-bind = tie somebody up
option-intend-hold = just hold on
option-intend-arrive = arrive
option-intend-speak = just speak
option-intend-surrender = surrender
option-intend-wait = wait and defend
option-intend-other = something else
option-then-none = no more than that
option-then-engage = attack
option-after-none = nobody's
option-object-none = no thing
option-spell-none = no spell
option-spell-fear = magical fear
option-into-cover-none = no cover
option-shield-facing-none = towards nobody in particular
option-say-none = nothing
option-objection-none = all is right
option-objection-adjust = adjust it
option-spend-none = nothing more
option-revise-none = nothing
option-destination-away = away from here
option-at-place = at a place where somebody is expected
option-approach-auto = as needed
option-approach-none = stay on the spot
option-approach-run = at a run
option-pace-after-stay = stay
option-pace-after-withdraw = withdraw at a walk
option-pace-after-run = run
option-defence-best = the better way
option-defence-dodge = dodge
option-defence-parry = parry
option-defence-still = do not defend at all
option-effect-nothing = no effect
option-effect-stunted = hindered for a round
option-keep-keep = stand by it
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

## Intentions (after "intends")

word-engage = an attack
word-block = barring the way
word-prevent = stopping an action
word-force-through = forcing a way through
word-pass-by = running around
word-move = a move
word-flee = flight
word-full-defence = full defence
word-break-disadvantage = getting out of a disadvantage
word-aim = aiming
word-ready = waiting with the shot
word-feint = a feint
word-distract = a distraction
word-cast-support = a spell
word-concentrate = concentration
word-pick-up = picking something up
word-interact = something with the gear
word-bind = tying up
word-hold = holding on
word-arrive = arriving
word-speak = speaking
word-surrender = surrender
word-wait = waiting
word-other = something else

## Means, ways, paces

word-melee = melee
word-shoot = shot
word-throw = throw
word-spell = spell
word-item = scroll
word-stunt = something else
option-means-stunt = use what hangs overhead
word-grab-arm = grab the arm
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
word-best = the better way
word-still = no defence at all
word-nothing = nothing
word-arms = the arms
word-all = everything
word-notices = notices what is going on
word-tears-loose = tears loose
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
word-serious-injury = serious injury
word-outside-armour = hit outside the armour
word-knock-down = knock down
word-knock-down-and-pin = knock down and lie upon
word-drag-down = drag down along
word-grab-limb = grab an arm
word-press-to-wall = press to the wall
word-drive-into-corner = drive into a corner
word-stand-on-limb = stand on the hand
word-grab-shield = grab the shield
word-pin-clothing = pin by the clothes
word-blind-briefly = sand in the eyes
word-unbalance = throw off balance
word-encumber = hang a load on the opponent
word-push = push
word-pull = pull
word-to-edge = push to the edge
word-throw-in = throw in
word-push-into-other = push into somebody else
word-bar-way = bar the way
word-pass = get past
word-prevent-attack = stop the attack
word-hold-for-gag = seize, to silence later
word-gag = cover the mouth
word-bind-weapon = bind the weapon
word-disarm = disarm
word-weapon-place = say where the weapon lands
word-weapon-take = take the weapon
word-escape = get free
word-free-ally = free an ally
word-grab-object = take a thing
word-pin-object = stand on the thing
word-remove-piece = take the helmet off
word-hold-both-arms = hold both arms
word-blade-at-throat = blade at the throat
word-disengage = get away
word-spell-side-effect = side effect of the spell
word-ignite = set on fire
word-burn = burn through

## Conditions

word-prone = prone
word-pinned-under = pinned under somebody
word-lying-on = lying on somebody
word-held-limb = held by the arm
word-held-both-arms = held by both arms
word-pressed = pressed to the wall
word-cornered = driven into a corner
word-limb-stood-on = pinned by a trodden hand
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
word-shield-turned = turned with the shield
word-weapon-bound = caught by the weapon
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
word-broken-out = out of the ring
word-encirclement = encirclement

## Why a condition ends, why a roll falls away

word-aim-lost = the aim is lost
word-aims-again = aims anew
word-left-cover = left the cover
word-moved = moved on
word-put-out = put out
word-cleared = got rid of it
word-holder-turned = the holder turned to something else
word-holder-out = the holder is out
word-over = over
word-healed = all healed
word-let-go = let go
word-spell-ended = the spell has ended
word-pushed-away = pushed away
word-disarmed = disarmed
word-broke-free = broke free
word-freed-by-ally = freed by an ally
word-fell = fell
word-left = gone away
word-no-threat = no threat any more
word-out = out of the fight
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
word-no-kind = no modifier

## What numbers are made of

opponents = the opponent: { $what }
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
word-other-total = opponent's total
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
word-aware-and-free = aware and free to resist
word-range-medium = medium distance
word-range-long = long distance
word-range-out-of-range = out of range
word-several-targets = several targets
word-breaking-free = breaking free
word-tired-against-fresh = tired against a fresh opponent
word-long-weapon-confined = long weapon in a tight place
word-invisible-opponent = invisible opponent
word-hidden-target = hidden target
word-dark-vs-lit = shot at out of the dark
word-darkness = darkness
word-damage-dice-healed = healing dice
word-full-lives = no more than all lives
word-added-damage = added damage
word-armour-no-help = armour is no help
word-uncovered-side = uncovered side
word-armour = armour
word-shield = shield
word-shield-bypassed = shield bypassed
word-resistance = resistance
word-no-less-than-none = no less than none
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
word-slash = slashing
word-crush = crushing
word-lightning = lightning
word-fire = fire
word-mental = mental
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

word-unarmed = bare hands
word-dagger = dagger
word-knife = knife
word-throwing-knife = throwing knife
word-cudgel = cudgel
word-staff = staff
word-short-sword = short sword
word-sabre = sabre
word-sword = sword
word-spear = spear
word-javelin = javelin
word-axe = axe
word-stone-axe = stone axe
word-hammer = hammer
word-hammer-of-lightning = enchanted hammer
word-two-handed-club = two-handed club
word-two-handed-sword = two-handed sword
word-giant-club = giant club
word-bow = bow
word-crossbow = crossbow
word-sling = sling
word-fire-clay = fire clay
word-stone = stone
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
word-hide = thick hide
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
word-bridge = bridge
word-glade = glade
word-road = road
word-corridor = corridor
word-gate = gate
word-camp = camp
word-pillar = pillar
word-wall-tables = heavy tables along the walls
word-small-table = small table
word-tallow-lamps = tallow lamps
word-chandelier = chandelier
word-wagons = wagons
word-lair = mouth of the lair
word-bushes = bushes
word-door = door
word-campfire = campfire
word-sand = sand
word-rope = rope
word-lantern = lantern
word-horn = horn
word-potion = potion
word-potion-in-hand = potion in hand
word-bank = bank
word-cave = cave
word-cell = cell
word-cellar = cellar
word-ledge = ledge
word-merlon = merlon
word-river = river
word-shaft = shaft
word-table = table
word-chair = chair
word-wall = wall
word-room = room
word-pit = pit
word-yard = yard
word-boulder = boulder
word-thing-1 = a thing
word-thing-2 = another thing
word-thing-3 = a third thing
word-thing-4 = a fourth thing
word-thing-5 = a fifth thing
word-chasm = chasm
word-trap = trap
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
        [no_kind] { $what } (held by: { $by })
       *[other] { $what } ({ $kind }; held by: { $by })
    }
after-reason = after { $node }: { $reason }
cycle-board = they go round in a circle
node-contest = { $who } – { $other }
node-deed = { $who }
word-scene = the place of the fight
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
word-reason-h1 = who is threatened is dealt with before acting
word-reason-h2 = the way comes before the goal
word-reason-h3 = stopping comes before what would be stopped
word-reason-h4 = distraction comes first
word-reason-h5 = as agreed
word-reason-h6 = the hold comes before its use
word-reason-h7 = concentration comes before its effect
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
