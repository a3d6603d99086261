//! One state of the game: a flat value. What people read of it is in `file.rs` and `view.rs`.

use std::sync::Arc;

use serde::{Deserialize, Serialize};
use tabletop::{Deal, Seat};

use crate::edition::{Edition, MOST_PAINTINGS, MOST_SWORD_KINDS};
use crate::movement_tile::PlayedValues;
use crate::pieces::{CARD_NUMBERS, Card, Cards, Position, Shop, Tile, positions};
use crate::setup::MOST_SEATS;
use crate::state_file::StateFile;

/// A game of Toledo.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "StateFile", into = "StateFile")]
pub struct Toledo {
    pub(crate) edition: Arc<Edition>,
    pub(crate) deal: Deal,
    /// How many shuffles there have been; the next one has this number.
    pub(crate) shuffles: u32,
    pub(crate) seats: u8,
    /// T-7: who had the first turn.
    pub(crate) start: Seat,
    /// Whose turn it is.
    pub(crate) turn: Seat,
    /// T-29: from 1.
    pub(crate) round: u8,
    /// T-26: who brought the third pawn to the Alcazar; the game ends before this seat's next turn.
    pub(crate) closing: Option<Seat>,
    pub(crate) step: Step,
    /// T-11, T-25: the cards played in this turn.
    pub(crate) played: PlayedValues,
    pub(crate) players: [PlayerState; MOST_SEATS],
    /// T-9: the shop on each field, see [`laid_shop`].
    pub(crate) laid: [u8; 32],
    /// T-12: the fields where a pawn can stop: shops, taverns and artists.
    pub(crate) stops: u32,
    /// Those of them with one circle.
    pub(crate) singles: u32,
    pub(crate) pile: Pile,
    /// What has been discarded. The order is of no use: it is shuffled before it comes back.
    pub(crate) discards: Cards,
    /// T-16: cards in hand that all have seen, since they were given in payment. Whose hand they are in is told by
    /// the hands.
    pub(crate) seen: Cards,
    pub(crate) supply: Supply,
}

/// Where the game waits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// A turn begins: one of the four actions.
    Action,
    /// T-11: a further card, or the end of the turn.
    More,
    /// T-13: the pawn has come to a full field and must move on or challenge. It stands on no circle.
    Full { field: Position },
    /// T-15: the pawn has taken a circle; use the place or not.
    Shop { field: Position },
    /// T-17, T-18: paid for; take a sword or a tile.
    Take { field: Position },
    /// T-14: a pawn has entered the Alcazar; lay a sword under it or not.
    Gate,
    /// T-26, T-29: counted.
    Over,
}

/// What a player has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PlayerState {
    pub(crate) hand: Cards,
    /// The fields with at least one of the pawns.
    pub(crate) fields: u32,
    /// The fields with two of them.
    pub(crate) pairs: u32,
    pub(crate) cathedral: u8,
    pub(crate) alcazar: u8,
    pub(crate) steel: u8,
    pub(crate) gems: u8,
    /// T-18: a bit for each kind.
    pub(crate) tiles: u8,
    /// T-7: the shops not laid yet, a bit for each.
    pub(crate) shops: u8,
    /// Swords still held, by kind.
    pub(crate) swords: [u8; MOST_SWORD_KINDS],
    /// T-14: swords under pawns in the Alcazar, by kind.
    pub(crate) brought: [u8; MOST_SWORD_KINDS],
    /// T-5: paintings, by kind.
    pub(crate) paintings: [u8; MOST_PAINTINGS],
}

/// T-8: the draw pile. The top card is the last.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Pile {
    cards: [u8; CARD_NUMBERS],
    len: u8,
}

/// What nobody has yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Supply {
    pub(crate) steel: u8,
    pub(crate) gems: u8,
    pub(crate) tiles: [u8; 4],
    pub(crate) swords: [u8; MOST_SWORD_KINDS],
    /// T-5: how many paintings have been taken from the top.
    pub(crate) paintings_taken: u8,
}

/// What is at a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Site {
    Cathedral,
    /// A field without a tile.
    Empty,
    Shop {
        owner: Seat,
        shop: Shop,
    },
    Tavern,
    Artist,
    Gate,
}

impl Toledo {
    pub(crate) fn player(&self, seat: Seat) -> &PlayerState {
        &self.players[seat.index()]
    }

    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut PlayerState {
        &mut self.players[seat.index()]
    }

    /// The player whose turn it is.
    pub(crate) fn mover(&self) -> &PlayerState {
        self.player(self.turn)
    }

    pub(crate) fn mover_mut(&mut self) -> &mut PlayerState {
        self.player_mut(self.turn)
    }

    pub(crate) fn all_seats(
        &self,
    ) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone + use<> {
        Seat::all(self.seats)
    }

    /// What is at a position of the street; `None` beyond the gates.
    pub fn site(&self, position: Position) -> Option<Site> {
        if position.0 > self.edition.last_gate() {
            return None;
        }
        let is_in = |set: u32| set & position.bit() != 0;
        Some(match position {
            Position::CATHEDRAL => Site::Cathedral,
            _ if is_in(self.edition.gates()) => Site::Gate,
            _ if is_in(self.edition.taverns) => Site::Tavern,
            _ if is_in(self.edition.artists) => Site::Artist,
            _ => match laid_shop(self.laid[position.0 as usize]) {
                Some((owner, shop)) => Site::Shop { owner, shop },
                None => Site::Empty,
            },
        })
    }

