//! A position of the game: one flat value.

use std::sync::Arc;

use arrayvec::ArrayVec;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use tabletop::{Deal, MAX_SEATS, Seat};

use crate::cells::MOST_CELLS;
use crate::memory::Memory;
use crate::state_file::StateFile;
use crate::tiles::KINDS;
use crate::{Board, Cards, Cell, Cells, Edition, Landscape, Space, Tile};

/// S-2: a player's squires.
pub const SQUIRES: u32 = 3;
/// The most display spaces.
pub(crate) const SPACES: usize = 5;
/// The most rounds, and so the most tiles on one display space: the largest pile with three players.
pub(crate) const HIGHEST_STACK: usize = MOST_CELLS / 3;

/// One state of the game, complete with all that is hidden.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(try_from = "StateFile", into = "StateFile")]
pub struct Salamanca {
    pub(crate) board: Board,
    pub(crate) locks: Locks,
    pub(crate) turn: Turn,
    /// What players remember of each other's hands; never shown, never asked by a rule.
    pub(crate) memory: Memory,
    pub(crate) hands: [Cards; MAX_SEATS],
    /// The tiles to come; the next one is the last of the list. The tiles with the blue star are first.
    pub(crate) pile: TileStack<MOST_CELLS>,
    pub(crate) display: [TileStack<HIGHEST_STACK>; SPACES],
    pub(crate) money: [u16; MAX_SEATS],
    /// The cards of this round. Before the turns: as they were played; from then on: in the order of the turns.
    pub(crate) table: RoundCards,
    /// S-27: what the two players have chosen and not yet revealed; these cards are still in their hands.
    pub(crate) chosen: [Option<[u8; 2]>; 2],
    pub(crate) step: Step,
    pub(crate) seats: u8,
    /// Counted from 1.
    pub(crate) round: u8,
    /// S-14: who plays the first card of the round.
    pub(crate) leader: Seat,
    pub(crate) open_money: bool,
    pub(crate) deal: Deal,
    pub(crate) edition: Arc<Edition>,
}

/// Where the game waits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// S-14, S-27: cards are played, or chosen by the two players.
    PlayCards,
    /// S-17: somebody has a turn.
    Turn,
    /// S-31: somebody has looked at a hand and must swap.
    Swap,
    Finished,
}

/// S-17: which of A and B the turn has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Main {
    #[default]
    None,
    /// A: lay tiles.
    Tiles,
    /// B: the conde.
    Conde,
}

/// A card of this round and who played it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PlayedCard {
    /// Who played it.
    pub seat: Seat,
    /// Its value.
    pub card: u8,
}

/// The cards of this round; never more than five.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct RoundCards {
    len: u8,
    cards: [PlayedCard; MAX_SEATS],
}

/// How far the turn has come.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Turn {
    /// Which card's turn it is, counted from 0.
    pub(crate) index: u8,
    pub(crate) main: Main,
    /// Whether the card's special action is done.
    pub(crate) special: bool,
    /// S-31: whose hand is looked at.
    pub(crate) swap_with: Option<Seat>,
    /// S-21: squires in supply that sales in this turn have freed.
    pub(crate) freed: u8,
    /// S-20: the tiles taken and not yet laid: how many of each kind, and in all.
    pub(crate) taken: [u8; KINDS],
    pub(crate) to_lay: u8,
    /// S-21: buildings laid in this turn and not yet claimed.
    pub(crate) fresh: Cells,
}

/// S-24: what cannot be sold in this round.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Locks {
    /// Buildings claimed in this round.
    pub(crate) claimed: Cells,
    /// Buildings whose area the owner has enlarged by a fertile tile in this round.
    pub(crate) enlarged: Cells,
    /// The fertile tiles on the board that each seat has laid in this round.
    pub(crate) fertile: [Cells; MAX_SEATS],
}

/// A list of tiles. Places beyond its end always hold the same, so that equal lists are equal values.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct TileStack<const N: usize> {
    tiles: [Tile; N],
    len: u8,
}

impl<const N: usize> TileStack<N> {
    pub(crate) fn new() -> Self {
        Self { tiles: [Tile::default(); N], len: 0 }
    }

    pub(crate) fn from_tiles(tiles: &[Tile]) -> Self {
        let mut stack = Self::new();
        for tile in tiles {
            stack.push(*tile);
        }
        stack
    }

    pub(crate) const fn push(&mut self, tile: Tile) {
        self.tiles[self.len as usize] = tile;
        self.len += 1;
    }

    pub(crate) fn pop(&mut self) -> Option<Tile> {
        self.len = self.len.checked_sub(1)?;
        Some(std::mem::take(&mut self.tiles[self.len as usize]))
    }

