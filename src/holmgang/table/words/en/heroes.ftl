# Heroes, parties, and what came of a fight
heroes = Heroes
heroes-ours = Our heroes
heroes-kept-how = They come back with the wounds, ammunition and glory of their last fight. This server keeps them for this browser; a link or a file takes them elsewhere.
heroes-none-yet = No heroes yet
heroes-none-how = A hero of your own comes back next week with the same wounds, arrows and glory. Take one that is ready and change what you like.
heroes-games = Games
heroes-make = Make a hero like { $name }
heroes-of = of { $most } { $name }
heroes-bring = Open a hero file
heroes-upload = Upload
heroes-back = Back
heroes-new = New hero
heroes-new-how = two minutes, from a template
heroes-file = Save as a file
heroes-share = Share the party
heroes-parties = Parties
heroes-handed = Handed to you
heroes-comes = { $name } comes along
heroes-nobody-yet = no player yet
heroes-at-the-table = in a fight now
heroes-fallen = Fallen
heroes-rise = Bring back
heroes-party-more = Name, another party, files
heroes-party-name = Name of the party
heroes-rename = Rename
heroes-another-party = Name of another party
heroes-make-party = Make a party
heroes-drop-party = Delete this party and its heroes
heroes-before = Before the next fight
heroes-rests = Ways to recover
heroes-rest-night = a night’s rest
heroes-rest-mended = fully healed
heroes-rest-refill = refill gear
heroes-nothing-to-mend = nothing to heal
heroes-rest-dice = Each hero rolls { $dice }; at least this much comes back.
heroes-rest-house = The book says nothing about a night. Your own rule gives back:
heroes-agree = Change
heroes-only-rest = Rest
heroes-play-how = Play a fight with them
heroes-look = Look
heroes-name = Name
heroes-sign = Sign
heroes-ring = Colour
heroes-picture = Or a picture of your own
heroes-picture-choose = Choose a picture
heroes-picture-none = Remove the picture
heroes-played-by = Played by
heroes-open = open
heroes-player-name = Another player’s name
heroes-hand-over = Link for the player
heroes-numbers = Numbers
heroes-who = Who is { $name }?
heroes-set = Set
heroes-less = { $name }: less
heroes-more = { $name }: more
heroes-comes-of-it = Numbers that follow · open a term for its rule
heroes-now = Now
heroes-gear = Gear
heroes-has = What { $name } has
heroes-has-nothing = Nothing yet.
heroes-put-away = Put away: { $name }
heroes-load = Load { $value } of { $most }
heroes-add = Add from the packs
heroes-search = Search gear
heroes-take = Take
heroes-take-it = Take: { $name }
heroes-saved = Every change is saved at once and can be changed later.
heroes-drop = Delete
heroes-keep = Keep { $name }
heroes-link-title = Link to { $name }
heroes-link-how = Anyone who opens it may play and change what it leads to. It is shown once.
heroes-handed-how = The server keeps them for this browser, too. What you change, their party sees.
heroes-accept = Accept
heroes-refused = The file holds no hero that can be used
hero-no-such = There is no such hero or party here, or it is not yours.
hero-too-many = You have { $most } heroes already; delete one first.
hero-too-many-parties = You have { $most } parties already; delete one first.
hero-no-hero = The rules know no such hero.
hero-none-in-file = The file holds no hero. A hero file is a pack with at least one hero of its game.
hero-barred = The rules do not allow this.
hero-busy = Another tab is changing this hero. Try again.
hero-no-picture = This file is not a readable picture. Use PNG, JPEG, WebP or GIF.
hero-picture-too-large = The picture is too large: at most { $most } MB and 40 million pixels.
hero-nobody-comes = No hero of this game comes along. Tick at least one.
hero-taken-already = What came of this fight is on the sheet already.
hero-nothing-taken = Nothing of this fight was taken over.
after-title = What came of it
after-how = Tick what goes on the sheets. The rest happened at the table and is forgotten.
after-decided = This fight has been decided on: the sheets are as you left them.
after-nobody = No hero of yours was in this fight.
after-stands = on the sheet
after-nothing = nothing has changed
after-none = none of it
after-note = What lasts by the rules is ticked. What ends with the fight is not.
after-leave = Leave the sheets as they were
after-take = Take over
after-take-and-rest = Take over and rest
after-back = Undo
after-done = The sheets are up to date.
after-to-heroes = To our heroes
heroes-sign-sword = sword
heroes-sign-hammer = hammer
heroes-sign-warhammer = war hammer
heroes-sign-axe = axe
heroes-sign-bow = bow
heroes-sign-crossbow = crossbow
heroes-sign-staff = staff
heroes-sign-spear = spear
heroes-sign-dagger = dagger
heroes-sign-sabre = sabre
heroes-sign-sling = sling
heroes-sign-shield = shield
heroes-sign-fist = fist
heroes-sign-flask = flask
heroes-sign-book = book
heroes-sign-star = star
heroes-sign-wolf = wolf
heroes-sign-eye = eye
heroes-sign-skull = skull
heroes-sign-crown = crown
heroes-sign-heart = heart
heroes-ring-1 = blue
heroes-ring-3 = pink
heroes-ring-4 = green
heroes-ring-5 = sand
heroes-ring-6 = grey
heroes-count = { $heroes ->
    [one] { $heroes } hero
   *[other] { $heroes } heroes
}, { $coming ->
    [one] { $coming } comes along
   *[other] { $coming } come along
}
heroes-handed-title = { $count ->
    [one] A hero is handed to you
   *[other] { $count } heroes are handed to you
}
after-count = { $ticks ->
    [one] { $ticks } change
   *[other] { $ticks } changes
} on { $sheets ->
    [one] { $sheets } sheet
   *[other] { $sheets } sheets
}. It can be undone.
