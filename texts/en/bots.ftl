# Computer players: the names of their levels, and why they make a move.

level-novice = Novice
level-apprentice = Apprentice
level-journeyman = Journeyman
level-expert = Expert
level-master = Master
level-grandmaster = Grandmaster
level-novice-about = Makes any move that is not plainly senseless.
level-apprentice-about = Plays by rules of thumb, without looking ahead.
level-journeyman-about = Looks ahead a little.
level-expert-about = Looks ahead.
level-master-about = Looks ahead far.
level-grandmaster-about = Looks ahead as far as the time allows. In Das neue Big Boss and Toledo, and in Salamanca for two or three, it also plays by what it has learned from many thousand games.
because-withdraws = withdraws the noble on { $place } for { $amount }
because-buys-card = buys card { $card }, which would pay { $amount }
because-buys-from-pile = takes a chance on the pile
because-buys-tower = wants to build higher
because-founds-castle = founds a castle, which pays { $amount }
because-builds = builds on { $card }, which pays { $amount }
because-builds-and-lifts = builds on { $card }, which pays { $amount }, and lifts a noble to level { $level }
because-builds-and-beats = builds on { $card }, which pays { $amount }, and beats a noble of { $other }
because-builds-and-joins = joins what stands on both sides of { $card }, which pays { $amount }
because-builds-tower = raises { $place } to level { $level }
because-lifts-with-tower = raises { $place } and with it a noble to level { $level }
because-builds-bridge = bridges { $from } and { $to }, which pays { $amount }
because-threatens-bridge = threatens the bridge from { $from } to { $to }
because-gives-crest = makes the villa on { $place } a castle
because-keeps-castle = keeps the castle { $flag }
because-places-noble = { $rank ->
    [grande] wants a place in the building: a grande on { $place }, level { $level }
   *[baron] wants a place in the building: a baron on { $place }, level { $level }
}
because-moves-noble = moves a noble up to { $place }, level { $level }
because-trades-places = the grande should stand higher: { $from } and { $to } trade places
because-keeps-nobles = saves nobles and money
because-passes = has nothing better to do
because-draws-cards = { $count ->
    [one] has only one card left
   *[other] has { $count } cards and wants more
}
because-lays-shop = { $shop ->
    [gem] field { $field } is a good place for a gem dealer
    [steel] field { $field } is a good place for a steel dealer
    [smith] field { $field } is a good place for a swordsmith
    [fencing] field { $field } is a good place for a fencing master
   *[other] field { $field } is a good place for it
}
because-uses-shop = { $place ->
    [gem] uses the gem dealer on { $field }
    [steel] uses the steel dealer on { $field }
    [smith] uses the swordsmith on { $field }
    [fencing] uses the fencing master on { $field }
    [tavern] uses the tavern on { $field }
    [artist] uses the artist on { $field }
    [gate] uses the gate on { $field }
   *[other] uses { $field }
}
because-pays-for-shop = { $place ->
    [gem] uses the gem dealer on { $field }
    [steel] uses the steel dealer on { $field }
    [smith] uses the swordsmith on { $field }
    [fencing] uses the fencing master on { $field }
   *[other] uses { $field }
}, and gives a { $card } for it
because-goes-to = { $place ->
    [gem] comes to the gem dealer on { $field }
    [steel] comes to the steel dealer on { $field }
    [smith] comes to the swordsmith on { $field }
    [fencing] comes to the fencing master on { $field }
    [tavern] comes to the tavern on { $field }
    [artist] comes to the artist on { $field }
    [gate] comes to the gate on { $field }
   *[other] comes to { $field }
}
because-sends-home = the pawn on { $field } is more use at the start of the street
because-challenges = wants the place of { $other }
because-takes-sword = a sword for { $points } points
because-takes-tile = { $tile ->
    [movement] wants to be quick
   *[other] arms for duels
}
because-brings-sword = brings { $points } points home
because-saves-card = keeps the card that the place on field { $field } would cost
because-leaves-shop = has no use for the own shop on field { $field } now
because-keeps-swords = brings no sword yet
because-keeps-cards = { $count ->
    [one] keeps the last card
   *[other] keeps { $count } cards for later
}
because-ends-turn = has done enough
because-goes-on = goes on
because-plays-card =
    { $place ->
        [first] the { $card } acts first and has the choice of all tiles
        [first-unless-higher] the { $card } acts first, unless somebody plays a higher card
        [first-unless-lower] the 5 acts first, unless somebody plays a lower card
        [first-unless-five] the { $card } acts first, unless a 5 stays the lowest card
        [first-unless-either] the { $card } acts first, unless somebody plays a higher card or a 5 stays the lowest
        [after-five] the { $card } acts right after the 5; if somebody plays lower than the 5, the { $card } is first
        [between] the { $card } acts between the others
        [plague] waits with the { $card }: whoever acts last sets { $card ->
            [1] the poison
            [2] the rat
            [3] the locust
           *[4] the ruin
        } and lays tiles as well
        [swap] waits with the 6: whoever acts last swaps a card and lays tiles as well
       *[last] waits with the { $card } and sees first what the others do
    }
because-chooses-cards = has chosen in secret
because-plans-cards =
    the { $early } acts earlier, the { $late } later{ $late ->
        [1] {""}, and whoever acts last sets the poison as well
        [2] {""}, and whoever acts last sets the rat as well
        [3] {""}, and whoever acts last sets the locust as well
        [4] {""}, and whoever acts last sets the ruin as well
        [6] {""}, and whoever acts last swaps a card as well
       *[other] {""} and sees first what the other does
    }
because-takes-tiles = { $count ->
    [one] takes it so that nobody else gets it
   *[other] takes { $count } tiles so that nobody else gets them
}
because-takes-for-area = can add { $amount } to the area at { $cell }
because-takes-building = can build on { $cell }, where the area is worth { $amount }
because-takes-from-other = else { $other } gets a tile worth { $amount }
because-enlarges = adds { $amount } to the area at { $cell }
because-lays-aside = lays it where it helps nobody: { $cell }
because-lays-building = a good place for the building: on { $cell } its area is worth { $amount }
because-claims = claims { $cell }: the area is worth { $amount }
because-sells = sells { $cell } for { $amount }
because-keeps-area = keeps the area of { $cell }, worth { $amount }, for later
because-keeps-squire = keeps a squire for another building
because-takes-nothing = takes no tiles: all that are taken must be laid
because-sets-conde = wants a share of what { $other } earns on { $cell }
because-sets-plague = on { $cell } it hurts the others
because-costs-other = makes the area of { $other } at { $at } worth { $amount } less
because-looks = wants to know the hand of { $other }
because-swaps = swaps a card
because-only-move = there is nothing else to do
because-expects = about { $score } can be expected in the end, and { $chance } of 100 such games are won
because-gains = { $more } more than with the next best move
because-safer = { $more } of 100 games more are won than with the next best move
because-as-good = the next best move is about as good
