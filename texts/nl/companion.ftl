# De begeleider van een eerste partij: wat een stap is en waar men daar op let. Eén bericht voor elke stap van elk spel.

salamanca-play-cards = Kies wanneer je aan de beurt wilt zijn. Hoge kaarten gaan eerst en krijgen de beste tegels; lage gaan laatst, en de laatste mag een plaag zetten en ook nog tegels leggen. Wat je speelt gaat daarna naar je linkerbuur.
salamanca-choose-two = Je kiest twee kaarten, een voor vroeg en een voor laat. Kijk wat er in het aanbod ligt en of je een plaag wilt zetten.
salamanca-turn = Meestal neem je tegels. Zoek een tegel in de kleur van een van je gebouwen, of een gebouw naast land dat er al ligt. Is er geen van beide, dan verdient de conde mee met een ander.
salamanca-lay = Tegels tellen als ze je gebouw raken, of een landschap van dezelfde soort dat het raakt. Kies een tegel en ga naar een vrij vak of raak het één keer aan: je leest wat elk gebied waar hij bij zou horen nu waard is en daarna zou zijn. Is een gebied van jou 7 of meer waard, vraag je dan af of je nu verkoopt.
salamanca-claim = Nu of nooit: een gebouw neem je alleen in bezit in de beurt waarin het gelegd is. Met drie eigen gebouwen moet je er eerst een verkopen.
salamanca-go-on = Wie tegels heeft gelegd, mag voor het eind van de beurt nog verkopen: een verkoop brengt het getal bij het gebouw op. Een gebied dat 7 of meer waard blijft, levert op elke markt 2 op; verkoop in de laatste ronde alles. Na alleen de conde of een kaart valt er niets te verkopen.
salamanca-last-turn = Je bent de laatste en hebt twee acties: wat de kaart kan, en daarbij tegels of de conde. Een plaag hoort waar het landschap van een ander lang en dun is; de 6 neemt iemand een kaart uit de hand; 5, 7 en 8 doen niets.
salamanca-swap = Neem wat jou zou schaden of wat aan de beurt komt wanneer jij wilt, en geef weg wat het minst helpt.

toledo-action = In het begin leg je een winkel dicht bij de start en trek je kaarten; gelijke kaarten zijn het meest waard. Loop als een kaart naar een winkel leidt waar je iets aan hebt. Wijs een kaart aan om te zien waarheen ze leidt.
toledo-more = Nog een kaart met hetzelfde getal mag volgen. Stop als het volgende veld je niets brengt.
toledo-full = Er is geen cirkel vrij. Verdergaan is veilig als je de kaart hebt; een duel staat gelijk, tenzij je schermfiches hebt die de ander mist.
toledo-shop = Je eigen winkels zijn gratis: gebruik ze. Bij die van anderen bedenk je wat de kaart je waard is. Materiaal dat je voor een zwaard mist is meestal een lage kaart waard.
toledo-take = Neem bij de zwaardsmid het beste zwaard dat je materiaal toelaat, of wacht op een beter als je maar één stuk mist. Neem bij de schermmeester een kleur die de anderen missen, of de bewegingsfiche om snel te zijn.
toledo-gate = Leg je beste zwaard onder de pion: alleen daar telt het helemaal.

alcazar-turn = Bouwen brengt geld op, kopen kost. Zoek de kaart die aan een rijk kasteel bouwt, het liefst een met edelen van jou. Trek een edele alleen terug als je het geld nodig hebt. Zolang er geen kasteel is, sticht er een.
alcazar-action = Je hebt een edele teruggetrokken. Gebruik het geld nu: voor een brug, of een plek in een nieuw kasteel.
alcazar-purchase = Koop een kaart: een kaart met een veld naast een kasteel levert het snelst geld op.
alcazar-keep = Het kasteel dat blijft geeft de naam; alle edelen blijven.
alcazar-crest = Een villa van 5 wordt een kasteel. Kies die waar je edelen hebt.
alcazar-nobles = Een edele kost wat het kasteel waard is, dus plaats hem vroeg. Grandes horen waar het hoog is of wordt: hun niveau telt dubbel.

big-boss-turn = Bouwen brengt op wat het kasteel waard is, dus bouw aan rijke kastelen, het liefst met edelen van jou. Trek een edele terug waar het kasteel niet meer groeit of opgeslokt kan worden. Zolang er geen kasteel is, sticht er een.
big-boss-action = Je hebt een edele teruggetrokken. Gebruik het geld nu, voordat de anderen bouwen.
big-boss-purchase = Koop een kaart: een kaart met een veld naast een kasteel levert het snelst geld op.
big-boss-keep = Houd het kasteel met je eigen edelen: die van de anderen in het kasteel dat verdwijnt worden geslagen.
big-boss-crest = Een villa van 5 wordt een kasteel. Kies die waar je edelen hebt.
big-boss-nobles = Een edele is waard wat het kasteel ooit waard zal zijn. Plaats hem zolang het klein is, en waar anderen eraan zullen bouwen.
