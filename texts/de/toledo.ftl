# Toledo: was geschieht, was möglich ist, warum nicht, und was wo liegt.

name-kind = { $kind ->
    [gem] Edelsteinhändler
    [steel] Metallhändler
    [smith] Schwertschmied
   *[fencing] Fechtmeister
}
name-circles = { $circles ->
    [one] ein Kreis
   *[other] { $circles } Kreise
}
name-place = { $place ->
    [gem] Edelsteinhändler
    [steel] Metallhändler
    [smith] Schwertschmied
    [fencing] Fechtmeister
    [tavern] Taverne
   *[artist] Künstler
}
name-tile = { $tile ->
    [violet] violette Duell-Plättchen
    [brown] braune Duell-Plättchen
    [orange] orange Duell-Plättchen
   *[movement] Bewegungs-Plättchen
}
name-returned = { $returned ->
    [violet] violette Duell-Plättchen
    [brown] braune Duell-Plättchen
    [orange] orange Duell-Plättchen
   *[movement] Bewegungs-Plättchen
}
name-from = { $from ->
    [0] der Kathedrale
   *[other] Feld { $from }
}
name-steel = { $steel } Metall
name-gems = { $gems ->
    [one] einen Edelstein
   *[other] { $gems } Edelsteine
}

event-cards-drawn = { $cards ->
    [hidden] { $seat } zieht { $count ->
        [0] keine Karte: es gibt keine
        [one] eine Karte
       *[other] { $count } Karten
    }.
   *[other] { $seat } zieht { $count ->
        [0] keine Karte: es gibt keine
        [one] eine { $cards }
       *[other] { $cards }
    }.
}
event-pile-shuffled = { $count ->
    [one] Der Stapel ist leer: die eine abgelegte Karte ist der neue Stapel.
   *[other] Der Stapel ist leer: die { $count } abgelegten Karten werden gemischt.
}
event-shop-laid = { $seat } eröffnet auf Feld { $field } ein Geschäft: { name-kind }, { name-circles }.
event-pawn-sent-home = { $seat } setzt eine Figur von Feld { $field } auf die Kathedrale zurück.
event-pawn-moved = { $seat } spielt eine { $value }: Figur von { name-from } nach { $to }.
event-field-full = Auf Feld { $field } ist kein Kreis frei: { $seat } muss weiterziehen oder herausfordern.
event-duel-began = { $seat } fordert { $other } auf Feld { $field } heraus.
event-duel-round = Runde { $round }: { $reason ->
    [tile] eine { $card }, { $colour ->
        [violet] violett
        [brown] braun
       *[orange] orange
    }, und nur { $winner_seat } hat dieses Plättchen. Die Runde geht an { $winner_seat }
    [figure] eine { $card }, { $colour ->
        [neutral] neutral
       *[other] { $colour ->
            [violet] violett
            [brown] braun
           *[orange] orange
        }, { $attacker_has_tile ->
            [yes] beide haben das Plättchen
           *[no] niemand hat das Plättchen
        }
    }, { $figure ->
        [attacker] hervorgehoben ist der Angreifer
       *[defender] hervorgehoben ist der Verteidiger
    }. Die Runde geht an { $winner_seat }
   *[no-card] es gibt keine Karte zum Aufdecken. Die Runde geht an { $winner_seat } als Verteidiger
} ({ $attacker_wins }:{ $defender_wins }).
event-duel-won = { $winner_seat } gewinnt das Duell. Die Figur von { $loser_seat } kommt auf die Kathedrale zurück.
event-paid = { $owner_seat ->
    [hidden] { $seat } zahlt mit einer { $value }.
   *[other] { $seat } zahlt an { $owner_seat } mit einer { $value }.
}
event-shop-not-used = { $seat } nutzt Feld { $field } nicht.
event-gem-taken = { $seat } nimmt einen Edelstein und hat jetzt { $gems }.
event-steel-taken = { $seat } nimmt ein Metall und hat jetzt { $steel }.
event-sword-taken = { $seat } lässt ein Schwert mit { $points } Punkten schmieden, für { name-steel } und { name-gems }.
event-tile-taken = { $returned ->
    [hidden] { $seat } nimmt das { name-tile }.
   *[other] { $seat } nimmt das { name-tile } und gibt das { name-returned } zurück.
}
event-painting-taken = { $seat } nimmt das Gemälde mit { $points ->
    [one] einem Punkt
   *[other] { $points } Punkten
}.
event-alcazar-entered = { $pawns ->
    [one] { $seat } hat eine Figur im Alcazar.
   *[other] { $seat } hat jetzt { $pawns } Figuren im Alcazar.
}
event-sword-brought = { $seat } bringt ein Schwert mit { $points } Punkten zum Alcazar.
event-no-sword-brought = { $seat } bringt kein Schwert mit.
event-last-round = { $seat } hat drei Figuren im Alcazar. Alle anderen sind noch einmal an der Reihe.
event-hand-shown = { $count ->
    [0] { $seat } hat keine Karten mehr.
    [one] { $seat } zeigt eine Karte im Wert von { $sum }.
   *[other] { $seat } zeigt { $count } Karten im Wert von zusammen { $sum }.
}
event-scored = { $seat }: { $total ->
    [one] { $total } Punkt
   *[other] { $total } Punkte
 } (im Alcazar { $brought }, Schwerter noch ausliegend { $held }, Gemälde { $paintings }, Edelsteine { $gems }, Bewegungs-Plättchen { $movement }).

