# Toledo: what happens, what can be done, why not, and what is where.

name-kind = { $kind ->
    [gem] gem dealer
    [steel] steel dealer
    [smith] swordsmith
   *[fencing] fencing master
}
name-circles = { $circles ->
    [one] one circle
   *[other] { $circles } circles
}
name-place = { $place ->
    [gem] gem dealer
    [steel] steel dealer
    [smith] swordsmith
    [fencing] fencing master
    [tavern] tavern
   *[artist] artist
}
name-tile = { $tile ->
    [violet] violet duel tile
    [brown] brown duel tile
    [orange] orange duel tile
   *[movement] movement tile
}
name-returned = { $returned ->
    [violet] violet duel tile
    [brown] brown duel tile
    [orange] orange duel tile
   *[movement] movement tile
}
name-from = { $from ->
    [0] the Cathedral
   *[other] field { $from }
}
name-steel = { $steel } steel
name-gems = { $gems ->
    [one] one gem
   *[other] { $gems } gems
}

event-cards-drawn = { $cards ->
    [hidden] { $seat } draws { $count ->
        [0] no card: there is none
        [one] one card
       *[other] { $count } cards
    }.
   *[other] { $seat } draws { $count ->
        [0] no card: there is none
        [one] a { $cards }
       *[other] { $cards }
    }.
}
event-pile-shuffled = { $count ->
    [one] The pile is empty: the one discarded card is the new pile.
   *[other] The pile is empty: the { $count } discards are shuffled.
}
event-shop-laid = { $seat } opens a shop on field { $field }: { name-kind }, { name-circles }.
event-pawn-sent-home = { $seat } puts a pawn from field { $field } back on the Cathedral.
event-pawn-moved = { $seat } plays a { $value }: pawn from { name-from } to { $to }.
event-field-full = No circle is free on field { $field }: { $seat } must move on or challenge.
event-duel-began = { $seat } challenges { $other } on field { $field }.
event-duel-round = Round { $round }: { $reason ->
    [tile] a { $card }, { $colour ->
        [violet] violet
        [brown] brown
       *[orange] orange
    }, and only { $winner_seat } has that tile. { $winner_seat } wins the round
    [figure] a { $card }, { $colour ->
        [neutral] neutral
       *[other] { $colour ->
            [violet] violet
            [brown] brown
           *[orange] orange
        }, { $attacker_has_tile ->
            [yes] both have the tile
           *[no] neither has the tile
        }
    }, { $figure ->
        [attacker] the attacker is highlighted
       *[defender] the defender is highlighted
    }. { $winner_seat } wins the round
   *[no-card] there is no card to turn up. { $winner_seat } wins the round as defender
} ({ $attacker_wins }:{ $defender_wins }).
event-duel-won = { $winner_seat } wins the duel. The pawn of { $loser_seat } goes back to the Cathedral.
event-paid = { $owner_seat ->
    [hidden] { $seat } pays with a { $value }.
   *[other] { $seat } pays { $owner_seat } with a { $value }.
}
event-shop-not-used = { $seat } makes no use of field { $field }.
event-gem-taken = { $seat } takes a gem and now has { $gems }.
event-steel-taken = { $seat } takes steel and now has { $steel }.
event-sword-taken = { $seat } has a sword of { $points } points made, for { name-steel } and { name-gems }.
event-tile-taken = { $returned ->
    [hidden] { $seat } takes the { name-tile }.
   *[other] { $seat } takes the { name-tile } and hands back the { name-returned }.
}
event-painting-taken = { $seat } takes the painting of { $points ->
    [one] one point
   *[other] { $points } points
}.
event-alcazar-entered = { $pawns ->
    [one] { $seat } has a pawn in the Alcazar.
   *[other] { $seat } now has { $pawns } pawns in the Alcazar.
}
event-sword-brought = { $seat } brings a sword of { $points } points to the Alcazar.
event-no-sword-brought = { $seat } brings no sword.
event-last-round = { $seat } has three pawns in the Alcazar. Every other player has one more turn.
event-hand-shown = { $count ->
    [0] { $seat } has no cards left.
    [one] { $seat } shows one card, worth { $sum }.
   *[other] { $seat } shows { $count } cards, worth { $sum } together.
}
event-scored = { $seat }: { $total ->
    [one] { $total } point
   *[other] { $total } points
 } (brought { $brought }, swords held { $held }, paintings { $paintings }, gems { $gems }, movement tile { $movement }).

move-draw = Draw two cards
move-lay = Lay a shop on field { $field }: { name-kind }, { name-circles }
move-home = Put the pawn on field { $field } back on the Cathedral
move-go = Play a { $value } with the pawn on { name-from }
move-challenge = Challenge { $other }
move-use = Use the shop
move-pay = Pay with a { $value }
move-sword = Take the sword of { $points } points
move-tile = { $returned ->
    [hidden] Take the { name-tile }
   *[other] Take the { name-tile }, hand back the { name-returned }
}
move-bring = Lay the sword of { $points } points under the pawn
move-skip = Do without
move-end = End the turn

