### Slova jádra, společná všem hrám.

## Události

event-ruled =
    { $by-default ->
        [true] Rozhodnutí ({ $ruling }): { $answer }, podle pravidel ({ $clause }).
       *[false] { $by } rozhoduje ({ $ruling }): { $answer } ({ $clause }).
    }
event-corrected = { $by } opravuje: { $about }, { $what }: { $before } → { $after }.
event-taken-back =
    { $by } bere zpět { $answers ->
        [one] poslední odpověď
        [few] poslední { $answers } odpovědi
        [many] poslední { $answers } odpovědi
       *[other] posledních { $answers } odpovědí
    }{ $consent-count ->
        [0] .
        [one] . Souhlasí { $consent }.
       *[other] . Souhlasí: { $consent }.
    }
event-ended =
    { $winners-count ->
        [0] Boj skončil a nikdo nezvítězil: { $reason }.
        [one] Boj skončil. Vítězí { $winners }: { $reason }.
       *[other] Boj skončil. Vítězí { $winners }: { $reason }.
    }

## Otázky

ask-master = { $who }: je třeba něco uvést na pravou míru, než budeme pokračovat?
ask-confirm = { $who }: zůstane to tak?
ask-consent = { $who }: smí se to vzít zpět?

## Odpovědi

option-pass = nic nedělat
option-yes = ano
option-no = ne
option-none = nic
option-done = hotovo
option-continue = pokračovat
option-confirm = zůstane to tak
option-cancel = nechat být

## Spojení posledních dvou slov v řadě

list-and = a

## Obecná slova

word-yes = ano
word-no = ne
word-pass = nic nedělat
word-none = nic
word-nobody = nikdo
word-everybody = všichni
word-player = hráč
word-master = vypravěč
word-seat = místo u stolu
word-side = strana
word-round = kolo
word-turn = tah
word-die = kostka
word-roll = hod
word-total = celkem
word-limit = mez
word-ruling = rozhodnutí
word-correction = oprava vypravěče
word-clause = pravidlo
word-draw = remíza
word-surrender = kapitulace
word-rounds-over = dohodnutá kola uplynula
word-last-standing = na nohou zůstala jediná strana

## Počítání

count-dice =
    { $count ->
        [one] { $count } kostka
        [few] { $count } kostky
        [many] { $count } kostky
       *[other] { $count } kostek
    }
count-rounds =
    { $count ->
        [one] { $count } kolo
        [few] { $count } kola
        [many] { $count } kola
       *[other] { $count } kol
    }
count-points =
    { $count ->
        [one] { $count } bod
        [few] { $count } body
        [many] { $count } bodu
       *[other] { $count } bodů
    }
count-lives =
    { $count ->
        [one] { $count } život
        [few] { $count } životy
        [many] { $count } života
       *[other] { $count } životů
    }

## Stůl v terminálu: usednout a odejít

table-people =
    { $count ->
        [one] U klávesnice: { $people }.
       *[other] U klávesnice se střídají: { $people }.
    }
table-engine = Program hraje za: { $seats }.
table-hint = Napište :help a uvidíte, co můžete dělat; :quit uloží hru a skončí.
table-save-found =
    Je tu nedohraný zápas tohoto scénáře, u klávesnice: { $people } (zatím { $answers ->
        [one] { $answers } odpověď
        [few] { $answers } odpovědi
        [many] { $answers } odpovědi
       *[other] { $answers } odpovědí
    }).
table-resume = Pokračovat v něm? (a/n)
table-save-left = Nedohraný zápas teď leží v { $place }.
table-save-refused = V uloženém zápasu nelze pokračovat: { $reason }. Teď leží v { $place }.
table-read-it = Přečíst si ho můžete takto:
table-left = Zápas je uložen. Pokračovat můžete takto:
table-left-early = Na shledanou. Začít můžete takto:
table-saved = Uloženo do { $place }.
table-not-saved = Nepodařilo se uložit do { $place }: { $reason }.
table-overwrite = Soubor { $place } už existuje. Přepsat? (a/n)
table-kept = Celý zápas je uložen v { $place }.
table-fault = V pravidlech nebo v tomto počítači není něco v pořádku: { $problem }
table-commitment = U těchto kostek lze dokázat, že jsou poctivé. Poznamenejte si jejich závazek:
table-share = { $who }: chcete do kostek přimíchat vlastní slova? (Enter: žádná)
table-secret = Tajemství kostek bylo:
table-commitment-was = A toto je závazek, který jste viděli na začátku:
table-check-dice = Závazek a každou kostku ověříte takto:

## Stůl v terminálu: kdo je na řadě

table-turn = Na řadě: { $who }
table-pass = Předejte klávesnici. Na řadě: { $who }. Pak stiskněte Enter.
table-who-first = Kdo odpoví první?
table-drafts = Zatím:
table-stands = ✓ potvrzeno
table-confirm =
    { $count ->
        [one] { $who }: zůstane to tak? (a, nebo 1 pro změnu odpovědi) [a]
       *[other] { $who }: zůstane to tak? (a, nebo 1–{ $count } pro změnu odpovědi) [a]
    }
