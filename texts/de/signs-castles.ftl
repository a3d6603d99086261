# The signs of Alcazar and Das neue Big Boss: the name of each, and what it does.

field = Feld
field-does = Ein Bauplatz mit seiner Nummer. Die Baukarte mit dieser Nummer baut hier. Nachbarn sind die Nummern davor und danach.

open-ground = Offenes Gelände
open-ground-does =
    { $game ->
        [alcazar] Kein Feld. Nur eine Brücke kann darüber führen.
       *[big-boss] Kein Feld: hier kann nicht gebaut werden.
    }

level = Höhe
level-does = Wie viele Ebenen hoch hier gebaut ist. Wer hier steht, steht auf dieser Ebene.

baron = Baron
baron-does =
    { $game ->
        [alcazar] Kostet beim Setzen den Wert des Gebäudes und bringt ihn beim Abziehen. Am Ende zählt er seine Ebene.
       *[big-boss] Kostet beim Setzen den Wert des Gebäudes und bringt ihn beim Abziehen oder am Ende.
    }

grande = Grande
grande-does = Größer und mit Krone: kostet, bringt und zählt doppelt so viel wie ein Baron.

flag = Schloss
flag-does = Eine Fahne oder ihr Wappen macht ein Gebäude zum Schloss. Acht gibt es; zwei, die sich treffen, werden eins.

villa = Villa
villa-does = Ein Gebäude ohne Fahne. Ab einem Wert von fünf wird sie zum Schloss, sobald eine Fahne frei ist.

value = Wert
value-does = Was das Gebäude in Real wert ist: So viel bekommt, wer daran baut, und so viel kostet ein Baron. Nie über 50.

scale = Wertleiste
scale-does = Jedes Wappen steht beim Wert seines Schlosses, von 1 bis 50.

build-card = Baukarte
build-card-does = Setzt einen Baustein auf das Feld dieser Nummer: gründet ein Schloss oder eine Villa oder baut weiter. Gestrichelt liegt sie zum Kauf.

build-pile = Stapel der Baukarten
build-pile-does = Die oberste Karte kann verdeckt gekauft werden.

tower-pile = Stapel der Turmkarten
tower-pile-does = Die oberste kann gekauft werden. Alle sind gleich.

price = Preis
price-does = Was eine Karte kostet, in Real.

money = Geld
money-does =
    { $game ->
        [alcazar] In Real. Bauen bringt es, Karten, Adlige und Brücken kosten es. Am Ende sind 50 Real ein Punkt.
       *[big-boss] In Real. Bauen bringt es, Karten und Adlige kosten es. Wer am Ende am reichsten ist, gewinnt.
    }

hand = Baukarten auf der Hand
hand-does = Wie viele jemand hat. Welche, ist geheim.

stones-left = Bausteine im Vorrat
stones-left-does = Mit dem letzten endet das Spiel nach diesem Zug.

out = Hat gepasst
out-does = Ohne Karte, und es gibt keine mehr zu kaufen: keine Züge mehr. Was steht, zählt noch.

stone = Baustein
stone-does =
    { $game ->
        [alcazar] Am Boden zählt er 1 für sein Gebäude, weiter oben 2.
       *[big-boss] Er zählt für sein Gebäude so viel wie seine Ebene: 1 am Boden, 2 darüber und so weiter.
    }

bridge = Brücke
bridge-does = Liegt über drei Zellen und verbindet alles, was sie bedeckt. Sie zählt das Dreifache ihrer Ebene und hebt deine Adligen.

bridge-piece = Brücke zum Bauen
bridge-piece-does = Kostet 15 Real und keine Karte. Sie braucht zwei gleich hohe Enden mit einer Zelle dazwischen und an einem davon einen deiner Adligen.

bridges-left = Brücken im Vorrat
bridges-left-does = Mit der letzten endet das Spiel nach diesem Zug.

founding-stone = Gründungsstein
founding-stone-does = Der Fuß eines Schlosses über drei Felder in einer Reihe. Er zählt 3.

founding-stones-left = Gründungssteine im Vorrat
founding-stones-left-does = Jede Schlossgründung braucht einen.

tower-card = Turmkarte
tower-card-does =
    { $game ->
        [alcazar] Setzt einen Baustein auf Gebautes: unter einen eigenen Adligen oder dorthin, wo eine Brücke zu ihm enden könnte. Bis Ebene 5.
       *[big-boss] Setzt einen Baustein auf Gebautes, wo kein fremder Adliger steht. Bis Ebene 5.
    }

expected = Was es jetzt zählt
expected-does =
    { $game ->
        [alcazar] Punkte für Adlige und Geld, wenn das Spiel jetzt aus wäre.
       *[big-boss] Geld und was die Adligen brächten, wenn das Spiel jetzt aus wäre.
    }
