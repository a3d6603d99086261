# The words of the command line.

games-seats = { $least } to { $most } players
games-hint = `tertulia play GAME` starts a game, `tertulia rules GAME` shows its rules.

rules-unknown = { $game } has no rule `{ $wanted }`, and no rule with that word. The rules are: { $ids }

bench-heading = { $game }, { $seats } players
bench-decisions = decisions a second in random games
bench-legal-moves = legal moves listed a second
bench-legal-moves-many = legal moves listed a second where there are at least 30
bench-games = games a second
bench-decisions-a-game = decisions a game
bench-moves-a-position = legal moves a position
bench-most-moves = legal moves at most
bench-bytes = bytes of state
bench-copy = nanoseconds a copy

bot-name = Computer { $number }
hand-over = { $name }, please take the keyboard; the others look away. Press Enter when you are ready.
news = Since your last move:
your-move = Your moves (a number, or the move as it is written in brackets; `help` for more):
menu-more = … and { $number } more: type the move, or `moves` to see all
no-such-number = There is no such number: the moves are numbered from 1 to { $most }.
not-understood = `{ $typed }` is neither a move nor a command. `moves` lists the moves, `help` the commands.
why-legal = You may do that. As far as anyone can know, it brings:
unknown-place = `{ $place }` is no place of this board.
unknown-rule = There is no such rule here.
hint = A good player would choose: { $move }
hint-line = { "   " }{ $move }: wins { $chance } %, scores { $score }
undo-nothing = No move has been made yet.
undo-not-fair = Something new has been seen since, or another player has decided. If all at the table agree: `undo anyway`.
undone = Taken back: { $name }, { $move }
save-where = Where to? `save FILE`
saved = Saved. Go on later with: tertulia play { $game } --resume { $file }
not-saved = The game could not be saved: { $reason }
quit-unsaved = The game is not saved. `save FILE` keeps it, another `quit` leaves it.
input-ended = The input has ended; so has this sitting.
play-help =
    number or move   plays it
    why MOVE         why it can or cannot be played, with the rule
    what PLACE       what is there, what it is worth and why
    rule ID          the text of a rule
    hint             what a good player would do
    moves            all moves in words
    board, log       the board; all that has happened
    undo             takes back the last move, if nothing new has been seen since
    save FILE        saves the game
    quit             leaves the table
final-score = Final score

replay-title = { $game }, { $seats } players
replay-lawful = { $moves ->
    [one] A lawful game of { $game }: one move.
   *[other] A lawful game of { $game }: { $moves } moves.
 }
replay-unfinished = The game has not come to its end.
replay-start = The start of the game.
replay-prompt = Move { $number } of { $all }. Enter or n: next, p: back, a number: go there, end, q: leave

# The drawings of the boards.

draw-hand = Your hand
draw-round = Round { $round } of { $rounds }
draw-cards = cards
draw-points = points
draw-money = money
draw-supply = Supply
draw-in-supply = supply
draw-toledo-row = { $row ->
    [low] low row
    [middle] middle row
    [high] high row
   *[other] { $row }
 }, price { $price }
draw-toledo-closing = The last round: three pawns are in the Alcazar.
draw-toledo-cathedral = Cathedral
draw-toledo-tavern = tavern
draw-toledo-artist = artist
draw-toledo-gate = gate
draw-toledo-steel = steel
draw-toledo-gems = gems
draw-toledo-tiles = fencing tiles
draw-toledo-swords = swords
draw-toledo-brought = under pawns
draw-toledo-paintings = paintings
draw-toledo-in-alcazar = in the Alcazar
draw-toledo-shops = Your shops
draw-toledo-sword-supply = Swords, points(steel+gems)
draw-toledo-supply = { $steel } steel, { $gems ->
        [one] { $gems } gem
       *[other] { $gems } gems
    }, { $pile ->
        [one] { $pile } card in the pile
       *[other] { $pile } cards in the pile
    }, { $discards } discarded
draw-toledo-open-card = First card of the turn
draw-salamanca-to-come = { $tiles ->
        [one] { $tiles } tile to come
       *[other] { $tiles } tiles to come
    }
