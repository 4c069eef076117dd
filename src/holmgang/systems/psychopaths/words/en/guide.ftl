# What the coach says in the guided first fight: at most two sentences a step, what to do and why.

guide-first-evening-die = A turn begins with two dice, and you keep one. It gives the action points for exploring and walking, so the higher one is usually better.
guide-first-evening-explore = Explore for 1 action point: you draw one field and join it to the map. Keep at least one point, or you cannot walk.
guide-first-evening-place = Edges must match where two fields meet. The gold places on the map are all that fit.
guide-first-evening-fight = A psychopath fights you: each side has a die plus its madness. Use your weapon, it adds to your total and stays in your inventory.
guide-first-evening-cards = In one pass you may use up to three cards, one after another, and stop at any time. A card from the hand is gone afterwards, so use only what you need to lead.
guide-first-evening-step = A step costs 1 action point and turns an event card, and no field may be visited twice in a turn. Step to Vera’s field, if you want to fight her.
guide-first-evening-attack = You may attack a player who stands on your field. The winner gains as much glory as the totals differ, and the loser loses as much.
guide-first-evening-glory = A fight is won by the higher total, and the difference is glory. After two rounds the highest glory wins this game.
guide-first-evening-free = Between the steps of your turn you may lay weapons and mutations from the hand, free of charge. In the inventory a weapon can be used again and again.
