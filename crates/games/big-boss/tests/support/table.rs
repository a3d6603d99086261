//! A table to try things on.

use std::collections::BTreeSet;

use big_boss::{BigBoss, Event, Move};
use castle_box::{Cell, Field};
use tabletop::{Game, Seat, Status};

/// A game set up from a position in text.
pub(crate) struct TestGame(pub(crate) BigBoss);

pub(crate) fn table(position: &str) -> TestGame {
    TestGame(BigBoss::from_position(position).unwrap_or_else(|error| panic!("{error}")))
}

pub(crate) fn seat(number: u8) -> Seat {
    Seat::new(number)
}

pub(crate) fn field(number: u8) -> Field {
    Field::new(number).expect("a field")
}

pub(crate) fn cell(number: u8) -> Cell {
    field(number).cell()
}

/// A set of moves as it is written in a test.
pub(crate) fn set<const N: usize>(moves: [&str; N]) -> BTreeSet<String> {
    moves.into_iter().map(str::to_owned).collect()
}

impl TestGame {
    /// All moves of the seat on turn.
    pub(crate) fn moves(&self) -> BTreeSet<String> {
        let mut moves = Vec::new();
        self.0.legal_moves(self.0.turn(), &mut moves);
        moves.iter().map(ToString::to_string).collect()
    }

    /// The moves that begin with a word.
    pub(crate) fn moves_to(&self, word: &str) -> BTreeSet<String> {
        self.moves().into_iter().filter(|mv| mv.split(' ').next() == Some(word)).collect()
    }

    /// Plays a move of the seat on turn.
    pub(crate) fn play(&mut self, notation: &str) -> Vec<Event> {
        let mv: Move = notation.parse().unwrap_or_else(|error| panic!("{error}"));
        let seat = self.0.turn();
        let mut events = Vec::new();
        tabletop::try_play(&mut self.0, seat, &mv, &mut events)
            .unwrap_or_else(|refusal| panic!("{notation}: {refusal}"));
        events
    }

    /// Why the seat on turn may not do this: the message, its facts and the rule.
    pub(crate) fn refusal(&self, notation: &str) -> String {
        let mv: Move = notation.parse().unwrap_or_else(|error| panic!("{error}"));
        match self.0.why_not(self.0.turn(), &mv) {
            Ok(()) => panic!("`{notation}` is allowed"),
            Err(refusal) => refusal.to_string(),
        }
    }

    pub(crate) fn money(&self, number: u8) -> u32 {
        self.0.money(seat(number)).0
    }

    pub(crate) fn value(&self, field: u8) -> u32 {
        self.0.value_at(cell(field)).0
    }

    pub(crate) fn height(&self, field: u8) -> u8 {
        self.0.site().height(cell(field)).0
    }

    /// The flag over a field.
    pub(crate) fn flag(&self, field: u8) -> Option<castle_box::Flag> {
        self.0.site().building(cell(field)).and_then(|id| self.0.site().flag(id))
    }

    /// The noble on a field: whose, and its rank.
    pub(crate) fn noble(&self, field: u8) -> Option<(u8, String)> {
        self.0.site().noble(cell(field)).map(|noble| (noble.seat.into(), noble.rank.to_string()))
    }

    pub(crate) fn turn(&self) -> u8 {
        self.0.turn().into()
    }

    pub(crate) fn outcome(&self) -> (Vec<i32>, Vec<u8>) {
        match self.0.status() {
            Status::Finished(outcome) => (outcome.scores.to_vec(), outcome.places.to_vec()),
            Status::Waiting(_) => panic!("the game goes on"),
        }
    }

    pub(crate) fn is_over(&self) -> bool {
        self.0.status().is_finished()
    }
}
