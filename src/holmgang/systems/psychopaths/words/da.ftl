### Psykopaternes land på dansk.

## Bordet

event-box-opened = Æsken rummer { $areas } områder med { $fields } felter og { $edges } kanter, { $event-cards } hændelseskort, { $equipment-cards } udstyrskort, { $quest-cards } opgaver og terninger med { $die } sider.
event-game-began = { $players } sætter sig. { $first } begynder.
event-fountain-laid = Livets Kilde lægges på bordet.
event-area-laid = { $who } lægger { $area } og begynder dér.
event-player-ready = { $who } begynder med vanvid { $madness } og hæder { $glory }; hånden rummer { $hand-size }.
event-player-joined = { $who } kommer med, hæder { $glory }, på { $field }.
event-player-left = { $who } forlader spillet.
event-standing = { $who }: hæder { $glory }, dræbte psykopater { $psychopaths-killed }, vundne kampe { $fights-won }.
event-must-hold = { $who } er i ét spring nået { $glory } hæder og skal stadig have den ved slutningen af sin næste tur.
event-game-decided =
    { $reason-id ->
        [glory_target] Hæder nok: { $winners } øverst i fødekæden.
        [round_cap] Sidste runde er slut: { $winners } øverst i fødekæden.
       *[other] Ingen andre er tilbage: { $winners } øverst i fødekæden.
    }

## Turen

event-turn-began = Runde { $round }: { $who } har turen.
event-upkeep = { $who } står på { $field }; det felt er besøgt.
event-phase-began = Fase: { $phase }.
event-phase-skipped =
    { $why-id ->
        [holder] { $who } holder en psykopat og kan ikke udforske.
        [no_ap] { $who } har ingen handlingspoint at udforske for.
        [nobody] Her er ingen at slås med.
       *[other] Intet mere at gentage.
    }
event-no-step =
    { $why-id ->
        [holder] { $who } holder en psykopat og kan ikke flytte sig.
        [no_ap] { $who } har ingen handlingspoint til et skridt.
        [all_visited] { $who } har besøgt alle nabofelter i denne tur.
       *[other] { $who } har intet nabofelt at gå til.
    }
event-turn-ended = { $who } er færdig. Næste: { $next }.
event-rolled = { $who } slår { $dice } ({ $what }).
event-rerolled = { $card } ({ $by }): { $who } slår { $before } om, nu { $after }.
event-action-points = { $who } får { $ap } HP.
event-ap-changed = { $card }: { SIGNED($change) } HP, { $who } har { $left }.
event-paid = { $who } betaler { $price } HP ({ $what }), { $left } tilbage.
event-ap-lost = { $who } mister { $ap } HP.
event-glory-changed = { $who }: { SIGNED($change) } hæder, nu { $glory }.
event-no-glory = { $what }: ingen hæder til { $who }.
event-madness-changed = { $card }: { $who } har vanvid { $madness } til turens slutning.
event-madness-restored = { $who } har igen vanvid { $madness }.

## Kortet over landet

event-explores = { $way-id ->
        [join] { $who } forbinder områder.
       *[other] { $who } udforsker: { $how }.
    }
event-area-drawn = { $who } trækker { $area }.
event-area-placed = { $who } lægger { $area } til: { $where }.
event-area-set-aside = { $area } lægges til side med bagsiden op.
event-spark-used = { $card }: { $who } lægger { $area } fra sig og trækker et andet område.
event-areas-joined = { $who } forbinder { $x } og { $y }: { $where }.
event-wasted = { $who } lader handlingspointene gå til spilde.
event-stepped = { $who } går fra { $origin } til { $field }.
event-rode = { $who } kører videre til { $field }.
event-location-reached = På vejen: { $location }.
event-figure-returned = { $who } kommer til sig selv på { $field }.

## Kort

