## Hvad mange kampe endte med, ud over det, der står i da.ftl

simulated-decided = afgjort i trin: { $lengths }
simulated-luck = held
simulated-luck-share = andel
simulated-luck-won = vandt med højere

## sweep og balance

swept-matches = kampe
swept-wins = { $side } vinder
swept-median = median af trin
swept-interval = 95 %-interval
swept-stopped = Standset efter { $done } af { $wanted } steder; --out gemmer dem til næste gang.
swept-no-parquet = table.parquet mangler: Den kræver holmgang[lab].
balance-fair = { $value } er fair: Halvdelen ligger inden for intervallet.
balance-others = Det samme gælder { $others }; flere kampe (-n) kunne skille dem ad.
balance-none = Ingen værdi er fair; { $value } kommer nærmest. Halvdelen ligger mellem værdierne.
balance-beyond = Ingen værdi er fair; { $value } kommer nærmest. Halvdelen ligger uden for disse værdier.

## Rapporten om et gitter, på én side

report-ten = Ti tal
report-played = spillede kampe
report-places = steder i gitteret
report-most = { $side } vinder, højst
report-least = { $side } vinder, mindst
report-fairest = nærmest halvdelen
report-draws = uafgjorte, højst
report-shortest = korteste median, trin
report-longest = længste median, trin
report-nine = ni af ti kampe slutter inden for, trin
report-unfinished = ikke spillet færdig
report-rates = Sejrsandele
report-heat = { $side } vinder
report-heat-where = { $side } vinder, { $where }
report-lengths = Hvor længe det varer
report-steps = trin
report-count = kampe
report-table = Alle steder
report-draw = uafgjort
report-again = Afspil en kamp
report-options = Muligheder
report-side = side
report-option = mulighed
report-cell = et sted på brættet
report-won-with = vandt med
report-won-without = vandt uden
report-difference = forskel i point
report-no-cause = Det hænger sammen med sejren; hvad det er værd, siger { $option }.
report-probe = Muligheder, dygtighed og sider
report-how = Sådan blev der spillet
report-seats = Spillere: { $seats }. Frø { $seed }. Husregler: { $knobs }.
report-book = bogens
report-rules = Reglerne { $system }, version { $version }; { $played }.
report-by-engine = spillet trin for trin, spørgsmål for spørgsmål
report-by-bulk = spillet samlet af kompilerede regler, med samme terninger og resultater
report-by-no-compiler = spillet trin for trin, fordi der ikke er installeret en compiler
report-any = Sådan afspiller du en hvilken som helst kamp med hele loggen:
report-which = NUMBER tælles fra 0 hvert sted.
report-left = Ikke spillet færdig, værd at se på:
report-mind = En sejrsandel hører til disse spillere; bedre spillere kan vende den om.

## Ranglisten

rated-policy = computer
rated-rating = styrke
rated-interval = 95 %
rated-against = mod
rated-wins = sejre
rated-matches = kampe
rated-if-equal = lige
rated-deals = afgjorte par
rated-of = { $ahead } af { $decided }
rated-stopped = Standset efter { $done } af { $wanted } kampe.

## Hvem der spiller

level-plain = ligefremme angreb
