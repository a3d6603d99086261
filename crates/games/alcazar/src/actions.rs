//! One of the legal moves, drawn without listing them: the kinds of move as sets that are quick to count. The order is that
//! of the list, so that the same chance draws the same move.

use castle_box::{Cell, CellSet, Field, Rank};
use tabletop::{Random, Rng};

use crate::turn::Plight;
use crate::{Alcazar, Move, Step};

impl Alcazar {
    /// C-8: one of the moves of the seat on turn, all with equal chance.
    pub(crate) fn draw_now(&self, rng: &mut Rng, buffer: &mut Vec<Move>) -> Option<Move> {
        match self.step {
            Step::Turn if self.plight(self.turn) == Plight::None => {
                self.draw_action(self.site.noble_count(self.turn), rng)
            }
            Step::Action if !self.has_no_cards_ever(self.turn) => self.draw_action(0, rng),
            Step::Nobles { is_founding, .. } => self.draw_noble(is_founding, rng),
            _ => {
                buffer.clear();
                self.legal_moves_now(buffer);
                rng.pick(buffer).copied()
            }
        }
    }

    /// C-8: a withdrawal, of which there are so many, or an action.
    fn draw_action(&self, withdrawals: usize, rng: &mut Rng) -> Option<Move> {
        let seat = self.turn;
        let purchases = self.purchases(seat);
        let (hand, foundings) = (self.cards.hand(seat), self.cards_that_found(seat));
        let founding_count: usize = foundings.iter().map(|cards| size(*cards)).sum();
        let towers = self.tower_cells(seat);
        let counts = [
            withdrawals,
            purchases.count(),
            founding_count,
            self.cards.hand_len(seat),
            size(towers),
            self.count_bridges(seat),
        ];
        let mut number = match counts.iter().sum::<usize>() {
            0 => return None,
            count => rng.below(count as u32) as usize,
        };
        let mut kind = 0;
        while number >= counts[kind] {
            number -= counts[kind];
            kind += 1;
        }
        Some(match kind {
            0 => Move::Withdraw { at: self.board.place(nth(self.site.nobles(seat), number)?) },
            1 => self.nth_purchase(purchases, number),
            2 => nth_founding(foundings, number)?,
            3 => Move::Build { card: nth_card(hand, number)? },
            4 => Move::Tower { at: self.board.place(nth(towers, number)?) },
            _ => self.nth_bridge(number)?,
        })
    }

    /// the bridge with this number in the list.
    fn nth_bridge(&self, mut number: usize) -> Option<Move> {
        let mut chosen = None;
        self.each_bridge(self.turn, |from, to| {
            chosen = Some(Move::Bridge { from: self.board.place(from), to: self.board.place(to) });
            number = number.wrapping_sub(1);
            number == usize::MAX
        });
        chosen
    }

    /// C-18, A-13: a noble that is placed, moved or trades places, or none.
    fn draw_noble(&self, is_founding: bool, rng: &mut Rng) -> Option<Move> {
        let seat = self.turn;
        let free = self.free_pieces();
        let has_none = is_founding || self.site.nobles(seat).is_empty();
        let own = if has_none { CellSet::EMPTY } else { self.own_in_building(seat) };
        let (grandes, barons) = self.by_rank(own);
        let (pieces, nobles) = (size(free), size(own));
        let place = |rank| if pieces > 0 && self.is_placeable(seat, rank) { pieces } else { 0 };
        let trades = if nobles > 1 { size(grandes) * size(barons) } else { 0 };
        let counts = [place(Rank::Baron), place(Rank::Grande), pieces * nobles, trades];
        let mut number = rng.below(1 + counts.iter().sum::<usize>() as u32) as usize;
        for (kind, count) in counts.into_iter().enumerate() {
            if number >= count {
                number -= count;
                continue;
            }
            let at = |cells: CellSet, number: usize| Some(self.board.place(nth(cells, number)?));
            return Some(match kind {
                0 => Move::Baron { at: at(free, number)? },
                1 => Move::Grande { at: at(free, number)? },
                2 => Move::Move { from: at(own, number % nobles)?, to: at(free, number / nobles)? },
                _ => Move::trade(at(grandes, number / barons.len())?, at(barons, number % barons.len())?),
            });
        }
        Some(Move::Done)
    }
}

/// Most sets have none or a few cells: then going through them is quicker than counting bits.
#[inline]
fn size(cells: CellSet) -> usize {
    cells.iter().fold(0, |size, _| size + 1)
}

/// The cell with this number in a set that has so many.
#[inline]
fn nth(cells: CellSet, number: usize) -> Option<Cell> {
    cells.iter().nth(number)
}

/// The field of the card with this number in a set that has so many.
fn nth_card(cards: CellSet, number: usize) -> Option<Field> {
    nth(cards, number)?.field()
}

/// card by card, the one that comes last of the three fields first.
fn nth_founding(foundings: [CellSet; 3], mut number: usize) -> Option<Move> {
    let cards = CellSet(foundings.iter().fold(0, |all, cards| all | cards.0));
    for card in cards {
        for (position, cards) in foundings.iter().enumerate() {
            if !cards.contains(card) {
                continue;
            }
            if number == 0 {
                let card = card.field()?;
                return Some(Move::found(card, (position..2).fold(card, |field, _| field.previous())));
            }
            number -= 1;
        }
    }
    None
}
