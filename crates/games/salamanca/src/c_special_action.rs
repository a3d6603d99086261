//! Action C: what the card can do. The plagues of the cards 1 to 4.

use tabletop::{Refusal, Seat, Sink, Value};

use crate::moves::{Groups, Kind};
use crate::{Cell, Event, Plague, Salamanca};

impl Salamanca {
    /// S-17: the cards that can do something.
    pub(crate) const fn is_special(card: u8) -> bool {
        Plague::of_card(card).is_some() || card == Self::SWAP_CARD
    }

    /// S-30, S-31: what the card on turn can do.
    pub(crate) fn special_moves(&self, seat: Seat, moves: &mut Groups) {
        let card = self.card_on_turn().card;
        if let Some(plague) = Plague::of_card(card) {
            moves.add_cells(Kind::Plague, self.board.plague_targets(plague));
        } else if card == Self::SWAP_CARD {
            moves.add(Kind::Look, self.look_targets(seat));
        }
    }

    /// S-30: without a tile for the plague there is no C. There is always a hand to look at.
    pub(crate) fn has_special_move(&self) -> bool {
        let card = self.card_on_turn().card;
        let targets = Plague::of_card(card).map(|plague| self.board.plague_targets(plague));
        targets.map_or(card == Self::SWAP_CARD, |targets| !targets.is_empty())
    }

    /// S-17: for all moves of C.
    pub(crate) fn why_not_special(&self) -> Result<(), Refusal> {
        if self.may_begin_special() {
            return Ok(());
        }
        let key = if self.turn.special { "special-done" } else { "special-only-last" };
        Err(Refusal::new("S-17", key))
    }

    pub(crate) fn why_not_plague(&self, cell: Cell) -> Result<(), Refusal> {
        let card = self.card_on_turn().card;
        let Some(plague) = Plague::of_card(card) else {
            return Err(Refusal::new("S-17", "card-sets-no-plague").with("card", card));
        };
        self.why_not_special()?;
        self.why_not_on_board(cell)?;
        let refuse = |key| {
            Refusal::new("S-30", key)
                .with("cell", Value::text(cell))
                .with("plague", Value::text(plague.name()))
        };
        let Some(tile) = self.board.tile_at(cell) else { return Err(refuse("plague-needs-tile")) };
        if !self.board.ground_of(plague).contains(cell) {
            return Err(refuse("plague-not-there").with("tile", Value::text(tile)));
        }
        match self.board.plague_on(cell) {
            Some(there) => Err(refuse("plague-already").with("there", Value::text(there.name()))),
            None => Ok(()),
        }
    }

    /// S-30: from beside the board or from where it lies.
    pub(crate) fn set_plague(&mut self, seat: Seat, cell: Cell, events: &mut impl Sink<Event>) {
        let Some(plague) = Plague::of_card(self.card_on_turn().card) else { return };
        let from = self.board.plagues[plague as usize].replace(cell);
        self.turn.special = true;
        events.tell(|| Event::PlagueSet { seat, plague, from, cell });
        self.end_if_nothing_is_left(seat, events);
    }
}