    pub(crate) fn as_slice(&self) -> &[Tile] {
        &self.tiles[..self.len as usize]
    }

    pub(crate) fn as_mut_slice(&mut self) -> &mut [Tile] {
        &mut self.tiles[..self.len as usize]
    }

    #[inline]
    pub(crate) const fn len(&self) -> usize {
        self.len as usize
    }

    #[inline]
    pub(crate) const fn is_empty(&self) -> bool {
        self.len == 0
    }
}

impl<const N: usize> std::fmt::Debug for TileStack<N> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.as_slice().iter().map(Tile::to_string)).finish()
    }
}

impl RoundCards {
    pub(crate) const fn push(&mut self, seat: Seat, card: u8) {
        self.cards[self.len as usize] = PlayedCard { seat, card };
        self.len += 1;
    }

    pub(crate) fn as_slice(&self) -> &[PlayedCard] {
        &self.cards[..self.len as usize]
    }

    pub(crate) fn as_mut_slice(&mut self) -> &mut [PlayedCard] {
        &mut self.cards[..self.len as usize]
    }
}

impl FromIterator<PlayedCard> for RoundCards {
    fn from_iter<I: IntoIterator<Item = PlayedCard>>(cards: I) -> Self {
        let mut table = Self::default();
        cards.into_iter().for_each(|played| table.push(played.seat, played.card));
        table
    }
}

/// What programs that play may ask cheaply. Which of it a seat may know, the view says.
impl Salamanca {
    pub const fn board(&self) -> &Board {
        &self.board
    }

    pub const fn edition(&self) -> &Arc<Edition> {
        &self.edition
    }

    pub const fn step(&self) -> Step {
        self.step
    }

    pub const fn round(&self) -> u8 {
        self.round
    }

    /// What a seat has in doubloons.
    pub const fn money(&self, seat: Seat) -> u16 {
        self.money[seat.index()]
    }

    /// The cards in a hand.
    pub const fn hand(&self, seat: Seat) -> Cards {
        self.hands[seat.index()]
    }

    /// S-21: the squires of a seat that stand on no building.
    #[inline]
    pub const fn squires(&self, seat: Seat) -> u32 {
        SQUIRES.saturating_sub(self.board.owned[seat.index()].len())
    }

    /// Tiles that have not come into the display yet.
    pub const fn tiles_to_come(&self) -> usize {
        self.pile.len()
    }

    /// The tiles on each display space in use.
    pub fn display(&self) -> ArrayVec<&[Tile], SPACES> {
        self.display.iter().take(self.spaces() as usize).map(TileStack::as_slice).collect()
    }

    /// The cards of this round; from the first turn on in the order of the turns.
    pub fn table(&self) -> &[PlayedCard] {
        self.table.as_slice()
    }

    /// The cards whose turns are still to come in this round, the present one first; none before the turns.
    pub fn turns_to_come(&self) -> impl Iterator<Item = PlayedCard> {
        let begun = matches!(self.step, Step::Turn | Step::Swap);
        let first = if begun { self.turn.index as usize } else { MAX_SEATS };
        self.table().iter().skip(first).copied()
    }

    /// S-21: the buildings laid in this turn and not yet claimed.
    pub const fn fresh(&self) -> Cells {
        self.turn.fresh
    }

    /// The tiles that were taken in this turn and are not yet laid.
    pub fn taken(&self) -> impl Iterator<Item = Tile> {
        by_kind(self.turn.taken).take(self.turn.to_lay as usize)
    }

    /// The tiles of a display space in the order in which they would be among the taken ones.
    pub fn tiles_to_take(&self, space: Space) -> impl Iterator<Item = Tile> {
        let mut counts = [0; KINDS];
        let tiles = self.display[space.index()].as_slice();
        for tile in tiles {
            counts[tile.index()] += 1;
        }
        by_kind(counts).take(tiles.len())
    }

    /// S-24: the buildings that their owners cannot sell in this round.
    #[inline]
    pub fn locked(&self) -> Cells {
        self.locks.claimed | self.locks.enlarged
    }

    /// S-17: which of A and B the present turn has.
    pub const fn main_action(&self) -> Main {
        self.turn.main
    }

    /// The landscape tiles of a seat's areas, plagues disregarded, for one type: what a new tile should touch.
    pub fn landscape_around(&self, landscape: Landscape, building: Cell) -> Cells {
        self.board.touching(landscape, building)
    }
}

/// Tiles of which there are so many of each kind.
fn by_kind(counts: [u8; KINDS]) -> impl Iterator<Item = Tile> {
    let kinds = counts.into_iter().enumerate().filter(|(_, count)| *count > 0);
    kinds.flat_map(|(kind, count)| std::iter::repeat_n(Tile::from_index(kind as u8), count as usize))
}
