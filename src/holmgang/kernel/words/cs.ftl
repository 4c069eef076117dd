### Slova jádra, společná všem hrám.

## Události

event-ruled =
    { $by-default ->
        [true] { $ruling } podle pravidel: { $answer } ({ $clause }).
       *[false] { FORM($by, form: "gender") ->
            [m] { $ruling } podle { FORM($by, form: "gen") }: { $answer } ({ $clause }).
            [f] { $ruling } podle { FORM($by, form: "gen") }: { $answer } ({ $clause }).
           *[other] { $ruling } (rozhoduje { $by }): { $answer } ({ $clause }).
        }
    }
event-corrected =
    { $by } { FORM($by, form: "gender") ->
        [m] opravil
        [f] opravila
       *[other] opravuje
    } u { FORM($about, form: "gen") } údaj „{ $what }“ z „{ $before }“ na „{ $after }“.
event-explained = { $by } uvádí důvod: „{ $why }“.
event-taken-back =
    { $by } { FORM($by, form: "gender") ->
        [m] vzal
        [f] vzala
       *[other] bere
    } zpět { $answers ->
        [one] poslední odpověď
        [few] poslední { $answers } odpovědi
        [many] poslední { $answers } odpovědi
       *[other] posledních { $answers } odpovědí
    }{ $consent-count ->
        [0] .
       *[other] . Souhlasí { $consent }.
    }
event-ended =
    { $winners-count ->
        [0] Boj skončil bez vítěze – { $reason }.
       *[other] Boj skončil. Vítězí { $winners } – { $reason }.
    }

unfinished = trval déle, než má jakýkoli boj trvat

## Otázky

ask-master = { $who }, je třeba něco opravit, než budeme pokračovat?
ask-why = Z jakého důvodu? Přečtou si to všichni v záznamu.
ask-confirm = { $who }, potvrzujete?
ask-consent = { $who }, smí se to vzít zpět?

## Odpovědi

option-pass = nic nedělat
option-yes = ano
option-no = ne
option-none = nic
option-done = hotovo
option-continue = pokračovat
option-confirm = potvrdit
option-cancel = zrušit

## Spojení posledních dvou slov v řadě

list-and = a

## Obecná slova

word-yes = ano
word-no = ne
word-pass = nic nedělat
word-none = nic
word-nobody = nikdo
word-everybody = všichni
word-player = hráč
    .gender = m
    .gen = hráče
    .dat = hráči
    .acc = hráče
    .ins = hráčem
word-master = vypravěč
    .gender = m
    .gen = vypravěče
    .dat = vypravěči
    .acc = vypravěče
    .ins = vypravěčem
word-seat = místo u stolu
word-side = strana
word-round = kolo
word-turn = tah
word-die = kostka
word-roll = hod
word-total = celkem
word-limit = mez
word-ruling = rozhodnutí
word-correction = oprava { word-master.gen }
word-clause = pravidlo
word-draw = remíza
word-surrender = kapitulace
word-rounds-over = dohodnutá kola uplynula
word-last-standing = na nohou zůstala jediná strana

## Počítání

count-dice =
    { $count ->
        [one] { $count } kostka
        [few] { $count } kostky
        [many] { $count } kostky
       *[other] { $count } kostek
    }
count-rounds =
    { $count ->
        [one] { $count } kolo
        [few] { $count } kola
        [many] { $count } kola
       *[other] { $count } kol
    }
count-points =
    { $count ->
        [one] { $count } bod
        [few] { $count } body
        [many] { $count } bodu
       *[other] { $count } bodů
    }
count-lives =
    { $count ->
        [one] { $count } život
        [few] { $count } životy
        [many] { $count } života
       *[other] { $count } životů
    }

## Stůl v terminálu: usednout a odejít

table-people =
    { $count ->
        [one] U klávesnice sedí { $people }.
       *[other] U klávesnice se střídají { $people }.
    }
