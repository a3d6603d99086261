//! Where a game that is over was won and lost: its review, other moves, and playing on from a moment. A game in progress has none of
//! it, for nobody: its players have their hints.

use catalog::AnyGame;
use protocol::rest::{MomentMoves, OpenedTable, PlayOn, Review, ReviewState, TriedMove};
use protocol::{ProblemKey, SeatNumber};
use table::Table;
use tabletop::Seat;

use super::play_on::{self, Beginning};
use crate::app::App;
use crate::jobs;
use crate::principal::Principal;
use crate::refuse::{Result, internal, not_now, refuse, unavailable};
use crate::reviews::Asker;
use crate::tables::Reading;

/// Games with more moves are not looked back at.
const LONGEST: usize = 2_000;

/// The game of a table that is over.
pub(crate) fn game_that_is_over(table: &Table) -> Result<&AnyGame> {
    if !table.is_over() {
        return not_now("a game is looked back at when it is over");
    }
    match &table.game {
        Some(game) if game.moves_made() == 0 || game.moves_made() > LONGEST => {
            not_now("there is nothing to look back at")
        }
        Some(game) => Ok(game),
        None => not_now("there is no game that this server can play"),
    }
}

/// How far the review of a table is, with the review when it is done.
pub(crate) async fn state(app: &App, principal: Principal, table: &str) -> Result<ReviewState> {
    let check = |reading: Reading<'_>| game_that_is_over(reading.table).map(drop);
    app.registry.read_as(table, principal, check).await??;
    known(app, table).await
}

async fn known(app: &App, table: &str) -> Result<ReviewState> {
    let nothing = ReviewState { done: 0, all: 0, review: None };
    if let Some(progress) = app.reviews.progress(table) {
        return Ok(progress);
    }
    match app.storage.review(table).await.map_err(unavailable)? {
        Some(stored) if !stored.body.is_empty() => {
            let review: Review = serde_json::from_str(&stored.body).map_err(internal)?;
            let all = review.curve.len() as u32;
            Ok(ReviewState { done: all, all, review: Some(review) })
        }
        // It was done between the two questions, or was not stored when it was.
        Some(_) => {
            let state = jobs::go_on_with_review(app, table).await?;
            Ok(app.reviews.progress(table).or(state).unwrap_or(nothing))
        }
        None => Ok(nothing),
    }
}

/// Begins the review of a table, unless there is one.
pub(crate) async fn ask(
    app: &App,
    principal: Principal,
    table: &str,
    address: String,
) -> Result<ReviewState> {
    let guest = principal.guest()?.id.clone();
    let known = state(app, principal, table).await?;
    if known.all > 0 {
        return Ok(known);
    }
    jobs::start_review(app, table, Asker { guest, address: Some(address) }, None).await
}

/// A position in which somebody decided.
struct DecisionPoint {
    position: AnyGame,
    mover: Seat,
    /// The seat of whoever asks.
    own: Option<SeatNumber>,
}

async fn moment(app: &App, principal: Principal, table: &str, number: u32) -> Result<DecisionPoint> {
    let number = number as usize;
    let read = move |reading: Reading<'_>| {
        let game = game_that_is_over(reading.table)?;
        match (game.at(number), game.made(number)) {
            (Some(position), Some(made)) => {
                Ok(DecisionPoint { position, mover: made.seat, own: reading.who.seat })
            }
            _ => refuse(ProblemKey::NotFound, "no move was made at this moment"),
        }
    };
    app.registry.read_as(table, principal, read).await?
}

/// What could have been done at a moment.
pub(crate) async fn moves(app: &App, principal: Principal, table: &str, number: u32) -> Result<MomentMoves> {
    let DecisionPoint { position, mover: seat, .. } = moment(app, principal, table, number).await?;
    Ok(MomentMoves { seat: seat.into(), offers: position.offers(seat) })
}

/// What another move would have brought, by what its player could know.
pub(crate) async fn try_move(
    app: &App,
    principal: Principal,
    table: &str,
    number: u32,
    notation: String,
    address: String,
) -> Result<TriedMove> {
    let guest = format!("guest {}", principal.guest()?.id);
    let DecisionPoint { position, mover: seat, .. } = moment(app, principal, table, number).await?;
    if !position.legal(seat).contains(&notation) {
        return refuse(ProblemKey::Illegal, "this move could not be made");
    }
    let Some(_turn) = app.bots.turn(&guest) else {
        return refuse(ProblemKey::RateLimited, "one question to the bots at a time");
    };
    match app.bots.try_move(position, seat, notation, address).await {
        Some(tried) => Ok(tried),
        None => not_now("this had to be done"),
    }
}

/// Opens a table that goes on from a moment, with computer players.
pub(crate) async fn play_on(
    app: &App,
    principal: &Principal,
    table: &str,
    number: u32,
    wish: PlayOn,
    address: &String,
) -> Result<OpenedTable> {
    let DecisionPoint { position, mover, own } = moment(app, principal.clone(), table, number).await?;
    let seat = wish.seat.or(own).unwrap_or(SeatNumber::from(mover));
    let beginning = Beginning { position, seat, mover, notation: wish.notation, level: wish.level };
    play_on::open(app, principal, address, beginning).await
}
