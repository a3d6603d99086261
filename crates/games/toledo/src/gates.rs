//! "Eingangsfelder zum Alcazar": pawns that arrive, and the swords they bring.

use tabletop::Sink;

use crate::event::Event;
use crate::moves::Move;
use crate::refusal::Refusal;
use crate::state::{Step, Toledo};

impl Toledo {
    /// T-14: the pawn stays in the Alcazar; a sword may be laid under it where one is held.
    pub(crate) fn enter_alcazar(&mut self, events: &mut impl Sink<Event>) {
        self.mover_mut().alcazar += 1;
        let (seat, pawns) = (self.turn, self.mover().alcazar);
        events.tell(|| Event::AlcazarEntered { seat, pawns });
        if self.mover().has_swords() {
            self.step = Step::Gate;
        } else {
            self.go_on(events);
        }
    }

    pub(crate) fn list_bring(&self, out: &mut Vec<Move>) {
        let held = self.edition.swords.iter().zip(&self.mover().swords).filter(|(_, held)| **held > 0);
        out.extend(held.map(|(sword, _)| Move::Bring { points: sword.points }));
    }

    /// T-14: one of the own finished swords.
    pub(crate) fn why_not_bring(&self, points: u8) -> Result<(), Refusal> {
        if self.step != Step::Gate {
            return Err(self.not_now());
        }
        match self.edition.sword_kind(points) {
            Some(kind) if self.mover().swords[kind] > 0 => Ok(()),
            _ => Err(Refusal::SwordNotHeld { points }),
        }
    }

    pub(crate) fn play_bring(&mut self, points: u8, events: &mut impl Sink<Event>) {
        let Some(kind) = self.edition.sword_kind(points) else { return };
        let player = self.mover_mut();
        player.swords[kind] -= 1;
        player.brought[kind] += 1;
        let seat = self.turn;
        events.tell(|| Event::SwordBrought { seat, points });
        self.go_on(events);
    }
}
