//! Random games from positions that deals seldom lead to: few cards, no money, no crests, castles at 50, many bridges.
//! At every step the moves listed are exactly those that are not refused, of all moves there are.

mod support;

use std::collections::BTreeSet;

use alcazar::{Alcazar, Move, Step};
use castle_box::{Board, Cell, Direction, Field, Place};
use support::audit::audit;
use support::{legal, position};
use tabletop::{Game, Rng, Seat};

/// Every move that could be written down, but for pairs of cells that are not two apart or not occupied.
fn all_moves(game: &Alcazar) -> Vec<Move> {
    let board = Board::standard();
    let places = || Cell::all().map(|cell| board.place(cell));
    let mut moves = vec![Move::BuyPile, Move::BuyTower, Move::Done, Move::Pass];
    for at in places() {
        moves.extend([Move::Withdraw { at }, Move::Tower { at }, Move::Baron { at }, Move::Grande { at }]);
    }
    for card in Field::all() {
        moves.extend([Move::BuyOpen { card }, Move::Build { card }, Move::Crest { villa: card }]);
        let first = card.previous().previous();
        moves.extend([first, first.next(), card, card.next()].map(|first| Move::found(card, first)));
    }
    for cell in Cell::all() {
        let others = Direction::ALL.into_iter().filter_map(|direction| board.two_away(cell, direction));
        moves.extend(others.map(|other| Move::bridge(board.place(cell), board.place(other))));
    }
    let nobles: Vec<Place> = game.site().occupied().iter().map(|cell| board.place(cell)).collect();
    let targets: Vec<Place> =
        game.fresh().iter().map(|cell| board.place(cell)).chain(nobles.clone()).collect();
    for from in nobles {
        moves.extend(targets.iter().flat_map(|to| [Move::Move { from, to: *to }, Move::trade(from, *to)]));
    }
    moves
}

fn lists_what_is_not_refused(game: &Alcazar) {
    let mut listed = Vec::new();
    game.legal_moves(game.turn(), &mut listed);
    let listed: BTreeSet<Move> = listed.into_iter().collect();
    let open: BTreeSet<Move> =
        all_moves(game).into_iter().filter(|mv| game.why_not(game.turn(), mv).is_ok()).collect();
    assert_eq!(listed, open, "{}", serde_json::to_string(game).unwrap());
}

/// Plays random games from a position; answers the steps that were seen.
fn explore(text: &str, games: u64) -> BTreeSet<String> {
    let mut seen = BTreeSet::new();
    for seed in 0..games {
        let mut rng = Rng::new(seed);
        let mut game = position(text);
        for _ in 0..400 {
            let Some(seat) = game.status().waiting().first() else { break };
            seen.insert(format!("{:?}", game.step()).split(' ').next().unwrap_or_default().to_owned());
            if let Err(broken) = audit(&game) {
                panic!("{broken}\n{}", serde_json::to_string(&game).unwrap());
            }
            lists_what_is_not_refused(&game);
            let file = serde_json::to_string(&game).unwrap();
            assert_eq!(serde_json::from_str::<Alcazar>(&file).unwrap(), game, "{file}");
            let mv = game.random_move(seat, &mut rng, &mut Vec::new()).unwrap();
            game.play(seat, &mv, &mut Vec::new());
        }
        if let Step::Finished(reason) = game.step() {
            seen.insert(format!("{reason:?}"));
        }
    }
    seen
}

fn sees(text: &str, games: u64, wanted: &[&str]) {
    let seen = explore(text, games);
    assert!(wanted.iter().all(|step| seen.contains(*step)), "seen: {seen:?}");
}

/// C-27, C-28, A-15: few cards, little money.
#[test]
fn games_without_cards_to_buy() {
    let text = "money 40 3 20 0
stones 8x2 9 10 20x3 21 40 42 43x2 60
flag malaga 8
flag cadiz 20
nobles 0 baron 8 grande 42
nobles 1 baron 20 baron 10
nobles 3 grande 43
hand 0 11 41
hand 1 22 61
hand 2 9
towers 1 1
towers 3 2
open 50
pile
tower-pile 1";
    sees(text, 60, &["Turn", "Action", "AllOut", "NobodyActs"]);
}

/// C-27: no cards in hand and too little money, but cards on sale.
#[test]
fn games_of_the_poor() {
    let text = "money 3 2 4
stones 1x5 2 11x4 21 31x2
flag jaen 1
nobles 0 baron 1 grande 11 baron 21
nobles 1 baron 2 baron 31
open 50 52 54 56 58 60
pile 3 12 41
tower-pile 4";
    sees(text, 40, &["Turn", "Purchase", "Action", "Nobles"]);
}

/// C-17, C-25: all crests are out, villas wait, castles are one field apart.
#[test]
fn games_without_crests() {
    let text = "money 30 30
stones 1x3 3x3 5x3 7x9 8x9 9x9 11x3 13x3 15x3 17x3 40x3 42x3 44x3 46x2 47
flag almeria 1
flag cadiz 3
flag cordoba 5
flag granada 7
flag huelva 11
flag jaen 13
flag malaga 15
flag sevilla 17
nobles 0 baron 1 grande 8 baron 11
nobles 1 baron 3 grande 9 baron 40
hand 0 2 6 12 41 45
hand 1 4 10 14 16 43";
    sees(text, 40, &["Turn", "Crest", "Nobles", "LastStone"]);
}

/// rich players with nobles on piers everywhere.
#[test]
fn games_with_many_bridges() {
    let text = "money 400 400 400
stones 6x2 8x2 7 9 17x2 67x2 16 68 1x2 3x2 5x2 19x2 21x2 65x2 63x2 61
flag almeria 6
nobles 0 baron 6 baron 17 grande 1
nobles 1 baron 8 baron 67 grande 19
nobles 2 baron 5 baron 65 grande 21
towers 0 3
towers 1 3
towers 2 3
open 7 18 66 4 2 20
pile";
    sees(text, 30, &["Turn", "Nobles"]);
}

/// The games of the recordings have all ways to end; here all ways to be refused have a rule.
#[test]
fn everything_that_is_refused_names_a_rule() {
    let game = position("money 40 40\nstones 7 9x2 11\nnobles 0 baron 7\nnobles 1 grande 9\nhand 0 20");
    for mv in all_moves(&game) {
        if let Err(refusal) = game.why_not(Seat::new(0), &mv) {
            assert!(alcazar::RULES.contains(&format!("**{}**", refusal.rule)), "{mv}: {refusal}");
        }
    }
    assert!(!legal(&game).is_empty());
}
