# Saved matches: what is wrong with a file, what has been proved of it.

save-place = { $entry ->
    [0] the beginning of the file
   *[other] entry { $entry }
}

# Which question an entry of the record answers
label-kind = { $kind-id }
label = { label-kind } '{ $purpose-id }' of { $seat }
label-about = { label-kind } '{ $purpose-id }' of { $seat } about { $about }
label-dice = { label-kind } '{ $purpose-id }' (d{ $dice-id }) of { $seat }
label-dice-about = { label-kind } '{ $purpose-id }' (d{ $dice-id }) of { $seat } about { $about }

refused-undo = { $seat } cannot undo that without the consent of { $missing-id }
refused-fair-with-seed = fair dice take no seed: words for them come after the commitment. Leave out --seed, or --dice fair
refused-fair-without-share = fair dice need words from the players’ side before the first roll

# The file as a file
save-empty = the file is empty
save-byte-mark = line 1: a byte order mark stands before the title: a program has changed the file
save-line-ends = line 1: the lines end as on Windows (CRLF): a program has changed the file
save-no-title = line 1: this is not the title of a saved fight, or it is damaged
save-other-title = line 1: the title does not belong to the last line: lines are missing, or it was changed
save-other-format = it has format { $found-id }, this is { $ours-id }
save-outdated = this fight can be read but not continued: { $why }
save-head-lacks = line 2: the saved fight lacks its '{ $part-id }'
save-head-wrong = line 2: the '{ $part-id }' of the saved fight is not what it should be
save-no-beginning = the saved fight has no beginning
save-cut-short = the file is cut short: line { $line } of { $lines } is not whole
save-line-changed = line { $line } has been changed, or one before it is missing
save-more-follows = line { $line }: more follows than the title counts
save-line-unreadable = line { $line } cannot be read
save-line-style = line { $line } is not written as a save is
save-entry-none = { save-place }: a line must hold one entry of the record
save-entry-strange = { save-place }: no line holds { $text-id }
save-entry-outcome = { save-place }: the outcome is not what it should be
save-entry-part = { save-place }: a part is missing or not what it should be
save-entry-label = entry { $entry } of the record is not labelled as it must be
save-checkpoint-counts = { save-place }: the counts of a checkpoint are not numbers
save-checkpoint-damaged = { save-place }: a checkpoint is damaged
save-checkpoint-size = a checkpoint is cut short, or too large
save-checkpoint-packed = a checkpoint cannot be unpacked
save-checkpoints-unfit = the checkpoints of the saved fight do not fit its record
save-dice-shares = the shares are not words that can be mixed into dice
save-dice-lack = the { $mode-id } dice of the saved fight are incomplete
save-dice-unknown = unknown dice '{ $mode-id }'; known: seeded, bulk, typed, fair
save-no-system = there is no system '{ $system-id }' here
save-scenario-unfit = its scenario does not fit { $system-id }: { $problem }
save-other-system = it is a fight of { $system-id }, not of { $ours-id }
save-other-rules = it was played by { $system-id } rules { $version-id }, these are { $ours-id }
save-other-content = the content packs have changed since
save-other-packs = the packs in the file are not those that the fight was played with
save-of-a-reader = this file holds what one reader saw of a running fight; only its host can continue it
save-of-a-reader-unproved = this file holds what one reader saw of a running fight: it can be read, not proved
save-in-use = another holmgang is playing the fight in { $place-id } (process { $process-id }); end it first, or play in another --folder
save-too-large = the file is too large to be a fight
save-event-untold = an event of the file cannot be put into words
save-no-seat = there is no seat '{ $seat-id }'
save-no-seat-known = there is no seat '{ $seat-id }'; the seats are { $known-id }

# The file as a witness
save-forged = { save-place }: { $lie }
save-breaks-rules = the saved fight does not follow its own rules: { $problem }
save-not-fair = these are not fair dice: there was no commitment
save-other-commitment = the secret in the file belongs to the commitment { $true-id }, not to { $given-id }
save-not-signed = the file has no signature
save-signature-false = the signature of the file is false
save-signature-lies = the signature states another number of entries, or another end, than the file has
save-signature-differs = the signature is of another file: it covers { $covers } entries, and this file has { $entries }; something was cut off, put in or changed
save-other-signer = the file is signed with the key { $true-id }, not with { $given-id }
save-people = the people { $people-id } do not fit the seats { $seats-id }
save-no-master = a game master is asked, but the scenario has none
save-dice-text = the dice are not described as they must be
save-scenario-text = the scenario is not written out as a save has it
save-checkpoint-missing = a checkpoint is missing
save-checkpoint-false = a checkpoint is not the state that the record leads to
save-dice-follow = the record ends here, but the rules ask for more dice
save-nothing = nothing
save-entry-differs = the file says { $says }, but it is { $true }
save-log-differs = the log says { $says }, but what happened is { $true }
save-lie-untold = the entry is not what happened; details of a running fight are for its host only
save-outcome-differs = the file says the outcome is { $says }, but it is { $true }
save-line-text = the line is not written as a save has it
save-other-question = the record answers { $entry }, but the rules ask { $asked }
save-answer-refused = { $seat }, { $purpose-id }: { $problem }
save-seated-already = { $seat } is already played like that