event-event-turned = { $who } vender en hændelse: { $card }.
event-no-event = Der er intet hændelseskort at vende.
event-event-discarded = { $card } lægges til de kasserede hændelser.
event-side-shown =
    { $side-id ->
        [good] { $card } viser { $who } sin gode side.
       *[bad] { $card } viser { $who } sin dårlige side.
    }
event-no-effect = { $card }: intet sker.
event-effect-delayed = { $card } virker ved turens slutning.
event-end-effect-due = Turens slutning: { $card }.
event-shuffled = De kasserede kort blandes: { $deck }, { $cards } kort.
event-drew-equipment = { $who } trækker { $cards } udstyrskort.
event-saw-equipment = { $who } får på hånden: { $cards }.
event-discarded = { $who } kasserer { $cards }.
event-laid = { $who } lægger i oppakningen: { $card }.
event-shed = { $who } skiller sig af med { $card }.
event-played-card = { $who } spiller { $card }.
event-robbed = { $who } tager { $weapon } fra { $victim }.
event-card-taken = { $who } får et kort af { $victim }.
event-saw-card-taken = Kortet, som { $who } fik af { $victim }: { $card }.
event-took-from-discard = { $who } tager { $card } fra de kasserede.
event-hand-shown =
    { $cards-count ->
        [0] { $who } viser en tom hånd.
       *[other] { $who } viser sin hånd: { $cards }.
    }
event-hand-looked-at = { $who } kigger på hånden hos { $victim }.
event-hand-seen =
    { $cards-count ->
        [0] { $victim } har intet på hånden.
       *[other] { $victim } har på hånden: { $cards }.
    }
event-psychopath-held = { $psychopath } bliver hos { $who }.
event-psychopath-lost = { $who } er fri for { $psychopath }.
event-psychopath-gone =
    { $killed ->
        [true] { $psychopath } er død.
       *[false] { $psychopath } går sin vej.
    }

## Kamp

event-fight-began = Kamp: { $attacker } mod { $defender }.
event-total-set = { $side } har { $total } (terning { $die }).
event-pass-began = Omgang { $number }: { $first } først.
event-nobody-used-cards = Ingen brugte kort; kampen er slut.
event-total-changed = { $card } ({ $by }): { SIGNED($change) } til { $side }, nu { $total }.
event-ability-used = { $psychopath } bruger sin evne, side: { $side }.
event-rival-remark = Min fjendes fjende er min ven: { $psychopath } står { $holder } bi.
event-ammo-used = { $weapon } ({ $who }): patroner tilbage: { $left }.
event-silenced = { $psychopath }: tilskuere holder sig i ro i denne omgang.
event-fight-ended =
    { $margin ->
        [0] { $attacker } { $attacker-total }, { $defender } { $defender-total }: uafgjort.
       *[other] { $attacker } { $attacker-total }, { $defender } { $defender-total }: { $winner } vinder med { $margin }.
    }
event-tied = Uafgjort: { $note }.
event-no-more-attacks = { $who } har allerede angrebet i denne fase.
event-no-revenge =
    { $why-id ->
        [attacker] { $who } var angriberen: ingen revanche.
        [holder] { $who } holdt en psykopat: ingen revanche.
       *[limit] Ingen yderligere revanche til { $who }.
    }
event-killed = { $by } har dræbt { $who }.
event-spared = { $who } vandt revanchen og lever.
tie-loses-nothing = ingen mister noget
tie-gains-nothing = ingen mister, og ingen vinder noget

## Opgaver

event-quest-drawn = { $who } trækker en opgave: { $quest }.
event-no-quest = Ingen opgave til { $who } denne gang.
event-quest-fulfilled = { $who } har løst en opgave: { $quest }.
event-quest-proposed = { $who } skriver en opgave: »{ $words }«
event-quest-signed = { $who } skriver under.
event-quest-posted = Opgaven fra { $issuer } gælder; underskrifter: { $signatures }.
event-quest-rejected = Opgaven fra { $issuer } gælder ikke; underskrifter: { $signatures }.
event-quest-claimed = { $who } siger, at den er løst: { $quest }.
event-quest-claim-rejected = Bordet er ikke enigt i, at { $who } har løst den.

