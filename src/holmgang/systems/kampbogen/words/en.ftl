### Kampbogen in English.

## Names made of others

named-apart = { FORM($name, form: "bare") } { $mark }
effect-kind =
    { $effect-id ->
        [life] life damage
        [power] power damage
        [psyche] psyche damage
        [blood] blood damage
        [break] break damage
       *[other] { $effect }
    }
effect-sized =
    { $effect-id ->
        [life] life damage { $amount }
        [power] power damage { $amount }
        [psyche] psyche damage { $amount }
        [blood] blood damage { $amount }
        [break] break damage { $amount }
       *[other] { $effect }
    }
damage-kind =
    { $damage-id ->
        [life] life damage
        [power] power damage
        [psyche] psyche damage
        [blood] blood damage
       *[other] { $damage }
    }
effect-named = { effect-kind } ({ $trigger })
value-of = { $value } of { $most }
kamp-of = { $grade } ({ SIGNED($value) })
note-lives =
    { $lives ->
        [one] { $lives } life
       *[other] { $lives } lives
    }
note-roll = rolled { $roll }
note-drives = drives { $vehicle }
note-rides = rides in { $vehicle }
note-ambush =
    { $side-id ->
        [characters] the characters are caught in an ambush
       *[opponents] the opponents are caught in an ambush
    }
note-effect =
    { $ward-id ->
        [no-ward] { effect-sized } ({ $trigger }), cannot be warded
       *[other] { effect-sized } ({ $trigger }), warded with { $ward }
    }

## How it ended

outcome-won = the opponents are beaten
outcome-lost = all characters in combat have fainted
outcome-fled = the characters got away
outcome-draw = both sides fell in the same round
outcome-undecided = the agreed rounds are over
outcome-avoided = there was a way round the combat
outcome-scenes-over = there is nothing left to settle

headline-between = Between two scenes
headline-round = Round { $round } opens
headline-grade = Round { $round }, the grade is rolled
headline-rolled = Round { $round }, the rolls are cast

## Events: scenes and rounds

event-gathered = Combat: { $characters } against { $opponents }.
    .opens = phase
event-combat-begins = That starts a combat with { $opponents }.
event-ambushed =
    { $side-id ->
        [characters] An ambush! The characters cannot fight back in the first round.
       *[opponents] The characters strike from ambush; the opponents cannot fight back in the first round.
    }
event-round-began = Round { $number } begins.
    .opens = round
event-bound =
    { $free ->
        [0] All are locked in the combat ({ $bound }).
        [one] { $bound } bound to the combat; one more than the opponents can hold.
       *[other] { $bound } bound to the combat; { $free } more than the opponents can hold.
    }
    .weight = small
event-join = { $who } goes in combat.
event-slip = { $who } slips away.
event-took-wheel = { $who } takes over { $vehicle }.
event-took-farmaka =
    { $own ->
        [true] { $who } takes { $gear }: { $condition } +{ $amount }.
       *[false] { $who } uses { $gear } on { $patient }: { $condition } +{ $amount }.
    }
event-round-ended = Round { $number } is over.
event-outside = Out of combat, with no part in the round: { $who }.
    .weight = small

## Events: challenges

event-challenge = Combat challenge: { $challenge }. Meet { $total } with { $ability }.
    .opens = contest
event-challenge-pass = { $who } meets it: { $total } against { $grade }.
event-challenge-fail = { $who } misses it: { $total } against { $grade }.

## Events: the grade and what it wakes

event-grade =
    { $owner-id ->
        [nobody] The master rolls the grade: { $total }.
       *[other] The master rolls the combat grade: { $total }.
    }
    .opens = phase
event-style = The combat style of { $owner } is released: attack with { $ability } only.
event-effect = Awake: { effect-sized } ({ $trigger }), from { $owner }.
event-dormant =
    { $effects-count ->
        [0] The master’s dice, { $dice }, release no combat style.
       *[other] Not woken by the master’s { $dice }: { $effects }{ $style ->
            [true] , nor the combat style.
           *[false] .
        }
    }
    .weight = small

## Events: rolls and their use

event-rolled = { $who } rolls { $raw }.
    .weight = small
