# Alcazar: what happened, what can be done, why not, and what is where.

## The names of the castles

flag-name =
    { $flag ->
        [almeria] Almería
        [cadiz] Cádiz
        [cordoba] Córdoba
        [granada] Granada
        [huelva] Huelva
        [jaen] Jaén
        [malaga] Málaga
       *[sevilla] Sevilla
    }
gone-name =
    { $gone ->
        [almeria] Almería
        [cadiz] Cádiz
        [cordoba] Córdoba
        [granada] Granada
        [huelva] Huelva
        [jaen] Jaén
        [malaga] Málaga
       *[sevilla] Sevilla
    }

## What happened

name-amount = { $amount ->
    [one] { $amount } real
   *[other] { $amount } real
 }
event-withdrawn =
    { $rank ->
        [grande] { $seat } withdraws a grande from { $at } and gets { name-amount }.
       *[baron] { $seat } withdraws a baron from { $at } and gets { name-amount }.
    }
event-bought-open = { $seat } buys the open build card { $card } for { name-amount }.
event-card-revealed = Build card { $card } now lies open.
event-bought-pile = { $seat } buys a build card from the pile for { name-amount }.
event-card-drawn = { $seat } draws build card { $card }.
event-bought-tower = { $seat } buys a tower card for { name-amount }.
event-castle-founded = { $seat } plays card { $card } and founds the castle { flag-name } on { $first } to { $last }.
event-villa-founded = { $seat } builds a villa on { $card }.
event-extended = { $seat } builds on { $card }.
event-raised = { $seat } builds on { $card } up to level { $level }.
event-stone-lost = { $seat } plays card { $card }: a castle worth 50 cannot be joined, so the stone leaves the game.
event-tower-built = { $seat } plays a tower card and builds on { $at } up to level { $level }.
event-bridge-built = { $seat } builds a bridge from { $from } to { $to } on level { $level } for { name-amount }.
event-lifted =
    { $rank ->
        [grande] The grande of { $seat } on { $at } now stands on level { $level }.
       *[baron] The baron of { $seat } on { $at } now stands on level { $level }.
    }
event-beaten =
    { $rank ->
        [grande] { $seat } beats the grande of { $other } on { $at }; { $other } gets { name-amount }.
       *[baron] { $seat } beats the baron of { $other } on { $at }; { $other } gets { name-amount }.
    }
event-villas-merged = Two villas grow together, now worth { $value }.
event-villa-joined = A villa becomes part of the castle { flag-name }, now worth { $value }.
event-castles-merged = The castle { flag-name } takes over { gone-name } and is worth { $value }.
event-villa-upgraded = The villa on { $at } becomes the castle { flag-name }, worth { $value }.
event-income = { $seat } gets { name-amount }.
event-placed =
    { $rank ->
        [grande] { $seat } places a grande on { $at } for { name-amount }.
       *[baron] { $seat } places a baron on { $at } for { name-amount }.
    }
event-moved =
    { $rank ->
        [grande] { $seat } moves a grande from { $from } to { $to }.
       *[baron] { $seat } moves a baron from { $from } to { $to }.
    }
event-traded = The nobles of { $seat } trade places: the grande is on { $grande_at }, the baron on { $baron_at }.
event-no-action = { $seat } can do nothing and ends the turn.
event-went-out = { $seat } has no card and can buy none: out until the final count.
event-game-ended =
    { $reason ->
        [last-stone] The last stone is used. The game is over.
        [last-bridge] The last bridge is built. The game is over.
        [all-out] Everybody has passed. The game is over.
       *[nobody-acts] Nobody can do anything any more. The game is over.
    }
event-scored = { $seat }: { $nobles } for nobles and { $money } for money, { $score } in all.

## What can be done

move-withdraw = Withdraw the noble on { $at }
move-buy-open = Buy build card { $card }
move-buy-pile = Buy a build card from the pile
move-buy-tower = Buy a tower card
move-found = Found a castle with card { $card } on { $first } to { $last }
move-build = Build with card { $card }
move-tower = Play a tower card on { $at }
move-bridge = Build a bridge from { $from } to { $to }
move-crest = The villa on { $villa } becomes a castle
move-baron = Place a baron on { $at }
move-grande = Place a grande on { $at }
move-move = Move the noble from { $from } to { $to }
move-trade = Trade places on { $from } and { $to }
move-done = Done
move-pass = Pass

## Why not

