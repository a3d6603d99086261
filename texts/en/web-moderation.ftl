# The page of moderators: reports, and what is answered.

title = Reports
help = Whoever is warned, muted, renamed or banned reads the reason that you write. Everything you do here stands in the log of the host.
open = Waiting for an answer
open-none = Nothing to do.
answered = Answered
kind-line = A line of chat
kind-name = A name
kind-conduct = Conduct
told-by = Reported by { $name }, { $at }
called-then = called { $name } then
here-since = here since { $date }
gone = is gone
is-guest = guest without an account
reports-about =
    { $count ->
        [one] one report about this person
       *[other] { $count } reports about this person
    }
at-table = The table: { $game }
withheld = You sit at this table. You will see the chat when the game is over; another moderator sees it now.
chat-around = What was said
this-line = Reported:
history = What was done before
was-warning = { $at }: warned
was-mute = { $at }: muted
was-mute-until = { $at }: muted until { $until }
was-rename = { $at }: renamed
was-ban = { $at }: banned for good
was-ban-until = { $at }: banned until { $until }
lifted = lifted
lift = Lift
lifted-now = Lifted.
answer = Answer
action-dismiss = Nothing is wrong
action-warn = Warn
action-mute = Mute
action-rename = Take the name away
action-ban = Ban
for-how-long = For how long
hours =
    { $count ->
        [1] one hour
        [24] one day
        [72] three days
        [168] one week
       *[other] 30 days
    }
for-good = for good
reason = Reason (this person reads it)
give-answer = Answer
answered-by = { $name }, { $at }
answered-now = Answered.
not-yours = Somebody else has to answer this one.
nameless = nameless
addresses = Nobody new from these addresses
addresses-help = Somebody who was banned may come back as another guest. For a while you can let nobody new in from the same address. Others who share it stay, and come in with their accounts. Addresses are not shown to anybody.
address-whom = Whom
address-typed = an address
address = Address
address-days = For how many days
address-reason = Reason (for the log)
address-ban = Let nobody new in
address-until = until { $date }
address-lift = Lift
address-lift-this = Lift: { $name }
kind-club = A club
club-then = called { $name } then
club-gone = The club is no more.
action-hide-club = Hide the club
action-rename-club = Take the name and the words away
action-close-club = Close the club
club-do = What to do
club-done = Done.
holding = Mutes and bans that hold
holding-help = Whoever is banned for good comes in again only when it is lifted here, or by the host.
holding-none = Nobody is muted or banned.
holding-by = by { $name }
lift-this = Lift: { $name }
more = Show more
hidden-clubs = Hidden clubs
hidden-clubs-none = No club is hidden.
club-show = Let everybody find it again
club-show-this = Let everybody find it again: { $name }