draw-salamanca-key = Key
draw-salamanca-key-text = MONA 9 = monastery, area worth 9; A = squire, (A) = conde, # = not for sale in this round, !rat = plague
draw-salamanca-areas = Areas, with their landscapes alone in brackets
draw-salamanca-display = Display
draw-salamanca-aside = Plagues beside the board
draw-salamanca-table = Cards of the round
draw-salamanca-to-lay = Still to lay
draw-salamanca-squires = squires
draw-salamanca-conde = conde
draw-salamanca-buildings = buildings
draw-salamanca-chosen = Your choice
draw-salamanca-in-sight = The hand you are looking at
draw-castles-key = Key
draw-castles-key-alcazar = 38:2Gr = field 38, 2 high, castle Granada; v = villa; = in place of : where a bridge lies; ^Ag = grande, ^Ab = baron of A
draw-castles-key-big-boss = 38:2Gr = field 38, 2 high, castle Granada; v = villa; = in place of : on a founding stone; ^Ag = grande, ^Ab = baron of A
draw-castles-villa = villa at { $place }
draw-castles-worth = worth { $value }
draw-castles-open = Open build cards
draw-castles-build-cards = build cards
draw-castles-tower-cards = tower cards
draw-castles-grandes = grandes
draw-castles-barons = barons
draw-castles-out = has passed
draw-castles-supply-alcazar = { $stones ->
        [one] { $stones } stone
       *[other] { $stones } stones
    }, { $spans ->
        [one] { $spans } bridge
       *[other] { $spans } bridges
    }, { $pile ->
        [one] { $pile } build card
       *[other] { $pile } build cards
    }, { $towers ->
        [one] { $towers } tower card
       *[other] { $towers } tower cards
    }
draw-castles-supply-big-boss = { $stones ->
        [one] { $stones } stone
       *[other] { $stones } stones
    }, { $spans ->
        [one] { $spans } founding stone
       *[other] { $spans } founding stones
    }, { $pile ->
        [one] { $pile } build card
       *[other] { $pile } build cards
    }, { $towers ->
        [one] { $towers } tower card
       *[other] { $towers } tower cards
    }
draw-castles-high-nobles = nobles on level 2 or higher
draw-castles-total = in all

arena-heading = { $game }: { $games ->
    [one] one game
   *[other] { $games } games
}
arena-player = player
arena-wins = wins, 95 %
arena-score = score
arena-mean-time = a decision
arena-longest-time = at most
arena-means = A game had { $decisions } decisions; its winner scored { $score }.
arena-start-seat = Whoever began won { $share }.
arena-sprt-low = Stopped early: the first player's share is rather the lower one.
arena-sprt-high = Stopped early: the first player's share is rather the higher one.
ladder-game = game
ladder-seats = seats
ladder-match = match
ladder-games = games
ladder-wins = wins, 95 %
ladder-above = rating points above
ladder-rating = rating above novice
ladder-start-seat = whoever began
ladder-longest = longest decision

# Looking back at games, and exercises.

review-title = { $game }. Moves: { $moves }, decisions among them: { $decisions }
review-curve = Winning chances of a hundred after so many moves, by what each player could know (with open cards)
review-turning-points = Turning points
review-decisions = Decisions that gave something away
review-balance = Where the results came from, in points of a hundred
review-cause-decision = a decision
review-cause-draw = what was drawn
review-cause-duel = a duel
review-cause-move = the move itself
review-good = good
review-inaccuracy = inaccuracy
review-mistake = mistake
review-blunder = blunder
review-better = better: { $move }, which wins { $chance } of 100 instead of { $instead }
review-then = then: { $moves }
review-balance-line = deal { $deal }, draws { $draws }, duels { $duels }, own decisions { $own }, decisions of others { $others }, not foreseen { $rest }
review-chance-part = Of what set the players apart, { $chance } of 100 parts were chance and { $decisions } decisions.
review-no-parts = Nothing moved the chances so much that chance and decisions could be told apart.
review-cost = CPU seconds: { $seconds }

exercise-line = { $id }: { $seats } players, { $strength }, { $themes }
exercises-found = { $seats } players, deal { $seed }: { $count } found
