//! Positions of games, with what the search found and how the games ended: what networks learn from.
//!
//! A file is a line of JSON that says what it holds, and then one block for each game, in the order of their numbers: all
//! numbers are whole, least byte first. A block is a head of six 32-bit numbers (positions, seats, features, moves, features
//! of moves, 0) and columns, one after the other:
//!
//! | column | numbers | of each |
//! | --- | --- | --- |
//! | share of the win, in sixtieths | u16 | seat |
//! | final score | i16 | seat |
//! | seat that decides | u16 | position |
//! | lengths of the lists of features: common, then seat and own of each seat | u16 | 1 + 2 seats, position |
//! | features | u16 | feature |
//! | what the seat would score now | i16 | seat, position |
//! | winning chance judged by hand, as a logarithm, in thousandths: 0 for the best | i16 | seat, position |
//! | score judged by hand, in tenths | i16 | seat, position |
//! | winning chance by the search, in 60,000ths; 65,535 for none | u16 | seat, position |
//! | number of moves | u16 | position |
//! | number of features of the move | u16 | move |
//! | visits of the move | u16 | move |
//! | prior of the move made by hand, as a logarithm, in hundredths: 0 for the best | i16 | move |
//! | winning chance of the seat after the move by the search, in 60,000ths; 65,535 for none | u16 | move |
//! | features of moves | u16 | feature |
//!
//! Of many moves only those are listed that look best by hand, and the one that was made.

use bots::{Insight, MoveStatistics};
use encoding::Features;
use serde::{Deserialize, Serialize};
use tabletop::Seat;

use crate::Match;

/// What a file of positions says of itself.
#[derive(Debug, Serialize)]
pub struct PositionsHead {
    format: &'static str,
    game: &'static str,
    rules_version: u32,
    players: Vec<String>,
    games: usize,
    seed: u64,
    /// How many features there are of each sort: common, seat, own, action.
    sizes: [usize; 4],
    score_unit: i32,
    /// Where the games come from, when they were played before and written down.
    sources: Vec<PlayedMatch>,
    /// What every feature becomes in each of the mirrors in which the board is the same again: common, seat, own, action.
    mirrors: Vec<[Vec<u16>; 4]>,
}

/// Which games a file of games holds: with the program and the networks of that time they can be played again.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlayedMatch {
    pub players: Vec<String>,
    pub games: usize,
    pub seed: u64,
}

impl PlayedMatch {
    pub fn of<G: Insight>(plan: &Match<G>) -> Self {
        Self {
            players: plan.players.iter().map(ToString::to_string).collect(),
            games: plan.games.next_multiple_of(plan.players.len().max(1)),
            seed: plan.seed,
        }
    }
}

impl PositionsHead {
    pub fn of<G: Insight>(plan: &Match<G>) -> Self {
        let PlayedMatch { players, games, seed } = PlayedMatch::of(plan);
        Self { players, games, seed, ..Self::of_records::<G>(0, Vec::new()) }
    }

    /// Of games that were played before and written down.
    pub fn of_records<G: Insight>(games: usize, sources: Vec<PlayedMatch>) -> Self {
        let sizes = G::SIZES;
        let mirrors = G::mirrors().into_iter();
        Self {
            format: "tertulia positions 2",
            game: G::NAME,
            rules_version: G::RULES_VERSION,
            players: Vec::new(),
            games,
            seed: 0,
            sizes: [sizes.common, sizes.seat, sizes.own, sizes.action],
            score_unit: G::SCORE_UNIT,
            sources,
            mirrors: mirrors.map(|mirror| [mirror.common, mirror.seat, mirror.own, mirror.action]).collect(),
        }
    }
}

/// The positions of one game while it is played.
#[derive(Clone, Debug, Default)]
pub(crate) struct Positions {
    movers: Vec<u16>,
    lengths: Vec<u16>,
    features: Vec<u16>,
    scores: Vec<i16>,
    judged: Vec<i16>,
    judged_scores: Vec<i16>,
    chances: Vec<u16>,
    move_counts: Vec<u16>,
    action_lengths: Vec<u16>,
    visits: Vec<u16>,
    priors: Vec<i16>,
    move_chances: Vec<u16>,
    actions: Vec<u16>,
}

const NO_CHANCE: u16 = u16::MAX;
/// What a chance of one is written as.
const CERTAIN: f32 = 60_000.0;
/// How many moves of a position are listed at most.
const MOST_MOVES: usize = 32;
/// A prior further below the best than this says no more.
const LOWEST_PRIOR: f32 = -30.0;

impl Positions {
    /// A position in which a seat has decided, and what its search found; nothing where it did not search.
    pub(crate) fn add<G: Insight>(&mut self, game: &G, seat: Seat, found: &[MoveStatistics<G::Move>]) {
        let chances = Seat::all(game.seats())
            .map(|seat| found.first().map_or(NO_CHANCE, |best| chance_of(best, seat)))
            .collect::<Vec<_>>();
        self.add_position(game, seat, &chances);
        let moves = found.iter().map(|statistics| {
            let chance = if statistics.visits > 0 { chance_of(statistics, seat) } else { NO_CHANCE };
            (statistics.mv, statistics.visits.min(65_535) as u16, chance)
        });
        self.add_moves(game, seat, moves.collect());
    }

