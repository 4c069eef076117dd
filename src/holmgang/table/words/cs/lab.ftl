# Laboratoř
lab = Laboratoř
lab-title = Je ten boj vyrovnaný?
lab-what-if = Co kdyby: { $name } = { $value }?
lab-what-if-more = Co kdyby: { $name } = { $value } (a další změny: { $more })?
lab-fight = Boj
lab-pick = Vybrat
lab-matches = Kolik bojů
lab-times = { $count ->
    [one] { $count } boj na každý způsob
    [few] { $count } boje na každý způsob
   *[other] { $count } bojů na každý způsob
}
lab-play = Hrát
lab-table = Použít u stolu
lab-seats = Kdo hraje
lab-own-policy = jak říká scénář
lab-knobs = Domácí pravidla
lab-tick = čárka = hodnota z knihy
lab-book = kniha: { $value }
lab-how = Změňte některé číslo, nebo rovnou hrajte: počítač odehraje tytéž boje se scénářem, jak je napsán, i s vašimi čísly. Pokus trvá nejvýš { $seconds } s.
lab-waiting = Nejdřív doběhne jiný pokus, pak přijde na řadu váš.
lab-playing = Hraje se { $most } bojů na každý způsob. Čísla se zpřesňují před očima.
lab-late = Čas pokusu ({ $seconds } s) vypršel: toto jsou boje odehrané do té doby.
lab-too-late = Za { $seconds } s, které pokus má, žádný boj neskončil. Zkuste rychlejší hráče nebo menší boj.
lab-heavy = Pokus potřeboval víc než { $megabytes } MB paměti, které smí mít, a byl ukončen. Zkuste menší boj.
lab-broken = Pokus se přerušil. Vidíte, co do té doby napočítal; spusťte ho znovu.
lab-full = V laboratoři čeká příliš mnoho pokusů. Zkuste to za minutu.
lab-count = { $count ->
    [one] { $count } boj na každý způsob
    [few] { $count } boje na každý způsob
   *[other] { $count } bojů na každý způsob
}
lab-seed = semínko { $seed }
lab-wins = Kdo vítězí
lab-old = jak je psáno
lab-new = co kdyby
lab-doubt = 95% interval
lab-draw = remíza
lab-unfinished = nerozhodnuto
lab-lengths = Jak dlouho to trvá
lab-steps = Kroky (kola nebo tahy, jak je hra počítá), průměrně { $old } → { $new }.
lab-exact = přesně
lab-change = Změna
lab-points = body
lab-same-dice = Oba způsoby mají v každém boji tytéž kostky. Tučně: interval neobsahuje nulu.
lab-uses = Co se volilo
lab-hardly = Vyhrává-li jedna strana méně než 5 % bojů, je scénář jednostranný.
lab-by = Hráli
lab-played-engine = Hráno krok za krokem, otázku po otázce.
lab-played-bulk = Hrála zkompilovaná pravidla, se stejnými kostkami i výsledky jako krok za krokem; volby se nepočítají.
lab-played-no-compiler = Hráno krok za krokem; s nainstalovaným kompilátorem (holmgang[lab]) by to šlo mnohem rychleji.
lab-mind = Ukazuje to, jak si s pravidly vedou tito hráči; lidé mohou najít lepší cesty.
lab-download = Stáhnout čísla
lab-setting = nastavení
lab-settings = Obě nastavení
lab-kept = uloženo
lab-keep = Uložit k porovnání
lab-drop = Porovnávat zase se scénářem
lab-decision = Jak se rozhoduje
lab-decided = Krok, od něhož vítěz vede až do konce: průměrně { $old } → { $new }.
lab-luck = Podíl kostek na tom, kdo vyhraje: { $old } → { $new }.
lab-luck-how = Tolik z toho, kdo vyhraje, souvisí s tím, jak vysoko které straně padaly kostky; zbytek je v tom, kdy padly a co s nimi hráči udělali.
lab-report = Stáhnout zprávu
lab-watch = Jeden boj z pokusu
lab-watch-unfinished = Nerozhodnuté:
lab-watch-number = Číslo
lab-watch-go = Podívat se
lab-moment = Od tohoto okamžiku
lab-moment-of = okamžik { $at } z { $last }
lab-from-start = od začátku
lab-from-moment = odsud
lab-other-dice = Za všechna místa hraje počítač, od začátku boje a od tohoto okamžiku. Tučně: interval neobsahuje nulu.
replay-thousand = Zahrát tento okamžik tisíckrát
