//! The rules of the toy game, and its flaws.

use std::ops::RangeInclusive;

use arrayvec::ArrayVec;
use tabletop::{
    Deal, Explanation, Game, Line, Message, Outcome, Random, Refusal, Rng, Seat, SeatSet, SetupError, Sink,
    Status, Viewer,
};

use super::{CARDS, HAND, ROUNDS, Toy, ToyEvent, ToyFlaw, ToyMove, ToyView};

impl Game for Toy {
    const NAME: &'static str = "toy";
    const TITLE: &'static str = "Toy";
    const AUTHOR: &'static str = "nobody";
    const RULES_VERSION: u32 = 3;
    const EARLIER_RULES: &'static [u32] = &[1];
    const SEATS: RangeInclusive<u8> = 2..=4;

    type Options = ();
    type Move = ToyMove;
    type Event = ToyEvent;
    type View = ToyView;

    fn start(seats: u8, (): &(), deal: Deal) -> Result<Self, SetupError> {
        if ToyFlaw::StartsWithAnySeats.is_here() {
            return Ok(Self::set_up(seats.clamp(2, 4), deal));
        }
        SetupError::check_seats::<Self>(seats)?;
        Ok(Self::set_up(seats, deal))
    }

    fn seats(&self) -> u8 {
        self.hands.len() as u8
    }

    fn options(&self) {}

    fn status(&self) -> Status {
        if self.round < ROUNDS {
            let open = Seat::all(self.seats()).filter(|seat| self.chosen[seat.index()].is_none());
            return Status::Waiting(open.collect());
        }
        let scores: Vec<i32> = self.points.iter().map(|points| i32::from(*points)).collect();
        Status::Finished(Outcome::ranked(&scores, &scores))
    }

    fn legal_moves(&self, seat: Seat, out: &mut Vec<ToyMove>) {
        if !self.status().waiting().contains(seat)
            || (ToyFlaw::WaitsWithoutMoves.is_here() && self.round == 3)
        {
            return;
        }
        let hand = &self.hands[seat.index()];
        out.extend(hand.iter().map(|card| ToyMove::Choose { card: *card }));
        if !self.swapped.contains(seat) {
            out.extend(hand.iter().map(|card| ToyMove::Swap { card: *card }));
        }
        if ToyFlaw::OrderOfMovesLeaks.is_here() && self.pile.last().is_some_and(|card| *card > 8) {
            out.reverse();
        }
        if ToyFlaw::ListsAMoveTwice.is_here() {
            out.push(out[0]);
        }
    }

    fn random_move(&self, seat: Seat, rng: &mut Rng, buffer: &mut Vec<ToyMove>) -> Option<ToyMove> {
        buffer.clear();
        self.legal_moves(seat, buffer);
        if ToyFlaw::RandomMoveIsUnfair.is_here() && rng.below(10) > 0 {
            return buffer.first().copied();
        }
        rng.pick(buffer).copied()
    }

    fn random_moves(
        &self,
        seat: Seat,
        count: u32,
        rng: &mut Rng,
        buffer: &mut Vec<ToyMove>,
        out: &mut Vec<ToyMove>,
    ) {
        let draws = if ToyFlaw::ManyDrawsDiffer.is_here() { count - 1 } else { count };
        out.extend((0..draws).filter_map(|_| self.random_move(seat, rng, buffer)));
    }

    fn play(&mut self, seat: Seat, mv: &ToyMove, events: &mut impl Sink<ToyEvent>) {
        match *mv {
            ToyMove::Choose { card } => {
                self.hands[seat.index()].retain(|own| *own != card);
                self.chosen[seat.index()] = Some(card);
                let hand = &self.hands[seat.index()];
                let left =
                    if ToyFlaw::EventLeaks.is_here() { hand.iter().sum::<u8>() } else { hand.len() as u8 };
                events.tell(|| ToyEvent::Chosen { seat, card: Some(card), left });
                if self.chosen.iter().all(Option::is_some) {
                    self.end_round(events);
                }
            }
            ToyMove::Swap { card } => {
                self.swapped.insert(seat);
                self.hands[seat.index()].retain(|own| *own != card);
                self.laid.push(card);
                events.tell(|| ToyEvent::Laid { seat, card });
                self.draw(seat, events);
            }
        }
    }

    fn why_not(&self, seat: Seat, mv: &ToyMove) -> Result<(), Refusal> {
        let (ToyMove::Choose { card } | ToyMove::Swap { card }) = *mv;
        if !self.status().waiting().contains(seat) {
            return Err(Refusal::new("Y-1", "not-waited-for").with("seat", seat));
        }
        if !self.hands[seat.index()].contains(&card) {
            let refusal = Refusal::new("Y-2", "not-in-hand").with("card", card);
            let held = self.hands.iter().flatten().any(|held| *held == card);
            return Err(if ToyFlaw::RefusalLeaks.is_here() {
                refusal.with("held", u8::from(held))
            } else {
                refusal
            });
        }
        let is_swap = matches!(mv, ToyMove::Swap { .. });
        if is_swap && self.swapped.contains(seat) && !ToyFlaw::PlaysAnUnlistedMove.is_here() {
            let rule = if ToyFlaw::RefusesWithoutARule.is_here() { "" } else { "Y-3" };
            return Err(Refusal::new(rule, "swapped-before"));
        }
        if ToyFlaw::RefusesAListedMove.is_here() && is_swap && card == CARDS {
            return Err(Refusal::new("Y-4", "highest-card"));
        }
        Ok(())
    }

