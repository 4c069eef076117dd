lobby-games = Spil
lobby-all = alle
lobby-by = af { $author }
lobby-minutes = { $same ->
    [1] cirka { $low } min.
   *[other] { $low }–{ $high } min.
}
lobby-minutes-how = En spiller mod computeren: Så længe varer halvdelen af kampene, målt på tyve.
lobby-dice-word = Ærlige terninger: din browser føjer ordene til
lobby-bring = Upload dit eget
lobby-bring-how = Et scenarie, en pakke eller et kort fra din disk.
lobby-older = Ældre borde
