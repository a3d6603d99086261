//! What the requests do.

use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};

use catalog::{AnyGame, GameKind, PlayError};
use serde::Serialize;
use serde_json::value::RawValue;
use tabletop::{Record, Refusal, Seat, Status, Viewer};
use texts::{TextKind, Texts};

use super::TableError;
use super::answer::{bad, good, json};
use super::request::Request;
use super::schemas::schema;
use crate::chance::random_deal;

/// One game at a time, and the program that asks about it.
#[derive(Clone, Debug)]
pub struct TableProtocol {
    game: Option<AnyGame>,
    texts: Texts,
}

/// JSON that can be sent as it is.
type Json = String;

#[derive(Serialize)]
struct GameEntry {
    game: GameKind,
    title: &'static str,
    author: &'static str,
    seats: Vec<u8>,
    rules_version: u32,
}

/// What is answered when a game begins or goes on from somewhere.
#[derive(Serialize)]
struct GameStart {
    game: GameKind,
    seats: u8,
    moves: usize,
    status: Status,
}

#[derive(Serialize)]
struct UndoneMove {
    seat: Seat,
    #[serde(rename = "move")]
    notation: String,
    status: Status,
}

#[derive(Serialize)]
struct Legality<'a> {
    legal: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    message: Option<String>,
    #[serde(flatten, skip_serializing_if = "Option::is_none")]
    refusal: Option<&'a Refusal>,
}

impl TableProtocol {
    pub const fn new(texts: Texts) -> Self {
        Self { game: None, texts }
    }

    /// Answers one line. Lines without anything on them are no requests and have no answer.
    pub fn answer(&mut self, line: &[u8], out: &mut Vec<u8>) {
        if line.trim_ascii().is_empty() {
            return;
        }
        let request = match Request::read(line) {
            Ok(request) => request,
            Err(error) => return bad(None, &error, out),
        };
        // Nothing should panic; if something does, this is one refused request and not the end.
        let done = catch_unwind(AssertUnwindSafe(|| self.do_it(&request)));
        match done.unwrap_or_else(|panic| Err(TableError::Defect(panic_message(panic.as_ref())))) {
            Ok(ok) => good(request.id, &ok, out),
            Err(error) => bad(request.id, &error, out),
        }
    }

    pub fn refuse_long_line(&self, out: &mut Vec<u8>) {
        bad(None::<&RawValue>, &TableError::TooLong, out);
    }

    fn do_it(&mut self, request: &Request<'_>) -> Result<Json, TableError> {
        match request.action()?.as_str() {
            "games" => Ok(games()),
            "new" => self.start(request),
            "load" => self.load(request),
            "replay" => self.replay(request),
            "dump" => Ok(self.game()?.dump()),
            "view" => Ok(json(&self.game()?.view(self.viewer(request)?))),
            "legal" => self.legal(request),
            "play" => self.play(request),
            "undo" => self.undo(),
            "why" => self.why(request),
            "preview" => self.preview(request),
            "worth" => self.worth(request),
            "explain" => self.explain(request),
            "record" => Ok(json(&self.game()?.record().to_string())),
            "status" => Ok(json(&self.game()?.status())),
            "schema" => Ok(json(&schema(request.game()?, &request.of()?)?)),
            other => Err(unknown_action(other)),
        }
    }

    fn start(&mut self, request: &Request<'_>) -> Result<Json, TableError> {
        let deal = request.deal()?.unwrap_or_else(random_deal);
        let game = AnyGame::start(request.game()?, request.seats()?, &request.options()?, deal)?;
        Ok(self.begin(game))
    }

    fn load(&mut self, request: &Request<'_>) -> Result<Json, TableError> {
        let game = AnyGame::load(request.game_if_named()?, request.state()?)?;
        Ok(self.begin(game))
    }

    fn replay(&mut self, request: &Request<'_>) -> Result<Json, TableError> {
        let record: Record = request.record()?.parse()?;
        let game = AnyGame::replay(&record)?;
        Ok(self.begin(game))
    }

    fn begin(&mut self, game: AnyGame) -> Json {
        let begun = GameStart {
            game: game.kind(),
            seats: game.seats(),
            moves: game.moves_made(),
            status: game.status(),
        };
        self.game = Some(game);
        json(&begun)
    }

    fn legal(&self, request: &Request<'_>) -> Result<Json, TableError> {
        let game = self.game()?;
        let only = self.viewer(request)?;
        let asked = |seat: &Seat| only.is_none_or(|only| only == *seat);
        let waiting = game.status().waiting();
        let moves: BTreeMap<Seat, Vec<String>> =
            waiting.iter().filter(asked).map(|seat| (seat, game.legal(seat))).collect();
        Ok(json(&moves))
    }

