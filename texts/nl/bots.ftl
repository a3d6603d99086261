# Computerspelers: de namen van hun niveaus, en waarom ze een zet doen.

level-novice = Nieuweling
level-apprentice = Leerling
level-journeyman = Gezel
level-expert = Kenner
level-master = Meester
level-grandmaster = Grootmeester
level-novice-about = Doet elke zet die niet duidelijk zinloos is.
level-apprentice-about = Speelt met vuistregels, zonder vooruit te kijken.
level-journeyman-about = Kijkt een beetje vooruit.
level-expert-about = Kijkt vooruit.
level-master-about = Kijkt ver vooruit.
level-grandmaster-about = Kijkt zo ver vooruit als de tijd toelaat. Bij Das neue Big Boss en Toledo, en bij Salamanca voor twee of drie spelers, speelt hij bovendien met wat hij van vele duizenden partijen heeft geleerd.
because-withdraws = trekt de edele op { $place } terug voor { $amount }
because-buys-card = koopt kaart { $card }, die { $amount } zou opbrengen
because-buys-from-pile = waagt een gok op de stapel
because-buys-tower = wil hoger bouwen
because-founds-castle = sticht een kasteel en krijgt { $amount }
because-builds = bouwt op { $card } en krijgt { $amount }
because-builds-and-lifts = bouwt op { $card }, krijgt { $amount } en tilt de eigen edele naar niveau { $level }
because-builds-and-beats = bouwt op { $card }, krijgt { $amount } en slaat een edele van { $other }
because-builds-and-joins = verbindt wat aan beide kanten van { $card } staat en krijgt { $amount }
because-builds-tower = verhoogt { $place } tot niveau { $level }
because-lifts-with-tower = verhoogt { $place } en tilt daarmee de eigen edele naar niveau { $level }
because-builds-bridge = overbrugt { $from } en { $to } en krijgt { $amount }
because-threatens-bridge = dreigt met de brug van { $from } naar { $to }
because-gives-crest = maakt van de villa op { $place } een kasteel
because-keeps-castle = behoudt het kasteel { $flag }
because-places-noble = { $rank ->
    [grande] wil een plaats in het gebouw: een grande op { $place }, niveau { $level }
   *[baron] wil een plaats in het gebouw: een baron op { $place }, niveau { $level }
}
because-moves-noble = verhuist een edele naar { $place }, niveau { $level }
because-trades-places = de grande moet hoger staan: { $from } en { $to } ruilen
because-keeps-nobles = spaart edelen en geld
because-passes = heeft niets beters te doen
because-draws-cards = { $count ->
    [one] heeft nog maar één kaart
   *[other] heeft { $count } kaarten en wil er meer
}
because-lays-shop = { $shop ->
    [gem] veld { $field } is een goede plek voor een edelsteenhandelaar
    [steel] veld { $field } is een goede plek voor een metaalhandelaar
    [smith] veld { $field } is een goede plek voor een zwaardsmid
    [fencing] veld { $field } is een goede plek voor een schermmeester
   *[other] veld { $field } is er een goede plek voor
}
because-uses-shop = { $place ->
    [gem] gebruikt de edelsteenhandelaar op { $field }
    [steel] gebruikt de metaalhandelaar op { $field }
    [smith] gebruikt de zwaardsmid op { $field }
    [fencing] gebruikt de schermmeester op { $field }
    [tavern] gebruikt de taverne op { $field }
    [artist] gebruikt de kunstenaar op { $field }
    [gate] gebruikt de poort op { $field }
   *[other] gebruikt { $field }
}
because-pays-for-shop = { $place ->
    [gem] gebruikt de edelsteenhandelaar op { $field }
    [steel] gebruikt de metaalhandelaar op { $field }
    [smith] gebruikt de zwaardsmid op { $field }
    [fencing] gebruikt de schermmeester op { $field }
   *[other] gebruikt { $field }
} en geeft er een { $card } voor
because-goes-to = { $place ->
    [gem] komt bij de edelsteenhandelaar op { $field }
    [steel] komt bij de metaalhandelaar op { $field }
    [smith] komt bij de zwaardsmid op { $field }
    [fencing] komt bij de schermmeester op { $field }
    [tavern] komt bij de taverne op { $field }
    [artist] komt bij de kunstenaar op { $field }
    [gate] komt bij de poort op { $field }
   *[other] komt op { $field }
}
because-sends-home = de pion op { $field } is aan het begin van de straat nuttiger
because-challenges = wil de plaats van { $other }
because-takes-sword = een zwaard voor { $points } punten
because-takes-tile = { $tile ->
    [movement] wil snel zijn
   *[other] wapent zich voor duels
}
because-brings-sword = brengt { $points } punten thuis
because-saves-card = houdt de kaart die de plaats op veld { $field } zou kosten
because-leaves-shop = heeft de eigen winkel op veld { $field } nu niet nodig
because-keeps-swords = brengt nog geen zwaard
because-keeps-cards = { $count ->
    [one] houdt de laatste kaart
   *[other] houdt { $count } kaarten voor later
}
because-ends-turn = heeft genoeg gedaan
because-goes-on = gaat verder
because-plays-card =
    { $place ->
        [first] de { $card } is als eerste aan de beurt en kan uit alle tegels kiezen
        [first-unless-higher] de { $card } is als eerste aan de beurt, tenzij iemand een hogere kaart speelt
        [first-unless-lower] de 5 is als eerste aan de beurt, tenzij iemand een lagere kaart speelt
        [first-unless-five] de { $card } is als eerste aan de beurt, tenzij een 5 de laagste kaart blijft
        [first-unless-either] de { $card } is als eerste aan de beurt, tenzij iemand een hogere kaart speelt of een 5 de laagste blijft
        [after-five] de { $card } komt meteen na de 5; speelt iemand lager dan 5, dan is de { $card } als eerste aan de beurt
        [between] de { $card } is tussen de anderen aan de beurt
        [plague] wacht met de { $card }: wie de laatste is, zet { $card ->
            [1] het gif
            [2] de rat
            [3] de sprinkhaan
           *[4] de ruïne
        } en legt ook nog tegels
        [swap] wacht met de 6: wie de laatste is, ruilt een kaart en legt ook nog tegels
       *[last] wacht met de { $card } en ziet eerst wat de anderen doen
    }
