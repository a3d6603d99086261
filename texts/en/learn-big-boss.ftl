# The course of Das neue Big Boss. Each lesson has its title, and for each step what is said, why the right answer is right, and what is said to others.

aim-title = Nobles in growing castles
aim-1 = The richest wins. Money comes from building, and from nobles: in the end each pays what his castle is worth, a grande, who wears a crown, twice that. Inés’s baron stands in a castle worth 5, so today he is worth 5.
aim-2 = In your turn you buy a card or build. You have the card of field 8: choose it below the board and found a castle, over three fields in a straight line. The buttons say which three.
aim-2-right = A new castle is worth 5: 3 for the long founding stone, 2 for the stone on top of it. It has paid you 5 real, the money of the game, and its flag shows its crest.
aim-2-other = A castle founded there is as good, but stay with field 8 for this lesson.
aim-2-villa = A single stone is a villa: worth 1, pays 1. With three free fields in a row you can found a whole castle.
aim-2-buy = You have cards enough. Build first: building brings money.
aim-2-else = Play the card of field 8 and found a castle.
aim-3 = Now you may place nobles on what you have just built. A baron costs what the castle is worth now, a grande twice that. Castles grow: place your grande while it is cheap.
aim-3-right = He cost 10. When the castle is worth 20 he will be worth 40.
aim-3-baron = A good investment too, but a grande gains twice as much with every stone.
aim-3-none = Never again will a noble in this castle cost so little.
aim-3-else = Place your grande on the new castle.

grow-title = Where to build
grow-1 = Castles belong to nobody. Whoever builds on one is paid what it is worth after that, and every noble in it is worth more. In the castle worth 7 you have a grande and a baron.
grow-2 = Play the card that brings you most.
grow-2-right = 8 real at once. And the castle is worth one more: your grande gains 2, your baron 1.
grow-2-theirs = It pays 6, and it makes Inés’s baron worth more. Build where your own nobles are.
grow-2-castle = A new castle pays 5. Where your nobles are a stone pays more, twice over.
grow-2-villa = A villa pays 1. Look where your nobles are.
grow-2-withdraw = That pays what the noble is worth today, but then it grows no more with the castle. Keep both for this lesson and play a card: where are your nobles?
grow-2-else = Building brings more now. Where are your nobles?

height-title = Height counts
height-1 = A stone counts its level: on the ground 1, as the fourth of a tower 4. A tower card goes on any built field where nobody else stands. The castle is worth 9, and 8 is three stones high. Use your tower card where it brings most.
height-1-right = The fourth level counts 4: the castle is worth 13 and paid you 13, and your grande is worth 26. Cards are bought, as the action of a turn: a build card for 5 real, a tower card for 10.
height-1-flat = On the ground a stone counts 1: the castle would pay 10. Higher up it counts more.
height-1-own = That would lift your grande, which is worth something in the end, but a stone on level 2 counts only 2. Look for the highest tower.
height-1-low = There the stone comes to level 2 and counts only 2. Look for the highest tower.
height-1-else = First use the tower card.

beaten-title = Beaten nobles
beaten-1 = Inés’s grande stands on the tower of field 8, and you have that field’s card. A build card may be played on a field that is built already, even where somebody else stands: then that noble is beaten and goes home. Its owner is paid what it was worth before the stone.
beaten-2 = Play the card of field 8.
beaten-2-right = Inés got 18 real for her grande, but she is out, and from now on the castle grows without her. You were paid 13.
beaten-2-else = Allowed, but Inés’s grande goes on growing with every stone. Play the card of field 8.
beaten-3 = The top of the tower is free, and it is your stone. Place a noble there.
beaten-3-right = He stands on level 4, and no stone will come upon him any more: the card of this field has left the game. Only when castles meet could he still be beaten, and that is another lesson.
beaten-3-none = The place is the safest of the castle, and the castle will grow. Take it.
beaten-3-else = Place a noble on 8.

merge-title = One castle swallows the other
merge-1 = Two castles with one free field between them: yours is worth 5, the one with Inés’s grande 6. When they meet they become one, and this is where nobles can be lost.
merge-2 = You have the card of field 4. Join them.
merge-2-right = The new stone counts for one of the two, and you say for which. If it counts for yours, both are worth 6, and you choose which one stays.
merge-2-else = That pays less. The joined castle would be worth 12.
merge-3 = The castle that stays keeps all its nobles. In the one that is taken over, the nobles of the others are beaten; your own stay in any case. Which one shall stay: Almería with your grande, or Cádiz with Inés’s?
merge-3-right = Inés got 12 for her grande and is out. You were paid 12, and your grande is worth 24 instead of 10, with the whole castle to himself.
merge-3-hers = Then Inés’s grande would stay as well and be worth 24, just as yours.
merge-3-else = Keep the castle of your own grande.

withdraw-title = Taking a noble back in time
withdraw-1 = Before you act you may take back one noble, and he pays what the castle is worth. Your baron has grown with this castle to 18. But Inés’s grande gains twice as much there as you do, and you have only 2 real left.
withdraw-2 = You have a card to found a new castle, but no money for nobles in it. Take your baron back.
withdraw-2-right = 18 real for nobles in a new castle, and your action is still to come.
withdraw-2-poor = You could found it, but then there would hardly be money for the nobles, and that is when they are cheapest.
withdraw-2-villa = That would be a villa worth 1. First take back the baron: with his money you can found a castle and place nobles in it.
withdraw-2-else = First take back the baron.
withdraw-3 = Now found the castle.
withdraw-3-right = The grande cost 10: what took long to grow in the old castle has become a fresh start. Withdraw where others gain more than you, where the castle has reached 50 and grows no more, or before somebody swallows it.
withdraw-3-villa = That leaves you with a villa worth 1. The money was for nobles in a castle.
withdraw-3-else = Found the castle with the card of field 63.

end-title = The end
end-1 = The game ends with the turn in which the last stone is used. Then all nobles are paid out, and whoever has most nobles on level 2 or higher gets 30 real. One stone is left. Your grande stands on level 3, Inés has one up there too, and your baron on 10 is on the ground.
end-2 = Use the last stone where it decides most.
end-2-right = Your baron rose to level 2: two nobles up there against one, and the 30 are yours alone. You win with 146 against 92. That is all you need for a first game.
end-2-villa = It pays 1, and Inés would get 30 as well. One stone can do more.
end-2-castle = It pays 5, and Inés would get 30 as well. One stone can do more.
end-2-withdraw = In the end every noble pays at least as much, and only on the board does one count for the 30.
end-2-else = That gives the last stone to Inés. Could one of your nobles rise?
