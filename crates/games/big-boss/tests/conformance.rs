//! The contract, on random games for every number of seats.

use big_boss::{BigBoss, Event, Move, Options};
use castle_box::{FLAGS, Field, Place};
use tabletop::conformance::{Conformance, HiddenParts, random_game};
use tabletop::{Deal, Game, Random, Rng, Seat, Status, Viewer};

mod support;

use support::audit;

fn any_field(rng: &mut Rng) -> Field {
    Field::new(1 + rng.below(72) as u8).expect("a number of a field")
}

fn any_place(rng: &mut Rng) -> Place {
    match rng.below(12) {
        0 => Place::ground(2, 2).expect("a place on the grid"),
        _ => any_field(rng).into(),
    }
}

fn any_move(rng: &mut Rng) -> Move {
    match rng.below(13) {
        0 => Move::Withdraw { at: any_place(rng) },
        1 => Move::BuyOpen { card: any_field(rng) },
        2 => Move::BuyPile,
        3 => Move::BuyTower,
        4 => {
            let card = any_field(rng);
            let first =
                [card, card.previous(), card.previous().previous(), card.next()][rng.below(4) as usize];
            Move::found(card, first)
        }
        5 => Move::Build { card: any_field(rng) },
        6 => Move::Tower { at: any_place(rng) },
        7 => Move::Keep { flag: FLAGS[rng.below(8) as usize] },
        8 => Move::Crest { villa: any_field(rng) },
        9 => Move::Baron { at: any_place(rng) },
        10 => Move::Grande { at: any_place(rng) },
        11 => Move::Done,
        _ => Move::Pass,
    }
}

fn hidden_parts(game: &BigBoss, viewer: Viewer) -> HiddenParts {
    let state = serde_json::to_value(game).expect("a state has a JSON form");
    let mut parts = vec![("deal".to_owned(), state["deal"].to_string())];
    parts.push(("pile".to_owned(), state["cards"]["pile"].to_string()));
    for seat in Seat::all(game.seats()).filter(|seat| viewer != Some(*seat)) {
        parts.push((format!("hand of {seat}"), state["seats"][seat.index()]["hand"].to_string()));
    }
    parts
}

const THINGS: [&str; 8] = [
    "open 7",
    "pile build",
    "pile tower",
    "card 7",
    "card tower",
    "noble baron",
    "noble grande",
    "nothing 1",
];

fn places() -> Vec<String> {
    let fields = Field::all().map(|field| field.to_string());
    fields.chain(["x2y2".to_owned()]).collect()
}

#[test]
fn big_boss_keeps_the_contract() {
    Conformance::<BigBoss>::new(any_move)
        .hidden(hidden_parts)
        .places(places())
        .things(&THINGS)
        .audit(audit::audit)
        .longest(2_000)
        .games(8)
        .run();
}

#[test]
fn another_board_keeps_the_contract() {
    Conformance::<BigBoss>::new(any_move)
        .hidden(hidden_parts)
        .audit(audit::audit)
        .options(vec![Options { board: Some(audit::OTHER_BOARD.to_owned()) }])
        .longest(2_000)
        .games(1)
        .seed(70)
        .run();
}

/// C-11, C-18, C-20, C-21, C-25, B-7: money changes by what the events say and by nothing else, and ends as the score.
#[test]
fn every_real_is_told() {
    for seed in 0..40 {
        let seats = 2 + (seed % 4) as u8;
        let game = random_game::<BigBoss>(seats, &Options::default(), seed);
        let mut money = vec![30_i64; usize::from(seats)];
        let mut scores = Vec::new();
        for event in game.past().iter().flat_map(|turn| &turn.events) {
            match event {
                Event::Withdrawn { seat, amount, .. }
                | Event::Income { seat, amount }
                | Event::Beaten { other: seat, amount, .. } => money[seat.index()] += i64::from(amount.0),
                Event::BoughtOpen { seat, amount, .. }
                | Event::BoughtPile { seat, amount }
                | Event::BoughtTower { seat, amount }
                | Event::Placed { seat, amount, .. } => money[seat.index()] -= i64::from(amount.0),
                Event::Scored { seat, money: counted, score, .. } => {
                    assert_eq!(i64::from(counted.0), money[seat.index()]);
                    scores.push(score.0 as i32);
                }
                _ => {}
            }
            assert!(money.iter().all(|money| *money >= 0), "nobody owes money");
        }
        let Status::Finished(outcome) = game.state().status() else { panic!("the game is over") };
        assert_eq!(outcome.scores.as_slice(), scores);
    }
}

#[test]
fn a_state_is_small() {
    assert!(size_of::<BigBoss>() <= 1024, "{} bytes", size_of::<BigBoss>());
    assert_eq!(size_of::<Move>(), 4);
}

#[test]
fn the_same_deal_gives_the_same_game_and_another_deal_another() {
    let start = |seed| BigBoss::start(3, &Options::default(), Deal::from_seed(seed)).unwrap();
    assert_eq!(start(1), start(1));
    assert_ne!(start(1), start(2));
}
