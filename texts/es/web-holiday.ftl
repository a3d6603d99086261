# Days off, during which the clocks of a player stand.

title = Días libres
intro = Tómate días libres y tus relojes se paran en todas las mesas en que las jugadas tienen días. Los demás ven hasta cuándo estás fuera. Mientras tanto nadie puede quitarte el asiento por el tiempo, y no recibes avisos de que una mesa espera.
away = Estás fuera hasta el { $until }.
away-help = Tus relojes están parados. Puedes jugar igualmente cuando quieras.
planned = Estarás fuera del { $from } al { $until }.
planned-help = Hasta entonces tus relojes corren como siempre.
end = Ya he vuelto
cancel = Me quedo
ended = Ya estás de vuelta. Tus relojes vuelven a correr.
cancelled = Tus días libres quedan cancelados.
choose = ¿Qué días?
change = Otros días
first = Primer día
last = Último día
count =
    { $count ->
        [one] Un día.
       *[other] { $count } días.
    }
left = Quedan este año: { $left } de { $all }.
tell = Avísame mientras tanto de todos modos
kind-your-turn = Me toca jugar
kind-game-starts = Mi partida empieza
kind-invited = Me invitan a jugar otra vez
save = Tomar estos días libres
change-save = Cambiar
saved = Guardado. Tus mesas ya lo saben.
rules = Los días libres cuentan en el año en que empiezan. Las partidas con minutos en el reloj siguen como siempre.
notices = Avisos
