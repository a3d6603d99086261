# Alcazar op één bladzijde, in onze eigen woorden.

sentence-1 = Bouw kastelen en villa's langs de slingerende rij van 72 velden. Aan het eind tellen je edelen naar de hoogte waarop ze staan.
sentence-2 = In je beurt mag je eerst één edele terugtrekken; die levert de waarde van zijn gebouw op, een grande het dubbele.
sentence-3 = Doe daarna één ding: een kaart kopen (bouwkaart 5 real, torenkaart 10) of bouwen.
sentence-4 = Een bouwkaart legt een steen op haar veld; met vier stenen sticht ze een kasteel waar ruimte is. Een torenkaart tilt een eigen edele of een toekomstige pijler op, tot niveau 5.
sentence-5 = Een brug kost 15 real, verbindt twee even hoge torens op twee vakken afstand, vraagt een eigen edele op een pijler en voegt drie keer haar niveau toe.
sentence-6 = Elke bouw betaalt je de waarde van het gebouw. Daarna mag je voor die waarde een edele op het gebouwde zetten.
sentence-7 = De laatste steen of de laatste brug beëindigt het spel. Een baron telt zijn niveau, een grande het dubbele, elke volle 50 real één punt.
sentence-8 = Als twee kastelen elkaar raken, worden ze er één, onder de vlag van het waardevolste; alle edelen blijven staan.
picture-1 = Een kasteel met zijn vlag. Elke steen maakt het meer waard, wie hem ook legt; wie er edelen op heeft staan, wint erbij.
picture-2 = Een brug tussen twee even hoge torens. Ze verbindt wat ze raakt, en een edele erop staat een niveau hoger.
