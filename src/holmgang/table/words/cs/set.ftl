# Příprava boje, vlastní soubory, stůl vypravěče.
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
set-yes = ano
set-no = ne
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
set-take = Nahrát
set-save = Uložit do souboru
set-problems = { $count ->
    [one] Jedna věc ještě není v pořádku
    [few] { $count } věci ještě nejsou v pořádku
   *[other] { $count } věcí ještě není v pořádku
}
set-line = řádek { $line }
set-it-up-again = Připravit další takový
# Co je špatně se soubory, které lidé přinesou.
content-most-packs = u jednoho stolu nejvýš { $most } balíčků
content-no-system = balíček začíná klíčem „system:“ a označením hry
content-no-pack = tohle není balíček
content-which-game = má tu být označení hry: { $known }
content-which-file = soubor má končit na { $known }
