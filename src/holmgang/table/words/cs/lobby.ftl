lobby-games = Hry
lobby-all = vše
lobby-by = autor: { $author }
lobby-minutes = { $same ->
    [1] asi { $low } min
   *[other] { $low }–{ $high } min
}
lobby-minutes-how = Jeden hráč proti počítači: tak dlouho trvá polovina bojů, změřeno na dvaceti.
lobby-dice-word = Poctivé kostky: váš prohlížeč přidá slova
lobby-bring = Nahrát vlastní
lobby-bring-how = Scénář, balíček nebo mapa z vašeho disku.
lobby-older = Starší stoly
