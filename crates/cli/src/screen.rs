//! What the terminal can do: its width, and whether it has colours.

use std::fmt::Display;
use std::io::{self, IsTerminal};

/// Text is no wider than this: longer lines are hard to read.
const WIDEST_TEXT: usize = 100;
const USUAL_WIDTH: usize = 80;

/// Where the output goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Screen {
    pub(crate) has_colours: bool,
    /// Characters a line.
    pub(crate) width: usize,
}

/// How something is to look.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum TextStyle {
    Bold,
    Dim,
    Heading,
    /// The colour of a seat. It never stands alone: a letter or name says the same.
    Seat(usize),
}

impl Screen {
    /// Colours only where a terminal is, and where nobody has asked for none.
    pub(crate) fn of_environment() -> Self {
        let is_terminal = io::stdout().is_terminal();
        let no_colour = std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
        let width = terminal_size::terminal_size().map_or(USUAL_WIDTH, |(width, _)| usize::from(width.0));
        Self {
            has_colours: is_terminal && !no_colour,
            width: if is_terminal { width.max(40) } else { USUAL_WIDTH },
        }
    }

    #[cfg(test)]
    pub(crate) const fn plain(width: usize) -> Self {
        Self { has_colours: false, width }
    }

    pub(crate) fn text_width(&self) -> usize {
        self.width.min(WIDEST_TEXT)
    }

    pub(crate) fn paint(&self, style: TextStyle, text: impl Display) -> String {
        if self.has_colours { format!("\x1b[{}m{text}\x1b[0m", code(style)) } else { text.to_string() }
    }

    /// Wipes what can be seen, so that the next player does not read it.
    pub(crate) const fn wipe(&self) -> &'static str {
        if self.has_colours { "\x1b[2J\x1b[3J\x1b[H" } else { "" }
    }
}

/// Colours that stay legible on dark and light ground.
const fn code(style: TextStyle) -> &'static str {
    match style {
        TextStyle::Bold => "1",
        TextStyle::Dim => "2",
        TextStyle::Heading => "1;4",
        TextStyle::Seat(0) => "1;31",
        TextStyle::Seat(1) => "1;34",
        TextStyle::Seat(2) => "1;32",
        TextStyle::Seat(3) => "1;35",
        TextStyle::Seat(_) => "1;33",
    }
}
