# Toledo en una página, con nuestras propias palabras.

sentence-1 = Llevad buenas espadas al Alcázar. Las espadas bajo vuestros peones cuentan enteras; las que aún tengáis, la mitad.
sentence-2 = Un turno es una acción: robar dos cartas, poner una tienda, devolver un peón o mover.
sentence-3 = Para mover, juega una carta y avanza exactamente su valor; pueden seguir más cartas del mismo valor.
sentence-4 = Los peones solo paran en tiendas, tabernas, el pintor y las puertas. La tienda propia es gratis; en otra se paga con una carta que valga al menos el precio.
sentence-5 = Donde todos los círculos están ocupados, sigues o desafías: quien gana antes dos asaltos se queda, el otro vuelve a casa.
sentence-6 = El acero y las gemas compran espadas en el espadero. Las fichas de duelo ayudan en los duelos; la de movimiento permite una carta de otro valor.
sentence-7 = Cuando alguien tiene tres peones en el Alcázar, los demás tienen un turno más.
sentence-8 = Además de las espadas, los cuadros valen lo que indican y cada dos gemas 1 punto; la ficha de movimiento resta 2.
picture-1 = Tiendas bajo los toldos de sus dueños. La tuya es gratis; la de otro cuesta una carta, que se queda su dueño.
picture-2 = Las dos puertas y el Alcázar. El peón que llega se queda, y la espada que lleva debajo cuenta entera.
