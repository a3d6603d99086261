//! One game between computer players.

use std::time::{Duration, Instant};

use bots::{Decision, Insight, Knowledge, PerSeat, shares};
use cpu_time::ThreadTime;
use tabletop::{Deal, Outcome, Playthrough, Record, Seat, Status};

use crate::positions::Positions;
use crate::{Match, MatchPlayer};

/// A game that was played.
#[derive(Clone, Debug)]
pub struct PlayedGame {
    /// Which game of the match, from 0.
    pub number: usize,
    /// Which of the match's players sat on each seat.
    pub players: Vec<usize>,
    /// The first seat that was waited for, unless there were several.
    pub start_seat: Option<Seat>,
    pub outcome: Outcome,
    /// How the win is divided, by seat.
    pub win_shares: PerSeat,
    /// By seat.
    pub times: Vec<Times>,
    pub record: Record,
    /// The positions of the game, written down; nothing where they are not wanted.
    pub positions: Vec<u8>,
    /// What the searches expected, by decision and seat, as the positions have it; nothing where they are not wanted.
    pub chances: Vec<u16>,
}

/// The time that a seat took for its decisions.
#[derive(Clone, Copy, Debug, Default)]
pub struct Times {
    pub decisions: u32,
    /// Of the processor: a machine that is busy with other things changes nothing.
    pub total: Duration,
    /// By the clock, as a level's limit is.
    pub longest: Duration,
}

impl Times {
    pub(crate) fn add(&mut self, computed: Duration, taken: Duration) {
        self.decisions += 1;
        self.total += computed;
        self.longest = self.longest.max(taken);
    }
}

/// Plays one game of a match. Each deal is played once for each way to rotate the players around the table.
pub(crate) fn play<G: Insight>(plan: &Match<G>, number: usize) -> PlayedGame {
    let count = plan.players.len();
    let (deal, rotation) = (number / count, number % count);
    let players: Vec<usize> = (0..count).map(|seat| (seat + rotation) % count).collect();
    let seed = plan.seed.wrapping_add(deal as u64);
    let mut game = Playthrough::<G>::new(count as u8, &plan.options, Deal::from_seed(seed))
        .expect("the number of seats and the options were tried before the match");
    let mut times = vec![Times::default(); count];
    let mut positions = Positions::default();
    let waiting = game.state().status().waiting();
    let start_seat = if waiting.len() == 1 { waiting.first() } else { None };
    let outcome = loop {
        match game.state().status() {
            Status::Finished(outcome) => break outcome,
            Status::Waiting(seats) => {
                let seat = seats.first().expect("a game that goes on waits for somebody");
                let player = &plan.players[players[seat.index()]];
                let chance = thinking_seed(seed, rotation, seat, game.past().len());
                let decision = decide(&game, seat, player, chance, plan.has_clock, &mut times[seat.index()]);
                if plan.has_positions {
                    positions.add(game.state(), seat, &decision.candidates);
                }
                if let Err(refusal) = game.play(seat, decision.mv, None) {
                    panic!("{player} on seat {seat} chose `{}`, refused with {refusal}", decision.mv);
                }
            }
        }
    };
    let mut record = game.record();
    let name =
        |(seat, player): (usize, &usize)| (format!("player {seat}"), plan.players[*player].to_string());
    record.remarks = players.iter().enumerate().map(name).collect();
    let win_shares = shares(outcome.winners());
    let chances = positions.chances().to_vec();
    let positions =
        if plan.has_positions { positions.block(&win_shares, &outcome.scores) } else { Vec::new() };
    PlayedGame { number, players, start_seat, outcome, win_shares, times, record, positions, chances }
}

fn decide<G: Insight>(
    game: &Playthrough<G>,
    seat: Seat,
    player: &MatchPlayer,
    seed: u64,
    has_clock: bool,
    times: &mut Times,
) -> Decision<G::Move> {
    let (begin, computing) = (Instant::now(), ThreadTime::now());
    let knowledge = Knowledge::of(game.state(), seat);
    let decision = player.decide(&knowledge, seed, has_clock).expect("a seat that is waited for has a move");
    times.add(computing.elapsed(), begin.elapsed());
    decision
}

/// Another seed for every decision.
fn thinking_seed(seed: u64, rotation: usize, seat: Seat, past: usize) -> u64 {
    let parts = [rotation as u64, seat.index() as u64, past as u64];
    parts.iter().fold(seed, |hash, part| (hash ^ part).wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_left(29))
}
