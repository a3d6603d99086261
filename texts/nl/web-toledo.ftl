# De woorden van het bord van Toledo.

## Steps

step-action =
    Kaarten trekken{ $lay ->
        [yes] {", "}winkel leggen
       *[no] {""}
    }{ $home ->
        [yes] {", "}pion naar huis sturen
       *[no] {""}
    }{ $go ->
        [yes] {", "}of met een kaart lopen
       *[no] {""}
    }.
step-more = Speel nog een kaart of beëindig je beurt.
step-full = Er is geen cirkel vrij: ga verder of daag uit.
step-shop =
    { $place ->
        [gem] Edelsteenhandelaar: neem een edelsteen.
        [steel] Metaalhandelaar: neem één metaal.
        [smith] Zwaardsmid: laat een zwaard maken voor metaal en edelstenen.
        [fencing] Schermmeester: neem een schermfiche.
        [tavern] Taverne: trek drie kaarten.
       *[artist] Kunstenaar: neem het bovenste schilderij.
    } { $payee ->
        [nobody] Het is van jezelf en kost niets.
        [owner] Het kost een kaart van { $price } of meer, die { $owner } krijgt.
       *[discards] Het kost een kaart van { $price } of meer.
    } Of zie ervan af.
step-take = Kies wat je neemt.
step-gate = Leg een zwaard onder de pion of houd het.
step-over = Het spel is afgelopen.

## Board

round = Ronde { $round }
round-of = Ronde { $round } van { $rounds }
last-round = Laatste beurten: { $name } heeft drie pionnen in het Alcazar
open-card = Eerste kaart: { $value }
to-follow = volgende kaarten: { $values }
place =
    { $position }, { $what ->
        [cathedral] Kathedraal
       *[empty] leeg veld
        [tavern] taverne
        [artist] kunstenaar
        [gate] poort
        [gem] edelsteenhandelaar
        [steel] metaalhandelaar
        [smith] zwaardsmid
        [fencing] schermmeester
    }
owned = van { $name }
price = prijs { $price }
circles =
    { $count ->
        [one] { $count } cirkel
       *[other] { $count } cirkels
    }
pawns =
    { $count ->
        [one] een pion van { $name }
       *[other] { $count } pionnen van { $name }
    }
lit = kan gekozen worden
may-challenge = { $name } kan worden uitgedaagd
alcazar = Alcazar
in-alcazar =
    { $count ->
        [one] { $name }: { $count } pion in het Alcazar
       *[other] { $name }: { $count } pionnen in het Alcazar
    }

## Hand and things

hand = Je kaarten
card =
    Kaart { $value }, { $colour ->
        [violet] paars
        [brown] bruin
        [orange] oranje
       *[neutral] neutraal
        [none] geen kaart
    }, { $figure ->
       *[attacker] aanvaller
        [defender] verdediger
        [none] –
    }
cards =
    { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    }
points =
    { $count ->
        [one] { $count } punt
       *[other] { $count } punten
    }
shops = Winkels om te leggen
shop =
    { $kind ->
       *[gem] edelsteenhandelaar
        [steel] metaalhandelaar
        [smith] zwaardsmid
        [fencing] schermmeester
    }, { $circles ->
        [one] { $circles } cirkel
       *[other] { $circles } cirkels
    }
swords = Zwaarden op de plank
sword =
    Zwaard van { $points }: { $steel } metaal{ $gems ->
        [0] {""}
        [one] {", "}{ $gems } edelsteen
       *[other] {", "}{ $gems } edelstenen
    }, nog { $left }{ $affordable ->
        [yes] { " – daar heb je genoeg voor" }
       *[no] {""}
    }
own-swords = Je zwaarden
own-sword = Zwaard van { $points }
swords-held = in bezit { $held }, gebracht { $brought }
paintings-held = schilderijen { $points }
tiles = Schermfiches
tile =
    { $tile ->
       *[violet] paarse duelfiche
        [brown] bruine duelfiche
        [orange] oranje duelfiche
        [movement] bewegingsfiche
    } (nog { $left })
tile-name =
    { $tile ->
       *[violet] paarse duelfiche
        [brown] bruine duelfiche
        [orange] oranje duelfiche
        [movement] bewegingsfiche
    }
tile-back =
    Teruggeven: { $tile ->
       *[violet] paarse duelfiche
        [brown] bruine duelfiche
        [orange] oranje duelfiche
        [movement] bewegingsfiche
    }
hand-back = voor
steel = { $count } metaal
gems =
    { $count ->
        [one] { $count } edelsteen
       *[other] { $count } edelstenen
    }
pile =
    { $count ->
        [one] { $count } kaart in de stapel
       *[other] { $count } kaarten in de stapel
    }
paintings = Schilderijen: { $points }
supplies = Voorraad
end-near = De derde pion van één speler in het Alcazar beëindigt het spel. De meeste tot nu toe: { $most }.
pay-least = Betaal met een kaart van { $price } of meer

## Duel

duel = Duel
attacker = daagt uit
defender = verdedigt
duel-tile =
    { $holds ->
        [yes] heeft de fiche
       *[no] heeft de fiche niet
    }
duel-card =
    { $colour ->
        [violet] paars
        [brown] bruin
        [orange] oranje
       *[neutral] neutraal
        [none] geen kaart
    } · { $figure ->
       *[attacker] aanvaller
        [defender] verdediger
        [none] –
    }
duel-won =
    { $name }: { $reason ->
        [tile] alleen deze kant heeft de { $colour ->
            [violet] paarse
            [brown] bruine
           *[orange] oranje
        } fiche
       *[figure] { $colour ->
            [neutral] kaart zonder kleur
           *[other] { $tiles ->
                [yes] beiden hebben de fiche
               *[no] niemand heeft de fiche
            }
        }, { $figure ->
            [defender] de verdediger licht op
           *[attacker] de aanvaller licht op
        }
        [no-card] er is geen kaart meer
    }
duel-close = Verder

## Scores

scores = De punten per onderdeel
score-brought = Zwaarden in het Alcazar
score-held = Zwaarden in bezit, half
score-paintings = Schilderijen
score-gems = Edelstenen, twee per punt
score-movement = Bewegingsfiche
score-total = Samen
