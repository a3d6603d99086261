# De cursus van Das neue Big Boss. Elke les heeft een titel en bij elke stap wat er gezegd wordt, waarom het goede antwoord goed is en wat er tegen andere gezegd wordt.

aim-title = Edelen in groeiende kastelen
aim-1 = De rijkste wint. Geld komt van bouwen en van edelen: aan het eind brengt ieder op wat zijn kasteel waard is, een grande, die een kroon draagt, het dubbele. De baron van Inés staat in een kasteel van 5, dus vandaag is hij 5 waard.
aim-2 = In je beurt koop je een kaart of bouw je. Je hebt de kaart van veld 8: kies die onder het bord en sticht een kasteel, over drie velden in een rechte lijn. De knoppen zeggen welke drie.
aim-2-right = Een nieuw kasteel is 5 waard: 3 voor het lange fundament, 2 voor de steen erop. Het heeft je 5 real betaald, het geld van het spel, en zijn vlag toont zijn wapenschild.
aim-2-other = Een kasteel daar is even goed, maar blijf voor deze les bij veld 8.
aim-2-villa = Eén steen is een villa: 1 waard, betaalt 1. Met drie vrije velden op een rij kun je een heel kasteel stichten.
aim-2-buy = Kaarten heb je genoeg. Bouw eerst: bouwen brengt geld op.
aim-2-else = Speel de kaart van veld 8 en sticht een kasteel.
aim-3 = Nu mag je edelen plaatsen op wat je net gebouwd hebt. Een baron kost wat het kasteel nu waard is, een grande het dubbele. Kastelen groeien: plaats je grande zolang het goedkoop is.
aim-3-right = Hij kostte 10. Als het kasteel 20 waard is, is hij 40 waard.
aim-3-baron = Ook goed belegd, maar een grande wordt met elke steen dubbel zoveel meer waard.
aim-3-none = Nooit meer kost een edele in dit kasteel zo weinig.
aim-3-else = Plaats je grande in het nieuwe kasteel.

grow-title = Waar je bouwt
grow-1 = Kastelen zijn van niemand. Wie aan een kasteel bouwt, krijgt wat het daarna waard is, en elke edele erin wordt meer waard. In het kasteel van 7 heb je een grande en een baron.
grow-2 = Speel de kaart die je het meest oplevert.
grow-2-right = 8 real meteen. En het kasteel is één meer waard: je grande wordt 2 meer waard, je baron 1.
grow-2-theirs = Dat betaalt 6 en maakt de baron van Inés meer waard. Bouw waar je eigen edelen zijn.
grow-2-castle = Een nieuw kasteel betaalt 5. Waar je edelen zijn levert een steen meer op, en wel dubbel.
grow-2-villa = Een villa betaalt 1. Kijk waar je edelen zijn.
grow-2-withdraw = Dat brengt op wat de edele nu waard is, maar dan groeit hij niet meer met het kasteel mee. Houd er in deze les allebei en speel een kaart: waar zijn je edelen?
grow-2-else = Bouwen levert nu meer op. Waar zijn je edelen?

height-title = Hoogte telt
height-1 = Een steen telt zijn niveau: op de grond 1, als vierde van een toren 4. Een torenkaart mag op elk bebouwd veld waar niemand anders staat. Het kasteel is 9 waard, en 8 is drie stenen hoog. Gebruik je torenkaart waar ze het meest oplevert.
height-1-right = Het vierde niveau telt 4: het kasteel is 13 waard en betaalde je 13, en je grande is 26 waard. Kaarten koop je, als actie van een beurt: een bouwkaart voor 5 real, een torenkaart voor 10.
height-1-flat = Op de grond telt een steen 1: het kasteel zou 10 betalen. Hoger telt hij meer.
height-1-own = Dat tilt je grande op, wat aan het eind iets waard is, maar een steen op niveau 2 telt maar 2. Zoek de hoogste toren.
height-1-low = Daar komt de steen op niveau 2 en telt maar 2. Zoek de hoogste toren.
height-1-else = Gebruik eerst de torenkaart.

