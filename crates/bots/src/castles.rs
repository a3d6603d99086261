//! What the judging of Alcazar and of Big Boss has in common: looking at the table that they share.

use castle_box::{
    Board, Cards, Cell, CellSet, Direction, FIELDS, Field, Level, MAX_VALUE, Rank, STONES, Site, Worth,
};
use tabletop::Seat;

use crate::insight::{Style, UNTIMED};
use crate::level::BotLevel;

/// Where the build card of a field is, for somebody who worries about it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum CardPlace {
    Own,
    /// In the hand of another player.
    Other,
    Open,
    Pile,
    Gone,
}

/// The table as both games have it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct CastleTable<'a> {
    pub(crate) board: &'a Board,
    pub(crate) site: &'a Site,
    pub(crate) cards: &'a Cards,
    pub(crate) seats: u8,
    /// What a stone on this level adds to its building.
    worth: Worth,
    /// What a castle that is founded is worth.
    castle_value: u8,
    /// The cards in all hands, and those that lie open.
    held: CellSet,
    open: CellSet,
    /// The cards of the pile.
    pile: CellSet,
}

/// A bridge that one seat could build, or nearly.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Prospect {
    pub(crate) near: Cell,
    pub(crate) far: Cell,
    /// Levels won by own nobles, a grande's twice.
    pub(crate) lifted: u32,
    /// What the building would be worth.
    pub(crate) value: u8,
    /// Whether it could be built at once, money aside.
    pub(crate) is_ready: bool,
}

/// What building on fields with their cards would pay, of those that have been asked for.
pub(crate) struct Incomes([Option<u8>; FIELDS]);

impl Default for Incomes {
    fn default() -> Self {
        Self([None; FIELDS])
    }
}

impl Incomes {
    pub(crate) fn of(&mut self, table: &CastleTable<'_>, card: Field) -> u8 {
        *self.0[card.cell().index()].get_or_insert_with(|| table.income(card))
    }
}

/// What differs between the two games: how much novices and apprentices prefer moves that look better, and how often an
/// expert looks ahead, and a master for each seat.
pub(crate) struct Manner {
    pub(crate) novice: f32,
    pub(crate) apprentice: f32,
    pub(crate) expert: u32,
    pub(crate) master: u32,
}

/// Only masters look closely at what may follow in their playouts. A playout goes once around the table, so that all had
/// as many turns when it is judged; journeymen have no patience for that. More opponents need more looking ahead, but not of
/// experts.
pub(crate) fn style_of(level: BotLevel, seats: u8, manner: &Manner) -> Style {
    let hasty = Style {
        exploration: 0.7,
        playout_turns: 3,
        playout_moves: 12,
        playout_samples: 1,
        sensible: 3.0,
        preference: 0.0,
        iterations: 0,
        overlooked: 0.0,
    };
    let round = u32::from(seats);
    let patient = Style { playout_turns: round, playout_moves: 5 * round, ..hasty };
    match level {
        BotLevel::Novice => Style { preference: manner.novice, ..hasty },
        BotLevel::Apprentice => Style { preference: manner.apprentice, ..hasty },
        BotLevel::Journeyman => Style { iterations: 3 * round, overlooked: 0.07, ..hasty },
        BotLevel::Expert => Style { playout_samples: 4, iterations: manner.expert, ..patient },
        BotLevel::Master => Style { playout_samples: 16, iterations: manner.master * round, ..patient },
        BotLevel::Grandmaster => Style { playout_samples: 16, iterations: UNTIMED, ..patient },
    }
}

/// The part of the game that is still to come, from 1 to 0.
pub(crate) fn to_come(site: &Site) -> f32 {
    f32::from(site.stones_left()) / f32::from(STONES)
}

impl<'a> CastleTable<'a> {
    pub(crate) fn new(
        board: &'a Board,
        site: &'a Site,
        cards: &'a Cards,
        seats: u8,
        (worth, castle_value): (Worth, u8),
    ) -> Self {
        let held = CellSet(Seat::all(seats).fold(0, |all, seat| all | cards.hand(seat).0));
        let open = cards.open().map(Field::cell).collect();
        let pile = cards.pile().map(Field::cell).collect();
        Self { board, site, cards, seats, worth, castle_value, held, open, pile }
    }

    /// The same table after a move. A card that left the pile is looked for elsewhere first, so the pile need not be
    /// gone through again.
    pub(crate) fn after(&self, site: &'a Site, cards: &'a Cards) -> Self {
        let held = CellSet(Seat::all(self.seats).fold(0, |all, seat| all | cards.hand(seat).0));
        let is_open_the_same = cards.open_numbers() == self.cards.open_numbers();
        let open = if is_open_the_same { self.open } else { cards.open().map(Field::cell).collect() };
        Self { site, cards, held, open, ..*self }
    }

