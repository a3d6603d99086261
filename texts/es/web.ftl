# Las palabras de la propia página.

## Pages

nav-label = Principal
nav-rules = Reglas
nav-exercises = Ejercicios
nav-account = Cuenta
notices-bell = Avísame cuando me toque
nav-clubs = Clubes
nav-leaders = Clasificaciones
nav-people = Gente
nav-settings = Ajustes
page-home = A la página de inicio
page-unknown = No hay nada en esta dirección.
page-not-loaded = No se pudo cargar la página. Inténtalo de nuevo.
close = Cerrar

## Lobby

lobby-title = Siéntate y juega
lobby-name = Tu nombre (si quieres)
lobby-choose-game = ¿Qué juego?
companion-understood = Entendido
companion-off = Sin acompañante
settings-companion = Un acompañante explica cada paso nuevo
lobby-learn = Aprender
lobby-play = Jugar
lobby-seats = de { $least } a { $most } jugadores
lobby-computer = Contra el ordenador
lobby-friends = Invitar a amigos
lobby-mine = Mis mesas
lobby-waiting = Mesas con sitios libres
lobby-live = Partidas para mirar
lobby-your-turn = Te toca
lobby-opponents = Rivales
lobby-friends-help = Envía un enlace: tus amigos se sientan desde cualquier dispositivo, ahora o a lo largo de días.
lobby-finished = Partidas terminadas
lobby-history = Todas mis partidas
lobby-all = Mostrar las { $count }
lobby-since = desde { $time }
lobby-until = hasta { $time }
lobby-free =
    { $count ->
        [one] { $count } sitio libre
       *[other] { $count } sitios libres
    }
lobby-place =
    { $place ->
        [1] Has ganado
       *[other] Puesto { $place } de { $players }
    }
lobby-winner = Ha ganado { $name }
lobby-about = No hace falta cuenta. Una mesa es un enlace; quien lo tenga puede jugar o mirar. Las partidas se conservan y todo reparto se puede comprobar después.
table-state-waiting = Esperando jugadores
table-state-playing =
    { $moves ->
        [one] { $moves } jugada
       *[other] { $moves } jugadas
    }
table-state-paused = En pausa
table-state-ended = Terminada

## Opening a table

new-title = Abrir una mesa
new-seats = Jugadores
new-bots = De ellos, jugadores del ordenador
new-level = Qué nivel
new-pace = Tiempo para pensar
new-rated = Puntuada: el resultado cuenta para la puntuación
new-rated-account = Para esto todos en la mesa necesitan una cuenta.
new-rated-clock = Para esto la mesa necesita un reloj.
rated-rules = Puntuada: todos tienen cuenta, nada se puede deshacer, no hay pistas, y quien se va, se rinde o se queda sin tiempo es el último.
rated-needs-account = Esta mesa es puntuada: para sentarte necesitas una cuenta.
new-listed = Cualquiera puede entrar
new-languages = Idiomas en la mesa
new-open = Abrir la mesa
pace-unlimited = Sin reloj
pace-bank = { $each } cada uno
pace-bank-and = { $each } cada uno, { $more } más en cada turno
pace-days =
    { $days ->
        [one] { $days } día por turno
       *[other] { $days } días por turno
    }
pace-weekly =
    { $days ->
        [one] { $days } día para pensar por semana
       *[other] { $days } días para pensar por semana
    }
pace-weekly-help = Cada semana de la partida da a todos este tiempo para pensar, que reparten entre sus turnos como quieran. Lo que sobra se guarda, hasta el tiempo de dos semanas. Durante un turno no se añade tiempo.
bot-level =
    { $level ->
        [novice] novato
        [apprentice] aprendiz
       *[journeyman] oficial
        [expert] experto
        [master] maestro
        [grandmaster] gran maestro
    }

## Seats

