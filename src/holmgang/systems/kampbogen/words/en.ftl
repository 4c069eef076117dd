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
        [life] { $amount } life damage
        [power] { $amount } power damage
        [psyche] { $amount } psyche damage
        [blood] { $amount } blood damage
        [break] { $amount } break damage
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
effect-named =
    { $trigger-id ->
        [automatic] automatic { effect-kind }
       *[rolled] { effect-kind } on an effect roll
    }
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
        [no-ward] { effect-sized } ({ $trigger }), cannot be warded off
       *[other] { effect-sized } ({ $trigger }), warded off with { $ward }
    }

## How it ended

event-ended =
    { $winners-count ->
        [0] The fight is over without a winner: { $reason }.
       *[other] The fight is over, won by { FORM($winners, form: "inside") }: { $reason }.
    }
outcome-won = the opponents are beaten
outcome-lost = all characters have fainted
outcome-fled = the characters got away
outcome-draw = both sides fell in the same round
outcome-undecided = the agreed rounds are over
outcome-given-up = the companions outside gave up the fallen
outcome-avoided = the combat was avoided
outcome-scenes-over = nothing is left to settle

headline-between = Between two scenes
headline-round = Round { $round } begins
headline-grade = Round { $round }, the combat grade is rolled
headline-rolled = Round { $round }, the dice are rolled

## Events: scenes and rounds

event-gathered =
    { $characters-count ->
        [one] { $characters } faces { $opponents } in combat.
       *[other] { $characters } face { $opponents } in combat.
    }
    .opens = phase
event-master-scene =
    { $scene ->
        [hold_up] The game master starts a hold-up.
        [chase] The game master starts a chase: getting away is what counts now.
        [ambush] The game master starts an ambush.
        [attack] The game master starts a combat.
        [sneak] The game master lets the characters sneak up.
        [defenceless] The game master has the defenceless found.
        [indirect] A fight of others gets in the way.
        [challenge] The next round brings another challenge.
        [no_challenge] The game master calls off a challenge.
       *[call_off] The game master calls off the next scene.
    }
    .weight = big
event-combat-begins = This starts a combat with { $opponents }.
event-ambushed =
    { $side-id ->
        [characters] Ambush! The characters cannot fight back in the first round.
       *[opponents] The characters strike from ambush, and the opponents cannot fight back in the first round.
    }
event-round-began = Round { $number } begins.
    .opens = round
event-bound =
    { $free ->
        [0] { $bound ->
            [one] The only character is locked in the combat.
            [2] Both characters are locked in the combat.
           *[other] All { $bound } characters are locked in the combat.
        }
        [one] The opponents can hold only { $bound } of the characters; one may slip away.
       *[other] The opponents can hold only { $bound } of the characters; { $free } may slip away.
    }
    .weight = small
event-join = { $who } joins the combat.
event-slip = { $who } slips away.
event-took-wheel = { $who } takes over { $vehicle }.
event-took-farmaka =
    { $own ->
        [true] { $who } uses the { $gear } and regains { event-took-farmaka.restored }.
       *[false] { $who } uses the { $gear } on { $patient }, who regains { event-took-farmaka.restored }.
    }
    .restored = { $condition-id ->
        [lives] { $amount ->
            [one] { $amount } life
           *[other] { $amount } lives
        }
       *[other] { $amount } { $condition }
    }
event-round-ended = Round { $number } is over.
event-outside =
    { $who-count ->
        [one] { $who } is out of combat and has no part in this round.
       *[other] { $who } are out of combat and have no part in this round.
    }
    .weight = small

## Events: challenges

event-challenge = Everyone in combat must face { $challenge } and reach { $total } with { $ability }.
    .opens = contest
event-challenge-pass = { $who } passes with { $total } against { $grade }.
event-challenge-fail = { $who } fails with { $total } against { $grade }.

## Events: the grade and what it wakes

event-grade =
    { $owner-id ->
        [nobody] The game master rolls a grade of { $total }.
       *[other] The game master rolls a combat grade of { $total }.
    }
    .opens = phase
