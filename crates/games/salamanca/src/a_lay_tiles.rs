//! Action A: lay tiles.
//!
//! All tiles of one display space, each on any free cell.

use tabletop::{Seat, Sink};

use crate::moves::{Groups, Kind};
use crate::{Cell, Event, Main, Refusal, Salamanca, Space, Tile};

impl Salamanca {
    pub(crate) fn list_take(&self, moves: &mut Groups) {
        let stacks = self.display.iter().take(self.spaces() as usize).enumerate();
        let spaces =
            stacks.filter(|(_, tiles)| !tiles.is_empty()).fold(0, |spaces, (index, _)| spaces | 1 << index);
        moves.add(Kind::Take, spaces);
    }

    /// S-20: a display space with tiles on it.
    pub(crate) fn why_not_take(&self, space: Space) -> Result<(), Refusal> {
        self.why_not_main()?;
        if space.index() >= self.spaces() as usize {
            return Err(Refusal::SpaceNotInUse { space });
        }
        if self.display[space.index()].is_empty() {
            return Err(Refusal::SpaceEmpty { space });
        }
        Ok(())
    }

    /// S-20: takes all tiles of the space.
    pub(crate) fn play_take(&mut self, seat: Seat, space: Space, events: &mut impl Sink<Event>) {
        let stack = &mut self.display[space.index()];
        let count = stack.len() as u8;
        while let Some(tile) = stack.pop() {
            self.turn.taken[tile.index()] += 1;
        }
        self.turn.to_lay = count;
        self.turn.main = Main::Tiles;
        events.tell(|| Event::TilesTaken { seat, space, count });
    }

    /// S-20: each kind of tile once, on every free cell.
    pub(crate) fn list_lay(&self, moves: &mut Groups) {
        if self.turn.to_lay == 0 {
            return;
        }
        for (index, &count) in self.turn.taken.iter().enumerate() {
            if count > 0 {
                moves.add_cells(Kind::Lay(Tile::from_index(index as u8)), self.board.free);
            }
        }
    }

    pub(crate) fn why_not_lay(&self, tile: Tile, cell: Cell) -> Result<(), Refusal> {
        self.why_not_within_tiles()?;
        if self.turn.taken[tile.index()] == 0 {
            return Err(Refusal::TileNotTaken { tile });
        }
        self.why_not_on_board(cell)?;
        match self.board.tile_at(cell) {
            Some(there) => Err(Refusal::CellTaken { cell, tile: there }),
            None => Ok(()),
        }
    }

    /// S-1: for moves that name a cell.
    pub(crate) fn why_not_on_board(&self, cell: Cell) -> Result<(), Refusal> {
        if self.edition.cells().contains(cell) {
            return Ok(());
        }
        Err(Refusal::NoSuchCell { cell })
    }

    /// S-20, S-24: lays the tile; a building can be claimed from now on, and own buildings may become locked.
    pub(crate) fn play_lay(&mut self, seat: Seat, tile: Tile, cell: Cell, events: &mut impl Sink<Event>) {
        self.turn.taken[tile.index()] -= 1;
        self.turn.to_lay -= 1;
        events.tell(|| Event::TileLaid { seat, tile, cell });
        match tile.face() {
            crate::Face::Building(_) => {
                self.board.put(tile, cell);
                self.turn.fresh.insert(cell);
            }
            crate::Face::Landscape(landscape, _) => {
                let locked = self.lay_and_lock(seat, tile, landscape, cell);
                for building in locked.iter() {
                    events.tell(|| Event::BuildingLocked { seat, cell: building });
                }
            }
        }
    }
}
