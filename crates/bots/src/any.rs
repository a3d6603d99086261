//! The same for a game of any kind, in notation: for the server, the command line and the browser.

use catalog::{AnyGame, GameKind, dispatch};
use serde::Serialize;
use tabletop::{Game as _, Message, Playthrough, Seat};

use crate::decide::{self, Decision};
use crate::insight::Insight;
use crate::knowledge::Knowledge;
use crate::level::BotLevel;
use crate::limits::Limits;
use crate::search::MoveStatistics;
use crate::shipped::{Adviser, HINT};

/// What a computer player decided.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Choice {
    /// The move in notation.
    pub notation: String,
    /// Why; the words are in the message file `bots`, under `because-<key>`. A reason gives nothing away that the move
    /// itself does not.
    pub because: Vec<Message>,
    /// What was looked at, the best first; nothing where the level does not look ahead or there is but one move. This
    /// rests on what the seat knows: it is for that seat alone.
    pub candidates: Vec<Candidate>,
}

/// A move that was looked at.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Candidate {
    pub notation: String,
    /// How often it was looked at.
    pub visits: u32,
    /// What each seat can expect to score after it.
    pub expected_scores: Vec<f32>,
    /// The winning chance of each seat after it, from 0 to 1.
    pub win_chances: Vec<f32>,
}

/// Does something with the type of a game and what a computer player knows of it.
pub trait InsightVisitor {
    type Output;

    fn visit<G: Insight>(self) -> Self::Output;
}

/// Does something with the type of a game.
pub fn visit<V: InsightVisitor>(kind: GameKind, visitor: V) -> V::Output {
    dispatch!(kind, <G> => visitor.visit::<G>())
}

/// What a player of this level does on this seat; nothing when the seat has no move. The game is forgotten down to what
/// the seat may know before anything is thought.
///
/// The level's own iterations and limit of time hold unless the limits say otherwise: see [`Limits`]. Limits without
/// iterations and without time are the level's own.
pub fn choose(game: &AnyGame, seat: Seat, level: BotLevel, limits: &Limits) -> Option<Choice> {
    let limits = limits.or_those_of(level);
    dispatch!(game, game => choice(game, seat, |knowledge| decide::decide(knowledge, level, &limits)))
}

/// The best move there is within a master's limits.
pub fn advise(game: &AnyGame, seat: Seat, limits: &Limits) -> Option<Choice> {
    let limits = limits.or_those_of(HINT);
    dispatch!(game, game => {
        let adviser = Adviser::at_table_of(game.state().seats());
        choice(game, seat, |knowledge| adviser.decide(knowledge, &limits))
    })
}

/// The move that is recommended to somebody on this seat, with what else was looked at.
pub fn hint(game: &AnyGame, seat: Seat, limits: &Limits) -> Option<Choice> {
    let mut choice = advise(game, seat, limits)?;
    let gains = gains(&choice, seat, game.legal(seat).len());
    choice.because.retain(|reason| is_telling(reason.key));
    choice.because.extend(gains);
    Some(choice)
}

/// Reasons that say nothing to somebody who asked for a hint.
const VAGUE: [&str; 4] = ["chooses-cards", "goes-on", "passes", "ends-turn"];

/// Whether a reason says something to somebody who asked for a hint.
pub fn is_telling(key: &str) -> bool {
    !VAGUE.contains(&key)
}

/// What the chosen move gains, for somebody who asked for a hint: what can be expected after it, and how much less after the next
/// best. The words are under `because-<key>` as well. It rests on what the seat knows: it is for that seat alone.
pub fn gains(choice: &Choice, seat: Seat, moves: usize) -> Vec<Message> {
    if moves < 2 {
        return vec![Message::new("only-move")];
    }
    let of = |candidate: &Candidate| {
        let score = candidate.expected_scores.get(seat.index()).copied().unwrap_or_default();
        let chance = candidate.win_chances.get(seat.index()).copied().unwrap_or_default();
        (score, (100.0 * chance).round() as i32)
    };
    let Some(chosen) = choice.candidates.first() else { return Vec::new() };
    let (score, chance) = of(chosen);
    let expects = Message::new("expects").with("score", score.round() as i32).with("chance", chance);
    // A move that was given up early looks by luck now and then better than it is.
    let is_known =
        |other: &&Candidate| other.visits > 0 && 2 * u64::from(other.visits) >= u64::from(chosen.visits);
    let others = choice.candidates.iter().skip(1).filter(is_known).map(of);
    // By chances, as the player itself compares; where these are equal, by scores.
    let Some((next_score, next_chance)) =
        others.max_by(|one, other| one.1.cmp(&other.1).then(one.0.total_cmp(&other.0)))
    else {
        return vec![expects];
    };
    let (safer, more) = (chance - next_chance, (score - next_score).round() as i32);
    // More points are no reason where fewer games are won with them.
    let compared = if more > 0 && safer >= 0 {
        Message::new("gains").with("more", more)
    } else if safer > 0 {
        Message::new("safer").with("more", safer)
    } else {
        Message::new("as-good")
    };
    vec![expects, compared]
}

/// The best few moves of a seat with expected scores and winning chances, the best first.
pub fn analyse(game: &AnyGame, seat: Seat, most: usize, limits: &Limits) -> Vec<Candidate> {
    let limits = limits.or_those_of(BotLevel::Master);
    dispatch!(game, game => {
        let seats = usize::from(game.state().seats());
        let adviser = Adviser::at_table_of(game.state().seats());
        let candidates = adviser.look(&Knowledge::of(game.state(), seat), &limits);
        candidates.iter().take(most).map(|statistics| candidate(statistics, seats)).collect()
    })
}

fn choice<G: Insight>(
    game: &Playthrough<G>,
    seat: Seat,
    decide: impl FnOnce(&Knowledge<G>) -> Option<Decision<G::Move>>,
) -> Option<Choice> {
    let seats = usize::from(game.state().seats());
    let Decision { mv, because, candidates } = decide(&Knowledge::of(game.state(), seat))?;
    let candidates = candidates.iter().map(|statistics| candidate(statistics, seats)).collect();
    Some(Choice { notation: mv.to_string(), because, candidates })
}

fn candidate<M: tabletop::Move>(statistics: &MoveStatistics<M>, seats: usize) -> Candidate {
    Candidate {
        notation: statistics.mv.to_string(),
        visits: statistics.visits,
        expected_scores: statistics.expected_scores[..seats].to_vec(),
        win_chances: statistics.win_chances[..seats].to_vec(),
    }
}
