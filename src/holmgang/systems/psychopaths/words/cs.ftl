### Země psychopatů česky, slovy původních pravidel.

## Události u stolu

event-box-opened = V krabici: oblasti { $areas }, pole { $fields }, hrany { $edges }, karty událostí { $event-cards }, karty vybavení { $equipment-cards }, úkoly { $quest-cards }; kostka má stěn { $die }.
event-game-began = Ke stolu usedají: { $players }. Začíná { $first }.
event-fountain-laid = Na stůl přichází Fontána života.
event-area-laid = { $who } vykládá oblast { $area } a začíná na ní.
event-player-ready = { $who } začíná se šíleností { $madness } a slávou { $glory }; na ruku se vejde karet: { $hand-size }.
event-player-joined = { $who } přichází do hry se slávou { $glory }, pole { $field }.
event-player-left = { $who } odchází ze hry.
event-standing = { $who }: sláva { $glory }, zabití psychopati { $psychopaths-killed }, vyhrané souboje { $fights-won }.
event-must-hold = { $who } se jedním skokem dostal(a) na slávu { $glory }: musí ji mít ještě na konci svého příštího kola.
event-game-decided =
    { $reason-id ->
        [glory_target] Slávy je dost: na vrcholu potravního řetězce { $winners }.
        [round_cap] Poslední oběh skončil: na vrcholu potravního řetězce { $winners }.
       *[other] Nikdo jiný nezbyl: na vrcholu potravního řetězce { $winners }.
    }

## Průběh kola

event-turn-began = { $round }. oběh, na tahu: { $who }.
event-upkeep = { $who } stojí na poli { $field }, to platí za navštívené.
event-phase-began = Fáze: { $phase }.
event-phase-skipped =
    { $why-id ->
        [holder] { $who } má v inventáři psychopata a nemůže prozkoumávat.
        [no_ap] { $who } nemá akční body na průzkum.
        [nobody] Není s kým bojovat.
       *[other] Už není co opakovat.
    }
event-no-step =
    { $why-id ->
        [holder] { $who } má v inventáři psychopata a nemůže se hnout.
        [no_ap] { $who } nemá akční body na pohyb.
        [all_visited] { $who } už v tomto kole navštívil(a) všechna sousední pole.
       *[other] { $who } nemá kam jít, pole s ničím nesousedí.
    }
event-turn-ended = { $who } končí kolo. Následuje { $next }.
event-rolled = { $who } hází: { $dice } ({ $what }).
event-rerolled = { $card } ({ $by }): { $who } hází znovu, místo { $before } padlo { $after }.
event-action-points = { $who } dostává akční body: { $ap }.
event-ap-changed = { $card }: { SIGNED($change) } AB, { $who } má { $left }.
event-paid = { $who } platí { $price } AB ({ $what }), zbývá { $left }.
event-ap-lost = { $who } přichází o akční body: { $ap }.
event-glory-changed = { $who }: sláva { SIGNED($change) }, nyní { $glory }.
event-no-glory = { $what }: { $who } žádnou slávu nezískává.
event-madness-changed = { $card }: { $who } má do konce kola šílenost { $madness }.
event-madness-restored = { $who } má opět šílenost { $madness }.

## Mapa

event-explores = { $way-id ->
        [join] { $who } spojuje oblasti.
       *[other] { $who } prozkoumává: { $how }.
    }
event-area-drawn = { $who } losuje oblast { $area }.
event-area-placed = { $who } připojuje oblast { $area }: { $where }.
event-area-set-aside = Oblast { $area } se odkládá lícem dolů.
event-spark-used = { $card }: { $who } odkládá oblast { $area } a losuje jinou.
event-areas-joined = { $who } spojuje oblasti { $x } a { $y }: { $where }.
event-wasted = { $who } nechává akční body propadnout.
event-stepped = { $who } jde z pole { $origin } na pole { $field }.
event-rode = { $who } jede dál na pole { $field }.
event-location-reached = Cestou: { $location }.
event-figure-returned = { $who } přichází k sobě na poli { $field }.

## Karty

event-event-turned = { $who } otáčí událost: { $card }.
event-no-event = Žádná karta události nezbývá.
event-event-discarded = Mezi odhozené události: { $card }.
event-side-shown =
    { $side-id ->
        [good] { $card } působí dobře. Hráč: { $who }.
       *[bad] { $card } působí špatně. Hráč: { $who }.
    }
