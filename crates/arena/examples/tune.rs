//! Matches while computer players are being improved, with the flags of `tertulia arena` and without the rest of the program, so that
//! it can be built in a minute and carried to a machine with many cores: always by iterations and without a clock.
//! `tune --game toledo --seats expert,apprentice --games 40 --seed 2 --threads 4 --sprt 0.5,0.6 --positions FILE --record GAMES`
//! `tune --game toledo --replay GAMES --positions FILE` makes positions from games that were recorded so.

#![expect(clippy::print_stdout, reason = "a program for people and scripts")]

use std::fs::File;
use std::io::{BufRead, BufReader, BufWriter, Write};

use arena::{Match, MatchPlayer, PlayedGame, PlayedMatch, PositionsHead, SearchedGame, Sprt, Times};
use bots::Insight;
use catalog::{GameKind, dispatch};

struct TuneArguments(Vec<String>);

impl TuneArguments {
    fn get(&self, name: &str) -> Option<&str> {
        let index = self.0.iter().position(|word| word == name)?;
        self.0.get(index + 1).map(String::as_str)
    }

    fn number(&self, name: &str, default: usize) -> usize {
        self.get(name).and_then(|word| word.parse().ok()).unwrap_or(default)
    }
}

fn main() {
    let arguments = TuneArguments(std::env::args().skip(1).collect());
    match arguments.get("--game").unwrap_or_default().parse::<GameKind>() {
        Ok(kind) => dispatch!(kind, <G> => run::<G>(&arguments)),
        Err(error) => eprintln!("{error}"),
    }
}

fn run<G: Insight>(arguments: &TuneArguments) {
    if let Some(games) = arguments.get("--replay") {
        return replay::<G>(games, arguments.get("--positions").expect("--positions FILE beside --replay"));
    }
    let players = arguments.get("--seats").unwrap_or_default().split(',');
    let players = players.map(|player| player.parse().expect("a player")).collect::<Vec<MatchPlayer>>();
    let mut plan = Match::<G>::new(players, arguments.number("--games", 20));
    plan.has_clock = false;
    plan.seed = arguments.number("--seed", 1) as u64;
    plan.threads = arguments.number("--threads", 1);
    plan.sprt = arguments.get("--sprt").and_then(|shares| {
        let (low, high) = shares.split_once(',')?;
        Some(Sprt { low: low.parse().ok()?, high: high.parse().ok()? })
    });
    let mut file = arguments.get("--positions").map(|path| {
        let mut file = BufWriter::new(File::create(path).expect("a file that can be written"));
        let head = serde_json::to_string(&PositionsHead::of(&plan)).expect("a head");
        writeln!(file, "{head}").expect("room on the disk");
        file
    });
    let mut games = arguments.get("--record").map(|path| {
        let mut games = BufWriter::new(File::create(path).expect("a file that can be written"));
        // Who played, so that it is known for ever what was learned from.
        let match_played = serde_json::to_string(&PlayedMatch::of(&plan)).expect("a match");
        writeln!(games, "{match_played}").expect("room on the disk");
        games
    });
    plan.has_positions = file.is_some() || games.is_some();
    let mut progress = TuneProgress::new(plan.players.len());
    let report = plan.run(|played| {
        progress.add(played);
        if let Some(games) = &mut games {
            let game = serde_json::to_string(&SearchedGame::of(played)).expect("a game");
            writeln!(games, "{game}").expect("room on the disk");
        }
        if let Some(file) = &mut file {
            file.write_all(&played.positions).expect("room on the disk");
        }
    });
    let report = report.expect("a match that can be played");
    println!("{}", serde_json::to_string(&report).expect("a report"));
}

/// What can be said before the match is over.
struct TuneProgress {
    games: usize,
    wins: Vec<f32>,
    times: Vec<Times>,
}

impl TuneProgress {
    fn new(players: usize) -> Self {
        Self { games: 0, wins: vec![0.0; players], times: vec![Times::default(); players] }
    }

    /// Says now and then who has won how often, and how many milliseconds a decision takes.
    fn add(&mut self, played: &PlayedGame) {
        self.games += 1;
        for (seat, &player) in played.players.iter().enumerate() {
            self.wins[player] += played.win_shares[seat];
            self.times[player].decisions += played.times[seat].decisions;
            self.times[player].total += played.times[seat].total;
        }
        if self.games.is_multiple_of(8) {
            let milliseconds =
                |times: &Times| 1000.0 * times.total.as_secs_f64() / f64::from(times.decisions);
            let times: Vec<f64> = self.times.iter().map(milliseconds).collect();
            eprintln!("{} games, won by player: {:.1?}, time {times:.1?} ms", self.games, self.wins);
        }
    }
}

fn replay<G: Insight>(games: &str, positions: &str) {
    let games = BufReader::new(File::open(games).expect("a file of games"));
    let lines: Vec<String> = games.lines().collect::<Result<_, _>>().expect("lines of text");
    // Several files in one have a line for each of them; those of old have none.
    let source = |line: &String| serde_json::from_str::<PlayedMatch>(line).ok();
    let sources: Vec<PlayedMatch> = lines.iter().filter_map(source).collect();
    let games: Vec<String> = lines.into_iter().filter(|line| source(line).is_none()).collect();
    let mut file = BufWriter::new(File::create(positions).expect("a file that can be written"));
    let head = serde_json::to_string(&PositionsHead::of_records::<G>(games.len(), sources)).expect("a head");
    writeln!(file, "{head}").expect("room on the disk");
    for game in games {
        let game: SearchedGame = serde_json::from_str(&game).expect("a game with its expectations");
        file.write_all(&game.positions::<G>().expect("a game by the rules")).expect("room on the disk");
    }
}
