# De cursus van Toledo. Elke les heeft een titel en bij elke stap wat er gezegd wordt, waarom het goede antwoord goed is en wat er tegen andere gezegd wordt.

aim-title = Zwaarden voor het Alcazar
aim-1 = Toledo maakt zwaarden, en het Alcazar aan het eind van de straat wil ze hebben. Je hebt een klaar zwaard van 8 punten, en je pion op 17 is dicht bij de poorten, 20 en 21. Een kaart verplaatst een pion precies zo ver als haar getal. Breng de pion naar een poort.
aim-1-right = 17 en 3 is 20: de pion is door de poort en blijft tot het eind in het Alcazar.
aim-1-draw = Meer kaarten zijn fijn, maar de juiste heb je al.
aim-1-shop = Een winkel is goed voor later, maar je pion kan nu het Alcazar in.
aim-1-else = Tel van 17 tot de poort: een van je kaarten past precies.
aim-2 = Leg nu het zwaard eronder.
aim-2-right = 8 punten, zeker. Een zwaard dat je aan het eind nog in handen hebt telt maar half. Als iemand drie pionnen in het Alcazar heeft, zijn de anderen nog één keer aan de beurt en is het spel afgelopen.
aim-2-keep = Dan staat de pion er met lege handen, en telt het zwaard aan het eind maar half. Leg het neer.
aim-2-else = Leg het zwaard onder de pion.

shops-title = Een winkel van jezelf
shops-1 = In een beurt doe je een van vier dingen: twee kaarten trekken, een winkel leggen, een pion naar huis sturen, of kaarten spelen en lopen. Een pion kan alleen stoppen waar een winkel, een taverne, de kunstenaar of een poort is. Je hebt twee drieën: leg een edelsteenhandelaar waar een 3 je brengt.
shops-1-right = Precies daar eindigen de eerste drie stappen. Inés heeft twee kaarten getrokken en je bent weer aan de beurt.
shops-1-draw = Dat is een van de vier acties, maar zorg eerst voor een plek om te stoppen.
shops-1-else = Leg een van je edelsteenhandelaars op veld 3. Alleen daar brengt een 3 je in de volgende beurt een edelsteen.
shops-2 = Alle pionnen beginnen op de kathedraal, 0. Speel een 3 en zet een pion van de kathedraal in je winkel.
shops-2-right = 3 stappen brengen hem precies in je winkel, en daar was een cirkel vrij.
shops-2-else = Speel de 3 met een pion op de kathedraal: die komt in je winkel uit.
shops-3 = Een pion die net is aangekomen mag de winkel één keer gebruiken. Die van jezelf kost niets.
shops-3-right = Je eerste edelsteen. Van metaal en edelstenen worden zwaarden gemaakt. Blijven staan levert in latere beurten niets op: een pion moet opnieuw aankomen.
shops-3-skip = Dat mag, maar het is gratis, en voor goede zwaarden heb je edelstenen nodig.
shops-3-else = Gebruik de winkel.

further-title = Kaarten met hetzelfde getal
further-1 = Als je loopt mag je doorgaan met meer kaarten van hetzelfde getal, met dezelfde pion of een andere. Je hebt twee tweeën, en je winkels liggen op 2 en 4. Begin met de eerste 2.
further-1-right = Een edelsteen, en de pion staat op 2. Je tweede 2 mag er in dezelfde beurt achteraan.
further-1-else = Dat mag, maar je twee tweeën leveren je in één beurt een edelsteen en een metaal op. Begin met een 2.
further-2 = Nu de tweede 2, met dezelfde pion.
further-2-right = Edelsteen en metaal in één beurt. Daarom spaar je gelijke kaarten voordat je op weg gaat.
further-2-end = Je mag hier stoppen, maar de volgende 2 brengt je meteen bij je metaalhandelaar.
further-2-else = Loop met de pion op 2: twee stappen verder ligt je metaalhandelaar.

price-title = Wat anderen vragen
price-1 = Je hebt 2 metaal en 2 edelstenen, maar geen eigen zwaardsmid. Inés heeft er een op 10. Ga erheen met de 4.
price-1-right = Het is de enige zwaardsmid in de straat, en 4 stappen brengen je er precies. Er is een cirkel vrij, dus je pion staat erin.
price-1-else = Dat mag. Maar met dit materiaal kun je nu een zwaard laten maken: vier stappen tot de zwaardsmid van Inés.
price-2 = Voor de winkel van een ander geef je de eigenaar één kaart. In deze rij moet het een 3 of meer zijn, en je krijgt geen geld terug. Welke geef je?
price-2-right = Genoeg, en de goedkoopste. In de eerste rij is een 1 genoeg, in de laatste moet het 5 of meer zijn. Inés heeft jouw 3 nu in de hand.
price-2-dear = Inés neemt haar graag aan: een 3 is genoeg, en je krijgt niets terug.
price-2-skip = Je bent voor het zwaard gekomen, en meer dan een 3 kost het niet.
price-2-else = Betaal met de goedkoopste kaart die genoeg is.
price-3 = Kies nu het beste zwaard dat van 2 metaal en 2 edelstenen te maken is.
price-3-right = 8 punten voor 2 en 2. Zwaarden groeien snel: het beste is 15 waard, voor 4 en 4.
price-3-else = Dat zwaard zou je krijgen, maar je materiaal is genoeg voor een beter.