table-engine = Počítač hraje za tato místa: { $seats }.
table-hint = Příkaz :help ukáže, co můžete dělat, :view ukáže všechno, :quit boj uloží a skončí.
table-save-found =
    Je tu nedohraný boj z tohoto scénáře, u klávesnice { $people } (zatím { $answers ->
        [one] { $answers } odpověď
        [few] { $answers } odpovědi
        [many] { $answers } odpovědi
       *[other] { $answers } odpovědí
    }).
table-resume = Pokračovat v něm? (a/n)
table-save-left = Nedohraný boj je teď v { $place }.
table-save-refused = V uloženém boji nelze pokračovat: { $reason }. Teď je v { $place }.
table-read-it = Přečíst si ho můžete takto:
table-left = Boj je uložen. Pokračovat můžete takto:
table-left-early = Na shledanou. Začít můžete takto:
table-saved = Uloženo do { $place }.
table-not-saved = Nepodařilo se uložit do { $place }: { $reason }.
table-overwrite = Soubor { $place } už existuje. Přepsat? (a/n)
table-kept = Celý boj je uložen v { $place }.
table-fault = Chyba v pravidlech nebo v tomto počítači: { $problem }
table-commitment = O těchto kostkách lze dokázat, že jsou poctivé. Poznamenejte si jejich závazek:
table-share = { $who }, chcete do kostek přimíchat vlastní slova? (Enter: vylosují se za vás)
table-share-drawn = Žádný hráč slova nezadal, a tak se na vaší straně vylosovala a přimíchala tato: { $share }
table-secret = Tajemství kostek bylo:
table-commitment-was = Toto je závazek, který jste viděli na začátku:
table-check-dice = Závazek a každou kostku ověříte takto:

## Stůl v terminálu: kdo je na řadě

table-turn = Na řadě je { $who }
table-pass = Předejte klávesnici. Na řadě je { $who } a stiskne Enter.
table-who-first = Kdo odpoví první?
table-drafts = Zatím:
table-drafts-settled = Zatím ({ $mark } potvrzeno):
table-confirm =
    { $count ->
        [one] { $who }, platí to tak? (a, nebo 1 pro změnu odpovědi) [a]
       *[other] { $who }, platí to tak? (a, nebo 1–{ $count } pro změnu odpovědi) [a]
    }
table-not-confirmed = Ještě potvrzuje: { $who }.
table-confirm-again = Od vašeho potvrzení se něco změnilo.
table-confirm-wrong =
    { $count ->
        [one] „{ $text }“ tu nic neznamená: napište a pro potvrzení, nebo 1 pro změnu odpovědi.
       *[other] „{ $text }“ tu nic neznamená: napište a pro potvrzení, nebo číslo od 1 do { $count } pro změnu té odpovědi.
    }

## Stůl v terminálu: odpovídání

table-prompt-choose = Vaše volba
table-prompt-some =
    { $least ->
        [0] { $most ->
            [one] Číslo, nebo 0 pro nic
           *[other] Čísla, nejvýš { $most }
        }
       *[other] Čísla, aspoň { $least } a nejvýš { $most }
    }
table-prompt-exactly =
    { $count ->
        [one] Číslo
        [few] { $count } čísla
       *[other] { $count } čísel
    }
table-prompt-order = Všechna čísla ({ $count }) ve vašem pořadí
table-prompt-amount = Číslo od { $least } do { $most }
table-prompt-words = Vlastními slovy
table-prompt-back = < o krok zpět
table-prompt-rest = . zbytek podle návrhu
table-nothing = nic
table-page = { $first } až { $last } z { $all }; + a - obrací stránky
table-yes-or-no = Napište prosím a jako ano, nebo n jako ne.
table-nothing-typed =
    { $count ->
        [one] Napište prosím 1.
       *[other] Napište prosím číslo od 1 do { $count }, nebo začátek názvu.
    }
