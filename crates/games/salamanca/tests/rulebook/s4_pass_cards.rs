//! 4. Pass the card on to the left neighbour.

use crate::support::position::Position;
use crate::support::{play, seat};

// S-18
#[test]
fn every_played_card_goes_to_the_left_neighbour() {
    let mut game = Position::new(3)
        .turn(&[(1, 8), (0, 7), (2, 3)], 3)
        .hand(0, &[1, 1, 2, 2])
        .hand(1, &[3, 4, 4, 5])
        .hand(2, &[5, 6, 6, 8])
        .read();
    play(&mut game, 2, "pass");
    let hands = [0, 1, 2].map(|index| game.hand(seat(index)).iter().collect::<Vec<_>>());
    assert_eq!(hands[0], [1, 1, 2, 2, 3], "the 3 of seat 2");
    assert_eq!(hands[1], [3, 4, 4, 5, 7], "the 7 of seat 0");
    assert_eq!(hands[2], [5, 6, 6, 8, 8], "the 8 of seat 1");
    assert!(game.table().is_empty());
}