seat-open = libre
seat-bot =
    Ordenador ({ $level ->
        [novice] novato
        [apprentice] aprendiz
       *[journeyman] oficial
        [expert] experto
        [master] maestro
        [grandmaster] gran maestro
    })
bot-name = Ordenador { $number }
seat-you = tú
seat-away = ausente
seat-holiday = fuera hasta el { $date }
seat-turn = le toca
spectator = Espectador
spectators =
    { $count ->
        [one] { $count } espectador
       *[other] { $count } espectadores
    }

## Waiting for players

waiting-text = La partida empieza cuando todos los sitios estén ocupados.
waiting-host = Todos los sitios están ocupados. { $name } empieza la partida.
waiting-invite = Invitar
waiting-link = Enlace a esta mesa
waiting-link-help = Envía este enlace a tus amigos, o que escaneen el código.
waiting-code = Código con el enlace a esta mesa, para una cámara
waiting-copy = Copiar
waiting-invite-people = Invitar a gente a la que sigues
waiting-copied = Copiado
waiting-seats = Sitios
waiting-sit = Sentarse
waiting-kept = aún no ha respondido
waiting-add-bot = Ordenador
waiting-free = Liberar el sitio
waiting-start = Empezar
waiting-stand-up = Levantarse
waiting-level = Nivel de los ordenadores que se añadan
waiting-close = Cerrar la mesa
waiting-close-sure = Cerrar la mesa de verdad
waiting-commitment = Sello del reparto:

## On what terms

terms-title = Cómo se juega
terms-pace = Tiempo para pensar
terms-languages = Idiomas en la mesa
terms-hints = Pistas
terms-allowed = permitidas
terms-forbidden = ninguna en esta mesa
table-rated = puntuada
terms-rated = Puntuación
terms-counts = cuenta
terms-counts-not = no cuenta
terms-chat = Chat
terms-chat-everybody = jugadores y espectadores
terms-chat-players = solo jugadores
terms-chat-off = ninguno
terms-listed = Quién puede venir
terms-anybody = cualquiera
terms-by-link = quien tenga el enlace

## The table

table-heading = La mesa
table-board = Tablero
table-hand = Tu turno y tu mano
table-panels = Sobre la partida
table-loading = Un momento …
panel-end = Resultado
panel-answer = Respuesta
panel-players = Jugadores
panel-moves = Jugadas
panel-log = Historial
panel-chat = Chat
turn-yours = Te toca
turn-other = Juega { $name }
watching = Estás mirando esta partida.
watching-sign-in = ¿Es tuyo uno de los asientos? Entra en tu cuenta.
turn-ended = La partida ha terminado
connection-connecting = Conectando …
connection-lost = Sin conexión
connection-retry = Intentar ahora
clock-left = Tiempo restante:
clock-warning = Tu tiempo restante: { $time }.
menu = Menú
undo = Deshacer
undo-help = Deshacer tu última jugada, si no ha mostrado nada nuevo
hint = Pista
hint-help = ¿Qué haría el ordenador?
zoom-in = Acercar
zoom-out = Alejar
zoom-fit = Tablero entero
confirm-do = Hacerlo
confirm-cancel = Cancelar
pick-place = { $thing }: elige ahora uno de los lugares iluminados.
pick-card = { $thing }: elige ahora una de las cartas iluminadas.
pick-other = { $thing }: elige ahora lo que le corresponde.
since-last =
    { $count ->
        [one] { $count } jugada desde la tuya: ver
       *[other] { $count } jugadas desde la tuya: ver
    }
skip = Ver la posición actual

## Asking

ask-title = Sobre { $place }
ask-total = En total
ask-why-not = ¿Por qué no?
ask-nothing = No hay nada que decir sobre esto.
ask-open-rules = Abrir las reglas
legend = Leyenda
legend-of = { $game }: leyenda
sign-rule = Regla { $rule }
sign-also = También aquí: { $names }. El signo de interrogación los explica otra vez.

## Moves, log and chat

