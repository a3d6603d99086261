# Das neue Big Boss: qué pasó, qué se puede hacer, por qué no y qué hay en cada sitio.

## Los nombres de los castillos

flag-name =
    { $flag ->
        [almeria] Almería
        [cadiz] Cádiz
        [cordoba] Córdoba
        [granada] Granada
        [huelva] Huelva
        [jaen] Jaén
        [malaga] Málaga
       *[sevilla] Sevilla
    }
gone-name =
    { $gone ->
        [almeria] Almería
        [cadiz] Cádiz
        [cordoba] Córdoba
        [granada] Granada
        [huelva] Huelva
        [jaen] Jaén
        [malaga] Málaga
       *[sevilla] Sevilla
    }
first-name =
    { $first ->
        [almeria] Almería
        [cadiz] Cádiz
        [cordoba] Córdoba
        [granada] Granada
        [huelva] Huelva
        [jaen] Jaén
        [malaga] Málaga
       *[sevilla] Sevilla
    }
second-name =
    { $second ->
        [almeria] Almería
        [cadiz] Cádiz
        [cordoba] Córdoba
        [granada] Granada
        [huelva] Huelva
        [jaen] Jaén
        [malaga] Málaga
       *[sevilla] Sevilla
    }

## Qué pasó

name-amount = { $amount ->
    [one] { $amount } real
   *[other] { $amount } reales
 }
event-withdrawn =
    { $rank ->
        [grande] { $seat } retira un grande de { $at } y recibe { name-amount }.
       *[baron] { $seat } retira un barón de { $at } y recibe { name-amount }.
    }
event-bought-open = { $seat } compra la carta de obra { $card }, descubierta, por { name-amount }.
event-card-revealed = La carta de obra { $card } queda descubierta.
event-bought-pile = { $seat } compra una carta de obra del mazo por { name-amount }.
event-card-drawn = { $seat } roba la carta de obra { $card }.
event-bought-tower = { $seat } compra una carta de torre por { name-amount }.
event-castle-founded = { $seat } juega la carta { $card } y funda el castillo { flag-name } entre { $first } y { $last }.
event-villa-founded = { $seat } levanta una villa en { $card }.
event-extended = { $seat } amplía en { $card }.
event-raised = { $seat } construye en { $card } hasta el nivel { $level }.
event-stone-lost = { $seat } juega la carta { $card }: un castillo de valor 50 no se une, y el bloque sale del juego.
event-tower-built = { $seat } juega una carta de torre y construye en { $at } hasta el nivel { $level }.
event-lifted =
    { $rank ->
        [grande] El grande de { $seat } en { $at } está ahora en el nivel { $level }.
       *[baron] El barón de { $seat } en { $at } está ahora en el nivel { $level }.
    }
event-beaten =
    { $rank ->
        [grande] { $seat } expulsa al grande de { $other } de { $at }; { $other } recibe { name-amount }.
       *[baron] { $seat } expulsa al barón de { $other } de { $at }; { $other } recibe { name-amount }.
    }
event-merger-opened = { $seat } juega la carta { $card }: { first-name } y { second-name } se unen. ¿Qué castillo queda?
event-villas-merged = Dos villas se unen; ahora valen { $value }.
event-villa-joined = Una villa pasa a ser parte del castillo { flag-name }, que vale { $value }.
event-castles-merged = El castillo { flag-name } absorbe { gone-name } y vale { $value }.
event-villa-upgraded = La villa de { $at } se convierte en el castillo { flag-name }, de valor { $value }.
event-income = { $seat } recibe { name-amount }.
event-placed =
    { $rank ->
        [grande] { $seat } coloca un grande en { $at } por { name-amount }.
       *[baron] { $seat } coloca un barón en { $at } por { name-amount }.
    }
event-no-action = { $seat } no puede hacer nada y termina el turno.
event-went-out = { $seat } no tiene cartas ni puede comprar: queda fuera hasta el recuento final.
event-game-ended =
    { $reason ->
        [last-stone] Se ha usado el último bloque. La partida ha terminado.
        [all-out] Todos han pasado. La partida ha terminado.
       *[nobody-acts] Nadie puede hacer nada más. La partida ha terminado.
    }
event-scored = { $seat }: { $money } en dinero, { $nobles } por nobles, { $bonus } por tener más nobles desde el nivel 2, { $score ->
    [one] { $score } real
   *[other] { $score } reales
 } en total.

## Qué se puede hacer

