# De woorden van de pagina zelf.

## Pages

nav-label = Hoofdmenu
nav-rules = Regels
nav-exercises = Opgaven
nav-account = Account
notices-bell = Laat me weten wanneer ik aan de beurt ben
nav-clubs = Clubs
nav-leaders = Ranglijsten
nav-people = Mensen
nav-settings = Instellingen
page-home = Naar de startpagina
page-unknown = Op dit adres is niets te vinden.
page-not-loaded = De pagina kon niet worden geladen. Probeer het nog eens.
close = Sluiten

## Lobby

lobby-title = Ga zitten en speel
lobby-name = Je naam (als je wilt)
lobby-choose-game = Welk spel?
companion-understood = Begrepen
companion-off = Begeleider uit
settings-companion = Een begeleider legt elke nieuwe stap uit
lobby-learn = Leer het
lobby-play = Spelen
lobby-seats = { $least } tot { $most } spelers
lobby-computer = Tegen de computer
lobby-friends = Vrienden uitnodigen
lobby-mine = Mijn tafels
lobby-waiting = Tafels met vrije plaatsen
lobby-live = Spellen om te bekijken
lobby-your-turn = Jij bent aan de beurt
lobby-opponents = Tegenstanders
lobby-friends-help = Stuur een link: vrienden schuiven op elk apparaat aan, meteen of over dagen.
lobby-finished = Afgelopen spellen
lobby-history = Al mijn spellen
lobby-all = Alle { $count } tonen
lobby-since = sinds { $time }
lobby-until = tot { $time }
lobby-free =
    { $count ->
        [one] { $count } plaats is vrij
       *[other] { $count } plaatsen zijn vrij
    }
lobby-place =
    { $place ->
        [1] Je hebt gewonnen
       *[other] Plaats { $place } van { $players }
    }
lobby-winner = { $name } heeft gewonnen
lobby-about = Een account is niet nodig. Een tafel is een link; wie hem heeft, kan meedoen of kijken. Spellen blijven bewaard en elke verdeling is achteraf te controleren.
table-state-waiting = Wacht op spelers
table-state-playing =
    { $moves ->
        [one] { $moves } zet
       *[other] { $moves } zetten
    }
table-state-paused = Gepauzeerd
table-state-ended = Afgelopen

## Opening a table

new-title = Een tafel openen
new-seats = Spelers
new-bots = Waarvan computerspelers
new-level = Hoe sterk
new-pace = Bedenktijd
new-rated = Telt mee voor de rating
new-rated-account = Daarvoor heeft iedereen aan tafel een account nodig.
new-rated-clock = Daarvoor heeft de tafel een klok nodig.
rated-rules = Telt mee: iedereen heeft een account, niets kan worden teruggenomen, er zijn geen tips, en wie weggaat, opgeeft of geen tijd meer heeft, is laatste.
rated-needs-account = Deze tafel telt mee: om te gaan zitten heb je een account nodig.
new-listed = Iedereen mag meedoen
new-languages = Talen aan tafel
new-open = Tafel openen
pace-unlimited = Zonder klok
pace-bank = { $each } voor ieder
pace-bank-and = { $each } voor ieder, { $more } erbij in elke beurt
pace-days =
    { $days ->
        [one] { $days } dag per beurt
       *[other] { $days } dagen per beurt
    }
pace-weekly =
    { $days ->
        [one] { $days } dag bedenktijd per week
       *[other] { $days } dagen bedenktijd per week
    }
pace-weekly-help = Elke week van het spel brengt iedereen zoveel bedenktijd, vrij te verdelen over de zetten. Wat overblijft wordt bewaard, hoogstens de tijd van twee weken. Tijdens een zet komt er geen tijd bij.
bot-level =
    { $level ->
        [novice] nieuweling
        [apprentice] leerling
       *[journeyman] gezel
        [expert] kenner
        [master] meester
        [grandmaster] grootmeester
    }

## Seats

seat-open = vrij
seat-bot =
    Computer ({ $level ->
        [novice] nieuweling
        [apprentice] leerling
       *[journeyman] gezel
        [expert] kenner
        [master] meester
        [grandmaster] grootmeester
    })
