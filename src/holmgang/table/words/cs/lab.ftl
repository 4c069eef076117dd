# Laboratoř
lab = Laboratoř
lab-title = Je ten boj vyrovnaný?
lab-what-if = Co kdyby { $name } bylo { $value }?
lab-what-if-more = Co kdyby { $name } bylo { $value } (a další změny: { $more })?
lab-fight = Boj
lab-pick = Vzít
lab-matches = Kolik zápasů
lab-times = { $count ->
    [one] { $count } zápas obojím způsobem
    [few] Po { $count } zápasech obojím způsobem
   *[other] Po { $count } zápasech obojím způsobem
}
lab-play = Hrát
lab-table = Vzít si to ke stolu
lab-seats = Kdo hraje
lab-own-policy = jak říká scénář
lab-knobs = Domácí pravidla
lab-tick = čárka značí knihu
lab-book = kniha: { $value }
lab-how = Posuňte některé číslo, nebo rovnou hrajte: počítač odehraje tytéž zápasy se scénářem, jak je napsán, i s vašimi čísly. Pokus trvá nejvýš { $seconds } s.
lab-waiting = Nejdřív doběhne cizí pokus, pak přijde na řadu váš.
lab-playing = Hraje se { $most } zápasů obojím způsobem. Čísla se zpřesňují před očima.
lab-late = Čas pokusu ({ $seconds } s) vypršel dřív: toto jsou zápasy odehrané do té doby.
lab-too-late = Za { $seconds } s, které pokus má, žádný zápas neskončil. Rychlejší hráči nebo menší boj povědí víc.
lab-heavy = Pokus potřeboval víc než { $megabytes } MB paměti, které smí mít, a byl ukončen. Zkuste menší boj.
lab-broken = Pokus se přerušil. Vidíte, co do té doby napočítal; zahrajte ho znovu.
lab-full = V laboratoři čeká příliš mnoho pokusů. Zkuste to za minutu.
lab-count = { $count ->
    [one] { $count } zápas obojím způsobem
    [few] { $count } zápasy obojím způsobem
   *[other] { $count } zápasů obojím způsobem
}
lab-seed = semínko { $seed }
lab-wins = Kdo vítězí
lab-old = jak je psáno
lab-new = co kdyby
lab-doubt = 95% interval
lab-draw = nikdo
lab-unfinished = nerozhodnuto
lab-lengths = Jak dlouho to trvá
lab-steps = Kroky (kola nebo tahy, jak je hra počítá), průměrně { $old } → { $new }.
lab-exact = přesně spočteno
lab-change = Změna
lab-points = body
lab-same-dice = Oba způsoby mají v každém zápase tytéž kostky. Tučně: interval neobsahuje nulu.
lab-uses = Co se volilo
lab-cell = místo na plánu
lab-hardly = Boj, který jedna strana vyhraje méně než jednou z dvaceti, je sotva otázka.
lab-by = Hráli
lab-played-engine = Odehráno celým enginem, otázku po otázce.
lab-played-bulk = Odehráno přeloženými pravidly, kostku po kostce jako v enginu; co se volilo, se nepočítá.
lab-played-no-compiler = Odehráno celým enginem; s překladačem (holmgang[lab]) by to šlo mnohem rychleji.
lab-mind = Říká to, jak se s pravidly vede těmto hráčům; lidé mohou najít lepší cesty.
lab-download = Stáhnout čísla
lab-setting = nastavení
lab-settings = Obě nastavení
lab-kept = ponecháno
lab-keep = Ponechat k porovnání
lab-drop = Porovnávat zase se scénářem
lab-decision = Jak se rozhoduje
lab-decided = Krok, po němž vítěz vede až do konce: průměrně { $old } → { $new }.
lab-luck = Podíl kostek na tom, kdo vyhraje: { $old } → { $new }.
lab-luck-how = Tolik z toho, kdo vyhraje, jde ruku v ruce s tím, jak vysoko které straně padaly kostky; zbytek je v tom, kdy padly a co se s nimi udělalo.
lab-report = Stáhnout zprávu
lab-watch = Jeden zápas z běhu
lab-watch-unfinished = Nerozhodnuté:
lab-watch-number = Číslo
lab-watch-go = Podívat se
lab-moment = Od této chvíle dál
lab-moment-of = chvíle { $at } z { $last }
lab-from-start = od začátku
lab-from-moment = odsud
lab-other-dice = Na všech místech hraje program, od začátku zápasu a od této chvíle. Tučně: interval nezahrnuje nulu.
replay-thousand = Zahrát tuto chvíli tisíckrát
