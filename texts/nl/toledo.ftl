# Toledo: wat er gebeurt, wat er kan, waarom niet, en wat waar ligt.

name-kind = { $kind ->
    [gem] edelsteenhandelaar
    [steel] metaalhandelaar
    [smith] zwaardsmid
   *[fencing] schermmeester
}
name-circles = { $circles ->
    [one] één cirkel
   *[other] { $circles } cirkels
}
name-place = { $place ->
    [gem] edelsteenhandelaar
    [steel] metaalhandelaar
    [smith] zwaardsmid
    [fencing] schermmeester
    [tavern] taverne
   *[artist] kunstenaar
}
name-tile = { $tile ->
    [violet] paarse duelfiche
    [brown] bruine duelfiche
    [orange] oranje duelfiche
   *[movement] bewegingsfiche
}
name-returned = { $returned ->
    [violet] paarse duelfiche
    [brown] bruine duelfiche
    [orange] oranje duelfiche
   *[movement] bewegingsfiche
}
name-from = { $from ->
    [0] de kathedraal
   *[other] veld { $from }
}
name-steel = { $steel } metaal
name-gems = { $gems ->
    [one] één edelsteen
   *[other] { $gems } edelstenen
}

event-cards-drawn = { $cards ->
    [hidden] { $seat } trekt { $count ->
        [0] geen kaart: er is er geen
        [one] één kaart
       *[other] { $count } kaarten
    }.
   *[other] { $seat } trekt { $count ->
        [0] geen kaart: er is er geen
        [one] een { $cards }
       *[other] { $cards }
    }.
}
event-pile-shuffled = { $count ->
    [one] De stapel is leeg: de ene afgelegde kaart is de nieuwe stapel.
   *[other] De stapel is leeg: de { $count } afgelegde kaarten worden geschud.
}
event-shop-laid = { $seat } opent een winkel op veld { $field }: { name-kind }, { name-circles }.
event-pawn-sent-home = { $seat } zet een pion van veld { $field } terug op de kathedraal.
event-pawn-moved = { $seat } speelt een { $value }: pion van { name-from } naar { $to }.
event-field-full = Op veld { $field } is geen cirkel vrij: { $seat } moet verder of daagt uit.
event-duel-began = { $seat } daagt { $other } uit op veld { $field }.
event-duel-round = Ronde { $round }: { $reason ->
    [tile] een { $card }, { $colour ->
        [violet] paars
        [brown] bruin
       *[orange] oranje
    }, en alleen { $winner_seat } heeft die fiche. De ronde is voor { $winner_seat }
    [figure] een { $card }, { $colour ->
        [neutral] neutraal
       *[other] { $colour ->
            [violet] paars
            [brown] bruin
           *[orange] oranje
        }, { $attacker_has_tile ->
            [yes] beiden hebben de fiche
           *[no] geen van beiden heeft de fiche
        }
    }, { $figure ->
        [attacker] de aanvaller is uitgelicht
       *[defender] de verdediger is uitgelicht
    }. De ronde is voor { $winner_seat }
   *[no-card] er is geen kaart om open te draaien. De ronde is voor { $winner_seat } als verdediger
} ({ $attacker_wins }:{ $defender_wins }).
event-duel-won = { $winner_seat } wint het duel. De pion van { $loser_seat } gaat terug naar de kathedraal.
event-paid = { $owner_seat ->
    [hidden] { $seat } betaalt met een { $value }.
   *[other] { $seat } betaalt { $owner_seat } met een { $value }.
}
event-shop-not-used = { $seat } gebruikt veld { $field } niet.
event-gem-taken = { $seat } neemt een edelsteen en heeft er nu { $gems }.
event-steel-taken = { $seat } neemt metaal en heeft nu { $steel }.
event-sword-taken = { $seat } laat een zwaard van { $points } punten smeden, voor { name-steel } en { name-gems }.
event-tile-taken = { $returned ->
    [hidden] { $seat } neemt de { name-tile }.
   *[other] { $seat } neemt de { name-tile } en geeft de { name-returned } terug.
}
event-painting-taken = { $seat } neemt het schilderij van { $points ->
    [one] één punt
   *[other] { $points } punten
}.
event-alcazar-entered = { $pawns ->
    [one] { $seat } heeft een pion in het Alcazar.
   *[other] { $seat } heeft nu { $pawns } pionnen in het Alcazar.
}
event-sword-brought = { $seat } brengt een zwaard van { $points } punten naar het Alcazar.
event-no-sword-brought = { $seat } brengt geen zwaard mee.
event-last-round = { $seat } heeft drie pionnen in het Alcazar. Alle anderen zijn nog één keer aan de beurt.
event-hand-shown = { $count ->
    [0] { $seat } heeft geen kaarten meer.
    [one] { $seat } toont één kaart, samen { $sum } waard.
   *[other] { $seat } toont { $count } kaarten, samen { $sum } waard.
}
event-scored = { $seat }: { $total ->
    [one] { $total } punt
   *[other] { $total } punten
 } (in het Alcazar { $brought }, zwaarden nog op tafel { $held }, schilderijen { $paintings }, edelstenen { $gems }, bewegingsfiche { $movement }).

