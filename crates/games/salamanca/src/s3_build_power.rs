//! 3. Build up power: the order of the turns.
//!
//! One turn for each card played, the highest first, unless the 5 is the lowest.

use crate::state::{PlayedCard, RoundCards};

/// The card that begins when it is the lowest.
pub const OPENING_CARD: u8 = 5;

/// S-15, S-16: the cards on the table, given in the order in which they were played, in the order of their turns.
///
/// A value stands twice only by the exception of five players: its second card, the last one played, acts
/// before the other one, which is first of the rest.
pub(crate) fn order_of_turns(played: RoundCards) -> RoundCards {
    let cards = played.as_slice();
    if let Some((last, earlier)) = cards.split_last()
        && earlier.iter().any(|other| other.card == last.card)
    {
        let rest = in_order(earlier.iter().copied().collect());
        return std::iter::once(*last).chain(rest.as_slice().iter().copied()).collect();
    }
    in_order(played)
}

/// S-15, S-16: the same of cards that somebody thinks of, by their values.
pub fn order_of_cards(played: &[PlayedCard]) -> Vec<u8> {
    order_of_turns(played.iter().copied().collect()).as_slice().iter().map(|played| played.card).collect()
}

/// S-16: descending; the 5 first if it is the lowest.
fn in_order(mut played: RoundCards) -> RoundCards {
    let cards: &mut [PlayedCard] = played.as_mut_slice();
    cards.sort_unstable_by_key(|played| std::cmp::Reverse(played.card));
    if cards.last().is_some_and(|lowest| lowest.card == OPENING_CARD) {
        cards.rotate_right(1);
    }
    played
}
