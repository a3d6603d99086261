//! The contract, kept: each part is answered by the module that knows.

use std::ops::RangeInclusive;

use tabletop::{Care, Deal, Explanation, Game, Rng, Seat, SetupError, Sink, Status, Viewer, Vocabulary};

use crate::{BigBoss, Event, Move, Options, Refusal, Remark, Step, View, setup, view};

impl Game for BigBoss {
    const NAME: &'static str = "big-boss";
    const TITLE: &'static str = "Das neue Big Boss";
    const AUTHOR: &'static str = "Wolfgang Kramer";
    const RULES_VERSION: u32 = 2;
    /// In version 1 going out with a withdrawal started the count of C-26 anew.
    const EARLIER_RULES: &'static [u32] = &[1];
    /// C-4.
    const SEATS: RangeInclusive<u8> = 2..=5;

    type Options = Options;
    type Move = Move;
    type Event = Event;
    type View = View;

    fn start(seats: u8, options: &Options, deal: Deal) -> Result<Self, SetupError> {
        setup::start(seats, options, deal)
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn options(&self) -> Options {
        Options::of_board(&self.board)
    }

    #[inline]
    fn status(&self) -> Status {
        match self.step {
            Step::Finished(_) => Status::Finished(self.outcome()),
            _ => Status::waiting_for(self.turn),
        }
    }

    fn legal_moves(&self, seat: Seat, out: &mut Vec<Move>) {
        if seat == self.turn {
            self.legal_moves_now(out);
        }
    }

    fn random_move(&self, seat: Seat, rng: &mut Rng, buffer: &mut Vec<Move>) -> Option<Move> {
        if seat == self.turn { self.draw_now(rng, buffer) } else { None }
    }

    fn play(&mut self, seat: Seat, mv: &Move, events: &mut impl Sink<Event>) {
        debug_assert_eq!(seat, self.turn, "only the seat on turn plays");
        self.play_now(*mv, events);
    }

    fn why_not(&self, seat: Seat, mv: &Move) -> Result<(), tabletop::Refusal> {
        self.why_not_now(seat, *mv).map_err(Into::into)
    }

    fn view(&self, viewer: Viewer) -> View {
        view::view(self, viewer)
    }

    fn redeal_hidden(&self, viewer: Viewer, rng: &mut Rng) -> Self {
        let cards = self.cards.redeal(self.seats, viewer, rng);
        Self { cards, deal: Deal::random(rng), ..self.clone() }
    }

    fn explain(&self, _viewer: Viewer, place: &str) -> Option<Explanation> {
        self.explain_place(place)
    }

    fn moves_about(&self, seat: Seat, thing: &str) -> Vec<Move> {
        self.moves_about_thing(seat, thing)
    }

    fn care(mv: &Move) -> Care {
        match mv {
            Move::Withdraw { .. } | Move::BuyOpen { .. } | Move::BuyPile | Move::BuyTower => Care::Confirmed,
            _ => Care::Free,
        }
    }
}

impl Vocabulary for BigBoss {
    type Refusal = Refusal;
    type Remark = Remark;
}