beaten-title = Geslagen edelen
beaten-1 = De grande van Inés staat op de toren van veld 8, en jij hebt de kaart van dat veld. Een bouwkaart mag ook op een bebouwd veld gespeeld worden, zelfs waar iemand anders staat: die edele is dan geslagen en gaat naar huis. De eigenaar krijgt wat hij voor de steen waard was.
beaten-2 = Speel de kaart van veld 8.
beaten-2-right = Inés kreeg 18 real voor haar grande, maar ze is eruit, en vanaf nu groeit het kasteel zonder haar. Jij kreeg 13.
beaten-2-else = Dat mag, maar de grande van Inés groeit met elke steen verder. Speel de kaart van veld 8.
beaten-3 = De top van de toren is vrij, en het is jouw steen. Plaats er een edele op.
beaten-3-right = Hij staat op niveau 4, en er komt geen steen meer op hem: de kaart van dit veld is uit het spel. Alleen als kastelen elkaar raken kan hij nog geslagen worden; daarover gaat een andere les.
beaten-3-none = Het is de veiligste plek van het kasteel, en het kasteel zal groeien. Neem die plek.
beaten-3-else = Plaats een edele op 8.

merge-title = Het ene kasteel slokt het andere op
merge-1 = Twee kastelen met één vrij veld ertussen: dat van jou is 5 waard, dat met de grande van Inés 6. Als ze elkaar raken worden ze één, en daarbij kunnen edelen verloren gaan.
merge-2 = Je hebt de kaart van veld 4. Verbind ze.
merge-2-right = De nieuwe steen telt voor een van de twee, en jij zegt voor welk. Telt hij voor het jouwe, dan zijn beide 6 waard en bepaal jij welk blijft.
merge-2-else = Dat levert minder op. Het verbonden kasteel zou 12 waard zijn.
merge-3 = Het kasteel dat blijft houdt al zijn edelen. In het kasteel dat wordt overgenomen worden de edelen van de anderen geslagen; je eigen edelen blijven altijd. Welk moet blijven: Almería met jouw grande of Cádiz met die van Inés?
merge-3-right = Inés kreeg 12 voor haar grande en is eruit. Jij kreeg 12, en je grande is 24 waard in plaats van 10 en heeft het hele kasteel voor zich.
merge-3-hers = Dan blijft ook de grande van Inés en is hij 24 waard, net als die van jou.
merge-3-else = Houd het kasteel van je eigen grande.

withdraw-title = Op tijd terugtrekken
withdraw-1 = Voordat je iets doet mag je één edele terugtrekken, en hij brengt op wat het kasteel waard is. Je baron is met dit kasteel tot 18 gegroeid. Maar de grande van Inés verdient daar dubbel zoveel als jij, en je hebt nog maar 2 real.
withdraw-2 = Je hebt een kaart om een nieuw kasteel te stichten, maar geen geld voor edelen erin. Trek je baron terug.
withdraw-2-right = 18 real voor edelen in een nieuw kasteel, en je actie komt nog.
withdraw-2-poor = Stichten kun je wel, maar dan is er nauwelijks geld voor edelen, en nooit zijn ze goedkoper.
withdraw-2-villa = Dat wordt een villa van 1. Trek eerst de baron terug: met zijn geld kun je een kasteel stichten en er edelen in plaatsen.
withdraw-2-else = Trek eerst de baron terug.
withdraw-3 = Sticht nu het kasteel.
withdraw-3-right = De grande kostte 10: wat in het oude kasteel lang groeide, is een nieuw begin geworden. Trek terug waar anderen meer verdienen dan jij, waar het kasteel 50 heeft bereikt en niet meer groeit, of voordat iemand het opslokt.
withdraw-3-villa = Zo houd je een villa van 1 over. Het geld was voor edelen in een kasteel.
withdraw-3-else = Sticht het kasteel met de kaart van veld 63.

end-title = Het einde
end-1 = Het spel eindigt met de beurt waarin de laatste steen gebruikt wordt. Dan worden alle edelen uitbetaald, en wie de meeste op niveau 2 of hoger heeft krijgt 30 real. Er is nog één steen. Je grande staat op niveau 3, Inés heeft er daar ook een, en je baron op 10 staat op de grond.
end-2 = Gebruik de laatste steen waar hij het meest beslist.
end-2-right = Je baron steeg naar niveau 2: twee edelen daarboven tegen één, en de 30 zijn voor jou alleen. Je wint met 146 tegen 92. Meer heb je voor een eerste partij niet nodig.
end-2-villa = Dat betaalt 1, en Inés zou ook 30 krijgen. Eén steen kan meer.
end-2-castle = Dat betaalt 5, en Inés zou ook 30 krijgen. Eén steen kan meer.
end-2-withdraw = Aan het eind brengt elke edele minstens zoveel op, en alleen op het bord telt hij voor de 30.
end-2-else = Daarmee krijgt Inés de laatste steen. Kan een van je edelen stijgen?
