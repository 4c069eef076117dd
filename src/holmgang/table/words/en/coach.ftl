### The guide of a first fight, at the table

coach-label = Guide
coach-skip = Skip the guide
coach-close = Close the guide
coach-show = Show or hide the guide
coach-far = { $step } of { $count }
coach-free = Nothing new here: choose what you like. The guide speaks again when a new rule comes up.
coach-wait = The guide speaks when it is your turn.
coach-done = That was the guide: from here on you know the basic rules. Every number and every rule still opens when you tap it.
coach-met = The fight is over, and you have met every basic rule of the book.
coach-over = The fight is over. These basic rules did not come up this time; tap one to read it.
play-key-guide = show or hide the guide
