# Das neue Big Boss en una página, con nuestras propias palabras.

sentence-1 = Construid castillos a lo largo de la fila sinuosa de 72 parcelas. Gana quien acabe con más dinero.
sentence-2 = En tu turno puedes retirar primero un noble por el valor de su edificio, un grande por el doble.
sentence-3 = Después compra una carta (de obra 5 reales, de torre 10) o juega una.
sentence-4 = Un bloque vale su nivel, así que las torres encarecen los castillos. Un bloque de fundación cubre tres parcelas en línea.
sentence-5 = Cada construcción te paga el valor del edificio, 50 como máximo; después puedes colocar allí un noble por ese valor.
sentence-6 = Cuando dos castillos se unen, queda el más valioso. Los nobles ajenos del absorbido son expulsados y cobran.
sentence-7 = El último bloque acaba la partida. Los nobles del tablero pagan una vez más; tener más nobles en el nivel 2 o más alto da 30 reales.
picture-1 = Un bloque de fundación sobre tres parcelas en línea, y lo construido encima. Cada bloque cuenta el nivel en el que está.
picture-2 = Nobles en el nivel 2 o más: pagan otra vez al final, y quien tenga más recibe 30 reales.