event-style = The combat style of { $owner } is triggered: characters can attack with { $ability } only.
event-effect =
    { $effect-id ->
        [life] { event-effect.threat } { effect-sized }{ event-effect.why }.
        [power] { event-effect.threat } { effect-sized }{ event-effect.why }.
        [psyche] { event-effect.threat } { effect-sized }{ event-effect.why }.
        [blood] { event-effect.threat } { effect-sized }{ event-effect.why }.
        [break] { event-effect.threat } { effect-sized }{ event-effect.why }.
        [aggressive] { $owner } is aggressive, so a hit by the grade costs 2 lives.
        [prepared] { $owner } is prepared, so a tie does not hurt the opponents.
        [regrow] { $owner } regrows a life at the end of the round.
        [thick_hide] The thick hide of { $owner } absorbs the first hit of the round.
        [dread] { $owner } spreads dread, and combat rolls are 1 lower.
        [hunter] { $owner } pursues anyone who flees.
       *[other] { $owner } brings { $effect } into this round.
    }
    .threat = { $owner } threatens everyone with
    .why = { $trigger-id ->
        [automatic] , as in every round
       *[rolled] , triggered by the roll
    }
event-dormant =
    { $effects-count ->
        [0] The game master’s roll of { $dice } does not trigger the combat style.
       *[other] On the game master’s roll of { $dice }, { $effects } { $effects-count ->
            [one] stays
           *[other] stay
        } inactive{ $style ->
            [true] , and so does the combat style.
           *[false] .
        }
    }
    .weight = small

## Events: rolls and their use

event-rolled = { $who } rolls { $raw }.
    .weight = small
event-fumble = { $who } fumbles: a double one fails with any ability.
event-rise = { $who } saves an advance.
event-advanced = { $who } improves { $ability } to { $value }.
event-soul = { $who } gains a soul.
event-expose-choice = The players decide that the combat grade can hit { $who }.
    .weight = small
event-exposed =
    { $who-count ->
        [0] The combat grade can hit no one.
       *[other] The combat grade can hit { $who }.
    }
    .opens = phase
event-used =
    { $result-id ->
        [spent] { $who } gives up the roll of { $total } for a brawl.
        [above] { $who } { event-used.acts } with { $ability } and beats the grade, { $total } to { $grade }.
        [equal] { $who } { event-used.acts } with { $ability } and ties the grade with { $total }.
       *[below] { $who } { event-used.acts } with { $ability } but falls short of the grade, { $total } to { $grade }.
    }
    .acts = { $action-id ->
        [combat_roll] fights
        [counter_effect] tries a counter-effect
        [manoeuvre] commands
        [defend] defends
        [hold_up] meets the hold-up
        [sneak_attack] sneaks up
        [aimed_shot] aims
        [knock_out] sneaks up for a knock-out
       *[other] uses a { $action }
    }
event-resolving = The order of resolution is { $actions }.
    .weight = small
    .opens = phase
event-annul = { $who } cancels { $effect } for everyone.
event-ward-fail = { $who } fails to ward off { $effect }.
event-focus = { $who } orders everyone to attack { $target }!
event-flight-open = { $who } opens a way out: after this round anyone may flee.
event-manoeuvre-fail = { $who } commands in vain.
event-brawl =
    { $result-id ->
        [hit] { $who } brawls and hits with { $total } against a brawl value of { $value }.
       *[end] { $who } rolls { $total } against a brawl value of { $value }, and the brawl ends.
    }
    .weight = small
event-brawl-over =
    { $reason-id ->
        [nobody-left] { $who } stops brawling because no opponent is left to hit.
       *[chain-cap] { $who } stops brawling because no more rolls are allowed.
    }
event-tie-escaped = The opponents are prepared, so a tie by { $who } does not hurt them.
    .weight = small

## Events: wounds

event-hit =
    { $who } hits { $target } for { $amount ->
        [one] { $amount } life
       *[other] { $amount } lives
    }.
    .weight = big
event-hide = { $who } hits { $target }, but the thick hide absorbs it.
event-out =
    { $status-id ->
        [dead] { $who } dies.
       *[unconscious] { $who } falls unconscious.
    }
    .weight = big
event-hurt =
    { $cause-id ->
        [effect] { $who } suffers { $amount } { damage-kind } from { $source }.
        [grade] The combat grade hits { $who } for { $amount } { damage-kind }.
        [challenge] { $who } suffers { $amount } { damage-kind } from { $source }.
        [holdup] The hold-up costs { $who } { $amount } { damage-kind }.
       *[indirect] { $who } is caught in it and suffers { $amount } { damage-kind }.
    }
    .weight = big
event-armour-held = { $who } is safe from the combat grade of { $grade } thanks to the { $gear }.
    .weight = small
