## Notices to players who are not at the table: on the lock screen, in a mail, in a chat.

your-turn = It is your turn
game-starts = Your game starts
invited = You are invited to play
time-short = Your time is running short
several =
    { $count ->
        [one] { $count } table waits for you
       *[other] { $count } tables wait for you
    }
# "Toledo, with Ana, Ben"
table = { $game }, with { $names }
# "Toledo, with Ana: It is your turn"
line = { $table }: { $what }
# Below the tables that are named.
more =
    { $count ->
        [one] and { $count } more table
       *[other] and { $count } more tables
    }
no-more = No more of these
# The last word in a chat whose notices somebody has ended with the link there.
farewell = From now on nothing about games is told here: somebody has ended it with the link. Whoever asked for it can begin it again: { $choose }
letter =
    { $tables }

    You chose to be told of this by mail. Choose otherwise: { $choose }
    No more of these mails: { $end }
# What a mail says where its picture of the board is not shown.
picture = The board of { $game } as it stands now
to-table = To the table
