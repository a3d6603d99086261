# Playing with others: who is here, a table found for you, tables with free seats.

find-title = Play with others
here-nobody = Nobody else is here just now.
here-people =
    { $people ->
        [one] One other person is here now.
       *[other] { $people } others are here now.
    }
here-names =
    { $people ->
        [one] { $names } is here now.
       *[other] { $names } are here now.
    }
here-names-and =
    { $people ->
        [one] { $names } and one other person are here now.
       *[other] { $names } and { $people } others are here now.
    }
here-show-me = Show others my name while I am here

find-help = Say what you would play. As soon as enough people want the same, you sit together and the game begins.
find-games = Games
find-seats = Number of players
find-begin = Find me a table
find-under-way = Looking for a table:
find-players = { $counts } players
find-alone = Nobody else is looking yet.
find-may-leave = For games with days a turn you may close this page: your place is kept for 30 days, and the game will be among your tables.
find-others = Others who are waiting
find-waiting =
    { $people ->
        [one] { $game }, { $pace }: one other person
       *[other] { $game }, { $pace }: { $people } others
    }
find-offer = This may take a while. Computer players can take the empty seats, and you begin now.
find-fill-up = Begin with computer players
find-cancel = Stop looking
find-found = Your table is ready.
find-go = Go there
find-show = Show

filter-label = Which tables are shown
filter-game = Game
filter-all-games = All games
filter-any-pace = Any
filter-pace-real-time = Minutes on the clock
filter-pace-days = Days
filter-pace-unlimited = No clock
filter-rated = Rated only
filter-any-language = Any language
filter-languages = Languages: { $languages }
filter-i-speak = Languages I speak
filter-clear = Show all tables

nothing-open = No table is waiting for players at the moment. There is still plenty to do:
nothing-fits = No table fits what you have chosen.
nothing-invite = Leave an invitation
nothing-invite-help = Open a table with three days for every turn. It stays here until somebody sits down.
nothing-computer = Meet computer players
nothing-computer-help = They are always here, at six levels.
nothing-exercise = Solve a position
nothing-exercise-help = Positions from real games: find the best move.
