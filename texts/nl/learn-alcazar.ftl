# De cursus van Alcazar. Elke les heeft een titel en bij elke stap wat er gezegd wordt, waarom het goede antwoord goed is en wat er tegen andere gezegd wordt.

aim-title = Edelen willen hoog staan
aim-1 = In Alcazar bouw je kastelen, en aan het eind telt bij je edelen het niveau waarop ze staan: bij een baron één keer, bij een grande, die een kroon draagt, dubbel. De baron van Inés op 39 staat twee stenen hoog en telt dus 2.
aim-2 = In je beurt koop je een kaart of bouw je. Je hebt de kaart van veld 8: kies die onder het bord en sticht een kasteel, met twee stenen op 8 en één op elk van twee velden op een rij ermee. De knoppen zeggen welke.
aim-2-right = Een nieuw kasteel is 5 waard: elke steen op de grond telt 1, hogere tellen 2. Het heeft je 5 real betaald, het geld van het spel, en zijn vlag toont zijn wapenschild.
aim-2-other = Een kasteel daar is even goed, maar blijf voor deze les bij veld 8.
aim-2-villa = Eén steen is een villa: 1 waard, betaalt 1. Met drie vrije velden op een rij kun je een heel kasteel stichten.
aim-2-buy = Kaarten heb je genoeg. Bouw eerst: bouwen brengt geld op.
aim-2-else = Speel de kaart van veld 8 als eerste, middelste of laatste van drie velden op een rij.
aim-3 = Nu mag je edelen plaatsen op wat je net gebouwd hebt. Een baron kost wat het kasteel waard is, een grande het dubbele. Zet je grande waar hij het meest telt.
aim-3-right = Hij staat op niveau 2 en telt dubbel: 4 punten. Voor het hele spel heb je twee grandes en zes baronnen.
aim-3-baron = Een baron telt daar 2, een grande 4, en goedkoper dan nu wordt hij nooit meer.
aim-3-none = De meeste punten komen van edelen, en zolang het kasteel 5 waard is zijn ze goedkoop.
aim-3-else = Daar zou hij minder tellen. Veld 8 is twee stenen hoog.

income-title = Bouwen brengt geld op
income-1 = Kastelen zijn van niemand. Wie aan een kasteel bouwt, krijgt wat het daarna waard is. Het kasteel met jouw grande is nu 7 waard.
income-2 = Je hebt maar 6 real. Speel de kaart die het meest oplevert.
income-2-right = Het kasteel is tot 8 gegroeid en heeft je 8 betaald.
income-2-villa = Een villa is 1 waard en betaalt 1. De steen naast het kasteel betaalt acht keer zoveel.
income-2-castle = Een nieuw kasteel betaalt 5. Het kasteel dat er staat betaalt meer, en de plek voor een nieuw houd je.
income-2-withdraw = Dat brengt 14 op, maar dan telt je grande niets meer. Laat hem daar en speel een kaart: welk van je velden ligt naast het kasteel?
income-2-else = Kopen kost, bouwen levert op. Welk van je velden ligt naast het kasteel?
income-3 = Zet een baron op de nieuwe steen: hij kost 8.
income-3-right = Hij staat pas op niveau 1, maar wie vroeg in een kasteel is kan ermee stijgen. In één kasteel mogen edelen van meer spelers wonen.
income-3-none = Je mag het geld bewaren. Maar het kasteel wordt alleen duurder, en wie er niet is kan niet stijgen.
income-3-else = De grande naar beneden halen kost hem een niveau. Plaats een baron.

lift-title = Torens
lift-1 = Een torenkaart schuift een steen onder een van je eigen edelen en tilt hem op. Je grande staat op niveau 2, een baron op niveau 1. Gebruik de torenkaart waar ze meer punten oplevert.
lift-1-right = De grande telt 6 in plaats van 4: bij hem telt elk niveau dubbel. En het kasteel betaalde 8. Kaarten koop je, als actie van een beurt: een bouwkaart voor 5 real, een torenkaart voor 10.
lift-1-baron = De baron zou er 1 punt bij krijgen. Onder de grande telt elk niveau dubbel.
lift-1-else = Gebruik eerst de torenkaart.

