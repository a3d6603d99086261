# Each game on one page, in our own words.

## alcazar

alcazar-1 = Build castles and villas along the winding row of 72 fields. At the end your nobles score by the height they stand on.
alcazar-2 = In your turn you may first withdraw one noble; it pays the value of its building, a grande twice that.
alcazar-3 = Then do one thing: buy a card (build card 5 real, tower card 10) or build.
alcazar-4 = A build card puts a stone on its field; with four stones it founds a castle where there is room. A tower card raises an own noble or a future pier, up to level 5.
alcazar-5 = A bridge costs 15 real, joins two equal towers two cells apart, needs an own noble on a pier, and adds three times its level.
alcazar-6 = Every build pays you the value of the building. After it you may place a noble on what you built, for that value.
alcazar-7 = The last stone or the last bridge ends the game. A baron scores its level, a grande twice its level, every full 50 real one point.
alcazar-8 = When two castles meet they become one, under the flag of the more valuable; all nobles stay where they are.
alcazar-picture-1 = A castle, with its flag. Every stone makes it worth more, whoever lays it; whose nobles stand on it, they gain by it.
alcazar-picture-2 = A bridge between two towers of the same height. It joins what it touches, and a noble on it stands a level higher.

## big-boss

big-boss-1 = Build castles along the winding row of 72 fields. Who is richest at the end wins.
big-boss-2 = In your turn you may first withdraw one noble for the value of its building, a grande for twice that.
big-boss-3 = Then buy a card (build card 5 real, tower card 10) or play one.
big-boss-4 = A stone counts its level, so towers make castles dear. A founding stone lies on three fields in a line.
big-boss-5 = Every build pays you the value of the building, 50 at most; then you may place a noble there for that value.
big-boss-6 = When two castles meet, the more valuable one stays. The others' nobles in the one taken over are beaten and paid.
big-boss-7 = The last stone ends the game. Nobles on the board pay once more; most nobles on level 2 or higher bring 30 real.
big-boss-picture-1 = A founding stone on three fields in a line, and what has been built on it. Each stone counts the level it lies on.
big-boss-picture-2 = Nobles on level 2 or higher: they pay once more at the end, and whoever has most of them gets 30 real.

## toledo

toledo-1 = Bring fine swords to the Alcazar. Swords under your pawns there count in full, swords still held count half.
toledo-2 = A turn is one action: draw two cards, lay a shop, send a pawn home, or move.
toledo-3 = To move, play a card and go exactly its value; further cards of the same value may follow.
toledo-4 = Pawns stop only at shops, taverns, the artist and gates. An own shop is free; elsewhere pay with one card worth at least the price.
toledo-5 = Where every circle is taken you move on or challenge: the first to win two rounds of the duel stays, the loser goes home.
toledo-6 = Steel and gems buy swords at the swordsmith. Fencing tiles help in duels; the movement tile allows one card of another value.
toledo-7 = When somebody has three pawns in the Alcazar, all others have one more turn.
toledo-8 = Besides swords, paintings score what they show and every two gems 1 point; the movement tile costs 2.
toledo-picture-1 = Shops under the awnings of their owners. Your own is free, that of another costs a card, which goes to its owner.
toledo-picture-2 = The two gates and the Alcazar. A pawn that gets there stays, and a sword laid under it counts in full.

## salamanca

salamanca-1 = Lay tiles, claim buildings and sell them while their area is rich. Only money counts at the end.
salamanca-2 = Each round everybody plays a card of a different value. Higher cards act first; the lowest acts last and may do two things.
salamanca-3 = A: take all tiles of one space of the display and lay them; claim new buildings with squires; sell own buildings.
salamanca-4 = B: put your conde into another player's building whose area is worth less than 7; it shares in the income.
salamanca-5 = C: cards 1 to 4 set a plague, card 6 swaps a card with another hand.
salamanca-6 = An area is a building with the landscapes of its colour that touch it. A sale pays it; fertile tiles that counted leave the board.
salamanca-7 = At the end of a round the market pays 2 for every owned building whose area is worth 7 or more, and 1 to a conde in it.
salamanca-8 = The round in which the last tile comes into the display is the last: round 15 with two or four players, 20 with three, 12 with five. What is not sold by then pays nothing.
salamanca-picture-1 = An area: a building with the landscapes of its colour that touch it. The number is what a sale would pay.
salamanca-picture-2 = Plagues: they make the areas around them worth less, or cut a part of them off.
