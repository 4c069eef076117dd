# Příprava boje, vlastní soubory, stůl Pána jeskyně.

set-title = Prostřete stůl
set-seats = Kdo kde sedí
set-player = hráč
set-master-how = rozhoduje sporné věci; jinak platí výchozí výklad knihy
set-nick = Jméno toho, kdo hraje { $seat }
set-who = Kdo hraje { $seat }
set-name = jméno
set-here = toto zařízení
set-friend = přítel, přes odkaz
set-nobody = nikdo, podle knihy
set-engine = stroj: { $level }
set-more = Další
set-remove = Odebrat: { $who }
set-add = Přidat
set-add-what = Co přidat
set-usual = obvyklé
set-yes = ano
set-no = ne
set-knobs = Domácí pravidla
set-knobs-changed = { $count ->
    [0] vše podle knihy
    [one] { $count } změněné
    [few] { $count } změněná
   *[other] { $count } změněných
}
set-knob-find = Najděte domácí pravidlo nebo článek
set-preset = Sada
set-preset-none = kniha
set-preset-take = Použít
set-dice = Kostky
set-dice-fair = Prokazatelně poctivé
set-dice-fair-how = Server předem stvrdí své tajemství; přimíchají se vaše slova.
set-dice-typed = Naše vlastní
set-dice-typed-how = Házíte skutečnými kostkami a píšete, co padlo.
set-dice-seeded = Virtuální
set-dice-seeded-how = Hází server, bez důkazu.
set-share = Vaše slova do kostek (nenapíšete-li žádná, vytvoří je prohlížeč)
set-language = Jazyk
set-own = Vlastní balíčky, scénáře a mapy
set-own-how = Zůstanou u vašeho stolu; na polici jiných se nic nezmění.
set-take = Přinést
set-packs = { $count ->
    [one] { $count } vlastní balíček
    [few] { $count } vlastní balíčky
   *[other] { $count } vlastních balíčků
}
set-open = Otevřít stůl
set-save = Uložit do souboru
set-as-text = Upravit jako text
set-as-form = Zpět k formuláři
set-text = Scénář jako text
set-text-how = Chyby se hlásí po řádcích. Místa i domácí pravidla jsou tu také.
set-problems = { $count ->
    [one] Jedna věc ještě není v pořádku
    [few] { $count } věci ještě nejsou v pořádku
   *[other] { $count } věcí ještě není v pořádku
}
set-line = řádek { $line }
set-in-order = Vše je v pořádku.
set-it-up = Připravit

lobby-games = Hry
lobby-all = vše
lobby-by = autor: { $author }
lobby-minutes = { $same ->
    [1] asi { $low } min
   *[other] { $low }–{ $high } min
}
lobby-minutes-how = Jeden hráč proti stroji: tak dlouho trvá polovina zápasů, změřeno na dvaceti.
lobby-dice-word = Poctivé kostky: váš prohlížeč přidá slova
lobby-bring = Přineste vlastní
lobby-bring-how = Scénář, balíček nebo mapu ze svého disku.

desk-title = Stůl vypravěče
desk-open = Stůl vypravěče
desk-seats = Místa
desk-see = dívat se jako
desk-to-engine = předat stroji
desk-back = vzít zpět
desk-level = Jak dobře stroj hraje
desk-plays = hraje stroj, { $level }
desk-person = hraje člověk
desk-pace = Tempo
desk-stop = Zastavit před každým tahem
desk-stop-how = aby šlo věci uvést na pravou míru
desk-pause = Přerušit boj
desk-pause-how = nikdo neodpoví, dokud nedáte pokračovat
desk-go-on = Pokračovat
desk-paused = Vypravěč boj přerušil.
desk-turn-on = zapnout
desk-turn-off = vypnout
desk-rulings = Co tu platí
desk-rulings-none = Nic než kniha.
desk-ruled = rozhodnuto: { $ruling }
desk-knob = domácí pravidlo; kniha: { $usual }
desk-correct = Uvést něco na pravou míru
desk-correct-how = Odpovíte u stolu, v okně mezi dvěma tahy; všichni si to přečtou v záznamu pod vaším jménem.
desk-correct-now = Okno je teď otevřené.
desk-correct-wait = Otevře se před příštím tahem.
desk-correct-what = Co lze napravit
desk-notes = Tajné poznámky
desk-notes-how = Čte je jen toto místo; zůstanou u stolu.
desk-notes-keep = Uložit
desk-kept = Uloženo.
desk-log = Naposled v záznamu
desk-to-table = Ke stolu
desk-rewind = Zpět sem
desk-seen-as = Očima: { $seat }
desk-onlookers = diváci
desk-not-master = Tento stůl je pro místo vypravěče.
desk-nobody-there = Toto místo nikdo nedrží; nejdřív někoho pozvěte.
desk-step = Krok { $step }
desk-falls = { $count ->
    [one] padne jedna odpověď nebo hod
    [few] padnou { $count } odpovědi a hody
   *[other] padne { $count } odpovědí a hodů
}
set-it-up-again = Připravit další takový
lobby-older = Starší stoly

# Co je špatně se soubory, které lidé přinesou.
content-most-packs = u jednoho stolu nejvýše { $most } balíčků
content-no-system = balíček začíná klíčem „system:“ a označením hry
content-no-pack = tohle není balíček
content-which-game = má tu být označení hry: { $known }
content-which-file = soubor má končit na { $known }
