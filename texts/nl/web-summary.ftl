# Elk spel op één bladzijde, in eigen woorden.

## alcazar

alcazar-1 = Bouw kastelen en villa's langs de slingerende rij van 72 velden. Aan het eind tellen je edelen naar de hoogte waarop ze staan.
alcazar-2 = In je beurt mag je eerst één edele terugtrekken; die levert de waarde van zijn gebouw op, een grande het dubbele.
alcazar-3 = Doe daarna één ding: een kaart kopen (bouwkaart 5 real, torenkaart 10) of bouwen.
alcazar-4 = Een bouwkaart legt een steen op haar veld; met vier stenen sticht ze een kasteel waar ruimte is. Een torenkaart tilt een eigen edele of een toekomstige pijler op, tot niveau 5.
alcazar-5 = Een brug kost 15 real, verbindt twee even hoge torens op twee vakken afstand, vraagt een eigen edele op een pijler en voegt drie keer haar niveau toe.
alcazar-6 = Elke bouw betaalt je de waarde van het gebouw. Daarna mag je voor die waarde een edele op het gebouwde zetten.
alcazar-7 = De laatste steen of de laatste brug beëindigt het spel. Een baron telt zijn niveau, een grande het dubbele, elke volle 50 real één punt.
alcazar-8 = Als twee kastelen elkaar raken, worden ze er één, onder de vlag van het waardevolste; alle edelen blijven staan.
alcazar-picture-1 = Een kasteel met zijn vlag. Elke steen maakt het meer waard, wie hem ook legt; wie er edelen op heeft staan, wint erbij.
alcazar-picture-2 = Een brug tussen twee even hoge torens. Ze verbindt wat ze raakt, en een edele erop staat een niveau hoger.

## big-boss

big-boss-1 = Bouw kastelen langs de slingerende rij van 72 velden. Wie aan het eind het rijkst is, wint.
big-boss-2 = In je beurt mag je eerst één edele terugtrekken voor de waarde van zijn gebouw, een grande voor het dubbele.
big-boss-3 = Koop daarna een kaart (bouwkaart 5 real, torenkaart 10) of speel er een.
big-boss-4 = Een steen telt zijn niveau, dus torens maken kastelen duur. Een fundament ligt op drie velden in een rechte lijn.
big-boss-5 = Elke bouw betaalt je de waarde van het gebouw, hoogstens 50; daarna mag je daar voor die waarde een edele plaatsen.
big-boss-6 = Als twee kastelen elkaar raken, blijft het waardevolste. Edelen van anderen in het overgenomen kasteel worden geslagen en uitbetaald.
big-boss-7 = De laatste steen beëindigt het spel. Edelen op het bord betalen nog één keer; de meeste edelen vanaf niveau 2 leveren 30 real op.
big-boss-picture-1 = Een fundament op drie velden in een rechte lijn, en wat erop is gebouwd. Elke steen telt het niveau waarop hij ligt.
big-boss-picture-2 = Edelen vanaf niveau 2: ze betalen aan het eind nog één keer, en wie er de meeste heeft krijgt 30 real.

## toledo

toledo-1 = Breng mooie zwaarden naar het Alcazar. Zwaarden onder je pionnen daar tellen volledig, in bezit gehouden zwaarden half.
toledo-2 = Een beurt is één actie: twee kaarten trekken, een winkel leggen, een pion naar huis sturen of lopen.
toledo-3 = Om te lopen speel je een kaart en ga je precies haar waarde vooruit; meer kaarten van dezelfde waarde mogen volgen.
toledo-4 = Pionnen stoppen alleen bij winkels, tavernes, de kunstenaar en poorten. De eigen winkel is gratis; elders betaal je met één kaart van minstens de prijs.
toledo-5 = Waar alle cirkels bezet zijn, ga je verder of daag je uit: wie het eerst twee rondes wint, blijft; de verliezer gaat naar huis.
toledo-6 = Metaal en edelstenen worden bij de zwaardsmid zwaarden. Duelfiches helpen in duels; de bewegingsfiche staat één kaart met een andere waarde toe.
toledo-7 = Heeft iemand drie pionnen in het Alcazar, dan krijgen alle anderen nog één beurt.
toledo-8 = Naast zwaarden tellen schilderijen wat erop staat en elke twee edelstenen 1 punt; de bewegingsfiche kost er 2.
toledo-picture-1 = Winkels onder de luifels van hun eigenaars. Je eigen winkel is gratis, die van een ander kost een kaart, die naar de eigenaar gaat.
toledo-picture-2 = De twee poorten en het Alcazar. Een pion die daar komt blijft er, en een zwaard eronder telt volledig.

## salamanca

salamanca-1 = Leg tegels, neem gebouwen in bezit en verkoop ze zolang hun gebied rijk is. Aan het eind telt alleen geld.
salamanca-2 = Elke ronde speelt iedereen een kaart met een andere waarde. Hogere zijn eerst; de laagste is het laatst en mag twee dingen doen.
salamanca-3 = A: neem alle tegels van één aanbodveld en leg ze; neem nieuwe gebouwen met landheren in bezit; verkoop eigen gebouwen.
salamanca-4 = B: zet je conde in een gebouw van een ander waarvan het gebied minder dan 7 waard is; hij verdient mee.
salamanca-5 = C: kaart 1 tot en met 4 zetten een plaag, kaart 6 ruilt een kaart met een andere hand.
salamanca-6 = Een gebied is een gebouw met de landschappen van zijn kleur die eraan grenzen. Een verkoop betaalt het uit; getelde vruchtbare tegels verlaten het bord.
salamanca-7 = Aan het eind van een ronde betaalt de markt 2 voor elk gebouw met een eigenaar en een gebied van 7 of meer, en 1 aan een conde erin.
salamanca-8 = De ronde waarin de laatste tegel in het aanbod komt, is de laatste: ronde 15 met twee of vier spelers, 20 met drie, 12 met vijf. Wat dan niet verkocht is, betaalt niets.
salamanca-picture-1 = Een gebied: een gebouw met de landschappen van zijn kleur die het raken. Het getal is wat een verkoop zou opbrengen.
salamanca-picture-2 = Plagen: ze maken de gebieden eromheen minder waard, of snijden er een deel van af.