event-spared =
    { $reason-id ->
        [ambush] { $who } comes to no harm because the ambushed cannot strike back.
        [vehicle] { $who } comes to no harm because the vehicle protects.
        [other_use] { $who } comes to no harm because the roll was not for combat.
       *[not_struck] { $who } comes to no harm because the grade hits others.
    }
    .weight = small
event-break = { $vehicle } takes { $amount } break damage.
event-gear-break =
    { $broken ->
        [true] { $who }’s { $gear } breaks.
       *[false] { $who }’s { $gear } takes { $amount } break damage.
    }
event-burnout =
    { $vehicle-id ->
        [horse] { $vehicle } collapses, worn out.
       *[other] { $vehicle } burns out.
    }
    .weight = big
event-on-foot =
    { $who-count ->
        [one] { $who } goes on without { $vehicle }, on foot.
       *[other] { $who } go on without { $vehicle }, on foot.
    }
event-regrow =
    { $amount ->
        [one] { $who } regrows { $amount } life.
       *[other] { $who } regrows { $amount } lives.
    }
event-faint =
    { $condition ->
        [power] { $who } faints from exhaustion.
        [psyche] { $who } faints from terror.
        [blood] { $who } faints from the poison in the blood.
       *[lives] { $who } faints from wounds.
    }
    .weight = big

## Events: how it ends

event-draw = Both sides fall in the same round.
    .weight = big
event-won = The characters win.
    .weight = big
event-loot =
    The characters take { $amount ->
        [one] { $amount } piece of loot
       *[other] { $amount } pieces of loot
    }.
event-spoils =
    The loot holds { $valuables ->
        [0] { event-spoils.scrap }
       *[other] { event-spoils.valuables }{ $scrap ->
            [0] {""}
           *[other] {" "}and { event-spoils.scrap }
        }
    }{ $money ->
        [0] {""}
       *[other] , and { $money } in money
    }.
    .valuables = { $valuables ->
        [one] { $valuables } valuable
       *[other] { $valuables } valuables
    }
    .scrap = { $scrap ->
        [one] { $scrap } piece of broken gear
       *[other] { $scrap } pieces of broken gear
    }
event-lost = The characters are defeated.
    .weight = big
event-given-up =
    { $who-count ->
        [one] { $who } stays outside and leaves the fallen to the opponents.
       *[other] { $who } stay outside and leave the fallen to the opponents.
    }
    .weight = big
event-left-lying = { $who } is left lying.
event-killed = { $who } is killed.
    .weight = big
event-untied = { $who } is untied.
event-tied-up = { $who } is tied up.
    .weight = big
event-plundered =
    { $gear-count ->
        [0] { $who } is plundered.
       *[other] { $who } loses the { $gear } to the victors.
    }
    .weight = big
event-flee = { $who } flees.
event-break-through =
    { $who-count ->
        [one] { $who } fights through and gets out on the other side.
       *[other] { $who } fight their way through and get out on the other side.
    }
    .weight = big
event-tie-holds = A tie is not enough to break through, and { $who } only tied.
    .weight = small
event-fled = The characters have got away.
    .weight = big
event-pursuit =
    { $opponents-count ->
        [one] { $opponents } pursues the characters.
       *[other] { $opponents } pursue the characters.
    }
    .weight = big
event-surrender = { $who } surrenders.
    .weight = big
event-opponent-flees = { $who } flees.
event-undecided =
    After { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    } the combat remains undecided.
event-avoided = The characters avoid this combat.

## Events: outside rounds

event-held-up = { $holder } holds up { $held }.
    .opens = contest
event-sneak-fail = { $target } notices { $who } in time.
event-knock-out = { $who } knocks { $target } out.
    .weight = big
event-indirect-pass = { $who } comes through unharmed with { $ability }, { $total } against { $grade }.
event-indirect-fail = { $who } does not come through unharmed with { $ability }, { $total } against { $grade }.

## Questions to the players

ask-join = Does { $who } join the combat?
ask-slip = Who slips away? The opponents cannot hold you all.
ask-take-wheel = Who takes over { $who }?
ask-farmaka = Does { $who } use any farmaka first?
ask-patient = On whom?
ask-expose = Equally low dice: whom can the combat grade hit?
ask-actions = What do you use the rolls for?
ask-action = What does { $who } use the roll for?
ask-ability = With which ability?
ask-effect = Against which effect?
ask-use = For what?
ask-target = Whom?
ask-pick-focus = Several opponents are named. Whom does { $who } hit?
ask-break-gear = Which piece of gear of { $who } takes the break damage?
ask-flee = Does { $who } flee?
ask-break-through = The way is open. Do you fight your way through?
ask-loot = Do you take the loot?
ask-tie-up = Some opponents have surrendered or lie unconscious. Do you tie anyone up?
ask-kill-defenceless = { $who } decides about the defenceless. Is anyone killed?
ask-advance = Which ability does { $who } improve?
ask-sneak = How does { $who } go about it?
ask-weapon = With which weapon?
ask-indirect = How does { $who } come through unharmed?

