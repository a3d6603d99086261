//! Action C: what the card can do. The plagues of the cards 1 to 4.

use tabletop::{Seat, Sink};

use crate::moves::{Groups, Kind};
use crate::{Cell, Event, Plague, Refusal, Salamanca};

impl Salamanca {
    /// S-17: the cards that can do something.
    pub(crate) const fn is_special(card: u8) -> bool {
        Plague::of_card(card).is_some() || card == Self::SWAP_CARD
    }

    /// S-30: where the plague of the card on turn can go.
    pub(crate) fn list_plague(&self, moves: &mut Groups) {
        if let Some(plague) = Plague::of_card(self.card_on_turn().card) {
            moves.add_cells(Kind::Plague, self.board.plague_targets(plague));
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
        Err(if self.turn.special { Refusal::SpecialDone } else { Refusal::SpecialOnlyLast })
    }

    pub(crate) fn why_not_plague(&self, cell: Cell) -> Result<(), Refusal> {
        let card = self.card_on_turn().card;
        let Some(plague) = Plague::of_card(card) else {
            return Err(Refusal::CardSetsNoPlague { card });
        };
        self.why_not_special()?;
        self.why_not_on_board(cell)?;
        let Some(tile) = self.board.tile_at(cell) else {
            return Err(Refusal::PlagueNeedsTile { cell, plague });
        };
        if !self.board.ground_of(plague).contains(cell) {
            return Err(Refusal::PlagueNotThere { cell, plague, tile });
        }
        match self.board.plague_on(cell) {
            Some(there) => Err(Refusal::PlagueAlready { cell, plague, there }),
            None => Ok(()),
        }
    }

    /// S-30: from beside the board or from where it lies.
    pub(crate) fn play_plague(&mut self, seat: Seat, cell: Cell, events: &mut impl Sink<Event>) {
        let Some(plague) = Plague::of_card(self.card_on_turn().card) else { return };
        let from = self.board.plagues[plague as usize].replace(cell);
        self.turn.special = true;
        events.tell(|| Event::PlagueSet { seat, plague, from, cell });
        self.end_if_nothing_is_left(seat, events);
    }
}
