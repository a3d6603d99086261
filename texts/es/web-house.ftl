# Cómo se llama la casa, y su puerta.

house = La casa
closed = Solo con invitación
closed-help = Necesitas un enlace de invitación del anfitrión. Si tienes una cuenta aquí, entra en ella.
invited = Tienes una invitación
your-name = Tu nombre
come-in = Entrar
sign-in = Entrar en mi cuenta
reports =
    { $count ->
        [0] Denuncias: ninguna
        [one] Una denuncia espera respuesta
       *[other] { $count } denuncias esperan respuesta
    }
