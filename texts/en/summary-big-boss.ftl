# Das neue Big Boss on one page, in our own words.

sentence-1 = Build castles along the winding row of 72 fields. Who is richest at the end wins.
sentence-2 = In your turn you may first withdraw one noble for the value of its building, a grande for twice that.
sentence-3 = Then buy a card (build card 5 real, tower card 10) or play one.
sentence-4 = A stone counts its level, so towers make castles dear. A founding stone lies on three fields in a line.
sentence-5 = Every build pays you the value of the building, 50 at most; then you may place a noble there for that value.
sentence-6 = When two castles meet, the more valuable one stays. The others' nobles in the one taken over are beaten and paid.
sentence-7 = The last stone ends the game. Nobles on the board pay once more; most nobles on level 2 or higher bring 30 real.
picture-1 = A founding stone on three fields in a line, and what has been built on it. Each stone counts the level it lies on.
picture-2 = Nobles on level 2 or higher: they pay once more at the end, and whoever has most of them gets 30 real.
