//! What programs that play ask of a state, without making a view.

use tabletop::{Deal, Seat};

use crate::edition::{Edition, Sword};
use crate::pieces::{Cards, Position, Shop, Tile, positions};
use crate::state::{Step, Toledo};

impl Toledo {
    pub fn edition(&self) -> &Edition {
        &self.edition
    }

    /// What decides every shuffle: secret until the game is over.
    pub const fn deal(&self) -> Deal {
        self.deal
    }

    pub const fn step(&self) -> Step {
        self.step
    }

    /// Whose turn it is.
    pub const fn turn(&self) -> Seat {
        self.turn
    }

    /// T-29: from 1.
    pub const fn round(&self) -> u8 {
        self.round
    }

    /// T-26: who brought the last round, if it has begun.
    pub const fn closing(&self) -> Option<Seat> {
        self.closing
    }

    /// The cards in hand. Only the player may know them.
    pub fn hand(&self, seat: Seat) -> Cards {
        self.player(seat).hand
    }

    /// How many cards are in hand, which all may know.
    pub fn hand_len(&self, seat: Seat) -> u8 {
        self.player(seat).hand.len()
    }

    pub fn steel(&self, seat: Seat) -> u8 {
        self.player(seat).steel
    }

    pub fn gems(&self, seat: Seat) -> u8 {
        self.player(seat).gems
    }

    pub fn has_tile(&self, seat: Seat, tile: Tile) -> bool {
        self.player(seat).has_tile(tile)
    }

    /// How many fencing tiles are held.
    pub fn tile_count(&self, seat: Seat) -> u32 {
        self.player(seat).tiles.count_ones()
    }

    /// Pawns on the Cathedral.
    pub fn pawns_at_cathedral(&self, seat: Seat) -> u8 {
        self.player(seat).cathedral
    }

    /// Pawns in the Alcazar.
    pub fn pawns_in_alcazar(&self, seat: Seat) -> u8 {
        self.player(seat).alcazar
    }

    /// The pawns on the street; a field stands twice where two pawns do.
    pub fn pawns_on_street(&self, seat: Seat) -> impl Iterator<Item = Position> {
        self.player(seat).pawn_fields()
    }

    /// The shops that are not laid yet.
    pub fn shops_in_hand(&self, seat: Seat) -> impl Iterator<Item = Shop> {
        let shops = self.player(seat).shops;
        Shop::all().filter(move |shop| shops & (1 << shop.index()) != 0)
    }

    /// T-9: the shops that a seat has laid, the one nearest to the gates first.
    pub fn shops_laid(&self, seat: Seat) -> impl Iterator<Item = (Position, Shop)> {
        let mut left = self.stops;
        let fields = std::iter::from_fn(move || {
            let highest = left.checked_ilog2()?;
            left ^= 1 << highest;
            Some(Position(highest as u8))
        });
        fields.filter_map(move |field| Some((field, self.shop_of(seat, field)?)))
    }

    pub fn has_sword(&self, seat: Seat) -> bool {
        self.player(seat).has_swords()
    }

    /// T-14: the kinds of sword still held, with how many of each.
    pub fn swords_held(&self, seat: Seat) -> impl Iterator<Item = (Sword, u8)> {
        let kinds = self.edition.swords.iter().copied().zip(self.player(seat).swords);
        kinds.filter(|(_, count)| *count > 0)
    }

    /// T-14: the kinds of sword under pawns in the Alcazar, with how many of each.
    pub fn swords_brought(&self, seat: Seat) -> impl Iterator<Item = (Sword, u8)> {
        let kinds = self.edition.swords.iter().copied().zip(self.player(seat).brought);
        kinds.filter(|(_, count)| *count > 0)
    }

    /// T-4: the kinds of sword that lie open, with how many of each.
    pub fn swords_left(&self) -> impl Iterator<Item = (Sword, u8)> {
        let kinds = self.edition.swords.iter().copied().zip(self.supply.swords);
        kinds.filter(|(_, count)| *count > 0)
    }

    /// Whether the same swords lie open as in another state.
    pub fn has_same_swords_left(&self, other: &Self) -> bool {
        self.supply.swords == other.supply.swords
    }

    pub const fn steel_left(&self) -> u8 {
        self.supply.steel
    }

    pub const fn gems_left(&self) -> u8 {
        self.supply.gems
    }

    pub const fn tiles_left(&self, tile: Tile) -> u8 {
        self.supply.tiles[tile as usize]
    }

    /// T-5: the points of the paintings that are left, from the top.
    pub fn paintings_left(&self) -> &[u8] {
        &self.edition.paintings[self.supply.paintings_taken as usize..]
    }

    /// How many cards the draw pile has.
    pub const fn pile_len(&self) -> u8 {
        self.pile.len()
    }

    /// The fields where a shop can still be laid.
    pub fn fields_without_tile(&self) -> impl Iterator<Item = Position> {
        positions(self.empty_fields())
    }
}