event-no-effect = { $card }: nic se neděje.
event-effect-delayed = { $card } zapůsobí na konci kola.
event-end-effect-due = Konec kola: { $card }.
event-shuffled = Odhozené karty se zamíchaly: { $deck }, karet { $cards }.
event-drew-equipment =
    { $who } si bere { $cards ->
        [one] { $cards } kartu
        [few] { $cards } karty
       *[other] { $cards } karet
    } vybavení.
event-saw-equipment = { $who } dostává do ruky: { $cards }.
event-discarded = { $who } odhazuje: { $cards }.
event-laid = { $who } ukládá do inventáře: { $card }.
event-shed = { $who } se zbavuje: { $card }.
event-played-card = { $who } hraje kartu { $card }.
event-robbed = { $who } bere předmět { $weapon }. Okradený hráč: { $victim }.
event-card-taken = { $who } dostává kartu. Dává ji { $victim }.
event-saw-card-taken = { $victim } → { $who }: { $card }.
event-took-from-discard = { $who } si bere z odhozených: { $card }.
event-hand-shown =
    { $cards-count ->
        [0] { $who } ukazuje prázdnou ruku.
       *[other] { $who } ukazuje karty na ruce: { $cards }.
    }
event-hand-looked-at = { $who } si prohlíží cizí karty. Čí: { $victim }.
event-hand-seen =
    { $cards-count ->
        [0] { $victim } nemá na ruce nic.
       *[other] { $victim } má na ruce: { $cards }.
    }
event-psychopath-held = V inventáři ({ $who }): { $psychopath }.
event-psychopath-lost = { $who } už nemá psychopata: { $psychopath }.
event-psychopath-gone =
    { $killed ->
        [true] Po smrti: { $psychopath }.
       *[false] Z boje odchází { $psychopath }.
    }

## Boj

event-fight-began = Boj: { $attacker } × { $defender }.
event-total-set = { $side }: { $total } (kostka { $die }).
event-pass-began = { $number }. průchod, první je { $first }.
event-nobody-used-cards = Nikdo nepoužil kartu, boj končí.
event-total-changed = { $card } ({ $by }): { SIGNED($change) }, { $side } nyní { $total }.
event-ability-used = Schopnost psychopata: { $psychopath }. Strana: { $side }.
event-rival-remark = Nepřítel mého nepřítele je můj přítel: { $holder } a { $psychopath } proti všem.
event-ammo-used = { $weapon } ({ $who }): zbývá nábojů { $left }.
event-silenced = { $psychopath }: nebojující v tomto průchodu karty nepoužijí.
event-fight-ended =
    { $margin ->
        [0] { $attacker } { $attacker-total }, { $defender } { $defender-total }: remíza.
       *[other] { $attacker } { $attacker-total }, { $defender } { $defender-total }: vítězí { $winner } o { $margin }.
    }
event-tied = Remíza: { $note }.
event-no-more-attacks = { $who } už v této fázi útočil(a).
event-no-revenge =
    { $why-id ->
        [attacker] { $who } útočil(a), odveta není.
        [holder] { $who } měl(a) v inventáři psychopata, odveta není.
       *[limit] { $who } už další odvetu nemá.
    }
event-killed = { $who } umírá. Má to na svědomí { $by }.
event-spared = { $who } vyhrává odvetu a žije.
tie-loses-nothing = nikdo o nic nepřichází
tie-gains-nothing = nikdo o nic nepřichází a nikdo nic nezískává

## Úkoly

event-quest-drawn = { $who } si bere úkol: { $quest }.
event-no-quest = { $who } tentokrát úkol nedostává.
event-quest-fulfilled = { $who } splnil(a) úkol: { $quest }.
event-quest-proposed = { $who } píše úkol: „{ $words }“
event-quest-signed = { $who } podepisuje.
event-quest-posted = Úkol je vyhlášen, zadavatel { $issuer }, podpisů { $signatures }.
event-quest-rejected = Úkol vyhlášen není, zadavatel { $issuer }, podpisů jen { $signatures }.
event-quest-claimed = { $who } tvrdí, že má hotovo: { $quest }.
event-quest-claim-rejected = Stůl nesouhlasí, { $who } úkol nesplnil(a).

