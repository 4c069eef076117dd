# Værkstedet.
distance-brief = { $band } · { $rounds ->
    [one] { $rounds } runde
   *[other] { $rounds } runder
}
