//! Whom a player has met most often. To count that takes a look into every game, so it is kept as long as the games are the same; who is
//! called how, and who shows themselves, is asked each time.

use std::collections::HashMap;
use std::time::Duration;

use protocol::rest::Opponent;

use crate::app::App;
use crate::refuse::{Result, unavailable};
use crate::shared_answers::SharedAnswers;
use crate::storage::{Encounter, ResultsMark};

/// Opponents that are told of.
const MOST: usize = 12;
/// So many who were met are kept of one player.
const MOST_MET: u32 = 2_000;
/// Whoever has played less is counted each time.
const MANY_GAMES: u32 = 100;
/// So many are looked up together, since some of them have no account or are private.
const LOOKED_UP: usize = 2 * MOST;

/// Whose games, whether all of them, and which.
type CountedGames = (String, bool, ResultsMark);

/// Whom those have met who have played much.
#[derive(Debug)]
pub(crate) struct KnownEncounters(SharedAnswers<CountedGames, Vec<Encounter>>);

impl KnownEncounters {
    /// So old they may be: that somebody met as a guest has signed in to an account since then is seen no later.
    pub(crate) fn new(oldest: Duration) -> Self {
        Self(SharedAnswers::new(oldest))
    }
}

/// Those with an account who were met most often in these games; of those who are private only where all is told.
pub(super) async fn opponents(
    app: &App,
    player: &str,
    all: bool,
    mark: ResultsMark,
) -> Result<Vec<Opponent>> {
    let results = app.storage.results();
    let played: u32 = mark.0.iter().map(|(.., count, _)| count).sum();
    let count = results.encounters_of(player, all, MOST_MET);
    if played < MANY_GAMES {
        return named(app, all, &count.await.map_err(unavailable)?).await;
    }
    let games = (player.to_owned(), all, mark);
    named(app, all, &app.encounters.0.get(&games, count).await.map_err(unavailable)?).await
}

/// The first of them by name, as many as are told of. Of those who were met equally often all are looked up: the names decide.
async fn named(app: &App, all: bool, mut met: &[Encounter]) -> Result<Vec<Opponent>> {
    let mut opponents = Vec::new();
    while opponents.len() < MOST && !met.is_empty() {
        let (now, later) = met.split_at(together(met));
        met = later;
        let ids: Vec<String> = now.iter().map(|one| one.player.clone()).collect();
        let names = app.storage.results().names_of(&ids, all).await.map_err(unavailable)?;
        let mut names: HashMap<String, String> = names.into_iter().collect();
        let opponent = |one: &Encounter| {
            let name = names.remove(&one.player)?;
            let Encounter { player, games, ahead, behind } = one.clone();
            Some(Opponent { player, name, games, ahead, behind })
        };
        opponents.extend(now.iter().filter_map(opponent));
    }
    opponents.sort_by(|one, other| {
        let by_games = other.games.cmp(&one.games);
        by_games.then_with(|| one.name.cmp(&other.name)).then_with(|| one.player.cmp(&other.player))
    });
    opponents.truncate(MOST);
    Ok(opponents)
}

/// How many are looked up next: none is left out who was met as often as the last of them.
fn together(met: &[Encounter]) -> usize {
    let Some(last) = met.get(LOOKED_UP - 1) else { return met.len() };
    LOOKED_UP + met.iter().skip(LOOKED_UP).take_while(|one| one.games == last.games).count()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn those_who_were_met_equally_often_are_looked_up_together() {
        let met = |games: &[u32]| {
            let one = |games: &u32| Encounter { player: String::new(), games: *games, ahead: 0, behind: 0 };
            together(&games.iter().map(one).collect::<Vec<_>>())
        };
        assert_eq!((met(&[]), met(&[3, 2, 1])), (0, 3));
        let mut games: Vec<u32> = (10..40).rev().collect();
        assert_eq!(met(&games), LOOKED_UP);
        games[LOOKED_UP] = games[LOOKED_UP - 1];
        assert_eq!(met(&games), LOOKED_UP + 1);
        assert_eq!(met(&[1; 100]), 100);
    }
}
