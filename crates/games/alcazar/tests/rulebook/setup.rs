//! Material and preparation.

use alcazar::{Alcazar, Options};
use castle_box::{CELLS, Rank};
use tabletop::{Deal, Game, Seat};

fn start(seats: u8, seed: u64) -> Alcazar {
    Alcazar::start(seats, &Options::default(), Deal::from_seed(seed)).unwrap()
}

/// C-3, C-4, A-1, A-2.
#[test]
fn everybody_starts_with_ten_cards_forty_real_and_all_nobles() {
    for seats in 2..=5 {
        let game = start(seats, 1);
        for seat in Seat::all(seats) {
            assert_eq!((game.cards().hand(seat).len(), game.cards().towers(seat)), (10, 0));
            assert_eq!(game.money(seat).0, 40);
            assert_eq!(game.site().noble_supply(seat, Rank::Grande), 2);
            assert_eq!(game.site().noble_supply(seat, Rank::Baron), 6);
        }
        assert_eq!(game.cards().open().count(), 6);
        assert_eq!(game.cards().pile_len(), 72 - 6 - 10 * seats);
        assert_eq!(game.cards().tower_pile(), 20);
        assert_eq!((game.site().stones_left(), game.site().spans_left()), (84, 20));
        assert_eq!(game.site().free_flags(), 8);
    }
}

/// C-4.
#[test]
fn the_start_player_is_drawn_at_random() {
    let starts: std::collections::BTreeSet<Seat> = (0..60).map(|seed| start(5, seed).turn()).collect();
    assert_eq!(starts.len(), 5);
}

/// C-4: two to five players.
#[test]
fn fewer_than_two_or_more_than_five_cannot_play() {
    for seats in [0, 1, 6] {
        assert!(Alcazar::start(seats, &Options::default(), Deal::from_seed(1)).is_err());
    }
}

/// C-1: the board is data; a broken one is refused with what is wrong.
#[test]
fn a_broken_board_is_refused_with_the_reason() {
    let options = Options { board: Some("1 (1,1)\n2 (3,1)".to_owned()) };
    let error = Alcazar::start(2, &options, Deal::from_seed(1)).unwrap_err();
    assert_eq!(error.to_string(), "field 3 is missing");
}

/// C-1, C-2: 72 fields on 121 cells; neighbours in the row touch, what lies across open ground does not.
#[test]
fn buildings_across_open_ground_do_not_touch() {
    let game = super::support::position("money 0 0\nstones 7 17 72 1 3");
    assert_eq!(CELLS, 121);
    assert_eq!(game.site().buildings().count(), 4, "72 and 1 touch; 7 and 17 do not");
}

/// C-4: which build cards are in hand is secret, their number is not.
#[test]
fn a_view_shows_the_own_hand_only() {
    let game = start(3, 4);
    let view = game.view(Some(Seat::new(1)));
    assert_eq!(
        view.players.iter().map(|player| player.hand.is_some()).collect::<Vec<_>>(),
        [false, true, false]
    );
    assert!(view.players.iter().all(|player| player.hand_count == 10));
    assert!(game.view(None).players.iter().all(|player| player.hand.is_none()));
}
