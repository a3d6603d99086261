# Salamanca auf einer Seite, in unseren eigenen Worten.

sentence-1 = Legt Plättchen, nehmt Gebäude in Besitz und verkauft sie, solange ihr Gebiet reich ist. Am Ende zählt nur Geld.
sentence-2 = In jeder Runde spielen alle eine Karte verschiedenen Werts. Höhere sind zuerst dran; die niedrigste zuletzt, und sie darf zweierlei tun.
sentence-3 = A: alle Plättchen eines Auslagefelds nehmen und legen; neue Gebäude mit Gutsherrensteinen in Besitz nehmen; eigene Gebäude verkaufen.
sentence-4 = B: den Conden in ein fremdes Gebäude setzen, dessen Gebiet weniger als 7 wert ist; er verdient mit.
sentence-5 = C: Die Karten 1 bis 4 setzen eine Plage, die 6 tauscht eine Karte mit einer anderen Hand.
sentence-6 = Ein Gebiet ist ein Gebäude mit den Landschaften seiner Farbe, die es berühren. Ein Verkauf zahlt es aus; gezählte fruchtbare Plättchen verlassen den Plan.
sentence-7 = Am Rundenende zahlt der Markt 2 für jedes Gebäude mit Besitzer und einem Gebiet ab 7, und 1 an einen Conden darin.
sentence-8 = Die Runde, in der das letzte Plättchen in die Auslage kommt, ist die letzte: Runde 15 zu zweit oder zu viert, 20 zu dritt, 12 zu fünft. Was dann nicht verkauft ist, zahlt nichts.
picture-1 = Ein Gebiet: ein Gebäude mit den Landschaften seiner Farbe, die es berühren. Die Zahl ist, was ein Verkauf einbrächte.
picture-2 = Plagen: Sie mindern die Gebiete um sie herum oder schneiden einen Teil davon ab.
