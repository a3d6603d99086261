# De pagina van de gastheer.

title = Het huis
sign-in = Inloggen of een account maken
claim-needs-account = Je hebt de link van de gastheer geopend. Log eerst in of maak een account en kom dan terug naar deze pagina: jouw account wordt dat van de gastheer.
not-host = Deze pagina is voor de gastheer. Op de computer van de server geeft deze opdracht een link die jouw account dat van de gastheer maakt:
command = tertulia admin host-link
not-loaded = De pagina kon niet worden geladen. Probeer het opnieuw.
state = Op dit moment
state-here-now = Verbindingen
state-people = Mensen
people-are = Accounts: { $accounts }, gasten: { $guests }
state-tables = Tafels
tables-are = { $waiting } wachtend, { $playing } in het spel, { $ended } afgelopen
state-in-memory = Tafels in gebruik
state-stored = Gegevens
state-backup = Laatste back-up
backup-never = nog geen
state-servers = Servers
server = Server { $number }
server-has = { $sockets ->
    [one] { $sockets } verbinding
   *[other] { $sockets } verbindingen
}, { $tables ->
    [one] { $tables } tafel in gebruik
   *[other] { $tables } tafels in gebruik
}
state-load = Belasting
load-is = { $load } op { $cores } kernen
state-memory = Geheugen van de server
state-free = Vrije schijfruimte
megabytes = { $count } MB
gigabytes = { $count } GB
nameless = zonder naam
who-is-here =
    { $count ->
        [0] Niemand is hier verbonden
        [one] Eén persoon is hier verbonden
       *[other] { $count } mensen zijn hier verbonden
    }
settings = Instellingen
fixed = Vastgelegd door het bestand waarmee de server is gestart.
name = Naam van het huis
words = Woorden van het huis
words-help = Gewone tekst voor de eerste pagina. Ontbreekt een taal, dan wordt een andere getoond.
access = Wie binnen mag komen
access-open = Iedereen
access-invitation = Alleen wie een uitnodiging of een account heeft. Vreemden zien de naam en de woorden van het huis, en geen tafels.
notices = Spelers kunnen meldingen krijgen
limits = Grenzen
limit-sessions-per-minute = Nieuwe gasten per minuut, samen
limit-accounts-per-hour = Nieuwe accounts per uur van één adres
limit-tables-per-minute = Nieuwe tafels per minuut voor één speler
limit-waiting-tables = Wachtende tafels voor één speler
limit-open-tables = Niet afgelopen tafels voor één speler
limit-holiday-days = Vrije dagen die iemand per jaar mag nemen
save = Opslaan
saved = Opgeslagen. Het geldt binnen enkele seconden.
invitations = Uitnodigingen
invitations-help = Alleen nodig waar niet iedereen binnen mag komen.
invitation-note = Voor wie (alleen jij ziet dit)
invitation-uses = Mensen
invitation-days = Dagen
invitation-make = Link maken
invitation-made = Deze link wordt maar één keer getoond:
invitation-nameless = Uitnodiging
invitation-left =
    { $count ->
        [one] voor nog één persoon, tot { $date }
       *[other] voor nog { $count } mensen, tot { $date }
    }
invitation-end = Beëindigen
invitation-end-this = Beëindigen: { $name }
copy = Kopiëren
copied = Gekopieerd.
team = Gastheren en moderators
team-help = Gastheren zien deze pagina en kunnen alles erop veranderen. Moderators zien klachten en beantwoorden ze. Beiden hebben een account nodig.
team-name = Naam van het account
team-add = Benoemen
dismiss = Ontslaan
dismiss-this = { $name } ontslaan
log = Wat er is gedaan
log-empty = Nog niets.
command-line = De opdrachtregel
did-became-host = { $actor } werd gastheer.
did-named-host = { $actor } heeft { $target } tot gastheer benoemd.
did-dismissed = { $actor } heeft { $target } ontslagen.
did-changed = { $actor } heeft instellingen gewijzigd: { $detail }.
did-invited = { $actor } heeft een uitnodiging gemaakt: { $detail }
did-ended-invitation = { $actor } heeft een uitnodiging beëindigd: { $detail }
limit-newcomer-days = Dagen dat iemand nieuw is: minder tafels, uitnodigingen en klachten, geen links in de chat
reports = Klachten
appeals = Berichten aan jou
appeals-none = Geen berichten.
appeal-about-warning = Over een waarschuwing door { $name }:
appeal-about-mute = Over een demping door { $name }:
appeal-about-rename = Over een naam die { $name } heeft afgenomen:
appeal-about-ban = Over een uitsluiting door { $name }:
appeal-lift = Opheffen
appeal-aside = Opzijleggen
team-role = Als
role-host = gastheer
role-moderator = moderator
did-named-moderator = { $actor } heeft { $target } tot moderator gemaakt.
did-warned = { $actor } heeft { $target } gewaarschuwd: { $detail }
did-muted = { $actor } heeft { $target } gedempt: { $detail }
did-renamed = { $actor } heeft de naam { $target } afgenomen: { $detail }
did-banned = { $actor } heeft { $target } buitengesloten: { $detail }
did-lifted = { $actor } heeft opgeheven wat { $target } trof: { $detail }
did-closed = { $actor } vond niets mis met { $target }.
did-banned-address = { $actor } laat van een adres niemand nieuw binnen: { $detail }
did-lifted-address = { $actor } laat van een adres weer mensen binnen: { $detail }
did-settled-appeal = { $actor } heeft het bericht van { $target } weggelegd, over: { $detail }
did-hid-club = { $actor } heeft de club { $target } verborgen: { $detail }
did-showed-club = { $actor } heeft de club { $target } weer vindbaar gemaakt voor iedereen: { $detail }
did-renamed-club = { $actor } heeft de club { $target } de naam afgenomen: { $detail }
did-closed-club = { $actor } heeft de club { $target } opgeheven: { $detail }
