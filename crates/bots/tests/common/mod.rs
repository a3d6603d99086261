//! A small game with hidden hands, to test searching and matches with: everybody plays a card in turn, the highest takes as
//! many points as rounds have been played.

use std::fmt;
use std::str::FromStr;

use bots::{BotLevel, Insight, Judgement, Style};
use encoding::Encode;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use tabletop::{
    BadNotation, Chance, Deal, Event, Explanation, Game, MAX_SEATS, Message, Outcome, Random, Refusal, Rng,
    Seat, SetupError, Sink, Status, Viewer,
};

const HAND: usize = 5;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub(crate) struct HighCard {
    seats: u8,
    hands: Vec<Vec<u8>>,
    /// The cards that nobody holds.
    rest: Vec<u8>,
    table: Vec<(Seat, u8)>,
    points: Vec<i32>,
    turn: Seat,
    round: i32,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, JsonSchema)]
#[serde(tag = "move", rename_all = "kebab-case")]
pub(crate) enum CardMove {
    Play { card: u8 },
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub(crate) enum CardEvent {
    Played { card: u8 },
}

#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub(crate) struct CardOptions {}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub(crate) struct CardGameView {
    hand: Vec<u8>,
}

impl fmt::Display for CardMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self::Play { card } = self;
        write!(f, "play {card}")
    }
}

impl FromStr for CardMove {
    type Err = BadNotation;

    fn from_str(text: &str) -> Result<Self, BadNotation> {
        let card = text.strip_prefix("play ").and_then(|card| card.parse().ok());
        card.map(|card| Self::Play { card }).ok_or_else(|| BadNotation::new(text, "`play 7`"))
    }
}

impl Event for CardEvent {
    fn seen_by(&self, _viewer: Viewer) -> Option<Self> {
        Some(self.clone())
    }

    fn is_new_information(&self) -> bool {
        true
    }

    fn chance(&self) -> Option<Chance> {
        None
    }
}

impl HighCard {
    fn end_round(&mut self) {
        self.round += 1;
        let (winner, _) = self.table.drain(..).max_by_key(|(_, card)| *card).expect("all have played");
        self.points[winner.index()] += self.round;
        self.turn = winner;
    }

    fn hand_mut(&mut self, seat: Seat) -> &mut Vec<u8> {
        &mut self.hands[seat.index()]
    }
}

impl Game for HighCard {
    const NAME: &'static str = "high-card";
    const TITLE: &'static str = "High card";
    const AUTHOR: &'static str = "nobody";
    const RULES_VERSION: u32 = 1;
    const SEATS: std::ops::RangeInclusive<u8> = 2..=4;

    type Options = CardOptions;
    type Move = CardMove;
    type Event = CardEvent;
    type View = CardGameView;

    fn start(seats: u8, _options: &CardOptions, deal: Deal) -> Result<Self, SetupError> {
        SetupError::check_seats::<Self>(seats)?;
        let mut cards: Vec<u8> = (1..=30).collect();
        deal.shuffle(0).shuffle(&mut cards);
        let hands = (0..seats).map(|_| cards.drain(..HAND).collect()).collect();
        let points = vec![0; usize::from(seats)];
        let mut game =
            Self { seats, hands, rest: cards, table: Vec::new(), points, turn: Seat::new(0), round: 0 };
        game.hands.iter_mut().for_each(|hand| hand.sort_unstable());
        Ok(game)
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn options(&self) -> CardOptions {
        CardOptions {}
    }

    fn status(&self) -> Status {
        if self.round == HAND as i32 {
            return Status::Finished(Outcome::ranked(&self.points, &self.points));
        }
        Status::waiting_for(self.turn)
    }

    fn legal_moves(&self, seat: Seat, out: &mut Vec<CardMove>) {
        if self.status().waiting().contains(seat) {
            out.extend(self.hands[seat.index()].iter().map(|&card| CardMove::Play { card }));
        }
    }

    fn play(&mut self, seat: Seat, mv: &CardMove, events: &mut impl Sink<CardEvent>) {
        let CardMove::Play { card } = *mv;
        self.hand_mut(seat).retain(|own| *own != card);
        self.table.push((seat, card));
        events.tell(|| CardEvent::Played { card });
        self.turn = seat.next(self.seats);
        if self.table.len() == usize::from(self.seats) {
            self.end_round();
        }
    }

    fn why_not(&self, seat: Seat, mv: &CardMove) -> Result<(), Refusal> {
        let mut moves = Vec::new();
        self.legal_moves(seat, &mut moves);
        if moves.contains(mv) { Ok(()) } else { Err(Refusal::new("X-1", "no")) }
    }

    fn view(&self, viewer: Viewer) -> CardGameView {
        CardGameView { hand: viewer.map_or_else(Vec::new, |seat| self.hands[seat.index()].clone()) }
    }

    fn redeal_hidden(&self, viewer: Viewer, rng: &mut Rng) -> Self {
        let mut next = self.clone();
        let mut unknown = std::mem::take(&mut next.rest);
        let hidden = |seat: &Seat| Some(*seat) != viewer;
        Seat::all(self.seats).filter(hidden).for_each(|seat| unknown.append(next.hand_mut(seat)));
        unknown.sort_unstable();
        rng.shuffle(&mut unknown);
        for seat in Seat::all(self.seats).filter(hidden) {
            *next.hand_mut(seat) = unknown.drain(..self.hands[seat.index()].len()).collect();
            next.hand_mut(seat).sort_unstable();
        }
        next.rest = unknown;
        next
    }

    fn explain(&self, _viewer: Viewer, _place: &str) -> Option<Explanation> {
        None
    }
}

/// Nothing was learned of it.
impl Encode for HighCard {}

impl Insight for HighCard {
    fn style(level: BotLevel, seats: u8) -> Style {
        let for_two = match level {
            BotLevel::Novice | BotLevel::Apprentice => 0,
            BotLevel::Journeyman => 100,
            BotLevel::Expert => 400,
            BotLevel::Master | BotLevel::Grandmaster => 4_000,
        };
        Style {
            exploration: 1.0,
            playout_turns: 20,
            playout_moves: 40,
            playout_samples: 1,
            sensible: 100.0,
            preference: if level == BotLevel::Novice { 1.0 } else { 100.0 },
            iterations: for_two * u32::from(seats) / 2,
            overlooked: 0.0,
        }
    }

    fn judgement(&self) -> Judgement {
        let mut scores = [0.0; MAX_SEATS];
        scores.iter_mut().zip(&self.points).for_each(|(score, points)| *score = f32::from(*points as i16));
        Judgement { scores, uncertainty: 4.0 }
    }

    /// Likes low cards: a bad rule of thumb, so that searching has something to do.
    fn prior(&self, _seat: Seat, moves: &[CardMove], out: &mut Vec<f32>) {
        out.extend(moves.iter().map(|CardMove::Play { card }| -f32::from(*card) / 20.0));
    }

    fn because(&self, _seat: Seat, mv: &CardMove) -> Vec<Message> {
        let CardMove::Play { card } = *mv;
        vec![Message::new("bot-plays").with("card", card)]
    }
}
