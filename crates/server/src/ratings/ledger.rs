//! Going through rated games in their order. One game after the other as they end, or all of them from nothing: it is the same code.

use std::collections::{BTreeMap, BTreeSet};

use super::{RatedGame, Rating, RatingChange, RatingKey};
use crate::storage::{CurveRow, RatingRow, RatingState, RatingWrite, Storage, StoreError, StoredRating};
use crate::time::calendar;

/// Games that are looked up together, and whose curves are written together.
const ROUND: u32 = 100;
/// Ratings that are written together when all are computed anew.
const ROWS: usize = 500;
/// How often what was rated meanwhile is followed. It takes a moment each time, and games are rated about once a second.
const ATTEMPTS: u32 = 100;
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
        let ratings = self.ratings.into_iter().map(|(key, stored)| rating_row(key, stored)).collect();
        RatingWrite { from, to, numbers: self.numbers, ratings, curve: self.curve, ..RatingWrite::default() }
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

/// Computes all ratings from nothing, in the order of the games; answers how many games counted. It is written in small parts, so that moves do
/// not wait for it, and games are rated meanwhile: what they have changed is computed once more, until nothing has come in between.
pub(crate) async fn rate_all(storage: &Storage) -> Result<usize, StoreError> {
    let mut anew = Anew::default();
    for _ in 0..ATTEMPTS {
        let from = storage.ratings().rating_state().await?;
        anew.follow(storage).await?;
        anew.write(storage).await?;
        match storage.commit(vec![anew.last_part(from).into()]).await {
            Err(StoreError::Conflict) => {}
            done => return done.map(|()| anew.games),
        }
    }
    Err(StoreError::Conflict)
}

/// Ratings that are computed from nothing, as far as they are.
#[derive(Debug, Default)]
struct Anew {
    ledger: Ledger,
    games: usize,
    /// The number of the last game that is in it.
    last: u64,
    /// What has yet to be written. None: nothing was written yet.
    changed: Option<BTreeSet<(RatingKey, u32)>>,
}

impl Anew {
    /// Goes through the games that have been rated since, and writes their curves.
    async fn follow(&mut self, storage: &Storage) -> Result<(), StoreError> {
        loop {
            let games = storage.ratings().rated_games(self.last, ROUND).await?;
            let Some(until) = games.last().and_then(|game| game.number) else { return Ok(()) };
            for game in &games {
                self.ledger.add(game, game.number.unwrap_or(until));
                let months = [NOW, calendar::month(game.ended_at)];
                let rows = game.keys().into_iter().flat_map(|key| months.map(|month| (key.clone(), month)));
                if let Some(changed) = &mut self.changed {
                    changed.extend(rows);
                }
            }
            self.games += games.len();
            self.ledger.numbers.clear();
            let curve = std::mem::take(&mut self.ledger.curve);
            let curves_anew = Some((self.last, until));
            let part = RatingWrite { is_part: true, curves_anew, curve, ..RatingWrite::default() };
            storage.commit(vec![part.into()]).await?;
            self.last = until;
        }
    }

    /// Writes what is stored otherwise, the first time; later what games have changed that were rated meanwhile.
    async fn write(&mut self, storage: &Storage) -> Result<(), StoreError> {
        let changed = match self.changed.take() {
            Some(changed) => changed,
            None => self.stored_otherwise(storage).await?,
        };
        let changed: Vec<(RatingKey, u32)> = changed.into_iter().collect();
        for part in changed.chunks(ROWS) {
            let mut write = RatingWrite { is_part: true, ..RatingWrite::default() };
            for row in part {
                match self.ledger.ratings.get(row) {
                    Some(stored) => write.ratings.push(rating_row(row.clone(), *stored)),
                    None => write.removed.push(row.clone()),
                }
            }
            storage.commit(vec![write.into()]).await?;
        }
        self.changed = Some(BTreeSet::new());
        Ok(())
    }

    async fn stored_otherwise(&self, storage: &Storage) -> Result<BTreeSet<(RatingKey, u32)>, StoreError> {
        let mut other: BTreeSet<(RatingKey, u32)> = self.ledger.ratings.keys().cloned().collect();
        for row in storage.ratings().all_ratings().await? {
            let RatingRow { key, month, rating, games } = row;
            let key = (key, month);
            if self.ledger.ratings.get(&key) == Some(&StoredRating { rating, games }) {
                other.remove(&key);
            } else {
                other.insert(key);
            }
        }
        Ok(other)
    }

    /// It is stored when nobody has rated a game since all of them were looked up. Of games that are gone no curve stays.
    fn last_part(&self, from: RatingState) -> RatingWrite {
        let to = RatingState { epoch: from.epoch + 1, ..from };
        let curves_anew = Some((self.last, from.last_number));
        RatingWrite { from, to, curves_anew, ..RatingWrite::default() }
    }
}

fn rating_row((key, month): (RatingKey, u32), StoredRating { rating, games }: StoredRating) -> RatingRow {
    RatingRow { key, month, rating, games }
}
