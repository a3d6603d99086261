//! When a card acts among those on the table, and what may still come before it.

use salamanca::{Cards, OPENING_CARD, Plague, PlayedCard, Salamanca, order_of_cards};
use tabletop::Seat;

/// What is said of the place of a card that is played on those on the table. Only what cannot change any more is said without an
/// "unless": `first`, `between`; whoever waits is not said to be the last.
pub(super) fn place_of(table: &[PlayedCard], card: u8, seats: u8) -> &'static str {
    let others: Vec<u8> = table.iter().map(|played| played.card).collect();
    let is_order_known = others.len() + 1 >= usize::from(seats);
    // Whose card it is says nothing about the order.
    let own = PlayedCard { seat: Seat::new(0), card };
    let order = order_of_cards(&[table, &[own]].concat());
    if order[0] == card {
        return if is_order_known { "first" } else { first_so_far(&others, card, seats) };
    }
    if !is_order_known && order[0] == OPENING_CARD && order[1] == card {
        return "after-five";
    }
    if order.last() == Some(&card) { late(card) } else { "between" }
}

/// What may still come before a card that acts first as things stand.
fn first_so_far(others: &[u8], card: u8, seats: u8) -> &'static str {
    let is_highest = card == Cards::highest(seats);
    let may_five_be_lowest = others.iter().all(|other| *other > OPENING_CARD);
    match card {
        1..OPENING_CARD if others.is_empty() => late(card),
        OPENING_CARD if may_five_be_lowest => "first-unless-lower",
        _ if may_five_be_lowest && is_highest => "first-unless-five",
        _ if may_five_be_lowest => "first-unless-either",
        _ if is_highest => "first",
        _ => "first-unless-higher",
    }
}

/// What a card is kept for that acts late.
const fn late(card: u8) -> &'static str {
    match card {
        _ if Plague::of_card(card).is_some() => "plague",
        Salamanca::SWAP_CARD => "swap",
        _ => "last",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn played(table: &[u8]) -> Vec<PlayedCard> {
        table.iter().zip(Seat::all(5)).map(|(card, seat)| PlayedCard { seat, card: *card }).collect()
    }

    fn place(seats: u8, table: &[u8], card: u8) -> &'static str {
        place_of(&played(table), card, seats)
    }

    #[test]
    fn a_card_is_played_for_its_place_in_the_round() {
        assert_eq!([6, 5, 2].map(|card| place(3, &[8, 7], card)), ["swap", "first", "plague"]);
        assert_eq!([8, 5, 2].map(|card| place(3, &[6, 4], card)), ["first", "between", "plague"]);
        assert_eq!([8, 7, 6].map(|card| place(5, &[9, 4, 3], card)), ["between"; 3]);
        assert_eq!(place(4, &[8, 5, 6], 7), "between");
    }

    #[test]
    fn while_others_play_what_may_come_before_a_card_is_said() {
        assert_eq!(place(3, &[], 8), "first-unless-five");
        assert_eq!(place(5, &[], 8), "first-unless-either");
        assert_eq!(place(5, &[4], 8), "first-unless-higher");
        assert_eq!(place(3, &[4], 8), "first");
        assert_eq!(place(3, &[8], 5), "first-unless-lower");
        assert_eq!(place(3, &[5], 8), "after-five");
        assert_eq!(place(3, &[], 2), "plague");
    }

    /// S-15: the repeated value acts before the first one.
    #[test]
    fn a_value_that_is_played_again_acts_first() {
        assert_eq!(place(5, &[9, 8, 7, 5], 5), "first");
        assert_eq!(place(5, &[9, 8, 7, 6], 9), "first");
    }

    /// Plays every order of cards, and compares what was said on the way with the order in which they act.
    #[test]
    fn what_is_said_without_an_unless_holds_at_the_end_of_the_round() {
        fn go_on(seats: u8, table: &mut Vec<u8>, said: &mut Vec<&'static str>) {
            if table.len() == usize::from(seats) {
                let order = order_of_cards(&played(table));
                for (card, place) in table.iter().zip(said.iter()) {
                    let at = order.iter().position(|other| other == card).unwrap_or_default();
                    let is_true = match *place {
                        "first" => at == 0,
                        "between" => at > 0 && at + 1 < order.len(),
                        _ => true,
                    };
                    assert!(is_true, "{table:?}: {card} {place}");
                }
                return;
            }
            for card in 1..=8 {
                if !table.contains(&card) {
                    said.push(place(seats, table, card));
                    table.push(card);
                    go_on(seats, table, said);
                    table.pop();
                    said.pop();
                }
            }
        }
        for seats in 3..=4 {
            go_on(seats, &mut Vec::new(), &mut Vec::new());
        }
    }
}
