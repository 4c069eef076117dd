# Uložené boje: co je se souborem špatně, co je o něm dokázáno.

save-place = { $entry ->
    [0] začátek souboru
   *[other] záznam { $entry }
}

# Na kterou otázku záznam odpovídá
label-kind = { $kind-id ->
    [choose] volba
    [declare] rozhodnutí
    [choose_some] výběr
    [order] pořadí
    [amount] počet
    [words] slova
    [roll] hod
    [joint] společná otázka
    [confirm] potvrzení
   *[other] { $kind-id }
}
label = { label-kind } „{ $purpose-id }“ ({ $seat })
label-about = { label-kind } „{ $purpose-id }“ ({ $seat }: { $about })
label-dice = { label-kind } „{ $purpose-id }“ k{ $dice-id } ({ $seat })
label-dice-about = { label-kind } „{ $purpose-id }“ k{ $dice-id } ({ $seat }: { $about })

refused-undo = { $seat } to nemůže vzít zpět, dokud nesouhlasí { $missing-id }
refused-fair-with-seed = poctivé kostky neberou semínko: slova do nich přicházejí až po závazku. Vynechte --seed, nebo --dice fair
refused-fair-without-share = poctivé kostky potřebují před prvním hodem slova od hráčů

# Soubor jako soubor
save-empty = soubor je prázdný
save-byte-mark = řádek 1: před titulkem stojí značka pořadí bajtů (BOM): nějaký program soubor změnil
save-line-ends = řádek 1: řádky končí jako ve Windows (CRLF): nějaký program soubor změnil
save-no-title = řádek 1: tohle není titulek uloženého boje, nebo je poškozený
save-other-title = řádek 1: titulek nepatří k poslednímu řádku: řádky chybí, nebo byl změněn
save-other-format = má formát { $found-id }, tady platí { $ours-id }
save-outdated = tento boj lze číst, ale ne v něm pokračovat: { $why }
save-head-lacks = řádek 2: uloženému boji chybí část „{ $part-id }“
save-head-wrong = řádek 2: část „{ $part-id }“ uloženého boje není taková, jaká má být
save-no-beginning = uložený boj nemá začátek
save-cut-short = soubor je useknutý: řádek { $line } z { $lines } není celý
save-line-changed = řádek { $line } byl změněn, nebo některý před ním chybí
save-more-follows = řádek { $line }: následuje víc, než kolik titulek počítá
save-line-unreadable = řádek { $line } se nedá přečíst
save-line-style = řádek { $line } není zapsaný tak, jak se boj ukládá
save-entry-none = { save-place }: řádek musí nést jeden záznam
save-entry-strange = { save-place }: do řádku nepatří { $text-id }
save-entry-outcome = { save-place }: výsledek není takový, jaký má být
save-entry-part = { save-place }: některá část chybí, nebo není taková, jaká má být
save-entry-label = záznam { $entry } není označený, jak má být
save-checkpoint-counts = { save-place }: počty u uloženého stavu nejsou čísla
save-checkpoint-damaged = { save-place }: uložený stav je poškozený
save-checkpoint-size = uložený stav je useknutý, nebo příliš velký
save-checkpoint-packed = uložený stav se nedá rozbalit
save-checkpoints-unfit = uložené stavy nesedí k záznamům
save-dice-shares = slova hráčů nejsou taková, jaká se do kostek míchají
save-dice-lack = kostky uloženého boje ({ $mode-id }) jsou neúplné
save-dice-unknown = neznámé kostky „{ $mode-id }“; známé jsou seeded, bulk, typed, fair
save-no-system = systém „{ $system-id }“ tu není
save-scenario-unfit = jeho scénář se nehodí k systému { $system-id }: { $problem }
save-other-system = je to boj systému { $system-id }, ne { $ours-id }
save-other-rules = hrálo se podle pravidel { $system-id } verze { $version-id }, tady platí { $ours-id }
save-other-content = balíčky obsahu se mezitím změnily
save-other-packs = balíčky v souboru nejsou ty, se kterými se boj hrál
save-of-a-reader = tento soubor nese jen to, co z běžícího boje viděl jeden čtenář; pokračovat může jen hostitel
save-of-a-reader-unproved = tento soubor nese jen to, co z běžícího boje viděl jeden čtenář: dá se číst, ne dokázat
save-in-use = boj v { $place-id } právě hraje jiný holmgang (proces { $process-id }); nejdřív ho ukončete, nebo hrajte s jiným --folder
save-too-large = soubor je na boj příliš velký
save-event-untold = některou událost v souboru nelze vyjádřit slovy
save-no-seat = místo „{ $seat-id }“ tu není
save-no-seat-known = místo „{ $seat-id }“ tu není; místa jsou { $known-id }

