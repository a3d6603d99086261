# Days off, during which the clocks of a player stand.

title = Days off
intro = Take days off, and your clocks stand at every table where moves have days. The others see until when you are away. Nobody can take your seat for time meanwhile, and you are not told that a table waits.
away = You are away until { $until }.
away-help = Your clocks stand. You may play all the same when you like.
planned = You will be away from { $from } to { $until }.
planned-help = Until then your clocks run as usual.
end = I am back
cancel = I stay here
ended = Welcome back. Your clocks run again.
cancelled = Your days off are cancelled.
choose = Which days?
change = Other days
first = First day
last = Last day
count =
    { $count ->
        [one] One day.
       *[other] { $count } days.
    }
left = Left in this year: { $left } of { $all }.
tell = Tell me meanwhile all the same
kind-your-turn = It is my turn
kind-game-starts = My game starts
kind-invited = I am invited to play again
save = Take these days off
change-save = Change
saved = Saved. Your tables know.
rules = Days off count in the year in which they begin. Games with minutes on the clock go on as usual.
notices = Notices