bot-name = Computer { $number }
seat-you = jij
seat-away = afwezig
seat-holiday = weg tot en met { $date }
seat-turn = aan de beurt
spectator = Toeschouwer
spectators =
    { $count ->
        [one] { $count } toeschouwer
       *[other] { $count } toeschouwers
    }

## Waiting for players

waiting-text = Het spel begint als alle plaatsen bezet zijn.
waiting-host = Alle plaatsen zijn bezet. { $name } begint het spel.
waiting-invite = Uitnodigen
waiting-link = Link naar deze tafel
waiting-link-help = Stuur deze link naar je vrienden, of laat ze de code scannen.
waiting-code = Code met de link naar deze tafel, voor een camera
waiting-copy = Kopiëren
waiting-invite-people = Mensen uitnodigen die je volgt
waiting-copied = Gekopieerd
waiting-seats = Plaatsen
waiting-sit = Ga zitten
waiting-kept = gevraagd, nog geen antwoord
waiting-add-bot = Computer
waiting-free = Plaats vrijmaken
waiting-start = Beginnen
waiting-stand-up = Opstaan
waiting-level = Sterkte van extra computerspelers
waiting-close = Tafel sluiten
waiting-close-sure = Tafel echt sluiten
waiting-commitment = Zegel van de verdeling:

## On what terms

terms-title = Zo wordt gespeeld
terms-pace = Bedenktijd
terms-languages = Talen aan tafel
terms-hints = Tips
terms-allowed = toegestaan
terms-forbidden = geen aan deze tafel
table-rated = telt mee
terms-rated = Rating
terms-counts = telt mee
terms-counts-not = telt niet mee
terms-chat = Chat
terms-chat-everybody = spelers en toeschouwers
terms-chat-players = alleen spelers
terms-chat-off = geen
terms-listed = Wie mag komen
terms-anybody = iedereen
terms-by-link = wie de link heeft

## The table

table-heading = De tafel
table-board = Speelbord
table-hand = Je beurt en je hand
table-panels = Over het spel
table-loading = Een ogenblik …
panel-end = Uitslag
panel-answer = Antwoord
panel-players = Spelers
panel-moves = Zetten
panel-log = Verloop
panel-chat = Chat
turn-yours = Jij bent aan de beurt
turn-other = { $name } is aan de beurt
watching = Je kijkt mee met dit spel.
watching-sign-in = Is een van de plaatsen van jou? Log in.
turn-ended = Het spel is afgelopen
connection-connecting = Verbinden …
connection-lost = Verbinding verbroken
connection-retry = Nu opnieuw proberen
clock-left = Resterende tijd:
clock-warning = Je hebt nog { $time }.
menu = Menu
undo = Terug
undo-help = Je laatste zet terugnemen, zolang die niets nieuws liet zien
hint = Tip
hint-help = Wat zou de computer doen?
zoom-in = Groter
zoom-out = Kleiner
zoom-fit = Hele bord
confirm-do = Doen
confirm-cancel = Annuleren
pick-place = { $thing }: kies nu een van de verlichte plekken.
pick-card = { $thing }: kies nu een van de verlichte kaarten.
pick-other = { $thing }: kies nu wat erbij hoort.
since-last =
    { $count ->
        [one] { $count } zet sinds de jouwe: tonen
       *[other] { $count } zetten sinds de jouwe: tonen
    }
skip = Naar de huidige stand

## Asking

ask-title = Over { $place }
ask-total = Samen
ask-why-not = Waarom niet?
ask-nothing = Hierover valt niets te zeggen.
ask-open-rules = Regels openen
legend = Legenda
legend-of = { $game }: legenda
sign-rule = Regel { $rule }
sign-also = Ook hier: { $names }. Het vraagteken legt ze nog eens uit.

## Moves, log and chat

moves-title = Wat je kunt doen
moves-search = Zetten doorzoeken
moves-none = Op dit moment niets.
moves-count =
    { $count ->
        [one] { $count } zet
       *[other] { $count } zetten
    }
