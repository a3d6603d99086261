//! What holds in every game, checked on whole random games against a second, plain writing of the rules.

mod memory;
mod moves;
mod plain;
mod position;
#[path = "../support/mod.rs"]
mod support;

use std::collections::{BTreeMap, BTreeSet};

use plain::{Plain, Square};
use salamanca::{Event, Lock, Options, Salamanca, StateFile, Step};
use support::builders::builders_game;
use tabletop::conformance::random_game;
use tabletop::{Game, PlayedMove, Playthrough, Seat};

fn games() -> impl Iterator<Item = Playthrough<Salamanca>> {
    let random = |seats, seed: u64| random_game(seats, &Options::default(), 100 + seed);
    (2..=5).flat_map(move |seats| {
        (0..3).map(move |seed| random(seats, seed)).chain((0..6).map(move |seed| builders_game(seats, seed)))
    })
}

/// The state after a move of the past.
fn after(game: &Playthrough<Salamanca>, index: usize) -> &Salamanca {
    game.past().get(index + 1).map_or(game.state(), |turn| &turn.before)
}

// S-7 to S-12: the fast count and the plain one agree on every building of every position.
#[test]
fn area_values_agree_with_a_plain_count() {
    let mut buildings = 0;
    for game in games() {
        for turn in game.past() {
            let view = turn.before.view(None);
            let plain = Plain::new(&view);
            for one in view.cells.iter().filter(|one| one.area_value.is_some()) {
                let (building, landscape) = plain.value(one.cell);
                assert_eq!(
                    one.area_value.map(u32::from),
                    Some(building + landscape),
                    "{} in {view:?}",
                    one.cell
                );
                assert_eq!(one.landscape_value.map(u32::from), Some(landscape));
                buildings += 1;
            }
        }
    }
    assert!(buildings > 10_000);
}

/// S-24: what each seat has laid in this round, and which buildings are locked, kept as the ruling words it.
#[derive(Default)]
struct PlainLocks {
    fertile: BTreeMap<Seat, BTreeSet<Square>>,
    locked: BTreeMap<Square, BTreeSet<&'static str>>,
}

impl PlainLocks {
    fn follow(&mut self, turn: &PlayedMove<Salamanca>, next: &Salamanca) {
        let (before, then) = (turn.before.view(None), next.view(None));
        for event in &turn.events {
            match event {
                Event::RoundStarted { .. } | Event::MoneyCounted { .. } => *self = Self::default(),
                Event::BuildingClaimed { cell, .. } => {
                    self.locked.entry(Plain::place_of(*cell)).or_default().insert("claimed");
                }
                Event::TileLeft { cell, .. } => {
                    for tiles in self.fertile.values_mut() {
                        tiles.remove(&Plain::place_of(*cell));
                    }
                }
                Event::TileLaid { seat, tile, cell } => {
                    if tile.is_fertile() {
                        self.fertile.entry(*seat).or_default().insert(Plain::place_of(*cell));
                    }
                    let own_fertile = self.fertile.get(seat).cloned().unwrap_or_default();
                    let own = before.cells.iter().filter(|one| one.owner == Some(*seat));
                    for building in own {
                        let was = Plain::new(&before).area(building.cell);
                        let is = Plain::new(&then).area(building.cell);
                        if is.difference(&was).any(|place| own_fertile.contains(place)) {
                            self.locked.entry(Plain::place_of(building.cell)).or_default().insert("enlarged");
                        }
                    }
                }
                _ => {}
            }
        }
    }
}

// S-24
#[test]
fn locks_agree_with_a_plain_reading_of_the_ruling() {
    let mut locked = 0;
    for game in games() {
        let mut plain = PlainLocks::default();
        for (index, turn) in game.past().iter().enumerate() {
            let next = after(&game, index);
            plain.follow(turn, next);
            for one in next.view(None).cells.iter().filter(|one| one.owner.is_some()) {
                let expected = plain.locked.get(&Plain::place_of(one.cell)).cloned().unwrap_or_default();
                let found: BTreeSet<&str> = one
                    .locks
                    .iter()
                    .map(|lock| match lock {
                        Lock::Claimed => "claimed",
                        Lock::Enlarged => "enlarged",
                    })
                    .collect();
                assert_eq!(found, expected, "{} after `{}`", one.cell, turn.mv);
                locked += usize::from(found.contains("enlarged"));
            }
        }
    }
    assert!(locked > 50, "the games have too few locks to tell");
}

