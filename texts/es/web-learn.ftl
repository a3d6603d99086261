# Las páginas de los cursos.

title = Aprender { $game }
games = Cursos
about = El curso dura unos diez minutos. Se juega en el tablero de verdad, y todo lo que pruebes tendrá respuesta.
begin = Empezar
go-on-with-course = Seguir con el curso
done = hecha
teacher = Lección
place = { $number } de { $count }
to-course = Todas las lecciones
right = Correcto
missed = Se puede, pero prueba otra vez
lesson-done = Lección terminada
go-on = Seguir
go-back = Un paso atrás
next-lesson = Lección siguiente
first-game = Juega tu primera partida
tip = Pregunta por cualquier cosa del tablero: clic derecho, toque largo o la tecla «?».
tip-touch = Un toque largo explica cualquier cosa del tablero.

## Quienes se sientan a la mesa de una lección

name-0 = Ana
name-1 = Inés
name-2 = Bruno
name-3 = Carla
name-4 = Diego
