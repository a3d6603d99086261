# The course of Alcazar. Each lesson has its title, and for each step what is said, why the right answer is right, and what is said to others.

aim-title = Nobles want to stand high
aim-1 = In Alcazar you build castles, and in the end your nobles score the level they stand on: a baron once, a grande, who wears a crown, twice. Inés’s baron on 39 stands two stones high, so he would score 2.
aim-2 = In your turn you buy a card or build. You have the card of field 8: choose it below the board and found a castle, with two stones on 8 and one each on two fields in a row with it. The buttons say which.
aim-2-right = A new castle is worth 5: every stone on the ground counts 1, higher ones 2. It has paid you 5 real, the money of the game, and its flag shows its crest.
aim-2-other = A castle founded there is as good, but stay with field 8 for this lesson.
aim-2-villa = A single stone is a villa: worth 1, pays 1. With three free fields in a row you can found a whole castle.
aim-2-buy = You have cards enough. Build first: building brings money.
aim-2-else = Play the card of field 8 as the first, middle or last of three fields in a row.
aim-3 = Now you may place nobles on what you have just built. A baron costs what the castle is worth, a grande twice that. Put your grande where he scores most.
aim-3-right = He stands on level 2 and scores twice: 4 points. You have two grandes and six barons for the whole game.
aim-3-baron = A baron scores 2 there, a grande 4, and cheaper than now it will never be.
aim-3-none = Nobles bring most of the points, and while the castle is worth 5 they are cheap.
aim-3-else = He would score less there. Field 8 is two stones high.

income-title = Building pays
income-1 = Castles belong to nobody. Whoever builds on one is paid what it is worth after that. The castle with your grande is worth 7 now.
income-2 = You have only 6 real. Play the card that pays most.
income-2-right = The castle has grown to 8 and paid you 8.
income-2-villa = A villa is worth 1 and pays 1. The stone next to the castle pays eight times as much.
income-2-castle = A new castle pays 5. The one that is there already pays more, and you keep the place for a new one.
income-2-withdraw = That pays 14, but then your grande scores nothing. Leave him there and play a card: which of your fields lies beside the castle?
income-2-else = Buying costs, building pays. Which of your fields lies beside the castle?
income-3 = Put a baron on the new stone: he costs 8.
income-3-right = He stands on level 1 only, but who is in a castle early can rise with it. Nobles of several players may live in one castle.
income-3-none = You may save the money. But the castle will only get dearer, and a noble who is not there cannot rise.
income-3-else = Moving the grande down would cost him a level. Place a baron.

lift-title = Towers
lift-1 = A tower card puts a stone under one of your own nobles and lifts him. Your grande stands on level 2, a baron on level 1. Use the tower card where it brings more points.
lift-1-right = The grande scores 6 instead of 4: every level counts twice for him. And the castle paid 8. Cards are bought, as the action of a turn: a build card for 5 real, a tower card for 10.
lift-1-baron = The baron would gain 1 point. Under the grande every level counts twice.
lift-1-else = First use the tower card.

beaten-title = Beaten nobles
beaten-1 = Inés’s grande stands three stones high on 7 and would score 6. You have the card of field 7. A build card may be played on a field that is built already, even where somebody else stands: then that noble is beaten.
beaten-2 = Play the card of field 7.
beaten-2-right = Inés’s grande is back in her supply, and she was paid 20 real for him, twice what the castle was worth. Points are lost to her, money is not. A tower card could not have done this.
beaten-2-else = Allowed, but Inés’s grande stays where he scores 6. Play the card of field 7.
beaten-3 = Now the highest place of the castle is free, and it is your stone. Who shall stand there?
beaten-3-right = Level 4, twice: 8 points. No stone will come upon him any more: the card of this field has left the game. Only a bridge of others, built across him still higher, could beat him.
beaten-3-baron = A baron would score 4 there, a grande 8. You can pay for the grande.
beaten-3-move = Your baron would rise for nothing, to 4 points. A grande there scores 8.
beaten-3-none = Then the best place stays empty. Take it.
beaten-3-else = Put your grande on 7.

bridge-title = What a bridge does
bridge-1 = Fields 6 and 8 are both two stones high, in a straight line with one field between, and your nobles stand on them. That is all a bridge needs: two equal piers, one of them yours, nobody else on them, and the middle lower.
bridge-2 = A bridge costs 15 real and no card. Build it from 6 to 8.
bridge-2-right = Four things at once: both your nobles rose to level 3, the villa on 6 and the castle became one, the bridge counts 9, three times its level, and you were paid 17.
bridge-2-else = That can wait. You have the money and the piers: buy the bridge and lay it from 6 to 8.

merge-title = When castles meet
merge-1 = Here are two castles: one worth 5 with your baron, one worth 7 with Inés’s grande. Only field 4 lies between them.
merge-2 = You have the card of field 4. What is built there joins them, and you are paid what the whole is worth.
merge-2-right = 13 real for one stone. The crest of the larger castle stays, the other one is free for a new castle. All nobles stay where they are, and from now on they cost and pay as in a castle of 13.
merge-2-else = That pays less. Field 4 would join both castles into one worth 13.

withdraw-title = Taking a noble back in time
withdraw-1 = Before you act you may take back one noble: he pays what the castle is worth. Your baron on 20 scores 1 point and pays 10 real. Fields 6 and 8 are ready for a bridge with your grande on it, but you have only 6 real, and a bridge costs 15.
withdraw-2 = Free the money for the bridge.
withdraw-2-right = 16 real, and your action is still to come. The baron is in your supply again.
withdraw-2-grande = Then nobody of yours would be on the piers, and the bridge could not be built.
withdraw-2-build = That earns a little, but then your turn is over, and somebody may spoil the piers before you have 15 real.
withdraw-2-else = Take back the baron on 20.
withdraw-3 = And now the bridge.
withdraw-3-right = One point given away, two won at once, 15 real paid back by the bridge itself, and a castle of your own making. Withdraw those who stand low in rich castles, and in time: a beaten noble is paid too, but then somebody else chose the moment.
withdraw-3-else = The money was for the bridge from 6 to 8.

end-title = The end
end-1 = The game ends with the turn in which the last stone or the last bridge is used. There is one stone left, and it is your turn. Your nobles score 11, Inés’s 10. Every full 50 real is one more point: Inés has 100, you have 85.
end-2 = Use the last stone so that you win.
end-2-right = The castle paid 17, which makes 102 real: two points. 13 to 12. That is all you need for a first game.
end-2-villa = A villa pays 1, so you would have 86 real: one point. 12 to 12, and Inés has more money.
end-2-withdraw = Whoever is taken back now scores nothing any more, and he stands high.
end-2-else = That gives Inés the last stone. Which build pays most?
