### Země psychopatů, in English. Names stand in en/names.ftl.

## Events: the table

event-box-opened = The box holds { $areas } areas with { $fields } fields and { $edges } edges, { $event-cards } event cards, { $equipment-cards } equipment cards, { $quest-cards } quests, and dice with { $die } faces.
    .weight = small
event-game-began = { $players } are playing. { $first } begins.
event-fountain-laid = The Fountain of Life is laid out.
event-area-laid = { $who } lays out { $area } and starts there.
event-player-ready =
    { $who } starts with madness { $madness } and glory { $glory } and may hold { $hand-size ->
        [one] { $hand-size } card
       *[other] { $hand-size } cards
    }.
    .weight = small
event-player-joined = { $who } joins with glory { $glory } and starts on { FORM($field, form: "the") }.
event-player-left = { $who } leaves the game.
event-final-standing =
    { $who } ends with glory { $glory }, { $psychopaths-killed ->
        [one] { $psychopaths-killed } psychopath
       *[other] { $psychopaths-killed } psychopaths
    } killed and { $fights-won ->
        [one] { $fights-won } fight
       *[other] { $fights-won } fights
    } won.
    .weight = small
event-must-hold = { $who } has leapt to glory { $glory } and must still have it at the end of their next turn.
    .weight = big
event-game-decided =
    { $reason-id ->
        [glory_target] There is glory enough.
        [round_cap] The last round is over.
       *[other] There is no other player left.
    } { $winners } { $winners-count ->
        [one] is
       *[other] are
    } at the top of the food chain.
    .weight = big

## Events: the turn

event-turn-began = Round { $round }, { $who }’s turn.
    .opens = round
event-upkeep = { $who } stands on { FORM($field, form: "the") }; that field counts as visited.
    .weight = small
event-phase-began =
    Now for { $phase-id ->
        [event] an event
        [fight] the fight
        [turn_end] the end of the turn
       *[other] { $phase }
    }.
    .opens = phase
    .weight = small