table-no-such-option =
    { $count ->
        [one] „{ $text }“ tu není možné; jediná volba je 1.
       *[other] „{ $text }“ tu není možné: napište číslo od 1 do { $count }, nebo začátek názvu.
    }
table-ambiguous = „{ $text }“ může být: { $options }.
table-barred = „{ $text }“ vylučuje { $clause }: { $rule }
table-some-wrong =
    { $least ->
        [0] Počet je { $count }, smí být nejvýš { $most }.
       *[other] Počet je { $count }, musí být od { $least } do { $most }.
    }
table-order-wrong = Jmenujte všechny, každého jednou; celkem { $count }.
table-named-twice = Totéž je jmenováno dvakrát.
table-amount-wrong = „{ $text }“ nejde: napište celé číslo od { $least } do { $most }.
table-too-long =
    To má { $length ->
        [one] { $length } znak
        [few] { $length } znaky
        [many] { $length } znaku
       *[other] { $length } znaků
    }; vejde se nejvýš { $longest }.
table-dice-wrong =
    { $count ->
        [one] „{ $text }“ není hod { $dice }: napište číslo od 1 do { $most }.
       *[other] „{ $text }“ není hod { $dice }: napište za každou kostku jedno číslo, například { $example }.
    }
table-no-way-back = Tohle je první krok. Dřívější rozhodnutí vezmete zpět příkazem :undo.

## Stůl v terminálu: příkazy

table-no-such-command = Příkaz { $text } neexistuje. Existují: { $commands }.
table-not-now = To teď není možné.
table-no-such-entry = Záznam „{ $text }“ neexistuje; jsou tu záznamy 1 až { $last }.
table-log-empty = Zatím se nic nestalo.
table-why-no-numbers = V tomto záznamu žádná čísla nejsou.
table-no-such-clause = Pravidlo „{ $text }“ neexistuje. V knize je: { $known }.
table-nothing-barred = Tady není vyloučeno nic, co by stálo za zmínku.
table-nothing-to-undo = Zatím nemáte žádné rozhodnutí, které by šlo vzít zpět.
table-undo-consent = { $who } chce vzít zpět své rozhodnutí a všechno, co po něm následovalo. { $other }, souhlasíte? (a/n)
table-undo-refused = { $other } nesouhlasí; všechno zůstává, jak je.
table-taken-back = (vzato zpět)
table-help-answers = Odpovídejte číslem, identifikátorem nebo začátkem názvu; Enter vezme to, co stojí v závorkách; < vrátí o krok zpět, . přijme všechny zbylé návrhy. Více čísel oddělujte mezerami. Kdykoli můžete napsat:
table-help-shorter = Stačí začátek příkazu: :w místo :why. Slova, která začínají dvojtečkou, napište se dvěma: ::
table-usage-why = :why [N]
table-help-why = odkud se vzala čísla posledního záznamu, nebo záznamu N
table-usage-log = :log [N]
table-help-log = poslední záznamy, nebo posledních N
table-usage-view = :view
table-help-view = ukázat všechno: mapu, všechny deníky postav, všechny karty
table-usage-rules = :rules [PRAVIDLO]
table-help-rules = přečíst pravidlo nebo oddíl knihy pravidel
table-usage-odds = :odds [sekundy]
table-help-odds = jak často která odpověď vyhrává, podle simulace dlouhé dvě sekundy, nebo tolik, kolik zadáte
table-odds-how =
    Podíl výher a rozpětí, v němž leží ten skutečný (95 %). Počítač odsud odsimuloval { $count ->
        [one] jeden boj
        [few] { $count } boje
       *[other] { $count } bojů
    }; víc sekund řekne víc: :odds 20.
