//! A turn: one of A, B, C or nothing; for whoever acts last C and in addition A or B.

use tabletop::{Seat, SeatSet, Sink};

use crate::moves::{Groups, Kind};
use crate::state::{PlayedCard, TileStack, Turn};
use crate::{Event, Main, Move, Refusal, Salamanca, Step};

impl Salamanca {
    pub(crate) fn waiting(&self) -> SeatSet {
        match self.step {
            Step::Finished => SeatSet::EMPTY,
            Step::PlayCards if self.seats == 2 => self.still_choosing(),
            Step::PlayCards => SeatSet::only(self.next_to_play()),
            Step::Turn | Step::Swap => SeatSet::only(self.card_on_turn().seat),
        }
    }

    /// S-14, S-16: what a seat may do at this step.
    pub(crate) fn legal_moves_now(&self, seat: Seat) -> Groups {
        let mut moves = Groups::default();
        if !self.waiting().contains(seat) {
            return moves;
        }
        match self.step {
            Step::PlayCards if self.seats == 2 => self.list_cards(seat, &mut moves),
            Step::PlayCards => self.list_card(seat, &mut moves),
            Step::Turn => self.list_turn(seat, &mut moves),
            Step::Swap => self.list_swap(seat, &mut moves),
            Step::Finished => {}
        }
        moves
    }

    pub(crate) fn play_now(&mut self, seat: Seat, mv: Move, events: &mut impl Sink<Event>) {
        match mv {
            Move::Card { card } => self.play_card(seat, card, events),
            Move::Cards { card, second } => self.play_cards(seat, [card, second], events),
            Move::Take { space } => self.play_take(seat, space, events),
            Move::Lay { tile, cell } => self.play_lay(seat, tile, cell, events),
            Move::Claim { cell } => self.play_claim(seat, cell, events),
            Move::Sell { cell } => self.play_sell(seat, cell, events),
            Move::Conde { cell } => self.play_conde(seat, cell, events),
            Move::Plague { cell } => self.play_plague(seat, cell, events),
            Move::Look { other } => self.play_look(seat, other, events),
            Move::Swap { take, give } => self.play_swap(seat, take, give, events),
            Move::End => self.play_end(events),
            Move::Pass => self.play_pass(seat, events),
        }
    }

    /// S-14 to S-17: why a seat may not do this now.
    pub(crate) fn why_not_now(&self, seat: Seat, mv: Move) -> Result<(), Refusal> {
        self.why_not_waited_for(seat)?;
        match (self.step, mv) {
            (Step::Finished, _) => Err(Refusal::GameOver),
            (Step::Turn, mv) => self.why_not_turn(seat, mv),
            (Step::Swap, mv) => self.why_not_swap(seat, mv),
            (Step::PlayCards, Move::Card { card }) if self.seats > 2 => self.why_not_card(seat, card),
            (Step::PlayCards, Move::Cards { card, second }) if self.seats == 2 => {
                self.why_not_cards(seat, [card, second])
            }
            (Step::PlayCards, _) if self.seats == 2 => Err(Refusal::ChooseCardsFirst),
            (Step::PlayCards, _) => Err(Refusal::PlayCardFirst),
        }
    }

    /// S-14, S-16, S-27: whose decision it is.
    fn why_not_waited_for(&self, seat: Seat) -> Result<(), Refusal> {
        let waiting = self.waiting();
        if waiting.contains(seat) {
            return Ok(());
        }
        match (self.step, waiting.first()) {
            (Step::PlayCards, Some(_)) if self.seats == 2 && seat.index() < 2 => Err(Refusal::AlreadyChosen),
            (Step::PlayCards, Some(other)) => Err(Refusal::NotYourCard { other }),
            (_, Some(other)) => Err(Refusal::NotYourTurn { other }),
            (_, None) => Err(Refusal::GameOver),
        }
    }

    /// S-16: the card whose turn it is.
    pub(crate) fn card_on_turn(&self) -> PlayedCard {
        self.table().get(self.turn.index as usize).copied().unwrap_or_default()
    }

    /// S-17: whether this is the last turn of the round.
    #[inline]
    pub(crate) fn is_last_turn(&self) -> bool {
        self.turn.index as usize + 1 >= self.table().len()
    }

    /// S-17: whether A or B can still be begun.
    #[inline]
    pub(crate) fn may_begin_main(&self) -> bool {
        self.turn.main == Main::None && (!self.turn.special || self.is_last_turn())
    }

    /// S-17: whether the turn still has room for C, whatever the card.
    #[inline]
    pub(crate) fn may_begin_special(&self) -> bool {
        !self.turn.special && (self.turn.main == Main::None || self.is_last_turn())
    }

    /// S-17: whether nothing was done in this turn.
    #[inline]
    pub(crate) fn is_untouched(&self) -> bool {
        self.turn.main == Main::None && !self.turn.special
    }

    /// S-17, S-25: everything that can be done in the turn now, in any order.
    pub(crate) fn list_turn(&self, seat: Seat, moves: &mut Groups) {
        if self.may_begin_main() {
            self.list_take(moves);
            self.list_conde(seat, moves);
        }
        if self.turn.main == Main::Tiles {
            self.list_lay(moves);
            self.list_claim(seat, moves);
            self.list_sell(seat, moves);
        }
        if self.may_begin_special() {
            self.list_plague(moves);
            self.list_look(seat, moves);
        }
        self.list_pass(moves);
        self.list_end(moves);
    }