because-chooses-cards = heeft in het geheim gekozen
because-plans-cards =
    de { $early } is eerder aan de beurt, de { $late } later{ $late ->
        [1] {""}, en wie de laatste is, zet ook nog het gif
        [2] {""}, en wie de laatste is, zet ook nog de rat
        [3] {""}, en wie de laatste is, zet ook nog de sprinkhaan
        [4] {""}, en wie de laatste is, zet ook nog de ruïne
        [6] {""}, en wie de laatste is, ruilt ook nog een kaart
       *[other] {""} en ziet eerst wat de ander doet
    }
because-takes-tiles = { $count ->
    [one] neemt hem zodat niemand anders hem krijgt
   *[other] neemt { $count } tegels zodat niemand anders ze krijgt
}
because-takes-for-area = kan het eigen gebied bij { $cell } { $amount } meer waard maken
because-takes-building = kan op { $cell } bouwen, waar het gebied { $amount } waard is
because-takes-from-other = anders krijgt { $other } een tegel van { $amount }
because-enlarges = vergroot het eigen gebied bij { $cell } met { $amount }
because-lays-aside = legt hem waar niemand er iets aan heeft: { $cell }
because-lays-building = een goede plaats voor het gebouw: op { $cell } is zijn gebied { $amount } waard
because-claims = neemt { $cell } in bezit: het gebied is { $amount } waard
because-sells = verkoopt { $cell } voor { $amount }
because-keeps-area = houdt het gebied van { $cell }, dat { $amount } waard is, voor later
because-keeps-squire = houdt een landheer voor een ander gebouw
because-takes-nothing = neemt geen tegels: alle genomen tegels moeten worden gelegd
because-sets-conde = wil meeverdienen aan { $cell } van { $other }
because-sets-plague = op { $cell } treft ze de anderen
because-costs-other = maakt het gebied van { $other } bij { $at } { $amount } minder waard
because-looks = wil de hand van { $other } kennen
because-swaps = ruilt een kaart
because-only-move = er is niets anders te doen
because-expects = aan het eind is ongeveer { $score } te verwachten, en { $chance } van de 100 zulke partijen worden gewonnen
because-gains = { $more } meer dan met de op één na beste zet
because-safer = { $more } van de 100 partijen meer worden gewonnen dan met de op één na beste zet
because-as-good = de op één na beste zet is ongeveer even goed
