//! A bar with the time that is left, where a person is watching.

use indicatif::{ProgressBar, ProgressStyle};

#[derive(Debug)]
pub(super) struct MatchProgress(ProgressBar);

impl MatchProgress {
    /// So much work in all. Drawn on the standard error, and only if that is a terminal.
    pub(super) fn new(work: u64) -> Self {
        let bar = ProgressBar::new(work);
        let style = ProgressStyle::with_template("{bar:40} {percent:>3} %  {elapsed} + {eta}  {msg}");
        Self(bar.with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar())))
    }

    /// What is being worked on.
    pub(super) fn name(&self, name: String) {
        self.0.set_message(name);
    }

    pub(super) fn advance(&self, work: u64) {
        self.0.inc(work);
    }

    /// Does something that writes, without the bar in its way.
    pub(super) fn aside<T>(&self, write: impl FnOnce() -> T) -> T {
        self.0.suspend(write)
    }

    pub(super) fn finish(&self) {
        self.0.finish_and_clear();
    }
}
