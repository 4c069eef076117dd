### Země psychopatů, in English.

## Events: the table

event-box-opened = The box holds { $areas } areas with { $fields } fields and { $edges } edges, { $event-cards } event cards, { $equipment-cards } equipment cards, { $quest-cards } quests, and dice with { $die } faces.
    .weight = small
event-game-began = { $players } sit down. { $first } begins.
event-fountain-laid = The Fountain of Life is laid out.
event-area-laid = { $who } lays out { $area } and starts there.
event-player-ready = { $who } starts with madness { $madness } and glory { $glory }; a hand holds { $hand-size }.
    .weight = small
event-player-joined = { $who } joins with glory { $glory }, on { $field }.
event-player-left = { $who } leaves the game.
event-standing = { $who }: glory { $glory }, psychopaths killed { $psychopaths-killed }, fights won { $fights-won }.
    .weight = small
event-must-hold = { $who } has leapt to { $glory } glory and must still have it at the end of their next turn.
    .weight = big
event-game-decided =
    { $reason-id ->
        [glory_target] Glory enough: { $winners } at the top of the food chain.
        [round_cap] The last round is over: { $winners } at the top of the food chain.
       *[other] Nobody else is left: { $winners } at the top of the food chain.
    }
    .weight = big

## Events: the turn

event-turn-began = Round { $round }: { $who } is on turn.
    .opens = round
event-upkeep = { $who } stands on { $field }; it counts as visited.
    .weight = small
event-phase-began = Phase: { $phase }.
    .opens = phase
    .weight = small
event-phase-skipped =
    { $why-id ->
        [holder] { $who } holds a psychopath and cannot explore.
        [no_ap] { $who } has no action points to explore with.
        [nobody] Nobody to fight here.
       *[other] Nothing more to repeat.
    }
    .weight = small
event-no-step =
    { $why-id ->
        [holder] { $who } holds a psychopath and cannot move.
        [no_ap] { $who } has no action points for a step.
        [all_visited] { $who } has visited all neighbouring fields this turn.
       *[other] { $who } has no neighbouring field to step to.
    }
    .weight = small
event-turn-ended = The turn of { $who } is over. Next: { $next }.
    .weight = small
event-rolled = { $who } rolls { $dice } ({ $what }).
    .weight = small
    .icon = die
event-rerolled = { $card } ({ $by }): { $who } rolls { $before } again, now { $after }.
event-action-points = { $who } receives { $ap } AP.
event-ap-changed = { $card }: { SIGNED($change) } AP, { $who } has { $left }.
event-paid = { $who } pays { $price } AP ({ $what }), { $left } left.
    .weight = small
event-ap-lost = { $who } loses { $ap } AP.
    .weight = small
event-glory-changed = { $who }: { SIGNED($change) } glory, now { $glory }.
    .weight = big
    .icon = glory
event-no-glory = { $what }: no glory for { $who }.
event-madness-changed = { $card }: the madness of { $who } is { $madness } until the end of the turn.
event-madness-restored = The madness of { $who } is { $madness } again.

## Events: the map

event-explores = { $way-id ->
        [join] { $who } joins areas.
       *[other] { $who } explores: { $how }.
    }
event-area-drawn = { $who } draws { $area }.
    .weight = small
event-area-placed = { $who } attaches { $area }: { $where }.
    .icon = map
event-area-set-aside = { $area } is set aside, face down.
event-spark-used = { $card }: { $who } puts { $area } away and draws another area.
event-areas-joined = { $who } joins { $x } and { $y }: { $where }.
event-wasted = { $who } lets the action points vanish.
event-stepped = { $who } steps from { $origin } to { $field }.
    .icon = step
    .opens = aside
event-rode = { $who } rides on to { $field }.
    .opens = aside
event-location-reached = On the way: { $location }.
    .weight = small
event-figure-returned = { $who } comes to again on { $field }.
    .opens = aside

## Events: cards

event-event-turned = { $who } turns an event: { $card }.
    .icon = card
    .opens = aside
event-no-event = There is no event card to turn.
    .weight = small
event-event-discarded = { $card } goes to the event discard.
    .weight = small
event-side-shown =
    { $side-id ->
        [good] { $card } shows its good side to { $who }.
       *[bad] { $card } shows its bad side to { $who }.
    }
