# The course of Toledo. Each lesson has its title, and for each step what is said, why the right answer is right, and what is said to others.

aim-title = Swords for the Alcazar
aim-1 = Toledo makes swords, and the Alcazar at the end of the street wants them. You hold a finished sword of 8 points, and your pawn on 17 is close to the gates, 20 and 21. A card moves a pawn exactly as far as its number. Bring the pawn to a gate.
aim-1-right = 17 and 3 makes 20: the pawn is through the gate and stays in the Alcazar to the end.
aim-1-draw = More cards are good to have, but you already hold the one you need.
aim-1-shop = A shop is good for later, but your pawn could be in the Alcazar now.
aim-1-else = Count from 17 to the gate: one of your cards fits exactly.
aim-2 = Now lay the sword under it.
aim-2-right = 8 points for sure. A sword that you still hold in the end counts only half. When somebody has three pawns in the Alcazar, the others have one more turn and the game is over.
aim-2-keep = Then the pawn is in there with nothing, and the sword would count only half in the end. Lay it down.
aim-2-else = Lay the sword under the pawn.

shops-title = A shop of your own
shops-1 = In a turn you do one of four things: draw two cards, lay a shop, send a pawn home, or play cards and move. A pawn can stop only where there is a shop, a tavern, the artist or a gate. You hold two 3s: lay a gem dealer where a 3 will carry you.
shops-1-right = The first three steps of the street end there. Inés has drawn two cards, and it is your turn again.
shops-1-draw = That is one of the four actions, but first make yourself a place to stop at.
shops-1-else = Lay one of your gem dealers on field 3. Only there will a 3 bring you a gem in your next turn.
shops-2 = All pawns start at the Cathedral, 0. Play a 3 and move a pawn from the Cathedral to your shop.
shops-2-right = 3 steps lead exactly to your shop, and a circle was free there.
shops-2-else = Play the 3 with a pawn on the Cathedral: it lands on your shop.
shops-3 = A pawn that has just arrived may use the shop once. Your own costs nothing.
shops-3-right = Your first gem. Steel and gems together make swords. Standing there in later turns brings nothing: a pawn must come anew.
shops-3-skip = You may, but it is free and you need gems for good swords.
shops-3-else = Use the shop.

further-title = Cards of the same number
further-1 = When you move, you may go on with further cards of the same number, with the same pawn or another one. You hold two 2s, and your shops lie on 2 and 4. Begin with the first 2.
further-1-right = One gem, and the pawn stands on 2. Your second 2 may follow in the same turn.
further-1-else = Allowed, but your two 2s can bring you a gem and a piece of steel in one turn. Begin with a 2.
further-2 = Now the second 2, with the same pawn.
further-2-right = A gem and a piece of steel in one turn. That is why people collect equal cards before they set out.
further-2-end = You may stop here, but the next 2 leads straight to your steel dealer.
further-2-else = Move the pawn on 2: two steps further lies your steel dealer.

price-title = What others ask for
price-1 = You have 2 steel and 2 gems but no swordsmith of your own. Inés has one on 10. Go there with the 4.
price-1-right = It is the only swordsmith in the street, and 4 steps lead exactly there. A circle is free, so your pawn has it.
price-1-else = That is allowed. But with these materials you could have a sword made now: four steps to Inés’s swordsmith.
price-2 = For somebody else’s shop you hand its owner one card. In this row it must be a 3 or more, and there is no change. Which one do you give?
price-2-right = Enough, and the cheapest. In the first row a 1 is enough, in the last it must be 5 or more. Inés has your 3 in her hand now.
price-2-dear = Inés would take it gladly: a 3 is enough, and you get nothing back.
price-2-skip = You came for the sword, and it costs no more than a 3.
price-2-else = Pay with the cheapest card that is enough.
price-3 = Now choose the best sword that your 2 steel and 2 gems can make.
price-3-right = 8 points for 2 and 2. Swords grow quickly: the best is worth 15, for 4 and 4.
price-3-else = You would get that sword, but your materials are enough for a better one.

full-title = Moving on through full fields
full-1 = Inés’s gem dealer on 4 has a single circle, and her pawn stands in it. Still you can go there: who finds no free circle must at once move on with another card, or challenge. You hold two 4s. Begin.
full-1-right = The field is full, so your pawn cannot stay. It goes on at once.
full-1-else = Allowed, but the two 4s lead to your steel dealer on 8, across the full field. Try that.
full-2 = Move on with the second 4.
full-2-right = 8 is yours, so the steel is free. Full fields are stepping stones as long as you have the cards; without them you may go there only to challenge somebody.
full-2-duel = A duel is the other way, and you would even win this one. But moving on is certain: your own shop lies four steps further.
full-2-else = Play the other 4 with the pawn on 4.

duel-title = Duels and fencing tiles
duel-1 = Inés’s pawn stands on the only circle of your own swordsmith. Go there with the 6: since you cannot move on, you will challenge her.
duel-1-right = The only circle is taken, so your pawn may fight for it. Now it is steel against steel.
duel-1-else = Allowed, but your smithy is blocked by Inés’s pawn. Go there with the 6.
duel-2 = A duel goes to two rounds won. Each round a card is turned up: if it shows a colour of which only one of you has the fencing tile, that player wins it. Otherwise the figure drawn large on it, attacker or defender, wins. You have violet and brown, Inés has brown. Challenge her.
duel-2-right = Violet came up twice, and only you have violet. Brown, which both have, was decided by the picture, for Inés. Her pawn is back at the Cathedral, and you have the circle.
duel-2-else = Challenge Inés.
duel-3 = Who wins the circle may use the shop at once. You have 3 steel and 1 gem: take the best sword.
duel-3-right = 7 points. Fencing tiles come from the fencing master; whoever has colours that others lack wins most duels, and is left in peace.
duel-3-skip = You fought for this circle. Take a sword!
duel-3-else = There is a better sword for 3 steel and 1 gem.

movement-title = The movement tile
movement-1 = Usually all cards of a turn have the same number. You have the movement tile from a fencing master: once a turn it lets one card be different. Your shops lie on 3 and 8. Begin with the 3.
movement-1-right = You have a piece of steel, and from 3 the 5 leads exactly to your other shop.
movement-1-else = Allowed. But with the 3 and then the 5 you could use both your shops in this turn.
movement-2 = Now play the 5, although it is another number, and go on to 8.
movement-2-right = Steel and a gem with two different cards. The tile has its price: whoever still has it in the end loses 2 points. It goes back only in exchange for another tile, when you have three.
movement-2-end = You may stop, but the tile lets you play the 5 as well.
movement-2-else = The pawn on 3 is the one that reaches your gem dealer with a 5.

end-title = When to end it
end-1 = You have two pawns in the Alcazar with swords of 8 and 6 points, and one of 7 in your hand. Inés has one there with 5 points, a painting of 3, and two swords of 10 and 9 that she still has to carry home. The third pawn of anybody in the Alcazar begins the end.
end-2 = Would you rather collect, or finish before Inés arrives? Send in your third pawn.
end-2-right = The third pawn is in: Inés has one more turn, and her two swords are still on the way.
end-2-draw = Every turn you wait, Inés comes closer with swords of 10 and 9 points. Finish now.
end-2-else = Allowed, but it gives Inés time. Your pawn on 18 reaches a gate with a 2.
end-3 = And the sword with it.
end-3-right = 21 against 17. Inés had one more turn, and her swords counted only half because they never arrived. Two gems are a point, paintings count in full, steel nothing. That is all you need for a first game.
end-3-keep = Then it would count 3 instead of 7. Lay it down.
end-3-else = Lay the sword under the pawn.
