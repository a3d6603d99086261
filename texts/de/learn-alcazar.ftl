# Der Kurs von Alcazar. Jede Lektion hat ihren Titel und zu jedem Schritt, was gesagt wird, warum die richtige Antwort richtig ist und was zu anderen gesagt wird.

aim-title = Adlige wollen hoch stehen
aim-1 = In Alcazar baut man Schlösser, und am Ende zählt bei deinen Adligen die Ebene, auf der sie stehen: beim Baron einfach, beim Granden, der eine Krone trägt, doppelt. Inés’ Baron auf 39 steht zwei Steine hoch und zählt also 2.
aim-2 = In deinem Zug kaufst du eine Karte oder baust. Du hast die Karte von Feld 8: Wähle sie unter dem Plan und gründe ein Schloss, mit zwei Steinen auf 8 und je einem auf zwei Feldern in einer Reihe damit. Die Knöpfe sagen, welche.
aim-2-right = Ein neues Schloss ist 5 wert: Jeder Stein am Boden zählt 1, höhere zählen 2. Es hat dir 5 Real gezahlt, das Geld des Spiels, und seine Fahne zeigt sein Wappen.
aim-2-other = Ein Schloss dort wäre genauso gut, aber bleib für diese Lektion bei Feld 8.
aim-2-villa = Ein einzelner Stein ist eine Villa: 1 wert, zahlt 1. Mit drei freien Feldern in einer Reihe kannst du ein ganzes Schloss gründen.
aim-2-buy = Karten hast du genug. Baue zuerst: Bauen bringt Geld.
aim-2-else = Spiel die Karte von Feld 8 als erstes, mittleres oder letztes von drei Feldern in einer Reihe.
aim-3 = Jetzt darfst du Adlige auf das eben Gebaute setzen. Ein Baron kostet, was das Schloss wert ist, ein Grande das Doppelte. Setz deinen Granden dorthin, wo er am meisten zählt.
aim-3-right = Er steht auf Ebene 2 und zählt doppelt: 4 Punkte. Für das ganze Spiel hast du zwei Granden und sechs Barone.
aim-3-baron = Ein Baron zählt dort 2, ein Grande 4, und billiger als jetzt wird er nie mehr.
aim-3-none = Die meisten Punkte bringen Adlige, und solange das Schloss 5 wert ist, sind sie billig.
aim-3-else = Dort würde er weniger zählen. Feld 8 ist zwei Steine hoch.

income-title = Bauen bringt Geld
income-1 = Schlösser gehören niemandem. Wer an einem baut, bekommt, was es danach wert ist. Das Schloss mit deinem Granden ist jetzt 7 wert.
income-2 = Du hast nur 6 Real. Spiel die Karte, die am meisten einbringt.
income-2-right = Das Schloss ist auf 8 gewachsen und hat dir 8 gezahlt.
income-2-villa = Eine Villa ist 1 wert und zahlt 1. Der Stein neben dem Schloss zahlt achtmal so viel.
income-2-castle = Ein neues Schloss zahlt 5. Das vorhandene zahlt mehr, und der Platz für ein neues bleibt dir.
income-2-withdraw = Das bringt 14, aber dann zählt dein Grande nichts mehr. Lass ihn dort und spiel eine Karte: Welches deiner Felder liegt neben dem Schloss?
income-2-else = Kaufen kostet, Bauen bringt ein. Welches deiner Felder liegt neben dem Schloss?
income-3 = Setz einen Baron auf den neuen Stein: Er kostet 8.
income-3-right = Er steht erst auf Ebene 1, aber wer früh in einem Schloss ist, kann mit ihm steigen. In einem Schloss dürfen Adlige mehrerer Spieler wohnen.
income-3-none = Du darfst das Geld sparen. Aber das Schloss wird nur teurer, und wer nicht dort ist, kann nicht steigen.
income-3-else = Den Granden herunterzuholen kostet ihn eine Ebene. Setz einen Baron ein.

lift-title = Türme
lift-1 = Eine Turmkarte schiebt einen Stein unter einen deiner Adligen und hebt ihn an. Dein Grande steht auf Ebene 2, ein Baron auf Ebene 1. Nutze die Turmkarte dort, wo sie mehr Punkte bringt.
lift-1-right = Der Grande zählt 6 statt 4: Bei ihm zählt jede Ebene doppelt. Und das Schloss hat 8 gezahlt. Karten werden gekauft, als Aktion eines Zuges: eine Baukarte für 5 Real, eine Turmkarte für 10.
lift-1-baron = Der Baron gewänne 1 Punkt. Unter dem Granden zählt jede Ebene doppelt.
lift-1-else = Nutze zuerst die Turmkarte.

