//! The end of the game: every noble pays as if withdrawn, most nobles above the ground bring 30 real, the richest wins.

use arrayvec::ArrayVec;
use castle_box::{Level, Real};
use tabletop::{MAX_SEATS, Outcome, Seat, Sink};

use crate::{BigBoss, EndReason, Event, Step};

/// B-7: for most nobles on level 2 or higher.
pub const BONUS: Real = Real(30);

/// B-7: what a seat has in the end, and why.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FinalCount {
    /// Money before the count.
    pub money: Real,
    /// What the nobles on the board pay.
    pub nobles: Real,
    /// For most nobles on level 2 or higher.
    pub bonus: Real,
}

impl FinalCount {
    pub fn total(self) -> Real {
        self.money + self.nobles + self.bonus
    }
}

impl BigBoss {
    /// C-26.
    pub(crate) fn finish(&mut self, reason: EndReason, events: &mut impl Sink<Event>) {
        self.step = Step::Finished(reason);
        events.tell(|| Event::GameEnded { reason });
        for seat in Seat::all(self.seats) {
            events.tell(|| {
                let count = self.final_count(seat);
                let FinalCount { money, nobles, bonus } = count;
                Event::Scored { seat, money, nobles, bonus, score: count.total() }
            });
        }
    }

    /// B-7: what a seat would have if the game ended now.
    pub fn final_count(&self, seat: Seat) -> FinalCount {
        let own = self.high_nobles(seat);
        let most = Seat::all(self.seats).map(|seat| self.high_nobles(seat)).max().unwrap_or(0);
        FinalCount {
            money: self.money(seat),
            nobles: self.noble_pay(seat),
            bonus: if own > 0 && own == most { BONUS } else { Real(0) },
        }
    }

    /// B-7, C-20: what the nobles of a seat on the board would pay.
    pub fn noble_pay(&self, seat: Seat) -> Real {
        self.site.nobles(seat).iter().fold(Real(0), |sum, cell| sum + self.withdrawal_pay(cell))
    }

    /// B-7: nobles on level 2 or higher.
    pub fn high_nobles(&self, seat: Seat) -> u8 {
        self.site.nobles(seat).iter().filter(|cell| self.site.height(*cell) > Level::GROUND).count() as u8
    }

    /// B-7: the richest wins; then who has more nobles on the board; then the win is shared.
    pub fn outcome(&self) -> Outcome {
        let total = |seat| self.final_count(seat).total();
        let scores: ArrayVec<i32, MAX_SEATS> =
            Seat::all(self.seats).map(|seat| i32::try_from(total(seat).0).unwrap_or(i32::MAX)).collect();
        let keys: ArrayVec<_, MAX_SEATS> =
            Seat::all(self.seats).map(|seat| (total(seat), self.site.nobles(seat).len())).collect();
        Outcome::ranked(&scores, &keys)
    }
}
