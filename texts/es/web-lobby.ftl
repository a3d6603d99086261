# Jugar con otros: quién está, una mesa para ti, mesas con sitios libres.

find-title = Juega con otros
here-nobody = Ahora mismo no hay nadie más.
here-people =
    { $people ->
        [one] Hay otra persona aquí ahora.
       *[other] Hay otras { $people } personas aquí ahora.
    }
here-names =
    { $people ->
        [one] { $names } está aquí ahora.
       *[other] { $names } están aquí ahora.
    }
here-names-and =
    { $people ->
        [one] { $names } y otra persona están aquí ahora.
       *[other] { $names } y otras { $people } personas están aquí ahora.
    }
here-show-me = Mostrar mi nombre a los demás mientras estoy aquí

find-help = Di a qué jugarías. En cuanto haya bastantes personas que quieran lo mismo, os sentáis juntos y empieza la partida.
find-games = Juegos
find-seats = Número de jugadores
find-begin = Buscarme una mesa
find-under-way = Buscando mesa:
find-players = { $counts } jugadores
find-alone = Todavía no busca nadie más.
find-may-leave = Para partidas con días por turno puedes cerrar esta página: tu puesto en la cola se guarda 30 días y la partida aparecerá entre tus mesas.
find-others = Otros que esperan
find-waiting =
    { $people ->
        [one] { $game }, { $pace }: otra persona
       *[other] { $game }, { $pace }: otras { $people } personas
    }
find-offer = Puede tardar un rato. El ordenador puede ocupar los sitios libres y empiezas ya.
find-fill-up = Empezar con el ordenador
find-cancel = Dejar de buscar
find-found = Tu mesa está lista.
find-go = Ir allí
find-show = Mostrar

filter-label = Qué mesas se muestran
filter-game = Juego
filter-all-games = Todos los juegos
filter-any-pace = Cualquiera
filter-pace-real-time = Minutos en el reloj
filter-pace-days = Días
filter-pace-unlimited = Sin reloj
filter-rated = Solo puntuadas
filter-any-language = Cualquier idioma
filter-languages = Idiomas: { $languages }
filter-i-speak = Idiomas que hablo
filter-clear = Mostrar todas las mesas

nothing-open = Ahora mismo ninguna mesa espera jugadores. Aun así hay mucho que hacer:
nothing-fits = Ninguna mesa encaja con lo que has elegido.
nothing-invite = Deja una invitación
nothing-invite-help = Abre una mesa con tres días para cada turno. Se queda aquí hasta que alguien se siente.
nothing-computer = Reta al ordenador
nothing-computer-help = Siempre está, en seis niveles.
nothing-exercise = Resuelve una posición
nothing-exercise-help = Posiciones de partidas reales: encuentra la mejor jugada.
