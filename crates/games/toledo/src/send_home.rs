//! "Eine eigene Spielfigur auf die Kathedrale zurück setzen": the last and rarest of the four actions.

use tabletop::Sink;

use crate::event::Event;
use crate::moves::Move;
use crate::pieces::{Position, positions};
use crate::refusal::Refusal;
use crate::state::Toledo;

impl Toledo {
    pub(crate) fn list_home(&self, out: &mut Vec<Move>) {
        out.extend(positions(self.mover().fields).map(|field| Move::Home { field }));
    }

    /// T-10: an own pawn that stands on a field.
    pub(crate) fn why_not_home(&self, field: Position) -> Result<(), Refusal> {
        if field.0 <= self.edition.fields() && self.mover().fields & field.bit() != 0 {
            return Ok(());
        }
        Err(Refusal::NoPawnOnField { field })
    }

    pub(crate) fn play_home(&mut self, field: Position, events: &mut impl Sink<Event>) {
        let seat = self.turn;
        self.mover_mut().take_pawn(field);
        self.mover_mut().cathedral += 1;
        events.tell(|| Event::PawnSentHome { seat, field });
        self.end_turn(events);
    }
}
