//! The games, their rules and their schemas.

use axum::Json;
use axum::http::HeaderMap;
use axum::http::header::{ACCEPT_LANGUAGE, CONTENT_LANGUAGE, VARY};
use axum::response::{IntoResponse, Response};
use catalog::{GameKind, RuleBook};
use protocol::rest::{GameInfo, Games, RuleText, RulesSection, RulesText};
use protocol::table::BotLevel;
use protocol::{Problem, ProblemKey};
use serde::Deserialize;
use serde_json::Value;
use texts::Language;
use utoipa::IntoParams;

use super::extract::{ApiPath, ApiQuery};
use super::problem::ProblemResponse;
use crate::refuse::{Result, refuse};

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
    Json(Games { games: GameKind::ALL.into_iter().map(info).collect(), levels: BotLevel::ALL.to_vec() })
}

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct RulesQuery {
    /// `en`, `de`, `nl` or `es`; otherwise what the header `Accept-Language` asks for.
    language: Option<String>,
}

/// The numbered rules of a game, in English, German, Dutch or Spanish.
#[utoipa::path(get, path = "/api/games/{game}/rules", tag = "games", params(("game" = String, Path), RulesQuery),
    responses((status = 200, body = RulesText), (status = "4XX", body = Problem)))]
pub(super) async fn rules(
    ApiPath(game): ApiPath<String>,
    ApiQuery(query): ApiQuery<RulesQuery>,
    headers: HeaderMap,
) -> Result<Response, ProblemResponse> {
    let kind = kind(&game)?;
    let language = match query.language {
        Some(language) => language
            .parse()
            .map_err(|error: texts::UnknownLanguage| Problem::new(ProblemKey::NotFound, error.to_string()))?,
        None => preferred(&headers),
    };
    let RuleBook { sections } = kind.rule_book_in(language.code());
    let section = |section: catalog::Section| RulesSection {
        heading: section.heading,
        rules: section.rules.into_iter().map(|rule| RuleText { id: rule.id, text: rule.text }).collect(),
    };
    let sections = sections.into_iter().map(section).collect();
    let head = [(CONTENT_LANGUAGE, language.code()), (VARY, ACCEPT_LANGUAGE.as_str())];
    Ok((head, Json(RulesText { language: language.code().to_owned(), sections })).into_response())
}

/// The first language of those the table speaks that the reader likes best; English when there is none.
fn preferred(headers: &HeaderMap) -> Language {
    let line = headers.get(ACCEPT_LANGUAGE).and_then(|line| line.to_str().ok()).unwrap_or("");
    let liked = line.split(',').filter_map(|choice| {
        let (tag, quality) = choice.split_once(";q=").unwrap_or((choice, "1"));
        let quality: f32 = quality.trim().parse().ok().filter(|quality| *quality > 0.0)?;
        Some((Language::of_locale(tag.trim())?, quality))
    });
    // Of equals the first.
    let best = liked.reduce(|best, next| if next.1 > best.1 { next } else { best });
    best.map(|(language, _)| language).unwrap_or_default()
}

/// JSON Schema of a game's view, events, moves, refusals, remarks, options or state.
#[utoipa::path(get, path = "/api/games/{game}/schemas/{of}", tag = "games",
    params(("game" = String, Path), ("of" = String, Path)),
    responses((status = 200, body = Object), (status = "4XX", body = Problem)))]
pub(super) async fn schema(
    ApiPath((game, of)): ApiPath<(String, String)>,
) -> Result<Json<Value>, ProblemResponse> {
    let kind = kind(&game)?;
    let schema = match of.as_str() {
        "view" => kind.view_schema(),
        "event" => kind.event_schema(),
        "move" => kind.move_schema(),
        "refusal" => kind.refusal_schema(),
        "remark" => kind.remark_schema(),
        "options" => kind.options_schema(),
        "state" => kind.state_schema(),
        _ => {
            return Ok(refuse(
                ProblemKey::NotFound,
                "there are schemas of view, event, move, refusal, remark, options and state",
            )?);
        }
    };
    Ok(Json(schema.to_value()))
}

pub(super) fn kind(name: &str) -> Result<GameKind> {
    name.parse().map_err(|error: catalog::UnknownGame| Problem::new(ProblemKey::NotFound, error.to_string()))
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;

    use super::*;

    #[test]
    fn the_reader_gets_the_language_they_like_best_of_those_there_are() {
        let preferred = |line: &'static str| {
            preferred(&HeaderMap::from_iter([(ACCEPT_LANGUAGE, HeaderValue::from_static(line))]))
        };
        assert_eq!(preferred("de-AT,de;q=0.9,en;q=0.8"), Language::De);
        assert_eq!(preferred("fr, nl;q=0.5, es;q=0.7"), Language::Es);
        assert_eq!(preferred("es;q=0, nl"), Language::Nl);
        assert_eq!(preferred("fr"), Language::En);
        assert_eq!(preferred(";;,,q=x"), Language::En);
        assert_eq!(super::preferred(&HeaderMap::new()), Language::En);
    }
}
