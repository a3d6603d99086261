# The signs of Alcazar and Das neue Big Boss: the name of each, and what it does.

field = Parcela
field-does = Un solar con su número. La carta de obra de ese número construye aquí. Sus vecinas son los números anterior y siguiente.

open-ground = Terreno abierto
open-ground-does =
    { $game ->
        [alcazar] No es parcela. Solo un puente puede cruzarlo.
       *[big-boss] No es parcela: aquí no se puede construir.
    }

level = Altura
level-does = Cuántos niveles hay construidos aquí. El noble que esté encima está a ese nivel.

baron = Barón
baron-does =
    { $game ->
        [alcazar] Cuesta el valor del edificio al ponerlo y lo paga al retirarlo. Al final puntúa su nivel.
       *[big-boss] Cuesta el valor del edificio al ponerlo y lo paga al retirarlo o al final.
    }

grande = Grande
grande-does = Más alto y con corona: cuesta, paga y cuenta el doble que un barón.

flag = Castillo
flag-does = Una bandera o su escudo hace de un edificio un castillo. Hay ocho como mucho; dos que se tocan se unen.

villa = Villa
villa-does = Un edificio sin bandera. Desde un valor de cinco se hace castillo en cuanto hay una bandera libre.

value = Valor
value-does = Lo que vale el edificio en reales: lo cobra quien construye en él, y es el precio de un barón. Nunca pasa de 50.

scale = Escala de valores
scale-does = Cada escudo está en lo que vale su castillo, de 1 a 50.

build-card = Carta de obra
build-card-does = Pone un bloque en la parcela de este número: funda un castillo o una villa, o sigue construyendo. Con borde discontinuo está en venta.

build-pile = Mazo de obra
build-pile-does = La carta de arriba se puede comprar sin verla.

tower-pile = Mazo de torre
tower-pile-does = La de arriba se puede comprar. Todas son iguales.

price = Precio
price-does = Lo que cuesta una carta, en reales.

money = Dinero
money-does =
    { $game ->
        [alcazar] En reales. Lo da construir; lo cuestan cartas, nobles y puentes. Al final 50 reales son un punto.
       *[big-boss] En reales. Lo da construir; lo cuestan cartas y nobles. Gana quien más tenga.
    }

hand = Cartas de obra en mano
hand-does = Cuántas tiene el jugador. Cuáles, es secreto.

stones-left = Bloques en reserva
stones-left-does = Cuando se usa el último, la partida acaba con ese turno.

out = Ha pasado
out-does = No tiene cartas ni quedan por comprar: ya no juega más turnos. Lo que tiene en el tablero aún cuenta.

stone = Bloque
stone-does =
    { $game ->
        [alcazar] En el suelo cuenta 1 para su edificio; más arriba, 2.
       *[big-boss] Cuenta su nivel para su edificio: 1 en el suelo, 2 encima, y así.
    }

bridge = Puente
bridge-does = Cubre tres casillas y une todo lo que cubre. Cuenta el triple de su nivel y alza a tus nobles.

bridge-piece = Puente por construir
bridge-piece-does = Cuesta 15 reales y ninguna carta. Pide dos extremos de igual altura con una casilla en medio, y un noble tuyo en uno de ellos.

bridges-left = Puentes en reserva
bridges-left-does = Cuando se construye el último, la partida acaba con ese turno.

founding-stone = Bloque de fundación
founding-stone-does = La base de un castillo, sobre tres parcelas en línea. Cuenta 3.

founding-stones-left = Bloques de fundación en reserva
founding-stones-left-does = Cada castillo nuevo necesita uno.

tower-card = Carta de torre
tower-card-does =
    { $game ->
        [alcazar] Pone un bloque sobre algo construido: bajo un noble tuyo, o donde podría acabar un puente hacia él. Hasta el nivel 5.
       *[big-boss] Pone un bloque sobre algo construido donde no haya un noble ajeno. Hasta el nivel 5.
    }

expected = Lo que cuenta ahora
expected-does =
    { $game ->
        [alcazar] Puntos por nobles y dinero, si la partida acabara ahora.
       *[big-boss] Dinero y lo que pagarían los nobles, si la partida acabara ahora.
    }
