# The signs that all tables have: the name of each, and what it does.

seat = Person am Tisch
seat-does = Form und Farbe einer Person. Was sie trägt, gehört ihr.

bot = Computer
bot-does = Diesen Platz spielt der Computer.

lit = Hervorgehoben
lit-does = Das kannst du jetzt wählen.

able = Gepunktete Linie
able-does = Auch damit lässt sich etwas tun: zweimal wählen oder die Schaltfläche nehmen.

picked = Blaue Linie
picked-does = Das hast du gewählt; zum Zug fehlt noch etwas.

suggested = Grüne Linie
suggested-does = Ein Tipp, oder worauf eine Lektion zeigt.

shown = Gestrichelte Linie
shown-does = Wovon eine Zeile im Verlauf oder in einer Antwort spricht.

last = Rote Punkte
last-does = Hier war der letzte Zug.
