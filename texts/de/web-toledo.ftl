# Die Wörter des Plans von Toledo.

## Steps

step-action =
    Karten ziehen{ $lay ->
        [yes] {", "}Geschäft legen
       *[no] {""}
    }{ $home ->
        [yes] {", "}Figur heimschicken
       *[no] {""}
    }{ $go ->
        [yes] {", "}oder mit einer Karte laufen
       *[no] {""}
    }.
step-more = Spiele noch eine Karte oder beende deinen Zug.
step-full = Kein Kreis ist frei: zieh weiter oder fordere heraus.
step-shop =
    { $place ->
        [gem] Edelsteinhändler: nimm einen Edelstein.
        [steel] Metallhändler: nimm ein Metall.
        [smith] Schwertschmied: lass für Metall und Edelsteine ein Schwert machen.
        [fencing] Fechtmeister: nimm ein Fecht-Plättchen.
        [tavern] Taverne: zieh drei Karten.
       *[artist] Künstler: nimm das oberste Gemälde.
    } { $payee ->
        [nobody] Es ist dein eigenes und kostet nichts.
        [owner] Es kostet eine Karte ab { $price }, die { $owner } bekommt.
       *[discards] Es kostet eine Karte ab { $price }.
    } Oder verzichte.
step-take = Wähle, was du nimmst.
step-gate = Lege ein Schwert unter die Figur oder behalte es.
step-over = Das Spiel ist aus.

## Board

round = Runde { $round }
round-of = Runde { $round } von { $rounds }
last-round = Letzte Züge: { $name } hat drei Figuren im Alcazar
open-card = Erste Karte: { $value }
to-follow = weitere Karten: { $values }
place =
    { $position }, { $what ->
        [cathedral] Kathedrale
       *[empty] leeres Feld
        [tavern] Taverne
        [artist] Künstler
        [gate] Eingangsfeld
        [gem] Edelsteinhändler
        [steel] Metallhändler
        [smith] Schwertschmied
        [fencing] Fechtmeister
    }
owned = gehört { $name }
price = Preis { $price }
circles =
    { $count ->
        [one] { $count } Kreis
       *[other] { $count } Kreise
    }
pawns =
    { $count ->
        [one] eine Figur von { $name }
       *[other] { $count } Figuren von { $name }
    }
lit = wählbar
may-challenge = { $name } kann herausgefordert werden
alcazar = Alcazar
in-alcazar =
    { $count ->
        [one] { $name }: { $count } Figur im Alcazar
       *[other] { $name }: { $count } Figuren im Alcazar
    }

## Hand and things

hand = Deine Karten
card =
    Karte { $value }, { $colour ->
        [violet] violett
        [brown] braun
        [orange] orange
       *[neutral] neutral
        [none] keine Karte
    }, { $figure ->
       *[attacker] Angreifer
        [defender] Verteidiger
        [none] –
    }
cards =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
points =
    { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
shops = Geschäfte zum Legen
shop =
    { $kind ->
       *[gem] Edelsteinhändler
        [steel] Metallhändler
        [smith] Schwertschmied
        [fencing] Fechtmeister
    }, { $circles ->
        [one] { $circles } Kreis
       *[other] { $circles } Kreise
    }
swords = Schwerter im Regal
sword =
    Schwert für { $points }: { $steel } Metall{ $gems ->
        [0] {""}
        [one] {", "}{ $gems } Edelstein
       *[other] {", "}{ $gems } Edelsteine
    }, noch { $left }{ $affordable ->
        [yes] { " – dafür reicht es" }
       *[no] {""}
    }
own-swords = Deine Schwerter
own-sword = Schwert für { $points }
swords-held = gehalten { $held }, gebracht { $brought }
paintings-held = Gemälde { $points }
tiles = Fechtmeister-Plättchen
tile =
    { $tile ->
       *[violet] violettes Duell-Plättchen
        [brown] braunes Duell-Plättchen
        [orange] oranges Duell-Plättchen
        [movement] Bewegungs-Plättchen
    } (noch { $left })
tile-name =
    { $tile ->
       *[violet] violettes Duell-Plättchen
        [brown] braunes Duell-Plättchen
        [orange] oranges Duell-Plättchen
        [movement] Bewegungs-Plättchen
    }
tile-back =
    Zurückgeben: { $tile ->
       *[violet] violettes Duell-Plättchen
        [brown] braunes Duell-Plättchen
        [orange] oranges Duell-Plättchen
        [movement] Bewegungs-Plättchen
    }
hand-back = gegen
steel = { $count } Metall
gems =
    { $count ->
        [one] { $count } Edelstein
       *[other] { $count } Edelsteine
    }
pile =
    { $count ->
        [one] { $count } Karte im Stapel
       *[other] { $count } Karten im Stapel
    }
paintings = Gemälde: { $points }
supplies = Vorrat
end-near = Die dritte Figur einer Person im Alcazar beendet das Spiel. Die meisten bisher: { $most }.
pay-least = Bezahle mit einer Karte ab { $price }

## Duel

duel = Duell
attacker = fordert heraus
defender = verteidigt
duel-tile =
    { $holds ->
        [yes] hat das Plättchen
       *[no] hat das Plättchen nicht
    }
duel-card =
    { $colour ->
        [violet] violett
        [brown] braun
        [orange] orange
       *[neutral] neutral
        [none] keine Karte
    } · { $figure ->
       *[attacker] Angreifer
        [defender] Verteidiger
        [none] –
    }
duel-won =
    { $name }: { $reason ->
        [tile] nur diese Seite hat das { $colour ->
            [violet] violette
            [brown] braune
           *[orange] orange
        } Plättchen
       *[figure] { $colour ->
            [neutral] Karte ohne Farbe
           *[other] { $tiles ->
                [yes] beide haben das Plättchen
               *[no] niemand hat das Plättchen
            }
        }, { $figure ->
            [defender] der Verteidiger ist hervorgehoben
           *[attacker] der Angreifer ist hervorgehoben
        }
        [no-card] es gibt keine Karte mehr
    }
duel-close = Weiter

## Scores

scores = Die Punkte im Einzelnen
score-brought = Schwerter im Alcazar
score-held = Schwerter im Besitz, halb
score-paintings = Gemälde
score-gems = Edelsteine, zwei je Punkt
score-movement = Bewegungsplättchen
score-total = Zusammen