event-no-effect = { $card }: nothing happens.
event-effect-delayed = { $card } will act at the end of the turn.
event-end-effect-due = The end of the turn: { $card }.
    .weight = small
event-shuffled = The discard is shuffled: { $deck }, { $cards } cards.
event-drew-equipment =
    { $who } draws { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } of equipment.
    .weight = small
event-saw-equipment = { $who } now has: { $cards }.
event-discarded = { $who } discards { $cards }.
event-laid = { $who } puts into the inventory: { $card }.
event-shed = { $who } puts away { $card }.
event-played-card = { $who } plays { $card }.
event-robbed = { $who } takes { $weapon } from { $victim }.
event-card-taken = { $who } gets a card from { $victim }.
event-saw-card-taken = The card that { $who } got from { $victim }: { $card }.
event-took-from-discard = { $who } takes { $card } out of the discard.
event-hand-shown =
    { $cards-count ->
        [0] { $who } shows an empty hand.
       *[other] { $who } shows the hand: { $cards }.
    }
event-hand-looked-at = { $who } looks at the hand of { $victim }.
    .weight = small
event-hand-seen =
    { $cards-count ->
        [0] The hand of { $victim } is empty.
       *[other] { $who } sees in the hand of { $victim }: { $cards }.
    }
event-psychopath-held = { $psychopath } stays with { $who }.
    .weight = big
event-psychopath-lost = { $who } is rid of { $psychopath }.
event-psychopath-gone =
    { $killed ->
        [true] { $psychopath } is dead.
       *[false] { $psychopath } walks off.
    }

## Events: fights

event-fight-began = Fight: { $attacker } against { $defender }.
    .opens = contest
    .weight = big
event-total-set = { $side } has { $total } (die { $die }).
    .weight = small
event-pass-began = Pass { $number }: { $first } first.
    .weight = small
event-nobody-used-cards = Nobody used a card; the fight is over.
    .weight = small
event-total-changed = { $card } ({ $by }): { SIGNED($change) } for { $side }, now { $total }.
event-ability-used = { $psychopath } uses its ability, side: { $side }.
event-rival-remark = The enemy of my enemy is my friend: { $psychopath } stands by { $holder }.
    .weight = small
event-ammo-used = { $weapon } of { $who }: shells left: { $left }.
    .weight = small
event-silenced = { $psychopath }: bystanders keep still in this pass.
event-fight-ended =
    { $margin ->
        [0] { $attacker } { $attacker-total }, { $defender } { $defender-total }: a tie.
       *[other] { $attacker } { $attacker-total }, { $defender } { $defender-total }: { $winner } wins by { $margin }.
    }
    .weight = big
event-tied = A tie: { $note }.
event-no-more-attacks = { $who } has attacked already in this phase.
    .weight = small
    .opens = aside
event-no-revenge =
    { $why-id ->
        [attacker] { $who } was the attacker: no revenge.
        [holder] { $who } held a psychopath: no revenge.
       *[limit] No further revenge for { $who }.
    }
    .weight = small
event-killed = { $by } has killed { $who }.
    .weight = big
    .icon = skull
event-spared = { $who } took revenge and lives.
tie-loses-nothing = nobody loses anything
tie-gains-nothing = nobody loses and nobody gains anything

## Events: quests

event-quest-drawn = { $who } draws a quest: { $quest }.
    .opens = aside
event-no-quest = No quest for { $who } this time.
event-quest-fulfilled = { $who } has fulfilled a quest: { $quest }.
    .weight = big
event-quest-proposed = { $who } writes down a quest: “{ $words }”
event-quest-signed = { $who } signs.
event-quest-posted = The quest of { $issuer } is posted; signatures: { $signatures }.
event-quest-rejected = The quest of { $issuer } is not posted; signatures: { $signatures }.
event-quest-claimed = { $who } claims to have done it: { $quest }.
event-quest-claim-rejected = The table does not agree that { $who } has done it.

## How the game ends

reason-glory-target = glory enough
reason-round-cap = the last round is over
reason-last-player = nobody else is left

## Questions

