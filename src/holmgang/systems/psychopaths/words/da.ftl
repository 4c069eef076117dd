### Země psychopatů på dansk. Navnene står i da/names.ftl.

## Bordet

event-box-opened = Æsken rummer { $areas } områder med { $fields } felter og { $edges } kanter, { $event-cards } hændelseskort, { $equipment-cards } udstyrskort, { $quest-cards } opgaver og terninger med { $die } sider.
event-game-began = { $players } spiller. { $first } begynder.
event-fountain-laid = Livets Kilde lægges på bordet.
event-area-laid = { $who } lægger { $area } og begynder dér.
event-player-ready = { $who } begynder med vanvid { $madness } og hæder { $glory } og må have { $hand-size } kort på hånden.
event-player-joined = { $who } kommer med i spillet med hæder { $glory } og begynder på { $field }.
event-player-left = { $who } forlader spillet.
event-final-standing =
    { $who } slutter med hæder { $glory }, { $psychopaths-killed ->
        [one] { $psychopaths-killed } dræbt psykopat
       *[other] { $psychopaths-killed } dræbte psykopater
    } og { $fights-won ->
        [one] { $fights-won } vundet kamp
       *[other] { $fights-won } vundne kampe
    }.
event-must-hold = { $who } er i ét spring nået op på hæder { $glory } og skal stadig have den ved slutningen af sin næste tur.
event-game-decided =
    { $reason-id ->
        [glory_target] Der er hæder nok.
        [round_cap] Sidste runde er slut.
       *[other] Der er ingen andre tilbage.
    } { $winners } er øverst i fødekæden.

## Turen

event-turn-began = Runde { $round }, { $who } har turen.
event-upkeep = { $who } står på { $field }, og det felt regnes for besøgt.
event-phase-began =
    Nu er det tid til { $phase-id ->
        [action_points] at slå for handlingspoint
        [event] en hændelse
        [turn_end] at slutte turen
       *[other] { $phase }
    }.
event-phase-skipped =
    { $why-id ->
        [holder] { $who } bærer på en psykopat og kan ikke udforske.
        [no_ap] { $who } har ingen handlingspoint at udforske for.
        [nobody] Her er ingen at slås med.
        [bound] { $who } bærer på en psykopat og kan ikke angribe.
        [all_fought] { $who } har allerede kæmpet med alle på feltet i denne tur.
       *[other] Der er ikke mere at gentage.
    }
event-no-step =
    { $why-id ->
        [holder] { $who } bærer på en psykopat og kan ikke flytte sig.
        [no_ap] { $who } har ingen handlingspoint til et skridt.
        [all_visited] { $who } har besøgt alle nabofelter i denne tur.
       *[other] { $who } har intet nabofelt at gå til.
    }
event-turn-ended = { $who } er færdig, og { $next } er den næste.
event-rolled =
    { $who } slår { $dice } { $what-id ->
        [action_points] for handlingspoint
        [fight] i kampen
        [ability] for evnen
       *[other] med terningen
    }.
event-rerolled =
    { $card-id ->
        [voices] { $by } bruger { $card } og slår { $before } om til { $after }.
       *[other] { $by } bruger { $card }, og { $who } slår { $before } om til { $after }.
    }
event-action-points = { $who } får { $ap } handlingspoint.
event-ap-changed = { $card } giver { SIGNED($change) } handlingspoint, og { $who } har nu { $left }.
event-paid = { $who } betaler { $price } handlingspoint for { $what } og har { $left } tilbage.
event-ap-lost = { $who } mister { $ap } handlingspoint.
glory-now = {" "}og har nu { $glory }.
event-glory-changed =
    { $change ->
        [0] { $who } bliver på hæder { $glory }.
        [-1] { $who } mister 1 hæder{ glory-now }
        [-2] { $who } mister 2 hæder{ glory-now }
        [-3] { $who } mister 3 hæder{ glory-now }
        [-4] { $who } mister 4 hæder{ glory-now }
        [-5] { $who } mister 5 hæder{ glory-now }
        [-6] { $who } mister 6 hæder{ glory-now }
        [-7] { $who } mister 7 hæder{ glory-now }
        [-8] { $who } mister 8 hæder{ glory-now }
        [-9] { $who } mister 9 hæder{ glory-now }
        [-10] { $who } mister 10 hæder{ glory-now }
        [-11] { $who } mister 11 hæder{ glory-now }
        [-12] { $who } mister 12 hæder{ glory-now }
        [-13] { $who } mister 13 hæder{ glory-now }
        [-14] { $who } mister 14 hæder{ glory-now }
        [-15] { $who } mister 15 hæder{ glory-now }
        [-16] { $who } mister 16 hæder{ glory-now }
        [-17] { $who } mister 17 hæder{ glory-now }
        [-18] { $who } mister 18 hæder{ glory-now }
        [-19] { $who } mister 19 hæder{ glory-now }
        [-20] { $who } mister 20 hæder{ glory-now }
       *[other] { $who } får { $change } hæder{ glory-now }
    }
