//! "Spielablauf": whose turn it is, and what can be decided at each step of it.

use tabletop::{Random, Rng, Seat, Sink, Status};

use crate::event::Event;
use crate::move_pawns::Landings;
use crate::moves::Move;
use crate::pieces::{Position, Shop, ShopKind, positions};
use crate::refusal::Refusal;
use crate::state::{Step, Toledo};

impl Toledo {
    pub(crate) fn legal_moves_now(&self, out: &mut Vec<Move>) {
        match self.step {
            Step::Action => {
                Self::list_draw(out);
                self.list_lay(out);
                self.list_home(out);
                self.list_go(out);
            }
            Step::More => {
                self.list_go(out);
                Self::list_end(out);
            }
            Step::Full { field } => {
                self.list_go(out);
                self.list_challenge(field, out);
            }
            Step::Shop { field } => {
                self.list_shop(field, out);
                Self::list_skip(out);
            }
            Step::Take { field } => self.list_take(field, out),
            Step::Gate => {
                self.list_bring(out);
                Self::list_skip(out);
            }
            Step::Over => {}
        }
    }

    pub(crate) fn play_now(&mut self, mv: Move, events: &mut impl Sink<Event>) {
        match mv {
            Move::Draw => self.play_draw(events),
            Move::Lay { kind, circles, field } => self.play_lay(Shop { kind, circles }, field, events),
            Move::Home { field } => self.play_home(field, events),
            Move::Go { value, from } => self.play_go(value, from, events),
            Move::Challenge { other } => self.play_challenge(other, events),
            Move::Use => self.play_use(events),
            Move::Pay { value } => self.play_pay(value, events),
            Move::Sword { points } => self.play_sword(points, events),
            Move::Tile { tile, returned } => self.play_tile(tile, returned, events),
            Move::Bring { points } => self.play_bring(points, events),
            Move::Skip => self.play_skip(events),
            Move::End => self.play_end(events),
        }
    }

    /// Why the seat cannot make the move.
    pub(crate) fn why_not_now(&self, seat: Seat, mv: Move) -> Result<(), Refusal> {
        if self.step == Step::Over {
            return Err(self.not_now());
        }
        if seat != self.turn {
            return Err(Refusal::NotYourTurn { other: self.turn });
        }
        if self.step == Step::Action {
            begins_turn(mv)?;
        }
        match mv {
            Move::Draw => self.why_not_draw(),
            Move::Lay { kind, circles, field } => {
                self.why_not_begin()?;
                self.why_not_lay(Shop { kind, circles }, field)
            }
            Move::Home { field } => {
                self.why_not_begin()?;
                self.why_not_home(field)
            }
            Move::Go { value, from } => match self.step {
                Step::Action | Step::More | Step::Full { .. } => self.why_not_go(value, from),
                _ => Err(self.not_now()),
            },
            Move::Challenge { other } => self.why_not_challenge(other),
            Move::Use => self.why_not_use(),
            Move::Pay { value } => self.why_not_pay(value),
            Move::Sword { points } => self.why_not_sword(points),
            Move::Tile { tile, returned } => self.why_not_tile(tile, returned),
            Move::Bring { points } => self.why_not_bring(points),
            Move::Skip => self.why_not_skip(),
            Move::End => self.why_not_end(),
        }
    }

    fn list_skip(out: &mut Vec<Move>) {
        out.push(Move::Skip);
    }

    /// T-14, T-15: a shop need not be used, and a sword need not be laid.
    fn why_not_skip(&self) -> Result<(), Refusal> {
        match self.step {
            Step::Shop { .. } | Step::Gate => Ok(()),
            _ => Err(self.not_now()),
        }
    }

    fn play_skip(&mut self, events: &mut impl Sink<Event>) {
        let seat = self.turn;
        match self.step {
            Step::Shop { field } => events.tell(|| Event::ShopNotUsed { seat, field }),
            Step::Gate => events.tell(|| Event::NoSwordBrought { seat }),
            _ => return,
        }
        self.go_on(events);
    }

    fn list_end(out: &mut Vec<Move>) {
        out.push(Move::End);
    }

    /// T-11: further cards are played as often as wanted, after the first.
    fn why_not_end(&self) -> Result<(), Refusal> {
        if self.step == Step::More { Ok(()) } else { Err(self.not_now()) }
    }

    fn play_end(&mut self, events: &mut impl Sink<Event>) {
        self.end_turn(events);
    }

    /// T-8 to T-11: a turn is exactly one of four actions.
    pub(crate) fn why_not_begin(&self) -> Result<(), Refusal> {
        if self.step == Step::Action { Ok(()) } else { Err(self.not_now()) }
    }

