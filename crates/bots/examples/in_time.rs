//! How long decisions take on this machine as it is now: by the clock on the wall, and by the time that the thread really
//! ran. `in_time 1000` asks the quick levels a thousand times in each game, the others less often. With the word `rested` the
//! thread sleeps a little before each decision, as that of a server does; without it the thread never rests, and the system
//! takes its turn away now and then in the middle of a decision.

#![expect(clippy::print_stdout, reason = "a program for people")]

use std::time::{Duration, Instant};

use bots::{BotLevel, Choice, Limits, choose};
use catalog::{AnyGame, GameKind};
use cpu_time::ThreadTime;
use serde_json::Value;
use tabletop::{Deal, Seat};

/// What one level took in one game.
#[derive(Default)]
struct TimeUse {
    decisions: u32,
    late: u32,
    wall: Duration,
    wall_max: Duration,
    cpu_max: Duration,
    /// The longest that the thread was kept waiting within one decision.
    kept_waiting: Duration,
}

impl TimeUse {
    fn ask(&mut self, game: &AnyGame, seat: Seat, level: BotLevel, is_rested: bool) -> Option<Choice> {
        if is_rested {
            std::thread::sleep(Duration::from_millis(1));
        }
        let limits = Limits { seed: u64::from(self.decisions), ..Limits::default() };
        let (begin, cpu) = (Instant::now(), ThreadTime::now());
        let choice = choose(game, seat, level, &limits);
        let (wall, cpu) = (begin.elapsed(), cpu.elapsed());
        self.decisions += 1;
        self.late += u32::from(wall > level.time_limit());
        self.wall += wall;
        self.wall_max = self.wall_max.max(wall);
        self.cpu_max = self.cpu_max.max(cpu);
        self.kept_waiting = self.kept_waiting.max(wall.saturating_sub(cpu));
        choice
    }
}

/// Games of apprentices at all numbers of seats, in which the level is asked what it would do.
fn measure(kind: GameKind, level: BotLevel, decisions: u32, is_rested: bool) -> TimeUse {
    let mut taken = TimeUse::default();
    for number in 0.. {
        let seats = *kind.seats().start() + (number % 4) as u8;
        let start =
            AnyGame::start(kind, seats.min(*kind.seats().end()), &Value::Null, Deal::from_seed(number));
        let Ok(mut game) = start else { break };
        while let Some(seat) = game.status().waiting().first() {
            if taken.decisions == decisions {
                return taken;
            }
            taken.ask(&game, seat, level, is_rested);
            let limits = Limits { seed: u64::from(taken.decisions), ..Limits::default() };
            let Some(choice) = choose(&game, seat, BotLevel::Apprentice, &limits) else { break };
            if game.play(seat, &choice.notation, None).is_err() {
                break;
            }
        }
    }
    taken
}

fn main() {
    let decisions: u32 = std::env::args().nth(1).and_then(|text| text.parse().ok()).unwrap_or(1_000);
    let is_rested = std::env::args().any(|word| word == "rested");
    println!("| game | level | decisions | late | mean | longest | longest by CPU | kept waiting |");
    println!("| --- | --- | --- | --- | --- | --- | --- | --- |");
    for kind in GameKind::ALL {
        for (level, part) in BotLevel::ALL.into_iter().zip([1, 1, 2, 10, 40]) {
            let taken = measure(kind, level, decisions.div_ceil(part), is_rested);
            let millis = |time: Duration| format!("{:.3} ms", time.as_secs_f64() * 1e3);
            println!(
                "| {kind} | {level} | {} | {} | {} | {} | {} | {} |",
                taken.decisions,
                taken.late,
                millis(taken.wall / taken.decisions.max(1)),
                millis(taken.wall_max),
                millis(taken.cpu_max),
                millis(taken.kept_waiting)
            );
        }
    }
}
