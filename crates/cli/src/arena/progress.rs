//! A bar with the time that is left, where a person is watching.

use indicatif::{ProgressBar, ProgressStyle};

#[derive(Debug)]
pub(super) struct Progress(ProgressBar);

impl Progress {
    /// Drawn on the standard error, and only if that is a terminal.
    pub(super) fn new(games: usize) -> Self {
        let bar = ProgressBar::new(games as u64);
        let style = ProgressStyle::with_template("{bar:40} {pos}/{len}  {elapsed} + {eta}");
        Self(bar.with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar())))
    }

    pub(super) fn advance(&self) {
        self.0.inc(1);
    }

    pub(super) fn finish(&self) {
        self.0.finish_and_clear();
    }
}
