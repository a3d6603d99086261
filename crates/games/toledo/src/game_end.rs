//! "Spielende": the last round, the score and who wins.

use arrayvec::ArrayVec;
use tabletop::{Outcome, Seat, Sink};

use crate::edition::{MOST_PAINTINGS, MOST_SWORD_KINDS};
use crate::event::Event;
use crate::movement_tile::PlayedValues;
use crate::pieces::Tile;
use crate::setup::MOST_SEATS;
use crate::state::{Step, Toledo};

/// T-26: so many pawns in the Alcazar bring the last round.
pub const PAWNS_TO_CLOSE: u8 = 3;
/// T-29: nobody plays longer.
pub const LAST_ROUND: u8 = 100;
/// T-27: so many gems are a point.
pub const GEMS_A_POINT: u8 = 2;
/// T-27: what the movement tile costs.
const MOVEMENT_TILE_POINTS: i32 = -2;

/// T-27: what a player scores, and for what.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Score {
    /// Swords under pawns in the Alcazar.
    pub brought: i32,
    /// Swords still held, half of each.
    pub held: i32,
    pub paintings: i32,
    pub gems: i32,
    /// The movement tile.
    pub movement: i32,
}

impl Score {
    pub const fn total(self) -> i32 {
        self.brought + self.held + self.paintings + self.gems + self.movement
    }
}

impl Toledo {
    /// T-11: the open first card is discarded, and the next player has a turn, or the game is over.
    pub(crate) fn end_turn(&mut self, events: &mut impl Sink<Event>) {
        if let Some(first) = self.played.first {
            self.discard(first);
        }
        self.played = PlayedValues::NONE;
        self.step = Step::Action;
        self.close(events);
        self.turn = self.turn.next(self.seats);
        if self.turn == self.start {
            self.round += 1;
        }
        if self.closing == Some(self.turn) || self.round > LAST_ROUND {
            self.finish(events);
        }
    }

    /// T-26: the third pawn in the Alcazar gives every other player one more turn.
    fn close(&mut self, events: &mut impl Sink<Event>) {
        if self.closing.is_none() && self.mover().alcazar >= PAWNS_TO_CLOSE {
            let seat = self.turn;
            self.closing = Some(seat);
            events.tell(|| Event::LastRound { seat });
        }
    }

    /// T-28: the hands are laid open, since they decide ties.
    fn finish(&mut self, events: &mut impl Sink<Event>) {
        self.step = Step::Over;
        self.round = self.round.min(LAST_ROUND);
        for seat in self.all_seats() {
            let hand = self.player(seat).hand;
            events.tell(|| Event::HandShown {
                seat,
                count: hand.len(),
                sum: hand.sum(),
                cards: hand.iter().collect(),
            });
            let score = self.score(seat);
            events.tell(|| Event::Scored {
                seat,
                brought: score.brought,
                held: score.held,
                paintings: score.paintings,
                gems: score.gems,
                movement: score.movement,
                total: score.total(),
            });
        }
    }

    /// T-27: the points of a player as things stand.
    pub fn score(&self, seat: Seat) -> Score {
        let player = self.player(seat);
        let mut score = Score::default();
        // Most players have few of these, and seeing that there are none is quicker than counting.
        if player.brought != [0; MOST_SWORD_KINDS] || player.has_swords() {
            for (kind, sword) in self.edition.swords.iter().enumerate() {
                score.brought += i32::from(player.brought[kind]) * i32::from(sword.points);
                score.held += i32::from(player.swords[kind]) * i32::from(sword.points / 2);
            }
        }
        if player.paintings != [0; MOST_PAINTINGS] {
            for (count, points) in player.paintings.iter().zip(&self.edition.paintings) {
                score.paintings += i32::from(*count) * i32::from(*points);
            }
        }
        score.gems = i32::from(player.gems / GEMS_A_POINT);
        score.movement = if player.has_tile(Tile::Movement) { MOVEMENT_TILE_POINTS } else { 0 };
        score
    }

    /// T-28: most points; then more cards in hand; then the higher sum of them; then a shared place.
    pub(crate) fn outcome(&self) -> Outcome {
        let scores: ArrayVec<i32, MOST_SEATS> =
            self.all_seats().map(|seat| self.score(seat).total()).collect();
        let tie_break = |seat: Seat| {
            let hand = self.player(seat).hand;
            (scores[seat.index()], hand.len(), hand.sum())
        };
        let keys: ArrayVec<_, MOST_SEATS> = self.all_seats().map(tie_break).collect();
        Outcome::ranked(&scores, &keys)
    }
}
