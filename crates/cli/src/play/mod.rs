//! `tertulia play`: a game in the terminal.

mod bot;
mod command;
mod menu;
mod obey;
mod players;
mod saved;
mod session;
mod setup;
mod talk;

use std::io::{BufRead, Write};

use texts::Texts;

use crate::Failure;
use crate::arguments::PlayArguments;
use crate::screen::Screen;
use session::PlaySession;
pub(crate) use talk::Talk;

pub(crate) fn run(
    arguments: &PlayArguments,
    screen: Screen,
    texts: Texts,
    input: &mut dyn BufRead,
    is_terminal: bool,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let (game, players) = setup::set_up(arguments)?;
    let bot_seed = arguments.seed.unwrap_or_else(crate::chance::random_bits);
    let mut session = PlaySession::new(game, players, bot_seed, screen, texts, is_terminal, input, out);
    session.save_after_every_move(arguments.save.clone());
    session.run()
}
