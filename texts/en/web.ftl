# The words of the page itself.

## Pages

nav-label = Main
nav-rules = Rules
nav-exercises = Exercises
nav-account = Account
notices-bell = Tell me when it is my turn
nav-clubs = Clubs
nav-leaders = Leaderboards
nav-people = People
nav-settings = Settings
page-home = To the start page
page-unknown = There is nothing at this address.
page-not-loaded = The page could not be loaded. Please try again.
close = Close

## Lobby

lobby-title = Sit down and play
lobby-name = Your name (if you like)
lobby-choose-game = Which game?
companion-understood = Understood
companion-off = Companion off
settings-companion = A companion explains each new kind of step
lobby-learn = Learn it
lobby-play = Play it
lobby-seats = { $least } to { $most } players
lobby-computer = Against the computer
lobby-friends = Invite friends
lobby-mine = My tables
lobby-waiting = Tables with free seats
lobby-live = Games to watch
lobby-your-turn = It is your turn
lobby-opponents = Opponents
lobby-friends-help = Send a link: friends sit down on any device, at once or over days.
lobby-finished = Finished games
lobby-history = All my games
lobby-all = Show all { $count }
lobby-since = since { $time }
lobby-until = until { $time }
lobby-free =
    { $count ->
        [one] { $count } seat is free
       *[other] { $count } seats are free
    }
lobby-place =
    { $place ->
        [1] You won
       *[other] You came in place { $place } of { $players }
    }
lobby-winner = { $name } won
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
new-rated = Rated: the result counts for ratings
new-rated-account = For this everybody at the table needs an account.
new-rated-clock = For this the table needs a clock.
rated-rules = Rated: everybody has an account, nothing can be taken back, there are no hints, and whoever leaves, gives up or runs out of time is last.
rated-needs-account = This table is rated: to sit down you need an account.
new-listed = Anybody may join
new-languages = Languages spoken
new-open = Open the table
pace-unlimited = No clock
pace-bank = { $each } each
pace-bank-and = { $each } each, { $more } more every turn
pace-days =
    { $days ->
        [one] { $days } day a turn
       *[other] { $days } days a turn
    }
pace-weekly =
    { $days ->
        [one] { $days } day of thinking a week
       *[other] { $days } days of thinking a week
    }
pace-weekly-help = Every week of the game brings everybody this much thinking time, to spread over the turns as they like. What is not used is kept, up to the time of two weeks. Within a turn no time is added.
bot-level =
    { $level ->
        [novice] novice
        [apprentice] apprentice
       *[journeyman] journeyman
        [expert] expert
        [master] master
        [grandmaster] grandmaster
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
        [grandmaster] grandmaster
    })
bot-name = Computer { $number }
seat-you = you
seat-away = away
seat-holiday = away until { $date }
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
waiting-link-help = Send this link to your friends, or let them scan the code.
waiting-code = Code with the link to this table, for a camera
waiting-copy = Copy
waiting-invite-people = Invite people you follow
waiting-copied = Copied
waiting-seats = Seats
waiting-sit = Sit down
waiting-kept = asked, no answer yet
waiting-add-bot = Computer
waiting-free = Free this seat
waiting-start = Start
waiting-stand-up = Stand up
waiting-level = Strength of added computer players
waiting-close = Close the table
waiting-close-sure = Really close the table
waiting-commitment = Seal of the deal:

## On what terms

terms-title = How we play
terms-pace = Thinking time
terms-languages = Languages spoken
terms-hints = Hints
terms-allowed = allowed
terms-forbidden = none at this table
table-rated = rated
terms-rated = Rating
terms-counts = counts
terms-counts-not = does not count
terms-chat = Chat
terms-chat-everybody = players and spectators
terms-chat-players = players only
terms-chat-off = none
terms-listed = Who may come
terms-anybody = anybody
terms-by-link = whoever has the link

## The table

table-heading = The table
table-board = Board
table-hand = Your turn and your hand
table-panels = About the game
table-loading = One moment …
panel-end = Result
panel-answer = Answer
panel-players = Players
panel-moves = Moves
panel-log = Log
panel-chat = Chat
turn-yours = Your turn
turn-other = { $name } to move
watching = You are watching this game.
watching-sign-in = Is one of the seats yours? Sign in.
turn-ended = The game is over
connection-connecting = Connecting …
connection-lost = Connection lost
connection-retry = Try again now
clock-left = Time left:
clock-warning = You have { $time } left.
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
pick-place = { $thing }: now choose one of the lit places.
pick-card = { $thing }: now choose one of the lit cards.
pick-other = { $thing }: now choose what goes with it.
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
legend = Legend
legend-of = { $game }: legend
sign-rule = Rule { $rule }
sign-also = Also here: { $names }. The question mark explains them again.

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
log-proposed =
    { $what ->
        [take-back]
            { $moves ->
                [one] { $seat } asks to take back the last move.
               *[other] { $seat } asks to take back the last { $moves } moves.
            }
        [pause] { $seat } asks for a pause.
        [abort] { $seat } asks to break the game off.
        [seat-to-bot] { $seat } asks to give the seat of { $gone_seat } to the computer.
        [seat-to-link] { $seat } asks to give the seat of { $gone_seat } to somebody else.
       *[end-without] { $seat } asks to end the game without { $gone_seat }.
    }