move-withdraw = Retirar el noble de { $at }
move-buy-open = Comprar la carta de obra { $card }
move-buy-pile = Comprar una carta de obra del mazo
move-buy-tower = Comprar una carta de torre
move-found = Fundar un castillo con la carta { $card } entre { $first } y { $last }
move-build = Construir con la carta { $card }
move-tower = Jugar una carta de torre en { $at }
move-keep = Queda el castillo { flag-name }
move-crest = La villa de { $villa } se convierte en castillo
move-baron = Colocar un barón en { $at }
move-grande = Colocar un grande en { $at }
move-done = Listo
move-pass = Pasar

## Por qué no

refused-game-over = La partida ha terminado.
refused-not-your-turn = Es el turno de { $other }.
refused-nobles-first = Has construido. Coloca un noble ahora o di que estás listo.
refused-withdrawn-already = Solo se puede retirar un noble por turno.
refused-castle-first = Primero elige qué castillo queda al construir en { $card }.
refused-no-merger = Ahora no se une ningún castillo.
refused-not-merging = El castillo { flag-name } no es uno de los dos que se unen.
refused-crest-first = Primero elige qué villa se convierte en castillo.
refused-no-crest-to-give = Ahora no hay ningún escudo que dar.
refused-no-waiting-villa = En { $villa } no hay ninguna villa que espere un escudo.
refused-build-first = Los nobles solo se colocan justo después de construir.
refused-must-withdraw = La carta más barata cuesta { $price } y tienes { $money }: retira un noble que la pague.
refused-can-act = Todavía puedes hacer algo, así que no puedes pasar.
refused-no-field = { $at } es terreno abierto. Allí no puede haber nada.
refused-card-not-in-hand = No tienes la carta de obra { $card }.
refused-card-not-open = La carta de obra { $card } no está descubierta.
refused-pile-empty = El mazo está vacío.
refused-tower-pile-empty = No quedan cartas de torre.
refused-too-little-money = Cuesta { $price } reales y tienes { $money }.
refused-not-three-fields = De { $first } a { $last } no hay tres parcelas seguidas.
refused-card-not-among-fields = La carta { $card } no es una de las parcelas de { $first } a { $last }.
refused-not-straight = El bloque de fundación es recto y no cabe de { $first } a { $last }.
refused-no-founding-stone = No queda ningún bloque de fundación.
refused-no-crest = No queda ningún escudo para un castillo nuevo.
refused-field-not-empty = La parcela { $field } no está vacía.
refused-castle-too-near = El castillo { flag-name } está demasiado cerca: { $needed ->
    [one] hace falta { $needed } parcela vacía
   *[other] hacen falta { $needed } parcelas vacías
 } en medio y hay { $empty }.
refused-villa-too-near = El edificio de { $field } está demasiado cerca: hace falta una parcela vacía en medio.
refused-no-tower-card = No tienes ninguna carta de torre.
refused-nothing-built = En { $at } no hay nada construido.
refused-too-high = Una carta de torre llega hasta el nivel { $highest }; en { $at } sería el { $level }.
refused-other-noble = En { $at } hay un noble de { $other }.
refused-not-built-now = { $at } no se ha construido en este turno.
refused-cell-taken = En { $at } hay un noble de { $other }.
refused-none-in-supply =
    { $rank ->
        [grande] No te queda ningún grande.
       *[baron] No te queda ningún barón.
    }
refused-no-own-noble = En { $at } no hay ningún noble tuyo.
refused-withdrawal-pays-too-little = El noble de { $at } da { $amount }, demasiado poco para una carta de { $price }.

## Qué hay en cada sitio

explain-empty-field = Una parcela vacía.
explain-open-ground = Terreno abierto. Aquí no se puede construir nada.
explain-castle = El castillo { flag-name }, de valor { $value }.
explain-villa = Una villa, de valor { $value }.
explain-height =
    { $height ->
        [one] { $height } nivel de altura.
       *[other] { $height } niveles de altura.
    }
explain-noble =
    { $rank ->
        [grande] Un grande de { $seat }: retirado o al final da { $amount }.
       *[baron] Un barón de { $seat }: retirado o al final da { $amount }.
    }
explain-founding-stone = Bloque de fundación
explain-stones =
    { $count ->
        [one] { $count } bloque en el nivel { $level }
       *[other] { $count } bloques en el nivel { $level }
    }
explain-most = Ningún edificio vale más de { $value }
