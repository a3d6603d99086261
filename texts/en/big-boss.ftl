# Das neue Big Boss: what happened, what can be done, why not, and what is where.

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
first-name =
    { $first ->
        [almeria] Almería
        [cadiz] Cádiz
        [cordoba] Córdoba
        [granada] Granada
        [huelva] Huelva
        [jaen] Jaén
        [malaga] Málaga
       *[sevilla] Sevilla
    }
second-name =
    { $second ->
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
event-merger-opened = { $seat } plays card { $card }: { first-name } and { second-name } grow together. Which castle stays?
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
event-no-action = { $seat } can do nothing and ends the turn.
event-went-out = { $seat } has no card and can buy none: out until the final count.
event-game-ended =
    { $reason ->
        [last-stone] The last stone is used. The game is over.
        [all-out] Everybody has passed. The game is over.
       *[nobody-acts] Nobody can do anything any more. The game is over.
    }
event-scored = { $seat }: { $money } in money, { $nobles } for nobles, { $bonus } for most nobles above the ground, { $score } real in all.

## What can be done

move-withdraw = Withdraw the noble on { $at }
move-buy-open = Buy build card { $card }
move-buy-pile = Buy a build card from the pile
move-buy-tower = Buy a tower card
move-found = Found a castle with card { $card } on { $first } to { $last }
move-build = Build with card { $card }
move-tower = Play a tower card on { $at }
move-keep = The castle { flag-name } stays
move-crest = The villa on { $villa } becomes a castle
move-baron = Place a baron on { $at }
move-grande = Place a grande on { $at }
move-done = Done
move-pass = Pass

## Why not

refused-game-over = The game is over.
refused-not-your-turn = It is the turn of { $other }.
refused-nobles-first = You have built. Place a noble now, or say that you are done.
refused-withdrawn-already = Only one noble can be withdrawn in a turn.
refused-castle-first = First choose which castle stays when the stone is built on { $card }.
refused-no-merger = No castles merge now.
refused-not-merging = The castle { flag-name } is not one of the two that merge.
refused-crest-first = First choose which villa becomes a castle.
refused-no-crest-to-give = There is no crest to give now.
refused-no-waiting-villa = No villa on { $villa } waits for a crest.
refused-build-first = Nobles are placed only right after a build.
refused-must-withdraw = The cheapest card costs { $price }, you have { $money }: withdraw a noble that pays for it.
refused-can-act = You can still do something, so you may not pass.
refused-no-field = { $at } is open ground. Nothing can stand there.
refused-card-not-in-hand = You do not have build card { $card }.
refused-card-not-open = Build card { $card } does not lie open.
refused-pile-empty = The pile is empty.
refused-tower-pile-empty = There are no tower cards left.
refused-too-little-money = That costs { $price } real, you have { $money }.
refused-not-three-fields = { $first } to { $last } are not three fields in a row.
refused-card-not-among-fields = Card { $card } is not one of the fields { $first } to { $last }.
refused-not-straight = The founding stone is straight and does not fit on { $first } to { $last }.
refused-no-founding-stone = No founding stone is left.
refused-no-crest = No crest is left for a new castle.
refused-field-not-empty = Field { $field } is not empty.
refused-castle-too-near = The castle { flag-name } is too near: { $needed ->
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
refused-not-built-now = { $at } was not built in this turn.
refused-cell-taken = A noble of { $other } stands on { $at }.
refused-none-in-supply =
    { $rank ->
        [grande] You have no grande left.
       *[baron] You have no baron left.
    }
refused-no-own-noble = No noble of yours stands on { $at }.
refused-withdrawal-pays-too-little = The noble on { $at } pays { $amount }, too little for a card of { $price }.

## What is where

explain-empty-field = An empty field.
explain-open-ground = Open ground. Nothing can be built here.
explain-castle = The castle { flag-name }, worth { $value }.
explain-villa = A villa, worth { $value }.
explain-height =
    { $height ->
        [one] { $height } level high.
       *[other] { $height } levels high.
    }
explain-noble =
    { $rank ->
        [grande] A grande of { $seat }: withdrawn or in the end it pays { $amount }.
       *[baron] A baron of { $seat }: withdrawn or in the end it pays { $amount }.
    }
explain-founding-stone = Founding stone
explain-stones =
    { $count ->
        [one] { $count } stone on level { $level }
       *[other] { $count } stones on level { $level }
    }
explain-most = No building is worth more than { $value }