move-draw = Twee kaarten trekken
move-lay = Winkel leggen op veld { $field }: { name-kind }, { name-circles }
move-home = Pion van veld { $field } terugzetten op de kathedraal
move-go = Een { $value } spelen, pion van { name-from }
move-challenge = { $other } uitdagen
move-use = Winkel gebruiken
move-pay = Betalen met een { $value }
move-sword = Zwaard van { $points } punten nemen
move-tile = { $returned ->
    [hidden] De { name-tile } nemen
   *[other] De { name-tile } nemen, de { name-returned } teruggeven
}
move-bring = Zwaard van { $points } punten onder de pion leggen
move-skip = Ervan afzien
move-end = Beurt beëindigen

refused-not-your-turn = { $other } is aan de beurt.
refused-game-is-over = Het spel is afgelopen.
refused-no-pawn-has-come = Alleen een pion die net is aangekomen, mag een plaats gebruiken.
refused-no-pawn-at-gate = Een zwaard wordt alleen onder een pion gelegd die net op een poort is gekomen.
refused-nothing-to-end = Er is nog geen pion verplaatst: trek kaarten, leg een winkel, verplaats een pion of zet er een terug.
refused-moving-goes-on = Je verplaatst pionnen: speel nog een kaart of beëindig de beurt.
refused-move-on-or-challenge = Op veld { $field } is geen cirkel vrij: ga met deze pion verder of daag uit.
refused-shop-comes-first = Beslis eerst of je veld { $field } gebruikt ({ name-place }).
refused-take-what-is-paid = Veld { $field } ({ name-place }) is betaald: zeg wat je neemt.
refused-sword-comes-first = Beslis eerst welk zwaard de pion meebrengt.
refused-no-such-field = Op { $field } kan geen winkel liggen: de velden zijn 1 tot en met { $last }.
refused-field-has-shop = Op veld { $field } ligt een winkel van { $other }: { name-kind }, { name-circles }.
refused-field-is-tavern = Veld { $field } is een taverne. Daar komt geen winkel.
refused-field-is-artist = Veld { $field } is van de kunstenaar. Daar komt geen winkel.
refused-shop-is-laid = Die winkel heb je al gelegd: { name-kind }, { name-circles }.
refused-no-pawn-on-field = Je hebt geen pion op veld { $field }.
refused-no-pawn-to-move = Je hebt geen pion op veld { $field }.
refused-no-pawn-on-cathedral = Je hebt geen pion op de kathedraal.
refused-same-pawn-moves-on = Nu kan alleen de pion verder die op het volle veld { $field } is gekomen.
refused-no-such-value = Er zijn geen kaarten met waarde { $value }.
refused-no-card-of-value = Je hebt geen kaart met waarde { $value }.
refused-other-value = Een { $value } kan niet volgen: verdere kaarten moeten een { $values } zijn.
refused-odd-card-was-played = Een { $value } kan niet volgen: één kaart van de beurt mag afwijken, en die is gespeeld. Toegestaan: { $values }.
refused-past-the-gates = Een { $value } vanaf { name-from } gaat voorbij { $last }, de tweede poort.
refused-nothing-to-stop-on = Op veld { $field } kan geen pion stoppen.
refused-full-of-own-pawns = Op veld { $field } staan alleen eigen pionnen, en je zou niet verder kunnen.
refused-challenge-only-on-full-field = Uitdagen kan alleen op een veld zonder vrije cirkel waar je pion net is aangekomen.
refused-own-pawn-challenged = Eigen pionnen kun je niet uitdagen.
refused-no-pawn-to-challenge = { $other } heeft geen pion op veld { $field }.
refused-nothing-to-take = Op veld { $field } ({ name-place }) valt niets te nemen.
refused-must-pay = Veld { $field } is niet van jou: betaal eerst met een kaart van minstens { $price }.
refused-own-shop-is-free = De winkel op veld { $field } is van jou: hij kost niets.
refused-no-card-to-pay = Je hebt geen kaart met waarde { $value } om te betalen.
refused-price-is-higher = Een { $value } is te weinig: veld { $field } kost een kaart van minstens { $price }.
refused-say-what-to-take = Zeg wat je op veld { $field } neemt.
refused-other-trade = Dat is op veld { $field } niet te krijgen ({ name-place }).
refused-no-such-sword = Er is geen zwaard van { $points } punten.
refused-sword-is-gone = De zwaarden van { $points } punten zijn op.
refused-too-little-material = Het zwaard van { $points } punten kost { name-steel } en { name-gems }. Jij hebt { $own_steel } en { $own_gems }.
refused-sword-not-held = Je hebt geen zwaard van { $points } punten voor je liggen.
refused-tile-is-held = Je hebt de { name-tile } al.
refused-tile-is-gone = Er is geen { name-tile } meer.
refused-must-return-tile = Je hebt drie fiches: zeg welke teruggaat voor de { name-tile }.
refused-may-not-return-tile = Met minder dan drie fiches gaat er geen terug.
refused-returned-tile-not-held = Je hebt de { name-tile } niet om terug te geven.

