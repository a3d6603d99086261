# Las palabras del tablero de Alcazar y Das neue Big Boss.

## Steps of a turn

step-turn =
    { $withdraw ->
        [yes] Retira un noble si quieres; luego construye o compra una carta.
       *[no] Construye, o compra una carta.
    }
step-action = Ahora construye o compra una carta.
step-purchase = Compra una carta con lo que pagó el noble.
step-keep = ¿Qué castillo queda?
step-crest = ¿Qué villa se convierte en castillo?
step-nobles = Puedes colocar un noble en lo construido.
step-finished = La partida ha terminado.

## Places

cell-field = Parcela { $field }
cell-open = Terreno abierto, columna { $column }, fila { $row }
cell-castle = castillo { $name }, valor { $value }
cell-villa = villa, valor { $value }
cell-height = altura { $height }
cell-noble =
    { $rank ->
        [grande] grande de { $name }
       *[baron] barón de { $name }
    }
cell-lit = se puede elegir

## Cards and supplies

hand = Tu mano
market = En venta: cartas de obra 5 reales, de torre 10 reales
card-build = Carta de obra { $field }
card-open = Comprar la carta { $field } por 5 reales
card-pile =
    Comprar del mazo por 5 reales ({ $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    })
card-tower-pile =
    Comprar una carta de torre por 10 reales ({ $count ->
        [one] queda { $count }
       *[other] quedan { $count }
    })
bridge-piece =
    Puente por 15 reales ({ $count ->
        [one] queda { $count }
       *[other] quedan { $count }
    })
card-towers =
    { $count ->
        [one] { $count } carta de torre
       *[other] { $count } cartas de torre
    }
hand-count =
    { $count ->
        [one] { $count } carta de obra
       *[other] { $count } cartas de obra
    }
nobles-supply =
    { $rank ->
        [grande] Grandes en reserva: { $count }
       *[baron] Barones en reserva: { $count }
    }
money =
    { $amount ->
        [one] { $amount } real
       *[other] { $amount } reales
    }
money-unit = reales
stones-left =
    { $count ->
        [one] queda { $count } bloque
       *[other] quedan { $count } bloques
    }
bridges-left =
    { $count ->
        [one] queda { $count } puente
       *[other] quedan { $count } puentes
    }
founding-stones-left =
    { $count ->
        [one] queda { $count } bloque de fundación
       *[other] quedan { $count } bloques de fundación
    }
buildings = Castillos y villas
villa-at = Villa en { $field }
is-out = ha pasado
scale = Valores de 1 a 50
scale-empty = ningún castillo todavía

## Looking at the board

plan = Plano
turn-left = Girar a la izquierda
turn-right = Girar a la derecha

## Scores

scores = La puntuación por partes
score-nobles = Nobles
score-money = Dinero
score-pay = Nobles
score-bonus = Más nobles por encima del suelo
score-cash = Dinero
score-total = En total
expected-money =
    { $amount ->
        [one] cuenta ahora { $amount } real
       *[other] cuenta ahora { $amount } reales
    }
expected-points =
    { $count ->
        [one] cuenta ahora { $count } punto
       *[other] cuenta ahora { $count } puntos
    }
