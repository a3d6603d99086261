//! The game that the command line asks for.

use std::fs;
use std::path::Path;

use catalog::{AnyGame, StartError};
use serde_json::{Map, Value};
use tabletop::Deal;

use super::players::{SeatPlayer, parse_players};
use super::saved;
use crate::Failure;
use crate::arguments::PlayArguments;
use crate::chance::random_deal;

const USUAL_SEATS: &str = "human,bot";

pub(super) fn set_up(arguments: &PlayArguments) -> Result<(AnyGame, Vec<SeatPlayer>), Failure> {
    match &arguments.resume {
        Some(path) => resume(arguments, path),
        None => start(arguments),
    }
}

fn start(arguments: &PlayArguments) -> Result<(AnyGame, Vec<SeatPlayer>), Failure> {
    let players = parse_players(arguments.game, arguments.seats.as_deref().unwrap_or(USUAL_SEATS))?;
    let deal = arguments.seed.map_or_else(random_deal, Deal::from_seed);
    let game = AnyGame::start(arguments.game, players.len() as u8, &options(arguments)?, deal)
        .map_err(|error| not_started(arguments, &error))?;
    Ok((game, players))
}

/// Why the game could not start; the file is named where what is wrong can stand in it.
fn not_started(arguments: &PlayArguments, error: &StartError) -> Failure {
    let data = arguments.board.as_ref().or(arguments.edition.as_ref());
    let in_file = data.filter(|_| matches!(error, StartError::Setup(_)));
    Failure::Usage(in_file.map_or_else(|| error.to_string(), |path| format!("{}: {error}", path.display())))
}

/// The options, with a board or an edition put into them.
fn options(arguments: &PlayArguments) -> Result<Value, Failure> {
    let mut options = match &arguments.options {
        None => Map::new(),
        Some(given) => read_options(given)?,
    };
    for (name, path) in [("board", &arguments.board), ("edition", &arguments.edition)] {
        if let Some(path) = path {
            options.insert(name.to_owned(), Value::String(read(path)?));
        }
    }
    Ok(Value::Object(options))
}

/// What begins like JSON is JSON, everything else is the name of a file.
fn read_options(given: &str) -> Result<Map<String, Value>, Failure> {
    let text = if given.trim_start().starts_with('{') { given.to_owned() } else { read(Path::new(given))? };
    serde_json::from_str(&text)
        .map_err(|error| Failure::Usage(format!("the options are no JSON object: {error}")))
}

fn read(path: &Path) -> Result<String, Failure> {
    fs::read_to_string(path).map_err(|error| Failure::file(path, &error))
}

fn resume(arguments: &PlayArguments, path: &Path) -> Result<(AnyGame, Vec<SeatPlayer>), Failure> {
    let record: tabletop::Record =
        read(path)?.parse().map_err(|error| Failure::Usage(format!("{}: {error}", path.display())))?;
    let game =
        AnyGame::replay(&record).map_err(|error| Failure::Check(format!("{}: {error}", path.display())))?;
    if game.kind() != arguments.game {
        return Err(Failure::Usage(format!(
            "{} is a game of {}, not of {}",
            path.display(),
            game.kind(),
            arguments.game
        )));
    }
    let list = arguments
        .seats
        .clone()
        .or_else(|| saved::players(&record))
        .unwrap_or_else(|| game.seats().to_string());
    let players = parse_players(arguments.game, &list)?;
    if players.len() != usize::from(game.seats()) {
        return Err(Failure::Usage(format!(
            "the saved game has {} seats, not {}",
            game.seats(),
            players.len()
        )));
    }
    Ok((game, players))
}
