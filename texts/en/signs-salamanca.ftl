# The signs of Salamanca: the name of each, and what it does.

field = Field
field-does = A landscape for farms, with a yellow frame.

pasture = Pasture
pasture-does = A landscape for farms, with a yellow frame.

lake = Lake
lake-does = A landscape for castles, with a blue frame.

forest = Forest
forest-does = A landscape for castles, with a blue frame.

vineyard = Vineyard
vineyard-does = A landscape for monasteries, with a red frame.

farm = Farm
farm-does = A building worth 2, together with the fields and pastures that touch it.

castle = Castle
castle-does = A building worth 3, together with the lakes and forests that touch it.

monastery = Monastery
monastery-does = A building worth 4, together with the vineyards that touch it.

fertile = Fertile tile
fertile-does = Counts its number instead of 1. When it is paid out in a sale, it leaves the board.

cell = Free place
cell-does = A tile can be laid here.

edge = Column or row
edge-does = Letter and number name a place, as in c4.

worth = Value of the area
worth-does = The building and the landscapes of its colour that touch it: a sale pays so much. On gold it is yours to sell now.

outline = Outline of the area
outline-does = What belongs to the building pointed at, what does not count, and what a sale would take away.

squire = Squire
squire-does = Shows whose building this is. Everybody has three; a sale gives it back.

conde = Conde
conde-does = Stands in somebody else’s building and earns along: its landscapes when it is sold, 1 from the week market.

poison = Poison
poison-does = On a lake or vineyard: the tile is worth nothing and cuts off what lies behind it.

rat = Rat
rat-does = Halves what the whole landscape it sits in is worth.

locust = Locust
locust-does = On a field, forest or pasture: the tile is worth nothing and cuts off what lies behind it.

ruin = Ruin
ruin-does = The building itself is worth nothing; its landscapes still count.

cut-off = Hatching
cut-off-does = A plague cuts this tile off from a building, so it does not count there.

lock = Lock
lock-does = Not for sale in this round: just claimed, or just enlarged by a fertile tile of its owner.

leaving = Crossed out
leaving-does = The move you look at would take this tile off the board.

card = Card
card-does = The higher, the earlier you act; but a 5 that is the lowest card played acts first. A card without a picture can do nothing more.

plague-card = Card with a plague
plague-card-does = A low number acts late, but it can move the plague that it shows.

swap-card = Card 6
swap-card-does = You may look at somebody’s hand, take one card and give one of yours.

played = Order of play
played-does = The cards of this round, in the order in which their players act.

both-actions = Two actions
both-actions-does = Whoever acts last may use the card and also lay tiles or set the conde.

chosen = Chosen, face down
chosen-does = The cards you play in this round. They are shown when all have chosen.

display = Display
display-does = Whoever lays tiles takes all that lie on one space. What is left waits and grows.

round = Round
round-does = Which round it is, and how many there are.

last-round = Last round
last-round-does = The last tile has come. After this round the most money wins; buildings count nothing.

tiles-to-come = Tiles to come
tiles-to-come-does = How many tiles will still come into the display.

money = Doubloons
money-does = Money, secret until the end unless the table shows it. The most wins.

hand = Cards in hand
hand-does = How many cards the player holds. Which ones is secret.

payment = Payment
payment-does = What the sale pays, and to whom: to the owner the area, to a conde the landscapes.

market = Week market
market-does = At the end of a round an owned area of 7 or more pays 2 to its owner and 1 to a conde in it.

passed-on = Passed on
passed-on-does = At the end of a round everybody gives the card they played to the left.
