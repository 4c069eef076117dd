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