ask-draw-equipment = An equipment card for { $who }
ask-draw-area = An area for { $who }
ask-turn-event = An event card for { $who }
ask-draw-quest = A quest card for { $who }
ask-rob-card = A card out of the hand
ask-reroll = { $card }: { $roller } rolled { $dice }. Roll a die again?
ask-reroll-die = The die once more: { $who }
ask-action-points = Two dice for action points: { $who }
ask-fight = A die for the fight: { $who }
ask-ability = A die for the psychopath: { $who }
ask-roll-table = A die: { $who }
ask-pick-die = { $who }, which die?
ask-explore = { $who }, how do you explore?
ask-spark = Keep { $area }, or put it away and draw another?
ask-place-area = Which area is attached?
ask-at = Where, and how turned? (Edges are named from the east, anticlockwise.)
ask-join = Which area is joined?
ask-with = With which area?
ask-step = { $who }, where to?
ask-free-action = { $who }, a free action?
ask-card = Which card?
ask-voluntary-location = { $location }: what will you do?
ask-times = How many?
ask-ride = Where does the caravan go?
ask-free-step = Where do you sleepwalk?
ask-look-at = Whose hand do you look at?
ask-attack = { $seat }, whom do you attack?
ask-revenge = { $who }, revenge on { $rival }?
ask-refight = Fight { $psychopath } again?
ask-keep-psychopath = Which psychopath stays?
ask-use-card = { $who }, a card? { $left } may still be used in this pass.
ask-side = For which side?
ask-weapon = Which weapon?
ask-wants-more = { $who }, do you want to use further cards?
ask-discard = { $who }, what do you discard?
ask-discard-to-limit = { $who }, { $count } too many: what do you discard?
ask-discard-weapon = { $who }, which weapon goes?
ask-discard-or-else = { $psychopath } is hungry. Discard a card?
ask-take-from-discard = { $card }: which card do you take?
ask-shed-mutation = Which mutation does the Fountain wash away?
ask-drop-psychopath = Which psychopath is poisoned?
ask-rob-target = From whom do you take something?
ask-rob-weapon = Which weapon of { $who }?
ask-beg-target = Who shall give you a card?
ask-give-card = { $who }, which card do you give to { $to }?
ask-order-end-effects = In which order do the effects happen?
ask-between-turns = { $who }, anything before the next turn?
ask-quest-words = What is the quest?
ask-quest = Which quest?
ask-join-game = { $who }, will you join?
ask-sign-quest = { $who }, do you sign the quest of { $issuer }?
ask-vote-quest = { $seat }, has { $claimant } fulfilled the quest?
ask-quest-fulfilled = Has { $claimant } fulfilled the quest?
ask-card-clash = { $card } against { $earlier }: whose text holds?
ask-of = Of whom?
ask-to = To how much?
ask-field = On which field?
ask-psychopath = Which psychopath?
ruling-card-clash = the clash of two cards
ruling-quest-fulfilled = the quest

## Options

option-skip = explore nothing
option-explore-join = join areas
option-waste = pay and let it vanish
explore-offer =
    { $threes ->
        [0] draw { $ones ->
            [one] one one-field area
           *[other] { $ones } one-field areas
        }
       *[other] draw { $ones ->
            [0] a three-field area
           *[other] a one-field and a three-field area
        }
    }
placement = { $where }: { $edges }
placement-beside = { beside }: { edges-around }
edges-around = { $east }, { $north-east }, { $north-west }, { $west }, { $south-west }, { $south-east }
joining = { $where }; turned by { $degrees }°
beside = { $side } of { $field } ({ $kind })
field-beside = { $own } { $side } of { $field } ({ $kind })
area-edges = { $edges }
headline = Round { $round }, { $who }: { $phase }
field-edges = { $field }: { $edges }
drawn-area = drawn area { $area }
word-east = east
word-north-east = north-east
word-north-west = north-west
word-west = west
word-south-west = south-west
word-south-east = south-east
word-drawn-areas = drawn areas
joined = { $first }, { $second }
die-showing = the { $face } (die { $place })
option-keep = keep
option-redraw = draw another
option-stay = stay
option-end-turn = end the turn
option-go-on = go on
option-lay = lay into the inventory
option-play-own-turn-card = play a card
option-decline = nothing
option-attack-decline = nobody
option-binge = a drinking binge
option-buy = buy equipment
option-look = look at a hand
option-voluntary-location-ride = ride with the caravan
option-shed = be rid of a mutation
option-alight = get off here
option-draw = draw a card
option-stop = no (further) card
option-refuse = give nothing
option-later = the later card
option-earlier = the earlier card
option-leave = leave the game
option-post-quest = post a quest
option-claim-quest = claim a quest
option-glory = glory
option-ap = action points
option-madness = madness
option-figure = the place of a figure
option-release = take a psychopath away
option-hold = give a psychopath

