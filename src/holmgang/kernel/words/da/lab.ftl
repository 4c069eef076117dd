## Hvad mange kampe endte med, ud over det, der står i da.ftl

simulated-decided = afgjort i skridt: { $lengths }
simulated-luck = held
simulated-luck-share = andel
simulated-luck-won = vandt med højere

## sweep og balance

swept-matches = kampe
swept-wins = { $side } vinder
swept-median = median af skridt
swept-interval = 95 %-interval
swept-stopped = Standset efter { $done } af { $wanted } steder; med --out er de gemt til næste gang.
swept-no-parquet = table.parquet mangler: Den kræver holmgang[lab].
balance-fair = { $value }: Halvdelen ligger inden for intervallet.
balance-others = Det gør den også for { $others }: Flere kampe (-n) kunne skille dem ad.
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
report-shortest = korteste median, skridt
report-longest = længste median, skridt
report-nine = ni af ti er forbi efter, skridt
report-unfinished = ikke spillet færdig
report-rates = Sejrsandele
report-heat = { $side } vinder
report-heat-where = { $side } vinder, { $where }
report-lengths = Hvor længe det varer
report-steps = skridt
report-count = kampe
report-table = Alle steder
report-draw = uafgjort
report-again = En kamp igen
report-options = Muligheder
report-side = side
report-option = mulighed
report-won-with = vandt med
report-won-without = vandt uden
report-difference = forskel i point
report-no-cause = Det følges med sejren; hvad det er værd, siger { $option }.
report-probe = Muligheder, dygtighed og sider
report-how = Sådan blev der spillet
report-seats = Pladser: { $seats }. Frø { $seed }. Husregler: { $knobs }.
report-book = bogens
report-rules = Reglerne { $system }, version { $version }; { $played }.
report-by-engine = spillet af programmet, spørgsmål for spørgsmål
report-by-bulk = spillet i bulk af oversatte regler, programmets egne kampe terning for terning
report-by-no-compiler = spillet af programmet, for der er ingen oversætter installeret
report-any = En hvilken som helst kamp igen, med hele forløbet:
report-which = NUMBER tælles fra 0 hvert sted.
report-left = Ikke spillet færdig, til gennemsyn:
report-mind = En sejrsandel hører til disse spillere: En bedre kan vende den om.

## Ranglisten

rated-policy = spiller
rated-rating = styrke
rated-interval = 95 %
rated-against = mod
rated-wins = sejre
rated-matches = kampe
rated-if-equal = lige
rated-deals = afgjorte par
rated-of = { $ahead } af { $decided }
rated-stopped = Standset efter { $done } af { $wanted } kampe.

## Hvem der spiller

level-plain = lige ud
