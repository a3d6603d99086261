//! Nobles after a build: placing them, moving one, or letting two trade places.

use castle_box::{BuildingId, Cell, CellSet, Place, Rank, Real};
use tabletop::{Seat, Sink};

use crate::{Alcazar, Event, Move, Refusal, Step};

impl Alcazar {
    /// The building that was built on in this turn.
    #[inline]
    fn fresh_building(&self) -> Option<BuildingId> {
        self.fresh.first().and_then(|cell| self.site.building(cell))
    }

    /// C-18, C-19: the pieces built in this turn that nobody stands on.
    #[inline]
    pub(crate) fn free_pieces(&self) -> CellSet {
        CellSet(self.fresh.0 & !self.site.occupied().0)
    }

    /// C-18: the value for a baron, twice that for a grande.
    #[inline]
    fn noble_price(&self, rank: Rank) -> Real {
        self.fresh_building().map_or(Real(0), |id| Real::from(self.site.value(id))) * rank.times()
    }

    #[inline]
    pub(crate) fn is_placeable(&self, seat: Seat, rank: Rank) -> bool {
        self.site.noble_supply(seat, rank) > 0 && self.noble_price(rank) <= self.money(seat)
    }

    /// C-18.
    pub(crate) fn list_place(&self, seat: Seat, out: &mut Vec<Move>) {
        let free = self.free_pieces();
        if free.is_empty() {
            return;
        }
        if self.is_placeable(seat, Rank::Baron) {
            out.extend(free.iter().map(|cell| Move::Baron { at: self.board.place(cell) }));
        }
        if self.is_placeable(seat, Rank::Grande) {
            out.extend(free.iter().map(|cell| Move::Grande { at: self.board.place(cell) }));
        }
    }

    /// own nobles in the building that was built on.
    pub(crate) fn own_in_building(&self, seat: Seat) -> CellSet {
        let id = self.fresh_building();
        let mut cells = CellSet::EMPTY;
        for cell in self.site.nobles(seat) {
            if self.site.building(cell) == id {
                cells.insert(cell);
            }
        }
        cells
    }

    /// own nobles of the building onto free pieces.
    pub(crate) fn list_move(&self, seat: Seat, out: &mut Vec<Move>) {
        let own = self.own_in_building(seat);
        for to in self.free_pieces() {
            let to = self.board.place(to);
            out.extend(own.iter().map(|from| Move::Move { from: self.board.place(from), to }));
        }
    }

    /// a grande and a baron of the building.
    pub(crate) fn list_trade(&self, seat: Seat, out: &mut Vec<Move>) {
        let (grandes, barons) = self.by_rank(self.own_in_building(seat));
        for grande in grandes {
            let grande = self.board.place(grande);
            out.extend(barons.iter().map(|baron| Move::trade(grande, self.board.place(baron))));
        }
    }

    #[inline]
    pub(crate) fn by_rank(&self, own: CellSet) -> (CellSet, CellSet) {
        let grandes = self.site.grandes();
        (CellSet(own.0 & grandes.0), CellSet(own.0 & !grandes.0))
    }

    /// C-18, A-13: whether there is anything to do but be done.
    pub(crate) fn has_noble_move(&self, seat: Seat, is_founding: bool) -> bool {
        let has_piece = !self.free_pieces().is_empty();
        if has_piece && (self.is_placeable(seat, Rank::Baron) || self.is_placeable(seat, Rank::Grande)) {
            return true;
        }
        if is_founding {
            return false;
        }
        let own = self.own_in_building(seat);
        let (grandes, barons) = self.by_rank(own);
        (has_piece && !own.is_empty()) || (!grandes.is_empty() && !barons.is_empty())
    }

    /// C-18, C-19.
    fn free_piece(&self, at: Place) -> Result<Cell, Refusal> {
        let cell = self.cell(at)?;
        if !self.fresh.contains(cell) {
            return Err(Refusal::NotBuiltNow { at });
        }
        match self.site.noble(cell) {
            Some(noble) => Err(Refusal::CellTaken { at, other: noble.seat }),
            None => Ok(cell),
        }
    }

