# Salamanca: what happens, what can be done, why not, and what things are worth.

event-round-started = Round { $round } begins{ $last ->
    [yes] : the last one.
   *[other] .
 }
event-tile-drawn = Display { $space }: { $tile ->
    [field] a field
    [pasture] a pasture
    [lake] a lake
    [forest] a forest
    [vineyard] a vineyard
    [field2] a fertile field (2)
    [pasture2] a fertile pasture (2)
    [lake2] a fertile lake (2)
    [forest2] a fertile forest (2)
    [vineyard2] a fertile vineyard (2)
    [field3] a fertile field (3)
    [pasture3] a fertile pasture (3)
    [lake3] a fertile lake (3)
    [forest3] a fertile forest (3)
    [vineyard3] a fertile vineyard (3)
    [farm] a farm
    [castle] a castle
    [monastery] a monastery
   *[other] { $tile }
 }.
event-card-played = { $seat } plays the { $card }.
event-hand-shown = { $seat } holds only values already played and shows the hand: { $cards }.
event-cards-chosen = { $cards ->
    [hidden] { $seat } has chosen two cards.
   *[other] { $seat } chooses { $cards }.
 }
event-cards-revealed = { $seat } reveals { $cards }.
event-turn-started = { $seat } takes a turn with the { $card }{ $last ->
    [yes] , the last of the round.
   *[other] .
 }
event-passed = { $seat } passes.
event-tiles-taken = { $seat } takes { $count ->
    [one] the tile
   *[other] { $count } tiles
 } from display { $space }.
event-tile-laid = { $seat } lays { $tile ->
    [field] a field
    [pasture] a pasture
    [lake] a lake
    [forest] a forest
    [vineyard] a vineyard
    [field2] a fertile field (2)
    [pasture2] a fertile pasture (2)
    [lake2] a fertile lake (2)
    [forest2] a fertile forest (2)
    [vineyard2] a fertile vineyard (2)
    [field3] a fertile field (3)
    [pasture3] a fertile pasture (3)
    [lake3] a fertile lake (3)
    [forest3] a fertile forest (3)
    [vineyard3] a fertile vineyard (3)
    [farm] a farm
    [castle] a castle
    [monastery] a monastery
   *[other] { $tile }
 } on { $cell }.
event-building-locked = The building on { $cell } cannot be sold by { $seat } this round: its area has grown by a fertile tile.
event-building-claimed = { $seat } claims { $building ->
    [farm] the farm
    [castle] the castle
    [monastery] the monastery
   *[other] { $building }
 } on { $cell }{ $price ->
    [0] .
   *[other] { " " }and pays { $price }.
 }
event-building-sold = { $seat } sells { $building ->
    [farm] the farm
    [castle] the castle
    [monastery] the monastery
   *[other] { $building }
 } on { $cell } for { $amount ->
    [one] { $amount } doubloon
   *[other] { $amount } doubloons
 }.
event-conde-paid = { $seat }, conde in { $cell }, receives { $amount ->
    [one] { $amount } doubloon
   *[other] { $amount } doubloons
 }.
event-tile-left = { $tile ->
    [field] Field
    [pasture] Pasture
    [lake] Lake
    [forest] Forest
    [vineyard] Vineyard
    [field2] Fertile field (2)
    [pasture2] Fertile pasture (2)
    [lake2] Fertile lake (2)
    [forest2] Fertile forest (2)
    [vineyard2] Fertile vineyard (2)
    [field3] Fertile field (3)
    [pasture3] Fertile pasture (3)
    [lake3] Fertile lake (3)
    [forest3] Fertile forest (3)
    [vineyard3] Fertile vineyard (3)
    [farm] Farm
    [castle] Castle
    [monastery] Monastery
   *[other] { $tile }
 } on { $cell } leaves the board.
event-rat-aside = The rat on { $cell } goes beside the board.
event-conde-set = { $seat } puts the conde into { $owner_seat }’s building on { $cell }{ $from ->
    [hidden] .
   *[other] { " " }(before: { $from }).
 }
event-plague-set = { $seat } puts { $plague ->
    [poison] the poison
    [rat] the rat
    [locust] the locust
    [ruin] the ruin
   *[other] { $plague }
 } on { $cell }{ $from ->
    [hidden] .
   *[other] { " " }(before: { $from }).
 }
event-hand-looked-at = { $seat } looks at the hand of { $other }{ $cards ->
    [hidden] .
   *[other] : { $cards }.
 }
