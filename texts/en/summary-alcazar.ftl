# Alcazar on one page, in our own words.

sentence-1 = Build castles and villas along the winding row of 72 fields. At the end your nobles score by the height they stand on.
sentence-2 = In your turn you may first withdraw one noble; it pays the value of its building, a grande twice that.
sentence-3 = Then do one thing: buy a card (build card 5 real, tower card 10) or build.
sentence-4 = A build card puts a stone on its field; with four stones it founds a castle where there is room. A tower card raises an own noble or a future pier, up to level 5.
sentence-5 = A bridge costs 15 real, joins two equal towers two cells apart, needs an own noble on a pier, and adds three times its level.
sentence-6 = Every build pays you the value of the building. After it you may place a noble on what you built, for that value.
sentence-7 = The last stone or the last bridge ends the game. A baron scores its level, a grande twice its level, every full 50 real one point.
sentence-8 = When two castles meet they become one, under the flag of the more valuable; all nobles stay where they are.
picture-1 = A castle, with its flag. Every stone makes it worth more, whoever lays it; whose nobles stand on it, they gain by it.
picture-2 = A bridge between two towers of the same height. It joins what it touches, and a noble on it stands a level higher.