## Konec hry

reason-glory-target = slávy je dost
reason-round-cap = poslední oběh skončil
reason-last-player = nikdo jiný nezbyl

## Otázky

ask-draw-equipment = Karta vybavení: { $who }
ask-draw-area = Oblast losuje { $who }
ask-turn-event = Karta události: { $who }
ask-draw-quest = Karta úkolu: { $who }
ask-rob-card = Karta z cizí ruky
ask-reroll = { $card }: { $roller } hodil(a) { $dice }. Přehodit kostku?
ask-reroll-die = Kostka znovu: { $who }
ask-action-points = 2D6 na akční body: { $who }
ask-fight = D6 do boje: { $who }
ask-ability = D6 za psychopata: { $who }
ask-roll-table = D6: { $who }
ask-pick-die = { $who }, kterou kostku?
ask-explore = Jak bude { $who } prozkoumávat?
ask-spark = Nechat oblast { $area }, nebo ji odložit a losovat jinou?
ask-place-area = Kterou oblast připojit?
ask-at = Kam a jak otočenou? (Hrany jdou od východu proti směru hodinových ručiček.)
ask-join = Kterou oblast spojit?
ask-with = S kterou oblastí?
ask-step = Kam { $who } půjde?
ask-free-action = { $who }: vyložit, nebo zahrát kartu?
ask-card = Kterou kartu?
ask-voluntary-location = { $location }: co dál?
ask-times = Kolik?
ask-ride = Kam jede karavana?
ask-free-step = Kam vedou kroky ve spánku?
ask-look-at = Čí karty si prohlédnout?
ask-attack = Na koho { $seat } zaútočí?
ask-revenge = Chce { $who } odvetný souboj? Soupeř: { $rival }.
ask-refight = { $psychopath }: bojovat znovu?
ask-keep-psychopath = Který psychopat zůstane v inventáři?
ask-use-card = { $who }: použít kartu? V tomto průchodu ještě nejvýš { $left }.
ask-side = Čí výsledek ovlivnit?
ask-weapon = Kterou zbraň?
ask-wants-more = Chce { $who } používat další karty?
ask-discard = Co { $who } odhodí?
ask-discard-to-limit = { $who } má na ruce moc karet. Odhodit: { $count }.
ask-discard-weapon = Kterou zbraň { $who } odhodí?
ask-discard-or-else = { $psychopath } má hlad. Odhodit kartu?
ask-take-from-discard = { $card }: kterou kartu vzít?
ask-shed-mutation = Kterou mutaci smyje Fontána?
ask-drop-psychopath = Který psychopat dostane jed?
ask-rob-target = Komu něco sebrat?
ask-rob-weapon = Kterou zbraň? Okradený hráč: { $who }.
ask-beg-target = Kdo má dát kartu?
ask-give-card = Kterou kartu { $who } dá? Dostane ji { $to }.
ask-order-end-effects = V jakém pořadí efekty proběhnou?
ask-between-turns = Chce { $who } něco před dalším kolem?
ask-quest-words = Jak zní úkol?
ask-quest = Který úkol?
ask-join-game = Přidá se { $who } ke hře?
ask-sign-quest = Podepíše { $who } úkol? Zadavatel: { $issuer }.
ask-vote-quest = { $seat }, splnil(a) { $claimant } úkol?
ask-quest-fulfilled = Splnil(a) { $claimant } úkol?
ask-card-clash = { $card } × { $earlier }: čí text platí?
ask-of = Komu?
ask-to = Na kolik?
ask-field = Na které pole?
ask-psychopath = Který psychopat?
ruling-card-clash = střet dvou karet
ruling-quest-fulfilled = úkol

## Možnosti

option-skip = neprozkoumávat
option-explore-join = spojovat oblasti
option-waste = zaplatit a nechat propadnout
explore-offer =
    { $threes ->
        [0] vylosovat { $ones ->
            [one] jednu jednopolíčkovou oblast
           *[other] { $ones } jednopolíčkové oblasti
        }
       *[other] vylosovat { $ones ->
            [0] třípolíčkovou oblast
           *[other] jednopolíčkovou a třípolíčkovou oblast
        }
    }
