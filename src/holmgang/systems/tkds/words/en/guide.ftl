# What the coach says in the guided first fight: at most two sentences a step, what to do and why.

guide-rats-in-the-cellar-move = Each of your heroes has one action and six momentum. Walk Taren up to the rat in the middle: a square costs 1 momentum, and the action is still yours.
guide-rats-in-the-cellar-attack = Now the action: attack the rat beside Taren. Might hits in melee, Dexterity at range.
guide-rats-in-the-cellar-order = Your group acts in any order you like, so Carl is next. His bow reaches from where he stands.
guide-rats-in-the-cellar-end = Both have used their action; momentum that is left is lost. End the turn: then the rats play theirs, and there is no initiative roll.
guide-rats-in-the-cellar-threat = A hero who begins the turn beside an enemy is threatened: every step of the round costs more. Standing and striking is often the better choice.
guide-rats-in-the-cellar-defence = An attack is a d20 plus the skill’s modifier; it hits if it reaches the target’s Defence. Tap the number in the log to see it counted.
guide-rats-in-the-cellar-damage = A hit takes the weapon’s damage from Health; strength adds nothing to it. At 0 Health a rat is out.
guide-rats-in-the-cellar-cover = Cover counts for shots and for blows: what stands between you makes hitting harder. The shield on the board’s buttons shows it before you choose.
guide-rats-in-the-cellar-overpower = This attack would bring the target to 0 Health. You may kill it or only disable it.
