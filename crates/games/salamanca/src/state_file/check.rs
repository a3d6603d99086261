//! Reading a position: everything is checked, so that a state that exists is sound. The round under way is in
//! `check_round`.

use std::sync::Arc;

use tabletop::{Game, MAX_SEATS, Seat};

use super::{CellFile, MemoryFile, StateFile};
use crate::memory::Memory;
use crate::state::{HIGHEST_STACK, Locks, RoundCards, SPACES, SQUIRES, TileStack, Turn};
use crate::tiles::KINDS;
use crate::{Board, Cards, Edition, Face, Lock, Salamanca, Step, Tile};

/// No game comes near so much money or so many rounds.
const MOST_MONEY: u16 = 10_000;
const MOST_ROUNDS: u8 = 200;

/// Says what is wrong unless it is right.
pub(super) fn must(right: bool, wrong: impl FnOnce() -> String) -> Result<(), String> {
    if right { Ok(()) } else { Err(wrong()) }
}

impl TryFrom<StateFile> for Salamanca {
    type Error = String;

    fn try_from(file: StateFile) -> Result<Self, String> {
        let seats = file.seats;
        must(Self::SEATS.contains(&seats), || format!("`seats` is {seats}; 2 to 5 can play"))?;
        must((1..=MOST_ROUNDS).contains(&file.round), || {
            format!("`round` is {}; rounds are 1 to {MOST_ROUNDS}", file.round)
        })?;
        must(file.leader.index() < seats as usize, || {
            format!("`leader` is seat {}, which is not there", file.leader)
        })?;
        let edition = Edition::load(file.options.edition.as_deref()).map_err(|error| error.to_string())?;
        let mut game = Self {
            board: Board::empty(edition.cells()),
            locks: Locks::default(),
            turn: Turn::default(),
            memory: Memory::default(),
            hands: read_hands(&file)?,
            pile: read_pile(&file, &edition)?,
            display: [TileStack::new(); SPACES],
            money: read_money(&file)?,
            table: RoundCards::default(),
            chosen: [None; 2],
            step: file.step,
            seats,
            round: file.round,
            leader: file.leader,
            open_money: file.options.open_money,
            deal: file.deal,
            edition,
        };
        file.board.iter().try_for_each(|cell| game.read_cell(cell))?;
        game.check_board()?;
        game.read_display(&file.display)?;
        game.check_table(&file)?;
        game.check_cards()?;
        game.read_chosen(&file.chosen)?;
        game.read_turn(file.turn.as_ref())?;
        game.check_tiles(&file)?;
        game.read_memory(&file.memory);
        Ok(game)
    }
}

fn read_hands(file: &StateFile) -> Result<[Cards; MAX_SEATS], String> {
    must(file.hands.len() == file.seats as usize, || {
        format!("`hands` has {} hands for {} seats", file.hands.len(), file.seats)
    })?;
    let mut hands = [Cards::EMPTY; MAX_SEATS];
    for (hand, values) in hands.iter_mut().zip(&file.hands) {
        *hand = Cards::read(values)
            .ok_or_else(|| format!("`hands` has {values:?}; cards are 1 to 10, two of each"))?;
    }
    Ok(hands)
}

fn read_money(file: &StateFile) -> Result<[u16; MAX_SEATS], String> {
    must(file.money.len() == file.seats as usize, || {
        format!("`money` has {} sums for {} seats", file.money.len(), file.seats)
    })?;
    must(file.money.iter().all(|&sum| sum <= MOST_MONEY), || {
        format!("`money` has a sum above {MOST_MONEY} doubloons")
    })?;
    let mut money = [0; MAX_SEATS];
    money[..file.money.len()].copy_from_slice(&file.money);
    Ok(money)
}

/// S-5: the last tiles lie under the pile, all of them as long as there is a pile.
fn read_pile(
    file: &StateFile,
    edition: &Arc<Edition>,
) -> Result<TileStack<{ crate::cells::MOST_CELLS }>, String> {
    let (pile, last) = (file.pile.len(), file.last.len());
    must(pile + last <= crate::cells::MOST_CELLS, || {
        format!("`pile` and `last` have {} tiles, more than there are", pile + last)
    })?;
    must(pile == 0 || last == edition.last.len(), || {
        format!("`last` has {last} tiles; all {} wait as long as there is a pile", edition.last.len())
    })?;
    for &tile in &file.last {
        let count = |tiles: &[Tile]| tiles.iter().filter(|other| **other == tile).count();
        must(count(&file.last) <= count(&edition.last), || format!("`last` has too many tiles of {tile}"))?;
    }
    let tiles: Vec<Tile> = file.last.iter().rev().chain(file.pile.iter().rev()).copied().collect();
    Ok(TileStack::from_tiles(&tiles))
}

impl Salamanca {
    pub(super) fn check_seat(&self, what: &str, seat: Seat) -> Result<(), String> {
        must(seat.index() < self.seats as usize, || format!("{what} is seat {seat}, which is not there"))
    }

