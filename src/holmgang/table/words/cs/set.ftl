# Příprava boje, vlastní soubory, stůl vypravěče.
set-title = Připravit stůl
set-seats = Kdo kde sedí
set-player = hráč
set-master-how = rozhoduje o sporných věcech; bez něj platí výchozí výklad knihy
set-nick = Jméno hráče na místě { $seat }
set-who = Kdo hraje za místo { $seat }
set-name = jméno
set-here = toto zařízení
set-friend = přítel, přes odkaz
set-nobody = nikdo, podle knihy
set-engine = počítač: { $level }
set-more = Další
set-remove = Odebrat: { $who }
set-add = Přidat
set-add-what = Co přidat
set-usual = výchozí
set-yes = ano
set-no = ne
set-knobs = Domácí pravidla
set-knobs-changed = { $count ->
    [0] vše podle knihy
    [one] { $count } změněné
    [few] { $count } změněná
   *[other] { $count } změněných
}
set-knob-find = Najít domácí pravidlo nebo pravidlo
set-preset = Sada
set-preset-none = kniha
set-preset-take = Použít
set-dice = Kostky
set-dice-fair = Prokazatelně poctivé
set-dice-fair-how = Server se předem zaváže ke svému tajemství; přimíchají se vaše slova.
set-dice-typed = Naše vlastní
set-dice-typed-how = Házíte skutečnými kostkami a zapisujete, co padlo.
set-dice-seeded = Virtuální
set-dice-seeded-how = Hází server, bez důkazu.
set-share = Vaše slova do kostek (nenapíšete-li žádná, vytvoří je prohlížeč)
set-language = Jazyk
set-own = Vlastní balíčky, scénáře a mapy
set-own-how = Nikdo jiný je neuvidí.
set-take = Nahrát
set-packs = { $count ->
    [one] { $count } vlastní balíček
    [few] { $count } vlastní balíčky
   *[other] { $count } vlastních balíčků
}
set-open = Založit stůl
set-save = Uložit do souboru
set-as-text = Upravit jako text
set-as-form = Zpět k formuláři
set-text = Scénář jako text
set-text-how = Chyby se ukazují po řádcích. Místa i domácí pravidla jsou tu také.
set-problems = { $count ->
    [one] Jedna věc ještě není v pořádku
    [few] { $count } věci ještě nejsou v pořádku
   *[other] { $count } věcí ještě není v pořádku
}
set-line = řádek { $line }
set-in-order = Všechno je v pořádku.
set-it-up = Připravit
set-it-up-again = Připravit další takový
# Co je špatně se soubory, které lidé přinesou.
content-most-packs = u jednoho stolu nejvýš { $most } balíčků
content-no-system = balíček začíná klíčem „system:“ a označením hry
content-no-pack = tohle není balíček
content-which-game = má tu být označení hry: { $known }
content-which-file = soubor má končit na { $known }
