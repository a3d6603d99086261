//! "1 oder mehrere eigene Spielfiguren bewegen": playing cards, and what happens where no circle is free.

use tabletop::Sink;

use crate::event::Event;
use crate::movement_tile::PlayedValues;
use crate::moves::Move;
use crate::pieces::{Card, Cards, HIGHEST_VALUE, Position, Tile, positions};
use crate::refusal::Refusal;
use crate::state::{Step, Toledo};

/// For each value, the positions that a card of it can lawfully carry one of the pawns to.
pub(crate) type Landings = [u32; HIGHEST_VALUE as usize + 1];

/// T-13: what a pawn on its way depends on. All of it stays as it is while the pawn goes through full fields.
struct Street {
    /// Where a pawn may stop: fields with a tile, and the gates.
    stops: u32,
    /// Of these, the full fields with nobody else's pawn: here the pawn can only go on.
    own_only: u32,
    holds_tile: bool,
}

impl Toledo {
    /// T-12: where a pawn can stop at all.
    pub(crate) fn stops_and_gates(&self) -> u32 {
        self.stops | self.edition.gates()
    }

    fn street(&self) -> Street {
        Street {
            stops: self.stops_and_gates(),
            own_only: self.full() & !self.others(self.turn),
            holds_tile: self.mover().has_tile(Tile::Movement),
        }
    }

    /// The pawns that may be moved now: all of them, or only the one that is on its way.
    fn movable(&self) -> u32 {
        match self.step {
            Step::Full { field } => field.bit(),
            _ => self.mover().pawns(),
        }
    }

    /// T-11, T-12, T-13: where each value can take the pawns.
    pub(crate) fn landings(&self) -> Landings {
        let (street, hand, pawns) = (self.street(), self.mover().hand, self.movable());
        let allowed = self.played.values_to_follow(street.holds_tile);
        let mut landings = [0; HIGHEST_VALUE as usize + 1];
        for value in 1..=HIGHEST_VALUE {
            if allowed & (1 << value) == 0 {
                continue;
            }
            let Some(card) = hand.lowest(value) else { continue };
            let reached = (pawns << value) & street.stops;
            landings[value as usize] = reached & !street.own_only;
            for position in positions(reached & street.own_only) {
                if street.can_move_on(position, hand, self.played, card) {
                    landings[value as usize] |= position.bit();
                }
            }
        }
        landings
    }

    pub(crate) fn list_go(&self, out: &mut Vec<Move>) {
        for (value, landings) in (0..).zip(self.landings()) {
            let from = |to: Position| Position(to.0 - value);
            out.extend(positions(landings).map(|to| Move::Go { value, from: from(to) }));
        }
    }

    /// T-11 to T-13: the same as [`Self::landings`], with the reason why not.
    pub(crate) fn why_not_go(&self, value: u8, from: Position) -> Result<(), Refusal> {
        if !(1..=HIGHEST_VALUE).contains(&value) {
            return Err(Refusal::NoSuchValue { value });
        }
        let (last, hand) = (self.edition.last_gate(), self.mover().hand);
        if from.0 > last || self.movable() & from.bit() == 0 {
            return Err(self.no_pawn_to_move(from));
        }
        let Some(card) = hand.lowest(value) else { return Err(Refusal::NoCardOfValue { value }) };
        self.why_not_follow(value)?;
        let to = Position(from.0 + value);
        if to.0 > last {
            return Err(Refusal::PastTheGates { value, from, last });
        }
        let street = self.street();
        if street.stops & to.bit() == 0 {
            return Err(Refusal::NothingToStopOn { field: to });
        }
        if street.own_only & to.bit() != 0 && !street.can_move_on(to, hand, self.played, card) {
            return Err(Refusal::FullOfOwnPawns { field: to });
        }
        Ok(())
    }

    fn no_pawn_to_move(&self, from: Position) -> Refusal {
        match self.step {
            Step::Full { field } => Refusal::SamePawnMovesOn { field },
            _ if from == Position::CATHEDRAL => Refusal::NoPawnOnCathedral,
            _ => Refusal::NoPawnToMove { field: from },
        }
    }

