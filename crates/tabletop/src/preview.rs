//! What a move will bring, before it is made.

use crate::{Event, Game, Line, Refusal, Seat, try_play};

/// The events of a move as its player would see them, up to the first that would be news: what can be known
/// before deciding, and nothing else.
pub fn preview<G: Game>(game: &G, seat: Seat, mv: &G::Move) -> Result<Vec<G::Event>, Refusal> {
    let mut events = Vec::new();
    try_play(&mut game.clone(), seat, mv, &mut events)?;
    let known = events.iter().take_while(|event| !event.is_new_information());
    Ok(known.filter_map(|event| event.seen_by(Some(seat))).collect())
}

/// What the things that a move is about would be worth after it: see [`Game::worth_after`]. Refuses what the rules refuse.
pub fn worth_after<G: Game>(game: &G, seat: Seat, mv: &G::Move) -> Result<Vec<Line>, Refusal> {
    game.why_not(seat, mv)?;
    Ok(game.worth_after(seat, mv))
}
