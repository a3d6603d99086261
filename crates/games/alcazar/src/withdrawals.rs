//! Nobles that leave the board: withdrawn by their owner, or beaten by another player.

use castle_box::{Cell, Place, Real};
use tabletop::{Seat, Sink};

use crate::turn::Plight;
use crate::{Alcazar, Event, Move, Refusal, Step};

impl Alcazar {
    /// C-20: the value of the building for a baron, twice that for a grande.
    #[inline]
    pub(crate) fn withdrawal_pay(&self, cell: Cell) -> Real {
        self.value_at(cell) * self.site.rank(cell).times()
    }

    /// C-8, C-20: any own noble on the board.
    pub(crate) fn list_withdraw(&self, seat: Seat, out: &mut Vec<Move>) {
        out.extend(self.site.nobles(seat).iter().map(|cell| Move::Withdraw { at: self.board.place(cell) }));
    }

    /// C-27: those that make a card of this price affordable.
    pub(crate) fn list_withdraw_that_pays(&self, seat: Seat, price: Real, out: &mut Vec<Move>) {
        let enough = |cell: &Cell| self.withdrawal_pay(*cell) + self.money(seat) >= price;
        let cells = self.site.nobles(seat).iter().filter(enough);
        out.extend(cells.map(|cell| Move::Withdraw { at: self.board.place(cell) }));
    }

    /// C-8, C-20, C-27: whether the seat on turn can withdraw a noble now.
    pub(crate) fn may_withdraw(&self) -> bool {
        let (seat, mut found) = (self.turn, Vec::new());
        if self.step == Step::Turn {
            match self.plight(seat) {
                Plight::MustWithdraw { price } => self.list_withdraw_that_pays(seat, price, &mut found),
                Plight::None | Plight::NoCards | Plight::NoAction => self.list_withdraw(seat, &mut found),
            }
        }
        !found.is_empty()
    }

    /// C-20, C-27.
    pub(crate) fn why_not_withdraw(&self, seat: Seat, at: Place) -> Result<(), Refusal> {
        let cell = self.cell(at)?;
        if !self.site.nobles(seat).contains(cell) {
            return Err(Refusal::NoOwnNoble { at });
        }
        let amount = self.withdrawal_pay(cell);
        match self.plight(seat) {
            Plight::MustWithdraw { price } if amount + self.money(seat) < price => {
                Err(Refusal::WithdrawalPaysTooLittle { at, amount, price })
            }
            _ => Ok(()),
        }
    }

    /// C-20, C-27: after it comes the action; where none is left, the turn ends, and in the turn of passing with it the
    /// seat's part in the game.
    pub(crate) fn play_withdraw(&mut self, seat: Seat, at: Place, events: &mut impl Sink<Event>) {
        let Some(cell) = self.board.cell(at) else { return };
        let must_buy = matches!(self.plight(seat), Plight::MustWithdraw { .. });
        let amount = self.withdrawal_pay(cell);
        if let Some(noble) = self.site.take_noble(cell) {
            self.money[seat.index()] += amount;
            events.tell(|| Event::Withdrawn { seat, rank: noble.rank, at, amount });
        }
        if must_buy {
            self.step = Step::Purchase;
        } else if self.has_action(seat) {
            self.step = Step::Action;
        } else {
            self.end_without_action(seat, true, events);
        }
    }

    /// C-21: another player's noble goes back to its owner, who is paid at the value before this build.
    pub(crate) fn beat(&mut self, seat: Seat, cell: Cell, events: &mut impl Sink<Event>) {
        let amount = self.withdrawal_pay(cell);
        if let Some(noble) = self.site.take_noble(cell) {
            self.money[noble.seat.index()] += amount;
            let (other, rank, at) = (noble.seat, noble.rank, self.board.place(cell));
            events.tell(|| Event::Beaten { seat, other, rank, at, amount });
        }
    }
}
