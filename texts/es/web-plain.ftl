# Las palabras de una mesa sin tablero dibujado.

step-any = Elige qué hacer.
