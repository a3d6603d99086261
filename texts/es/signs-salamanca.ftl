# The signs of Salamanca: the name of each, and what it does.

field = Campo
field-does = Un paisaje para granjas, con marco amarillo.

pasture = Prado
pasture-does = Un paisaje para granjas, con marco amarillo.

lake = Lago
lake-does = Un paisaje para castillos, con marco azul.

forest = Bosque
forest-does = Un paisaje para castillos, con marco azul.

vineyard = Viñedo
vineyard-does = Un paisaje para monasterios, con marco rojo.

farm = Granja
farm-does = Un edificio que vale 2, más los campos y prados que lo tocan.

castle = Castillo
castle-does = Un edificio que vale 3, más los lagos y bosques que lo tocan.

monastery = Monasterio
monastery-does = Un edificio que vale 4, más los viñedos que lo tocan.

fertile = Loseta fértil
fertile-does = Cuenta su número en vez de 1. Cuando se paga en una venta, sale del tablero.

cell = Sitio libre
cell-does = Aquí se puede colocar una loseta.

edge = Columna o fila
edge-does = La letra y el número nombran un sitio, como c4.

worth = Valor de la zona
worth-does = El edificio y los paisajes de su color que lo tocan: eso paga una venta. Sobre oro, puedes venderlo ahora.

outline = Contorno de la zona
outline-does = Lo que pertenece al edificio señalado, lo que no cuenta y lo que se llevaría una venta.

squire = Hacendado
squire-does = Muestra de quién es el edificio. Cada uno tiene tres; al vender se recupera.

conde = Conde
conde-does = Está en un edificio ajeno y gana con él: sus paisajes al venderse y 1 del mercado semanal.

poison = Veneno
poison-does = En un lago o viñedo: la loseta no vale nada y aísla lo que hay detrás.

rat = Rata
rat-does = Reduce a la mitad lo que vale todo el paisaje en que está.

locust = Langosta
locust-does = En un campo, bosque o prado: la loseta no vale nada y aísla lo que hay detrás.

ruin = Ruina
ruin-does = El edificio en sí no vale nada; sus paisajes siguen contando.

cut-off = Rayado
cut-off-does = Una plaga aísla esta loseta de un edificio, y allí no cuenta.

lock = Candado
lock-does = No se vende en esta ronda: se acaba de ocupar o de ampliar con una loseta fértil.

leaving = Tachado
leaving-does = La jugada que miras sacaría esta loseta del tablero.

card = Carta
card-does = Cuanto más alta, antes actúas; solo un 5 que sea la carta más baja jugada actúa el primero. Una carta sin signo no puede hacer nada más.

plague-card = Carta con plaga
plague-card-does = Un número bajo actúa tarde, pero puede mover la plaga que muestra.

swap-card = Carta 6
swap-card-does = Puedes ver la mano de alguien, tomar una carta y darle una tuya.

played = Orden de juego
played-does = Las cartas de la ronda, en el orden en que actúan sus jugadores.

both-actions = Dos acciones
both-actions-does = Quien actúa el último puede usar la carta y además colocar losetas o poner el conde.

chosen = Elegidas, boca abajo
chosen-does = Tus cartas para esta ronda. Se muestran cuando todos han elegido.

display = Oferta
display-does = Quien coloca losetas toma todas las de un espacio. Lo que queda espera y crece.

round = Ronda
round-does = En qué ronda se está y cuántas hay.

last-round = Última ronda
last-round-does = Ha salido la última loseta. Tras esta ronda gana quien tenga más dinero; los edificios no cuentan.

tiles-to-come = Losetas por salir
tiles-to-come-does = Cuántas losetas quedan por salir a la oferta.

money = Doblones
money-does = Dinero, secreto hasta el final salvo que la mesa lo muestre. Gana quien más tiene.

hand = Cartas en mano
hand-does = Cuántas cartas tiene el jugador. Cuáles, es secreto.

payment = Pago
payment-does = Lo que paga la venta y a quién: al dueño la zona, a un conde los paisajes.

market = Mercado semanal
market-does = Al acabar la ronda, una zona con dueño de 7 o más le paga 2, y 1 al conde que haya en ella.

passed-on = Pasada
passed-on-does = Al acabar la ronda, todos pasan a la izquierda la carta que jugaron.