log-title = Wat er gebeurde
log-look = Dit moment bekijken
log-all = Alles tonen
log-opened = De tafel werd geopend.
log-joined = { $seat } ging zitten.
log-bot-seated = { $seat } is een computerspeler.
log-stood-up = { $seat } stond op.
log-kicked = { $seat } raakte de plaats kwijt.
log-added-to-deal = { $seat } droeg iets bij aan de verdeling.
log-started = Het spel begon.
log-took-back =
    { $moves ->
        [one] { $seat } nam een zet terug.
       *[other] { $seat } nam { $moves } zetten terug.
    }
log-proposed =
    { $what ->
        [take-back]
            { $moves ->
                [one] { $seat } vraagt om de laatste zet terug te nemen.
               *[other] { $seat } vraagt om de laatste { $moves } zetten terug te nemen.
            }
        [pause] { $seat } vraagt om een pauze.
        [abort] { $seat } stelt voor de partij af te breken.
        [seat-to-bot] { $seat } stelt voor de plaats van { $gone_seat } aan de computer te geven.
        [seat-to-link] { $seat } stelt voor de plaats van { $gone_seat } aan iemand anders te geven.
       *[end-without] { $seat } stelt voor de partij zonder { $gone_seat } te beëindigen.
    }
log-agreed = { $seat } ging akkoord.
log-declined = { $seat } weigerde.
log-paused = De klokken staan stil.
log-resumed = { $seat } ging verder.
log-timed-out = { $seat } heeft geen tijd meer.
log-left = { $seat } ging weg; de computer valt in.
log-back = { $seat } is terug.
log-resigned = { $seat } gaf op.
log-ended = Het spel is afgelopen.
log-given-to-bot = De plaats van { $name } is aan de computer gegeven.
log-seat-opened = De plaats van { $name } wacht op wie de link krijgt. Tot dan speelt de computer.
log-took-over = { $seat } heeft de plaats overgenomen en speelt verder.
log-forgotten = { $seat } heeft het eigen account verwijderd.
log-renamed = Een speler heet nu { $name }.
log-former-forgotten = Iemand die eerder aan deze tafel zat, heeft het eigen account verwijderd.
log-holiday-set = { $seat } heeft vrij van { $from } tot en met { $until }.
log-holiday-ended = { $seat } is terug van de vrije dagen.
log-rematch-opened = Er is een nieuwe tafel geopend.
log-seat-kept = { $seat } is gevraagd om nog een keer te spelen.
log-came = { $seat } doet weer mee.
chat-title = Chat
chat-empty = Nog niemand heeft geschreven.
chat-write = Schrijf iets
chat-send = Versturen
chat-mute = { $name } niet tonen
more-about = Meer over { $name }
chat-report = Klacht over deze regel van { $name } indienen
chat-unread =
    { $count ->
        [one] { $count } nieuwe regel
       *[other] { $count } nieuwe regels
    }

## Agreements

propose-take-back = Vragen om terug te nemen
propose-pause = Om pauze vragen
propose-abort = Afbreken voorstellen
resume = Verder spelen
resign = Opgeven
resign-sure = Echt opgeven
seat-link = Link naar mijn plaats kopiëren
seat-links = Wie voor mijn plaats kan spelen
seat-links-none = Niemand behalve jij op dit apparaat.
seat-links-one = Een link, gemaakt { $at }
seat-links-device = Een ander apparaat, sinds { $at }
seat-links-other = Een ander apparaat
seat-links-end = Stoppen
seat-links-end-one = Stoppen: { $what }
seat-links-end-all = Alle andere stoppen
seat-links-help = Wie de link het eerst opent, gebruikt hem op: daarna werkt hij alleen nog op dat apparaat.
seat-loss-seat = Je hebt geen plaats meer aan deze tafel: de gastheer heeft hem vrijgemaakt, hij ging naar iemand anders, of hij is op een ander apparaat van jou gestopt. Je kunt kijken, en gaan zitten waar een plaats vrij is.
seat-loss-link = Deze link opent geen plaats meer: iemand heeft hem al gebruikt, of hij is gestopt. Je kunt kijken; vraag om een nieuwe link om te spelen.
stand-in = De computer speelt voor je.
back = Ik ben terug
agree = Akkoord
decline = Weigeren
asked-take-back =
    { $moves ->
        [one] { $name } vraagt om de laatste zet terug te nemen. Als iedereen het goedvindt, gaat het daarvoor verder. Wat gezien is, blijft gezien.
       *[other] { $name } vraagt om de laatste { $moves } zetten terug te nemen. Als iedereen het goedvindt, gaat het daarvoor verder. Wat gezien is, blijft gezien.
    }