    /// What is to be decided first.
    pub(crate) fn not_now(&self) -> Refusal {
        let place = |field| self.place_name(field);
        match self.step {
            Step::Action | Step::More => Refusal::MovingGoesOn,
            Step::Full { field } => Refusal::MoveOnOrChallenge { field },
            Step::Shop { field } => Refusal::ShopComesFirst { field, place: place(field) },
            Step::Take { field } => Refusal::TakeWhatIsPaid { field, place: place(field) },
            Step::Gate => Refusal::SwordComesFirst,
            Step::Over => Refusal::GameIsOver,
        }
    }

    pub(crate) fn whom(&self) -> Status {
        if self.step == Step::Over {
            Status::Finished(self.outcome())
        } else {
            Status::waiting_for(self.turn)
        }
    }

    /// One of the legal moves, all with equal chance. At the start of a turn most of them are shops to lay, which need
    /// not be listed to be counted.
    pub(crate) fn draw_move(&self, rng: &mut Rng, buffer: &mut Vec<Move>) -> Option<Move> {
        match self.step {
            Step::Over => None,
            Step::Action => Some(self.draw_action(&self.landings(), rng)),
            Step::More => {
                let landings = self.landings();
                let chosen = rng.below(count(&landings) + 1);
                Some(nth_go(&landings, chosen).unwrap_or(Move::End))
            }
            _ => {
                buffer.clear();
                self.legal_moves_now(buffer);
                rng.pick(buffer).copied()
            }
        }
    }

    /// So many draws; where the pawns can go is found out once.
    pub(crate) fn draw_moves(&self, draws: u32, rng: &mut Rng, buffer: &mut Vec<Move>, out: &mut Vec<Move>) {
        match self.step {
            Step::Over => {}
            Step::Action => {
                let landings = self.landings();
                out.extend((0..draws).map(|_| self.draw_action(&landings, rng)));
            }
            Step::More => {
                let landings = self.landings();
                let all = count(&landings) + 1;
                let draw = |_| nth_go(&landings, rng.below(all)).unwrap_or(Move::End);
                out.extend((0..draws).map(draw));
            }
            _ => {
                buffer.clear();
                self.legal_moves_now(buffer);
                out.extend((0..draws).filter_map(|_| rng.pick(buffer).copied()));
            }
        }
    }

    fn draw_action(&self, landings: &Landings, rng: &mut Rng) -> Move {
        let (empty, player) = (self.empty_fields(), self.mover());
        let shops = player.shops.count_ones() * empty.count_ones();
        let homes = player.fields.count_ones();
        let mut chosen = rng.below(shops + homes + count(landings) + 1);
        if chosen < shops {
            let shop = nth(u32::from(player.shops), chosen / empty.count_ones());
            let Shop { kind, circles } = Shop::from_index(shop.0);
            return Move::Lay { kind, circles, field: nth(empty, chosen % empty.count_ones()) };
        }
        chosen -= shops;
        if chosen < homes {
            return Move::Home { field: nth(player.fields, chosen) };
        }
        nth_go(landings, chosen - homes).unwrap_or(Move::Draw)
    }

    /// Whether the step asks which sword or tile to take, and there is one.
    pub(crate) fn has_choice_to_take(&self, field: Position) -> bool {
        use crate::shops::Trade;
        matches!(self.trade(field), Some(Trade::Shop(ShopKind::Smith | ShopKind::Fencing)))
            && self.has_something(field)
    }
}

/// T-11, T-14, T-15: what only follows the move of a pawn does not begin a turn.
fn begins_turn(mv: Move) -> Result<(), Refusal> {
    match mv {
        Move::Use | Move::Pay { .. } | Move::Sword { .. } | Move::Tile { .. } | Move::Skip => {
            Err(Refusal::NoPawnHasCome)
        }
        Move::Bring { .. } => Err(Refusal::NoPawnAtGate),
        Move::End => Err(Refusal::NothingToEnd),
        _ => Ok(()),
    }
}

fn count(landings: &Landings) -> u32 {
    landings.iter().map(|set| set.count_ones()).sum()
}

/// The n-th way to play a card, if there are so many.
fn nth_go(landings: &Landings, mut n: u32) -> Option<Move> {
    for (value, set) in (0..).zip(landings) {
        if n < set.count_ones() {
            return Some(Move::Go { value, from: Position(nth(*set, n).0 - value) });
        }
        n -= set.count_ones();
    }
    None
}

/// The n-th position of a set that has so many.
fn nth(set: u32, n: u32) -> Position {
    positions(set).nth(n as usize).unwrap_or(Position::CATHEDRAL)
}
