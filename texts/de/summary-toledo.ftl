# Toledo auf einer Seite, in unseren eigenen Worten.

sentence-1 = Bringt gute Schwerter in den Alcazar. Schwerter unter euren Figuren dort zählen ganz, gehaltene nur halb.
sentence-2 = Ein Zug ist eine Aktion: zwei Karten ziehen, ein Geschäft legen, eine Figur heimschicken oder ziehen.
sentence-3 = Zum Ziehen spielst du eine Karte und gehst genau ihren Wert; weitere Karten desselben Werts dürfen folgen.
sentence-4 = Figuren halten nur bei Geschäften, Tavernen, beim Künstler und auf Eingangsfeldern. Das eigene Geschäft kostet nichts; sonst zahlst du mit einer Karte, die mindestens den Preis wert ist.
sentence-5 = Wo alle Kreise besetzt sind, ziehst du weiter oder forderst heraus: Wer zuerst zwei Runden gewinnt, bleibt, der andere geht heim.
sentence-6 = Metall und Edelsteine werden beim Schwertschmied zu Schwertern. Duell-Plättchen helfen im Duell; das Bewegungs-Plättchen erlaubt eine Karte anderen Werts.
sentence-7 = Hat jemand drei Figuren im Alcazar, haben alle anderen noch einen Zug.
sentence-8 = Außer Schwertern zählen Gemälde, was sie zeigen, und je zwei Edelsteine 1 Punkt; das Bewegungs-Plättchen kostet 2.
picture-1 = Geschäfte unter den Markisen ihrer Besitzer. Das eigene ist frei, ein fremdes kostet eine Karte, die der Besitzer bekommt.
picture-2 = Die beiden Eingangsfelder und der Alcazar. Eine Figur, die dort ankommt, bleibt, und ein Schwert unter ihr zählt ganz.
