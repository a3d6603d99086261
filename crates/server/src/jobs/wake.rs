//! Tables that nobody is at must still be looked after: clocks run out, bots are to move.

use std::time::Duration;

use protocol::Millis;

use super::heartbeat::SHARED_HEARTBEAT;
use crate::app::App;
use crate::cluster::agenda::KnownAgenda;
use crate::time::timers::timeout;

/// How often tables are looked for whose time has come, where no heartbeat tells of them.
const LOOK_ROUND: Duration = Duration::from_secs(1);
/// What nobody told of is found with the next heartbeat, which knows of it, or in a round; with what it takes to load the table nothing is done
/// later than two seconds after its time.
const _: () = assert!(SHARED_HEARTBEAT.as_millis() <= 1_000 && LOOK_ROUND.as_millis() <= 1_000);
const TABLES_A_ROUND: u32 = 1_000;

pub(super) async fn run(app: App) {
    let round = LOOK_ROUND.min(app.time.patience() * 2);
    while !app.is_stopping() {
        if is_anything_due(&app.agenda, app.time.now()) {
            look(&app).await;
        }
        wait(&app.agenda, round).await;
    }
}

/// Until the next heartbeat has told what there is to do. A round that passes without one looks for itself.
async fn wait(agenda: &KnownAgenda, round: Duration) {
    timeout(round, agenda.until_told()).await.ok();
}

fn is_anything_due(agenda: &KnownAgenda, now: Millis) -> bool {
    agenda.may_have(|agenda| agenda.next_wake.is_some_and(|at| at <= now))
}

async fn look(app: &App) {
    match app.storage.to_wake(app.time.now(), TABLES_A_ROUND * app.leases.nodes()).await {
        Ok(tables) => {
            for table in tables.iter().filter(|table| app.leases.may_look_after(table)) {
                drop(app.registry.wake_due(table).await);
            }
        }
        Err(error) => tracing::warn!(%error, "cannot look for tables to wake"),
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use crate::cluster::agenda::Agenda;
    use crate::simulation::{now, timers};
    use crate::time::timers::sleep;

    /// How long after its time something is found that is due so long after the start, when heartbeats begin so long after it; the last of
    /// them is the given one.
    fn found_after(due: Duration, first: Duration, last: u32) -> Duration {
        timers::run(async move {
            let agenda = Arc::<KnownAgenda>::default();
            let (told, due_at) = (Arc::clone(&agenda), now() + due.as_millis() as Millis);
            tokio::spawn(async move {
                sleep(first).await;
                for _ in 0..last {
                    // A heartbeat knows what is stored when it is made: what is due later is stored later.
                    let next_wake = (now() >= due_at).then_some(due_at);
                    told.note(Agenda { next_wake, has_reviews: false, has_unrated: false, house: 0 });
                    sleep(SHARED_HEARTBEAT).await;
                }
            });
            loop {
                wait(&agenda, LOOK_ROUND).await;
                if is_anything_due(&agenda, now()) && now() >= due_at {
                    return Duration::from_millis(now() - due_at);
                }
            }
        })
    }

    #[test]
    fn what_is_due_is_found_within_a_second_though_nobody_tells_of_it() {
        for due in (3_000..4_000).step_by(130).map(Duration::from_millis) {
            for first in (0..1_000).step_by(110).map(Duration::from_millis) {
                let late = found_after(due, first, u32::MAX);
                assert!(late <= SHARED_HEARTBEAT, "{due:?} {first:?}: {late:?}");
            }
        }
    }

    #[test]
    fn where_heartbeats_fail_it_is_found_all_the_same() {
        let late = found_after(Duration::from_millis(3_100), Duration::ZERO, 4);
        assert!(late < Duration::from_secs(2), "{late:?}");
        let late = found_after(Duration::from_millis(3_100), Duration::ZERO, 0);
        assert!(late <= LOOK_ROUND, "{late:?}");
    }
}