## Terms

card-of = { $card } ({ $who })
ability-of = { $card }
cancelled-by = { $card }, cancelled by { $who }
word-base-madness = base madness
word-until-turn-end = until the end of the turn
word-madness = madness
word-hand-limit = hand size
word-no-less-than-nothing = never below nothing
word-equipment = equipment
word-event = event
word-card = card
word-cards = cards
word-ap = AP
word-glory = glory
count-glory = { $count } glory
word-pass = pass
word-margin = difference
word-own-total = own total
word-other-total = the other total
word-nothing-to-lose = nothing to lose
before-cards = before any cards
word-victory = victory
word-tie = tie
word-defeat = defeat
word-glory-floor = glory never falls lower
word-glory-per-difference = glory per difference
word-extra-loss = lost on top
word-variant-revenge-bonus = revenge on the active player
word-kill = a kill
word-quest = quest
word-walking = walking far
word-price = price
word-turned-by = turned by
word-fields-walked = fields walked
word-ammo-tokens = shells
word-hand-cards = cards in hand
word-hidden-cards = hidden cards
word-hand-size = hand size
word-areas = areas
word-area = area
word-fields = fields
word-edges = edges
word-psychopaths-killed = psychopaths killed
word-fights-won = fights won
word-lowest-glory = lowest glory at the table
word-signatures = signatures
word-one-field-areas = one-field areas
word-three-field-areas = three-field areas
word-quest-cards = quests
word-die-faces = faces of a die
word-mutations = mutations
word-weapons = weapons
word-junk = junk
word-psychic = psychic abilities
word-psychic-events = psychic abilities
word-happenings = happenings
word-psychopaths = psychopaths

## Phases, payments, rolls

word-action-points = action points
word-exploration = exploration
word-explore = exploration
word-upkeep = upkeep
word-happening = happening
word-movement = movement
word-fight = fight
word-ability = ability
word-roll-table = what comes of it
word-before-turn-end = before the end of the turn
word-turn-end = end of turn
word-step = a step
word-join = joining
word-waste = for nothing
word-binge = a binge
word-buy = shopping
word-look = a look
word-ride = a ride
word-shed = the Fountain
word-refight = another fight

## The view

word-players = players
word-figure = stands on
word-weapon = weapon
word-mutation = mutation
word-held-psychopath = held psychopath
word-psychopath = psychopath
word-set-aside = set aside
word-piles = piles
word-pile = pile
word-lying-open = lying open
word-event-deck = event deck
word-event-discard = event discard
word-equipment-deck = equipment deck
word-equipment-discard = equipment discard
word-quest-deck = quest deck
word-quest-discard = quest discard
word-bag1 = bag of one-field areas
word-bag3 = bag of three-field areas
word-agreed-quests = agreed quests
word-quest-issuer = issuer
word-subject = subject
word-visited = visited this turn
word-discard = discard
word-deck-bottom = under the deck
word-attacker = attacker
word-good = good
word-bad = bad
active-player = on turn
map-part = Map { $cluster }
fight-title = The fight, pass { $number }
hand-of = The hand of { $who }
weapon-with-tokens = { $weapon } (shells: { $tokens })
copies-of = { $copies } × { $card }
card-line =
    { $deck-id ->
        [equipment] Equipment: { $kind }
       *[event] Event: { $kind }
    }
fight-text =
    { $scope-id ->
        [self] { SIGNED($amount) } for yourself
        [both] { SIGNED($amount) } for both
       *[anyone] { SIGNED($amount) } for anyone
    }
psychic-text =
    { $scope-id ->
        [self] { SIGNED($amount) } for yourself
        [both] { SIGNED($amount) } for both
       *[anyone] { SIGNED($amount) } for anyone
    }{ $needs-id ->
        [mental] , with a mental mutation
        [physical] , with a physical mutation
       *[other] { "" }
    }{ $forbids-id ->
        [mental] , without a mental mutation
        [physical] , without a physical mutation
       *[other] { "" }
    }
