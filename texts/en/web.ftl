# The words of the page itself.

## Pages

nav-label = Main
nav-rules = Rules
nav-settings = Settings
page-home = To the start page
page-unknown = There is nothing at this address.
page-not-loaded = The page could not be loaded. Please try again.
close = Close

## Lobby

lobby-title = Sit down and play
lobby-name = Your name (if you like)
lobby-choose-game = Which game?
lobby-seats = { $least } to { $most } players
lobby-computer = Against the computer
lobby-friends = Invite friends
lobby-mine = My tables
lobby-waiting = Tables with free seats
lobby-live = Games to watch
lobby-your-turn = It is your turn
lobby-about = No account is needed. A table is a link; whoever has it can join or watch. Games are kept, and every deal can be checked afterwards.
table-state-waiting = Waiting for players
table-state-playing =
    { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }
table-state-paused = Paused
table-state-ended = Finished

## Opening a table

new-title = Open a table
new-seats = Players
new-bots = Of them computer players
new-level = How strong
new-pace = Thinking time
new-listed = Anybody may join
new-open-money = Money is shown
new-open = Open the table
pace-unlimited = No clock
pace-quick = 15 minutes each
pace-calm = 45 minutes each
pace-days = 3 days a turn
bot-level =
    { $level ->
        [novice] novice
        [apprentice] apprentice
       *[journeyman] journeyman
        [expert] expert
        [master] master
    }

## Seats

seat-open = free
seat-bot =
    Computer ({ $level ->
        [novice] novice
        [apprentice] apprentice
       *[journeyman] journeyman
        [expert] expert
        [master] master
    })
bot-name = Computer { $number }
seat-you = you
seat-away = away
seat-turn = to move
spectator = Spectator
spectators =
    { $count ->
        [one] { $count } spectator
       *[other] { $count } spectators
    }

## Waiting for players

waiting-text = The game starts when every seat is taken.
waiting-host = All seats are taken. { $name } starts the game.
waiting-invite = Invite
waiting-link = Link to this table
waiting-link-help = Send this link to your friends.
waiting-copy = Copy
waiting-copied = Copied
waiting-seats = Seats
waiting-sit = Sit down
waiting-add-bot = Computer
waiting-free = Free this seat
waiting-start = Start
waiting-commitment = Seal of the deal:

## The table

table-heading = The table
table-board = Board
table-hand = Your turn and your hand
table-panels = About the game
table-loading = One moment …
panel-end = Result
panel-players = Players
panel-moves = Moves
panel-log = Log
panel-chat = Chat
turn-yours = Your turn
turn-other = { $name } to move
watching = You are watching this game.
turn-ended = The game is over
connection-connecting = Connecting …
connection-lost = Connection lost
connection-retry = Try again now
menu = Menu
undo = Undo
undo-help = Take back your last move, as long as it showed nothing new
hint = Hint
hint-help = What would the computer do?
zoom-in = Larger
zoom-out = Smaller
zoom-fit = Whole board
confirm-do = Do it
confirm-cancel = Cancel
since-last =
    { $count ->
        [one] { $count } move since yours: show it
       *[other] { $count } moves since yours: show them
    }
skip = Show the present position

## Asking

ask-title = About { $place }
ask-total = Together
ask-why-not = Why not?
ask-nothing = There is nothing to say about this.
ask-open-rules = Open the rules

## Moves, log and chat

moves-title = What you can do
moves-search = Search the moves
moves-none = Nothing at the moment.
moves-count =
    { $count ->
        [one] { $count } move
       *[other] { $count } moves
    }
log-title = What happened
log-look = Look at this moment
log-all = Show everything
log-opened = The table was opened.
log-joined = { $seat } sat down.
log-bot-seated = { $seat } is a computer player.
log-stood-up = { $seat } stood up.
log-kicked = { $seat } lost the seat.
log-added-to-deal = { $seat } added a part to the deal.
log-started = The game began.
log-took-back =
    { $moves ->
        [one] { $seat } took back a move.
       *[other] { $seat } took back { $moves } moves.
    }