table-confirm-again = Od vašeho potvrzení se něco změnilo.
table-confirm-wrong =
    { $count ->
        [one] „{ $text }“ tu nic neznamená: napište a pro potvrzení, nebo 1 pro změnu odpovědi.
       *[other] „{ $text }“ tu nic neznamená: napište a pro potvrzení, nebo číslo od 1 do { $count } pro změnu té odpovědi.
    }

## Stůl v terminálu: odpovídání

table-prompt-choose = Vaše volba
table-prompt-some =
    { $least ->
        [0] Čísla, nejvýše { $most }
       *[other] Čísla, od { $least } do { $most }
    }
table-prompt-order = Všechna čísla ({ $count }) ve vašem pořadí
table-prompt-amount = Číslo od { $least } do { $most }
table-prompt-words = Vlastními slovy
table-prompt-back = < o krok zpět
table-prompt-rest = . zbytek podle návrhu
table-nothing = nic
table-page = { $first } až { $last } z { $all }; + a - obrací stránky
table-yes-or-no = Napište prosím a jako ano, nebo n jako ne.
table-nothing-typed =
    { $count ->
        [one] Napište prosím 1.
       *[other] Napište prosím číslo od 1 do { $count }, nebo začátek názvu.
    }
table-no-such-option =
    { $count ->
        [one] „{ $text }“ tu není možné; jediná volba je 1.
       *[other] „{ $text }“ tu není možné: napište číslo od 1 do { $count }, nebo začátek názvu.
    }
table-ambiguous = „{ $text }“ může být: { $options }.
table-barred = „{ $text }“ vylučuje pravidlo { $clause }.
table-some-wrong =
    { $least ->
        [0] Počet je { $count }, smí být nejvýše { $most }.
       *[other] Počet je { $count }, musí být od { $least } do { $most }.
    }
table-order-wrong = Jmenujte všechny, každého jednou; celkem { $count }.
table-named-twice = Totéž je jmenováno dvakrát.
table-amount-wrong = „{ $text }“ nejde: napište celé číslo od { $least } do { $most }.
table-too-long =
    To má { $length ->
        [one] { $length } znak
        [few] { $length } znaky
        [many] { $length } znaku
       *[other] { $length } znaků
    }; vejde se nejvýše { $longest }.
table-dice-wrong =
    { $count ->
        [one] „{ $text }“ není hod { $dice }: napište číslo od 1 do { $most }.
       *[other] „{ $text }“ není hod { $dice }: napište za každou kostku jedno číslo, například { $example }.
    }
table-no-way-back = Tohle je první krok. Dřívější rozhodnutí vezmete zpět příkazem :undo.
table-refused = To není možné: { $problem }.

## Stůl v terminálu: příkazy

table-no-such-command = Příkaz { $text } neexistuje. Existují: { $commands }.
table-not-now = To teď není možné.
table-no-such-entry = „{ $text }“ není záznam deníku; záznamy jdou od 1 do { $last }.
table-log-empty = Zatím se nic nestalo.
table-why-no-numbers = Nejsou v tom žádná čísla.
table-no-such-clause = Pravidlo „{ $text }“ neexistuje. V knize je: { $known }.
table-nothing-barred = Nic, co by stálo za zmínku, tu není vyloučeno.
table-nothing-to-undo = Zatím nemáte žádné rozhodnutí, které by šlo vzít zpět.
table-undo-consent = { $who } chce vzít zpět své rozhodnutí a vše, co po něm následovalo. { $other }: souhlasíte? (a/n)
table-undo-refused = { $other } nesouhlasí; všechno zůstává, jak je.
table-taken-back = (vzato zpět)
table-help-answers = Odpovídejte číslem, identifikátorem nebo začátkem názvu; Enter vezme to, co stojí v závorkách; < vrátí o krok zpět, . vezme všechno zbylé podle návrhu. Více čísel oddělujte mezerami. A kdykoli:
table-help-shorter = Stačí začátek příkazu: :w místo :why. Slova, která začínají dvojtečkou, napište se dvěma: ::
table-usage-why = :why [N]
table-help-why = odkud se vzala čísla posledního záznamu deníku, nebo záznamu N
table-usage-log = :log [N]
table-help-log = poslední záznamy deníku, nebo posledních N
table-usage-view = :view
table-help-view = znovu ukázat vše, co je před vámi
table-usage-rules = :rules [PRAVIDLO]
table-help-rules = přečíst pravidlo nebo oddíl knihy pravidel
table-usage-barred = :barred
table-help-barred = co je tu vyloučeno a kterým pravidlem
table-usage-undo = :undo
table-help-undo = vzít zpět své poslední rozhodnutí
table-usage-save = :save [SOUBOR]
table-help-save = uložit hned, nebo uložit kopii do souboru
table-usage-help = :help
table-help-help = tento seznam
table-usage-quit = :quit
table-help-quit = uložit a odejít

## Slova na obrazovce

option-master-go-on = pokračovat
word-hidden = skryto
word-value = hodnota
word-what = co
