//! The games, their rules and their schemas.

use axum::Json;
use catalog::{GameKind, RuleBook};
use protocol::rest::{GameInfo, Games, RuleText, RulesSection, RulesText};
use protocol::table::Level;
use protocol::{Problem, ProblemKey};
use serde_json::Value;

use super::answer::Reply;
use super::extract::Place;
use crate::refuse::{Answer, refuse};

/// The games that can be played, their options, and the levels of bots.
#[utoipa::path(get, path = "/api/games", tag = "games", responses((status = 200, body = Games)))]
pub(super) async fn games() -> Json<Games> {
    let info = |kind: GameKind| GameInfo {
        name: kind.name().to_owned(),
        title: kind.title().to_owned(),
        author: kind.author().to_owned(),
        fewest_seats: *kind.seats().start(),
        most_seats: *kind.seats().end(),
        rules_version: kind.rules_version(),
        options_schema: kind.options_schema().to_value(),
    };
    Json(Games { games: GameKind::ALL.into_iter().map(info).collect(), levels: Level::ALL.to_vec() })
}

/// The numbered rules of a game.
#[utoipa::path(get, path = "/api/games/{game}/rules", tag = "games", params(("game" = String, Path)),
    responses((status = 200, body = RulesText), (status = "4XX", body = Problem)))]
pub(super) async fn rules(Place(game): Place<String>) -> Reply<Json<RulesText>> {
    let RuleBook { sections } = kind(&game)?.rule_book();
    let section = |section: catalog::Section| RulesSection {
        heading: section.heading,
        rules: section.rules.into_iter().map(|rule| RuleText { id: rule.id, text: rule.text }).collect(),
    };
    Ok(Json(RulesText { sections: sections.into_iter().map(section).collect() }))
}

/// JSON Schema of a game's view, events, moves, options or state.
#[utoipa::path(get, path = "/api/games/{game}/schemas/{of}", tag = "games",
    params(("game" = String, Path), ("of" = String, Path)),
    responses((status = 200, body = Object), (status = "4XX", body = Problem)))]
pub(super) async fn schema(Place((game, of)): Place<(String, String)>) -> Reply<Json<Value>> {
    let kind = kind(&game)?;
    let schema = match of.as_str() {
        "view" => kind.view_schema(),
        "event" => kind.event_schema(),
        "move" => kind.move_schema(),
        "options" => kind.options_schema(),
        "state" => kind.state_schema(),
        _ => {
            return Ok(refuse(
                ProblemKey::NotFound,
                "there are schemas of view, event, move, options and state",
            )?);
        }
    };
    Ok(Json(schema.to_value()))
}

fn kind(name: &str) -> Answer<GameKind> {
    name.parse().map_err(|error: catalog::UnknownGame| Problem::new(ProblemKey::NotFound, error.to_string()))
}