card-note =
    { $scope-id ->
        [self] for yourself
        [both] for both
       *[anyone] for anyone
    }{ $needs-id ->
        [mental] , with a mental mutation
        [physical] , with a physical mutation
       *[other] { "" }
    }{ $forbids-id ->
        [mental] , without a mental mutation
        [physical] , without a physical mutation
       *[other] { "" }
    }
mutation-text =
    { $nature-id ->
        [mental] a mental mutation
       *[physical] a physical mutation
    }
psychopath-text = madness { $madness }

## Locations

word-plain = plain
word-forest = forest
word-city = city
word-tavern = tavern
word-shop = shop
word-seer = seer
word-caravan = caravan
word-graveyard = graveyard
word-fountain-of-life = Fountain of Life
word-fountain = Fountain of Life
word-undead = the undead

## Cards

word-endless-nails = Endless Nails
word-scaly-skin = Scaly Skin
word-hollow-head = Hollow Head
word-endless-pains = Endless Pains
word-endless-itching = Endless Itching
word-third-eye = Third Eye
word-voices = Voices in the Head
word-spark = Spark in the Eye
word-revolver = Penis Revolver
word-wrist-crossbow = Wrist Crossbow
word-pipe-bow = Plastic-Pipe Bow
word-meat-cleaver = Meat Cleaver
word-slingshot = Old-Underpants Slingshot
word-shotgun = Two-Shell Shotgun
word-old-car = Old Car
word-petrol-can = Petrol Can
word-ammunition = Ammunition
word-poison = Poison
word-clown-mask = Clown Mask
word-shiny-trinkets = Shiny Trinkets
word-rusty-pipe = Rusty Pipe
word-moonshine-grenade = Moonshine Grenade
word-mind-spike = Mind Spike
word-mass-panic = Mass Panic
word-iron-calm = Iron Calm
word-dead-nerves = Dead Nerves
word-cold-focus = Cold Focus
word-crowds-whisper = Crowd’s Whisper
word-deja-vu = Déjà Vu
word-borrowed-rage = Borrowed Rage
word-sleepwalk = Sleepwalk
word-open-skull = Open Skull
word-blood-memory = Blood Memory
word-static = Static
word-fame = Talk of the Wasteland
word-find = Find
word-quiet-dust = Quiet Dust
word-fallout-shower = Fallout Shower
word-second-wind = Second Wind
text-endless-nails = −1 madness
text-scaly-skin = +1 madness
text-hollow-head = hand size +1
text-endless-pains = +1 AP for a low die
text-endless-itching = hand size −1
text-third-eye = once per turn another player rolls a die again
text-voices = once per turn roll one of your dice again
text-spark = once per turn put a drawn one-field area away and draw another
text-old-car = more action points this turn
text-petrol-can = an action point, or more after an Old Car
text-ammunition = use a weapon a second time in a fight
text-poison = be rid of the psychopath you hold
text-clown-mask = take a weapon, or a random card, from somebody near
text-shiny-trinkets = another player gives you a card

## Psychopaths

word-giggling-butcher = Giggling Butcher
word-tin-priest = Tin Priest
word-mother-radiation = Mother Radiation
word-cellar-boy = Cellar Boy
word-the-tax-man = The Tax Man
word-chainsaw-granny = Chainsaw Granny
word-barbed-wire-twins = Barbed-Wire Twins
word-silent-clown = Silent Clown
word-dog-whisperer = Dog Whisperer
word-petrol-baron = Petrol Baron
word-leech-doctor = Leech Doctor
word-glass-eater = Glass Eater
word-mirror-saint = Mirror Saint
word-old-hunger = Old Hunger
text-giggling-butcher = own side +1 in each pass
text-tin-priest = cancels the last bonus the opponent gave to the own side
text-mother-radiation = opponent −1
text-cellar-boy = rolls a 1 or 2 again
text-the-tax-man = own side +3 against glory 10 or more
text-chainsaw-granny = own side +2 in each pass in which the opponent used two cards
text-barbed-wire-twins = rolls one die more, the higher counts
text-silent-clown = in the first pass bystanders may not use cards
text-dog-whisperer = own side +1 for each bystander
text-petrol-baron = opponent −2 once a weapon was used
text-leech-doctor = whoever loses to it loses 1 glory more
text-glass-eater = own side −1 in each pass
text-mirror-saint = its die becomes equal to the opponent’s
text-old-hunger = own side +1 unless the opponent discards a card

