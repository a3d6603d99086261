//! How the house is at this moment, and what was done in it.

use protocol::rest::{HostStatus, HouseLog, HouseLogEntry, HouseRole};

use super::trusted;
use crate::app::App;
use crate::principal::Principal;
use crate::refuse::{Result, unavailable};
use crate::service::readiness;
use crate::storage::ActionRecord;

/// Names that are told.
const MOST_NAMES: usize = 200;
/// Entries of the log that are told.
const MOST_DEEDS: u32 = 200;
/// What was made when a backup was last taken, among the settings.
pub(crate) const BACKUP_AT: &str = "backup-at";

pub(crate) async fn status(app: &App, principal: &Principal) -> Result<HostStatus> {
    trusted(app, principal, HouseRole::Host).await?;
    let house = app.storage.house();
    let counts = house.counts().await.map_err(unavailable)?;
    let mut here = house.names_of(&app.sessions.all()).await.map_err(unavailable)?;
    here.sort();
    here.truncate(MOST_NAMES);
    let stored = house.settings().await.map_err(unavailable)?;
    let backup_at = stored.iter().find(|(name, _)| name == BACKUP_AT);
    Ok(HostStatus {
        nodes: app.leases.nodes() as u64,
        here,
        sockets: app.guard.open_sockets() as u64,
        guests: counts.guests,
        accounts: counts.accounts,
        waiting_tables: counts.waiting,
        playing_tables: counts.playing,
        ended_tables: counts.ended,
        tables_in_memory: app.registry.names().len() as u64,
        load: first_number("/proc/loadavg", 0),
        cores: std::thread::available_parallelism().map_or(1, |cores| cores.get() as u64),
        memory: memory(),
        stored: app.storage.size().await.map_err(unavailable)?,
        free: app.config.database().room(),
        backup_at: backup_at.and_then(|(_, at)| at.parse().ok()),
        trouble: readiness::trouble(app).await,
    })
}

/// Bytes that the process takes.
fn memory() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    Some(line.split_whitespace().next()?.parse::<u64>().ok()? * 1_024)
}

/// A number that the system tells in a file of its own.
fn first_number<T: std::str::FromStr>(file: &str, place: usize) -> Option<T> {
    std::fs::read_to_string(file).ok()?.split_whitespace().nth(place)?.parse().ok()
}

/// What hosts and moderators have done, for the host.
pub(crate) async fn log(app: &App, principal: &Principal) -> Result<HouseLog> {
    trusted(app, principal, HouseRole::Host).await?;
    let deeds = app.storage.house().deeds(MOST_DEEDS).await.map_err(unavailable)?;
    let entry = |deed: ActionRecord| HouseLogEntry {
        at: deed.at,
        actor: deed.actor_name,
        action: deed.action,
        target: deed.target_name,
        detail: deed.detail,
    };
    Ok(HouseLog { entries: deeds.into_iter().map(entry).collect() })
}