placement = { $where }: { $edges }
placement-beside = { beside }: { edges-around }
edges-around = { $east }, { $north-east }, { $north-west }, { $west }, { $south-west }, { $south-east }
joining = { $where }; otočení o { $degrees }°
beside = { $side } od pole { $field } ({ $kind })
field-beside = { $own } { $side } od pole { $field } ({ $kind })
area-edges = { $edges }
headline = { $round }. oběh, { $who }: { $phase }
field-edges = { $field }: { $edges }
drawn-area = vylosovaná oblast { $area }
word-east = na východ
word-north-east = na severovýchod
word-north-west = na severozápad
word-west = na západ
word-south-west = na jihozápad
word-south-east = na jihovýchod
word-drawn-areas = vylosované oblasti
joined = { $first }, { $second }
die-showing = { $face } ({ $place }. kostka)
option-keep = nechat
option-redraw = losovat jinou
option-stay = zůstat
option-end-turn = skončit kolo
option-go-on = pokračovat
option-lay = vyložit do inventáře
option-play-own-turn-card = zahrát kartu
option-decline = nic
option-attack-decline = na nikoho
option-binge = chlastačka
option-buy = koupit vybavení
option-look = prohlédnout si cizí karty
option-voluntary-location-ride = svézt se s karavanou
option-shed = zbavit se mutace
option-alight = vystoupit
option-draw = vzít si kartu
option-stop = už žádnou kartu
option-refuse = nedat nic
option-later = pozdější karta
option-earlier = dřívější karta
option-leave = odejít ze hry
option-post-quest = vyhlásit úkol
option-claim-quest = přihlásit se o splněný úkol
option-glory = sláva
option-ap = akční body
option-madness = šílenost
option-figure = místo figurky
option-release = odebrat psychopata
option-hold = přidat psychopata

## Členy součtů

card-of = { $card } ({ $who })
ability-of = { $card }
cancelled-by = { $card }, zrušeno: { $who }
word-base-madness = základní šílenost
word-until-turn-end = do konce kola
word-madness = šílenost
word-hand-limit = karty na ruce
word-no-less-than-nothing = nikdy pod nulu
word-equipment = vybavení
word-event = událost
word-card = karta
word-cards = karty
word-ap = AB
word-glory = sláva
count-glory =
    { $count ->
        [one] { $count } bod slávy
        [few] { $count } body slávy
        [many] { $count } bodu slávy
       *[other] { $count } bodů slávy
    }
word-pass = průchod
word-margin = rozdíl
word-own-total = vlastní součet
word-other-total = součet soupeře
word-nothing-to-lose = není co ztratit
before-cards = než padnou karty
word-victory = vítězství
word-tie = remíza
word-defeat = porážka
word-glory-floor = níž sláva neklesá
word-glory-per-difference = sláva za rozdíl
word-extra-loss = ztráta navíc
word-variant-revenge-bonus = odveta na aktivním hráči
word-kill = zabití
word-quest = úkol
word-walking = dlouhá cesta
word-price = cena
word-turned-by = otočení
word-fields-walked = prošlá pole
word-ammo-tokens = žetony munice
word-hand-cards = karty na ruce
word-hidden-cards = skryté karty
word-hand-size = velikost ruky
word-areas = oblasti
word-area = oblast
word-fields = pole
word-edges = hrany
word-psychopaths-killed = zabití psychopati
word-fights-won = vyhrané souboje
word-lowest-glory = nejmenší sláva u stolu
word-signatures = podpisy
word-one-field-areas = jednopolíčkové oblasti
word-three-field-areas = třípolíčkové oblasti
word-quest-cards = úkoly
word-die-faces = stěny kostky
word-mutations = mutace
word-weapons = zbraně
word-junk = harampádí
word-psychic = psychické schopnosti
word-psychic-events = psychické schopnosti
word-happenings = příhody
word-psychopaths = psychopati

## Fáze, platby, hody

