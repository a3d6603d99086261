//! Going through rated games in their order. One game after the other as they end, or all of them from nothing: it is the same code.

use std::collections::BTreeMap;

use super::{RatedGame, Rating, RatingChange, RatingKey};
use crate::storage::{CurveRow, RatingRow, RatingState, RatingWrite, Storage, StoreError, StoredRating};
use crate::time::calendar;

/// Games that are looked up together as they end, and when all are gone through.
const ROUND: u32 = 100;
const LARGE_ROUND: u32 = 2_000;
/// How often it is begun anew when somebody else has gone on meanwhile.
const ATTEMPTS: u32 = 5;
/// Stands for the rating as it is now, instead of a month.
const NOW: u32 = 0;

/// What the ratings are after the games so far.
#[derive(Debug, Default)]
struct Ledger {
    /// By month, and as they stand.
    ratings: BTreeMap<(RatingKey, u32), StoredRating>,
    curve: Vec<CurveRow>,
    numbers: Vec<(String, u64)>,
}

impl Ledger {
    /// With the ratings that these games are about, as they are stored.
    async fn load(storage: &Storage, games: &[RatedGame]) -> Result<Self, StoreError> {
        let mut ledger = Self::default();
        for game in games {
            for key in game.keys() {
                for month in [NOW, calendar::month(game.ended_at)] {
                    if let Some(stored) = storage.ratings().rating(&key, month).await? {
                        ledger.ratings.insert((key.clone(), month), stored);
                    }
                }
            }
        }
        Ok(ledger)
    }

    fn add(&mut self, game: &RatedGame, number: u64) {
        let known = |key: RatingKey| {
            let stored = self.ratings.get(&(key.clone(), NOW))?;
            Some((key, stored.rating))
        };
        let known: BTreeMap<RatingKey, Rating> = game.keys().into_iter().filter_map(known).collect();
        self.numbers.push((game.table.clone(), number));
        for RatingChange { key, rating } in game.rate(&known) {
            for month in [NOW, calendar::month(game.ended_at)] {
                let kept =
                    self.ratings.entry((key.clone(), month)).or_insert(StoredRating { rating, games: 0 });
                *kept = StoredRating { rating, games: kept.games + 1 };
            }
            self.curve.push(CurveRow { key, number, at: game.ended_at, rating });
        }
    }

    fn into_write(self, from: RatingState, to: RatingState) -> RatingWrite {
        let row = |((key, month), stored): ((RatingKey, u32), StoredRating)| RatingRow {
            key,
            month,
            rating: stored.rating,
            games: stored.games,
        };
        let ratings = self.ratings.into_iter().map(row).collect();
        RatingWrite { from, to, anew: false, numbers: self.numbers, ratings, curve: self.curve }
    }
}

/// Rates games that have ended since; answers how many. Of two who do it at once one is refused, and nothing is counted twice.
pub(crate) async fn rate_some(storage: &Storage) -> Result<usize, StoreError> {
    let from = storage.ratings().rating_state().await?;
    let games = storage.ratings().games_to_rate(ROUND).await?;
    if games.is_empty() {
        return Ok(0);
    }
    let mut ledger = Ledger::load(storage, &games).await?;
    let mut last_number = from.last_number;
    for game in &games {
        last_number += 1;
        ledger.add(game, last_number);
    }
    let write = ledger.into_write(from, RatingState { last_number, ..from });
    storage.commit(vec![write.into()]).await?;
    Ok(games.len())
}

/// Computes all ratings from nothing, in the order of the games; answers how many games counted.
pub(crate) async fn rate_all(storage: &Storage) -> Result<usize, StoreError> {
    for _ in 1..ATTEMPTS {
        match try_rate_all(storage).await {
            Err(StoreError::Conflict) => {}
            done => return done,
        }
    }
    try_rate_all(storage).await
}

async fn try_rate_all(storage: &Storage) -> Result<usize, StoreError> {
    let from = storage.ratings().rating_state().await?;
    let (mut ledger, mut last) = (Ledger::default(), 0);
    loop {
        let games = storage.ratings().rated_games(last, LARGE_ROUND).await?;
        let numbered = games.iter().filter_map(|game| Some((game, game.number?)));
        let numbered: Vec<_> = numbered.filter(|(_, number)| *number <= from.last_number).collect();
        let Some((_, number)) = numbered.last() else { break };
        last = *number;
        for (game, number) in &numbered {
            ledger.add(game, *number);
        }
    }
    let count = ledger.numbers.len();
    ledger.numbers.clear();
    let to = RatingState { epoch: from.epoch + 1, ..from };
    let write = RatingWrite { anew: true, ..ledger.into_write(from, to) };
    storage.commit(vec![write.into()]).await?;
    Ok(count)
}
