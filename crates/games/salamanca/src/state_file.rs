//! A position as text: names and notations instead of numbers and bits.

mod check;
mod check_round;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use tabletop::{Deal, Game, Seat};

use crate::state::PlayedCard;
use crate::{Cell, Lock, Main, Options, Plague, Salamanca, Step, Tile};

/// A position of Salamanca, complete with all that is hidden.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct StateFile {
    /// How many play, 2 to 5.
    pub seats: u8,
    /// What the table has chosen.
    #[serde(default)]
    pub options: Options,
    /// What decided the shuffles of the set-up. Nothing is shuffled after it.
    pub deal: Deal,
    /// The round, from 1.
    pub round: u8,
    /// Where the game waits.
    pub step: Step,
    /// Who plays or played the first card of the round; without meaning with two players.
    pub leader: Seat,
    /// The cells with a tile.
    pub board: Vec<CellFile>,
    /// The tiles on each display space in use, from a, the newest last.
    pub display: Vec<Vec<Tile>>,
    /// The pile, the next tile first, without the last tiles.
    pub pile: Vec<Tile>,
    /// The last tiles (blue star) that have not come yet, the next one first.
    pub last: Vec<Tile>,
    /// The hands by seat, with what two players have chosen and not yet revealed.
    pub hands: Vec<Vec<u8>>,
    /// Doubloons by seat.
    pub money: Vec<u16>,
    /// The cards of this round: as they were played, and from the first turn on in the order of the turns.
    #[serde(default)]
    pub table: Vec<PlayedCard>,
    /// Two players: what each has chosen and not yet revealed, the lower card first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub chosen: Vec<Option<[u8; 2]>>,
    /// The present turn.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub turn: Option<TurnFile>,
    /// What players remember of each other's hands. No rule asks it; what cannot be is dropped.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub memory: Vec<MemoryFile>,
}

/// A cell with a tile.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct CellFile {
    /// Where.
    pub cell: Cell,
    /// What lies there.
    pub tile: Tile,
    /// Whose squire stands there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub owner: Option<Seat>,
    /// Whose conde stands there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub conde: Option<Seat>,
    /// Which plague lies there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub plague: Option<Plague>,
    /// Why the owner cannot sell it in this round.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub locks: Vec<Lock>,
    /// A fertile tile laid in this round: by whom.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub laid_by: Option<Seat>,
    /// A building laid in this turn that can still be claimed.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub claimable: bool,
}

/// The present turn.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct TurnFile {
    /// Which turn of the round it is, from 1.
    pub number: u8,
    /// Which of A and B was begun.
    #[serde(default)]
    pub main: Main,
    /// Whether the card's special action is done.
    #[serde(default)]
    pub special_done: bool,
    /// Whose hand is looked at with card 6.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub swap_with: Option<Seat>,
    /// Squires in supply that sales in this turn have freed.
    #[serde(default)]
    pub freed_squires: u8,
    /// The tiles taken and not yet laid.
    #[serde(default)]
    pub to_lay: Vec<Tile>,
}

/// Cards that somebody knows to be in a hand.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct MemoryFile {
    /// Who knows; absent: everybody who watched.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub knower: Option<Seat>,
    /// Whose hand.
    pub holder: Seat,
    /// Which cards.
    pub cards: Vec<u8>,
}

impl From<Salamanca> for StateFile {
    fn from(game: Salamanca) -> Self {
        let (last, pile) = game.pile.as_slice().split_at(game.edition.last.len().min(game.pile.len()));
        let next_first = |tiles: &[Tile]| tiles.iter().rev().copied().collect();
        Self {
            seats: game.seats,
            options: game.options(),
            deal: game.deal,
            round: game.round,
            step: game.step,
            leader: game.leader,
            board: (game.edition.cells() & !game.board.free)
                .iter()
                .filter_map(|cell| game.cell_file(cell))
                .collect(),
            display: game.display().into_iter().map(<[Tile]>::to_vec).collect(),
            pile: next_first(pile),
            last: next_first(last),
            hands: Seat::all(game.seats).map(|seat| game.hand(seat).list()).collect(),
            money: game.money[..game.seats as usize].to_vec(),
            table: game.table().to_vec(),
            chosen: if game.chosen == [None; 2] { Vec::new() } else { game.chosen.to_vec() },
            turn: game.turn_file(),
            memory: game.memory_file(),
        }
    }
}

impl Salamanca {
    fn cell_file(&self, cell: Cell) -> Option<CellFile> {
        Some(CellFile {
            cell,
            tile: self.board.tile_at(cell)?,
            owner: self.board.owner(cell),
            conde: self.board.conde_in(cell),
            plague: self.board.plague_on(cell),
            locks: self.locks_of(cell),
            laid_by: Seat::all(self.seats).find(|seat| self.locks.fertile[seat.index()].contains(cell)),
            claimable: self.turn.fresh.contains(cell),
        })
    }

    fn turn_file(&self) -> Option<TurnFile> {
        matches!(self.step, Step::Turn | Step::Swap).then(|| TurnFile {
            number: self.turn.index + 1,
            main: self.turn.main,
            special_done: self.turn.special,
            swap_with: self.turn.swap_with,
            freed_squires: self.turn.freed,
            to_lay: self.taken().collect(),
        })
    }

    fn memory_file(&self) -> Vec<MemoryFile> {
        let knowers = Seat::all(self.seats).map(Some).chain([None]);
        let pairs = knowers.flat_map(|knower| Seat::all(self.seats).map(move |holder| (knower, holder)));
        let known = pairs.map(|(knower, holder)| MemoryFile {
            knower,
            holder,
            cards: self.memory.of(knower, holder).list(),
        });
        known.filter(|memory| !memory.cards.is_empty()).collect()
    }
}
