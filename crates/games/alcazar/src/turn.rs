//! A turn: first, if wanted, a withdrawal; then exactly one action; after a build, nobles.

use castle_box::CellSet;
use tabletop::{Seat, SeatSet, Sink};

use crate::{Alcazar, EndReason, Event, Move, Refusal, Step};

/// What a noble must cover before anything is done: see [`crate::stuck`].
pub(crate) use crate::stuck::Plight;

impl Alcazar {
    /// C-8: what the seat on turn may do at this step.
    pub(crate) fn legal_moves_now(&self, out: &mut Vec<Move>) {
        let seat = self.turn;
        match self.step {
            Step::Turn => match self.plight(seat) {
                Plight::None => {
                    self.list_withdraw(seat, out);
                    self.actions(seat, out);
                }
                Plight::NoCards => {
                    self.list_withdraw(seat, out);
                    self.list_bridge(seat, out);
                    Self::list_pass(out);
                }
                Plight::MustWithdraw { price } => self.list_withdraw_that_pays(seat, price, out),
                Plight::NoAction => {
                    self.list_withdraw(seat, out);
                    Self::list_pass(out);
                }
            },
            Step::Action => {
                self.actions(seat, out);
                if self.has_no_cards_ever(seat) {
                    Self::list_pass(out);
                }
            }
            Step::Purchase => self.list_buy(seat, out),
            Step::Crest => self.list_crest(out),
            Step::Nobles { left: _, is_founding } => {
                self.list_place(seat, out);
                if !is_founding {
                    self.list_move(seat, out);
                    self.list_trade(seat, out);
                }
                Self::list_done(out);
            }
            Step::Finished(_) => {}
        }
    }

    /// C-8: buy a card or build.
    fn actions(&self, seat: Seat, out: &mut Vec<Move>) {
        self.list_buy(seat, out);
        self.list_found(seat, out);
        self.list_build(seat, out);
        self.list_tower(seat, out);
        self.list_bridge(seat, out);
    }

    /// C-8: whether there is anything to do but withdraw.
    pub(crate) fn has_action(&self, seat: Seat) -> bool {
        !self.cards.hand(seat).is_empty()
            || self.cheapest_card().is_some_and(|price| price <= self.money(seat))
            || self.has_tower_place(seat)
            || self.has_bridge(seat)
    }

    pub(crate) fn play_now(&mut self, mv: Move, events: &mut impl Sink<Event>) {
        let seat = self.turn;
        match mv {
            Move::Withdraw { at } => self.play_withdraw(seat, at, events),
            Move::BuyOpen { card } => self.play_buy_open(seat, card, events),
            Move::BuyPile => self.play_buy_pile(seat, events),
            Move::BuyTower => self.play_buy_tower(seat, events),
            Move::Found { card, first, .. } => self.play_found(seat, card, first, events),
            Move::Build { card } => self.play_build(seat, card, events),
            Move::Tower { at } => self.play_tower(seat, at, events),
            Move::Bridge { from, to } => self.play_bridge(seat, from, to, events),
            Move::Crest { villa } => self.play_crest(villa, events),
            Move::Baron { at } => self.play_place(seat, castle_box::Rank::Baron, at, events),
            Move::Grande { at } => self.play_place(seat, castle_box::Rank::Grande, at, events),
            Move::Move { from, to } => self.play_move(seat, from, to, events),
            Move::Trade { from, to } => self.play_trade(seat, from, to, events),
            Move::Done => self.play_done(events),
            Move::Pass => self.play_pass(seat, events),
        }
    }

