//! The board for a mail, as every spectator may see it: the mail may be read by others than its reader.

use std::time::Duration;

use catalog::AnyGame;

use crate::app::App;

/// Mails do not wait longer for it.
const SLOWEST: Duration = Duration::from_secs(10);

/// The board of a table as PNG; none where it cannot be read, or is no part of the game yet.
pub(super) async fn picture(app: &App, table: &str) -> Option<Vec<u8>> {
    tokio::time::timeout(SLOWEST, drawn(app, table)).await.ok().flatten()
}

async fn drawn(app: &App, table: &str) -> Option<Vec<u8>> {
    // The past stays with the table.
    let position = |game: &AnyGame| game.at(game.moves_made());
    let read = app.registry.read(table, move |table| table.the_game().ok().and_then(position));
    let game = read.await.ok().flatten()?;
    let png = tokio::task::spawn_blocking(move || pictures::draw(&game).map(|picture| picture.png()));
    match png.await.ok().flatten()? {
        Ok(png) => Some(png),
        Err(error) => {
            tracing::warn!(%error, table, "a mail goes without its picture");
            None
        }
    }
}