# Soubor jako svědek
save-forged = { save-place }: { $lie }
save-breaks-rules = uložený boj neodpovídá vlastním pravidlům: { $problem }
save-not-fair = tohle nejsou poctivé kostky: žádný závazek nebyl
save-other-commitment = tajemství v souboru patří k závazku { $true-id }, ne k { $given-id }
save-not-signed = soubor nemá podpis
save-signature-false = podpis souboru je falešný
save-signature-lies = podpis uvádí jiný počet záznamů nebo jiný konec, než soubor má
save-signature-differs = podpis patří k jinému souboru: platí pro { $covers ->
    [one] { $covers } záznam
    [few] { $covers } záznamy
   *[other] { $covers } záznamů
}, v tomto souboru jich je { $entries }; něco bylo odstřiženo, vloženo nebo změněno
save-other-signer = soubor je podepsán klíčem { $true-id }, ne klíčem { $given-id }
save-people = lidé { $people-id } nesedí k místům { $seats-id }
save-no-master = ptají se vypravěče, ale scénář žádného nemá
save-dice-text = kostky nejsou popsané, jak mají být
save-scenario-text = scénář není vypsaný tak, jak se ukládá
save-checkpoint-missing = chybí uložený stav
save-checkpoint-false = uložený stav není ten, ke kterému záznamy vedou
save-dice-follow = záznamy tu končí, ale podle pravidel následuje hod
save-nothing = nic
save-entry-differs = soubor tvrdí { $says }, ale je to { $true }
save-log-differs = záznam tvrdí { $says }, ale stalo se { $true }
save-lie-untold = co tam stojí, se nestalo; podrobnosti o běžícím boji patří jen hostiteli
save-outcome-differs = soubor tvrdí, že výsledek je { $says }, ale je { $true }
save-line-text = řádek není zapsaný tak, jak se ukládá
save-other-question = záznam odpovídá na: { $entry }; pravidla se ale ptají: { $asked }
save-answer-refused = { $seat }, { $purpose-id }: { $problem }
save-seated-already = { $seat }: tak už se na tom místě hraje

# Co říká replay
replay-agree =
    Přehráno: { $scenario-id }, pravidla { $system-id } verze { $version-id }; { $entries ->
        [one] 1 záznam
        [few] { $entries } záznamy
       *[other] { $entries } záznamů
    }, { $events ->
        [one] 1 událost
        [few] { $events } události
       *[other] { $events } událostí
    }{ $stands-id ->
        [over] {" "}i výsledek souhlasí.
       *[running] {" "}souhlasí; boj ještě běží.
    }
replay-people = Podle souboru hráli na začátku lidé za tato místa: { $people-id }
replay-no-people = Podle souboru hrál na začátku za všechna místa počítač.
replay-packs = Se souborem přišly tyto balíčky: { $packs-id }
replay-packs-unread =
    { $packs ->
        [one] V souboru je balíček, který nebyl potřeba: o něm se nic nedokazuje.
        [few] V souboru jsou { $packs } balíčky, které nebyly potřeba: o nich se nic nedokazuje.
       *[other] V souboru je { $packs } balíčků, které nebyly potřeba: o nich se nic nedokazuje.
    }
replay-states-packed =
    { $states ->
        [one] Jeden uložený stav je zkomprimovaný
        [few] { $states } uložené stavy jsou zkomprimované
       *[other] { $states } uložených stavů je zkomprimovaných
    } jinak, než to dělá tento program: o kompresi není nic dokázáno.
