# Clubs and club evenings.

clubs = Clubs
clubs-about = A club has its own page: members, open tables, a leaderboard, and evenings for which tables are drawn. No account is needed.
mine = My clubs
mine-none = You are in no club yet. Found one, or open the link that somebody has sent you.
listed = Clubs that everybody may see
found = Found a club
found-now = Found it
name = Name of the club
words = A few words about the club
public = Everybody may find this club and see its page
is-public = seen by everybody
is-private = seen by members only
members-count =
    { $count ->
        [one] one member
       *[other] { $count } members
    }
unknown = There is no such club, or only its members may see it. Its link lets you in.
to-clubs = All clubs
join = You are invited
join-now = Become a member
tables = Tables of the club
tables-none = No table is open just now.
open-table = Open a table for the club
table-for-club = This table is for your club: its page shows it, and the game counts for its leaderboard.
members = Members
organiser = organises
you = you
nameless = without a name
promote = Let organise
promote-this = Let { $name } organise the club
demote = No longer organises
demote-this = { $name } no longer organises the club
remove = Remove
remove-this = Remove { $name } from the club
remove-sure = Remove { $name } from the club? The link for new members changes, so that the old one does not lead back.
invite = Invite members
invite-help = Whoever opens this link can become a member. A name is enough.
link = Link to send
invite-code = The link as a code for a camera
invite-closed = The club takes no new members just now.
invite-renew = Make a new link, end this one
invite-open = Open the club for new members
invite-end = Close the club for new members
organise-link = Organise by link
organise-help = Whoever has this link may do everything that organisers may, without an account and without being a member.
organise-once = Keep this link: it is shown only now.
organise-code = The organisers’ link as a code for a camera
organise-make = Make a link for organisers
organise-renew = Make a new link, end the one before
organise-end = End the link
change = Change name and words
save = Save
leave = Leave the club
leave-sure = Leave the club?
close = Close the club
close-sure = Close the club for good? Members, evenings and the leaderboard are gone then. Everybody keeps their games.
leaders = Leaderboard of the club
leaders-none = No two members have finished this game with each other yet.
leaders-help = Games at tables of the club count: 24 points for the first place, none for the last, the others evenly between.
game = Game
games = Games
place = Place
player = Player
points = Points
wins = Wins
rating = Rating
results = Last results
computer = Computer
evenings = Club evenings
evenings-about = At a club evening everybody who is there is drawn to tables, round by round, so that all play with all about equally often.
evening = Club evening { $number }
evening-go = Go to club evening { $number }
evening-new = Plan a club evening
evening-games = Games, one a round in turn
evening-open = Open the evening
evening-help = Everybody who is there is seated, with tables as equal as possible. Whoever finds no table has a free round and gets the points of an average game; free rounds go around.
least = Fewest at a table
most = Most at a table
rounds = Rounds
rounds-count =
    { $count ->
        [one] one round
       *[other] { $count } rounds
    }
people-count =
    { $count ->
        [one] one person
       *[other] { $count } people
    }
size = { $most } at a table
sizes = { $least } to { $most } at a table
fill-up = Computer players on empty seats
fill-up-no = None
private-person = A player who is not named
winners =
    { $count ->
        [one] Winner: { $names }
       *[other] Winners: { $names }
    }
i-am-here = I am here
i-go = I am leaving
here = here
away = away
here-count =
    { $count ->
        [0] Nobody is here yet.
        [one] One person is here.
       *[other] { $count } people are here.
    }
wait-draw = You are here. As soon as the next round is drawn, this page leads you to your table.
wait-round = Round { $round } is still being played. This page leads you to your next table.
table-ready = Your table is ready.
table-go = To the table
bar-here = You are at the club evening.
bar-back = To the evening
is-over = The evening is over.
lead = Lead the evening
lead-waiting = The tables of this round are still playing.
lead-done = All rounds are drawn.
lead-too-few = They are too few for a table.
draw = Draw round { $round }
end = End the evening
end-sure = End the evening? Games that are not over count as drawn.
standing = Standing
final-standing = Final standing
points-help = 24 points for the first at a table, none for the last, the others evenly between; 12 for a free round. With equal points, wins decide.
round = Round { $round }
round-short = R{ $round }
table = Table { $number }
seat-result =
    place { $place }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
table-on = playing
table-over = over
table-waived = nobody waits for it
waive = Do not wait
waive-this = Do not wait for table { $number }
byes =
    { $count ->
        [one] { $names } has a free round.
       *[other] { $names } have a free round.
    }
set-away = Has gone
set-away-this = { $name } has gone
evening-invite = Bring others here
evening-invite-help = Whoever opens this link can take part. A name is enough.
is-hidden = hidden by a moderator: only members find it
report-this-club = Report this club
