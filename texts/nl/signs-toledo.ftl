# The signs of Toledo: the name of each, and what it does.

cathedral = Kathedraal
cathedral-does = Hier beginnen alle pionnen, en wie een duel verliest komt hier terug.

field = Leeg veld
field-does = Hier kan een winkel komen. Tot dan gaan pionnen eroverheen en kunnen ze er niet stoppen.

gem-dealer = Edelsteenhandelaar
gem-dealer-does = Een pion die hier komt, neemt een edelsteen.

steel-dealer = Metaalhandelaar
steel-dealer-does = Een pion die hier komt, neemt één metaal.

smith = Zwaardsmid
smith-does = Een pion die hier komt, laat een zwaard maken voor het metaal en de edelstenen die het kost.

fencing = Schermmeester
fencing-does = Een pion die hier komt, neemt een schermfiche die je nog niet hebt. Je hebt er hoogstens drie.

tavern = Taverne
tavern-does = Een pion die hier komt, trekt drie kaarten, die je meteen kunt gebruiken.

artist = Kunstenaar
artist-does = Een pion die hier komt, neemt het bovenste schilderij.

gate = Poort
gate-does = Een pion die hier komt, gaat het Alcazar in en blijft daar. Je mag er een zwaard onder leggen.

alcazar = Alcazar
alcazar-does = Het doel. Het getal zegt hoeveel pionnen er zijn; met de derde van één speler beginnen de laatste beurten.

position = Nummer van de plaats
position-does = Geteld vanaf de Kathedraal. Een kaart verplaatst een pion precies zoveel plaatsen.

price = Prijs
price-does = Wie iets gebruikt dat niet van hem is, betaalt met één kaart van minstens deze waarde.

circle = Cirkel
circle-does = Plaats voor één pion. Is er geen cirkel vrij, dan ga je verder of daag je uit.

awning = Zonnescherm
awning-does = Van wie deze winkel is. Die betaalt niets; de anderen geven hun kaart aan de eigenaar.

pawn = Pion
pawn-does = Een van de vijf van een speler. Een kaart zet hem vooruit, nooit terug.

way = Pijl
way-does = Waar de kaart een pion heen zou brengen.

onward = Gestippelde pijl
onward-does = Het veld is vol; met nog een kaart komt de pion hier.

full = Geen cirkel vrij
full-does = Vanaf hier moet de pion meteen verder of iemand uitdagen.

here = Plaats van de keuze
here-does = Hier is net een pion aangekomen; de speler beslist wat hij doet.

rival = Rivaal
rival-does = Deze pion kan tot een duel worden uitgedaagd. Wie verliest, gaat terug naar de Kathedraal.

card = Kaart
card-does = Het getal verplaatst een pion zoveel plaatsen of betaalt een prijs. Volgende kaarten in een beurt hebben hetzelfde getal.

duel-picture = Duelplaatje
duel-picture-does = Telt als de kaart in een duel wordt omgedraaid: wie als enige de fiche van die kleur heeft, wint de ronde, anders de opvallende figuur.

open-card = Eerste kaart
open-card-does = De eerste kaart van deze beurt. Zij zegt welke kaarten mogen volgen.

pile = Stapel
pile-does = Kaarten om te trekken. Is hij leeg, dan worden de gespeelde geschud.

round = Ronde
round-does = Hoe vaak iedereen aan de beurt was. Na de honderdste ronde is het afgelopen.

last-turns = Laatste beurten
last-turns-does = Iemand heeft drie pionnen in het Alcazar: alle anderen hebben nog één beurt.

shop = Winkel om te leggen
shop-does = Je kunt hem op een leeg veld leggen. Het getal zegt hoeveel cirkels hij heeft.

sword = Zwaard op de plank
sword-does = Wat het waard is, en daaronder het metaal en de edelstenen die een zwaardsmid ervoor nodig heeft.

own-sword = Voltooid zwaard
own-sword-does = Onder een pion in het Alcazar telt het helemaal, anders maar half.

painting = Schilderij
painting-does = Telt de punten die erop staan. De beste liggen bovenop.

steel = Metaal
steel-does = Daar worden zwaarden van gemaakt. Wat overblijft, telt niet.

gem = Edelsteen
gem-does = De betere zwaarden hebben edelstenen nodig. Aan het eind zijn er twee een punt waard.

duel-tile = Duelfiche
duel-tile-does = Eén, twee of drie strepen voor paars, bruin of oranje. Zij wint de ronden van haar kleur tegen wie haar niet heeft.

movement = Bewegingsfiche
movement-does = Eén keer per beurt mag je een kaart met een ander getal spelen. Aan het eind kost zij twee punten.

points = Punten
points-does = Wat de speler zou krijgen als het spel nu eindigde.

hand = Kaarten in de hand
hand-does = Hoeveel kaarten de speler heeft. Welke, is geheim.

payment = Te betalen
payment-does = Eén kaart betaalt, van de prijs of meer, zonder wisselgeld. De eigenaar van een winkel krijgt haar.

duel = Duel
duel-does = Hoogstens drie ronden; een kaart van de stapel beslist elke ronde. Twee gewonnen ronden winnen het duel.

round-won = Ronde gewonnen
round-won-does = Deze kant heeft de ronde van het duel gewonnen.