replay-not-installed = Tento scénář tu není nainstalovaný.
replay-other-scenario = Scénář se od zdejšího liší: { $changed-id }
replay-other-order = Scénář se od zdejšího liší pořadím svých částí.
replay-fair =
    { $rolls ->
        [one] Jediný hod plyne
        [few] Všechny { $rolls } hody plynou
       *[other] Všech { $rolls } hodů plyne
    } z tajemství, na které je závazek, a ze slov hráčů.
replay-share = slova, { $seat }: { $words-id }
replay-shares-compare = Každý hráč tu musí najít svá vlastní slova. Stojí-li na jejich místě jiná, mohly být kostky vybrány.
replay-commitment = závazek: { $text-id }
replay-commitment-given = Je to závazek, který jste uvedli.
replay-commitment-compare = Porovnejte ho s tím, který byl ukázán před bojem, nebo ten uveďte s --commitment.
replay-signed = Podepsáno klíčem { $key-id }: soubor je takový, jaký ho vydal majitel tohoto klíče, a je celý (záznamů: { $entries }). Něco to dokazuje jen tehdy, je-li to klíč vašeho serveru. Porovnejte ho s tím na stránce serveru „Důkaz kostek“, nebo ho uveďte s --signed-by.
replay-signed-known = Podepsáno klíčem, který jste uvedli: soubor je takový, jaký ho server vydal, a je celý (záznamů: { $entries }).
replay-brought =
    { $entries ->
        [0] Boj byl ke stolu tohoto serveru přinesen ještě před prvním záznamem
        [one] První záznam byl ke stolu tohoto serveru přinesen
        [few] První { $entries } záznamy byly ke stolu tohoto serveru přineseny
       *[other] Prvních { $entries } záznamů bylo ke stolu tohoto serveru přineseno
    }, ze souboru nebo z dřívějšího boje. Hráč, který ten soubor nebo boj znal, mohl znát i kostky, které následovaly.
replay-unsigned = Bez podpisu. Nic nedokazuje, že po posledním záznamu (je jich { $entries }) už nic nenásledovalo, že nepřibyl, nechybí ani není přesunutý žádný záznam, který na výsledku nic nemění (třeba odpověď vzatá zpět nebo výměna na místě), ani že lidé, jména, texty a balíčky jsou uvedeni správně.
replay-seeded =
    { $rolls ->
        [one] Jediný hod plyne
        [few] Všechny { $rolls } hody plynou
       *[other] Všech { $rolls } hodů plyne
    } ze semínka { $seed-id }; kdo je znal, mohl znát kostky.
replay-seeded-running =
    { $rolls ->
        [one] Jediný hod plyne
        [few] Všechny { $rolls } hody plynou
       *[other] Všech { $rolls } hodů plyne
    } ze semínka; kdo je znal, mohl znát kostky.
replay-typed =
    { $rolls ->
        [one] 1 hod
        [few] { $rolls } hody
       *[other] { $rolls } hodů
    }: zadané kostky dokázat nelze; skrytá losování plynou ze semínka.
replay-undo = { $seat } bere zpět:
replay-undo-master = { $seat } bere zpět jako { word-master }:
replay-undo-consent = { $seat } bere zpět (souhlasí { $consent-id }):
replay-entry = záznam { $number }, { $label }
replay-entry-answer = záznam { $number }, { $label }: { $answer-id }
replay-seated-person = Od záznamu { $entry } hraje za { $seat } člověk.
replay-seated-engine = Od záznamu { $entry } hraje za { $seat } počítač.
replay-torn = Soubor pokračuje za posledním řádkem, který titulek počítá: zápis byl přerušen. Zbytek je vynechán.
replay-running = Boj ještě běží: tohle smí vědět všichni. --as MÍSTO poví, co ví jedno místo, --keeper všechno.
replay-running-seat = Boj ještě běží: tohle smí vědět { $seat }. --keeper poví všechno.
