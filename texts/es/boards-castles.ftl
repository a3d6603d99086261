# Lo que se ve en el pequeño tablero de cada regla de Alcazar y Das neue Big Boss.

c-1 = La fila sinuosa: empieza en la parcela 1 y vuelve a la parcela 72, justo debajo.
c-2 = La parcela 1 tiene dos vecinas: la 2 y la 72, donde se cierra la fila.
c-3 = Junto al tablero: los mazos de cartas de obra y de torre, y cuántos bloques quedan.
c-4 = Una mano al empezar: diez cartas de obra, seis barones y dos grandes. Hay seis cartas de obra a la vista.
c-5 = El bloque nuevo está en el suelo, así que el castillo vale 1 más.
c-6 = El castillo estaba en 50 y ahí se queda. Aun así, el bloque nuevo de la 12 paga 50 reales.
c-7 = El grande está sobre dos bloques, es decir, en el nivel 2. El próximo bloque lo subiría al nivel 3.
c-8 = Antes que nada, este grande podría retirarse. Después viene una acción.
c-9 = A la venta: las cartas de obra a la vista y la primera del mazo por 5 reales, una carta de torre por 10.
c-10 = Las cartas de obra nombran su parcela. La última es una carta de torre.
c-11 = El bloque de la 11 hizo que el castillo valga 7: paga 7 reales, y en el bloque nuevo puede ponerse un noble.
c-12 = Entre la 35 y el castillo de la 38 solo hay dos parcelas vacías. Hacen falta tres, así que no se puede fundar un castillo de la 33 a la 35.
c-13 = Un castillo nuevo, de valor 5, con un grande en el centro. En una de las otras dos parcelas aún cabe un segundo noble.
c-14 = Un bloque sin nada al lado: una villa, de valor 1.
c-15 = El bloque nuevo toca la villa de la 63 y pasa a ser parte de ella.
c-16 = Un bloque de una carta de obra se ha puesto encima. El noble de otro jugador que estaba aquí queda expulsado.
c-17 = El bloque de la 21 ha unido dos villas. Juntas valen 5, así que se han convertido en un castillo con bandera.
c-29 = En la parcela 28 no hay nada construido, así que una carta de torre no tiene sitio allí.
c-18 = Un noble solo puede ir al bloque construido en este turno, por lo que el castillo vale ahora.
c-19 = Donde hay un noble no se puede colocar otro.
c-20 = El grande que estaba aquí se ha retirado por el doble del valor del castillo. El castillo vale lo mismo que antes.
c-21 = La carta { $game ->
        [big-boss] 8
       *[other] 7
    } expulsaría a este grande. Su dueño cobraría el doble de lo que vale ahora el castillo.
c-22 = Un bloque en la parcela 4 uniría los castillos de ambos lados.
c-23 = Dos villas, de valor 3 y 1. Un bloque entre ellas hace un solo edificio de valor 5.
c-24 = El bloque de la 10 ha unido la villa al castillo. Todo su valor ha pasado al castillo.
c-25 = El bloque de la 4 une dos castillos. Queda el más valioso, y la bandera del otro vuelve a la reserva.
c-26 = Queda un bloque. Quien lo use termina su turno, y la partida se acaba.
c-27 = Sin cartas y con 2 reales: hay que retirar un noble para comprar una. El del castillo da 5 y basta; el de la villa de la 20 da demasiado poco.
c-28 = Ninguna carta en mano y ninguna a la venta: este jugador pasa, pero el noble se queda hasta el recuento final.
a-1 = Los veinte puentes siguen ahí.
a-2 = Todos empiezan con 40 reales.
a-3 = Las dos torres valen 3 cada una. El puente que las cruza está en el nivel 3 y cuenta 9.
a-4 = La carta 8 ha fundado un castillo: dos bloques en la parcela 8 y uno a cada lado.
a-5 = La carta de torre puede subir a uno de los dos nobles propios. Junto a la 9 no hay nada más alto, así que allí no puede crecer una torre.
a-6 = Dos torres de la misma altura con una casilla más baja en medio: cabe un puente.
a-7 = Las dos torres sirven, pero en ninguna hay un noble propio: no hay puente.
a-8 = Sobre estas mismas tres casillas nunca puede haber un segundo puente.
a-9 = Las torres tienen dos niveles, así que el puente está en el nivel 3 y suma 9.
a-10 = Los dos nobles estaban en los pilares. Ahora están sobre el puente, un nivel más arriba.
a-11 = La villa de la 6 y el castillo de la 8 a la 10 son ahora un solo edificio.
a-12 = Quedan veinte puentes. El último acabaría la partida, igual que el último bloque.
a-13 = En vez de pagar por un noble, el barón propio de la 8 puede pasar al bloque nuevo de la 7.
a-14 = Los dos castillos son ahora uno, y los nobles de ambos siguen allí.
a-15 = No quedan cartas, pero estas torres y 30 reales permiten un puente en lugar de pasar.
a-16 = El recuento final: cada noble puntúa su nivel, un grande el doble.
b-1 = Los bloques de fundación que quedan.
b-2 = Todos empiezan con 30 reales.
b-3 = En la parcela 8 los bloques están en los niveles 2, 3 y 4 y cuentan 2, 3 y 4. El bloque de fundación de debajo cuenta 3.
b-4 = La carta 8 ha fundado un castillo: un bloque de fundación sobre tres parcelas en línea y un bloque en la parcela 8.
b-5 = Una carta de torre puede ir a cualquier casilla construida menos a esta: hay un noble de otro jugador.
b-6 = Se ha quedado el castillo de la izquierda. El grande del otro jugador en la parcela 7 ha sido expulsado y pagado.
b-7 = Nobles en el nivel 2 o más arriba: pagan como todos, y quien tenga más de ellos recibe 30 reales más.