table-option-plain = Víc se o tom tady říct nedá; zbytek přijde na řadu, až to zvolíte.
table-odds-seconds = { $text } není počet sekund od 1 do { $most }.
table-usage-barred = :barred
table-help-barred = co je tu vyloučeno a kterým pravidlem
table-usage-undo = :undo
table-help-undo = vzít zpět své poslední rozhodnutí
table-usage-save = :save [SOUBOR]
table-help-save = uložit hned, nebo uložit kopii do souboru
table-usage-help = :help
table-help-help = tento seznam
table-usage-quit = :quit
table-help-quit = uložit a odejít
start-welcome = holmgang: souboje u stolu podle knihy. q končí.
start-language = Který jazyk?
start-game = Která hra?
start-scenario = Který boj?
start-number = Číslo, nebo Enter pro { $usual }:
table-enter-again = Enter znamená „{ $said }“ a nevyužije, co máte. Chcete-li to tak, stiskněte Enter znovu.
table-was = (bylo { $value })
table-out = mimo boj
table-more-news =
    { $count ->
        [one] Předtím se stala ještě jedna věc; vše vypíše :log { $lines }.
        [few] Předtím se staly ještě { $count } věci; vše vypíše :log { $lines }.
       *[other] Předtím se stalo ještě { $count } věcí; vše vypíše :log { $lines }.
    }
table-may-pass = :pass to přeskočí, dokud se něco nezmění.
table-still-to-act = jednat ještě { $count ->
        [one] může { $names }
       *[other] mohou { $names }
    }
table-gives-up = co zbývá, zůstane nevyužito
table-name-a-square = Napište pole, třeba { $example }: sloupec, řádek.
table-squares = Pole napište jako { $example }: sloupec, řádek. Čísla na mapě udávají cenu.
table-squares-way = Pole napište jako { $example }: sloupec, řádek; nebo všechna pole cesty, cíl jako poslední. Čísla na mapě udávají cenu.
table-no-such-square = Pole { $text } zvolit nelze; mapa ukazuje ta, která ano.
table-by-itself = { $said } (nic jiného není možné)
table-cannot-pass = Tato otázka nemá výchozí odpověď; musíte se rozhodnout.
table-usage-option = :option [N]
table-help-option = všechno, co pravidla říkají o možnosti N nebo o otázce
table-usage-pass = :pass
table-help-pass = vynechávat, dokud se situace nezmění

## Slova na obrazovce

option-master-go-on = pokračovat
word-hidden = skryto
word-value = hodnota
word-what = co

## Odmítnutí

refused-not-possible = „{ $text }“ tu není možné
refused-did-you-mean = „{ $text-id }“ tu není možné; nemělo to být „{ $guess-typed }“?
refused-no-list = tady má být seznam, ne „{ $text }“
refused-no-mapping = tady má být odpověď s podrobnostmi, ne „{ $text }“
refused-named-twice = totéž je uvedeno dvakrát
refused-nobody-asked = na „{ $text }“ se nikdo neptal
refused-nobody-asked-but = na „{ $text }“ se nikdo neptal; nemělo to být „{ $guess-id }“?
refused-missing = chybí: tady ještě není nic vybráno
refused-missing-for = chybí k volbě „{ $what }“
refused-number =
    počet uvedených: { $count }; { $least ->
        [0] nejvýš jich smí být { $most }
       *[other] smí jich být { $least } až { $most }
    }
refused-not-all-named = každý musí být uveden právě jednou
refused-amount = „{ $text }“ není celé číslo od { $least } do { $most }
refused-no-words = tady mají být slova, ne „{ $text }“
refused-too-long = { $length } znaků je příliš; vejde se nejvýš { $longest }
refused-number-of-dice =
    { $count ->
        [one] čeká se jedna kostka
        [few] čekají se { $count } kostky
       *[other] čeká se { $count } kostek
    }, ne „{ $text }“
refused-nothing-to-draw = „{ $text }“ se tu vytáhnout nedá
refused-face = „{ $text }“ na kostce k{ $sides } není
refused-nothing-to-confirm = není co potvrdit
refused-nothing-to-take-back = není co vzít zpět
refused-match-over = boj už skončil
refused-not-asked = tato otázka teď není otevřená
refused-answered-already = na to už odpověď je a změnit ji nejde
refused-amendments =
    { $limit ->
        [one] dovolena je nejvýš jedna změna
        [few] dovoleny jsou nejvýš { $limit } změny
       *[other] dovoleno je nejvýš { $limit } změn
    }