    /// The shop of this seat on a field.
    pub fn shop_of(&self, owner: Seat, field: Position) -> Option<Shop> {
        match laid_shop(self.laid[field.0 as usize]) {
            Some((seat, shop)) if seat == owner => Some(shop),
            _ => None,
        }
    }

    /// T-9: lays a shop from hand, whoever checked it.
    pub(crate) fn put_shop(&mut self, owner: Seat, shop: Shop, field: Position) {
        self.player_mut(owner).shops &= !(1 << shop.index());
        self.laid[field.0 as usize] = 1 + u8::from(owner) * 8 + shop.index();
        self.stops |= field.bit();
        if shop.circles == 1 {
            self.singles |= field.bit();
        }
    }

    /// How many circles a field has.
    pub fn circles(&self, field: Position) -> u8 {
        if self.stops & field.bit() == 0 { 0 } else { 2 - u8::from(self.singles & field.bit() != 0) }
    }

    /// T-13: the fields without a free circle.
    pub(crate) fn full(&self) -> u32 {
        let (mut taken, mut twice) = (0, 0);
        for player in &self.players {
            twice |= player.pairs | (taken & player.fields);
            taken |= player.fields;
        }
        (taken & self.singles) | twice
    }

    /// The fields with pawns of other players.
    pub(crate) fn others(&self, seat: Seat) -> u32 {
        let others = self.players.iter().enumerate().filter(|(index, _)| *index != seat.index());
        others.fold(0, |fields, (_, player)| fields | player.fields)
    }

    /// The pawns on the circles of a field, by seat.
    pub fn pawns_on(&self, field: Position) -> impl Iterator<Item = Seat> {
        let count = move |seat: &Seat| self.player(*seat).pawns_on(field) as usize;
        self.all_seats().flat_map(move |seat| std::iter::repeat_n(seat, count(&seat)))
    }

    pub(crate) fn price(&self, position: Position) -> u8 {
        self.edition.price(position)
    }
}

impl PlayerState {
    /// Takes a pawn from where it stands: a field, or the Cathedral.
    pub(crate) const fn take_pawn(&mut self, from: Position) {
        let bit = from.bit();
        if from.0 == 0 {
            self.cathedral -= 1;
        } else if self.pairs & bit != 0 {
            self.pairs &= !bit;
        } else {
            self.fields &= !bit;
        }
    }

    pub(crate) const fn put_pawn(&mut self, field: Position) {
        let bit = field.bit();
        if self.fields & bit != 0 {
            self.pairs |= bit;
        } else {
            self.fields |= bit;
        }
    }

    pub(crate) const fn pawns_on(&self, field: Position) -> u8 {
        (self.fields & field.bit() != 0) as u8 + (self.pairs & field.bit() != 0) as u8
    }

    /// Where pawns stand that can move: the Cathedral and the fields.
    pub(crate) const fn pawns(&self) -> u32 {
        self.fields | (self.cathedral > 0) as u32
    }

    /// The fields of the pawns on the street, twice where two stand.
    pub(crate) fn pawn_fields(&self) -> impl Iterator<Item = Position> {
        let count = |field: Position| self.pawns_on(field) as usize;
        positions(self.fields).flat_map(move |field| std::iter::repeat_n(field, count(field)))
    }

    pub(crate) const fn has_tile(&self, tile: Tile) -> bool {
        self.tiles & tile.bit() != 0
    }

    pub(crate) fn held_tiles(&self) -> impl Iterator<Item = Tile> {
        let held = self.tiles;
        Tile::ALL.into_iter().filter(move |tile| held & tile.bit() != 0)
    }

    pub(crate) fn has_shop(&self, shop: Shop) -> bool {
        self.shops & (1 << shop.index()) != 0
    }

    pub(crate) fn has_swords(&self) -> bool {
        self.swords != [0; MOST_SWORD_KINDS]
    }

    pub(crate) fn can_pay(&self, steel: u8, gems: u8) -> bool {
        self.steel >= steel && self.gems >= gems
    }
}

impl Pile {
    /// The first of these cards is at the bottom.
    pub(crate) fn new(cards: impl Iterator<Item = Card>) -> Self {
        let mut pile = Self { cards: [0; CARD_NUMBERS], len: 0 };
        for card in cards {
            pile.cards[pile.len as usize] = card.index() as u8;
            pile.len += 1;
        }
        pile
    }

    pub(crate) fn shuffle(&mut self, chance: &mut impl tabletop::Random) {
        chance.shuffle(&mut self.cards[..self.len as usize]);
    }

    pub(crate) const fn len(&self) -> u8 {
        self.len
    }

    pub(crate) fn draw(&mut self) -> Option<Card> {
        self.len = self.len.checked_sub(1)?;
        // What lay there is wiped, so that equal piles are equal values.
        Some(Card::from_index(std::mem::take(&mut self.cards[self.len as usize])))
    }

    /// From the bottom to the top.
    pub(crate) fn iter(&self) -> impl DoubleEndedIterator<Item = Card> {
        self.cards[..self.len as usize].iter().map(|index| Card::from_index(*index))
    }
}

/// The shop in a cell of `laid`: 0 is none, then eight numbers for each seat.
fn laid_shop(cell: u8) -> Option<(Seat, Shop)> {
    let code = cell.checked_sub(1)?;
    Some((Seat::new(code / 8), Shop::from_index(code % 8)))
}