refused-game-over = The game is over.
refused-not-your-turn = It is the turn of { $other }.
refused-nobles-first = You have built. Place nobles now, or say that you are done.
refused-withdrawn-already = Only one noble can be withdrawn in a turn.
refused-crest-first = First choose which villa becomes a castle.
refused-no-crest-to-give = There is no crest to give now.
refused-no-waiting-villa = No villa on { $villa } waits for a crest.
refused-build-first = Nobles move only right after a build.
refused-must-buy = You had to withdraw a noble: now you must buy a card.
refused-must-withdraw = The cheapest card costs { $price }, you have { $money }: withdraw a noble that pays for it.
refused-can-act = You can still do something, so you may not pass.
refused-no-such-place = { $at } is no cell of this board.
refused-card-not-in-hand = You do not have build card { $card }.
refused-card-not-open = Build card { $card } does not lie open.
refused-pile-empty = The pile is empty.
refused-tower-pile-empty = There are no tower cards left.
refused-too-little-money = That costs { $price } real, you have { $money }.
refused-card-not-among-fields = Card { $card } is not one of the fields { $first } to { $last }.
refused-no-crest = No crest is left for a new castle.
refused-too-few-stones = A founding takes { $needed } stones, { $stones ->
    [one] { $stones } is left
   *[other] { $stones } are left
 }.
refused-field-not-empty = Field { $field } is not empty.
refused-castle-too-near = A castle is too near: { $needed ->
    [one] { $needed } empty field is
   *[other] { $needed } empty fields are
 } needed between, there { $empty ->
    [one] is { $empty }
   *[other] are { $empty }
 }.
refused-villa-too-near = The building on { $field } is too near: one empty field is needed between.
refused-no-tower-card = You have no tower card.
refused-nothing-built = Nothing is built on { $at }.
refused-too-high = A tower card builds up to level { $highest }; on { $at } it would be { $level }.
refused-other-noble = A noble of { $other } stands on { $at }.
refused-no-pier = { $at } is { $height } high. A tower card lifts an own noble, or a free cell two away from an own noble that stands higher, where no bridge lies yet.
refused-not-two-apart = { $from } and { $to } do not lie two apart in a straight line.
refused-pier-not-built = Nothing is built on { $at }.
refused-pier-heights = { $first } is { $first_height } high, { $second } is { $second_height } high: piers must be equal.
refused-middle-too-high = { $middle } in the middle is { $height } high, the piers { $pier_height }: the middle must be lower.
refused-other-noble-on-pier = A noble of { $other } stands on the pier { $at }.
refused-no-own-noble-on-pier = No noble of yours stands on { $from } or { $to }.
refused-bridge-over-bridge = A bridge already lies from { $from } to { $to }.
refused-castle-at-fifty = That would join two castles, one of them worth 50.
refused-no-bridge-left = No bridge is left.
refused-not-built-now = { $at } was not built in this turn.
refused-cell-taken = A noble of { $other } stands on { $at }.
refused-none-in-supply =
    { $rank ->
        [grande] You have no grande left.
       *[baron] You have no baron left.
    }
refused-only-placing-after-founding = After founding a castle nobles can only be placed.
refused-no-own-noble = No noble of yours stands on { $at }.
refused-other-building = { $at } belongs to another building.
refused-trade-needs-both = Only a grande and a baron trade places; { $from } and { $to } are alike.
refused-withdrawal-pays-too-little = The noble on { $at } pays { $amount }, too little for a card of { $price }.

## What is where

explain-empty-field = An empty field.
explain-open-ground = Open ground. Only a bridge can cover it.
explain-castle = The castle { flag-name }, worth { $value }.
explain-villa = A villa, worth { $value }.
explain-height =
    { $height ->
        [one] { $height } level high.
       *[other] { $height } levels high.
    }
explain-noble =
    { $rank ->
        [grande] A grande of { $seat }: scores { $points }, withdrawn it pays { $amount }.
       *[baron] A baron of { $seat }: scores { $points }, withdrawn it pays { $amount }.
    }
explain-stones-on-ground =
    { $count ->
        [one] { $count } stone on the ground
       *[other] { $count } stones on the ground
    }
explain-stones-above =
    { $count ->
        [one] { $count } stone higher up, counting 2
       *[other] { $count } stones higher up, counting 2 each
    }
explain-bridge = Bridge { $from } to { $to } on level { $level }
explain-most = No building is worth more than { $value }