event-fumble = { $who } fumbles: a double one fails, whatever the ability.
event-rise = { $who } saves an advance.
event-advanced = { $who } has risen: { $ability } { $value }.
event-soul = { $who } gains a soul.
event-expose-choice = The players put forward: { $who }.
    .weight = small
event-exposed =
    { $who-count ->
        [0] The grade strikes nobody.
       *[other] The grade may strike { $who }.
    }
    .opens = phase
event-used =
    { $result-id ->
        [spent] { $who } spends the roll of { $total } on a brawl.
        [above] { $who }, { $action } with { $ability }: { $total }, above { $grade }.
        [equal] { $who }, { $action } with { $ability }: { $total }, equal to { $grade }.
       *[below] { $who }, { $action } with { $ability }: { $total } fails against { $grade }.
    }
    .weight = small
event-resolving = In this order: { $actions }.
    .weight = small
    .opens = phase
event-annul = { $who } annuls { $effect } for everybody.
event-ward-fail = { $who } cannot ward off { $effect }.
event-focus = { $who } commands: all on { $target }!
event-flight-open = { $who } opens a way out: after this round anybody may flee.
event-manoeuvre-fail = { $who } commands in vain.
event-brawl =
    { $result-id ->
        [hit] { $who } brawls: { $total } against the brawl value of { $value }, a hit.
       *[end] { $who } brawls: { $total } against the brawl value of { $value }, and that is the end of it.
    }
    .weight = small
event-brawl-over =
    { $reason-id ->
        [nobody-left] { $who } stops brawling: nobody is left to hit.
       *[chain-cap] { $who } stops brawling: that was the last roll allowed.
    }
event-tie-escaped = The opponents were prepared: { $who } does not wound them with a tie.
    .weight = small

## Events: wounds

event-hit =
    { $who } hits { $target }: { $amount ->
        [one] { $amount } life
       *[other] { $amount } lives
    }.
    .weight = big
event-hide = The wound { $who } dealt is lost in the thick hide of { $target }.
event-out =
    { $status-id ->
        [dead] { $who } is dead.
       *[unconscious] { $who } falls unconscious.
    }
    .weight = big
event-hurt =
    { $cause-id ->
        [effect] { $who } suffers { $amount } { damage-kind }, an effect of { $source }.
        [grade] The grade strikes { $who }: { $amount } { damage-kind }.
        [challenge] { $source } costs { $who } { $amount } { damage-kind }.
        [holdup] The hold-up costs { $who } { $amount } { damage-kind }.
       *[indirect] { $who } is caught by it: { $amount } { damage-kind }.
    }
    .weight = big
event-armour-held = { $gear } keeps the grade of { $grade } off { $who }.
    .weight = small
event-spared =
    { $reason-id ->
        [ambush] { $who } comes to no harm: the ambushed cannot strike back.
        [vehicle] { $who } comes to no harm: the vehicle protects.
        [other_use] { $who } comes to no harm: the roll was not for combat.
       *[not_struck] { $who } comes to no harm: the grade strikes others.
    }
    .weight = small
event-break = { $vehicle } takes { $amount } break damage.
event-gear-break =
    { $broken ->
        [true] { $gear } of { $who } breaks.
       *[false] { $gear } of { $who } takes { $amount } break damage.
    }
event-burnout = { $vehicle } burns out.
    .weight = big
event-on-foot = On foot now, without { $vehicle }: { $who }.
event-regrow =
    { $amount ->
        [one] { $who } grows back { $amount } life.
       *[other] { $who } grows back { $amount } lives.
    }
event-faint = { $who } faints.
    .weight = big

## Events: how it ends

event-draw = Both sides fall in the same round.
    .weight = big
event-won = The characters have won.
    .weight = big
event-loot = Loot: { $amount }.
event-spoils =
    Among it { $valuables ->
        [one] { $valuables } valuable
       *[other] { $valuables } valuables
    }, { $scrap ->
        [one] { $scrap } piece of broken gear
       *[other] { $scrap } pieces of broken gear
    }{ $money ->
        [0] {""}
       *[other] , and money: { $money }
    }.
event-lost = The characters are defeated.
    .weight = big
event-left-lying = { $who } is left lying.
event-killed = { $who } is killed.
    .weight = big
event-tied-up = { $who } is tied up.
    .weight = big
event-plundered =
    { $gear-count ->
        [0] { $who } is plundered.
       *[other] { $who } is plundered of { $gear }.
    }
    .weight = big
