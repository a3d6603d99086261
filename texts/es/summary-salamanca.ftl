# Salamanca en una página, con nuestras propias palabras.

sentence-1 = Colocad losetas, ocupad edificios y vendedlos mientras su zona sea rica. Al final solo cuenta el dinero.
sentence-2 = Cada ronda todos juegan una carta de distinto valor. Las altas actúan primero; la más baja, la última, y puede hacer dos cosas.
sentence-3 = A: tomar todas las losetas de un espacio de la oferta y colocarlas; ocupar edificios nuevos con hacendados; vender edificios propios.
sentence-4 = B: poner el conde en un edificio ajeno cuya zona valga menos de 7; participa en los ingresos.
sentence-5 = C: las cartas 1 a 4 ponen una plaga; la 6 cambia una carta con otra mano.
sentence-6 = Una zona es un edificio con los paisajes de su color que lo tocan. La venta la paga; las losetas fértiles que contaron salen del tablero.
sentence-7 = Al final de la ronda el mercado paga 2 por cada edificio propio con una zona de 7 o más, y 1 al conde que haya en él.
sentence-8 = La ronda en que la última loseta llega a la oferta es la última: la 15 con dos o cuatro jugadores, la 20 con tres, la 12 con cinco. Lo que entonces no esté vendido no paga nada.
picture-1 = Una zona: un edificio con los paisajes de su color que lo tocan. El número es lo que daría una venta.
picture-2 = Plagas: hacen que las zonas de alrededor valgan menos, o les cortan una parte.
