# The pages of the courses.

title = Learn { $game }
games = Courses
about = The course takes about ten minutes. You play it on the real board, and whatever you try gets an answer.
begin = Begin
go-on-with-course = Go on with the course
done = done
teacher = Lesson
place = { $number } of { $count }
to-course = All lessons
right = Right
missed = Allowed, but try again
lesson-done = Lesson done
go-on = Go on
go-back = One step back
next-lesson = Next lesson
first-game = Play your first game
tip = Ask about anything on the board: right click, a long touch, or the key “?”.
tip-touch = A long touch explains anything on the board.

## Those who sit at the table of a lesson

name-0 = Ana
name-1 = Inés
name-2 = Bruno
name-3 = Carla
name-4 = Diego