event-flee = { $who } flees.
event-break-through = Through and out on the other side: { $who }.
    .weight = big
event-tie-holds = A tie is not enough to break through: { $who }.
    .weight = small
event-fled = The characters are gone.
    .weight = big
event-pursuit = { $opponents } take up the pursuit.
    .weight = big
event-surrender = { $who } surrenders.
    .weight = big
event-opponent-flees = { $who } flees.
event-undecided = After { $rounds } rounds it stays undecided.
event-avoided = There is a way round this combat.

## Events: outside rounds

event-held-up = A hold-up: { $holder } has { $held } covered.
    .opens = contest
event-sneak-fail = { $target } notices { $who } in time.
event-knock-out = { $who } knocks { $target } out.
    .weight = big
event-indirect-pass = { $who } comes through unharmed ({ $ability }, { $total } against { $grade }).
event-indirect-fail = { $who } does not come through unharmed ({ $ability }, { $total } against { $grade }).

## Questions to the players

ask-join = Does { $who } go in combat?
ask-slip = Who slips away? The opponents cannot hold you all.
ask-take-wheel = Who takes over { $who }?
ask-farmaka = Does { $who } use any farmaka first?
ask-patient = On whom?
ask-expose = Equally low dice: whom does the grade strike?
ask-actions = What are the rolls used for?
ask-action = What does { $who } use the roll for?
ask-ability = With which ability?
ask-effect = Against which effect?
ask-use = To what end?
ask-target = Whom?
ask-pick-focus = Several are named: whom does the wound of { $who } hit?
ask-break-gear = Which piece of gear of { $who } takes the break damage?
ask-flee = Does { $who } flee?
ask-break-through = The way is open: do you fight your way through?
ask-loot = Do you take the loot?
ask-tie-up = Some have surrendered. Is anybody tied up?
ask-kill-defenceless = Defenceless, and at the mercy of { $who }. Is anybody killed?
ask-advance = { $who } has a saved advance: which ability rises?
ask-sneak = How does { $who } go about it?
ask-weapon = With which weapon?
ask-indirect = How does { $who } come through unharmed?

## Dice

ask-grade = The master’s roll for the grade
ask-effect-roll = The master’s effect roll
ask-roll = { $who } rolls
ask-challenge-grade = The master’s roll for { $who }
ask-challenge-roll = { $who } answers the challenge
ask-brawl-roll = { $who } brawls
ask-loot-dice = What is the loot? (low: valuables, high: broken gear)

## Rulings

ask-combat = Does this scene become combat?
ask-attacked = Whom do the opponents attack?
ask-ambush = Does the ambush come off?
ask-joining = Does anything keep { $who } from joining?
ask-challenges = Which challenges does this round hold?
ask-challenge-ability = { $who }: with which ability is it met?
ask-challenge-to-meet = Of which grade is it?
ask-indirect-grade = How hard is it to come through?
ask-fallen = { $who } is at 0 lives. Unconscious, or dead?
ask-plunder = What do the victors take from { $who }?
ask-challenge-cost = { $who }: what does failure cost?
ask-style-of = Whose combat style counts?
ask-morale = What does { $who } do now?
ask-pursue = Do the opponents take up the pursuit?
ask-fainted-companions = What becomes of the fainted?
ask-fate = What do the victors do with the defeated?
ask-money = Do the beaten carry money?
ask-defenceless = Is { $who } defenceless?
ask-hold-up = Is this a hold-up?
ask-after-hold-up = What follows the hold-up?
ask-inattentive = Is { $who } inattentive?
ask-begin-combat = Do they begin a combat?
ask-indirect-scene = Are the characters touched by this fight?
ask-way = Is that way open to { $who }?
ruling-combat = whether it comes to combat
ruling-attacked = whom the opponents attack
ruling-ambush = the ambush
ruling-joining = joining
ruling-challenges = challenges
ruling-challenge-ability = the ability for the challenge
ruling-challenge-to-meet = the grade of the challenge
ruling-indirect-grade = the grade of the way through
ruling-fallen = the fallen
ruling-plunder = what is taken
ruling-challenge-cost = the price of failure
ruling-style-of = whose style counts
ruling-morale = morale
ruling-pursue = pursuit
ruling-fainted-companions = the fainted
ruling-fate = the fate of the defeated
ruling-money = money
ruling-defenceless = who is defenceless
ruling-hold-up = the hold-up
ruling-after-hold-up = what follows the hold-up
ruling-inattentive = the target’s attention
ruling-begin-combat = the answer to the attack
ruling-indirect-scene = somebody else’s fight
ruling-way = the way through

