# Das neue Big Boss auf einer Seite, in unseren eigenen Worten.

sentence-1 = Baut Schlösser entlang der gewundenen Reihe von 72 Feldern. Wer am Ende am reichsten ist, gewinnt.
sentence-2 = In deinem Zug darfst du zuerst einen Adligen für den Wert seines Gebäudes zurückziehen, einen Granden für das Doppelte.
sentence-3 = Dann kaufst du eine Karte (Baukarte 5 Real, Turmkarte 10) oder spielst eine.
sentence-4 = Ein Stein zählt seine Ebene, darum machen Türme Schlösser teuer. Ein Gründungsstein liegt auf drei Feldern in einer Linie.
sentence-5 = Jeder Bau zahlt dir den Wert des Gebäudes, höchstens 50; dann darfst du dort für diesen Wert einen Adligen setzen.
sentence-6 = Treffen zwei Schlösser zusammen, bleibt das wertvollere. Fremde Adlige im übernommenen werden geschlagen und ausgezahlt.
sentence-7 = Der letzte Stein beendet das Spiel. Adlige auf dem Plan zahlen noch einmal; die meisten Adligen ab Ebene 2 bringen 30 Real.
picture-1 = Ein Gründungsstein auf drei Feldern in einer Linie, und was darauf gebaut wurde. Jeder Stein zählt die Ebene, auf der er liegt.
picture-2 = Adlige ab Ebene 2: Sie zahlen am Ende noch einmal, und wer die meisten davon hat, bekommt 30 Real.
