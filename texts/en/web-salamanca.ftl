# The words of the board of Salamanca.

## Steps

step-play-cards = Play a card. A higher one acts earlier; its sign says what it can do.
step-choose-two = Choose two cards. Both players show theirs at the same time.
step-turn =
    { $card ->
        [yes] One of these: take tiles and lay them, set the conde, or use the card.
       *[no] Take tiles and lay them, or set the conde. This card has nothing to use.
    }
step-lay = Lay the tiles you took, in any order. You may also claim and sell.
step-claim = Claim the building that you laid, go on, or end your turn.
step-go-on =
    { $sell ->
        [yes] Choose a building of yours to sell it, or end your turn. Everything can be undone until then.
       *[no] Go on, or end your turn. Everything can be undone until then.
    }
step-last-turn =
    { $card ->
        [yes] You act last: use the card, and also lay tiles or set the conde.
       *[no] You act last: lay tiles or set the conde. This card has nothing to use.
    }
step-swap = Take one of these cards and give one of yours.
step-finished = The game is over.

## Board

round = Round { $round } of { $rounds }
last-round = Last round
tiles-to-come =
    { $count ->
        [one] { $count } tile to come
       *[other] { $count } tiles to come
    }
order = Order of play
played =
    { $name } with the { $card }{ $double ->
        [yes] {", both actions"}
       *[no] {""}
    }
display = Display
space = Space { $space }: { $tiles }
tile =
    { $kind ->
       *[field] field
        [pasture] pasture
        [lake] lake
        [forest] forest
        [vineyard] vineyard
        [farm] farm
        [castle] castle
        [monastery] monastery
    }{ $worth ->
        [1] {""}
       *[other] {" "}(worth { $worth })
    }
free = free
area = area worth { $value }
owned = owned by { $name }
conde-of = conde of { $name }
plague =
    { $plague ->
       *[poison] poison
        [rat] rat
        [locust] locust
        [ruin] ruin
    }
locked =
    { $why ->
       *[claimed] not for sale: claimed in this round
        [enlarged] not for sale: enlarged by a fertile tile in this round
    }
cut-off = cut off from { $cells }
sellable = can be sold
lit = can be chosen

## Hand and pieces

hand = Your cards
card =
    Card { $value }{ $sign ->
       *[none] {""}
        [poison] {": poison"}
        [rat] {": rat"}
        [locust] {": locust"}
        [ruin] {": ruin"}
        [swap] {": look at a hand and swap a card"}
    }
their-hand = The hand of { $name }
look = Look at a hand and swap a card
chosen = Chosen, face down:
their-card = Take card { $value }
to-lay = Tiles to lay
conde = Conde
conde-at = conde in { $cell }
conde-supply = conde in supply
money =
    { $amount ->
        [one] { $amount } doubloon
       *[other] { $amount } doubloons
    }
money-hidden = money hidden
cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
squires =
    { $count ->
        [one] { $count } squire in supply
       *[other] { $count } squires in supply
    }
has-chosen = has chosen
plagues-aside = Plagues beside the board
buildings = Buildings

## The end of a round

round-over = The round is over
market = Week market
market-line =
    { $value ->
        [0] conde in { $cell }
       *[other] { $cell }, worth { $value }
    }
market-none = It pays for no area this time.
passed-on = Passed to the left
scene-close = Go on

## Scores

scores = The scores in their parts
score-sales = Buildings sold
score-condes = As conde in sold buildings
score-market = Week market
score-squires = Squires used again
score-total = Together