    /// C-8, C-26: why a seat may not do this now.
    pub(crate) fn why_not_now(&self, seat: Seat, mv: Move) -> Result<(), Refusal> {
        if matches!(self.step, Step::Finished(_)) {
            return Err(Refusal::GameOver);
        }
        if seat != self.turn {
            return Err(Refusal::NotYourTurn { other: self.turn });
        }
        self.why_not_step(mv)?;
        match mv {
            Move::Withdraw { at } => self.why_not_withdraw(seat, at),
            Move::BuyOpen { card } => self.why_not_buy_open(seat, card),
            Move::BuyPile => self.why_not_buy_pile(seat),
            Move::BuyTower => self.why_not_buy_tower(seat),
            Move::Found { card, first, .. } => self.why_not_found(seat, card, first),
            Move::Build { card } => self.why_not_build(seat, card),
            Move::Tower { at } => self.why_not_tower(seat, at),
            Move::Bridge { from, to } => self.why_not_bridge(seat, from, to),
            Move::Crest { villa } => self.why_not_crest(villa),
            Move::Baron { at } => self.why_not_place(seat, castle_box::Rank::Baron, at),
            Move::Grande { at } => self.why_not_place(seat, castle_box::Rank::Grande, at),
            Move::Move { from, to } => self.why_not_move(seat, from, to),
            Move::Trade { from, to } => self.why_not_trade(seat, from, to),
            Move::Done => self.why_not_done(),
            Move::Pass => self.why_not_pass(seat),
        }
    }

    /// C-8: each kind of move has its step.
    fn why_not_step(&self, mv: Move) -> Result<(), Refusal> {
        let wanted = match mv {
            Move::Withdraw { .. } => matches!(self.step, Step::Turn),
            Move::Crest { .. } => matches!(self.step, Step::Crest),
            Move::Baron { .. }
            | Move::Grande { .. }
            | Move::Move { .. }
            | Move::Trade { .. }
            | Move::Done => {
                matches!(self.step, Step::Nobles { .. })
            }
            Move::BuyOpen { .. } | Move::BuyPile | Move::BuyTower => {
                matches!(self.step, Step::Turn | Step::Action | Step::Purchase)
            }
            Move::Found { .. }
            | Move::Build { .. }
            | Move::Tower { .. }
            | Move::Bridge { .. }
            | Move::Pass => {
                matches!(self.step, Step::Turn | Step::Action)
            }
        };
        if wanted {
            return Ok(());
        }
        Err(match (self.step, mv) {
            (Step::Finished(_), _) => Refusal::GameOver,
            (Step::Crest, _) => Refusal::CrestFirst,
            (Step::Nobles { .. }, Move::Crest { .. }) | (_, Move::Crest { .. }) => Refusal::NoCrestToGive,
            (Step::Nobles { .. }, _) => Refusal::NoblesFirst,
            (Step::Action | Step::Purchase, Move::Withdraw { .. }) => Refusal::WithdrawnAlready,
            (
                Step::Purchase,
                Move::Found { .. }
                | Move::Build { .. }
                | Move::Tower { .. }
                | Move::Bridge { .. }
                | Move::Pass,
            ) => Refusal::MustBuy,
            _ => Refusal::BuildFirst,
        })
    }

    /// C-8, C-26: the turn is over; the next seat that is still in the game follows, unless this was the last turn.
    pub(crate) fn end_turn(&mut self, was_active: bool, events: &mut impl Sink<Event>) {
        self.fresh = CellSet::EMPTY;
        if was_active {
            self.idle = SeatSet::EMPTY;
        } else if !self.out.contains(self.turn) {
            self.idle.insert(self.turn);
        }
        if let Some(reason) = self.end_reason() {
            self.finish(reason, events);
            return;
        }
        self.step = Step::Turn;
        loop {
            self.turn = self.turn.next(self.seats);
            if !self.out.contains(self.turn) {
                return;
            }
        }
    }

    /// C-26, A-12.
    fn end_reason(&self) -> Option<EndReason> {
        if self.site.stones_left() == 0 {
            return Some(EndReason::LastStone);
        }
        if self.site.spans_left() == 0 {
            return Some(EndReason::LastBridge);
        }
        if self.out == SeatSet::all(self.seats) {
            return Some(EndReason::AllOut);
        }
        if self.idle.is_empty() {
            return None;
        }
        let waits = |seat: &Seat| !self.out.contains(*seat) && !self.idle.contains(*seat);
        if Seat::all(self.seats).any(|seat| waits(&seat)) { None } else { Some(EndReason::NobodyActs) }
    }

    /// C-1: the cell of a place in notation.
    pub(crate) fn cell(&self, place: castle_box::Place) -> Result<castle_box::Cell, Refusal> {
        self.board.cell(place).ok_or(Refusal::NoSuchPlace { at: place })
    }
}