    fn play(&mut self, request: &Request<'_>) -> Result<Json, TableError> {
        let seat = self.actor(request)?;
        let notation = request.notation()?;
        let played = self.game_mut()?.play(seat, &notation, None);
        played.map_err(|error| self.refusal(error))?;
        let game = self.game()?;
        Ok(format!("{{\"events\":{},\"status\":{}}}", game.last_events(), json(&game.status())))
    }

    fn undo(&mut self) -> Result<Json, TableError> {
        let game = self.game_mut()?;
        let (seat, notation) = game.take_back().ok_or(TableError::NothingToUndo)?;
        Ok(json(&UndoneMove { seat, notation, status: game.status() }))
    }

    fn why(&self, request: &Request<'_>) -> Result<Json, TableError> {
        match self.game()?.why_not(self.actor(request)?, &request.notation()?) {
            Ok(()) => Ok(json(&Legality { legal: true, message: None, refusal: None })),
            Err(PlayError::Notation(bad)) => Err(bad.into()),
            Err(PlayError::Refused(refusal)) => {
                let message = Some(self.in_words(&refusal));
                Ok(json(&Legality { legal: false, message, refusal: Some(&refusal) }))
            }
        }
    }

    fn preview(&self, request: &Request<'_>) -> Result<Json, TableError> {
        let events = self.game()?.preview(self.actor(request)?, &request.notation()?);
        Ok(json(&events.map_err(|error| self.refusal(error))?))
    }

    fn worth(&self, request: &Request<'_>) -> Result<Json, TableError> {
        let lines = self.game()?.worth_after(self.actor(request)?, &request.notation()?);
        Ok(json(&lines.map_err(|error| self.refusal(error))?))
    }

    fn explain(&self, request: &Request<'_>) -> Result<Json, TableError> {
        let place = request.place()?;
        let explanation = self.game()?.explain(self.viewer(request)?, place.trim());
        let place: String = place.chars().take(40).collect();
        let unknown = || TableError::UnknownPlace(format!("`{place}` is no place of this game"));
        explanation.map(|explanation| json(&explanation)).ok_or_else(unknown)
    }

    fn game(&self) -> Result<&AnyGame, TableError> {
        self.game.as_ref().ok_or(TableError::NoGame)
    }

    fn game_mut(&mut self) -> Result<&mut AnyGame, TableError> {
        self.game.as_mut().ok_or(TableError::NoGame)
    }

    fn viewer(&self, request: &Request<'_>) -> Result<Viewer, TableError> {
        let seats = self.game()?.seats();
        match request.seat()? {
            Some(seat) if seat.index() >= usize::from(seats) => Err(TableError::no_such_seat(seat, seats)),
            viewer => Ok(viewer),
        }
    }

    /// Who acts: the seat that was named, or the only one that is waited for.
    fn actor(&self, request: &Request<'_>) -> Result<Seat, TableError> {
        if let Some(seat) = self.viewer(request)? {
            return Ok(seat);
        }
        let waiting = self.game()?.status().waiting();
        match waiting.first() {
            Some(seat) if waiting.len() == 1 => Ok(seat),
            _ => Err(TableError::BadRequest("`seat` is missing: it must be a number from 0 to 4".to_owned())),
        }
    }

    fn refusal(&self, error: PlayError) -> TableError {
        TableError::of_play(error, |refusal| self.in_words(refusal))
    }

    fn in_words(&self, refusal: &Refusal) -> String {
        let game = self.game.as_ref().map_or("", |game| game.kind().name());
        let words = self.texts.message(game, TextKind::Refused, refusal, &[]);
        format!("{words} ({})", refusal.rule)
    }
}

fn games() -> Json {
    let listed = GameKind::ALL.map(|kind| GameEntry {
        game: kind,
        title: kind.title(),
        author: kind.author(),
        seats: kind.seats().collect(),
        rules_version: kind.rules_version(),
    });
    json(&listed)
}

fn unknown_action(action: &str) -> TableError {
    let action: String = action.chars().take(40).collect();
    TableError::BadRequest(format!(
        "`do` cannot be `{action}`: it is one of games, new, dump, load, view, legal, play, undo, why, record, replay, \
         status, explain, preview, worth, schema"
    ))
}

fn panic_message(panic: &(dyn std::any::Any + Send)) -> String {
    let text =
        panic.downcast_ref::<&str>().copied().or_else(|| panic.downcast_ref::<String>().map(String::as_str));
    text.unwrap_or("no message").chars().take(200).collect()
}
