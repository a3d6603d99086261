# The signs of Toledo: the name of each, and what it does.

cathedral = Cathedral
cathedral-does = All pawns start here, and whoever loses a duel comes back here.

field = Empty field
field-does = A shop can be laid here. Until then pawns pass over it and cannot stop.

gem-dealer = Gem dealer
gem-dealer-does = A pawn that comes here takes a gem.

steel-dealer = Steel dealer
steel-dealer-does = A pawn that comes here takes one steel.

smith = Swordsmith
smith-does = A pawn that comes here has a sword made, for the steel and gems it needs.

fencing = Fencing master
fencing-does = A pawn that comes here takes a fencing tile you do not have yet. You hold at most three.

tavern = Tavern
tavern-does = A pawn that comes here draws three cards, which you can use at once.

artist = Artist
artist-does = A pawn that comes here takes the painting on top of the pile.

gate = Gate
gate-does = A pawn that comes here goes into the Alcazar and stays there. You may lay a sword under it.

alcazar = Alcazar
alcazar-does = The goal. The number says how many pawns have arrived; somebody’s third one starts the last turns.

position = Number of the place
position-does = Counted along the street from the Cathedral. A card moves a pawn by just so many places.

price = Price
price-does = Who uses a place that is not their own pays with one card of at least this value.

circle = Circle
circle-does = Room for one pawn. Where no circle is free, one moves on or challenges.

awning = Awning
awning-does = Whose shop this is. Its owner pays nothing; the others give their card to the owner.

pawn = Pawn
pawn-does = One of a player’s five. A card moves it along the street, never back.

way = Arrow
way-does = Where the card in question would take a pawn.

onward = Dotted arrow
onward-does = The field is full; from there another card would take the pawn on to here.

full = No circle free
full-does = The pawn must move on from here at once, or challenge somebody.

here = Place of the decision
here-does = A pawn has just come here, and its player decides what to do.

rival = Rival
rival-does = This pawn can be challenged to a duel. Who loses goes back to the Cathedral.

card = Card
card-does = Its number moves a pawn by so many places, or pays a price. Further cards in a turn have the same number.

duel-picture = Duel picture
duel-picture-does = Counts when the card is turned up in a duel: who alone has the tile of its colour wins the round, else the figure that stands out.

open-card = First card
open-card-does = The first card of this turn. It says which cards may follow.

pile = Pile
pile-does = Cards to be drawn. When it is empty, the played ones are shuffled.

round = Round
round-does = How often everybody has had a turn. After the hundredth round the game ends.

last-turns = Last turns
last-turns-does = Somebody has three pawns in the Alcazar: all others have one more turn.

shop = Shop to lay
shop-does = Yours to lay on an empty field. The number says how many circles it has.

sword = Sword on the shelf
sword-does = What it is worth, and below it the steel and gems that a swordsmith needs for it.

own-sword = Finished sword
own-sword-does = Under a pawn in the Alcazar it scores in full, in the hand of its owner only half.

painting = Painting
painting-does = Scores the points on it. The best ones are taken first.

steel = Steel
steel-does = Swords are made of it. Left over, it scores nothing.

gem = Gem
gem-does = The better swords need gems. At the end two of them score a point.

duel-tile = Duel tile
duel-tile-does = One, two or three strokes for violet, brown or orange. It wins the rounds of its colour against whoever lacks it.

movement = Movement tile
movement-does = Once a turn you may play a card of another number. At the end it costs two points.

points = Points
points-does = What the player would score if the game ended now.

hand = Cards in hand
hand-does = How many cards the player holds. Which ones is secret.

payment = To be paid
payment-does = One card pays, of the price or more, without change. The owner of a shop gets it.

duel = Duel
duel-does = Up to three rounds, each decided by a card from the pile. Two won rounds win the duel.

round-won = Round won
round-won-does = This side has won the round of the duel.
