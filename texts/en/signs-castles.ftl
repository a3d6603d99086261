# The signs of Alcazar and Das neue Big Boss: the name of each, and what it does.

field = Field
field-does = A plot with its number. The build card of that number builds here. Its neighbours are the numbers before and after.

open-ground = Open ground
open-ground-does =
    { $game ->
        [alcazar] No field. Only a bridge can span it.
       *[big-boss] No field: nothing can be built here.
    }

level = Height
level-does = How many levels high this place is built. A noble standing there is on that level.

baron = Baron
baron-does =
    { $game ->
        [alcazar] Costs the value of the building when placed, and pays it when withdrawn. At the end scores its level.
       *[big-boss] Costs the value of the building when placed, and pays it when withdrawn or at the end.
    }

grande = Grande
grande-does = Larger, with a crown: costs, pays and counts twice what a baron does.

flag = Castle
flag-does = A flag or its crest makes a building a castle. Only eight can stand at once; two that meet become one.

villa = Villa
villa-does = A building without a flag. Worth five or more, it becomes a castle as soon as a flag is free.

value = Value
value-does = What the building is worth in real: it pays that to whoever builds there, and it is the price of a baron. Never more than 50.

scale = Scale of values
scale-does = Each crest stands at what its castle is worth, from 1 to 50.

build-card = Build card
build-card-does = Puts a stone on the field of this number: it founds a castle or a villa, or builds on. A dashed one is on sale.

build-pile = Pile of build cards
build-pile-does = The top card can be bought unseen.

tower-pile = Pile of tower cards
tower-pile-does = The top card can be bought. All of them are alike.

price = Price
price-does = What a card costs, in real.

money = Money
money-does =
    { $game ->
        [alcazar] In real. Building brings it, cards, nobles and bridges cost it. At the end 50 real are a point.
       *[big-boss] In real. Building brings it, cards and nobles cost it. Whoever is richest wins.
    }

hand = Build cards in hand
hand-does = How many the player holds. Which ones is secret.

stones-left = Stones in supply
stones-left-does = When the last one is used, the game ends with that turn.

out = Has passed
out-does = The player has no card and none can be bought, and takes no more turns. What stands still counts.

stone = Stone
stone-does =
    { $game ->
        [alcazar] On the ground it counts 1 for its building, higher up 2.
       *[big-boss] It counts its level for its building: 1 on the ground, 2 above, and so on.
    }

bridge = Bridge
bridge-does = Lies over three cells and joins all that it covers. It counts three times its level and lifts your nobles.

bridge-piece = Bridge to build
bridge-piece-does = Costs 15 real and no card. It needs two equally high ends with one cell between, and a noble of yours on one of them.

bridges-left = Bridges in supply
bridges-left-does = When the last one is built, the game ends with that turn.

founding-stone = Founding stone
founding-stone-does = The foot of a castle over three fields in a row. It counts 3.

founding-stones-left = Founding stones in supply
founding-stones-left-does = Each new castle needs one.

tower-card = Tower card
tower-card-does =
    { $game ->
        [alcazar] Puts a stone on something built: under a noble of yours, or where a bridge to your noble could end. Up to level 5.
       *[big-boss] Puts a stone on something built where no noble of another player stands. Up to level 5.
    }

expected = What it counts now
expected-does =
    { $game ->
        [alcazar] Points for nobles and money, if the game ended now.
       *[big-boss] Money and what the nobles would pay, if the game ended now.
    }
