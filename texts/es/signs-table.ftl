# The signs that all tables have: the name of each, and what it does.

seat = Jugador
seat-does = La forma y el color de un jugador. Todo lo que los lleva es suyo.

bot = Jugador del ordenador
bot-does = En este puesto juega el ordenador.

lit = Iluminado
lit-does = Ahora puedes elegirlo.

able = Línea de puntos
able-does = Con esto también se puede hacer algo: elígelo dos veces o usa su botón.

picked = Línea azul
picked-does = Lo has elegido; para la jugada falta algo más.

suggested = Línea verde
suggested-does = Una pista, o lo que señala una lección.

shown = Línea discontinua
shown-does = Aquello de lo que habla una línea del registro o de una respuesta.

last = Puntos rojos
last-does = Aquí se hizo la última jugada.
