//! The contract of the table, answered by the modules of the rules.

use std::ops::RangeInclusive;

use tabletop::{
    Care, Deal, Explanation, Game, Rng, Seat, SeatSet, SetupError, Silent, Sink, Status, Viewer, Vocabulary,
};

use crate::moves::Groups;
use crate::{Event, Move, Options, Refusal, Remark, Salamanca, Step, View};

impl Game for Salamanca {
    const NAME: &'static str = "salamanca";
    const TITLE: &'static str = "Salamanca";
    const AUTHOR: &'static str = "Stefan Dorra";
    const RULES_VERSION: u32 = 1;
    const SEATS: RangeInclusive<u8> = 2..=5;

    type Options = Options;
    type Move = Move;
    type Event = Event;
    type View = View;

    fn start(seats: u8, options: &Options, deal: Deal) -> Result<Self, SetupError> {
        Self::set_up(seats, options, deal, &mut Silent)
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn options(&self) -> Options {
        Options { open_money: self.open_money, edition: self.edition.text().map(str::to_owned) }
    }

    fn status(&self) -> Status {
        match self.step {
            Step::Finished => Status::Finished(self.outcome()),
            _ => Status::Waiting(self.waiting()),
        }
    }

    fn legal_moves(&self, seat: Seat, out: &mut Vec<Move>) {
        self.legal_moves_now(seat).list(out);
    }

    fn random_move(&self, seat: Seat, rng: &mut Rng, _buffer: &mut Vec<Move>) -> Option<Move> {
        self.legal_moves_now(seat).draw(rng)
    }

    fn play(&mut self, seat: Seat, mv: &Move, events: &mut impl Sink<Event>) {
        match *mv {
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

    fn why_not(&self, seat: Seat, mv: &Move) -> Result<(), tabletop::Refusal> {
        self.why_not_now(seat, *mv).map_err(Into::into)
    }

    fn view(&self, viewer: Viewer) -> View {
        self.show(viewer)
    }

    fn redeal_hidden(&self, viewer: Viewer, rng: &mut Rng) -> Self {
        self.redeal(viewer, rng)
    }

    fn explain(&self, _viewer: Viewer, place: &str) -> Option<Explanation> {
        self.explain_place(place)
    }

    fn moves_about(&self, seat: Seat, thing: &str) -> Vec<Move> {
        self.moves_about_thing(seat, thing)
    }

    fn care(mv: &Move) -> Care {
        match mv {
            // Cards are shown, seen or given away for good, and a sale takes tiles off the board.
            Move::Card { .. }
            | Move::Cards { .. }
            | Move::Sell { .. }
            | Move::Look { .. }
            | Move::Swap { .. } => Care::Confirmed,
            // These mostly end the turn.
            Move::Conde { .. } | Move::Plague { .. } => Care::Aimed,
            _ => Care::Free,
        }
    }
}

impl Salamanca {
    pub(crate) fn waiting(&self) -> SeatSet {
        match self.step {
            Step::Finished => SeatSet::EMPTY,
            Step::PlayCards if self.seats == 2 => self.still_choosing(),
            Step::PlayCards => SeatSet::only(self.next_to_play()),
            Step::Turn | Step::Swap => SeatSet::only(self.card_on_turn().seat),
        }
    }

    fn legal_moves_now(&self, seat: Seat) -> Groups {
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

    fn why_not_now(&self, seat: Seat, mv: Move) -> Result<(), Refusal> {
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
}

impl Vocabulary for Salamanca {
    type Refusal = Refusal;
    type Remark = Remark;
}
