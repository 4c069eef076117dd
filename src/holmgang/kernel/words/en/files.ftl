# What is wrong with files and names, told by whoever reads them.

content-no-such = no { $what } { $name }. Known: { $known }.
content-no-such-near = no { $what } { $name }; did you mean '{ $guess }'? Known: { $known }.
content-no-such-name = no { $what } { $name }. Known: { $known }.
content-no-such-name-near = no { $what } { $name }; did you mean '{ $guess }'? Known: { $known }.
content-system = system
content-scenario = scenario
content-scenario-of = { $system } scenario
content-single-scenario = single scenario
content-seat = seat
content-policy = policy
content-clause = clause
content-clause-or-section = clause or section
content-kind = kind of content
content-kind-of-dice = kind of dice
content-entry-of = entry of { $kind }
content-contest-of = contest of { $system }
content-preset = preset
content-pack-mapping = expected a mapping with 'system' and kinds of content
content-scenario-mapping = expected a mapping: id, system, title, scene, seats, setup
content-expected-mapping = expected a mapping of keys and values
content-expected-truth = expected true or false
content-ids = expected a mapping of ids to entries
content-system-missing = 'system' is missing; write 'system: { $system }'
content-other-system = this is for { $named }, expected { $system }
content-most-entries = more than { $most } entries
content-most-ancestors = more than { $most } ancestors
content-id-form = an id is made of small letters, digits and _, and starts with a letter
content-id-outside = the id stands before the colon; leave this out
content-id-taken = the id { $name } is taken by { $file }
content-no-name = is missing, or not a name
content-already-defined = already defined in { $place }; write 'replaces: true' in it to replace that one
content-nothing-earlier = there is no earlier { $name } to replace
content-circle = goes round in a circle: { $circle }
content-folder = is a folder, not a file
content-no-file = no such file
content-odd-file = is not an ordinary file
content-unreadable = cannot be read: { $why }
content-file-too-large = too large: at most { $most } are read
content-no-utf8 = is not UTF-8 text; save it as UTF-8
content-no-text = holds the character { $code }, which is not text
content-second-document = a second document starts here; one file holds one
content-too-much = too much in one file: more than { $most } keys and values
content-too-deep = nested too deep: more than { $most } mappings and lists within one another
content-alias = { $name } is an alias; write the value itself
content-anchor = { $name } is an anchor; anchors and aliases are not read
content-tag = the tag { $tag } is not read; write the plain value
content-most-digits = too large a number: at most { $most } digits
content-decimal = { $number } is a decimal number: write a whole number, or quotes around a text
content-key-twice = this key stands here twice, first on line { $line }
content-odd-key = a mapping or a list cannot be a key; write a word
content-no-key = the key { $name } is not a word or a whole number; put quotes around it
content-empty-file = the file is empty; `holmgang new pack` writes one to begin with
content-key-lines = expected `key: value` lines, the first of them `system:`
content-no-system-key = the file names no `system:`; known: { $known }
content-which-system = no system { $name }; known: { $known }
content-no-english = is missing the English text 'en', which stands in where a language is missing
content-no-dice = dice are written like 2d6
content-most-dice = at most { $most } dice of at most { $sides } sides, like 2d6; got { $got }
content-one-master = there can be one master, here are { $count }: { $names }
content-no-template = no creature { $name }; `template:` may name { $known }
content-condition = condition
content-number-of-players = { $count } players, from { $least } to { $most } may play (PS-2.9)
content-same-quest-twice = two agreed quests have the same id
content-off-the-map = { $field } is not on the map
content-areas-overlap = the areas { $areas } overlap (PS-5.4)
content-areas-do-not-fit = { $one } and { $other } do not fit: { $edges } against { $others } (PS-5.2)
content-area-not-joined = { $field } is not joined to all areas of its cluster (PS-5.5)
content-run-form = { $text } is not of the form RUN#NUMBER, for example run.json#17
content-run-damaged = the run in this file is damaged
content-run-ways = the run has { $ways } ways, counted from 0
content-run-rules = played by rules { $theirs }, here they are { $ours }
content-run-packs = played with other packs than those that are installed here
content-run-place = say which place, 1 to { $most }, as in { $example }
content-no-run = this is no run kept by `holmgang simulate --keep` or `holmgang sweep`

# What the check of a good file says.

check-vectors = { $count ->
    [one] { $count } vector of { $system }, not run; `holmgang verify` runs it
   *[other] { $count } vectors of { $system }, not run; `holmgang verify` runs them
}
check-scenario = scenario { $name } of { $system }, good
check-pack = pack for { $system }, good
check-map = map for { $system }, good
check-map-rows = as `setup.map` of a scenario:
