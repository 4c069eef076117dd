# The workshop: building a fight.
build-nav = Workshop
build-start = Make a fight
build-start-how = Put heroes and creatures on a board. Every change is checked by the rules and stored at once.
build-which-rules = Which rules
build-from-nothing = From nothing
build-from-nothing-how = An empty place with heroes in it. The rest is up to you.
build-begin-empty = Begin with an empty place
build-from-shelf = From a shipped fight
build-all-of = All { $count } of { $book }
build-from-file = From a file
build-from-file-how = A scenario, packs, or a map of Universal VTT
build-file-private = Only this browser can open it.
build-open-file = Open the file
build-from-table = The fight of this table
build-copy-how = You get a copy of your own. The original stays as it is.
build-on-it = Build on it
build-from-finished = From a finished fight
heroes-build = Build a fight for them
build-ours = Our fights
build-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
build-minutes = { $low }–{ $high } min
build-our-fight = Our fight
build-unnamed = Fight without a name
build-remove = Delete
build-remove-who = Delete { $who }
build-all = All fights
build-rename = Name of the fight
build-from = from { $what }
build-kept = saved
build-undo = Undo
build-redo = Redo
build-undo-what = Undo: { $what }
build-redo-what = Redo: { $what }
build-doing = The fight
build-as-text = Edit as text
build-file = File
build-share = Share
build-with-friends = With friends
build-play = Play now
build-palette = What can be added
build-search = Search
build-nothing-found = Nothing found.
build-only = Show only
build-all-sorts = all
build-with-one-more = one more: heroes { $old } → { $new } in 100
build-close = Close
build-sheet = Sheet
build-more = More
build-tab-heroes = Heroes
build-tab-creatures = Creatures
build-tab-place = Place
build-tab-things = Things
build-tab-ground = Ground
build-tab-opponents = Opponents
build-tab-challenges = Challenges
build-tab-scenes = Scenes
build-tab-players = Players
build-tab-pieces = Pieces
build-tab-cards = Cards
build-our-heroes = Our heroes
build-book-heroes = From the book
build-nobody-comes = No hero of the party comes along. Tick some on the page of heroes.
build-item-place = another place
build-item-dark = dark
build-item-walls = walls
build-item-confined = confined
build-item-mud = mud
build-item-wading = shallow water
build-item-chasm = chasm
build-item-trap = trap
build-item-lit = light
build-item-torch = torch
build-item-table = table
build-item-door = door
build-item-boulder = boulder
build-hint = Choose something from the lists, then tap a gold place. Drag tokens to move them.
build-hint-item = Tap a gold place to set it down.
build-hint-brush = Draw on the squares. Right button or rubber: floor.
build-hint-several = Draw a frame around tokens or tap them one by one, then drag, change or remove them all.
build-tools = Tools
build-tool-one = Choose one
build-tool-several = Choose several
build-tool-mirror = Mirror the map
build-brush-free = Square by square
build-brush-line = Line
build-brush-rectangle = Rectangle
build-brush-fill = Fill
build-brush-rubber = Rub out
build-cell = square { $place }
build-no-board = The board comes back when the text can be read.
build-hand = In hand
build-the-place = The fight
build-nothing-in-hand = nothing in hand
build-draw-it = draw with it on the board
build-set-it-down = tap a place to set it down
build-put-down = Put down
build-how-many = How many
build-one-more = One more
build-one-fewer = One fewer
build-swap = Swap for …
build-swap-for = Swap for
build-take-it = Swap
build-apart = Tell them apart
build-turn = Turn
build-copy = Copy
build-take-off = Remove
build-take-off-who = Remove { $who }
build-as-in-pack = as in the pack
build-n-more = { $count } more
build-different = different
build-several = { $count ->
    [one] { $count } thing
   *[other] { $count } things
}
build-set = Set
build-as-before = As in the pack
build-usual = default
build-nearer = Nearer
build-farther = Farther
build-nearer-to = { $who } nearer to { $other }
build-farther-from = { $who } farther from { $other }
build-in-words = The board in words
build-in-words-how = Everything the board can do can be done here.
build-add = Add
build-add-it = Add
build-where = Place
build-where-free = next free place
build-move = Move
build-move-who = Place of { $who }
build-change = Change
build-skip-to-words = To the board in words
build-rules = House rules
build-rules-changed = { $count ->
    [0] by the book
    [one] { $count } changed
   *[other] { $count } changed
}
build-rules-own = Changed
build-rules-matter = They matter in this fight
build-rules-rest = All others
build-rules-search = Search { $count } rules
build-the-book = the book: { $value }
build-back-to-book = Back to the book
build-all-by-book = All as in the book
build-done = Done
build-back = Back
build-begin = Begin
build-text-how = The same fight as a scenario file. Comments and order are kept.
build-keep-text = Use this text
build-share-title = Share “{ $title }”
build-share-how = A link leads to a copy of the fight as it is now. It is listed nowhere; anyone with the link can make a copy.
build-make-link = Make a link
build-new-link = Make a new link; the old one stops working
build-end-link = Turn off the link
build-as-file = Save as a file
build-qr = QR code of the link
build-shared-how = A shared fight. You get a copy of your own to change and play.
build-take-copy = Open a copy in the workshop
build-remedy-move = Move to { $to }
build-remedy-reset = Take the pack’s value
build-remedy-remove = Remove { $who }
build-remedy-join = Join with the { $what }
# Names of changes, for undo and redo.
build-did-add = add { $what }
build-did-move = { $count ->
    [one] move { $what }
   *[other] move { $count } things
}
build-did-remove = { $count ->
    [one] remove { $what }
   *[other] remove { $count } things
}
build-did-count = { $what } ×{ $count }
build-did-copy = copy { $what }
build-did-change = { $what }: { $field }
build-did-swap = { $what } swapped for { $to }
build-did-apart = tell apart: { $what }
build-did-paint = { $count ->
    [one] paint { $what }
   *[other] paint { $what }, { $count } squares
}
build-did-distance = distance { $what } – { $other }
build-did-join = join { $what } with { $other }
build-did-turn = turn { $what }
build-did-mirror = mirror the map
build-did-rename = rename the fight
build-did-knob = house rule: { $knob }
build-did-book = all rules as in the book
build-did-preset = preset: { $name }
build-did-edits = suggestion: { $name }
build-did-text = edit the text
# Refused changes.
build-no-such = There is no “{ $what }” here.
build-too-many = At most { $most } things in one fight.
build-nothing-chosen = Choose something first.
build-number = A whole number from { $least } to { $most } is needed.
build-not-there = { $what } cannot go there.
build-no-brush = This game has no brush.
build-no-cell = A square is written as two numbers: 3,4.
build-no-distance = There is no distance to set here.
build-no-join = Only a lever and a portcullis can be joined.
build-no-turn = Only pieces of the map can be turned.
build-no-names = These have no names of their own.
build-no-title = The fight needs a name.
build-map-size = A map has at most { $most } squares on each side.
build-twice = { $what } is in the fight already.
build-unreadable = This cannot be read: { $problem }
build-text-first = The text cannot be read. Correct it first.
build-too-long = At most { $most } kB.
build-mistakes-first = Some things have to be corrected first. They are marked on the board.
build-most-fights = At most { $most } fights. Delete one first.
build-most-links = At most { $most } links. Turn one off first.
