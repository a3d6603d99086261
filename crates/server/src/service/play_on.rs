//! Tables that begin from a position: a person on one seat, computer players on the others.

use catalog::AnyGame;
use protocol::rest::OpenedTable;
use protocol::table::{BotLevel, Settings, Sitter};
use protocol::{ProblemKey, SeatNumber};
use table::{First, Opening, check_settings};
use tabletop::{Deal, Rng, Seat};

use super::rates;
use super::tables::{check_open_tables, create};
use crate::app::App;
use crate::principal::Principal;
use crate::refuse::{Result, internal, not_now, refuse};
use crate::secret;

/// Where a table begins.
pub(super) struct Beginning {
    pub(super) position: AnyGame,
    /// Where the person sits.
    pub(super) seat: SeatNumber,
    /// Who is to move.
    pub(super) mover: Seat,
    /// A move that is made at once.
    pub(super) notation: Option<String>,
    pub(super) level: BotLevel,
}

/// Opens the table.
pub(super) async fn open(
    app: &App,
    principal: &Principal,
    address: &String,
    beginning: Beginning,
) -> Result<OpenedTable> {
    let host = principal.guest()?;
    check_open_tables(app, host, false).await?;
    let (seat, level) = (beginning.seat, beginning.level);
    let position = first_position(beginning)?;
    let settings = settings(&position)?;
    let kind = check_settings(&settings)?;
    rates::table(app, &host.id, address).await?;
    let opening = Opening {
        id: secret::name().map_err(internal)?,
        kind,
        rules_version: kind.rules_version(),
        settings,
        opened_at: app.time.now(),
        host_guest: host.id.clone(),
        host_seat: Some(seat),
        server_part: Deal::new(secret::bytes().map_err(internal)?),
        rematch_of: None,
        position: Some(position.dump()),
    };
    let sitter = |other: SeatNumber| if other == seat { Sitter::Person } else { Sitter::Bot { level } };
    let first = (0..position.seats()).map(|other| First {
        seat: other,
        sitter: sitter(other),
        name: host.name.clone(),
        player: host.account(),
        deal_part: None,
    });
    create(app, opening, first.collect(), (host, None)).await
}

/// What the person's seat could not know is dealt anew: whoever has looked back at a game knows too much of it.
fn first_position(beginning: Beginning) -> Result<AnyGame> {
    let Beginning { mut position, seat, mover, notation, .. } = beginning;
    let viewer = Seat::try_from(seat).ok().filter(|_| seat < position.seats());
    let Some(viewer) = viewer else { return refuse(ProblemKey::NotFound, "there is no such seat") };
    let mut chance = Rng::new(u64::from_le_bytes(secret::bytes().map_err(internal)?));
    if viewer == mover {
        position = position.redealt(viewer, &mut chance);
    }
    if let Some(notation) = notation
        && position.play(mover, &notation, None).is_err()
    {
        return refuse(ProblemKey::Illegal, "this move cannot be made here");
    }
    // The move of somebody else is made with the hand that they had.
    if viewer != mover {
        position = position.redealt(viewer, &mut chance);
    }
    if position.status().is_finished() { not_now("the game is over here") } else { Ok(position) }
}

/// The usual settings, with the options of the game.
fn settings(position: &AnyGame) -> Result<Settings> {
    let settings = serde_json::json!({
        "game": position.kind().name(),
        "seats": position.seats(),
        "options": position.options(),
    });
    serde_json::from_value(settings).map_err(internal)
}
