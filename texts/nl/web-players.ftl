# Eigen spellen, de pagina's van spelers en hoe het voor hen afliep.

history = Mijn spellen
holiday = Vrije dagen
player = Speler
own-page = Mijn pagina
phase = Stand
game = Spel
rating = Rating
with = Met wie
all = Alle
all-games = Alle spellen
running = Bezig
finished = Afgelopen
rated = telt mee
unrated = telt niet mee
nothing = Hier zijn geen spellen.
found = { $running } bezig, { $finished } afgelopen
more = Meer tonen
record = Verslag
left = eerder weg
broken-off = Het spel werd afgebroken.
place =
    { $place ->
        [1] Gewonnen
       *[other] Plaats { $place } van { $players }
    }
own-private = Anderen zien hier alleen je naam.
own-public = Iedereen ziet deze pagina, zonder je spellen aan tafels waar alleen een link naartoe leidde.
change-that = Dat wijzigen
is-private = Van deze speler is alleen de naam te zien.
unknown = Deze speler bestaat niet.
sum-played = Spellen
sum-won = Gewonnen
sum-streak = Nu op rij gewonnen
sum-longest = Meeste keren op rij gewonnen
by-game = Uitslagen per spel
seats = Spelers
places = Plaatsen 1, 2, …
against = Tegen wie
ahead = Eindigde hoger
behind = Eindigde lager
ratings-people = Rating tegen mensen
ratings-computers = Rating tegen de computer
spread = ± { $spread }
provisional = voorlopig
rated-games = { $count ->
    [one] uit één meetellend spel
   *[other] uit { $count } meetellende spellen
}
rating-help = Iedereen begint op 1500. 400 punten meer betekent ongeveer tien keer winnen tegen één keer verliezen. Het getal na ± zegt hoe ver de rating ernaast kan zitten; zolang dat groot is, is de rating voorlopig.
curve =
    Rating over { $games ->
        [one] één spel
       *[other] { $games } spellen
    } sinds { $since }: van { $from } naar { $to }, minstens { $lowest }, hoogstens { $highest }.
leaders = Ranglijsten
month = Tijd
all-time = Aller tijden
kind = Rating
no-leaders = Hier heeft nog niemand een meetellend spel gespeeld.
leaders-found = { $count ->
    [one] één speler
   *[other] { $count } spelers
}
rank = Rang