beaten-title = Geslagen edelen
beaten-1 = De grande van Inés staat op 7 drie stenen hoog en zou 6 tellen. Jij hebt de kaart van veld 7. Een bouwkaart mag ook op een bebouwd veld gespeeld worden, zelfs waar iemand anders staat: die edele is dan geslagen.
beaten-2 = Speel de kaart van veld 7.
beaten-2-right = De grande van Inés is terug in haar voorraad, en ze kreeg 20 real voor hem, het dubbele van de kasteelwaarde. De punten is ze kwijt, het geld niet. Een torenkaart had dit niet gekund.
beaten-2-else = Dat mag, maar de grande van Inés blijft staan waar hij 6 telt. Speel de kaart van veld 7.
beaten-3 = Nu is de hoogste plek van het kasteel vrij, en het is jouw steen. Wie zet je daar neer?
beaten-3-right = Niveau 4, dubbel: 8 punten. Er komt geen steen meer op hem: de kaart van dit veld is uit het spel. Alleen een brug van een ander, nog hoger over hem heen gebouwd, zou hem kunnen slaan.
beaten-3-baron = Een baron telt daar 4, een grande 8. De grande kun je betalen.
beaten-3-move = Je baron zou gratis stijgen, naar 4 punten. Een grande telt daar 8.
beaten-3-none = Dan blijft de beste plek leeg. Neem die plek.
beaten-3-else = Zet je grande op 7.

bridge-title = Wat een brug doet
bridge-1 = De velden 6 en 8 zijn allebei twee stenen hoog, in een rechte lijn met één veld ertussen, en jouw edelen staan erop. Meer heeft een brug niet nodig: twee even hoge pijlers, waarvan één met een edele van jou, geen met die van een ander, en het midden lager.
bridge-2 = Een brug kost 15 real en geen kaart. Bouw haar van 6 naar 8.
bridge-2-right = Vier dingen tegelijk: je beide edelen staan nu op niveau 3, de villa op 6 en het kasteel zijn één geworden, de brug telt 9, drie keer haar niveau, en je kreeg 17.
bridge-2-else = Dat kan wachten. Het geld en de pijlers heb je: koop de brug en leg haar van 6 naar 8.

merge-title = Als kastelen elkaar raken
merge-1 = Hier staan twee kastelen: een van 5 met jouw baron en een van 7 met de grande van Inés. Alleen veld 4 ligt ertussen.
merge-2 = Je hebt de kaart van veld 4. Wat daar gebouwd wordt verbindt ze, en je krijgt wat het geheel waard is.
merge-2-right = 13 real voor één steen. Het wapenschild van het waardevolste kasteel blijft, het andere is vrij voor een nieuw kasteel. Alle edelen blijven waar ze zijn, en vanaf nu kosten en betalen ze als in een kasteel van 13.
merge-2-else = Dat levert minder op. Veld 4 maakt van beide één kasteel van 13.

withdraw-title = Op tijd terugtrekken
withdraw-1 = Voordat je iets doet mag je één edele terugtrekken: hij brengt op wat het kasteel waard is. Je baron op 20 telt 1 punt en brengt 10 real op. De velden 6 en 8 zijn klaar voor een brug met jouw grande erop, maar je hebt maar 6 real, en een brug kost 15.
withdraw-2 = Maak het geld voor de brug vrij.
withdraw-2-right = 16 real, en je actie komt nog. De baron is weer in je voorraad.
withdraw-2-grande = Dan zou er niemand van jou op de pijlers staan, en kan de brug niet meer.
withdraw-2-build = Dat levert een beetje op, maar dan is je beurt voorbij, en iemand kan de pijlers bederven voordat je 15 real hebt.
withdraw-2-else = Trek de baron op 20 terug.
withdraw-3 = En nu de brug.
withdraw-3-right = Eén punt weggegeven, twee meteen gewonnen, 15 real door de brug zelf terugbetaald, en er staat een nieuw kasteel. Trek terug wie laag staat in rijke kastelen, en op tijd: ook een geslagen edele wordt betaald, maar dan koos een ander het moment.
withdraw-3-else = Het geld was voor de brug van 6 naar 8.

end-title = Het einde
end-1 = Het spel eindigt met de beurt waarin de laatste steen of de laatste brug gebruikt wordt. Er is nog één steen, en jij bent aan de beurt. Jouw edelen tellen 11, die van Inés 10. Elke volle 50 real is nog een punt: Inés heeft er 100, jij 85.
end-2 = Gebruik de laatste steen zo dat je wint.
end-2-right = Het kasteel betaalde 17, dat maakt 102 real: twee punten. 13 tegen 12. Meer heb je voor een eerste partij niet nodig.
end-2-villa = Een villa betaalt 1, je zou 86 real hebben: één punt. 12 tegen 12, en Inés heeft meer geld.
end-2-withdraw = Wie nu teruggetrokken wordt telt niet meer mee, en hij staat hoog.
end-2-else = Daarmee krijgt Inés de laatste steen. Welke bouw levert het meest op?