log-proposed = { $seat } made a proposal.
log-agreed = { $seat } agreed.
log-declined = { $seat } declined.
log-paused = The clocks stand still.
log-resumed = { $seat } went on.
log-timed-out = { $seat } ran out of time.
log-left = { $seat } left; the computer stands in.
log-back = { $seat } is back.
log-resigned = { $seat } gave up.
log-ended = The game is over.
log-rematch-opened = A new table has been opened.
chat-title = Chat
chat-empty = Nobody has written yet.
chat-write = Write something
chat-send = Send
chat-mute = Do not show { $name }
chat-unread =
    { $count ->
        [one] { $count } new line
       *[other] { $count } new lines
    }

## Agreements

propose-take-back = Ask to take back a move
propose-pause = Ask for a pause
propose-abort = Ask to break off
resume = Go on
resign = Give up
resign-sure = Really give up
seat-link = Copy the link to my seat
stand-in = The computer plays for you.
back = I am back
agree = Agree
decline = Decline
asked-take-back = { $name } asks to take a move back.
asked-pause = { $name } asks for a pause.
asked-abort = { $name } would like to break the game off.
proposed-waiting = You have asked. Waiting for the others to agree.

## The end

end-title = The result
end-place = Place
end-player = Player
end-score = Score
end-growth = How it went
end-replay-help = Below the board you can go through the whole game, move by move.
ended-resigned = { $name } gave up.
ended-timed-out = { $name } ran out of time.
ended-left = { $name } left.
ended-aborted = The game was broken off.
rematch = Play again
rematch-join = To the new table
share = Copy link
export = Record
replay-seen-by = Seen by
reveal-title = Check the deal
reveal-text = The seal was shown before the game. It is the hash of the server's part; with the players' parts it makes the deal.
reveal-server = The server's part
reveal-players = The players' parts
reveal-deal = The deal
replay-title = Going through the game
replay-first = To the start
replay-back = One move back
replay-next = One move on
replay-play = Play
replay-pause = Pause
replay-scrub = Move
replay-now = Now

## Settings

settings-title = Settings
settings-language = Language
settings-theme = Look
settings-theme-system = like the device
settings-theme-light = light
settings-theme-dark = dark
settings-motion = Motion
settings-motion-system = like the device
settings-motion-full = show it
settings-motion-none = none
settings-confirm = Ask before every move
settings-sound = Sound when it is my turn
settings-plan = Castle board as a flat plan

## Keys

keys-title = Keys
keys-arrows = from place to place
keys-choose = choose
keys-ask = what is this, and why not?
keys-cancel = cancel, or skip what is being shown
keys-zoom = larger, smaller, whole board
keys-turn = turn the castle board
keys-plan = castle board as a plan
keys-leaf = leaf through a game that is over

## Rules

rules-title = Rules of { $game }
rules-summary = The game on one page
rules-games = Games
rules-search = Search the rules
rules-found =
    { $count ->
        [one] { $count } rule found
       *[other] { $count } rules found
    }
rules-ruling = Where the book is silent:
rules-data = Not in the text of the book:
rules-more = Show { $count } more
rules-none = No rule fits.

## Problems

problem-bad-message = That was not understood.
problem-illegal = The rules do not allow that.
problem-stale = The table has moved on. Please look again.
problem-bad-notation = That is no move of this game.
problem-not-found = There is no such table.
problem-not-your-seat = This is not your seat.
problem-not-host = Only the host can do that.
problem-no-session = Please come in first.
problem-not-now = That cannot be done now.
problem-switched-off = This table does without it.
problem-seat-taken = The seat is taken.
problem-table-full = All seats are taken.
problem-needs-agreement = That showed something new: all must agree to take it back.
problem-other-rules = This game follows other rules than this server plays. It can be looked at and exported, but not played on.
problem-rate-limited = That was too fast. Try again in a moment.
problem-too-many = There are too many at the moment.
problem-foreign-origin = That came from another site.
problem-unavailable = The server cannot be reached. Try again.
problem-internal = Something went wrong on the server.
