//! `tertulia games`: what can be played.

use std::io::Write;

use catalog::GameKind;
use texts::Texts;

use crate::Failure;
use crate::screen::{Screen, TextStyle};

pub(crate) fn run(screen: &Screen, texts: Texts, out: &mut dyn Write) -> Result<(), Failure> {
    for kind in GameKind::ALL {
        let seats = kind.seats();
        let values = [("least", (*seats.start()).into()), ("most", (*seats.end()).into())];
        let name = screen.paint(TextStyle::Bold, format!("{:<10}", kind.name()));
        let seats = texts.word("cli", "games-seats", &values);
        writeln!(out, "{name}  {:<18} {:<16} {seats}", kind.title(), kind.author())?;
    }
    writeln!(out, "\n{}", texts.word("cli", "games-hint", &[]))?;
    Ok(())
}
