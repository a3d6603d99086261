//! Matches, on a small game.

#[path = "../../bots/tests/common/mod.rs"]
mod common;

use arena::{Ladder, Match, MatchError, MatchPlayer, PositionsHead, Report, SearchedGame, Sprt, rate};
use bots::{BotLevel, Insight};
use common::HighCard;
use salamanca::Salamanca;
use toledo::Toledo;

fn players(texts: &[&str]) -> Vec<MatchPlayer> {
    texts.iter().map(|text| text.parse().expect("a player")).collect()
}

/// Without what the clock says.
fn timeless(mut report: Report) -> Report {
    for seat in &mut report.seats {
        (seat.max_decision_ms, seat.mean_decision_ms) = (0.0, 0.0);
    }
    report
}

#[test]
fn a_match_comes_out_the_same_on_any_number_of_threads() {
    let run = |threads, sprt| {
        let mut plan = Match::<HighCard>::new(players(&["expert@60", "novice", "random"]), 40);
        (plan.threads, plan.sprt) = (threads, sprt);
        timeless(plan.run(|_| ()).expect("a good match"))
    };
    for sprt in [None, Some(Sprt { low: 0.3, high: 0.5 })] {
        let once = run(1, sprt);
        assert_eq!(run(2, sprt), once);
        assert_eq!(run(5, sprt), once);
    }
}

#[test]
fn positions_are_the_same_to_the_byte_for_the_same_seed() {
    let network = concat!(
        "expert@6+turns=1+wander=0.1:",
        env!("CARGO_MANIFEST_DIR"),
        "/../../training/networks/toledo.net"
    );
    let run = |threads, seed| {
        let mut plan = Match::<Toledo>::new(players(&[network, "expert@4", "apprentice"]), 3);
        (plan.threads, plan.seed, plan.has_clock, plan.has_positions) = (threads, seed, false, true);
        let mut bytes = serde_json::to_vec(&PositionsHead::of(&plan)).expect("a head");
        plan.run(|played| bytes.extend(&played.positions)).expect("a good match");
        bytes
    };
    let once = run(1, 5);
    assert!(once.len() > 10_000, "{} bytes", once.len());
    assert!(run(3, 5) == once, "on three threads it is another file");
    assert!(run(1, 6) != once, "another seed makes the same games");
}

#[test]
fn a_file_of_positions_says_in_which_mirrors_the_board_is_the_same() {
    let head = serde_json::to_value(PositionsHead::of_records::<Salamanca>(0, Vec::new())).expect("a head");
    let mirrors = head["mirrors"].as_array().expect("mirrors");
    assert_eq!(mirrors.len(), 3);
    for mirror in mirrors {
        for (list, size) in
            mirror.as_array().expect("lists").iter().zip(head["sizes"].as_array().expect("sizes"))
        {
            let images: Vec<usize> = list
                .as_array()
                .expect("numbers")
                .iter()
                .filter_map(|image| image.as_u64()?.try_into().ok())
                .collect();
            assert_eq!(Some(images.len() as u64), size.as_u64());
            assert!(
                images.iter().enumerate().all(|(feature, image)| images[*image] == feature),
                "twice is once too often"
            );
        }
    }
}

#[test]
fn players_that_do_not_search_know_what_they_do() {
    // A network whose head for moves is empty corrects no prior.
    let network = concat!("prior:", env!("CARGO_MANIFEST_DIR"), "/../../training/networks/toledo.net");
    for player in ["prior", network] {
        beats_random::<Toledo>(player);
    }
    beats_random::<Salamanca>("greedy");
}

fn beats_random<G: Insight>(player: &str) {
    let plan = Match::<G>::new(players(&[player, "random"]), 10);
    let report = plan.run(|_| ()).expect("a good match");
    assert!(report.seats[0].mean_score > report.seats[1].mean_score, "{player}: {report:?}");
}

#[test]
fn every_deal_is_played_by_all_from_every_seat() {
    let plan = Match::<HighCard>::new(players(&["random", "novice", "apprentice"]), 7);
    let mut games = Vec::new();
    let report = plan.run(|played| games.push(played.clone())).expect("a good match");
    assert_eq!(report.games, 9, "rounded up to whole deals");
    for deal in games.chunks(3) {
        assert!(deal.iter().all(|game| game.record.start == deal[0].record.start));
        for seat in 0..3 {
            let mut who: Vec<_> = deal.iter().map(|game| game.players[seat]).collect();
            who.sort_unstable();
            assert_eq!(who, [0, 1, 2]);
        }
    }
    assert!((report.seats.iter().map(|seat| seat.win_share).sum::<f64>() - 1.0).abs() < 1e-6);
}

