# Alcazar auf einer Seite, in unseren eigenen Worten.

sentence-1 = Baut Schlösser und Villen entlang der gewundenen Reihe von 72 Feldern. Am Ende zählen eure Adligen nach der Höhe, auf der sie stehen.
sentence-2 = In deinem Zug darfst du zuerst einen Adligen zurückziehen; er bringt den Wert seines Gebäudes, ein Grande das Doppelte.
sentence-3 = Dann tust du eines: eine Karte kaufen (Baukarte 5 Real, Turmkarte 10) oder bauen.
sentence-4 = Eine Baukarte legt einen Stein auf ihr Feld; mit vier Steinen gründet sie ein Schloss, wo Platz ist. Eine Turmkarte hebt einen eigenen Adligen oder einen künftigen Pfeiler, bis Ebene 5.
sentence-5 = Eine Brücke kostet 15 Real, verbindet zwei gleich hohe Türme im Abstand von zwei Feldern, braucht einen eigenen Adligen auf einem Pfeiler und bringt das Dreifache ihrer Ebene.
sentence-6 = Jeder Bau zahlt dir den Wert des Gebäudes. Danach darfst du für diesen Wert einen Adligen auf das Gebaute setzen.
sentence-7 = Der letzte Stein oder die letzte Brücke beendet das Spiel. Ein Baron zählt seine Ebene, ein Grande das Doppelte, je volle 50 Real einen Punkt.
sentence-8 = Treffen zwei Schlösser zusammen, werden sie eines, unter der Fahne des wertvolleren; alle Adligen bleiben stehen.
picture-1 = Ein Schloss mit seiner Fahne. Jeder Stein macht es wertvoller, wer ihn auch legt; wessen Adlige darauf stehen, der hat etwas davon.
picture-2 = Eine Brücke zwischen zwei gleich hohen Türmen. Sie verbindet, was sie berührt, und ein Adliger auf ihr steht eine Ebene höher.
