# The signs of Salamanca: the name of each, and what it does.

field = Akker
field-does = Een landschap voor boerderijen, met een gele rand.

pasture = Weide
pasture-does = Een landschap voor boerderijen, met een gele rand.

lake = Meer
lake-does = Een landschap voor burchten, met een blauwe rand.

forest = Bos
forest-does = Een landschap voor burchten, met een blauwe rand.

vineyard = Wijngaard
vineyard-does = Een landschap voor kloosters, met een rode rand.

farm = Boerderij
farm-does = Een gebouw ter waarde van 2, samen met de akkers en weiden die eraan grenzen.

castle = Burcht
castle-does = Een gebouw ter waarde van 3, samen met de meren en bossen die eraan grenzen.

monastery = Klooster
monastery-does = Een gebouw ter waarde van 4, samen met de wijngaarden die eraan grenzen.

fertile = Vruchtbare tegel
fertile-does = Telt haar getal in plaats van 1. Wordt zij bij een verkoop betaald, dan verdwijnt zij van het bord.

cell = Vrije plek
cell-does = Hier kan een tegel komen.

edge = Kolom of rij
edge-does = Letter en cijfer noemen een plek, zoals c4.

worth = Waarde van het gebied
worth-does = Het gebouw en de landschappen van zijn kleur die eraan grenzen: zoveel brengt een verkoop op. Op goud kun je het nu verkopen.

outline = Omtrek van het gebied
outline-does = Wat bij het aangewezen gebouw hoort, wat niet telt en wat een verkoop zou weghalen.

squire = Landheer
squire-does = Toont van wie het gebouw is. Iedereen heeft er drie; een verkoop geeft hem terug.

conde = Conde
conde-does = Staat in het gebouw van een ander en verdient mee: de landschappen bij verkoop, 1 van de weekmarkt.

poison = Gif
poison-does = Op een meer of wijngaard: de tegel is niets waard en snijdt af wat erachter ligt.

rat = Rat
rat-does = Halveert de waarde van het hele landschap waarin zij zit.

locust = Sprinkhaan
locust-does = Op een akker, bos of weide: de tegel is niets waard en snijdt af wat erachter ligt.

ruin = Ruïne
ruin-does = Het gebouw zelf is niets waard; de landschappen tellen nog.

cut-off = Arcering
cut-off-does = Een plaag snijdt deze tegel af van een gebouw; daar telt zij niet.

lock = Slot
lock-does = Deze ronde niet te verkopen: net in bezit genomen, of net door de eigenaar vergroot met een vruchtbare tegel.

leaving = Doorgestreept
leaving-does = De zet die je bekijkt zou deze tegel van het bord halen.

card = Kaart
card-does = Hoe hoger, hoe eerder je aan de beurt bent; alleen een 5 die de laagste gespeelde kaart is, komt het eerst. Meer kan een kaart zonder teken niet.

plague-card = Kaart met een plaag
plague-card-does = Een laag getal komt laat aan de beurt, maar kan de getoonde plaag verplaatsen.

swap-card = Kaart 6
swap-card-does = Je mag iemands hand bekijken, een kaart nemen en er een van jou geven.

played = Speelvolgorde
played-does = De kaarten van deze ronde, in de volgorde waarin de spelers aan de beurt komen.

both-actions = Twee acties
both-actions-does = Wie als laatste aan de beurt is, mag de kaart gebruiken en ook tegels leggen of de conde zetten.

chosen = Gedekt gekozen
chosen-does = Je kaarten voor deze ronde. Ze worden getoond als iedereen gekozen heeft.

display = Aanbod
display-does = Wie tegels legt, neemt alles van één vak. Wat blijft liggen, wacht en groeit.

round = Ronde
round-does = De hoeveelste ronde het is en hoeveel er zijn.

last-round = Laatste ronde
last-round-does = De laatste tegel is er. Na deze ronde wint het meeste geld; gebouwen tellen niet.

tiles-to-come = Tegels die nog komen
tiles-to-come-does = Hoeveel tegels er nog in het aanbod komen.

money = Dubloenen
money-does = Geld, geheim tot het einde tenzij de tafel het toont. Het meeste wint.

hand = Kaarten in de hand
hand-does = Hoeveel kaarten de speler heeft. Welke, is geheim.

payment = Betaling
payment-does = Wat de verkoop oplevert en voor wie: de eigenaar het gebied, een conde de landschappen.

market = Weekmarkt
market-does = Aan het eind van een ronde levert een gebied van 7 of meer de eigenaar 2 op, en een conde daarin 1.

passed-on = Doorgegeven
passed-on-does = Aan het eind van een ronde geeft iedereen de gespeelde kaart naar links.