refused-no-part = tohoto místa se otázka netýká
refused-not-all-answered = některé odpovědi ještě chybějí

## Co volba stojí, potřebuje a přináší

remark-costs = stojí { $amount }
remark-free = zadarmo
remark-against = { $worth } proti { $against }
remark-expects = průměrně { $amount }
remark-certain = { $worth } proti { $against }: { $outcome }
remark-misses = { $worth } proti { $against }: nemůže se podařit
die-sided = k{ $sides }
need-at-least = na k{ $sides } aspoň { $number }
need-nothing = bez hodu

## Úrovně hry

level-newcomer = nováček
level-regular = zkušený hráč
level-veteran = veterán
level-veteran-bold = odvážný veterán
level-veteran-careful = opatrný veterán
level-veteran-vengeful = mstivý veterán
level-master = mistr zbraní
level-master-bold = odvážný mistr zbraní
level-master-careful = opatrný mistr zbraní
level-master-vengeful = mstivý mistr zbraní
level-random = čirá náhoda

## probe: obstojí scénář?

probe-what = Zkouška scénáře { $scenario }, semínko { $seed }. Okamžiky, v nichž se zkusily všechny druhy odpovědí: { $moments }. Zápasy na každé srovnání: { $matches }. Dohrávky hráčů, kteří hledí dopředu: { $playouts }.
probe-option = možnost
probe-tried = okamžiky
probe-right = správná
probe-interval = interval 95 %
probe-loss = ztráta v bodech
probe-verdict = verdikt
probe-verdict-dead = nikdy správná
probe-verdict-dominant = vždy správná
probe-verdict-open = —
probe-options-note = Správná: dopadla nejlépe ze všeho, co se zkusilo. Nikdy správná: nikdy nejlepší a za všechny okamžiky dohromady zřetelně horší. Ztráta: co stálo zvolit ji místo nejlepší, v setinách výhry. Interval říká, jak často přesto může být správná.
probe-stronger = silnější
probe-weaker = slabší
probe-wins = výhry
probe-if-equal = při rovnosti
probe-side = strana
probe-draws = remízy
probe-skill-shown = { $stronger } poráží soupeře úrovně „{ $weaker }“ častěji, než by dovolila náhoda: na umění tu záleží.
probe-skill-not-shown = Že { $stronger } poráží soupeře úrovně „{ $weaker }“, tyto zápasy neukázaly.
probe-better-off = Mezi stejně dobrými hráči vyhrává víc než svůj díl { $sides }.
probe-nobody-better-off = Že by mezi stejně dobrými hráči měla některá strana výhodu, se neukázalo.

## simulate: jak dopadlo mnoho zápasů

simulated-side = strana
simulated-seats = místa
simulated-wins = výhry
simulated-share = podíl
simulated-interval = interval 95 %
simulated-exact = přesně: { $wins }; průměrně { $mean } kroku
simulated-steps = kroky: { $lengths }
simulated-questions = otázky: { $lengths }
simulated-lead = střídání ve vedení: { $lengths }
simulated-lengths = průměr { $mean }, medián { $median }, 80 % od { $p10 } do { $p90 }, { $least } až { $most }
simulated-at-the-end = na konci
simulated-standing = stojí
simulated-gauge = zbývá
simulated-of = { $left } z { $began }
simulated-from = { $left } (na začátku { $began })
simulated-hurt-first = první zraněná
simulated-matches = zápasy
simulated-won-all-the-same = přesto vyhrála
simulated-option = možnost
simulated-won-with = s ní výhry
simulated-without = bez ní
simulated-difference = rozdíl
simulated-now = nyní
simulated-no-cause = Souvisí to s výhrou, ale příčinou to být nemusí: ověří to --without STRANA=MOŽNOST.
simulated-unfinished =
    { $more ->
        [0] nedohrané, semínko a číslo: { $some }
       *[other] nedohrané, semínko a číslo: { $some } a další ({ $more })
    }
