//! Course of the game: first, if wanted, a withdrawal; then exactly one action; after a build, nobles.
//!
//! Withdrawals stand beside the actions, so that nobody has to decline one.

use castle_box::{CellSet, Field, Place, Rank};
use tabletop::{Refusal, Rng, Seat, SeatSet, Sink, Value};

use crate::{BigBoss, EndReason, Event, Move, Step};

impl BigBoss {
    /// C-8: what the seat on turn may do at this step.
    pub(crate) fn moves(&self, out: &mut Vec<Move>) {
        match self.step {
            Step::Turn | Step::Action => self.actions().list(out),
            Step::Keep { card } => out.extend(self.merging_flags(card).map(|flag| Move::Keep { flag })),
            Step::Crest => out.extend(self.waiting().map(|id| Move::Crest { villa: id.lowest_field() })),
            Step::Nobles { .. } => self.placements().list(out),
            Step::Finished(_) => {}
        }
    }

    /// Draws one of these moves. The many ways to act need not be listed for that.
    pub(crate) fn draw(&self, rng: &mut Rng, buffer: &mut Vec<Move>) -> Option<Move> {
        match self.step {
            Step::Turn | Step::Action => self.actions().draw(rng),
            Step::Nobles { .. } => Some(self.placements().draw(rng)),
            Step::Keep { .. } | Step::Crest | Step::Finished(_) => {
                buffer.clear();
                self.moves(buffer);
                tabletop::Random::pick(rng, buffer).copied()
            }
        }
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
            Move::Keep { flag } => self.keep(seat, flag, events),
            Move::Crest { villa } => self.give_crest(villa, events),
            Move::Baron { at } => self.place(seat, Rank::Baron, at, events),
            Move::Grande { at } => self.place(seat, Rank::Grande, at, events),
            Move::Done => self.end_turn(true, events),
            Move::Pass => self.end_without_action(seat, false, events),
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
            Move::Found { card, first, last } => self.may_found(seat, card, first, last),
            Move::Build { card } => self.has_card(seat, card),
            Move::Tower { at } => self.may_build_tower(seat, at),
            Move::Keep { flag } => self.may_keep(flag),
            Move::Crest { villa } => self.may_give_crest(villa),
            Move::Baron { at } => self.may_place(seat, Rank::Baron, at),
            Move::Grande { at } => self.may_place(seat, Rank::Grande, at),
            Move::Done => Ok(()),
            Move::Pass => self.may_pass(seat),
        }
    }

    /// C-8: each kind of move has its step.
    fn refuse_step(&self, mv: Move) -> Result<(), Refusal> {
        let wanted = match mv {
            Move::Withdraw { .. } => matches!(self.step, Step::Turn),
            Move::Keep { .. } => matches!(self.step, Step::Keep { .. }),
            Move::Crest { .. } => matches!(self.step, Step::Crest),
            Move::Baron { .. } | Move::Grande { .. } | Move::Done => matches!(self.step, Step::Nobles { .. }),
            _ => matches!(self.step, Step::Turn | Step::Action),
        };
        if wanted {
            return Ok(());
        }
        Err(match (self.step, mv) {
            (Step::Finished(_), _) => Refusal::new("C-26", "game-over"),
            (Step::Keep { card }, _) => Refusal::new("C-25", "castle-first").with("card", card),
            (Step::Crest, _) => Refusal::new("C-17", "crest-first"),
            (_, Move::Keep { .. }) => Refusal::new("C-25", "no-merger"),
            (_, Move::Crest { .. }) => Refusal::new("C-17", "no-crest-to-give"),
            (Step::Nobles { .. }, _) => Refusal::new("C-8", "nobles-first"),
            (Step::Action, Move::Withdraw { .. }) => Refusal::new("C-8", "withdrawn-already"),
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

    /// C-26: no stone is left, or everybody is out, or all who are in have ended their turns with nothing done.
    fn end_reason(&self) -> Option<EndReason> {
        if self.site.stones_left() == 0 {
            return Some(EndReason::LastStone);
        }
        if self.out == SeatSet::all(self.seats) {
            return Some(EndReason::AllOut);
        }
        let goes_on = |seat: Seat| !self.out.contains(seat) && !self.idle.contains(seat);
        if Seat::all(self.seats).any(goes_on) { None } else { Some(EndReason::NobodyActs) }
    }

    /// C-10: only a card in hand can be played.
    pub(crate) fn has_card(&self, seat: Seat, card: Field) -> Result<(), Refusal> {
        if self.cards.has(seat, card) {
            return Ok(());
        }
        Err(Refusal::new("C-10", "card-not-in-hand").with("card", card))
    }
}

/// C-1: in this game everything stands on fields; open ground stays open.
pub(crate) fn field(place: Place) -> Result<Field, Refusal> {
    place.field().ok_or_else(|| Refusal::new("C-1", "no-field").with("at", Value::text(place)))
}
