//! What players have played, and how it went: for themselves all of it, for others what everybody may know.

use protocol::rest::{
    GameStats, History, Leader, Leaderboard, NamedPlayer, PlayerInfo, PlayerRating, PlayerStats, RatingCurve,
    RatingKind, RatingPoint, ResultInfo, ResultPage, TableSummary,
};
use protocol::{Millis, ProblemKey};

use catalog::GameKind;

use super::{opponents, people};
use crate::app::App;
use crate::names;
use crate::principal::Principal;
use crate::ratings::RatingKey;
use crate::refuse::{Result, refuse, unavailable};
use crate::storage::{Account, CountedResults, Cursor, LeaderRow, ResultFilter, ShownRating, StoredPoint};
use crate::time::calendar;

/// Games on a page.
const PAGE: u32 = 25;
/// Tables that are not over, at most, and so many of which the wanted ones are sought.
const MOST_RUNNING: usize = 100;
const MOST_SOUGHT: u32 = 1_000;
/// No game ends later, in milliseconds.
const LAST_MOMENT: Millis = 1 << 52;
/// Points of a curve, at most.
const MOST_POINTS: u32 = 200;
/// Players on a leaderboard, at most.
const MOST_LEADERS: u32 = 100;
/// Longer texts are not searched for.
const LONGEST_SEARCH: usize = 40;

/// Which of somebody's tables are wanted.
#[derive(Clone, Debug, Default)]
pub(crate) struct HistoryQuery {
    pub(crate) game: Option<String>,
    pub(crate) rated: Option<bool>,
    /// What the name of somebody else at the table contains.
    pub(crate) with: Option<String>,
    /// Where the page before ended.
    pub(crate) before: Option<String>,
    /// Only tables that are over, or only those that are not.
    pub(crate) is_over: Option<bool>,
}

/// The tables of whoever asks, with an account or without.
pub(crate) async fn history(app: &App, principal: &Principal, wanted: HistoryQuery) -> Result<History> {
    let guest = principal.guest()?;
    let filter = filter(&guest.id, true, &wanted)?;
    let mut history = History::default();
    if wanted.is_over != Some(true) && wanted.before.is_none() {
        let running = app.storage.results().running_of(&guest.id, MOST_SOUGHT).await.map_err(unavailable)?;
        let wanted = running.into_iter().filter(|table| is_wanted(table, &filter));
        history.running = wanted.take(MOST_RUNNING).collect();
    }
    if wanted.is_over != Some(false) {
        ResultPage { results: history.results, next: history.next } = page(app, &filter).await?;
    }
    Ok(history)
}

fn is_wanted(table: &TableSummary, filter: &ResultFilter) -> bool {
    let is_with = |with: &String| {
        let others = table.seats.iter().filter(|seat| Some(seat.seat) != table.your_seat);
        others.into_iter().any(|seat| names::search_key(&seat.name).contains(with))
    };
    filter.game.as_ref().is_none_or(|game| *game == table.game)
        && filter.rated.is_none_or(|rated| rated == table.rated)
        && filter.with.as_ref().is_none_or(is_with)
}

fn filter(player: &str, all: bool, wanted: &HistoryQuery) -> Result<ResultFilter> {
    let with = wanted.with.as_deref().map(names::search_key).filter(|with| !with.is_empty());
    if with.as_ref().is_some_and(|with| with.chars().count() > LONGEST_SEARCH) {
        return refuse(ProblemKey::BadMessage, "no name is that long");
    }
    let before = match &wanted.before {
        Some(text) => Some(read_cursor(text)?),
        None => None,
    };
    let (game, rated) = (wanted.game.clone(), wanted.rated);
    Ok(ResultFilter { player: player.to_owned(), all, game, rated, with, before })
}

/// One more than a page shows whether there is another.
async fn page(app: &App, filter: &ResultFilter) -> Result<ResultPage> {
    let mut results = app.storage.results().results_of(filter, PAGE + 1).await.map_err(unavailable)?;
    let is_more = results.len() > PAGE as usize;
    results.truncate(PAGE as usize);
    let next = results.last().filter(|_| is_more).map(write_cursor);
    Ok(ResultPage { results, next })
}

fn write_cursor(last: &ResultInfo) -> String {
    format!("{}-{}", last.ended_at, last.table)
}

fn read_cursor(text: &str) -> Result<Cursor> {
    let parts = text.split_once('-').and_then(|(at, table)| Some((at.parse().ok()?, table)));
    match parts {
        Some((ended_at, table)) if ended_at < LAST_MOMENT => Ok(Cursor { ended_at, table: table.to_owned() }),
        _ => refuse(ProblemKey::BadMessage, "`before` is what the page before says"),
    }
}

