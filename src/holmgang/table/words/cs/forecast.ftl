### Panel „Jak těžké to je?“ a slova police, dílny a laboratoře

forecast-title = Jak těžké to je?
forecast-title-fair = Je to férové?
forecast-word-walkover = procházka
forecast-word-easy = snadné
forecast-word-even = vyrovnané
forecast-word-hard = těžké
forecast-word-deadly = smrtelné
forecast-word-fair = férové
forecast-word-lopsided = nevyvážené
forecast-word-unsure = zatím se nedá říct
forecast-word-untold = nedá se říct
forecast-so-far = zatím { $word }
forecast-counting = Počítá se…
forecast-count =
    { $count ->
        [one] { $count } boj
        [few] { $count } boje
       *[other] { $count } bojů
    }
forecast-heroes-win = hrdinové vyhrají
forecast-side-wins = vyhraje { $who }
forecast-in-hundred = { $count } ze 100
forecast-in-ten =
    { $count ->
        [0] méně než 1 z 10
        [10] více než 9 z 10
       *[other] asi { $count } z 10
    }
forecast-between = { $chance }, mezi { $low } a { $high } ze 100
forecast-down = padlí hrdinové
forecast-of = z { $count }
forecast-rounds = kola
forecast-minutes = u vašeho stolu
forecast-min = min
forecast-outcome-won = výhra
forecast-outcome-drawn = nikdo nevyhraje
forecast-outcome-lost = prohra
forecast-fair-mark = Tenká značka je spravedlivý podíl: { $count } ze 100.
forecast-decides = Co rozhoduje
forecast-left-out = vynecháno, stejné kostky
forecast-unsure = nejisté
forecast-make = Ať je to
forecast-fairer = férovější
forecast-hardly = skoro nic nezmění
forecast-trying = Zkoušejí se změny…
forecast-alone = Zatím bez protivníků
forecast-no-heroes = Zatím bez hrdinů
forecast-alone-how = Jakmile bude nějaký na bojišti, boj se tu přehraje.
forecast-no-change = Žádná jednotlivá změna nestačí.
forecast-how-sure = Jak jisté to je?
forecast-who = Za všechny strany hráli počítačoví hráči ({ $level }). Neplánují dopředu; skupině, která plánuje, se může vést jinak.
forecast-unended = { $count } z { $of } bojů neskončilo. Dejte stranám cestu k sobě, nebo boji cíl.
forecast-drawn = { $count } z { $of } bojů skončilo bez vítěze. Dejte boji cíl.
forecast-wide = Bojů je zatím na slovní odhad málo; počítá se dál.
forecast-bargains = Nesmlouvají a nechovají zášť; lidé ano.
forecast-unused = Hrdinové nikdy nepoužili: { $what }. V čísle to není.
forecast-more =
    { $count ->
        [one] { $count } další
        [few] { $count } další
       *[other] { $count } dalších
    }
forecast-failed = Předpověď teď nejde spočítat. Bojovat se dá.
forecast-waits = Čeká, až bude boj zase v pořádku.
