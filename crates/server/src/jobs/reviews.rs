//! Reviews of games that are over: they run in the background, whoever looks on, and are kept with the table.

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use catalog::AnyGame;
use protocol::rest::ReviewState;
use review::{Budget, PositionReview, positions, summarise};
use serde::{Deserialize, Serialize};

use crate::app::App;
use crate::refuse::{Result, unavailable};
use crate::reviews::{Asker, MOST};
use crate::service::look_back::game_that_is_over;
use crate::storage::{StoredReview, Write};

/// After so many positions what was found out is stored, so that a restart does not cost it.
const KEPT_EVERY: usize = 16;

/// What was found out before the review was done.
#[derive(Debug, Serialize, Deserialize)]
struct Found {
    iterations: u32,
    seed: u64,
    positions: Vec<PositionReview>,
}

/// One review that is under way.
struct Job {
    app: App,
    table: String,
    asker: Asker,
    game: Arc<AnyGame>,
    budget: Budget,
    done: Arc<AtomicU32>,
}

/// Reviews that the end of a server interrupted go on.
pub(super) async fn resume(app: App) {
    let tables = match app.storage.reviews_under_way(MOST as u32).await {
        Ok(tables) => tables,
        Err(error) => {
            tracing::warn!(%error, "cannot look for reviews that are under way");
            return;
        }
    };
    for table in tables {
        if let Err(problem) = go_on(&app, &table).await {
            tracing::warn!(table, detail = problem.detail, "a review does not go on");
        }
    }
}

/// Goes on with a review that is stored and not done.
pub(crate) async fn go_on(app: &App, table: &str) -> Result<()> {
    let Some(stored) = app.storage.review(table).await.map_err(unavailable)? else { return Ok(()) };
    if stored.body.is_empty() {
        let asker = Asker { guest: stored.asked_by, address: None };
        start(app, table, asker, Some(stored.found)).await?;
    }
    Ok(())
}

/// Begins a review, or goes on with what was found before.
pub(crate) async fn start(
    app: &App,
    table: &str,
    asker: Asker,
    found: Option<String>,
) -> Result<ReviewState> {
    let game = Arc::new(app.registry.read(table, |table| game_that_is_over(table).cloned()).await??);
    let all = positions(&game) as u32;
    let Some(done) = app.reviews.begin(table, &asker, all)? else {
        return Ok(app.reviews.progress(table).unwrap_or(ReviewState { done: 0, all, review: None }));
    };
    let budget = app.bots.review_budget(&game);
    let job = Job { app: app.clone(), table: table.to_owned(), asker, game, budget, done };
    let known = found.map(|found| job.known(&found)).unwrap_or_default();
    if known.is_empty()
        && let Err(error) = job.keep(&known).await
    {
        app.reviews.end(table);
        return Err(unavailable(error));
    }
    let state = ReviewState { done: job.count(&known), all, review: None };
    tokio::spawn(job.run(known));
    Ok(state)
}

impl Job {
    /// What was found before, unless the server looks at games in another way by now.
    fn known(&self, found: &str) -> Vec<PositionReview> {
        let found: Option<Found> = serde_json::from_str(found).ok();
        let is_same = |found: &Found| {
            let Budget { iterations, seed, .. } = self.budget;
            (found.iterations, found.seed) == (iterations, seed)
                && found.positions.len() <= positions(&self.game)
        };
        found.filter(is_same).map(|found| found.positions).unwrap_or_default()
    }

    async fn run(self, mut found: Vec<PositionReview>) {
        let mut stopping = self.app.stopping.subscribe();
        while found.len() < positions(&self.game) {
            let look = self.app.bots.look_at(&self.game, found.len(), &self.budget, self.asker.share());
            let looked = tokio::select! {
                looked = look => looked,
                // What was stored goes on with the next server.
                _ = stopping.wait_for(|is_stopping| *is_stopping) => return,
            };
            let Some(position) = looked else { return self.give_up().await };
            found.push(position);
            self.count(&found);
            if found.len().is_multiple_of(KEPT_EVERY)
                && let Err(error) = self.keep(&found).await
            {
                tracing::warn!(table = self.table, %error, "what a review has found was not stored");
            }
        }
        let review = summarise(&self.game, &found, &self.budget);
        let body = serde_json::to_string(&review).unwrap_or_default();
        if let Err(error) = self.store(String::new(), body).await {
            tracing::error!(table = self.table, %error, "a review was not stored");
        }
        self.app.reviews.end(&self.table);
    }

    fn count(&self, found: &[PositionReview]) -> u32 {
        let done = found.len() as u32;
        self.done.store(done, Ordering::Relaxed);
        done
    }

    async fn keep(&self, found: &[PositionReview]) -> std::result::Result<(), crate::storage::StoreError> {
        let Budget { iterations, seed, .. } = self.budget;
        let found = Found { iterations, seed, positions: found.to_vec() };
        self.store(serde_json::to_string(&found).unwrap_or_default(), String::new()).await
    }

    async fn store(
        &self,
        found: String,
        body: String,
    ) -> std::result::Result<(), crate::storage::StoreError> {
        let review = StoredReview { asked_by: self.asker.guest.clone(), found, body };
        self.app.storage.commit(vec![Write::Review { table: self.table.clone(), review }]).await
    }

    /// A position could not be looked at. It is not tried again and again: whoever wants to know asks anew.
    async fn give_up(self) {
        tracing::error!(table = self.table, "a review was given up");
        let forget = Write::ForgetReview { table: self.table.clone() };
        if let Err(error) = self.app.storage.commit(vec![forget]).await {
            tracing::error!(table = self.table, %error, "a review was not forgotten");
        }
        self.app.reviews.end(&self.table);
    }
}
