# Cada juego en una página, con palabras propias.

## alcazar

alcazar-1 = Construid castillos y villas a lo largo de la fila sinuosa de 72 parcelas. Al final vuestros nobles puntúan según la altura a la que estén.
alcazar-2 = En tu turno puedes retirar primero un noble; paga el valor de su edificio, y un grande el doble.
alcazar-3 = Después haz una cosa: comprar una carta (de obra 5 reales, de torre 10) o construir.
alcazar-4 = Una carta de obra pone un bloque en su parcela; con cuatro bloques funda un castillo donde haya sitio. Una de torre eleva a un noble propio o un futuro pilar, hasta el nivel 5.
alcazar-5 = Un puente cuesta 15 reales, une dos torres iguales a dos casillas de distancia, requiere un noble propio en un pilar y suma tres veces su nivel.
alcazar-6 = Cada construcción te paga el valor del edificio. Después puedes colocar por ese valor un noble en lo construido.
alcazar-7 = El último bloque o el último puente acaba la partida. Un barón vale su nivel, un grande el doble, y cada 50 reales completos un punto.
alcazar-8 = Cuando dos castillos se unen, forman uno solo con la bandera del más valioso; todos los nobles se quedan donde están.
alcazar-picture-1 = Un castillo con su bandera. Cada bloque lo hace más valioso, lo ponga quien lo ponga; ganan quienes tienen nobles en él.
alcazar-picture-2 = Un puente entre dos torres de la misma altura. Une lo que toca, y un noble sobre él queda un nivel más arriba.

## big-boss

big-boss-1 = Construid castillos a lo largo de la fila sinuosa de 72 parcelas. Gana quien acabe con más dinero.
big-boss-2 = En tu turno puedes retirar primero un noble por el valor de su edificio, un grande por el doble.
big-boss-3 = Después compra una carta (de obra 5 reales, de torre 10) o juega una.
big-boss-4 = Un bloque vale su nivel, así que las torres encarecen los castillos. Un bloque de fundación cubre tres parcelas en línea.
big-boss-5 = Cada construcción te paga el valor del edificio, 50 como máximo; después puedes colocar allí un noble por ese valor.
big-boss-6 = Cuando dos castillos se unen, queda el más valioso. Los nobles ajenos del absorbido son expulsados y cobran.
big-boss-7 = El último bloque acaba la partida. Los nobles del tablero pagan una vez más; tener más nobles en el nivel 2 o más alto da 30 reales.
big-boss-picture-1 = Un bloque de fundación sobre tres parcelas en línea, y lo construido encima. Cada bloque cuenta el nivel en el que está.
big-boss-picture-2 = Nobles en el nivel 2 o más: pagan otra vez al final, y quien tenga más recibe 30 reales.

## toledo

toledo-1 = Llevad buenas espadas al Alcázar. Las espadas bajo vuestros peones cuentan enteras; las que aún tengáis, la mitad.
toledo-2 = Un turno es una acción: robar dos cartas, poner una tienda, devolver un peón o mover.
toledo-3 = Para mover, juega una carta y avanza exactamente su valor; pueden seguir más cartas del mismo valor.
toledo-4 = Los peones solo paran en tiendas, tabernas, el pintor y las puertas. La tienda propia es gratis; en otra se paga con una carta que valga al menos el precio.
toledo-5 = Donde todos los círculos están ocupados, sigues o desafías: quien gana antes dos asaltos se queda, el otro vuelve a casa.
toledo-6 = El acero y las gemas compran espadas en el espadero. Las fichas de duelo ayudan en los duelos; la de movimiento permite una carta de otro valor.
toledo-7 = Cuando alguien tiene tres peones en el Alcázar, los demás tienen un turno más.
toledo-8 = Además de las espadas, los cuadros valen lo que indican y cada dos gemas 1 punto; la ficha de movimiento resta 2.
toledo-picture-1 = Tiendas bajo los toldos de sus dueños. La tuya es gratis; la de otro cuesta una carta, que se queda su dueño.
toledo-picture-2 = Las dos puertas y el Alcázar. El peón que llega se queda, y la espada que lleva debajo cuenta entera.

## salamanca

salamanca-1 = Colocad losetas, ocupad edificios y vendedlos mientras su zona sea rica. Al final solo cuenta el dinero.
salamanca-2 = Cada ronda todos juegan una carta de distinto valor. Las altas actúan primero; la más baja, la última, y puede hacer dos cosas.
salamanca-3 = A: tomar todas las losetas de un espacio de la oferta y colocarlas; ocupar edificios nuevos con hacendados; vender edificios propios.
salamanca-4 = B: poner el conde en un edificio ajeno cuya zona valga menos de 7; participa en los ingresos.
salamanca-5 = C: las cartas 1 a 4 ponen una plaga; la 6 cambia una carta con otra mano.
salamanca-6 = Una zona es un edificio con los paisajes de su color que lo tocan. La venta la paga; las losetas fértiles que contaron salen del tablero.
salamanca-7 = Al final de la ronda el mercado paga 2 por cada edificio propio con una zona de 7 o más, y 1 al conde que haya en él.
salamanca-8 = La ronda en que la última loseta llega a la oferta es la última: la 15 con dos o cuatro jugadores, la 20 con tres, la 12 con cinco. Lo que entonces no esté vendido no paga nada.
salamanca-picture-1 = Una zona: un edificio con los paisajes de su color que lo tocan. El número es lo que daría una venta.
salamanca-picture-2 = Plagas: hacen que las zonas de alrededor valgan menos, o les cortan una parte.
