//! Course of the game: first, if wanted, a withdrawal; then exactly one action; after a build, nobles.
//!
//! Withdrawals stand beside the actions, so that nobody has to decline one.

use castle_box::{CellSet, Field, Place, Rank};
use tabletop::{Rng, Seat, SeatSet, Sink};

use crate::{BigBoss, EndReason, Event, Move, Refusal, Step};

impl BigBoss {
    /// C-8: what the seat on turn may do at this step.
    pub(crate) fn legal_moves_now(&self, out: &mut Vec<Move>) {
        match self.step {
            Step::Turn | Step::Action => self.actions().list(out),
            Step::Keep { card } => out.extend(self.list_keep(card).map(|flag| Move::Keep { flag })),
            Step::Crest => out.extend(self.list_crest().map(|villa| Move::Crest { villa })),
            Step::Nobles { .. } => self.list_place().list(out),
            Step::Finished(_) => {}
        }
    }

    /// Draws one of these moves. The many ways to act need not be listed for that.
    pub(crate) fn draw_now(&self, rng: &mut Rng, buffer: &mut Vec<Move>) -> Option<Move> {
        match self.step {
            Step::Turn | Step::Action => self.actions().draw(rng),
            Step::Nobles { .. } => Some(self.list_place().draw(rng)),
            Step::Keep { .. } | Step::Crest | Step::Finished(_) => {
                buffer.clear();
                self.legal_moves_now(buffer);
                tabletop::Random::pick(rng, buffer).copied()
            }
        }
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
            Move::Keep { flag } => self.play_keep(seat, flag, events),
            Move::Crest { villa } => self.play_crest(villa, events),
            Move::Baron { at } => self.play_place(seat, Rank::Baron, at, events),
            Move::Grande { at } => self.play_place(seat, Rank::Grande, at, events),
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
            Move::Found { card, first, last } => self.why_not_found(seat, card, first, last),
            Move::Build { card } => self.why_not_build(seat, card),
            Move::Tower { at } => self.why_not_tower(seat, at),
            Move::Keep { flag } => self.why_not_keep(flag),
            Move::Crest { villa } => self.why_not_crest(villa),
            Move::Baron { at } => self.why_not_place(seat, Rank::Baron, at),
            Move::Grande { at } => self.why_not_place(seat, Rank::Grande, at),
            Move::Done => self.why_not_done(),
            Move::Pass => self.why_not_pass(seat),
        }
    }

    /// C-8: each kind of move has its step.
    fn why_not_step(&self, mv: Move) -> Result<(), Refusal> {
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
            (Step::Finished(_), _) => Refusal::GameOver,
            (Step::Keep { card }, _) => Refusal::CastleFirst { card },
            (Step::Crest, _) => Refusal::CrestFirst,
            (_, Move::Keep { .. }) => Refusal::NoMerger,
            (_, Move::Crest { .. }) => Refusal::NoCrestToGive,
            (Step::Nobles { .. }, _) => Refusal::NoblesFirst,
            (Step::Action, Move::Withdraw { .. }) => Refusal::WithdrawnAlready,
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
}

/// C-1: in this game everything stands on fields; open ground stays open.
pub(crate) fn field(place: Place) -> Result<Field, Refusal> {
    place.field().ok_or(Refusal::NoField { at: place })
}