asked-pause = { $name } vraagt om een pauze. Als iedereen het goedvindt, staan de klokken stil tot iemand verdergaat.
asked-abort = { $name } stelt voor de partij af te breken. Als iedereen het goedvindt, eindigt die zonder winnaar.
asked-seat-to-bot = { $name } stelt voor de plaats van { $gone_seat } aan de computer te geven ({ $level ->
        [novice] nieuweling
        [apprentice] leerling
       *[journeyman] gezel
        [expert] kenner
        [master] meester
        [grandmaster] grootmeester
    }). Als je het goedvindt, speelt die daar tot het eind.
asked-seat-to-link = { $name } stelt voor de plaats van { $gone_seat } aan iemand anders te geven. Als je het goedvindt, krijg je een link voor wie verder speelt.
asked-end-without = { $name } stelt voor de partij zonder { $gone_seat } te beëindigen. Als je het goedvindt, hebben de blijvers gewonnen.
asked-about-you = { $name } wil over je plaats beslissen, omdat je weg was. Zeg dat je er bent, en je houdt die.
here = Ik ben er
asked-missing = Er wordt gewacht op { $names }.
withdraw = Intrekken
proposed-take-back =
    { $moves ->
        [one] Je hebt gevraagd om de laatste zet terug te nemen.
       *[other] Je hebt gevraagd om de laatste { $moves } zetten terug te nemen.
    }
proposed-pause = Je hebt om een pauze gevraagd.
proposed-abort = Je hebt voorgesteld de partij af te breken.
proposed-seat-to-bot = Je hebt voorgesteld de plaats van { $gone_seat } aan de computer te geven.
proposed-seat-to-link = Je hebt voorgesteld de plaats van { $gone_seat } aan iemand anders te geven.
proposed-end-without = Je hebt voorgesteld de partij zonder { $gone_seat } te beëindigen.

## Iemand is weg

gone-now = { $name } is weg. Je kunt beslissen wat er met de plaats gebeurt.
gone-bot = Aan de computer geven
gone-link = Via een link aan iemand anders geven
gone-end = Partij beëindigen; wie bleef, heeft gewonnen
gone-vote = Meer dan de helft van wie er zijn moet het goedvinden.
gone-rule-clock = Wie geen tijd meer heeft of { $time } weg is, kan door de anderen worden vervangen.
gone-rule-waiting = Op wie langer dan { $time } wordt gewacht, kan door de anderen worden vervangen.
time-minutes =
    { $count ->
        [one] { $count } minuut
       *[other] { $count } minuten
    }
time-hours =
    { $count ->
        [one] { $count } uur
       *[other] { $count } uur
    }
time-days =
    { $count ->
        [one] { $count } dag
       *[other] { $count } dagen
    }
vacant-link = Link naar de vrije plaats kopiëren
vacant-text = De plaats van speler { $number } is vrij. Stuur de link naar iemand die verder speelt. Tot dan speelt de computer.
take-over = Deze plaats overnemen
take-over-help = Je hebt een link naar een plaats van deze partij. Daar speelt de computer tot je gaat zitten.
stand-in-used-up = Je tijd voor deze beurt is op. De computer speelt die; daarna kun je verder.
seat-gave-up = opgegeven; de computer speelt
seat-stood-in = weg; de computer speelt
seat-vacant = vrij; de computer speelt
ended-gone = De partij is beëindigd omdat { $name } weg was.
ended-winners =
    { $count ->
        [one] { $names } heeft gewonnen.
       *[other] { $names } hebben samen gewonnen.
    }