full-title = Verder door volle velden
full-1 = De edelsteenhandelaar van Inés op 4 heeft maar één cirkel, en daar staat haar pion in. Toch kun je erheen: wie geen vrije cirkel vindt, moet meteen met een andere kaart verder of uitdagen. Je hebt twee vieren. Begin.
full-1-right = Het veld is vol, je pion kan niet blijven. Hij gaat meteen verder.
full-1-else = Dat mag, maar de twee vieren brengen je over het volle veld naar je metaalhandelaar op 8. Probeer dat.
full-2 = Ga verder met de tweede 4.
full-2-right = 8 is van jou, dus het metaal is gratis. Volle velden zijn stapstenen zolang je de kaarten hebt; zonder mag je er alleen heen om iemand uit te dagen.
full-2-duel = Een duel is de andere weg, en dit zou je zelfs winnen. Maar verdergaan is zeker: vier stappen verder ligt je eigen winkel.
full-2-else = Speel de andere 4 met de pion op 4.

duel-title = Duels en schermfiches
duel-1 = De pion van Inés staat in de enige cirkel van je eigen zwaardsmid. Ga erheen met de 6: verder kun je niet, dus je daagt haar uit.
duel-1-right = De enige cirkel is bezet, dus je pion mag erom vechten. Nu kruisen jullie de degens.
duel-1-else = Dat mag, maar je smidse wordt bezet door de pion van Inés. Ga erheen met de 6.
duel-2 = Een duel gaat tot twee gewonnen ronden. In elke ronde wordt een kaart omgedraaid: toont ze een kleur waarvan maar één van jullie de schermfiche heeft, dan wint die. Anders wint de figuur die groot getekend is, aanvaller of verdediger. Jij hebt violet en bruin, Inés heeft bruin. Daag haar uit.
duel-2-right = Twee keer kwam violet, en violet heb alleen jij. Bruin, dat jullie allebei hebben, werd door het plaatje beslist, voor Inés. Haar pion is terug op de kathedraal en de cirkel is van jou.
duel-2-else = Daag Inés uit.
duel-3 = Wie de cirkel wint, mag de winkel meteen gebruiken. Je hebt 3 metaal en 1 edelsteen: neem het beste zwaard.
duel-3-right = 7 punten. Schermfiches krijg je bij de schermmeester. Wie kleuren heeft die de anderen missen, wint de meeste duels en wordt met rust gelaten.
duel-3-skip = Voor deze cirkel heb je gevochten. Neem een zwaard!
duel-3-else = Voor 3 metaal en 1 edelsteen is er een beter zwaard.

movement-title = De bewegingsfiche
movement-1 = Normaal hebben alle kaarten van een beurt hetzelfde getal. Je hebt de bewegingsfiche van een schermmeester: één keer per beurt mag daarmee één kaart anders zijn. Je winkels liggen op 3 en 8. Begin met de 3.
movement-1-right = Je hebt een metaal, en vanaf 3 brengt de 5 je precies in je andere winkel.
movement-1-else = Dat mag. Maar met de 3 en dan de 5 kun je in deze beurt je beide winkels gebruiken.
movement-2 = Speel nu de 5, ook al is het een ander getal, en ga verder naar 8.
movement-2-right = Metaal en een edelsteen met twee verschillende kaarten. De fiche heeft haar prijs: wie haar aan het eind nog heeft, verliest 2 punten. Teruggeven kan alleen in ruil voor een andere fiche, als je er drie hebt.
movement-2-end = Je mag stoppen, maar met de fiche kan de 5 ook nog.
movement-2-else = Met een 5 bereikt de pion op 3 je edelsteenhandelaar.

end-title = Wanneer je er een eind aan maakt
end-1 = Je hebt twee pionnen in het Alcazar met zwaarden van 8 en 6 punten, en een van 7 in de hand. Inés heeft er daar een met 5 punten, een schilderij van 3 en twee zwaarden van 10 en 9 die ze er nog heen moet brengen. De derde pion van wie dan ook in het Alcazar luidt het einde in.
end-2 = Spaar je verder, of maak je er een eind aan voordat Inés aankomt? Stuur je derde pion naar binnen.
end-2-right = De derde pion is binnen: Inés is nog één keer aan de beurt, en haar twee zwaarden zijn nog onderweg.
end-2-draw = Elke beurt die je wacht komt Inés dichterbij met zwaarden van 10 en 9 punten. Maak er nu een eind aan.
end-2-else = Dat mag, maar het geeft Inés tijd. Je pion op 18 bereikt met een 2 een poort.
end-3 = En het zwaard erbij.
end-3-right = 21 tegen 17. Inés was nog één keer aan de beurt, maar haar zwaarden telden maar half omdat ze nooit zijn aangekomen. Twee edelstenen zijn een punt, schilderijen tellen helemaal, metaal niets. Meer heb je voor een eerste partij niet nodig.
end-3-keep = Dan telt het 3 in plaats van 7. Leg het neer.
end-3-else = Leg het zwaard onder de pion.
