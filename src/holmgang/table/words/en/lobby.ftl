lobby-games = Games
lobby-all = all
lobby-by = by { $author }
lobby-minutes = { $same ->
    [1] about { $low } min
   *[other] { $low }–{ $high } min
}
lobby-minutes-how = One player against the computer: half of all fights take this long, measured over twenty.
lobby-dice-word = Fair dice: your browser adds the words
lobby-bring = Upload your own
lobby-bring-how = A scenario, a pack or a map from your disk.
lobby-older = Older tables