chat-come-in = Om met de andere toeschouwers te schrijven, kom binnen met een naam.
chat-come-in-do = Binnenkomen
chat-players-only = Aan deze tafel schrijven alleen de spelers.
hint-title = Wat de computer zou doen
hint-thinking = De computer denkt na …
hint-do = Dit doen
new-hints = Tips toegestaan
new-gone-after = Wie niet zet, kan worden vervangen na

## The end

end-title = De uitslag
end-place = Plaats
end-player = Speler
end-score = Score
end-growth = Het verloop
end-growth-at = Na zet { $at } van { $moves }
end-replay-help = Onder het bord kun je het hele spel zet voor zet doorlopen.
try-stop = Stop met proberen
ended-resigned = { $name } gaf op.
ended-timed-out = { $name } had geen tijd meer.
ended-left = { $name } ging weg.
ended-aborted = Het spel werd afgebroken.
rematch = Nog een keer
rematch-join = Meedoen met het volgende spel
share = Link kopiëren
export = Verslag
replay-seen-by = Gezien door
reveal-title = De verdeling controleren
reveal-text = Het zegel was voor het spel te zien. Het is de hash van het deel van de server; met de delen van de spelers geeft het de verdeling.
reveal-server = Deel van de server
reveal-players = Delen van de spelers
reveal-deal = De verdeling
reveal-checked = Zojuist in je browser gecontroleerd:
reveal-holds = Klopt:
reveal-fails = Klopt niet:
reveal-unknown = Niet gecontroleerd:
reveal-check-shown =
    { $verdict ->
       *[holds] Het zegel is het zegel dat deze browser voor het spel heeft gezien.
        [fails] Het zegel is niet het zegel dat deze browser voor het spel heeft gezien.
        [unknown] Deze browser was voor het spel niet aan tafel en kan het zegel niet vergelijken.
    }
reveal-check-seal =
    { $verdict ->
       *[holds] Het zegel is de hash van het deel van de server: de server heeft het niet verwisseld.
        [fails] Het zegel is niet de hash van het deel van de server: het deel is verwisseld.
    }
reveal-check-own =
    { $verdict ->
       *[holds] Je eigen deel zit in de verdeling zoals je browser het getrokken heeft.
        [fails] Je eigen deel zit niet in de verdeling zoals je browser het getrokken heeft.
        [unknown] Deze browser heeft geen deel aan de verdeling toegevoegd.
    }
reveal-check-deal =
    { $verdict ->
       *[holds] Het deel van de server en de delen van de spelers geven samen de verdeling.
        [fails] Het deel van de server en de delen van de spelers geven niet de verdeling.
    }
reveal-check-record =
    { $verdict ->
       *[holds] Het verslag van het spel heeft dezelfde verdeling.
        [fails] Het verslag van het spel heeft een andere verdeling.
    }
replay-title = Door het spel lopen
replay-first = Naar het begin
replay-back = Een zet terug
replay-next = Een zet verder
replay-play = Afspelen
replay-pause = Pauzeren
replay-scrub = Zet
replay-now = Nu

## Settings

settings-title = Instellingen
settings-language = Taal
settings-theme = Uiterlijk
settings-theme-system = zoals het apparaat
settings-theme-light = licht
settings-theme-dark = donker
settings-motion = Beweging
settings-motion-system = zoals het apparaat
settings-motion-full = tonen
settings-motion-none = geen
settings-pace = Zetten van de anderen
settings-pace-system = zoals het apparaat
settings-pace-slow = langzaam
settings-pace-calm = rustig
settings-pace-quick = snel
settings-pace-at-once = meteen
settings-confirm = Voor elke zet vragen
settings-sound = Geluid als ik aan de beurt ben
settings-plan = Kasteelbord als plattegrond

## Toetsen

