//! Nobles that leave the board: withdrawn by their owner, or beaten by another player.

use castle_box::{Cell, CellSet, Place, Real};
use tabletop::{Seat, Sink};

use crate::{BigBoss, Event, Refusal, Step, turn};

impl BigBoss {
    /// C-20: the value of the building for a baron, twice that for a grande.
    #[inline]
    pub(crate) fn withdrawal_pay(&self, cell: Cell) -> Real {
        self.value_at(cell) * self.site.rank(cell).times()
    }

    /// C-20, C-27: any own noble; who can do nothing else withdraws one that helps.
    #[inline]
    pub(crate) fn list_withdraw(&self, seat: Seat, may_act: bool) -> CellSet {
        if may_act { self.site.nobles(seat) } else { self.withdrawals_when_stuck(seat) }
    }

    /// C-8, C-20, C-27: whether the seat on turn can withdraw a noble now.
    pub(crate) fn may_withdraw(&self) -> bool {
        let seat = self.turn;
        self.step == Step::Turn && !self.list_withdraw(seat, self.has_action(seat)).is_empty()
    }

    /// C-20, C-27.
    pub(crate) fn why_not_withdraw(&self, seat: Seat, at: Place) -> Result<(), Refusal> {
        let cell = turn::field(at)?.cell();
        if !self.site.nobles(seat).contains(cell) {
            return Err(Refusal::NoOwnNoble { at });
        }
        if self.has_action(seat) || self.withdrawals_when_stuck(seat).contains(cell) {
            return Ok(());
        }
        let price = self.cheapest_card().unwrap_or(Real(0));
        let amount = self.withdrawal_pay(cell);
        Err(Refusal::WithdrawalPaysTooLittle { at, amount, price })
    }

    /// C-20, C-27: the building keeps its value. After it comes the action; where none is left, the turn ends, and in the
    /// turn of passing with it the seat's part in the game.
    pub(crate) fn play_withdraw(&mut self, seat: Seat, at: Place, events: &mut impl Sink<Event>) {
        let Some(field) = at.field() else { return };
        let amount = self.withdrawal_pay(field.cell());
        if let Some(noble) = self.site.take_noble(field.cell()) {
            self.money[seat.index()] += amount;
            events.tell(|| Event::Withdrawn { seat, rank: noble.rank, at, amount });
        }
        if self.has_action(seat) {
            self.step = Step::Action;
        } else {
            self.end_without_action(seat, true, events);
        }
    }

    /// C-21: another player's noble goes back to its owner, who is paid as for withdrawing from a building of this value.
    pub(crate) fn beat(&mut self, seat: Seat, cell: Cell, value: Real, events: &mut impl Sink<Event>) {
        if let Some(noble) = self.site.take_noble(cell) {
            let amount = value * noble.rank.times();
            self.money[noble.seat.index()] += amount;
            let (other, rank, at) = (noble.seat, noble.rank, self.board.place(cell));
            events.tell(|| Event::Beaten { seat, other, rank, at, amount });
        }
    }
}
