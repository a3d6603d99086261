# Alcazar en una página, con nuestras propias palabras.

sentence-1 = Construid castillos y villas a lo largo de la fila sinuosa de 72 parcelas. Al final vuestros nobles puntúan según la altura a la que estén.
sentence-2 = En tu turno puedes retirar primero un noble; paga el valor de su edificio, y un grande el doble.
sentence-3 = Después haz una cosa: comprar una carta (de obra 5 reales, de torre 10) o construir.
sentence-4 = Una carta de obra pone un bloque en su parcela; con cuatro bloques funda un castillo donde haya sitio. Una de torre eleva a un noble propio o un futuro pilar, hasta el nivel 5.
sentence-5 = Un puente cuesta 15 reales, une dos torres iguales a dos casillas de distancia, requiere un noble propio en un pilar y suma tres veces su nivel.
sentence-6 = Cada construcción te paga el valor del edificio. Después puedes colocar por ese valor un noble en lo construido.
sentence-7 = El último bloque o el último puente acaba la partida. Un barón vale su nivel, un grande el doble, y cada 50 reales completos un punto.
sentence-8 = Cuando dos castillos se unen, forman uno solo con la bandera del más valioso; todos los nobles se quedan donde están.
picture-1 = Un castillo con su bandera. Cada bloque lo hace más valioso, lo ponga quien lo ponga; ganan quienes tienen nobles en él.
picture-2 = Un puente entre dos torres de la misma altura. Une lo que toca, y un noble sobre él queda un nivel más arriba.
