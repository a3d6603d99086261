# Der Kurs von Das neue Big Boss. Jede Lektion hat ihren Titel und zu jedem Schritt, was gesagt wird, warum die richtige Antwort richtig ist und was zu anderen gesagt wird.

aim-title = Adlige in wachsenden Schlössern
aim-1 = Der Reichste gewinnt. Geld kommt vom Bauen und von Adligen: Am Ende bringt jeder, was sein Schloss wert ist, ein Grande, der eine Krone trägt, das Doppelte. Inés’ Baron steht in einem Schloss mit Wert 5, also ist er heute 5 wert.
aim-2 = In deinem Zug kaufst du eine Karte oder baust. Du hast die Karte von Feld 8: Wähle sie unter dem Plan und gründe ein Schloss, über drei Felder in gerader Linie. Die Knöpfe sagen, welche drei.
aim-2-right = Ein neues Schloss ist 5 wert: 3 für den langen Gründungsstein, 2 für den Stein darauf. Es hat dir 5 Real gezahlt, das Geld des Spiels, und seine Fahne zeigt sein Wappen.
aim-2-other = Ein Schloss dort wäre genauso gut, aber bleib für diese Lektion bei Feld 8.
aim-2-villa = Ein einzelner Stein ist eine Villa: 1 wert, zahlt 1. Mit drei freien Feldern in einer Reihe kannst du ein ganzes Schloss gründen.
aim-2-buy = Karten hast du genug. Baue zuerst: Bauen bringt Geld.
aim-2-else = Spiel die Karte von Feld 8 und gründe ein Schloss.
aim-3 = Jetzt darfst du Adlige auf das eben Gebaute setzen. Ein Baron kostet, was das Schloss jetzt wert ist, ein Grande das Doppelte. Schlösser wachsen: Setz deinen Granden, solange es billig ist.
aim-3-right = Er hat 10 gekostet. Ist das Schloss einmal 20 wert, ist er 40 wert.
aim-3-baron = Auch gut angelegt, aber ein Grande gewinnt mit jedem Stein doppelt so viel.
aim-3-none = Nie wieder kostet ein Adliger in diesem Schloss so wenig.
aim-3-else = Setz deinen Granden in das neue Schloss.

grow-title = Wo man baut
grow-1 = Schlösser gehören niemandem. Wer an einem baut, bekommt, was es danach wert ist, und jeder Adlige darin wird wertvoller. Im Schloss mit Wert 7 hast du einen Granden und einen Baron.
grow-2 = Spiel die Karte, die dir am meisten bringt.
grow-2-right = 8 Real sofort. Und das Schloss ist eins mehr wert: Dein Grande gewinnt 2, dein Baron 1.
grow-2-theirs = Das zahlt 6 und macht Inés’ Baron wertvoller. Baue, wo deine eigenen Adligen sind.
grow-2-castle = Ein neues Schloss zahlt 5. Wo deine Adligen sind, bringt ein Stein mehr, gleich zweifach.
grow-2-villa = Eine Villa zahlt 1. Schau, wo deine Adligen sind.
grow-2-withdraw = Das bringt, was der Adlige heute wert ist, aber dann wächst er nicht mehr mit dem Schloss. Behalte in dieser Lektion beide und spiel eine Karte: Wo sind deine Adligen?
grow-2-else = Bauen bringt jetzt mehr. Wo sind deine Adligen?

height-title = Höhe zählt
height-1 = Ein Stein zählt seine Ebene: am Boden 1, als vierter eines Turms 4. Eine Turmkarte darf auf jedes bebaute Feld, auf dem niemand anders steht. Das Schloss ist 9 wert, und 8 ist drei Steine hoch. Nutze deine Turmkarte, wo sie am meisten bringt.
height-1-right = Die vierte Ebene zählt 4: Das Schloss ist 13 wert und hat dir 13 gezahlt, und dein Grande ist 26 wert. Karten werden gekauft, als Aktion eines Zuges: eine Baukarte für 5 Real, eine Turmkarte für 10.
height-1-flat = Am Boden zählt ein Stein 1: Das Schloss zahlte 10. Weiter oben zählt er mehr.
height-1-own = Das hebt deinen Granden, was am Ende etwas wert ist, aber ein Stein auf Ebene 2 zählt nur 2. Such den höchsten Turm.
height-1-low = Dort kommt der Stein auf Ebene 2 und zählt nur 2. Such den höchsten Turm.
height-1-else = Nutze zuerst die Turmkarte.

