//! A turn: first, if wanted, a withdrawal; then exactly one action; after a build, nobles.

use castle_box::{CellSet, Field};
use tabletop::{Refusal, Seat, SeatSet, Sink, Value};

use crate::{Alcazar, EndReason, Event, Move, Step};

/// What a noble must cover before anything is done: see [`crate::stuck`].
pub(crate) use crate::stuck::Plight;

impl Alcazar {
    /// C-8: what the seat on turn may do at this step.
    pub(crate) fn moves(&self, out: &mut Vec<Move>) {
        let seat = self.turn;
        match self.step {
            Step::Turn => match self.plight(seat) {
                Plight::None => {
                    self.withdrawals(seat, out);
                    self.actions(seat, out);
                }
                Plight::NoCards => {
                    self.withdrawals(seat, out);
                    self.bridges(seat, out);
                    out.push(Move::Pass);
                }
                Plight::MustWithdraw { price } => self.withdrawals_that_pay(seat, price, out),
                Plight::NoAction => {
                    self.withdrawals(seat, out);
                    out.push(Move::Pass);
                }
            },
            Step::Action => {
                self.actions(seat, out);
                if self.has_no_cards_ever(seat) {
                    out.push(Move::Pass);
                }
            }
            Step::Purchase => self.purchases(seat, out),
            Step::Crest => self.waiting_villas(out),
            Step::Nobles { left: _, is_founding } => {
                self.placements(seat, out);
                if !is_founding {
                    self.relocations(seat, out);
                }
                out.push(Move::Done);
            }
            Step::Finished(_) => {}
        }
    }

    /// C-8: buy a card or build.
    fn actions(&self, seat: Seat, out: &mut Vec<Move>) {
        self.purchases(seat, out);
        self.foundings(seat, out);
        self.builds(seat, out);
        self.towers(seat, out);
        self.bridges(seat, out);
    }

    /// C-8: whether there is anything to do but withdraw.
    pub(crate) fn has_action(&self, seat: Seat) -> bool {
        !self.cards.hand(seat).is_empty()
            || self.cheapest_card().is_some_and(|price| price <= self.money(seat))
            || self.has_tower_place(seat)
            || self.has_bridge(seat)
    }

    pub(crate) fn play_move(&mut self, mv: Move, events: &mut impl Sink<Event>) {
        let seat = self.turn;
        match mv {
            Move::Withdraw { at } => self.withdraw(seat, at, events),
            Move::BuyOpen { card } => self.buy_open(seat, card, events),
            Move::BuyPile => self.buy_pile(seat, events),
            Move::BuyTower => self.buy_tower(seat, events),
            Move::Found { card, first, .. } => self.found(seat, card, first, events),
            Move::Build { card } => self.build(seat, card, events),
            Move::Tower { at } => self.build_tower(seat, at, events),
            Move::Bridge { from, to } => self.build_bridge(seat, from, to, events),
            Move::Crest { villa } => self.give_crest(villa, events),
            Move::Baron { at } => self.place(seat, castle_box::Rank::Baron, at, events),
            Move::Grande { at } => self.place(seat, castle_box::Rank::Grande, at, events),
            Move::Move { from, to } => self.relocate(seat, from, to, events),
            Move::Trade { from, to } => self.trade(seat, from, to, events),
            Move::Done => self.end_turn(true, events),
            Move::Pass => self.pass(seat, events),
        }
    }

    /// C-8: why the seat on turn may not do this now.
    pub(crate) fn refuse(&self, mv: Move) -> Result<(), Refusal> {
        let seat = self.turn;
        self.refuse_step(mv)?;
        match mv {
            Move::Withdraw { at } => self.may_withdraw(seat, at),
            Move::BuyOpen { card } => self.may_buy_open(seat, card),
            Move::BuyPile => self.may_buy_pile(seat),
            Move::BuyTower => self.may_buy_tower(seat),
            Move::Found { card, first, .. } => self.may_found(seat, card, first),
            Move::Build { card } => self.has_card(seat, card),
            Move::Tower { at } => self.may_build_tower(seat, at),
            Move::Bridge { from, to } => self.may_build_bridge(seat, from, to),
            Move::Crest { villa } => self.may_give_crest(villa),
            Move::Baron { at } => self.may_place(seat, castle_box::Rank::Baron, at),
            Move::Grande { at } => self.may_place(seat, castle_box::Rank::Grande, at),
            Move::Move { from, to } => self.may_relocate(seat, from, to),
            Move::Trade { from, to } => self.may_trade(seat, from, to),
            Move::Done => Ok(()),
            Move::Pass => self.may_pass(seat),
        }
    }

    /// C-8: each kind of move has its step.
    fn refuse_step(&self, mv: Move) -> Result<(), Refusal> {
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
            (Step::Finished(_), _) => Refusal::new("C-26", "game-over"),
            (Step::Crest, _) => Refusal::new("C-17", "crest-first"),
            (Step::Nobles { .. }, Move::Crest { .. }) | (_, Move::Crest { .. }) => {
                Refusal::new("C-17", "no-crest-to-give")
            }
            (Step::Nobles { .. }, _) => Refusal::new("C-8", "nobles-first"),
            (Step::Action | Step::Purchase, Move::Withdraw { .. }) => {
                Refusal::new("C-8", "withdrawn-already")
            }
            (
                Step::Purchase,
                Move::Found { .. }
                | Move::Build { .. }
                | Move::Tower { .. }
                | Move::Bridge { .. }
                | Move::Pass,
            ) => Refusal::new("C-27", "must-buy"),
            _ => Refusal::new("C-18", "build-first"),
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

    /// C-10: only a card in hand can be played.
    pub(crate) fn has_card(&self, seat: Seat, card: Field) -> Result<(), Refusal> {
        if self.cards.has(seat, card) {
            Ok(())
        } else {
            Err(Refusal::new("C-10", "card-not-in-hand").with("card", card))
        }
    }

    /// C-1: the cell of a place in notation.
    pub(crate) fn cell(&self, place: castle_box::Place) -> Result<castle_box::Cell, Refusal> {
        let none = || Refusal::new("C-1", "no-such-place").with("at", Value::text(place));
        self.board.cell(place).ok_or_else(none)
    }
}
