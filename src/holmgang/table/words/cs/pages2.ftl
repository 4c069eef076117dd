# Pravidla
book-all = Pravidla
book-contents = Oddíly
book-by = Hra svých autorů, vyložená našimi slovy. { $authors }
book-in-english = Tato pravidla zatím nejsou ve vašem jazyce; zde jsou anglicky.
book-search = Hledat v pravidlech
book-found = Nalezeno:
book-nothing = Všechna tato slova nemá žádné ustanovení.
book-clauses = { $count ->
    [one] { $count } ustanovení
    [few] { $count } ustanovení
   *[other] { $count } ustanovení
}
book-knobs = Váš stůl smí nastavit:
book-read-on = Číst dál v pravidlech
book-mark-house = náš výklad
book-mark-ruling = rozhoduje vypravěč
book-mark-definition = význam
book-mark-conduct = rada
book-mark-choice = volba

# Záznamy bojů a ohlédnutí
replay-bring = Přinést boj
replay-bring-how = Záznam boje uložený u tohoto stolu, u jiného nebo v terminálu. Skončený boj lze procházet okamžik po okamžiku; neskončený tu pokračuje.
replay-file = Záznam boje
replay-open = Otevřít
replay-read-only = Tento záznam obsahuje, co viděl jeden z účastníků boje, který ještě běžel. Lze ho číst, ne v něm pokračovat.
replay-not-over = Boj ještě neskončil: ohlédnutí by prozradilo, co je skryté.
replay-nothing-follows = Po tomto okamžiku už nic nenásleduje: není v čem pokračovat.
replay-title = Ohlédnutí
replay-timeline = Časová osa
replay-back = O okamžik zpět
replay-on = O okamžik dál
replay-play = Přehrát
replay-stop = Zastavit
replay-moment = Okamžik
replay-of = { $now } z { $last }
replay-as = Očima
replay-onlooker = diváka
replay-show = Ukázat
replay-rounds = Kola
replay-sit = Sednete si jako
replay-fork = Pokračovat odtud u nového stolu

# Když je po boji
recap-title = Jak to bylo
recap-wins = Vítězství: { $who }
recap-draw = Nikdo nevyhrál
recap-again = Ještě jednou, stejná místa
recap-swap = Vyměnit strany
recap-next = K dalšímu boji
recap-replay = Ohlédnout se
recap-file = Uložit záznam boje
recap-swing = Jak se to vyvíjelo
recap-swing-how = { $gauge } každé strany po každém kole
recap-swing-how-steps = { $gauge } každé strany po každém kroku
recap-chances-how = Šance každé strany po každém kole, z nejméně { $matches } zápasů, které odtud dohrály stroje; ve světlém pásu leží s 95% jistotou
recap-chances-how-steps = Šance každé strany po každém kroku, z nejméně { $matches } zápasů, které odtud dohrály stroje; ve světlém pásu leží s 95% jistotou
recap-later = Stroje odtud zápas dohrávají, aby se ukázalo, kdo by byl vyhrál …
recap-no-gauges = V tomto boji se nic nepočítalo na stupnici.
recap-score = Skóre
recap-start = start
recap-turns = Zlomové okamžiky
recap-in-round = Kolo { $round }:
recap-in-step = Krok { $round }:
recap-see = Ukázat
recap-fork = Vrátit se do kola { $round } a zkusit to jinak
recap-fork-step = Vrátit se do kroku { $round } a zkusit to jinak
recap-deeds = Kdo vzal a ztratil kolik
recap-took = vzal
recap-lost = ztratil
recap-gained = získal
recap-left = zbývá
recap-took-how = Vzaté se počítá tam, kde záznam říká, kdo to byl.
recap-luck = Štěstí v kostkách
recap-dice = kostek
recap-mean = průměr
recap-expected = očekávaný
recap-luck-high = výš, než se čekalo
recap-luck-low = níž, než se čekalo
recap-luck-even = asi jak se čekalo
recap-luck-how = Značka ukazuje, jak daleko se průměr odchýlil: na kraj se dostanou tři hody z tisíce.
recap-nobody = stůl
recap-promised = Kostky byly slíbeny před prvním hodem:
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
proof-fair-how = Před prvním hodem server ukázal závazek, otisk svého tajemství. Pak hráči přidali svá slova. Z obojího plynou všechny kostky. Teď, po boji, je tajemství odhaleno a každou kostku lze přepočítat.
proof-running = Tajemství se ukáže, až boj skončí. Závazek si poznamenejte: jím se všechno měří.
proof-commitment = Závazek
proof-shares = Slova hráčů
proof-secret = Tajemství
proof-still-secret = ukáže se na konci
proof-noted = Závazek, jak jste si ho před bojem poznamenali
proof-check = Přepočítat všechny kostky
proof-checking = Počítám …
proof-good = Kostek: { $dice }, a každá padla, jak musela. Tajemství je to, které bylo slíbeno.
proof-other-promise = Tajemství není to, které bylo slíbeno.
proof-no-words = Hráči neměli na kostkách žádný podíl.
proof-bad-die = Zápis { $entry }: tyto kostky takhle nepadly.
proof-unreadable = Záznam boje se nepodařilo přečíst.
proof-here-how = Počítá to sám váš prohlížeč ze záznamu boje. Tato stránka ale pochází z téhož serveru: kdo nechce věřit nikomu, spustí skript níže, který nepotřebuje nic než Python.
proof-script = Bez této stránky
proof-script-how = Uložte záznam boje, zkopírujte skript a spusťte: python check.py SOUBOR ZÁVAZEK
proof-seeded = Tyto kostky plynou ze semínka { $seed }: s ním padnou stejné kostky znovu. Nic o nich nebylo slíbeno; poctivé kostky se volí při prostírání stolu.
proof-typed = Tyto kostky házeli lidé sami. Není co dokazovat kromě toho, co viděli.
proof-seeded-running = Tyto kostky plynou ze semínka, které se ukáže, až boj skončí.

# Dívání
watch-title = Dívat se
watch-how = Kdo má tento odkaz, vidí to, co smí vidět všichni, a na nic nemůže sáhnout.
watch-tv = Velká obrazovka
watch-tv-how = Bojiště velkým písmem a bez ovládání, pro televizi, na kterou se dívají všichni.
watch-make = Odkaz pro diváky
