# Jedes Spiel auf einer Seite, in eigenen Worten.

## alcazar

alcazar-1 = Baut Schlösser und Villen entlang der gewundenen Reihe von 72 Feldern. Am Ende zählen eure Adligen nach der Höhe, auf der sie stehen.
alcazar-2 = In deinem Zug darfst du zuerst einen Adligen zurückziehen; er bringt den Wert seines Gebäudes, ein Grande das Doppelte.
alcazar-3 = Dann tust du eines: eine Karte kaufen (Baukarte 5 Real, Turmkarte 10) oder bauen.
alcazar-4 = Eine Baukarte legt einen Stein auf ihr Feld; mit vier Steinen gründet sie ein Schloss, wo Platz ist. Eine Turmkarte hebt einen eigenen Adligen oder einen künftigen Pfeiler, bis Ebene 5.
alcazar-5 = Eine Brücke kostet 15 Real, verbindet zwei gleich hohe Türme im Abstand von zwei Feldern, braucht einen eigenen Adligen auf einem Pfeiler und bringt das Dreifache ihrer Ebene.
alcazar-6 = Jeder Bau zahlt dir den Wert des Gebäudes. Danach darfst du für diesen Wert einen Adligen auf das Gebaute setzen.
alcazar-7 = Der letzte Stein oder die letzte Brücke beendet das Spiel. Ein Baron zählt seine Ebene, ein Grande das Doppelte, je volle 50 Real einen Punkt.
alcazar-8 = Treffen zwei Schlösser zusammen, werden sie eines, unter der Fahne des wertvolleren; alle Adligen bleiben stehen.
alcazar-picture-1 = Ein Schloss mit seiner Fahne. Jeder Stein macht es wertvoller, wer ihn auch legt; wessen Adlige darauf stehen, der hat etwas davon.
alcazar-picture-2 = Eine Brücke zwischen zwei gleich hohen Türmen. Sie verbindet, was sie berührt, und ein Adliger auf ihr steht eine Ebene höher.

## big-boss

big-boss-1 = Baut Schlösser entlang der gewundenen Reihe von 72 Feldern. Wer am Ende am reichsten ist, gewinnt.
big-boss-2 = In deinem Zug darfst du zuerst einen Adligen für den Wert seines Gebäudes zurückziehen, einen Granden für das Doppelte.
big-boss-3 = Dann kaufst du eine Karte (Baukarte 5 Real, Turmkarte 10) oder spielst eine.
big-boss-4 = Ein Stein zählt seine Ebene, darum machen Türme Schlösser teuer. Ein Gründungsstein liegt auf drei Feldern in einer Linie.
big-boss-5 = Jeder Bau zahlt dir den Wert des Gebäudes, höchstens 50; dann darfst du dort für diesen Wert einen Adligen setzen.
big-boss-6 = Treffen zwei Schlösser zusammen, bleibt das wertvollere. Fremde Adlige im übernommenen werden geschlagen und ausgezahlt.
big-boss-7 = Der letzte Stein beendet das Spiel. Adlige auf dem Plan zahlen noch einmal; die meisten Adligen ab Ebene 2 bringen 30 Real.
big-boss-picture-1 = Ein Gründungsstein auf drei Feldern in einer Linie, und was darauf gebaut wurde. Jeder Stein zählt die Ebene, auf der er liegt.
big-boss-picture-2 = Adlige ab Ebene 2: Sie zahlen am Ende noch einmal, und wer die meisten davon hat, bekommt 30 Real.

## toledo

toledo-1 = Bringt gute Schwerter in den Alcazar. Schwerter unter euren Figuren dort zählen ganz, gehaltene nur halb.
toledo-2 = Ein Zug ist eine Aktion: zwei Karten ziehen, ein Geschäft legen, eine Figur heimschicken oder ziehen.
toledo-3 = Zum Ziehen spielst du eine Karte und gehst genau ihren Wert; weitere Karten desselben Werts dürfen folgen.
toledo-4 = Figuren halten nur bei Geschäften, Tavernen, beim Künstler und auf Eingangsfeldern. Das eigene Geschäft kostet nichts; sonst zahlst du mit einer Karte, die mindestens den Preis wert ist.
toledo-5 = Wo alle Kreise besetzt sind, ziehst du weiter oder forderst heraus: Wer zuerst zwei Runden gewinnt, bleibt, der andere geht heim.
toledo-6 = Metall und Edelsteine werden beim Schwertschmied zu Schwertern. Duell-Plättchen helfen im Duell; das Bewegungs-Plättchen erlaubt eine Karte anderen Werts.
toledo-7 = Hat jemand drei Figuren im Alcazar, haben alle anderen noch einen Zug.
toledo-8 = Außer Schwertern zählen Gemälde, was sie zeigen, und je zwei Edelsteine 1 Punkt; das Bewegungs-Plättchen kostet 2.
toledo-picture-1 = Geschäfte unter den Markisen ihrer Besitzer. Das eigene ist frei, ein fremdes kostet eine Karte, die der Besitzer bekommt.
toledo-picture-2 = Die beiden Eingangsfelder und der Alcazar. Eine Figur, die dort ankommt, bleibt, und ein Schwert unter ihr zählt ganz.

## salamanca

salamanca-1 = Legt Plättchen, nehmt Gebäude in Besitz und verkauft sie, solange ihr Gebiet reich ist. Am Ende zählt nur Geld.
salamanca-2 = In jeder Runde spielen alle eine Karte verschiedenen Werts. Höhere sind zuerst dran; die niedrigste zuletzt, und sie darf zweierlei tun.
salamanca-3 = A: alle Plättchen eines Auslagefelds nehmen und legen; neue Gebäude mit Gutsherrensteinen in Besitz nehmen; eigene Gebäude verkaufen.
salamanca-4 = B: den Conden in ein fremdes Gebäude setzen, dessen Gebiet weniger als 7 wert ist; er verdient mit.
salamanca-5 = C: Die Karten 1 bis 4 setzen eine Plage, die 6 tauscht eine Karte mit einer anderen Hand.
salamanca-6 = Ein Gebiet ist ein Gebäude mit den Landschaften seiner Farbe, die es berühren. Ein Verkauf zahlt es aus; gezählte fruchtbare Plättchen verlassen den Plan.
salamanca-7 = Am Rundenende zahlt der Markt 2 für jedes Gebäude mit Besitzer und einem Gebiet ab 7, und 1 an einen Conden darin.
salamanca-8 = Die Runde, in der das letzte Plättchen in die Auslage kommt, ist die letzte: Runde 15 zu zweit oder zu viert, 20 zu dritt, 12 zu fünft. Was dann nicht verkauft ist, zahlt nichts.
salamanca-picture-1 = Ein Gebiet: ein Gebäude mit den Landschaften seiner Farbe, die es berühren. Die Zahl ist, was ein Verkauf einbrächte.
salamanca-picture-2 = Plagen: Sie mindern die Gebiete um sie herum oder schneiden einen Teil davon ab.
