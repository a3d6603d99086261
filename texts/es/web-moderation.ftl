# La página de los moderadores: denuncias y sus respuestas.

title = Denuncias
help = Quien recibe una advertencia, un silencio, otro nombre o una expulsión lee el motivo que escribes. Todo lo que haces aquí queda en el registro del anfitrión.
open = Esperan respuesta
open-none = Nada que hacer.
answered = Respondidas
kind-line = Una línea del chat
kind-name = Un nombre
kind-conduct = Comportamiento
told-by = Denuncia de { $name }, { $at }
called-then = entonces se llamaba { $name }
here-since = aquí desde { $date }
gone = ya no está
is-guest = invitado sin cuenta
reports-about =
    { $count ->
        [one] una denuncia sobre esta persona
       *[other] { $count } denuncias sobre esta persona
    }
at-table = La mesa: { $game }
withheld = Estás sentado a esta mesa. Verás el chat cuando acabe la partida; otro moderador lo ve ahora.
chat-around = Lo que se dijo
this-line = Denunciada:
history = Lo que se hizo antes
was-warning = { $at }: advertencia
was-mute = { $at }: silencio
was-mute-until = { $at }: silencio hasta { $until }
was-rename = { $at }: cambio de nombre
was-ban = { $at }: expulsión definitiva
was-ban-until = { $at }: expulsión hasta { $until }
lifted = levantado
lift = Levantar
lifted-now = Levantado.
answer = Respuesta
action-dismiss = No hay nada malo
action-warn = Advertir
action-mute = Silenciar
action-rename = Retirar el nombre
action-ban = Expulsar
for-how-long = Por cuánto tiempo
hours =
    { $count ->
        [1] una hora
        [24] un día
        [72] tres días
        [168] una semana
       *[other] 30 días
    }
for-good = para siempre
reason = Motivo (lo lee esta persona)
give-answer = Responder
answered-by = { $name }, { $at }
answered-now = Respondida.
not-yours = Debe responder otra persona.
nameless = sin nombre
addresses = Nadie nuevo desde estas direcciones
addresses-help = Quien fue expulsado puede volver como otro invitado. Durante un tiempo puedes no dejar entrar a nadie nuevo desde la misma dirección. Los demás que la comparten se quedan y entran con sus cuentas. Las direcciones no se muestran a nadie.
address-whom = A quién
address-typed = una dirección
address = Dirección
address-days = Durante cuántos días
address-reason = Motivo (para el registro)
address-ban = No dejar entrar a nadie nuevo
address-until = hasta el { $date }
address-lift = Levantar
address-lift-this = Levantar: { $name }
kind-club = Un club
club-then = entonces se llamaba { $name }
club-gone = El club ya no existe.
action-hide-club = Ocultar el club
action-rename-club = Retirar el nombre y la descripción
action-close-club = Disolver el club
club-do = Qué hacer
club-done = Hecho.
holding = Silencios y expulsiones en vigor
holding-help = Quien está expulsado para siempre solo vuelve a entrar cuando se levanta aquí o lo hace el anfitrión.
holding-none = No hay nadie silenciado ni expulsado.
holding-by = por { $name }
lift-this = Levantar: { $name }
more = Mostrar más
hidden-clubs = Clubes ocultos
hidden-clubs-none = No hay ningún club oculto.
club-show = Que todos puedan encontrarlo de nuevo
club-show-this = Que todos puedan encontrarlo de nuevo: { $name }