moves-title = Lo que puedes hacer
moves-search = Buscar jugadas
moves-none = Nada por ahora.
moves-count =
    { $count ->
        [one] { $count } jugada
       *[other] { $count } jugadas
    }
log-title = Lo que ha pasado
log-look = Ver este momento
log-all = Ver todo
log-opened = Se abrió la mesa.
log-joined = { $seat } se sentó.
log-bot-seated = { $seat } es un jugador del ordenador.
log-stood-up = { $seat } se levantó.
log-kicked = { $seat } perdió el sitio.
log-added-to-deal = { $seat } aportó una parte al reparto.
log-started = Empezó la partida.
log-took-back =
    { $moves ->
        [one] { $seat } deshizo una jugada.
       *[other] { $seat } deshizo { $moves } jugadas.
    }
log-proposed =
    { $what ->
        [take-back]
            { $moves ->
                [one] { $seat } pide deshacer la última jugada.
               *[other] { $seat } pide deshacer las últimas { $moves } jugadas.
            }
        [pause] { $seat } pide una pausa.
        [abort] { $seat } propone interrumpir la partida.
        [seat-to-bot] { $seat } propone dar el asiento de { $gone_seat } al ordenador.
        [seat-to-link] { $seat } propone dar el asiento de { $gone_seat } a otra persona.
       *[end-without] { $seat } propone terminar la partida sin { $gone_seat }.
    }
log-agreed = { $seat } aceptó.
log-declined = { $seat } rechazó.
log-paused = Los relojes están parados.
log-resumed = { $seat } continuó.
log-timed-out = A { $seat } se le acabó el tiempo.
log-left = { $seat } se fue; juega el ordenador.
log-back = { $seat } ha vuelto.
log-resigned = { $seat } se rindió.
log-ended = La partida ha terminado.
log-given-to-bot = El asiento de { $name } se ha dado al ordenador.
log-seat-opened = El asiento de { $name } espera a quien reciba su enlace. Hasta entonces juega el ordenador.
log-took-over = { $seat } ha ocupado el asiento y sigue jugando.
log-forgotten = { $seat } ha eliminado su cuenta.
log-renamed = Alguien de la mesa se llama ahora { $name }.
log-former-forgotten = Alguien que antes estuvo en esta mesa ha eliminado su cuenta.
log-holiday-set = { $seat } tiene días libres del { $from } al { $until }.
log-holiday-ended = { $seat } ha vuelto de los días libres.
log-rematch-opened = Se abrió una mesa nueva.
log-seat-kept = Se preguntó a { $seat } si juega otra vez.
log-came = { $seat } juega otra vez.
chat-title = Chat
chat-empty = Nadie ha escrito todavía.
chat-write = Escribe algo
chat-send = Enviar
chat-mute = No mostrar a { $name }
more-about = Más sobre { $name }
chat-report = Denunciar esta línea de { $name }
chat-unread =
    { $count ->
        [one] { $count } línea nueva
       *[other] { $count } líneas nuevas
    }

## Agreements

propose-take-back = Pedir deshacer una jugada
propose-pause = Pedir una pausa
propose-abort = Proponer dejarlo
resume = Continuar
resign = Rendirse
resign-sure = Rendirse de verdad
seat-link = Copiar el enlace a mi sitio
seat-links = Quién puede jugar en mi sitio
seat-links-none = Nadie más que tú en este dispositivo.
seat-links-one = Un enlace, creado { $at }
seat-links-device = Otro dispositivo, desde { $at }
seat-links-other = Otro dispositivo
seat-links-end = Anular
seat-links-end-one = Anular: { $what }
seat-links-end-all = Anular todos los demás
seat-links-help = Quien abra primero el enlace lo gasta: después solo vale en ese dispositivo.
seat-loss-seat = Ya no tienes sitio en esta mesa: el anfitrión lo ha dejado libre, pasó a otra persona o lo anulaste en otro de tus dispositivos. Puedes mirar y sentarte donde haya un sitio libre.
seat-loss-link = Este enlace ya no abre ningún sitio: alguien lo ha usado o se ha anulado. Puedes mirar; para jugar, pide un enlace nuevo.
stand-in = El ordenador juega por ti.
back = He vuelto
agree = Aceptar
decline = Rechazar
asked-take-back =
    { $moves ->
        [one] { $name } pide deshacer la última jugada. Si todos aceptan, se vuelve a antes de ella. Lo visto, visto queda.
       *[other] { $name } pide deshacer las últimas { $moves } jugadas. Si todos aceptan, se vuelve a antes de ellas. Lo visto, visto queda.
    }
