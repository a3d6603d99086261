# Dónde se avisa a alguien de que una mesa le espera, de qué, y cuándo no.

title = Avisos
intro = Una mesa puede avisarte de que te espera, aunque no haya ninguna página abierta. Tú eliges qué, dónde y cuándo. No hace falta una cuenta.
house-silent = Por ahora esta casa no envía avisos. Lo que elijas aquí valdrá en cuanto los envíe.
browser = Este navegador
browser-about = Tu dispositivo muestra un aviso breve cuando una mesa te espera. Nombra el juego y a tus compañeros, nada de tu mano.
browser-begin = Avísame aquí
browser-is-on = Este navegador te avisa.
browser-end = Aquí ya no
browser-on = Desde ahora este navegador te avisa.
browser-off = Este navegador ya no te avisa.
browser-refused = El navegador no lo ha permitido. Puedes intentarlo otra vez o elegir otra vía más abajo.
browser-why =
    { $why ->
        [not-secure] Los navegadores solo muestran avisos de páginas que llegan por HTTPS.
        [denied] Has prohibido los avisos de esta página. Puedes cambiarlo en los ajustes de tu navegador.
        [home-screen] En iPhone y iPad, añade primero esta página a la pantalla de inicio («Compartir») y ábrela desde allí.
       *[unsupported] Este navegador no puede mostrar avisos. Elige otra vía más abajo.
    }
ways = Dónde te avisamos, y de qué
way =
    { $form ->
        [push] Navegador: { $label }
        [mail] Correo: { $label }
        [discord] Discord
        [slack] Slack
        [matrix] Matrix: { $label }
        [telegram] Telegram
       *[webhook] Webhook: { $label }
    }
no-label = dispositivo desconocido
way-failing = Desde { $date } no ha llegado nada. Se sigue intentando.
kind-your-turn = Me toca jugar
kind-game-starts = Empieza mi partida
kind-invited = Me invitan a una partida
kind-time-short = Se me acaba el tiempo
way-changed = Guardado.
way-end = Quitar
way-end-this = Quitar: { $way }
way-ended = Quitado. Allí ya no se envía nada.
way-ended-there = El { $date } alguien siguió el enlace de uno de estos avisos y los terminó. Ahora no se envía nada allí. En cuanto los actives de nuevo, los enlaces antiguos ya no terminan nada.
way-again = Volver a avisarme allí
way-again-this = Volver a avisarme allí: { $way }
way-began-again = Se te vuelve a avisar allí.
way-added = Añadido. Arriba eliges de qué te avisamos allí.
mail = Correo
mail-about = Llega un correo a { $address } cuando una mesa te espera.
mail-begin = Avísame por correo
hours = Cuándo
holiday = Días libres
quiet = Horas de silencio
quiet-from = Desde
quiet-until = Hasta
time-zone = Zona horaria
remind = Con días por jugada: recuérdamelo antes de que acabe mi tiempo
remind-hours =
    { $count ->
        [one] { $count } hora antes
       *[other] { $count } horas antes
    }
hours-save = Guardar
hours-saved = Guardado.
another = Otra vía
another-form = Adónde
form =
    { $form ->
        [discord] Discord
        [slack] Slack
        [matrix] Matrix
        [telegram] Telegram
       *[webhook] Un programa mío (webhook)
    }
another-address = Dirección del webhook
another-about =
    { $form ->
        [discord] En Discord: editar canal, Integraciones, Webhooks, copiar URL. Otros en el canal lo leen: nombra el juego, pero a ningún jugador.
        [slack] En Slack: una app con un webhook entrante. Otros en el canal lo leen: nombra el juego, pero a ningún jugador.
        [matrix] La dirección que te da un puente como Hookshot. Otros en la sala lo leen: nombra el juego, pero a ningún jugador.
        [telegram] https://api.telegram.org/bot<token>/sendMessage?chat_id=<chat> con el token de tu propio bot. Otros en el chat lo leen: nombra el juego, pero a ningún jugador.
       *[webhook] Cada aviso llega allí como JSON firmado.
    }
another-add = Añadir
secret = Los avisos van firmados con este secreto. Solo se muestra ahora:
end-ask =
    { $form ->
        [webhook] Este enlace termina los avisos que recibe este programa.
       *[other] Este enlace termina los avisos de partidas que llegan a este chat. Quien los pidió ve que se han terminado y puede volver a activarlos.
    }
end-here = No avisar más allí
end-over = Por este enlace ya no llega nada: los avisos ya se terminaron. Los avisos más nuevos llevan su propio enlace.
ended = Hecho. Por esta vía no llega nada más.
ended-choose = Elegir de qué te avisamos
