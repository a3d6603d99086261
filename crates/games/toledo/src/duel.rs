//! "Die Duelle": up to three rounds, decided by the top cards of the pile.

use tabletop::{Seat, Sink};

use crate::event::{DuelReason, Event};
use crate::moves::Move;
use crate::pieces::{Card, Figure, Position};
use crate::refusal::Refusal;
use crate::state::{Step, Toledo};

/// T-22: won by the first to win two rounds.
const ROUNDS_TO_WIN: u8 = 2;

impl Toledo {
    /// T-13: the other players with a pawn on this field.
    fn challenged(&self, field: Position) -> impl Iterator<Item = Seat> {
        let others = self.all_seats().filter(move |seat| *seat != self.turn);
        others.filter(move |seat| self.player(*seat).fields & field.bit() != 0)
    }

    pub(crate) fn list_challenge(&self, field: Position, out: &mut Vec<Move>) {
        out.extend(self.challenged(field).map(|other| Move::Challenge { other }));
    }

    /// T-13, T-22: another player's pawn on the full field that the own pawn has come to.
    pub(crate) fn why_not_challenge(&self, other: Seat) -> Result<(), Refusal> {
        let Step::Full { field } = self.step else {
            return Err(Refusal::ChallengeOnlyOnFullField);
        };
        if other == self.turn {
            return Err(Refusal::OwnPawnChallenged { field });
        }
        if self.challenged(field).any(|seat| seat == other) {
            return Ok(());
        }
        Err(Refusal::NoPawnToChallenge { other, field })
    }

    /// T-22 to T-24: the duel, and what becomes of the pawns.
    pub(crate) fn play_challenge(&mut self, other: Seat, events: &mut impl Sink<Event>) {
        let (Step::Full { field }, seat) = (self.step, self.turn) else { return };
        events.tell(|| Event::DuelBegan { seat, other, field });
        if self.attacker_wins(other, events) {
            events.tell(|| Event::DuelWon { seat, other, field, winner_seat: seat, loser_seat: other });
            let loser = self.player_mut(other);
            loser.take_pawn(field);
            loser.cathedral += 1;
            self.mover_mut().put_pawn(field);
            self.offer_shop(field, events);
        } else {
            events.tell(|| Event::DuelWon { seat, other, field, winner_seat: other, loser_seat: seat });
            self.mover_mut().cathedral += 1;
            self.go_on(events);
        }
    }

    /// T-22: each card is turned up, decides a round, and is discarded.
    fn attacker_wins(&mut self, other: Seat, events: &mut impl Sink<Event>) -> bool {
        let seat = self.turn;
        let (mut own, mut theirs) = (0, 0);
        while own < ROUNDS_TO_WIN && theirs < ROUNDS_TO_WIN {
            let card = self.turn_up(events);
            let (winner, reason) = self.round_winner(card, seat, other);
            if winner == seat {
                own += 1;
            } else {
                theirs += 1;
            }
            if let Some(card) = card {
                self.discard(card);
            }
            let picture = card.map(|card| self.edition.picture(card));
            let holds = |who: Seat| {
                let tile = picture.and_then(|picture| picture.colour.tile());
                tile.is_some_and(|tile| self.player(who).has_tile(tile))
            };
            events.tell(|| Event::DuelRound {
                seat,
                other,
                round: own + theirs,
                card,
                colour: picture.map(|picture| picture.colour),
                figure: picture.map(|picture| picture.figure),
                attacker_has_tile: holds(seat),
                defender_has_tile: holds(other),
                winner_seat: winner,
                reason,
                attacker_wins: own,
                defender_wins: theirs,
            });
        }
        own == ROUNDS_TO_WIN
    }

    /// T-23: the tile decides if exactly one of the two has it, else the highlighted figure; without a card the defender.
    fn round_winner(&self, card: Option<Card>, attacker: Seat, defender: Seat) -> (Seat, DuelReason) {
        let Some(card) = card else { return (defender, DuelReason::NoCard) };
        let picture = self.edition.picture(card);
        if let Some(tile) = picture.colour.tile() {
            match (self.player(attacker).has_tile(tile), self.player(defender).has_tile(tile)) {
                (true, false) => return (attacker, DuelReason::Tile),
                (false, true) => return (defender, DuelReason::Tile),
                _ => {}
            }
        }
        match picture.figure {
            Figure::Attacker => (attacker, DuelReason::Figure),
            Figure::Defender => (defender, DuelReason::Figure),
        }
    }
}
