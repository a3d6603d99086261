# The signs that all tables have: the name of each, and what it does.

seat = Speler
seat-does = De vorm en de kleur van een speler. Alles wat die draagt, is van die speler.

bot = Computerspeler
bot-does = Deze plaats wordt door de computer gespeeld.

lit = Verlicht
lit-does = Dit kun je nu kiezen.

able = Stippellijn
able-does = Ook hiermee kun je iets doen: kies het twee keer of gebruik de knop.

picked = Blauwe lijn
picked-does = Dit heb je gekozen; voor de zet is nog iets nodig.

suggested = Groene lijn
suggested-does = Een tip, of wat een les aanwijst.

shown = Streepjeslijn
shown-does = Waar een regel van het verloop of van een antwoord over gaat.

last = Rode puntjes
last-does = Hier was de laatste zet.
