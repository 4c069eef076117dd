## K čemu dospělo mnoho zápasů, vedle toho, co stojí v cs.ftl

simulated-decided = rozhodnuto v kroku: { $lengths }
simulated-luck = štěstí
simulated-luck-share = podíl
simulated-luck-won = výhry s vyššími

## sweep a balance

swept-matches = zápasy
swept-wins = vyhraje { $side }
swept-median = medián kroků
swept-interval = interval 95 %
swept-stopped = Zastaveno po { $done } z { $wanted } míst; --out je uloží pro příště.
swept-no-parquet = table.parquet chybí: je k němu potřeba holmgang[lab].
balance-fair = { $value } je spravedlivá hodnota: polovina leží uvnitř intervalu.
balance-others = Totéž platí pro { $others }; rozlišilo by je víc zápasů (-n).
balance-none = Žádná hodnota není spravedlivá; nejblíž je { $value }. Polovina leží mezi hodnotami.
balance-beyond = Žádná hodnota není spravedlivá; nejblíž je { $value }. Polovina leží mimo tyto hodnoty.

## Zpráva o procházce mřížkou, na jedné stránce

report-ten = Deset čísel
report-played = odehrané zápasy
report-places = místa v mřížce
report-most = vyhraje { $side }, nejvíc
report-least = vyhraje { $side }, nejmíň
report-fairest = nejblíž polovině
report-draws = remízy, nejvíc
report-shortest = nejkratší medián, kroky
report-longest = nejdelší medián, kroky
report-nine = devět z deseti bojů skončí nejpozději po, kroky
report-unfinished = nedohráno
report-rates = Podíly výher
report-heat = Vyhraje { $side }
report-heat-where = Vyhraje { $side }, { $where }
report-lengths = Jak dlouho to trvá
report-steps = kroky
report-count = zápasy
report-table = Všechna místa
report-draw = remíza
report-again = Přehrát zápas
report-options = Možnosti
report-side = strana
report-option = možnost
report-cell = místo na bojišti
report-won-with = s ní výhry
report-won-without = bez ní výhry
report-difference = rozdíl v bodech
report-no-cause = Souvisí to s výhrou; jakou má možnost cenu, řekne { $option }.
report-probe = Možnosti, umění a strany
report-how = Jak se hrálo
report-seats = Hráči: { $seats }. Semínko { $seed }. Domácí pravidla: { $knobs }.
report-book = podle knihy
report-rules = Pravidla { $system }, verze { $version }; { $played }.
report-by-engine = hráno krok za krokem, otázku po otázce
report-by-bulk = hrála hromadně zkompilovaná pravidla, se stejnými kostkami i výsledky
report-by-no-compiler = hráno krok za krokem, protože není nainstalován kompilátor
report-any = Kterýkoli zápas přehrajete s celým záznamem takto:
report-which = NUMBER se na každém místě počítá od 0.
report-left = Nedohrané, stojí za prohlédnutí:
report-mind = Podíl výher platí pro tyto hráče; lepší hráč ho může obrátit.

## Žebříček

rated-policy = počítačový hráč
rated-rating = síla
rated-interval = 95 %
rated-against = proti
rated-wins = výhry
rated-matches = zápasy
rated-if-equal = rovní
rated-deals = rozhodné dvojice
rated-of = { $ahead } z { $decided }
rated-stopped = Zastaveno po { $done } z { $wanted } zápasů.

## Kdo hraje

level-plain = prosté útoky
