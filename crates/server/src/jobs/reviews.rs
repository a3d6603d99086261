//! Reviews of games that are over: they run in the background, whoever looks on, and are kept with the table.

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use catalog::AnyGame;
use protocol::rest::ReviewState;
use review::{Budget, PositionReview, positions, summarise};
use serde::{Deserialize, Serialize};
use tokio::time::interval;

use crate::app::App;
use crate::cluster::bus::News;
use crate::refuse::{Result, unavailable};
use crate::reviews::{Asker, MOST, MOST_OF_GUEST, too_many};
use crate::service::look_back::game_that_is_over;
use crate::storage::{StoreError, StoredReview, Write};

/// After so many positions what was found out is stored, so that a restart does not cost it.
const KEPT_EVERY: usize = 16;

/// What was found out before the review was done.
#[derive(Debug, Serialize, Deserialize)]
struct ReviewProgress {
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

/// How often reviews are looked for that another node asked for or left behind.
const LOOK_ROUND: Duration = Duration::from_secs(2);

/// Reviews that the end of a server interrupted go on; those that another node asked for begin.
pub(super) async fn resume(app: App) {
    resume_once(&app).await;
    let mut rounds = interval(LOOK_ROUND);
    while app.storage.is_shared() && !app.is_stopping() {
        rounds.tick().await;
        if app.agenda.may_have(|agenda| agenda.has_reviews) {
            resume_once(&app).await;
        }
    }
}

async fn resume_once(app: &App) {
    let tables = match app.storage.reviews_under_way(MOST as u32).await {
        Ok(tables) => tables,
        Err(error) => {
            tracing::warn!(%error, "cannot look for reviews that are under way");
            return;
        }
    };
    for table in tables {
        go_on_if_ours(app, &table).await;
    }
}

/// Goes on with a review if it is this node's to make.
pub(super) async fn go_on_if_ours(app: &App, table: &str) {
    if app.reviews.progress(table).is_some() || !app.leases.right_to(table).is_given() {
        return;
    }
    if let Err(problem) = go_on(app, table).await {
        tracing::warn!(table, detail = problem.detail, "a review does not go on");
    }
}

/// Goes on with a review that is stored and not done.
pub(crate) async fn go_on(app: &App, table: &str) -> Result<Option<ReviewState>> {
    let Some(stored) = app.storage.review(table).await.map_err(unavailable)? else { return Ok(None) };
    if !stored.body.is_empty() {
        return Ok(None);
    }
    let asker = Asker { guest: stored.asked_by, address: None };
    start(app, table, asker, Some(stored.found)).await.map(Some)
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
    if !app.leases.right_to(table).is_given() {
        return leave_to_others(app, table, asker, found, all).await;
    }
    let Some(done) = app.reviews.begin(table, &asker, all)? else {
        return Ok(app.reviews.progress(table).unwrap_or(ReviewState { done: 0, all, review: None }));
    };
    if found.is_none() {
        let noted = is_noted(app, table, &asker).await;
        if !matches!(noted, Ok(true)) {
            // Somebody else was first, or it is one too many.
            app.reviews.end(table);
            return noted.map(|_| ReviewState { done: 0, all, review: None });
        }
    }
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

/// Stores that a review is wanted, and tells how far it is.
async fn leave_to_others(
    app: &App,
    table: &str,
    asker: Asker,
    found: Option<String>,
    all: u32,
) -> Result<ReviewState> {
    if let Some(found) = found {
        let found: Option<ReviewProgress> = serde_json::from_str(&found).ok();
        let done = found.map_or(0, |found| found.positions.len() as u32);
        return Ok(ReviewState { done, all, review: None });
    }
    if is_noted(app, table, &asker).await? {
        app.bus.tell(News::Review { table: table.to_owned() });
    }
    Ok(ReviewState { done: 0, all, review: None })
}

/// Notes that a review is wanted, whichever node makes it; `false` when there is one already.
async fn is_noted(app: &App, table: &str, asker: &Asker) -> Result<bool> {
    let (guest, at, most) = (asker.guest.clone(), app.time.now(), MOST_OF_GUEST as u64);
    let write = Write::AskReview { table: table.to_owned(), guest, at, most };
    match app.storage.commit(vec![write]).await {
        Ok(()) => Ok(true),
        Err(StoreError::Conflict) if app.storage.review(table).await.map_err(unavailable)?.is_some() => {
            Ok(false)
        }
        Err(StoreError::Conflict) => too_many(),
        Err(error) => Err(unavailable(error)),
    }
}

impl Job {
    /// What was found before, unless the server looks at games in another way by now.
    fn known(&self, found: &str) -> Vec<PositionReview> {
        let found: Option<ReviewProgress> = serde_json::from_str(found).ok();
        let is_same = |found: &ReviewProgress| {
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
            if !found.len().is_multiple_of(KEPT_EVERY) {
                continue;
            }
            match self.keep(&found).await {
                Ok(()) => {}
                // Another node looks after the table by now, and goes on with it.
                Err(StoreError::Conflict) => return self.app.reviews.end(&self.table),
                Err(error) => {
                    tracing::warn!(table = self.table, %error, "what a review has found was not stored");
                }
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

    async fn keep(&self, found: &[PositionReview]) -> std::result::Result<(), StoreError> {
        let Budget { iterations, seed, .. } = self.budget;
        let found = ReviewProgress { iterations, seed, positions: found.to_vec() };
        self.store(serde_json::to_string(&found).unwrap_or_default(), String::new()).await
    }

    async fn store(&self, found: String, body: String) -> std::result::Result<(), StoreError> {
        let review = StoredReview { asked_by: self.asker.guest.clone(), found, body };
        let right = self.app.leases.right_to(&self.table);
        if !right.is_given() {
            return Err(StoreError::Conflict);
        }
        let write = Write::Review { table: self.table.clone(), review, fence: right.fence() };
        self.app.storage.commit(vec![write]).await
    }

    /// A position could not be looked at. It is not tried again and again: whoever wants to know asks anew.
    async fn give_up(self) {
        tracing::error!(table = self.table, "a review was given up");
        let right = self.app.leases.right_to(&self.table);
        let forget = Write::ForgetReview { table: self.table.clone(), fence: right.fence() };
        // Another node that looks after the table by now finds out for itself.
        let forget = if right.is_given() { vec![forget] } else { Vec::new() };
        if let Err(error) = self.app.storage.commit(forget).await {
            tracing::error!(table = self.table, %error, "a review was not forgotten");
        }
        self.app.reviews.end(&self.table);
    }
}
