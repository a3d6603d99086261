# Toledo op één bladzijde, in onze eigen woorden.

sentence-1 = Breng mooie zwaarden naar het Alcazar. Zwaarden onder je pionnen daar tellen volledig, in bezit gehouden zwaarden half.
sentence-2 = Een beurt is één actie: twee kaarten trekken, een winkel leggen, een pion naar huis sturen of lopen.
sentence-3 = Om te lopen speel je een kaart en ga je precies haar waarde vooruit; meer kaarten van dezelfde waarde mogen volgen.
sentence-4 = Pionnen stoppen alleen bij winkels, tavernes, de kunstenaar en poorten. De eigen winkel is gratis; elders betaal je met één kaart van minstens de prijs.
sentence-5 = Waar alle cirkels bezet zijn, ga je verder of daag je uit: wie het eerst twee rondes wint, blijft; de verliezer gaat naar huis.
sentence-6 = Metaal en edelstenen worden bij de zwaardsmid zwaarden. Duelfiches helpen in duels; de bewegingsfiche staat één kaart met een andere waarde toe.
sentence-7 = Heeft iemand drie pionnen in het Alcazar, dan krijgen alle anderen nog één beurt.
sentence-8 = Naast zwaarden tellen schilderijen wat erop staat en elke twee edelstenen 1 punt; de bewegingsfiche kost er 2.
picture-1 = Winkels onder de luifels van hun eigenaars. Je eigen winkel is gratis, die van een ander kost een kaart, die naar de eigenaar gaat.
picture-2 = De twee poorten en het Alcazar. Een pion die daar komt blijft er, en een zwaard eronder telt volledig.