event-phase-skipped =
    { $why-id ->
        [holder] { $who } holds a psychopath and cannot explore.
        [no_ap] { $who } has no action points to explore with.
        [nobody] There is no opponent here.
        [bound] { $who } holds a psychopath and cannot attack.
        [all_fought] { $who } has fought every player here this turn.
       *[other] There is nothing more to repeat.
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
event-turn-ended = { $who }’s turn is over, and { $next } is next.
    .weight = small
event-rolled =
    { $who } rolls { $dice } { $what-id ->
        [action_points] for action points
        [fight] for the fight
        [ability] for the ability
       *[other] to see what happens
    }.
    .weight = small
    .icon = die
event-rerolled =
    { $card-id ->
        [voices] { $by } uses { $card } and rerolls { $before } into { $after }.
       *[other] { $by } uses { $card }, and { $who } rerolls { $before } into { $after }.
    }
event-action-points = { $who } receives { $ap } AP.
event-ap-changed = { $card } brings { SIGNED($change) } AP, and { $who } now has { $left }.
event-paid = { $who } pays { $price } AP for { $what } and has { $left } left.
    .weight = small
event-ap-lost = { $who } loses { $ap } AP.
    .weight = small
glory-now = {" "}and now has { $glory }.
event-glory-changed =
    { $change ->
        [0] { $who } stays at glory { $glory }.
        [-1] { $who } loses 1 glory{ glory-now }
        [-2] { $who } loses 2 glory{ glory-now }
        [-3] { $who } loses 3 glory{ glory-now }
        [-4] { $who } loses 4 glory{ glory-now }
        [-5] { $who } loses 5 glory{ glory-now }
        [-6] { $who } loses 6 glory{ glory-now }
        [-7] { $who } loses 7 glory{ glory-now }
        [-8] { $who } loses 8 glory{ glory-now }
        [-9] { $who } loses 9 glory{ glory-now }
        [-10] { $who } loses 10 glory{ glory-now }
        [-11] { $who } loses 11 glory{ glory-now }
        [-12] { $who } loses 12 glory{ glory-now }
        [-13] { $who } loses 13 glory{ glory-now }
        [-14] { $who } loses 14 glory{ glory-now }
        [-15] { $who } loses 15 glory{ glory-now }
        [-16] { $who } loses 16 glory{ glory-now }
        [-17] { $who } loses 17 glory{ glory-now }
        [-18] { $who } loses 18 glory{ glory-now }
        [-19] { $who } loses 19 glory{ glory-now }
        [-20] { $who } loses 20 glory{ glory-now }
       *[other] { $who } gains { $change } glory{ glory-now }
    }
    .weight = big
    .icon = glory
event-no-glory =
    { $what-id ->
        [nothing_to_lose] { $who } gains no glory, because the other side had none to lose.
        [walking] { $who } has too much glory to gain any for so few fields.
       *[other] { $who } has too much glory for { $what } to add any.
    }
event-madness-changed = { $card } changes { $who }’s madness to { $madness } until the end of the turn.
event-madness-restored = { $who }’s madness is { $madness } again.

## Events: the map

event-explores = { $who } sets out to { $how }.
event-area-drawn = { $who } draws { $area }.
    .weight = small
event-area-placed = { $who } attaches { $area } { $where }.
    .icon = map
event-area-set-aside = { $who } sets { $area } aside, face down.
event-spark-used = { $who } uses { $card } to draw another area instead of { $area }.
event-areas-joined = { $who } joins two areas, { $where }.
event-wasted = { $who } lets the action points go to waste.
event-stepped = { $who } steps from { FORM($origin, form: "the") } to { FORM($field, form: "the") }.
    .icon = step
    .opens = aside
event-rode = { $who } rides with the caravan to { FORM($field, form: "the") }.
    .opens = aside
event-location-reached =
    { $location-id ->
        [plain] The way leads across the plain.
        [forest] The way leads through the forest.
        [city] The way leads through the city.
        [tavern] There is a tavern by the way.
        [shop] There is a shop by the way.
        [seer] A seer waits by the way.
        [caravan] A caravan waits by the way.
        [graveyard] The way leads across the graveyard.
        [fountain_of_life] Here the Fountain of Life springs up.
       *[other] The way leads past { $location }.
    }
    .weight = small
event-figure-returned = { $who } comes back to life on { FORM($field, form: "the") }.
    .opens = aside

## Events: cards

event-event-turned = { $who } turns up { FORM($card, form: "the") }.
    .icon = card
    .opens = aside
event-no-event = There is no event card left to turn.
    .weight = small
event-event-discarded = { $card } goes to the event discard pile.
    .weight = small
event-side-shown =
    { $card } shows { $who } its { $side-id ->
        [good] good side
       *[bad] bad side
    }.
event-no-effect =
    { FORM($card, form: "the") } { FORM($card, form: "number") ->
        [plural] have no effect
       *[other] has no effect
    } this time.
event-effect-delayed = { $card } will act at the end of the turn.
event-end-effect-due = Now, at the end of the turn, { $card } acts.
    .weight = small
event-shuffled =
    The { $deck-id ->
        [event_deck] event discard pile is
        [equipment_deck] equipment discard pile is
        [quest_deck] quest discard pile is
       *[other] discarded cards are
    } shuffled into a new deck of { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }.
event-drew-equipment =
    { $who } draws { $cards ->
        [one] { $cards } equipment card
       *[other] { $cards } equipment cards
    }.
    .weight = small
event-saw-equipment = { $who } now also holds { $cards }.
event-discarded = { $who } discards { $cards }.
event-laid = { $who } lays { $card } into the inventory.
event-shed = { $who } gets rid of { $card }.
event-played-card = { $who } plays { $card }.
event-robbed = { $who } takes { $weapon } from { $victim }.
event-card-taken = { $who } gets a card from { $victim }.
event-saw-card-taken = { $who } gets { $card } from { $victim }.
event-took-from-discard = { $who } takes { $card } out of the equipment discard pile.
event-hand-shown =
    { $who } shows everyone { $cards-count ->
        [0] an empty hand
       *[other] { $cards }
    }.
event-hand-looked-at = { $who } looks at { $victim }’s hand.
    .weight = small
event-hand-seen =
    { $victim } { $cards-count ->
        [0] has an empty hand
       *[other] holds { $cards }
    }.
event-psychopath-held = { $who } now holds { FORM($psychopath, form: "the") }.
    .weight = big
event-psychopath-lost = { $who } no longer holds { FORM($psychopath, form: "the") }.
event-psychopath-gone =
    { FORM($psychopath, form: "the") } { $killed ->
        [true] { FORM($psychopath, form: "number") ->
            [plural] are
           *[other] is
        } dead
       *[false] { FORM($psychopath, form: "number") ->
            [plural] walk
           *[other] walks
        } off
    }.

## Events: fights

event-fight-began =
    { $why-id ->
        [attack] { $attacker } attacks { $defender }.
        [revenge] { $attacker } calls { $defender } to a revenge duel.
        [held] { $attacker } takes on { FORM($defender, form: "the") } from the inventory.
       *[other] { $attacker } runs into { FORM($defender, form: "the") }.
    }
    .opens = contest
    .weight = big
event-total-set =
    { FORM($side, form: "the") } { FORM($side, form: "number") ->
        [plural] have
       *[other] has
    } { $die } on the die and madness { $madness }{ $given ->
        [0] { "" }
       *[other] , with { SIGNED($given) } from cards and abilities
    }, which makes { $total }.
    .weight = small
event-pass-began = Pass { $number } begins with { $first }.
    .weight = small
event-nobody-used-cards = No card was used, so the fight is over.
    .weight = small
total-changed-own = { $by } uses { $card } for { SIGNED($change) } and now has { $total }.
total-changed-other = { $by } uses { $card } to give { FORM($side, form: "the") } { SIGNED($change) }, which makes { $total }.
# The seat tells who gives a bonus to themselves, whatever name the player has typed.
event-total-changed =
    { FORM($by, form: "kind") ->
        [psychopath] { FORM($card, form: "kind") ->
            [psychopath] The ability gives { FORM($side, form: "the") } { SIGNED($change) }, which makes { $total }.
           *[other] { FORM($by, form: "the") } cancels the bonus of { $card }, which leaves { $side } with { $total }.
        }
       *[other] { $by-id ->
            [rust] { $side-id ->
                [rust] { total-changed-own }
               *[other] { total-changed-other }
            }
            [vera] { $side-id ->
                [vera] { total-changed-own }
               *[other] { total-changed-other }
            }
            [crusher] { $side-id ->
                [crusher] { total-changed-own }
               *[other] { total-changed-other }
            }
            [mole] { $side-id ->
                [mole] { total-changed-own }
               *[other] { total-changed-other }
            }
            [ash] { $side-id ->
                [ash] { total-changed-own }
               *[other] { total-changed-other }
            }
            [tick] { $side-id ->
                [tick] { total-changed-own }
               *[other] { total-changed-other }
            }
           *[other] { total-changed-other }
        }
    }
event-ability-used =
    { $psychopath-id ->
        [giggling_butcher] The Giggling Butcher giggles, which gives his side +1.
        [tin_priest] The Tin Priest cancels the last bonus that the opponent’s own card gave.
        [mother_radiation] Mother Radiation glows, which gives the opponent −1.
        [cellar_boy] The Cellar Boy rerolls a 1 or a 2.
        [the_tax_man] The Tax Man checks the opponent’s glory; 10 or more gives his side +3.
        [chainsaw_granny] The Chainsaw Granny counts the opponent’s cards; two or more in this pass give her side +2.
        [barbed_wire_twins] The Barbed-Wire Twins roll another die, and the higher one counts.
        [silent_clown] The Silent Clown puts a finger to his lips; in pass 1 bystanders keep still.
        [dog_whisperer] The Dog Whisperer whistles; each bystander gives his side +1.
        [petrol_baron] The Petrol Baron strikes a match; having used a weapon gives the opponent −2.
        [leech_doctor] The Leech Doctor sets his leeches; losing to him costs 1 glory more.
        [glass_eater] The Glass Eater cuts himself, which gives his side −1.
        [mirror_saint] The Mirror Saint turns his die to match the opponent’s.
        [old_hunger] Old Hunger wants a card; if the opponent discards none, his side gets +1.
        [rust_prophet] The Rust Prophet curses all iron, which gives his side +2 once a weapon was used.
        [queen_of_wasps] The Queen of Wasps sends her swarm after every card; the opponent gets −1.
        [the_landlord] The Landlord wants a card as rent; without it his side gets +2.
        [broken_ballerina] The Broken Ballerina turns once more and rerolls a 1, 2 or 3.
        [deaf_gunner] The Deaf Gunner does not hear the shot coming; his side gets −2 once a weapon was used.
        [milk_thief] The Milk Thief drinks and grows, which gives his side +2.
        [hanging_judge] The Hanging Judge looks up at the famous; glory 20 or more gives his side +2.
        [choir_of_rats] The Choir of Rats sings to the crowd, which gives its side +2 for each bystander.
        [tooth_collector] The Tooth Collector takes a souvenir; a loser loses 2 glory more.
        [hushing_nurse] The Hushing Nurse puts a finger to her lips; in pass 2 bystanders keep still.
       *[other] { FORM($psychopath, form: "the") } uses an ability: { $does }.
    }
event-rival-remark =
    The enemy of my enemy is my friend, so { FORM($psychopath, form: "the") } { FORM($psychopath, form: "number") ->
        [plural] stand
       *[other] stands
    } by { $holder }.
    .weight = small
event-ammo-used =
    { $weapon } { $left ->
        [0] has no shell left
        [one] has { $left } shell left
       *[other] has { $left } shells left
    }.
    .weight = small
event-silenced = Silenced by { FORM($psychopath, form: "the") }, the bystanders use no cards in this pass.
event-fight-ended =
    { $margin ->
        [0] The fight ends in a tie, { $attacker-total } to { $defender-total }.
       *[other] The fight ends { $attacker-total } to { $defender-total }, and { FORM($winner, form: "the") } { FORM($winner, form: "number") ->
            [plural] win
           *[other] wins
        } by { $margin }.
    }
    .weight = big
event-tied = On a tie { $note }.
event-no-more-attacks = { $who } may not attack again in this phase.
    .weight = small
    .opens = aside
event-attack-declined = { $who } attacks no one here.
    .weight = small
event-revenge-declined = { $who } takes no revenge on { $rival }.
    .weight = small
event-no-revenge =
    { $why-id ->
        [attacker] As the attacker, { $who } gets no revenge.
        [holder] As the holder of a psychopath, { $who } gets no revenge.
       *[limit] { $who } gets no further revenge.
    }
    .weight = small
event-killed = { $by } kills { $who }.
    .weight = big
    .icon = skull
event-spared = { $who } wins the revenge duel and lives.
tie-loses-nothing = neither side loses anything
tie-gains-nothing = neither side loses or gains anything

## Events: quests

event-quest-drawn = { $who } draws the quest “{ $quest }”.
    .opens = aside
event-no-quest = { $who } gets no quest this time.
event-quest-fulfilled = { $who } fulfils the quest “{ $quest }”.
    .weight = big
event-quest-proposed = { $who } writes down the quest “{ $words }”.
event-quest-signed = { $who } signs it.
event-quest-posted =
    { $issuer }’s quest is posted with { $signatures ->
        [one] { $signatures } signature
       *[other] { $signatures } signatures
    }.
event-quest-rejected =
    { $issuer }’s quest is not posted; it has { $signatures ->
        [0] no signature
        [one] only { $signatures } signature
       *[other] only { $signatures } signatures
    }.
event-quest-claimed = { $who } claims to have fulfilled the quest “{ $quest }”.
event-quest-claim-rejected = The table does not agree that { $who } has fulfilled the quest.

## How the game ends

reason-glory-target = glory enough
reason-round-cap = the last round is over
reason-last-player = no other player is left

## Questions

ask-draw-equipment = { $who } draws an equipment card
ask-draw-area = { $who } draws an area
ask-turn-event = { $who } turns up an event card
ask-draw-quest = { $who } draws a quest card
ask-rob-card = A card out of the victim’s hand
ask-reroll = { $roller } rolled { $dice }. Use { $card } to reroll a die?
ask-reroll-die = { $who } rerolls a die
ask-action-points = { $who } rolls for action points
ask-fight = { $who } rolls for the fight
ask-ability = { $who } rolls for the psychopath
ask-roll-table = { $who } rolls a die
ask-pick-die = { $who }, which die do you keep?
ask-explore = { $who }, how do you explore?
ask-spark = Keep { $area }, or set it aside and draw another?
ask-place-area = Which area do you attach?
ask-at = Where, and how turned? (Edges are named from the east, anticlockwise.)
ask-join = Which area do you join?
ask-with = With which area?
ask-step = { $who }, where do you go?
ask-free-action = { $who }, do you lay or play a card?
ask-card = Which card?
ask-voluntary-location =
    { $seat }, what do you do { $location-id ->
        [tavern] at the tavern
        [shop] at the shop
        [seer] at the seer’s
        [caravan] at the caravan
        [fountain_of_life] at the Fountain of Life
       *[other] here: { $location }
    }?
ask-times = How many?
ask-ride = Where does the caravan go?
ask-free-step = Where do you sleepwalk to?
ask-look-at = Whose hand do you look at?
ask-attack = { $seat }, whom do you attack?
ask-revenge = { $who }, do you want revenge on { $rival }?
ask-refight = Fight { FORM($psychopath, form: "the") } again?
ask-keep-psychopath = Which psychopath do you keep?
ask-use-card = { $who }, do you use a card? Up to { $left } more in this pass.
ask-side = For which side?
ask-weapon = Which weapon?
ask-wants-more = { $who }, do you want to use further cards?
ask-discard = { $who }, what do you discard?
ask-discard-to-limit = { $who }, what do you discard? Your hand is over its limit by { $count }.
ask-discard-weapon = { $who }, which weapon do you discard?
ask-discard-or-else = { $psychopath } wants a card. Discard one?
ask-take-from-discard = Which card do you take out of the equipment discard pile?
ask-shed-mutation = Which mutation does the Fountain wash away?
ask-drop-psychopath = Which psychopath do you poison?
ask-rob-target = From whom do you take something?
ask-rob-weapon = Which of { $who }’s weapons do you take?
ask-beg-target = Who is to give you a card?
ask-give-card = { $who }, which card do you give to { $to }?
ask-order-end-effects = In which order do the effects happen?
ask-between-turns = { $who }, anything before the next turn?
ask-quest-words = What is the quest?
ask-quest = Which quest?
ask-join-game = { $who }, do you want to join?
ask-sign-quest = { $who }, do you sign this quest?
ask-vote-quest = { $seat }, has { $claimant } fulfilled the quest?
ask-quest-fulfilled = Has { $claimant } fulfilled the quest?
ask-card-clash = { $card } and { $earlier } contradict each other. Whose text holds?
ask-of = Which player?
ask-to = To how much?
ask-field = On which field?
ask-psychopath = Which psychopath?
ruling-card-clash = the clash of two cards
ruling-quest-fulfilled = whether the quest is fulfilled

## Options

option-skip = explore nothing
option-explore-join = join areas
option-waste = pay for nothing
explore-offer =
    draw { $threes ->
        [0] { $ones ->
            [one] a one-field area
            [2] two one-field areas
            [3] three one-field areas
           *[other] { $ones } one-field areas
        }
       *[other] { $ones ->
            [0] a three-field area
           *[other] a one-field and a three-field area
        }
    }
placement = { $where }: { $edges }
placement-beside = { beside }: { edges-around }
edges-around = { $east }, { $north-east }, { $north-west }, { $west }, { $south-west }, { $south-east }
joining = { $where }; turned by { $degrees }°
beside = { $side } of { FORM($field, form: "the") } on a { $kind } edge
part-beside = with its { $own } { $side } of { FORM($field, form: "the") } on a { $kind } edge
field-a = field A
field-b = field B
field-c = field C
field-beside = with { $own } { $side } of { FORM($field, form: "the") } on a { $kind } edge
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
option-attack-decline = no one
option-binge = go on a drinking binge
option-buy = buy equipment
option-look = look at a hand
option-voluntary-location-ride = ride with the caravan
option-shed = get rid of a mutation
option-alight = get off here
option-draw = draw a card
option-stop = no more cards
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
word-no-less-than-nothing = never below 0
word-equipment = equipment
word-event = event
word-card = card
word-cards = cards
word-ap = AP
count-ap = { $count } AP
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
word-glory-per-difference = glory for the difference
word-extra-loss = lost on top
word-variant-revenge-bonus = revenge on the active player
word-kill = a kill
word-quest = quest
word-walking = walking far
word-price = price
word-turned-by = turned by
word-fields-walked = fields walked
word-ammo-tokens = ammunition tokens
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
word-explore = exploring
word-upkeep = start of the turn
word-happening = happening
word-movement = movement
word-fight = fight
word-ability = ability
word-roll-table = the result
word-before-turn-end = before the end of the turn
word-turn-end = end of the turn
word-step = a step
word-join = joining areas
word-waste = nothing
word-binge = a drinking binge
word-buy = shopping
word-look = a look at a hand
word-ride = a ride with the caravan
word-shed = a bath in the Fountain
word-refight = another fight

## The view

word-players = players
word-figure = stands on
word-weapon = weapon
word-mutation = mutation
word-held-psychopath = held psychopath
word-psychopath = psychopath
word-set-aside = areas set aside
word-piles = piles
word-pile = pile
word-lying-open = lying open
word-event-deck = event deck
word-event-discard = event discard pile
word-equipment-deck = equipment deck
word-equipment-discard = equipment discard pile
word-quest-deck = quest deck
word-quest-discard = quest discard pile
word-bag1 = bag of one-field areas
word-bag3 = bag of three-field areas
word-agreed-quests = agreed quests
word-quest-issuer = issuer
word-subject = text
word-visited = visited this turn
word-discard = discard pile
word-deck-bottom = under the deck
word-attacker = attacker
word-good = good side
word-bad = bad side
active-player = to move
map-part = Map { $cluster }
fight-title = The fight, pass { $number }
hand-of = { $who }’s hand
weapon-with-tokens =
    { $weapon } ({ $tokens ->
        [0] empty
        [one] { $tokens } shell
       *[other] { $tokens } shells
    })
copies-of = { $copies } × { $card }
card-line =
    { $deck-id ->
        [equipment] Equipment: { $kind }
       *[event] Event: { $kind }
    }
fight-text =
    { SIGNED($amount) } { $scope-id ->
        [self] for yourself
        [opponent] against the opponent
        [both] for both sides
       *[anyone] for anyone
    }
psychic-text = { SIGNED($amount) } { card-note }
card-note =
    { $scope-id ->
        [self] for yourself
        [opponent] against the opponent
        [both] for both sides
       *[anyone] for anyone
    }{ $needs-id ->
        [mental] , only with a mental mutation
        [physical] , only with a physical mutation
       *[other] { "" }
    }{ $forbids-id ->
        [mental] , only without a mental mutation
        [physical] , only without a physical mutation
       *[other] { "" }
    }
mutation-text =
    { $nature-id ->
        [mental] a mental mutation
       *[physical] a physical mutation
    }
psychopath-text = madness { $madness }

## Tables of exact odds

table-result = result
table-glory = glory won or lost
table-margin = difference of the totals
table-kill = the difference kills
