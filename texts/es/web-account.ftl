# Crear una cuenta, entrar, y lo que se ve de la propia.

title = Cuenta
intro = Para jugar no hace falta una cuenta. Con ella encuentras tus mesas en cualquier dispositivo, y tu nombre es tuyo.
sign-in = Entrar
sign-in-passkey = Entrar con una clave de acceso
sign-in-password = Entrar con una contraseña
sign-in-code = Entrar con este código
sign-in-mail = Enviarme un enlace
who = Nombre o correo electrónico
password = Contraseña
lost = ¿Has perdido el acceso?
code = Código de recuperación
email-to = Correo electrónico confirmado
mail-sent = Si una cuenta ha confirmado esta dirección, ya va de camino un enlace. Funciona durante 20 minutos.
link = Entrar con el enlace de tu correo
link-help = El enlace te hace entrar en la cuenta a la que se envió. Lo que tienes aquí sin cuenta, también asientos y partidas, pasa a ser de esa cuenta.
link-help-signed-in = Has entrado como { $name }. El enlace te hace entrar en la cuenta a la que se envió.
link-own = Sigue solo si has pedido tú este enlace.
link-go-on = Entrar
link-leave = Ahora no
link-done = Has entrado.
link-tables = A tus mesas
no-mail = En este servidor no se envían enlaces por correo.
no-key = No se ha usado ninguna clave de acceso. Puedes intentarlo de nuevo o elegir otra forma.
no-passkeys-not-secure = Aquí no se ofrecen claves de acceso: los navegadores solo las usan en páginas que llegan por HTTPS.
no-passkeys-no-name = Aquí no se ofrecen claves de acceso: los navegadores solo las usan en páginas con nombre, no con un número como 192.168.0.7.
no-passkeys-browser = Aquí no se ofrecen claves de acceso: este navegador no puede usarlas.
make = Crear una cuenta
make-help = Tus asientos, mesas y partidas de hasta ahora siguen siendo tuyos.
name = Nombre
name-help = Los demás lo ven en la mesa. Es solo tuyo, lo escriban como lo escriban.
make-passkey = Crear una cuenta con clave de acceso
passkey-help = Una clave de acceso es tu huella, tu cara o el PIN de tu dispositivo: nada que recordar y nada que nos puedan robar.
make-other = Mejor con contraseña
email-optional = Correo electrónico (opcional)
email-help = Para entrar, y para recibir un enlace si pierdes el acceso. Te enviamos un correo para que lo confirmes.
email-help-no-mail = Solo para entrar: este servidor no envía correos, así que no ayuda si pierdes el acceso. Guarda tus códigos de recuperación.
password-new = Contraseña nueva
password-help = Varias palabras poco corrientes son fáciles de recordar y difíciles de adivinar.
make-password = Crear una cuenta con contraseña
codes-new = Tus códigos de recuperación
codes-help = Cada código abre tu cuenta una vez si pierdes todo lo demás. Solo se muestran ahora: guárdalos o imprímelos.
codes-save = Guardar como archivo
codes-done = Ya los he guardado
rename = Cambiar
renamed = Tu nombre ha cambiado.
private = Mostrar a los demás solo mi nombre
private-help = Si no, en tu página cualquiera puede ver cómo acabaron tus partidas en mesas públicas y puntuadas. Las partidas en mesas por enlace solo las ves tú. Tu nombre sigue en las partidas que otros han jugado contigo y los miembros de tus clubes ven allí tus resultados.
private-now = Desde ahora los demás solo ven tu nombre.
public-now = Desde ahora los demás ven tus partidas.
own-page = Mi página
sign-out = Salir
passkeys = Claves de acceso
passkey-since = desde { $date }
passkey-remove-this = Quitar la clave de acceso de { $device }
remove = Quitar
passkey-removed = Se ha quitado la clave de acceso.
passkey-add = Añadir una clave de acceso
passkey-added = Se ha añadido la clave de acceso.
device-unknown = Dispositivo desconocido
devices = Dispositivos con la sesión abierta
device-own = este dispositivo
device-end-this = Cerrar la sesión de { $device }
device-ended = Se ha cerrado la sesión del dispositivo.
devices-end = Cerrar la sesión en los demás dispositivos
devices-ended = Se ha cerrado la sesión en los demás dispositivos.
password-old = Contraseña actual
password-set = Poner una contraseña
password-change = Cambiar la contraseña
password-changed = La contraseña ha cambiado y se ha cerrado la sesión en los demás dispositivos.
email = Correo electrónico
email-is-proved = La dirección está confirmada: puedes pedir que te enviemos un enlace.
email-proved-now = Tu dirección está confirmada.
email-change = Guardar
email-sent = Te hemos enviado un correo. Abre su enlace en este navegador para confirmar la dirección.
email-changed = La dirección ha cambiado.
codes = Códigos de recuperación
codes-renew = Crear códigos nuevos
data = Tus datos
holiday = Días libres
data-help = Todo lo que sabemos de ti en un archivo: cuenta, dispositivos, asientos, mesas, resultados, puntuaciones, clubes, avisos y lo que has escrito.
data-get = Descargar mis datos
delete = Eliminar la cuenta
delete-help = Tu cuenta, sus claves y tu nombre se eliminan para siempre. Las partidas a medias cuentan como abandonadas; las de los demás quedan enteras, sin tu nombre.
delete-confirm = Escribe { $name } para confirmar
delete-now = Eliminar para siempre
proof = ¿Eres tú?
proof-help = Antes de hacerlo, demuestra una vez más que la cuenta es tuya.
proof-passkey = Usar una clave de acceso
proof-go-on = Continuar
proof-cancel = Cancelar
proof-neither = ¿No tienes ninguna de las dos cosas a mano?
proof-again =
    { $by ->
        [code] Entonces vuelve a entrar aquí mismo: con uno de tus códigos de recuperación. Así se ve que la cuenta es tuya.
        [mail] Entonces vuelve a entrar aquí mismo: con un enlace que te mandamos por correo. Así se ve que la cuenta es tuya.
       *[both] Entonces vuelve a entrar aquí mismo: con uno de tus códigos de recuperación o con un enlace que te mandamos por correo. Así se ve que la cuenta es tuya.
    }
proof-mail-sent = Hay un enlace de camino a tu dirección. Ábrelo en este navegador; volverás a tu cuenta y podrás hacerlo entonces.
proof-no-way = A tu cuenta no le quedan códigos de recuperación ni tiene una dirección confirmada. Solo la contraseña o una de sus claves de acceso muestra que es tuya.
device-since =
    { $way ->
        [passkey] sesión abierta con una clave de acceso, { $date }
        [mail] sesión abierta por correo, { $date }
        [recovery] sesión abierta con un código de recuperación, { $date }
       *[other] sesión abierta con contraseña, { $date }
    }
codes-left =
    { $count ->
        [0] No te quedan códigos.
        [one] Te queda un código.
       *[other] Te quedan { $count } códigos.
    }
