//! Action C: what the card can do. The plagues of the cards 1 to 4.

use schemars::JsonSchema;
use serde::Serialize;
use tabletop::{Seat, Sink};

use crate::cards::HIGHEST;
use crate::moves::{Groups, Kind};
use crate::{Cell, Event, Plague, Refusal, Salamanca, SpecialCard};

/// S-17: what a card can do besides its number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum SpecialAction {
    Poison,
    Rat,
    Locust,
    Ruin,
    /// S-31: looking at a hand and swapping a card.
    Swap,
}

impl SpecialAction {
    pub(crate) fn of_card(card: u8) -> Option<Self> {
        match Plague::of_card(card) {
            Some(Plague::Poison) => Some(Self::Poison),
            Some(Plague::Rat) => Some(Self::Rat),
            Some(Plague::Locust) => Some(Self::Locust),
            Some(Plague::Ruin) => Some(Self::Ruin),
            None => (card == Salamanca::SWAP_CARD).then_some(Self::Swap),
        }
    }
}

impl Salamanca {
    /// S-17: the cards that can do something.
    pub const fn is_special(card: u8) -> bool {
        Plague::of_card(card).is_some() || card == Self::SWAP_CARD
    }

    /// S-17: all of them, ascending.
    pub(crate) fn special_cards() -> Vec<SpecialCard> {
        let special = |card| Some(SpecialCard { card, action: SpecialAction::of_card(card)? });
        (1..=HIGHEST).filter_map(special).collect()
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
