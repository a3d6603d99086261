# The page of the host.

title = The house
sign-in = Sign in or make an account
claim-needs-account = You have opened the link of the host. Sign in or make an account first, then come back to this page: your account will be the host's.
not-host = This page is for the host. On the machine of the server this command prints a link that makes your account the host's:
command = tertulia admin host-link
not-loaded = The page could not be loaded. Try again.
state = At this moment
state-here-now = Connections
state-people = People
people-are = Accounts: { $accounts }, guests: { $guests }
state-tables = Tables
tables-are = { $waiting } waiting, { $playing } playing, { $ended } finished
state-in-memory = Tables in use
state-stored = Data
state-backup = Last backup
backup-never = none yet
state-servers = Servers
server = Server { $number }
server-has = { $sockets ->
    [one] { $sockets } connection
   *[other] { $sockets } connections
}, { $tables ->
    [one] { $tables } table in use
   *[other] { $tables } tables in use
}
state-load = Load
load-is = { $load } on { $cores } cores
state-memory = Memory of the server
state-free = Free disk space
megabytes = { $count } MB
gigabytes = { $count } GB
nameless = nameless
who-is-here =
    { $count ->
        [0] Nobody is connected here
        [one] One person is connected here
       *[other] { $count } people are connected here
    }
settings = Settings
fixed = Set by the file that the server was started with.
name = Name of the house
words = Words of the house
words-help = Plain text for the first page. If a language is missing, another one is shown.
access = Who may come in
access-open = Everybody
access-invitation = Only those with an invitation or an account. Strangers see the name and the words of the house, and no tables.
notices = Players can be sent notices
limits = Limits
limit-sessions-per-minute = New guests a minute, all together
limit-accounts-per-hour = New accounts an hour from one address
limit-tables-per-minute = New tables a minute for one player
limit-waiting-tables = Waiting tables for one player
limit-open-tables = Unfinished tables for one player
limit-holiday-days = Days off that a player may take in a year
save = Save
saved = Saved. It holds within seconds.
invitations = Invitations
invitations-help = Needed only where not everybody may come in.
invitation-note = For whom (only you see this)
invitation-uses = People
invitation-days = Days
invitation-make = Make a link
invitation-made = This link is shown only once:
invitation-nameless = Invitation
invitation-left =
    { $count ->
        [one] for one person, until { $date }
       *[other] for { $count } people, until { $date }
    }
invitation-end = End
invitation-end-this = End: { $name }
copy = Copy
copied = Copied.
team = Hosts and moderators
team-help = Hosts see this page and can change everything on it. Moderators see reports and answer them. Both need an account.
team-name = Name of the account
team-add = Name
dismiss = Dismiss
dismiss-this = Dismiss { $name }
log = What was done
log-empty = Nothing yet.
command-line = The command line
did-became-host = { $actor } became host.
did-named-host = { $actor } made { $target } a host.
did-dismissed = { $actor } dismissed { $target }.
did-changed = { $actor } changed the settings: { $detail }.
did-invited = { $actor } made an invitation: { $detail }
did-ended-invitation = { $actor } ended an invitation: { $detail }
limit-newcomer-days = Days for which somebody is new: fewer tables, invitations and reports, no links in the chat
reports = Reports
appeals = Notes to you
appeals-none = No notes.
appeal-about-warning = About a warning by { $name }:
appeal-about-mute = About a mute by { $name }:
appeal-about-rename = About a name taken away by { $name }:
appeal-about-ban = About a ban by { $name }:
appeal-lift = Lift it
appeal-aside = Put aside
team-role = As
role-host = host
role-moderator = moderator
did-named-moderator = { $actor } made { $target } a moderator.
did-warned = { $actor } warned { $target }: { $detail }
did-muted = { $actor } muted { $target }: { $detail }
did-renamed = { $actor } took the name { $target } away: { $detail }
did-banned = { $actor } banned { $target }: { $detail }
did-lifted = { $actor } lifted what was done to { $target }: { $detail }
did-closed = { $actor } found nothing wrong with { $target }.
did-banned-address = { $actor } lets nobody new in from an address: { $detail }
did-lifted-address = { $actor } lets people in from an address again: { $detail }
did-settled-appeal = { $actor } put aside the note of { $target } about: { $detail }
did-hid-club = { $actor } hid the club { $target }: { $detail }
did-showed-club = { $actor } let everybody find the club { $target } again: { $detail }
did-renamed-club = { $actor } took the name away from the club { $target }: { $detail }
did-closed-club = { $actor } closed the club { $target }: { $detail }