    fn read_cell(&mut self, file: &CellFile) -> Result<(), String> {
        let (cell, tile) = (file.cell, file.tile);
        must(self.edition.cells().contains(cell), || format!("`board`: {cell} is not on this board"))?;
        must(self.board.free.contains(cell), || format!("`board`: {cell} stands twice"))?;
        self.board.put(tile, cell);
        let is_building = matches!(tile.face(), Face::Building(_));
        if let Some(owner) = file.owner {
            self.check_seat(&format!("`board`: the owner of {cell}"), owner)?;
            must(is_building, || format!("`board`: {cell} has an owner but no building"))?;
            self.board.owned[owner.index()].insert(cell);
        }
        if let Some(conde) = file.conde {
            self.check_seat(&format!("`board`: the conde in {cell}"), conde)?;
            must(file.owner.is_some_and(|owner| owner != conde), || {
                format!("`board`: the conde in {cell} must stand in a building of another player")
            })?;
            let place = self.board.condes[conde.index()].replace(cell);
            must(place.is_none(), || format!("`board`: seat {conde} has one conde, not two"))?;
        }
        if let Some(plague) = file.plague {
            let place = self.board.plagues[plague as usize].replace(cell);
            must(place.is_none(), || format!("`board`: the {} lies on two tiles", plague.name()))?;
            must(self.board.ground_of(plague).contains(cell), || {
                format!("`board`: the {} cannot lie on {tile} {cell}", plague.name())
            })?;
        }
        self.read_locks(file)
    }

    /// S-24: what belongs to the round under way.
    fn read_locks(&mut self, file: &CellFile) -> Result<(), String> {
        let (cell, tile) = (file.cell, file.tile);
        must(file.locks.is_empty() || file.owner.is_some(), || {
            format!("`board`: {cell} is locked but nobody owns it")
        })?;
        for lock in &file.locks {
            match lock {
                Lock::Claimed => self.locks.claimed.insert(cell),
                Lock::Enlarged => self.locks.enlarged.insert(cell),
            }
        }
        if let Some(seat) = file.laid_by {
            self.check_seat(&format!("`board`: `laid_by` of {cell}"), seat)?;
            must(tile.is_fertile(), || {
                format!("`board`: `laid_by` is for fertile tiles, not for {tile} {cell}")
            })?;
            self.locks.fertile[seat.index()].insert(cell);
        }
        if file.claimable {
            must(matches!(tile.face(), Face::Building(_)) && file.owner.is_none(), || {
                format!("`board`: {cell} is no building without an owner and cannot be claimed")
            })?;
            self.turn.fresh.insert(cell);
        }
        Ok(())
    }

    fn check_board(&self) -> Result<(), String> {
        let of_turns = matches!(self.step, Step::Turn | Step::Swap);
        must(of_turns || (self.locks == Locks::default() && self.turn.fresh.is_empty()), || {
            "`board`: `locks`, `laid_by` and `claimable` belong to turns, and this is none".to_owned()
        })?;
        let too_many = Seat::all(self.seats).find(|seat| self.board.owned_by(*seat).len() > SQUIRES);
        must(too_many.is_none(), || format!("`board`: a seat has more than {SQUIRES} buildings"))
    }

    fn read_display(&mut self, display: &[Vec<Tile>]) -> Result<(), String> {
        let spaces = self.spaces() as usize;
        must(display.len() <= spaces, || {
            format!("`display` has {} spaces; {spaces} are in use", display.len())
        })?;
        let room = HIGHEST_STACK.saturating_sub(self.rounds_to_come() as usize);
        for (stack, tiles) in self.display.iter_mut().zip(display) {
            must(tiles.len() <= room, || {
                format!("`display` has {} tiles on one space; there is room for {room}", tiles.len())
            })?;
            *stack = TileStack::from_tiles(tiles);
        }
        Ok(())
    }

    /// S-2, S-23: no tile is there more often than in the box, and only fertile ones can be missing.
    fn check_tiles(&self, file: &StateFile) -> Result<(), String> {
        let mut counts = [0_u32; KINDS];
        let on_board = file.board.iter().map(|cell| cell.tile);
        let in_display = file.display.iter().flatten().copied();
        let to_come = self.pile.as_slice().iter().copied();
        for tile in on_board.chain(in_display).chain(to_come).chain(self.taken()) {
            counts[tile.index()] += 1;
        }
        for tile in Tile::kinds() {
            let (found, all) = (counts[tile.index()], u32::from(self.edition.count(tile)));
            must(found <= all, || format!("{tile} is there {found} times; the box has {all}"))?;
            must(found == all || tile.is_fertile(), || {
                format!(
                    "{tile} is there {found} times; the box has {all} and only fertile tiles leave the game"
                )
            })?;
        }
        Ok(())
    }

    fn read_memory(&mut self, memory: &[MemoryFile]) {
        for MemoryFile { knower, holder, cards } in memory {
            if let Some(cards) = Cards::read(cards) {
                self.memory.set(*knower, *holder, cards);
            }
        }
        self.memory.drop_contradictions(self.seats, &self.hands);
        self.show_hand_in_sight();
    }
}
