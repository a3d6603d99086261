//! Placing nobles after a build.

use castle_box::{CellSet, Place, Rank, Real};
use tabletop::{Seat, Sink};

use crate::actions::Placements;
use crate::{BigBoss, Event, Move, Refusal, Step, turn};

impl BigBoss {
    /// C-18: the present value for a baron, twice that for a grande.
    #[inline]
    fn noble_price(&self, rank: Rank) -> Real {
        self.fresh.first().map_or(Real(0), |cell| self.value_at(cell)) * rank.times()
    }

    #[inline]
    fn is_placeable(&self, seat: Seat, rank: Rank) -> bool {
        self.site.noble_supply(seat, rank) > 0 && self.noble_price(rank) <= self.money(seat)
    }

    /// C-18, C-19: nobles from the supply on free pieces built in this turn.
    pub(crate) fn list_place(&self) -> Placements {
        let seat = self.turn;
        Placements {
            free: CellSet(self.fresh.0 & !self.site.occupied().0),
            baron: self.is_placeable(seat, Rank::Baron),
            grande: self.is_placeable(seat, Rank::Grande),
        }
    }

    /// C-18: where none can be placed, such as on a stone pushed under an own noble, the turn is over.
    pub(crate) fn offer_nobles(&mut self, left: u8, events: &mut impl Sink<Event>) {
        if left == 0 || self.list_place().is_empty() {
            self.end_turn(true, events);
        } else {
            self.step = Step::Nobles { left };
        }
    }

    /// C-18, C-19.
    pub(crate) fn why_not_place(&self, seat: Seat, rank: Rank, at: Place) -> Result<(), Refusal> {
        let cell = turn::field(at)?.cell();
        if !self.fresh.contains(cell) {
            return Err(Refusal::NotBuiltNow { at });
        }
        if let Some(noble) = self.site.noble(cell) {
            return Err(Refusal::CellTaken { at, other: noble.seat });
        }
        if self.site.noble_supply(seat, rank) == 0 {
            return Err(Refusal::NoneInSupply { rank });
        }
        let (price, money) = (self.noble_price(rank), self.money(seat));
        if price <= money { Ok(()) } else { Err(Refusal::NobleTooDear { price, money }) }
    }

    /// C-18: after founding a castle a second one may follow.
    pub(crate) fn play_place(&mut self, seat: Seat, rank: Rank, at: Place, events: &mut impl Sink<Event>) {
        let (Step::Nobles { left }, Some(field)) = (self.step, at.field()) else { return };
        let amount = self.noble_price(rank);
        self.money[seat.index()] -= amount;
        self.site.put_noble(seat, rank, field.cell());
        events.tell(|| Event::Placed { seat, rank, at, amount });
        self.offer_nobles(left - 1, events);
    }

    /// C-18: nobody has to place a noble.
    pub(crate) fn list_done(out: &mut Vec<Move>) {
        out.push(Move::Done);
    }

    pub(crate) fn why_not_done(&self) -> Result<(), Refusal> {
        if matches!(self.step, Step::Nobles { .. }) { Ok(()) } else { Err(Refusal::BuildFirst) }
    }

    pub(crate) fn play_done(&mut self, events: &mut impl Sink<Event>) {
        self.end_turn(true, events);
    }
}
