//! What holds in the house at this moment: what the file of the host fixes, then what was set, then what is usual.

use std::sync::{Arc, PoisonError, RwLock};

use protocol::Millis;
use protocol::rest::{HouseAccess, HouseSettings};
use serde_json::{Map, Value};

use crate::config::{Config, ServerLimits};
use crate::storage::{Storage, StoreError};

/// For so many days somebody is new, unless the host says otherwise.
const NEWCOMER_DAYS: u32 = 1;
const DAY: Millis = 24 * 3_600 * 1_000;
/// So many days off somebody has in a year, unless the host says otherwise.
const HOLIDAY_DAYS: u32 = 28;

type SettingValues = Map<String, Value>;

/// The settings, kept in memory. Every node reads them anew each second.
#[derive(Debug)]
pub(crate) struct HouseRules {
    /// What the file of `serve --house` says.
    fixed: SettingValues,
    usual: SettingValues,
    now: RwLock<Arc<HouseSettings>>,
}

impl HouseRules {
    pub(crate) fn new(config: &Config) -> Self {
        let (fixed, usual) = (values(&config.house), values(&usual(&config.limits)));
        let now = RwLock::new(Arc::new(join(&fixed, &SettingValues::new(), &usual)));
        Self { fixed, usual, now }
    }

    /// The settings as they hold now: none is left out.
    pub(crate) fn now(&self) -> Arc<HouseSettings> {
        Arc::clone(&self.now.read().unwrap_or_else(PoisonError::into_inner))
    }

    /// The names of those that the file sets.
    pub(crate) fn fixed(&self) -> Vec<String> {
        self.fixed.keys().cloned().collect()
    }

    pub(crate) fn is_open(&self) -> bool {
        self.now().access != Some(HouseAccess::Invitation)
    }

    /// Whether somebody who came then is still new.
    pub(crate) fn is_new(&self, created_at: Millis, now: Millis) -> bool {
        created_at + Millis::from(self.now().newcomer_days.unwrap_or(0)) * DAY > now
    }

    pub(crate) fn may_send_notices(&self) -> bool {
        self.now().notices != Some(false)
    }

    /// How many days off somebody may take in a year.
    pub(crate) fn holiday_days(&self) -> u32 {
        self.now().holiday_days.unwrap_or(HOLIDAY_DAYS)
    }

    /// Reads what is stored.
    pub(crate) async fn refresh(&self, storage: &Storage) -> Result<HouseChange, StoreError> {
        let stored = read(storage.house().settings().await?);
        let new = join(&self.fixed, &stored, &self.usual);
        let mut now = self.now.write().unwrap_or_else(PoisonError::into_inner);
        if **now == new {
            return Ok(HouseChange::Nothing);
        }
        *now = Arc::new(new);
        Ok(HouseChange::Something)
    }
}

/// What is otherwise than before the settings were read.
pub(crate) enum HouseChange {
    Nothing,
    Something,
}

/// The settings that are given, by their names.
pub(crate) fn values(settings: &HouseSettings) -> SettingValues {
    match serde_json::to_value(settings) {
        Ok(Value::Object(values)) => values,
        _ => SettingValues::new(),
    }
}

/// What is stored of them. A row that this program does not understand does not spoil the others.
pub(crate) fn read(stored: Vec<(String, String)>) -> SettingValues {
    let mut values = SettingValues::new();
    for (name, value) in stored {
        let Ok(value) = serde_json::from_str::<Value>(&value) else { continue };
        let alone = SettingValues::from_iter([(name.clone(), value.clone())]);
        if serde_json::from_value::<HouseSettings>(alone.into()).is_ok() {
            values.insert(name, value);
        }
    }
    values
}

/// What is set first counts.
fn join(fixed: &SettingValues, stored: &SettingValues, usual: &SettingValues) -> HouseSettings {
    let mut all = usual.clone();
    all.extend(stored.clone());
    all.extend(fixed.clone());
    serde_json::from_value(all.into()).unwrap_or_default()
}

fn usual(limits: &ServerLimits) -> HouseSettings {
    let small = |number: u64| Some(u32::try_from(number).unwrap_or(u32::MAX));
    HouseSettings {
        name: Some(String::new()),
        words: Some(std::collections::BTreeMap::new()),
        access: Some(HouseAccess::Open),
        notices: Some(true),
        sessions_per_minute: Some(limits.sessions_per_minute),
        accounts_per_hour: Some(limits.accounts_per_hour),
        tables_per_minute: Some(limits.tables_per_minute),
        waiting_tables: small(limits.waiting_tables_per_guest),
        open_tables: small(limits.open_tables_per_guest),
        newcomer_days: Some(NEWCOMER_DAYS),
        holiday_days: Some(HOLIDAY_DAYS),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_file_counts_more_than_what_was_set_and_that_more_than_what_is_usual() {
        let file = HouseSettings { name: Some("Club".to_owned()), ..HouseSettings::default() };
        let rules = HouseRules::new(&Config { house: file, ..Config::default() });
        assert_eq!((rules.now().name.as_deref(), rules.fixed()), (Some("Club"), vec!["name".to_owned()]));
        let stored = read(vec![
            ("name".to_owned(), "\"Other\"".to_owned()),
            ("access".to_owned(), "\"invitation\"".to_owned()),
            ("access-of-a-later-version".to_owned(), "1".to_owned()),
            ("open_tables".to_owned(), "\"many\"".to_owned()),
        ]);
        let now = join(&rules.fixed, &stored, &rules.usual);
        assert_eq!((now.name.as_deref(), now.access), (Some("Club"), Some(HouseAccess::Invitation)));
        assert_eq!(now.open_tables, Some(200));
    }
}
