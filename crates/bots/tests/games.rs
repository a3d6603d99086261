//! Computer players in the games of the table.

use std::time::{Duration, Instant};

use bots::{
    BotLevel, Candidate, Choice, Insight, InsightVisitor, Knowledge, Limits, analyse, choose, decide, gains,
    hint,
};
use catalog::{AnyGame, GameKind};
use serde_json::Value;
use tabletop::{Deal, Game, Random, Rng, Seat, Silent};

/// The games whose computer players say why: one that has just been added has none who do.
const WITH_REASONS: [&str; 4] = ["alcazar", "big-boss", "toledo", "salamanca"];

/// How many moves a random game has.
fn length<G: Game>(seats: u8, seed: u64) -> u32 {
    let mut rng = Rng::new(seed);
    let mut game = G::start(seats, &G::Options::default(), Deal::from_seed(seed)).expect("a good game");
    let mut moves = 0;
    while let Some(seat) = game.status().waiting().first() {
        let mv = game.random_move(seat, &mut rng, &mut Vec::new()).expect("a move");
        game.play(seat, &mv, &mut Silent);
        moves += 1;
    }
    moves
}

/// A position after some random moves, and a seat that has more than one move there.
fn random_position<G: Game>(seats: u8, seed: u64, moves: u32) -> Option<(G, Seat)> {
    let mut rng = Rng::new(seed);
    let mut game = G::start(seats, &G::Options::default(), Deal::from_seed(seed)).ok()?;
    for _ in 0..moves {
        let seat = game.status().waiting().first()?;
        let mv = game.random_move(seat, &mut rng, &mut Vec::new())?;
        game.play(seat, &mv, &mut Silent);
    }
    let seat = *rng.pick(&game.status().waiting().iter().collect::<Vec<_>>())?;
    let mut legal = Vec::new();
    game.legal_moves(seat, &mut legal);
    (legal.len() > 1).then_some((game, seat))
}

struct Permutation;

impl InsightVisitor for Permutation {
    type Output = ();

    fn visit<G: Insight>(self) {
        let mut positions = 0;
        for number in 0..60 {
            let seats = *G::SEATS.start() + (number % 4) as u8;
            let seats = seats.min(*G::SEATS.end());
            // Small games are over after a few moves.
            let moves = 3 * number as u32 % length::<G>(seats, number);
            let Some((game, seat)) = random_position::<G>(seats, number, moves) else { continue };
            let other = game.redeal_hidden(Some(seat), &mut Rng::new(number + 1_000));
            for level in BotLevel::ALL {
                let limits = Limits::iterations(25, number);
                let choice = |game: &G| decide(&Knowledge::of(game, seat), level, &limits);
                assert_eq!(choice(&game), choice(&other), "{level} in {} of {seats}: {game:?}", G::NAME);
            }
            positions += 1;
        }
        assert!(positions > 20, "{positions} positions of {}", G::NAME);
    }
}

#[test]
fn what_a_seat_cannot_know_never_changes_its_choice() {
    for kind in GameKind::ALL {
        bots::visit(kind, Permutation);
    }
}

struct WholeGame(u8);

impl InsightVisitor for WholeGame {
    type Output = ();

    /// Lets all levels play each other, and checks that all they choose is legal and said with reasons.
    fn visit<G: Insight>(self) {
        let mut game = G::start(self.0, &G::Options::default(), Deal::from_seed(7)).expect("a good game");
        let mut decisions = 0;
        while let Some(seat) = game.status().waiting().first() {
            let level = BotLevel::ALL[(seat.index() + decisions / 50) % 5];
            let limits = Limits::iterations(8, decisions as u64);
            let decision = decide(&Knowledge::of(&game, seat), level, &limits).expect("a move");
            assert_eq!(game.why_not(seat, &decision.mv), Ok(()), "{level}");
            assert_eq!(!decision.because.is_empty(), WITH_REASONS.contains(&G::NAME), "{}", G::NAME);
            game.play(seat, &decision.mv, &mut Silent);
            decisions += 1;
        }
    }
}

#[test]
fn all_levels_play_whole_games_with_any_number_of_seats() {
    for kind in GameKind::ALL {
        kind.seats().for_each(|seats| bots::visit(kind, WholeGame(seats)));
    }
}

fn start(kind: GameKind) -> (AnyGame, Seat) {
    let game = AnyGame::start(kind, 2, &Value::Null, Deal::from_seed(1)).expect("a good game");
    let seat = game.status().waiting().first().expect("the game begins");
    (game, seat)
}

fn time(game: &AnyGame, seat: Seat, level: BotLevel, seed: u64) -> Duration {
    let begin = Instant::now();
    choose(game, seat, level, &Limits { seed, ..Limits::default() }).expect("a move");
    begin.elapsed()
}

#[test]
fn no_level_passes_its_limit_of_time_even_on_the_first_move() {
    for kind in GameKind::ALL {
        let (game, seat) = start(kind);
        for level in BotLevel::ALL {
            // A system that is busy with other things can take the thread away for longer than the shortest limits.
            let is_in_time = |seed| time(&game, seat, level, seed) < level.time_limit();
            assert!((0..30).any(is_in_time), "{level} of {kind}");
        }
    }
}

