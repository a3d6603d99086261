# The words of the board of Toledo.

## Steps

step-action =
    Draw cards{ $lay ->
        [yes] {", "}lay a shop
       *[no] {""}
    }{ $home ->
        [yes] {", "}send a pawn home
       *[no] {""}
    }{ $go ->
        [yes] {", "}or play a card and move
       *[no] {""}
    }.
step-more = Play a further card, or end your turn.
step-full = No circle is free: move on or challenge.
step-shop =
    { $place ->
        [gem] Gem dealer: take a gem.
        [steel] Steel dealer: take one steel.
        [smith] Swordsmith: have a sword made for steel and gems.
        [fencing] Fencing master: take a fencing tile.
        [tavern] Tavern: draw three cards.
       *[artist] Artist: take the painting on top.
    } { $payee ->
        [nobody] It is your own, so it is free.
        [owner] It costs a card of { $price } or more, which { $owner } gets.
       *[discards] It costs a card of { $price } or more.
    } Or do without.
step-take = Choose what to take.
step-gate = Lay a sword under the pawn, or keep it.
step-over = The game is over.

## Board

round = Round { $round }
round-of = Round { $round } of { $rounds }
last-round = Last turns: { $name } has three pawns in the Alcazar
open-card = First card: { $value }
to-follow = further cards: { $values }
place =
    { $position }, { $what ->
        [cathedral] Cathedral
       *[empty] empty field
        [tavern] tavern
        [artist] artist
        [gate] gate
        [gem] gem dealer
        [steel] steel dealer
        [smith] swordsmith
        [fencing] fencing master
    }
owned = owned by { $name }
price = price { $price }
circles =
    { $count ->
        [one] { $count } circle
       *[other] { $count } circles
    }
pawns =
    { $count ->
        [one] a pawn of { $name }
       *[other] { $count } pawns of { $name }
    }
lit = can be chosen
may-challenge = { $name } can be challenged
alcazar = Alcazar
in-alcazar =
    { $count ->
        [one] { $name }: { $count } pawn in the Alcazar
       *[other] { $name }: { $count } pawns in the Alcazar
    }

## Hand and things

hand = Your cards
card =
    Card { $value }, { $colour ->
        [violet] violet
        [brown] brown
        [orange] orange
       *[neutral] neutral
        [none] no card
    }, { $figure ->
       *[attacker] attacker
        [defender] defender
        [none] –
    }
cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
shops = Shops to lay
shop =
    { $kind ->
       *[gem] gem dealer
        [steel] steel dealer
        [smith] swordsmith
        [fencing] fencing master
    }, { $circles ->
        [one] { $circles } circle
       *[other] { $circles } circles
    }
swords = Swords on the shelf
sword =
    Sword worth { $points }: { $steel } steel{ $gems ->
        [0] {""}
        [one] {", "}{ $gems } gem
       *[other] {", "}{ $gems } gems
    }, { $left } left{ $affordable ->
        [yes] { " – you have what it takes" }
       *[no] {""}
    }
own-swords = Your swords
own-sword = Sword worth { $points }
swords-held = held { $held }, brought { $brought }
paintings-held = paintings { $points }
tiles = Fencing tiles
tile =
    { $tile ->
       *[violet] violet tile
        [brown] brown tile
        [orange] orange tile
        [movement] movement tile
    } ({ $left } left)
tile-name =
    { $tile ->
       *[violet] violet tile
        [brown] brown tile
        [orange] orange tile
        [movement] movement tile
    }
tile-back =
    Hand back: { $tile ->
       *[violet] violet tile
        [brown] brown tile
        [orange] orange tile
        [movement] movement tile
    }
hand-back = for
steel = { $count } steel
gems =
    { $count ->
        [one] { $count } gem
       *[other] { $count } gems
    }
pile =
    { $count ->
        [one] { $count } card in the pile
       *[other] { $count } cards in the pile
    }
paintings = Paintings: { $points }
supplies = Supplies
end-near = One player’s third pawn in the Alcazar ends the game. The most so far: { $most }.
pay-least = Pay with a card of { $price } or more

## Duel

duel = Duel
attacker = challenges
defender = defends
duel-tile =
    { $holds ->
        [yes] has the tile
       *[no] does not have the tile
    }
duel-card =
    { $colour ->
        [violet] violet
        [brown] brown
        [orange] orange
       *[neutral] neutral
        [none] no card
    } · { $figure ->
       *[attacker] attacker
        [defender] defender
        [none] –
    }
duel-won =
    { $name }: { $reason ->
        [tile] only this side holds the { $colour ->
            [violet] violet
            [brown] brown
           *[orange] orange
        } tile
       *[figure] { $colour ->
            [neutral] a card without colour
           *[other] { $tiles ->
                [yes] both hold the tile
               *[no] nobody holds the tile
            }
        }, { $figure ->
            [defender] the defender is highlighted
           *[attacker] the attacker is highlighted
        }
        [no-card] no card is left
    }
duel-close = Go on

## Scores

scores = The scores in their parts
score-brought = Swords in the Alcazar
score-held = Swords held, half
score-paintings = Paintings
score-gems = Gems, two a point
score-movement = Movement tile
score-total = Together