#[test]
fn a_match_stops_early_when_the_result_is_clear() {
    let mut plan = Match::<HighCard>::new(players(&["expert@200", "random"]), 2_000);
    plan.sprt = Some(Sprt { low: 0.3, high: 0.5 });
    let report = plan.run(|_| ()).expect("a good match");
    assert!(report.games < 2_000 && report.sprt.is_some(), "{report:?}");
}

#[test]
fn what_cannot_be_played_is_refused() {
    let one = Match::<HighCard>::new(players(&["random"]), 5);
    assert!(matches!(one.run(|_| ()), Err(MatchError::Setup(_))));
    let none = Match::<HighCard>::new(players(&["random", "random"]), 0);
    assert_eq!(none.run(|_| ()), Err(MatchError::NoGames));
    let mut wrong = Match::<HighCard>::new(players(&["random", "random"]), 4);
    wrong.sprt = Some(Sprt { low: 0.6, high: 0.5 });
    assert_eq!(wrong.run(|_| ()), Err(MatchError::Sprt));
}

#[test]
fn a_ladder_has_a_rung_for_every_level_but_the_lowest() {
    let ladder = Ladder { seats: 2, games: 4, threads: 2, seed: 1, has_clock: false, divide: 20 };
    let pairs = ladder.pairs();
    assert_eq!(pairs.len(), 5);
    assert_eq!(pairs[0], (BotLevel::Apprentice, BotLevel::Novice));
    assert_eq!(pairs[4], (BotLevel::Master, BotLevel::Apprentice));
    assert_eq!(Ladder { seats: 4, ..ladder }.pairs(), pairs[..4]);
    let mut rungs = Vec::new();
    for (level, against) in pairs {
        let mut games = 0;
        rungs.push(ladder.play::<HighCard>(level, against, |_| games += 1).expect("a good ladder"));
        assert_eq!(games, ladder.games_in_a_match());
        rate(&mut rungs);
    }
    let sum: f64 = rungs[..4].iter().map(|rung| rung.above[0]).sum();
    assert!((rungs[3].rating - sum).abs() < 1e-6, "the ratings add up");
    assert!((rungs[4].rating - rungs[0].rating - rungs[4].above[0]).abs() < 1e-6);
}

#[test]
fn positions_can_be_made_again_from_recorded_games() {
    let mut plan = Match::<Toledo>::new(players(&["expert@4", "random"]), 2);
    plan.has_positions = true;
    let mut games = Vec::new();
    plan.run(|played| games.push(played.clone())).expect("a good match");
    for played in &games {
        let line = serde_json::to_string(&SearchedGame::of(played)).expect("a line");
        let game: SearchedGame = serde_json::from_str(&line).expect("the line again");
        let again = game.positions::<Toledo>().expect("a game by the rules");
        assert_eq!(again[..24], played.positions[..24], "as many positions, features and moves");
        // All but the last columns, which tell of the moves, is the same.
        let number =
            |at: usize| u32::from_le_bytes(again[4 * at..4 * at + 4].try_into().expect("four")) as usize;
        let (positions, seats, features, moves) = (number(0), number(1), number(2), number(3));
        let numbers = 2 * seats + positions * (2 + 6 * seats) + features;
        assert_eq!(again[24..24 + 2 * numbers], played.positions[24..24 + 2 * numbers]);
        // Of the moves it is known which was made.
        let short = |at: usize| u16::from_le_bytes([again[24 + 2 * at], again[25 + 2 * at]]);
        let visits = numbers + positions + moves;
        let searched = played.chances.chunks(seats).filter(|chances| chances[0] != u16::MAX).count();
        assert_eq!((visits..visits + moves).map(short).map(usize::from).sum::<usize>(), searched);
    }
}

#[test]
fn recorded_games_that_do_not_fit_are_refused() {
    let mut plan = Match::<Toledo>::new(players(&["random", "random"]), 2);
    plan.has_positions = true;
    let mut games = Vec::new();
    plan.run(|played| games.push(SearchedGame::of(played))).expect("a good match");
    let mut short = games[0].clone();
    short.chances.pop();
    let refused = |game: &SearchedGame| game.positions::<Toledo>().expect_err("no game").to_string();
    assert!(refused(&short).contains("number of expectations"), "{}", refused(&short));
    let mut open = games[0].clone();
    let cut = open.record.trim_end().lines().filter(|line| !line.starts_with("result")).count() - 4;
    open.record = open.record.lines().take(cut).collect::<Vec<_>>().join("\n") + "\n";
    assert!(refused(&open).contains("not ended"), "{}", refused(&open));
    let mut other = games[0].clone();
    other.record = "no record".to_owned();
    assert!(refused(&other).contains("line 1"), "{}", refused(&other));
}
