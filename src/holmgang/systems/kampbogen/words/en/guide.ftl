# What the coach says in the guided first fight: at most two sentences a step, what to do and why.

guide-toll-road-roll = The game master has rolled the combat grade, and your two dice lie there. Use them for a combat roll: dice plus a talent above the grade cost the opponents 1 life.
guide-toll-road-effect = The chief is prepared: on an equal total his side escapes unhurt. A counter-effect wards off one effect for this round, with the knowledge that fits it.
guide-toll-road-manoeuvre = Otherwise you strike the one with the lowest rating. Command with a manoeuvre: on success you name the opponent who takes all damage of this round.
guide-toll-road-brawl = Look at the dice alone: if they reach your brawl value, the combat roll hits whatever the grade. A brawl instead rolls on and on, until the dice fall short.
guide-toll-road-slip = There are more of you than of them, so some may slip away from the fight. The others are bound: they get out only by winning or fleeing.
guide-toll-road-expose = The grade strikes only as many of you as there are opponents, those with the lowest dice first. The dice are equal here, so you decide.
guide-toll-road-hits = A total below the grade costs you a life, an equal one costs both sides one. Counter-effects come first, then manoeuvres, combat rolls and brawls.
guide-toll-road-loot = You have won: no opponent is able to fight any more. Every beaten one is worth a piece of loot.