event-cards-swapped = { $seat } swaps a card with { $other }{ $taken ->
    [hidden] .
   *[other] : takes { $taken }, gives { $given }.
 }
event-card-passed-on = { $seat } passes the { $card } on to { $other }.
event-market-paid = Week market: { $building ->
    [farm] the farm
    [castle] the castle
    [monastery] the monastery
   *[other] { $building }
 } on { $cell }, worth { $value }, pays { $amount } to { $seat }.
event-market-paid-conde = Week market: { $seat }, conde in { $cell }, receives { $amount }.
event-money-counted = { $seat } has { $money ->
    [one] { $money } doubloon
   *[other] { $money } doubloons
 }: place { $place }.

move-card = Play the { $card }
move-cards = Choose { $card } and { $second }
move-take = Take the tiles of { $space }
move-lay = Lay { $tile ->
    [field] a field
    [pasture] a pasture
    [lake] a lake
    [forest] a forest
    [vineyard] a vineyard
    [field2] a fertile field (2)
    [pasture2] a fertile pasture (2)
    [lake2] a fertile lake (2)
    [forest2] a fertile forest (2)
    [vineyard2] a fertile vineyard (2)
    [field3] a fertile field (3)
    [pasture3] a fertile pasture (3)
    [lake3] a fertile lake (3)
    [forest3] a fertile forest (3)
    [vineyard3] a fertile vineyard (3)
    [farm] a farm
    [castle] a castle
    [monastery] a monastery
   *[other] { $tile }
 } on { $cell }
move-claim = Claim { $cell }
move-sell = Sell { $cell }
move-conde = Put the conde into { $cell }
move-plague = Put the plague on { $cell }
move-look = Look at the hand of { $other } and swap a card
move-swap = Take { $take }, give { $give }
move-end = End the turn
move-pass = Pass

refused-no-such-card = You have no { $card } in your hand.
refused-only-first-card = You hold only values already played: you play the { $first }, not the { $card }.
refused-value-played = { $other } has played the { $card } in this round already.
refused-look-first = First choose whose hand you look at.
refused-cards-are-played = The cards of this round are played already.
refused-already-tiles = You are laying tiles: no other display space and no conde in the same turn.
refused-already-conde = You have set your conde: no tiles and no second conde in the same turn.
refused-already-special = You have used your card. Only the last player of the round has another action.
refused-take-first = First take the tiles of a display space.
refused-pass-instead = You have done nothing yet: pass instead.
refused-end-instead = You have already acted: end the turn instead.
refused-tiles-to-lay = { $count ->
    [one] One tile is
   *[other] { $count } tiles are
 } still to be laid.
refused-space-not-in-use = Display { $space } is not used with so many players.
refused-space-empty = There is no tile on display { $space }.
refused-tile-not-taken = You have no { $tile ->
    [field] field
    [pasture] pasture
    [lake] lake
    [forest] forest
    [vineyard] vineyard
    [field2] fertile field (2)
    [pasture2] fertile pasture (2)
    [lake2] fertile lake (2)
    [forest2] fertile forest (2)
    [vineyard2] fertile vineyard (2)
    [field3] fertile field (3)
    [pasture3] fertile pasture (3)
    [lake3] fertile lake (3)
    [forest3] fertile forest (3)
    [vineyard3] fertile vineyard (3)
    [farm] farm
    [castle] castle
    [monastery] monastery
   *[other] { $tile }
 } to lay.
refused-cell-taken = On { $cell } there is already { $tile ->
    [field] a field
    [pasture] a pasture
    [lake] a lake
    [forest] a forest
    [vineyard] a vineyard
    [field2] a fertile field (2)
    [pasture2] a fertile pasture (2)
    [lake2] a fertile lake (2)
    [forest2] a fertile forest (2)
    [vineyard2] a fertile vineyard (2)
    [field3] a fertile field (3)
    [pasture3] a fertile pasture (3)
    [lake3] a fertile lake (3)
    [forest3] a fertile forest (3)
    [vineyard3] a fertile vineyard (3)
    [farm] a farm
    [castle] a castle
    [monastery] a monastery
   *[other] { $tile }
 }.
refused-no-such-cell = There is no cell { $cell } on this board.
refused-no-building = There is no building on { $cell }.
refused-already-owned = The building on { $cell } belongs to { $other }.
refused-not-laid-now = The building on { $cell } was not laid in this turn and can no longer be claimed.
refused-no-squire = You have no squire left. Sell a building to free one.
refused-claim-too-dear = A freed squire costs { $price } here, and you have { $money ->
    [one] { $money } doubloon
   *[other] { $money } doubloons
 }.
