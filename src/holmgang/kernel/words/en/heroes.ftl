# Heroes: what a fight or a rest does to them, in words that all systems share.
hero-was = was { $before }
hero-from-to = { $before } → { $after }
hero-lost = { $thing } lost
hero-gained = new: { $thing }
hero-broken = { $thing } broken
hero-pieces-of = { $thing }: { $count } of { $most } left
hero-pieces = { $count ->
    [one] { $count } piece
   *[other] { $count } pieces
}
hero-ends-with-fight = ends with the fight
hero-until-removed = until it is removed
hero-falls = dies
hero-dead = dead
hero-falls-how = kept under Fallen
hero-in-hand = in hand
hero-worn = worn
hero-at-the-belt = at the belt
hero-packed = packed
hero-carried = carried
hero-both-hands = both hands
hero-needs = needs { $skill } { $value }, has { $has }
hero-refill = gear and ammunition as on the sheet
hero-gear-back = gear complete again
hero-all-mended = everything heals
hero-gear-as-it-is = kept together with the other gear
hero-own-rule = a rule of your own
