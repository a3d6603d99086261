# The words of the board of Alcazar and Das neue Big Boss.

## Steps of a turn

step-turn =
    { $withdraw ->
        [yes] Withdraw a noble if you like, then build or buy a card.
       *[no] Build, or buy a card.
    }
step-action = Now build or buy a card.
step-purchase = Buy a card with what the noble paid.
step-keep = Which castle stays?
step-crest = Which villa becomes a castle?
step-nobles = You may place a noble on what you built.
step-finished = The game is over.

## Places

cell-field = Field { $field }
cell-open = Open ground, column { $column }, row { $row }
cell-castle = castle { $name } worth { $value }
cell-villa = villa worth { $value }
cell-height = height { $height }
cell-noble =
    { $rank ->
        [grande] grande of { $name }
       *[baron] baron of { $name }
    }
cell-lit = can be chosen

## Cards and supplies

hand = Your hand
market = On sale: build cards 5 real, tower cards 10 real
card-build = Build card { $field }
card-open = Buy build card { $field } for 5 real
card-pile =
    Buy from the pile for 5 real ({ $count ->
        [one] { $count } card
       *[other] { $count } cards
    })
card-tower-pile = Buy a tower card for 10 real ({ $count } left)
bridge-piece = Bridge for 15 real ({ $count } left)
card-towers =
    { $count ->
        [one] { $count } tower card
       *[other] { $count } tower cards
    }
hand-count =
    { $count ->
        [one] { $count } build card
       *[other] { $count } build cards
    }
nobles-supply =
    { $rank ->
        [grande] Grandes in supply: { $count }
       *[baron] Barons in supply: { $count }
    }
money = { $amount } real
money-unit = real
stones-left =
    { $count ->
        [one] { $count } stone left
       *[other] { $count } stones left
    }
bridges-left =
    { $count ->
        [one] { $count } bridge left
       *[other] { $count } bridges left
    }
founding-stones-left =
    { $count ->
        [one] { $count } founding stone left
       *[other] { $count } founding stones left
    }
buildings = Castles and villas
villa-at = Villa on { $field }
is-out = has passed
scale = Values from 1 to 50
scale-empty = no castle yet

## Looking at the board

plan = Flat plan
turn-left = Turn left
turn-right = Turn right

## Scores

scores = The scores in their parts
score-nobles = Nobles
score-money = Money
score-pay = Nobles
score-bonus = Most nobles above the ground
score-cash = Money
score-total = Together
expected-money = counts { $amount } real now
expected-points =
    { $count ->
        [one] counts { $count } point now
       *[other] counts { $count } points now
    }