log-agreed = { $seat } agreed.
log-declined = { $seat } declined.
log-paused = The clocks stand still.
log-resumed = { $seat } went on.
log-timed-out = { $seat } ran out of time.
log-left = { $seat } left; the computer stands in.
log-back = { $seat } is back.
log-resigned = { $seat } gave up.
log-ended = The game is over.
log-given-to-bot = The seat of { $name } was given to the computer.
log-seat-opened = The seat of { $name } waits for whoever gets its link. The computer plays until then.
log-took-over = { $seat } took over the seat and plays on.
log-forgotten = { $seat } has deleted their account.
log-renamed = A player is now called { $name }.
log-former-forgotten = Someone who sat at this table before has deleted their account.
log-holiday-set = { $seat } has days off from { $from } to { $until }.
log-holiday-ended = { $seat } is back from the days off.
log-rematch-opened = A new table has been opened.
log-seat-kept = { $seat } was asked to play again.
log-came = { $seat } plays again.
chat-title = Chat
chat-empty = Nobody has written yet.
chat-write = Write something
chat-send = Send
chat-mute = Do not show { $name }
more-about = More about { $name }
chat-report = Report this line by { $name }
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
seat-links = Who can play for my seat
seat-links-none = Nobody but you on this device.
seat-links-one = A link, made { $at }
seat-links-device = Another device, since { $at }
seat-links-other = Another device
seat-links-end = End
seat-links-end-one = End: { $what }
seat-links-end-all = End all others
seat-links-help = Whoever opens the link first takes it: it then works on that device only.
seat-loss-seat = You no longer have a seat at this table: the host has freed it, it went to somebody else, or it was ended on another of your devices. You can watch, and sit down where a seat is free.
seat-loss-link = This link opens no seat any more: somebody has used it already, or it was ended. You can watch; to play, ask for a new link.
stand-in = The computer plays for you.
back = I am back
agree = Agree
decline = Decline
asked-take-back =
    { $moves ->
        [one] { $name } asks to take back the last move. If all agree, you will be back before it. What was seen stays seen.
       *[other] { $name } asks to take back the last { $moves } moves. If all agree, you will be back before them. What was seen stays seen.
    }
asked-pause = { $name } asks for a pause. If all agree, the clocks will stand still until somebody goes on.
asked-abort = { $name } asks to break the game off. If all agree, it will end without a winner.
asked-seat-to-bot = { $name } asks to give the seat of { $gone_seat } to the computer ({ $level ->
        [novice] novice
        [apprentice] apprentice
       *[journeyman] journeyman
        [expert] expert
        [master] master
        [grandmaster] grandmaster
    }). If you agree, it will play there to the end.
asked-seat-to-link = { $name } asks to give the seat of { $gone_seat } to somebody else. If you agree, you will get a link to send to whoever plays on.
asked-end-without = { $name } asks to end the game without { $gone_seat }. If you agree, those who stayed will have won.
asked-about-you = { $name } asks to decide about your seat, because you were away. Say that you are here, and you will keep it.
here = I am here
asked-missing = Waiting for { $names }.
withdraw = Withdraw
proposed-take-back =
    { $moves ->
        [one] You have asked to take back the last move.
       *[other] You have asked to take back the last { $moves } moves.
    }
proposed-pause = You have asked for a pause.
proposed-abort = You have asked to break the game off.
proposed-seat-to-bot = You have asked to give the seat of { $gone_seat } to the computer.
proposed-seat-to-link = You have asked to give the seat of { $gone_seat } to somebody else.
proposed-end-without = You have asked to end the game without { $gone_seat }.

## Somebody is gone

gone-now = { $name } is gone. You can decide what becomes of the seat.
gone-bot = Give it to the computer
gone-link = Give it to somebody else by link
gone-end = End the game; who stayed has won
gone-vote = More than half of those who are there must agree.
gone-rule-clock = Whoever runs out of time, or leaves for { $time }, can be replaced by the others.
gone-rule-waiting = Whoever is waited for longer than { $time } can be replaced by the others.
time-minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
time-hours =
    { $count ->
        [one] { $count } hour
       *[other] { $count } hours
    }
