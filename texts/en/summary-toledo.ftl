# Toledo on one page, in our own words.

sentence-1 = Bring fine swords to the Alcazar. Swords under your pawns there count in full, swords still held count half.
sentence-2 = A turn is one action: draw two cards, lay a shop, send a pawn home, or move.
sentence-3 = To move, play a card and go exactly its value; further cards of the same value may follow.
sentence-4 = Pawns stop only at shops, taverns, the artist and gates. An own shop is free; elsewhere pay with one card worth at least the price.
sentence-5 = Where every circle is taken you move on or challenge: the first to win two rounds of the duel stays, the loser goes home.
sentence-6 = Steel and gems buy swords at the swordsmith. Fencing tiles help in duels; the movement tile allows one card of another value.
sentence-7 = When somebody has three pawns in the Alcazar, all others have one more turn.
sentence-8 = Besides swords, paintings score what they show and every two gems 1 point; the movement tile costs 2.
picture-1 = Shops under the awnings of their owners. Your own is free, that of another costs a card, which goes to its owner.
picture-2 = The two gates and the Alcazar. A pawn that gets there stays, and a sword laid under it counts in full.
