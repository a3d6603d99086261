//! A) Found a castle: a founding stone over three fields in a straight line, and a stone on it at the field of the card.

use castle_box::{CellSet, FIELDS, Field, Level, Span};
use tabletop::{Seat, Sink};

use crate::value::{founding_stone_worth, stone_worth};
use crate::{BigBoss, Event, Move, Refusal};

/// C-12: empty fields to the next castle.
const TO_CASTLE: u8 = 3;
/// C-13.
const NOBLES_AFTER_FOUNDING: u8 = 2;

impl BigBoss {
    /// B-4, C-12: the cards in hand that can found a castle as the last, the middle or the first of three fields.
    #[inline]
    pub(crate) fn list_found(&self, seat: Seat) -> [CellSet; 3] {
        cards_that_found(self.cards.hand(seat), self.founding_middles())
    }

    /// B-4, C-12: the middles of all places for a founding stone.
    fn founding_middles(&self) -> CellSet {
        if self.site.free_flag().is_none() || self.site.spans_left() == 0 || self.site.stones_left() == 0 {
            return CellSet::EMPTY;
        }
        let built = self.site.built().0;
        let castles = self.site.castle_cells().0;
        let villas = built & !castles;
        let near_villas = next(villas) | previous(villas);
        let near_castles = near(castles, villas, next) | near(castles, villas, previous);
        let far = CellSet::ALL_FIELDS.0 & !(built | near_villas | near_castles);
        CellSet(self.derived.straight.0 & far & next(far) & previous(far))
    }

    /// B-4, C-12: why a castle cannot be founded there.
    pub(crate) fn why_not_found(
        &self,
        seat: Seat,
        card: Field,
        first: Field,
        last: Field,
    ) -> Result<(), Refusal> {
        self.why_not_build(seat, card)?;
        let fields = [first, first.next(), first.next().next()];
        if last != fields[2] {
            return Err(Refusal::NotThreeFields { first, last });
        }
        if !fields.contains(&card) {
            return Err(Refusal::CardNotAmongFields { first, last, card });
        }
        if self.board.straight_span(fields[1]).is_none() {
            return Err(Refusal::NotStraight { first, last });
        }
        if self.site.free_flag().is_none() {
            return Err(Refusal::NoCrest);
        }
        if self.site.spans_left() == 0 {
            return Err(Refusal::NoFoundingStone);
        }
        if let Some(field) = fields.into_iter().find(|field| self.site.is_built(field.cell())) {
            return Err(Refusal::FieldNotEmpty { field });
        }
        self.why_not_so_near(first, last)?;
        let beside = [first.previous(), last.next()];
        match beside.into_iter().find(|field| self.site.is_built(field.cell())) {
            Some(field) => Err(Refusal::VillaTooNear { field }),
            None => Ok(()),
        }
    }

    /// C-12: counted along the row, both ways round.
    fn why_not_so_near(&self, first: Field, last: Field) -> Result<(), Refusal> {
        let ahead = self.next_castle(last, Field::next);
        let Some((castle, empty)) = ahead.or_else(|| self.next_castle(first, Field::previous)) else {
            return Ok(());
        };
        let Some(flag) = self.site.building(castle.cell()).and_then(|id| self.site.flag(id)) else {
            return Ok(());
        };
        Err(Refusal::CastleTooNear { flag, empty, needed: TO_CASTLE })
    }

    /// C-12: the next castle this way, if too few empty fields lie before it; villas on the way do not count.
    fn next_castle(&self, from: Field, step: fn(Field) -> Field) -> Option<(Field, u8)> {
        let mut empty = 0;
        let mut field = step(from);
        while empty < TO_CASTLE && field != from {
            if self.site.castle_cells().contains(field.cell()) {
                return Some((field, empty));
            }
            empty += u8::from(!self.site.is_built(field.cell()));
            field = step(field);
        }
        None
    }

    /// B-4, C-13: the castle gets the lowest free flag, pays 5, and one or two nobles may follow.
    pub(crate) fn play_found(
        &mut self,
        seat: Seat,
        card: Field,
        first: Field,
        events: &mut impl Sink<Event>,
    ) {
        let middle = first.next();
        let last = middle.next();
        let Some((cell, is_upright)) = self.board.straight_span(middle) else { return };
        self.cards.play(seat, card);
        let cells = [first.cell(), cell, last.cell()];
        let span = Span { middle: cell, is_upright, level: Level::GROUND };
        self.site.lay_span(span, cells, founding_stone_worth(Level::GROUND));
        let id = self.site.stone_on_top(card.cell(), stone_worth(Level(2)));
        if let Some(flag) = self.site.free_flag() {
            self.site.raise_flag(id, flag);
            events.tell(|| Event::CastleFounded { seat, card, first, middle, last, flag });
        }
        self.fresh = cells.into_iter().collect();
        self.finish_build(NOBLES_AFTER_FOUNDING, events);
    }
}

/// B-4: the cards of a hand that are the last, the middle or the first of three fields with one of these middles.
fn cards_that_found(hand: CellSet, middles: CellSet) -> [CellSet; 3] {
    [CellSet(hand.0 & next(middles.0)), CellSet(hand.0 & middles.0), CellSet(hand.0 & previous(middles.0))]
}

/// B-4: the founding in which the card is the last (0), the middle (1) or the first (2) of the three fields.
pub(crate) fn founding(card: Field, position: usize) -> Move {
    let first = match position {
        0 => card.previous().previous(),
        1 => card.previous(),
        _ => card,
    };
    Move::found(card, first)
}

/// C-2: the fields that follow these in the closed row.
#[inline]
fn next(fields: u128) -> u128 {
    (fields << 1 | fields >> (FIELDS - 1)) & CellSet::ALL_FIELDS.0
}

/// C-2: the fields before these in the closed row.
#[inline]
fn previous(fields: u128) -> u128 {
    (fields >> 1 | fields << (FIELDS - 1)) & CellSet::ALL_FIELDS.0
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