time-days =
    { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
vacant-link = Copy the link to the free seat
vacant-text = The seat of player { $number } is free. Send its link to somebody who plays on. The computer plays until then.
take-over = Take over this seat
take-over-help = You have a link to a seat of this game. The computer plays there until you sit down.
stand-in-used-up = Your time for this turn is used up. The computer plays it; after that you can go on.
seat-gave-up = gave up; the computer plays
seat-stood-in = away; the computer plays
seat-vacant = free; the computer plays
ended-gone = The game ended because { $name } was gone.
ended-winners =
    { $count ->
        [one] { $names } has won.
       *[other] { $names } have won together.
    }
chat-come-in = To write with the other spectators, come in with a name.
chat-come-in-do = Come in
chat-players-only = Only the players write at this table.
hint-title = What the computer would do
hint-thinking = The computer is thinking …
hint-do = Do this
new-hints = Hints allowed
new-gone-after = Who does not move can be replaced after

## The end

end-title = The result
end-place = Place
end-player = Player
end-score = Score
end-growth = How it went
end-growth-at = After move { $at } of { $moves }
end-replay-help = Below the board you can go through the whole game, move by move.
try-stop = Stop trying
ended-resigned = { $name } gave up.
ended-timed-out = { $name } ran out of time.
ended-left = { $name } left.
ended-aborted = The game was broken off.
rematch = Play again
rematch-join = Join the next game
share = Copy link
export = Record
replay-seen-by = Seen by
reveal-title = Check the deal
reveal-text = The seal was shown before the game. It is the hash of the server's part; with the players' parts it makes the deal.
reveal-server = The server's part
reveal-players = The players' parts
reveal-deal = The deal
reveal-checked = Checked in your browser just now:
reveal-holds = Holds:
reveal-fails = Does not hold:
reveal-unknown = Not checked:
reveal-check-shown =
    { $verdict ->
       *[holds] The seal is the one this browser was shown before the game.
        [fails] The seal is not the one this browser was shown before the game.
        [unknown] This browser was not at the table before the game, so it cannot compare the seal.
    }
reveal-check-seal =
    { $verdict ->
       *[holds] The seal is the hash of the server's part: the server did not exchange it.
        [fails] The seal is not the hash of the server's part: the server's part was exchanged.
    }
reveal-check-own =
    { $verdict ->
       *[holds] Your own part is in the deal as your browser drew it.
        [fails] Your own part is not in the deal as your browser drew it.
        [unknown] This browser added no part to the deal.
    }
reveal-check-deal =
    { $verdict ->
       *[holds] The server's part and the players' parts together give the deal.
        [fails] The server's part and the players' parts do not give the deal.
    }
reveal-check-record =
    { $verdict ->
       *[holds] The record of the game has the same deal.
        [fails] The record of the game has another deal.
    }
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
settings-pace = Moves of the others
settings-pace-system = like the device
settings-pace-slow = slowly
settings-pace-calm = calmly
settings-pace-quick = quickly
settings-pace-at-once = at once
settings-confirm = Ask before every move
settings-sound = Sound when it is my turn
settings-plan = Castle board as a flat plan

## Keys

keys-title = Keys
keys-arrows = from place to place
keys-choose = choose
keys-fits = from a picked card or piece to the places it fits
keys-ask = what is this, and why not?
keys-signs = from sign to sign: what does it mean? (with Shift: back)
keys-cancel = cancel, or skip what is being shown
keys-zoom = larger, smaller, whole board
keys-turn = turn the castle board
keys-plan = castle board as a plan
keys-leaf = leaf through a game that is over
keys-stops = looking back: to the turning point or weaker move before, or to the next one
keys-lesson = in a lesson: a step back, a step on

## Rules

rules-title = Rules of { $game }
rules-back =
    { $place ->
        [learn] Back to the lesson
        [exercises] Back to the exercise
       *[t] Back to the table
    }
rules-summary = The game on one page
rules-aim = What it is about
rules-turn = Your turn
rules-score = What counts, and when it ends
rules-games = Games
rules-search = Search the rules
rules-found =
    { $count ->
        [one] { $count } rule found
       *[other] { $count } rules found
    }
rules-ruling = Ruling, where the book is silent:
rules-data = Data, not in the text of the book:
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
problem-no-account = Please sign in first.
problem-not-trusted = Only the host, or somebody the host has named, can do that.
problem-not-organiser = Only those who organise the club can do that.
problem-not-member = That is for members of the club.
problem-no-such-account = No account here has this name.
problem-invitation-needed = You need an invitation to come in here.
problem-muted = A moderator has asked you not to write for a while.
problem-banned = You cannot come in at the moment.
problem-too-new = You are new here: that will work in a day or so.
problem-cannot-invite = This person cannot be invited to this table now.
problem-not-together = You cannot sit down at this table.
problem-fixed = This is set by the file that the server was started with.
problem-wrong-secret = That does not fit. Please check it and try again.
problem-proof-needed = Please show once more that the account is yours.
problem-weak-password = This password is too easy to guess. A few unusual words are better.
problem-bad-address = Nothing can be sent to this address. It must begin with https:// and belong to the public network.
problem-name-taken = This name belongs to an account, or looks like the name of one. Please choose another, or sign in.
problem-last-way = Nothing else would open your account. Choose a password first.
problem-last-host = Nobody else is a host of this house. Name another host first.
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