    /// Whether the cards of some fields have another place than on another table.
    pub(crate) const fn has_moved_cards(&self, other: &Self, fields: CellSet) -> bool {
        ((self.held.0 ^ other.held.0) | (self.open.0 ^ other.open.0)) & fields.0 != 0
    }

    /// Whether the nobles of another seat stand elsewhere on another site.
    pub(crate) fn has_other_nobles_moved(&self, site: &Site, seat: Seat) -> bool {
        Seat::all(self.seats).any(|other| other != seat && site.nobles(other) != self.site.nobles(other))
    }

    pub(crate) fn to_come(self) -> f32 {
        to_come(self.site)
    }

    /// About how many turns each seat still has.
    pub(crate) fn turns_left(self) -> f32 {
        1.2 * f32::from(self.site.stones_left()) / f32::from(self.seats)
    }

    pub(crate) fn value_at(&self, cell: Cell) -> u8 {
        self.site.building(cell).map_or(0, |building| self.site.value(building))
    }

    /// What building on this field with its card would pay.
    pub(crate) fn income(&self, field: Field) -> u8 {
        let cell = field.cell();
        if self.site.is_built(cell) {
            let worth = (self.worth.stone)(self.site.height(cell).above());
            return (self.value_at(cell) + worth).min(MAX_VALUE);
        }
        let (before, after) =
            (self.site.building(field.previous().cell()), self.site.building(field.next().cell()));
        let value = |building| self.site.value(building);
        match (before, after) {
            (Some(one), Some(other)) if one != other => (value(one) + value(other) + 1).min(MAX_VALUE),
            (Some(one), _) | (None, Some(one)) => (value(one) + 1).min(MAX_VALUE),
            (None, None) => self.founding_value(field),
        }
    }

    /// What a castle pays, where there is room for one; a villa pays 1.
    fn founding_value(&self, field: Field) -> u8 {
        let has_room = self.site.free_flag().is_some()
            && !self.site.is_built(field.next().next().cell())
            && !self.site.is_built(field.previous().previous().cell());
        if has_room { self.castle_value } else { 1 }
    }

    pub(crate) fn card_of(&self, cell: Cell, seat: Seat) -> CardPlace {
        if self.cards.hand(seat).contains(cell) {
            CardPlace::Own
        } else if self.held.contains(cell) {
            CardPlace::Other
        } else if self.open.contains(cell) {
            CardPlace::Open
        } else if self.pile.contains(cell) {
            CardPlace::Pile
        } else {
            CardPlace::Gone
        }
    }

    /// The nobles of a seat that are still in supply, a grande counted twice.
    pub(crate) fn nobles_to_place(&self, seat: Seat) -> f32 {
        let supply = |rank| f32::from(self.site.noble_supply(seat, rank));
        supply(Rank::Baron) + 2.0 * supply(Rank::Grande)
    }

    /// The bridges that a seat could build from its nobles, now or after a stone on the lower pier.
    pub(crate) fn each_prospect(&self, seat: Seat, mut found: impl FnMut(Prospect)) {
        let own = self.site.nobles(seat);
        // The other pier is built, and without a noble of another seat.
        let piers = CellSet(self.site.built().0 & !(self.site.occupied().0 & !own.0));
        for near in own {
            if self.board.all_two_away(near).0 & piers.0 == 0 {
                continue;
            }
            for direction in Direction::ALL {
                if let Some(prospect) = self.prospect(seat, near, direction, piers) {
                    found(prospect);
                }
            }
        }
    }

    /// The same as a list.
    pub(crate) fn prospects(&self, seat: Seat) -> Vec<Prospect> {
        let mut prospects = Vec::new();
        self.each_prospect(seat, |prospect| prospects.push(prospect));
        prospects
    }

    #[inline]
    fn prospect(&self, seat: Seat, near: Cell, direction: Direction, piers: CellSet) -> Option<Prospect> {
        let far = self.board.two_away(near, direction).filter(|far| piers.contains(*far))?;
        let (height, other) = (self.site.height(near).0, self.site.height(far).0);
        let is_ready = height == other;
        if !is_ready && height != other + 1 {
            return None;
        }
        let middle = self.board.beside(near, direction)?;
        if self.site.height(middle).0 >= height || self.site.has_span(middle, direction.is_upright()) {
            return None;
        }
        let lifted = [near, middle, far].into_iter().map(|cell| self.lift(seat, cell, height)).sum();
        let value = self.value_at(near)
            + if self.site.building(near) == self.site.building(far) { 0 } else { self.value_at(far) };
        Some(Prospect {
            near,
            far,
            lifted,
            value: (value + (self.worth.span)(Level(height + 1))).min(MAX_VALUE),
            is_ready,
        })
    }

    /// The levels that an own noble on this cell would win on a bridge over this height.
    fn lift(&self, seat: Seat, cell: Cell, height: u8) -> u32 {
        if !self.site.nobles(seat).contains(cell) {
            return 0;
        }
        self.site.rank(cell).times() * u32::from(height + 1 - self.site.height(cell).0.min(height))
    }
}
