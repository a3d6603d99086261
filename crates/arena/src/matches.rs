//! A match: many games between the same players.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc;

use bots::Insight;
use tabletop::{Deal, Game, SetupError};

use crate::one_game::play;
use crate::report::Sums;
use crate::statistics::sprt_verdict;
use crate::{MatchPlayer, PlayedGame, Report};

/// What is played.
#[derive(Clone, Debug)]
pub struct Match<G: Game> {
    /// One for each seat. Each deal is played once for each way to rotate them around the table.
    pub players: Vec<MatchPlayer>,
    pub options: G::Options,
    /// Rounded up so that every deal is played in all rotations.
    pub games: usize,
    pub threads: usize,
    pub seed: u64,
    /// Whether the players keep to the limits of time of their levels. A machine that is so busy that a level does not get
    /// through its iterations then changes what it plays.
    pub has_clock: bool,
    /// When to stop early.
    pub sprt: Option<Sprt>,
    /// Whether the positions of the games are wanted.
    pub has_positions: bool,
}

/// Stops a match once it is clear, with an error of 5 % either way, whether the first player's share of the wins is rather
/// `low` or rather `high`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sprt {
    pub low: f64,
    pub high: f64,
}

/// A match that cannot be played.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum MatchError {
    #[error(transparent)]
    Setup(#[from] SetupError),
    #[error("an early stop needs two shares between 0 and 1, the lower one first")]
    Sprt,
    #[error("a match has at least one game")]
    NoGames,
    #[error("the network in {file} was not made for {game} as it is known today: name one that was")]
    Network { file: String, game: &'static str },
}

impl<G: Insight> Match<G> {
    pub fn new(players: Vec<MatchPlayer>, games: usize) -> Self {
        Self {
            players,
            options: G::Options::default(),
            games,
            threads: 1,
            seed: 1,
            has_clock: true,
            sprt: None,
            has_positions: false,
        }
    }

    /// Plays the match. Each game is told when it and all before it have ended, in the order of their numbers.
    pub fn run(&self, mut tell: impl FnMut(&PlayedGame)) -> Result<Report, MatchError> {
        self.check()?;
        let games = self.games.next_multiple_of(self.players.len());
        let (next, is_decided) = (AtomicUsize::new(0), AtomicBool::new(false));
        let mut sums = Sums::new(&self.players);
        std::thread::scope(|scope| {
            let (sender, receiver) = mpsc::channel();
            for _ in 0..self.threads.clamp(1, games) {
                let sender = sender.clone();
                let (next, is_decided) = (&next, &is_decided);
                scope.spawn(move || {
                    while !is_decided.load(Ordering::Relaxed) {
                        let number = next.fetch_add(1, Ordering::Relaxed);
                        if number >= games || sender.send(play(self, number)).is_err() {
                            break;
                        }
                    }
                });
            }
            drop(sender);
            for played in in_order(receiver) {
                tell(&played);
                sums.add(&played);
                if self.is_decided(&sums) {
                    is_decided.store(true, Ordering::Relaxed);
                    break;
                }
            }
        });
        Ok(sums.report(G::NAME, self))
    }

    /// Whether it can be played, which [`Self::run`] asks too.
    pub fn check(&self) -> Result<(), MatchError> {
        G::start(self.players.len().min(255) as u8, &self.options, Deal::from_seed(self.seed))?;
        if self.sprt.is_some_and(|sprt| !(0.0 < sprt.low && sprt.low < sprt.high && sprt.high < 1.0)) {
            return Err(MatchError::Sprt);
        }
        if let Some(file) = self.players.iter().find_map(MatchPlayer::unfit_network::<G>) {
            return Err(MatchError::Network { file: file.to_owned(), game: G::NAME });
        }
        if self.games == 0 { Err(MatchError::NoGames) } else { Ok(()) }
    }

    /// Decides only between deals, so that each was played in all rotations.
    fn is_decided(&self, sums: &Sums) -> bool {
        sums.games.is_multiple_of(self.players.len())
            && self.sprt.is_some_and(|sprt| {
                sprt_verdict(sums.wins_of_first(), sums.games, sprt.low, sprt.high).is_some()
            })
    }
}

/// Games end in any order; what follows from them must not depend on it.
fn in_order(receiver: mpsc::Receiver<PlayedGame>) -> impl Iterator<Item = PlayedGame> {
    let mut waiting = BTreeMap::new();
    let mut next = 0;
    std::iter::from_fn(move || {
        loop {
            if let Some(played) = waiting.remove(&next) {
                next += 1;
                return Some(played);
            }
            let played: PlayedGame = receiver.recv().ok()?;
            waiting.insert(played.number, played);
        }
    })
}
