# La página del anfitrión.

title = La casa
sign-in = Entrar o crear una cuenta
claim-needs-account = Has abierto el enlace del anfitrión. Entra en tu cuenta o crea una y vuelve a esta página: tu cuenta será la del anfitrión.
not-host = Esta página es para el anfitrión. En la máquina del servidor, esta orden muestra un enlace que convierte tu cuenta en la del anfitrión:
command = tertulia admin host-link
not-loaded = No se ha podido cargar la página. Inténtalo otra vez.
state = En este momento
state-here-now = Conexiones
state-people = Personas
people-are = Cuentas: { $accounts }, invitados: { $guests }
state-tables = Mesas
tables-are = { $waiting } en espera, { $playing } en juego, { $ended } terminadas
state-in-memory = Mesas en uso
state-stored = Datos
state-backup = Última copia de seguridad
backup-never = ninguna todavía
state-servers = Servidores
server = Servidor { $number }
server-has = { $sockets ->
    [one] { $sockets } conexión
   *[other] { $sockets } conexiones
}, { $tables ->
    [one] { $tables } mesa en uso
   *[other] { $tables } mesas en uso
}
state-load = Carga
load-is = { $load } en { $cores } núcleos
state-memory = Memoria del servidor
state-free = Espacio libre en disco
megabytes = { $count } MB
gigabytes = { $count } GB
nameless = sin nombre
who-is-here =
    { $count ->
        [0] No hay nadie conectado aquí
        [one] Hay una persona conectada aquí
       *[other] Hay { $count } personas conectadas aquí
    }
settings = Ajustes
fixed = Fijado por el archivo con el que se inició el servidor.
name = Nombre de la casa
words = Palabras de la casa
words-help = Texto sencillo para la primera página. Si falta un idioma, se muestra otro.
access = Quién puede entrar
access-open = Todo el mundo
access-invitation = Solo quien tenga una invitación o una cuenta. Los demás ven el nombre y las palabras de la casa, pero ninguna mesa.
notices = Los jugadores pueden recibir avisos
limits = Límites
limit-sessions-per-minute = Invitados nuevos por minuto, en total
limit-accounts-per-hour = Cuentas nuevas por hora desde una dirección
limit-tables-per-minute = Mesas nuevas por minuto para un jugador
limit-waiting-tables = Mesas en espera para un jugador
limit-open-tables = Mesas sin terminar para un jugador
limit-holiday-days = Días libres que alguien puede tomar al año
save = Guardar
saved = Guardado. Vale en unos segundos.
invitations = Invitaciones
invitations-help = Solo hacen falta donde no puede entrar todo el mundo.
invitation-note = Para quién (solo lo ves tú)
invitation-uses = Personas
invitation-days = Días
invitation-make = Crear un enlace
invitation-made = Este enlace se muestra solo una vez:
invitation-nameless = Invitación
invitation-left =
    { $count ->
        [one] para una persona más, hasta el { $date }
       *[other] para { $count } personas más, hasta el { $date }
    }
invitation-end = Anular
invitation-end-this = Anular: { $name }
copy = Copiar
copied = Copiado.
team = Anfitriones y moderadores
team-help = Los anfitriones ven esta página y pueden cambiarlo todo. Los moderadores ven las denuncias y las responden. Ambos necesitan una cuenta.
team-name = Nombre de la cuenta
team-add = Nombrar
dismiss = Retirar
dismiss-this = Retirar a { $name }
log = Lo que se ha hecho
log-empty = Nada todavía.
command-line = La línea de órdenes
did-became-host = { $actor } es ahora anfitrión.
did-named-host = { $actor } ha nombrado anfitrión a { $target }.
did-dismissed = { $actor } ha retirado a { $target }.
did-changed = { $actor } ha cambiado ajustes: { $detail }.
did-invited = { $actor } ha creado una invitación: { $detail }
did-ended-invitation = { $actor } ha anulado una invitación: { $detail }
limit-newcomer-days = Días durante los que alguien es nuevo: menos mesas, invitaciones y denuncias, sin enlaces en el chat
reports = Denuncias
appeals = Notas para ti
appeals-none = No hay notas.
appeal-about-warning = Sobre una advertencia de { $name }:
appeal-about-mute = Sobre un silencio impuesto por { $name }:
appeal-about-rename = Sobre un nombre retirado por { $name }:
appeal-about-ban = Sobre una expulsión de { $name }:
appeal-lift = Levantar
appeal-aside = Apartar
team-role = Como
role-host = anfitrión
role-moderator = moderador
did-named-moderator = { $actor } nombró moderador a { $target }.
did-warned = { $actor } advirtió a { $target }: { $detail }
did-muted = { $actor } silenció a { $target }: { $detail }
did-renamed = { $actor } retiró el nombre { $target }: { $detail }
did-banned = { $actor } expulsó a { $target }: { $detail }
did-lifted = { $actor } levantó lo impuesto a { $target }: { $detail }
did-closed = { $actor } no encontró nada malo en { $target }.
did-banned-address = { $actor } no deja entrar a nadie nuevo desde una dirección: { $detail }
did-lifted-address = { $actor } deja entrar de nuevo desde una dirección: { $detail }
did-settled-appeal = { $actor } dejó a un lado la nota de { $target } sobre: { $detail }
did-hid-club = { $actor } ocultó el club { $target }: { $detail }
did-showed-club = { $actor } hizo que todos puedan encontrar de nuevo el club { $target }: { $detail }
did-renamed-club = { $actor } retiró el nombre al club { $target }: { $detail }
did-closed-club = { $actor } disolvió el club { $target }: { $detail }
