# Las palabras del tablero de Salamanca.

## Steps

step-play-cards = Juega una carta. Las más altas actúan antes; su signo dice qué hace.
step-choose-two = Elige dos cartas. Ambos las muestran a la vez.
step-turn =
    { $card ->
        [yes] Una de estas: tomar y colocar losetas, poner el conde o usar la carta.
       *[no] Toma losetas y colócalas, o pon el conde. Esta carta no tiene efecto.
    }
step-lay = Coloca las losetas tomadas en cualquier orden. También puedes ocupar y vender.
step-claim = Ocupa el edificio que has colocado, sigue o termina tu turno.
step-go-on =
    { $sell ->
        [yes] Elige un edificio tuyo para venderlo, o termina tu turno. Hasta entonces todo se puede deshacer.
       *[no] Sigue o termina tu turno. Hasta entonces todo se puede deshacer.
    }
step-last-turn =
    { $card ->
        [yes] Actúas en último lugar: usa la carta y además coloca losetas o pon el conde.
       *[no] Actúas en último lugar: coloca losetas o pon el conde. Esta carta no tiene efecto.
    }
step-swap = Toma una de estas cartas y da una tuya.
step-finished = La partida ha terminado.

## Board

round = Ronda { $round } de { $rounds }
last-round = Última ronda
tiles-to-come =
    { $count ->
        [one] queda { $count } loseta
       *[other] quedan { $count } losetas
    }
order = Orden de juego
played =
    { $name } con la { $card }{ $double ->
        [yes] {", las dos acciones"}
       *[no] {""}
    }
display = Oferta
space = Espacio { $space }: { $tiles }
tile =
    { $kind ->
       *[field] campo
        [pasture] prado
        [lake] lago
        [forest] bosque
        [vineyard] viñedo
        [farm] granja
        [castle] castillo
        [monastery] monasterio
    }{ $worth ->
        [1] {""}
       *[other] {" "}(valor { $worth })
    }
free = libre
area = zona, valor { $value }
owned = de { $name }
conde-of = conde de { $name }
plague =
    { $plague ->
       *[poison] veneno
        [rat] rata
        [locust] langosta
        [ruin] ruina
    }
locked =
    { $why ->
       *[claimed] no se vende: ocupado en esta ronda
        [enlarged] no se vende: ampliado con una loseta fértil en esta ronda
    }
cut-off = aislada de { $cells }
sellable = se puede vender
lit = se puede elegir

## Hand and pieces

hand = Tus cartas
card =
    Carta { $value }{ $sign ->
       *[none] {""}
        [poison] {": veneno"}
        [rat] {": rata"}
        [locust] {": langosta"}
        [ruin] {": ruina"}
        [swap] {": ver una mano y cambiar una carta"}
    }
their-hand = La mano de { $name }
look = Ver una mano y cambiar una carta
chosen = Elegidas, boca abajo:
their-card = Tomar la carta { $value }
to-lay = Losetas por colocar
conde = Conde
conde-at = conde en { $cell }
conde-supply = conde en reserva
money =
    { $amount ->
        [one] { $amount } doblón
       *[other] { $amount } doblones
    }
money-hidden = dinero oculto
cards =
    { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }
squires =
    { $count ->
        [one] { $count } hacendado en reserva
       *[other] { $count } hacendados en reserva
    }
has-chosen = ha elegido
plagues-aside = Plagas junto al tablero
buildings = Edificios

## The end of a round

round-over = La ronda ha terminado
market = Mercado semanal
market-line =
    { $value ->
        [0] conde en { $cell }
       *[other] { $cell }, valor { $value }
    }
market-none = Esta vez no paga por ninguna zona.
passed-on = Pasadas a la izquierda
scene-close = Seguir

## Scores

scores = La puntuación por partes
score-sales = Edificios vendidos
score-condes = Como conde en edificios vendidos
score-market = Mercado semanal
score-squires = Hacendados usados de nuevo
score-total = En total