refused-nobody-owns = The building on { $cell } belongs to nobody.
refused-other-owns = The building on { $cell } belongs to { $other }.
refused-claimed-this-round = You claimed { $cell } in this round: it cannot be sold before the next.
refused-enlarged-this-round = You enlarged the area of { $cell } by a fertile tile in this round: it cannot be sold before the next.
refused-conde-own-building = { $cell } is your own building. A conde serves others.
refused-conde-there = The conde of { $other } is already in { $cell }.
refused-conde-area-large = The area of { $cell } is worth { $value }. A conde goes only where it is less than 7.
refused-special-done = You have already used your card.
refused-special-only-last = Only the last player of the round has the card’s action in addition.
refused-card-sets-no-plague = The { $card } sets no plague.
refused-plague-needs-tile = { $plague ->
    [poison] The poison
    [rat] The rat
    [locust] The locust
    [ruin] The ruin
   *[other] { $plague }
 } needs a tile, and { $cell } is free.
refused-plague-not-there = { $plague ->
    [poison] The poison
    [rat] The rat
    [locust] The locust
    [ruin] The ruin
   *[other] { $plague }
 } cannot lie on { $tile ->
    [field] a field
    [pasture] a pasture
    [lake] a lake
    [forest] a forest
    [vineyard] a vineyard
    [field2] a fertile field (2)
    [pasture2] a fertile pasture (2)
    [lake2] a fertile lake (2)
    [forest2] a fertile forest (2)
    [vineyard2] a fertile vineyard (2)
    [field3] a fertile field (3)
    [pasture3] a fertile pasture (3)
    [lake3] a fertile lake (3)
    [forest3] a fertile forest (3)
    [vineyard3] a fertile vineyard (3)
    [farm] a farm
    [castle] a castle
    [monastery] a monastery
   *[other] { $tile }
 } ({ $cell }).
refused-plague-already = { $plague ->
    [poison] The poison
    [rat] The rat
    [locust] The locust
    [ruin] The ruin
   *[other] { $plague }
 } cannot go to { $cell }: { $there ->
    [poison] the poison
    [rat] the rat
    [locust] the locust
    [ruin] the ruin
   *[other] { $there }
 } is there.
refused-card-swaps-not = The { $card } swaps no cards. Only the 6 does.
refused-swap-with-self = Choose another player.
refused-nobody-there = Nobody sits on chair { $number }.
refused-swap-compulsory = You have seen the hand: now swap a card.
refused-card-not-there = There is no { $card } in the hand you look at.
refused-two-different-cards = Choose two different cards.
refused-game-over = The game is over.
refused-choose-cards-first = First choose your two cards.
refused-play-card-first = First play a card.
refused-already-chosen = You have chosen. Now the other player chooses.
refused-not-your-card = { $other } plays a card now.
refused-not-your-turn = It is the turn of { $other }.

explain-display = Display { $space }: { $count ->
    [one] one tile
   *[other] { $count } tiles
 }.
explain-display-tile = { $tile ->
    [field] Field
    [pasture] Pasture
    [lake] Lake
    [forest] Forest
    [vineyard] Vineyard
    [field2] Fertile field (2)
    [pasture2] Fertile pasture (2)
    [lake2] Fertile lake (2)
    [forest2] Fertile forest (2)
    [vineyard2] Fertile vineyard (2)
    [field3] Fertile field (3)
    [pasture3] Fertile pasture (3)
    [lake3] Fertile lake (3)
    [forest3] Fertile forest (3)
    [vineyard3] Fertile vineyard (3)
    [farm] Farm
    [castle] Castle
    [monastery] Monastery
   *[other] { $tile }
 }
explain-free = A free cell.
explain-tile = { $tile ->
    [field] Field
    [pasture] Pasture
    [lake] Lake
    [forest] Forest
    [vineyard] Vineyard
    [field2] Fertile field (2)
    [pasture2] Fertile pasture (2)
    [lake2] Fertile lake (2)
    [forest2] Fertile forest (2)
    [vineyard2] Fertile vineyard (2)
    [field3] Fertile field (3)
    [pasture3] Fertile pasture (3)
    [lake3] Fertile lake (3)
    [forest3] Fertile forest (3)
    [vineyard3] Fertile vineyard (3)
    [farm] Farm
    [castle] Castle
    [monastery] Monastery
   *[other] { $tile }
 }