## Putting things right

ask-of = Whose?
ask-to = To what?
ask-standing = Which standing?
ask-status = Which state?
option-master-go-on = nothing, go on
option-master-lives = lives of a character
option-master-power = power of a character
option-master-psyche = psyche of a character
option-master-blood = blood of a character
option-master-standing = standing of a character
option-master-opponent-lives = lives of an opponent
option-master-status = state of an opponent
option-master-brud = brud of a vehicle
word-opponent-lives = lives
word-standing = standing
word-status = state

## Answers

option-join = go in combat
option-stay = stay
option-allowed = nothing stands in the way
option-prevented = circumstances prevent it
option-way-allowed = allowed
option-way-not-allowed = not like that
option-action-combat-roll = combat roll
option-action-brawl = brawl roll: roll anew, hit while it lasts
option-action-counter-effect = counter-effect: ward off one effect
option-action-manoeuvre = manoeuvre: command with fieldcraft
option-action-defend = defend, without striking back
option-action-none = nothing
option-use-target = all wounds on one opponent
option-use-flight = open a way to flee
option-flee = flee
option-break-through = fight our way through
option-break-through-stay = stay in the combat
option-flee-stay = stay in the combat
option-take = take it
option-loot-leave = leave it
option-farmaka-none = nothing
option-sneak-sneak-attack = sneak up and strike (cunning)
option-sneak-aimed-shot = an aimed shot (senses)
option-sneak-knock-out = sneak up and knock out (cunning)
option-sneak-pass = leave it
option-keep = keep it for later
option-spare = nobody
option-combat = it comes to combat
option-a-way-round = there is a way round it
option-comes-off = it comes off
option-is-seen = it is seen in time
option-challenge-cost-none = nothing
option-fight-on = fights on
option-morale-flee = flees
option-morale-surrender = surrenders
option-pursue = they pursue
option-let-go = they let them go
option-carried-along = carried along
option-left-behind = left behind
option-fate-leave = leave them lying
option-fate-plunder = plunder them
option-fate-kill = kill them
option-usual = as usual
option-carried = what the scenario says
option-money-none = none
option-defenceless = defenceless
option-able-to-resist = able to resist
option-takes-place = yes
option-does-not = no
option-after-hold-up-combat = combat
option-after-hold-up-nothing = nothing
option-inattentive = inattentive
option-on-guard = on its guard
option-begin = they do
option-let-be = they let it be

## Sides, panels, columns

word-party = The party
word-opponents = The enemy
word-characters = characters
word-vehicles = vehicles
word-line-up = The two sides
word-the-round = The round
word-effects = Effects awake
word-effect = effect
word-trigger = trigger
word-amount = amount
word-owner = from
word-warded-with = warded with
word-state = state
word-kind = kind
word-kamp = kamp
word-combat-grade = combat grade
word-combat-style = combat style
word-set-by = set by
word-lives-against-us = lives against us
word-no-combat-now = no combat now
word-driven-with = driven with
word-driver = driver
word-passenger = passenger
word-burnt-out = burnt out
word-annulled = annulled
word-awake = awake
word-no-amount = –
word-no-ward = nothing
word-saved-advances = saved advances
word-sheltered = sheltered by the vehicle

## Standing and state

word-in-combat = in combat
word-out-of-combat = out of combat
word-fainted = fainted
word-dead = dead
word-able = able to fight
word-unconscious = unconscious
word-surrendered = surrendered
word-fled = fled
word-inattentive = inattentive
word-bound = bound
word-asleep = asleep
word-exposed = exposed

## Grades and abilities

word-easy = easy
word-normal = normal
word-difficult = difficult
word-severe = severe
word-harsh = harsh
word-unreasonable = unreasonable
word-epic = epic
word-strength = strength
word-physique = physique
word-cunning = cunning
word-senses = senses
word-culture = culture
word-occultism = occultism
word-fieldcraft = fieldcraft
word-leechcraft = leechcraft
word-craft = craft
word-herblore = herblore
word-brawl-value = brawl value