#[test]
fn hints_and_analyses_give_scores_and_chances_for_every_seat() {
    for kind in GameKind::ALL {
        let (game, seat) = start(kind);
        let hint = hint(&game, seat, &Limits::iterations(200, 1)).expect("a move");
        assert!(game.legal(seat).contains(&hint.notation));
        let best = analyse(&game, seat, 3, &Limits::iterations(200, 1));
        assert_eq!(best.len(), 3.min(game.legal(seat).len()));
        assert_eq!(best[0].notation, hint.notation);
        for candidate in best {
            assert_eq!(candidate.expected_scores.len(), 2);
            assert!(candidate.win_chances.iter().all(|chance| (0.0..=1.0).contains(chance)));
        }
    }
}

/// A choice between moves of which the first was chosen: visits, points and winning chance of each.
fn choice_of(moves: &[(u32, f32, f32)]) -> Choice {
    let candidate = |&(visits, score, chance): &(u32, f32, f32)| Candidate {
        notation: "a move".to_owned(),
        visits,
        expected_scores: vec![score, 0.0],
        win_chances: vec![chance, 1.0 - chance],
    };
    let candidates = moves.iter().map(candidate).collect();
    Choice { notation: "a move".to_owned(), because: Vec::new(), candidates }
}

#[test]
fn what_is_said_of_a_hint_does_not_contradict_its_chances() {
    let said = |moves: &[(u32, f32, f32)]| {
        let said = gains(&choice_of(moves), Seat::new(0), moves.len());
        said.iter().map(|reason| reason.key).collect::<Vec<_>>()
    };
    assert_eq!(said(&[(100, 50.0, 0.6), (100, 47.0, 0.55)]), ["expects", "gains"]);
    assert_eq!(said(&[(100, 45.0, 0.6), (100, 47.0, 0.55)]), ["expects", "safer"]);
    assert_eq!(
        said(&[(100, 50.0, 0.6), (90, 47.0, 0.64)]),
        ["expects", "as-good"],
        "more points, fewer wins"
    );
    let lucky = [(100, 50.0, 0.6), (100, 47.0, 0.55), (9, 60.0, 0.8)];
    assert_eq!(said(&lucky), ["expects", "gains"], "what was hardly looked at is not the next best");
    assert_eq!(said(&[(100, 50.0, 0.6), (9, 60.0, 0.8)]), ["expects"]);
}

/// The moves of a game that novices play, as far as they had a choice.
fn novice_game<G: Insight>(seed: u64) -> Vec<(G, Seat, G::Move)> {
    let mut game = G::start(2, &G::Options::default(), Deal::from_seed(seed)).expect("a good game");
    let mut past = Vec::new();
    while let Some(seat) = game.status().waiting().first() {
        let knowledge = Knowledge::of(&game, seat);
        let decision =
            decide(&knowledge, BotLevel::Novice, &Limits { seed: past.len() as u64, ..Limits::default() });
        let mv = decision.expect("a move").mv;
        past.push((game.clone(), seat, mv));
        game.play(seat, &mv, &mut Silent);
    }
    past
}

#[test]
fn a_novice_does_not_send_pawns_home_from_afar() {
    let moves = (0..6).flat_map(novice_game::<toledo::Toledo>);
    let sent = moves.filter(|(_, _, mv)| matches!(mv, toledo::Move::Home { field } if field.0 >= 10));
    assert_eq!(sent.count(), 0);
}

#[test]
fn a_novice_does_not_pass_while_there_are_tiles_to_take_for_a_free_squire() {
    use salamanca::{Face, Move};
    let moves = (0..6).flat_map(novice_game::<salamanca::Salamanca>);
    let passed = moves.filter(|(game, seat, mv)| {
        let has_building =
            game.display().iter().copied().flatten().any(|tile| matches!(tile.face(), Face::Building(_)));
        *mv == Move::Pass && has_building && game.squires(*seat) > 0 && game.rounds_to_come() > 5
    });
    assert_eq!(passed.count(), 0);
}

#[test]
fn a_novice_does_not_take_back_high_nobles_for_little() {
    use alcazar::Move;
    let moves = (0..6).flat_map(novice_game::<alcazar::Alcazar>);
    let withdrawn = moves.filter(|(game, _, mv)| match mv {
        Move::Withdraw { at } => game
            .board()
            .cell(*at)
            .is_some_and(|cell| game.site().height(cell).0 >= 4 && game.value_at(cell).0 <= 20),
        _ => false,
    });
    assert_eq!(withdrawn.count(), 0);
}

/// S-27: whoever hears the reasons at the table learns nothing of two cards that lie unseen; in an exercise they are told.
#[test]
fn cards_that_are_chosen_unseen_have_a_reason_only_for_those_who_may_know_them() {
    let game = salamanca::Salamanca::start(2, &salamanca::Options::default(), Deal::from_seed(1))
        .expect("a good game");
    let seat = game.status().waiting().first().expect("somebody who chooses");
    let mut moves = Vec::new();
    game.legal_moves(seat, &mut moves);
    let told: Vec<_> = moves.iter().map(|mv| game.because(seat, mv)).collect();
    assert!(moves.len() > 1 && told.iter().all(|because| *because == told[0]));
    for mv in &moves {
        let salamanca::Move::Cards { card, second } = *mv else { panic!("{mv} chooses no cards") };
        let because = serde_json::to_value(game.because_unveiled(seat, mv)).expect("plain values");
        let cards = serde_json::json!({ "early": card.max(second), "late": card.min(second) });
        assert_eq!(because, serde_json::json!([{ "key": "plans-cards", "values": cards }]));
    }
}
