## Correos. El enlace está en una línea propia.

sign-in-subject = Tu enlace para entrar
sign-in-text =
    Hola, { $name }:

    con este enlace entras en tu cuenta. Funciona una sola vez, durante 20 minutos:

    { $link }

    Si no lo has pedido tú, no hace falta que hagas nada: sin este correo nadie puede usarlo.
prove-subject = ¿Es esta tu dirección?
prove-text =
    Hola, { $name }:

    has puesto esta dirección en tu cuenta. Para confirmarla, abre este enlace antes de 20 minutos en el navegador en el que has entrado:

    { $link }

    Si no has sido tú, no hace falta que hagas nada.
replaced-subject = Se ha cambiado la dirección de tu cuenta
replaced-text =
    Hola, { $name }:

    tu cuenta ya no usa esta dirección: se ha cambiado o quitado. Los enlaces para entrar y los avisos ya no llegan aquí.

    Si has sido tú, no hace falta que hagas nada. Si no, entra con tu contraseña, una clave de acceso o un código de recuperación, y cierra las demás sesiones:

    { $link }