asked-pause = { $name } pide una pausa. Si todos aceptan, los relojes se paran hasta que alguien siga.
asked-abort = { $name } propone interrumpir la partida. Si todos aceptan, termina sin ganador.
asked-seat-to-bot = { $name } propone dar el asiento de { $gone_seat } al ordenador ({ $level ->
        [novice] novato
        [apprentice] aprendiz
       *[journeyman] oficial
        [expert] experto
        [master] maestro
        [grandmaster] gran maestro
    }). Si aceptas, jugará ahí hasta el final.
asked-seat-to-link = { $name } propone dar el asiento de { $gone_seat } a otra persona. Si aceptas, recibirás un enlace para quien siga jugando.
asked-end-without = { $name } propone terminar la partida sin { $gone_seat }. Si aceptas, habrán ganado quienes se quedaron.
asked-about-you = { $name } quiere decidir sobre tu asiento, porque no estabas. Di que estás aquí y lo conservarás.
here = Estoy aquí
asked-missing = Se espera a { $names }.
withdraw = Retirar
proposed-take-back =
    { $moves ->
        [one] Has pedido deshacer la última jugada.
       *[other] Has pedido deshacer las últimas { $moves } jugadas.
    }
proposed-pause = Has pedido una pausa.
proposed-abort = Has propuesto interrumpir la partida.
proposed-seat-to-bot = Has propuesto dar el asiento de { $gone_seat } al ordenador.
proposed-seat-to-link = Has propuesto dar el asiento de { $gone_seat } a otra persona.
proposed-end-without = Has propuesto terminar la partida sin { $gone_seat }.

## Alguien se ha ido

gone-now = { $name } se ha ido. Puedes decidir qué pasa con su asiento.
gone-bot = Dárselo al ordenador
gone-link = Dárselo a otra persona por enlace
gone-end = Terminar la partida; gana quien se quedó
gone-vote = Debe aceptar más de la mitad de quienes están.
gone-rule-clock = A quien se le acabe el tiempo o se vaya { $time }, los demás lo pueden sustituir.
gone-rule-waiting = A quien se espere más de { $time }, los demás lo pueden sustituir.
time-minutes =
    { $count ->
        [one] { $count } minuto
       *[other] { $count } minutos
    }
time-hours =
    { $count ->
        [one] { $count } hora
       *[other] { $count } horas
    }
time-days =
    { $count ->
        [one] { $count } día
       *[other] { $count } días
    }
vacant-link = Copiar el enlace del asiento libre
vacant-text = El asiento del jugador { $number } está libre. Envía su enlace a quien siga jugando. Hasta entonces juega el ordenador.
take-over = Ocupar este asiento
take-over-help = Tienes un enlace a un asiento de esta partida. Ahí juega el ordenador hasta que te sientes.
stand-in-used-up = Se acabó tu tiempo para este turno. Lo juega el ordenador; después puedes seguir.
seat-gave-up = abandonó; juega el ordenador
seat-stood-in = ausente; juega el ordenador
seat-vacant = libre; juega el ordenador
ended-gone = La partida terminó porque { $name } se había ido.
ended-winners =
    { $count ->
        [one] Ha ganado { $names }.
       *[other] Han ganado juntos { $names }.
    }