beaten-title = Geschlagene Adlige
beaten-1 = Inés’ Grande steht auf 7 drei Steine hoch und würde 6 zählen. Du hast die Karte von Feld 7. Eine Baukarte darf auch auf ein bebautes Feld gespielt werden, selbst wo jemand anders steht: Dann ist dieser Adlige geschlagen.
beaten-2 = Spiel die Karte von Feld 7.
beaten-2-right = Inés’ Grande ist zurück in ihrem Vorrat, und sie hat für ihn 20 Real bekommen, das Doppelte des Schlosswerts. Die Punkte sind weg, das Geld nicht. Eine Turmkarte hätte das nicht gekonnt.
beaten-2-else = Erlaubt, aber Inés’ Grande bleibt, wo er 6 zählt. Spiel die Karte von Feld 7.
beaten-3 = Jetzt ist der höchste Platz des Schlosses frei, und es ist dein Stein. Wer soll dort stehen?
beaten-3-right = Ebene 4, doppelt: 8 Punkte. Kein Stein kommt mehr auf ihn: Die Karte dieses Feldes ist aus dem Spiel. Nur eine fremde Brücke, noch höher über ihn gebaut, könnte ihn schlagen.
beaten-3-baron = Ein Baron zählt dort 4, ein Grande 8. Den Granden kannst du bezahlen.
beaten-3-move = Dein Baron stiege umsonst auf, auf 4 Punkte. Ein Grande zählt dort 8.
beaten-3-none = Dann bleibt der beste Platz leer. Nimm ihn dir.
beaten-3-else = Setz deinen Granden auf 7.

bridge-title = Was eine Brücke tut
bridge-1 = Die Felder 6 und 8 sind beide zwei Steine hoch, in gerader Linie mit einem Feld dazwischen, und deine Adligen stehen darauf. Mehr braucht eine Brücke nicht: zwei gleich hohe Pfeiler, einer davon mit dir besetzt, keiner mit jemand anderem, und die Mitte niedriger.
bridge-2 = Eine Brücke kostet 15 Real und keine Karte. Baue sie von 6 nach 8.
bridge-2-right = Vier Dinge auf einmal: Deine beiden Adligen stehen jetzt auf Ebene 3, die Villa auf 6 und das Schloss sind eins geworden, die Brücke zählt 9, dreimal ihre Ebene, und du hast 17 bekommen.
bridge-2-else = Das kann warten. Geld und Pfeiler hast du: Kauf die Brücke und leg sie von 6 nach 8.

merge-title = Wenn Schlösser sich treffen
merge-1 = Hier stehen zwei Schlösser: eines mit Wert 5 und deinem Baron, eines mit Wert 7 und Inés’ Granden. Nur Feld 4 liegt dazwischen.
merge-2 = Du hast die Karte von Feld 4. Was dort gebaut wird, verbindet sie, und du bekommst, was das Ganze wert ist.
merge-2-right = 13 Real für einen Stein. Das Wappen des wertvolleren Schlosses bleibt, das andere ist frei für ein neues. Alle Adligen bleiben, wo sie sind, und von nun an kosten und zahlen sie wie in einem Schloss mit Wert 13.
merge-2-else = Das bringt weniger. Feld 4 macht aus beiden ein Schloss mit Wert 13.

withdraw-title = Rechtzeitig zurückziehen
withdraw-1 = Bevor du handelst, darfst du einen Adligen zurückziehen: Er bringt, was das Schloss wert ist. Dein Baron auf 20 zählt 1 Punkt und bringt 10 Real. Die Felder 6 und 8 sind bereit für eine Brücke mit deinem Granden darauf, aber du hast nur 6 Real, und eine Brücke kostet 15.
withdraw-2 = Mach das Geld für die Brücke frei.
withdraw-2-right = 16 Real, und deine Aktion kommt noch. Der Baron ist wieder in deinem Vorrat.
withdraw-2-grande = Dann stünde niemand von dir auf den Pfeilern, und die Brücke ginge nicht mehr.
withdraw-2-build = Das bringt ein wenig, aber dann ist dein Zug vorbei, und jemand kann die Pfeiler verderben, bevor du 15 Real hast.
withdraw-2-else = Zieh den Baron auf 20 zurück.
withdraw-3 = Und jetzt die Brücke.
withdraw-3-right = Einen Punkt abgegeben, zwei sofort gewonnen, 15 Real hat die Brücke selbst zurückgezahlt, und ein neues Schloss steht. Zieh zurück, wer in reichen Schlössern tief steht, und rechtzeitig: Auch ein Geschlagener wird bezahlt, aber dann hat ein anderer den Augenblick gewählt.
withdraw-3-else = Das Geld war für die Brücke von 6 nach 8.

end-title = Das Ende
end-1 = Das Spiel endet mit dem Zug, in dem der letzte Stein oder die letzte Brücke verbaut wird. Ein Stein ist noch da, und du bist am Zug. Deine Adligen zählen 11, die von Inés 10. Je volle 50 Real gibt es einen Punkt: Inés hat 100, du hast 85.
end-2 = Verbau den letzten Stein so, dass du gewinnst.
end-2-right = Das Schloss hat 17 gezahlt, macht 102 Real: zwei Punkte. 13 zu 12. Mehr brauchst du für eine erste Partie nicht.
end-2-villa = Eine Villa zahlt 1, du hättest 86 Real: ein Punkt. 12 zu 12, und Inés hat mehr Geld.
end-2-withdraw = Wer jetzt zurückgezogen wird, zählt nichts mehr, und er steht hoch.
end-2-else = Damit bekäme Inés den letzten Stein. Welcher Bau bringt am meisten ein?
