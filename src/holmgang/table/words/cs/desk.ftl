desk-title = Stůl { word-master.gen }
desk-open = Stůl { word-master.gen }
desk-seats = Místa
desk-see = vidět jako
desk-to-engine = předat počítači
desk-back = vzít zpět
desk-level = Jak dobře počítač hraje
desk-plays = hraje počítač, { $level }
desk-person = hraje člověk
desk-stop = Zastavovat kvůli opravám
desk-stop-how = před každým tahem a tam, kde pravidla připouštějí námitku
desk-pause = Přerušit boj
desk-pause-how = nikdo z hráčů neodpoví, dokud nebudete pokračovat
desk-go-on = Pokračovat
desk-paused = Boj přerušil { word-master }.
desk-turn-on = zapnout
desk-turn-off = vypnout
desk-rulings = Platná pravidla
desk-rulings-none = Nic než kniha.
desk-knob = domácí pravidlo; kniha: { $usual }
desk-correct = Něco opravit
desk-correct-how = Odpovíte u stolu mezi dvěma tahy; všichni si to přečtou v záznamu pod vaším jménem.
desk-correct-now = Teď můžete opravovat.
desk-correct-wait = Opravovat můžete před příštím tahem.
desk-correct-what = Co lze opravit
desk-notes = Tajné poznámky
desk-notes-how = Přečte je jen toto místo; zůstanou u stolu.
desk-notes-keep = Uložit
desk-kept = Uloženo.
desk-log = Naposled v záznamu
desk-to-table = Ke stolu
desk-rewind = Zpět sem
desk-seen-as = Jak to vidí { $seat }
desk-onlookers = diváci
desk-not-master = Tento stůl je pro místo { word-master.gen }.
desk-nobody-there = Toto místo žádný hráč nemá; nejdřív někoho pozvěte.
desk-step = Krok { $step }
desk-falls = { $count ->
    [one] zruší se jedna odpověď nebo hod
    [few] zruší se { $count } odpovědi a hody
   *[other] zruší se { $count } odpovědí a hodů
}