## Slutningen

reason-glory-target = hæder nok
reason-round-cap = sidste runde er slut
reason-last-player = ingen andre er tilbage

## Spørgsmål

ask-draw-equipment = Et udstyrskort til { $who }
ask-draw-area = Et område til { $who }
ask-turn-event = Et hændelseskort til { $who }
ask-draw-quest = Et opgavekort til { $who }
ask-rob-card = Et kort fra hånden
ask-reroll = { $card }: { $roller } slog { $dice }. Slå en terning om?
ask-reroll-die = Terningen igen: { $who }
ask-action-points = To terninger til handlingspoint: { $who }
ask-fight = En terning til kampen: { $who }
ask-ability = En terning for psykopaten: { $who }
ask-roll-table = En terning: { $who }
ask-pick-die = { $who }, hvilken terning?
ask-explore = { $who }, hvordan udforsker du?
ask-spark = Behold { $area }, eller læg det væk og træk et andet?
ask-place-area = Hvilket område lægges til?
ask-at = Hvor, og hvordan vendt? (Kanterne nævnes fra øst, mod uret.)
ask-join = Hvilket område forbindes?
ask-with = Med hvilket område?
ask-step = { $who }, hvorhen?
ask-free-action = { $who }, en fri handling?
ask-card = Hvilket kort?
ask-voluntary-location = { $location }: hvad gør du?
ask-times = Hvor mange?
ask-ride = Hvor kører karavanen hen?
ask-free-step = Hvor går du i søvne?
ask-look-at = Hvis hånd ser du på?
ask-attack = { $seat }, hvem angriber du?
ask-revenge = { $who }, revanche mod { $rival }?
ask-refight = Kæmpe mod { $psychopath } igen?
ask-keep-psychopath = Hvilken psykopat bliver?
ask-use-card = { $who }, et kort? Endnu { $left } i denne omgang.
ask-side = For hvilken side?
ask-weapon = Hvilket våben?
ask-wants-more = { $who }, vil du bruge flere kort?
ask-discard = { $who }, hvad kasserer du?
ask-discard-to-limit = { $who }, { $count } for mange: hvad kasserer du?
ask-discard-weapon = { $who }, hvilket våben ryger?
ask-discard-or-else = { $psychopath } er sulten. Kassere et kort?
ask-take-from-discard = { $card }: hvilket kort tager du?
ask-shed-mutation = Hvilken mutation vasker Kilden bort?
ask-drop-psychopath = Hvilken psykopat får gift?
ask-rob-target = Fra hvem tager du noget?
ask-rob-weapon = Hvilket våben fra { $who }?
ask-beg-target = Hvem skal give dig et kort?
ask-give-card = { $who }, hvilket kort giver du { $to }?
ask-order-end-effects = I hvilken rækkefølge sker virkningerne?
ask-between-turns = { $who }, noget før næste tur?
ask-quest-words = Hvad er opgaven?
ask-quest = Hvilken opgave?
ask-join-game = { $who }, vil du være med?
ask-sign-quest = { $who }, skriver du under på opgaven fra { $issuer }?
ask-vote-quest = { $seat }, har { $claimant } løst opgaven?
ask-quest-fulfilled = Har { $claimant } løst opgaven?
ask-card-clash = { $card } mod { $earlier }: hvis tekst gælder?
ask-of = Hvem?
ask-to = Til hvor meget?
ask-field = På hvilket felt?
ask-psychopath = Hvilken psykopat?
ruling-card-clash = sammenstødet mellem to kort
ruling-quest-fulfilled = opgaven

## Muligheder

