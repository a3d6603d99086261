//! End of the game.

use tabletop::{Outcome, Seat, Sink};

use crate::{Event, Salamanca, Step};

impl Salamanca {
    /// S-19: the most money wins, buildings count nothing, and a tie is a shared win.
    pub(crate) fn outcome(&self) -> Outcome {
        let money: Vec<i32> = Seat::all(self.seats).map(|seat| i32::from(self.money(seat))).collect();
        Outcome::ranked(&money, &money)
    }

    /// S-19: after the round in which the last tile came into the display.
    pub(crate) fn finish(&mut self, events: &mut impl Sink<Event>) {
        self.step = Step::Finished;
        for seat in Seat::all(self.seats) {
            events.tell(|| Event::MoneyCounted {
                seat,
                money: self.money(seat),
                place: self.outcome().places[seat.index()],
            });
        }
    }
}