explain-cathedral = De kathedraal: hier beginnen alle pionnen.
explain-gate = Een poort: wie op { $field } stopt, gaat het Alcazar binnen.
explain-empty-field = Veld { $field } is leeg.
explain-place = Veld { $field }: { name-place }.
explain-owner = Eigenaar: { $seat }.
explain-own-shop = Je eigen winkel is voor jou gratis.
explain-price = Een winkel gebruiken kost hier één kaart van minstens { $price } (kaarten gaan tot { $most }).
explain-circles = { $circles ->
    [one] Eén cirkel, { $free ->
        [0] bezet
       *[other] vrij
    }.
   *[other] { $circles } cirkels, waarvan { $free ->
        [0] geen vrij
        [one] één vrij
       *[other] { $free } vrij
    }.
}
explain-next-painting = { $points ->
    [one] Het volgende schilderij is één punt waard.
   *[other] Het volgende schilderij is { $points } punten waard.
}
explain-pawns = { $pawns ->
    [one] { $seat } heeft hier een pion.
   *[other] { $seat } heeft hier { $pawns } pionnen.
}
explain-on-its-way = Een pion van { $seat } is hier aangekomen en vindt geen vrije cirkel.
explain-alcazar = { $swords ->
    [none] { $seat } heeft hier { $pawns } van de { $most } pionnen, zonder zwaard.
   *[other] { $seat } heeft hier { $pawns } van de { $most } pionnen, met zwaarden van { $swords } punten.
}
explain-sword = Een zwaard van { $points } punten kost { name-steel } en { name-gems }.
explain-swords-left = Daarvan zijn er nog { $left } van de { $copies } te krijgen.
explain-sword-lacks = Je komt nog tekort: { $steel ->
    [0] { name-gems }
   *[other] { $gems ->
        [0] { name-steel }
       *[other] { name-steel } en { name-gems }
    }
}.
explain-sword-affordable = Je hebt er genoeg materiaal voor.
explain-score = { $seat } heeft { $points ->
    [one] één punt
   *[other] { $points } punten
}.
explain-score-brought = Zwaarden in het Alcazar
explain-score-held = Zwaarden nog op tafel, elk voor de helft
explain-score-paintings = Schilderijen
explain-score-gems = Twee edelstenen zijn één punt ({ name-gems })
explain-score-movement = De bewegingsfiche