## Quests

word-q01 = kill a psychopath with madness 5 or more
word-q02 = win a fight against another player
word-q03 = end your turn on the Fountain
word-q04 = walk 5 fields in one turn
word-q05 = have 3 weapons in the inventory
word-q06 = have 2 mutations in the inventory
word-q07 = win a fight as the attacked player
word-q08 = join two discovered areas
word-q09 = place a three-field area
word-q10 = help a side to win as a bystander
word-q11 = beat a psychopath without using a card
word-q12 = beat the undead

## Tables of exact odds

table-result = result
table-glory = glory won or lost
table-margin = difference of the totals
table-kill = the difference kills

## House rules

word-min-players = fewest players
word-max-players = most players
word-ap-dice = dice rolled for action points
word-ap-dice-kept = dice picked of them
word-madness-start = madness at the start
word-glory-start = glory at the start
word-beaten-at-floor = what is won from one who has no glory to lose
word-starting-equipment = equipment at the start
word-equipment-draw-per-turn = equipment drawn each turn
word-explore-min-ap = least action points for exploring
word-explore-max-ap = most action points for exploring
word-explore-offers = areas for the price paid
word-join-price = price of joining areas
word-explorations-per-turn = explorations in a turn
word-allow-both-explorations = both ways of exploring in one turn
word-allow-wasted-exploration = action points may be wasted on nothing
word-step-price = price of a step
word-steps-per-movement-phase = steps in a movement phase
word-start-field-visited = the field of the start counts as visited
word-events-in-event-phase = event cards in the event phase
word-events-per-step = event cards after a step
word-fighter-cards-per-pass = cards of a fighter in a pass
word-bystander-cards-per-pass = cards of a bystander in a pass
word-bystander-range = how many fields away one may meddle
word-fight-die = sides of the fight die
word-attacks-per-fight-phase = attacks in a fight phase
word-attack-mandatory = somebody on the field must be attacked
word-held-fight-timing = when the held psychopath is fought
word-equal-total-first = who uses cards first on equal totals
word-reorder-each-pass = the order is found anew in each pass
word-ability-default-frequency = how often an ability without a mark acts
word-held-psychopath-limit = psychopaths one may hold
word-psychopath-win-destination = where a victorious psychopath goes
word-lost-psychopath-destination = where a psychopath lost by its holder goes
word-revenge-chain-limit = revenge duels after one attack
word-kill-margin = difference that kills
word-kill-glory = glory for a kill
word-fame-card-glory = glory of a “+1 glory” card
word-fame-card-max-glory = up to which glory such a card helps
word-walk-low-fields = fields to walk with little glory
word-walk-low-max-glory = little glory: at most
word-walk-high-fields = fields to walk with more glory
word-walk-high-min-glory = more glory: at least
word-walk-glory = glory for walking
word-quest-reward = glory for a quest
word-quest-majority = percentage of signatures to be exceeded
word-open-quest-limit = open quest cards
word-weapon-limit = weapons in an inventory
word-shotgun-tokens = shells of the Shotgun
word-pains-threshold = Endless Pains act on dice below
word-pains-bonus = what Endless Pains add
word-old-car-ap = action points of the Old Car
word-petrol-ap = action points of the Petrol Can
word-petrol-ap-with-car = action points of the Petrol Can after the car
word-binge-price = price of a binge
word-shop-price = price in the shop
word-shop-max = most cards in the shop
word-caravan-price = price of the caravan
word-caravan-range = how far the caravan goes
word-fountain-price = price at the Fountain
word-undead-madness = madness of the undead
word-glory-target = glory that ends the game
word-glory-leap = how far below the target one may have begun
word-round-cap = last round
word-variant-fight-triggers-head = newer edition: a shared field means a fight
word-variant-tie-gains-nothing = newer edition: a tie gains nothing, said outright
word-variant-psychopath-to-deck-bottom = newer edition: a victorious psychopath goes under the deck
word-variant-one-revenge-per-phase = newer edition: one revenge in a fight phase
word-variant-holder-cannot-attack = newer edition: holders cannot attack
word-variant-one-fight-per-opponent = newer edition: each opponent once in a turn
word-variant-refight-held = newer edition: a held psychopath may be fought again
word-variant-no-rival-remark = newer edition: no remark on rivals
