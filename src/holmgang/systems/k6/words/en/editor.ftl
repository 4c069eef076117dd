# The workshop.
distance-brief = { $band } · { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}