beaten-title = Geschlagene Adlige
beaten-1 = Inés’ Grande steht auf dem Turm von Feld 8, und du hast die Karte dieses Feldes. Eine Baukarte darf auch auf ein bebautes Feld gespielt werden, selbst wo jemand anders steht: Dann ist dieser Adlige geschlagen und geht heim. Sein Besitzer bekommt, was er vor dem Stein wert war.
beaten-2 = Spiel die Karte von Feld 8.
beaten-2-right = Inés hat 18 Real für ihren Granden bekommen, aber sie ist draußen, und von nun an wächst das Schloss ohne sie. Du hast 13 bekommen.
beaten-2-else = Erlaubt, aber Inés’ Grande wächst mit jedem Stein weiter. Spiel die Karte von Feld 8.
beaten-3 = Die Spitze des Turms ist frei, und es ist dein Stein. Setz einen Adligen darauf.
beaten-3-right = Er steht auf Ebene 4, und kein Stein kommt mehr auf ihn: Die Karte dieses Feldes ist aus dem Spiel. Nur wenn Schlösser sich treffen, kann er noch geschlagen werden; davon handelt eine andere Lektion.
beaten-3-none = Es ist der sicherste Platz im Schloss, und das Schloss wird wachsen. Nimm ihn dir.
beaten-3-else = Setz einen Adligen auf 8.

merge-title = Ein Schloss schluckt das andere
merge-1 = Zwei Schlösser mit einem freien Feld dazwischen: Deines ist 5 wert, das mit Inés’ Granden 6. Treffen sie sich, werden sie eins, und dabei können Adlige verloren gehen.
merge-2 = Du hast die Karte von Feld 4. Verbinde sie.
merge-2-right = Der neue Stein zählt für eines der beiden, und du sagst, für welches. Zählt er für deines, sind beide 6 wert, und du bestimmst, welches bleibt.
merge-2-else = Das bringt weniger. Das verbundene Schloss wäre 12 wert.
merge-3 = Das Schloss, das bleibt, behält alle seine Adligen. In dem, das übernommen wird, werden die Adligen der anderen geschlagen; deine eigenen bleiben immer. Welches soll bleiben: Almería mit deinem Granden oder Cádiz mit dem von Inés?
merge-3-right = Inés hat 12 für ihren Granden bekommen und ist draußen. Du hast 12 bekommen, und dein Grande ist 24 statt 10 wert und hat das ganze Schloss für sich.
merge-3-hers = Dann bliebe auch Inés’ Grande und wäre 24 wert, genau wie deiner.
merge-3-else = Behalte das Schloss deines eigenen Granden.

withdraw-title = Rechtzeitig zurückziehen
withdraw-1 = Bevor du handelst, darfst du einen Adligen zurückziehen, und er bringt, was das Schloss wert ist. Dein Baron ist mit diesem Schloss auf 18 gewachsen. Aber Inés’ Grande gewinnt dort doppelt so viel wie du, und du hast nur noch 2 Real.
withdraw-2 = Du hast eine Karte, um ein neues Schloss zu gründen, aber kein Geld für Adlige darin. Zieh deinen Baron zurück.
withdraw-2-right = 18 Real für Adlige in einem neuen Schloss, und deine Aktion kommt noch.
withdraw-2-poor = Gründen könntest du, aber dann wäre kaum Geld für Adlige da, und nie sind sie billiger.
withdraw-2-villa = Das gäbe eine Villa mit Wert 1. Zieh zuerst den Baron zurück: Mit seinem Geld kannst du ein Schloss gründen und Adlige einsetzen.
withdraw-2-else = Zieh zuerst den Baron zurück.
withdraw-3 = Jetzt gründe das Schloss.
withdraw-3-right = Der Grande hat 10 gekostet: Was im alten Schloss lange gewachsen ist, ist ein neuer Anfang geworden. Zieh zurück, wo andere mehr gewinnen als du, wo das Schloss 50 erreicht hat und nicht mehr wächst, oder bevor es jemand schluckt.
withdraw-3-villa = So bleibt dir eine Villa mit Wert 1. Das Geld war für Adlige in einem Schloss.
withdraw-3-else = Gründe das Schloss mit der Karte von Feld 63.

end-title = Das Ende
end-1 = Das Spiel endet mit dem Zug, in dem der letzte Stein verbaut wird. Dann werden alle Adligen ausgezahlt, und wer die meisten auf Ebene 2 oder höher hat, bekommt 30 Real. Ein Stein ist noch da. Dein Grande steht auf Ebene 3, Inés hat auch einen dort oben, und dein Baron auf 10 steht am Boden.
end-2 = Verbau den letzten Stein dort, wo er am meisten entscheidet.
end-2-right = Dein Baron ist auf Ebene 2 gestiegen: zwei Adlige dort oben gegen einen, und die 30 gehören dir allein. Du gewinnst mit 146 gegen 92. Mehr brauchst du für eine erste Partie nicht.
end-2-villa = Das zahlt 1, und Inés bekäme auch 30. Ein Stein kann mehr.
end-2-castle = Das zahlt 5, und Inés bekäme auch 30. Ein Stein kann mehr.
end-2-withdraw = Am Ende bringt jeder Adlige mindestens so viel, und nur auf dem Plan zählt er für die 30.
end-2-else = Damit bekäme Inés den letzten Stein. Könnte einer deiner Adligen aufsteigen?