option-skip = udforsk intet
option-explore-join = forbind områder
option-waste = betal, og lad det gå til spilde
explore-offer =
    { $threes ->
        [0] træk { $ones ->
            [one] et enkeltområde
           *[other] { $ones } enkeltområder
        }
       *[other] træk { $ones ->
            [0] et trefeltsområde
           *[other] et enkeltområde og et trefeltsområde
        }
    }
placement = { $where }: { $edges }
placement-beside = { beside }: { edges-around }
edges-around = { $east }, { $north-east }, { $north-west }, { $west }, { $south-west }, { $south-east }
joining = { $where }; drejet { $degrees }°
beside = { $side } for { $field } ({ $kind })
field-beside = { $own } { $side } for { $field } ({ $kind })
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
option-go-on = videre
option-lay = læg i oppakningen
option-play-own-turn-card = spil et kort
option-decline = intet
option-attack-decline = ingen
option-binge = drik igennem
option-buy = køb udstyr
option-look = se en hånd
option-voluntary-location-ride = kør med karavanen
option-shed = slip af med en mutation
option-alight = stå af her
option-draw = træk et kort
option-stop = intet (flere) kort
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

## Led

card-of = { $card } ({ $who })
ability-of = { $card }
cancelled-by = { $card }, ophævet af { $who }
word-base-madness = grundvanvid
word-until-turn-end = til turens slutning
word-madness = vanvid
word-hand-limit = håndens størrelse
word-no-less-than-nothing = aldrig under nul
word-equipment = udstyr
word-event = hændelse
word-card = kort
word-cards = kort
word-ap = HP
word-glory = hæder
count-glory = { $count } hæder
word-pass = omgang
word-margin = forskel
word-own-total = egen sum
word-other-total = den andens sum
word-nothing-to-lose = intet at miste
before-cards = før nogen kort spilles
word-victory = sejr
word-tie = uafgjort
word-defeat = nederlag
word-glory-floor = hæderen falder ikke lavere
word-glory-per-difference = hæder for forskellen
word-extra-loss = tabt oveni
word-variant-revenge-bonus = revanche over den aktive
word-kill = et drab
word-quest = opgave
word-walking = en lang tur
word-price = pris
word-turned-by = vendt
word-fields-walked = felter gået
word-ammo-tokens = patroner
word-hand-cards = kort på hånden
word-hidden-cards = skjulte kort
word-hand-size = håndens størrelse
word-areas = områder
word-area = område
word-fields = felter
word-edges = kanter
word-psychopaths-killed = dræbte psykopater
word-fights-won = vundne kampe
word-lowest-glory = bordets laveste hæder
word-signatures = underskrifter
word-one-field-areas = enkeltområder
word-three-field-areas = trefeltsområder
word-quest-cards = opgaver
word-die-faces = terningens sider
word-mutations = mutationer
word-weapons = våben
word-junk = skrammel
word-psychic = psykiske evner
word-psychic-events = psykiske evner
word-happenings = tildragelser
word-psychopaths = psykopater

## Faser, betaling, kast

word-action-points = handlingspoint
word-exploration = udforskning
word-explore = udforskning
word-upkeep = turens forberedelse
word-happening = tildragelse
word-movement = bevægelse
word-fight = kamp
word-ability = evne
word-roll-table = hvad der kommer ud af det
word-before-turn-end = før turens slutning
word-turn-end = turens slutning
word-step = et skridt
word-join = forbindelse
word-waste = til ingen nytte
word-binge = drikkegilde
word-buy = indkøb
word-look = et blik
word-ride = en køretur
word-shed = Kilden
word-refight = en kamp til

## Visningen

