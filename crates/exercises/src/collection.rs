//! The exercises of a game.

use catalog::GameKind;

use crate::exercise::{Exercise, Source};
use crate::text::BadExercises;

/// Exercises by the game they were found in.
#[derive(Clone, Debug, PartialEq)]
pub struct Collection {
    pub game: GameKind,
    pub sources: Vec<(Source, Vec<Exercise>)>,
}

include!(concat!(env!("OUT_DIR"), "/shipped.rs"));

/// The exercises that come with the program; none for a game that has none yet.
pub fn shipped(game: GameKind) -> Result<Collection, BadExercises> {
    match SHIPPED.iter().find(|(name, _)| *name == game.name()) {
        Some((_, text)) => text.parse(),
        None => Ok(Collection::new(game)),
    }
}

impl Collection {
    pub const fn new(game: GameKind) -> Self {
        Self { game, sources: Vec::new() }
    }

    pub fn iter(&self) -> impl Iterator<Item = (&Source, &Exercise)> {
        self.sources.iter().flat_map(|(source, exercises)| exercises.iter().map(move |it| (source, it)))
    }

    pub fn find(&self, id: &str) -> Option<(&Source, &Exercise)> {
        self.iter().find(|(source, exercise)| exercise.id(self.game, source) == id)
    }
}