move-draw = Zwei Karten ziehen
move-lay = Geschäft auf Feld { $field } legen: { name-kind }, { name-circles }
move-home = Figur von Feld { $field } auf die Kathedrale zurücksetzen
move-go = Eine { $value } spielen, Figur von { name-from }
move-challenge = { $other } herausfordern
move-use = Geschäft nutzen
move-pay = Mit einer { $value } zahlen
move-sword = Schwert mit { $points } Punkten nehmen
move-tile = { $returned ->
    [hidden] Nehmen: das { name-tile }
   *[other] Nehmen: das { name-tile }; zurück geht das { name-returned }
}
move-bring = Schwert mit { $points } Punkten unter die Figur legen
move-skip = Verzichten
move-end = Zug beenden

refused-not-your-turn = { $other } ist an der Reihe.
refused-game-is-over = Das Spiel ist zu Ende.
refused-no-pawn-has-come = Nur eine Figur, die gerade angekommen ist, darf einen Ort nutzen.
refused-no-pawn-at-gate = Ein Schwert wird nur unter eine Figur gelegt, die gerade auf ein Eingangsfeld gekommen ist.
refused-nothing-to-end = Noch ist keine Figur bewegt: Karten ziehen, ein Geschäft legen, eine Figur bewegen oder zurücksetzen.
refused-moving-goes-on = Du bewegst Figuren: spiele eine weitere Karte oder beende den Zug.
refused-move-on-or-challenge = Auf Feld { $field } ist kein Kreis frei: zieh mit dieser Figur weiter oder fordere heraus.
refused-shop-comes-first = Entscheide zuerst, ob du Feld { $field } nutzt ({ name-place }).
refused-take-what-is-paid = Feld { $field } ({ name-place }) ist bezahlt: sag, was du nimmst.
refused-sword-comes-first = Entscheide zuerst, welches Schwert die Figur mitbringt.
refused-no-such-field = Auf { $field } kann kein Geschäft liegen: die Felder sind 1 bis { $last }.
refused-field-has-shop = Auf Feld { $field } liegt ein Geschäft von { $other }: { name-kind }, { name-circles }.
refused-field-is-tavern = Feld { $field } ist eine Taverne. Dort liegt kein Geschäft.
refused-field-is-artist = Feld { $field } gehört dem Künstler. Dort liegt kein Geschäft.
refused-shop-is-laid = Dieses Geschäft hast du schon gelegt: { name-kind }, { name-circles }.
refused-no-pawn-on-field = Du hast keine Figur auf Feld { $field }.
refused-no-pawn-to-move = Du hast keine Figur auf Feld { $field }.
refused-no-pawn-on-cathedral = Du hast keine Figur auf der Kathedrale.
refused-same-pawn-moves-on = Jetzt kann nur die Figur ziehen, die auf das volle Feld { $field } gekommen ist.
refused-no-such-value = Es gibt keine Karten mit dem Wert { $value }.
refused-no-card-of-value = Du hast keine Karte mit dem Wert { $value }.
refused-other-value = Eine { $value } kann nicht folgen: weitere Karten müssen eine { $values } sein.
refused-odd-card-was-played = Eine { $value } kann nicht folgen: eine Karte des Zuges darf abweichen, und sie ist gespielt. Erlaubt: { $values }.
refused-past-the-gates = Eine { $value } führt von { name-from } über { $last } hinaus, das zweite Eingangsfeld.
refused-nothing-to-stop-on = Auf Feld { $field } kann keine Figur anhalten.
refused-full-of-own-pawns = Auf Feld { $field } stehen nur eigene Figuren, und du könntest nicht weiterziehen.
refused-challenge-only-on-full-field = Herausfordern kannst du nur auf einem Feld ohne freien Kreis, auf das deine Figur gerade gezogen ist.
refused-own-pawn-challenged = Eigene Figuren kann man nicht herausfordern.
refused-no-pawn-to-challenge = { $other } hat keine Figur auf Feld { $field }.
refused-nothing-to-take = Auf Feld { $field } ({ name-place }) gibt es nichts zu nehmen.
refused-must-pay = Feld { $field } gehört dir nicht: zahle zuerst eine Karte im Wert von mindestens { $price }.
refused-own-shop-is-free = Das Geschäft auf Feld { $field } gehört dir: es kostet nichts.
refused-no-card-to-pay = Du hast keine Karte mit dem Wert { $value } zum Zahlen.
refused-price-is-higher = Eine { $value } ist zu wenig: Feld { $field } kostet eine Karte im Wert von mindestens { $price }.
refused-say-what-to-take = Sag, was du auf Feld { $field } nimmst.
refused-other-trade = Das gibt es auf Feld { $field } nicht ({ name-place }).
refused-no-such-sword = Es gibt kein Schwert mit { $points } Punkten.
refused-sword-is-gone = Die Schwerter mit { $points } Punkten sind vergeben.
refused-too-little-material = Das Schwert mit { $points } Punkten kostet { name-steel } und { name-gems }. Du hast { $own_steel } und { $own_gems }.
refused-sword-not-held = Du hast kein Schwert mit { $points } Punkten vor dir.
refused-tile-is-held = Du hast es schon: das { name-tile }.
refused-tile-is-gone = Davon ist keines mehr da: das { name-tile }.
refused-must-return-tile = Du hast drei Plättchen: sag, welches zurückgeht für das { name-tile }.
refused-may-not-return-tile = Mit weniger als drei Plättchen geht keines zurück.
refused-returned-tile-not-held = Du hast es nicht und kannst es nicht zurückgeben: das { name-tile }.

