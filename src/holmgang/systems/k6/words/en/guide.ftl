# What the coach says in the guided first fight: at most two sentences a step, what to do and why.

guide-shamans-room-intend = Everyone says first what they intend; then it all happens at once. You play Gorondar: attack the shaman, before his next spell.
guide-shamans-room-spend = The difference of the two rolls has brought you successes: 0–2 is one, 3–5 two, 6 or more three. Each buys one thing; a wound is the plainest.
guide-shamans-room-order = A new round. There are no turns: only the dice come one after another, and what can stop a deed is rolled before it.
guide-shamans-room-wound = A wound takes the difference plus your weapon, less armour and shield. Tap the number in the log to see how it came about.
guide-shamans-room-mutual = When you and your target attack each other, one roll each decides and the higher wins. If it strikes at another, it only defends itself against you.
guide-shamans-room-more = A success need not draw blood. Knock the opponent down: prone, it has a disadvantage until it gets up.
guide-shamans-room-advantage = An advantage is +1, a disadvantage −1, and one of each kind counts. A feint costs you this round and brings +1 against that opponent in the next.
guide-shamans-room-out = At 0 lives a combatant is out of the fight, and what it had not rolled yet never happens. The side left standing wins.