keys-title = Toetsen
keys-arrows = van vak naar vak
keys-choose = kiezen
keys-fits = van een gekozen kaart of stuk naar de vakken waar het past
keys-ask = wat is dit, en waarom niet?
keys-signs = van teken naar teken: wat betekent het? (met Shift: terug)
keys-cancel = annuleren, of overslaan wat getoond wordt
keys-zoom = groter, kleiner, hele bord
keys-turn = het kasteelbord draaien
keys-plan = kasteelbord als plattegrond
keys-leaf = door een afgelopen spel bladeren
keys-stops = bij het terugkijken: naar het vorige of volgende keerpunt of de zwakkere zet ervoor of erna
keys-lesson = in een les: een stap terug, een stap verder

## Rules

rules-title = Regels van { $game }
rules-back =
    { $place ->
        [learn] Terug naar de les
        [exercises] Terug naar de oefening
       *[t] Terug naar de tafel
    }
rules-summary = Het spel op één bladzijde
rules-aim = Waar het om gaat
rules-turn = Je beurt
rules-score = Wat telt en wanneer het afgelopen is
rules-games = Spellen
rules-search = Regels doorzoeken
rules-found =
    { $count ->
        [one] { $count } regel gevonden
       *[other] { $count } regels gevonden
    }
rules-ruling = Uitleg, waar het boekje zwijgt:
rules-data = Gegevens, niet in de tekst van het boekje:
rules-more = Nog { $count } tonen
rules-none = Geen regel past.

## Problems

problem-bad-message = Dat werd niet begrepen.
problem-illegal = Dat staan de regels niet toe.
problem-stale = De tafel is al verder. Kijk nog eens.
problem-bad-notation = Dat is geen zet van dit spel.
problem-not-found = Deze tafel bestaat niet.
problem-not-your-seat = Dit is niet jouw plaats.
problem-not-host = Dat kan alleen de gastheer.
problem-no-session = Kom eerst binnen.
problem-no-account = Log eerst in.
problem-not-trusted = Dat kan alleen de gastheer van het huis of wie hij heeft benoemd.
problem-not-organiser = Dat kunnen alleen wie de club organiseren.
problem-not-member = Dat is voor leden van de club.
problem-no-such-account = Geen account hier heeft deze naam.
problem-invitation-needed = Hier kom je alleen binnen met een uitnodiging.
problem-muted = Een moderator heeft je gevraagd een tijdje niets te schrijven.
problem-banned = Je kunt op dit moment niet naar binnen.
problem-too-new = Je bent nieuw hier: dat kan over een dag of zo.
problem-cannot-invite = Deze persoon kan nu niet voor deze tafel worden uitgenodigd.
problem-not-together = Aan deze tafel kun je niet gaan zitten.
problem-fixed = Dat ligt vast in het bestand waarmee de server is gestart.
problem-wrong-secret = Dat klopt niet. Kijk het na en probeer het opnieuw.
problem-proof-needed = Laat nog één keer zien dat het account van jou is.
problem-weak-password = Dit wachtwoord is te makkelijk te raden. Een paar ongewone woorden zijn beter.
problem-bad-address = Naar dit adres kan niets worden gestuurd. Het moet met https:// beginnen en op het openbare netwerk staan.
problem-name-taken = Deze naam hoort bij een account of lijkt op die van een account. Kies een andere of log in.
problem-last-way = Dan opent niets je account nog. Kies eerst een wachtwoord.
problem-last-host = Niemand anders is gastheer van dit huis. Benoem eerst een andere gastheer.
problem-not-now = Dat kan nu niet.
problem-switched-off = Aan deze tafel is dat er niet.
problem-seat-taken = De plaats is bezet.
problem-table-full = Alle plaatsen zijn bezet.
problem-needs-agreement = Dat liet iets nieuws zien: iedereen moet akkoord gaan.
problem-other-rules = Dit spel volgt andere regels dan deze server speelt. Je kunt het bekijken en exporteren, maar niet verder spelen.
problem-rate-limited = Dat ging te snel. Probeer het zo weer.
problem-too-many = Op dit moment zijn het er te veel.
problem-foreign-origin = Dat kwam van een andere site.
problem-unavailable = De server is niet bereikbaar. Probeer het opnieuw.
problem-internal = Er ging iets mis op de server.
