# Pravidla
book-all = Pravidla
book-contents = Oddíly
book-by = Hru vymysleli jiní; tady je našimi slovy. { $authors }
book-in-english = Tato pravidla zatím nejsou ve vašem jazyce; zde jsou anglicky.
book-search = Hledat v pravidlech
book-found = Nalezeno:
book-nothing = Žádné pravidlo neobsahuje všechna tato slova.
book-clauses = { $count ->
    [one] { $count } pravidlo
    [few] { $count } pravidla
   *[other] { $count } pravidel
}
book-knobs = Váš stůl může změnit:
book-read-on = Číst dál v pravidlech
book-mark-house = domácí pravidlo
book-mark-ruling = rozhoduje vypravěč
book-mark-definition = význam
book-mark-conduct = doporučení
book-mark-choice = volba

# Záznamy bojů a ohlédnutí
replay-bring = Otevřít uložený boj
replay-bring-how = Soubor boje uložený u tohoto stolu, u jiného nebo v terminálu. Skončený boj lze procházet okamžik po okamžiku; v neskončeném se tu pokračuje.
replay-file = Soubor boje
replay-open = Otevřít
replay-read-only = Tento soubor obsahuje, co jeden čtenář viděl z boje, který ještě běžel. Lze ho číst, ne v něm pokračovat.
replay-not-over = Boj ještě neskončil: přehrání by prozradilo, co je skryté.
replay-nothing-follows = Po tomto okamžiku už nic nenásleduje: není v čem pokračovat.
replay-title = Přehrání
replay-timeline = Časová osa
replay-back = O okamžik zpět
replay-on = O okamžik dál
replay-play = Přehrát
replay-stop = Zastavit
replay-moment = Okamžik
replay-of = { $now } z { $last }
replay-as = Jak to vidí
replay-onlooker = divák
replay-show = Ukázat
replay-rounds = Kola
replay-sit = Hrajete jako
replay-fork = Pokračovat odtud u nového stolu

# Když je po boji
recap-title = Jak to bylo
recap-wins = Vítězí { $who }
recap-draw = Bez vítěze
recap-again = Hrát znovu, stejná místa
recap-swap = Vyměnit strany
recap-next = Další boj
recap-replay = Přehrát
recap-file = Uložit soubor boje
recap-swing = Jak se to vyvíjelo
recap-swing-how = { $gauge } každé strany po každém kole
recap-swing-how-steps = { $gauge } každé strany po každém kroku
recap-chances-how = Šance každé strany po každém kole, z nejméně { $matches } bojů, které odtud odsimuloval počítač; ve světlém pásu leží s 95% jistotou
recap-chances-how-steps = Šance každé strany po každém kroku, z nejméně { $matches } bojů, které odtud odsimuloval počítač; ve světlém pásu leží s 95% jistotou
recap-later = Počítač z každého z těchto bodů boj simuluje, aby se ukázalo, kdo by vyhrál…
recap-no-gauges = V tomto boji nebylo v čase co měřit.
recap-score = Skóre
recap-start = start
recap-turns = Zlomové okamžiky
recap-in-round = { $round }. kolo:
recap-in-step = { $round }. krok:
recap-see = Ukázat
recap-fork = Vrátit se do { $round }. kola a zkusit to jinak
recap-fork-step = Vrátit se do { $round }. kroku a zkusit to jinak
recap-deeds = Kdo kolik vzal a ztratil
recap-took = vzato
recap-lost = ztraceno
recap-gained = získáno
recap-left = zbývá
recap-took-how = Za vzaté se počítají jen ztráty, u nichž záznam říká, kdo je způsobil.
recap-luck = Štěstí v kostkách
recap-dice = kostek
recap-mean = průměr
recap-expected = očekávaný
recap-luck-high = výš, než se čekalo
recap-luck-low = níž, než se čekalo
recap-luck-even = asi jak se čekalo
recap-luck-how = Značka ukazuje, jak daleko se průměr odchýlil; na její kraj se dostanou tři hody z tisíce.
recap-nobody = stůl
recap-promised = Závazek kostek zveřejněný před prvním hodem:
recap-counts = { $answers ->
    [one] { $answers } odpověď
    [few] { $answers } odpovědi
   *[other] { $answers } odpovědí
}, { $dice ->
    [one] { $dice } kostka
    [few] { $dice } kostky
   *[other] { $dice } kostek
}.

# Důkaz kostek
proof-title = Důkaz kostek
proof-fair-how = Před prvním hodem server ukázal závazek, otisk svého tajemství. Pak hráči přidali svá slova. Z obojího plynou všechny kostky. Teď, po boji, je tajemství odhaleno a každou kostku lze přepočítat.
proof-running = Tajemství se ukáže, až boj skončí. Závazek si poznamenejte: podle něj se všechno ověří.
proof-commitment = Závazek
proof-shares = Slova hráčů
proof-secret = Tajemství
proof-still-secret = ukáže se na konci
proof-noted = Závazek, který jste si před bojem poznamenali
proof-check = Ověřit všechny kostky
proof-checking = Ověřuji…
proof-good = Kostky souhlasí (celkem { $dice }). Tajemství odpovídá závazku.
proof-other-promise = Tajemství neodpovídá závazku.
proof-no-words = Hráči do kostek žádná slova nepřidali.
proof-bad-die = Záznam { $entry }: tyto kostky takhle padnout nemohly.
proof-unreadable = Soubor boje se nepodařilo přečíst.
proof-here-how = Dělá to sám váš prohlížeč ze souboru boje. Tato stránka ale pochází z téhož serveru: kdo nechce věřit nikomu, spustí skript níže, který potřebuje jen Python.
proof-script = Bez této stránky
proof-script-how = Uložte soubor boje, zkopírujte skript a spusťte: python check.py SOUBOR ZÁVAZEK
proof-seeded = Tyto kostky plynou ze semínka { $seed }: s ním padnou stejné kostky znovu. Žádný závazek k nim není; poctivé kostky se volí při přípravě stolu.
proof-typed = Těmito kostkami házeli sami hráči. Není co dokazovat kromě toho, co viděli.
proof-seeded-running = Tyto kostky plynou ze semínka, které se ukáže, až boj skončí.

# Dívání
watch-title = Dívat se
watch-how = Kdo má tento odkaz, vidí to, co smí vidět všichni, a nic nemůže změnit.
watch-tv = Velká obrazovka
watch-tv-how = Bojiště velkým písmem a bez ovládání, pro televizi, na kterou se dívají všichni.
watch-make = Vytvořit odkaz pro diváky