/// The page of a player. A private one shows others nothing but the name.
pub(crate) async fn player(app: &App, principal: &Principal, id: &str) -> Result<PlayerInfo> {
    let account = account(app, id).await?;
    let own = principal.is(&account.id);
    let stats = if own || !account.private { Some(stats(app, &account.id, own).await?) } else { None };
    let relation = people::relation(app, principal, &account.id).await?;
    Ok(PlayerInfo { id: account.id, name: account.name, own, private: account.private, stats, relation })
}

/// Somebody with an account, by the name: case, blanks and letters that look alike do not count.
pub(crate) async fn find(app: &App, principal: &Principal, name: &str) -> Result<NamedPlayer> {
    principal.guest()?;
    if name.chars().count() > LONGEST_SEARCH {
        return refuse(ProblemKey::BadMessage, "no name is that long");
    }
    let likenesses = names::likenesses(name);
    let found = app.storage.accounts().account_like(&likenesses).await.map_err(unavailable)?;
    match found {
        Some(Account { id, name, .. }) => Ok(NamedPlayer { id, name }),
        None => refuse(ProblemKey::NotFound, "there is no player of that name"),
    }
}

async fn account(app: &App, id: &str) -> Result<Account> {
    match app.storage.accounts().account(id).await.map_err(unavailable)? {
        Some(account) => Ok(account),
        None => refuse(ProblemKey::NotFound, "there is no such player"),
    }
}

async fn stats(app: &App, id: &str, all: bool) -> Result<PlayerStats> {
    let results = app.storage.results();
    let CountedResults { games, mark } = results.stats_of(id, all).await.map_err(unavailable)?;
    let streaks = results.streaks_of(id, all).await.map_err(unavailable)?;
    let ratings = app.storage.ratings().ratings_of(id).await.map_err(unavailable)?;
    let first = |game: &GameStats| game.places.first().copied().unwrap_or(0);
    Ok(PlayerStats {
        played: games.iter().map(|game| game.played).sum(),
        won: games.iter().map(first).sum(),
        longest_streak: streaks.longest,
        streak: streaks.current,
        games,
        opponents: opponents::opponents(app, id, all, mark).await?,
        ratings: ratings.into_iter().map(shown).collect(),
    })
}

/// Games of a player that are over. Whoever is private is as good as nobody to others.
pub(crate) async fn results(
    app: &App,
    principal: &Principal,
    id: &str,
    wanted: HistoryQuery,
) -> Result<ResultPage> {
    let account = account(app, id).await?;
    let own = principal.is(&account.id);
    if account.private && !own {
        return refuse(ProblemKey::NotFound, "this player shows no games");
    }
    page(app, &filter(&account.id, own, &wanted)?).await
}

fn shown(rating: ShownRating) -> PlayerRating {
    let ShownRating { game, kind, points, spread, provisional, games } = rating;
    PlayerRating { game, kind, points, spread, provisional, games }
}

/// The rating of a player in a game, along the games.
pub(crate) async fn curve(
    app: &App,
    principal: &Principal,
    id: &str,
    game: String,
    kind: RatingKind,
) -> Result<RatingCurve> {
    let account = account(app, id).await?;
    if account.private && !principal.is(&account.id) {
        return refuse(ProblemKey::NotFound, "this player shows no rating");
    }
    let key = RatingKey { player: account.id, game, kind };
    let points = app.storage.ratings().curve(&key, MOST_POINTS).await.map_err(unavailable)?;
    let point = |StoredPoint { at, points, spread }: StoredPoint| RatingPoint { at, points, spread };
    Ok(RatingCurve { points: points.into_iter().map(point).collect() })
}

/// The best of a game, of all time or as they stood in a month; of those who are private nothing is told.
pub(crate) async fn leaders(
    app: &App,
    game: &str,
    kind: RatingKind,
    month: Option<&str>,
) -> Result<Leaderboard> {
    if game.parse::<GameKind>().is_err() {
        return refuse(ProblemKey::NotFound, "there is no such game");
    }
    let month = match month.map(calendar::read_month) {
        None => 0,
        Some(Some(month)) => month,
        Some(None) => return refuse(ProblemKey::BadMessage, "a month is written like 2026-11"),
    };
    let ranked = app.storage.ratings().leaders(game, kind, month, MOST_LEADERS).await.map_err(unavailable)?;
    let leader = |LeaderRow { player, name, points, spread, provisional, games }: LeaderRow| Leader {
        player,
        name,
        points,
        spread,
        provisional,
        games,
    };
    Ok(Leaderboard { leaders: ranked.into_iter().map(leader).collect() })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn where_a_page_ends_is_read_as_it_is_written_and_nothing_else_is() {
        let cursor = read_cursor("1800000000000-abc").unwrap();
        assert_eq!(cursor, Cursor { ended_at: 1_800_000_000_000, table: "abc".to_owned() });
        for bad in ["", "5", "-5-abc", "99999999999999999999-abc", "18446744073709551615-abc", "x-y"] {
            assert!(read_cursor(bad).is_err(), "{bad}");
        }
    }
}