## Dice

ask-grade = The game master’s roll for the grade
ask-effect-roll = The game master’s effect roll
ask-roll = { $who } rolls
ask-challenge-grade = The game master’s roll for { $who }
ask-challenge-roll = { $who } answers the challenge
ask-brawl-roll = { $who } brawls
ask-loot-dice = What is the loot? (low: valuables, high: broken gear)

## Rulings

ask-attacked = Whom do the opponents attack?
ask-joining = Does anything keep { $who } from joining?
ask-challenge-ability = With which ability do the characters face { $who }?
ask-challenge-to-meet = Which grade does the challenge have?
ask-indirect-grade = How hard is it to come through?
ask-fallen = { $who } is at 0 lives. Unconscious or dead?
ask-plunder = What do the victors take from { $who }?
ask-style-of = Whose combat style counts?
ask-morale = What does { $who } do now?
ask-pursue = Do the opponents take up the pursuit?
ask-fainted-companions = What becomes of the fainted?
ask-fate = What do the opponents do with those in their power?
ask-money = How much money do the beaten carry?
ask-defenceless = Is { $who } defenceless?
ask-after-hold-up = What follows the hold-up?
ask-inattentive = Is { $who } inattentive?
ask-begin-combat = Do they begin a combat?
ask-refused-ways = Which ways through are not possible?
way-of = { $who } with { $ability }
ruled-combat-combat = It comes to combat.
ruled-attacked = The attack is aimed at { $answer }.
ruled-ambush-comes-off = The ambush succeeds.
ruled-challenges = The scene itself puts the characters to the test.
ruled-indirect-scene-takes-place = The characters have to get through a fight of others.
ruled-hold-up-takes-place = It is a hold-up.
ruled-after-hold-up-combat = The hold-up turns into combat.
ruled-inattentive-inattentive = The target is inattentive.
ruled-begin-combat-begin = The opponents answer with combat.
ruled-defenceless-defenceless = The victim cannot resist.
ruled-pursue-pursue = The opponents will not let go.
ruled-pursue-let-go = The opponents let them run.
ruled-fainted-companions-carried-along = Those who have fainted are carried along.
ruled-fate-leave = The victors leave the defeated alone.
ruled-fate-plunder = The victors plunder the defeated.
ruled-fate-kill = The victors kill the defeated.
ruled-morale-surrender = The opponents lose heart.
ruled-morale-flee = The opponents lose heart.
ruled-money-carried = The defeated carry money.
ruling-combat = the start of combat
ruling-attacked = the targets of the attack
ruling-ambush = the ambush
ruling-joining = joining the combat
ruling-challenges = the challenges of the round
ruling-indirect-grade = the grade of indirect combat
ruling-fallen = the fallen opponent
ruling-plunder = the plunder
ruling-style-of = the deciding combat style
ruling-morale = morale
ruling-pursue = the pursuit
ruling-fainted-companions = the fainted
ruling-fate = the fate of those in the opponents’ power
ruling-money = the money of the defeated
ruling-defenceless = defencelessness
ruling-hold-up = the hold-up
ruling-after-hold-up = the time after the hold-up
ruling-inattentive = the target’s attention
ruling-begin-combat = the answer to the attack
ruling-indirect-scene = indirect combat
ruling-refused-ways = ways through that are not possible

## Putting things right

ask-holder = Which side holds the other up?
ask-caught = Which side is caught in the ambush?
ask-attacker = Which side attacks?
ask-which = Which challenge?
ask-pursuits = How many times do the opponents pursue?
ask-who = Which character?
ask-of = Whose?
ask-to = To what?
ask-standing = Which standing?
ask-mark = In what state?
ask-status = Which state?
option-master-go-on = nothing, go on
option-master-lives = lives of a character
option-master-power = power of a character
option-master-psyche = psyche of a character
option-master-blood = blood of a character
option-master-standing = standing of a character
option-master-opponent-lives = lives of an opponent
option-master-mark = bonds or sleep
option-master-status = state of an opponent
option-master-hold-up = start a hold-up
option-master-chase = start a chase
option-master-ambush = start an ambush
option-master-attack = start a combat
option-master-sneak = let the characters sneak up
option-master-defenceless = have the defenceless found
option-master-indirect = a fight of others gets in the way
option-master-challenge = put a challenge into the next round
option-master-no-challenge = call off a challenge
option-master-call-off = call off the next scene
option-master-brud = break points of a vehicle
word-opponent-lives = lives
word-standing = standing
word-mark = bonds and sleep
word-free = free and awake
word-status = state

