### Země psychopatů, in English.

## Events: the table

event-box-opened = The box holds { $areas } areas with { $fields } fields, { $event-cards } event cards, { $equipment-cards } equipment cards and { $quest-cards } quests.
event-game-began = { $players } sit down. { $first } begins.
event-fountain-laid = The Fountain of Life is laid out.
event-area-laid = { $who } lays out { $area } and starts there.
event-player-ready = { $who } starts with madness { $madness } and glory { $glory }; a hand holds { $hand-size }.
event-player-joined = { $who } joins with glory { $glory }, on { $field }.
event-player-left = { $who } leaves the game.
event-standing = { $who }: glory { $glory }, psychopaths killed { $psychopaths-killed }, fights won { $fights-won }.
event-game-decided =
    { $reason-id ->
        [glory_target] Glory enough: { $winners } at the top of the food chain.
        [round_cap] The last round is over: { $winners } at the top of the food chain.
       *[other] Nobody else is left: { $winners } at the top of the food chain.
    }

## Events: the turn

event-turn-began = Round { $round }: { $who } is on turn.
event-upkeep = { $who } stands on { $field }; it counts as visited.
event-phase-began = Phase: { $phase }.
event-phase-skipped =
    { $phase-id ->
        [exploration] { $who } holds a psychopath and cannot explore.
        [fight] Nobody to fight here.
       *[other] Nothing more to repeat.
    }
event-no-step =
    { $why-id ->
        [holder] { $who } holds a psychopath and cannot move.
        [no_ap] { $who } has no action points for a step.
        [all_visited] { $who } has visited all neighbouring fields this turn.
       *[other] { $who } has no neighbouring field to step to.
    }
event-turn-ended = The turn of { $who } is over. Next: { $next }.
event-rolled = { $who } rolls { $dice } ({ $what }).
event-rerolled = { $card } ({ $by }): { $who } rolls { $before } again, now { $after }.
event-action-points = { $who } receives { $ap } AP.
event-ap-changed = { $card }: { SIGNED($change) } AP, { $who } has { $left }.
event-paid = { $who } pays { $price } AP ({ $what }), { $left } left.
event-ap-lost = { $who } loses { $ap } AP.
event-glory-changed = { $who }: { SIGNED($change) } glory, now { $glory }.
event-no-glory = { $what }: no glory for { $who }.
event-madness-changed = { $card }: the madness of { $who } is { $madness } until the end of the turn.
event-madness-restored = The madness of { $who } is { $madness } again.

## Events: the map

event-explores = { $way-id ->
        [join] { $who } joins areas.
       *[other] { $who } explores: { $how }.
    }
event-area-drawn = { $who } draws { $area }.
event-area-placed = { $who } attaches { $area }: { $where }.
event-area-set-aside = { $area } is set aside, face down.
event-spark-used = { $card }: { $who } puts { $area } away and draws another area.
event-areas-joined = { $who } joins { $x } and { $y }: { $where }.
event-wasted = { $who } lets the action points vanish.
event-stepped = { $who } steps from { $origin } to { $field }.
event-rode = { $who } rides on to { $field }.
event-location-reached = On the way: { $location }.
event-figure-returned = { $who } comes to again on { $field }.

## Events: cards

event-event-turned = { $who } turns an event: { $card }.
event-no-event = There is no event card to turn.
event-event-discarded = { $card } goes to the event discard.
event-side-shown =
    { $side-id ->
        [good] { $card } shows its good side to { $who }.
       *[bad] { $card } shows its bad side to { $who }.
    }
event-no-effect = { $card }: nothing happens.
event-effect-delayed = { $card } will act at the end of the turn.
event-end-effect-due = The end of the turn: { $card }.
event-shuffled = The discard is shuffled: { $deck }, { $cards } cards.
event-drew-equipment =
    { $who } draws { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } of equipment.
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
event-hand-seen =
    { $cards-count ->
        [0] The hand of { $victim } is empty.
       *[other] { $who } sees in the hand of { $victim }: { $cards }.
    }
event-psychopath-held = { $psychopath } stays with { $who }.
event-psychopath-lost = { $who } is rid of { $psychopath }.
event-psychopath-gone =
    { $killed ->
        [true] { $psychopath } is dead.
       *[false] { $psychopath } walks off.
    }

## Events: fights

event-fight-began = Fight: { $attacker } against { $defender }.
event-total-set = { $side } has { $total } (die { $die }).
event-pass-began = Pass { $number }: { $first } first.
event-nobody-used-cards = Nobody used a card; the fight is over.
event-total-changed = { $card } ({ $by }): { SIGNED($change) } for { $side }, now { $total }.
event-ability-used = { $psychopath } uses its ability, side: { $side }.
event-rival-remark = The enemy of my enemy is my friend: { $psychopath } stands by { $holder }.
event-ammo-used = { $weapon } of { $who }: shells left: { $left }.
event-silenced = { $psychopath }: bystanders keep still in this pass.
event-fight-ended =
    { $margin ->
        [0] { $attacker } { $attacker-total }, { $defender } { $defender-total }: a tie.
       *[other] { $attacker } { $attacker-total }, { $defender } { $defender-total }: { $winner } wins by { $margin }.
    }
event-tied = A tie: { $note }.
event-no-more-attacks = { $who } has attacked already in this phase.
event-no-revenge =
    { $why-id ->
        [attacker] { $who } was the attacker: no revenge.
        [holder] { $who } held a psychopath: no revenge.
       *[limit] No further revenge for { $who }.
    }
event-killed = { $by } has killed { $who }.
event-spared = { $who } took revenge and lives.
tie-loses-nothing = nobody loses anything
tie-gains-nothing = nobody loses and nobody gains anything

## Events: quests

event-quest-drawn = { $who } draws a quest: { $quest }.
event-no-quest = No quest for { $who } this time.
event-quest-fulfilled = { $who } has fulfilled a quest: { $quest }.
event-quest-proposed = { $who } writes down a quest: “{ $words }”
event-quest-signed = { $who } signs.
event-quest-posted = The quest of { $issuer } is posted, with { $signatures } signatures.
event-quest-rejected = The quest of { $issuer } has only { $signatures } signatures.
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
ask-at = Where, and how turned?
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
placement = { $where }; edges from the east, anticlockwise: { $edges }
joining = { $where }; turned by { $degrees }°
beside = { $side } of { $field } ({ $kind })
field-beside = { $own } { $side } of { $field } ({ $kind })
field-edges = { $field } { $edges }
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
word-pass = pass
word-margin = difference
word-own-total = own total
word-other-total = the other total
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