# What replay has to say
replay-agree =
    Replayed { $scenario-id } by { $system-id } rules { $version-id }: { $entries ->
        [one] 1 entry
       *[other] { $entries } entries
    }, { $events ->
        [one] 1 event
       *[other] { $events } events
    }{ $stands-id ->
        [over] {" "}and the outcome agree.
       *[running] {" "}agree; the fight is still running.
    }
replay-people = According to the file, people played these seats at the start: { $people-id }
replay-no-people = According to the file, the computer played every seat at the start.
replay-packs = These packs came with the file: { $packs-id }
replay-packs-unread =
    { $packs ->
        [one] The file holds a pack that was not needed: nothing is proved about it.
       *[other] The file holds { $packs } packs that were not needed: nothing is proved about them.
    }
replay-states-packed =
    { $states ->
        [one] One stored state is compressed
       *[other] { $states } stored states are compressed
    } otherwise than this program does it: nothing is proved about the compression.
replay-not-installed = The scenario is not installed here.
replay-other-scenario = The scenario differs from the one installed here: { $changed-id }
replay-other-order = The scenario differs from the one installed here in the order of its parts.
replay-fair =
    { $rolls ->
        [one] The only roll follows
       *[other] All { $rolls } rolls follow
    } from the committed secret and the players’ words.
replay-share = words of { $seat }: { $words-id }
replay-shares-compare = Each player must find their own words here. If other words stand in their place, the dice could have been chosen.
replay-commitment = commitment: { $text-id }
replay-commitment-given = It is the commitment you gave.
replay-commitment-compare = Compare it with the one shown before the fight, or give that one with --commitment.
replay-signed = Signed with the key { $key-id }: the file is as the owner of this key handed it out, and complete ({ $entries } entries). That proves something only if it is the key of your server. Compare it with the one on the server’s page “Proof of the dice”, or give it with --signed-by.
replay-signed-known = Signed with the key you gave: the file is as that server handed it out, and complete ({ $entries } entries).
replay-brought =
    { $entries ->
        [0] The fight was brought to that server’s table before its first entry
        [one] Its first entry was brought to that server’s table
       *[other] Its first { $entries } entries were brought to that server’s table
    }, from a file or from an earlier fight. A player who knew that file or fight could know the dice that followed.
replay-unsigned = Not signed. Nothing proves that no entry followed the last of these { $entries }; that no entry without effect was put in, left out or moved, such as an answer with its undo or a change of seats; or that people, names, texts and packs are the right ones.
replay-seeded =
    { $rolls ->
        [one] The only roll follows
       *[other] All { $rolls } rolls follow
    } from the seed { $seed-id }; a player who knew it could know the dice.
replay-seeded-running =
    { $rolls ->
        [one] The only roll follows
       *[other] All { $rolls } rolls follow
    } from the seed; a player who knew it could know the dice.
replay-typed =
    { $rolls ->
        [one] 1 roll
       *[other] { $rolls } rolls
    }: dice that were typed in cannot be proved; hidden draws follow from the seed.
replay-undo = { $seat } undid:
replay-undo-master = { $seat }, the game master, undid:
replay-undo-consent = { $seat } undid with the consent of { $consent-id }:
replay-entry = entry { $number }, { $label }
replay-entry-answer = entry { $number }, { $label }: { $answer-id }
replay-seated-person = From entry { $entry } on a person plays { $seat }.
replay-seated-engine = From entry { $entry } on the computer plays { $seat }.
replay-torn = The file continues after the last line that its title counts: writing was interrupted. That rest is left out.
replay-running = The fight is still running: this is what everyone may know. --as SEAT tells what a seat knows, --keeper tells all.
replay-running-seat = The fight is still running: this is what { $seat } may know. --keeper tells all.