word-players = spillere
word-figure = står på
word-weapon = våben
word-mutation = mutation
word-held-psychopath = holdt psykopat
word-psychopath = psykopat
word-set-aside = lagt til side
word-piles = bunker
word-pile = bunke
word-lying-open = ligger åbent
word-event-deck = hændelser
word-event-discard = kasserede hændelser
word-equipment-deck = udstyr
word-equipment-discard = kasseret udstyr
word-quest-deck = opgaver
word-quest-discard = kasserede opgaver
word-bag1 = pose med enkeltområder
word-bag3 = pose med trefeltsområder
word-agreed-quests = aftalte opgaver
word-quest-issuer = stillet af
word-subject = indhold
word-visited = besøgt i denne tur
word-discard = kasseret
word-deck-bottom = under bunken
word-attacker = angriber
word-good = god
word-bad = ond
active-player = har turen
map-part = Kort { $cluster }
fight-title = Kampen, omgang { $number }
hand-of = Hånden: { $who }
weapon-with-tokens = { $weapon } (patroner: { $tokens })
copies-of = { $copies } × { $card }
card-line =
    { $deck-id ->
        [equipment] Udstyr: { $kind }
       *[event] Hændelse: { $kind }
    }
fight-text =
    { $scope-id ->
        [self] { SIGNED($amount) } til dig selv
        [both] { SIGNED($amount) } til begge
       *[anyone] { SIGNED($amount) } til hvem som helst
    }
psychic-text =
    { $scope-id ->
        [self] { SIGNED($amount) } til dig selv
        [both] { SIGNED($amount) } til begge
       *[anyone] { SIGNED($amount) } til hvem som helst
    }{ $needs-id ->
        [mental] , kun med en sindsmutation
        [physical] , kun med en kropsmutation
       *[other] { "" }
    }{ $forbids-id ->
        [mental] , kun uden sindsmutation
        [physical] , kun uden kropsmutation
       *[other] { "" }
    }
card-note =
    { $scope-id ->
        [self] til dig selv
        [both] til begge
       *[anyone] til hvem som helst
    }{ $needs-id ->
        [mental] , kun med en sindsmutation
        [physical] , kun med en kropsmutation
       *[other] { "" }
    }{ $forbids-id ->
        [mental] , kun uden sindsmutation
        [physical] , kun uden kropsmutation
       *[other] { "" }
    }
mutation-text =
    { $nature-id ->
        [mental] en sindsmutation
       *[physical] en kropsmutation
    }
psychopath-text = vanvid { $madness }

## Steder

word-plain = slette
word-forest = skov
word-city = by
word-tavern = kro
word-shop = butik
word-seer = spåkone
word-caravan = karavane
word-graveyard = kirkegård
word-fountain-of-life = Livets Kilde
word-fountain = Livets Kilde
word-undead = de udøde

## Kort

word-endless-nails = Endeløse negle
word-scaly-skin = Skællet hud
word-hollow-head = Hult hoved
word-endless-pains = Endeløse smerter
word-endless-itching = Endeløs kløe
word-third-eye = Det tredje øje
word-voices = Stemmer i hovedet
word-spark = Gnist i øjet
word-revolver = Penisrevolver
word-wrist-crossbow = Håndledsarmbrøst
word-pipe-bow = Bue af plastrør
word-meat-cleaver = Kødøkse
word-slingshot = Slangebøsse af gamle underbukser
word-shotgun = Haglgevær med to patroner
word-old-car = Gammel bil
word-petrol-can = Benzindunk
word-ammunition = Ammunition
word-poison = Gift
word-clown-mask = Klovnemaske
word-shiny-trinkets = Glimtende dingenoter
word-rusty-pipe = Rustent rør
word-moonshine-grenade = Hjemmebrændt granat
word-mind-spike = Tankespyd
word-mass-panic = Massepanik
word-iron-calm = Jernro
word-dead-nerves = Døde nerver
word-cold-focus = Koldt fokus
word-crowds-whisper = Mængdens hvisken
word-deja-vu = Déjà vu
word-borrowed-rage = Lånt raseri
word-sleepwalk = Søvngang
word-open-skull = Åben hjerneskal
word-blood-memory = Blodets hukommelse
word-static = Støj
word-fame = Ødemarkens snak
word-find = Fund
word-quiet-dust = Stille støv
word-fallout-shower = Radioaktiv byge
word-second-wind = Ny luft
text-endless-nails = −1 vanvid
text-scaly-skin = +1 vanvid
text-hollow-head = et kort mere på hånden
text-endless-pains = +1 HP for et lavt slag
text-endless-itching = et kort mindre på hånden
text-third-eye = én gang pr. tur slår en anden en terning om
text-voices = én gang pr. tur slår du en af dine terninger om
text-spark = én gang pr. tur: læg et trukket enkeltområde væk og træk et andet
text-old-car = flere handlingspoint i denne tur
text-petrol-can = et handlingspoint, flere efter en Gammel bil
text-ammunition = brug et våben to gange i en kamp
text-poison = slip af med den psykopat, du holder
text-clown-mask = tag et våben, eller et tilfældigt kort, fra en i nærheden
text-shiny-trinkets = en anden spiller giver dig et kort

