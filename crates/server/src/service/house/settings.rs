//! What the host sets.

use protocol::ProblemKey;
use protocol::rest::{HouseAction, HouseRole, HouseSettings, HouseSettingsInfo};

use super::{act, trusted};
use crate::app::App;
use crate::house::values;
use crate::jobs;
use crate::principal::Principal;
use crate::refuse::{Result, refuse};
use crate::storage::{HouseWrite, Write};

const LONGEST_NAME: usize = 60;
const LONGEST_WORDS: usize = 1_000;
/// The languages of the page.
const LANGUAGES: [&str; 4] = ["en", "de", "nl", "es"];
/// More than this is no limit any more.
const HIGHEST: u32 = 1_000_000;

/// All settings, for the host.
pub(crate) async fn settings(app: &App, principal: &Principal) -> Result<HouseSettingsInfo> {
    trusted(app, principal, HouseRole::Host).await?;
    Ok(info(app))
}

fn info(app: &App) -> HouseSettingsInfo {
    HouseSettingsInfo { settings: (*app.house.now()).clone(), fixed: app.house.fixed() }
}

/// Changes those that are given. All nodes know within seconds.
pub(crate) async fn change(
    app: &App,
    principal: &Principal,
    wish: HouseSettings,
) -> Result<HouseSettingsInfo> {
    let host = trusted(app, principal, HouseRole::Host).await?;
    let wish = checked(wish)?;
    let fixed = app.house.fixed();
    let (wanted, now) = (values(&wish), values(&app.house.now()));
    let changed = || wanted.iter().filter(|(name, value)| now.get(*name) != Some(value));
    if changed().any(|(name, _)| fixed.contains(name)) {
        return refuse(ProblemKey::Fixed, "this is set by the file that the server was started with");
    }
    let at = app.time.now();
    let writes: Vec<Write> = changed()
        .map(|(name, value)| {
            HouseWrite::Setting { name: name.clone(), value: Some(value.to_string()), at }.into()
        })
        .collect();
    if writes.is_empty() {
        return Ok(info(app));
    }
    let names = changed().map(|(name, _)| name.as_str()).collect::<Vec<_>>().join(", ");
    act(app, (host, HouseRole::Host), writes, (HouseAction::Changed, ("", ""), &names)).await?;
    jobs::refresh_house(app).await.ok();
    Ok(info(app))
}

/// Settings that can be kept.
pub fn checked(mut wish: HouseSettings) -> Result<HouseSettings> {
    if let Some(name) = &mut wish.name {
        *name = name.split_whitespace().collect::<Vec<_>>().join(" ");
        check_text(name, LONGEST_NAME)?;
    }
    if let Some(words) = &mut wish.words {
        words.retain(|_, text| !text.trim().is_empty());
        if words.keys().any(|language| !LANGUAGES.contains(&language.as_str())) {
            return refuse(ProblemKey::BadMessage, "the words are in `en`, `de`, `nl` or `es`");
        }
        words.values().try_for_each(|text| check_text(text, LONGEST_WORDS))?;
    }
    let limits = [
        wish.sessions_per_minute,
        wish.accounts_per_hour,
        wish.tables_per_minute,
        wish.waiting_tables,
        wish.open_tables,
    ];
    if limits.into_iter().flatten().any(|limit| !(1..=HIGHEST).contains(&limit)) {
        return refuse(ProblemKey::BadMessage, format!("a limit is a number from 1 to {HIGHEST}"));
    }
    if wish.newcomer_days.is_some_and(|days| days > 365) {
        return refuse(ProblemKey::BadMessage, "nobody is new for longer than 365 days");
    }
    if wish.holiday_days.is_some_and(|days| days > 365) {
        return refuse(ProblemKey::BadMessage, "a year has 365 days");
    }
    Ok(wish)
}

/// A text that does nothing to the writing around it.
fn check_text(text: &str, longest: usize) -> Result<()> {
    let is_bad = |letter: char| {
        (letter.is_control() && letter != '\n')
            || matches!(letter, '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
    };
    if text.chars().count() > longest || text.chars().any(is_bad) {
        return refuse(ProblemKey::BadMessage, format!("a plain text of at most {longest} characters"));
    }
    Ok(())
}