event-no-glory =
    { $what-id ->
        [nothing_to_lose] { $who } får ingen hæder, for den anden side havde ingen at miste.
        [walking] { $who } har for megen hæder til at få mere for så få felter.
       *[other] { $who } har for megen hæder til at få mere af { $what }.
    }
event-madness-changed = { $card } ændrer vanviddet, så { $who } har { $madness } til turens slutning.
event-madness-restored = { $who } har igen vanvid { $madness }.

## Landkortet

event-explores = { $who } udforsker ved at { $how }.
event-area-drawn = { $who } trækker { $area }.
event-area-placed = { $who } lægger { $area } på plads { $where }.
event-area-set-aside = { $who } lægger { $area } til side med bagsiden op.
event-spark-used = { $who } bruger { $card } til at trække et andet område i stedet for { $area }.
event-areas-joined = { $who } forbinder to områder, { $where }.
event-wasted = { $who } lader handlingspointene gå til spilde.
event-stepped = { $who } går fra { $origin } til { $field }.
event-rode = { $who } kører med karavanen til { $field }.
event-location-reached =
    { $location-id ->
        [plain] Vejen går over sletten.
        [forest] Vejen går gennem skoven.
        [city] Vejen går gennem byen.
        [tavern] Der ligger en kro ved vejen.
        [shop] Der ligger en butik ved vejen.
        [seer] En spåkone venter ved vejen.
        [caravan] En karavane venter ved vejen.
        [graveyard] Vejen går over kirkegården.
        [fountain_of_life] Her springer Livets Kilde.
       *[other] Ved vejen er der { $location }.
    }
event-figure-returned = { $who } kommer til sig selv på { $field }.

## Kort

event-event-turned = { $who } vender { $card }.
event-no-event = Der er ikke flere hændelseskort at vende.
event-event-discarded = { $card } lægges til de kasserede hændelser.
event-side-shown =
    { $card } viser { $who } sin { $side-id ->
        [good] gode side
       *[bad] dårlige side
    }.
event-no-effect = { FORM($card, form: "def") } har ingen virkning denne gang.
event-effect-delayed = { $card } virker ved turens slutning.
event-end-effect-due = Nu, ved turens slutning, virker { $card }.
event-shuffled =
    { $deck-id ->
        [event_deck] De kasserede hændelser
        [equipment_deck] Det kasserede udstyr
        [quest_deck] De kasserede opgaver
       *[other] De kasserede kort
    } blandes til en ny bunke på { $cards } kort.
event-drew-equipment = { $who } trækker { $cards } udstyrskort.
event-saw-equipment = { $who } får { $cards } på hånden.
event-discarded = { $who } kasserer { $cards }.
event-laid = { $who } lægger { $card } i oppakningen.
event-shed = { $who } skiller sig af med { $card }.
event-played-card = { $who } spiller { $card }.
event-robbed = { $who } tager { $weapon } fra { $victim }.
event-card-taken = { $who } får et kort af { $victim }.
event-saw-card-taken = { $who } får { $card } af { $victim }.
event-took-from-discard = { $who } tager { $card } fra det kasserede udstyr.
event-hand-shown =
    { $who } viser { $cards-count ->
        [0] en tom hånd
       *[other] { $cards }
    } frem for alle.
event-hand-looked-at = { $who } ser på hånden hos { $victim }.
event-hand-seen =
    { $victim } { $cards-count ->
        [0] har intet på hånden
       *[other] har { $cards } på hånden
    }.
event-psychopath-held = { $who } bærer nu på { $psychopath }.
event-psychopath-lost = { $who } bærer ikke længere på { $psychopath }.
event-psychopath-gone =
    { $psychopath } { $killed ->
        [true] { FORM($psychopath, form: "number") ->
            [plural] er døde
           *[other] er død
        }
       *[false] { FORM($psychopath, form: "number") ->
            [plural] går deres vej
           *[other] går sin vej
        }
    }.

