# The signs of Alcazar and Das neue Big Boss: the name of each, and what it does.

field = Veld
field-does = Een bouwplaats met een nummer. De bouwkaart met dat nummer bouwt hier. Buren zijn de nummers ervoor en erna.

open-ground = Open terrein
open-ground-does =
    { $game ->
        [alcazar] Geen veld. Alleen een brug kan eroverheen.
       *[big-boss] Geen veld: hier kan niet gebouwd worden.
    }

level = Hoogte
level-does = Hoeveel niveaus hoog hier gebouwd is. Een edele hier staat op dat niveau.

baron = Baron
baron-does =
    { $game ->
        [alcazar] Kost bij het plaatsen de waarde van het gebouw en levert die op bij het terugnemen. Aan het eind telt zijn niveau.
       *[big-boss] Kost bij het plaatsen de waarde van het gebouw en levert die op bij het terugnemen of aan het eind.
    }

grande = Grande
grande-does = Groter en met een kroon: kost, betaalt en telt dubbel zoveel als een baron.

flag = Kasteel
flag-does = Een vlag of haar wapenschild maakt een gebouw tot kasteel. Er zijn er hoogstens acht; twee die elkaar raken worden één.

villa = Villa
villa-does = Een gebouw zonder vlag. Vanaf waarde vijf wordt zij een kasteel zodra er een vlag vrij is.

value = Waarde
value-does = Wat het gebouw waard is in real: dat krijgt wie eraan bouwt, en dat kost een baron. Nooit meer dan 50.

scale = Waardeschaal
scale-does = Elk wapenschild staat bij de waarde van zijn kasteel, van 1 tot 50.

build-card = Bouwkaart
build-card-does = Zet een bouwsteen op het veld met dit nummer: sticht een kasteel of een villa, of bouwt verder. Met streepjes is zij te koop.

build-pile = Stapel bouwkaarten
build-pile-does = De bovenste kaart is gedekt te koop.

tower-pile = Stapel torenkaarten
tower-pile-does = De bovenste is te koop. Ze zijn allemaal gelijk.

price = Prijs
price-does = Wat een kaart kost, in real.

money = Geld
money-does =
    { $game ->
        [alcazar] In real. Bouwen brengt het op; kaarten, edelen en bruggen kosten het. Aan het eind is 50 real een punt.
       *[big-boss] In real. Bouwen brengt het op; kaarten en edelen kosten het. De rijkste wint.
    }

hand = Bouwkaarten in de hand
hand-does = Hoeveel de speler er heeft. Welke, is geheim.

stones-left = Bouwstenen in voorraad
stones-left-does = Met de laatste eindigt het spel na die beurt.

out = Heeft gepast
out-does = De speler heeft geen kaart en er is er geen meer te koop: geen beurten meer. Wat er staat, telt nog.

stone = Bouwsteen
stone-does =
    { $game ->
        [alcazar] Op de grond telt hij 1 voor zijn gebouw, hoger 2.
       *[big-boss] Hij telt voor zijn gebouw zijn niveau: 1 op de grond, 2 daarboven, enzovoort.
    }

bridge = Brug
bridge-does = Ligt over drie cellen en verbindt alles wat zij bedekt. Zij telt drie keer haar niveau en tilt je edelen op.

bridge-piece = Brug om te bouwen
bridge-piece-does = Kost 15 real en geen kaart. Zij heeft twee even hoge uiteinden nodig met één cel ertussen, en op een ervan een edele van jou.

bridges-left = Bruggen in voorraad
bridges-left-does = Met de laatste eindigt het spel na die beurt.

founding-stone = Fundament
founding-stone-does = De voet van een kasteel over drie velden op een rij. Het telt 3.

founding-stones-left = Fundamenten in voorraad
founding-stones-left-does = Elk nieuw kasteel heeft er een nodig.

tower-card = Torenkaart
tower-card-does =
    { $game ->
        [alcazar] Zet een bouwsteen op iets dat er al staat: onder een edele van jou, of waar een brug naar hem kan eindigen. Tot niveau 5.
       *[big-boss] Zet een bouwsteen op iets dat er al staat, waar geen edele van een ander staat. Tot niveau 5.
    }

expected = Wat het nu telt
expected-does =
    { $game ->
        [alcazar] Punten voor edelen en geld, als het spel nu eindigde.
       *[big-boss] Geld en wat de edelen zouden opbrengen, als het spel nu eindigde.
    }