explain-landscape-of = Belongs to a landscape ({ $landscape ->
    [field] field
    [pasture] pasture
    [lake] lake
    [forest] forest
    [vineyard] vineyard
   *[other] { $landscape }
 }) of { $count ->
    [one] one tile
   *[other] { $count } tiles
 }, worth { $value } without plagues.
explain-plague-here = { $plague ->
    [poison] The poison
    [rat] The rat
    [locust] The locust
    [ruin] The ruin
   *[other] { $plague }
 } lies here.
explain-counts-for = Counts for the { $building ->
    [farm] farm
    [castle] castle
    [monastery] monastery
   *[other] { $building }
 } on { $cell }.
explain-area = { $building ->
    [farm] Farm
    [castle] Castle
    [monastery] Monastery
   *[other] { $building }
 }: the area is worth { $value }, its landscapes { $landscape_value }.
explain-building = { $building ->
    [farm] The farm
    [castle] The castle
    [monastery] The monastery
   *[other] { $building }
 } itself
explain-ruin = The ruin makes the building worthless.
explain-landscape = { $landscape ->
    [field] Field
    [pasture] Pasture
    [lake] Lake
    [forest] Forest
    [vineyard] Vineyard
   *[other] { $landscape }
 }, { $count ->
    [one] one tile
   *[other] { $count } tiles
 }
explain-worthless = { $plague ->
    [poison] The poison
    [rat] The rat
    [locust] The locust
    [ruin] The ruin
   *[other] { $plague }
 } makes a tile worthless.
explain-cut-off = { $landscape ->
    [field] Field
    [pasture] Pasture
    [lake] Lake
    [forest] Forest
    [vineyard] Vineyard
   *[other] { $landscape }
 }: { $count ->
    [one] one tile is
   *[other] { $count } tiles are
 } cut off.
explain-rat = { $landscape ->
    [field] Field
    [pasture] Pasture
    [lake] Lake
    [forest] Forest
    [vineyard] Vineyard
   *[other] { $landscape }
 }: the rat halves what is left, rounded down.
explain-owner = Belongs to { $seat }.
explain-nobody = Belongs to nobody.
explain-conde = { $seat } has the conde here.
explain-market = The week market pays for it.
explain-leaving = With a sale { $count ->
    [one] one fertile tile leaves
   *[other] { $count } fertile tiles leave
 } the board.
explain-changing = After a sale the { $building ->
    [farm] farm
    [castle] castle
    [monastery] monastery
   *[other] { $building }
 } on { $cell } would be worth { $after } instead of { $before }.
explain-locked-claimed = Claimed in this round: not for sale before the next.
explain-locked-enlarged = Enlarged by a fertile tile in this round: not for sale before the next.
explain-worth-after = { $building ->
    [farm] Farm
    [castle] Castle
    [monastery] Monastery
   *[other] { $building }
 } on { $cell } ({ $seat }): now { $before }, then { $after }{ $hindrance ->
    [cut-off] ; a plague cuts the tile off.
    [rat] ; the rat halves its landscape.
   *[none] .
 }
explain-worth-after-unowned = { $building ->
    [farm] Farm
    [castle] Castle
    [monastery] Monastery
   *[other] { $building }
 } on { $cell } (nobody’s): now { $before }, then { $after }{ $hindrance ->
    [cut-off] ; a plague cuts the tile off.
    [rat] ; the rat halves its landscape.
   *[none] .
 }
explain-worth-laid = { $building ->
    [farm] Farm
    [castle] Castle
    [monastery] Monastery
   *[other] { $building }
 } on { $cell }: its area is worth { $value }.


# Words of the game, by themselves.
tile-field = Field
tile-field2 = Fertile field (2)
tile-field3 = Fertile field (3)
tile-pasture = Pasture
tile-pasture2 = Fertile pasture (2)
tile-pasture3 = Fertile pasture (3)
tile-lake = Lake
tile-lake2 = Fertile lake (2)
tile-lake3 = Fertile lake (3)
tile-forest = Forest
tile-forest2 = Fertile forest (2)
tile-forest3 = Fertile forest (3)
tile-vineyard = Vineyard
tile-vineyard2 = Fertile vineyard (2)
tile-vineyard3 = Fertile vineyard (3)
tile-farm = Farm
tile-castle = Castle
tile-monastery = Monastery
plague-poison = Poison
plague-rat = Rat
plague-locust = Locust
plague-ruin = Ruin
