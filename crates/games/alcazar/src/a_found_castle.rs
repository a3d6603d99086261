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

/// C-2: the fields that follow these in the closed row.
#[inline]
const fn next(fields: u128) -> u128 {
    (fields << 1 | fields >> (FIELDS - 1)) & ALL
}

/// C-2: the fields before these in the closed row.
#[inline]
const fn previous(fields: u128) -> u128 {
    (fields >> 1 | fields << (FIELDS - 1)) & ALL
}

/// C-12: the first three empty fields from each castle in one direction; villas on the way do not count.
#[inline]
fn near(castles: u128, villas: u128, step: impl Fn(u128) -> u128) -> u128 {
    let mut found = 0;
    let mut edge = castles;
    for _ in 0..TO_CASTLE {
        edge = step(edge);
        while edge & villas != 0 {
            edge = edge & !villas | step(edge & villas);
        }
        found |= edge;
    }
    found
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
        let foundings = self.cards_that_found(seat);
        for cell in CellSet(foundings.iter().fold(0, |all, cards| all | cards.0)) {
            let Some(card) = cell.field() else { continue };
            let firsts = [card.previous().previous(), card.previous(), card];
            let possible = firsts.iter().zip(foundings).filter(|(_, cards)| cards.contains(cell));
            out.extend(possible.map(|(first, _)| Move::found(card, *first)));
        }
    }

    /// A-4, C-12: the cards in hand that can found a castle as the last, the middle or the first of three fields.
    pub(crate) fn cards_that_found(&self, seat: Seat) -> [CellSet; 3] {
        let hand = self.cards.hand(seat).0;
        let firsts = self.founding_firsts(hand | previous(hand | previous(hand)));
        if firsts == 0 {
            return [CellSet::EMPTY; 3];
        }
        let [middles, lasts] = [next(firsts), next(next(firsts))];
        [CellSet(hand & lasts), CellSet(hand & middles), CellSet(hand & firsts)]
    }

    /// A-4, C-12: of the wanted fields, those that are the first of three that are empty and far enough from all buildings.
    fn founding_firsts(&self, wanted: u128) -> u128 {
        let built = self.site.built().0 & ALL;
        let three = |fields: u128| fields & previous(fields) & previous(previous(fields));
        let far = ALL & !(built | next(built) | previous(built));
        let firsts = wanted & three(far);
        // Most often there is no room for three fields with an empty one on either side: castles need not be asked then.
        if firsts == 0 || self.site.stones_left() < STONES_TO_FOUND || self.site.free_flag().is_none() {
            return 0;
        }
        let castles = self.site.castle_cells().0 & ALL;
        if castles == 0 {
            return firsts;
        }
        let villas = built & !castles;
        firsts & three(far & !(near(castles, villas, next) | near(castles, villas, previous)))
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
        let middle = first.next();
        let last = middle.next();
        let fields = [first, middle, last];
        self.cards.play(seat, card);
        let mut castle: Option<BuildingId> = None;
        for field in fields {
            castle =
                Some(self.site.first_stone(field.cell(), stone_worth(castle_box::Level::GROUND), castle));
        }
        let id = self.site.stone_on_top(card.cell(), stone_worth(castle_box::Level(2)));
        if let Some(flag) = self.site.free_flag() {
            self.site.raise_flag(id, flag);
            events.tell(|| Event::CastleFounded { seat, card, first, middle, last, flag });
        }
        self.fresh = fields.into_iter().map(Field::cell).collect();
        self.finish_build(NOBLES_AFTER_FOUNDING, true, events);
    }
}