chat-come-in = Para escribir con los demás espectadores, entra con un nombre.
chat-come-in-do = Entrar
chat-players-only = En esta mesa solo escriben los jugadores.
hint-title = Lo que haría el ordenador
hint-thinking = El ordenador está pensando …
hint-do = Hacerlo
new-hints = Pistas permitidas
new-gone-after = A quien no juegue se le puede sustituir tras

## The end

end-title = El resultado
end-place = Puesto
end-player = Jugador
end-score = Puntos
end-growth = Cómo fue
end-growth-at = Tras la jugada { $at } de { $moves }
end-replay-help = Debajo del tablero puedes repasar toda la partida, jugada a jugada.
try-stop = Dejar de probar
ended-resigned = { $name } se rindió.
ended-timed-out = A { $name } se le acabó el tiempo.
ended-left = { $name } se fue.
ended-aborted = La partida se dejó.
rematch = Otra vez
rematch-join = Unirse a la siguiente partida
share = Copiar enlace
export = Registro
replay-seen-by = Visto por
reveal-title = Comprobar el reparto
reveal-text = El sello se mostró antes de la partida. Es el hash de la parte del servidor; con las partes de los jugadores da el reparto.
reveal-server = Parte del servidor
reveal-players = Partes de los jugadores
reveal-deal = El reparto
reveal-checked = Comprobado ahora mismo en tu navegador:
reveal-holds = Correcto:
reveal-fails = Incorrecto:
reveal-unknown = Sin comprobar:
reveal-check-shown =
    { $verdict ->
       *[holds] El sello es el que este navegador vio antes de la partida.
        [fails] El sello no es el que este navegador vio antes de la partida.
        [unknown] Este navegador no estaba en la mesa antes de la partida y no puede comparar el sello.
    }
reveal-check-seal =
    { $verdict ->
       *[holds] El sello es el hash de la parte del servidor: el servidor no la cambió.
        [fails] El sello no es el hash de la parte del servidor: la parte fue cambiada.
    }
reveal-check-own =
    { $verdict ->
       *[holds] Tu propia parte está en el reparto tal como la sacó tu navegador.
        [fails] Tu propia parte no está en el reparto tal como la sacó tu navegador.
        [unknown] Este navegador no añadió ninguna parte al reparto.
    }
reveal-check-deal =
    { $verdict ->
       *[holds] La parte del servidor y las partes de los jugadores dan juntas el reparto.
        [fails] La parte del servidor y las partes de los jugadores no dan el reparto.
    }
reveal-check-record =
    { $verdict ->
       *[holds] El registro de la partida tiene el mismo reparto.
        [fails] El registro de la partida tiene otro reparto.
    }
replay-title = Repasar la partida
replay-first = Al principio
replay-back = Una jugada atrás
replay-next = Una jugada adelante
replay-play = Reproducir
replay-pause = Pausar
replay-scrub = Jugada
replay-now = Ahora

## Settings

settings-title = Ajustes
settings-language = Idioma
settings-theme = Aspecto
settings-theme-system = como el dispositivo
settings-theme-light = claro
settings-theme-dark = oscuro
settings-motion = Movimiento
settings-motion-system = como el dispositivo
settings-motion-full = mostrar
settings-motion-none = ninguno
settings-pace = Jugadas de los demás
settings-pace-system = como el dispositivo
settings-pace-slow = despacio
settings-pace-calm = con calma
settings-pace-quick = deprisa
settings-pace-at-once = de golpe
settings-confirm = Preguntar antes de cada jugada
settings-sound = Sonido cuando me toque
settings-plan = Tablero de castillos en plano

## Teclas

