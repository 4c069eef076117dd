## K čemu dospělo mnoho zápasů, vedle toho, co stojí v cs.ftl

simulated-decided = rozhodnuto v kroku: { $lengths }
simulated-luck = štěstí
simulated-luck-share = podíl
simulated-luck-won = výhry s vyššími

## sweep a balance

swept-matches = zápasy
swept-wins = vyhraje { $side }
swept-median = medián kroků
swept-interval = interval 95 %
swept-stopped = Zastaveno, míst { $done } z { $wanted }; s --out zůstanou uložena pro příště.
swept-no-parquet = table.parquet chybí: je k němu potřeba holmgang[lab].
balance-fair = { $value }: polovina leží uvnitř intervalu.
balance-others = Totéž platí pro { $others }: rozlišilo by je víc zápasů (-n).
balance-none = Žádná hodnota není spravedlivá; nejblíž je { $value }. Polovina leží mezi hodnotami.
balance-beyond = Žádná hodnota není spravedlivá; nejblíž je { $value }. Polovina leží mimo tyto hodnoty.

## Zpráva o procházce mřížkou, na jedné stránce

report-ten = Deset čísel
report-played = odehrané zápasy
report-places = místa v mřížce
report-most = vyhraje { $side }, nejvíc
report-least = vyhraje { $side }, nejmíň
report-fairest = nejblíž polovině
report-draws = remízy, nejvíc
report-shortest = nejkratší medián, kroky
report-longest = nejdelší medián, kroky
report-nine = devět z deseti skončí do, kroky
report-unfinished = nedohráno
report-rates = Podíly výher
report-heat = Vyhraje { $side }
report-heat-where = Vyhraje { $side }, { $where }
report-lengths = Jak dlouho to trvá
report-steps = kroky
report-count = zápasy
report-table = Všechna místa
report-draw = remíza
report-again = Zápas znovu
report-options = Možnosti
report-side = strana
report-option = možnost
report-won-with = s ní výhry
report-won-without = bez ní výhry
report-difference = rozdíl v bodech
report-no-cause = Jde to ruku v ruce s výhrou; jakou má možnost cenu, řekne { $option }.
report-probe = Možnosti, umění a strany
report-how = Jak se hrálo
report-seats = Místa: { $seats }. Semínko { $seed }. Domácí pravidla: { $knobs }.
report-book = podle knihy
report-rules = Pravidla { $system }, verze { $version }; { $played }.
report-by-engine = hrál program, otázku po otázce
report-by-bulk = hrála hromadně přeložená pravidla, tytéž zápasy kostku po kostce
report-by-no-compiler = hrál program, protože není nainstalován překladač
report-any = Kterýkoli zápas znovu, s celým záznamem:
report-which = NUMBER se na každém místě počítá od 0.
report-left = Nedohrané, k nahlédnutí:
report-mind = Podíl výher patří těmto hráčům: lepší hráč ho může obrátit.

## Žebříček

rated-policy = hráč
rated-rating = síla
rated-interval = 95 %
rated-against = proti
rated-wins = výhry
rated-matches = zápasy
rated-if-equal = rovní
rated-deals = rozhodné dvojice
rated-of = { $ahead } z { $decided }
rated-stopped = Zastaveno, zápasů { $done } z { $wanted }.

## Kdo hraje

level-plain = prosté rány
