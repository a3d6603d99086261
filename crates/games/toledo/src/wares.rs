//! "Die Geschäfte", shop by shop: gems, steel, swords, fencing tiles and paintings.

use tabletop::Sink;

use crate::event::Event;
use crate::moves::Move;
use crate::pieces::{ShopKind, Tile};
use crate::refusal::Refusal;
use crate::state::Toledo;

/// T-18: a player holds at most so many fencing tiles.
pub const MOST_TILES: u32 = 3;

impl Toledo {
    /// T-17: one gem.
    pub(crate) fn take_gem(&mut self, events: &mut impl Sink<Event>) {
        self.supply.gems -= 1;
        self.mover_mut().gems += 1;
        let (seat, gems) = (self.turn, self.mover().gems);
        events.tell(|| Event::GemTaken { seat, gems });
    }

    /// T-17: one steel.
    pub(crate) fn take_steel(&mut self, events: &mut impl Sink<Event>) {
        self.supply.steel -= 1;
        self.mover_mut().steel += 1;
        let (seat, steel) = (self.turn, self.mover().steel);
        events.tell(|| Event::SteelTaken { seat, steel });
    }

    /// T-5: the painting on top of the pile.
    pub(crate) fn next_painting(&self) -> Option<u8> {
        self.edition.paintings.get(self.supply.paintings_taken as usize).copied()
    }

    /// T-17: the top painting.
    pub(crate) fn take_painting(&mut self, events: &mut impl Sink<Event>) {
        let Some(points) = self.next_painting() else { return };
        let Some(kind) = self.edition.painting_kind(points) else { return };
        self.supply.paintings_taken += 1;
        self.mover_mut().paintings[kind] += 1;
        let seat = self.turn;
        events.tell(|| Event::PaintingTaken { seat, points });
    }

    /// T-17: the kinds of sword that lie open and that the player whose turn it is can pay.
    fn swords_to_take(&self) -> impl Iterator<Item = usize> {
        let player = self.mover();
        let kinds = self.edition.swords.iter().zip(&self.supply.swords).enumerate();
        let open =
            kinds.filter(move |(_, (sword, left))| **left > 0 && player.can_pay(sword.steel, sword.gems));
        open.map(|(kind, _)| kind)
    }

    pub(crate) fn has_sword_to_take(&self) -> bool {
        self.swords_to_take().next().is_some()
    }

    /// The points of the sword, if there is no choice.
    pub(crate) fn only_sword_to_take(&self) -> Option<u8> {
        let mut kinds = self.swords_to_take();
        let only = kinds.next()?;
        kinds.next().is_none().then(|| self.edition.swords[only].points)
    }

    pub(crate) fn list_sword(&self, out: &mut Vec<Move>) {
        out.extend(
            self.swords_to_take().map(|kind| Move::Sword { points: self.edition.swords[kind].points }),
        );
    }

    /// T-17: a sword that lies open, for its steel and gems.
    pub(crate) fn why_not_sword(&self, points: u8) -> Result<(), Refusal> {
        let Some(kind) = self.edition.sword_kind(points) else { return Err(Refusal::NoSuchSword { points }) };
        self.why_not_choose(ShopKind::Smith)?;
        if self.supply.swords[kind] == 0 {
            return Err(Refusal::SwordIsGone { points });
        }
        let (sword, player) = (self.edition.swords[kind], self.mover());
        if player.can_pay(sword.steel, sword.gems) {
            return Ok(());
        }
        Err(Refusal::TooLittleMaterial {
            points,
            steel: sword.steel,
            gems: sword.gems,
            own_steel: player.steel,
            own_gems: player.gems,
        })
    }

    /// T-6, T-17: the materials return to the supply.
    pub(crate) fn play_sword(&mut self, points: u8, events: &mut impl Sink<Event>) {
        let Some(kind) = self.edition.sword_kind(points) else { return };
        let sword = self.edition.swords[kind];
        self.supply.swords[kind] -= 1;
        self.supply.steel += sword.steel;
        self.supply.gems += sword.gems;
        let player = self.mover_mut();
        player.swords[kind] += 1;
        player.steel -= sword.steel;
        player.gems -= sword.gems;
        let seat = self.turn;
        events.tell(|| Event::SwordTaken { seat, points, steel: sword.steel, gems: sword.gems });
        self.go_on(events);
    }

    /// T-18: the tiles that lie open and that the player whose turn it is does not have.
    fn tiles_to_take(&self) -> impl Iterator<Item = Tile> {
        let (held, left) = (self.mover().tiles, self.supply.tiles);
        Tile::ALL.into_iter().filter(move |tile| held & tile.bit() == 0 && left[*tile as usize] > 0)
    }

    pub(crate) fn has_tile_to_take(&self) -> bool {
        self.tiles_to_take().next().is_some()
    }

    /// The tile, if there is no choice and none goes back.
    pub(crate) fn only_tile_to_take(&self) -> Option<Tile> {
        let mut tiles = self.tiles_to_take();
        let only = tiles.next()?;
        (tiles.next().is_none() && !self.must_return_tile()).then_some(only)
    }

    /// T-18: with three, one of them goes back.
    fn must_return_tile(&self) -> bool {
        self.mover().tiles.count_ones() >= MOST_TILES
    }

    pub(crate) fn list_tile(&self, out: &mut Vec<Move>) {
        for tile in self.tiles_to_take() {
            if self.must_return_tile() {
                let held = self.mover().held_tiles();
                out.extend(held.map(|back| Move::Tile { tile, returned: Some(back) }));
            } else {
                out.push(Move::Tile { tile, returned: None });
            }
        }
    }

    /// T-18: a tile that the player does not have; one goes back if three are held, and none otherwise.
    pub(crate) fn why_not_tile(&self, tile: Tile, returned: Option<Tile>) -> Result<(), Refusal> {
        self.why_not_choose(ShopKind::Fencing)?;
        if self.mover().has_tile(tile) {
            return Err(Refusal::TileIsHeld { tile });
        }
        if self.supply.tiles[tile as usize] == 0 {
            return Err(Refusal::TileIsGone { tile });
        }
        match returned {
            None if self.must_return_tile() => Err(Refusal::MustReturnTile { tile }),
            Some(_) if !self.must_return_tile() => Err(Refusal::MayNotReturnTile { tile }),
            Some(back) if !self.mover().has_tile(back) => Err(Refusal::ReturnedTileNotHeld { tile: back }),
            _ => Ok(()),
        }
    }

    pub(crate) fn play_tile(&mut self, tile: Tile, returned: Option<Tile>, events: &mut impl Sink<Event>) {
        if let Some(back) = returned {
            self.mover_mut().tiles &= !back.bit();
            self.supply.tiles[back as usize] += 1;
        }
        self.mover_mut().tiles |= tile.bit();
        self.supply.tiles[tile as usize] -= 1;
        let seat = self.turn;
        events.tell(|| Event::TileTaken { seat, tile, returned });
        self.go_on(events);
    }
}
