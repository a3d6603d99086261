//! What castles and villas are: a villa worth 5 or more becomes a castle as soon as there is a crest for it.

use castle_box::{BuildingId, Cell, CellSet, Field, Real};
use tabletop::Sink;

use crate::{BigBoss, Event, Refusal, Step};

/// C-17: what a villa must be worth to become a castle.
pub const CASTLE_VALUE: u8 = 5;

impl BigBoss {
    /// C-11, C-17: what follows every build of one stone: crests, then income, then a noble.
    pub(crate) fn after_build(&mut self, cell: Cell, events: &mut impl Sink<Event>) {
        self.fresh = CellSet(cell.bit());
        let built = self.site.building(cell);
        self.derived.has_waiting_villa |= built.is_some_and(|id| self.is_waiting(id));
        self.settle_crests_and_finish(events);
    }

    fn settle_crests_and_finish(&mut self, events: &mut impl Sink<Event>) {
        if self.settle_crests(events) {
            self.finish_build(1, events);
        } else {
            self.step = Step::Crest;
        }
    }

    /// C-11: the build pays the value of the building; then nobles may be placed.
    pub(crate) fn finish_build(&mut self, nobles: u8, events: &mut impl Sink<Event>) {
        let seat = self.turn;
        let amount = self.fresh.first().map_or(Real(0), |cell| self.value_at(cell));
        self.money[seat.index()] += amount;
        events.tell(|| Event::Income { seat, amount });
        self.offer_nobles(nobles, events);
    }

    /// C-17: gives crests to the villas that wait for one; false when there are too few for all, so that the player
    /// must choose.
    fn settle_crests(&mut self, events: &mut impl Sink<Event>) -> bool {
        if !self.derived.has_waiting_villa {
            return true;
        }
        let free = self.site.free_flags();
        if free == 0 {
            return true;
        }
        if self.waiting().count() > free {
            return false;
        }
        loop {
            let next = self.waiting().next();
            let Some(id) = next else { break };
            self.upgrade(id, events);
        }
        self.derived.has_waiting_villa = false;
        true
    }

    fn is_waiting(&self, id: BuildingId) -> bool {
        self.site.value(id) >= CASTLE_VALUE && !self.site.is_castle(id)
    }

    /// C-17: the villas that have the size of a castle but no crest.
    pub(crate) fn waiting(&self) -> impl Iterator<Item = BuildingId> {
        self.site.buildings().filter(|id| self.is_waiting(*id))
    }

    /// C-13, C-17: the castle gets the lowest free flag.
    fn upgrade(&mut self, id: BuildingId, events: &mut impl Sink<Event>) {
        let Some(flag) = self.site.free_flag() else { return };
        self.site.raise_flag(id, flag);
        events.tell(|| Event::VillaUpgraded { at: id.lowest_field(), flag, value: self.site.value(id) });
    }

    /// C-17: the choice among several villas.
    pub(crate) fn list_crest(&self) -> impl Iterator<Item = Field> {
        self.waiting().map(BuildingId::lowest_field)
    }

    /// C-17.
    pub(crate) fn why_not_crest(&self, villa: Field) -> Result<(), Refusal> {
        if self.list_crest().any(|waiting| waiting == villa) {
            return Ok(());
        }
        Err(Refusal::NoWaitingVilla { villa })
    }

    pub(crate) fn play_crest(&mut self, villa: Field, events: &mut impl Sink<Event>) {
        if let Some(id) = self.site.building(villa.cell()) {
            self.upgrade(id, events);
        }
        self.settle_crests_and_finish(events);
    }
}