    pub(crate) fn why_not_turn(&self, seat: Seat, mv: Move) -> Result<(), Refusal> {
        match mv {
            Move::Take { space } => self.why_not_take(space),
            Move::Lay { tile, cell } => self.why_not_lay(tile, cell),
            Move::Claim { cell } => self.why_not_claim(seat, cell),
            Move::Sell { cell } => self.why_not_sell(seat, cell),
            Move::Conde { cell } => self.why_not_conde(seat, cell),
            Move::Plague { cell } => self.why_not_plague(cell),
            Move::Look { other } => self.why_not_look(seat, other),
            Move::End => self.why_not_end(),
            Move::Pass => self.why_not_pass(),
            Move::Swap { .. } => Err(Refusal::LookFirst),
            Move::Card { .. } | Move::Cards { .. } => Err(Refusal::CardsArePlayed),
        }
    }

    /// S-17: for moves that begin A or B.
    pub(crate) fn why_not_main(&self) -> Result<(), Refusal> {
        match self.turn.main {
            Main::Tiles => Err(Refusal::AlreadyTiles),
            Main::Conde => Err(Refusal::AlreadyConde),
            Main::None if !self.may_begin_main() => Err(Refusal::AlreadySpecial),
            Main::None => Ok(()),
        }
    }

    /// S-17: for moves that are part of A.
    pub(crate) fn why_not_within_tiles(&self) -> Result<(), Refusal> {
        if self.turn.main == Main::Tiles {
            return Ok(());
        }
        self.why_not_main()?;
        Err(Refusal::TakeFirst)
    }

    fn list_end(&self, moves: &mut Groups) {
        if !self.is_untouched() && self.turn.to_lay == 0 {
            moves.add_one(Kind::End);
        }
    }

    fn why_not_end(&self) -> Result<(), Refusal> {
        if self.is_untouched() {
            return Err(Refusal::PassInstead);
        }
        if self.turn.to_lay > 0 {
            return Err(Refusal::TilesToLay { count: self.turn.to_lay });
        }
        Ok(())
    }

    pub(crate) fn play_end(&mut self, events: &mut impl Sink<Event>) {
        self.end_turn(events);
    }

    fn list_pass(&self, moves: &mut Groups) {
        if self.is_untouched() {
            moves.add_one(Kind::Pass);
        }
    }

    fn why_not_pass(&self) -> Result<(), Refusal> {
        if self.is_untouched() { Ok(()) } else { Err(Refusal::EndInstead) }
    }

    pub(crate) fn play_pass(&mut self, seat: Seat, events: &mut impl Sink<Event>) {
        events.tell(|| Event::Passed { seat });
        self.end_turn(events);
    }

    /// S-25: a turn with only B or C ends when nothing is left to choose; with A the player says when.
    pub(crate) fn end_if_nothing_is_left(&mut self, seat: Seat, events: &mut impl Sink<Event>) {
        let something_left = match self.turn.main {
            Main::Tiles => true,
            Main::Conde => self.may_begin_special() && self.has_special_move(),
            Main::None => self.may_begin_main() && self.has_main_move(seat),
        };
        if !something_left {
            self.end_turn(events);
        }
    }

    /// S-17, S-25: whether a move of the turn could be the last of the round. Of a turn with A that is only its end.
    pub fn may_end_round(&self, mv: Move) -> bool {
        self.is_last_turn()
            && match mv {
                Move::Take { .. }
                | Move::Lay { .. }
                | Move::Claim { .. }
                | Move::Sell { .. }
                | Move::Look { .. } => false,
                Move::Conde { .. } => self.turn.special || !self.has_special_move(),
                Move::Plague { .. } | Move::Swap { .. } => match self.turn.main {
                    Main::Tiles => false,
                    Main::Conde => true,
                    Main::None => self.display.iter().all(TileStack::is_empty),
                },
                Move::End | Move::Pass | Move::Card { .. } | Move::Cards { .. } => true,
            }
    }

    pub(crate) fn has_main_move(&self, seat: Seat) -> bool {
        self.display().iter().any(|tiles| !tiles.is_empty()) || !self.conde_targets(seat).is_empty()
    }

    /// S-16: the next card's turn, or the end of the round. S-28: squires freed by sales are ordinary supply from now on,
    /// while the locks last.
    pub(crate) fn end_turn(&mut self, events: &mut impl Sink<Event>) {
        let next = self.turn.index + 1;
        self.turn = Turn::default();
        if (next as usize) < self.table().len() {
            self.turn.index = next;
            self.tell_turn(events);
        } else {
            self.end_round(events);
        }
    }

    pub(crate) fn tell_turn(&self, events: &mut impl Sink<Event>) {
        let PlayedCard { seat, card } = self.card_on_turn();
        let last = self.is_last_turn();
        events.tell(|| Event::TurnStarted { seat, card, last });
    }

    /// S-18, S-19: cards are passed on, the market pays, and the next round begins or the game is over.
    fn end_round(&mut self, events: &mut impl Sink<Event>) {
        self.pass_cards(events);
        self.hold_market(events);
        self.locks = crate::state::Locks::default();
        if self.pile.is_empty() {
            self.finish(events);
        } else {
            self.start_round(events);
        }
    }
}