word-action-points = určení počtu akčních bodů
word-exploration = průzkum
word-explore = průzkum
word-upkeep = příprava kola
word-happening = příhoda
word-movement = pohyb
word-fight = boj
word-ability = schopnost
word-roll-table = co z toho bude
word-before-turn-end = před koncem kola
word-turn-end = konec kola
word-step = pohyb
word-join = spojení oblastí
word-waste = bez účelu
word-binge = chlastačka
word-buy = nákup
word-look = pohled
word-ride = jízda
word-shed = Fontána
word-refight = další boj

## Pohled

word-players = hráči
word-figure = stojí na
word-weapon = zbraň
word-mutation = mutace
word-held-psychopath = psychopat v inventáři
word-psychopath = psychopat
word-set-aside = odložené oblasti
word-piles = balíčky
word-pile = balíček
word-lying-open = leží odkryté
word-event-deck = události
word-event-discard = odhozené události
word-equipment-deck = vybavení
word-equipment-discard = odhozené vybavení
word-quest-deck = úkoly
word-quest-discard = splněné a odhozené úkoly
word-bag1 = pytlík jednopolíčkových oblastí
word-bag3 = pytlík třípolíčkových oblastí
word-agreed-quests = úkoly hráčů
word-quest-issuer = zadavatel úkolu
word-subject = předmět
word-visited = navštíveno v tomto kole
word-discard = odhozené
word-deck-bottom = pod balíčkem
word-attacker = útočník
word-good = dobře
word-bad = špatně
active-player = na tahu
map-part = Mapa { $cluster }
fight-title = Boj, { $number }. průchod
hand-of = Karty na ruce: { $who }
weapon-with-tokens = { $weapon } (náboje: { $tokens })
copies-of = { $copies } × { $card }
card-line =
    { $deck-id ->
        [equipment] Vybavení: { $kind }
       *[event] Událost: { $kind }
    }
fight-text =
    { $scope-id ->
        [self] { SIGNED($amount) } pro sebe
        [both] { SIGNED($amount) } pro oba
       *[anyone] { SIGNED($amount) } pro kohokoli
    }
psychic-text =
    { $scope-id ->
        [self] { SIGNED($amount) } pro sebe
        [both] { SIGNED($amount) } pro oba
       *[anyone] { SIGNED($amount) } pro kohokoli
    }{ $needs-id ->
        [mental] , jen s duševní mutací
        [physical] , jen s fyzickou mutací
       *[other] { "" }
    }{ $forbids-id ->
        [mental] , jen bez duševní mutace
        [physical] , jen bez fyzické mutace
       *[other] { "" }
    }
card-note =
    { $scope-id ->
        [self] pro sebe
        [both] pro oba
       *[anyone] pro kohokoli
    }{ $needs-id ->
        [mental] , jen s duševní mutací
        [physical] , jen s fyzickou mutací
       *[other] { "" }
    }{ $forbids-id ->
        [mental] , jen bez duševní mutace
        [physical] , jen bez fyzické mutace
       *[other] { "" }
    }
mutation-text =
    { $nature-id ->
        [mental] duševní mutace
       *[physical] fyzická mutace
    }
psychopath-text = šílenost { $madness }

## Lokace

word-plain = pláň
word-forest = les
word-city = město
word-tavern = hospoda
word-shop = obchod
word-seer = vědma
word-caravan = karavana
word-graveyard = hřbitov
word-fountain-of-life = Fontána života
word-fountain = Fontána života
word-undead = nemrtví

## Karty