simulated-what = Zápasy: { $count }; scénář { $scenario }, semínko { $seed }; { $seats }
simulated-against = { $new } proti { $old }, zápas po zápasu:
simulated-as-it-is = jak je
simulated-as-set = jak je nastaveno
simulated-who-without = { $who } bez { $use }
simulated-unused = Možnost { $option } nikdo ani jednou nepoužil, takže není co srovnávat. Použito bylo: { $used }
simulated-stopped = zastaveno po { $done } z { $wanted } zápasů
simulated-bulk = hrála hromadně zkompilovaná pravidla, se stejnými kostkami i výsledky jako krok za krokem; možnosti se nepočítají
simulated-no-compiler = hrálo se krok za krokem; s nainstalovaným holmgang[lab] by tyto zápasy hrála hromadně zkompilovaná pravidla
simulated-undeclared = zahráno celými pravidly: rychlá simulace nezná { $fields }
simulated-outcome-draw = remíza
simulated-outcome-unfinished = nedohráno

## odds

odds-no-contests = { $system } nemá žádný střet, jehož šance by šly přesně spočítat.

# Co je v souboru špatně.
content-or = nebo
content-none = žádné
content-and-more = { $names } a ještě { $count }
content-missing = chybí
content-too-large = příliš velké: nejvýš { $most }
content-no-data = tato data nelze zapsat v JSON, nebo jsou zanořená příliš hluboko
content-tab = není YAML: řádek je odsazen tabulátorem; použijte mezery
content-no-yaml = není YAML: { $why }
content-unknown-name = neznámé jméno { $name } ({ $what }); známá: { $known }
content-unknown-name-near = neznámé jméno { $name } ({ $what }); nemělo to být „{ $guess }“? Známá: { $known }
content-unknown-key = neznámý klíč; známé: { $known }
content-unknown-key-near = neznámý klíč; neměl to být „{ $guess }“? Známé: { $known }
content-expected = má tu být { $wanted }, je tu { $got }
content-got-near = { $got }; nemělo to být „{ $guess }“?
content-wrong-key = klíčem tu má být { $wanted }, ne { $got }
content-whole-number = celé číslo
content-text = text
content-true-or-false = true nebo false
content-mapping-of = seznam klíčů s hodnotami
content-mapping = seznam klíčů s hodnotami
content-list = seznam
content-list-of = seznam, v něm { $many }
content-empty-list = prázdný seznam
content-nothing = nic
content-entries = { $count ->
    [one] { $count } položka
    [few] { $count } položky
   *[other] { $count } položek
}
content-characters = { $count ->
    [one] { $count } znak
    [few] { $count } znaky
   *[other] { $count } znaků
}
content-at-least = nejméně { $bound }
content-more-than = víc než { $bound }
content-at-most = nejvýš { $bound }
content-less-than = méně než { $bound }
content-multiple-of = násobek { $bound }
content-text-like = text podoby { $bound }
content-one-of = jedno z: { $names }

## Co tu je: systémy, scénáře, pravidla

list-scenario = scénář
list-title = název
list-seats = místa
list-id = id
list-authors = autor
list-language = jazyk předlohy
list-clauses = pravidla
list-scenarios = scénáře
list-no-systems = Není nainstalován žádný systém pravidel.
list-no-scenarios = Žádné scénáře tu nejsou.
list-left-out = Vynecháno: { $problem }
list-authors-of = Autor původní hry: { $authors }; znění je naše.
list-mark-auto = automaticky
list-mark-choice = volba
list-mark-ruling = rozhodnutí
list-mark-rule = pravidlo
list-mark-house = domácí pravidlo
list-mark-definition = definice
list-mark-conduct = doporučení
list-mark-source = kniha
list-mark-companion = doplněk
