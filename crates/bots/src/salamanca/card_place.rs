//! When a card acts among those on the table, and what may still come before it.

use salamanca::PlayedCard;

/// The 5 acts first while it is the lowest card (S-16).
const FIVE: u8 = 5;

/// What is said of the place of a card that is played on those on the table. Only what cannot change any more is said without an
/// "unless": `first`, `between`; whoever waits is not said to be the last.
pub(super) fn place_of(table: &[PlayedCard], card: u8, seats: u8) -> &'static str {
    let others: Vec<u8> = table.iter().map(|played| played.card).collect();
    let is_order_known = others.len() + 1 >= usize::from(seats);
    let order = order_of(&others, card);
    if order[0] == card {
        return if is_order_known { "first" } else { first_so_far(&others, card, seats) };
    }
    if !is_order_known && order[0] == FIVE && order[1] == card {
        return "after-five";
    }
    if order.last() == Some(&card) { late(card) } else { "between" }
}

/// What may still come before a card that acts first as things stand.
fn first_so_far(others: &[u8], card: u8, seats: u8) -> &'static str {
    let is_highest = card == if seats == 5 { 10 } else { 8 };
    let may_five_be_lowest = others.iter().all(|other| *other > FIVE);
    match card {
        1..FIVE if others.is_empty() => late(card),
        FIVE if may_five_be_lowest => "first-unless-lower",
        _ if may_five_be_lowest && is_highest => "first-unless-five",
        _ if may_five_be_lowest => "first-unless-either",
        _ if is_highest => "first",
        _ => "first-unless-higher",
    }
}

/// What a card is kept for that acts late.
const fn late(card: u8) -> &'static str {
    match card {
        1..=4 => "plague",
        6 => "swap",
        _ => "last",
    }
}

/// S-15 and S-16: descending, the 5 first if it is the lowest; a value that lies there already is played to act first.
fn order_of(others: &[u8], card: u8) -> Vec<u8> {
    let is_repeated = others.contains(&card);
    let mut order: Vec<u8> = others.iter().copied().chain((!is_repeated).then_some(card)).collect();
    order.sort_unstable_by(|a, b| b.cmp(a));
    if order.last() == Some(&FIVE) {
        order.rotate_right(1);
    }
    if is_repeated {
        order.insert(0, card);
    }
    order
}

#[cfg(test)]
mod tests {
    use tabletop::Seat;

    use super::*;

    fn place(seats: u8, table: &[u8], card: u8) -> &'static str {
        let played = table.iter().zip(Seat::all(5)).map(|(card, seat)| PlayedCard { seat, card: *card });
        place_of(&played.collect::<Vec<_>>(), card, seats)
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
                let order = order_of(&table[1..], table[0]);
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
