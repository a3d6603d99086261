//! A small game with all that makes games hard: hidden hands, a pile, choices at the same time, a reshuffle.
//!
//! Each round everybody chooses a card in secret. When all have chosen, the cards are shown, the highest scores a
//! point, all of them are laid down openly, and everybody draws. Before choosing, a player may once a round lay a card down
//! openly and draw another. An empty pile is shuffled anew from the cards laid down. After six rounds the most points win.

mod flaw;
mod game;
mod parts;

pub(crate) use flaw::ToyFlaw;
pub(crate) use parts::{ToyEvent, ToyFile, ToyMove, ToyView};

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use tabletop::{Deal, SeatSet, Viewer, conformance::HiddenParts};

pub(crate) const CARDS: u8 = 16;
pub(crate) const HAND: usize = 3;
pub(crate) const ROUNDS: u8 = 6;

/// The game. A [`ToyFlaw`] can be put into it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "ToyFile", into = "ToyFile")]
pub(crate) struct Toy {
    pub(crate) hands: ArrayVec<ArrayVec<u8, HAND>, 4>,
    /// The card on the table in front of each seat, face down.
    pub(crate) chosen: ArrayVec<Option<u8>, 4>,
    /// The last one is on top.
    pub(crate) pile: ArrayVec<u8, { CARDS as usize }>,
    pub(crate) laid: ArrayVec<u8, { CARDS as usize }>,
    pub(crate) swapped: SeatSet,
    pub(crate) points: ArrayVec<u8, 4>,
    pub(crate) round: u8,
    pub(crate) deal: Deal,
    pub(crate) shuffles: u32,
}

/// Every card is somewhere, once.
pub(crate) fn audit(toy: &Toy) -> Result<(), String> {
    let mut cards: Vec<u8> = toy.hands.iter().flatten().copied().collect();
    cards.extend(toy.chosen.iter().flatten());
    cards.extend(toy.pile.iter().chain(&toy.laid));
    cards.sort_unstable();
    if cards.into_iter().eq(1..=CARDS) { Ok(()) } else { Err("a card is missing or there twice".into()) }
}

pub(crate) fn hidden_parts(toy: &Toy, viewer: Viewer) -> HiddenParts {
    let mut parts =
        vec![("pile".to_owned(), format!("{:?}", toy.pile)), ("deal".to_owned(), toy.deal.to_string())];
    for (index, hand) in toy.hands.iter().enumerate() {
        if viewer.is_none_or(|seat| seat.index() != index) {
            parts.push((format!("hand {index}"), format!("{hand:?} {:?}", toy.chosen[index])));
        }
    }
    parts
}