word-endless-nails = Nekonečné nehty
word-scaly-skin = Šupinatá kůže
word-hollow-head = Dutá hlava
word-endless-pains = Nekonečné bolesti
word-endless-itching = Nekonečné svědění
word-third-eye = Třetí oko
word-voices = Hlasy v hlavě
word-spark = Jiskra v oku
word-revolver = Penisový revolver
word-wrist-crossbow = Zápěstní kuše
word-pipe-bow = Luk z plastových trubek
word-meat-cleaver = Sekáček na maso
word-slingshot = Prak ze starých spoďárů
word-shotgun = Brokovnice se dvěma náboji
word-old-car = Stará kára
word-petrol-can = Kanistr benzínu
word-ammunition = Munice
word-poison = Jed
word-clown-mask = Maska klauna
word-shiny-trinkets = Blýskavá cingrlátka
word-rusty-pipe = Rezavá trubka
word-moonshine-grenade = Granát z domácí pálenky
word-mind-spike = Hřeb do mozku
word-mass-panic = Hromadná panika
word-iron-calm = Železný klid
word-dead-nerves = Mrtvé nervy
word-cold-focus = Chladné soustředění
word-crowds-whisper = Šepot davu
word-deja-vu = Déjà vu
word-borrowed-rage = Vypůjčený vztek
word-sleepwalk = Náměsíčnost
word-open-skull = Otevřená lebka
word-blood-memory = Paměť krve
word-static = Šum
word-fame = Řeči pustiny
word-find = Nález
word-quiet-dust = Tichý prach
word-fallout-shower = Radioaktivní přeháňka
word-second-wind = Druhý dech
text-endless-nails = −1 šílenost
text-scaly-skin = +1 šílenost
text-hollow-head = +1 karta na ruce
text-endless-pains = +1 AB za nízký hod
text-endless-itching = −1 karta na ruce
text-third-eye = 1× za kolo přehodit jednu kostku jiného hráče
text-voices = 1× za kolo přehodit jednu vlastní kostku
text-spark = 1× za kolo odložit vylosovanou jednopolíčkovou oblast a losovat jinou
text-old-car = akční body navíc v tomto kole
text-petrol-can = akční bod navíc, po Staré káře víc
text-ammunition = jednu zbraň použít v boji dvakrát
text-poison = odložit psychopata z inventáře
text-clown-mask = sebrat někomu poblíž zbraň, nebo náhodnou kartu
text-shiny-trinkets = vybraný hráč dá kartu hráči, který je zahrál

## Psychopati

word-giggling-butcher = Chichotavý řezník
word-tin-priest = Plechový kněz
word-mother-radiation = Matka Radiace
word-cellar-boy = Sklepní kluk
word-the-tax-man = Berňák
word-chainsaw-granny = Babka s motorovkou
word-barbed-wire-twins = Dvojčata z ostnatého drátu
word-silent-clown = Tichý klaun
word-dog-whisperer = Zaříkávač psů
word-petrol-baron = Benzínový baron
word-leech-doctor = Pijavičný doktor
word-glass-eater = Požírač skla
word-mirror-saint = Zrcadlový světec
word-old-hunger = Starý Hlad
text-giggling-butcher = v každém průchodu vlastní strana +1
text-tin-priest = zruší poslední bonus, který si soupeř dal
text-mother-radiation = soupeř −1
text-cellar-boy = hod 1 nebo 2 opakuje
text-the-tax-man = vlastní strana +3 proti slávě 10 a víc
text-chainsaw-granny = vlastní strana +2 v průchodu, ve kterém soupeř použil dvě karty
text-barbed-wire-twins = hodí ještě jednou, platí vyšší kostka
text-silent-clown = v prvním průchodu nebojující nesmějí používat karty
text-dog-whisperer = vlastní strana +1 za každého nebojujícího poblíž
text-petrol-baron = soupeř −2, jakmile použije zbraň
text-leech-doctor = kdo s ním prohraje, ztrácí o 1 slávu víc
text-glass-eater = v každém průchodu vlastní strana −1
text-mirror-saint = jeho kostka ukazuje totéž co soupeřova
text-old-hunger = vlastní strana +1, pokud soupeř neodhodí kartu

## Úkoly na kartách

word-q01 = zabít psychopata se šíleností 5 a víc
word-q02 = vyhrát souboj s jiným hráčem
word-q03 = skončit kolo na Fontáně života
word-q04 = projít v jednom kole 5 polí
word-q05 = mít v inventáři 3 zbraně
word-q06 = mít v inventáři 2 mutace
word-q07 = vyhrát souboj jako napadený
word-q08 = spojit dvě objevené oblasti
word-q09 = připojit třípolíčkovou oblast
word-q10 = jako nebojující pomoci k vítězství
word-q11 = porazit psychopata bez použití karty
word-q12 = porazit nemrtvé

## Tabulky přesných šancí

table-result = výsledek
table-glory = získaná nebo ztracená sláva
table-margin = rozdíl součtů
table-kill = rozdíl zabíjí

## Domácí pravidla

