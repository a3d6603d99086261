# The companion of a first game: what a step is, and what people look for there. One message for each step of each game.

salamanca-play-cards = Choose when you want to act. High cards go first and get the best tiles; low cards go last, and the last may use a plague and lay tiles as well. What you play goes to the player on your left.
salamanca-choose-two = You choose two cards, one for early and one for late. Look at what lies in the display, and whether you want to set a plague.
salamanca-turn = Most turns begin with tiles. Look for a tile in the colour of a building of yours, or for a building beside land that lies there already. Without either, the conde earns with somebody else.
salamanca-lay = Tiles count if they touch your building, or a landscape of the same kind that touches it. Choose a tile and go to a free cell, or tap it once: you read what each area that the tile would join is worth now and would be worth then. If an area of yours is worth 7 or more, ask yourself whether to sell now.
salamanca-claim = Now or never: a building can be claimed only in the turn it was laid. With three buildings of your own you have to sell one first.
salamanca-go-on = Who has laid tiles may still sell before the turn ends: a sale pays the number on the building. Kept at 7 or more, an area pays 2 at every market; in the last round sell all of them. After the conde or a card alone nothing can be sold.
salamanca-last-turn = You act last, so you have two actions: what the card can do, and tiles or the conde besides. A plague goes where a neighbour’s landscape is long and thin; the 6 takes a card out of somebody’s hand; 5, 7 and 8 do nothing.
salamanca-swap = Take what would hurt you or what acts when you want to, and give away what helps least.

toledo-action = Early on people lay a shop near the start and draw cards; equal cards are worth most. Move when a card leads to a shop you can use. Point at a card to see where it leads.
toledo-more = Another card of the same number may follow. Stop if the next field gives you nothing.
toledo-full = No circle is free. Moving on is safe if you have the card; a duel is even, unless you have fencing tiles that the other lacks.
toledo-shop = Your own shops are free: use them. For those of others count what the card is worth to you. Materials you need for a sword are usually worth a low card.
toledo-take = At a swordsmith take the best sword that your materials make, or wait for a better one if you are just one piece short. At a fencing master take a colour that the others lack, or the movement tile to be quick.
toledo-gate = Lay your best sword under the pawn: only there does it count in full.

alcazar-turn = Building pays, buying costs. Look for the card that adds to a rich castle, above all one with nobles of yours in it. Take back a noble only if you need the money. While there is no castle, found one.
alcazar-action = You have taken a noble back. Use the money now: a bridge, or a place in a new castle.
alcazar-purchase = Buy a card: one whose field lies beside a castle pays soonest.
alcazar-keep = The castle that stays gives its name; all nobles stay.
alcazar-crest = A villa worth 5 becomes a castle. Choose the one where you have nobles.
alcazar-nobles = A noble costs what the castle is worth, so place him early. Grandes belong where it is high or will be: their level counts twice.

big-boss-turn = Building pays what the castle is worth, so build on rich castles, best on those with your own nobles. Take back a noble where the castle grows no more or may be swallowed. While there is no castle, found one.
big-boss-action = You have taken a noble back. Use the money now, before the others build.
big-boss-purchase = Buy a card: one whose field lies beside a castle pays soonest.
big-boss-keep = Keep the castle with your own nobles: those of the others in the one that disappears are beaten.
big-boss-crest = A villa worth 5 becomes a castle. Choose the one where you have nobles.
big-boss-nobles = A noble is worth what the castle will be worth. Place him while it is small, and where others will build on it.
