//! What pictures show, what they do not, and how large they are.

use std::fs;
use std::path::Path;

use catalog::{AnyGame, GameKind};
use pictures::{WIDTH, draw};
use tabletop::{Record, Rng, Seat};

/// Mails stay small.
const LARGEST: usize = 60_000;

/// A game that is new has no picture until somebody draws it.
const DRAWN: [GameKind; 4] = [GameKind::Alcazar, GameKind::BigBoss, GameKind::Toledo, GameKind::Salamanca];

/// Games of experts, in the middle and near the end.
fn positions(kind: GameKind) -> Vec<AnyGame> {
    let folder =
        Path::new(env!("CARGO_MANIFEST_DIR")).join("../games").join(kind.name()).join("tests/playthroughs");
    let read = |seats: u8| {
        let text = fs::read_to_string(folder.join(format!("experts_{seats}_seats_1.txt"))).expect("a record");
        let record: Record = text.parse().expect("a good record");
        AnyGame::replay(&record).expect("a lawful game")
    };
    let at = |game: AnyGame| {
        let moves = game.moves_made();
        [0, moves / 2, moves - 1].map(|moves| game.at(moves).expect("a position"))
    };
    kind.seats().map(read).flat_map(at).collect()
}

/// Width and height, from the head of the file.
fn size(png: &[u8]) -> (u32, u32) {
    assert_eq!(&png[..8], b"\x89PNG\r\n\x1a\n");
    let number = |at: usize| u32::from_be_bytes(png[at..at + 4].try_into().expect("four bytes"));
    (number(16), number(20))
}

#[test]
fn every_game_has_pictures_that_fit_into_a_mail() {
    for kind in DRAWN {
        for game in positions(kind) {
            let png = draw(&game).expect("it is drawn").png().expect("it has pixels");
            let (width, height) = size(&png);
            assert_eq!(width, WIDTH);
            assert!((300..=700).contains(&height), "{kind:?} is {height} high");
            assert!(png.len() < LARGEST, "{kind:?} has {} bytes", png.len());
        }
    }
}

#[test]
fn what_is_hidden_changes_nothing_in_a_picture() {
    for kind in DRAWN {
        let mut rng = Rng::new(7);
        for game in positions(kind) {
            let picture = draw(&game);
            for seat in Seat::all(game.seats()) {
                let dealt_anew = game.redealt(seat, &mut rng);
                assert_eq!(draw(&dealt_anew), picture, "{kind:?}");
            }
        }
    }
}

#[test]
fn a_move_on_the_board_is_seen() {
    for kind in DRAWN {
        let positions = positions(kind);
        assert!(positions.windows(2).all(|two| draw(&two[0]) != draw(&two[1])), "{kind:?}");
    }
}
