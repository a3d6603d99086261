//! What castles and villas are: a villa worth 5 or more becomes a castle as soon as there is a crest for it.

use castle_box::{BuildingId, CellSet, FLAGS, Field, Real};
use tabletop::Sink;

use crate::{Alcazar, Event, Move, Refusal, Step};

/// C-17: what a villa must be worth to become a castle.
pub const CASTLE_VALUE: u8 = 5;

impl Alcazar {
    /// C-11, C-17: what follows every build: crests, then income, then nobles.
    pub(crate) fn after_build(&mut self, fresh: CellSet, events: &mut impl Sink<Event>) {
        self.fresh = fresh;
        if self.settle_crests(events) {
            self.finish_build(1, false, events);
        } else {
            self.step = Step::Crest;
        }
    }

    /// C-11: the build pays the value of the building; then nobles may be placed.
    pub(crate) fn finish_build(&mut self, nobles: u8, is_founding: bool, events: &mut impl Sink<Event>) {
        let seat = self.turn;
        let amount = self.fresh.first().map_or(Real(0), |cell| self.value_at(cell));
        self.money[seat.index()] += amount;
        events.tell(|| Event::Income { seat, amount });
        self.step = Step::Nobles { left: nobles, is_founding };
        if !self.has_noble_move(seat, is_founding) {
            self.end_turn(true, events);
        }
    }

    /// C-17: gives crests to the villas that wait for one; false when there are too few for all, so that the player
    /// must choose.
    fn settle_crests(&mut self, events: &mut impl Sink<Event>) -> bool {
        loop {
            let free = self.site.free_flags();
            let waiting = self.count_waiting(free);
            if free == 0 || waiting == 0 {
                return true;
            }
            if waiting > free {
                return false;
            }
            let Some(id) = self.waiting().next() else { return true };
            self.upgrade(id, events);
        }
    }

    /// Castles are worth 5 or more, so that what is left of such buildings are the villas that wait.
    #[inline]
    fn count_waiting(&self, free: usize) -> usize {
        self.site.count_worth(CASTLE_VALUE).saturating_sub(FLAGS.len() - free)
    }

    /// C-17: the villas that have the size of a castle but no crest.
    pub(crate) fn waiting(&self) -> impl Iterator<Item = BuildingId> {
        self.site.buildings().filter(|id| self.site.value(*id) >= CASTLE_VALUE && !self.site.is_castle(*id))
    }

    fn upgrade(&mut self, id: BuildingId, events: &mut impl Sink<Event>) {
        let Some(flag) = self.site.free_flag() else { return };
        self.site.raise_flag(id, flag);
        events.tell(|| Event::VillaUpgraded { at: id.lowest_field(), flag, value: self.site.value(id) });
    }

    /// C-17: the choice among several villas.
    pub(crate) fn list_crest(&self, out: &mut Vec<Move>) {
        out.extend(self.waiting().map(|id| Move::Crest { villa: id.lowest_field() }));
    }

    /// C-17.
    pub(crate) fn why_not_crest(&self, villa: Field) -> Result<(), Refusal> {
        if self.waiting().any(|id| id.lowest_field() == villa) {
            return Ok(());
        }
        Err(Refusal::NoWaitingVilla { villa })
    }

    pub(crate) fn play_crest(&mut self, villa: Field, events: &mut impl Sink<Event>) {
        if let Some(id) = self.site.building(villa.cell()) {
            self.upgrade(id, events);
        }
        self.after_build(self.fresh, events);
    }
}