refused-not-your-turn = It is { $other }'s turn.
refused-game-is-over = The game is over.
refused-no-pawn-has-come = A place is used only by a pawn that has just come to it.
refused-no-pawn-at-gate = A sword is laid only under a pawn that has just come to a gate.
refused-nothing-to-end = You have not moved yet: draw cards, lay a shop, move, or put a pawn back.
refused-moving-goes-on = You are moving: play a further card or end the turn.
refused-move-on-or-challenge = No circle is free on field { $field }: move on with this pawn or challenge.
refused-shop-comes-first = First decide whether to use field { $field } ({ name-place }).
refused-take-what-is-paid = Field { $field } ({ name-place }) is paid: say what you take.
refused-sword-comes-first = First decide which sword the pawn brings, if any.
refused-no-such-field = There is no field { $field } for a shop: the fields are 1 to { $last }.
refused-field-has-shop = On field { $field } lies a shop of { $other }: { name-kind }, { name-circles }.
refused-field-is-tavern = Field { $field } is a tavern. No shop can be laid there.
refused-field-is-artist = Field { $field } is the artist's. No shop can be laid there.
refused-shop-is-laid = You have laid that shop already: { name-kind }, { name-circles }.
refused-no-pawn-on-field = You have no pawn on field { $field }.
refused-no-pawn-to-move = You have no pawn on field { $field }.
refused-no-pawn-on-cathedral = You have no pawn on the Cathedral.
refused-same-pawn-moves-on = Only the pawn that has come to the full field { $field } can move now.
refused-no-such-value = There are no cards of value { $value }.
refused-no-card-of-value = You have no card of value { $value }.
refused-other-value = A { $value } cannot follow: further cards must be a { $values }.
refused-odd-card-was-played = A { $value } cannot follow: one card of this turn may differ, and it has been played. Allowed: { $values }.
refused-past-the-gates = A { $value } from { name-from } leads past { $last }, the second gate.
refused-nothing-to-stop-on = On field { $field } there is nothing to stop on.
refused-full-of-own-pawns = On field { $field } all circles are taken by your own pawns, and you could not move on.
refused-challenge-only-on-full-field = You can challenge only on a field without a free circle that your pawn has just come to.
refused-own-pawn-challenged = Own pawns cannot be challenged.
refused-no-pawn-to-challenge = { $other } has no pawn on field { $field }.
refused-nothing-to-take = There is nothing to take on field { $field } ({ name-place }).
refused-must-pay = Field { $field } is not yours: first pay with a card worth at least { $price }.
refused-own-shop-is-free = The shop on field { $field } is yours: it costs nothing.
refused-no-card-to-pay = You have no card of value { $value } to pay with.
refused-price-is-higher = A { $value } is too little: field { $field } costs a card worth at least { $price }.
refused-say-what-to-take = Say what you take on field { $field }.
refused-other-trade = That is not to be had on field { $field } ({ name-place }).
refused-no-such-sword = There is no sword of { $points } points.
refused-sword-is-gone = The swords of { $points } points are gone.
refused-too-little-material = The sword of { $points } points costs { name-steel } and { name-gems }. You have { $own_steel } and { $own_gems }.
refused-sword-not-held = You hold no sword of { $points } points.
refused-tile-is-held = You have the { name-tile } already.
refused-tile-is-gone = There is no { name-tile } left.
refused-must-return-tile = You hold three fencing tiles: say which one goes back for the { name-tile }.
refused-may-not-return-tile = With fewer than three fencing tiles none goes back.
refused-returned-tile-not-held = You do not have the { name-tile } to hand back.

explain-cathedral = The Cathedral: here all pawns begin.
explain-gate = A gate: whoever stops on { $field } enters the Alcazar.
explain-empty-field = Field { $field } is empty.
explain-place = Field { $field }: { name-place }.
explain-owner = It belongs to { $seat }.
explain-own-shop = Your own shop is free for you.
explain-price = Use of a shop here costs one card worth at least { $price } (cards go up to { $most }).
explain-circles = { $circles ->
    [one] One circle, { $free ->
        [0] taken
       *[other] free
    }.
   *[other] { $circles } circles, { $free ->
        [0] none of them free
        [one] one of them free
       *[other] { $free } of them free
    }.
}
explain-next-painting = { $points ->
    [one] The next painting is worth one point.
   *[other] The next painting is worth { $points } points.
}
explain-pawns = { $pawns ->
    [one] { $seat } has a pawn here.
   *[other] { $seat } has { $pawns } pawns here.
}
explain-on-its-way = A pawn of { $seat } has come here and finds no circle.
explain-alcazar = { $swords ->
    [none] { $seat } has { $pawns } of { $most } pawns here, without a sword.
   *[other] { $seat } has { $pawns } of { $most } pawns here, with swords of { $swords } points.
}
explain-sword = A sword of { $points } points costs { name-steel } and { name-gems }.
explain-swords-left = { $left } of { $copies } can still be had.
explain-sword-lacks = You lack { $steel ->
    [0] { name-gems }
   *[other] { $gems ->
        [0] { name-steel }
       *[other] { name-steel } and { name-gems }
    }
}.
explain-sword-affordable = You have what it takes.
explain-score = { $seat } has { $points ->
    [one] one point
   *[other] { $points } points
}.
explain-score-brought = Swords in the Alcazar
explain-score-held = Swords still held, half of each
explain-score-paintings = Paintings
explain-score-gems = Two gems are a point each ({ name-gems })
explain-score-movement = The movement tile
