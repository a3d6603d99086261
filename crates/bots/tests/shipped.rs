//! Who asks the networks that come with the program.
#![cfg(feature = "networks")]

mod positions;

use alcazar::Alcazar;
use big_boss::BigBoss;
use bots::{Adviser, BotLevel, HINT, HandMadeEvaluator, Insight, Knowledge, Limits, decide, decide_with};
use salamanca::Salamanca;
use toledo::Toledo;

use positions::positions;

/// The grandmaster and who advises ask the network of a game at the tables where it is proven, and nobody else does.
fn expect_asked<G: Insight>(tables: &[u8]) {
    let limits = Limits::iterations(40, 3);
    for (seats, game) in positions::<G>().iter().step_by(3).map(|game| (game.seats(), game)) {
        let knowledge = Knowledge::of(game, game.status().waiting().first().expect("it goes on"));
        if knowledge.moves().len() < 2 {
            continue;
        }
        let (place, is_proven) = (format!("{} for {seats}", G::NAME), tables.contains(&seats));
        let by_hand =
            |level| decide_with(&knowledge, level, &G::style(level, seats), &HandMadeEvaluator, &limits);
        for level in [BotLevel::Journeyman, BotLevel::Expert, BotLevel::Master, BotLevel::Grandmaster] {
            let has_asked = decide(&knowledge, level, &limits) != by_hand(level);
            assert_eq!(has_asked, is_proven && level == BotLevel::Grandmaster, "{level} of {place}");
        }
        let advice = Adviser::at_table_of(seats).decide(&knowledge, &limits);
        assert_eq!(advice != by_hand(HINT), is_proven, "advice at {place}");
    }
}

#[test]
fn networks_are_asked_where_they_are_proven_and_nowhere_else() {
    expect_asked::<Alcazar>(&[]);
    expect_asked::<BigBoss>(&[2, 3, 4, 5]);
    expect_asked::<Salamanca>(&[2, 3]);
    expect_asked::<Toledo>(&[2, 3, 4]);
}
