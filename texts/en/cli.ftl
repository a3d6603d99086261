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
