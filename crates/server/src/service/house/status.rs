//! How the house is at this moment, and what was done in it.

use protocol::rest::{HostStatus, HouseLog, HouseLogEntry, HouseRole, ServerLoad};

use super::trusted;
use crate::app::App;
use crate::principal::Principal;
use crate::refuse::{Result, unavailable};
use crate::service::readiness;
use crate::storage::ActionRecord;
use crate::visitors::HERE_FOR;

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
    let since = app.time.now().saturating_sub(HERE_FOR);
    let here = house.people_here(since, &app.visitors.all(app.time.now())).await.map_err(unavailable)?;
    let servers = servers(app).await?;
    let stored = house.settings().await.map_err(unavailable)?;
    let backup_at = stored.iter().find(|(name, _)| name == BACKUP_AT);
    Ok(HostStatus {
        people_here: here.len() as u64,
        here: names(here),
        sockets: servers.iter().map(|server| server.sockets).sum(),
        guests: counts.guests,
        accounts: counts.accounts,
        waiting_tables: counts.waiting,
        playing_tables: counts.playing,
        ended_tables: counts.ended,
        tables_in_memory: servers.iter().map(|server| server.tables_in_memory).sum(),
        servers,
        stored: app.storage.size().await.map_err(unavailable)?,
        free: app.config.database().room(),
        backup_at: backup_at.and_then(|(_, at)| at.parse().ok()),
        trouble: readiness::look(app).await.trouble,
    })
}

fn names(mut here: Vec<String>) -> Vec<String> {
    here.sort();
    here.truncate(MOST_NAMES);
    here
}

/// How much each server has to do: this one now, the others as they last said.
async fn servers(app: &App) -> Result<Vec<ServerLoad>> {
    let mut servers = vec![own_load(app)];
    let told = app.storage.house().loads(0).await.map_err(unavailable)?;
    let others = told.into_iter().filter(|(node, _)| *node != app.node && app.leases.is_alive(node));
    // A server of an older program is there too, and says nothing.
    servers.extend(others.map(|(_, load)| serde_json::from_str(&load).unwrap_or_default()));
    Ok(servers)
}

/// How much this server has to do.
pub(crate) fn own_load(app: &App) -> ServerLoad {
    ServerLoad {
        sockets: app.rate_limits.open_sockets() as u64,
        tables_in_memory: app.registry.count() as u64,
        load: first_number("/proc/loadavg", 0),
        cores: std::thread::available_parallelism().map_or(1, |cores| cores.get() as u64),
        memory: memory(),
    }
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
