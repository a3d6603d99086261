# Clubs en clubavonden.

clubs = Clubs
clubs-about = Een club heeft een eigen pagina: leden, open tafels, een ranglijst en avonden waarvoor tafels worden geloot. Een account is niet nodig.
mine = Mijn clubs
mine-none = Je zit nog in geen club. Richt er een op, of open de link die iemand je heeft gestuurd.
listed = Clubs die iedereen mag zien
found = Een club oprichten
found-now = Oprichten
name = Naam van de club
words = Een paar woorden over de club
public = Iedereen mag deze club vinden en de pagina zien
is-public = voor iedereen te zien
is-private = alleen voor leden te zien
members-count =
    { $count ->
        [one] één lid
       *[other] { $count } leden
    }
unknown = Deze club bestaat niet, of alleen de leden mogen hem zien. Met de link kom je binnen.
to-clubs = Alle clubs
join = Je bent uitgenodigd
join-now = Lid worden
tables = Tafels van de club
tables-none = Er is nu geen tafel open.
open-table = Een tafel voor de club openen
table-for-club = Deze tafel is voor je club: de clubpagina toont hem, en de partij telt voor de ranglijst.
members = Leden
organiser = organiseert
you = jij
nameless = zonder naam
promote = Laten organiseren
promote-this = { $name } de club laten organiseren
demote = Organiseert niet meer
demote-this = { $name } organiseert de club niet meer
remove = Verwijderen
remove-this = { $name } uit de club verwijderen
remove-sure = { $name } uit de club verwijderen? De link voor nieuwe leden verandert, zodat de oude niet terugleidt.
invite = Leden uitnodigen
invite-help = Wie deze link opent, kan lid worden. Een naam is genoeg.
link = Link om te sturen
invite-code = De link als code voor een camera
invite-closed = De club neemt nu geen nieuwe leden aan.
invite-renew = Nieuwe link maken, deze beëindigen
invite-open = De club openstellen voor nieuwe leden
invite-end = De club sluiten voor nieuwe leden
organise-link = Organiseren met een link
organise-help = Wie deze link heeft, mag alles wat organisatoren mogen, zonder account en zonder lid te zijn.
organise-once = Bewaar deze link: hij wordt alleen nu getoond.
organise-code = De link voor organisatoren als code voor een camera
organise-make = Link voor organisatoren maken
organise-renew = Nieuwe link maken, de vorige beëindigen
organise-end = Link beëindigen
change = Naam en woorden wijzigen
save = Opslaan
leave = De club verlaten
leave-sure = De club verlaten?
close = De club opheffen
close-sure = De club voorgoed opheffen? Leden, avonden en ranglijst zijn dan weg. Iedereen houdt zijn partijen.
leaders = Ranglijst van de club
leaders-none = Nog geen twee leden hebben dit spel met elkaar uitgespeeld.
leaders-help = Partijen aan tafels van de club tellen: 24 punten voor de eerste plaats, geen voor de laatste, de andere gelijk ertussen verdeeld.
game = Spel
games = Partijen
place = Plaats
player = Speler
points = Punten
wins = Gewonnen
rating = Rating
results = Laatste uitslagen
computer = Computer
evenings = Clubavonden
evenings-about = Op een clubavond wordt iedereen die er is ronde na ronde aan tafels geloot, zodat allen ongeveer even vaak met elkaar spelen.
evening = Clubavond { $number }
evening-go = Naar clubavond { $number }
evening-new = Een clubavond plannen
evening-games = Spellen, om de beurt één per ronde
evening-open = De avond openen
evening-help = Iedereen die er is krijgt een plaats, de tafels zijn zo gelijk mogelijk. Wie geen tafel vindt, heeft een vrije ronde en krijgt de punten van een gemiddelde partij; vrije rondes gaan rond.
least = Minst aan een tafel
most = Meest aan een tafel
rounds = Rondes
rounds-count =
    { $count ->
        [one] één ronde
       *[other] { $count } rondes
    }
people-count =
    { $count ->
        [one] één persoon
       *[other] { $count } personen
    }
size = { $most } aan een tafel
sizes = { $least } tot { $most } aan een tafel
fill-up = Computerspelers op lege plaatsen
fill-up-no = Geen
private-person = Iemand die niet genoemd wordt
winners =
    { $count ->
        [one] Winnaar: { $names }
       *[other] Winnaars: { $names }
    }
i-am-here = Ik ben er
i-go = Ik ga weg
here = er
away = weg
here-count =
    { $count ->
        [0] Er is nog niemand.
        [one] Er is één persoon.
       *[other] Er zijn { $count } personen.
    }
wait-draw = Je bent er. Zodra de volgende ronde is geloot, brengt deze pagina je naar je tafel.
wait-round = Ronde { $round } wordt nog gespeeld. Deze pagina brengt je naar je volgende tafel.
table-ready = Je tafel is klaar.
table-go = Naar de tafel
bar-here = Je bent op de clubavond.
bar-back = Naar de avond
is-over = De avond is voorbij.
lead = De avond leiden
lead-waiting = Aan tafels van deze ronde wordt nog gespeeld.
lead-done = Alle rondes zijn geloot.
lead-too-few = Dat zijn er te weinig voor een tafel.
draw = Ronde { $round } loten
end = De avond beëindigen
end-sure = De avond beëindigen? Partijen die niet uit zijn, tellen als onbeslist.
standing = Stand
final-standing = Eindstand
points-help = 24 punten voor de eerste aan een tafel, geen voor de laatste, de andere gelijk ertussen verdeeld; 12 voor een vrije ronde. Bij gelijke punten beslissen de gewonnen partijen.
round = Ronde { $round }
round-short = R{ $round }
table = Tafel { $number }
seat-result =
    plaats { $place }, { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
table-on = speelt
table-over = uit
table-waived = niemand wacht erop
waive = Niet wachten
waive-this = Niet op tafel { $number } wachten
byes =
    { $count ->
        [one] { $names } heeft een vrije ronde.
       *[other] { $names } hebben een vrije ronde.
    }
set-away = Is weg
set-away-this = { $name } is weg
evening-invite = Anderen erbij halen
evening-invite-help = Wie deze link opent, kan meedoen. Een naam is genoeg.
is-hidden = door een moderator verborgen: alleen leden vinden de club
report-this-club = Klacht over deze club