## Answers

option-join = join the combat
option-stay = stay
option-allowed = nothing prevents it
option-prevented = circumstances prevent it
option-action-combat-roll = combat roll
option-action-brawl = brawl: keep rolling while you hit
option-action-counter-effect = counter-effect: ward off one effect
option-action-manoeuvre = manoeuvre: command with fieldcraft
option-action-defend = defend, without striking back
option-action-none = nothing
option-use-target = all damage to one opponent
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
option-sneak-kill = kill a target that cannot resist, without a roll
option-sneak-pass = leave it
option-keep = keep it for later
option-spare = no one
option-combat = it comes to combat
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
option-defenceless = defenceless
option-able-to-resist = able to resist
option-comes-off = it succeeds
option-takes-place = yes
option-after-hold-up-combat = combat
option-after-hold-up-nothing = nothing
option-inattentive = inattentive
option-on-guard = on guard
option-begin = they do
option-let-be = they do not

## Sides, panels, columns

word-party = The party
    .inside = the party
word-opponents = The opponents
    .inside = the opponents
word-characters = characters
word-vehicles = vehicles
word-line-up = The two sides
word-the-round = The round
word-effects = Active effects
word-effect = effect
word-trigger = trigger
word-amount = amount
word-owner = from
word-warded-with = warded off with
word-state = state
word-kind = kind
word-kamp = combat rating
word-combat-grade = combat grade
word-combat-style = combat style
word-set-by = set by
word-lives-against-us = lives of the opponents
word-no-combat-now = no combat at the moment
word-driven-with = driven with
word-driver = driver
word-passenger = passenger
word-burnt-out = burnt out
word-annulled = cancelled
word-awake = active
word-no-amount = –
word-no-ward = nothing
word-saved-advances = saved advances
word-sheltered = protected by the vehicle

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
word-bound = tied up
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
word-leechcraft = medicine
word-craft = craft
word-herblore = herbalism
word-brawl-value = brawl value

## Conditions, damage, effects

word-lives = lives
word-power = power
word-psyche = psyche
word-blood = blood
word-brud = break points
word-soul = souls
word-life = life damage
word-break = break damage
word-aggressive = aggressive
word-prepared = prepared
word-regrow = regrowth
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
word-in-place-of-the-other = in place of the other damage
word-brawling = hit while brawling
word-no-combat-roll = hit while not fighting
word-ambush = ambush
word-ambushed = caught in the ambush
word-largest-amount = the largest of several
word-in-excess = surplus
word-places = as many as opponents
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

word-expertises = expertises
word-blade = blade
word-blunt = blunt weapon
word-shooting = shooting weapon
word-farmaka = farmakon
word-loud = loud
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
word-bag = doctor’s bag
word-salve = wound salve
word-tonic = bitter tonic
word-antidote = antidote
word-hard-fists = hard fists
word-marksman = marksmanship
word-drill = drill
word-spirit-weapon = spirit weapon
word-field-dresser = field medicine
word-cosh-man = handy with the cosh
word-horse = the horse
    .bare = horse
word-cart = the carriage
    .bare = carriage
word-car = the motor car
    .bare = motor car
word-steam-truck = the steam truck
    .bare = steam truck
word-earthquake = the earthquake
word-occult-grip = the occult grip
word-formula = the magic formula
word-fumes = the poisonous fumes
word-burning-house = the burning house
word-storm = the storm
word-pit-trap = the hidden pit
word-troll-charge = the troll’s charge
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

## Typed names

name-hilda = Hilda
name-rurik = Rurik
name-signe = Signe
name-malte = Malte
name-ebba = Ebba
name-torben = Torben

## Tables of exact odds

table-against-the-grade = against the grade
table-wound = lives the opponents lose
table-grade = the combat grade
table-hits = brawl rolls that hit
table-effects = effects are triggered
table-style = the combat style is triggered