    /// C-18.
    pub(crate) fn why_not_place(&self, seat: Seat, rank: Rank, at: Place) -> Result<(), Refusal> {
        self.free_piece(at)?;
        if self.site.noble_supply(seat, rank) == 0 {
            return Err(Refusal::NoneInSupply { rank });
        }
        let (price, money) = (self.noble_price(rank), self.money(seat));
        if price <= money { Ok(()) } else { Err(Refusal::NobleTooDear { price, money }) }
    }

    /// after founding a castle nobles can only be placed.
    fn why_not_change_places(&self) -> Result<(), Refusal> {
        match self.step {
            Step::Nobles { is_founding: true, .. } => Err(Refusal::OnlyPlacingAfterFounding),
            _ => Ok(()),
        }
    }

    /// an own noble of the building that was built on.
    fn own_noble_here(&self, seat: Seat, at: Place) -> Result<Cell, Refusal> {
        let cell = self.cell(at)?;
        if !self.site.nobles(seat).contains(cell) {
            return Err(Refusal::NoOwnNobleToMove { at });
        }
        if self.site.building(cell) == self.fresh_building() {
            Ok(cell)
        } else {
            Err(Refusal::OtherBuilding { at })
        }
    }

    ///
    pub(crate) fn why_not_move(&self, seat: Seat, from: Place, to: Place) -> Result<(), Refusal> {
        self.why_not_change_places()?;
        self.own_noble_here(seat, from)?;
        self.free_piece(to).map(|_| ())
    }

    ///
    pub(crate) fn why_not_trade(&self, seat: Seat, from: Place, to: Place) -> Result<(), Refusal> {
        self.why_not_change_places()?;
        let (one, other) = (self.own_noble_here(seat, from)?, self.own_noble_here(seat, to)?);
        if self.site.rank(one) == self.site.rank(other) {
            return Err(Refusal::TradeNeedsBoth { from, to });
        }
        Ok(())
    }

    /// C-18: after founding a castle a second one may follow.
    pub(crate) fn play_place(&mut self, seat: Seat, rank: Rank, at: Place, events: &mut impl Sink<Event>) {
        let Some(cell) = self.board.cell(at) else { return };
        let amount = self.noble_price(rank);
        self.money[seat.index()] -= amount;
        self.site.put_noble(seat, rank, cell);
        events.tell(|| Event::Placed { seat, rank, at, amount });
        if let Step::Nobles { left, is_founding } = self.step
            && left > 1
        {
            self.step = Step::Nobles { left: left - 1, is_founding };
            if self.has_noble_move(seat, is_founding) {
                return;
            }
        }
        self.end_turn(true, events);
    }

    /// free of charge.
    pub(crate) fn play_move(&mut self, seat: Seat, from: Place, to: Place, events: &mut impl Sink<Event>) {
        let (Some(start), Some(end)) = (self.board.cell(from), self.board.cell(to)) else { return };
        if let Some(noble) = self.site.take_noble(start) {
            self.site.put_noble(seat, noble.rank, end);
            events.tell(|| Event::Moved { seat, rank: noble.rank, from, to });
        }
        self.end_turn(true, events);
    }

    /// free of charge.
    pub(crate) fn play_trade(&mut self, seat: Seat, from: Place, to: Place, events: &mut impl Sink<Event>) {
        let (Some(one), Some(other)) = (self.board.cell(from), self.board.cell(to)) else { return };
        if let (Some(first), Some(second)) = (self.site.take_noble(one), self.site.take_noble(other)) {
            self.site.put_noble(seat, second.rank, one);
            self.site.put_noble(seat, first.rank, other);
            let (grande_at, baron_at) = if second.rank == Rank::Grande { (from, to) } else { (to, from) };
            events.tell(|| Event::Traded { seat, grande_at, baron_at });
        }
        self.end_turn(true, events);
    }

    /// C-16, C-29, A-10: tells of an own noble that a new piece lifted.
    pub(crate) fn tell_lifted(&self, seat: Seat, cell: Cell, events: &mut impl Sink<Event>) {
        if self.site.nobles(seat).contains(cell) {
            let (rank, level) = (self.site.rank(cell), self.site.height(cell));
            events.tell(|| Event::Lifted { seat, rank, at: self.board.place(cell), level });
        }
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
