//! Toledo as the contract wants a game.

use std::ops::RangeInclusive;

use tabletop::{Care, Deal, Explanation, Game, Rng, Seat, SetupError, Sink, Status, Viewer, Vocabulary};

use crate::event::Event;
use crate::explain::Remark;
use crate::moves::Move;
use crate::refusal::Refusal;
use crate::setup::{MOST_SEATS, Options};
use crate::state::Toledo;
use crate::view::View;

impl Game for Toledo {
    const NAME: &'static str = "toledo";
    const TITLE: &'static str = "Toledo";
    const AUTHOR: &'static str = "Martin Wallace";
    const RULES_VERSION: u32 = 1;
    /// T-7.
    const SEATS: RangeInclusive<u8> = 2..=MOST_SEATS as u8;

    type Options = Options;
    type Move = Move;
    type Event = Event;
    type View = View;

    fn start(seats: u8, options: &Options, deal: Deal) -> Result<Self, SetupError> {
        Self::set_up(seats, options, deal)
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn options(&self) -> Options {
        Options { edition: self.edition.source.clone() }
    }

    fn status(&self) -> Status {
        self.whom()
    }

    fn legal_moves(&self, seat: Seat, out: &mut Vec<Move>) {
        if seat == self.turn {
            self.legal_moves_now(out);
        }
    }

    fn random_move(&self, seat: Seat, rng: &mut Rng, buffer: &mut Vec<Move>) -> Option<Move> {
        if seat == self.turn { self.draw_move(rng, buffer) } else { None }
    }

    fn random_moves(
        &self,
        seat: Seat,
        count: u32,
        rng: &mut Rng,
        buffer: &mut Vec<Move>,
        out: &mut Vec<Move>,
    ) {
        if seat == self.turn {
            self.draw_moves(count, rng, buffer, out);
        }
    }

    fn play(&mut self, _seat: Seat, mv: &Move, events: &mut impl Sink<Event>) {
        self.play_now(*mv, events);
    }

    fn why_not(&self, seat: Seat, mv: &Move) -> Result<(), tabletop::Refusal> {
        self.why_not_now(seat, *mv).map_err(Into::into)
    }

    fn view(&self, viewer: Viewer) -> View {
        self.view_for(viewer)
    }

    fn redeal_hidden(&self, viewer: Viewer, rng: &mut Rng) -> Self {
        self.redealt(viewer, rng)
    }

    fn explain(&self, viewer: Viewer, place: &str) -> Option<Explanation> {
        self.explain_place(viewer, place)
    }

    fn moves_about(&self, seat: Seat, thing: &str) -> Vec<Move> {
        self.moves_about_thing(seat, thing)
    }

    fn care(mv: &Move) -> Care {
        if matches!(mv, Move::Home { .. } | Move::Challenge { .. }) { Care::Confirmed } else { Care::Free }
    }
}

impl Vocabulary for Toledo {
    type Refusal = Refusal;
    type Remark = Remark;
}
