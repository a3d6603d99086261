# What is seen on the small board of each rule of Alcazar and Das neue Big Boss.

c-1 = The winding row: it begins at field 1 and comes back to field 72, right below it.
c-2 = Field 1 has two neighbours: field 2, and field 72 where the row closes.
c-3 = Beside the board: the piles of build cards and tower cards, and how many stones are left.
c-4 = A hand at the start: ten build cards, six barons and two grandes. Six build cards lie open.
c-5 = The new stone lies on the ground, so the castle is worth 1 more.
c-6 = The castle stood at 50 and stays there, but the new stone on 12 still pays 50 real.
c-7 = The grande stands on two stones, so it is on level 2. The next stone here would lift it to level 3.
c-8 = Before anything else, this grande could be withdrawn. After that comes one action.
c-9 = On sale: the open build cards and the top of the pile for 5 real each, a tower card for 10.
c-10 = Build cards name the field they are for. The last card is a tower card.
c-11 = The stone on 11 made the castle worth 7: it pays 7 real, and a noble may go on the new stone.
c-12 = Only two empty fields lie between 35 and the castle on 38. Three are needed, so no castle can be founded on 33 to 35.
c-13 = A new castle, worth 5, with a grande in the middle. A second noble may still go on one of its other two fields.
c-14 = A stone with nothing beside it: a villa, worth 1.
c-15 = The new stone touches the villa on 63 and belongs to it.
c-16 = A stone from a build card has gone on top. The noble of another player that stood here is beaten.
c-17 = The stone on 21 joined two villas. Together they are worth 5, so they have become a castle with a flag.
c-29 = Nothing is built on field 28, so a tower card has no place there.
c-18 = A noble may only go on the stone built in this turn, for what the castle is worth now.
c-19 = Where one noble stands, no other can be placed.
c-20 = The grande that stood here was withdrawn for twice the castle's value. The castle itself is worth as much as before.
c-21 = Card { $game ->
        [big-boss] 8
       *[other] 7
    } would beat this grande. Its owner would be paid twice what the castle is worth now.
c-22 = A stone on field 4 would connect the castles on both sides.
c-23 = Two villas, worth 3 and 1. A stone between them makes one building worth 5.
c-24 = The stone on 10 joined the villa to the castle. All its worth went to the castle.
c-25 = The stone on 4 connects two castles. The more valuable one stays, and the other's flag goes back to the supply.
c-26 = One stone is left. Whoever uses it finishes the turn, and the game is over.
c-27 = No card and 2 real: a noble must be withdrawn to buy a card. The castle's pays 5 and will do, the villa's on 20 pays too little.
c-28 = No card in hand and none on sale: this player passes, but the noble stays for the final count.
a-1 = All twenty bridges are still there.
a-2 = Everybody starts with 40 real.
a-3 = The two towers are worth 3 each. The bridge across them lies on level 3 and counts 9.
a-4 = Card 8 founded a castle: two stones on field 8, one on each side.
a-5 = The tower card may lift either of the two own nobles. Nothing is higher beside field 9, so no tower may grow there.
a-6 = Two towers of the same height with one lower cell between them: a bridge fits across.
a-7 = The two towers fit, but no own noble stands on either of them: no bridge.
a-8 = No second bridge can ever lie on exactly these three cells.
a-9 = The towers are two levels high, so the bridge lies on level 3 and adds 9.
a-10 = Both nobles stood on the piers. Now they stand on the bridge, one level higher.
a-11 = The villa on 6 and the castle on 8 to 10 are one building now.
a-12 = Twenty bridges are left. The last one would end the game as the last stone does.
a-13 = Instead of paying for a noble, the own baron on 8 may move onto the new stone on 7.
a-14 = The two castles are one now, and the nobles of both are still there.
a-15 = No card left, but these towers and 30 real allow a bridge instead of passing.
a-16 = The final count: each noble scores its level, a grande twice.
b-1 = The founding stones that are left.
b-2 = Everybody starts with 30 real.
b-3 = On field 8 the stones lie on levels 2, 3 and 4 and count 2, 3 and 4. The founding stone below counts 3.
b-4 = Card 8 founded a castle: a founding stone over three fields in a line, and a stone on field 8.
b-5 = A tower card may go on any built cell but this one: another player's noble stands there.
b-6 = The castle on the left stayed. The grande of the other player on field 7 was beaten and paid.
b-7 = Nobles on level 2 or higher: they pay like all others, and whoever has most of them gets 30 real more.
