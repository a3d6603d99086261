# Salamanca on one page, in our own words.

sentence-1 = Lay tiles, claim buildings and sell them while their area is rich. Only money counts at the end.
sentence-2 = Each round everybody plays a card of a different value. Higher cards act first; the lowest acts last and may do two things.
sentence-3 = A: take all tiles of one space of the display and lay them; claim new buildings with squires; sell own buildings.
sentence-4 = B: put your conde into another player's building whose area is worth less than 7; it shares in the income.
sentence-5 = C: cards 1 to 4 set a plague, card 6 swaps a card with another hand.
sentence-6 = An area is a building with the landscapes of its colour that touch it. A sale pays it; fertile tiles that counted leave the board.
sentence-7 = At the end of a round the market pays 2 for every owned building whose area is worth 7 or more, and 1 to a conde in it.
sentence-8 = The round in which the last tile comes into the display is the last: round 15 with two or four players, 20 with three, 12 with five. What is not sold by then pays nothing.
picture-1 = An area: a building with the landscapes of its colour that touch it. The number is what a sale would pay.
picture-2 = Plagues: they make the areas around them worth less, or cut a part of them off.