explain-cathedral = Die Kathedrale: hier beginnen alle Figuren.
explain-gate = Ein Eingangsfeld: wer auf { $field } anhält, kommt in den Alcazar.
explain-empty-field = Feld { $field } ist leer.
explain-place = Feld { $field }: { name-place }.
explain-owner = Es gehört { $seat }.
explain-own-shop = Dein eigenes Geschäft kostet dich nichts.
explain-price = Ein Geschäft zu nutzen kostet hier eine Karte im Wert von mindestens { $price } (die Karten gehen bis { $most }).
explain-circles = { $circles ->
    [one] Ein Kreis, { $free ->
        [0] besetzt
       *[other] frei
    }.
   *[other] { $circles } Kreise, davon { $free ->
        [0] keiner frei
        [one] { $free } frei
       *[other] { $free } frei
    }.
}
explain-next-painting = { $points ->
    [one] Das nächste Gemälde ist einen Punkt wert.
   *[other] Das nächste Gemälde ist { $points } Punkte wert.
}
explain-pawns = { $pawns ->
    [one] { $seat } hat hier eine Figur.
   *[other] { $seat } hat hier { $pawns } Figuren.
}
explain-on-its-way = Eine Figur von { $seat } ist hierher gekommen und findet keinen freien Kreis.
explain-alcazar = { $swords ->
    [none] { $seat } hat hier { $pawns } von { $most } Figuren, ohne Schwert.
   *[other] { $seat } hat hier { $pawns } von { $most } Figuren, mit Schwertern zu { $swords } Punkten.
}
explain-sword = Ein Schwert mit { $points } Punkten kostet { name-steel } und { name-gems }.
explain-swords-left = Davon sind noch { $left } von { $copies } zu haben.
explain-sword-lacks = Du brauchst noch { $steel ->
    [0] { name-gems }
   *[other] { $gems ->
        [0] { name-steel }
       *[other] { name-steel } und { name-gems }
    }
}.
explain-sword-affordable = Du hast, was es dafür braucht.
explain-score = { $seat } hat { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}.
explain-score-brought = Schwerter im Alcazar
explain-score-held = Schwerter vor dem Spieler, je zur Hälfte
explain-score-paintings = Gemälde
explain-score-gems = Je zwei Edelsteine ein Punkt ({ name-gems })
explain-score-movement = Das Bewegungs-Plättchen