    fn view(&self, viewer: Viewer) -> ToyView {
        ToyView {
            hand: viewer.map(|seat| self.hands[seat.index()].clone()),
            chosen: viewer.and_then(|seat| self.chosen[seat.index()]),
            has_chosen: Seat::all(self.seats()).filter(|seat| self.chosen[seat.index()].is_some()).collect(),
            pile: self.pile.len(),
            laid: self.laid.clone(),
            points: self.points.clone(),
            round: self.round,
            next_card: self.pile.last().copied().filter(|_| ToyFlaw::ViewLeaks.is_here()),
        }
    }

    fn redeal_hidden(&self, viewer: Viewer, rng: &mut Rng) -> Self {
        let mut other = self.clone();
        let unknown = |index: usize| viewer.is_none_or(|seat| seat.index() != index);
        let mut pool: Vec<u8> = Vec::new();
        for index in (0..self.hands.len()).filter(|index| unknown(*index)) {
            pool.extend(self.hands[index].iter().chain(&self.chosen[index]));
        }
        if !ToyFlaw::RedealKeepsThePile.is_here() {
            pool.extend(&self.pile);
        }
        if !ToyFlaw::RedealCarriesASecret.is_here() {
            pool.sort_unstable();
        }
        rng.shuffle(&mut pool);
        let mut pool = pool.into_iter();
        for index in (0..self.hands.len()).filter(|index| unknown(*index)) {
            other.hands[index].iter_mut().for_each(|card| *card = pool.next().expect("as many as before"));
            other.hands[index].sort_unstable();
            other.chosen[index].iter_mut().for_each(|card| *card = pool.next().expect("as many as before"));
        }
        other.pile.iter_mut().zip(pool).for_each(|(card, new)| *card = new);
        if !ToyFlaw::RedealKeepsTheDeal.is_here() {
            other.deal = Deal::random(rng);
        }
        other
    }

    fn explain(&self, viewer: Viewer, place: &str) -> Option<Explanation> {
        if place != "pile" || (ToyFlaw::PlaceIsUnknown.is_here() && self.round == 2) {
            return None;
        }
        let mut message = Message::new("pile").with("count", self.pile.len() as u8);
        if ToyFlaw::ExplanationLeaks.is_here() && viewer.is_none() {
            message = message.with("bottom", self.pile.first().copied().unwrap_or(0));
        }
        Some(Explanation { place: place.to_owned(), lines: vec![Line::new(message)] })
    }
}

impl Toy {
    fn set_up(seats: u8, deal: Deal) -> Self {
        let mut pile: ArrayVec<u8, { CARDS as usize }> = (1..=CARDS).collect();
        deal.shuffle(0).shuffle(&mut pile);
        if ToyFlaw::StartVaries.is_here() {
            use std::sync::atomic::{AtomicU8, Ordering};
            static STARTS: AtomicU8 = AtomicU8::new(0);
            pile.rotate_left(STARTS.fetch_add(1, Ordering::Relaxed) as usize % 2);
        }
        let mut toy = Self {
            hands: (0..seats).map(|_| ArrayVec::new()).collect(),
            chosen: (0..seats).map(|_| None).collect(),
            pile,
            laid: ArrayVec::new(),
            swapped: SeatSet::EMPTY,
            points: (0..seats).map(|_| 0).collect(),
            round: 0,
            deal,
            shuffles: 1,
        };
        for hand in &mut toy.hands {
            hand.extend(toy.pile.drain(toy.pile.len() - HAND..));
            hand.sort_unstable();
        }
        toy
    }

    fn end_round(&mut self, events: &mut impl Sink<ToyEvent>) {
        let cards: ArrayVec<u8, 4> = self.chosen.iter().flatten().copied().collect();
        events.tell(|| ToyEvent::Shown { cards: cards.clone() });
        let best = cards.iter().copied().max();
        for (points, card) in self.points.iter_mut().zip(&cards) {
            *points += u8::from(Some(*card) == best && !ToyFlaw::NeverEnds.is_here());
        }
        self.laid.extend(cards);
        self.chosen.iter_mut().for_each(|card| *card = None);
        self.swapped = SeatSet::EMPTY;
        self.round += u8::from(!ToyFlaw::NeverEnds.is_here());
        for seat in Seat::all(self.seats()) {
            self.draw(seat, events);
        }
    }

    fn draw(&mut self, seat: Seat, events: &mut impl Sink<ToyEvent>) {
        if self.pile.is_empty() {
            self.laid.sort_unstable();
            self.pile = std::mem::take(&mut self.laid);
            self.deal.shuffle(self.shuffles).shuffle(&mut self.pile);
            self.shuffles += 1;
            if ToyFlaw::LosesACard.is_here() {
                self.pile.pop();
            }
            events.tell(|| ToyEvent::Shuffled);
        }
        if let Some(card) = self.pile.pop() {
            self.hands[seat.index()].push(card);
            self.hands[seat.index()].sort_unstable();
            events.tell(|| ToyEvent::Drawn { seat, card: Some(card) });
        }
    }
}
