//! Promises that have nothing to do with secrets.

use std::collections::BTreeSet;

use crate::{Deal, Game, Playthrough, Random, Rng, Seat, Status, try_play};

pub(super) fn refuses_other_seat_counts<G: Game>() {
    for seats in [0, G::SEATS.start() - 1, G::SEATS.end() + 1, u8::MAX] {
        let started = G::start(seats, &G::Options::default(), Deal::from_seed(0));
        assert!(started.is_err(), "{} starts with {seats} seats", G::NAME);
    }
}

pub(super) fn starts_alike<G: Game>(game: &Playthrough<G>, seats: u8, options: &G::Options, deal: Deal) {
    let again = G::start(seats, options, deal).expect("it started before");
    assert_eq!(game.state(), &again, "the same deal gives another start");
    assert_eq!(again.seats(), seats);
    assert_eq!(&again.options(), options, "the state forgets its options");
}

pub(super) fn moves_of<G: Game>(state: &G, seat: Seat) -> Vec<G::Move> {
    let mut moves = Vec::new();
    state.legal_moves(seat, &mut moves);
    moves
}

pub(super) fn only_waiting_seats_have_moves<G: Game>(state: &G) {
    let waiting = state.status().waiting();
    assert!(state.status().is_finished() || !waiting.is_empty(), "the game waits for nobody\n{state:?}");
    for seat in Seat::all(crate::MAX_SEATS as u8) {
        let moves = moves_of(state, seat);
        assert_eq!(waiting.contains(seat), !moves.is_empty(), "seat {seat} has {moves:?}\n{state:?}");
        let distinct: BTreeSet<_> = moves.iter().collect();
        assert_eq!(distinct.len(), moves.len(), "seat {seat} has a move twice: {moves:?}");
        let notations: BTreeSet<_> = moves.iter().map(ToString::to_string).collect();
        assert_eq!(notations.len(), moves.len(), "two moves have one notation: {moves:?}");
    }
    if let Status::Finished(outcome) = state.status() {
        assert_eq!(outcome.scores.len(), state.seats() as usize);
        assert_eq!(outcome.places.len(), state.seats() as usize);
        assert!(!outcome.winners().is_empty(), "nobody has the first place");
    }
}

/// `why_not` and `legal_moves` agree, on moves of every kind; refused moves change nothing.
pub(super) fn refusals_agree_with_legal_moves<G: Game>(
    state: &G,
    any_move: fn(&mut Rng) -> G::Move,
    rng: &mut Rng,
    tries: u32,
) {
    for seat in Seat::all(state.seats()) {
        let legal: BTreeSet<_> = moves_of(state, seat).into_iter().collect();
        for mv in &legal {
            let verdict = state.why_not(seat, mv);
            assert!(verdict.is_ok(), "`{mv}` of seat {seat} is legal but refused: {verdict:?}\n{state:?}");
        }
        for _ in 0..tries {
            let mv = any_move(rng);
            reads_back::<G>(&mv);
            let mut after = state.clone();
            match try_play(&mut after, seat, &mv, &mut Vec::new()) {
                Ok(()) => {
                    assert!(legal.contains(&mv), "`{mv}` of seat {seat} plays but is not listed\n{state:?}");
                }
                Err(refusal) => {
                    assert!(!legal.contains(&mv), "`{mv}` of seat {seat} is listed but refused: {refusal}");
                    assert_eq!(&after, state, "the refused `{mv}` changed something");
                    assert!(refusal.rule.contains('-'), "`{mv}` is refused without a rule: {refusal}");
                }
            }
        }
    }
}

fn reads_back<G: Game>(mv: &G::Move) {
    let notation = mv.to_string();
    match notation.parse::<G::Move>() {
        Ok(read) => assert_eq!(&read, mv, "`{notation}` reads back as another move"),
        Err(error) => panic!("`{notation}` does not read back: {error}"),
    }
}