## Psykopater

word-giggling-butcher = Den fnisende slagter
word-tin-priest = Blikpræsten
word-mother-radiation = Mor Stråling
word-cellar-boy = Kælderdrengen
word-the-tax-man = Skattefogeden
word-chainsaw-granny = Motorsavsmormor
word-barbed-wire-twins = Pigtrådstvillingerne
word-silent-clown = Den tavse klovn
word-dog-whisperer = Hundehviskeren
word-petrol-baron = Benzinbaronen
word-leech-doctor = Igledoktoren
word-glass-eater = Glasæderen
word-mirror-saint = Spejlhelgenen
word-old-hunger = Gamle Sult
text-giggling-butcher = egen side +1 i hver omgang
text-tin-priest = ophæver den sidste bonus, modstanderen gav sig selv
text-mother-radiation = modstanderen −1
text-cellar-boy = slår 1 og 2 om
text-the-tax-man = egen side +3 mod hæder 10 eller mere
text-chainsaw-granny = egen side +2 i en omgang, hvor modstanderen brugte to kort
text-barbed-wire-twins = slår en terning mere, den højeste gælder
text-silent-clown = i første omgang må tilskuere ikke bruge kort
text-dog-whisperer = egen side +1 for hver tilskuer
text-petrol-baron = modstanderen −2, når et våben er brugt
text-leech-doctor = den, der taber til den, mister 1 hæder mere
text-glass-eater = egen side −1 i hver omgang
text-mirror-saint = dens terning bliver lig modstanderens
text-old-hunger = egen side +1, medmindre modstanderen kasserer et kort

## Opgaver

word-q01 = dræb en psykopat med vanvid 5 eller mere
word-q02 = vind en kamp mod en anden spiller
word-q03 = slut din tur på Livets Kilde
word-q04 = gå 5 felter i én tur
word-q05 = hav 3 våben i oppakningen
word-q06 = hav 2 mutationer i oppakningen
word-q07 = vind en kamp som den angrebne
word-q08 = forbind to opdagede områder
word-q09 = læg et trefeltsområde
word-q10 = hjælp en side til sejr som tilskuer
word-q11 = slå en psykopat uden at bruge kort
word-q12 = slå de udøde

## Tabeller med nøjagtige chancer

table-result = resultat
table-glory = vundet eller tabt hæder
table-margin = forskel mellem summerne
table-kill = forskellen dræber

## Husregler

