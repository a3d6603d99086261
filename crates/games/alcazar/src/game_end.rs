//! The end of the game: points for the levels of nobles and for money.

use arrayvec::ArrayVec;
use castle_box::Rank;
use tabletop::{MAX_SEATS, Outcome, Seat, Sink};

use crate::{Alcazar, EndReason, Event, Step};

/// so many real score a point.
pub const REAL_A_POINT: u32 = 50;

impl Alcazar {
    /// C-26, A-12.
    pub(crate) fn finish(&mut self, reason: EndReason, events: &mut impl Sink<Event>) {
        self.step = Step::Finished(reason);
        events.tell(|| Event::GameEnded { reason });
        for seat in Seat::all(self.seats) {
            let (nobles, money) = (self.noble_points(seat), self.money_points(seat));
            events.tell(|| Event::Scored { seat, nobles, money, score: self.points(seat) });
        }
    }

    /// a baron scores its level, a grande twice its level.
    pub fn noble_points(&self, seat: Seat) -> u32 {
        let points = |cell| {
            let times = if self.site.rank(cell) == Rank::Grande { 2 } else { 1 };
            u32::from(self.site.height(cell).0) * times
        };
        self.site.nobles(seat).iter().map(points).sum()
    }

    /// every full 50 real scores 1.
    pub fn money_points(&self, seat: Seat) -> u32 {
        self.money(seat).0 / REAL_A_POINT
    }

    /// what counts at the end.
    pub fn points(&self, seat: Seat) -> u32 {
        self.noble_points(seat) + self.money_points(seat)
    }

    /// most points win; then most money; then the win is shared.
    pub fn outcome(&self) -> Outcome {
        let scores: ArrayVec<i32, MAX_SEATS> =
            Seat::all(self.seats).map(|seat| self.points(seat) as i32).collect();
        let keys: ArrayVec<_, MAX_SEATS> =
            Seat::all(self.seats).map(|seat| (scores[seat.index()], self.money(seat))).collect();
        Outcome::ranked(&scores, &keys)
    }
}
