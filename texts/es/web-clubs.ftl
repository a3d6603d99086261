# Clubes y veladas de club.

clubs = Clubes
clubs-about = Un club tiene su propia página: miembros, mesas abiertas, una clasificación y veladas para las que se sortean mesas. No hace falta cuenta.
mine = Mis clubes
mine-none = Aún no estás en ningún club. Funda uno o abre el enlace que te han enviado.
listed = Clubes que todos pueden ver
found = Fundar un club
found-now = Fundarlo
name = Nombre del club
words = Unas palabras sobre el club
public = Todos pueden encontrar este club y ver su página
is-public = lo ven todos
is-private = solo lo ven los miembros
members-count =
    { $count ->
        [one] un miembro
       *[other] { $count } miembros
    }
unknown = No existe este club, o solo sus miembros pueden verlo. Su enlace te deja entrar.
to-clubs = Todos los clubes
join = Estás invitado
join-now = Hacerse miembro
tables = Mesas del club
tables-none = Ahora no hay ninguna mesa abierta.
open-table = Abrir una mesa para el club
table-for-club = Esta mesa es para tu club: su página la muestra y la partida cuenta para su clasificación.
members = Miembros
organiser = organiza
you = tú
nameless = sin nombre
promote = Dejar organizar
promote-this = Dejar que { $name } organice el club
demote = Ya no organiza
demote-this = { $name } ya no organiza el club
remove = Quitar
remove-this = Quitar a { $name } del club
remove-sure = ¿Quitar a { $name } del club? El enlace para nuevos miembros cambia, para que el anterior ya no sirva para volver.
invite = Invitar a miembros
invite-help = Quien abra este enlace puede hacerse miembro. Basta un nombre.
link = Enlace para enviar
invite-code = El enlace como código para una cámara
invite-closed = El club no admite ahora nuevos miembros.
invite-renew = Hacer un enlace nuevo y anular este
invite-open = Abrir el club a nuevos miembros
invite-end = Cerrar el club a nuevos miembros
organise-link = Organizar con un enlace
organise-help = Quien tenga este enlace puede hacer todo lo que hacen quienes organizan, sin cuenta y sin ser miembro.
organise-once = Guarda este enlace: solo se muestra ahora.
organise-code = El enlace para organizar como código para una cámara
organise-make = Hacer un enlace para organizar
organise-renew = Hacer un enlace nuevo y anular el anterior
organise-end = Anular el enlace
change = Cambiar nombre y palabras
save = Guardar
leave = Dejar el club
leave-sure = ¿Dejar el club?
close = Disolver el club
close-sure = ¿Disolver el club para siempre? Miembros, veladas y clasificación desaparecen. Cada uno conserva sus partidas.
leaders = Clasificación del club
leaders-none = Aún no hay dos miembros que hayan terminado este juego entre sí.
leaders-help = Cuentan las partidas en mesas del club: 24 puntos para el primer puesto, ninguno para el último, los demás repartidos por igual entre ambos.
game = Juego
games = Partidas
place = Puesto
player = Jugador
points = Puntos
wins = Victorias
rating = Puntuación
results = Últimos resultados
computer = Ordenador
evenings = Veladas del club
evenings-about = En una velada se sortean mesas, ronda a ronda, entre quienes están, para que todos jueguen con todos más o menos las mismas veces.
evening = Velada { $number }
evening-go = Ir a la velada { $number }
evening-new = Preparar una velada
evening-games = Juegos, uno por ronda por turno
evening-open = Abrir la velada
evening-help = Todos los que están tienen sitio, con mesas lo más iguales posible. Quien no encuentra mesa descansa esa ronda y recibe los puntos de una partida media; los descansos se reparten.
least = Mínimo en una mesa
most = Máximo en una mesa
rounds = Rondas
rounds-count =
    { $count ->
        [one] una ronda
       *[other] { $count } rondas
    }
people-count =
    { $count ->
        [one] una persona
       *[other] { $count } personas
    }
size = { $most } en una mesa
sizes = de { $least } a { $most } en una mesa
fill-up = Jugadores del ordenador en los sitios vacíos
fill-up-no = Ninguno
private-person = Alguien que no se nombra
winners =
    { $count ->
        [one] Ganó { $names }
       *[other] Ganaron { $names }
    }
i-am-here = Estoy aquí
i-go = Me voy
here = está
away = no está
here-count =
    { $count ->
        [0] Aún no hay nadie.
        [one] Hay una persona.
       *[other] Hay { $count } personas.
    }
wait-draw = Estás aquí. En cuanto se sortee la próxima ronda, esta página te lleva a tu mesa.
wait-round = Aún se juega la ronda { $round }. Esta página te lleva a tu próxima mesa.
table-ready = Tu mesa está lista.
table-go = A la mesa
bar-here = Estás en la velada del club.
bar-back = A la velada
is-over = La velada ha terminado.
lead = Dirigir la velada
lead-waiting = En mesas de esta ronda aún se juega.
lead-done = Todas las rondas están sorteadas.
lead-too-few = Son muy pocos para una mesa.
draw = Sortear la ronda { $round }
end = Terminar la velada
end-sure = ¿Terminar la velada? Las partidas sin acabar cuentan como empate.
standing = Clasificación
final-standing = Clasificación final
points-help = 24 puntos para el primero de una mesa, ninguno para el último, los demás repartidos por igual entre ambos; 12 por descansar. Con los mismos puntos deciden las victorias.
round = Ronda { $round }
round-short = R{ $round }
table = Mesa { $number }
seat-result =
    puesto { $place }, { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
table-on = se juega
table-over = terminada
table-waived = nadie la espera
waive = No esperar
waive-this = No esperar a la mesa { $number }
byes =
    { $count ->
        [one] { $names } descansa esta ronda.
       *[other] { $names } descansan esta ronda.
    }
set-away = Se ha ido
set-away-this = { $name } se ha ido
evening-invite = Traer a otros
evening-invite-help = Quien abra este enlace puede participar. Basta un nombre.
is-hidden = oculto por un moderador: solo lo encuentran los miembros
report-this-club = Denunciar este club