    /// A position of a game that was written down, with the chances that the search saw then. Of the moves it is known only which
    /// was made: it counts as the one that was visited.
    pub(crate) fn add_replayed<G: Insight>(&mut self, game: &G, seat: Seat, mv: &G::Move, chances: &[u16]) {
        self.add_position(game, seat, chances);
        let mut moves = Vec::new();
        if chances.first().is_some_and(|chance| *chance != NO_CHANCE) {
            game.legal_moves(seat, &mut moves);
        }
        let moves = moves.into_iter().map(|other| (other, u16::from(other == *mv), NO_CHANCE));
        self.add_moves(game, seat, moves.collect());
    }

    /// What the search expected, by position and seat.
    pub(crate) fn chances(&self) -> &[u16] {
        &self.chances
    }

    fn add_position<G: Insight>(&mut self, game: &G, seat: Seat, chances: &[u16]) {
        let mut list = Features::new();
        self.movers.push(seat.index() as u16);
        let judgement = game.judgement();
        let logits = judgement.logits(game.seats());
        game.common(&mut list);
        self.list(&mut list);
        for seat in Seat::all(game.seats()) {
            game.seat(seat, &mut list);
            self.list(&mut list);
            game.own(seat, &mut list);
            self.list(&mut list);
            self.scores.push(game.score_now(seat).clamp(-30_000, 30_000) as i16);
            self.judged.push((1_000.0 * logits[seat.index()].max(-30.0)) as i16);
            self.judged_scores
                .push((10.0 * judgement.scores[seat.index()]).clamp(-30_000.0, 30_000.0) as i16);
            self.chances.push(chances[seat.index()]);
        }
    }

    /// The moves with their visits and chances.
    fn add_moves<G: Insight>(&mut self, game: &G, seat: Seat, moves: Vec<(G::Move, u16, u16)>) {
        let mut priors = Vec::with_capacity(moves.len());
        game.prior(seat, &moves.iter().map(|(mv, ..)| *mv).collect::<Vec<_>>(), &mut priors);
        let best = priors.iter().copied().fold(f32::MIN, f32::max);
        let mut listed: Vec<_> = moves.into_iter().zip(priors).collect();
        // Those that were looked at first, then those that look best.
        listed.sort_by(|((_, one, _), prior), ((_, other, _), next)| {
            other.cmp(one).then(next.total_cmp(prior))
        });
        listed.truncate(MOST_MOVES);
        let mut list = Features::new();
        self.move_counts.push(listed.len() as u16);
        for ((mv, visits, chance), prior) in listed {
            game.action(seat, &mv, &mut list);
            self.action_lengths.push(list.as_slice().len() as u16);
            self.actions.extend(list.as_slice());
            list.clear();
            self.visits.push(visits);
            self.priors.push((100.0 * (prior - best).max(LOWEST_PRIOR)) as i16);
            self.move_chances.push(chance);
        }
    }

    fn list(&mut self, list: &mut Features) {
        self.lengths.push(list.as_slice().len() as u16);
        self.features.extend(list.as_slice());
        list.clear();
    }

    /// The block of the game, now that it is known how it ended.
    pub(crate) fn block(self, win_shares: &[f32], scores: &[i32]) -> Vec<u8> {
        let counts =
            [self.movers.len(), scores.len(), self.features.len(), self.visits.len(), self.actions.len(), 0];
        let mut block: Vec<u8> = counts.iter().flat_map(|count| (*count as u32).to_le_bytes()).collect();
        let shares = win_shares[..scores.len()].iter().map(|share| (60.0 * share).round() as u16);
        let finals = scores.iter().map(|score| (*score).clamp(-30_000, 30_000) as i16 as u16);
        let mut column = |numbers: &mut dyn Iterator<Item = u16>| {
            numbers.for_each(|number| block.extend(number.to_le_bytes()));
        };
        column(&mut shares.into_iter());
        column(&mut finals.into_iter());
        column(&mut self.movers.into_iter());
        column(&mut self.lengths.into_iter());
        column(&mut self.features.into_iter());
        column(&mut self.scores.into_iter().map(|score| score as u16));
        column(&mut self.judged.into_iter().map(|logit| logit as u16));
        column(&mut self.judged_scores.into_iter().map(|score| score as u16));
        column(&mut self.chances.into_iter());
        column(&mut self.move_counts.into_iter());
        column(&mut self.action_lengths.into_iter());
        column(&mut self.visits.into_iter());
        column(&mut self.priors.into_iter().map(|prior| prior as u16));
        column(&mut self.move_chances.into_iter());
        column(&mut self.actions.into_iter());
        block
    }
}

/// The winning chance of a seat after a move, as a file has it.
fn chance_of<M>(statistics: &MoveStatistics<M>, seat: Seat) -> u16 {
    (CERTAIN * statistics.win_chances[seat.index()]) as u16
}
