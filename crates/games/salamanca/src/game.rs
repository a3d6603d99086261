//! The contract of the table, answered by the modules of the rules.

use std::ops::RangeInclusive;

use tabletop::{
    Deal, Explanation, Game, Refusal, Rng, Seat, SeatSet, SetupError, Silent, Sink, Status, Viewer,
};

use crate::moves::Groups;
use crate::{Event, Move, Options, Salamanca, Step, View};

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
        self.groups(seat).list(out);
    }

    fn random_move(&self, seat: Seat, rng: &mut Rng, _buffer: &mut Vec<Move>) -> Option<Move> {
        self.groups(seat).draw(rng)
    }

    fn play(&mut self, seat: Seat, mv: &Move, events: &mut impl Sink<Event>) {
        match *mv {
            Move::Card { card } => self.play_card(seat, card, events),
            Move::Cards { card, second } => self.choose_two(seat, [card, second], events),
            Move::Take { space } => self.take(seat, space, events),
            Move::Lay { tile, cell } => self.lay(seat, tile, cell, events),
            Move::Claim { cell } => self.claim(seat, cell, events),
            Move::Sell { cell } => self.sell(seat, cell, events),
            Move::Conde { cell } => self.set_conde(seat, cell, events),
            Move::Plague { cell } => self.set_plague(seat, cell, events),
            Move::Look { other } => self.look(seat, other, events),
            Move::Swap { take, give } => self.swap(seat, take, give, events),
            Move::End => self.end_turn(events),
            Move::Pass => self.pass(seat, events),
        }
    }

    fn why_not(&self, seat: Seat, mv: &Move) -> Result<(), Refusal> {
        self.why_not_waited_for(seat)?;
        match (self.step, mv) {
            (Step::Finished, _) => Err(Refusal::new("S-19", "game-over")),
            (Step::Turn, mv) => self.why_not_in_turn(seat, *mv),
            (Step::Swap, mv) => self.why_not_in_swap(seat, *mv),
            (Step::PlayCards, Move::Card { card }) if self.seats > 2 => self.why_not_card(seat, *card),
            (Step::PlayCards, Move::Cards { card, second }) if self.seats == 2 => {
                self.why_not_two_cards(seat, [*card, *second])
            }
            (Step::PlayCards, _) if self.seats == 2 => Err(Refusal::new("S-27", "choose-cards-first")),
            (Step::PlayCards, _) => Err(Refusal::new("S-14", "play-card-first")),
        }
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

    fn groups(&self, seat: Seat) -> Groups {
        let mut moves = Groups::default();
        if !self.waiting().contains(seat) {
            return moves;
        }
        match self.step {
            Step::PlayCards if self.seats == 2 => self.two_card_moves(seat, &mut moves),
            Step::PlayCards => self.card_moves(seat, &mut moves),
            Step::Turn => self.turn_moves(seat, &mut moves),
            Step::Swap => self.swap_moves(seat, &mut moves),
            Step::Finished => {}
        }
        moves
    }

    /// S-14, S-16, S-27: whose decision it is.
    fn why_not_waited_for(&self, seat: Seat) -> Result<(), Refusal> {
        let waiting = self.waiting();
        if waiting.contains(seat) {
            return Ok(());
        }
        match (self.step, waiting.first()) {
            (Step::PlayCards, Some(_)) if self.seats == 2 && seat.index() < 2 => {
                Err(Refusal::new("S-27", "already-chosen"))
            }
            (Step::PlayCards, Some(other)) => Err(Refusal::new("S-14", "not-your-card").with("other", other)),
            (_, Some(other)) => Err(Refusal::new("S-16", "not-your-turn").with("other", other)),
            (_, None) => Err(Refusal::new("S-19", "game-over")),
        }
    }
}
