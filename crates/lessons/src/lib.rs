//! Courses that teach the games.
//!
//! A lesson is a file beside its game, `crates/games/<game>/lessons/<number>-<name>.toml`: a position, and steps with what is pointed
//! at, what answers the task and what the others do then. The words are in `texts/<language>/learn-<game>.ftl`. Adding a lesson
//! needs no code.
//!
//! Nothing is remembered between two questions: whoever asks says what has been answered so far, and [`respond`] plays the lesson
//! up to there. So the same function serves a server with many learners and a page without a server.

mod lesson;
mod session;

use catalog::GameKind;

pub use lesson::{ExpectedAnswer, Lesson, LessonError, LessonStep, MissedAnswer, ReplyMove};
pub use session::respond;

include!(concat!(env!("OUT_DIR"), "/files.rs"));

/// The lessons of a game in the order of its course.
pub fn course(game: GameKind) -> Result<Vec<Lesson>, LessonError> {
    FILES
        .iter()
        .filter(|(of, ..)| *of == game.name())
        .map(|(_, name, text)| Lesson::read(game, name, text))
        .collect()
}

/// One lesson by its name; `None` when the game has no such lesson.
pub fn find(game: GameKind, id: &str) -> Option<Result<Lesson, LessonError>> {
    let of_game = FILES.iter().filter(|(of, ..)| *of == game.name());
    let (_, name, text) = of_game.into_iter().find(|(_, name, _)| lesson::id(name) == id)?;
    Some(Lesson::read(game, name, text))
}
