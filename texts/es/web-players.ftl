# Partidas propias, las páginas de los jugadores y cómo les fue.

history = Mis partidas
holiday = Días libres
player = Jugador
own-page = Mi página
phase = Estado
game = Juego
rating = Puntuación
with = Con quién
all = Todas
all-games = Todos los juegos
running = En curso
finished = Terminadas
rated = puntuada
unrated = sin puntuar
nothing = Aquí no hay partidas.
found = { $running } en curso, { $finished } terminadas
more = Mostrar más
record = Registro
left = se fue antes
broken-off = La partida se dejó.
place =
    { $place ->
        [1] Victoria
       *[other] Puesto { $place } de { $players }
    }
own-private = Los demás solo ven aquí tu nombre.
own-public = Esta página la ven todos, sin tus partidas en mesas a las que solo llevaba un enlace.
change-that = Cambiarlo
is-private = De este jugador solo se ve el nombre.
unknown = Este jugador no existe.
sum-played = Partidas
sum-won = Ganadas
sum-streak = Victorias seguidas ahora
sum-longest = Más victorias seguidas
by-game = Resultados por juego
seats = Jugadores
places = Puestos 1, 2, …
against = Contra quién
ahead = Quedó por delante
behind = Quedó por detrás
ratings-people = Puntuación contra personas
ratings-computers = Puntuación contra el ordenador
spread = ± { $spread }
provisional = provisional
rated-games = { $count ->
    [one] de una partida puntuada
   *[other] de { $count } partidas puntuadas
}
rating-help = Todos empiezan con 1500. 400 puntos más significan unas diez victorias por cada derrota. El número tras ± dice cuánto puede equivocarse la puntuación; mientras sea grande, la puntuación es provisional.
curve =
    Puntuación en { $games ->
        [one] una partida
       *[other] { $games } partidas
    } desde { $since }: de { $from } a { $to }, como mínimo { $lowest }, como máximo { $highest }.
leaders = Clasificaciones
month = Tiempo
all-time = Desde siempre
kind = Puntuación
no-leaders = Aquí nadie ha jugado todavía una partida puntuada.
leaders-found = { $count ->
    [one] un jugador
   *[other] { $count } jugadores
}
rank = Puesto
