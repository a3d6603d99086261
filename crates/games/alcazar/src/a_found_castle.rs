//! A) Found a castle: four stones on three fields in a row, two of them on the field of the card.

use castle_box::{BuildingId, CellSet, FIELDS, Field};
use tabletop::{Seat, Sink};

use crate::value::stone_worth;
use crate::{Alcazar, Event, Move, Refusal};

///
const STONES_TO_FOUND: u8 = 4;
/// C-12: empty fields to the next castle.
const TO_CASTLE: u32 = 3;
/// C-13.
const NOBLES_AFTER_FOUNDING: u8 = 2;

const ALL: u128 = CellSet::ALL_FIELDS.0;

/// Turns the row of fields so that this field comes first.
#[inline]
const fn turned(fields: u128, first: u32) -> u128 {
    (fields >> first | fields << (FIELDS as u32 - first)) & ALL
}

/// C-12: the fields around a founding, as seen from the three fields.
struct Surroundings {
    /// Empty fields; the three come last, so that bit 0 follows them and bit 68 precedes them.
    empty: u128,
    castles: u128,
}

impl Surroundings {
    const LAST: u32 = FIELDS as u32 - 4;

    /// C-12: the number of empty fields on the way to the next castle, forwards and backwards; villas on the way do not
    /// count. `None` without castles.
    fn empty_to_castle(&self) -> Option<u32> {
        if self.castles == 0 {
            return None;
        }
        let (next, previous) = (self.castles.trailing_zeros(), self.castles.ilog2());
        let before_next = self.empty & ((1 << next) - 1);
        let after_previous = self.empty & ((1 << (Self::LAST + 1)) - 1) & !((2 << previous) - 1);
        Some(before_next.count_ones().min(after_previous.count_ones()))
    }
}

impl Alcazar {
    fn surroundings(&self, first: Field) -> Surroundings {
        let after = (first.cell().index() as u32 + 3) % FIELDS as u32;
        Surroundings {
            empty: turned(!self.site.built().0 & ALL, after),
            castles: turned(self.site.castle_cells().0 & ALL, after),
        }
    }

    /// A-4, C-12: all foundings with the cards in hand.
    pub(crate) fn list_found(&self, seat: Seat, out: &mut Vec<Move>) {
        if self.site.stones_left() < STONES_TO_FOUND || self.site.free_flag().is_none() {
            return;
        }
        let empty = !self.site.built().0 & ALL;
        // Where the three fields and one on either side are empty, all is well with villas; where three on either side
        // are empty, with castles too. Only between the two must the way to the next castle be counted.
        let around =
            turned(empty, FIELDS as u32 - 1) & empty & turned(empty, 1) & turned(empty, 2) & turned(empty, 3);
        if around == 0 {
            return;
        }
        let wide = turned(empty, FIELDS as u32 - 3)
            & turned(empty, FIELDS as u32 - 2)
            & turned(empty, 4)
            & turned(empty, 5)
            & around;
        for card in self.cards.hand_fields(seat) {
            let mut first = card.previous().previous();
            for _ in 0..3 {
                let bit = first.cell().bit();
                let is_far =
                    || self.surroundings(first).empty_to_castle().is_none_or(|empty| empty >= TO_CASTLE);
                if around & bit != 0 && (wide & bit != 0 || is_far()) {
                    out.push(Move::found(card, first));
                }
                first = first.next();
            }
        }
    }

    /// A-4, C-12: why a castle cannot be founded there.
    pub(crate) fn why_not_found(&self, seat: Seat, card: Field, first: Field) -> Result<(), Refusal> {
        self.why_not_build(seat, card)?;
        let fields = [first, first.next(), first.next().next()];
        if !fields.contains(&card) {
            return Err(Refusal::CardNotAmongFields { card, first, last: fields[2] });
        }
        if self.site.free_flag().is_none() {
            return Err(Refusal::NoCrest);
        }
        let stones = self.site.stones_left();
        if stones < STONES_TO_FOUND {
            return Err(Refusal::TooFewStones { stones, needed: STONES_TO_FOUND });
        }
        if let Some(field) = fields.into_iter().find(|field| self.site.is_built(field.cell())) {
            return Err(Refusal::FieldNotEmpty { field });
        }
        self.why_not_so_near(first, fields[2])
    }

    /// C-12.
    fn why_not_so_near(&self, first: Field, last: Field) -> Result<(), Refusal> {
        if let Some(empty) = self.surroundings(first).empty_to_castle()
            && empty < TO_CASTLE
        {
            return Err(Refusal::CastleTooNear { empty, needed: TO_CASTLE });
        }
        let beside = [first.previous(), last.next()];
        match beside.into_iter().find(|field| self.site.is_built(field.cell())) {
            Some(field) => Err(Refusal::VillaTooNear { field }),
            None => Ok(()),
        }
    }

    /// A-4, C-13: the castle gets the lowest free flag, pays 5, and one or two nobles may follow.
    pub(crate) fn play_found(
        &mut self,
        seat: Seat,
        card: Field,
        first: Field,
        events: &mut impl Sink<Event>,
    ) {
        let fields = [first, first.next(), first.next().next()];
        self.cards.play(seat, card);
        let mut castle: Option<BuildingId> = None;
        for field in fields {
            castle =
                Some(self.site.first_stone(field.cell(), stone_worth(castle_box::Level::GROUND), castle));
        }
        let id = self.site.stone_on_top(card.cell(), stone_worth(castle_box::Level(2)));
        if let Some(flag) = self.site.free_flag() {
            self.site.raise_flag(id, flag);
            events.tell(|| Event::CastleFounded { seat, card, first, last: fields[2], flag });
        }
        self.fresh = fields.into_iter().map(Field::cell).collect();
        self.finish_build(NOBLES_AFTER_FOUNDING, true, events);
    }
}
