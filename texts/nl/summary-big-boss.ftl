# Das neue Big Boss op één bladzijde, in onze eigen woorden.

sentence-1 = Bouw kastelen langs de slingerende rij van 72 velden. Wie aan het eind het rijkst is, wint.
sentence-2 = In je beurt mag je eerst één edele terugtrekken voor de waarde van zijn gebouw, een grande voor het dubbele.
sentence-3 = Koop daarna een kaart (bouwkaart 5 real, torenkaart 10) of speel er een.
sentence-4 = Een steen telt zijn niveau, dus torens maken kastelen duur. Een fundament ligt op drie velden in een rechte lijn.
sentence-5 = Elke bouw betaalt je de waarde van het gebouw, hoogstens 50; daarna mag je daar voor die waarde een edele plaatsen.
sentence-6 = Als twee kastelen elkaar raken, blijft het waardevolste. Edelen van anderen in het overgenomen kasteel worden geslagen en uitbetaald.
sentence-7 = De laatste steen beëindigt het spel. Edelen op het bord betalen nog één keer; de meeste edelen vanaf niveau 2 leveren 30 real op.
picture-1 = Een fundament op drie velden in een rechte lijn, en wat erop is gebouwd. Elke steen telt het niveau waarop hij ligt.
picture-2 = Edelen vanaf niveau 2: ze betalen aan het eind nog één keer, en wie er de meeste heeft krijgt 30 real.