word-min-players = nejméně hráčů
word-max-players = nejvíce hráčů
word-ap-dice = kostek na akční body
word-ap-dice-kept = kolik se jich vybere
word-madness-start = šílenost na začátku
word-glory-start = sláva na začátku
word-beaten-at-floor = co se získá od toho, kdo nemá co ztratit
word-starting-equipment = vybavení na začátku
word-equipment-draw-per-turn = vybavení líznuté každé kolo
word-explore-min-ap = nejméně akčních bodů za průzkum
word-explore-max-ap = nejvíce akčních bodů za průzkum
word-explore-offers = oblasti za zaplacenou cenu
word-join-price = cena spojení oblastí
word-explorations-per-turn = průzkumů za kolo
word-allow-both-explorations = oba způsoby průzkumu v jednom kole
word-allow-wasted-exploration = akční body lze utratit nadarmo
word-step-price = cena kroku
word-steps-per-movement-phase = kroků v jedné fázi pohybu
word-start-field-visited = pole, kde kolo začalo, platí za navštívené
word-events-in-event-phase = karet událostí ve fázi událostí
word-events-per-step = karet událostí po kroku
word-fighter-cards-per-pass = karet bojujícího v jednom průchodu
word-bystander-cards-per-pass = karet nebojujícího v jednom průchodu
word-bystander-range = na kolik polí se lze do boje vměšovat
word-fight-die = stran bojové kostky
word-attacks-per-fight-phase = útoků v jedné fázi boje
word-attack-mandatory = na někoho na poli se zaútočit musí
word-held-fight-timing = kdy se bojuje s psychopatem v inventáři
word-equal-total-first = kdo při rovnosti používá karty první
word-reorder-each-pass = pořadí se určuje v každém průchodu znovu
word-ability-default-frequency = jak často působí schopnost bez označení
word-held-psychopath-limit = kolik psychopatů smí být v inventáři
word-psychopath-win-destination = kam jde vítězný psychopat
word-lost-psychopath-destination = kam jde psychopat, o kterého hráč přišel
word-revenge-chain-limit = odvetných soubojů po jednom útoku
word-kill-margin = rozdíl, který zabíjí
word-kill-glory = sláva za zabití
word-fame-card-glory = sláva z karty „+1 sláva“
word-fame-card-max-glory = do jaké slávy taková karta pomáhá
word-walk-low-fields = kolik polí projít s malou slávou
word-walk-low-max-glory = malá sláva: nejvýše
word-walk-high-fields = kolik polí projít s větší slávou
word-walk-high-min-glory = větší sláva: nejméně
word-walk-glory = sláva za chůzi
word-quest-reward = sláva za úkol
word-quest-majority = kolik procent podpisů je třeba překročit
word-open-quest-limit = otevřených karet úkolů
word-weapon-limit = zbraní v inventáři
word-shotgun-tokens = nábojů v brokovnici
word-pains-threshold = Nekonečné bolesti působí na kostky menší než
word-pains-bonus = kolik přidávají Nekonečné bolesti
word-old-car-ap = akčních bodů ze Staré káry
word-petrol-ap = akčních bodů z Kanistru benzínu
word-petrol-ap-with-car = akčních bodů z Kanistru benzínu po káře
word-binge-price = cena chlastačky
word-shop-price = cena v obchodě
word-shop-max = nejvíce karet v obchodě
word-caravan-price = cena karavany
word-caravan-range = jak daleko karavana jede
word-fountain-price = cena u Fontány
word-undead-madness = šílenost nemrtvých
word-glory-target = sláva, která hru končí
word-glory-leap = jak hluboko pod cílem se smělo začínat
word-round-cap = poslední oběh
word-variant-fight-triggers-head = novější vydání: společné pole znamená boj
word-variant-tie-gains-nothing = novější vydání: remíza výslovně nic nepřináší
word-variant-psychopath-to-deck-bottom = novější vydání: vítězný psychopat jde pod balíček
word-variant-one-revenge-per-phase = novější vydání: jedna odveta za fázi boje
word-variant-holder-cannot-attack = novější vydání: s psychopatem v inventáři nelze útočit
word-variant-one-fight-per-opponent = novější vydání: na každého jen jednou za kolo
word-variant-refight-held = novější vydání: s psychopatem v inventáři lze bojovat znovu
word-variant-no-rival-remark = novější vydání: bez poznámky o rivalech