word-min-players = færrest spillere
word-max-players = flest spillere
word-ap-dice = terninger til handlingspoint
word-ap-dice-kept = terninger, der vælges af dem
word-madness-start = vanvid ved starten
word-glory-start = hæder ved starten
word-beaten-at-floor = hvad der vindes fra en, der ingen hæder har at miste
word-starting-equipment = udstyr ved starten
word-equipment-draw-per-turn = udstyr, der trækkes hver tur
word-explore-min-ap = færrest handlingspoint for at udforske
word-explore-max-ap = flest handlingspoint for at udforske
word-explore-offers = områder for den betalte pris
word-join-price = pris for at forbinde områder
word-explorations-per-turn = udforskninger pr. tur
word-allow-both-explorations = begge måder at udforske på i samme tur
word-allow-wasted-exploration = handlingspoint må gå til spilde
word-step-price = pris for et skridt
word-steps-per-movement-phase = skridt i en bevægelsesfase
word-start-field-visited = feltet, hvor turen begyndte, regnes for besøgt
word-events-in-event-phase = hændelseskort i hændelsesfasen
word-events-per-step = hændelseskort efter et skridt
word-fighter-cards-per-pass = kort for en kæmpende i en omgang
word-bystander-cards-per-pass = kort for en tilskuer i en omgang
word-bystander-range = hvor mange felter væk man må blande sig
word-fight-die = sider på kampterningen
word-attacks-per-fight-phase = angreb i en kampfase
word-attack-mandatory = nogen på feltet skal angribes
word-held-fight-timing = hvornår der kæmpes mod den psykopat, man holder
word-equal-total-first = hvem der bruger kort først, når det står lige
word-reorder-each-pass = rækkefølgen findes på ny i hver omgang
word-ability-default-frequency = hvor ofte en evne uden mærke virker
word-held-psychopath-limit = psykopater, man må holde
word-psychopath-win-destination = hvor en psykopat, der vinder, kommer hen
word-lost-psychopath-destination = hvor en psykopat, man mister, kommer hen
word-revenge-chain-limit = revancher efter ét angreb
word-kill-margin = forskel, der dræber
word-kill-glory = hæder for et drab
word-fame-card-glory = hæder fra et kort med »+1 hæder«
word-fame-card-max-glory = til hvor megen hæder et sådant kort hjælper
word-walk-low-fields = felter at gå med lidt hæder
word-walk-low-max-glory = lidt hæder: højst
word-walk-high-fields = felter at gå med mere hæder
word-walk-high-min-glory = mere hæder: mindst
word-walk-glory = hæder for at gå langt
word-quest-reward = hæder for en opgave
word-quest-majority = procent underskrifter, der skal overskrides
word-open-quest-limit = åbne opgavekort
word-weapon-limit = våben i en oppakning
word-shotgun-tokens = patroner i haglgeværet
word-pains-threshold = Endeløse smerter virker på terninger under
word-pains-bonus = hvad Endeløse smerter lægger til
word-old-car-ap = handlingspoint fra Gammel bil
word-petrol-ap = handlingspoint fra Benzindunk
word-petrol-ap-with-car = handlingspoint fra Benzindunk efter bilen
word-binge-price = pris for et drikkegilde
word-shop-price = pris i butikken
word-shop-max = flest kort i butikken
word-caravan-price = pris for karavanen
word-caravan-range = hvor langt karavanen kører
word-fountain-price = pris ved Kilden
word-undead-madness = de udødes vanvid
word-glory-target = hæder, der afslutter spillet
word-glory-leap = hvor langt under målet man må være begyndt
word-round-cap = sidste runde
word-variant-fight-triggers-head = nyere udgave: et delt felt betyder kamp
word-variant-tie-gains-nothing = nyere udgave: uafgjort giver udtrykkeligt intet
word-variant-psychopath-to-deck-bottom = nyere udgave: en psykopat, der vinder, lægges under bunken
word-variant-one-revenge-per-phase = nyere udgave: én revanche i en kampfase
word-variant-holder-cannot-attack = nyere udgave: den, der holder en psykopat, kan ikke angribe
word-variant-one-fight-per-opponent = nyere udgave: hver modstander én gang pr. tur
word-variant-refight-held = nyere udgave: man kan kæmpe igen mod en psykopat, man holder
word-variant-no-rival-remark = nyere udgave: ingen bemærkning om rivaler