    /// T-11, T-25: the values of a turn.
    fn why_not_follow(&self, value: u8) -> Result<(), Refusal> {
        let holds_tile = self.mover().has_tile(Tile::Movement);
        let allowed = self.played.values_to_follow(holds_tile);
        if allowed & (1 << value) != 0 {
            return Ok(());
        }
        let is_allowed = |other: &u8| allowed & (1 << other) != 0;
        let values: Vec<String> = (1..=HIGHEST_VALUE).filter(is_allowed).map(|v| v.to_string()).collect();
        let values = values.join(", ");
        Err(if self.played.other == 0 {
            Refusal::OtherValue { value, values }
        } else {
            Refusal::OddCardWasPlayed { value, values }
        })
    }

    /// T-11: plays the card and moves the pawn to where it leads.
    pub(crate) fn play_go(&mut self, value: u8, from: Position, events: &mut impl Sink<Event>) {
        let (seat, to) = (self.turn, Position(from.0 + value));
        let Some(card) = self.take_from_hand(seat, value) else { return };
        let is_first = self.played.first.is_none();
        if !is_first {
            self.discard(card);
        }
        self.played = self.played.with(card, self.mover().has_tile(Tile::Movement));
        // A pawn that is on its way has left its circle already.
        if !matches!(self.step, Step::Full { .. }) {
            self.mover_mut().take_pawn(from);
        }
        events.tell(|| Event::PawnMoved { seat, card, value, from, to });
        self.arrive(to, events);
    }

    /// T-13, T-14: a gate, a free circle, or a full field.
    fn arrive(&mut self, to: Position, events: &mut impl Sink<Event>) {
        if self.edition.gates() & to.bit() != 0 {
            self.enter_alcazar(events);
        } else if self.full() & to.bit() == 0 {
            self.mover_mut().put_pawn(to);
            self.offer_shop(to, events);
        } else {
            let seat = self.turn;
            events.tell(|| Event::FieldFull { seat, field: to });
            self.step = Step::Full { field: to };
        }
    }

    /// T-11: another card or the end of the turn. Where all can see that no card can follow, the turn ends by itself; what
    /// only the hand tells must not show.
    pub(crate) fn go_on(&mut self, events: &mut impl Sink<Event>) {
        let allowed = self.played.values_to_follow(self.mover().has_tile(Tile::Movement));
        let (pawns, stops) = (self.mover().pawns(), self.stops_and_gates());
        let is_open = |value: u8| allowed & (1 << value) != 0 && (pawns << value) & stops != 0;
        if !self.mover().hand.is_empty() && (1..=HIGHEST_VALUE).any(is_open) {
            self.step = Step::More;
        } else {
            self.end_turn(events);
        }
    }

    /// T-13: whether the pawn on its way, which must be able to go on or challenge, is stranded.
    pub(crate) fn is_stranded(&self) -> bool {
        let Step::Full { field } = self.step else { return false };
        self.others(self.turn) & field.bit() == 0 && self.landings().iter().all(|landings| *landings == 0)
    }
}

impl Street {
    /// T-13: whether a pawn that came to a field full of own pawns with this card can leave it by some chain of cards in
    /// hand, to a free circle, a gate or another player's pawn.
    fn can_move_on(&self, at: Position, mut hand: Cards, played: PlayedValues, card: Card) -> bool {
        hand.remove(card);
        let played = played.with(card, self.holds_tile);
        let allowed = played.values_to_follow(self.holds_tile);
        (1..=HIGHEST_VALUE).filter(|value| allowed & (1 << value) != 0).any(|value| {
            let Some(next) = hand.lowest(value) else { return false };
            // The gates are the last positions of the street, so that beyond them nothing can be reached.
            let reached = (at.bit() << value) & self.stops;
            reached & !self.own_only != 0
                || (reached != 0 && self.can_move_on(Position(at.0 + value), hand, played, next))
        })
    }
}
