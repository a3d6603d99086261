//! The contract of the table, answered by the modules of the rules.

use std::ops::RangeInclusive;

use tabletop::{
    Care, Deal, Explanation, Game, Line, Rng, Seat, SetupError, Silent, Sink, Status, Viewer, Vocabulary,
};

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
        self.play_now(seat, *mv, events);
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

    fn worth_after(&self, seat: Seat, mv: &Move) -> Vec<Line> {
        self.areas_after(seat, *mv)
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

impl Vocabulary for Salamanca {
    type Refusal = Refusal;
    type Remark = Remark;
}