// S-14 to S-31: the legal moves are those that follow from the dump, in every position.
#[test]
fn legal_moves_agree_with_a_referee_who_has_the_dump() {
    let mut compared = 0;
    for game in games() {
        for turn in game.past() {
            let file = StateFile::from(turn.before.clone());
            for seat in Seat::all(turn.before.seats()) {
                let mut moves = Vec::new();
                turn.before.legal_moves(seat, &mut moves);
                let found: BTreeSet<String> = moves.iter().map(ToString::to_string).collect();
                let expected = moves::legal_moves(&file, seat);
                assert_eq!(found, expected, "seat {seat} before `{}`", turn.mv);
                compared += found.len();
            }
        }
    }
    assert!(compared > 100_000, "{compared}");
}

// S-13 to S-31: every move leads the engine and the plain rules to the same position, from the dump.
#[test]
fn positions_after_every_move_agree_with_the_plain_rules() {
    let mut compared = 0;
    for game in games() {
        for (index, turn) in game.past().iter().enumerate() {
            let mut expected = position::PlainPosition::new(StateFile::from(turn.before.clone()));
            expected.play(turn.seat, &turn.mv.to_string());
            let found = position::PlainPosition::new(StateFile::from(after(&game, index).clone()));
            assert_eq!(found.dump(), expected.dump(), "after `{}` of seat {}", turn.mv, turn.seat);
            compared += 1;
        }
    }
    assert!(compared > 2_000, "{compared}");
}

// S-5, S-18, S-21, S-22: whoever watches the payments knows all money.
#[test]
fn every_payment_is_an_event() {
    for game in games() {
        let mut money = [0_i32; 5];
        for (index, turn) in game.past().iter().enumerate() {
            for event in &turn.events {
                match *event {
                    Event::BuildingSold { seat, amount, .. }
                    | Event::CondePaid { seat, amount, .. }
                    | Event::MarketPaid { seat, amount, .. }
                    | Event::MarketPaidConde { seat, amount, .. } => money[seat.index()] += i32::from(amount),
                    Event::BuildingClaimed { seat, price, .. } => money[seat.index()] -= i32::from(price),
                    _ => {}
                }
            }
            let next = after(&game, index);
            for seat in Seat::all(next.seats()) {
                assert_eq!(money[seat.index()], i32::from(next.money(seat)), "after `{}`", turn.mv);
            }
        }
    }
}

// S-16, S-17, S-27: every seat has its turns, one a round and two with two players; rounds are as many as S-19 says.
#[test]
fn everybody_has_the_same_number_of_turns() {
    for game in games() {
        let seats = game.state().seats();
        let mut turns = [0; 5];
        for event in game.past().iter().flat_map(|turn| &turn.events) {
            if let Event::TurnStarted { seat, .. } = event {
                turns[seat.index()] += 1;
            }
        }
        let rounds = [15, 20, 15, 12][seats as usize - 2];
        let each = if seats == 2 { 2 * rounds } else { rounds };
        assert_eq!(turns[..seats as usize], vec![each; seats as usize]);
        assert_eq!(game.state().step(), Step::Finished);
    }
}

// S-2, S-4, S-21, S-26, S-30: nothing is lost and every stone stands where it may, in every position.
#[test]
fn everything_is_accounted_for() {
    for game in games() {
        for turn in game.past() {
            support::audit::audit(&turn.before)
                .unwrap_or_else(|broken| panic!("{broken}\n{:?}", turn.before));
        }
        support::audit::audit(game.state()).unwrap_or_else(|broken| panic!("{broken}"));
    }
}

#[test]
fn a_state_is_small() {
    assert!(size_of::<Salamanca>() <= 1024, "{} bytes", size_of::<Salamanca>());
}
