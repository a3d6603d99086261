# Own games, the pages of players, and how it went for them.

history = My games
holiday = Days off
player = Player
own-page = My page
phase = State
game = Game
rating = Rating
with = With whom
all = All
all-games = All games
running = Running
finished = Finished
rated = rated
unrated = not rated
nothing = There are no games here.
found = { $running } running, { $finished } finished
more = Show more
record = Record
left = left early
broken-off = The game was broken off.
place =
    { $place ->
        [1] Won
       *[other] Place { $place } of { $players }
    }
own-private = Others see only your name here.
own-public = Everybody sees this page, without your games at tables that only a link led to.
change-that = Change that
is-private = This player shows only their name.
unknown = There is no such player.
sum-played = Games
sum-won = Won
sum-streak = Wins in a row now
sum-longest = Most wins in a row
by-game = Results by game
seats = Players
places = Places 1, 2, …
against = Against whom
ahead = Came out ahead
behind = Came out behind
ratings-people = Rating against people
ratings-computers = Rating against the computer
spread = ± { $spread }
provisional = provisional
rated-games = { $count ->
    [one] from one rated game
   *[other] from { $count } rated games
}
rating-help = Everybody begins at 1500. 400 points more mean about ten wins to one defeat. The number after ± says how far off the rating may be; as long as it is large, the rating is provisional.
curve =
    Rating over { $games ->
        [one] one game
       *[other] { $games } games
    } since { $since }: from { $from } to { $to }, at least { $lowest }, at most { $highest }.
leaders = Leaderboards
month = Time
all-time = All time
kind = Rating
no-leaders = Nobody has played a rated game here yet.
leaders-found = { $count ->
    [one] one player
   *[other] { $count } players
}
rank = Rank