## Conditions, damage, effects

word-lives = lives
word-power = power
word-psyche = psyche
word-blood = blood
word-brud = brud
word-soul = souls
word-life = life damage
word-break = break damage
word-aggressive = aggressive
word-prepared = prepared
word-regrow = regrow
word-thick-hide = thick hide
word-dread = dread
word-hunter = hunter
word-automatic = automatic
word-rolled = on an effect roll

## Uses of a roll

word-combat-roll = combat roll
word-brawl = brawl
word-counter-effect = counter-effect
word-manoeuvre = manoeuvre
word-defend = defence
word-hold-up = hold-up
word-sneak-attack = sneak attack
word-aimed-shot = aimed shot
word-knock-out = knock-out

## Terms of sums

word-above-the-grade = above the grade
word-equal-to-the-grade = equal to the grade
word-below-the-grade = below the grade
word-brawl-value-reached = brawl value reached
word-brawl-value-missed = brawl value missed
word-in-place-of-the-other = in place of the other wound
word-brawling = brawling while struck
word-no-combat-roll = struck while not fighting
word-ambush = ambush
word-ambushed = caught in the ambush
word-largest-amount = the largest of several
word-in-excess = in excess
word-places = as many as strike
word-rounds = rounds
word-defeated = defeated
word-valuables = valuables
word-scrap = broken gear
word-money = money
word-loot = loot
word-highest-die = highest die
word-lowest-die = lowest die
word-grade-missed = grade missed
word-no-more-than-full = no more than full

## Kinds

word-human = human
word-troll = troll
word-undead = undead
word-monster = monster
word-skingelhird = skingelhird
word-spirit = spirit
word-beast = beast

## Gear, expertise, vehicles, challenges

word-rifle = rifle
word-pistol = pistol
word-bow = bow
word-crossbow = crossbow
word-knife = knife
word-cosh = cosh
word-hammer = hammer
word-sabre = sabre
word-staff = staff
word-leather-coat = leather coat
word-charm = iron charm
word-bag = leech’s bag
word-salve = wound salve
word-tonic = bitter tonic
word-antidote = antidote
word-hard-fists = hard fists
word-marksman = marksman
word-drill = drill
word-spirit-weapon = spirit weapon
word-field-dresser = field dresser
word-cosh-man = handy with the cosh
word-horse = the horse
    .bare = horse
word-cart = the carriage
    .bare = carriage
word-car = the motor car
    .bare = motor car
word-steam-truck = the steam truck
    .bare = steam truck
word-earthquake = earthquake
word-occult-grip = occult grip
word-formula = magic formula
word-fumes = poisonous fumes
word-burning-house = burning house
word-storm = storm
word-pit-trap = hidden pit
word-troll-charge = the charge of a troll
word-opponent-manoeuvre = special manoeuvre
word-occult-force = occult force
word-weather = weather
word-hidden-trap = hidden trap
word-poison-fumes = poisonous fumes
word-fire = fire
word-other = something else

## People

word-hilda = Hilda
word-rurik = Rurik
word-signe = Signe
word-malte = Malte
word-ebba = Ebba
word-torben = Torben
word-robber = the highway robber
    .bare = robber
word-robber-chief = the robber chief
    .bare = robber chief
word-deserter = the deserter
    .bare = deserter
word-watchman = the watchman
    .bare = watchman
word-cave-troll = the cave troll
    .bare = cave troll
word-old-troll = the old troll
    .bare = old troll
word-wight = the wight
    .bare = wight
word-barrow-king = the barrow king
    .bare = barrow king
word-ghost = the ghost
    .bare = ghost
word-wailer = the wailing spirit
    .bare = wailing spirit
word-marsh-monster = the marsh monster
    .bare = marsh monster
word-lindworm = the lindworm
    .bare = lindworm
word-skingel-warrior = the skingelhird warrior
    .bare = skingelhird warrior
word-skingel-captain = the skingelhird captain
    .bare = skingelhird captain
word-wolf = the wolf
    .bare = wolf

## Tables of exact odds

table-against-the-grade = against the grade
table-wound = lives the opponents lose
table-grade = the combat grade
table-hits = brawl rolls that hit
table-effects = effects wake
table-style = the combat style wakes
