# Der Begleiter der ersten Partie: was ein Schritt ist und worauf man dort achtet. Eine Nachricht für jeden Schritt jedes Spiels.

salamanca-play-cards = Entscheide, wann du dran sein willst. Hohe Karten kommen zuerst und bekommen die besten Plättchen; niedrige kommen zuletzt, und der Letzte darf eine Plage setzen und auch noch Plättchen legen. Was du spielst, bekommt danach dein linker Nachbar.
salamanca-choose-two = Du wählst zwei Karten, eine für früh und eine für spät. Schau, was in der Auslage liegt und ob du eine Plage setzen willst.
salamanca-turn = Meist nimmt man Plättchen. Such eines in der Farbe eines deiner Gebäude oder ein Gebäude neben Land, das schon liegt. Gibt es beides nicht, verdient der Conde bei jemand anderem mit.
salamanca-lay = Plättchen zählen, wenn sie dein Gebäude berühren oder eine gleiche Landschaft, die es berührt. Wähl ein Plättchen und geh auf ein freies Feld oder berühr es einmal: Da steht, was jedes Gebiet, zu dem es gehören würde, jetzt wert ist und danach wäre. Ist ein Gebiet von dir 7 oder mehr wert, frag dich, ob du jetzt verkaufst.
salamanca-claim = Jetzt oder nie: Ein Gebäude nimmt man nur in dem Zug in Besitz, in dem es gelegt wurde. Mit drei eigenen Gebäuden musst du erst eines verkaufen.
salamanca-go-on = Wer Plättchen gelegt hat, darf vor dem Ende des Zuges noch verkaufen: Ein Verkauf bringt die Zahl am Gebäude. Ein Gebiet, das 7 oder mehr wert bleibt, bringt bei jedem Markt 2; verkauf in der letzten Runde alle. Nach dem Conden oder einer Karte allein lässt sich nichts verkaufen.
salamanca-last-turn = Du bist zuletzt dran und hast zwei Aktionen: was die Karte kann, und dazu Plättchen oder den Conden. Eine Plage gehört dorthin, wo die Landschaft eines Nachbarn lang und dünn ist; die 6 nimmt jemandem eine Karte aus der Hand; 5, 7 und 8 bewirken nichts.
salamanca-swap = Nimm, was dir schaden würde oder was dann drankommt, wann du willst, und gib weg, was am wenigsten hilft.

toledo-action = Am Anfang legt man ein Geschäft nahe am Start und zieht Karten; gleiche Karten sind am meisten wert. Zieh, wenn eine Karte zu einem Geschäft führt, das du brauchen kannst. Zeig auf eine Karte, um zu sehen, wohin sie führt.
toledo-more = Eine weitere Karte mit derselben Zahl darf folgen. Hör auf, wenn dir das nächste Feld nichts bringt.
toledo-full = Kein Kreis ist frei. Weiterziehen ist sicher, wenn du die Karte hast; ein Duell steht gleich, außer du hast Fecht-Plättchen, die dem anderen fehlen.
toledo-shop = Deine eigenen Geschäfte sind kostenlos: Nutze sie. Bei fremden überleg, was dir die Karte wert ist. Material, das dir zum Schwert fehlt, ist meist eine niedrige Karte wert.
toledo-take = Nimm beim Schwertschmied das beste Schwert, das dein Material hergibt, oder warte auf ein besseres, wenn nur ein Stück fehlt. Nimm beim Fechtmeister eine Farbe, die den anderen fehlt, oder das Bewegungs-Plättchen, um schnell zu sein.
toledo-gate = Leg dein bestes Schwert unter die Figur: Nur dort zählt es voll.

alcazar-turn = Bauen bringt Geld, Kaufen kostet. Such die Karte, die an ein reiches Schloss anbaut, am besten an eines mit deinen Adligen. Zieh einen Adligen nur zurück, wenn du das Geld brauchst. Solange es kein Schloss gibt, gründe eines.
alcazar-action = Du hast einen Adligen zurückgezogen. Nutze das Geld jetzt: für eine Brücke oder einen Platz in einem neuen Schloss.
alcazar-purchase = Kauf eine Karte: Am schnellsten bringt eine Geld, deren Feld neben einem Schloss liegt.
alcazar-keep = Das Schloss, das bleibt, gibt den Namen; alle Adligen bleiben.
alcazar-crest = Eine Villa mit Wert 5 wird zum Schloss. Wähle die, in der du Adlige hast.
alcazar-nobles = Ein Adliger kostet, was das Schloss wert ist, also setz ihn früh. Granden gehören dorthin, wo es hoch ist oder wird: Ihre Ebene zählt doppelt.

big-boss-turn = Bauen bringt, was das Schloss wert ist, also bau an reichen Schlössern, am besten an solchen mit deinen Adligen. Zieh einen Adligen zurück, wo das Schloss nicht mehr wächst oder geschluckt werden kann. Solange es kein Schloss gibt, gründe eines.
big-boss-action = Du hast einen Adligen zurückgezogen. Nutze das Geld jetzt, bevor die anderen bauen.
big-boss-purchase = Kauf eine Karte: Am schnellsten bringt eine Geld, deren Feld neben einem Schloss liegt.
big-boss-keep = Behalte das Schloss mit deinen eigenen Adligen: Die der anderen in dem, das verschwindet, werden geschlagen.
big-boss-crest = Eine Villa mit Wert 5 wird zum Schloss. Wähle die, in der du Adlige hast.
big-boss-nobles = Ein Adliger ist wert, was das Schloss einmal wert sein wird. Setz ihn, solange es klein ist, und wo andere daran bauen werden.
