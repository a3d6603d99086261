# Wat er te zien is op het kleine bord bij elke regel van Alcazar en Das neue Big Boss.

c-1 = De kronkelende rij: ze begint bij veld 1 en komt terug bij veld 72, er vlak onder.
c-2 = Veld 1 heeft twee buren: veld 2, en veld 72 waar de rij zich sluit.
c-3 = Naast het bord: de stapels bouwkaarten en torenkaarten, en hoeveel bouwstenen er nog zijn.
c-4 = Een hand aan het begin: tien bouwkaarten, zes baronnen en twee grandes. Zes bouwkaarten liggen open.
c-5 = De nieuwe steen ligt op de grond, dus het kasteel is 1 meer waard.
c-6 = Het kasteel stond op 50 en blijft daar. De nieuwe steen op 12 levert toch 50 real op.
c-7 = De grande staat op twee stenen, dus op niveau 2. De volgende steen hier zou hem naar niveau 3 tillen.
c-8 = Voor al het andere kan deze grande worden teruggetrokken. Daarna komt één actie.
c-9 = Te koop: de open bouwkaarten en de bovenste van de stapel voor 5 real, een torenkaart voor 10.
c-10 = Bouwkaarten noemen hun veld. De laatste kaart is een torenkaart.
c-11 = De steen op 11 maakte het kasteel 7 waard: het betaalt 7 real, en op de nieuwe steen mag een edele.
c-12 = Tussen 35 en het kasteel op 38 liggen maar twee lege velden. Er zijn er drie nodig, dus op 33 tot 35 kan geen kasteel worden gesticht.
c-13 = Een nieuw kasteel, 5 waard, met een grande in het midden. Op een van de twee andere velden mag nog een edele.
c-14 = Een steen met niets ernaast: een villa, 1 waard.
c-15 = De nieuwe steen raakt de villa op 63 en hoort erbij.
c-16 = Een steen van een bouwkaart kwam erbovenop. De edele van een ander die hier stond, is geslagen.
c-17 = De steen op 21 verbond twee villa's. Samen zijn ze 5 waard, dus zijn ze een kasteel met een vlag geworden.
c-29 = Op veld 28 is niets gebouwd, dus een torenkaart heeft daar geen plaats.
c-18 = Een edele mag alleen op de steen die in deze beurt is gebouwd, voor wat het kasteel nu waard is.
c-19 = Waar een edele staat, kan geen tweede worden ingezet.
c-20 = De grande die hier stond, is teruggetrokken voor tweemaal de waarde van het kasteel. Het kasteel zelf is evenveel waard als eerst.
c-21 = Kaart { $game ->
        [big-boss] 8
       *[other] 7
    } zou deze grande slaan. Zijn eigenaar zou tweemaal krijgen wat het kasteel nu waard is.
c-22 = Een steen op veld 4 zou de kastelen aan beide kanten verbinden.
c-23 = Twee villa's, 3 en 1 waard. Een steen ertussen maakt er één gebouw van, 5 waard.
c-24 = De steen op 10 verbond de villa met het kasteel. Haar hele waarde ging naar het kasteel.
c-25 = De steen op 4 verbindt twee kastelen. Het waardevolste blijft, de vlag van het andere gaat terug naar de voorraad.
c-26 = Er is nog één bouwsteen. Wie die gebruikt, maakt de beurt af, en het spel is uit.
c-27 = Geen kaart en 2 real: er moet een edele terug om een kaart te kopen. Die in het kasteel levert 5 op en volstaat, die in de villa op 20 te weinig.
c-28 = Geen kaart in de hand en geen te koop: deze speler past, maar de edele blijft tot de eindtelling.
a-1 = Alle twintig bruggen zijn er nog.
a-2 = Iedereen begint met 40 real.
a-3 = De twee torens zijn elk 3 waard. De brug erover ligt op niveau 3 en telt 9.
a-4 = Kaart 8 stichtte een kasteel: twee stenen op veld 8, aan elke kant een.
a-5 = De torenkaart mag een van de twee eigen edelen optillen. Naast veld 9 is niets hoger, dus daar mag geen toren groeien.
a-6 = Twee even hoge torens met één lager vak ertussen: daar past een brug over.
a-7 = De twee torens passen, maar op geen van beide staat een eigen edele: geen brug.
a-8 = Op precies deze drie vakken kan nooit een tweede brug liggen.
a-9 = De torens zijn twee niveaus hoog, dus de brug ligt op niveau 3 en voegt 9 toe.
a-10 = Beide edelen stonden op de pijlers. Nu staan ze op de brug, een niveau hoger.
a-11 = De villa op 6 en het kasteel op 8 tot 10 zijn nu één gebouw.
a-12 = Er zijn nog twintig bruggen. De laatste zou het spel beëindigen, net als de laatste bouwsteen.
a-13 = In plaats van voor een edele te betalen mag de eigen baron van 8 naar de nieuwe steen op 7.
a-14 = De twee kastelen zijn nu één, en de edelen van beide staan er nog.
a-15 = Geen kaart meer, maar met deze torens en 30 real kan er een brug komen in plaats van te passen.
a-16 = De eindtelling: elke edele telt zijn niveau, een grande dubbel.
b-1 = De fundamenten die er nog zijn.
b-2 = Iedereen begint met 30 real.
b-3 = Op veld 8 liggen stenen op niveau 2, 3 en 4; ze tellen 2, 3 en 4. Het fundament eronder telt 3.
b-4 = Kaart 8 stichtte een kasteel: een fundament over drie velden op een rij, en een steen op veld 8.
b-5 = Een torenkaart mag op elk bebouwd vak, behalve op dit: er staat een edele van een ander.
b-6 = Het linker kasteel bleef. De grande van de ander op veld 7 is geslagen en betaald.
b-7 = Edelen op niveau 2 of hoger: ze betalen als alle andere, en wie er de meeste van heeft, krijgt 30 real extra.