pub(super) fn copies_and_reads_back<G: Game>(state: &G) {
    assert_eq!(&state.clone(), state, "a copy differs");
    let text = serde_json::to_string(state).expect("a state has a JSON form");
    match serde_json::from_str::<G>(&text) {
        Ok(read) => assert_eq!(&read, state, "the state reads back as another\n{text}"),
        Err(error) => panic!("the state does not read back: {error}\n{text}"),
    }
}

pub(super) fn every_legal_move_plays<G: Game>(state: &G, audit: fn(&G) -> Result<(), String>) {
    for seat in state.status().waiting().iter() {
        for mv in moves_of(state, seat) {
            reads_back::<G>(&mv);
            let mut after = state.clone();
            after.play(seat, &mv, &mut Vec::new());
            assert_ne!(&after, state, "`{mv}` changes nothing");
            if let Err(broken) = audit(&after) {
                panic!("after `{mv}` of seat {seat}: {broken}\n{after:?}");
            }
            only_waiting_seats_have_moves(&after);
        }
    }
}

/// Every legal move is drawn, about equally often. Small sets only: large ones would need too many draws.
pub(super) fn random_moves_are_fair<G: Game>(state: &G, rng: &mut Rng) {
    for seat in state.status().waiting().iter() {
        let legal = moves_of(state, seat);
        if legal.len() > 16 {
            continue;
        }
        let draws = 60 * legal.len();
        let mut counts = vec![0_i32; legal.len()];
        let mut buffer = Vec::new();
        for _ in 0..draws {
            let mv = state.random_move(seat, rng, &mut buffer).expect("there are legal moves");
            let index = legal.iter().position(|other| *other == mv);
            counts[index.unwrap_or_else(|| panic!("random_move drew `{mv}`, which is not legal"))] += 1;
        }
        // 60 expected each, so 8 standard deviations are about 62.
        assert!(counts.iter().all(|count| (1..=122).contains(count)), "drawn {counts:?} of {legal:?}");
    }
    let idle = Seat::all(state.seats()).find(|seat| !state.status().waiting().contains(*seat));
    if let Some(seat) = idle {
        assert_eq!(state.random_move(seat, &mut Rng::new(rng.next_u64()), &mut Vec::new()), None);
    }
}

/// Several draws at once are the same as one after the other, and take as much from the source of chance.
pub(super) fn many_draws_are_single_draws<G: Game>(state: &G, rng: &Rng) {
    for seat in Seat::all(state.seats()) {
        let (mut one_by_one, mut at_once) = (rng.clone(), rng.clone());
        let (mut singles, mut many, mut buffer) = (Vec::new(), Vec::new(), Vec::new());
        for _ in 0..5 {
            singles.extend(state.random_move(seat, &mut one_by_one, &mut buffer));
        }
        state.random_moves(seat, 5, &mut at_once, &mut buffer, &mut many);
        assert_eq!(many, singles, "five draws at once are not five draws of seat {seat}\n{state:?}");
        assert_eq!(at_once, one_by_one, "five draws at once leave another source of chance behind");
    }
}

pub(super) fn replays_alike<G: Game>(game: &Playthrough<G>) {
    let text = game.record().to_string();
    let record = text.parse().unwrap_or_else(|error| panic!("the record does not read back: {error}"));
    let again = Playthrough::<G>::replay(&record).unwrap_or_else(|deviation| panic!("{deviation}"));
    assert!(&again == game, "the record leads to another game\n{text}");
    assert_eq!(again.record().to_string(), text);
    let start = Playthrough::<G>::set_up(&record).unwrap_or_else(|deviation| panic!("{deviation}"));
    let mut back = again;
    while let Some(turn) = back.take_back() {
        assert_eq!(back.state(), &turn.before, "`{}` is not taken back", turn.mv);
    }
    assert!(back == start, "taken back to the start, the game is not as it started\n{:?}", back.state());
    assert_eq!(back.record().to_string(), start.record().to_string());
}