keys-title = Teclas
keys-arrows = de casilla en casilla
keys-choose = elegir
keys-fits = de una carta o pieza elegida a las casillas donde cabe
keys-ask = ¿qué es esto y por qué no?
keys-signs = de signo en signo: ¿qué significa? (con Mayús: atrás)
keys-cancel = cancelar, o saltar lo que se muestra
keys-zoom = más grande, más pequeño, todo el tablero
keys-turn = girar el tablero de castillos
keys-plan = tablero de castillos en plano
keys-leaf = recorrer una partida terminada
keys-stops = al mirar atrás: al momento decisivo o a la jugada floja anterior, y a la siguiente
keys-lesson = en una lección: un paso atrás, un paso adelante

## Rules

rules-title = Reglas de { $game }
rules-back =
    { $place ->
        [learn] Volver a la lección
        [exercises] Volver al ejercicio
       *[t] Volver a la mesa
    }
rules-summary = El juego en una página
rules-aim = De qué va
rules-turn = Tu turno
rules-score = Qué cuenta y cuándo termina
rules-games = Juegos
rules-search = Buscar en las reglas
rules-found =
    { $count ->
        [one] { $count } regla encontrada
       *[other] { $count } reglas encontradas
    }
rules-ruling = Aclaración, donde el reglamento calla:
rules-data = Datos, no están en el texto del reglamento:
rules-more = Mostrar { $count } más
rules-none = Ninguna regla coincide.

## Problems

problem-bad-message = No se entendió.
problem-illegal = Las reglas no lo permiten.
problem-stale = La mesa ha avanzado. Míralo otra vez.
problem-bad-notation = Eso no es una jugada de este juego.
problem-not-found = No existe esa mesa.
problem-not-your-seat = No es tu sitio.
problem-not-host = Solo puede hacerlo el anfitrión.
problem-no-session = Primero hay que entrar.
problem-no-account = Primero entra en tu cuenta.
problem-not-trusted = Solo puede hacerlo el anfitrión de la casa o quien él haya nombrado.
problem-not-organiser = Solo pueden hacerlo quienes organizan el club.
problem-not-member = Eso es para miembros del club.
problem-no-such-account = Ninguna cuenta de aquí tiene ese nombre.
problem-invitation-needed = Aquí solo se entra con invitación.
problem-muted = Un moderador te ha pedido que no escribas durante un tiempo.
problem-banned = En este momento no puedes entrar.
problem-too-new = Eres nuevo aquí: podrás hacerlo dentro de un día más o menos.
problem-cannot-invite = Ahora no se puede invitar a esta persona a esta mesa.
problem-not-together = No puedes sentarte a esta mesa.
problem-fixed = Lo fija el archivo con el que se inició el servidor.
problem-wrong-secret = No coincide. Compruébalo e inténtalo de nuevo.
problem-proof-needed = Demuestra una vez más que la cuenta es tuya.
problem-weak-password = Esta contraseña es demasiado fácil de adivinar. Mejor unas cuantas palabras poco corrientes.
problem-bad-address = No se puede enviar nada a esta dirección. Debe empezar por https:// y pertenecer a la red pública.
problem-name-taken = Este nombre pertenece a una cuenta o se parece al de una. Elige otro o entra en tu cuenta.
problem-last-way = Nada más abriría tu cuenta. Elige antes una contraseña.
problem-last-host = Nadie más es anfitrión de esta casa. Nombra antes a otro anfitrión.
problem-not-now = Ahora no se puede.
problem-switched-off = En esta mesa no hay.
problem-seat-taken = El sitio está ocupado.
problem-table-full = Todos los sitios están ocupados.
problem-needs-agreement = Mostró algo nuevo: todos tienen que estar de acuerdo.
problem-other-rules = Esta partida sigue otras reglas que las de este servidor. Se puede mirar y exportar, pero no continuar.
problem-rate-limited = Demasiado rápido. Inténtalo en un momento.
problem-too-many = Hay demasiados por ahora.
problem-foreign-origin = Eso vino de otro sitio.
problem-unavailable = No se puede contactar con el servidor. Inténtalo de nuevo.
problem-internal = Algo falló en el servidor.