## Kamp

event-fight-began =
    { $why-id ->
        [attack] { $attacker } angriber { $defender }.
        [revenge] { $attacker } kræver revanche over { $defender }.
        [held] { $attacker } tager kampen op mod { $defender } fra oppakningen.
       *[other] { $attacker } støder på { $defender }.
    }
event-total-set =
    { $side } har { $die } på terningen og vanvid { $madness }{ $given ->
        [0] { "" }
       *[other] , med { SIGNED($given) } fra kort og evner
    }, i alt { $total }.
event-pass-began = Omgang { $number } begynder med { $first }.
event-nobody-used-cards = Ingen brugte kort, så kampen er slut.
total-changed-own = { $by } bruger { $card } for { SIGNED($change) } og har nu { $total }.
total-changed-other = { $by } bruger { $card } og giver { $side } { SIGNED($change) }, i alt { $total }.
# Pladsen fortæller, hvem der giver sig selv en bonus, uanset hvad spilleren har kaldt sig.
event-total-changed =
    { FORM($by, form: "kind") ->
        [psychopath] { FORM($card, form: "kind") ->
            [psychopath] Evnen giver { $side } { SIGNED($change) }, i alt { $total }.
           *[other] { $by } ophæver bonussen fra { $card }, så { $side } har { $total }.
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
        [giggling_butcher] Den fnisende slagter fniser, og det giver hans side +1.
        [tin_priest] Blikpræsten ophæver den sidste bonus, modstanderen gav sig selv.
        [mother_radiation] Mor Stråling gløder, og det giver modstanderen −1.
        [cellar_boy] Kælderdrengen slår 1 og 2 om.
        [the_tax_man] Skattefogeden ser på modstanderens hæder; 10 eller mere giver hans side +3.
        [chainsaw_granny] Motorsavsmormor tæller modstanderens kort; to eller flere i omgangen giver hendes side +2.
        [barbed_wire_twins] Pigtrådstvillingerne slår en terning til, og den højeste gælder.
        [silent_clown] Den tavse klovn lægger en finger på læben; i omgang 1 tier tilskuerne.
        [dog_whisperer] Hundehviskeren fløjter; hver tilskuer giver hans side +1.
        [petrol_baron] Benzinbaronen stryger en tændstik; det brugte våben giver modstanderen −2.
        [leech_doctor] Igledoktoren sætter igler på; et nederlag koster 1 hæder mere.
        [glass_eater] Glasæderen skærer sig, og det giver hans side −1.
        [mirror_saint] Spejlhelgenen vender sin terning, så den viser det samme som modstanderens.
        [old_hunger] Gamle Sult vil have et kort; kasserer modstanderen ikke et, får hans side +1.
        [rust_prophet] Rustprofeten forbander alt jern; er et våben brugt, giver det hans side +2.
        [queen_of_wasps] Hvepsedronningen sender sin sværm efter hvert kort; modstanderen får −1.
        [the_landlord] Husværten vil have et kort i husleje; ellers får hans side +2.
        [broken_ballerina] Den knuste ballerina drejer rundt igen og slår 1, 2 eller 3 om.
        [deaf_gunner] Den døve kanoner hører ikke skuddet; er et våben brugt, får hans side −2.
        [milk_thief] Mælketyven drikker og vokser, og det giver hans side +2.
        [hanging_judge] Galgedommeren ser på de berømte; hæder 20 eller mere giver hans side +2.
        [choir_of_rats] Rottekoret synger for flokken og giver sin side +2 for hver tilskuer.
        [tooth_collector] Tandsamleren tager en souvenir; taberen mister 2 hæder mere.
        [hushing_nurse] Den tyssende sygeplejerske lægger en finger på læben; i omgang 2 tier tilskuerne.
       *[other] { $psychopath } bruger sin evne: { $does }.
    }
event-rival-remark = Min fjendes fjende er min ven, så { $psychopath } står { $holder } bi.
event-ammo-used =
    { $weapon } { $left ->
        [0] har ikke flere patroner
        [one] har { $left } patron tilbage
       *[other] har { $left } patroner tilbage
    }.
event-silenced = { $psychopath } får tilskuerne til at tie; i denne omgang bruger de ingen kort.
event-fight-ended =
    { $margin ->
        [0] Kampen ender uafgjort, { $attacker-total } mod { $defender-total }.
       *[other] Kampen ender { $attacker-total } mod { $defender-total }, og { $winner } vinder med { $margin }.
    }
event-tied = Ved uafgjort { $note }.
event-no-more-attacks = { $who } må ikke angribe igen i denne fase.
event-attack-declined = { $who } angriber ingen her.
event-revenge-declined = { $who } giver afkald på revanche over { $rival }.
event-no-revenge =
    { $why-id ->
        [attacker] Som angriber får { $who } ingen revanche.
        [holder] Som bærer af en psykopat får { $who } ingen revanche.
       *[limit] { $who } får ikke flere revancher.
    }
event-killed = { $by } dræber { $who }.
event-spared = { $who } vinder revanchen og lever.
tie-loses-nothing = mister ingen noget
tie-gains-nothing = mister eller vinder ingen noget

## Opgaver

event-quest-drawn = { $who } trækker opgaven »{ $quest }«.
event-no-quest = { $who } får ingen opgave denne gang.
event-quest-fulfilled = { $who } løser opgaven »{ $quest }«.
event-quest-proposed = { $who } skriver opgaven »{ $words }«.
event-quest-signed = { $who } skriver under.
event-quest-posted =
    Opgaven fra { $issuer } slås op med { $signatures ->
        [one] { $signatures } underskrift
       *[other] { $signatures } underskrifter
    }.
event-quest-rejected =
    Opgaven fra { $issuer } slås ikke op; den har { $signatures ->
        [0] ingen underskrift
        [one] kun { $signatures } underskrift
       *[other] kun { $signatures } underskrifter
    }.
event-quest-claimed = { $who } påstår at have løst opgaven »{ $quest }«.
event-quest-claim-rejected = Bordet mener ikke, at { $who } har løst opgaven.

## Slutningen

reason-glory-target = der er hæder nok
reason-round-cap = sidste runde er slut
reason-last-player = der er ingen andre tilbage

## Spørgsmål

ask-draw-equipment = { $who } trækker et udstyrskort
ask-draw-area = { $who } trækker et område
ask-turn-event = { $who } vender et hændelseskort
ask-draw-quest = { $who } trækker et opgavekort
ask-rob-card = Et kort fra offerets hånd
ask-reroll = { $roller } slog { $dice }. Vil du bruge { $card } og slå en terning om?
ask-reroll-die = { $who } slår terningen om
ask-action-points = { $who } slår for handlingspoint
ask-fight = { $who } slår i kampen
ask-ability = { $who } slår for psykopaten
ask-roll-table = { $who } slår en terning
ask-pick-die = { $who }, hvilken terning vælger du?
ask-explore = { $who }, hvordan udforsker du?
ask-spark = Vil du beholde { $area } eller lægge det til side og trække et andet?
ask-place-area = Hvilket område lægger du til?
ask-at = Hvor, og hvordan drejet? (Kanterne nævnes fra øst, mod uret.)
ask-join = Hvilket område forbinder du?
ask-with = Med hvilket område?
ask-step = { $who }, hvor går du hen?
ask-free-action = { $who }, vil du lægge eller spille et kort?
ask-card = Hvilket kort?
ask-voluntary-location =
    { $seat }, hvad gør du { $location-id ->
        [tavern] på kroen
        [shop] i butikken
        [seer] hos spåkonen
        [caravan] ved karavanen
        [fountain_of_life] ved Livets Kilde
       *[other] her: { $location }
    }?
ask-times = Hvor mange?
ask-ride = Hvor kører karavanen hen?
ask-free-step = Hvor går du hen i søvne?
ask-look-at = Hvis hånd ser du på?
ask-attack = { $seat }, hvem angriber du?
ask-revenge = { $who }, vil du have revanche over { $rival }?
ask-refight = Vil du kæmpe mod { $psychopath } igen?
ask-keep-psychopath = Hvilken psykopat beholder du?
ask-use-card = { $who }, vil du bruge et kort? Højst { $left } til i denne omgang.
ask-side = Til hvilken side?
ask-weapon = Hvilket våben?
ask-wants-more = { $who }, vil du bruge flere kort?
ask-discard = { $who }, hvad kasserer du?
ask-discard-to-limit =
    { $who }, hvad kasserer du? Du har { $count ->
        [one] { $count } kort for meget
       *[other] { $count } kort for mange
    } på hånden.
ask-discard-weapon = { $who }, hvilket våben kasserer du?
ask-discard-or-else = { $psychopath } vil have et kort. Vil du kassere et?
ask-take-from-discard = Hvilket kort tager du fra det kasserede udstyr?
ask-shed-mutation = Hvilken mutation vasker Kilden bort?
ask-drop-psychopath = Hvilken psykopat får gift?
ask-rob-target = Hvem tager du noget fra?
ask-rob-weapon = Hvilket våben tager du fra { $who }?
ask-beg-target = Hvem skal give dig et kort?
ask-give-card = { $who }, hvilket kort giver du { $to }?
ask-order-end-effects = I hvilken rækkefølge sker virkningerne?
ask-between-turns = { $who }, er der noget, du vil, før næste tur?
ask-quest-words = Hvad går opgaven ud på?
ask-quest = Hvilken opgave?
ask-join-game = { $who }, vil du være med?
ask-sign-quest = { $who }, skriver du under på denne opgave?
ask-vote-quest = { $seat }, har { $claimant } løst opgaven?
ask-quest-fulfilled = Har { $claimant } løst opgaven?
ask-card-clash = { $card } og { $earlier } siger hinanden imod. Hvis tekst gælder?
ask-of = Hvilken spiller?
ask-to = Til hvor meget?
ask-field = På hvilket felt?
ask-psychopath = Hvilken psykopat?
ruling-card-clash = striden mellem to kort
ruling-quest-fulfilled = opgavens løsning

## Muligheder

option-skip = udforske intet
option-explore-join = forbinde områder
option-waste = betale for ingenting
explore-offer =
    trække { $threes ->
        [0] { $ones ->
            [one] et etfeltsområde
            [2] to etfeltsområder
            [3] tre etfeltsområder
           *[other] { $ones } etfeltsområder
        }
       *[other] { $ones ->
            [0] et trefeltsområde
           *[other] et etfeltsområde og et trefeltsområde
        }
    }
placement = { $where }: { $edges }
placement-beside = { beside }: { edges-around }
edges-around = { $east }, { $north-east }, { $north-west }, { $west }, { $south-west }, { $south-east }
joining = { $where }; drejet { $degrees }°
beside = { $side } for { $field } ved kanten med { $kind }
part-beside = med { $own } { $side } for { $field } ved kanten med { $kind }
field-a = felt A
field-b = felt B
field-c = felt C
field-beside = med { $own } { $side } for { $field } ved kanten med { $kind }
area-edges = { $edges }
headline = Runde { $round }, { $who }: { $phase }
field-edges = { $field }: { $edges }
drawn-area = trukket område { $area }
word-east = øst
word-north-east = nordøst
word-north-west = nordvest
word-west = vest
word-south-west = sydvest
word-south-east = sydøst
word-drawn-areas = trukne områder
joined = { $first }, { $second }
die-showing = { $face } (terning { $place })
option-keep = behold
option-redraw = træk et andet
option-stay = bliv
option-end-turn = slut turen
option-go-on = fortsæt
option-lay = læg i oppakningen
option-play-own-turn-card = spil et kort
option-decline = intet
option-attack-decline = ingen
option-binge = tag på druktur
option-buy = køb udstyr
option-look = se en hånd
option-voluntary-location-ride = kør med karavanen
option-shed = slip af med en mutation
option-alight = stå af her
option-draw = træk et kort
option-stop = ikke flere kort
option-refuse = giv intet
option-later = det senere kort
option-earlier = det tidligere kort
option-leave = forlad spillet
option-post-quest = slå en opgave op
option-claim-quest = meld en opgave løst
option-glory = hæder
option-ap = handlingspoint
option-madness = vanvid
option-figure = en figurs plads
option-release = tag en psykopat væk
option-hold = giv en psykopat

## Led i summer

card-of = { $card } ({ $who })
ability-of = { $card }
cancelled-by = { $card }, ophævet af { $who }
word-base-madness = grundvanvid
word-until-turn-end = til turens slutning
word-madness = vanvid
word-hand-limit = håndgrænse
word-no-less-than-nothing = aldrig under 0
word-equipment = udstyr
word-event = hændelse
word-card = kort
word-cards = kort
word-ap = handlingspoint
count-ap = { $count } handlingspoint
word-glory = hæder
count-glory = { $count } hæder
word-pass = omgang
word-margin = forskel
word-own-total = egen sum
word-other-total = den andens sum
word-nothing-to-lose = intet at miste
before-cards = før nogen bruger kort
word-victory = sejr
word-tie = uafgjort
word-defeat = nederlag
word-glory-floor = lavere falder hæderen ikke
word-glory-per-difference = hæder for forskellen
word-extra-loss = tabt oveni
word-variant-revenge-bonus = revanche over den aktive spiller
word-kill = et drab
word-quest = opgave
word-walking = en lang vandring
word-price = pris
word-turned-by = drejet
word-fields-walked = gåede felter
word-ammo-tokens = ammunitionsbrikker
word-hand-cards = kort på hånden
word-hidden-cards = skjulte kort
word-hand-size = håndgrænse
word-areas = områder
word-area = område
word-fields = felter
word-edges = kanter
word-psychopaths-killed = dræbte psykopater
word-fights-won = vundne kampe
word-lowest-glory = bordets laveste hæder
word-signatures = underskrifter
word-one-field-areas = etfeltsområder
word-three-field-areas = trefeltsområder
word-quest-cards = opgaver
word-die-faces = terningens sider
word-mutations = mutationer
word-weapons = våben
word-junk = skrammel
word-psychic = psykiske evner
word-psychic-events = psykiske evner
word-happenings = episoder
word-psychopaths = psykopater

## Faser, betaling, slag

word-action-points = handlingspoint
word-exploration = udforskning
word-explore = udforskning
word-upkeep = turens begyndelse
word-happening = episode
word-movement = bevægelse
word-fight = kamp
word-ability = evne
word-roll-table = hvad der kommer ud af det
word-before-turn-end = før turens slutning
word-turn-end = turens slutning
word-step = et skridt
word-join = at forbinde områder
word-waste = ingenting
word-binge = en druktur
word-buy = indkøb
word-look = et kig på en hånd
word-ride = en tur med karavanen
word-shed = et bad i Kilden
word-refight = en kamp til

## Visningen

word-players = spillere
word-figure = står på
word-weapon = våben
word-mutation = mutation
word-held-psychopath = psykopat i oppakningen
word-psychopath = psykopat
word-set-aside = områder lagt til side
word-piles = bunker
word-pile = bunke
word-lying-open = ligger åbent
word-event-deck = hændelser
word-event-discard = kasserede hændelser
word-equipment-deck = udstyr
word-equipment-discard = kasseret udstyr
word-quest-deck = opgaver
word-quest-discard = kasserede opgaver
word-bag1 = pose med etfeltsområder
word-bag3 = pose med trefeltsområder
word-agreed-quests = aftalte opgaver
word-quest-issuer = opgavestiller
word-subject = ordlyd
word-visited = besøgt i denne tur
word-discard = kasserede kort
word-deck-bottom = under bunken
word-attacker = angriber
word-good = god side
word-bad = dårlig side
active-player = har turen
map-part = Landkort { $cluster }
fight-title = Kampen, omgang { $number }
hand-of = { $who }, kort på hånden
weapon-with-tokens =
    { $weapon } ({ $tokens ->
        [0] tomt
        [one] { $tokens } patron
       *[other] { $tokens } patroner
    })
copies-of = { $copies } × { $card }
card-line =
    { $deck-id ->
        [equipment] Udstyr: { $kind }
       *[event] Hændelse: { $kind }
    }
fight-text =
    { SIGNED($amount) } { $scope-id ->
        [self] til dig selv
        [opponent] mod modstanderen
        [both] til begge sider
       *[anyone] til hvem som helst
    }
psychic-text = { SIGNED($amount) } { card-note }
card-note =
    { $scope-id ->
        [self] til dig selv
        [opponent] mod modstanderen
        [both] til begge sider
       *[anyone] til hvem som helst
    }{ $needs-id ->
        [mental] , kun med en mental mutation
        [physical] , kun med en fysisk mutation
       *[other] { "" }
    }{ $forbids-id ->
        [mental] , kun uden mental mutation
        [physical] , kun uden fysisk mutation
       *[other] { "" }
    }
mutation-text =
    { $nature-id ->
        [mental] en mental mutation
       *[physical] en fysisk mutation
    }
psychopath-text = vanvid { $madness }

## Tabeller med nøjagtige chancer

table-result = resultat
table-glory = vundet eller tabt hæder
table-margin = forskel mellem summerne
table-kill = forskellen dræber
